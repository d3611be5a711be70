#include "gfx/gfx.h"

#include <SDL.h>
#include <SDL_image.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/i18n.h"
#include "gfx/inside.h"

/* Bytes uploaded a frame: about 3 ms on a slow machine. */
enum { UPLOAD_A_FRAME = 6 << 20 };

void gfx_log(const struct gfx *gfx, const char *format, ...)
{
    char line[512];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(line, sizeof line, format, args);
    va_end(args);
    if (gfx->log)
        gfx->log(gfx->log_ctx, line);
    else
        (void)fprintf(stderr, "conspiracy: %s\n", line);
}

static void look_at_driver(struct gfx *gfx)
{
    const char *name = gfx->null ? "null" : (const char *)glGetString(GL_RENDERER);
    SDL_strlcpy(gfx->renderer, name ? name : "unknown", sizeof gfx->renderer);
    gfx->software = strstr(gfx->renderer, "llvmpipe") || strstr(gfx->renderer, "softpipe") ||
                    strstr(gfx->renderer, "SWR") || strstr(gfx->renderer, "Software");
    gfx->max_texture = 8192;
    if (!gfx->null)
        glGetIntegerv(GL_MAX_TEXTURE_SIZE, &gfx->max_texture);
    if (gfx->max_texture > 8192)
        gfx->max_texture = 8192;
}

static bool open_parts(struct gfx *gfx, char *error, size_t size)
{
    if (!gfx->null && epoxy_gl_version() < 33) {
        (void)snprintf(error, size, _("OpenGL 3.3 is needed; the driver offers %d.%d"),
                       epoxy_gl_version() / 10, epoxy_gl_version() % 10);
        return false;
    }
    look_at_driver(gfx);
    if (!batch_open(gfx) || (!gfx->null && !programs_open(gfx))) {
        (void)snprintf(error, size, "%s", _("the graphics driver refuses even the plainest shader"));
        return false;
    }
    (void)IMG_Init(IMG_INIT_PNG | IMG_INIT_JPG | IMG_INIT_WEBP);
    int most = gfx->quality == QUALITY_LOW && gfx->max_texture > 4096 ? 4096 : gfx->max_texture;
    gfx->loader = loader_open(gfx->null ? 0 : most);
    if (!gfx->loader) {
        (void)snprintf(error, size, "%s", _("no thread for loading pictures"));
        return false;
    }
    textures_open(gfx);
    fonts_open(gfx);
    runs_open(gfx);
    return true;
}

struct gfx *gfx_open(const struct gfx_options *options, char *error, size_t error_size)
{
    struct gfx *gfx = calloc(1, sizeof *gfx);
    if (!gfx) {
        (void)snprintf(error, error_size, "%s", _("out of memory"));
        return NULL;
    }
    gfx->null = options->null;
    gfx->log = options->log;
    gfx->log_ctx = options->log_ctx;
    look_at_driver(gfx);
    gfx_set_quality(gfx, options->quality);
    if (!open_parts(gfx, error, error_size)) {
        gfx_close(gfx);
        return NULL;
    }
    return gfx;
}

void gfx_close(struct gfx *gfx)
{
    if (!gfx)
        return;
    loader_close(gfx->loader);
    runs_close(gfx);
    fonts_close(gfx);
    targets_close(gfx);
    textures_close(gfx);
    if (!gfx->null)
        programs_close(gfx);
    batch_close(gfx);
    record_clear(gfx);
    free(gfx->item);
    free(gfx);
}

void gfx_begin(struct gfx *gfx, int width, int height, struct color clear)
{
    gfx->frame++;
    gfx->stats = (struct gfx_stats){0};
    batch_draw_to(gfx, (struct target){0, width, height}, (struct view){1, {0, 0}});
    gfx->blend = BLEND_NORMAL;
    gfx->lamp = (struct gfx_lamp){(float)width / 2, (float)height / 3,  (float)height / 2,
                                  (float)width / 2, {1, 0.9f, 0.7f, 1}, {0.3f, 0.3f, 0.4f, 1}};
    textures_pump(gfx, UPLOAD_A_FRAME);
    if (gfx->null) {
        record_clear(gfx);
        return;
    }
    batch_frame(gfx);
    glClearColor(clear.r * clear.a, clear.g * clear.a, clear.b * clear.a, clear.a);
    glDisable(GL_SCISSOR_TEST);
    glClear(GL_COLOR_BUFFER_BIT);
    batch_target(gfx);
}

void gfx_end(struct gfx *gfx)
{
    batch_flush(gfx);
    gfx->stats.runs_cached = (unsigned)gfx->runs.count;
    for (uint32_t i = 0; i < gfx->textures; i++) {
        const struct texture *t = &gfx->texture[i];
        unsigned bytes = t->ready ? (unsigned)(t->width * t->height) * (t->shade ? 1 : 4) : 0;
        gfx->stats.texture_bytes += t->bottom_up ? bytes : bytes + bytes / 3;
    }
    gfx->stats.texture_bytes += (unsigned)runs_bytes(gfx);
    gfx->last_stats = gfx->stats;
    if (!gfx->null)
        glFlush(); /* an offscreen window is never swapped; without a flush, buffers pile up */
}

bool gfx_busy(const struct gfx *gfx)
{
    return loader_open_requests(gfx->loader) > 0 || gfx_has_arrivals(gfx);
}

bool gfx_has_arrivals(const struct gfx *gfx)
{
    if (loader_has_answer(gfx->loader))
        return true;
    for (uint32_t i = 0; i < gfx->textures; i++)
        if (gfx->texture[i].uploading)
            return true;
    return false;
}

uint64_t gfx_frame(const struct gfx *gfx)
{
    return gfx->frame;
}

enum gfx_quality gfx_quality(const struct gfx *gfx)
{
    return gfx->quality;
}

void gfx_set_quality(struct gfx *gfx, enum gfx_quality quality)
{
    if (quality == QUALITY_AUTO)
        quality = gfx->software ? QUALITY_LOW : QUALITY_HIGH;
    gfx->quality = quality;
    gfx->generation++;
}

const char *gfx_renderer(const struct gfx *gfx)
{
    return gfx->renderer;
}

struct gfx_stats gfx_stats(const struct gfx *gfx)
{
    return gfx->last_stats;
}

bool gfx_read(struct gfx *gfx, int x, int y, int width, int height, uint8_t *rgba)
{
    if (gfx->null || width <= 0 || height <= 0)
        return false;
    batch_flush(gfx);
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    for (int row = 0; row < height; row++) {
        glReadPixels(x, gfx->now.target.height - 1 - y - row, width, 1, GL_RGBA, GL_UNSIGNED_BYTE,
                     rgba + (size_t)row * width * 4);
    }
    return glGetError() == GL_NO_ERROR;
}

/* Encodes pixels as PNG; the caller frees the bytes. NULL: SDL_GetError() says why. */
static char *encode(uint8_t *pixels, int w, int h, size_t *length)
{
    size_t room = (size_t)w * h * 4 + (size_t)h * 16 + 65536; /* no PNG of this size is larger */
    char *bytes = malloc(room);
    SDL_RWops *out = bytes ? SDL_RWFromMem(bytes, (int)room) : NULL;
    SDL_Surface *s = SDL_CreateRGBSurfaceWithFormatFrom(pixels, w, h, 32, w * 4, SDL_PIXELFORMAT_RGBA32);
    bool ok = s && out && IMG_SavePNG_RW(s, out, 0) == 0;
    *length = ok ? (size_t)SDL_RWtell(out) : 0;
    SDL_FreeSurface(s);
    if (out)
        SDL_RWclose(out);
    if (!ok) {
        free(bytes);
        bytes = NULL;
    }
    return bytes;
}

/* The finished frame as a PNG, which the caller frees. NULL and error: there is none. */
static char *png_of_frame(struct gfx *gfx, const char *where, size_t *length, char *error, size_t error_size)
{
    int w = gfx->now.target.width, h = gfx->now.target.height;
    uint8_t *pixels = malloc((size_t)w * h * 4);
    bool ok = pixels && gfx_read(gfx, 0, 0, w, h, pixels);
    for (size_t i = 3; ok && i < (size_t)w * h * 4; i += 4)
        pixels[i] = 255;
    char *bytes = ok ? encode(pixels, w, h, length) : NULL;
    free(pixels);
    if (!bytes)
        (void)snprintf(error, error_size, _("%s: the picture could not be written: %s"), where,
                       SDL_GetError());
    return bytes;
}

bool gfx_screenshot(struct gfx *gfx, const char *path, char *error, size_t error_size)
{
    size_t length = 0;
    char *bytes = png_of_frame(gfx, path, &length, error, error_size);
    struct file_error why = {""};
    bool ok = bytes && file_replace(path, bytes, length, &why);
    if (bytes && !ok)
        (void)snprintf(error, error_size, "%s", why.text);
    free(bytes);
    return ok;
}

bool gfx_screenshot_new(struct gfx *gfx, const char *folder, const char *name, char *path, size_t size,
                        char *error, size_t error_size)
{
    size_t length = 0;
    char *bytes = png_of_frame(gfx, folder, &length, error, error_size);
    struct file_error why = {""};
    bool ok = bytes && file_write_new(folder, name, ".png", bytes, length, path, size, &why);
    if (bytes && !ok)
        (void)snprintf(error, error_size, "%s", why.text);
    free(bytes);
    return ok;
}
