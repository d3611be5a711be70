#include "table/print.h"

#include "gfx/draw.h"
#include "gfx/text.h"
#include "gfx/texture.h"
#include "ui/theme.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LINES = 8, LINE_BYTES = 256 };

struct point print_point(const struct print *p, struct point at)
{
    float c = cosf(p->turn), s = sinf(p->turn), x = at.x - p->middle.x, y = at.y - p->middle.y;
    return p->turn == 0 ? at : (struct point){p->middle.x + x * c - y * s, p->middle.y + x * s + y * c};
}

/* Turned, it is a strip as wide as the field is high: its long edges are smooth. */
void print_fill(const struct print *p, struct rect at, struct color color)
{
    if (p->turn == 0) {
        gfx_fill(ui_gfx(p->ui), at, color);
        return;
    }
    float y = at.y + at.h / 2;
    struct point ends[2] = {print_point(p, (struct point){at.x, y}),
                            print_point(p, (struct point){at.x + at.w, y})};
    gfx_strip(ui_gfx(p->ui), 0, ends, 2, at.h, 0, color);
}

void print_frame(const struct print *p, struct rect at, float width, struct color color)
{
    if (p->turn == 0) {
        gfx_round_line(ui_gfx(p->ui), at, width, width, color);
        return;
    }
    struct point corner[4] = {
        {at.x, at.y}, {at.x + at.w, at.y}, {at.x + at.w, at.y + at.h}, {at.x, at.y + at.h}};
    for (int i = 0; i < 4; i++)
        corner[i] = print_point(p, corner[i]);
    for (int i = 0; i < 4; i++)
        gfx_line(ui_gfx(p->ui), corner[i], corner[(i + 1) % 4], width, color);
}

void print_disc(const struct print *p, struct point middle, float radius, struct color color)
{
    gfx_disc(ui_gfx(p->ui), print_point(p, middle), radius, color);
}

static struct gfx_sprite sprite(const struct print *p, gfx_texture texture, struct rect at, struct color tint)
{
    struct point c = rect_center(at);
    return (struct gfx_sprite){.texture = texture,
                               .at = at,
                               .tint = tint,
                               .turn = p->turn,
                               .pivot = {p->middle.x - c.x, p->middle.y - c.y}};
}

void print_sheet(const struct print *p, struct rect at, struct color color)
{
    const struct ui_theme *theme = ui_theme(p->ui);
    struct color paper = theme->color.paper;
    if (!gfx_texture_ready(ui_gfx(p->ui), theme->art.sheet)) {
        print_fill(p, at, color);
        return;
    }
    struct color tint = {fminf(1, color.r / paper.r), fminf(1, color.g / paper.g),
                         fminf(1, color.b / paper.b), color.a};
    struct gfx_sprite s = sprite(p, theme->art.sheet, rect_grow(at, at.w * 0.012f), tint);
    gfx_sprite(ui_gfx(p->ui), &s);
}

bool print_picture(const struct print *p, struct rect at, const char *path, struct color tint)
{
    return print_picture_part(p, at, path, tint, (struct rect){0, 0, 0, 0});
}

/* The picture, asked for in the rows that it takes to be so high. */
static gfx_texture load(const struct print *p, const char *path, float high)
{
    struct gfx *gfx = ui_gfx(p->ui);
    return gfx_load_tall(gfx, path, (int)ceilf(high * gfx_view_scale(gfx)));
}

bool print_ready(const struct print *p, struct rect at, const char *path)
{
    return path && *path && gfx_texture_ready(ui_gfx(p->ui), load(p, path, at.h));
}

bool print_picture_part(const struct print *p, struct rect at, const char *path, struct color tint,
                        struct rect part)
{
    struct gfx *gfx = ui_gfx(p->ui);
    part = rect_empty(part) ? (struct rect){0, 0, 1, 1} : part;
    if (!path || !*path)
        return false;
    gfx_texture texture = load(p, path, at.h / part.h);
    if (gfx_texture_failed(gfx, texture))
        return false;
    struct point size = gfx_texture_size(gfx, texture);
    struct gfx_sprite s = sprite(p, texture, at, tint);
    if (size.x > 0 && size.y > 0 && at.w > 0 && at.h > 0) {
        float scale = fmaxf(at.w / (size.x * part.w), at.h / (size.y * part.h));
        s.part.w = at.w / (size.x * scale);
        s.part.h = at.h / (size.y * scale);
        s.part.x = part.x + (part.w - s.part.w) / 2;
        s.part.y = part.y + (part.h - s.part.h) / 2;
    }
    gfx_sprite(gfx, &s);
    return true;
}

float print_least(const struct ui *ui)
{
    return fmaxf(14, 14 / ui_scale(ui));
}

/* Breaks the text; false when a word is too wide or there are too many lines. */
static bool fits(struct gfx *gfx, struct gfx_type type, const char *text, float width, int lines)
{
    struct gfx_text_span span[LINES];
    size_t n = gfx_text_wrap(gfx, type, text, width, span, LINES);
    bool ok = n <= (size_t)lines;
    for (size_t i = 0; i < n && ok; i++) {
        size_t end = span[i].start + span[i].bytes;
        bool inside = text[end] != '\0' && text[end] != ' ' && text[end] != '\n' && text[end - 1] != '-';
        ok = span[i].width <= width + 1 && !inside; /* lines are broken at whole pixels; no word is broken */
    }
    return ok;
}

float print_fitting(const struct print *p, gfx_font font, const char *text, float width, int lines,
                    float least, float most)
{
    struct gfx *gfx = ui_gfx(p->ui);
    float step = fmaxf(0.5f, 1 / ui_scale(p->ui));
    lines = lines < LINES ? lines : LINES;
    int steps = (int)((most - least) / step);
    for (int k = 0; k <= steps; k++) {
        float size = most - step * (float)k;
        if (fits(gfx, (struct gfx_type){font, size, 0}, text, width, lines))
            return size;
    }
    return fits(gfx, (struct gfx_type){font, least, 0}, text, width, lines) ? least : 0;
}

/* One line, turned about its own middle. */
static void line(const struct print *p, struct rect at, struct gfx_type type, enum gfx_align align,
                 const char *text, struct color color)
{
    struct gfx *gfx = ui_gfx(p->ui);
    if (p->turn == 0) {
        gfx_text_line(gfx, type, at, align, VALIGN_MIDDLE, text, color);
        return;
    }
    float w = fminf(at.w, gfx_text_width(gfx, type, text, (size_t)-1));
    float x = align == ALIGN_LEFT ? at.x : align == ALIGN_RIGHT ? at.x + at.w - w : at.x + (at.w - w) / 2;
    struct point middle = {x + w / 2, at.y + at.h / 2};
    gfx_text_turned(gfx, type, print_point(p, middle), text, color, p->turn);
}

static size_t characters_back(const char *text, size_t n)
{
    for (n--; n > 0 && ((unsigned char)text[n] & 0xc0) == 0x80;)
        n--;
    return n;
}

/* What of a line can be shown: all of it, or a part that ends in "…". text: LINE_BYTES long, four of them free. */
static void cut(struct gfx *gfx, struct gfx_type type, float width, bool more, char *text)
{
    static const char dots[] = "…";
    size_t n = strlen(text);
    if (!more && gfx_text_width(gfx, type, text, n) <= width + 1)
        return;
    while (n > 0) {
        snprintf(text + n, LINE_BYTES - n, "%s", dots);
        if (gfx_text_width(gfx, type, text, (size_t)-1) <= width + 1)
            return;
        n = characters_back(text, n);
    }
}

void print_text(const struct print *p, struct rect at, struct gfx_type type, enum gfx_align align, int lines,
                const char *text, struct color color)
{
    struct gfx *gfx = ui_gfx(p->ui);
    struct gfx_text_span span[LINES];
    size_t n = gfx_text_wrap(gfx, type, text, at.w, span, LINES),
           most = (size_t)(lines < LINES ? lines : LINES);
    size_t shown = n < most ? n : most;
    float high = gfx_text_height(gfx, type), y = at.y + (at.h - high * (float)shown) / 2;
    for (size_t i = 0; i < shown; i++) {
        char words[LINE_BYTES];
        bool more = i + 1 == shown && n > shown; /* then as much of the rest as there is room for */
        int bytes = more ? (int)sizeof words - 8 : (int)span[i].bytes;
        snprintf(words, sizeof words - 4, "%.*s", bytes, text + span[i].start);
        cut(gfx, type, at.w, more, words);
        line(p, (struct rect){at.x, y + high * (float)i, at.w, high}, type, align, words, color);
    }
}

void print_line(const struct print *p, struct rect at, gfx_font font, float most, enum gfx_align align,
                const char *text, struct color color)
{
    float least = print_least(p->ui), size = print_fitting(p, font, text, at.w, 1, least, fmaxf(least, most));
    print_text(p, at, (struct gfx_type){font, size > 0 ? size : least, 0}, align, 1, text, color);
}

struct color print_on(const struct ui *ui, struct color ground)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    float light = 0.299f * ground.r + 0.587f * ground.g + 0.114f * ground.b;
    return light < 0.56f ? c->cream : c->ink;
}
