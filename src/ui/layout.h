/* Layout: rectangles cut from rectangles. No state, no drawing. All in u (ui/ui.h). */
#ifndef CONSPIRACY_UI_LAYOUT_H
#define CONSPIRACY_UI_LAYOUT_H

#include "gfx/geometry.h"

/* Cuts a strip off *from and returns it; *from keeps the rest. Never cuts more than there is. */
struct rect cut_left(struct rect *from, float width);
struct rect cut_right(struct rect *from, float width);
struct rect cut_top(struct rect *from, float height);
struct rect cut_bottom(struct rect *from, float height);

/* The rectangle without a margin on each side. */
struct rect rect_pad(struct rect r, float by);
struct rect rect_pad_xy(struct rect r, float x, float y);

/* The i-th of n equal columns or rows with a gap between them. */
struct rect rect_column(struct rect r, int i, int n, float gap);
struct rect rect_row(struct rect r, int i, int n, float gap);

/* The i-th cell of a grid of columns × rows, row by row. */
struct rect rect_grid(struct rect r, int i, int columns, int rows, float gap);

/* A box of w × h, at most r's size, placed in r. ax, ay: 0 left or top, 1 right or bottom. */
struct rect rect_place(struct rect r, float w, float h, float ax, float ay);
struct rect rect_centered(struct rect r, float w, float h);

/* The largest box of that aspect (width / height) inside r, centred. */
struct rect rect_fit(struct rect r, float aspect);

/* Moves the box so that it lies inside r. */
struct rect rect_keep(struct rect box, struct rect r);

#endif
