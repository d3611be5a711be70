/* Font files at exact pixel sizes. */
#include <SDL_ttf.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/assets.h"
#include "gfx/inside.h"

void fonts_open(struct gfx *gfx)
{
    gfx->ttf = TTF_Init() == 0;
    if (!gfx->ttf)
        gfx_log(gfx, "no text: %s", TTF_GetError());
}

void fonts_close(struct gfx *gfx)
{
    for (int i = 0; i < gfx->font_sizes; i++)
        TTF_CloseFont(gfx->font_size[i].ttf);
    for (uint32_t i = 0; i < gfx->fonts; i++) {
        free(gfx->font[i].path);
        free(gfx->font[i].file);
    }
    free(gfx->font);
    fallback_close(gfx);
    if (gfx->ttf)
        TTF_Quit();
}

/* A new entry, the last; NULL when memory is out. */
static struct font *grow(struct gfx *gfx)
{
    struct font *grown = realloc(gfx->font, (gfx->fonts + 1) * sizeof *grown);
    if (!grown)
        return NULL;
    gfx->font = grown;
    gfx->font[gfx->fonts] = (struct font){0};
    return &gfx->font[gfx->fonts];
}

gfx_font gfx_font_load(struct gfx *gfx, const char *path)
{
    for (uint32_t i = 0; i < gfx->fonts; i++)
        if (gfx->font[i].path && strcmp(gfx->font[i].path, path) == 0)
            return i;
    struct font *f = grow(gfx);
    if (!f)
        return 0;
    f->path = strdup(path);
    char file[ASSETS_PATH_MAX];
    if (assets_find(path, file, sizeof file)) {
        f->file = strdup(file);
    } else {
        gfx_log(gfx, "assets/%s is missing, another font stands in", path);
        f->missing = true;
    }
    return gfx->fonts++;
}

gfx_font font_of_file(struct gfx *gfx, const char *file)
{
    for (uint32_t i = 0; i < gfx->fonts; i++)
        if (gfx->font[i].file && strcmp(gfx->font[i].file, file) == 0)
            return i;
    struct font *f = grow(gfx);
    if (!f || !(f->file = strdup(file)))
        return NO_FONT;
    return gfx->fonts++;
}

static TTF_Font *open_size(struct gfx *gfx, gfx_font font, int px)
{
    struct font *f = &gfx->font[font];
    TTF_Font *ttf = f->missing || !f->file ? NULL : TTF_OpenFont(f->file, px);
    if (!ttf) {
        if (!f->missing)
            gfx_log(gfx, "%s%s cannot be read: %s", f->path ? "assets/" : "", f->path ? f->path : f->file,
                    TTF_GetError());
        f->missing = true;
        return NULL;
    }
    TTF_SetFontHinting(ttf, TTF_HINTING_LIGHT_SUBPIXEL);
    return ttf;
}

/* A slot for another open size: a free one, or the one not used for longest. */
static struct font_size *slot_for_size(struct gfx *gfx)
{
    if (gfx->font_sizes < FONT_SIZES)
        return &gfx->font_size[gfx->font_sizes++];
    struct font_size *oldest = &gfx->font_size[0];
    for (int i = 1; i < FONT_SIZES; i++)
        if (gfx->font_size[i].last_use < oldest->last_use)
            oldest = &gfx->font_size[i];
    TTF_CloseFont(oldest->ttf);
    return oldest;
}

static gfx_font usable(const struct gfx *gfx, gfx_font font)
{
    if (font < gfx->fonts && !gfx->font[font].missing)
        return font;
    for (gfx_font i = 0; i < gfx->fonts; i++)
        if (!gfx->font[i].missing)
            return i;
    return gfx->fonts;
}

void *font_at(struct gfx *gfx, gfx_font font, int px)
{
    for (;;) {
        font = usable(gfx, font);
        if (!gfx->ttf || font >= gfx->fonts)
            return NULL;
        for (int i = 0; i < gfx->font_sizes; i++) {
            struct font_size *s = &gfx->font_size[i];
            if (s->font == font && s->px == px) {
                s->last_use = gfx->frame;
                return s->ttf;
            }
        }
        TTF_Font *ttf = open_size(gfx, font, px);
        if (ttf) {
            *slot_for_size(gfx) = (struct font_size){font, px, ttf, gfx->frame};
            return ttf;
        }
    }
}

int type_px(const struct gfx *gfx, struct gfx_type type)
{
    long px = lroundf(type.size * px_scale(gfx));
    return px < 4 ? 4 : px > 800 ? 800 : (int)px;
}
