#include "table/ruler.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/cut.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

static const float space = 12, above_mark = 5;

enum { KEY = 320 };

static void sum_of(const struct ruler *ruler, int n, char *out, size_t size)
{
    snprintf(out, size, ruler->sum ? ruler->sum : "%d", n * ruler->unit);
}

/* A most beyond the scale's end is what happens to be left of all there is, which nobody can work out at the table. */
static void amount(const struct ruler *ruler, range r, bool brief, char *out, size_t size)
{
    if (r.least == r.most)
        sum_of(ruler, r.least, out, size);
    else if (r.least == 0 && r.most > ruler->scale)
        snprintf(out, size, "%s", C_("an amount", "nothing proven"));
    else
        range_words(r, ruler->unit, ruler->sum, brief || r.most > ruler->scale, out, size);
}

/* How the rows are divided: names, bars, amounts; names above the bars where they would leave these too short, or something stands
 * beside one. */
struct parts {
    float name, number, row, tick, label; /* label: what the flag is, above the bars; 0: there is nothing */
    bool above, stacked;                  /* stacked: the amounts, too */
};

static struct parts parts_of(struct ui *ui, const struct ruler *ruler, float width)
{
    struct parts p = {.row = ui_line(ui, STYLE_STRONG) * 1.3f, .tick = ui_line(ui, STYLE_SMALL)};
    bool beside = false;

    for (size_t i = 0; i < ruler->rows; i++) {
        char words[80];
        if (ruler->row[i].flag > 0 &&
            ruler->row[i].flag_says[0] != '\0') /* in two lines where it is narrow */
            p.label = fmaxf(p.label, ui_text_height(ui, STYLE_SMALL, ruler->row[i].flag_says, floorf(width)));
        range seen = ruler->row[i].covered ? (range){0, 0} : ruler->row[i].known;
        amount(ruler, seen, true, words, sizeof words);
        beside |= ruler->row[i].beside[0] != '\0' && !ruler->row[i].covered;
        p.name = fmaxf(p.name, ui_text_width(ui, STYLE_STRONG, ruler->row[i].name) + 2);
        p.number = fmaxf(p.number, ui_text_width(ui, STYLE_STRONG, words) + 2);
    }
    if (ruler->low_row > 0) { /* what may be covered takes as much room whatever it is */
        char words[32];
        amount(ruler, (range){ruler->scale, ruler->scale}, true, words, sizeof words);
        p.number = fmaxf(p.number, ui_text_width(ui, STYLE_STRONG, words) + 2);
    }
    p.label += p.label > 0 ? above_mark : 0;
    p.name = fminf(p.name, width * 0.34f);
    p.stacked = ruler->stacked;
    p.above = p.stacked || beside || width - p.name - p.number - 2 * space < width * 0.55f;
    if (p.above)
        p.name = 0;
    return p;
}

static float row_height(const struct ruler *ruler, const struct parts *p, size_t i)
{
    float h = (p->above ? p->row * 1.4f : p->row) + ruler->more;

    return i + 1 == ruler->rows ? fmaxf(h, ruler->low_row) : h;
}

/* What solid and striped mean, where not all of it is certain, and what else is to be said. "": nothing. */
static void write_key(const struct ruler *ruler, struct text *out)
{
    bool pale = false;

    for (size_t i = 0; i < ruler->rows && !ruler->bare; i++)
        pale |= !ruler->row[i].covered && ruler->row[i].known.least != ruler->row[i].known.most;
    text_add(out, "%s", pale ? _("Solid: certain. Striped: possible.") : "");
    if (ruler->note)
        text_add(out, out->length > 0 ? " %s" : "%s", ruler->note);
}

/* The title, and what stands aside of it. Returns their height. */
static float head_height(struct ui *ui, const struct ruler *ruler, float width, bool *beside)
{
    float high = ui_text_height(ui, STYLE_SUBHEAD, ruler->title, width);

    *beside = true;
    if (!ruler->aside || ruler->aside[0] == 0)
        return high;
    *beside = ui_text_width(ui, STYLE_SUBHEAD, ruler->title) + 2 * space +
                  ui_text_width(ui, STYLE_SMALL, ruler->aside) <=
              width;
    float clear = ruler->mark > 0 && !parts_of(ui, ruler, width).above ? 8 : 0; /* of the mark's tip */
    return *beside ? high : high + ui_text_height(ui, STYLE_SMALL, ruler->aside, width) + clear;
}

static void draw_head(struct ui *ui, const struct ruler *ruler, struct rect at)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    bool beside;

    (void)head_height(ui, ruler, at.w, &beside);
    float high = ui_text_in(ui, at, STYLE_SUBHEAD, ALIGN_LEFT, ruler->title, c->ink);
    if (ruler->aside && beside)
        ui_label_in(ui, (struct rect){at.x, at.y, at.w, high}, STYLE_SMALL, ALIGN_RIGHT, ruler->aside,
                    c->ink);
    cut_top(&at, high);
    if (ruler->aside && !beside)
        ui_text_in(ui, at, STYLE_SMALL, ALIGN_LEFT, ruler->aside, c->ink);
}

float ruler_height(struct ui *ui, const struct ruler *ruler, float width)
{
    char words[KEY];
    struct text key = text_over(words, sizeof words);
    struct parts p = parts_of(ui, ruler, width);
    bool beside;
    float h = head_height(ui, ruler, width, &beside) + p.label + p.tick + 4;

    for (size_t i = 0; i < ruler->rows; i++)
        h += row_height(ruler, &p, i);
    write_key(ruler, &key);
    return key.length > 0 ? h + ui_text_height(ui, STYLE_SMALL, words, width) : h;
}

/* The numbers under the bars stand so far apart that each has room, and are few: 1, 2 or 5 and noughts. */
static int step_of(struct ui *ui, const struct ruler *ruler, float width)
{
    char widest[32];
    int step = 1;

    sum_of(ruler, ruler->scale, widest, sizeof widest);
    float room = fmaxf(ui_text_width(ui, STYLE_SMALL, widest) * 1.2f, width / 7.5f);
    for (int i = 0; (float)step * width < room * (float)ruler->scale && i < 12; i++)
        step = i % 3 == 1 ? step / 2 * 5 : step * 2;
    return step;
}

/* The height of a name above its bar. */
static float name_above(const struct parts *p)
{
    return p->stacked ? p->row * 0.83f : p->above ? p->row * 0.9f : 0;
}

/* A line down all bars, and through none of the names that stand above them. */
static void draw_down(struct ui *ui, const struct ruler *ruler, const struct parts *p, struct rect bars,
                      float x, float wide, struct color color)
{
    for (size_t i = 0; i < ruler->rows && bars.h > 1; i++) {
        struct rect row = cut_top(&bars, row_height(ruler, p, i));
        cut_top(&row, name_above(p));
        gfx_fill(ui_gfx(ui), (struct rect){x - wide / 2, row.y, wide, row.h}, color);
    }
}

/* Where a number stands under its line, within the ruler. */
static struct rect tick_at(struct ui *ui, const struct ruler *ruler, struct rect ticks, struct rect within,
                           int k, char *words, size_t size)
{
    float x = ticks.x + ticks.w * (float)k / (float)ruler->scale;

    sum_of(ruler, k, words, size);
    float w = ui_text_width(ui, STYLE_SMALL, words) + 2;
    return (struct rect){fminf(fmaxf(x - w / 2, within.x), within.x + within.w - w), ticks.y, w, ticks.h};
}

/* A number gives way to the next where that had to move in from the edge. */
static void draw_scale(struct ui *ui, const struct ruler *ruler, const struct parts *p, struct rect bars,
                       struct rect ticks, struct rect within)
{
    struct color line = color_fade(ui_theme(ui)->color.ink, 0.22f);
    int step = step_of(ui, ruler, ticks.w);
    struct rect written = {0, 0, 0, 0}; /* the number at the mark */
    char own[32];

    if (ruler->mark > 0) {
        written = tick_at(ui, ruler, ticks, within, ruler->mark < ruler->scale ? ruler->mark : ruler->scale,
                          own, sizeof own);
        sum_of(ruler, ruler->mark, own, sizeof own);
        ui_label_in(ui, written, STYLE_SMALL, ALIGN_CENTER, own, ui_theme(ui)->color.ink);
    }
    for (int k = 0; k <= ruler->scale; k += step) {
        char words[32], next[32];
        struct rect at = tick_at(ui, ruler, ticks, within, k, words, sizeof words);
        draw_down(ui, ruler, p, bars, ticks.x + ticks.w * (float)k / (float)ruler->scale, 1, line);
        if (written.w > 0 && at.x < written.x + written.w + 4 && written.x < at.x + at.w + 4)
            continue;
        if (k + step > ruler->scale ||
            at.x + at.w < tick_at(ui, ruler, ticks, within, k + step, next, sizeof next).x)
            ui_label_in(ui, at, STYLE_SMALL, ALIGN_CENTER, words, ui_theme(ui)->color.ink_soft);
    }
}

/* More is possible than the scale shows: the bar runs on over its end, to a tip in what is cut off it here. */
static void draw_on(struct gfx *gfx, struct rect *bar, struct color color)
{
    struct rect tip = cut_right(bar, bar->h * 0.7f);
    struct point corner[3] = {
        {tip.x, tip.y - 2}, {tip.x + tip.w, tip.y + tip.h / 2}, {tip.x, tip.y + tip.h + 2}};

    gfx_cut(gfx, corner, 3, color);
}

/* That the scale is broken off before the bar's end: a gap in the bar, between two slanted strokes. */
static void draw_break(struct ui *ui, struct rect bar)
{
    float slant = bar.h * 0.25f, x = bar.x + bar.w - bar.h * 1.3f, top = bar.y - 4, foot = bar.y + bar.h + 4;
    struct point gap[4] = {{x + slant, top}, {x + slant + 5, top}, {x - slant + 5, foot}, {x - slant, foot}};

    gfx_quad(ui_gfx(ui), 0, gap, ui_theme(ui)->color.paper);
    for (int i = 0; i < 2; i++)
        gfx_line(ui_gfx(ui), gap[i], gap[3 - i], 1.5f, ui_theme(ui)->color.ink);
}

/* What is left of a part of a bar at the wider side of the mark, which no word may stand on. */
static struct rect beside_mark(struct rect part, float x)
{
    float left = x - part.x, right = part.w - left;

    if (left <= 0 || right <= 0)
        return part;
    (void)(left > right ? cut_right(&part, right) : cut_left(&part, left));
    return part;
}

/* What a part of a bar means, written on it where it has room; on a ground of its own where enough of the part is left to be seen. */
static void name_part(struct ui *ui, struct rect part, const char *says, struct color ink,
                      struct color ground)
{
    float w = ui_text_width(ui, STYLE_SMALL, says) + 10, room = ground.a > 0 ? part.w * 0.75f : part.w;

    if (w > room || ui_type(ui, STYLE_SMALL).size > part.h * 0.9f)
        return;
    struct rect at = rect_place(part, w, part.h - 6, 0.5f, 0.5f);
    if (ground.a > 0)
        gfx_fill(ui_gfx(ui), at, ground);
    ui_label_in(ui, at, STYLE_SMALL, ALIGN_CENTER, says, ink);
}

static void draw_bar(struct ui *ui, const struct ruler *ruler, const struct ruler_row *row, struct rect at)
{
    struct gfx *gfx = ui_gfx(ui);
    const struct ui_colors *c = &ui_theme(ui)->color;
    float unit = at.w / (float)ruler->scale, h = fminf(at.h * 0.8f, 46);
    struct rect bar = {at.x, at.y + (at.h - h) / 2, at.w, h};

    bool on = row->known.most > ruler->scale;
    if (on)
        draw_on(gfx, &bar, row->color);
    cut_bar(gfx, bar, fminf(bar.w, unit * (float)row->known.least),
            fminf(bar.w, unit * (float)row->known.most), row->color);
    if (row->known.least < row->known.most) {
        struct rect may = bar, sure = cut_left(&may, fminf(bar.w, unit * (float)row->known.least));
        may.w = fminf(may.w, unit * (float)(row->known.most - row->known.least)) - (on ? h * 1.5f : 0);
        float mark = ruler->mark > 0 ? at.x + unit * (float)ruler->mark : at.x;
        name_part(ui, beside_mark(sure, mark), C_("part of a bar", "certain"), c->cream,
                  (struct color){0, 0, 0, 0});
        name_part(ui, beside_mark(may, mark), C_("part of a bar", "possible"), c->ink, c->paper);
    }
    if (on)
        draw_break(ui, bar);
    if (row->flag > 0 && row->flag_says[0] != '\0' && row->flag != ruler->mark) /* the mark stands there */
        range_flag(ui, (struct rect){at.x, bar.y, at.w, h}, row->flag, ruler->scale);
}

static void draw_mark(struct ui *ui, const struct ruler *ruler, const struct parts *p, struct rect bars)
{
    struct color ink = ui_theme(ui)->color.ink;
    float x = bars.x + bars.w * fminf(1, (float)ruler->mark / (float)ruler->scale),
          top = bars.y + name_above(p);
    struct point tip[4] = {{x - 7, top - 2}, {x + 7, top - 2}, {x, top + 8}, {x, top + 8}};

    draw_down(ui, ruler, p, bars, x, 3, ink);
    gfx_quad(ui_gfx(ui), 0, tip, ink);
}

static void draw_row(struct ui *ui, const struct ruler *ruler, const struct parts *p, size_t i,
                     struct rect at)
{
    const struct ui_colors *c = &ui_theme(ui)->color;
    const struct ruler_row *row = &ruler->row[i];
    char words[64];

    if (row->covered) {
        float h = ui_text_height(ui, STYLE_SMALL, row->covered, at.w);
        ui_text_in(ui, h < at.h ? rect_place(at, at.w, h, 0, 0.5f) : at, STYLE_SMALL, ALIGN_LEFT,
                   row->covered, c->ink);
        return;
    }
    struct rect name = p->above ? cut_top(&at, name_above(p)) : cut_left(&at, p->name);
    amount(ruler, row->known, true, words, sizeof words);
    if (p->stacked) {
        float number = ui_text_width(ui, STYLE_STRONG, words) + 2,
              own = ui_text_width(ui, STYLE_STRONG, row->name) + space;
        char whole[64]; /* where the striped part of the bar ends, too */
        amount(ruler, row->known, false, whole, sizeof whole);
        float wide = ui_text_width(ui, STYLE_STRONG, whole) + 2;
        if (row->known.least < row->known.most && own + wide <= name.w) {
            snprintf(words, sizeof words, "%s", whole);
            number = wide;
        }
        ui_label_fit(ui, cut_right(&name, number), STYLE_STRONG, ALIGN_RIGHT, words, c->ink);
        cut_right(&name, space);
    }
    if (row->beside[0] != '\0') {
        float own = ui_text_width(ui, STYLE_STRONG, row->name) + 2;
        ui_label_fit(ui, cut_left(&name, fminf(own, name.w / 2)), STYLE_STRONG, ALIGN_LEFT, row->name,
                     c->ink);
        cut_left(&name, space);
        ui_label_fit(ui, name, STYLE_SMALL, ALIGN_LEFT, row->beside, c->ink_soft);
    } else
        ui_label_fit(ui, name, STYLE_STRONG, ALIGN_LEFT, row->name, c->ink);
    cut_left(&at, p->above ? 0 : space);
    if (!p->stacked) {
        ui_label_fit(ui, cut_right(&at, p->number), STYLE_STRONG, ALIGN_RIGHT, words, c->ink);
        cut_right(&at, space);
    }
    draw_bar(ui, ruler, row, at);
}

/* What the flag is, above its number and within the ruler; there is one at most. */
static void draw_label(struct ui *ui, const struct ruler *ruler, struct rect bars, struct rect row)
{
    size_t i = 0;

    while (i < ruler->rows && (ruler->row[i].flag == 0 || ruler->row[i].flag_says[0] == '\0'))
        i++;
    if (i == ruler->rows)
        return;
    const char *says = ruler->row[i].flag_says;
    float w = fminf(ui_text_width(ui, STYLE_SMALL, says) + 2, floorf(row.w)),
          h = ui_text_height(ui, STYLE_SMALL, says, w),
          x = bars.x + bars.w * (float)ruler->row[i].flag / (float)ruler->scale - w / 2;
    struct rect at = {fmaxf(row.x, fminf(x, row.x + row.w - w)), row.y + row.h - above_mark - h, w, h};
    ui_text_in(ui, at, STYLE_SMALL, ALIGN_LEFT, says, ui_theme(ui)->color.ink);
}

struct rect ruler_draw(struct ui *ui, const struct ruler *ruler, struct rect at)
{
    struct parts p = parts_of(ui, ruler, at.w);
    struct rect bars, row = at, all = at;
    bool beside;
    char words[KEY];
    struct text key = text_over(words, sizeof words);

    draw_head(ui, ruler, cut_top(&at, head_height(ui, ruler, at.w, &beside)));
    struct rect labels = cut_top(&at, p.label);
    bars = at;
    bars.h = 0;
    for (size_t i = 0; i < ruler->rows; i++)
        bars.h += row_height(ruler, &p, i);
    cut_left(&bars, p.above ? 0 : p.name + space);
    cut_right(&bars, p.stacked ? 0 : p.number + space);
    struct rect ticks = {bars.x, bars.y + bars.h + 2, bars.w, p.tick};
    if (ruler->rows > 1 && ruler->row[ruler->rows - 1].covered) /* no lines through the words there */
        bars.h -= row_height(ruler, &p, ruler->rows - 1);
    draw_scale(ui, ruler, &p, bars, ticks, all);
    draw_label(ui, ruler, bars, labels);
    for (size_t i = 0; i < ruler->rows; i++) {
        row = cut_top(&at, row_height(ruler, &p, i));
        draw_row(ui, ruler, &p, i, row);
    }
    cut_top(&at, p.tick + 4);
    write_key(ruler, &key);
    ui_text_in(ui, at, STYLE_SMALL, ALIGN_LEFT, words, ui_theme(ui)->color.ink_soft);
    if (ruler->mark > 0)
        draw_mark(ui, ruler, &p, bars);
    return row;
}
