/* The red lines of the board as string strung by hand between brass pins: where each strand runs. No drawing. */
#ifndef CONSPIRACY_SCENE_SOLOMON_STRANDS_H
#define CONSPIRACY_SCENE_SOLOMON_STRANDS_H

#include "rules/solomon/solomon_view.h"
#include "scene/solomon/plane.h"

enum {
    STRANDS_MAX = SOLOMON_CITIES * 4,
    STRAND_POINTS = 17,
};

struct strand {
    uint8_t from, to; /* cities, from < to */
    struct point at[STRAND_POINTS];
};

/* All strands of a board whose cities stand at `city`, units as given. The same board gives the same strands. Returns how many. */
size_t strands_make(const struct game_box *box, const struct point *city, struct strand *out, size_t cap);

/* One strand between two points: sags a little, unevenly. */
void strand_between(struct point a, struct point b, unsigned seed, struct point out[STRAND_POINTS]);

/* The point at t (0 to 1) of the way along a line of n points, by length. */
struct point strand_along(const struct point *line, size_t n, float t);

#endif
