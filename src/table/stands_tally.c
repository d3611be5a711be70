/* The tally of all markers, inside the track. */
#include "base/i18n.h"
#include "base/text.h"
#include "gfx/effects.h"
#include "table/cast.h"
#include "table/print.h"
#include "table/stands.h"
#include "table/stands_inside.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

static const float edge = 0.05f;    /* of the height inside the track */
static const float between = 0.35f; /* the two columns of numbers, of a row's height */

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

/* What of it no tag of a mark reaches into, or stands beside without a gap. */
static struct rect clear_of_tags(const struct table *t, const struct laid_track *l, struct rect at)
{
    const float gap = at.h * 0.02f;
    for (int i = 0; i < l->track.marks; i++) {
        struct rect tag = track_tag(t->ui, &l->track, (struct rect){0, 0, 0, 0}, i);
        if (rect_empty(tag) || rect_empty(rect_common(rect_grow(tag, gap), at)))
            continue;
        if (tag.y > at.y + at.h / 2)
            at.h = tag.y - gap - at.y;
        else
            cut_top(&at, tag.y + tag.h + gap - at.y);
    }
    return at;
}

struct rect stands_tally(const struct table *t)
{
    struct laid_track l;
    stands_lay(t, &l);
    struct rect in = t->stands->spaces < 2 ? (struct rect){0, 0, 0, 0} : inside_of(&l);
    return rect_empty(in) ? in : clear_of_tags(t, &l, cut_tally(t, &in));
}

/* Who is farthest comes first. */
static size_t ranked(const struct table *t, uint8_t order[STANDS_FIGURES])
{
    size_t n = 0;
    for (size_t f = 0; f < t->stands->look->cast->count; f++) {
        if (!stands_on_show(t, f))
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
        if (stands_on_show(t, f))
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
        if (stands_comes_home(t, f)) /* as the end is printed on the track */
            gfx_round(gfx, rect_grow(more, row.h * 0.06f), row.h * 0.2f, color_hex(0xE0A82E));
        gfx_text_line(gfx, type, more, ALIGN_RIGHT, VALIGN_MIDDLE, text_signed(b->now.gain[f], words), plus);
    }
    snprintf(words, sizeof words, "%d", (int)lroundf(stands_marker_now(t, f)));
    cut_right(&row, named ? row.h * between : 0);
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
    struct color ink = ui_theme(t->ui)->color.ink;
    float number = row.h * 1.15f;

    type.size = row.h * 0.94f;
    struct rect gets = cut_right(&row, number * 1.45f);
    gets.x -= number * between; /* it may be wider than what it is over */
    gets.w += number * between;
    gfx_text_line(ui_gfx(t->ui), type, gets, ALIGN_RIGHT, VALIGN_MIDDLE,
                  C_("column of a tally: what each would get", "gets"), ink);
    cut_right(&row, number * between);
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
        draw_row(t, order[i], rect_pad_xy(row, 0, high * 0.05f), stands_gains_shown(t));
    }
}

void stands_draw_tally(struct table *t, const struct laid_track *l)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct rect in = inside_of(l), at = clear_of_tags(t, l, cut_tally(t, &in));
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
    if (stands_gains_shown(t) && columns_of(t) == 1)
        draw_heads(t, cut_top(&at, at.h * 0.1f));
    draw_rows(t, at, order, n);
}

/* The tag of a mark hangs from above. */
static bool tags_above(const struct laid_track *l)
{
    struct rect first = l->track.laid[0];
    for (int i = 0; i < l->track.marks; i++) {
        struct rect at = l->track.laid[l->track.mark[i].space];
        if (l->track.mark[i].space > 0 && at.y < first.y + first.h / 2)
            return true;
    }
    return false;
}

struct rect stands_inside(const struct table *t)
{
    struct laid_track l;
    stands_lay(t, &l);
    if (t->stands->spaces < 2)
        return t->layout.middle;
    struct rect in = inside_of(&l);
    (void)cut_tally(t, &in);
    float tag = fmaxf(in.h * edge, print_least(t->ui) * 1.3f - in.h * edge); /* tags reach in here */
    cut_bottom(&in, tag);
    cut_top(&in, tags_above(&l) ? tag : 0);
    return lens_rect_to_window(&t->lens, t->layout.middle, in);
}
