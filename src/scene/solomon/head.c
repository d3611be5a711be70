#include "scene/solomon/head.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/prompts.h"
#include "scene/solomon/seats.h"
#include "ui/widgets.h"

/* Where the briefcase is, at the right end of a row, as far as there is room beside what is written there. */
static void case_words(struct table *t, struct rect row, float taken)
{
    uint8_t city = shown(t)->pub.case_city;
    if (city >= own_of(t)->plan.places)
        return;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const char *where = name_city(t->box, city);
    float side = row.h * 0.92f, w = ui_text_width(t->ui, STYLE_STRONG, where) + 4;
    if (taken + 16 + side + 8 + w > row.w)
        return;
    ui_label_in(t->ui, cut_right(&row, w), STYLE_STRONG, ALIGN_RIGHT, where, c->cream);
    cut_right(&row, 8);
    gfx_texture icon = gfx_load(ui_gfx(t->ui), "shared/ui/icons/briefcase.png");
    if (!gfx_texture_failed(ui_gfx(t->ui), icon))
        gfx_image(ui_gfx(t->ui), icon, rect_place(row, side, side, 1, 0.5f), c->brass);
}

/* An agent's badge and city: figures may stand close, be covered by a card or lie outside the lens. */
static void whereabouts(struct table *t, size_t agent, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const struct solomon_public *p = &shown(t)->pub;
    uint8_t city = p->agent_city[agent];
    bool burnt = p->burnt >> agent & 1;
    float d = at.h * 0.8f;
    agent_badge(t, agent, rect_centered(cut_left(&at, d), d, d));
    cut_left(&at, 6);
    cut_right(&at, 2); /* from the next badge */
    if (burnt)
        ui_label_fit(t->ui, at, STYLE_SMALL, ALIGN_LEFT, _("burnt"), c->brass);
    else if (city < own_of(t)->plan.places)
        ui_label_fit(t->ui, at, STYLE_SMALL, ALIGN_LEFT, name_city(t->box, city), c->cream);
}

void head_frame(struct table *t)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct rect inside = ui_panel(t->ui, t->layout.head, PANEL_DARK);
    char buffer[160];
    struct text line = text_over(buffer, sizeof buffer);
    if (shown(t)->pub.round == 0)
        text_add(&line, "%s", _("Setting up"));
    else
        text_add(&line, _("Round %u"), shown(t)->pub.round);
    struct rect row = cut_top(&inside, ui_line(t->ui, STYLE_STRONG));
    ui_label_in(t->ui, row, STYLE_STRONG, ALIGN_LEFT, buffer, c->cream);
    case_words(t, row, ui_text_width(t->ui, STYLE_STRONG, buffer));
    line = text_over(buffer, sizeof buffer);
    prompt_track(t, &line);
    ui_label_fit(t->ui, cut_top(&inside, ui_line(t->ui, STYLE_BODY)), STYLE_BODY, ALIGN_LEFT, buffer,
                 c->brass);
    int rows = t->layout.fact_rows;
    struct rect grid = {inside.x, inside.y + 6, inside.w + 14,
                        t->layout.head.y + t->layout.head.h - inside.y - 20};
    for (int a = 0; a < SOLOMON_AGENTS && rows > 0; a++)
        whereabouts(t, (size_t)a, rect_grid(grid, a, SOLOMON_AGENTS / rows, rows, 0));
}
