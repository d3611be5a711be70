/* The lines of a map as string, strung by hand between pins: where each strand runs. No drawing. */
#ifndef CONSPIRACY_TABLE_STRANDS_H
#define CONSPIRACY_TABLE_STRANDS_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

enum {
    STRANDS_MAX = 256,
    STRAND_POINTS = 17,
};

struct strand {
    uint8_t from, to; /* places, from < to */
    struct point at[STRAND_POINTS];
};

/* All strands between places that stand at `at`, in units as given; lines: for each place a bit for each neighbour. The same
 * map gives the same strands. Returns how many, at most cap. */
size_t strands_make(const uint64_t *lines, const struct point *at, size_t places, struct strand *out,
                    size_t cap);

/* The course of the string from one place to another, as strands_make hangs it between these two, joined or not. */
void strand_way(const struct point *at, size_t from, size_t to, struct point out[STRAND_POINTS]);

/* A strand between two points: it sags a little, unevenly. seed: the same one gives the same strand. */
void strand_between(struct point a, struct point b, unsigned seed, struct point out[STRAND_POINTS]);

/* A strand that runs smoothly through n points, two at least; back: from the last to the first. */
void strand_through(const struct point *via, size_t n, bool back, struct point out[STRAND_POINTS]);

/* The point at t (0 to 1) of the way along a line of n points, by length. */
struct point strand_along(const struct point *line, size_t n, float t);

#endif
