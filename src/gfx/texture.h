/* Pictures: loaded in the background, usable at once. */
#ifndef CONSPIRACY_GFX_TEXTURE_H
#define CONSPIRACY_GFX_TEXTURE_H

#include "gfx/geometry.h"

struct gfx;

/* Handles live until gfx_close().
 *
 * A picture (png, jpg, webp) by its path below assets/, such as "shared/ui/paper.png". The same path gives
 * the same handle. It is read and decoded on another thread and draws nothing until it is ready. A missing or
 * broken file is logged once and draws nothing for good. */
gfx_texture gfx_load(struct gfx *gfx, const char *path);

/* The same handle, for a picture drawn at most `rows` pixels high (0: any height): larger mip levels stay out
 * of memory until somebody asks for more rows, or for all with gfx_load(). When clearly more rows are asked
 * for than the picture has and "name-large.jpg" lies beside "name.jpg", the large file replaces it once it
 * has been read. */
gfx_texture gfx_load_tall(struct gfx *gfx, const char *path, int rows);
/* … for whoever draws it small for good: where it lies in memory much larger, as somebody before needed it, it is read anew, and drawn
 * as it is until then. Not for a picture that another draws larger in the same frame. */
gfx_texture gfx_load_small(struct gfx *gfx, const char *path, int rows);

/* From now on a picture at a path "shared/…" is looked for below this folder of assets/ first: of "shared/ui/pin.png" and
 * "chess" that is "chess/ui/pin.png". NULL: nowhere else. The string outlives gfx. */
void gfx_set_folder(struct gfx *gfx, const char *folder);

/* The same handle, but loading starts only when the picture is first drawn or asked about. */
gfx_texture gfx_find(struct gfx *gfx, const char *path);

/* Keeps the picture loaded: gfx_drop_unused() leaves it alone. */
void gfx_pin(struct gfx *gfx, gfx_texture texture);

/* A texture from pixels: straight RGBA, 4 bytes each, row by row from the top. They are copied. */
gfx_texture gfx_texture_from(struct gfx *gfx, int width, int height, const uint8_t *rgba, const char *name);

bool gfx_texture_ready(const struct gfx *gfx, gfx_texture texture);
bool gfx_texture_failed(const struct gfx *gfx, gfx_texture texture); /* missing or broken: draw a fallback */

/* Its size in pixels; 0 until it is ready. */
struct point gfx_texture_size(const struct gfx *gfx, gfx_texture texture);

#endif
