/* What can be pressed on the board. */
#ifndef CONSPIRACY_SCENE_SOLOMON_TOUCH_H
#define CONSPIRACY_SCENE_SOLOMON_TOUCH_H

#include <stdbool.h>

struct table;

/* Makes the spots of agents, cities and the case, within the lens, and does what is pressed. */
void touch_board(struct table *t);
/* The focus goes to something lit: at once where the next choice has begun, else only if nothing has it. */
void touch_focus(struct table *t, bool now);

#endif
