/* Shaded drawing. Each has a plain fallback: on low quality, without its shader, on the null backend. */
#ifndef CONSPIRACY_GFX_EFFECTS_H
#define CONSPIRACY_GFX_EFFECTS_H

#include "gfx/draw.h"
#include "gfx/gfx.h"
#include "gfx/texture.h"

/* The one lamp over the desk, in view units at the time of the call; z: height over the table. */
struct gfx_lamp {
    float x, y, z;
    float reach;          /* distance at which the light has fallen to half */
    struct color light;   /* a: strength, 1 usual */
    struct color ambient; /* what is left outside its light */
};
void gfx_set_lamp(struct gfx *gfx, const struct gfx_lamp *lamp);

/* A sprite under the lamp. normal: its normal map (x right, y up, z to the viewer), 0 for flat. */
void gfx_lit(struct gfx *gfx, const struct gfx_sprite *sprite, gfx_texture normal);

/* Darkens a rectangle as the lamp would: the plain way to light a cached board. */
void gfx_lamplight(struct gfx *gfx, struct rect at);

/* The sprite burning away: amount 0 whole, 1 gone. seed: shape of the hole's edge. */
void gfx_burn(struct gfx *gfx, const struct gfx_sprite *sprite, float amount, uint32_t seed);

/* An opaque curtain over the rectangle. open: 0 shut (nothing behind is visible), 1 away. */
void gfx_curtain(struct gfx *gfx, struct rect at, float open, struct color color);

/* Vignette and grain over the whole frame, in one pass; strengths 0 to 1. still: a frame number for the
 * grain, 0 to hold it still. Low quality draws the vignette only. */
void gfx_finish(struct gfx *gfx, float vignette, float grain, uint32_t still);

#endif
