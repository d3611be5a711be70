/* What is to be looked at, in red frames: what a lesson points at, and what a hint speaks of. On the window. */
#ifndef CONSPIRACY_TABLE_POINTED_H
#define CONSPIRACY_TABLE_POINTED_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct table;

enum { POINTED_MOST = 16 };

struct pointed {
    struct rect at[POINTED_MOST];
    size_t n;
};

/* Adds a place; what is much of the same is framed together, as a place and its name, but not what merely touches. */
void pointed_add(struct pointed *p, struct rect at);
/* Adds what is pressed: a place and its name, which touch, are one of them. */
void pointed_add_press(struct pointed *p, struct rect at);
/* A card lies over the table: what is under it is not framed through it, and what is on it is of nothing on a map. */
bool pointed_covered(const struct table *t);
/* Makes the place of something on a map large enough for its name. */
void pointed_round(const struct table *t, struct rect *at);
/* Draws a frame around each, which breathes for a moment from `since` on, ms. */
void pointed_draw(struct table *t, const struct pointed *p, uint64_t since);

#endif
