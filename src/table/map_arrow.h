/* An announced journey on a map: an arrow cut of paper, which bends away from names, pieces and other pins, and
 * lies over whatever it cannot avoid, since it is what everybody must see. Map units. */
#ifndef CONSPIRACY_TABLE_MAP_ARROW_H
#define CONSPIRACY_TABLE_MAP_ARROW_H

#include "gfx/geometry.h"

#include <stddef.h>

struct gfx;
struct map_names;
struct map_plan;
struct piece_set;

enum { MAP_ARROW_POINTS = 33 };

struct map_arrow {
    size_t n; /* of its points; 0: its places are too near each other for any */
    struct point at[MAP_ARROW_POINTS];
    float scale; /* of its head and thread: 1 where the map is MAP_USUAL_WIDTH wide */
};

/* Where it runs for a piece that stands at one place and goes to another: from the side of that piece, clear of all
 * others; from the pin, once it has gone. */
void map_arrow_find(const struct map_plan *plan, const struct map_names *names,
                    const struct piece_set *pieces, size_t mover, size_t from, size_t to,
                    struct map_arrow *out);

/* Over the pieces. */
void map_arrow_draw(struct gfx *gfx, const struct map_arrow *arrow);

/* Over the pieces: a ring around where it goes, in the colour of what goes there. */
void map_arrow_target(struct gfx *gfx, const struct map_plan *plan, size_t to, struct color color);

#endif
