/* A number as strokes of a pen on ruled lines, in fives: for amounts that are written down. */
#ifndef CONSPIRACY_TABLE_STROKES_H
#define CONSPIRACY_TABLE_STROKES_H

#include "gfx/geometry.h"

struct table;

/* n strokes from the top left of a box, as large as they fit; the last `fresh` of them in another ink. For table_game.amounts_pile. */
void strokes_pile(struct table *t, struct rect at, int n, int fresh);

#endif
