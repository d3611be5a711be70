/* What a pen writes: a number as strokes on ruled lines, in fives, for amounts that are written down; a line round something. */
#ifndef CONSPIRACY_TABLE_STROKES_H
#define CONSPIRACY_TABLE_STROKES_H

#include "gfx/geometry.h"

struct gfx;
struct table;

/* n strokes from the top left of a box, as large as they fit; the last `fresh` of them in another ink. For table_game.amounts_pile. */
void strokes_pile(struct table *t, struct rect at, int n, int fresh);
/* A line once round a box, drawn by hand: a little open, and past its beginning. */
void strokes_round(struct gfx *gfx, struct rect at, float wide, struct color ink);

#endif
