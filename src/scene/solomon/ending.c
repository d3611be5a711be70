#include "scene/solomon/ending.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/faces.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/coins.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The viewer's point of view where there is one. */
static const char *plate_for(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool several = (p->winners & (p->winners - 1)) != 0;
    bool won = t->viewer < 0 || (p->winners >> t->viewer & 1);

    if (p->how == SOLOMON_END_DOCTOR && (t->viewer < 0 || !won))
        return "solomon/portraits/solomon-wins.jpg";
    return several ? "solomon/portraits/shared.jpg"
           : won   ? "solomon/portraits/victory.jpg"
                   : "solomon/portraits/defeat.jpg";
}

static void list_winners(const struct table *t, struct text *out)
{
    unsigned left = shown(t)->pub.winners;
    bool first = true;
    for (int s = 0; s < shown(t)->pub.seats; s++) {
        if (!(shown(t)->pub.winners >> s & 1))
            continue;
        left &= ~(1U << s);
        text_add(out, first ? "%s" : left == 0 ? _(" and %s") : _(", %s"), table_seat_name(t, s));
        first = false;
    }
}

/* The secret of a seat once the game is over. */
static const struct solomon_secret *unveiled(const struct table *t, int seat)
{
    const struct game_view *view = t->h->view_of(t->h, seat);
    return view ? &solomon_view_of(view)->secret[seat] : &shown(t)->secret[seat];
}

/* Another had paid Dr. Solomon as much as the winner: the reserve decided. */
static bool paid_alike(const struct table *t)
{
    int most = -1, with_most = 0;
    for (int s = 0; s < shown(t)->pub.seats; s++) {
        int paid = unveiled(t, s)->paid[SOLOMON_DOCTOR];
        with_most = paid > most ? 1 : with_most + (paid == most);
        most = paid > most ? paid : most;
    }
    return with_most > 1;
}

static void write_reason(const struct table *t, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    char names[800];
    struct text who = text_over(names, sizeof names);
    list_winners(t, &who);
    if (p->how == SOLOMON_END_BRIEFCASE)
        text_add(out, _("%s brought the briefcase home in round %u."), names, p->round);
    else if ((p->winners & (p->winners - 1)) != 0)
        text_add(out,
                 _("Dr. Solomon arrived in round %u. %s had paid him alike and kept as much: they share it."),
                 p->round, names);
    else if (paid_alike(t))
        text_add(out, _("Dr. Solomon arrived in round %u. %s had paid him as much as anybody and kept more."),
                 p->round, names);
    else
        text_add(out, _("Dr. Solomon arrived in round %u. %s had paid him most."), p->round, names);
}

void solomon_ending(const struct table *t, const game_outcome *outcome, struct ending *e, struct text *reason)
{
    (void)outcome;
    e->plate = plate_for(t);
    if (t->viewer < 0)
        e->title = _("Case closed");
    e->seats_word = _("Shields up");
    e->seats_stamp = _("SHIELDS UP");
    write_reason(t, reason);
}

static void stack_cell(struct table *t, struct rect at, int n)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    char number[32];
    snprintf(number, sizeof number, "%d", n);
    cut_bottom(&at, 10);
    struct rect words = cut_right(&at, fmaxf(ui_text_width(t->ui, STYLE_SUBHEAD, "30") + 6, at.w * 0.34f));
    coins_draw(ui_gfx(t->ui), &own_of(t)->sprites, rect_pad(at, 2), n, n);
    cut_left(&words, 4);
    ui_label_in(t->ui, cut_bottom(&words, ui_line(t->ui, STYLE_SUBHEAD)), STYLE_SUBHEAD, ALIGN_LEFT, number,
                n > 0 ? c->ink : c->ink_soft);
}

/* How much of a row the shield may take: where there is little room a badge stands for it. */
static float shield_width(struct table *t, float row)
{
    return row > ui_grow(t->ui, 1330) ? 190 : row > ui_grow(t->ui, 1240) ? 120 : 64;
}

void solomon_end_row(struct table *t, int seat, struct rect row)
{
    const struct solomon_secret *s = unveiled(t, seat);
    struct rect shield = cut_left(&row, shield_width(t, row.w));
    float d = fminf(row.h * 0.8f, 64);
    if (shield.w < 80 || !seat_shield(t, seat, rect_pad_xy(shield, 6, 8)))
        seat_badge(t, seat, rect_place(shield, d, d, 0, 0.5f));
    cut_left(&row, 8);
    struct rect name = cut_left(&row, ui_grow(t->ui, 170));
    ui_text_in(
        t->ui,
        rect_place(name, name.w,
                   fminf(name.h, ui_text_height(t->ui, STYLE_STRONG, table_seat_name(t, seat), name.w)), 0,
                   0.5f),
        STYLE_STRONG, ALIGN_LEFT, table_seat_name(t, seat), ui_theme(t->ui)->color.ink);
    for (int k = 0; k < SOLOMON_AGENTS + 2; k++) {
        struct rect cell = rect_column(row, k, SOLOMON_AGENTS + 2, 6);
        stack_cell(t, cell, k <= SOLOMON_DOCTOR ? s->paid[k] : s->reserve);
    }
}

void solomon_end_head(struct table *t, struct rect row)
{
    float d = fminf(row.h, 50);
    cut_left(&row, shield_width(t, row.w) + 8 + ui_grow(t->ui, 170));
    for (int k = 0; k < SOLOMON_AGENTS + 2; k++) {
        struct rect cell = rect_column(row, k, SOLOMON_AGENTS + 2, 6);
        if (k <= SOLOMON_DOCTOR)
            agent_badge(t, (size_t)k, rect_place(cell, d, d, 0.3f, 0.5f));
        else
            ui_label(t->ui, cell, STYLE_SMALL, ALIGN_LEFT, _("Reserve"));
    }
}

/* What it was all about, in the corner of the card: the case, open, or the doctor. */
void solomon_prize(struct table *t, struct rect card)
{
    bool home = shown(t)->pub.how == SOLOMON_END_BRIEFCASE;
    const struct sprite *s = sprites_find(&own_of(t)->sprites, home ? "case-open" : "solomon-standee");
    struct point foot = {card.x + card.w - 150, card.y + (home ? 112 : 132)};
    if (s)
        sprite_draw(ui_gfx(t->ui), s, foot, home ? 132 : 92, 0, 1);
}
