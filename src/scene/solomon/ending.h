/* The end of The Solomon Gambit; see struct table_game. */
#ifndef CONSPIRACY_SCENE_SOLOMON_ENDING_H
#define CONSPIRACY_SCENE_SOLOMON_ENDING_H

#include "table/ending.h"
#include "table/game.h"

void solomon_ending(const struct table *t, const game_outcome *outcome, struct ending *out,
                    struct text *reason);
void solomon_end_head(struct table *t, struct rect row);
void solomon_end_row(struct table *t, int seat, struct rect row);
/* What it was all about, in the corner of the card: the case, open, or the doctor. */
void solomon_prize(struct table *t, struct rect card);

#endif
