/* The head of a table: the round, and facts in words. */
#ifndef CONSPIRACY_TABLE_HEAD_H
#define CONSPIRACY_TABLE_HEAD_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct table;

void head_frame(struct table *t);

/* --- for what a game writes there */

/* The round, at the top of what is left of the head; cuts its row off and returns how much of it is taken. */
float head_round(struct table *t, struct rect *inside);
/* table_game.facts entries at the foot, in as many rows as the layout found room for; none where there is none. */
void head_facts(struct table *t, struct rect inside, void (*draw)(struct table *t, size_t i, struct rect at));
/* An entry: a badge, a name where there is room for it, and a word beside it, which may be ""; struck: in brass. */
void head_fact(struct table *t, size_t i, struct rect at,
               void (*badge)(struct table *t, size_t i, struct rect at), const char *name, const char *words,
               bool struck);
/* An icon (below assets/) and a word at the right end of a row, beside what is taken of it at the left. False: there is no room,
 * and nothing is drawn. */
bool head_note(struct table *t, struct rect row, float taken, const char *icon, const char *words);

#endif
