/* Where a press leads to what wins the match, a place of a map says so on a plate of its own. */
#ifndef CONSPIRACY_TABLE_MAP_WINS_H
#define CONSPIRACY_TABLE_MAP_WINS_H

#include "gfx/geometry.h"

#include <stddef.h>

struct table;

/* The plate of a place, map units: at its name, where it lies on no other name, no figure and no pin, as far as there is such a
 * side. Empty: the place has none. The map has been laid out and its pieces are placed. */
struct rect map_win_place(const struct table *t, size_t place);

/* Draws all of them. */
void map_wins_draw(struct table *t);

#endif
