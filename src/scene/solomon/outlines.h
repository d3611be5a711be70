/* The outlines of the agents' pictures and of the case, coarse enough to reckon with: who hides how much of whom. */
#ifndef CONSPIRACY_SCENE_SOLOMON_OUTLINES_H
#define CONSPIRACY_SCENE_SOLOMON_OUTLINES_H

#include <stddef.h>
#include <stdint.h>

/* A piece (an agent, or the case after them) is a square of cells, one number a row, the highest bit at the left. All
 * stand on the same cell. */
enum { OUTLINE_CELLS = 32, OUTLINES = 7 };

/* The side of a cell as a share of a figure's height in the layout. */
#define OUTLINE_CELL (16 / (172 * 2.08f))

const uint32_t *outline_of(size_t piece);

/* How many cells are set. */
unsigned outline_size(const uint32_t rows[OUTLINE_CELLS]);

/* Takes away what another piece covers that stands so many cells further right and down. */
void outline_cover(uint32_t rows[OUTLINE_CELLS], size_t by, int right, int down);

#endif
