#include "table/holding.h"

#include "base/i18n.h"
#include "table/bar.h"
#include "table/cut.h"
#include "table/hand.h"
#include "table/pile.h"
#include "table/print.h"
#include "table/row.h"
#include "table/seats.h"
#include "table/table.h"
#include "ui/ease.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* All cards of some heaps, kind by kind. */
struct dealt {
    card_face face[HOLDING_KINDS];
    uint8_t kind[HOLDING_KINDS];
    int n;
};

static bool read(const struct table *t, struct holding *out)
{
    *out = (struct holding){.in_play = -1};
    return t->game->holding && t->game->holding(t, out);
}

/* What is printed on a kind. */
static card_face face_of(const struct table *t, const struct holding *h, size_t kind)
{
    card_face face = {.back = h->back};
    if (kind < t->game->words->cards) {
        const struct card_words *card = &t->game->words->card[kind];
        face.title = i18n_marked(card->title);
        face.text = i18n_marked(card->text);
        face.picture = card->picture;
    }
    return face;
}

static void deal(const struct table *t, const struct holding *h, const uint8_t *heap, struct dealt *out)
{
    out->n = 0;
    for (size_t k = 0; heap && k < h->kinds; k++)
        for (int i = 0; i < heap[k] && out->n < HOLDING_KINDS; i++) {
            out->kind[out->n] = (uint8_t)k;
            out->face[out->n++] = face_of(t, h, k);
        }
}

/* The kind that was put away last of what lies there, as far as it has been shown; -1: none. Views have heaps without an order. */
static int last_away(struct table *t, const struct holding *h)
{
    const struct host_happening *now = t->play.number != 0 && !t->now.looking.on ? t->h->next(t->h) : NULL;
    uint32_t n = t->now.looking.on ? t->now.looking.event : t->play.last;
    struct host_happening what;

    for (size_t i = now ? t->play.event : 0; i-- > 0;)
        if (now->events.item[i].kind == h->puts_away && now->events.item[i].arg[1] == 0)
            return now->events.item[i].arg[0];
    if (t->away.at == n + 1)
        return t->away.kind;
    t->away.at = n + 1;
    t->away.kind = -1;
    for (; n > 0 && t->away.kind < 0 && t->h->happening_at(t->h, n, &what); n--)
        for (size_t i = what.events.count; i-- > 0 && t->away.kind < 0;)
            if (what.events.item[i].kind == h->puts_away && what.events.item[i].arg[1] == 0)
                t->away.kind = what.events.item[i].arg[0];
    return t->away.kind;
}

/* The discards, whatever was put away last on top. */
static void deal_discards(struct table *t, const struct holding *h, struct dealt *out)
{
    deal(t, h, h->discards, out);
    int top = out->n > 0 ? last_away(t, h) : -1;
    for (int i = out->n - 2; i >= 0 && out->kind[out->n - 1] != top; i--)
        if (out->kind[i] == top) {
            card_face face = out->face[i];
            uint8_t kind = out->kind[i];
            out->face[i] = out->face[out->n - 1];
            out->kind[i] = out->kind[out->n - 1];
            out->face[out->n - 1] = face;
            out->kind[out->n - 1] = kind;
        }
}

/* --- where all of it lies --------------------------------------------------------------------------------------- */

struct places {
    struct rect supply, discards, hand, play;
    struct rect said; /* who plays it, over that */
};

/* A card lies open that is being played. */
static bool is_played(const struct table *t, const struct holding *h)
{
    return !t->now.looking.on &&
           (h->in_play >= 0 || perform_shows(t, h->plays, NULL) || perform_shows(t, h->puts_away, NULL));
}

/* The hand draws aside for a card that is played, where it is still to be read then; else that lies over it. */
static void make_room(const struct table *t, struct places *p)
{
    static const float share = 0.5f;
    float line = ui_line(t->ui, STYLE_SMALL);
    struct rect in = p->hand, play = in;

    if (in.w * (1 - share) >= line * 3.4f) {
        play = cut_right(&in, in.w * share);
        cut_right(&in, in.w * 0.05f);
        p->hand = in;
    }
    p->said = cut_top(&play, fminf(line * 2.2f, play.h * 0.4f));
    cut_top(&play, 4);
    p->play = card_fit(play);
}

static struct places places_of(const struct table *t, const struct holding *h)
{
    struct places p = {.hand = h->hand, .discards = h->piles};
    p.play = card_fit(p.hand);
    if (is_played(t, h))
        make_room(t, &p);
    if (h->piles.w > h->piles.h)
        p.supply = cut_left(&p.discards, h->piles.w * 0.5f);
    else
        p.supply = cut_top(&p.discards, h->piles.h * 0.5f);
    return p;
}

static card_pose in_pile(struct rect pile, bool down)
{
    return (card_pose){.at = card_fit(rect_pad(pile, pile.h * 0.08f)), .down = down ? 1 : 0};
}

/* --- what is secret ---------------------------------------------------------------------------------------------- */

/* The viewer's cards in a place; pressed ones are taken. */
static void draw_hand(struct table *t, const struct holding *h, struct rect at, bool secret)
{
    struct dealt own;
    struct pick_lit lit = table_lit(t);
    struct hand hand = {0};
    deal(t, h, h->own, &own);
    hand.card = own.face;
    hand.n = own.n < HAND_MAX ? own.n : HAND_MAX;
    for (int i = 0; i < hand.n; i++) {
        struct thing thing = {h->thing, own.kind[i]};
        hand.lit |= (uint16_t)(pick_is_lit(&lit, thing) ? 1U << i : 0);
        hand.taken |= (uint16_t)(pick_taken(&t->ask.pick, thing) ? 1U << i : 0);
    }
    int pressed = discreet_hand(t, "hand", at, &hand, secret);
    if (pressed < 0)
        return;
    if (holding_up(t)) /* what it is played on is chosen in the open */
        table_put_away(t);
    table_press(t, (struct thing){h->thing, own.kind[pressed]});
}

bool holding_up(const struct table *t)
{
    struct holding h;
    return t->now.card == CARD_GAME && table_how(t) != ASKS_CARD && read(t, &h) && h.own;
}

/* --- on the table -------------------------------------------------------------------------------------------------- */

static void draw_piles(struct table *t, const struct holding *h, const struct places *p)
{
    struct dealt heap;
    card_face back = {.back = h->back};
    int lie = 0;
    deal_discards(t, h, &heap);
    for (size_t k = 0; k < h->kinds; k++)
        lie += h->discards[k];
    struct pile supply = {
        .kind = PILE_DECK, .card = &back, .n = h->supply, .known = 1, .down = true, .counted = true};
    struct pile discards = {.kind = PILE_HEAP, .card = heap.face, .n = lie, .known = heap.n, .name = NULL};
    discards.lit = lie > 0 && t->now.card == CARD_NONE && !t->lesson.on;
    (void)pile_frame(t->ui, "supply", 0, p->supply, &supply);
    bool pressed = pile_frame(t->ui, "discards", 0, p->discards, &discards).pressed;
    if (discards.lit)
        ui_name(t->ui, &(struct ui_words){.name = _("Cards that were played")});
    if (pressed)
        bar_toggle(t, CARD_PILE);
}

/* An open card that a seat plays, and, over where it comes to lie, who plays what. */
static void draw_played(struct table *t, const card_face *face, card_pose pose, int seat,
                        const struct places *p)
{
    char words[160];
    struct print on = {t->ui, rect_center(p->said), 0};
    struct gfx_type type = ui_type(t->ui, STYLE_SMALL);

    card_draw(t->ui, face, pose, FACE_HEAD);
    if (seat < 0)
        return;
    /* TRANSLATORS: a player, and the name of a card */
    snprintf(words, sizeof words, _("%s plays %s"), table_seat_name(t, seat), face->title);
    if (host_is_you(t->h, seat))
        snprintf(words, sizeof words, _("You play %s"), face->title);
    float size = print_fitting(&on, type.font, words, p->said.w - 8, 2, print_least(t->ui), type.size);
    type.size = size > 0 ? size : print_least(t->ui);
    if (size == 0) /* the card says the rest */
        snprintf(words, sizeof words, "%s", table_seat_label(t, seat));
    cut_slip(ui_gfx(t->ui), p->said, ui_theme(t->ui)->color.paper);
    print_text(&on, rect_pad_xy(p->said, 4, 1), type, ALIGN_CENTER, 2, words, ui_theme(t->ui)->color.ink);
}

/* A card on its way between a seat and the middle of the table. */
static void draw_flight(struct table *t, const struct holding *h, const struct places *p)
{
    struct rect seat;
    card_face face = {.back = h->back};
    float part;
    const game_event *e = &t->play.now;
    if (h->in_play >= 0 && !perform_shows(t, h->plays, NULL) && !perform_shows(t, h->puts_away, NULL)) {
        face = face_of(t, h, (size_t)h->in_play);
        draw_played(t, &face, (card_pose){.at = p->play, .lift = 20}, h->by, p);
    }
    if (!t->play.running || t->now.looking.on || !seats_card(t, e->seat, &seat))
        return;
    card_pose held = {.at = card_fit(seat), .down = 1}, shown = {.at = p->play, .lift = 20};
    if (perform_shows(t, h->draws, &part)) {
        card_draw(t->ui, &face, card_between(in_pile(p->supply, true), held, part), 0);
    } else if (perform_shows(t, h->plays, &part)) {
        face = face_of(t, h, (size_t)e->arg[0]);
        draw_played(t, &face, card_between(held, shown, fminf(1, part * 2.5f)), e->seat, p);
    } else if (perform_shows(t, h->puts_away, &part)) {
        face = face_of(t, h, (size_t)e->arg[0]);
        card_draw(t->ui, &face, card_between(shown, in_pile(p->discards, false), part), 0);
    }
}

void holding_frame(struct table *t)
{
    struct holding h;
    if (!read(t, &h))
        return;
    struct places p = places_of(t, &h);
    draw_piles(t, &h, &p);
    if (h.own && t->now.card != CARD_GAME)
        draw_hand(t, &h, p.hand, true);
    draw_flight(t, &h, &p);
}

void holding_backs(struct table *t, struct rect *row, int n)
{
    struct holding h;
    if (!read(t, &h) || n <= 0)
        return;
    card_face back = {.back = h.back};
    /* A good half of the row is for them, where it is short: there they lie over each other, for a smaller back is none. */
    float w = fminf(row->h * CARD_SHAPE, row->w * 0.28f), step = w + 3;
    if (n > 1)
        step = fminf(step, (row->w * 0.6f - w) / (float)(n - 1));
    struct rect all = cut_right(row, w + step * (float)(n - 1) + 3);
    for (int i = 0; i < n; i++) {
        struct rect at = {all.x + step * (float)i, all.y, w, all.h};
        card_draw(t->ui, &back, (card_pose){.at = rect_centered(at, w, w / CARD_SHAPE), .down = 1}, 0);
    }
}

/* --- cards over the table -------------------------------------------------------------------------------------------- */

static void discards_card(struct table *t, const struct holding *h)
{
    struct rect window = ui_area(t->ui);
    struct dealt heap;
    struct row_place place[HOLDING_KINDS];
    struct ui_modal m =
        ui_modal_begin(t->ui, "pile", fminf(window.w - 80, ui_grow(t->ui, 1100)),
                       fminf(window.h - 80, ui_grow(t->ui, 760)), _("Cards that were played"), 0);
    deal_discards(t, h, &heap);
    for (int i = 0; i < heap.n; i++)
        place[i] = (struct row_place){.card = &heap.face[i]};
    if (m.open) {
        struct rect in = m.inside, foot = cut_bottom(&in, ui_button_height(t->ui));
        cut_bottom(&in, 12);
        (void)row_frame(t->ui, "row", in, &(struct row){.place = place, .n = heap.n});
        table_card_foot(t, foot);
    }
    if (m.closed)
        t->now.card = CARD_NONE;
    ui_modal_end(t->ui);
}

/* Behind the curtain: the hand lies open. */
static void hand_card(struct table *t, const struct holding *h)
{
    struct rect window = ui_area(t->ui);
    struct ui_modal m = ui_modal_begin(t->ui, "cards", fminf(window.w - 80, ui_grow(t->ui, 1000)),
                                       fminf(window.h - 80, ui_grow(t->ui, 560)), _("Your cards"), 0);
    if (m.open) {
        struct rect in = m.inside, foot = cut_bottom(&in, ui_button_height(t->ui));
        cut_bottom(&in, 12);
        draw_hand(t, h, in, false);
        if (t->now.card == CARD_GAME)
            table_card_foot(t, foot);
    }
    if (m.closed || t->now.card == CARD_NONE)
        table_put_away(t);
    ui_modal_end(t->ui);
}

void holding_cards(struct table *t)
{
    struct holding h;
    if (t->now.card == CARD_PILE && read(t, &h))
        discards_card(t, &h);
    else if (holding_up(t) && read(t, &h))
        hand_card(t, &h);
}

void holding_button(struct table *t, struct rect *left)
{
    struct holding h;
    struct ui_button cards = {.text = _("Your cards"),
                              .tip = _("They are shown behind the curtain, to you alone.")};
    if (t->discreet && read(t, &h) && h.own && bar_button(t, left, "cards", &cards))
        table_open_card(t);
}

unsigned holding_spot(const struct table *t, struct thing thing)
{
    struct holding h;
    struct dealt own;
    unsigned id = 0;
    if (!read(t, &h) || thing.kind != h.thing)
        return 0;
    if (t->discreet && t->now.card != CARD_GAME)
        return ui_id_at(t->ui, "cards", 0);
    deal(t, &h, h.own, &own);
    if (t->discreet)
        ui_scope_push(t->ui, "cards", 0);
    ui_scope_push(t->ui, "hand", 0);
    for (int i = 0; i < own.n; i++)
        if (own.kind[i] == thing.index)
            id = ui_id_at(t->ui, "card", i);
    ui_scope_pop(t->ui);
    if (t->discreet)
        ui_scope_pop(t->ui);
    return id;
}

bool holding_point(const struct table *t, const char *name, struct rect *at)
{
    struct holding h;
    if (!read(t, &h))
        return false;
    struct places p = places_of(t, &h), open = {.hand = h.hand};
    make_room(t, &open);
    *at = strcmp(name, "hand") == 0       ? p.hand
          : strcmp(name, "played") == 0   ? open.play
          : strcmp(name, "supply") == 0   ? p.supply
          : strcmp(name, "discards") == 0 ? p.discards
                                          : (struct rect){0, 0, 0, 0};
    return !rect_empty(*at);
}
