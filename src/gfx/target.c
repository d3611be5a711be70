#include "gfx/target.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gfx/inside.h"

uint64_t gfx_key(uint64_t key, const void *bytes, size_t n)
{
    const uint8_t *b = bytes;
    key = key ? key : 1469598103934665603U;
    for (size_t i = 0; i < n; i++)
        key = (key ^ b[i]) * 1099511628211U;
    return key;
}

/* Makes a texture and framebuffer of that size; the handle stays the same when only the size changes. */
static bool make_target(struct gfx *gfx, struct gfx_cache *cache, int w, int h)
{
    if (cache->texture == 0) {
        GLuint *grown = realloc(gfx->framebuffer, (gfx->framebuffers + 1) * sizeof *grown);
        if (!grown)
            return false;
        gfx->framebuffer = grown;
        glGenFramebuffers(1, &gfx->framebuffer[gfx->framebuffers]);
        cache->slot = gfx->framebuffers++;
        cache->texture = texture_add(gfx, "cache");
        struct texture *made = texture_of(gfx, cache->texture);
        made->bottom_up = true;
        glGenTextures(1, &made->name);
    }
    struct texture *t = texture_of(gfx, cache->texture);
    glBindTexture(GL_TEXTURE_2D, t->name);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, w, h, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    texture_filter(gfx, false);
    gfx->bound = t->name;
    t->width = w;
    t->height = h;
    glBindFramebuffer(GL_FRAMEBUFFER, gfx->framebuffer[cache->slot]);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t->name, 0);
    t->ready = glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
    return t->ready;
}

static struct clip pixels_of(const struct gfx *gfx, struct rect at)
{
    struct rect px = rect_to_px(gfx, at);
    int x0 = (int)floorf(px.x), y0 = (int)floorf(px.y);
    int w = (int)ceilf(px.x + px.w) - x0, h = (int)ceilf(px.y + px.h) - y0;
    w = w < 1 ? 1 : w > gfx->max_texture ? gfx->max_texture : w;
    h = h < 1 ? 1 : h > gfx->max_texture ? gfx->max_texture : h;
    return (struct clip){x0, y0, w, h};
}

static void put_aside(struct gfx *gfx)
{
    gfx->aside = gfx->now;
    gfx->caching = true;
}

static void enter(struct gfx *gfx, GLuint framebuffer, struct clip px)
{
    struct view v = gfx->now.view[gfx->now.views];
    v.offset.x -= (float)px.x;
    v.offset.y -= (float)px.y;
    put_aside(gfx);
    batch_draw_to(gfx, (struct target){framebuffer, px.w, px.h}, v);
}

bool gfx_cache_begin(struct gfx *gfx, struct gfx_cache *cache, struct rect at, uint64_t key)
{
    struct clip px = pixels_of(gfx, at);
    bool same_size = cache->width == px.w && cache->height == px.h;
    bool good = same_size && cache->key == key && cache->generation == gfx->generation && !gfx->null;
    if (good || gfx->caching)
        return false;
    cache->width = px.w;
    cache->height = px.h;
    cache->key = key;
    cache->generation = gfx->generation;
    if (gfx->null) {
        put_aside(gfx); /* drawn directly, so that the record shows what is on the screen */
        return true;
    }
    batch_flush(gfx);
    if (!(same_size && cache->texture) && !make_target(gfx, cache, px.w, px.h)) {
        cache->width = 0;
        batch_target(gfx);
        return false;
    }
    enter(gfx, gfx->framebuffer[cache->slot], px);
    batch_target(gfx);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    return true;
}

void gfx_cache_end(struct gfx *gfx)
{
    if (!gfx->caching)
        return;
    batch_flush(gfx);
    gfx->caching = false;
    gfx->now = gfx->aside;
    batch_target(gfx);
}

void gfx_cache_draw(struct gfx *gfx, const struct gfx_cache *cache, struct rect at, struct color tint)
{
    if (gfx->null || cache->texture == 0)
        return;
    struct clip px = pixels_of(gfx, at);
    if (abs(px.w - cache->width) <= 1 && abs(px.h - cache->height) <= 1) {
        /* pixel on pixel: as sharp as if drawn directly */
        float scale = px_scale(gfx);
        struct point p = gfx_from_pixels(gfx, (struct point){(float)px.x, (float)px.y});
        at = (struct rect){p.x, p.y, (float)cache->width / scale, (float)cache->height / scale};
    }
    gfx_image(gfx, cache->texture, at, tint);
}

void gfx_cache_free(struct gfx *gfx, struct gfx_cache *cache)
{
    if (cache->texture != 0) {
        struct texture *t = texture_of(gfx, cache->texture);
        batch_flush(gfx);
        gfx->bound = 0;
        glDeleteTextures(1, &t->name);
        glDeleteFramebuffers(1, &gfx->framebuffer[cache->slot]);
        gfx->framebuffer[cache->slot] = 0;
        t->name = 0;
        t->ready = false;
    }
    *cache = (struct gfx_cache){0};
}

void targets_close(struct gfx *gfx)
{
    for (uint32_t i = 0; i < gfx->framebuffers; i++)
        if (gfx->framebuffer[i])
            glDeleteFramebuffers(1, &gfx->framebuffer[i]);
    free(gfx->framebuffer);
}
