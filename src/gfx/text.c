#include "gfx/text.h"

#include <SDL_ttf.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gfx/inside.h"

static size_t length_of(const char *text, size_t bytes)
{
    size_t n = 0;
    while (n < bytes && text[n])
        n++;
    return n;
}

/* How far right of a character the next one stands, pixels, spacing apart: as the font kerns the two. */
static float pair_px(struct gfx *gfx, struct gfx_type type, int px, const char *text, size_t step,
                     size_t next)
{
    return (float)(run_width(gfx, type.font, px, text, step + next) -
                   run_width(gfx, type.font, px, text + step, next));
}

static float spaced_width(struct gfx *gfx, struct gfx_type type, int px, const char *text, size_t n)
{
    float w = 0, gap = type.spacing * px_scale(gfx);
    for (size_t i = 0; i < n;) {
        size_t step = utf8_step(text + i, n - i),
               next = i + step < n ? utf8_step(text + i + step, n - i - step) : 0;
        w += next ? pair_px(gfx, type, px, text + i, step, next) + gap
                  : (float)run_width(gfx, type.font, px, text + i, step);
        i += step;
    }
    return w;
}

/* What is joined up or runs to the left cannot be drawn character by character. */
static bool is_spaced(struct gfx *gfx, struct gfx_type type, int px, const char *text, size_t n)
{
    return type.spacing != 0 && run_is_plain(gfx, type.font, px, text, n);
}

static float width_px(struct gfx *gfx, struct gfx_type type, const char *text, size_t n)
{
    int px = type_px(gfx, type);
    return is_spaced(gfx, type, px, text, n) ? spaced_width(gfx, type, px, text, n)
                                             : (float)run_width(gfx, type.font, px, text, n);
}

float gfx_text_width(struct gfx *gfx, struct gfx_type type, const char *text, size_t bytes)
{
    return width_px(gfx, type, text, length_of(text, bytes)) / px_scale(gfx);
}

float gfx_text_height(struct gfx *gfx, struct gfx_type type)
{
    int px = type_px(gfx, type);
    TTF_Font *ttf = font_at(gfx, type.font, px);
    return (float)(ttf ? TTF_FontHeight(ttf) : px * 5 / 4) / px_scale(gfx);
}

static float draw_line(struct gfx *gfx, struct gfx_type type, struct point px_at, const char *text, size_t n,
                       struct color color)
{
    int px = type_px(gfx, type);
    struct point p = {roundf(px_at.x), roundf(px_at.y)};
    float w = width_px(gfx, type, text, n);
    if (gfx->null) {
        float h = gfx_text_height(gfx, type) * px_scale(gfx);
        record_add(gfx, ITEM_TEXT, (struct rect){p.x, p.y, w, h}, color, 0, text, n);
        record_size(gfx, (float)type_px(gfx, type));
        return w;
    }
    if (!is_spaced(gfx, type, px, text, n))
        return (float)run_draw(gfx, type.font, px, p, text, n, color, 0);
    float gap = type.spacing * px_scale(gfx), x = p.x;
    for (size_t i = 0; i < n;) {
        size_t step = utf8_step(text + i, n - i),
               next = i + step < n ? utf8_step(text + i + step, n - i - step) : 0;
        struct point q = {roundf(x), p.y};
        (void)run_draw(gfx, type.font, px, q, text + i, step, color, 0);
        x += next ? pair_px(gfx, type, px, text + i, step, next) + gap : 0;
        i += step;
    }
    return w;
}

float gfx_text(struct gfx *gfx, struct gfx_type type, struct point at, const char *text, size_t bytes,
               struct color color)
{
    size_t n = length_of(text, bytes);
    return n ? draw_line(gfx, type, to_px(gfx, at), text, n, color) / px_scale(gfx) : 0;
}

void gfx_text_turned(struct gfx *gfx, struct gfx_type type, struct point middle, const char *text,
                     struct color color, float turn)
{
    size_t n = strlen(text);
    float w = width_px(gfx, type, text, n), h = gfx_text_height(gfx, type) * px_scale(gfx);
    struct point m = to_px(gfx, middle), p = {m.x - w / 2, m.y - h / 2};
    if (gfx->null) {
        record_add(gfx, ITEM_TEXT, (struct rect){p.x, p.y, w, h}, color, 0, text, n);
        record_size(gfx, (float)type_px(gfx, type));
    } else {
        (void)run_draw(gfx, type.font, type_px(gfx, type), p, text, n, color, turn);
    }
}

/* How many bytes of text fit in `width` with "…" after them. */
static size_t fitting(struct gfx *gfx, struct gfx_type type, const char *text, size_t n, float width)
{
    float room = width - width_px(gfx, type, "…", 3);
    size_t good = 0;
    for (size_t i = 0; i < n;) {
        i += utf8_step(text + i, n - i);
        if (width_px(gfx, type, text, i) > room)
            break;
        good = i;
    }
    while (good > 0 && text[good - 1] == ' ')
        good--;
    return good;
}

static float aligned(enum gfx_align align, float x, float room, float width)
{
    return align == ALIGN_LEFT ? x : align == ALIGN_RIGHT ? x + room - width : x + (room - width) / 2;
}

/* Draws n bytes as a line, in pixels; ends it in "…" if it does not fit or more text follows. */
static void line_in(struct gfx *gfx, struct gfx_type type, struct rect px, enum gfx_align align,
                    const char *text, size_t n, bool more, struct color color)
{
    float w = width_px(gfx, type, text, n);
    if (w <= px.w + 1 && !more) {
        (void)draw_line(gfx, type, (struct point){aligned(align, px.x, px.w, w), px.y}, text, n, color);
        return;
    }
    size_t keep = fitting(gfx, type, text, n, px.w);
    char *cut = malloc(keep + 4);
    if (!cut)
        return;
    memcpy(cut, text, keep);
    memcpy(cut + keep, "…", 4);
    w = width_px(gfx, type, cut, keep + 3);
    (void)draw_line(gfx, type, (struct point){aligned(align, px.x, px.w, w), px.y}, cut, keep + 3, color);
    free(cut);
}

static float first_line_y(enum gfx_valign valign, struct rect px, float height)
{
    return valign == VALIGN_TOP      ? px.y
           : valign == VALIGN_BOTTOM ? px.y + px.h - height
                                     : px.y + (px.h - height) / 2;
}

void gfx_text_line(struct gfx *gfx, struct gfx_type type, struct rect at, enum gfx_align align,
                   enum gfx_valign valign, const char *text, struct color color)
{
    struct rect px = rect_to_px(gfx, at);
    px.y = first_line_y(valign, px, gfx_text_height(gfx, type) * px_scale(gfx));
    if (text[0])
        line_in(gfx, type, px, align, text, strlen(text), false, color);
}

void gfx_text_halo(struct gfx *gfx, struct gfx_type type, struct rect at, enum gfx_align align,
                   const char *text, struct color color, struct color halo, float rim)
{
    enum { AROUND = 12 };
    static const float turn = 6.2831853f / AROUND;
    size_t n = strlen(text);
    struct rect px = rect_to_px(gfx, at);
    float w = width_px(gfx, type, text, n), h = gfx_text_height(gfx, type) * px_scale(gfx);
    float r = fmaxf(1, rim * px_scale(gfx));
    struct point p = {roundf(aligned(align, px.x, px.w, w)), roundf(px.y + (px.h - h) / 2)};
    if (n == 0)
        return;
    if (gfx->null)
        record_add(gfx, ITEM_QUAD, (struct rect){p.x, p.y, w, h}, halo, 0, "halo", 4);
    for (int k = 0; k < AROUND && !gfx->null; k++) {
        struct point q = {p.x + r * cosf(turn * (float)k), p.y + r * sinf(turn * (float)k)};
        (void)run_draw(gfx, type.font, type_px(gfx, type), q, text, n, halo, 0);
    }
    (void)draw_line(gfx, type, p, text, n, color);
}

/* The end of the word that begins at i, and of the spaces behind it. */
static size_t word_end(const char *text, size_t i, size_t n, size_t *after)
{
    while (i < n && text[i] != ' ' && text[i] != '\n')
        i++;
    size_t end = i;
    while (i < n && text[i] == ' ')
        i++;
    *after = i;
    return end;
}

/* How much of an over-long word fits; at least one character. */
static size_t break_word(struct gfx *gfx, struct gfx_type type, const char *text, size_t n, float room)
{
    size_t good = utf8_step(text, n);
    for (size_t i = good; i < n;) {
        i += utf8_step(text + i, n - i);
        if (width_px(gfx, type, text, i) > room)
            break;
        good = i;
    }
    return good;
}

/* The width of a space between words. Measured alone it would be rounded to whole pixels, and the error would
 * add up along a line. */
static float space_px(struct gfx *gfx, struct gfx_type type)
{
    enum { SPACES = 8 };
    return (width_px(gfx, type, "n n n n n n n n n", 2 * SPACES + 1) -
            width_px(gfx, type, "nnnnnnnnn", SPACES + 1)) /
           SPACES;
}

/* One line: where it ends, and where the next begins. Widths of words are summed, so that each word is shaped
 * only once; a line that is about as wide as the room is measured as a whole, for words have whole pixels each and
 * their sum may be a little more or less. */
static size_t take_line(struct gfx *gfx, struct gfx_type type, const char *text, size_t n, float room,
                        size_t start, size_t *next)
{
    static const float about = 4; /* px; a word is off by half of one at most */
    size_t i = start, end = start;
    float used = 0, space = space_px(gfx, type);
    while (i < n && text[i] != '\n') {
        size_t after, stop = word_end(text, i, n, &after);
        float w = width_px(gfx, type, text + i, stop - i);
        if (end > start && used + w > room - about &&
            width_px(gfx, type, text + start, stop - start) > room) {
            *next = i;
            return end;
        }
        if (w > room && end == start) {
            end = i + break_word(gfx, type, text + i, stop - i, room);
            if (end < stop) {
                *next = end;
                return end;
            }
        }
        end = stop;
        used += w + space * (float)(after - stop) + type.spacing * px_scale(gfx);
        i = after;
    }
    *next = i < n ? i + 1 : n;
    return end;
}

static size_t wrap_px(struct gfx *gfx, struct gfx_type type, const char *text, float room,
                      struct gfx_text_span *out, size_t cap)
{
    size_t n = strlen(text), lines = 0;
    for (size_t i = 0; i < n || lines == 0;) {
        size_t next, end = take_line(gfx, type, text, n, room, i, &next);
        if (lines < cap) {
            float w = width_px(gfx, type, text + i, end - i);
            out[lines] = (struct gfx_text_span){(uint32_t)i, (uint32_t)(end - i), w / px_scale(gfx)};
        }
        lines++;
        if (n == 0)
            break;
        i = next;
    }
    return lines;
}

size_t gfx_text_wrap(struct gfx *gfx, struct gfx_type type, const char *text, float width,
                     struct gfx_text_span *out, size_t cap)
{
    return wrap_px(gfx, type, text, width * px_scale(gfx) + 0.5f, out, cap);
}

float gfx_text_box_height(struct gfx *gfx, struct gfx_type type, float width, float leading, const char *text)
{
    float step = gfx_text_height(gfx, type) * (leading > 0 ? leading : 1);
    return step * (float)gfx_text_wrap(gfx, type, text, width, NULL, 0);
}

float gfx_text_box(struct gfx *gfx, struct gfx_type type, struct rect at, enum gfx_align align,
                   enum gfx_valign valign, float leading, const char *text, struct color color)
{
    enum { LINES = 200 };
    struct gfx_text_span span[LINES];
    size_t lines = gfx_text_wrap(gfx, type, text, at.w, span, LINES);
    float step = gfx_text_height(gfx, type) * px_scale(gfx) * (leading > 0 ? leading : 1);
    struct rect px = rect_to_px(gfx, at);
    size_t room = (size_t)fmaxf(1, floorf((px.h + 1) / step));
    size_t shown = lines < room ? lines : room;
    shown = shown < LINES ? shown : LINES;
    float y = first_line_y(valign, px, step * (float)shown);
    for (size_t i = 0; i < shown; i++, y += step) {
        bool more = i + 1 == shown && shown < lines;
        struct rect line = {px.x, y, px.w, step};
        if (!more) /* it was broken to fit: whole-pixel sizes may make it slightly wider, which must not cut it */
            line.w = fmaxf(line.w, span[i].width * px_scale(gfx));
        if (span[i].bytes)
            line_in(gfx, type, line, align, text + span[i].start, span[i].bytes, more, color);
    }
    return step * (float)shown / px_scale(gfx);
}
