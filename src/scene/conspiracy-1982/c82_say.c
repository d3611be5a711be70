/* What is said at this table, as tables for the kit (table/sentence.h). */
#include "base/i18n.h"
#include "base/text.h"
#include "scene/conspiracy-1982/c82_parts.h"
#include "table/map_board.h"
#include "table/sentence.h"

#define BETTER_PLACE N_("It brings the briefcase, or a spy who can fetch it, to a better city for you.")
#define MORE_MONEY N_("Whoever has more money with a spy has the say over where that spy goes.")
#define TOO_RISKY N_("It is not worth the risk of a lost turn.")
#define STRONGEST N_("It would hurt you, and you may well have the most money with that spy.")

/* --- what is done -------------------------------------------------------------------------------------------- */

/* Rows behind those of the kinds: payoffs that are told otherwise, moves with the briefcase. */
enum { ROW_VEILED = C82_REVEAL + 1, ROW_FEINT, ROW_CARRY, ACTION_ROWS };

#define PAYOFF                                                                                               \
    ACTION_WORDS("wn1a0", "n1a0", N_("%s makes a payoff ($%d to %s)"), N_("Pay $%d to %s."), MORE_MONEY)
#define MOVE_STANDS                                                                                          \
    .act = N_("%s stays in %s"), .stands_of = "wgft", .stands = N_("%s sends %s from %s to %s."),            \
    .mine = N_("You send %s from %s to %s.")

static const struct action_words actions[ACTION_ROWS] = {
    [C82_OPEN] = {PAYOFF},
    [C82_PAYOFF] = {PAYOFF},
    [ROW_VEILED] = {ACTION_WORDS("w", "", N_("%s makes a payoff"), NULL, MORE_MONEY)},
    [ROW_FEINT] = {ACTION_WORDS("w", "", N_("%s makes a payoff (a feint)"),
                                N_("Make a feint: a payoff to nobody."),
                                N_("It costs nothing, and the others cannot tell."))},
    [C82_MOVE] = {ACTION_WORDS("wa0c1", "a0c1", N_("%s sends %s to %s"), N_("Send %s to %s."), BETTER_PLACE),
                  MOVE_STANDS},
    [ROW_CARRY] = {ACTION_WORDS("wa0c1", "a0c1", N_("%s sends %s to %s with the briefcase"),
                                N_("Send %s to %s with the briefcase."), BETTER_PLACE),
                   .act = N_("%s stays in %s with the briefcase"), .stands_of = "wgft",
                   .stands = N_("%s sends %s with the briefcase from %s to %s."),
                   .mine = N_("You send %s with the briefcase from %s to %s.")},
    [C82_BLOW] = {ACTION_WORDS("wa0a1", "a0a1", N_("%s has %s inform on %s"), N_("Let %s inform on %s."),
                               N_("The spy that goes serves the others more than you.")),
                  .act = N_("%s blows the cover of %s"), .stands_of = "wa0a1",
                  .stands = N_("%s wants %s to inform on %s."), .mine = N_("You want %s to inform on %s."),
                  .sure_of = "a1", .sure = N_("Blow the cover of %s?"), .sure_yes = N_("Inform on %s"),
                  .means_of = "a1a0",
                  .means = N_(
                      "%s is out for good, with everybody's money there. It costs $1000 of your money with "
                      "%s.")},
    [C82_PASS] = {ACTION_WORDS("w", "", N_("%s lets it pass"), N_("Let it pass."), TOO_RISKY)},
    [C82_CHALLENGE] = {ACTION_WORDS("w", "", N_("%s challenges"), N_("Challenge."), STRONGEST)},
    [C82_BACK] = {ACTION_WORDS("w", "", N_("%s takes it back"), N_("Take it back."),
                               N_("You would lose the bidding, and show what you have."))},
    [C82_FIGHT] = {ACTION_WORDS("w", "", N_("%s calls for a bid"), N_("Make them bid."),
                                N_("It costs nothing: you can still give way then."))},
    [C82_STOP] = {ACTION_WORDS("w", "", N_("%s stops bidding"), N_("Stop bidding."),
                               N_("You cannot win this bidding, or showing more would cost you more."))},
    [C82_BID] = {ACTION_WORDS("wn0", "n0", N_("%s bids $%d"), N_("Bid $%d."), STRONGEST)},
    [C82_UNCOVERED] = {ACTION_WORDS("w", "", N_("%s does not match it"), N_("Don't match it."),
                                    N_("It is not worth what the others would learn."))},
    [C82_COVERED] = {ACTION_WORDS("w", "", N_("%s matches it"), N_("Match it."),
                                  N_("It goes ahead unless the challenger bids higher."))},
    [C82_SILENT] = {ACTION_WORDS("w", "", N_("%s keeps silent"), N_("Say nothing."),
                                 N_("What the others do not know protects you."))},
    [C82_REVEAL] = {ACTION_WORDS("wvn0", "n0", N_("%s had paid %s $%d"), N_("Show that you had paid $%d."),
                                 N_("Others may bid more carefully against you."))},
    [C82_DEAL_SPIES] = {.log_of = "", .log = N_("The spies take their places")},
    [C82_DEAL_START] = {.log_of = "s0", .log = N_("%s begins")},
};

static size_t action_row(const struct game_view *view, const game_action *a)
{
    bool pays = a->kind == C82_OPEN || a->kind == C82_PAYOFF;

    (void)view;
    if (pays && a->arg[0] == GAME_HIDDEN)
        return ROW_VEILED;
    if (pays && a->arg[0] == C82_NOBODY)
        return ROW_FEINT;
    return a->kind == C82_MOVE && a->n == 3 && a->arg[2] != 0 ? ROW_CARRY : a->kind;
}

/* --- what happens -------------------------------------------------------------------------------------------- */

/* Rows behind those of the kinds: with the briefcase, how a challenge of a cover ends, the other end. */
enum {
    ROW_CARRIED = C82_WROTE + 1,
    ROW_COVER_BACK,
    ROW_COVER_SHORT,
    ROW_STOPPED_ON,
    ROW_COVER_ON,
    ROW_LIMIT,
    EVENT_ROWS
};

#define STOPS                                                                                                \
    EVENT_WORDS("w", N_("%s stops bidding.")), .settled = N_("%s stops bidding and will lose a turn.")

static const struct event_words events[EVENT_ROWS] = {
    [C82_PAID] = {EVENT_WORDS("w", N_("%s makes a payoff."))},
    [C82_MOVED] = {EVENT_WORDS("wa0c2", N_("%s sends %s to %s."))},
    [ROW_CARRIED] = {EVENT_WORDS("wa0c2", N_("%s sends %s to %s with the briefcase."))},
    [C82_NAMED] = {EVENT_WORDS("wa0a1", N_("%s wants %s to inform on %s."))},
    [C82_PASSED] = {EVENT_WORDS("w", N_("%s lets it pass."))},
    [C82_CHALLENGED] = {EVENT_WORDS("w", N_("%s: “I challenge.”"))},
    [C82_GAVE_BACK] = {EVENT_WORDS("w", N_("%s takes it back.")),
                       .settled = N_("%s takes it back. The move is undone.")},
    [ROW_COVER_BACK] = {EVENT_WORDS("w", N_("%s takes it back.")),
                        .settled = N_("%s takes it back. The cover holds.")},
    [C82_FOUGHT] = {EVENT_WORDS("w", N_("%s: “Name your bid.”"))},
    [C82_STOPPED] = {STOPS},
    [ROW_STOPPED_ON] = {STOPS, .ahead = N_("The move stands.")},
    [ROW_COVER_ON] = {STOPS, .ahead = N_("The cover is blown.")},
    [C82_RAISED] = {EVENT_WORDS("wn1", N_("%s bids $%d."))},
    [C82_FELL_SHORT] = {EVENT_WORDS("w", N_("%s: “Not matched.”")),
                        .settled = N_("%s does not match it. The move is undone.")},
    [ROW_COVER_SHORT] = {EVENT_WORDS("w", N_("%s: “Not matched.”")),
                         .settled = N_("%s does not match it. The cover holds.")},
    [C82_MATCHED] = {EVENT_WORDS("w", N_("%s: “Matched.”"))},
    [C82_OWES] = {EVENT_WORDS("s0", N_("%s will lose a turn.")), .after = N_("%s will lose a turn")},
    [C82_RETURNED] = {EVENT_WORDS("a0c2", N_("%s goes back to %s.")), .after = N_("%s is back in %s")},
    [C82_BLOWN] = {EVENT_WORDS("a0a1", N_("%s informs on %s.")), .after_of = "a1", .after = N_("%s is out")},
    [C82_KEPT_STILL] = {EVENT_WORDS("w", N_("%s keeps silent."))},
    [C82_SHOWED] = {EVENT_WORDS("wa0n1", N_("%s had paid %s $%d."))},
    [C82_PASSED_OVER] = {EVENT_WORDS("s0", N_("%s's turn is skipped.")), .line = N_("%s's turn is skipped")},
    [C82_ENDED] = {.after = N_("the briefcase is home")},
    [ROW_LIMIT] = {.after = N_("nobody wins")},
};

static size_t event_row(const struct game_view *view, const game_event *e)
{
    const struct c82_view *v = c82_view_of(view);
    bool cover = v->verb == C82_BLOW, stays = v->bidding.step == CHALLENGE_STANDS;

    switch (e->kind) {
    case C82_MOVED:
        return e->arg[3] ? ROW_CARRIED : e->kind;
    case C82_GAVE_BACK:
        return cover ? ROW_COVER_BACK : e->kind;
    case C82_FELL_SHORT:
        return cover ? ROW_COVER_SHORT : e->kind;
    case C82_STOPPED:
        return !stays ? e->kind : cover ? ROW_COVER_ON : ROW_STOPPED_ON;
    case C82_ENDED:
        return e->arg[0] == C82_END_LIMIT ? ROW_LIMIT : e->kind;
    default:
        return e->kind;
    }
}

/* The words of a challenge: what an answer means follows from the one before it. */
const char *c82_said(const struct challenge *c, size_t i)
{
    bool mover = challenge_seat(c->said[i]) == c->mover;
    bool first = i > 0 && challenge_answered(c->said[i - 1]) == CHALLENGE_OPEN;

    switch (challenge_answered(c->said[i])) {
    case CHALLENGE_OPEN:
        return C_("what is said in a challenge", "challenges");
    case CHALLENGE_HOLD:
        return first ? C_("what is said in a challenge", "calls for a bid")
                     : C_("what is said in a challenge", "matches it");
    case CHALLENGE_YIELD:
        return !mover  ? C_("what is said in a challenge", "stops")
               : first ? C_("what is said in a challenge", "takes it back")
                       : C_("what is said in a challenge", "does not match it");
    default:
        return NULL;
    }
}

/* --- what is asked, and what a press does -------------------------------------------------------------------- */

static bool by_place(const struct table *t)
{
    return t->second;
}

static bool by_move(const struct table *t)
{
    return t->move_asked;
}

static bool with_or_without(const struct table *t)
{
    return t->pick.count == 2;
}

/* As everybody may know. */
static bool no_cover(const struct table *t)
{
    return t->discreet ? map_board_together(t) == 0 : !table_may(t, C82_BLOW);
}

static bool first_bid(const struct table *t)
{
    return shown(t)->bidding.named == 0;
}

#define TURN .phase = C82_PHASE_TURN

static const struct ask_words asks[] = {
    {.phase = C82_PHASE_OPEN,
     .text = N_("Before the first turn: behind your screen, pay one spy as much as you like, or nobody.")},
    {TURN, .mode = PICK_BLOW, .taken = THING_SPY, .of = "a0", .text = N_("Whom should %s inform on?")},
    {TURN, .mode = PICK_BLOW,
     .text = N_("Blow a cover: pick the informer. It takes $1000 of yours with that spy.")},
    {TURN, .taken = THING_SPY, .when = with_or_without, .of = "a0c1",
     .text = N_("%s to %s: with the briefcase, or without?")},
    {TURN, .taken = THING_PLACE, .when = with_or_without, .of = "a1c0",
     .text = N_("%s to %s: with the briefcase, or without?")},
    {TURN, .taken = THING_SPY, .of = "a0", .text = N_("Where should %s go?")},
    {TURN, .taken = THING_PLACE, .of = "c0", .text = N_("Who should go to %s?")},
    {TURN, .when = by_place, .text = N_("Your turn. Pick a city to send a spy to.")},
    {TURN, .when = by_move, .text = N_("Move: pick a spy to send.")},
    {TURN, .when = no_cover, .text = N_("Your turn. Pick a spy to move, or make a payoff.")},
    {TURN, .text = N_("Your turn. Pick a spy to move, make a payoff, or blow a cover.")},
    {.phase = C82_PHASE_RESPOND, .stands = true, .text = N_("Do you challenge?")},
    {.phase = C82_PHASE_ANSWER,
     .stands = true,
     .of = "r",
     .text = N_("%s challenges. Take it back, or make them bid?")},
    {.phase = C82_PHASE_BID, .when = first_bid, .stands = true, .text = N_("What do you bid?")},
    {.phase = C82_PHASE_BID, .stands = true, .of = "rm", .text = N_("%s matches $%d. Bid higher, or stop?")},
    {.phase = C82_PHASE_REPLY, .stands = true, .of = "rm", .text = N_("%s bids $%d. Do you match it?")},
    {.phase = C82_PHASE_REVEAL, .of = "v", .text = N_("Do you show what you had paid %s?")},

    {TURN, .press = THING_SPY, .mode = PICK_BLOW, .taken = THING_SPY, .text = N_("Press to inform on.")},
    {TURN, .press = THING_SPY, .mode = PICK_BLOW, .text = N_("Press to let this spy inform on another.")},
    {TURN, .press = THING_SPY, .taken = THING_PLACE, .text = N_("Press to send there.")},
    {TURN, .press = THING_SPY, .text = N_("Press to move.")},
    {TURN, .press = THING_PLACE, .taken = THING_SPY, .of = "a0", .text = N_("Press to send %s here.")},
    {TURN, .press = THING_PLACE, .text = N_("Press to send a spy here.")},
};

const struct table_words c82_words = {.action = actions,
                                      .actions = ACTION_ROWS,
                                      .event = events,
                                      .events = EVENT_ROWS,
                                      .ask = asks,
                                      .asks = sizeof asks / sizeof asks[0],
                                      .veiled = 1U << C82_PAYOFF | 1U << C82_OPEN,
                                      .action_row = action_row,
                                      .event_row = event_row,
                                      .cast = &c82_spies};
