/* The names of the cities and the signs of the stations, drawn over the cached board. Through the lens. */
#ifndef CONSPIRACY_SCENE_SOLOMON_CITY_NAMES_H
#define CONSPIRACY_SCENE_SOLOMON_CITY_NAMES_H

#include "gfx/geometry.h"

struct table;

/* Under the pieces all names; over them those that must be read now, or that found no free place. */
void city_names_under(struct table *t);
void city_names_over(struct table *t);

/* Once more: the names and signs that a frame around `at` (on the map) would cross. */
void city_names_across(struct table *t, struct rect at);

#endif
