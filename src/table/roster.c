#include "table/roster.h"

#include "base/i18n.h"
#include "table/cast.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>

static const float portrait = 0.8f; /* its width by its height */

void roster_badge(struct table *t, size_t i, struct rect at)
{
    const struct table_roster *r = t->game->roster;

    cast_badge(t, r->cast, i, at, (int)i < r->count && table_gone(t, i));
}

void roster_poster(struct table *t, size_t i, struct rect at, bool gone)
{
    float d = fminf(at.w, at.h) * 0.8f;

    if (!cast_poster(t, t->game->roster->cast, i, at, gone))
        roster_badge(t, i, rect_centered(at, d, d));
}

static float tallest_text(struct table *t, enum ui_style style, float width)
{
    const struct table_roster *r = t->game->roster;
    float most = 0;

    for (int i = 0; i < r->count; i++)
        most = fmaxf(most, ui_text_height(t->ui, style, cast_text(r->cast, (size_t)i), width));
    return most;
}

/* Portrait, name and what it can do, side by side. */
static void draw_row(struct table *t, size_t i, struct rect row, float text)
{
    const struct table_roster *r = t->game->roster;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    bool gone = table_gone(t, i);

    roster_poster(t, i, cut_left(&row, row.h * portrait), gone);
    cut_left(&row, 16);
    float name = ui_line(t->ui, STYLE_STRONG), d = name * 1.1f;
    struct rect words = rect_place(row, row.w, name + text, 0, 0.5f), top = cut_top(&words, name);
    roster_badge(t, i, cut_left(&top, d));
    cut_left(&top, 10);
    ui_label_in(t->ui, top, STYLE_STRONG, ALIGN_LEFT, cast_name(r->cast, i), gone ? c->ink_soft : c->ink);
    ui_text_in(t->ui, words, STYLE_SMALL, ALIGN_LEFT, cast_text(r->cast, i), c->ink_soft);
}

/* Whether a name is longer than what a cell of that width has for it in a line. */
static bool names_long(struct table *t, float cell)
{
    const struct table_roster *r = t->game->roster;
    bool any = false;

    for (int i = 0; i < r->count; i++)
        any |= ui_text_width(t->ui, STYLE_STRONG, cast_name(r->cast, (size_t)i)) + 2 >
               cell - ui_line(t->ui, STYLE_STRONG) * 1.06f - 8;
    return any;
}

/* A portrait, with the badge and the name below it; where names are long, the name alone. */
static void draw_cell(struct table *t, size_t i, struct rect cell)
{
    const struct table_roster *r = t->game->roster;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    bool gone = table_gone(t, i), alone = names_long(t, cell.w);
    const char *name = cast_name(r->cast, i);
    float line = ui_line(t->ui, STYLE_STRONG), d = alone ? 0 : line * 1.06f, side = alone ? 0 : 8;
    struct rect caption = cut_bottom(&cell, line * 1.06f);

    cut_bottom(&cell, 8);
    float h = fminf(cell.h, cell.w / portrait), w = h * portrait;
    roster_poster(t, i, rect_place(cell, w, h, 0.5f, 1), gone);
    float words = fminf(ui_text_width(t->ui, STYLE_STRONG, name) + 2, caption.w - d - side);
    caption = rect_centered(caption, d + side + words, caption.h);
    if (!alone)
        roster_badge(t, i, cut_left(&caption, d));
    cut_left(&caption, side);
    ui_label_fit(t->ui, caption, STYLE_STRONG, ALIGN_CENTER, name, gone ? c->ink_soft : c->ink);
}

/* With their texts one under the other; where that is too much, their faces and names. */
void roster_frame(struct table *t)
{
    enum { GAP = 12, ACROSS = 3 };
    const struct table_roster *r = t->game->roster;

    if (rect_empty(t->layout.file) || !r)
        return;
    struct rect in = ui_panel(t->ui, t->layout.file, PANEL_PAPER);
    float head = ui_line(t->ui, STYLE_SUBHEAD) * 1.4f, name = ui_line(t->ui, STYLE_STRONG);
    float n = (float)r->count, row = (in.h - GAP * (n - 1)) / n;
    float text = name + tallest_text(t, STYLE_SMALL, in.w - row * portrait - 16);
    bool full = text <= row, narrow = in.w < name * 12;
    int few = (r->count + ACROSS - 1) / ACROSS, down = narrow ? ACROSS : few, across = narrow ? few : ACROSS;
    if (in.h >= head + GAP * 6 + (full ? text * n : name * 4 * (float)down))
        ui_label_in(t->ui, cut_top(&in, head), STYLE_SUBHEAD, ALIGN_LEFT, i18n_marked(r->title),
                    ui_theme(t->ui)->color.ink);
    in.h = fminf(in.h, full ? (name * 4.6f + GAP) * n : in.h);
    row = (in.h - GAP * (n - 1)) / n;
    text = tallest_text(t, STYLE_SMALL, in.w - row * portrait - 16);
    for (int i = 0; i < r->count; i++)
        if (full)
            draw_row(t, (size_t)i, rect_row(in, i, r->count, GAP), text);
        else
            draw_cell(t, (size_t)i, rect_grid(in, i, across, down, GAP));
}

void roster_page(struct table *t, struct rect in)
{
    enum { ACROSS = 2, GAP = 14 };
    const struct table_roster *r = t->game->roster;
    int down = (r->count + ACROSS - 1) / ACROSS;
    float words = in.w / ACROSS * 0.68f - 40, rows = (float)down;
    float row = fmaxf(in.h / rows, ui_line(t->ui, STYLE_SUBHEAD) * 1.2f + tallest_text(t, STYLE_BODY, words) +
                                       6 + GAP); /* in large type they are scrolled */

    in = ui_scroll_begin(t->ui, "roster", in, row * rows);
    in.w -= row * rows > in.h ? 20 : 0;
    in.h = row * rows;
    for (int i = 0; i < r->count; i++) {
        struct rect cell = rect_grid(in, i, ACROSS, down, GAP);
        struct rect box = cut_left(&cell, fminf(cell.h * 0.92f, cell.w * 0.32f));
        r->figure(t, (size_t)i, box, table_gone(t, (size_t)i) ? 0.35f : 1);
        cut_left(&cell, 18);
        cut_top(&cell, 6);
        ui_label(t->ui, cut_top(&cell, ui_line(t->ui, STYLE_SUBHEAD) * 1.2f), STYLE_SUBHEAD, ALIGN_LEFT,
                 cast_name(r->cast, (size_t)i));
        ui_text(t->ui, cell, STYLE_BODY, cast_text(r->cast, (size_t)i));
    }
    ui_scroll_end(t->ui);
}
