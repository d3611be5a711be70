#include "table/badges.h"

#include "base/text.h"
#include "gfx/effects.h"
#include "table/game.h"
#include "table/homes.h"
#include "table/portrait.h"
#include "table/table.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* Cut of card, its letter printed on it. */
static void draw_disc(struct ui *ui, struct rect at, float d, const struct badge *badge)
{
    struct gfx *gfx = ui_gfx(ui);
    struct gfx_type type = {ui_type(ui, STYLE_STAMP).font, fmaxf(d * 0.72f, ui_type(ui, STYLE_SMALL).size),
                            0};

    gfx_disc(gfx, rect_center(at), d / 2, color_hex(0x2A1F14));
    gfx_disc(gfx, rect_center(at), d / 2 - 0.8f, color_hex(0xF9EED3));
    gfx_disc(gfx, rect_center(at), d / 2 - 2.2f,
             badge->gone ? color_hex(0x6d6258) : color_mix(badge->color, color_hex(0x14100C), 0.24f));
    gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, badge->letter, color_hex(0xFFFFFF));
}

/* Smaller, flames are a smudge: u. */
static const float mark_least = 32;

/* In the colour of embers with a bright core and a dark edge, low on the right, so that who it was is still seen. */
static void draw_gone_mark(struct gfx *gfx, gfx_texture mark, struct point middle, float d)
{
    float side = d * 0.56f;
    struct point at = {middle.x + d * 0.24f, middle.y + d * 0.2f};

    gfx_image(gfx, mark, rect_around(at, side * 1.24f, side * 1.24f), color_hex(0x1B100A));
    gfx_disc(gfx, (struct point){at.x, at.y + side * 0.2f}, side * 0.2f, color_hex(0xFFE08A));
    gfx_image(gfx, mark, rect_around(at, side, side), color_hex(0xF58A2E));
}

static void draw_cross(struct gfx *gfx, struct point middle, float d)
{
    float r = d * 0.3f, wide = fmaxf(2, d * 0.13f);

    for (int edge = 1; edge >= 0; edge--)
        for (int way = -1; way <= 1; way += 2)
            gfx_line(gfx, (struct point){middle.x - r, middle.y - r * (float)way},
                     (struct point){middle.x + r, middle.y + r * (float)way}, wide + (edge ? 2.5f : 0),
                     color_hex(edge ? 0x1B100A : 0xFBF4E2));
}

void badge_draw(struct ui *ui, struct rect at, const struct badge *badge)
{
    struct gfx *gfx = ui_gfx(ui);
    struct point middle = rect_center(at);
    float d = fminf(at.w, at.h);
    gfx_texture picture = badge->picture[0] != 0 ? gfx_load(gfx, badge->picture) : 0;

    if (picture == 0 || gfx_texture_failed(gfx, picture)) {
        draw_disc(ui, at, d, badge);
    } else {
        float rim = badge->rimless ? 0 : 1;
        if (rim > 0)
            gfx_disc(gfx, middle, d / 2, color_hex(0x2A1F14));
        gfx_image(gfx, picture, rect_around(middle, d - rim, d - rim),
                  badge->gone ? color_hex(badge->gone_mark ? 0xC6BBAE : 0x8D857C) : color_hex(0xFFFFFF));
    }
    gfx_texture mark =
        badge->gone && badge->gone_mark && d >= mark_least ? gfx_load(gfx, badge->gone_mark) : 0;
    if (mark != 0 && !gfx_texture_failed(gfx, mark))
        draw_gone_mark(gfx, mark, middle, d);
    else if (badge->gone)
        draw_cross(gfx, middle, d);
}

struct color badge_usual_color(int seat)
{
    static const unsigned usual[GAME_MAX_SEATS] = {0x2B7A58, 0x6E2A45, 0x2C62A8, 0xB97A1E,
                                                   0x7A5AA0, 0x3A7F86, 0x8C4A6B, 0x6B6B3A};

    return color_hex(usual[seat % GAME_MAX_SEATS]);
}

struct color badge_seat_color(const struct table *t, int seat)
{
    if (t->game->color)
        return t->game->color(t, seat);
    if (t->game->homes)
        return home_color(t, t->game->homes, table_home(t, seat));
    return badge_usual_color(seat);
}

void badge_letter(const struct table *t, int seat, char out[8])
{
    const char *text = table_seat_label(t, seat);
    size_t n = text[0] != 0 ? 1 : 0; /* a character of UTF-8 */

    while (n > 0 && n < 4 && (text[n] & 0xC0) == 0x80)
        n++;
    memcpy(out, text, n);
    out[n] = 0;
}

void badge_initial(const char *const *name, size_t n, size_t which, char out[8])
{
    size_t alike = 0, bytes = 0;

    for (size_t i = 0; i < n; i++)
        alike += toupper((unsigned char)name[i][0]) == toupper((unsigned char)name[which][0]);
    const char *c = name[which];
    for (size_t left = alike > 1 ? 2 : 1; left > 0 && c[bytes] != 0; left--) /* characters of UTF-8 */
        for (bytes++; bytes < 7 && (c[bytes] & 0xC0) == 0x80;)
            bytes++;
    snprintf(out, 8, "%.*s", (int)bytes, bytes > 0 ? c : "?");
    if (bytes > 1 && (out[1] & 0x80) == 0)
        out[1] = (char)toupper((unsigned char)out[1]); /* `Al` would be read as another word */
}

void badge_seat(struct table *t, int seat, struct rect at)
{
    if (t->game->badge) {
        t->game->badge(t, seat, at);
        return;
    }
    if (t->game->homes) {
        home_badge(t, t->game->homes, table_home(t, seat), at);
        return;
    }
    char letter[8];
    badge_letter(t, seat, letter);
    badge_draw(t->ui, at,
               &(struct badge){.picture = "", .letter = letter, .color = badge_seat_color(t, seat)});
}

bool poster_draw(struct ui *ui, struct rect at, const char *picture, struct color color, bool gone)
{
    struct gfx *gfx = ui_gfx(ui);
    int rows = (int)ceilf(at.h * gfx_view_scale(gfx));
    gfx_texture poster = gfx_load_tall(gfx, picture, rows);
    float fade = gone ? 0.35f : 1;

    if (gfx_texture_failed(gfx, poster)) {
        gfx_round(gfx, at, 6, color_fade(color, fade));
        return false;
    }
    gfx_glow(gfx, rect_grow(at, -2), 8, (struct color){0.05f, 0.03f, 0.02f, 0.5f * fade});
    gfx_fill(gfx, rect_grow(at, 4), color_fade(color_hex(0xFBF4E2), fade));
    if (!gfx_texture_ready(gfx, poster)) /* its own ground, not a blank sheet, until it is there */
        gfx_fill(gfx, at, color_fade(color, fade));
    gfx_clip_push(gfx, at);
    gfx_image_cover(gfx, poster, at, (struct color){1, 1, 1, fade});
    gfx_clip_pop(gfx);
    return true;
}

void badge_face_fetch(struct table *t, int seat, float height)
{
    const char *portrait = t->h->seat(t->h, seat)->portrait;
    struct gfx *gfx = ui_gfx(t->ui);

    if (portrait && portrait[0] != '\0')
        (void)gfx_load_tall(gfx, portrait, (int)ceilf(height * gfx_view_scale(gfx)));
}

void badge_face(struct table *t, int seat, struct rect at, bool dim)
{
    const struct host_seat *who = t->h->seat(t->h, seat);
    struct rect card = rect_fit(at, 0.8f);
    float d = card.w * 0.6f;

    gfx_opacity_push(ui_gfx(t->ui), dim ? 0.35f : 1);
    if (who->portrait && portrait_draw(t->ui, card, who->portrait, badge_seat_color(t, seat))) {
        badge_seat(t, seat,
                   (struct rect){card.x - d * 0.2f, card.y + card.h - d * 0.55f, d * 0.6f, d * 0.6f});
    } else {
        gfx_round(ui_gfx(t->ui), rect_grow(card, 4), 8, color_hex(0xFBF4E2));
        gfx_round(ui_gfx(t->ui), card, 6, color_fade(badge_seat_color(t, seat), 0.85f));
        badge_seat(t, seat, rect_centered(card, d, d));
    }
    gfx_opacity_pop(ui_gfx(t->ui));
}

/* Sizes are rounded down to whole pixels. */
static float small_tag(struct ui *ui)
{
    return ui_type(ui, STYLE_SMALL).size + 0.01f;
}

float tag_width(struct ui *ui, const char *words)
{
    return ui_stamp_width(ui, words, small_tag(ui));
}

float tag_draw(struct ui *ui, struct rect row, float room, const char *words)
{
    float small = small_tag(ui), size = fmaxf(row.h * 0.62f, small);

    if (ui_stamp_width(ui, words, size) > room) /* rather beyond it than unreadable */
        size = small;
    float word = ui_stamp_width(ui, words, size), high = size / UI_STAMP_LINE;
    struct rect at = {row.x + row.w - word, row.y + (row.h - high) / 2, word, high};
    ui_stamp(ui, at, words, color_hex(0x2A3158), -0.05f);
    return word;
}

void counts_range(struct counts *n, size_t i, range known)
{
    if (known.most == 0)
        snprintf(n->text[i], sizeof n->text[i], "–");
    else if (known.least == 0 && known.most > 0)
        snprintf(n->text[i], sizeof n->text[i], "?");
    else
        snprintf(n->text[i], sizeof n->text[i], known.least == known.most ? "%d" : "%d+", known.least);
    n->strong[i] = known.least > 0;
}

void counts_gone(struct counts *n, size_t i)
{
    snprintf(n->text[i], sizeof n->text[i], "×");
    n->strong[i] = false;
}

static void tell_count(struct table *t, const struct counts *counts, size_t i, struct rect at)
{
    char words[200];
    struct text tip = text_over(words, sizeof words);

    if (!counts->tip)
        return;
    counts->tip(t, counts->seat, i, &tip);
    ui_tell(t->ui, "count", counts->seat * COUNTS_MOST + (int)i, at, &(struct ui_words){.name = words});
}

struct rect counts_column(struct rect row, int i, int count)
{
    return rect_pad_xy(rect_grid(row, i, count, 1, 0), 1.5f, 0);
}

static struct gfx_type count_type(struct table *t, const struct counts *n, bool strong)
{
    struct gfx_type type = ui_type(t->ui, strong ? STYLE_STRONG : STYLE_BODY);

    if (n->sums && strong)
        type = (struct gfx_type){ui_type(t->ui, STYLE_HEADING).font, type.size * 1.15f, 0};
    return type;
}

/* The widest that a number may be. */
static float widest_count(struct table *t, const struct counts *n)
{
    bool wide = false;

    for (int k = 0; k < n->count; k++)
        wide = wide || n->wide[k];
    const char *widest = n->sums ? (wide ? "2800+" : "2800") : wide ? "28+" : "28";
    return gfx_text_width(ui_gfx(t->ui), count_type(t, n, true), widest, strlen(widest)) + 1;
}

static const float tab_rim = 3; /* left and right of the number on a tab */

/* Tabs lie in one row, each under its own badge; in two, each as wide as a pair of columns, where numbers would be too small to
 * read otherwise. type: what they may have of
 * the usual size. */
static int tab_rows(struct table *t, const struct counts *n, struct rect row, float *type)
{
    static const float legible = 0.66f,
                       of_line = 0.6f; /* of the usual size; of a line: what a number needs */
    float column = row.w / (float)n->count - tab_rim, wide = widest_count(t, n) + 2 * tab_rim,
          high = ui_line(t->ui, STYLE_STRONG) * of_line;
    float one = fminf(1, fminf(column / wide, row.h / high)),
          two = fminf(1, fminf(2 * column / wide, row.h / 2 / high));

    bool parts = one < legible && two > one;
    *type = parts ? two : one;
    return parts ? 2 : 1;
}

static struct rect tab_at(struct table *t, const struct counts *n, struct rect row, int i, int rows)
{
    float high = fminf(row.h, ui_line(t->ui, STYLE_STRONG) * 1.3f);

    if (rows == 1)
        return counts_column(rect_place(row, row.w, high, 0, 0.6f), i, n->count);
    row = rect_place(row, row.w, fminf(row.h, 2 * high), 0, 0.6f);
    struct rect at = counts_column(row, i / 2, (n->count + 1) / 2);
    at.h = row.h / 2 - 1;
    at.y += i % 2 == 0 ? 0 : row.h / 2 + 1;
    return at;
}

/* A number alone on a tab in the colour of what it counts, whose badge stands over the column. */
static void tab_cell(struct table *t, const struct counts *n, size_t i, struct rect at, float size)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct gfx_type type = count_type(t, n, n->strong[i]);

    tell_count(t, n, i, at);
    /* a column of a ledger, ruled in its colour: a box would look as if it could be pressed */
    gfx_fill(ui_gfx(t->ui), at, color_fade(n->color[i], 0.1f));
    gfx_fill(ui_gfx(t->ui), cut_bottom(&at, 3), color_fade(n->color[i], n->text[i][0] != '\0' ? 0.8f : 0.3f));
    type.size *= size; /* rather small than cut off, and all alike */
    gfx_text_line(ui_gfx(t->ui), type, rect_pad_xy(at, -tab_rim, 0), ALIGN_CENTER, VALIGN_MIDDLE, n->text[i],
                  n->strong[i] ? c->ink : c->ink_soft);
}

void counts_draw(struct table *t, const struct counts *n, struct rect row)
{
    float size;
    int rows = tab_rows(t, n, row, &size);

    for (int k = 0; k < n->count; k++)
        tab_cell(t, n, (size_t)k, tab_at(t, n, row, k, rows), size);
}
