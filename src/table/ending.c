#include "table/ending.h"

#include "base/i18n.h"
#include "base/text.h"
#include "table/amounts.h"
#include "table/badges.h"
#include "table/game.h"
#include "table/ledger.h"
#include "table/lesson.h"
#include "table/replay.h"
#include "table/sheet.h"
#include "table/story.h"
#include "table/table.h"
#include "ui/modal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum verdict ending_verdict(const struct table *t, uint32_t winners)
{
    if (winners == 0)
        return VERDICT_NOBODY;
    if (t->viewer >= 0 && !(winners >> t->viewer & 1))
        return VERDICT_LOST;
    return (winners & (winners - 1)) != 0 ? VERDICT_SHARED : VERDICT_WON;
}

/* By who has won and who looks; where nobody of those who play looks, the winners by name. */
static void usual_title(const struct table *t, struct ending *e)
{
    enum verdict verdict = ending_verdict(t, e->winners);
    bool several = verdict == VERDICT_SHARED;
    struct text words = text_over(e->title_words, sizeof e->title_words);

    if (verdict == VERDICT_NOBODY)
        e->title = _("Nobody wins");
    else if (verdict == VERDICT_LOST)
        e->title = _("Defeat");
    else if (t->viewer >= 0)
        e->title = several ? _("A shared victory") : _("Victory");
    else {
        text_add(&words, several ? _("%s share the victory") : _("%s wins"), e->names);
        e->title = e->title_words;
    }
}

static void again(struct table *t)
{
    game_error err = {""};
    if (!t->h->again(t->h, &err))
        t->h->shell->toast(t->h, err.text);
}

enum choice { NEXT_AGAIN, NEXT_STORY, NEXT_SEATS, NEXT_CHARTS, NEXT_REPLAY, NEXT_TITLE, NEXT_COUNT };

static void go_on(struct table *t, enum choice next)
{
    switch (next) {
    case NEXT_SEATS:
        t->now.end_page = t->now.end_page == END_PLATE ? END_SEATS : END_PLATE;
        break;
    case NEXT_STORY:
        story_open(t, STORY_WON);
        break;
    case NEXT_CHARTS:
        story_open(t, STORY_CHARTS);
        break;
    case NEXT_REPLAY:
        replay_show(t, 0, true);
        break;
    case NEXT_AGAIN:
        again(t);
        break;
    default:
        t->h->shell->leave(t->h);
    }
}

/* How the buttons stand, all of one size: beside what is said, they are on as little of the picture as there is room for. */
struct keys {
    int columns;
    float high;  /* of a button's height */
    float apart; /* the frame of the focus is clear of the next one */
    bool close;  /* the title is smaller for it */
};
static const struct keys plate_keys[] = {
    {1, 1.05f, 16, false}, {1, 0.9f, 12, true}, {2, 1.1f, 18, false}}; /* the last in any case */
enum { PLATE_KEYS = sizeof plate_keys / sizeof plate_keys[0] };

static struct ui_button button_of(const struct table *t, const struct ending *e, enum choice choice)
{
    const char *words[NEXT_COUNT] = {
        [NEXT_AGAIN] = _("Play again"),
        [NEXT_STORY] = story_how(t),
        [NEXT_SEATS] = t->now.end_page == END_PLATE ? e->seats_word : _("Back"),
        [NEXT_CHARTS] = _("Charts"),
        [NEXT_REPLAY] = C_("button: watch a finished game again", "Replay"),
        [NEXT_TITLE] = _("Back to the title"),
    };
    enum ui_button_kind first = t->now.end_page == END_PLATE ? BUTTON_BRIGHT : BUTTON_PRIMARY;
    return (struct ui_button){.text = words[choice], .kind = choice == 0 ? first : BUTTON_PAPER};
}

/* The width of the widest of them. */
static float button_width(const struct table *t, const struct ending *e)
{
    float most = 0;
    for (int i = 0; i < NEXT_COUNT; i++) {
        struct ui_button b = button_of(t, e, (enum choice)i);
        most = fmaxf(most, ui_button_width(t->ui, &b));
    }
    return most;
}

static float plate_height(const struct table *t, const struct keys *k)
{
    int rows = NEXT_COUNT / k->columns;
    return (ui_button_height(t->ui) * k->high + k->apart) * (float)rows - k->apart;
}

/* In a column the first is higher than the others, which are what one may want besides. */
static struct rect button_at(struct rect at, int i, const struct keys *k)
{
    static const float lead = 1.4f; /* times the others' height */
    float one = (at.h - k->apart * (float)(NEXT_COUNT - 1)) / (NEXT_COUNT - 1 + lead);

    if (k->columns > 1)
        return rect_grid(at, i, k->columns, NEXT_COUNT / k->columns, k->apart);
    struct rect first = cut_top(&at, one * lead);
    cut_top(&at, k->apart);
    return i == 0 ? first : rect_grid(at, i - 1, 1, NEXT_COUNT - 1, k->apart);
}

static void buttons(struct table *t, const struct ending *e, struct rect at, const struct keys *k)
{
    for (int i = 0; i < NEXT_COUNT; i++) {
        struct ui_button b = button_of(t, e, (enum choice)i);
        if (ui_button_with(t->ui, "end", i, button_at(at, i, k), &b)) {
            go_on(t, (enum choice)i);
            return;
        }
    }
    ui_focus_default(t->ui, ui_id_at(t->ui, "end", 0));
}

enum {
    PLATE_SIDE = 70, /* left of the words, above and below them */
    PLATE_AIR = 30,  /* right of the words */
    BESIDE = 12      /* between the buttons and what must be seen beside them */
};

/* How wide the words on a plate may be, their margins with them. */
static float plate_words(struct table *t, float picture)
{
    return fmaxf(picture * 0.36f, ui_grow(t->ui, 440));
}

static enum ui_style title_style(struct table *t, const char *title, const struct keys *k, float width)
{
    return k->close || ui_text_width(t->ui, STYLE_TITLE, title) > width ? STYLE_HEADING : STYLE_TITLE;
}

/* The first way in which what is said has room above the buttons: in large type they would lie over the picture. */
static const struct keys *plate_keys_for(struct table *t, const struct ending *e, struct rect window)
{
    float picture = fminf(window.w, window.h * 16 / 9),
          left = plate_words(t, picture) - PLATE_SIDE - PLATE_AIR,
          calm = fmaxf(picture * t->plate.known.calm - PLATE_SIDE, ui_grow(t->ui, 300)),
          reason = ui_text_height(t->ui, STYLE_SMALL, e->reason, fminf(left, calm));
    size_t k = 0;

    for (; k + 1 < PLATE_KEYS; k++) {
        enum ui_style title = title_style(t, e->title, &plate_keys[k], left);
        float said = ui_text_height(t->ui, title, e->title, left) + 20 + reason + 20 + 16;
        if (plate_height(t, &plate_keys[k]) + said / 0.94f <= window.h - 2 * PLATE_SIDE)
            break;
    }
    return &plate_keys[k];
}

/* Narrowest width that keeps the same number of lines; balances them and avoids a last line of one word. */
static float even_width(struct table *t, enum ui_style style, const char *words, float most)
{
    float height = ui_text_height(t->ui, style, words, most), w = most, step = most / 24;
    while (w - step > step && ui_text_height(t->ui, style, words, w - step) <= height)
        w -= step;
    return w;
}

/* A seat's badge stands for a plate that is not there. */
static void draw_winner(struct table *t, uint32_t winners, struct rect at)
{
    float d = at.h * 0.5f;

    for (int s = 0; s < t->h->seats(t->h); s++)
        if (winners >> s & 1) {
            badge_seat(t, s, rect_around((struct point){at.x + at.w * 0.66f, at.y + at.h * 0.5f}, d, d));
            break;
        }
}

/* As wide as there is room for, but for what must be seen of the plate beside them: there no narrower than their words. */
static float buttons_width(struct table *t, const struct ending *e, float column, const struct keys *k,
                           float free)
{
    float n = (float)k->columns, least = button_width(t, e) * n + k->apart * (n - 1);
    return fmaxf(fminf(column, least), fminf(fminf(column, ui_grow(t->ui, 340) * n), free));
}

/* The badges of those who have won, in a row. */
static void winners_row(struct table *t, uint32_t winners, struct rect row)
{
    for (int s = 0; s < t->h->seats(t->h); s++)
        if (winners >> s & 1) {
            badge_seat(t, s, cut_left(&row, row.h));
            cut_left(&row, 12);
        }
}

/* Whatever the picture has there runs out into its ground, so that nothing crosses behind the buttons. seen: from where on it
 * must be seen. */
static void calm_ground(struct table *t, struct rect column, float seen)
{
    enum { SOFT = 60 };
    struct rect window = ui_area(t->ui), at = rect_grow(column, 14);
    at.w += at.x - window.x;
    at.x = window.x;
    at.h = window.y + window.h - at.y;
    at.w = fminf(at.w, seen - SOFT - at.x);
    for (int i = 0; i < 2; i++)
        gfx_glow(ui_gfx(t->ui), rect_grow(at, 6), SOFT, t->plate.known.ground);
}

static const char *next_time(const struct table *t)
{
    return t->h->next_time ? t->h->next_time(t->h) : "";
}

/* Found out once. Returns whether there is anything. */
static bool find_missed(struct table *t)
{
    if (!t->now.missed.known) {
        struct text words = text_over(t->now.missed.words, sizeof t->now.missed.words);
        struct story_exposed by;
        t->now.missed.turn[0] = '\0';
        if (!t->discreet && !t->lesson.on) {
            story_missed(t, &words);
            if (story_exposed(t, &by) && by.seat == t->viewer)
                snprintf(t->now.missed.turn, sizeof t->now.missed.turn, "%s", by.text);
        }
        t->now.missed.known = true;
    }
    return t->now.missed.turn[0] != '\0' || t->now.missed.words[0] != '\0';
}

/* Advice, where there is room for it; cuts its place off. */
static void advise(struct table *t, const char *words, struct rect *at, struct color color)
{
    if (words[0] != '\0' && ui_text_height(t->ui, STYLE_SMALL, words, at->w) <= at->h)
        cut_top(at, ui_text_in(t->ui, *at, STYLE_SMALL, ALIGN_LEFT, words, color) + 12);
}

static void plate_page(struct table *t, const struct ending *e, uint32_t winners)
{
    struct rect all = ui_layer_begin(t->ui, "plate");
    const struct keys *keys = plate_keys_for(t, e, all);
    const char *title = e->title;
    struct plate_place place = plate_draw(t->ui, &t->plate, all, ui_grow(t->ui, 540),
                                          PLATE_SIDE + ui_grow(t->ui, 340) * (float)keys->columns + BESIDE);
    if (place.bare)
        draw_winner(t, winners, all);
    struct rect left = {all.x + (place.box.x - all.x) * 0.6f, all.y, plate_words(t, place.box.w), all.h};
    plate_fade(ui_gfx(t->ui), (struct rect){left.x, all.y, left.w * 1.2f, all.h}, t->plate.known.ground,
               0.75f);
    left = rect_pad_xy(left, 0, PLATE_SIDE);
    cut_left(&left, PLATE_SIDE);
    cut_right(&left, PLATE_AIR);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    struct rect column = cut_bottom(&left, t->lesson.on ? lesson_height(t) : plate_height(t, keys));
    if (!t->lesson.on) {
        float seen = place.box.x + place.box.w * t->plate.known.from;
        column.w = buttons_width(t, e, column.w, keys, fminf(place.free, seen) - column.x - BESIDE);
        struct rect calm = {column.x, left.y, column.w, left.h};
        calm_ground(t, calm, seen);
    }
    enum ui_style style = title_style(t, title, keys, left.w);
    bool words = left.h > ui_line(t->ui, style) * 2; /* in large type a lesson's card takes all there is */
    bool advised = find_missed(t) || next_time(t)[0] != '\0'; /* which has the room */
    cut_top(&left, advised ? 0 : left.h * 0.06f);
    if (words)
        cut_top(&left, ui_text_in(t->ui, left, style, ALIGN_LEFT, title, c->cream) + 20);
    float calm = place.box.x + place.box.w * t->plate.known.calm - left.x,
          reads = fminf(left.w, fmaxf(calm, ui_grow(t->ui, 300))), seal = ui_grow(t->ui, 72),
          spare = left.h - ui_text_height(t->ui, STYLE_SMALL, e->reason, reads) - 36;
    bool sealed = words && !place.bare && winners != 0 && !advised;
    if (sealed && seal < fminf(left.h / 2.4f, spare))
        winners_row(t, winners, cut_top(&left, seal));
    cut_top(&left, sealed ? 16 : 0);
    left.w = reads;
    bool fits = ui_text_height(t->ui, STYLE_SUBHEAD, e->reason, left.w) <= left.h;
    enum ui_style said = fits ? STYLE_SUBHEAD : STYLE_SMALL;
    float wide = left.w;
    left.w = even_width(t, said, e->reason, left.w);
    if (words)
        cut_top(&left, ui_text_in(t->ui, left, said, ALIGN_LEFT, e->reason, c->cream) + 20);
    left.w = wide;
    if (words) {
        advise(t, t->now.missed.turn, &left, c->cream);
        advise(t, t->now.missed.words, &left, c->cream);
        advise(t, next_time(t), &left, c->brass);
    }
    if (!t->lesson.on && words)
        column.y = fminf(column.y, left.y + 16); /* the buttons follow what is said */
    if (!lesson_page(t, column))
        buttons(t, e, column, keys);
    ui_layer_end(t->ui);
}

enum { PRIZE = 250 }; /* how much of the card's right side the game's picture takes */

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
    char number[32];

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

/* At the right end of a row, where the game counts scores. */
static void draw_score(struct table *t, int seat, struct rect *row)
{
    game_outcome outcome;
    char words[16];
    enum ui_style style = row->h < ui_line(t->ui, STYLE_NUMBER) ? STYLE_STRONG : STYLE_NUMBER;

    if (!t->h->over(t->h, &outcome) || !outcome.scored)
        return;
    snprintf(words, sizeof words, "%d", outcome.score[seat]);
    cut_right(row, 14);
    ui_label(t->ui, cut_right(row, ui_text_width(t->ui, style, words) + 4), style, ALIGN_RIGHT, words);
}

/* What a score is made of, where the game says so, and where that has room or nothing else says it: so wide a name leaves it room. Returns
 * how wide the name may be. */
static float score_words(struct table *t, int seat, struct rect row, bool told)
{
    char words[300] = "";
    struct text out = text_over(words, sizeof words);
    float name = name_width(t) * (told ? 1 : 1.3f);

    if (!t->game->end_says || row.w < name * 1.6f)
        return row.w;
    t->game->end_says(t, seat, &out);
    float whole = row.w;
    cut_left(&row, name);
    cut_right(&row, 16);
    float h = fminf(row.h, ui_text_height(t->ui, STYLE_BODY, words, row.w));
    if (told && h == row.h)
        return whole;
    ui_text_in(t->ui, rect_place(row, row.w, h, 0, 0.5f), STYLE_BODY, ALIGN_LEFT, words,
               ui_theme(t->ui)->color.ink_soft);
    return name;
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
    static const float shape = 1; /* of a picture: a head has to fit, with its hat */
    const char *words = table_seat_label(t, seat);
    float d = fminf(row.h * 0.8f, 64), small = fminf(row.h * 0.8f, ui_grow(t->ui, 40));
    struct rect guesses = guesses_place(t, row);

    if (e->winners >> seat & 1)
        gfx_round(ui_gfx(t->ui), rect_grow(row, 3), 8, color_fade(ui_theme(t->ui)->color.brass, 0.5f));
    float wide = picture_width(t, row.w);
    struct rect picture = cut_left(&row, e->cells > 0 ? wide : fminf(wide, row.h * shape));
    if (picture.w < 56 || !t->game->end_picture || !t->game->end_picture(t, seat, rect_pad_xy(picture, 6, 8)))
        badge_seat(t, seat, rect_place(picture, d, d, 0, 0.5f));
    else if (guesses.w > 0) /* in the cells its badge stands for it */
        badge_seat(t, seat, rect_place(cut_left(&row, small + 8), small, small, 1, 0.5f));
    cut_left(&row, 8);
    if (e->cells == 0)
        draw_score(t, seat, &row);
    if (e->cells == 0 && guesses.w > 0) {
        sheet_guesses(t, seat, rect_pad_xy(guesses, 0, row.h * 0.12f));
        row.w = guesses.x - row.x;
    }
    struct rect name =
        cut_left(&row, e->cells > 0 ? name_width(t) : score_words(t, seat, row, guesses.w > 0));
    float h = fminf(name.h, ui_text_height(t->ui, STYLE_STRONG, words, name.w));
    ui_text_in(t->ui, rect_place(name, name.w, h, 0, 0.5f), STYLE_STRONG, ALIGN_LEFT, words,
               ui_theme(t->ui)->color.ink);
    for (int k = 0; k < e->cells; k++)
        amount_cell(t, rect_column(row, k, e->cells, 6), t->game->end_amount(t, seat, k));
}

static void head_row(struct table *t, const struct ending *e, struct rect row)
{
    float d = fminf(row.h, 50);

    cut_left(&row, picture_width(t, row.w) + 8 + name_width(t));
    for (int k = 0; k < e->cells; k++) {
        struct rect cell = rect_column(row, k, e->cells, 6);
        if (k < e->badges)
            t->game->end_badge(t, (size_t)k, rect_place(cell, d, d, 0.3f, 0.5f));
        else
            ui_label(t->ui, cell, STYLE_SMALL, ALIGN_LEFT, e->last_cell);
    }
}

/* In a row, or in two where their words need the room. */
static int seats_columns(const struct table *t, const struct ending *e, float width)
{
    return (button_width(t, e) + plate_keys[0].apart) * NEXT_COUNT > width ? NEXT_COUNT / 2 : NEXT_COUNT;
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

static void seat_rows(struct table *t, const struct ending *e, struct rect in)
{
    int n = t->h->seats(t->h), order[GAME_MAX_SEATS] = {0};

    if (e->seats_note[0] != '\0') {
        float h = ui_text_height(t->ui, STYLE_BODY, e->seats_note, in.w);
        ui_text(t->ui, cut_bottom(&in, h + 4), STYLE_BODY, e->seats_note);
        cut_bottom(&in, 12);
    }
    seats_in_order(t, order);
    if (e->cells > 0)
        head_row(t, e, cut_top(&in, fminf(54, in.h * 0.14f)));
    cut_top(&in, 6);
    if (e->cells == 0)
        guesses_head(t, &in);
    in.h = fminf(in.h, 150 * (float)n);
    for (int s = 0; s < n; s++)
        seat_row(t, e, order[s], rect_row(in, s, n, 10));
}

static void seats_page(struct table *t, const struct ending *e)
{
    struct rect window = ui_area(t->ui);
    float n = t->game->ledger ? 6 : (float)t->h->seats(t->h); /* what is written by hand wants room */
    float books = t->game->ledger ? 460 * (float)t->h->seats(t->h) : 0;
    float w = fminf(window.w - 60, fmaxf(fmaxf(1500, books), ui_grow(t->ui, 1400)));
    float h = fminf(window.h - 60, fmaxf(360 + 150 * n, ui_grow(t->ui, 330 + 110 * n)));
    uint32_t pressed = 0;
    struct ui_modal m = ui_modal_begin(t->ui, "end", w, h, e->title, 0);
    if (m.open) {
        struct keys keys = plate_keys[0];
        keys.columns = seats_columns(t, e, m.inside.w);
        int lines = NEXT_COUNT / keys.columns;
        struct rect in = m.inside,
                    foot =
                        cut_bottom(&in, (ui_button_height(t->ui) + keys.apart) * (float)lines - keys.apart);
        cut_bottom(&in, 24);
        struct rect words = in, card = rect_centered(window, w, h);
        words.w = fminf(in.w, card.x + card.w - (t->game->prize ? PRIZE : 0) - in.x);
        words.w = even_width(t, STYLE_BODY, e->reason, words.w);
        if (t->game->prize)
            t->game->prize(t, card);
        float least = t->game->ledger ? ui_line(t->ui, STYLE_HAND) * 12
                                      : (ui_line(t->ui, STYLE_STRONG) + 10) * ((float)t->h->seats(t->h) + 3);
        if (in.h > least) { /* else the rows have all the room */
            cut_top(&in, ui_text(t->ui, words, STYLE_BODY, e->reason) + 10);
            ui_label_in(t->ui, cut_top(&in, ui_line(t->ui, STYLE_STAMP) * 1.2f), STYLE_STAMP, ALIGN_LEFT,
                        e->seats_stamp, ui_theme(t->ui)->color.ink);
        }
        if (t->game->ledger)
            pressed = ledger_books(t, e->winners, in);
        else
            seat_rows(t, e, in);
        buttons(t, e, foot, &keys);
    }
    if (m.closed)
        t->now.end_page = END_BOARD;
    ui_modal_end(t->ui);
    if (pressed > 0)
        replay_show(t, pressed, false);
}

/* A way back from looking at the board. */
static void come_back(struct table *t)
{
    struct ui_button b = {.text = _("How it ended"), .kind = BUTTON_PRIMARY};
    float w = ui_button_width(t->ui, &b), h = ui_button_height(t->ui);
    struct rect m = rect_pad(t->layout.middle, 16);
    if (ui_button_with(t->ui, "back-to-end", 0, rect_place(m, w, h, 0.5f, 0), &b))
        t->now.end_page = END_SEATS;
    ui_focus_default(t->ui, ui_id_at(t->ui, "back-to-end", 0));
}

/* What is known of the plate is read once. */
static void know_plate(struct table *t, const char *picture, const char *hero)
{
    if (!picture)
        picture = "";
    if (!t->plate.picture || strcmp(t->plate.picture, picture) != 0)
        t->plate = (struct plate){.picture = picture, .known = poster_read(picture)};
    snprintf(t->plate.hero, sizeof t->plate.hero, "%s", hero);
}

void ending_reason(struct table *t, const struct game_view *end, const game_outcome *outcome,
                   struct text *out)
{
    struct ending e = {.winners = outcome->winners, .seats_word = "", .seats_stamp = ""};
    union table_view shown = t->view;

    table_show(t, end);
    struct text names = text_over(e.names, sizeof e.names);
    table_seats_named(t, e.winners, &names);
    usual_title(t, &e);
    if (t->game->ending)
        t->game->ending(t, &e, out);
    if (out->length == 0)
        text_add(out, "%s", e.title);
    t->view = shown;
}

void ending_frame(struct table *t)
{
    struct ending e = {.seats_word = _("The players"), .seats_stamp = "", .plate = NULL};
    struct text reason = text_over(e.reason, sizeof e.reason);
    game_outcome outcome;

    if (replay_on(t) || encore_waits(t) || lesson_astray(t) || !table_over(t) || perform_busy(t) ||
        t->now.looking.on || t->now.card != CARD_NONE || !t->h->over(t->h, &outcome))
        return;
    e.winners = outcome.winners;
    struct text names = text_over(e.names, sizeof e.names);
    table_seats_named(t, e.winners, &names);
    usual_title(t, &e);
    if (t->game->ending)
        t->game->ending(t, &e, &reason);
    know_plate(t, e.plate, e.hero);
    if (t->now.end_page == END_PLATE)
        plate_page(t, &e, outcome.winners);
    else if (t->now.end_page == END_SEATS)
        seats_page(t, &e);
    else
        come_back(t);
}
