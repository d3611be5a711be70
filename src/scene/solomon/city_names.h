/* The names of the cities and the signs of the stations, drawn over the cached board: those that a figure would cover move
 * aside. */
#ifndef CONSPIRACY_SCENE_SOLOMON_CITY_NAMES_H
#define CONSPIRACY_SCENE_SOLOMON_CITY_NAMES_H

#include "gfx/geometry.h"
#include "scene/solomon/groups.h"

struct table;

/* Where the names are while the pieces stand where they do. */
struct city_names {
    uint64_t key; /* what it was worked out for; 0: nothing yet */
    struct rect at[SOLOMON_CITIES];
    struct rect sign[SOLOMON_CITIES]; /* that trains stop there; empty: they do not */
    uint64_t covered;                 /* cities whose name or sign lies on a figure all the same */
};

/* Both within the lens: under the pieces all names; over them those that must be read now, or that found no free place. */
void city_names_under(struct table *t);
void city_names_over(struct table *t);

/* Within the lens, once more: the names and signs that a frame around `at` (on the map) would cross. */
void city_names_across(struct table *t, struct rect at);

#endif
