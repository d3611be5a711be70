#include "scene/solomon/agents_card.h"

#include "base/i18n.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/seats.h"
#include "ui/widgets.h"

#include <math.h>

static const float portrait = 0.8f; /* its width by its height */

static float tallest_ability(struct table *t, float width)
{
    float most = 0;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        most = fmaxf(most, ui_text_height(t->ui, STYLE_SMALL, name_ability(a), width));
    return most;
}

/* Portrait, name and what it can do, side by side. */
static void agent_row(struct table *t, size_t agent, struct rect row, float ability)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    bool gone = shown(t)->pub.burnt >> agent & 1;
    agent_poster(t, agent, cut_left(&row, row.h * portrait), gone);
    cut_left(&row, 16);
    float name = ui_line(t->ui, STYLE_STRONG), d = name * 1.1f;
    struct rect words = rect_place(row, row.w, name + ability, 0, 0.5f), top = cut_top(&words, name);
    agent_badge(t, agent, cut_left(&top, d));
    cut_left(&top, 10);
    ui_label_in(t->ui, top, STYLE_STRONG, ALIGN_LEFT, name_agent(agent), gone ? c->ink_soft : c->ink);
    ui_text_in(t->ui, words, STYLE_SMALL, ALIGN_LEFT, name_ability(agent), c->ink_soft);
}

/* A portrait, with the badge and the name below it. */
static void agent_cell(struct table *t, size_t agent, struct rect cell)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    bool gone = shown(t)->pub.burnt >> agent & 1;
    float name = ui_line(t->ui, STYLE_STRONG), d = name * 1.06f;
    struct rect caption = cut_bottom(&cell, d);
    cut_bottom(&cell, 8);
    float h = fminf(cell.h, cell.w / portrait), w = h * portrait;
    agent_poster(t, agent, rect_place(cell, w, h, 0.5f, 1), gone);
    float words = fminf(ui_text_width(t->ui, STYLE_STRONG, name_agent(agent)) + 2, caption.w - d - 8);
    caption = rect_centered(caption, d + 8 + words, d);
    agent_badge(t, agent, cut_left(&caption, d));
    cut_left(&caption, 8);
    ui_label_fit(t->ui, caption, STYLE_STRONG, ALIGN_LEFT, name_agent(agent), gone ? c->ink_soft : c->ink);
}

/* With their abilities one under the other; where that is too much, their faces and names. */
void agents_card_frame(struct table *t)
{
    enum { GAP = 12, ACROSS = 3, DOWN = SOLOMON_AGENTS / ACROSS };
    if (rect_empty(t->layout.file))
        return;
    struct rect in = ui_panel(t->ui, t->layout.file, PANEL_PAPER);
    float head = ui_line(t->ui, STYLE_SUBHEAD) * 1.4f, name = ui_line(t->ui, STYLE_STRONG);
    float row = (in.h - GAP * (SOLOMON_AGENTS - 1)) / SOLOMON_AGENTS;
    float ability = name + tallest_ability(t, in.w - row * portrait - 16);
    bool full = ability <= row, narrow = in.w < name * 12;
    int down = narrow ? ACROSS : DOWN, across = narrow ? DOWN : ACROSS;
    if (in.h >= head + GAP * 6 + (full ? ability * SOLOMON_AGENTS : name * 4 * (float)down))
        ui_label_in(t->ui, cut_top(&in, head), STYLE_SUBHEAD, ALIGN_LEFT, _("The agents"),
                    ui_theme(t->ui)->color.accent);
    in.h = fminf(in.h, full ? (name * 4.6f + GAP) * SOLOMON_AGENTS : in.h);
    row = (in.h - GAP * (SOLOMON_AGENTS - 1)) / SOLOMON_AGENTS;
    ability = tallest_ability(t, in.w - row * portrait - 16);
    for (int a = 0; a < SOLOMON_AGENTS; a++)
        if (full)
            agent_row(t, (size_t)a, rect_row(in, a, SOLOMON_AGENTS, GAP), ability);
        else
            agent_cell(t, (size_t)a, rect_grid(in, a, across, down, GAP));
}
