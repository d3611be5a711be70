/* Points, rectangles, colours and handles: plain values. */
#ifndef CONSPIRACY_GFX_GEOMETRY_H
#define CONSPIRACY_GFX_GEOMETRY_H

#include <stdbool.h>
#include <stdint.h>

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

/* A picture (gfx/texture.h). 0 is plain white: always there and always ready. */
typedef uint32_t gfx_texture;

/* A font (gfx/text.h). 0 can always be used: the first font that loads or, if none does, plain boxes. */
typedef uint32_t gfx_font;

/* How a line is set. size: the em in view units, drawn at the nearest whole pixel size. */
struct gfx_type {
    gfx_font font;
    float size;
    float spacing; /* letter spacing in view units, usually 0; spaced text is drawn character by character */
};

enum gfx_align { ALIGN_LEFT, ALIGN_CENTER, ALIGN_RIGHT };
enum gfx_valign { VALIGN_TOP, VALIGN_MIDDLE, VALIGN_BOTTOM };

/* A colour from 0xRRGGBB, opaque; and with another opacity. */
struct color color_hex(unsigned rgb);
struct color color_fade(struct color color, float opacity); /* multiplies the opacity */
struct color color_mix(struct color from, struct color to, float t);

struct point rect_center(struct rect r);
bool rect_has(struct rect r, struct point p);
bool rect_empty(struct rect r);
struct rect rect_common(struct rect a, struct rect b); /* the intersection, w and h 0 when none */
/* The smallest one that holds both. */
struct rect rect_both(struct rect a, struct rect b);
struct rect rect_grow(struct rect r, float by); /* on every side; negative shrinks */
struct rect rect_around(struct point center, float w, float h);

#endif
