/* What the null backend was told to draw in the last frame: tests ask it whether something is on the screen. */
#ifndef CONSPIRACY_GFX_RECORD_H
#define CONSPIRACY_GFX_RECORD_H

#include "gfx/draw.h"
#include "gfx/gfx.h"
#include "gfx/texture.h"

enum gfx_item_kind { ITEM_QUAD, ITEM_TEXT, ITEM_STRIP, ITEM_EFFECT };

/* One thing drawn. at and clip are in pixels. */
struct gfx_item {
    enum gfx_item_kind kind;
    struct rect at, clip;
    struct color color;
    gfx_texture texture;
    const char *text; /* the text, the picture's path or the effect's name; valid until the next frame */
    float size;       /* of text: type size in pixels; else 0 */
};

/* NULL unless gfx was opened with null. *n: how many. */
const struct gfx_item *gfx_recorded(const struct gfx *gfx, size_t *n);

/* The first item whose text contains the words, or NULL. Each line of wrapped text is an item of its own. */
const struct gfx_item *gfx_recorded_text(const struct gfx *gfx, const char *words);

#endif
