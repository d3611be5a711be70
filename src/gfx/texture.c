#include "gfx/texture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/assets.h"
#include "gfx/inside.h"

gfx_texture texture_add(struct gfx *gfx, const char *path)
{
    if (gfx->textures == gfx->texture_room) {
        uint32_t room = gfx->texture_room ? gfx->texture_room * 2 : 64;
        struct texture *grown = realloc(gfx->texture, room * sizeof *grown);
        if (!grown)
            return 0;
        gfx->texture = grown;
        gfx->texture_room = room;
    }
    gfx->texture[gfx->textures] = (struct texture){.path = strdup(path)};
    return gfx->textures++;
}

struct texture *texture_of(const struct gfx *gfx, gfx_texture id)
{
    return &gfx->texture[id < gfx->textures ? id : 0];
}

void texture_filter(const struct gfx *gfx, bool mipmaps)
{
    GLint small = !mipmaps                       ? GL_LINEAR
                  : gfx->quality == QUALITY_HIGH ? GL_LINEAR_MIPMAP_LINEAR
                                                 : GL_LINEAR_MIPMAP_NEAREST;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, small);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

static void reserve_levels(struct gfx *gfx, struct texture *t)
{
    const struct loaded *l = t->uploading;
    batch_flush(gfx);
    glGenTextures(1, &t->name);
    glBindTexture(GL_TEXTURE_2D, t->name);
    static const GLint black[4] = {GL_ZERO, GL_ZERO, GL_ZERO, GL_RED};
    int w = l->width, h = l->height;
    for (int i = 0; i < l->levels; i++) {
        glTexImage2D(GL_TEXTURE_2D, i, l->shade ? GL_R8 : GL_RGBA8, w, h, 0, l->shade ? GL_RED : GL_RGBA,
                     GL_UNSIGNED_BYTE, NULL);
        w = w > 1 ? w / 2 : 1;
        h = h > 1 ? h / 2 : 1;
    }
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, l->levels - 1);
    if (l->shade)
        glTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_SWIZZLE_RGBA, black);
    texture_filter(gfx, true);
    if (gfx->quality == QUALITY_HIGH)
        glTexParameterf(GL_TEXTURE_2D, GL_TEXTURE_LOD_BIAS, -0.4f);
}

static void finish_upload(struct gfx *gfx, struct texture *t)
{
    loaded_free(t->uploading);
    t->uploading = NULL;
    t->ready = true;
    t->again = false;
    if (t->before) {
        glDeleteTextures(1, &t->before);
        t->before = 0;
        gfx->bound = 0;
    }
    gfx->generation++;
}

/* Uploads rows until the budget is used up; returns the budget that is left. */
static size_t upload(struct gfx *gfx, struct texture *t, size_t budget)
{
    const struct loaded *l = t->uploading;
    if (gfx->null) {
        finish_upload(gfx, t);
        return budget;
    }
    if (!t->name)
        reserve_levels(gfx, t);
    glBindTexture(GL_TEXTURE_2D, t->name);
    gfx->bound = 0;
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    while (t->level < l->levels && budget > 0) {
        int w = l->width >> t->level, h = l->height >> t->level;
        w = w ? w : 1;
        h = h ? h : 1;
        size_t pitch = (size_t)w * (l->shade ? 1 : 4), rows = budget / pitch + 1;
        rows = rows > (size_t)(h - t->row) ? (size_t)(h - t->row) : rows;
        glTexSubImage2D(GL_TEXTURE_2D, t->level, 0, t->row, w, (GLsizei)rows, l->shade ? GL_RED : GL_RGBA,
                        GL_UNSIGNED_BYTE, l->pixels + l->offset[t->level] + pitch * (size_t)t->row);
        budget = budget > rows * pitch ? budget - rows * pitch : 0;
        t->row += (int)rows;
        if (t->row == h) {
            t->row = 0;
            t->level++;
        }
    }
    if (t->level == l->levels)
        finish_upload(gfx, t);
    return budget;
}

static void take(struct texture *t, struct loaded *l)
{
    if (t->ready) {
        t->before = t->name;
        t->name = 0;
        t->repeats = false;
    }
    t->uploading = l;
    t->level = t->row = 0;
    t->less = l->less;
    t->width = l->width;
    t->height = l->height;
    t->shade = l->shade;
}

static void take_answers(struct gfx *gfx, bool wait)
{
    struct loaded *l;
    while ((l = loader_take(gfx->loader, wait))) {
        struct texture *t = texture_of(gfx, l->id);
        if (l->error[0]) { /* what was uploaded before goes on being drawn */
            gfx_log(gfx, "assets/%s%s cannot be read: %s", t->path ? t->path : "?",
                    t->large ? ", large," : "", l->error);
            t->failed = !t->ready;
            t->again = false;
            gfx->generation++;
            loaded_free(l);
            continue;
        }
        take(t, l);
    }
}

void textures_pump(struct gfx *gfx, size_t budget)
{
    take_answers(gfx, false);
    for (uint32_t i = 0; i < gfx->textures && budget > 0; i++)
        if (gfx->texture[i].uploading)
            budget = upload(gfx, &gfx->texture[i], budget);
}

void gfx_wait_loaded(struct gfx *gfx)
{
    while (gfx_busy(gfx)) {
        take_answers(gfx, true);
        textures_pump(gfx, (size_t)1 << 30);
    }
}

/* The path of the larger version: "name-large.jpg" beside "name.jpg". False: there is none. */
static bool find_large(const char *path, char *file, size_t size)
{
    char twin[ASSETS_PATH_MAX];
    const char *dot = strrchr(path, '.');
    if (!dot)
        return false;
    snprintf(twin, sizeof twin, "%.*s-large%s", (int)(dot - path), path, dot);
    return assets_find(twin, file, size);
}

/* True if a larger mip level or, once fully loaded, the `-large` file is needed. */
static bool wants_more(struct texture *t, int rows)
{
    if (!t->ready || t->again)
        return false;
    if (t->less)
        return rows == 0 || rows > t->height;
    if (t->sought || !t->from_file || rows <= t->height + t->height / 8)
        return false;
    char file[ASSETS_PATH_MAX];
    t->sought = true;
    t->large = find_large(t->path, file, sizeof file);
    return t->large;
}

/* Requests the picture unless it is loaded or on its way. */
static void ask_for(const struct gfx *gfx, gfx_texture id, int tall)
{
    struct texture *t = texture_of(gfx, id);
    if (!t->from_file || (t->asked && !t->again) || t->failed)
        return;
    char file[ASSETS_PATH_MAX];
    t->asked = true;
    if (!(t->large ? find_large : assets_find)(t->path, file, sizeof file)) {
        gfx_log(gfx, "assets/%s is missing", t->path);
        t->failed = true;
    } else if (!loader_ask(gfx->loader, id, file, tall)) {
        t->failed = true;
    }
}

/* The texture; notes that it was used and requests it if need be. */
static struct texture *used(const struct gfx *gfx, gfx_texture id)
{
    struct texture *t = texture_of(gfx, id);
    t->last_use = gfx->frame;
    if (!t->asked)
        ask_for(gfx, id, 0);
    return t;
}

void gfx_set_folder(struct gfx *gfx, const char *folder)
{
    gfx->folder = folder;
}

static gfx_texture find_path(struct gfx *gfx, const char *path)
{
    for (uint32_t i = 1; i < gfx->textures; i++)
        if (gfx->texture[i].path && strcmp(gfx->texture[i].path, path) == 0)
            return i;
    gfx_texture id = texture_add(gfx, path);
    struct texture *t = texture_of(gfx, id);
    t->from_file = id != 0 && t->path;
    return id;
}

/* Which file it is, is looked up once for a folder. */
static gfx_texture find_stand_in(struct gfx *gfx, const char *path, const char *below)
{
    char file[ASSETS_PATH_MAX];
    for (uint32_t i = 0; i < gfx->stand_ins; i++)
        if (gfx->stand_in[i].folder == gfx->folder && strcmp(gfx->stand_in[i].path, path) == 0)
            return gfx->stand_in[i].texture;
    bool found = assets_choose(gfx->folder, below, file, sizeof file);
    gfx_texture id = find_path(gfx, found ? file : path);
    if (gfx->stand_ins == gfx->stand_in_room) {
        uint32_t room = gfx->stand_in_room ? gfx->stand_in_room * 2 : 64;
        struct stand_in *grown = realloc(gfx->stand_in, room * sizeof *grown);
        if (!grown)
            return id;
        gfx->stand_in = grown;
        gfx->stand_in_room = room;
    }
    struct stand_in entry = {strdup(path), gfx->folder, id};
    if (entry.path)
        gfx->stand_in[gfx->stand_ins++] = entry;
    return id;
}

gfx_texture gfx_find(struct gfx *gfx, const char *path)
{
    static const char shared[] = "shared/";
    size_t length = sizeof shared - 1;
    if (gfx->folder && strncmp(path, shared, length) == 0)
        return find_stand_in(gfx, path, path + length);
    return find_path(gfx, path);
}

gfx_texture gfx_load(struct gfx *gfx, const char *path)
{
    return gfx_load_tall(gfx, path, 0);
}

gfx_texture gfx_load_tall(struct gfx *gfx, const char *path, int rows)
{
    gfx_texture id = gfx_find(gfx, path);
    struct texture *t = texture_of(gfx, id);
    bool more = wants_more(t, rows);
    t->again = t->again || more;
    if (more || !t->asked)
        ask_for(gfx, id, rows);
    return id;
}

gfx_texture gfx_load_small(struct gfx *gfx, const char *path, int rows)
{
    gfx_texture id = gfx_load_tall(gfx, path, rows);
    struct texture *t = texture_of(gfx, id);

    if (!t->ready || t->again || !t->from_file || rows <= 0 || t->height / 2 < rows)
        return id;
    t->again = true;
    t->large = t->sought = false;
    ask_for(gfx, id, rows);
    return id;
}

void gfx_pin(struct gfx *gfx, gfx_texture texture)
{
    texture_of(gfx, texture)->keep = true;
}

void gfx_drop_unused(struct gfx *gfx, uint64_t since)
{
    enum { SMALL = 200 * 200 };
    for (uint32_t i = 1; i < gfx->textures; i++) {
        struct texture *t = &gfx->texture[i];
        if (!t->from_file || !t->ready || t->keep || t->last_use >= since || t->width * t->height < SMALL)
            continue;
        if (t->name)
            glDeleteTextures(1, &t->name);
        gfx->bound = 0;
        *t = (struct texture){.path = t->path, .from_file = true};
    }
}

gfx_texture gfx_texture_from(struct gfx *gfx, int width, int height, const uint8_t *rgba, const char *name)
{
    gfx_texture id = texture_add(gfx, name);
    struct texture *t = texture_of(gfx, id);
    t->uploading = loaded_from(rgba, width, height, width * 4, gfx->max_texture);
    if (!t->uploading) {
        t->failed = true;
        return id;
    }
    take(t, t->uploading);
    (void)upload(gfx, t, (size_t)1 << 30);
    return id;
}

bool gfx_texture_ready(const struct gfx *gfx, gfx_texture texture)
{
    return used(gfx, texture)->ready;
}

bool gfx_texture_failed(const struct gfx *gfx, gfx_texture texture)
{
    return used(gfx, texture)->failed;
}

struct point gfx_texture_size(const struct gfx *gfx, gfx_texture texture)
{
    const struct texture *t = used(gfx, texture);
    return t->ready ? (struct point){(float)t->width, (float)t->height} : (struct point){0, 0};
}

GLuint texture_bindable(const struct gfx *gfx, gfx_texture id)
{
    const struct texture *t = used(gfx, id);
    return t->before ? t->before : t->ready ? t->name : 0;
}

void texture_repeat(struct gfx *gfx, gfx_texture id, bool repeat)
{
    struct texture *t = texture_of(gfx, id);
    if (t->repeats == repeat || !t->name)
        return;
    batch_flush(gfx);
    glBindTexture(GL_TEXTURE_2D, t->name);
    gfx->bound = t->name;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, repeat ? GL_REPEAT : GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, repeat ? GL_REPEAT : GL_CLAMP_TO_EDGE);
    t->repeats = repeat;
}

/* A soft round spot, stretched to draw shadows and lights. */
static gfx_texture make_glow(struct gfx *gfx)
{
    enum { N = 64 };
    const float half = N / 2.0f;
    uint8_t pixels[N * N * 4];
    for (int y = 0; y < N; y++) {
        for (int x = 0; x < N; x++) {
            float dx = ((float)x + 0.5f - half) / half, dy = ((float)y + 0.5f - half) / half;
            float d = 1 - (dx * dx + dy * dy);
            uint8_t *p = pixels + 4 * (y * N + x);
            p[0] = p[1] = p[2] = 255;
            p[3] = (uint8_t)(d > 0 ? 255 * d * d : 0);
        }
    }
    return gfx_texture_from(gfx, N, N, pixels, "glow");
}

void textures_open(struct gfx *gfx)
{
    static const uint8_t white[4 * 4 * 4] = {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
                                             255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
                                             255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
                                             255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
                                             255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255};
    (void)gfx_texture_from(gfx, 4, 4, white, "white");
    gfx->glow = make_glow(gfx);
}

void textures_close(struct gfx *gfx)
{
    for (uint32_t i = 0; i < gfx->textures; i++) {
        struct texture *t = &gfx->texture[i];
        if (t->name)
            glDeleteTextures(1, &t->name);
        if (t->before)
            glDeleteTextures(1, &t->before);
        loaded_free(t->uploading);
        free(t->path);
    }
    for (uint32_t i = 0; i < gfx->stand_ins; i++)
        free(gfx->stand_in[i].path);
    free(gfx->stand_in);
    free(gfx->texture);
}
