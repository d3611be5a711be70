/* The board of The Solomon Gambit for the table's map: what is printed on it, and where. */
#ifndef CONSPIRACY_SCENE_SOLOMON_BOARD_H
#define CONSPIRACY_SCENE_SOLOMON_BOARD_H

#include "gfx/geometry.h"

#include <stddef.h>

struct table;

/* Reads how the map and the figures were made; once, and a line on standard error for a file that cannot be read. */
void board_read(struct table *t);

/* Works the plan out for the table's middle, if it is not that already. */
void board_plan(struct table *t);

/* Where a space of Dr. Solomon's track is, and the radius of one; map units. */
struct point board_track(const struct table *t, size_t space);
float board_track_radius(const struct table *t);

#endif
