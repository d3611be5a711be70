#include "table/duel.h"

#include "base/i18n.h"
#include "base/text.h"
#include "gfx/effects.h"
#include "rules/challenge.h"
#include "table/badges.h"
#include "table/bidding.h"
#include "table/game.h"
#include "table/stakes.h"
#include "table/strip.h"
#include "table/table.h"

#include <math.h>
#include <stdio.h>

/* The two, as what has been said tells: the mover left, the challenger right. */
enum side { MOVER, CHALLENGER, SIDES };

struct bout {
    int seat[SIDES];
    int named[SIDES]; /* the latest; 0: none yet */
    /* the game's, for the latest answer; NULL: it has none, or the answer is a number */
    const char *word[SIDES];
    int last;  /* enum side: who spoke last */
    bool over; /* by yielding */
};

/* What has been said last, as far back as it is between the same two. False: nobody bids against anybody. */
static bool read_bout(const struct table *t, struct bout *out)
{
    const struct challenge *c = table_challenge(t);

    if (!c || c->count == 0 || c->mover < 0 || challenge_answered(c->said[c->count - 1]) == CHALLENGE_PASS)
        return false;
    challenge_said last = c->said[c->count - 1];
    *out = (struct bout){.seat = {CHALLENGE_NOBODY, CHALLENGE_NOBODY}};
    out->last = challenge_seat(last) == c->mover ? MOVER : CHALLENGER;
    out->over = challenge_answered(last) == CHALLENGE_YIELD;
    for (int i = c->count; i > 0; i--) {
        challenge_said said = c->said[i - 1];
        int seat = challenge_seat(said), side = seat == c->mover ? MOVER : CHALLENGER;
        if (challenge_answered(said) == CHALLENGE_PASS ||
            (side == CHALLENGER && out->seat[CHALLENGER] >= 0 && seat != out->seat[CHALLENGER]))
            break;
        if (!out->word[side] && out->seat[side] < 0)
            out->word[side] = bidding_said(t, c, (size_t)i - 1);
        out->seat[side] = seat;
        if (out->named[side] == 0 && challenge_answered(said) == CHALLENGE_NAME)
            out->named[side] = said.number;
    }
    out->seat[MOVER] = c->mover;
    return out->seat[CHALLENGER] >= 0;
}

/* Its end is shown with the happening that brings it, until something moves in that. */
static bool shows_end(const struct table *t)
{
    const struct performance *play = &t->play;

    return play->running && play->number == t->now.duel.decided && perform_cue(t, &play->now)->still;
}

/* Follows what has been said. False: there is nothing to be seen of it. */
static bool follow(struct table *t, struct bout *b)
{
    bool stands = !t->now.looking.on && read_bout(t, b), seen = stands && t->ask.legal_count == 0;

    if (seen && b->over && t->now.duel.decided == 0)
        t->now.duel.decided = t->play.number;
    if (!seen || !b->over)
        t->now.duel.decided = 0;
    t->now.duel.up = seen && (!b->over || shows_end(t));
    if (!stands || (b->over && !t->now.duel.up))
        t->now.duel.since = 0;
    else if (t->now.duel.up && t->now.duel.since == 0)
        t->now.duel.since =
            ui_now(t->ui); /* from answer to answer of the viewer's it does not come in anew */
    return t->now.duel.up;
}

bool duel_up(const struct table *t)
{
    return t->now.duel.up;
}

/* --- drawing ------------------------------------------------------------------------------------------------- */

/* 0 to 1: how far it has come in. */
static float come_in(struct table *t)
{
    enum { IN_MS = 260 };
    uint64_t passed = ui_now(t->ui) - t->now.duel.since;
    uint32_t ms = host_ms(t->h, IN_MS, true);

    if (ui_reduced_motion(t->ui) || passed >= ms)
        return 1;
    ui_wake(t->ui, 0);
    return ease_at(EASE_OUT, (float)passed / (float)ms);
}

/* Both are of one size, as large as their height lets them be; the latest stamps down. */
static void draw_number(struct table *t, struct rect at, int number, bool latest, bool slams)
{
    char words[64];
    struct gfx_type type = ui_type(t->ui, STYLE_NUMBER);
    float p = slams && !ui_reduced_motion(t->ui) ? ease_at(EASE_OUT, fminf(1, t->play.t * 4)) : 1;

    if (number == 0)
        return;
    struct rect says = cut_bottom(&at, fminf(at.h * 0.3f, ui_line(t->ui, STYLE_SMALL)));
    table_sum(t, number, words, sizeof words);
    const char *own = t->game->bids ? t->game->bids->said.number : NULL;
    /* TRANSLATORS: under a large number: it has been named in a bidding; very short */
    ui_label_fit(t->ui, says, STYLE_SMALL, ALIGN_CENTER, own ? i18n_marked(own) : C_("a number", "named"),
                 ui_theme(t->ui)->color.ink_soft);
    type.size = fminf(at.h, at.w) * 0.86f;
    type.size =
        fminf(type.size, type.size * at.w / fmaxf(1, gfx_text_width(ui_gfx(t->ui), type, words, (size_t)-1)));
    type.size *= 1 + 0.7f * (1 - p);
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    gfx_text_line(ui_gfx(t->ui), type, at, ALIGN_CENTER, VALIGN_MIDDLE, words,
                  color_fade(latest ? c->accent : c->ink_soft, latest ? p : 1));
}

/* What a side does: the words beside its face, under its name. */
static const char *does(const struct table *t, const struct bout *b, int side, char *out, size_t size)
{
    bool asked = t->h->thinking(t->h) == b->seat[side] && !perform_busy(t), last = b->last == side;

    if (last && b->word[side])
        return b->word[side];
    bool you = host_is_you(t->h, b->seat[side]);
    if (b->over && last)
        /* TRANSLATORS: under "You", in a bidding: you give up */
        return you ? C_("you, in a bidding", "yield") : _("yields");
    if (b->over && b->named[side] > 0) {
        struct text named = text_over(out, size);
        bidding_say_named(t, b->named[side], &named);
        return out;
    }
    if (asked)
        return _("thinking …");
    if (you)
        return side == MOVER ? C_("you, in a bidding", "move") : C_("you, in a bidding", "challenge");
    return side == MOVER ? C_("in a bidding: the one whose move it is", "moves") : _("challenges");
}

/* The face, who it is, and towards the middle the number. Whoever yields wears it in red, beside a face as strong as the other. */
static void draw_side(struct table *t, const struct bout *b, int side, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    bool yields = b->over && b->last == side, speaks = b->last == side && !b->over;
    float line = ui_line(t->ui, STYLE_STRONG), below = ui_line(t->ui, STYLE_SMALL);
    float face = fminf(at.h * 0.8f, at.w * 0.4f); /* its card is upright, four by five */
    enum gfx_align align = side == MOVER ? ALIGN_LEFT : ALIGN_RIGHT;

    at.x += (1 - come_in(t)) * at.w * (side == MOVER ? -1 : 1);
    struct rect card = side == MOVER ? cut_left(&at, face) : cut_right(&at, face);
    (void)(side == MOVER ? cut_left(&at, 12) : cut_right(&at, 20)); /* of a badge on the card's edge, too */
    badge_face(t, b->seat[side], card, false);
    float high = fminf(line + below, at.h), wide = fminf(at.h * 0.86f, at.w * 0.4f);
    if (!b->over) { /* else it would read on as part of how it ended */
        struct rect number = side == MOVER ? cut_right(&at, wide) : cut_left(&at, wide);
        draw_number(t, number, b->named[side], speaks, speaks && t->play.running);
    }
    struct rect words = rect_centered(at, at.w, high);
    char doing[64];
    ui_label_fit(t->ui, cut_top(&words, fminf(line, words.h)), STYLE_STRONG, align,
                 table_seat_label(t, b->seat[side]), c->ink);
    ui_label_fit(t->ui, words, yields ? STYLE_STRONG : STYLE_SMALL, align,
                 does(t, b, side, doing, sizeof doing), yields ? c->accent : c->ink_soft);
}

/* What is said between the two: one sentence, which the outcome replaces; under it, what a press does. */
static void draw_words(struct table *t, const struct bout *b, struct rect at)
{
    const struct ui_colors *c = &ui_theme(t->ui)->color;
    char words[HOST_LINE_MAX];
    struct text line = text_over(words, sizeof words);

    strip_words(t, b->over, &line);
    struct rect all = at, mark = cut_bottom(&at, ui_line(t->ui, STYLE_SMALL));
    if (ui_text_height(t->ui, STYLE_SMALL, words, at.w) >
        at.h) /* whole sentences rather than what a press does */
        at = all;
    else
        perform_mark_in(t, mark);
    if (b->over && ui_line(t->ui, STYLE_HEADING) <= at.h &&
        ui_text_width(t->ui, STYLE_HEADING, words) <= at.w) {
        ui_label_in(t->ui, at, STYLE_HEADING, ALIGN_CENTER, words, c->accent);
        return;
    }
    if (!b->over && stakes_in_bar(t)) {
        stakes_bar(t, at);
        return;
    }
    bool large = ui_text_height(t->ui, STYLE_SUBHEAD, words, at.w) <= at.h;
    enum ui_style style = large ? STYLE_SUBHEAD : STYLE_SMALL;
    float high = ui_text_height(t->ui, style, words, at.w);
    ui_text_in(t->ui, rect_centered(at, at.w, fminf(high, at.h)), style, ALIGN_CENTER, words,
               b->over ? c->accent : c->ink);
}

void duel_follow(struct table *t)
{
    struct bout b;

    (void)follow(t, &b);
}

static const float side_part = 0.31f, words_apart = 16;

void duel_draw(struct table *t, struct rect at)
{
    struct bout b;

    if (!read_bout(t, &b))
        return;
    struct rect left = cut_left(&at, at.w * side_part), right = cut_right(&at, left.w);
    draw_side(t, &b, MOVER, left);
    draw_side(t, &b, CHALLENGER, right);
    draw_words(t, &b, rect_pad_xy(at, words_apart, 0));
}
