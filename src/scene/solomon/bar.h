/* The bar at the bottom: what is asked, in one sentence, and the buttons. */
#ifndef CONSPIRACY_SCENE_SOLOMON_BAR_H
#define CONSPIRACY_SCENE_SOLOMON_BAR_H

#include <stdbool.h>

struct table;

void bar_frame(struct table *t);
/* One step back: the last thing chosen, or the mode. False: there was nothing to give back. */
bool bar_back(struct table *t);

#endif
