/* Pictures drawn once into a texture and shown many times. */
#ifndef CONSPIRACY_GFX_TARGET_H
#define CONSPIRACY_GFX_TARGET_H

#include "gfx/draw.h"
#include "gfx/gfx.h"
#include "gfx/texture.h"

/* A cached picture. The caller keeps it, zeroed at first; gfx_cache_free() or gfx_close() frees it. */
struct gfx_cache {
    gfx_texture texture;
    uint32_t slot;
    int width, height; /* pixels */
    uint64_t key;
    uint64_t generation;
};

/* Starts redrawing the cached picture of the rectangle (current view units) if its size in pixels or the key
 * has changed or textures have arrived since; false if it is still good. After true: draw with the same
 * coordinates as on the screen, then call gfx_cache_end(). Starts out transparent. Must not nest. */
bool gfx_cache_begin(struct gfx *gfx, struct gfx_cache *cache, struct rect at, uint64_t key);
void gfx_cache_end(struct gfx *gfx);

/* Draws it, into the same rectangle or any other. */
void gfx_cache_draw(struct gfx *gfx, const struct gfx_cache *cache, struct rect at, struct color tint);
void gfx_cache_free(struct gfx *gfx, struct gfx_cache *cache);

/* Mixes bytes into a key, to build keys of what is shown. Start with 0. */
uint64_t gfx_key(uint64_t key, const void *bytes, size_t n);

#endif
