#include "scene/solomon/end.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/plate.h"
#include "scene/solomon/seats.h"
#include "scene/stage.h"
#include "table/coins.h"
#include "table/perform.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Which plate: the viewer's point of view where there is one. */
static const char *plate(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool several = (p->winners & (p->winners - 1)) != 0, doctor = p->how == SOLOMON_END_DOCTOR;
    bool won = t->viewer < 0 || (p->winners >> t->viewer & 1);
    if (doctor && (t->viewer < 0 || !won))
        return "solomon/portraits/solomon-wins.jpg";
    if (several)
        return "solomon/portraits/shared.jpg";
    return won ? "solomon/portraits/victory.jpg" : "solomon/portraits/defeat.jpg";
}

static void title_words(const struct table *t, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool mine = t->viewer >= 0 && (p->winners >> t->viewer & 1),
         several = (p->winners & (p->winners - 1)) != 0;
    if (mine)
        text_add(out, "%s", several ? _("A shared victory") : _("Victory"));
    else if (t->viewer >= 0)
        text_add(out, "%s", _("Defeat"));
    else
        text_add(out, "%s", _("Case closed"));
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

static void reason_words(const struct table *t, struct text *out)
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

static void seat_row(struct table *t, int seat, struct rect row)
{
    const struct solomon_secret *s = unveiled(t, seat);
    const struct solomon_public *p = &shown(t)->pub;
    bool won = p->winners >> seat & 1;
    if (won)
        gfx_round(ui_gfx(t->ui), rect_grow(row, 3), 8, color_fade(ui_theme(t->ui)->color.brass, 0.5f));
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

static void head_row(struct table *t, struct rect row)
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

static void again(struct table *t)
{
    game_error err = {""};
    if (!t->h->again(t->h, &err))
        t->h->toast(t->h, err.text);
}

enum choice { NEXT_SHIELDS, NEXT_AGAIN, NEXT_NEW, NEXT_BOARD, NEXT_RECORD, NEXT_TITLE, NEXT_COUNT };

static void go_on(struct table *t, enum choice next)
{
    switch (next) {
    case NEXT_SHIELDS:
        t->end_page = t->end_page == END_PLATE ? END_SEATS : END_PLATE;
        break;
    case NEXT_AGAIN:
        again(t);
        break;
    case NEXT_NEW:
        t->h->show(t->h, HOST_SCREEN_NEW);
        break;
    case NEXT_BOARD:
        t->end_page = END_BOARD;
        break;
    case NEXT_RECORD:
        host_share(t->h);
        break;
    default:
        t->h->leave(t->h);
    }
}

/* The buttons, in so many columns: few on the plate, a row on the shields' card. */
static void buttons(struct table *t, struct rect at, int columns)
{
    const char *words[NEXT_COUNT] = {
        [NEXT_SHIELDS] = t->end_page == END_PLATE ? _("Shields up") : _("Back"),
        [NEXT_AGAIN] = _("Again"),
        [NEXT_NEW] = _("New game"),
        [NEXT_BOARD] = _("The board"),
        [NEXT_RECORD] = _("Record"),
        [NEXT_TITLE] = _("Title"),
    };
    for (int i = 0; i < NEXT_COUNT; i++) {
        struct ui_button b = {.text = words[i], .kind = i == 0 ? BUTTON_PRIMARY : BUTTON_PAPER};
        struct rect where = rect_grid(at, i, columns, NEXT_COUNT / columns, 12);
        if (ui_button_with(t->ui, "end", i, where, &b)) {
            go_on(t, (enum choice)i);
            return;
        }
    }
    ui_focus_default(t->ui, ui_id_at(t->ui, "end", 0));
}

enum {
    PLATE_SIDE = 70, /* left of the words, above and below them */
    BESIDE = 12      /* between the buttons and what must be seen beside them */
};

/* The buttons on a plate stand in so many columns: in large type the words need the room. height: of both. */
static int plate_columns(struct table *t, float height)
{
    return (ui_button_height(t->ui) + 12) * NEXT_COUNT > height * 0.62f ? 2 : 1;
}

/* The narrowest width at which the words take no more lines: they are about equally long, and none has one word alone. */
static float even_width(struct table *t, enum ui_style style, const char *words, float most)
{
    float height = ui_text_height(t->ui, style, words, most), w = most, step = most / 24;
    while (w - step > step && ui_text_height(t->ui, style, words, w - step) <= height)
        w -= step;
    return w;
}

/* A seat's badge stands for a plate that is not there. */
static void draw_winner(struct table *t, struct rect at)
{
    float d = at.h * 0.5f;
    for (int s = 0; s < shown(t)->pub.seats; s++)
        if (shown(t)->pub.winners >> s & 1) {
            seat_badge(t, s, rect_around((struct point){at.x + at.w * 0.66f, at.y + at.h * 0.5f}, d, d));
            break;
        }
}

/* As wide as there is room for, but for what must be seen of the plate beside them: there no narrower than their words. */
static float buttons_width(struct table *t, float column, int columns, float free)
{
    const struct ui_button longest = {.text = _("Shields up")};
    float n = (float)columns, least = ui_button_width(t->ui, &longest) * n + 12 * (n - 1);
    return fmaxf(fminf(column, least), fminf(fminf(column, ui_grow(t->ui, 340) * n), free));
}

static void plate_page(struct table *t, const char *title, const char *reason)
{
    struct rect all = ui_layer_begin(t->ui, "plate");
    int columns = plate_columns(t, all.h - 2 * PLATE_SIDE), rows = NEXT_COUNT / columns;
    const char *name = plate(t);
    struct color ground = plate_ground(name);
    struct plate_place place = plate_draw(t->ui, name, all, ui_grow(t->ui, 540),
                                          PLATE_SIDE + ui_grow(t->ui, 340) * (float)columns + BESIDE);
    if (gfx_texture_failed(ui_gfx(t->ui), gfx_load(ui_gfx(t->ui), name)))
        draw_winner(t, all);
    struct rect left = {all.x + (place.box.x - all.x) * 0.6f, all.y,
                        fmaxf(place.box.w * 0.36f, ui_grow(t->ui, 440)), all.h};
    plate_fade(ui_gfx(t->ui), (struct rect){left.x, all.y, left.w * 1.2f, all.h}, ground, 0.75f);
    left = rect_pad_xy(left, 0, PLATE_SIDE);
    cut_left(&left, PLATE_SIDE);
    cut_right(&left, 30);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct rect column = cut_bottom(&left, (ui_button_height(t->ui) + 12) * (float)rows - 12);
    column.w = buttons_width(t, column.w, columns, place.free - column.x - BESIDE);
    enum ui_style style = ui_text_width(t->ui, STYLE_TITLE, title) > left.w ? STYLE_HEADING : STYLE_TITLE;
    cut_top(&left, left.h * 0.06f);
    cut_top(&left, ui_text_in(t->ui, left, style, ALIGN_LEFT, title, c->cream) + 20);
    bool fits = ui_text_height(t->ui, STYLE_SUBHEAD, reason, left.w) <= left.h;
    enum ui_style small = fits ? STYLE_SUBHEAD : STYLE_SMALL;
    left.w = even_width(t, small, reason, left.w);
    ui_text_in(t->ui, left, small, ALIGN_LEFT, reason, c->cream);
    buttons(t, column, columns);
    ui_layer_end(t->ui);
}

enum { PRIZE = 250 }; /* how much of the card's right side it takes */

/* What it was all about, in the corner of the card: the case, open, or the doctor. */
static void draw_prize(struct table *t, struct rect card)
{
    bool home = shown(t)->pub.how == SOLOMON_END_BRIEFCASE;
    const struct sprite *s = sprites_find(&own_of(t)->sprites, home ? "case-open" : "solomon-standee");
    struct point foot = {card.x + card.w - 150, card.y + (home ? 112 : 132)};
    if (s)
        sprite_draw(ui_gfx(t->ui), s, foot, home ? 132 : 92, 0, 1);
}

static void shields_page(struct table *t, const char *title, const char *reason)
{
    struct rect window = ui_area(t->ui);
    int n = shown(t)->pub.seats;
    float w = fminf(window.w - 60, fmaxf(1500, ui_grow(t->ui, 1400)));
    float h = fminf(window.h - 60, fmaxf(360 + 150 * (float)n, ui_grow(t->ui, 330 + 110 * (float)n)));
    struct ui_modal m = ui_modal_begin(t->ui, "end", w, h, title, 0);
    if (m.open) {
        struct rect in = m.inside, foot = cut_bottom(&in, ui_button_height(t->ui));
        cut_bottom(&in, 24);
        struct rect words = in, card = rect_centered(window, w, h);
        words.w = fminf(in.w, card.x + card.w - PRIZE - in.x);
        words.w = even_width(t, STYLE_BODY, reason, words.w);
        draw_prize(t, card);
        cut_top(&in, ui_text(t->ui, words, STYLE_BODY, reason) + 10);
        ui_label_in(t->ui, cut_top(&in, ui_line(t->ui, STYLE_STENCIL) * 1.2f), STYLE_STENCIL, ALIGN_LEFT,
                    _("SHIELDS UP"), ui_theme(t->ui)->color.accent);
        head_row(t, cut_top(&in, fminf(54, in.h * 0.14f)));
        cut_top(&in, 6);
        struct rect rows = {in.x, in.y, in.w, fminf(in.h, 150 * (float)n)};
        for (int s = 0; s < n; s++)
            seat_row(t, s, rect_row(rows, s, n, 10));
        buttons(t, foot, NEXT_COUNT);
    }
    if (m.closed)
        t->end_page = END_BOARD;
    ui_modal_end(t->ui);
}

/* A way back from looking at the board. */
static void come_back(struct table *t)
{
    struct ui_button b = {.text = _("How it ended"), .kind = BUTTON_PRIMARY};
    float w = ui_button_width(t->ui, &b), h = ui_button_height(t->ui);
    struct rect m = rect_pad(t->layout.middle, 16);
    if (ui_button_with(t->ui, "back-to-end", 0, rect_place(m, w, h, 0.5f, 0), &b))
        t->end_page = END_SEATS;
    ui_focus_default(t->ui, ui_id_at(t->ui, "back-to-end", 0));
}

void end_frame(struct table *t)
{
    if (shown(t)->pub.phase != SOLOMON_PHASE_OVER || perform_busy(t) || t->looking.on || t->card != CARD_NONE)
        return;
    char title[64], reason[1000];
    struct text words = text_over(title, sizeof title), why = text_over(reason, sizeof reason);
    title_words(t, &words);
    reason_words(t, &why);
    if (t->end_page == END_PLATE)
        plate_page(t, title, reason);
    else if (t->end_page == END_SEATS)
        shields_page(t, title, reason);
    else
        come_back(t);
}
