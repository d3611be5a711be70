/* The second page of an end: what everybody had, or what they have written in their books. */
#include "base/text.h"
#include "table/amounts.h"
#include "table/badges.h"
#include "table/ending_inside.h"
#include "table/game.h"
#include "table/ledger.h"
#include "table/replay.h"
#include "table/sheet.h"
#include "table/table.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>

enum {
    PRIZE = 250,        /* how much of the card's right side the game's picture takes */
    PICTURE_LEAST = 56, /* where a seat's picture is narrower its badge stands for it */
    BETWEEN = 10        /* rows */
};

/* How much of a row the game's picture may take: where there is little room a badge stands for it. */
static float picture_width(struct table *t, float row)
{
    return row > ui_grow(t->ui, 1330) ? 190 : row > ui_grow(t->ui, 1240) ? 120 : 64;
}

static float name_width(struct table *t)
{
    return ui_grow(t->ui, 170);
}

static void amount_cell(struct table *t, struct rect at, int n)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    char number[32] = "–"; /* as on the cards: no nought among counters */

    if (n > 0)
        snprintf(number, sizeof number, "%d", n * table_unit(t));
    cut_bottom(&at, 10);
    struct rect words = cut_right(&at, fmaxf(fmaxf(ui_text_width(t->ui, STYLE_SUBHEAD, "30"),
                                                   ui_text_width(t->ui, STYLE_SUBHEAD, number)) +
                                                 6,
                                             at.w * 0.34f));
    amounts_draw_pile(t, rect_pad(at, 2), n, n);
    cut_left(&words, 4);
    ui_label_in(t->ui, cut_bottom(&words, ui_line(t->ui, STYLE_SUBHEAD)), STYLE_SUBHEAD, ALIGN_LEFT, number,
                n > 0 ? c->ink : c->ink_soft);
}

/* At the right end of a row. */
static void draw_score(struct table *t, int score, struct rect *row)
{
    char words[16];
    enum ui_style style = row->h < ui_line(t->ui, STYLE_NUMBER) ? STYLE_STRONG : STYLE_NUMBER;

    snprintf(words, sizeof words, "%d", score);
    cut_right(row, 14);
    ui_label(t->ui, cut_right(row, ui_text_width(t->ui, style, words) + 4), style, ALIGN_RIGHT, words);
}

/* Where the game counts scores. */
static void draw_score_of(struct table *t, int seat, struct rect *row)
{
    game_outcome outcome;

    if (t->h->over(t->h, &outcome) && outcome.scored)
        draw_score(t, outcome.score[seat], row);
}

/* What a score is made of, where that has room or nothing else says it: so wide a name leaves it room. Returns how wide the name may
 * be. */
static float score_words(struct table *t, const char *words, struct rect row, bool told)
{
    float name = name_width(t) * (told ? 1 : 1.3f), whole = row.w;

    if (words[0] == '\0' || row.w < name * 1.6f)
        return row.w;
    cut_left(&row, name);
    cut_right(&row, 16);
    float h = fminf(row.h, ui_text_height(t->ui, STYLE_BODY, words, row.w));
    if (told && h == row.h)
        return whole;
    ui_text_in(t->ui, rect_place(row, row.w, h, 0, 0.5f), STYLE_BODY, ALIGN_LEFT, words,
               ui_theme(t->ui)->color.ink_soft);
    return name;
}

static float score_words_of(struct table *t, int seat, struct rect row, bool told)
{
    char words[300] = "";
    struct text out = text_over(words, sizeof words);

    if (t->game->end_says)
        t->game->end_says(t, seat, &out);
    return score_words(t, words, row, told);
}

/* Under a row of somebody who has won. */
static void light_row(struct table *t, struct rect row)
{
    gfx_round(ui_gfx(t->ui), rect_grow(row, 3), 8, color_fade(ui_theme(t->ui)->color.brass, 0.5f));
}

static void draw_name(struct table *t, const char *words, struct rect at)
{
    float h = fminf(at.h, ui_text_height(t->ui, STYLE_STRONG, words, at.w));

    ui_text_in(t->ui, rect_place(at, at.w, h, 0, 0.5f), STYLE_STRONG, ALIGN_LEFT, words,
               ui_theme(t->ui)->color.ink);
}

static float badge_of_row(struct rect row)
{
    return fminf(row.h * 0.8f, 64);
}

/* It has won where no seat has. */
static void guest_row(struct table *t, const struct ending *e, struct rect row)
{
    float d = badge_of_row(row);

    if (e->winners == 0)
        light_row(t, row);
    card_emblem(t->ui, rect_place(cut_left(&row, fminf(picture_width(t, row.w), row.h)), d, d, 0, 0.5f),
                &e->guest.suit);
    cut_left(&row, 8);
    draw_score(t, e->guest.score, &row);
    draw_name(t, e->guest.name, cut_left(&row, score_words(t, e->guest.says, row, false)));
}

/* Of a seat's row, or of a line over it, what is for its guesses: beside the score, in columns. */
static struct rect guesses_place(const struct table *t, struct rect row)
{
    cut_right(&row, ui_text_width(t->ui, STYLE_NUMBER, "000") + 14);
    return cut_right(&row, sheet_guesses_width(t, row.w));
}

/* Lit where its seat has won. */
static void seat_row(struct table *t, const struct ending *e, int seat, struct rect row)
{
    static const float shape =
        0.8f; /* of a poster; where it would be too narrow so, its head is seen, with its hat */
    float d = badge_of_row(row), small = fminf(row.h * 0.8f, ui_grow(t->ui, 40));
    struct rect guesses = guesses_place(t, row);

    if (e->winners >> seat & 1)
        light_row(t, row);
    float wide = picture_width(t, row.w);
    struct rect picture =
        cut_left(&row, e->cells > 0 ? wide : fminf(wide, fmaxf(row.h * shape, fminf(row.h, PICTURE_LEAST))));
    if (picture.w < PICTURE_LEAST || !t->game->end_picture ||
        !t->game->end_picture(t, seat, rect_pad_xy(picture, 6, 8)))
        badge_seat(t, seat, rect_place(picture, d, d, 0, 0.5f));
    else if (guesses.w > 0) /* in the cells its badge stands for it */
        badge_seat(t, seat, rect_place(cut_left(&row, small + 8), small, small, 1, 0.5f));
    cut_left(&row, 8);
    if (e->cells == 0)
        draw_score_of(t, seat, &row);
    if (e->cells == 0 && guesses.w > 0) {
        sheet_guesses(t, seat, rect_pad_xy(guesses, 0, row.h * 0.12f));
        row.w = guesses.x - row.x;
    }
    draw_name(t, table_seat_label(t, seat),
              cut_left(&row, e->cells > 0 ? name_width(t) : score_words_of(t, seat, row, guesses.w > 0)));
    for (int k = 0; k < e->cells; k++)
        amount_cell(t, rect_column(row, k, e->cells, 6), t->game->end_amount(t, seat, k));
}

/* The cells under the heads of those whom they are about, with their names where all of these have room. */
struct heads {
    struct table_known of[TABLE_KNOWN];
    float pictures, names; /* how high */
};

static struct rect head_cell(struct table *t, const struct ending *e, struct rect row, int k)
{
    cut_left(&row, picture_width(t, row.w) + 8 + name_width(t));
    return rect_column(row, k, e->cells, 6);
}

static struct heads heads_of(struct table *t, const struct ending *e, struct rect in)
{
    struct heads h = {.pictures = fminf(54, in.h * 0.14f)};
    size_t n = t->game->known ? t->game->known(t, 0, h.of) : 0;

    if ((size_t)e->badges > n || e->badges == 0)
        return h;
    h.names = ui_line(t->ui, STYLE_SMALL) * 1.1f;
    for (int k = 0; k < e->badges; k++)
        if (ui_text_width(t->ui, STYLE_SMALL, h.of[k].name) + 2 > head_cell(t, e, in, k).w)
            h.names = 0;
    if (h.pictures + h.names > in.h * 0.24f)
        h.names = 0;
    return h;
}

static void head_row(struct table *t, const struct ending *e, const struct heads *h, struct rect row)
{
    float d = fminf(h->pictures, 50);

    for (int k = 0; k < e->cells; k++) {
        struct rect cell = head_cell(t, e, row, k), name = cut_bottom(&cell, h->names);
        if (k >= e->badges) {
            ui_label(t->ui, h->names > 0 ? name : cell, STYLE_SMALL, h->names > 0 ? ALIGN_CENTER : ALIGN_LEFT,
                     e->last_cell);
            continue;
        }
        struct rect face = rect_place(cell, d, d, 0.3f, 0.5f);
        t->game->end_badge(t, (size_t)k, face);
        if (h->names <= 0)
            continue;
        name.w = ui_text_width(t->ui, STYLE_SMALL, h->of[k].name) + 2;
        name.x = fmaxf(cell.x, fminf(rect_center(face).x - name.w / 2, cell.x + cell.w - name.w));
        ui_label(t->ui, name, STYLE_SMALL, ALIGN_CENTER, h->of[k].name);
    }
}

/* In a row, or in two where their words need the room. */
static int seats_columns(const struct table *t, const struct ending *e, float width)
{
    return (ending_button_width(t, e) + ending_keys[0].apart) * ENDING_NEXT > width ? ENDING_NEXT / 2
                                                                                    : ENDING_NEXT;
}

/* Where scores are counted the best comes first. */
static void seats_in_order(const struct table *t, int out[GAME_MAX_SEATS])
{
    int n = t->h->seats(t->h);
    game_outcome outcome;
    bool scored = t->h->over(t->h, &outcome) && outcome.scored;

    for (int s = 0; s < n; s++) {
        int k = s;
        for (; scored && k > 0 && outcome.score[out[k - 1]] < outcome.score[s]; k--)
            out[k] = out[k - 1];
        out[k] = s;
    }
}

/* Over the cells of what was guessed the characters that they are of. */
static void guesses_head(struct table *t, struct rect *in)
{
    struct rect at = guesses_place(t, *in);

    at.h = fminf(ui_grow(t->ui, 38), in->h * 0.1f);
    if (at.w == 0)
        return;
    sheet_guesses_head(t, at);
    cut_top(in, at.h + 6);
}

static int rows_of(const struct table *t, const struct ending *e)
{
    return t->h->seats(t->h) + (e->guest.name ? 1 : 0);
}

static void seat_rows(struct table *t, const struct ending *e, struct rect in)
{
    int n = t->h->seats(t->h), order[GAME_MAX_SEATS] = {0}, rows = rows_of(t, e);
    bool first = e->guest.name && e->winners == 0; /* whoever has won is at the head */

    if (e->seats_note[0] != '\0') {
        float h = ui_text_height(t->ui, STYLE_BODY, e->seats_note, in.w);
        ui_text(t->ui, cut_bottom(&in, h + 4), STYLE_BODY, e->seats_note);
        cut_bottom(&in, 12);
    }
    seats_in_order(t, order);
    if (e->cells > 0) {
        struct heads heads = heads_of(t, e, in);
        head_row(t, e, &heads, cut_top(&in, heads.pictures + heads.names));
    }
    cut_top(&in, 6);
    if (e->cells == 0)
        guesses_head(t, &in);
    in.h = fminf(in.h, 150 * (float)rows);
    for (int s = 0; s < n; s++)
        seat_row(t, e, order[s], rect_row(in, s + first, rows, BETWEEN));
    if (e->guest.name)
        guest_row(t, e, rect_row(in, first ? 0 : n, rows, BETWEEN));
}

/* How high the rows and what stands about them have to be, so that whose is whose is seen. */
static float least_rows(const struct table *t, const struct ending *e, float width)
{
    float line = ui_line(t->ui, STYLE_STRONG), rows = (float)rows_of(t, e), row = line + 10;

    if (t->game->ledger)
        return ui_line(t->ui, STYLE_HAND) * 12;
    if (t->game->end_picture)
        row = fmaxf(line * 1.2f, PICTURE_LEAST + 4) + BETWEEN;
    if (e->seats_note[0] == '\0')
        return row * (rows + 2);
    return row * rows + ui_text_height(t->ui, STYLE_BODY, e->seats_note, width) + ui_grow(t->ui, 38) + 28;
}

void ending_seats_page(struct table *t, const struct ending *e)
{
    struct rect window = ui_area(t->ui);
    float n = t->game->ledger ? 6 : (float)rows_of(t, e); /* what is written by hand wants room */
    float books = t->game->ledger ? 460 * (float)t->h->seats(t->h) : 0;
    float w = fminf(window.w - 60, fmaxf(fmaxf(1500, books), ui_grow(t->ui, 1400)));
    float h = fminf(window.h - 60, fmaxf(360 + 150 * n, ui_grow(t->ui, 330 + 110 * n)));
    uint32_t pressed = 0;
    struct ui_modal m = ui_modal_begin(t->ui, "end", w, h, e->title, 0);
    if (m.open) {
        struct ending_keys keys = ending_keys[0];
        keys.columns = seats_columns(t, e, m.inside.w);
        /* books want the room of a second row, and what that offers is on the pages that the first one leads to */
        keys.few = t->game->ledger && keys.columns < ENDING_NEXT;
        int lines = keys.few ? 1 : ENDING_NEXT / keys.columns;
        struct rect in = m.inside,
                    foot =
                        cut_bottom(&in, (ui_button_height(t->ui) + keys.apart) * (float)lines - keys.apart);
        cut_bottom(&in, 24);
        struct rect words = in, card = rect_centered(window, w, h);
        words.w = fminf(in.w, card.x + card.w - (t->game->prize ? PRIZE : 0) - in.x);
        words.w = ui_text_even(t->ui, STYLE_BODY, e->reason, words.w);
        if (t->game->prize)
            t->game->prize(t, card);
        float least = least_rows(t, e, in.w), stamp = ui_line(t->ui, STYLE_STAMP) * 1.2f,
              reason = ui_text_height(t->ui, STYLE_BODY, e->reason, words.w) + 10;
        if (in.h - reason > least) { /* else the rows have all the room */
            cut_top(&in, reason);
            ui_text(t->ui, words, STYLE_BODY, e->reason);
        }
        if (in.h - stamp > least)
            ui_label_in(t->ui, cut_top(&in, stamp), STYLE_STAMP, ALIGN_LEFT, e->seats_stamp,
                        ui_theme(t->ui)->color.ink);
        if (t->game->ledger)
            pressed = ledger_books(t, e->winners, in);
        else
            seat_rows(t, e, in);
        ending_buttons(t, e, foot, &keys);
    }
    if (m.closed)
        t->now.end_page = m.outside ? END_BOARD : END_PLATE; /* a press on the table asks for the table */
    ui_modal_end(t->ui);
    if (pressed > 0)
        replay_show(t, pressed, false);
}
