/* The dialogue of a challenge, and what is paid behind the screen. */
#include "base/i18n.h"
#include "scene/conspiracy-1982/c82_parts.h"
#include "table/bidding.h"
#include "table/confirm.h"
#include "table/strokes.h"
#include "ui/layout.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>

/* --- a challenge --------------------------------------------------------------------------------------------- */

static bool moved(const struct c82_view *v)
{
    return v->verb == C82_MOVE;
}

static const char *off(const struct c82_view *v)
{
    return moved(v) ? _("The move is undone, and your turn is over.")
                    : _("The cover holds, and your turn is over.");
}

/* By phase: what is asked, the two answers, and what follows from them. */
static void write_phase(const struct table *t, const char *rival, int number, struct bidding *b)
{
    const struct c82_view *v = shown(t);
    bool forced = bidding_forced(t, b);

    switch (v->phase) {
    case C82_PHASE_RESPOND:
        snprintf(b->name, sizeof b->name, "%s", _("Challenge"));
        snprintf(b->name_means, sizeof b->name_means,
                 _("%s takes it back, or has you bid. If you stop bidding, you lose your next turn."), rival);
        break;
    case C82_PHASE_ANSWER:
        b->question = _("Take it back, or say “bid for it”?");
        b->pass = _("Take it back");
        b->pass_asked = _("Take it back?");
        snprintf(b->name, sizeof b->name, "%s", _("Bid for it"));
        snprintf(b->name_means, sizeof b->name_means,
                 _("%s must name a number. You can still say “not covered” then."), rival);
        snprintf(b->pass_means, sizeof b->pass_means, "%s", off(v));
        break;
    case C82_PHASE_BID:
        b->question = forced             ? _("You cannot bid higher.")
                      : v->bidding.named ? _("Bid higher, or stop?")
                                         : _("What do you bid?");
        b->pass = _("Stop");
        b->pass_asked = _("Stop bidding?");
        snprintf(b->name, sizeof b->name, _("Bid $%d"), number * C82_UNIT);
        snprintf(b->longest, sizeof b->longest, _("Bid $%d"), C82_ACCOUNT * C82_UNIT);
        snprintf(b->name_means, sizeof b->name_means,
                 _("%s must have as much to cover it, or it is off and costs you nothing."), rival);
        break;
    default:
        b->question = forced ? _("You cannot cover it.") : _("Is it covered?");
        b->pass = _("Not covered");
        b->pass_asked = _("Not covered?");
        snprintf(b->name, sizeof b->name, "%s", _("Covered"));
        snprintf(b->name_means, sizeof b->name_means,
                 _("%s must bid higher, or stops and loses the next turn."), rival);
        snprintf(b->pass_means, sizeof b->pass_means, "%s", off(v));
        break;
    }
    if (b->longest[0] == 0)
        snprintf(b->longest, sizeof b->longest, "%s", b->name);
}

void c82_bidding(const struct table *t, int number, struct bidding *b)
{
    static const uint8_t verbs[][2] = {[C82_PHASE_RESPOND] = {C82_CHALLENGE, C82_PASS},
                                       [C82_PHASE_ANSWER] = {C82_FIGHT, C82_BACK},
                                       [C82_PHASE_BID] = {C82_BID, C82_STOP},
                                       [C82_PHASE_REPLY] = {C82_COVERED, C82_UNCOVERED}};
    const struct c82_view *v = shown(t);
    const c82_book *own = t->viewer >= 0 ? open_book(t, t->viewer) : NULL;
    bool bids = v->phase == C82_PHASE_BID;
    struct c82_bounds mover;

    if (!stands(v))
        return;
    b->name_kind = verbs[v->phase][0];
    b->pass_kind = verbs[v->phase][1];
    b->bare = !bids;
    b->least = bids ? v->bidding.named + 1 : 1;
    b->most = C82_ACCOUNT;
    b->subject = v->spy;
    b->own = own ? own->paid[v->spy] : -1;
    known_of(t, v->turn, &mover);
    b->beaten = bids ? mover.paid[v->spy].least : -1;
    b->price = _("You lose your next turn.");
    b->rule = _("Whoever cannot match it gives way; no money is spent.");
    b->covered = _("Your bank book is closed. Hold P or X to look.");
    b->bounds =
        _("Dark is proven by what was said out loud. Pale is possible: what is left of $10000 after all that "
          "must have gone elsewhere.");
    snprintf(b->ruler.title, sizeof b->ruler.title, _("Money with %s"), cast_name(&c82_spies, v->spy));
    write_phase(t, table_seat_name(t, v->turn == t->viewer ? v->bidding.challenger : v->turn), number, b);
}

int c82_announcer(const struct game_box *box, const struct game_view *view, game_action *act)
{
    const struct c82_view *v = c82_view_of(view);

    (void)box;
    if (act)
        *act =
            (game_action){.kind = v->verb, .n = v->carried ? 3 : 2, .arg = {v->spy, v->target, v->carried}};
    return stands(v) ? v->turn : SEAT_NONE;
}

/* Its end is shown once nobody is asked any more. */
const struct challenge *c82_challenge(const struct game_view *view)
{
    const struct c82_view *v = c82_view_of(view);

    return v->verb != 0 && v->phase != C82_PHASE_REVEAL ? &v->bidding : NULL;
}

void c82_unopposed(const struct game_box *box, struct game_view *view)
{
    struct c82_view *v = (struct c82_view *)view;

    (void)box;
    if (!stands(v) || v->phase == C82_PHASE_RESPOND)
        return;
    challenge_unsay(&v->bidding);
    v->phase = C82_PHASE_RESPOND;
    v->to_act = v->bidding.asked;
}

/* Where spies have homes it is the bank books that tell who wins. */
bool c82_wins_open(const struct game_view *view)
{
    return !c82_view_of(view)->casablanca;
}

bool c82_question(const struct table *t, const game_action *a, struct confirm_question *q)
{
    (void)t;
    if (a->kind != C82_BLOW)
        return false;
    const char *by = cast_name(&c82_spies, (size_t)a->arg[0]),
               *whom = cast_name(&c82_spies, (size_t)a->arg[1]);
    snprintf(q->title, sizeof q->title, _("Blow the cover of %s?"), whom);
    snprintf(q->text, sizeof q->text,
             _("%s is out for good, with everybody's money there. It costs $1000 of yours with %s."), whom,
             by);
    snprintf(q->yes, sizeof q->yes, "%s", _("Blow the cover"));
    snprintf(q->no, sizeof q->no, "%s", C_("button: do not do it", "Not now"));
    return true;
}

/* --- behind the screen --------------------------------------------------------------------------------------- */

bool c82_amounts(const struct table *t, struct amounts *out)
{
    const c82_book *own = t->viewer >= 0 ? open_book(t, t->viewer) : NULL;
    bool opening = shown(t)->phase == C82_PHASE_OPEN;

    if (!own || (!opening && shown(t)->phase != C82_PHASE_TURN))
        return false;
    *out = (struct amounts){.have = own->balance,
                            .one = true,
                            .ready = amounts_chosen(&t->laid) > 0,
                            .missing = own->balance > 0 ? _("Write an amount, or make a feint")
                                                        : _("Nothing left: you can only feint"),
                            .title = opening ? _("Your opening pay-off: which spy, how much?")
                                             : _("Which spy do you pay, how much?"),
                            .confirm = _("Make the pay-off"),
                            .feint = _("Feint: pay nobody"),
                            .close = _("Close the bank book"),
                            .sound = "pen",
                            .help = own->balance > 0 ? _("Digits count hundreds: 7 is $700")
                                                     : _("Nothing left: you can only feint"),
                            .gone = _("BLOWN"),
                            .spaces = C82_SPIES};
    for (size_t i = 0; i < C82_SPIES; i++) {
        bool gone = shown(t)->blown >> i & 1;
        out->space[i] = (struct amount_space){.id = (uint8_t)i,
                                              .name = cast_name(&c82_spies, i),
                                              .lies = own->paid[i],
                                              .most = gone ? 0 : own->balance,
                                              .why_none = _("Nothing left to pay with"),
                                              .gone = gone};
    }
    if (t->laid.back > 0)
        snprintf(out->note, sizeof out->note, _("One spy a pay-off: the $%d for %s are back."),
                 t->laid.back * C82_UNIT, cast_name(&c82_spies, t->laid.from));
    return true;
}

bool c82_amounts_of(const struct table *t, const game_action *a, struct laid *out)
{
    (void)t;
    if (a->kind != C82_OPEN && a->kind != C82_PAYOFF)
        return false;
    if (a->arg[0] != C82_NOBODY)
        out->on[a->arg[0]] = (uint8_t)(a->arg[1] / C82_UNIT);
    return true;
}

void c82_poster(struct table *t, size_t spy, struct rect at, bool gone)
{
    float d = fminf(at.w, at.h) * 0.8f;

    if (!cast_poster(t, &c82_spies, spy, at, gone))
        spy_badge(t, spy, rect_centered(at, d, d));
}

void c82_tally(struct table *t, struct rect at, int n, int fresh)
{
    strokes_draw(ui_gfx(t->ui), at, n, fresh);
}
