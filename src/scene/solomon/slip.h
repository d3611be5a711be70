/* The announcement that stands, with the ladder of what was said about it. */
#ifndef CONSPIRACY_SCENE_SOLOMON_SLIP_H
#define CONSPIRACY_SCENE_SOLOMON_SLIP_H

#include "gfx/geometry.h"

struct table;

/* A paper slip at the top of the map while others argue; nothing while nothing is announced. */
void slip_frame(struct table *t);
/* The ladder alone: who named what, passed or yielded, from left to right. */
void slip_ladder(struct table *t, struct rect at);

#endif
