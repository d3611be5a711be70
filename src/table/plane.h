/* What the layout of the board needs to know of boxes and segments beside gfx/geometry.h; no drawing. */
#ifndef CONSPIRACY_TABLE_PLANE_H
#define CONSPIRACY_TABLE_PLANE_H

#include "gfx/geometry.h"

/* The surface that two rectangles share; 0 when they do not meet. */
float plane_shared(struct rect a, struct rect b);
/* a lies within b. */
bool plane_within(struct rect a, struct rect b);
/* The length of the segment from p to q that runs through a. */
float plane_crossed(struct rect a, struct point p, struct point q);
struct point plane_between(struct point a, struct point b, float t);
float plane_distance(struct point a, struct point b);

/* A number in 0 to 1 that depends on nothing but a and b: the small irregularities of things made by hand. */
float plane_jitter(unsigned a, unsigned b);

#endif
