/* Text: exact pixel sizes, whole runs cached in atlas pages, snapped to whole pixels. UTF-8. */
#ifndef CONSPIRACY_GFX_TEXT_H
#define CONSPIRACY_GFX_TEXT_H

#include <stddef.h>

#include "gfx/geometry.h"

struct gfx;

/* A font by its path below assets/, such as "shared/fonts/sans.ttf". The same path gives the same handle. A
 * missing file is logged once; another font stands in for it. */
gfx_font gfx_font_load(struct gfx *gfx, const char *path);

/* Measures of a line in view units. bytes: how many bytes of text to measure; (size_t)-1: all. */
float gfx_text_width(struct gfx *gfx, struct gfx_type type, const char *text, size_t bytes);
float gfx_text_height(struct gfx *gfx, struct gfx_type type); /* from baseline to baseline */

/* Draws one line with its top left at `at`. Returns its width. */
float gfx_text(struct gfx *gfx, struct gfx_type type, struct point at, const char *text, size_t bytes,
               struct color color);

/* One line rotated about its middle, radians clockwise: for stamps. */
void gfx_text_turned(struct gfx *gfx, struct gfx_type type, struct point middle, const char *text,
                     struct color color, float turn);

/* One line in the middle of a rectangle's height, whole even where it is wider, with a rim of another colour as maps have it:
 * what lies under it does not run into the letters. rim: its width, view units. */
void gfx_text_halo(struct gfx *gfx, struct gfx_type type, struct rect at, enum gfx_align align,
                   const char *text, struct color color, struct color halo, float rim);

/* One line in a rectangle, ending in "…" if it is too wide. */
void gfx_text_line(struct gfx *gfx, struct gfx_type type, struct rect at, enum gfx_align align,
                   enum gfx_valign valign, const char *text, struct color color);

/* A line of a wrapped text: bytes from the start of the text. */
struct gfx_text_span {
    uint32_t start, bytes;
    float width;
};

/* Breaks text into lines of at most `width`: at spaces, always at '\n', and inside a word only if the word
 * alone is too wide. Returns the number of lines; fills in at most cap. */
size_t gfx_text_wrap(struct gfx *gfx, struct gfx_type type, const char *text, float width,
                     struct gfx_text_span *out, size_t cap);

/* Wrapped text in a rectangle. Lines that do not fit are left out and the last one ends in "…". Returns the
 * height used. leading: line spacing as a factor; 0 counts as 1. */
float gfx_text_box(struct gfx *gfx, struct gfx_type type, struct rect at, enum gfx_align align,
                   enum gfx_valign valign, float leading, const char *text, struct color color);

/* The height that gfx_text_box() would use in a rectangle of that width and unlimited height. */
float gfx_text_box_height(struct gfx *gfx, struct gfx_type type, float width, float leading,
                          const char *text);

#endif
