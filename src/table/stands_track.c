/* The track on a printed board, and the tally of all markers inside it. */
#include "base/i18n.h"
#include "base/text.h"
#include "gfx/effects.h"
#include "table/cast.h"
#include "table/plane.h"
#include "table/print.h"
#include "table/stands.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static bool on_show(const struct table *t, size_t figure)
{
    return t->stands->now.place[figure] < t->stands->places;
}

/* Where a marker is, on its way or at rest. */
static float marker_of(const struct table *t, size_t f)
{
    const struct stands *b = t->stands;
    return (float)b->now.marker[f] + (float)(b->then.marker[f] - b->now.marker[f]) * b->progress;
}

static bool markers_run(const struct table *t)
{
    for (size_t f = 0; f < t->stands->look->cast->count; f++)
        if (t->stands->now.marker[f] != t->stands->then.marker[f])
            return true;
    return false;
}

/* What each would gain is shown before it happens, not while it does, nor while nobody would gain anything. */
static bool gains_shown(const struct table *t)
{
    bool any = false;
    for (size_t f = 0; f < t->stands->look->cast->count; f++)
        any |= t->stands->now.gain[f] != 0;
    return any && (t->stands->now.weighed || t->stands->look->tally) && !markers_run(t);
}

static struct rect to_board(const struct table *t, struct rect share)
{
    struct point a = stands_on(t, (struct point){share.x, share.y}),
                 b = stands_on(t, (struct point){share.w, share.h});
    return (struct rect){a.x, a.y, b.x, b.y};
}

static void lay_spaces(const struct table *t, struct laid_track *l)
{
    const struct stands *b = t->stands;
    struct point step = stands_on(t, b->step);
    l->start = to_board(t, b->start);
    l->track = (struct track){.spaces = (int)b->spaces,
                              .ring = true,
                              .number_every = 5,
                              .laid = l->space,
                              .start = rect_empty(l->start) ? NULL : &l->start,
                              .start_word = b->look->start ? i18n_marked(b->look->start) : NULL,
                              .mark = l->mark,
                              .marker = l->marker};
    for (size_t i = 0; i < b->spaces; i++)
        l->space[i] = rect_around(stands_on(t, b->space[i]), step.x, step.y);
    if (b->look->marked)
        l->track.marks = (int)b->look->marked(t, l->mark);
}

/* Where a marker that has come so far stands. */
static float space_of(const struct table *t, float far)
{
    return t->stands->look->ends ? fminf(far, (float)t->stands->spaces) : far;
}

bool stands_marker_lit(const struct table *t, const struct pick_lit *lit, size_t figure)
{
    const struct stands_look *look = t->stands->look;
    return look->by_marker && look->by_marker(t) &&
           pick_is_lit(lit, (struct thing){look->figure_kind, (uint8_t)figure});
}

struct rect stands_marker(const struct table *t, size_t figure)
{
    struct laid_track l;
    float d;
    int i = 0;
    stands_lay(t, &l);
    for (size_t f = 0; f < figure; f++)
        i += on_show(t, f);
    struct point m = track_marker_at(t->ui, &l.track, (struct rect){0, 0, 0, 0}, i, &d);
    return rect_around(m, d, d);
}

void stands_lay(const struct table *t, struct laid_track *l)
{
    const struct stands *b = t->stands;
    bool weighed =
        gains_shown(t) && b->now.weighed; /* else they would be taken for markers: the tally says it */
    lay_spaces(t, l);
    for (size_t f = 0; f < b->look->cast->count && b->spaces > 0; f++) {
        struct track_marker m = {.color = cast_color(b->look->cast, f),
                                 .letter = cast_letter(b->look->cast, f),
                                 .at = space_of(t, marker_of(t, f))};
        if (on_show(t, f))
            l->marker[l->track.markers++] = m;
    }
    for (size_t f = 0; f < b->look->cast->count && b->spaces > 0 && weighed; f++) {
        struct track_marker m = {.color = cast_color(b->look->cast, f),
                                 .letter = cast_letter(b->look->cast, f),
                                 .at = space_of(t, (float)(b->now.marker[f] + b->now.gain[f])),
                                 .ghost = true};
        if (on_show(t, f) && b->now.gain[f] != 0)
            l->marker[l->track.markers++] = m;
    }
}

static bool comes_home(const struct table *t, size_t f)
{
    const struct stands *b = t->stands;
    return b->look->ends && b->now.gain[f] > 0 && b->now.marker[f] + b->now.gain[f] >= (int)b->spaces;
}

bool stands_ends(const struct table *t)
{
    for (size_t f = 0; f < t->stands->look->cast->count; f++)
        if (comes_home(t, f))
            return true;
    return false;
}

/* --- the tally ------------------------------------------------------------------------------------------------ */

static const float edge = 0.05f; /* of the height inside the track */

/* All that the track leaves free, in units of the middle. */
static struct rect inside_of(const struct laid_track *l)
{
    struct rect in = track_inside(&l->track, (struct rect){0, 0, 0, 0});
    return rect_pad(in, in.h * edge);
}

/* In large type, and where a window is small, the rows stand in two columns, without names, so that they can be as much higher. */
static size_t columns_of(const struct table *t)
{
    static const float row = 0.079f,
                       smaller = 0.75f; /* what is printed in one column, of the height inside */
    struct laid_track l;
    stands_lay(t, &l);
    return inside_of(&l).h * row < smaller * ui_type(t->ui, STYLE_SMALL).size ? 2 : 1;
}

/* Of the height inside the track. */
static float tally_wide(const struct table *t)
{
    return columns_of(t) > 1 ? 1.1f : 0.67f;
}

static struct rect cut_tally(const struct table *t, struct rect *in)
{
    struct rect none = {0, 0, 0, 0};
    if (!t->stands->look->tally)
        return none;
    struct rect at = cut_right(in, in->h * tally_wide(t));
    cut_right(in, in->h * edge);
    return at;
}

struct rect stands_tally(const struct table *t)
{
    struct laid_track l;
    stands_lay(t, &l);
    struct rect in = t->stands->spaces < 2 ? (struct rect){0, 0, 0, 0} : inside_of(&l);
    return rect_empty(in) ? in : cut_tally(t, &in);
}

/* The viewer's own figures, while they may be seen. */
static unsigned own_figures(const struct table *t)
{
    const struct stands_look *look = t->stands ? t->stands->look : NULL;

    return look && look->own && t->viewer >= 0 && table_own_shown(t) ? look->own(table_view_of(t), t->viewer)
                                                                     : 0;
}

void stands_gained(const struct table *t, uint32_t event, struct text *out)
{
    unsigned own = own_figures(t);
    struct stands_at before = {0}, after = {0};
    char each[STANDS_FIGURES][80], gain[16];
    const char *item[STANDS_FIGURES];
    size_t n = 0;

    if (own == 0)
        return;
    const struct stands_look *look = t->stands->look;
    look->read(t, t->h->view_at(t->h, event - 1), &before);
    look->read(t, t->h->view_at(t->h, event), &after);
    for (size_t f = 0; f < look->cast->count; f++)
        if (own >> f & 1) {
            /* TRANSLATORS: a figure's name, and what it gains: `Ash +2` */
            snprintf(each[n], sizeof each[n], C_("what is gained", "%s %s"), cast_name(look->cast, f),
                     text_signed(after.marker[f] - before.marker[f], gain));
            item[n] = each[n];
            n++;
        }
    i18n_list(item, n, out);
}

void stands_lead(const struct table *t, int least, struct stands_lead *out)
{
    const struct stands_look *look = t->stands->look;
    struct stands_at now = {0};
    struct text list = text_over(out->list, sizeof out->list);
    char each[STANDS_FIGURES][80];
    const char *item[STANDS_FIGURES];
    size_t n = 0;

    look->read(t, table_view_of(t), &now);
    out->own = own_figures(t);
    out->who = 0;
    out->at = -1;
    for (size_t f = look->cast->count; f-- > 0;) {
        now.marker[f] = (int16_t)(now.marker[f] + (now.weighed ? now.gain[f] : 0));
        if (now.place[f] >= t->stands->places || now.marker[f] < out->at)
            continue;
        out->who = (now.marker[f] > out->at ? 0 : out->who) | 1U << f;
        out->at = now.marker[f];
        out->name = cast_name(look->cast, f);
    }
    for (int at = out->at; at >= least; at--)
        for (size_t f = 0; f < look->cast->count; f++)
            if (now.place[f] < t->stands->places && now.marker[f] == at) {
                /* TRANSLATORS: a figure's name, and so many steps or points: `Ash 2` */
                snprintf(each[n], sizeof each[n], C_("what is counted", "%s %d"), cast_name(look->cast, f),
                         at);
                item[n] = each[n];
                n++;
            }
    i18n_list(item, n, &list);
}

/* Who is farthest comes first. */
static size_t ranked(const struct table *t, uint8_t order[STANDS_FIGURES])
{
    size_t n = 0;
    for (size_t f = 0; f < t->stands->look->cast->count; f++) {
        if (!on_show(t, f))
            continue;
        size_t k = n++;
        for (; k > 0 && t->stands->now.marker[order[k - 1]] < t->stands->now.marker[f]; k--)
            order[k] = order[k - 1];
        order[k] = (uint8_t)f;
    }
    return n;
}

/* All names are as large as the widest of them allows. */
static float widest_name(struct table *t, struct gfx_type type)
{
    float most = 0;
    for (size_t f = 0; f < t->stands->look->cast->count; f++)
        if (on_show(t, f))
            most = fmaxf(
                most, gfx_text_width(ui_gfx(t->ui), type, cast_name(t->stands->look->cast, f), (size_t)-1));
    return most;
}

/* A row: the marker, its agent's name where that has room, how far it is, and how much further it would go. */
static void draw_row(struct table *t, size_t f, struct rect row, bool gains)
{
    static const float tight = 0.06f, wide = 0.24f; /* between the marker and what follows, of the height */
    bool named = columns_of(t) == 1;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const struct stands *b = t->stands;
    struct gfx *gfx = ui_gfx(t->ui);
    struct gfx_type type = ui_theme(t->ui)->type[STYLE_STRONG];
    struct track_marker m = {.color = cast_color(b->look->cast, f), .letter = cast_letter(b->look->cast, f)};
    const char *name = cast_name(b->look->cast, f);
    char words[16];
    float d = row.h * 0.94f;
    struct color plus = b->now.gain[f] < 0 ? c->accent : c->ink;
    track_disc(t->ui, (struct point){row.x + d / 2, row.y + row.h / 2}, d, &m);
    cut_left(&row, d + row.h * (named ? wide : tight));
    type.size = row.h * (named ? 0.78f : 0.9f);
    if (gains) {
        struct rect more = cut_right(&row, row.h * (named ? 1.45f : 1.75f));
        if (comes_home(t, f)) /* as the end is printed on the track */
            gfx_round(gfx, rect_grow(more, row.h * 0.06f), row.h * 0.2f, color_hex(0xE0A82E));
        gfx_text_line(gfx, type, more, ALIGN_RIGHT, VALIGN_MIDDLE, text_signed(b->now.gain[f], words), plus);
    }
    snprintf(words, sizeof words, "%d", (int)lroundf(marker_of(t, f)));
    gfx_text_line(gfx, type, cut_right(&row, row.h), ALIGN_RIGHT, VALIGN_MIDDLE, words, c->ink);
    while (named && type.size > row.h * 0.5f && widest_name(t, type) > row.w)
        type.size *= 0.96f;
    if (named && gfx_text_width(gfx, type, name, (size_t)-1) <= row.w)
        gfx_text_line(gfx, type, row, ALIGN_LEFT, VALIGN_MIDDLE, name, c->ink);
}

/* What the two numbers of a row are: where a marker is, and what it would get. */
static void draw_heads(struct table *t, struct rect row)
{
    struct gfx_type type = ui_theme(t->ui)->type[STYLE_SMALL];
    struct color ink = ui_theme(t->ui)->color.ink_soft;
    float number = row.h * 1.15f;

    type.size = row.h * 0.86f;
    gfx_text_line(ui_gfx(t->ui), type, cut_right(&row, number * 1.45f), ALIGN_RIGHT, VALIGN_MIDDLE,
                  C_("column of a tally: what each would get", "gets"), ink);
    gfx_text_line(ui_gfx(t->ui), type, cut_right(&row, number), ALIGN_RIGHT, VALIGN_MIDDLE,
                  C_("column of a tally: where each is", "at"), ink);
}

/* Who is farthest stands at the top; columns are read downwards. */
static void draw_rows(struct table *t, struct rect at, const uint8_t *order, size_t n)
{
    size_t columns = columns_of(t), rows = (n + columns - 1) / columns;
    float across = at.w / (float)columns,
          high = columns > 1 ? fminf(at.h / (float)rows, across / 4.1f) : fminf(at.h / (float)n, at.h / 6.6f);
    for (size_t i = 0; i < n; i++) {
        size_t column = i / rows;
        struct rect row = {at.x + across * (float)column, at.y + high * (float)(i % rows), across, high};
        cut_right(&row, (float)(columns - 1 - column) * high * 0.35f);
        draw_row(t, order[i], rect_pad_xy(row, 0, high * 0.05f), gains_shown(t));
    }
}

static void draw_tally(struct table *t, const struct laid_track *l)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct rect in = inside_of(l), at = cut_tally(t, &in);
    uint8_t order[STANDS_FIGURES];
    size_t n = ranked(t, order);
    char words[200];
    struct text heading = text_over(words, sizeof words);
    if (rect_empty(at) || n == 0)
        return;
    t->stands->look->tally(t, &heading);
    ui_sheet(t->ui, at, color_hex(0xE0D5B8));
    at = rect_pad_xy(at, at.h * 0.045f, at.h * 0.035f);
    struct rect head = cut_top(&at, at.h * (columns_of(t) > 1 ? 0.36f : 0.24f));
    struct print p = {t->ui, rect_center(head), 0};
    struct gfx_type type = ui_theme(t->ui)->type[STYLE_STRONG];
    float most = head.h * 0.36f;
    type.size = print_fitting(&p, type.font, words, head.w, 2, most * 0.6f, most);
    type.size = type.size > 0 ? type.size : most * 0.6f;
    print_text(&p, head, type, ALIGN_CENTER, 2, words, c->ink);
    if (gains_shown(t) && columns_of(t) == 1)
        draw_heads(t, cut_top(&at, at.h * 0.1f));
    draw_rows(t, at, order, n);
}

void stands_track(struct table *t, const struct pick_lit *lit)
{
    struct laid_track l;
    int i = 0;
    stands_lay(t, &l);
    for (size_t f = 0; f < t->stands->look->cast->count && i < l.track.markers; f++)
        if (on_show(t, f))
            l.marker[i++].own = stands_marker_lit(t, lit, f);
    l.track.printed = true;
    if (t->stands->spaces < 2)
        return;
    (void)track_frame(t->ui, "track", (struct rect){0, 0, 0, 0}, &l.track);
    draw_tally(t, &l);
}

struct rect stands_inside(const struct table *t)
{
    struct laid_track l;
    stands_lay(t, &l);
    if (t->stands->spaces < 2)
        return t->layout.middle;
    struct rect in = inside_of(&l);
    (void)cut_tally(t, &in);
    in = rect_pad_xy(in, 0,
                     fmaxf(in.h * edge, print_least(t->ui) * 1.3f - in.h * edge)); /* tags reach in here */
    return lens_rect_to_window(&t->lens, t->layout.middle, in);
}

struct rect stands_start(const struct table *t)
{
    return lens_rect_to_window(&t->lens, t->layout.middle, to_board(t, t->stands->start));
}
