#include "table/head.h"

#include "base/i18n.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

float head_round(struct table *t, struct rect *inside)
{
    char words[160];
    unsigned round = table_round(t);

    if (round == 0)
        snprintf(words, sizeof words, "%s", _("Setting up"));
    else
        snprintf(words, sizeof words, _("Round %u"), round);
    ui_label_in(t->ui, cut_top(inside, ui_line(t->ui, STYLE_STRONG)), STYLE_STRONG, ALIGN_LEFT, words,
                ui_theme(t->ui)->color.cream);
    return ui_text_width(t->ui, STYLE_STRONG, words);
}

void head_facts(struct table *t, struct rect inside, void (*draw)(struct table *t, size_t i, struct rect at))
{
    int rows = t->layout.fact_rows, n = t->game->facts;
    struct rect grid = {inside.x, inside.y + 6, inside.w + 14,
                        t->layout.head.y + t->layout.head.h - inside.y - 20};

    for (int i = 0; i < n && rows > 0; i++)
        draw(t, (size_t)i, rect_grid(grid, i, (n + rows - 1) / rows, rows, 0));
}

void head_fact(struct table *t, size_t i, struct rect at,
               void (*badge)(struct table *t, size_t i, struct rect at), const char *name, const char *words,
               bool struck)
{
    static const float named = 0.46f; /* of the words' room is the name's, or more if it must be */
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    float d = fminf(at.h * 0.9f, fmaxf(at.h * 0.8f, 25));

    badge(t, i, rect_centered(cut_left(&at, d), d, d));
    cut_left(&at, 6);
    cut_right(&at, 2); /* from the next badge */
    float first = fmaxf(at.w * named, ui_text_width(t->ui, STYLE_SMALL, name) + 6);
    if (ui_text_width(t->ui, STYLE_SMALL, words) <= at.w - first)
        ui_label_in(t->ui, cut_left(&at, first), STYLE_SMALL, ALIGN_LEFT, name, c->paper_dark);
    if (words[0] != 0)
        ui_label_fit(t->ui, at, STYLE_SMALL, ALIGN_LEFT, words, struck ? c->brass : c->cream);
}

bool head_note(struct table *t, struct rect row, float taken, const char *icon, const char *words)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct gfx *gfx = ui_gfx(t->ui);
    float side = row.h * 0.92f, w = ui_text_width(t->ui, STYLE_STRONG, words) + 4;

    if (words[0] == 0 || taken + 16 + side + 8 + w > row.w)
        return false;
    ui_label_in(t->ui, cut_right(&row, w), STYLE_STRONG, ALIGN_RIGHT, words, c->cream);
    cut_right(&row, 8);
    gfx_texture picture = gfx_load(gfx, icon);
    if (!gfx_texture_failed(gfx, picture))
        gfx_image(gfx, picture, rect_place(row, side, side, 1, 0.5f), c->brass);
    return true;
}

void head_frame(struct table *t)
{
    if (rect_empty(t->layout.head))
        return;
    struct rect inside = ui_panel(t->ui, t->layout.head, PANEL_DARK);

    if (t->game->head)
        t->game->head(t, inside);
    else
        (void)head_round(t, &inside);
}
