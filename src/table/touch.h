/* What can be pressed in the middle of the table: the spots that the game lists, and the focus among them. */
#ifndef CONSPIRACY_TABLE_TOUCH_H
#define CONSPIRACY_TABLE_TOUCH_H

#include <stdbool.h>

struct table;

/* Makes the game's spots, through the lens, and does what is pressed. */
void touch_frame(struct table *t);
/* The focus goes to something lit: at once where the next choice has begun, else only if nothing has it. */
void touch_focus(struct table *t, bool now);
/* Whether keys and pad walk over this kind of things now: at the start of a turn over one kind that it may begin with. */
bool touch_walks(const struct table *t, int kind);
/* A turn begins and nothing is chosen yet. */
bool touch_turn_begins(const struct table *t);

#endif
