/* Effects that use shaders. Each has a plain fallback for low quality, a missing shader and the null backend. */
#ifndef CONSPIRACY_GFX_EFFECTS_H
#define CONSPIRACY_GFX_EFFECTS_H

#include "gfx/draw.h"
#include "gfx/gfx.h"
#include "gfx/texture.h"

/* The lamp over the desk, in view units at the time of the call; z: height above the table. */
struct gfx_lamp {
    float x, y, z;
    float reach;          /* distance at which the light has halved */
    struct color light;   /* a: strength, 1 usual */
    struct color ambient; /* light where the lamp does not reach */
};
void gfx_set_lamp(struct gfx *gfx, const struct gfx_lamp *lamp);

/* A sprite lit by the lamp. normal: its normal map (x right, y up, z towards the viewer), 0: flat. */
void gfx_lit(struct gfx *gfx, const struct gfx_sprite *sprite, gfx_texture normal);

/* Darkens a rectangle as the lamp would: the cheap way to light a cached board. */
void gfx_lamplight(struct gfx *gfx, struct rect at);

/* The sprite burning away. amount: 0 whole, 1 gone. seed: shape of the burning edge. */
void gfx_burn(struct gfx *gfx, const struct gfx_sprite *sprite, float amount, uint32_t seed);

/* An opaque curtain over the rectangle. open: 0 shut, nothing behind it is visible; 1 gone. */
void gfx_curtain(struct gfx *gfx, struct rect at, float open, struct color color);

/* Vignette and grain over the whole frame in one pass; strengths 0 to 1. still: a frame number that moves the
 * grain, 0 to freeze it. Low quality draws the vignette only. */
void gfx_finish(struct gfx *gfx, float vignette, float grain, uint32_t still);

#endif
