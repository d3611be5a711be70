/* Numbers that depend on nothing but their seed, for made-up maps. */
#ifndef CONSPIRACY_TESTS_TABLE_CHANCE_H
#define CONSPIRACY_TESTS_TABLE_CHANCE_H

#include "table/plane.h"

#include <stddef.h>
#include <stdint.h>

/* One of 0 to n - 1. */
static inline unsigned chance(uint64_t *seed, unsigned n)
{
    *seed = *seed * 6364136223846793005U + 1442695040888963407U;
    return (unsigned)(*seed >> 33) % n;
}

/* n places anywhere on a map of that size, no two nearer to each other than `apart`. */
static inline void scatter(uint64_t *seed, struct point size, float apart, size_t n, struct point *out)
{
    for (size_t i = 0; i < n; i++) {
        bool far = false;
        while (!far) {
            out[i] = (struct point){60 + (float)chance(seed, (unsigned)size.x - 120),
                                    40 + (float)chance(seed, (unsigned)size.y - 80)};
            far = true;
            for (size_t k = 0; k < i; k++)
                far = far && plane_distance(out[i], out[k]) > apart;
        }
    }
}

#endif
