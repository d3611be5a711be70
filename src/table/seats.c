#include "table/seats.h"

#include "base/i18n.h"
#include "base/text.h"
#include "gfx/effects.h"
#include "rules/challenge.h"
#include "rules/layout.h"
#include "table/badges.h"
#include "table/bidding.h"
#include "table/dossier.h"
#include "table/game.h"
#include "table/heading.h"
#include "table/portrait.h"
#include "table/print.h"
#include "table/seats_inside.h"
#include "table/table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float gap = 12;

/* What a seat said last to what is announced, in brief the number that it named; nothing if it has not been heard. */
static void last_said(const struct table *t, int seat, struct table_status *out)
{
    const struct challenge *c = t->now.looking.on ? NULL : table_challenge(t);
    size_t i = c ? c->count : 0;

    while (i > 0 && challenge_seat(c->said[i - 1]) != seat)
        i--;
    if (i == 0 || (challenge_answered(c->said[i - 1]) == CHALLENGE_HOLD && i < c->count))
        return; /* what was held was less than what is bid by now */
    struct text words = text_over(out->words, sizeof out->words);
    bidding_say(t, c, i - 1, false, &words);
    out->brief[0] = '\0';
    struct text brief = text_over(out->brief, sizeof out->brief);
    if (challenge_answered(c->said[i - 1]) == CHALLENGE_NAME)
        bidding_say_named(t, c->said[i - 1].number, &brief);
}

/* The seat has said something to what is announced. */
static bool said_now(const struct table *t, int seat)
{
    struct table_status status = {.words = ""};

    last_said(t, seat, &status);
    return status.words[0] != '\0';
}

/* It is asked in the turn of another. */
static bool answers_now(const struct table *t, int seat)
{
    return t->game->asked_up && !table_closed(t) && !(table_up(t) >> seat & 1) && table_asked(t) >> seat & 1;
}

/* Its turn comes next, which is told where there are several others. */
static bool is_next(const struct table *t, int seat)
{
    const struct turns *at = turns_in(table_view_of(t));
    int seats = t->h->seats(t->h);

    return table_rules(t)->layout && !t->game->asked_up && seats > 2 && at->round > 0 && !table_closed(t) &&
           at->turn >= 0 && (at->turn + 1) % seats == seat;
}

/* What stands at the right end of a seat's row: what it last said, that it thinks, or what the game has to say. */
static struct table_status status_of(struct table *t, int seat)
{
    struct table_status status = {.style = STYLE_STRONG, .color = ui_theme(t->ui)->color.ink};
    bool answers = answers_now(t, seat);

    last_said(t, seat, &status);
    if (status.words[0] == 0 && !t->now.looking.on && t->h->thinking(t->h) == seat && !perform_busy(t))
        snprintf(status.words, sizeof status.words, "%s", _("thinking …"));
    if (status.words[0] == 0 && t->game->status && t->game->asked_up && !answers)
        t->game->status(t, seat, &status);
    status.style = status.words[0] == 0 ? STYLE_STRONG : status.style;
    if (status.words[0] == 0 && (answers || (seat != t->viewer && seats_up(t) >> seat & 1)))
        /* TRANSLATORS: on the card of a player: it is that player's turn, or they are asked in another's; short */
        snprintf(status.words, sizeof status.words, "%s",
                 answers ? C_("whose turn", "to answer") : C_("whose turn", "on turn"));
    bool idle = status.words[0] == 0;
    if (idle && t->game->status)
        t->game->status(t, seat, &status);
    if (answers && status.brief[0] == 0)
        /* TRANSLATORS: on the card of a player who has to answer, where it is small: one short word */
        snprintf(status.brief, sizeof status.brief, "%s", C_("whose turn", "asked"));
    status.ribbon = answers;
    if (idle && is_next(t, seat)) {
        char words[sizeof status.words];
        /* TRANSLATORS: on the card of a player: the next turn is theirs; very short */
        const char *next = C_("whose turn", "next");
        snprintf(words, sizeof words, "%s", status.words);
        /* one's own coins come first; of a rival what they have done comes before that they are next */
        if (seat != t->viewer)
            snprintf(status.brief, sizeof status.brief, "%.*s", (int)sizeof status.brief - 1,
                     words[0] == 0 ? next : words);
        snprintf(status.words, sizeof status.words, words[0] == 0 ? "%s" : "%s · %.*s", next,
                 (int)sizeof status.words - 16, words);
    }
    return status;
}

/* Whoever is asked in the turn of another has it on a ribbon in their colour: the card that is bright is that of whose turn it is. */
static void write_status(struct table *t, int seat, struct rect at, enum gfx_align align,
                         const struct table_status *status)
{
    enum { BESIDE = 7 };
    struct color ribbon = badge_seat_color(t, seat), words = status->color;

    if (status->ribbon) {
        struct rect band = rect_centered(at, at.w, fminf(at.h, ui_line(t->ui, STYLE_STRONG) * 0.98f));
        gfx_fill(ui_gfx(t->ui), (struct rect){band.x - BESIDE, band.y, band.w + 2 * BESIDE, band.h}, ribbon);
        words = print_on(t->ui, ribbon);
    }
    ui_label_fit(t->ui, at, status->style, align, status->words, words);
}

static bool wears_tag(const struct table *t, int seat)
{
    return t->game->tag == seats_tag && !table_over(t) &&
           *layout_at(table_view_of(t), table_rules(t)->layout->tagged) >> seat & 1;
}

/* The width of the stamp that a seat wears, at least; 0: it wears none. */
static float tag_least(const struct table *t, int seat)
{
    return wears_tag(t, seat) ? tag_width(t->ui, i18n_marked(t->game->tag_word)) : 0;
}

/* What is left of a card's row for a name and a home, whatever stands at its end, in any card of a rival or, of one's own, in that: homes
 * neither come and go as somebody thinks, nor are they named on some of the cards alone. */
static float room_for_home(struct table *t, int seat, float row)
{
    bool own = host_self(t->h) == seat;
    float widest = own ? 0 : ui_text_width(t->ui, STYLE_STRONG, _("thinking …")) + 12;

    for (int i = 0; i < t->h->seats(t->h); i++) {
        struct table_status status = status_of(t, i);
        bool brief = status.brief[0] != 0 && !own; /* one's own money is told in words first */
        float w = ui_text_width(t->ui, brief && status.ribbon ? STYLE_SMALL : status.style,
                                brief ? status.brief : status.words) +
                  12 + (wears_tag(t, i) ? tag_least(t, i) + 8 : 0);
        widest = (host_self(t->h) == i) == own ? fmaxf(widest, w) : widest;
    }
    return row - widest;
}

/* Draws it. Returns the width taken; 0: it has no room. alone: it has no other place either, and is read at the cost of the name. flat: what
 * the seat has stands in the same row, and wants a part of it; the viewer is told on the bar that they are asked. */
static float status_line(struct table *t, int seat, struct rect row, bool alone, bool flat)
{
    struct table_status status = status_of(t, seat);
    float w = ui_text_width(t->ui, status.style, status.words) + 4, line = ui_line(t->ui, STYLE_STRONG),
          name = seats_name_width(t, seat), homes = seats_homes_width(t, seat);
    if (!flat && status.brief[0] != 0 && host_self(t->h) != seat && homes <= room_for_home(t, seat, row.w))
        name = fmaxf(name, homes);                          /* a brief one leaves it its room */
    float tag = said_now(t, seat) ? tag_least(t, seat) : 0; /* else it hangs there already */
    float room =
        row.w - name - 16 - (tag > 0 ? tag + 8 : 0); /* the name and what the seat wears come first */
    float has = flat && t->game->seat ? line * 2.6f : 0;
    if (status.ribbon && flat && seat == t->viewer && w > room - 2 * has)
        return 0;
    if (w > room - has && status.brief[0] != 0) {
        snprintf(status.words, sizeof status.words, "%s", status.brief);
        status.style = status.ribbon ? STYLE_SMALL : status.style;
        w = ui_text_width(t->ui, status.style, status.words) + 4;
    }
    if (w > room && (!alone || tag > 0)) /* the log says it, too */
        return 0;
    w = fminf(w, fmaxf(room, row.w * (status.ribbon ? 0.4f : 0.55f)));
    write_status(t, seat, cut_right(&row, w), ALIGN_RIGHT, &status);
    return w;
}

/* Its status in a row of its own, where there was no room beside the name. */
static void status_below(struct table *t, int seat, struct rect row)
{
    struct table_status status = status_of(t, seat);

    if (status.ribbon)
        row.w = fminf(row.w, ui_text_width(t->ui, status.style, status.words) + 4);
    write_status(t, seat, row, ALIGN_LEFT, &status);
}

void seats_envelope(struct table *t, struct rect at)
{
    struct gfx *gfx = ui_gfx(t->ui);
    float p = ui_reduced_motion(t->ui) ? 0.5f : ease_at(EASE_IN_OUT, t->play.t), h = at.h * 0.86f,
          w = h * 1.45f;
    struct rect where = {at.x + (at.w - w) * p, at.y + at.h * 0.07f, w, h};
    float fade = fminf(1, 4 * fminf(t->play.t, 1 - t->play.t) + 0.15f);

    gfx_glow(gfx, where, 10, (struct color){0, 0, 0, 0.4f * fade});
    gfx_image(gfx, gfx_load(gfx, "shared/ui/envelope.png"), where, (struct color){1, 1, 1, fade});
}

/* The name in a row that is all there is of the card: what the seat has stands behind it, unless that is counts. */
static void draw_in_line(struct table *t, int seat, struct rect row, struct rect card)
{
    struct rect name = row;

    if (t->game->seat && !t->game->known) {
        name = cut_left(&row, fminf(seats_name_width(t, seat) + 16, row.w));
        t->game->seat(t, seat, row, card);
    }
    seats_draw_name(t, seat, name, name.w);
}

/* One's own card is framed in one's colour all round. */
static void own_frame(struct table *t, int seat, struct rect at)
{
    if (host_self(t->h) == seat)
        gfx_round_line(ui_gfx(t->ui), rect_grow(at, -1), 5, 2.5f, badge_seat_color(t, seat));
}

uint32_t seats_up(const struct table *t)
{
    if (table_closed(t))
        return 0;
    return table_up(t);
}

/* The paper of a card with a band in the seat's colour. Whose turn it is is told by a form: the row is filled, and the band grows
 * a point that shows whose. */
static void card_ground(struct table *t, int seat, struct rect at, float band)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct color color = badge_seat_color(t, seat);
    float half = fminf(at.h * 0.36f, 30), middle = at.y + at.h / 2, edge = at.x + band, out = 20;
    struct point tip[3] = {{edge - 1, middle - half}, {edge + out, middle}, {edge - 1, middle + half}};

    ui_panel(t->ui, at, PANEL_SLIP);
    if (seats_up(t) >> seat & 1) {
        gfx_fill(gfx, rect_grow(at, -1), color_fade(color_hex(0xFFFBEA), 0.85f));
        gfx_cut(gfx, tip, 3, color);
    }
    gfx_fill(gfx, (struct rect){at.x, at.y, band, at.h}, color);
    own_frame(t, seat, at);
}

/* Who sits there, and the way to all that is known of them. strip: its counts are not to be seen on it. */
static void tell_seat(struct table *t, int seat, struct rect at, bool strip)
{
    char name[HOST_NAME_MAX + 64], says[900];
    struct text text = text_over(says, sizeof says);

    seats_words(t, seat, name, sizeof name);
    if (strip)
        seats_say_counts(t, seat, &text);
    else
        text_add(&text, "%s", t->h->seat(t->h, seat)->manner);
    if (t->game->seat_tip)
        t->game->seat_tip(t, seat, &text);
    bool opens = table_asks(t) && t->now.card == CARD_NONE && !t->lesson.on &&
                 dossier_has(t, seat); /* else a press only goes on */
    struct ui_response r =
        ui_spot(t->ui, ui_id_at(t->ui, "seat", seat), at, opens ? SPOT_NO_FOCUS | SPOT_QUIET : SPOT_TELL);
    ui_name(t->ui, &(struct ui_words){.name = name, .text = says, .legible = true});
    if (r.clicked)
        dossier_open(t, seat);
}

enum { CARD_BAND = 12, CARD_HIGH = 11, BADGE_MOST = 56 };

/* Whose card it is, at the left of its rows: cuts its place off them, and returns the upper one. A face stands before both of them where the
 * lower one has no columns that need the width; else beside the upper one, and a little over the edge of the card. */
static struct rect draw_owner(struct table *t, int seat, struct rect at, float high, bool flat,
                              struct rect *inside)
{
    enum { EDGE = 7, OVER = 4, AFTER = 6, NEARER = 8 }; /* NEARER: to the band than its rows */
    float side = fminf(at.h - 2 * EDGE, at.w * 0.28f);
    struct rect face = {inside->x - NEARER, at.y + (at.h - side) / 2, side, side}, top;

    if (portrait_of(t, seat) && !t->game->legend) {
        portrait_seat(t, seat, face);
        cut_left(inside, side + portrait_over(side) + AFTER - NEARER);
        top = cut_top(inside, high);
        top.y += flat ? inside->h / 2 : 0;
        return (struct rect){top.x - 10, top.y, top.w + 10, top.h};
    }
    top = cut_top(inside, high);
    side = fminf(top.y + top.h + OVER - 3 - at.y, at.h);
    top.y += flat ? inside->h / 2 : 0;
    if (!portrait_of(t, seat)) {
        badge_seat(t, seat, cut_left(&top, high));
        return top;
    }
    face = (struct rect){top.x - NEARER, flat ? at.y + (at.h - side) / 2 : at.y - OVER, side, side};
    portrait_seat(t, seat, face);
    cut_left(&top, side + portrait_over(side) + AFTER - NEARER - 10);
    return top;
}

static void seat_card(struct table *t, int seat, struct rect at)
{
    enum { CLOSE = 3 };
    struct rect inside = rect_pad_xy(at, 0, ui_text_scale(t->ui) >= HEADING_LARGE ? CLOSE : CARD_HIGH);

    tell_seat(t, seat, at, false);
    card_ground(t, seat, at, CARD_BAND);
    cut_left(&inside, HEADING_LEFT);
    cut_right(&inside, HEADING_RIGHT);
    float line = ui_line(t->ui, STYLE_STRONG), h = fmaxf(line, fminf(inside.h * 0.48f, BADGE_MOST));
    bool flat = inside.h - h < line * 0.8f && !t->game->known; /* there is one row, in the middle */
    struct rect top = draw_owner(t, seat, at, h, flat, &inside);
    cut_left(&top, 10);
    cut_right(&top, 10);
    float homes = room_for_home(t, seat, top.w);
    bool answered = said_now(t, seat), below = !flat && inside.h >= line * 2.5f;
    float said = 0;
    if (answered) { /* which comes before all that is lasting */
        said = status_line(t, seat, top, !below, flat);
        cut_right(&top, said + 8);
    }
    if (t->game->tag) {
        char home[128];
        struct table_status status = status_of(t, seat);
        float other = answered ? 0 : ui_text_width(t->ui, status.style, status.words) + 12,
              name = seats_name_width(t, seat) + seats_write_home(t, seat, home, sizeof home) + 12;
        float w = t->game->tag(t, seat, top, fmaxf(0, top.w - name - other)); /* its word comes last */
        cut_right(&top, w > 0 ? w + 8 : 0);
    }
    if (!answered) {
        struct table_status status = status_of(t, seat);
        said = status_line(t, seat, top, !flat && !below && status.brief[0] != 0, flat);
        cut_right(&top, said + 8);
    }
    if (flat) {
        draw_in_line(t, seat, top, at);
        return;
    }
    seats_draw_name(t, seat, top, below ? top.w : fminf(top.w, homes));
    if (said <= 0 && below) {
        struct rect row = cut_top(&inside, line);
        cut_left(&row, top.x - row.x);
        status_below(t, seat, row);
    }
    bool tall = inside.h >= line * 2.3f && !t->game->low_seats;
    float row_h = fminf(inside.h, tall ? line * 2.8f : line * 1.6f);
    if (t->game->seat)
        t->game->seat(t, seat, rect_place(inside, inside.w, row_h, 0, 0.6f), at);
}

/* A seat beside the card of a question, where there is no room for more: its name, and what is known of it in that. */
static void seat_strip(struct table *t, int seat, struct rect at)
{
    enum { BAND = 10 };
    static const float narrow = 1.6f; /* lines: a name is never cut for a stamp */
    struct rect row = rect_pad_xy(at, 8, 3);

    tell_seat(t, seat, at, true);
    card_ground(t, seat, at, BAND);
    cut_left(&row, BAND + 4);
    float d = fminf(row.h, ui_line(t->ui, STYLE_STRONG) * 1.2f), after = 5;
    float need = seats_name_width(t, seat), off_point = seats_up(t) >> seat & 1 ? 12 : 2,
          worn = tag_least(t, seat) + 12; /* a stamp, which is left out where it and the name have no room */
    /* The face is the same on all strips, and a name is read in a narrow type too: rather without them. */
    float bare = bidding_up(t) ? seats_known_width(t, seat, false, row.h) : 0,
          faced = bidding_up(t) ? seats_known_width(t, seat, true, row.h) : 0,
          tight = fminf(need, ui_line(t->ui, STYLE_STRONG) * narrow);
    bool wears = worn > 12, roomy = need + worn <= row.w - faced - off_point,
         squeezed = wears && !roomy && tight + worn <= row.w - bare - off_point,
         stamped = wears && (roomy || squeezed);
    if (bidding_up(t))
        seats_draw_known(t, seat, !squeezed, &row);
    if (squeezed)
        need = fminf(need, row.w - off_point - worn);
    need += stamped ? worn : 0;
    if ((!stamped && seats_tag_width(t, seat) == 0) || need <= row.w - d - after ||
        need > row.w) { /* a name and a stamp say more than its badge */
        badge_seat(t, seat,
                   rect_centered(cut_left(&row, d), d, d)); /* a face would be too small to be known */
        cut_left(&row, after);
    } else {
        cut_left(&row, off_point);
    }
    if (stamped) {
        struct rect low = row; /* what a tag hangs on reaches above it, and here another strip is near */
        low.y += row.h * 0.3f;
        low.h *= 0.62f;
        cut_right(&row,
                  t->game->tag(t, seat, low, row.w - fminf(seats_name_width(t, seat), need - worn) - 6) + 6);
    }
    draw_in_line(t, seat, row, at);
}

float seats_strip(struct table *t)
{
    float badges = 2 * ui_line(t->ui, STYLE_STRONG) + 40, widest = 0;
    char sum[32];

    if (!t->game->sums)
        return 0;
    for (int seat = 0; seat < t->h->seats(t->h); seat++)
        widest = fmaxf(widest, ui_text_width(t->ui, STYLE_STRONG, table_seat_name(t, seat)));
    table_sum(t, 88, sum, sizeof sum);
    return badges + widest + ui_text_width(t->ui, STYLE_STRONG, sum);
}

/* Clockwise from the one who looks, so that one's own card is always the last. */
static int seat_in_order(const struct table *t, int i, int n)
{
    int self = host_self(t->h);

    return self < 0 ? i : (self + 1 + i) % n;
}

static const float strip_gap = 8;

/* What the counts on strips are counts of, above them where they stay high enough. Empty: there is no room. */
static struct rect cut_caption(const struct table *t, struct rect *strips, int n)
{
    float line = ui_line(t->ui, STYLE_SMALL), rows = (float)n;
    bool room = (strips->h - line) / rows - strip_gap >= ui_line(t->ui, STYLE_STRONG) * 1.35f;

    if (t->layout.strips != 1 || !room || !bidding_up(t))
        return (struct rect){0, 0, 0, 0};
    return cut_top(strips, line);
}

static void draw_caption(struct table *t, int n)
{
    struct rect strips = t->layout.seats, row = cut_caption(t, &strips, n);
    char words[160];
    struct text title = text_over(words, sizeof words);

    if (rect_empty(row))
        return;
    bidding_title(t, &title);
    row.y -= 3;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const char *signs = t->game->legend_brief && !t->game->sums && heading_sign_shown(t)
                            ? i18n_marked(t->game->legend_brief)
                            : "";
    if (ui_text_width(t->ui, STYLE_SMALL, signs) + ui_text_width(t->ui, STYLE_SMALL, words) + 16 < row.w)
        ui_label_in(t->ui, row, STYLE_SMALL, ALIGN_LEFT, signs, c->paper);
    ui_label_fit(t->ui, row, STYLE_SMALL, ALIGN_RIGHT, words, c->cream);
}

/* One under the other; in two columns where they would be too low for their words. */
static int card_columns(const struct table *t, int n)
{
    float least = ui_line(t->ui, STYLE_STRONG) * 1.5f;

    return t->layout.seats.h / (float)n - gap < least && n > 4 ? 2 : 1;
}

static int card_rows(const struct table *t, int n)
{
    int columns = card_columns(t, n);

    return (n + columns - 1) / columns;
}

static struct rect card_at(const struct table *t, int i, int n)
{
    int strips = t->layout.strips;
    if (strips > 0) {
        struct rect rows = t->layout.seats;
        (void)cut_caption(t, &rows, n);
        return rect_grid(rows, i, strips, (n + strips - 1) / strips, strip_gap);
    }
    int columns = card_columns(t, n), rows = card_rows(t, n);
    return rect_grid(heading_below(t, rows), i, columns, rows, gap);
}

bool seats_card(const struct table *t, int seat, struct rect *at)
{
    int n = t->h->seats(t->h);

    if (t->game->seat_at && seat >= 0 && seat < n) {
        t->game->seat_at(t, seat, at);
        *at = lens_rect_to_window(&t->lens, t->layout.middle, *at);
        return true;
    }
    for (int i = 0; i < n && !rect_empty(t->layout.seats); i++)
        if (seat_in_order(t, i, n) == seat) {
            *at = card_at(t, i, n);
            return true;
        }
    return false;
}

void seats_frame(struct table *t)
{
    int n = t->h->seats(t->h);
    struct rect at;

    for (int seat = 0; seat < n && t->game->seat_at; seat++)
        if (seats_card(t, seat, &at))
            tell_seat(t, seat, at, false);
    heading_frame(t, card_rows(t, n));
    draw_caption(t, n);
    for (int i = 0; i < n && !rect_empty(t->layout.seats); i++) {
        int seat = seat_in_order(t, i, n);
        if (t->layout.strips > 0)
            seat_strip(t, seat, card_at(t, i, n));
        else
            seat_card(t, seat, card_at(t, i, n));
    }
}

float seats_tag(struct table *t, int seat, struct rect row, float room)
{
    return wears_tag(t, seat) ? tag_draw(t->ui, row, room, i18n_marked(t->game->tag_word)) : 0;
}
