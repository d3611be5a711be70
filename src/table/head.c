#include "table/head.h"

#include "base/i18n.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/widgets.h"

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

void head_frame(struct table *t)
{
    struct rect inside = ui_panel(t->ui, t->layout.head, PANEL_DARK);

    if (t->game->head)
        t->game->head(t, inside);
    else
        (void)head_round(t, &inside);
}
