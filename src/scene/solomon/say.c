/* What is said at this table, as tables for the kit (table/sentence.h), and the little that takes more than that. */
#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/game.h"
#include "table/sentence.h"

#define BETTER_PLACE N_("It brings the briefcase, or an agent who can fetch it, to a better place for you.")
#define TOO_RISKY N_("It is not worth the risk.")
#define STRONGEST N_("The move would hurt you, and you may well have the most coins on that agent.")
#define MORE_COINS N_("More coins on an agent win the next challenge over it.")
#define NOTHING_BETTER N_("There is nothing better to do now.")
#define RESTRICTED N_("You are restricted: this turn you can only make a payoff.")

/* --- what is done -------------------------------------------------------------------------------------------- */

/* Rows behind those of the kinds: payoffs that are told otherwise, what the die shows, and by agent the abilities. */
enum {
    ROW_PAYOFF_VEILED = SOLOMON_ROLL + 1,
    ROW_PAYOFF_DOCTOR,
    ROW_FEINT,
    ROW_YIELD_RESTRICTED,
    ROW_ROLLED_DOCTOR,
    ROW_USE,
    ROW_TEMPEST_FURTHER = ROW_USE + SOLOMON_AGENTS, /* where the last of his steps leads */
    ROW_VAGABOND_WITH_CASE,
    ACTION_ROWS
};

static const struct action_words actions[ACTION_ROWS] = {
    [SOLOMON_INVEST] = {ACTION_WORDS("w", "a0a1", N_("%s places two more coins"),
                                     N_("Put one coin each on %s and %s."),
                                     N_("Whoever has coins on an agent has a say in where that agent goes.")),
                        .you = N_("You place two more coins")},
    [SOLOMON_PAYOFF] = {ACTION_WORDS("wn1a0", "n1a0", N_("%s makes a payoff (%d to %s)"), NULL, MORE_COINS),
                        .you = N_("You make a payoff (%d to %s)"),
                        .some = NP_("Put %d coin on %s.", "Put %d coins on %s."),
                        .several = N_("%s make payoffs")},
    [ROW_PAYOFF_VEILED] = {ACTION_WORDS("w", "", N_("%s makes a payoff"), NULL, MORE_COINS),
                           .you = N_("You make a payoff")},
    [ROW_PAYOFF_DOCTOR] = {ACTION_WORDS("wn1a0", "", N_("%s makes a payoff (%d to %s)"),
                                        N_("Put a coin on Dr. Solomon."), MORE_COINS),
                           .you = N_("You make a payoff (%d to %s)")},
    [ROW_FEINT] = {ACTION_WORDS("w", "", N_("%s makes a payoff (to nobody)"),
                                N_("Make a feint: a payoff to nobody."),
                                N_("It costs nothing, and the others cannot tell.")),
                   .you = N_("You make a payoff (to nobody)")},
    [SOLOMON_MOVE] = {ACTION_WORDS("wa0c1", "a0c1", N_("%s sends %s to %s"), N_("Send %s to %s."),
                                   BETTER_PLACE),
                      .you = N_("You send %s to %s"), .act = N_("%s goes to %s"), .stands_of = "wgft",
                      .stands = N_("%s wants to send %s from %s to %s."),
                      .mine = N_("You want to send %s from %s to %s.")},
    [SOLOMON_BURN] = {ACTION_WORDS("wa0a1", "a0a1", N_("%s lets %s burn %s"), N_("Let %s burn %s."),
                                   N_("The agent that goes serves the others more than you.")),
                      .you = N_("You let %s burn %s"), .act = N_("%s burns %s"), .stands_of = "wa0a1",
                      .stands = N_("%s wants %s to burn %s."), .mine = N_("You want %s to burn %s."),
                      .sure_of = "a1", .sure = N_("Burn %s?"), .sure_yes = N_("Burn %s"), .means_of = "a1a0",
                      .means = N_(
                          "%s is out of the match for good, with everybody's coins there. It costs five of "
                          "your coins on %s.")},
    [SOLOMON_PASS] = {ACTION_WORDS("w", "", N_("%s lets it pass"), N_("Let it pass."), TOO_RISKY),
                      .you = N_("You let it pass")},
    [SOLOMON_CHALLENGE] = {ACTION_WORDS("wn0", "n0", N_("%s challenges with %d"), N_("Challenge with %d."),
                                        STRONGEST),
                           .you = N_("You challenge with %d")},
    [SOLOMON_RAISE] = {ACTION_WORDS("wn0", "n0", N_("%s raises to %d"), N_("Raise to %d."), STRONGEST),
                       .you = N_("You raise to %d")},
    [SOLOMON_YIELD] = {ACTION_WORDS("w", "", N_("%s yields"), N_("Yield."), TOO_RISKY),
                       .you = N_("You yield")},
    [ROW_YIELD_RESTRICTED] = {ACTION_WORDS("w", "", N_("%s yields and is restricted"), N_("Yield."),
                                           TOO_RISKY),
                              .you = N_("You yield and are restricted")},
    [SOLOMON_CARRY] = {ACTION_WORDS("g", "", N_("%s takes the briefcase along"),
                                    N_("Take the briefcase along."), BETTER_PLACE),
                       .wins_of = "gt", .wins = N_("The briefcase may go along with %s to %s.")},
    [SOLOMON_LEAVE] = {ACTION_WORDS("g", "", N_("%s leaves the briefcase"), N_("Leave the briefcase."),
                                    NOTHING_BETTER)},
    [SOLOMON_SKIP] = {ACTION_WORDS("", "", NULL, N_("Do nothing more."), NOTHING_BETTER)},
    [SOLOMON_DEAL_AGENTS] = {.log_of = "", .log = N_("The agents take their places")},
    [SOLOMON_DEAL_START] = {.log_of = "s0", .log = N_("%s begins"), .you = N_("You begin")},
    [SOLOMON_ROLL] = {.log_of = "", .log = N_("The die comes up blank")},
    [ROW_ROLLED_DOCTOR] = {.log_of = "", .log = N_("The die shows Dr. Solomon")},
    [ROW_USE + SOLOMON_BEACON] = {ACTION_WORDS("a0", "a0", N_("Beacon calls %s over"),
                                               N_("Let Beacon call %s over."), BETTER_PLACE)},
    [ROW_USE + SOLOMON_MAGICIAN] = {ACTION_WORDS("c0", "c0", N_("Magician sends the briefcase to %s"),
                                                 N_("Let Magician send the briefcase to %s."), BETTER_PLACE),
                                    .wins_of = "gc0", .wins = N_("%s may send the briefcase to %s.")},
    [ROW_USE + SOLOMON_ROULETTE] = {ACTION_WORDS("", "", N_("Roulette draws the briefcase in"),
                                                 N_("Let Roulette draw the briefcase in."), BETTER_PLACE),
                                    .instead_of = 1 + SOLOMON_LEAVE, .wins_of = "gt",
                                    .wins = N_("%s may draw the briefcase in to %s.")},
    [ROW_USE + SOLOMON_SPYGLASS] = {ACTION_WORDS("a0c1", "a0c1", N_("Spyglass sends %s on to %s"),
                                                 N_("Let Spyglass send %s on to %s."), BETTER_PLACE)},
    [ROW_USE + SOLOMON_TEMPEST] = {ACTION_WORDS("c0", "c0", N_("Tempest runs on to %s"),
                                                N_("Let Tempest run on to %s."), BETTER_PLACE)},
    [ROW_TEMPEST_FURTHER] = {ACTION_WORDS("c1", "c1", N_("Tempest runs on to %s"),
                                          N_("Let Tempest run on to %s."), BETTER_PLACE)},
    [ROW_USE + SOLOMON_VAGABOND] = {ACTION_WORDS("c0", "c0", N_("Vagabond rides on to %s"),
                                                 N_("Let Vagabond ride on to %s."), BETTER_PLACE)},
    [ROW_VAGABOND_WITH_CASE] = {ACTION_WORDS("c0", "c0", N_("Vagabond rides on to %s with the briefcase"),
                                             N_("Let Vagabond ride on to %s with the briefcase."),
                                             BETTER_PLACE),
                                .wins_of = "gc0", .wins = N_("%s may ride on to %s with the briefcase.")},
};

static size_t payoff_row(const game_action *a)
{
    if (a->arg[0] == GAME_HIDDEN || a->arg[1] == GAME_HIDDEN)
        return ROW_PAYOFF_VEILED;
    return a->arg[0] == SOLOMON_NOBODY   ? ROW_FEINT
           : a->arg[0] == SOLOMON_DOCTOR ? ROW_PAYOFF_DOCTOR
                                         : SOLOMON_PAYOFF;
}

static size_t action_row(const struct game_view *view, const game_action *a)
{
    const struct solomon_public *p = &solomon_view_of(view)->pub;
    size_t agent = p->agent % SOLOMON_AGENTS;

    if (a->kind == SOLOMON_PAYOFF)
        return payoff_row(a);
    if (a->kind == SOLOMON_YIELD && p->to_act != p->turn)
        return ROW_YIELD_RESTRICTED;
    if (a->kind == SOLOMON_ROLL)
        return a->arg[0] == 1 ? ROW_ROLLED_DOCTOR : a->kind;
    if (a->kind != SOLOMON_USE)
        return a->kind;
    if (a->n < 2 || (agent != SOLOMON_TEMPEST && agent != SOLOMON_VAGABOND))
        return ROW_USE + agent;
    return agent == SOLOMON_TEMPEST ? ROW_TEMPEST_FURTHER : ROW_VAGABOND_WITH_CASE;
}

/* --- what happens -------------------------------------------------------------------------------------------- */

/* Rows behind those of the kinds: how a yielding ends it, the briefcase at home, the other end. */
enum {
    ROW_MOVE_OFF = SOLOMON_SPENT + 1,
    ROW_BURN_OFF,
    ROW_MOVE_ON,
    ROW_BURN_ON,
    ROW_BROUGHT_HOME,
    ROW_CASE_HOME,
    ROW_ENDED_DOCTOR,
    EVENT_ROWS
};

#define YIELDS EVENT_WORDS("w", N_("%s yields.")), .you = N_("You yield.")
#define YIELDS_RESTRICTED                                                                                    \
    YIELDS, .settled = N_("%s yields and is restricted."), .settled_you = N_("You yield and are restricted.")

static const struct event_words events[EVENT_ROWS] = {
    [SOLOMON_PAID] = {EVENT_WORDS("w", N_("%s makes a payoff.")), .you = N_("You make a payoff.")},
    [SOLOMON_INVESTED] = {EVENT_WORDS("w", N_("%s has placed two more coins.")),
                          .you = N_("You have placed two more coins.")},
    [SOLOMON_PASSED] = {EVENT_WORDS("w", N_("%s lets it pass.")), .you = N_("You let it pass.")},
    [SOLOMON_CHALLENGED] = {EVENT_WORDS("wn1", N_("%s challenges: %d.")), .you = N_("You challenge: %d.")},
    [SOLOMON_RAISED] = {EVENT_WORDS("wn1", N_("%s raises to %d.")), .you = N_("You raise to %d.")},
    [SOLOMON_YIELDED] = {YIELDS_RESTRICTED},
    [ROW_MOVE_OFF] = {YIELDS, .after = N_("it is off"), .settled = N_("%s yields. The move is stopped."),
                      .settled_you = N_("You yield. The move is stopped.")},
    [ROW_BURN_OFF] = {YIELDS, .after = N_("it is off"), .settled = N_("%s yields. The burn is called off."),
                      .settled_you = N_("You yield. The burn is called off.")},
    [ROW_MOVE_ON] = {YIELDS_RESTRICTED, .after = N_("it goes ahead"), .ahead = N_("The move goes ahead.")},
    [ROW_BURN_ON] = {YIELDS_RESTRICTED, .after = N_("it goes ahead"), .ahead = N_("The burn goes ahead.")},
    [SOLOMON_RESTRICTED] = {EVENT_WORDS("s0", N_("%s is restricted.")), .you = N_("You are restricted.")},
    [SOLOMON_BURNT] = {EVENT_WORDS("a0a1", N_("%s burns %s.")), .after_of = "a1", .after = N_("%s is burnt")},
    [SOLOMON_ROLLED] = {EVENT_WORDS("", N_("Dr. Solomon's die is rolled …"))},
    [SOLOMON_TRAVELLED] = {EVENT_WORDS("a0c2", N_("%s arrives in %s."))},
    [ROW_BROUGHT_HOME] = {EVENT_WORDS("a0c2", N_("%s brings the briefcase home to %s!"))},
    [SOLOMON_CASE_MOVED] = {EVENT_WORDS("c1", N_("The briefcase goes to %s."))},
    [ROW_CASE_HOME] = {EVENT_WORDS("c1", N_("The briefcase comes home to %s!"))},
    [SOLOMON_ENDED] = {.after = N_("the briefcase is home")},
    [ROW_ENDED_DOCTOR] = {.after = N_("shields go up")},
};

static size_t yielded_row(const struct solomon_public *p, const game_event *e)
{
    bool burn = p->verb == SOLOMON_BURN;

    if (e->arg[2])
        return burn ? ROW_BURN_OFF : ROW_MOVE_OFF;
    return p->bidding.step == CHALLENGE_RESPOND ? SOLOMON_YIELDED : burn ? ROW_BURN_ON : ROW_MOVE_ON;
}

static size_t event_row(const struct game_view *view, const game_event *e)
{
    const struct solomon_public *p = &solomon_view_of(view)->pub;
    int home = p->turn >= 0 ? p->hq[p->turn] : SOLOMON_NOWHERE;

    if (e->kind == SOLOMON_YIELDED)
        return yielded_row(p, e);
    if (e->kind == SOLOMON_TRAVELLED && (e->arg[3] & SOLOMON_WITH_CASE) && e->arg[2] == home)
        return ROW_BROUGHT_HOME;
    if (e->kind == SOLOMON_CASE_MOVED && e->arg[1] == home)
        return ROW_CASE_HOME;
    return e->kind == SOLOMON_ENDED && e->arg[0] != SOLOMON_END_BRIEFCASE ? ROW_ENDED_DOCTOR : e->kind;
}

/* --- what is asked, and what a press does -------------------------------------------------------------------- */

static bool restricted(const struct table *t)
{
    return shown(t)->pub.restricted >> t->viewer & 1;
}

static bool by_city(const struct table *t)
{
    return t->second;
}

static bool by_move(const struct table *t)
{
    return t->move_asked;
}

/* As everybody may know. */
static bool no_burn(const struct table *t)
{
    return !t->discreet && !table_may(t, SOLOMON_BURN);
}

/* The agent who acts has just brought the briefcase along, or found it. */
static bool has_the_case(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;

    return p->case_city == p->agent_city[p->agent];
}

/* Who acts, in what follows a move. */
static uint8_t acting(const struct game_view *view)
{
    return (uint8_t)(1 + solomon_view_of(view)->pub.agent % SOLOMON_AGENTS);
}

#define TURN .phase = SOLOMON_PHASE_TURN
#define ACTING(who) .phase = SOLOMON_PHASE_ABILITY, .state = 1 + (who)

static const struct ask_words asks[] = {
    {.phase = SOLOMON_PHASE_INVEST,
     .text = N_("Your token gives you three coins on one agent. Behind your shield, place one each on two "
                "others.")},
    {TURN, .when = restricted, .text = RESTRICTED},
    {TURN, .mode = PICK_BURN, .taken = THING_AGENT, .of = "a0", .text = N_("Who should %s burn?")},
    {TURN, .mode = PICK_BURN,
     .text = N_("Burn: pick the agent who does it. It takes five of your coins on that agent.")},
    {TURN, .taken = THING_AGENT, .of = "a0b0", .text = N_("Where should %s go? After the move: %s")},
    {TURN, .taken = THING_CITY, .of = "c0", .text = N_("Who should go to %s?")},
    {TURN, .when = by_city, .text = N_("Your turn. Pick a city to send an agent to.")},
    {TURN, .when = by_move, .text = N_("Move: pick an agent to send.")},
    {TURN, .when = solomon_nothing_left,
     .text = N_("Your turn. No coins left: move an agent, or make a feint.")},
    {TURN, .when = no_burn, .text = N_("Your turn. Pick an agent to move, or make a payoff.")},
    {TURN, .text = N_("Your turn. Pick an agent to move, make a payoff, or burn.")},
    {.phase = SOLOMON_PHASE_RESPOND, .stands = true, .text = N_("Do you challenge?")},
    {.phase = SOLOMON_PHASE_BID,
     .stands = true,
     .of = "rm",
     .text = N_("%s has named %u. Go higher, or yield?")},
    {.phase = SOLOMON_PHASE_CARRY, .of = "g", .text = N_("Should %s take the briefcase along?")},
    {ACTING(SOLOMON_BEACON), .text = N_("Who should Beacon call over?")},
    {ACTING(SOLOMON_MAGICIAN), .text = N_("Where should Magician send the briefcase?")},
    {ACTING(SOLOMON_ROULETTE), .text = N_("Should Roulette draw the briefcase in?")},
    {ACTING(SOLOMON_SPYGLASS), .taken = THING_AGENT, .of = "a0", .text = N_("Where should %s go?")},
    {ACTING(SOLOMON_SPYGLASS), .text = N_("Who should Spyglass send on?")},
    {ACTING(SOLOMON_TEMPEST), .taken = THING_CITY, .of = "c0",
     .text = N_("One more step from %s, or stop there?")},
    {ACTING(SOLOMON_TEMPEST), .when = has_the_case,
     .text = N_("Should Tempest run on without the briefcase? Pick a city.")},
    {ACTING(SOLOMON_TEMPEST), .text = N_("Should Tempest run on? Pick a city.")},
    {ACTING(SOLOMON_VAGABOND), .taken = THING_CITY, .of = "c0",
     .text = N_("To %s: with the briefcase, or without?")},
    {ACTING(SOLOMON_VAGABOND), .text = N_("Should Vagabond ride on? Pick a station.")},

    {TURN, .press = THING_AGENT, .mode = PICK_BURN, .taken = THING_AGENT, .text = N_("Press to burn.")},
    {TURN, .press = THING_AGENT, .mode = PICK_BURN, .text = N_("Press to let this agent burn another.")},
    {TURN, .press = THING_AGENT, .taken = THING_AGENT, .text = N_("Press to send there.")},
    {TURN, .press = THING_AGENT, .taken = THING_CITY, .text = N_("Press to send there.")},
    {TURN, .press = THING_AGENT, .text = N_("Press to move.")},
    {TURN, .press = THING_CITY, .taken = THING_AGENT, .of = "a0", .text = N_("Press to send %s here.")},
    {TURN, .press = THING_CITY, .text = N_("Press to send an agent here.")},
};

const struct table_words solomon_words = {.action = actions,
                                          .actions = ACTION_ROWS,
                                          .event = events,
                                          .events = EVENT_ROWS,
                                          .ask = asks,
                                          .asks = sizeof asks / sizeof asks[0],
                                          .veiled = 1U << SOLOMON_PAYOFF,
                                          .action_row = action_row,
                                          .event_row = event_row,
                                          .state = acting,
                                          .cast = &solomon_agents,
                                          .figures_from = SOLOMON_ARG_AGENT};

void solomon_word(const struct table *t, struct thing thing, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool carry = p->phase == SOLOMON_PHASE_CARRY;

    if (thing.kind == THING_LATER &&
        table_lit(t).of[THING_STOP]) /* beside "Stop there" "Not now" could mean either */
        text_add(out, _("Stay in %s"), name_city(t->box, p->agent_city[p->agent]));
    else if (thing.kind == THING_LATER && carry)
        text_add(out, "%s", _("Leave it"));
    else if (thing.kind == THING_CASE && carry)
        text_add(out, "%s", _("Take it along"));
}

void say_track(const struct table *t, bool brief, struct text *out)
{
    unsigned left = shown(t)->pub.track;

    if (shown(t)->pub.seats > 0 && left == 0)
        text_add(out, "%s", brief ? _("Die: this round") : _("Dr. Solomon's die: this round"));
    else if (shown(t)->pub.seats > 0 && brief)
        text_add(out, P_("Die: in %u round", "Die: in %u rounds", left), left);
    else if (shown(t)->pub.seats > 0)
        text_add(out, P_("Dr. Solomon's die: in %u round", "Dr. Solomon's die: in %u rounds", left), left);
}

void say_goal(const struct table *t, bool brief, struct text *out)
{
    const char *home = t->viewer >= 0 ? table_home_name(t, t->viewer) : "";

    if (t->viewer < 0)
        text_add(out, "%s",
                 brief ? _("Whoever brings it home wins")
                       : _("Whoever brings it home on their own turn wins"));
    else if (shown(t)->pub.any_arrival)
        text_add(out, _("Once it is in %s, you win"), home);
    else
        text_add(out, brief ? _("Bring it to %s to win") : _("Bring it to %s on your turn, and you win"),
                 home);
}

/* --- elsewhere ----------------------------------------------------------------------------------------------- */

uint64_t solomon_widen(const struct game_box *box, bool express, uint64_t set)
{
    uint64_t wider = set;
    for (size_t c = 0; c < solomon_box_of(box)->map.places; c++)
        if (set >> c & 1)
            wider |= solomon_box_of(box)->go[express][c];
    return wider;
}

/* The case is near somebody's home, or Dr. Solomon near his arrival. */
int solomon_tension(const struct host *h, const struct game_view *view)
{
    const struct solomon_public *p = &solomon_view_of(view)->pub;
    const struct game_box *box = h->box(h);
    if (p->phase == SOLOMON_PHASE_OVER || p->round == 0 || p->case_city >= solomon_box_of(box)->map.places)
        return 0;
    uint64_t homes = 0, one = solomon_widen(box, p->express, UINT64_C(1) << p->case_city),
             two = solomon_widen(box, p->express, one);
    for (int s = 0; s < p->seats; s++)
        homes |= UINT64_C(1) << p->hq[s];
    if (homes & one)
        return 100;
    if (homes & two)
        return 75;
    return p->track == 0 ? 60 : 20;
}
