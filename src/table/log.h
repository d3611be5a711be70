/* The log: typed on paper beside the middle, and as a card with all of it. */
#ifndef CONSPIRACY_TABLE_LOG_H
#define CONSPIRACY_TABLE_LOG_H

#include <stdbool.h>

struct host_log_line;
struct table;
struct table_game;

/* How a line counts where there is room for the most important alone (enum table_line): one that would be dropped is kept if it is
 * the only one that tells what followed. */
int log_worth(const struct table_game *game, const struct host_log_line *line);

void log_frame(struct table *t); /* the sheet beside the middle; nothing where there is no room */
/* It shows all that has happened since the viewer's last turn. */
bool log_tells(struct table *t);
void log_card_frame(struct table *t); /* all of it, when asked for */

#endif
