/* Pictures: loaded in the background, usable at once. */
#ifndef CONSPIRACY_GFX_TEXTURE_H
#define CONSPIRACY_GFX_TEXTURE_H

#include "gfx/geometry.h"

struct gfx;

/* Handles live until gfx_close().
 *
 * The picture at a path below assets/, such as "shared/ui/paper.png"; png, jpg, webp. The same path gives the
 * same handle. Reading and decoding happen on another thread; until it is ready it draws nothing. A file
 * that is missing or broken is logged once and draws nothing for good. */
gfx_texture gfx_load(struct gfx *gfx, const char *path);

/* The same handle, for a picture that is drawn no more than so many rows of pixels high: what only a larger one would need is
 * left out of memory until somebody asks for more rows, or with gfx_load() for all. 0: all. Where clearly more rows are asked
 * for than the picture has and "name-large.jpg" lies beside "name.jpg", that takes its place as soon as it is read. */
gfx_texture gfx_load_tall(struct gfx *gfx, const char *path, int rows);

/* The same handle, but the picture is loaded only when it is first drawn or asked about. */
gfx_texture gfx_find(struct gfx *gfx, const char *path);

/* gfx_drop_unused() leaves it alone. */
void gfx_pin(struct gfx *gfx, gfx_texture texture);

/* A texture from pixels: RGBA straight, 4 bytes each, row by row from the top; copied. */
gfx_texture gfx_texture_from(struct gfx *gfx, int width, int height, const uint8_t *rgba, const char *name);

bool gfx_texture_ready(const struct gfx *gfx, gfx_texture texture);
bool gfx_texture_failed(const struct gfx *gfx, gfx_texture texture); /* missing or broken: draw a fallback */

/* Its size in pixels; 0 until it is ready. */
struct point gfx_texture_size(const struct gfx *gfx, gfx_texture texture);

#endif
