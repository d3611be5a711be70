/* Pictures that are drawn once and shown many times. */
#ifndef CONSPIRACY_GFX_TARGET_H
#define CONSPIRACY_GFX_TARGET_H

#include "gfx/draw.h"
#include "gfx/gfx.h"
#include "gfx/texture.h"

/* A cached picture, kept by the caller, all zero at first; freed with gfx_cache_free() or gfx_close(). */
struct gfx_cache {
    gfx_texture texture;
    uint32_t slot;
    int width, height; /* pixels */
    uint64_t key;
    uint64_t generation;
};

/* Begins to redraw the cached picture of the rectangle (current view units) when the size in pixels or the
 * key changed or textures came in since; returns false when it is still good. After true: draw with the very
 * same coordinates as on the screen, then call gfx_cache_end(). Cleared to transparent. May not nest. */
bool gfx_cache_begin(struct gfx *gfx, struct gfx_cache *cache, struct rect at, uint64_t key);
void gfx_cache_end(struct gfx *gfx);

/* Shows it, in the same rectangle or any other. */
void gfx_cache_draw(struct gfx *gfx, const struct gfx_cache *cache, struct rect at, struct color tint);
void gfx_cache_free(struct gfx *gfx, struct gfx_cache *cache);

/* A key from bytes, to build keys of what is shown: start with 0. */
uint64_t gfx_key(uint64_t key, const void *bytes, size_t n);

#endif
