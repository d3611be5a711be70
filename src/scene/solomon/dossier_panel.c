#include "scene/solomon/dossier_panel.h"

#include "base/i18n.h"
#include "scene/solomon/known.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/pieces.h"
#include "scene/solomon/seats.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void dossier_bar(struct table *t, struct rect at, solomon_range range, struct color color)
{
    struct gfx *gfx = ui_gfx(t->ui);
    float unit = at.w / SOLOMON_COINS;
    gfx_round(gfx, at, at.h / 2, color_fade(color_hex(0x2A1F14), 0.14f));
    gfx_round(gfx, (struct rect){at.x, at.y, unit * range.most, at.h}, at.h / 2, color_fade(color, 0.35f));
    if (range.least > 0)
        gfx_round(gfx, (struct rect){at.x, at.y, fmaxf(unit * range.least, at.h), at.h}, at.h / 2, color);
    for (int k = 5; k < SOLOMON_COINS; k += 5)
        gfx_fill(gfx, (struct rect){at.x + unit * (float)k, at.y, 1, at.h},
                 color_fade(color_hex(0x2A1F14), 0.35f));
}

static void range_words(solomon_range r, char *out, size_t size)
{
    if (r.least == r.most)
        snprintf(out, size, _("%d, for certain"), r.least);
    else if (r.least == 0)
        snprintf(out, size, _("at most %d"), r.most);
    else
        snprintf(out, size, _("at least %d, at most %d"), r.least, r.most);
}

static void range_row(struct table *t, struct rect row, const char *name, size_t agent, solomon_range range)
{
    float d = fminf(row.h * 0.86f, 60);
    char words[80];
    if (agent <= SOLOMON_DOCTOR)
        agent_badge(t, agent, rect_place(row, d, d, 0, 0.5f));
    cut_left(&row, d + 12);
    ui_label(t->ui, cut_left(&row, ui_grow(t->ui, 150)), STYLE_STRONG, ALIGN_LEFT, name);
    range_words(range, words, sizeof words);
    struct rect right = cut_right(&row, ui_grow(t->ui, 270));
    ui_label(t->ui, right, STYLE_BODY, ALIGN_RIGHT, words);
    cut_right(&row, 14);
    dossier_bar(t, rect_place(row, row.w, fminf(row.h * 0.42f, 22), 0, 0.5f), range,
                agent <= SOLOMON_DOCTOR ? color_agent(agent) : color_hex(0x8A6A2C));
}

static void note_row(struct table *t, int rival, struct rect at)
{
    char note[HOST_NOTE_MAX];
    snprintf(note, sizeof note, "%s", t->h->note(t->h, rival));
    struct rect label = cut_left(&at, ui_grow(t->ui, 150));
    ui_label(t->ui, label, STYLE_STRONG, ALIGN_LEFT, _("Your note"));
    if (ui_field(t->ui, "note", at, note, sizeof note, 120, _("what you make of it")))
        t->h->set_note(t->h, rival, note);
}

static void rival_page(struct table *t, int rival, struct rect in)
{
    float row = fminf(in.h / 9.4f, ui_line(t->ui, STYLE_BODY) * 1.9f);
    for (size_t a = 0; a <= SOLOMON_DOCTOR; a++)
        range_row(t, cut_top(&in, row), name_agent(a), a, known_range(t, rival, a));
    range_row(t, cut_top(&in, row), _("Reserve"), SOLOMON_NOBODY, known_reserve(t, rival));
    if (rival != t->viewer && t->viewer >= 0)
        note_row(t, rival, rect_place(in, in.w, fminf(in.h, ui_button_height(t->ui)), 0, 1));
}

static void agents_page(struct table *t, struct rect in)
{
    enum { ACROSS = 2, DOWN = 3, GAP = 14 };
    float words = in.w / ACROSS * 0.68f - 40, most = 0; /* in large type they are scrolled */
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        most = fmaxf(most, ui_text_height(t->ui, STYLE_BODY, name_ability(a), words));
    float row = fmaxf(in.h / DOWN, ui_line(t->ui, STYLE_SUBHEAD) * 1.2f + most + 6 + GAP);
    in = ui_scroll_begin(t->ui, "agents", in, row * DOWN);
    in.w -= row * DOWN > in.h ? 20 : 0;
    in.h = row * DOWN;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
        struct rect cell = rect_grid(in, (int)a, ACROSS, DOWN, GAP);
        struct rect box = cut_left(&cell, fminf(cell.h * 0.92f, cell.w * 0.32f));
        agent_figure(t, a, box, shown(t)->pub.burnt >> a & 1 ? 0.35f : 1);
        cut_left(&cell, 18);
        cut_top(&cell, 6);
        ui_label(t->ui, cut_top(&cell, ui_line(t->ui, STYLE_SUBHEAD) * 1.2f), STYLE_SUBHEAD, ALIGN_LEFT,
                 name_agent(a));
        ui_text(t->ui, cell, STYLE_BODY, name_ability(a));
    }
    ui_scroll_end(t->ui);
}

void dossier_frame(struct table *t)
{
    if (t->card != CARD_DOSSIER)
        return;
    struct rect window = ui_area(t->ui);
    struct ui_modal m = ui_modal_begin(t->ui, "dossier", fminf(window.w - 80, ui_grow(t->ui, 1240)),
                                       fminf(window.h - 80, ui_grow(t->ui, 860)), _("Dossier"), 0);
    if (m.open) {
        struct rect in = m.inside, foot = cut_bottom(&in, ui_button_height(t->ui));
        const char *words[SOLOMON_SEATS + 1];
        int n = 0, seat[SOLOMON_SEATS + 1];
        for (int i = 1; i <= shown(t)->pub.seats; i++) {
            int s = t->viewer >= 0 ? (t->viewer + i) % shown(t)->pub.seats : i - 1;
            seat[n] = s;
            words[n++] = s == t->viewer ? _("Known of you") : table_seat_name(t, s);
        }
        seat[n] = SEAT_NONE;
        words[n++] = _("The agents");
        t->dossier_page = t->dossier_page < n ? t->dossier_page : 0;
        ui_tabs(t->ui, "tabs", cut_top(&in, ui_button_height(t->ui)), words, n, &t->dossier_page);
        cut_top(&in, 18);
        cut_bottom(&in, 12);
        if (seat[t->dossier_page] == SEAT_NONE)
            agents_page(t, in);
        else
            rival_page(t, seat[t->dossier_page], in);
        struct ui_button close = {.text = _("Close"), .kind = BUTTON_PRIMARY};
        float w = ui_button_width(t->ui, &close);
        if (ui_button_with(t->ui, "close", 0, rect_place(foot, w, foot.h, 1, 0), &close))
            t->card = CARD_NONE;
    }
    if (m.closed)
        t->card = CARD_NONE;
    ui_modal_end(t->ui);
}
