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
#include "table/roster.h"
#include "table/table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float gap = 12;

static float name_width(struct table *t, int seat);

/* What a seat said last to what is announced, in brief the number that it named; nothing if it has not been heard. */
static void last_said(const struct table *t, int seat, struct table_status *out)
{
    const struct challenge *c = t->now.looking.on ? NULL : table_challenge(t);

    for (size_t i = 0; c && i < c->count; i++) {
        challenge_answer answer = challenge_answered(c->said[i]);
        bool first = seat != c->mover && out->words[0] == 0; /* what this seat says */
        if (challenge_seat(c->said[i]) != seat)
            continue;
        const char *own = bidding_said(t, c, i);
        out->brief[0] = '\0';
        if (answer == CHALLENGE_NAME)
            table_sum(t, c->said[i].number, out->brief, sizeof out->brief);
        if (own)
            snprintf(out->words, sizeof out->words, "%s", own);
        else if (answer == CHALLENGE_NAME)
            snprintf(out->words, sizeof out->words,
                     t->game->names ? i18n_marked(t->game->names)
                     : first        ? _("challenges with %u")
                                    : _("raises to %u"),
                     (unsigned)(c->said[i].number * table_unit(t)));
        else
            snprintf(out->words, sizeof out->words, "%s",
                     answer == CHALLENGE_PASS    ? _("lets it pass")
                     : answer == CHALLENGE_OPEN  ? _("challenges")
                     : answer == CHALLENGE_YIELD ? _("yields")
                                                 : _("holds on"));
    }
}

/* The seat has said something to what is announced. */
static bool said_now(const struct table *t, int seat)
{
    struct table_status status = {.words = ""};

    last_said(t, seat, &status);
    return status.words[0] != '\0';
}

/* What stands at the right end of a seat's row: what it last said, that it thinks, or what the game has to say. */
static struct table_status status_of(struct table *t, int seat)
{
    struct table_status status = {.style = STYLE_STRONG, .color = ui_theme(t->ui)->color.ink};
    bool answers = t->game->asked_up && turns_in(table_view_of(t))->turn != seat;

    last_said(t, seat, &status);
    if (status.words[0] == 0 && !t->now.looking.on && t->h->thinking(t->h) == seat && !perform_busy(t))
        snprintf(status.words, sizeof status.words, "%s", _("thinking …"));
    if (status.words[0] == 0 && seat != t->viewer && (seats_up(t) >> seat & 1))
        /* TRANSLATORS: on the card of a player: it is that player's turn, or they are asked in another's; short */
        snprintf(status.words, sizeof status.words, "%s",
                 answers ? C_("whose turn", "to answer") : C_("whose turn", "on turn"));
    if (status.words[0] == 0 && t->game->status)
        t->game->status(t, seat, &status);
    return status;
}

/* Draws it. Returns the width taken; 0: it has no room. alone: it has no other place either, and is read at the cost of the name. */
static float status_line(struct table *t, int seat, struct rect row, bool alone)
{
    struct table_status status = status_of(t, seat);
    float w = ui_text_width(t->ui, status.style, status.words) + 4, line = ui_line(t->ui, STYLE_STRONG),
          name = name_width(t, seat);
    bool tagged = t->game->tag && said_now(t, seat); /* else it hangs there already */
    float room =
        row.w - name - 16 - (tagged ? line * 1.8f : 0); /* the name and what the seat wears come first */
    if (w > room && status.brief[0] != 0) {
        snprintf(status.words, sizeof status.words, "%s", status.brief);
        w = ui_text_width(t->ui, status.style, status.words) + 4;
    }
    if (w > room && !alone)
        return 0;
    w = fminf(w, fmaxf(room, row.w * 0.55f));
    ui_label_fit(t->ui, cut_right(&row, w), status.style, ALIGN_RIGHT, status.words, status.color);
    return w;
}

/* The same in a row of its own, where there was no room beside the name. */
static void status_below(struct table *t, int seat, struct rect row)
{
    struct table_status status = status_of(t, seat);

    ui_label_fit(t->ui, row, status.style, ALIGN_LEFT, status.words, status.color);
}

bool seats_covered(struct table *t, struct rect row, const char *form)
{
    char words[200];

    if (!t->discreet)
        return false;
    snprintf(words, sizeof words, form, ui_glyph(t->ui, ACTION_PEEK));
    struct ui_response r =
        ui_spot(t->ui, ui_id_of(t->ui, "own"), row, SPOT_QUIET | SPOT_NO_FOCUS | SPOT_HOLD);
    ui_name(t->ui, &(struct ui_words){.name = words, .shortcut = ACTION_PEEK, .legible = true});
    if (r.held)
        table_hold_open(t);
    if (table_own_shown(t))
        return false;
    if (ui_text_height(t->ui, STYLE_SMALL, words, row.w) > row.h) /* the tip says it in full */
        /* TRANSLATORS: %s: a key */
        snprintf(words, sizeof words, _("Hold %s, or press here, to look"), ui_glyph(t->ui, ACTION_PEEK));
    if (ui_text_height(t->ui, STYLE_SMALL, words, row.w) > row.h)
        /* TRANSLATORS: %s: a key; very short */
        snprintf(words, sizeof words, _("Hold %s to look"), ui_glyph(t->ui, ACTION_PEEK));
    struct rect lines =
        rect_place(row, row.w, fminf(row.h, ui_text_height(t->ui, STYLE_SMALL, words, row.w)), 0, 0.5f);
    ui_text_in(t->ui, lines, STYLE_SMALL, ALIGN_LEFT, words, ui_theme(t->ui)->color.ink_soft);
    return true;
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

/* A player goes by one name everywhere: here it is tied to "you". */
void seats_words(const struct table *t, int seat, char *out, size_t size)
{
    const char *name = table_seat_label(t, seat);

    if (t->viewer == seat && !host_is_you(t->h, seat))
        snprintf(out, size, _("%s — you"), name);
    else
        snprintf(out, size, "%s", name);
}

/* --- whose card it is ---------------------------------------------------------------------------------------- */

static const char *own_words(void)
{
    /* TRANSLATORS: a tag on the player's own card, beside the name; very short */
    return C_("tag on one's own card", "YOU");
}

static const float before_tag = 10;

static struct gfx_type tag_type(struct table *t)
{
    struct gfx_type type = ui_type(t->ui, STYLE_STAMP);

    type.size = ui_line(t->ui, STYLE_STRONG) * 0.96f;
    return type;
}

/* The width of the tag with the gap before it; 0: somebody else's card. */
static float own_tag_width(struct table *t, int seat)
{
    if (host_self(t->h) != seat)
        return 0;
    return gfx_text_width(ui_gfx(t->ui), tag_type(t), own_words(), (size_t)-1) + 6 + before_tag;
}

/* Stamped there aslant in the ink of the seat, and underlined: nothing that could be pressed. */
static void own_tag(struct table *t, int seat, struct rect at)
{
    static const float aslant = -0.09f;
    struct gfx_type type = tag_type(t);
    struct color ink = color_mix(badge_seat_color(t, seat), color_hex(0x14100C), 0.2f);
    struct point m = {at.x + at.w / 2, at.y + at.h / 2 - 2};
    float half = at.w / 2 - 2, low = type.size * 0.46f;

    gfx_text_turned(ui_gfx(t->ui), type, m, own_words(), ink, aslant);
    gfx_line(ui_gfx(t->ui), (struct point){m.x - half, m.y + low - aslant * half},
             (struct point){m.x + half, m.y + low + aslant * half}, 2.6f, ink);
}

/* Where its player is at home, if the name does not say so. */
static const char *home_of(const struct table *t, int seat)
{
    const char *place = table_home_name(t, seat);

    return strcmp(table_seat_name(t, seat), place) != 0 ? place : "";
}

/* Where a player is at home, behind the name. Returns its width; 0: the name says so. */
static float write_home(struct table *t, int seat, char *out, size_t size)
{
    const char *place = host_is_you(t->h, seat) ? "" : home_of(t, seat);

    /* TRANSLATORS: behind a player's name: a comma and the place that is played, as in `Ada, Paris` */
    snprintf(out, size, C_("behind a name", ", %s"), place);
    return place[0] != 0 ? ui_text_width(t->ui, STYLE_BODY, out) + 2 : 0;
}

/* All rivals' homes have room behind their names, or none is named: one that is missing would look as if it meant something. */
static bool homes_fit(struct table *t, int seat, float room)
{
    char home[128];

    if (t->layout.strips > 0 && bidding_up(t)) /* numbers of different width stand there */
        return false;
    for (int i = 0; i < t->h->seats(t->h); i++) {
        bool same = (host_self(t->h) == i) == (host_self(t->h) == seat);
        float w = ui_text_width(t->ui, STYLE_STRONG, table_seat_told(t, i)) + 1 +
                  write_home(t, i, home, sizeof home);
        if (same && w + own_tag_width(t, i) > room)
            return false;
    }
    return true;
}

/* A name, behind it where its player is at home and a tag where it is the viewer's, as far as there is room: the name made narrower
 * for the tag, or left out for it where nothing of the name could be read, since who is "you" must never be guessed. */
static void draw_name(struct table *t, int seat, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const char *name = table_seat_told(t, seat);
    char home[128];
    float tag = own_tag_width(t, seat), w = ui_text_width(t->ui, STYLE_STRONG, name) + 1;

    if (tag > 0 && w + tag > at.w && at.w - tag >= fminf(w, ui_line(t->ui, STYLE_STRONG) * 1.6f))
        w = at.w - tag;
    if (tag == 0 || w + tag <= at.w || tag - before_tag > at.w) {
        float side = homes_fit(t, seat, at.w) ? write_home(t, seat, home, sizeof home) : 0;
        ui_label_fit(t->ui, cut_left(&at, fminf(w, at.w)), STYLE_STRONG, ALIGN_LEFT, name, c->ink);
        at.x -= side > 0 ? 2 : 0; /* its comma closes up */
        if (side > 0)
            ui_label_in(t->ui, cut_left(&at, side), STYLE_BODY, ALIGN_LEFT, home, c->ink);
        cut_left(&at, before_tag);
    }
    if (tag > 0 && tag - before_tag <= at.w)
        own_tag(t, seat, rect_place(at, tag - before_tag, at.h, 0, 0.5f));
}

void seats_name(struct table *t, int seat, struct rect at)
{
    const char *name = table_seat_label(t, seat);
    float tag = host_is_you(t->h, seat) ? 0 : own_tag_width(t, seat), /* that name says it already */
        w = fminf(ui_text_width(t->ui, STYLE_STRONG, name) + 2, at.w - tag);
    struct gfx_type type = tag_type(t);

    ui_label_fit(t->ui, cut_left(&at, w), STYLE_STRONG, ALIGN_LEFT, name, ui_theme(t->ui)->color.cream);
    cut_left(&at, before_tag);
    type.size *= 0.8f;
    if (tag > 0)
        gfx_text_line(ui_gfx(t->ui), type, at, ALIGN_LEFT, VALIGN_MIDDLE, own_words(),
                      color_mix(badge_seat_color(t, seat), color_hex(0xffffff), 0.45f));
}

void seats_last(struct table *t, int seat, struct rect at)
{
    enum { BACK = 30, MOST = 4, BETWEEN = 5 }; /* what was done longer ago is not told */
    uint32_t now = t->now.looking.on ? t->now.looking.event : t->h->events(t->h);
    struct host_log_line line, told[MOST];
    size_t n = t->h->log_count(t->h), found = 0;
    float high = 0;

    while (n > 0 && t->h->log_line(t->h, n - 1, &line) &&
           line.number > now) /* not yet, where the past is shown */
        n--;
    for (size_t back = 0;
         back < n && back < BACK && found < MOST && t->h->log_line(t->h, n - 1 - back, &line); back++) {
        if (line.actor != seat)
            continue;
        float more = ui_text_height(t->ui, STYLE_SMALL, line.text, at.w);
        if (high + more > at.h || (found > 0 && line.number <= t->since))
            break;
        high += more + BETWEEN;
        told[found++] = line;
    }
    for (; found > 0; found--)
        cut_top(&at, BETWEEN + ui_text_in(t->ui, at, STYLE_SMALL, ALIGN_LEFT, told[found - 1].text,
                                          color_fade(ui_theme(t->ui)->color.cream, 0.8f)));
}

/* The width that a name needs with its tag. */
static float name_width(struct table *t, int seat)
{
    return ui_text_width(t->ui, STYLE_STRONG, table_seat_told(t, seat)) + 2 + own_tag_width(t, seat);
}

/* The name in a row that is all there is of the card: what the seat has stands behind it, unless that is counts. */
static void draw_in_line(struct table *t, int seat, struct rect row, struct rect card)
{
    struct rect name = row;

    if (t->game->seat && !t->game->known) {
        name = cut_left(&row, fminf(name_width(t, seat) + 16, row.w));
        t->game->seat(t, seat, row, card);
    }
    draw_name(t, seat, name);
}

/* One's own card is framed in one's colour all round. */
static void own_frame(struct table *t, int seat, struct rect at)
{
    if (host_self(t->h) == seat)
        gfx_round_line(ui_gfx(t->ui), rect_grow(at, -1), 5, 2.5f, badge_seat_color(t, seat));
}

uint32_t seats_up(const struct table *t)
{
    if (table_over(t))
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

/* How much is known of a row, in short: `$700+`, `?`, `–`. */
static void short_range(const struct table *t, range known, char *out, size_t size)
{
    struct counts form = {.count = 1};
    char sum[32];

    counts_range(&form, 0, (range){known.least * table_unit(t), known.most * table_unit(t)});
    table_sum(t, known.least, sum, sizeof sum);
    if (known.least > 0)
        snprintf(out, size, known.least == known.most ? "%s" : "%s+", sum);
    else
        snprintf(out, size, "%s", form.text[0]);
}

/* Everything that its card would count: `Chips 3+, cards ?`. */
static void say_counts(const struct table *t, int seat, struct text *out)
{
    struct table_known known[TABLE_KNOWN];
    char each[TABLE_KNOWN][128], list[700];
    const char *item[TABLE_KNOWN];
    struct text words = text_over(list, sizeof list);
    size_t n = t->game->known ? t->game->known(t, seat, known) : 0;

    if (n == 0 || (seat == t->viewer && t->discreet))
        return;
    for (size_t i = 0; i < n; i++) {
        char much[32];
        short_range(t, known[i].known, much, sizeof much);
        /* TRANSLATORS: what is counted, and how much of it, in a list: `Chips 3+` */
        snprintf(each[i], sizeof each[i], C_("a count", "%s %s"), known[i].name, much);
        item[i] = each[i];
    }
    i18n_list(item, n, &words);
    text_sentence(out, "%s.", list);
}

/* Who sits there, and the way to all that is known of them. strip: its counts are not to be seen on it. */
static void tell_seat(struct table *t, int seat, struct rect at, bool strip)
{
    char name[HOST_NAME_MAX + 64], says[900];
    struct text text = text_over(says, sizeof says);

    seats_words(t, seat, name, sizeof name);
    if (strip)
        say_counts(t, seat, &text);
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
    top.y += flat ? inside->h / 2 : 0;
    if (!portrait_of(t, seat)) {
        badge_seat(t, seat, cut_left(&top, high));
        return top;
    }
    side = fminf(high + CARD_HIGH + OVER - 3, at.h);
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
    bool answered = said_now(t, seat), below = !flat && inside.h >= line * 2.5f;
    float said = 0;
    if (answered) { /* which comes before all that is lasting */
        said = status_line(t, seat, top, !below);
        cut_right(&top, said + 8);
    }
    if (t->game->tag) {
        char home[128];
        struct table_status status = status_of(t, seat);
        float other = answered ? 0 : ui_text_width(t->ui, status.style, status.words) + 12,
              name = name_width(t, seat) + write_home(t, seat, home, sizeof home) + 12;
        float w = t->game->tag(t, seat, top, fmaxf(0, top.w - name - other)); /* its word comes last */
        cut_right(&top, w > 0 ? w + 8 : 0);
    }
    if (!answered) {
        said = status_line(t, seat, top, false);
        cut_right(&top, said + 8);
    }
    if (flat) {
        draw_in_line(t, seat, top, at);
        return;
    }
    draw_name(t, seat, top);
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

/* What is known means, in words. sign: the number as it stands there. */
static void strip_tip(const struct table *t, int seat, const struct table_known *of, const char *sign,
                      struct text *out)
{
    range r = of->known;
    char sum[32];

    table_sum(t, r.least, sum, sizeof sum);
    if (seat == t->viewer && r.least == r.most && r.least == 0)
        text_add(out, _("You have nothing with %s."), of->name);
    else if (seat == t->viewer && r.least == r.most)
        text_add(out, _("You have %s with %s."), sum, of->name);
    else if (r.least == 0)
        text_add(out, _("?: nothing is proven of what %s has with %s."), table_seat_name(t, seat), of->name);
    else if (r.least == r.most)
        text_add(out, _("%s has exactly %s with %s."), table_seat_name(t, seat), sum, of->name);
    else
        text_add(out, _("%s+: %s has at least %s with %s."), sign, table_seat_name(t, seat), sum, of->name);
}

/* What is known, or lies open. */
static void known_now(const struct table *t, int seat, struct table_known out[TABLE_KNOWN])
{
    const uint8_t *open = t->game->opened ? t->game->opened(t, seat) : NULL;

    size_t n = t->game->known(t, seat, out);
    for (size_t i = 0; open && i + 1 < n; i++) /* what is left is not among it */
        out[i].known = (range){open[i], open[i]};
}

static void known_tip(const struct table *t, int seat, size_t i, struct text *out)
{
    struct table_known row[TABLE_KNOWN];
    char sign[16];

    known_now(t, seat, row);
    snprintf(sign, sizeof sign, "%d", row[i].known.least);
    strip_tip(t, seat, &row[i], sign, out);
}

/* In which columns two figures and a sign stand on a card. One's own have no sign, so that this tells nothing of them. */
static void wide_numbers(const struct table *t, struct counts *form)
{
    struct table_known known[TABLE_KNOWN];

    for (int seat = 0; seat < t->h->seats(t->h); seat++) {
        size_t n = seat == t->viewer ? 0 : t->game->known(t, seat, known);
        for (size_t i = 0; i < n && i < COUNTS_MOST; i++)
            if (known[i].known.least >= 10 && known[i].known.least != known[i].known.most)
                form->wide[i] = true;
    }
}

void seats_known(struct table *t, int seat, struct rect row, struct counts form, const char *words)
{
    struct table_known known[TABLE_KNOWN];

    if (seat == t->viewer && seats_covered(t, row, words))
        return;
    known_now(t, seat, known);
    for (size_t i = 0; i < (size_t)form.count; i++)
        form.color[i] = known[i].color;
    form.seat = seat;
    wide_numbers(t, &form);
    form.tip = form.tip ? form.tip : known_tip;
    for (size_t i = 0; i < (size_t)form.count; i++)
        if ((int)i < t->game->roster->count && table_gone(t, i))
            counts_gone(&form, i);
        else
            counts_range(&form, i, known[i].known);
    counts_draw(t, &form, row);
}

/* What is known of a seat in the thing that the open question is about, at the right end of a row: one's own to the number,
 * nought too, or a word that it is covered. */
static void strip_known(struct table *t, int seat, struct rect *row)
{
    struct table_known known;
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    const char *covered = NULL;
    char words[32], says[300];
    struct text tip = text_over(says, sizeof says);
    size_t which = 0;

    if (!bidding_known(t, seat, &known, &which, &covered))
        return;
    if (covered)
        /* TRANSLATORS: instead of one's own number, while others look at the screen; short */
        snprintf(words, sizeof words, "%s", C_("one's own number", "covered"));
    else
        short_range(t, known.known, words, sizeof words);
    if (covered)
        text_add(&tip, "%s", covered);
    else {
        char sum[32];
        table_sum(t, known.known.least, sum, sizeof sum);
        strip_tip(t, seat, &known, sum, &tip);
        yields_say(t, seat, which, known.known, &tip);
    }
    ui_tell(t->ui, "strip", seat, *row, &(struct ui_words){.name = says});
    enum ui_style style = covered ? STYLE_SMALL : STYLE_STRONG;
    float w = ui_text_width(t->ui, style, words) + 4, d = fminf(row->h, ui_line(t->ui, STYLE_STRONG));
    ui_label_in(t->ui, cut_right(row, w), style, ALIGN_RIGHT, words, covered ? c->ink_soft : c->ink);
    cut_right(row, 4);
    if (known.badge)
        known.badge(t, which, rect_centered(cut_right(row, d), d, d));
    cut_right(row, 3);
}

/* A seat beside the card of a question, where there is no room for more: its name, and what is known of it in that. */
static void seat_strip(struct table *t, int seat, struct rect at)
{
    enum { BAND = 10 };
    struct rect row = rect_pad_xy(at, 8, 3);

    tell_seat(t, seat, at, true);
    card_ground(t, seat, at, BAND);
    cut_left(&row, BAND + 4);
    float d = fminf(row.h, ui_line(t->ui, STYLE_STRONG) * 1.2f), after = 5;
    if (bidding_up(t))
        strip_known(t, seat, &row);
    float need = name_width(t, seat), off_point = seats_up(t) >> seat & 1 ? 12 : 2;
    if (own_tag_width(t, seat) == 0 || need <= row.w - d - after ||
        need > row.w) { /* a name says more than its badge */
        badge_seat(t, seat,
                   rect_centered(cut_left(&row, d), d, d)); /* a face would be too small to be known */
        cut_left(&row, after);
    } else {
        cut_left(&row, off_point);
    }
    float wide = name_width(t, seat) + 16;
    if (t->game->tag && wide + ui_line(t->ui, STYLE_STRONG) * 2.2f < row.w) { /* with room for its picture */
        struct rect low = row; /* what a tag hangs on reaches above it, and here another strip is near */
        low.y += row.h * 0.3f;
        low.h *= 0.62f;
        float w = t->game->tag(t, seat, low, row.w - wide);
        cut_right(&row, w > 0 ? w + 6 : 0);
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
    bool wears = *layout_at(table_view_of(t), table_rules(t)->layout->tagged) >> seat & 1;

    return wears ? tag_draw(t->ui, row, room, i18n_marked(t->game->tag_word)) : 0;
}
