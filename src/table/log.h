/* The log: typed on paper beside the middle, and as a card with all of it. */
#ifndef CONSPIRACY_TABLE_LOG_H
#define CONSPIRACY_TABLE_LOG_H

#include <stdbool.h>

struct table;

void log_frame(struct table *t); /* the sheet beside the middle; nothing where there is no room */
/* It shows all that has happened since the viewer's last turn. */
bool log_tells(struct table *t);
void log_card_frame(struct table *t); /* all of it, when asked for */

#endif
