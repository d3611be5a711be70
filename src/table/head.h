/* The head of a table: the round, and facts in words. */
#ifndef CONSPIRACY_TABLE_HEAD_H
#define CONSPIRACY_TABLE_HEAD_H

#include "gfx/geometry.h"

#include <stddef.h>

struct table;

void head_frame(struct table *t);

/* --- for what a game writes there */

/* The round, at the top of what is left of the head; cuts its row off and returns how much of it is taken. */
float head_round(struct table *t, struct rect *inside);
/* table_game.facts entries at the foot, in as many rows as the layout found room for; none where there is none. */
void head_facts(struct table *t, struct rect inside, void (*draw)(struct table *t, size_t i, struct rect at));

#endif
