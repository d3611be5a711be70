/* The log: typed on paper beside the map, and as a card with all of it. */
#ifndef CONSPIRACY_SCENE_SOLOMON_LOG_PANEL_H
#define CONSPIRACY_SCENE_SOLOMON_LOG_PANEL_H

#include <stdbool.h>

struct table;

void log_panel_frame(struct table *t); /* the sheet beside the map; nothing where there is no room */
/* It shows all that has happened since the viewer's last turn. */
bool log_panel_tells(struct table *t);
void log_card_frame(struct table *t); /* all of it, when asked for */

#endif
