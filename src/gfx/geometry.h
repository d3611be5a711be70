/* Points, rectangles and colours: plain values. */
#ifndef CONSPIRACY_GFX_GEOMETRY_H
#define CONSPIRACY_GFX_GEOMETRY_H

#include <stdbool.h>

struct point {
    float x, y;
};

/* x, y: top left. y grows downwards. */
struct rect {
    float x, y, w, h;
};

/* Straight (not premultiplied) colour, each 0 to 1. */
struct color {
    float r, g, b, a;
};

/* A colour from 0xRRGGBB, opaque; and with another opacity. */
struct color color_hex(unsigned rgb);
struct color color_fade(struct color color, float opacity); /* multiplies the opacity */
struct color color_mix(struct color from, struct color to, float t);

struct point rect_center(struct rect r);
bool rect_has(struct rect r, struct point p);
bool rect_empty(struct rect r);
struct rect rect_common(struct rect a, struct rect b); /* the intersection, w and h 0 when none */
struct rect rect_grow(struct rect r, float by);        /* on every side; negative shrinks */
struct rect rect_around(struct point center, float w, float h);

#endif
