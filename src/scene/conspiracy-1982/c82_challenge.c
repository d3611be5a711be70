/* The dialogue of a challenge, and what is paid behind the screen. */
#include "base/i18n.h"
#include "scene/conspiracy-1982/c82_parts.h"
#include "table/bidding.h"
#include "table/strokes.h"
#include "ui/layout.h"
#include "ui/ui.h"

#include <stdio.h>

/* --- a challenge --------------------------------------------------------------------------------------------- */

/* By phase: the two answers, and what is asked; N_(). What follows from the first names the rival. */
static const struct {
    uint8_t name_kind, pass_kind;
    const char *name, *name_means, *pass, *pass_asked, *question;
} answers[] = {
    [C82_PHASE_RESPOND] =
        {C82_CHALLENGE, C82_PASS, N_("Challenge"),
         N_("%s takes it back, or makes you bid. If you stop bidding, you lose your next turn."), NULL, NULL,
         NULL},
    [C82_PHASE_ANSWER] = {C82_FIGHT, C82_BACK, N_("Make them bid"),
                          N_("%s must name a number. You can still give way then."), N_("Take it back"),
                          N_("Take it back?"), N_("Take it back, or make them bid?")},
    [C82_PHASE_BID] = {C82_BID, C82_STOP, N_("Bid $%d"),
                       N_("If %s does not match it, the plan fails, and you lose nothing."), N_("Stop"),
                       N_("Stop bidding?"), N_("Bid higher, or stop?")},
    [C82_PHASE_REPLY] = {C82_COVERED, C82_UNCOVERED, N_("Match it"),
                         N_("%s must bid higher, or stop and lose the next turn."), N_("Don't match"),
                         N_("Don't match it?"), N_("Do you match it?")},
};

static const char *or_none(const char *marked)
{
    return marked ? _(marked) : NULL;
}

/* What is asked, the two answers, and what follows from them. */
static void write_answers(const struct table *t, int number, struct bidding *b)
{
    const struct c82_view *v = shown(t);
    const char *rival = table_seat_name(t, v->turn == t->viewer ? v->bidding.challenger : v->turn);
    bool bids = v->phase == C82_PHASE_BID, forced = bidding_forced(t, b);

    b->pass = or_none(answers[v->phase].pass);
    b->pass_asked = or_none(answers[v->phase].pass_asked);
    b->question = forced && bids                          ? _("You cannot bid higher.")
                  : forced && v->phase == C82_PHASE_REPLY ? _("You cannot match it.")
                  : bids && v->bidding.named == 0         ? _("What do you bid?")
                                                          : or_none(answers[v->phase].question);
    snprintf(b->name, sizeof b->name, _(answers[v->phase].name), number * C82_UNIT);
    snprintf(b->longest, sizeof b->longest, _(answers[v->phase].name), C82_ACCOUNT * C82_UNIT);
    if (v->phase == C82_PHASE_REPLY) {
        b->always = _("Match every bid");
        b->always_means = _("As far as your money goes, until the challenger stops.");
    }
    snprintf(b->name_means, sizeof b->name_means, _(answers[v->phase].name_means), rival);
    if (v->turn == t->viewer)
        snprintf(b->pass_means, sizeof b->pass_means, "%s",
                 v->verb == C82_MOVE ? _("The move is undone, and your turn is over.")
                                     : _("The cover holds, and your turn is over."));
}

void c82_bidding(const struct table *t, int number, struct bidding *b)
{
    const struct c82_view *v = shown(t);
    const c82_book *own = t->viewer >= 0 ? open_book(t, t->viewer) : NULL;
    bool bids = v->phase == C82_PHASE_BID;
    struct c82_bounds mover;

    if (!stands(v))
        return;
    b->name_kind = answers[v->phase].name_kind;
    b->pass_kind = answers[v->phase].pass_kind;
    b->bare = !bids;
    b->least = v->phase == C82_PHASE_ANSWER ? 0 : v->phase == C82_PHASE_RESPOND ? 1 : v->bidding.named + bids;
    b->most = C82_ACCOUNT;
    b->subject = v->spy;
    b->own = own ? own->paid[v->spy] : -1;
    known_of(t, v->turn, &mover);
    b->beaten = bids ? mover.paid[v->spy].least : -1;
    b->price = _("You lose your next turn.");
    b->rule = _("Whoever cannot match a bid gives way. No money is spent.");
    b->covered = _("Your bank book is closed. Hold P or X to look.");
    b->bounds =
        _("Dark is proven by what was said out loud. Pale is possible: what is left of $10000 after all that "
          "must have gone elsewhere.");
    snprintf(b->ruler.title, sizeof b->ruler.title, _("Money with %s"), cast_name(&c82_spies, v->spy));
    write_answers(t, number, b);
}

/* Where spies have homes it is the bank books that tell who wins. */
bool c82_wins_open(const struct game_view *view)
{
    return !c82_view_of(view)->casablanca;
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
                            .title = opening ? _("Your opening payoff: which spy, how much?")
                                             : _("Which spy do you pay, how much?"),
                            .confirm = _("Make the payoff"),
                            .feint = _("Feint: pay nobody"),
                            .close = _("Close the bank book"),
                            .sound = "pen",
                            .help = own->balance > 0 ? _("Digits count hundreds: 7 is $700")
                                                     : _("Nothing left: you can only feint"),
                            .gone = _("BLOWN"),
                            .why_none = _("Nothing left to pay with")};
    if (t->laid.back > 0)
        snprintf(out->note, sizeof out->note, _("One spy a payoff: the $%d for %s are back."),
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
