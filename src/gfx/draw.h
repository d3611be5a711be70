/* Drawing calls, valid between gfx_begin() and gfx_end(); all go through one batcher. Units are those of the
 * current view. Colours are straight; blending is premultiplied inside. */
#ifndef CONSPIRACY_GFX_DRAW_H
#define CONSPIRACY_GFX_DRAW_H

#include <stddef.h>

#include "gfx/geometry.h"

struct gfx;

enum gfx_blend { BLEND_NORMAL, BLEND_ADD, BLEND_MULTIPLY };

/* A whole picture, or a part of it, in a rectangle. */
struct gfx_sprite {
    gfx_texture texture;
    struct rect at;     /* where, in view units */
    struct rect part;   /* which part, 0 to 1; all zero: the whole */
    struct color tint;  /* multiplies; all zero counts as white */
    float turn;         /* radians clockwise, about the centre of `at` plus pivot */
    struct point pivot; /* offset of the turning point from the centre, view units */
    bool mirror;        /* left and right swapped */
};

void gfx_fill(struct gfx *gfx, struct rect at, struct color color);
void gfx_image(struct gfx *gfx, gfx_texture texture, struct rect at, struct color tint);
void gfx_sprite(struct gfx *gfx, const struct gfx_sprite *sprite);

/* The picture at its own proportions, inside the rectangle (fit) or covering it (cover). Returns where it was
 * drawn. */
struct rect gfx_image_fit(struct gfx *gfx, gfx_texture texture, struct rect at, struct color tint);
void gfx_image_cover(struct gfx *gfx, gfx_texture texture, struct rect at, struct color tint);

/* A picture stretched over four corners, clockwise from top left: folded paper, thrown dice. */
void gfx_quad(struct gfx *gfx, gfx_texture texture, const struct point corner[4], struct color tint);

/* A nine-slice: corners keep their size. border: picture pixels from each edge; scale: view units per picture
 * pixel. */
void gfx_nine(struct gfx *gfx, gfx_texture texture, struct rect at, float border, float scale,
              struct color tint);

/* The same with a different border on each side. */
struct gfx_edges {
    float left, top, right, bottom;
};
void gfx_nine_edges(struct gfx *gfx, gfx_texture texture, struct rect at, struct gfx_edges border,
                    float scale, struct color tint);

/* Smooth-edged shapes; they need no file. */
void gfx_disc(struct gfx *gfx, struct point center, float radius, struct color color);
void gfx_ring(struct gfx *gfx, struct point center, float radius, float thickness, struct color color);
void gfx_round(struct gfx *gfx, struct rect at, float radius, struct color color);
void gfx_round_line(struct gfx *gfx, struct rect at, float radius, float thickness, struct color color);
void gfx_line(struct gfx *gfx, struct point a, struct point b, float width, struct color color);
/* Corners in a row, the first of which sees all others: what is cut of paper. */
void gfx_cut(struct gfx *gfx, const struct point *corner, size_t n, struct color color);
void gfx_glow(struct gfx *gfx, struct rect at, float spread,
              struct color color); /* soft-edged box: shadows */

/* A strip along points, textured along its length (u along it, v across): string, rail. texture 0: plain,
 * with soft edges. repeat: view units per repetition of the picture. */
void gfx_strip(struct gfx *gfx, gfx_texture texture, const struct point *points, size_t n, float width,
               float repeat, struct color tint);

/* Clipping: only what lies inside every pushed rectangle is drawn. In view units at the time of the push. */
void gfx_clip_push(struct gfx *gfx, struct rect at);
void gfx_clip_pop(struct gfx *gfx);

/* A view: p lands at p × scale + offset of the view below. Up to 16 deep. */
void gfx_view_push(struct gfx *gfx, float scale, struct point offset);
void gfx_view_pop(struct gfx *gfx);
float gfx_view_scale(const struct gfx *gfx);                       /* pixels per unit */
struct point gfx_to_pixels(const struct gfx *gfx, struct point p); /* view units to pixels */
struct point gfx_from_pixels(const struct gfx *gfx, struct point p);

/* Multiplies the opacity of everything drawn until it is popped. Up to 16 deep. */
void gfx_opacity_push(struct gfx *gfx, float opacity);
void gfx_opacity_pop(struct gfx *gfx);

void gfx_set_blend(struct gfx *gfx, enum gfx_blend blend); /* BLEND_NORMAL at the start of a frame */

#endif
