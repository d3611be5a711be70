/* What the null backend saw in the last frame: tests ask whether something is on the screen. */
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
    const char
        *text;  /* the run's text, the picture's path, or the effect's name; lives until the next frame */
    float size; /* pixels: of a text's type; 0 for others */
};

/* NULL unless gfx was opened with null. *n gets their number. */
const struct gfx_item *gfx_recorded(const struct gfx *gfx, size_t *n);

/* The first item whose text contains the words (text wrapped over lines is one item a line), or NULL. */
const struct gfx_item *gfx_recorded_text(const struct gfx *gfx, const char *words);

#endif
