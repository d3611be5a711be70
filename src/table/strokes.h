/* A number as strokes of a pen on ruled lines, in fives: for amounts that are written down. */
#ifndef CONSPIRACY_TABLE_STROKES_H
#define CONSPIRACY_TABLE_STROKES_H

#include "gfx/geometry.h"

struct gfx;

/* n strokes from the top left of a box, as large as they fit; the last `fresh` of them in another ink. */
void strokes_draw(struct gfx *gfx, struct rect at, int n, int fresh);

#endif
