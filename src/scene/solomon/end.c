#include "scene/solomon/end.h"

#include "base/i18n.h"
#include "scene/solomon/coins.h"
#include "scene/solomon/names.h"
#include "scene/solomon/perform.h"
#include "scene/solomon/seats.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>

/* Which plate: the viewer's point of view where there is one. */
static const char *plate(const struct table *t)
{
    const struct solomon_public *p = &t->view.pub;
    bool several = (p->winners & (p->winners - 1)) != 0;
    if (t->view.seat < 0)
        return p->how == SOLOMON_END_DOCTOR ? "solomon/portraits/solomon.png"
                                            : "solomon/portraits/victory.png";
    if (!(p->winners >> t->view.seat & 1))
        return "solomon/portraits/defeat.png";
    return several ? "solomon/portraits/shared.png" : "solomon/portraits/victory.png";
}

static void title_words(const struct table *t, struct text *out)
{
    const struct solomon_public *p = &t->view.pub;
    bool mine = t->view.seat >= 0 && (p->winners >> t->view.seat & 1),
         several = (p->winners & (p->winners - 1)) != 0;
    if (mine)
        text_add(out, "%s", several ? _("A shared victory") : _("Victory"));
    else if (t->view.seat >= 0)
        text_add(out, "%s", _("Defeat"));
    else
        text_add(out, "%s", _("Case closed"));
}

static void list_winners(const struct table *t, struct text *out)
{
    unsigned left = t->view.pub.winners;
    bool first = true;
    for (int s = 0; s < t->view.pub.seats; s++) {
        if (!(t->view.pub.winners >> s & 1))
            continue;
        left &= ~(1u << s);
        text_add(out, first ? "%s" : left == 0 ? _(" and %s") : _(", %s"), table_seat_name(t, s));
        first = false;
    }
}

static void reason_words(const struct table *t, struct text *out)
{
    const struct solomon_public *p = &t->view.pub;
    char names[800];
    struct text who = text_over(names, sizeof names);
    list_winners(t, &who);
    if (p->how == SOLOMON_END_BRIEFCASE)
        text_add(out, _("%s brought the briefcase home in round %u."), names, p->round);
    else if ((p->winners & (p->winners - 1)) != 0)
        text_add(out,
                 _("Dr. Solomon arrived in round %u. %s had paid him alike and kept as much: they share it."),
                 p->round, names);
    else
        text_add(out, _("Dr. Solomon arrived in round %u. %s had paid him most, or as much and kept more."),
                 p->round, names);
}

static void stack_cell(struct table *t, struct rect at, int n, bool strong)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    char number[32];
    snprintf(number, sizeof number, "%d", n);
    struct rect words = cut_right(&at, fmaxf(ui_text_width(t->ui, STYLE_STRONG, "30") + 6, at.w * 0.38f));
    coins_draw(t, rect_pad(at, 2), n, strong ? n : 0);
    ui_label_in(t->ui, words, STYLE_STRONG, ALIGN_LEFT, number, n > 0 ? c->ink : c->ink_soft);
}

static void seat_row(struct table *t, int seat, struct rect row)
{
    const game_view *view = t->h->view_of(t->h, seat); /* over: everybody's */
    const solomon_secret *s = view != NULL ? &solomon_view_of(view)->secret[seat] : &t->view.secret[seat];
    const struct solomon_public *p = &t->view.pub;
    bool won = p->winners >> seat & 1;
    if (won)
        gfx_round(ui_gfx(t->ui), rect_grow(row, 3), 8, color_fade(ui_theme(t->ui)->color.brass, 0.5f));
    float d = fminf(row.h * 0.8f, 64);
    seat_badge(t, seat, rect_place(row, d, d, 0, 0.5f));
    cut_left(&row, d + 8);
    struct rect name = cut_left(&row, ui_grow(t->ui, 170));
    ui_text_in(
        t->ui,
        rect_place(name, name.w,
                   fminf(name.h, ui_text_height(t->ui, STYLE_STRONG, table_seat_name(t, seat), name.w)), 0,
                   0.5f),
        STYLE_STRONG, ALIGN_LEFT, table_seat_name(t, seat), ui_theme(t->ui)->color.ink);
    for (int k = 0; k < SOLOMON_AGENTS + 2; k++) {
        struct rect cell = rect_column(row, k, SOLOMON_AGENTS + 2, 6);
        stack_cell(t, cell, k <= SOLOMON_DOCTOR ? s->paid[k] : s->reserve,
                   k == SOLOMON_DOCTOR && p->how == SOLOMON_END_DOCTOR);
    }
}

static void head_row(struct table *t, struct rect row)
{
    float d = fminf(row.h, 50);
    cut_left(&row, fminf(64, 64) + 8 + ui_grow(t->ui, 170));
    for (int k = 0; k < SOLOMON_AGENTS + 2; k++) {
        struct rect cell = rect_column(row, k, SOLOMON_AGENTS + 2, 6);
        if (k <= SOLOMON_DOCTOR)
            agent_badge(t, (size_t)k, rect_place(cell, d, d, 0.3f, 0.5f));
        else
            ui_label(t->ui, cell, STYLE_SMALL, ALIGN_LEFT, _("Reserve"));
    }
}

static void again(struct table *t)
{
    game_error err = {""};
    struct host_setup setup = *t->h->setup(t->h);
    setup.seeded = false;
    if (!t->h->start(t->h, &setup, &err))
        t->h->toast(t->h, err.text);
}

static void share(struct table *t)
{
    char path[512];
    struct text out = text_over(path, sizeof path);
    game_error err = {""};
    t->h->toast(t->h, t->h->share(t->h, &out, &err) ? path : err.text);
}

static void foot_buttons(struct table *t, struct rect foot)
{
    static const char *const words[] = {N_("Again"), N_("New game"), N_("Title"), N_("Keep the record"),
                                        N_("Look at the board")};
    for (int i = 0; i < 5; i++) {
        struct ui_button b = {.text = _(words[i]), .kind = i == 0 ? BUTTON_PRIMARY : BUTTON_PAPER};
        bool pressed = ui_button_with(t->ui, "end", i, rect_column(foot, i, 5, 12), &b);
        if (!pressed)
            continue;
        if (i == 0)
            again(t);
        else if (i == 1)
            t->h->show(t->h, HOST_SCREEN_NEW);
        else if (i == 2)
            t->h->leave(t->h);
        else if (i == 3)
            share(t);
        else
            t->end_aside = true;
        return;
    }
    ui_focus_default(t->ui, ui_id_at(t->ui, "end", 0));
}

static void draw_plate(struct table *t, struct rect at)
{
    struct gfx *gfx = ui_gfx(t->ui);
    gfx_texture poster = gfx_load(gfx, plate(t));
    if (gfx_texture_failed(gfx, poster)) {
        gfx_round(gfx, at, 8, ui_theme(t->ui)->color.teal);
        float d = at.w * 0.7f;
        for (int s = 0; s < t->view.pub.seats; s++)
            if (t->view.pub.winners >> s & 1) {
                seat_badge(t, s, rect_centered(at, d, d));
                return;
            }
        return;
    }
    gfx_image_fit(gfx, poster, at, color_hex(0xffffff));
}

static void come_back(struct table *t)
{
    struct ui_button b = {.text = _("How it ended"), .kind = BUTTON_PRIMARY};
    float w = ui_button_width(t->ui, &b), h = ui_button_height(t->ui);
    struct rect m = rect_pad(t->layout.map, 16);
    if (ui_button_with(t->ui, "back-to-end", 0, rect_place(m, w, h, 0.5f, 0), &b))
        t->end_aside = false;
}

void end_frame(struct table *t)
{
    if (t->view.pub.phase != SOLOMON_PHASE_OVER || perform_busy(t) || t->looking != 0 || t->card != CARD_NONE)
        return;
    if (t->end_aside) {
        come_back(t);
        return;
    }
    struct rect window = ui_area(t->ui);
    char title[64], reason[1000];
    struct text words = text_over(title, sizeof title), why = text_over(reason, sizeof reason);
    title_words(t, &words);
    reason_words(t, &why);
    struct ui_modal m = ui_modal_begin(t->ui, "end", fminf(window.w - 60, fmaxf(1700, ui_grow(t->ui, 1500))),
                                       fminf(window.h - 60, fmaxf(920, ui_grow(t->ui, 800))), title, 0);
    if (m.open) {
        struct rect in = m.inside, foot = cut_bottom(&in, ui_button_height(t->ui));
        cut_bottom(&in, 16);
        draw_plate(t, cut_left(&in, fminf(in.w * 0.3f, in.h * 0.72f)));
        cut_left(&in, 24);
        float used = ui_text(t->ui, in, STYLE_BODY, reason);
        cut_top(&in, used + 12);
        ui_label_in(t->ui, cut_top(&in, ui_line(t->ui, STYLE_STENCIL) * 1.2f), STYLE_STENCIL, ALIGN_LEFT,
                    _("SHIELDS UP"), ui_theme(t->ui)->color.accent);
        int n = t->view.pub.seats;
        head_row(t, cut_top(&in, fminf(54, in.h * 0.14f)));
        cut_top(&in, 6);
        struct rect rows = {in.x, in.y, in.w, fminf(in.h, 150 * (float)n)};
        for (int s = 0; s < n; s++)
            seat_row(t, s, rect_row(rows, s, n, 10));
        foot_buttons(t, foot);
    }
    if (m.closed)
        t->end_aside = true;
    ui_modal_end(t->ui);
}
