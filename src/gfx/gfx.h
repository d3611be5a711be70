/* Drawing: a context with frames, quality, and a null backend that records instead of drawing.
 * All drawing happens on the thread whose GL context is current. */
#ifndef CONSPIRACY_GFX_GFX_H
#define CONSPIRACY_GFX_GFX_H

#include <stddef.h>
#include <stdint.h>

#include "gfx/geometry.h"

struct gfx;

enum gfx_quality { QUALITY_AUTO, QUALITY_LOW, QUALITY_MEDIUM, QUALITY_HIGH };

struct gfx_options {
    bool null;                                /* no OpenGL: record what is drawn (gfx/record.h) */
    enum gfx_quality quality;                 /* AUTO: low on a software renderer, else high */
    void (*log)(void *ctx, const char *line); /* NULL: standard error; one line for each thing missing */
    void *log_ctx;
};

/* Needs a current OpenGL 3.3 context, unless null. NULL on failure with one line in error. */
struct gfx *gfx_open(const struct gfx_options *options, char *error, size_t error_size);
void gfx_close(struct gfx *gfx);

/* Begins a frame on a drawable of that many pixels, cleared to the colour. Units are pixels until a view is
 * pushed. Decoded textures are uploaded here, for a few milliseconds a frame at most. */
void gfx_begin(struct gfx *gfx, int width, int height, struct color clear);
void gfx_end(struct gfx *gfx);

/* Textures are still loading: draw again soon. */
bool gfx_busy(const struct gfx *gfx);

/* A texture has been decoded and waits to be uploaded by the next frame; until then another frame would show
 * nothing new. */
bool gfx_has_arrivals(const struct gfx *gfx);

/* Waits until everything requested is loaded, for screenshots and tests. May be called outside a frame. */
void gfx_wait_loaded(struct gfx *gfx);

/* How many frames have begun. */
uint64_t gfx_frame(const struct gfx *gfx);

/* Frees loaded pictures that no frame since `since` has drawn or asked about; they load again when they are
 * next used. Small pictures and pinned ones (gfx_pin) stay. Call between frames. */
void gfx_drop_unused(struct gfx *gfx, uint64_t since);

enum gfx_quality gfx_quality(const struct gfx *gfx); /* never AUTO */
void gfx_set_quality(struct gfx *gfx, enum gfx_quality quality);

const char *gfx_renderer(const struct gfx *gfx); /* the driver's name; "null" without one */

/* Writes the finished frame as a PNG. Call between gfx_end() and presenting. False with one line in error. */
bool gfx_screenshot(struct gfx *gfx, const char *path, char *error, size_t error_size);

/* The same into a folder that is there, as `NAME.png` or the next such name that nobody has (file_write_new()); path (size
 * bytes) is where. */
bool gfx_screenshot_new(struct gfx *gfx, const char *folder, const char *name, char *path, size_t size,
                        char *error, size_t error_size);

/* Reads pixels of the finished frame: width × height × 4 bytes of RGBA, from the top left, row by row. */
bool gfx_read(struct gfx *gfx, int x, int y, int width, int height, uint8_t *rgba);

/* Counters of the last frame. texture_bytes: pictures with their mip levels, caches and text pages. */
struct gfx_stats {
    unsigned quads, draws, texture_bytes, runs_cached;
};
struct gfx_stats gfx_stats(const struct gfx *gfx);

#endif
