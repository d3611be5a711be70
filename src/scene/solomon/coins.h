/* Sovereigns as objects: a stack seen from a little above. */
#ifndef CONSPIRACY_SCENE_SOLOMON_COINS_H
#define CONSPIRACY_SCENE_SOLOMON_COINS_H

#include "gfx/geometry.h"

struct table;

/* n coins in stacks of ten standing on the lower edge of a box; `fresh` of them, on top, are bright. */
void coins_draw(struct table *t, struct rect at, int n, int fresh);

#endif
