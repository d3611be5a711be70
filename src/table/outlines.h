/* The outlines of pieces, coarse enough to work out who hides how much of whom. No drawing. */
#ifndef CONSPIRACY_TABLE_OUTLINES_H
#define CONSPIRACY_TABLE_OUTLINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { OUTLINE_CELLS = 32 };

/* A square of cells, one number a row, the highest bit at the left. All outlines of a game have the same scale, and their
 * pieces stand on the same cell. */
struct outline {
    uint32_t row[OUTLINE_CELLS];
};

/* For a piece whose outline is not known: a plain block, as high as a figure. */
struct outline outline_plain(void);

/* The side of a cell of the plain one, as a share of a figure's height. */
#define OUTLINE_PLAIN_CELL (1 / 23.0f)

/* Reads row number `row` from a picture of it: OUTLINE_CELLS characters, `#` set and `.` not. False: it is none. */
bool outline_read_row(struct outline *out, size_t row, const char *picture);

/* The row on which the plain one stands, and others unless their file says otherwise. */
#define OUTLINE_GROUND 27.0f

/* How many cells are set. */
unsigned outline_size(const struct outline *o);

/* How many cells are set in the columns from left to right and the rows from top to bottom, the last ones left out; what lies
 * outside the square counts as not set. */
unsigned outline_within(const struct outline *o, int left, int top, int right, int bottom);

/* The highest row in which a cell is set. */
int outline_top(const struct outline *o);

/* How many rows from the top down to the lowest cell that is set. */
int outline_foot(const struct outline *o);

/* Half the width of what is set in a row. */
float outline_half(const struct outline *o, int row);

/* Takes away what another piece covers that stands so many cells further right and down. */
void outline_cover(struct outline *left, const struct outline *by, int right, int down);

/* The upper half of what the outline takes up, where a figure's face is: the rows before the one returned. */
int outline_waist(const struct outline *o);

#endif
