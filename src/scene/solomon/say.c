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

/* Places of the game's own: `a` an agent, `c` a city, `g` the agent who acts. */
static void name_place(const struct game_box *box, const struct game_view *view, char kind, int value,
                       struct text *out)
{
    size_t of = kind == 'g' ? solomon_view_of(view)->pub.agent : (size_t)value;

    text_add(out, "%s", kind == 'c' ? name_city(box, of) : name_agent(of % SOLOMON_ARG_AGENT));
}

static const struct action_words actions[] = {
    [SOLOMON_INVEST] = {"w", "a0a1", N_("%s places two coins"), N_("Put one coin each on %s and %s."),
                        N_("Whoever has coins on an agent has a say in where that agent goes.")},
    [SOLOMON_PAYOFF] = {.why = N_("More coins on an agent win the next challenge over it.")},
    [SOLOMON_MOVE] = {"wa0c1", "a0c1", N_("%s sends %s to %s"), N_("Send %s to %s."), BETTER_PLACE},
    [SOLOMON_BURN] = {"wa0a1", "a0a1", N_("%s lets %s burn %s"), N_("Let %s burn %s."),
                      N_("The agent that goes serves the others more than you.")},
    [SOLOMON_PASS] = {"w", "", N_("%s lets it pass"), N_("Let it pass."), TOO_RISKY},
    [SOLOMON_CHALLENGE] = {"wn0", "n0", N_("%s challenges with %d"), N_("Challenge with %d."), STRONGEST},
    [SOLOMON_RAISE] = {"wn0", "n0", N_("%s raises to %d"), N_("Raise to %d."), STRONGEST},
    [SOLOMON_YIELD] = {"w", "", N_("%s yields"), N_("Yield."), TOO_RISKY},
    [SOLOMON_CARRY] = {"g", "", N_("%s takes the briefcase along"), N_("Take the briefcase along."),
                       BETTER_PLACE},
    [SOLOMON_LEAVE] = {"g", "", N_("%s leaves the briefcase"), N_("Leave the briefcase."), NULL},
    [SOLOMON_USE] = {.why = BETTER_PLACE},
    [SOLOMON_SKIP] = {"", "", NULL, N_("Do nothing more."), NULL},
    [SOLOMON_DEAL_AGENTS] = {.log_of = "", .log = N_("The agents take their places")},
    [SOLOMON_DEAL_START] = {.log_of = "s0", .log = N_("%s begins")},
};

static const struct event_words events[] = {
    [SOLOMON_PAID] = {"w", N_("%s makes a payoff."), NULL},
    [SOLOMON_INVESTED] = {"w", N_("%s has placed two coins."), NULL},
    [SOLOMON_PASSED] = {"w", N_("%s lets it pass."), NULL},
    [SOLOMON_CHALLENGED] = {"wn1", N_("%s challenges: %d."), NULL},
    [SOLOMON_RAISED] = {"wn1", N_("%s raises to %d."), NULL},
    [SOLOMON_YIELDED] = {"w", N_("%s yields."), NULL},
    [SOLOMON_RESTRICTED] = {"s0", N_("%s is restricted."), N_("%s is restricted")},
    [SOLOMON_BURNT] = {"a0a1", N_("%s burns %s."), NULL},
    [SOLOMON_ROLLED] = {"", N_("Dr. Solomon's die is rolled …"), NULL},
    [SOLOMON_TRAVELLED] = {"a0c2", N_("%s arrives in %s."), NULL},
    [SOLOMON_CASE_MOVED] = {"c1", N_("The briefcase goes to %s."), NULL},
};

const struct table_words solomon_words = {actions, sizeof actions / sizeof actions[0], events,
                                          sizeof events / sizeof events[0], name_place};

/* The same for the abilities, by agent; the log's begin with the agent. Vagabond may take the case along. */
static const struct action_words abilities[] = {
    [SOLOMON_BEACON] = {"a0", "a0", N_("Beacon calls %s over"), N_("Let Beacon call %s over."), NULL},
    [SOLOMON_MAGICIAN] = {"c0", "c0", N_("Magician sends the briefcase to %s"),
                          N_("Let Magician send the briefcase to %s."), NULL},
    [SOLOMON_ROULETTE] = {"", "", N_("Roulette draws the briefcase in"),
                          N_("Let Roulette draw the briefcase in."), NULL},
    [SOLOMON_SPYGLASS] = {"a0c1", "a0c1", N_("Spyglass sends %s on to %s"),
                          N_("Let Spyglass send %s on to %s."), NULL},
    [SOLOMON_TEMPEST] = {"c0", "c0", N_("Tempest runs on to %s"), N_("Let Tempest run on to %s."), NULL},
    [SOLOMON_VAGABOND] = {"c0", "c0", N_("Vagabond rides on to %s"), N_("Let Vagabond ride on to %s."), NULL},
};
static const struct action_words vagabond_with_case = {
    "c0", "c0", N_("Vagabond rides on to %s with the briefcase"),
    N_("Let Vagabond ride on to %s with the briefcase."), NULL};

/* Of an ability, in the log or as advice. */
static void say_ability(const struct host *h, const struct game_view *view, const game_action *a, bool log,
                        struct text *out)
{
    uint8_t agent = solomon_view_of(view)->pub.agent % SOLOMON_AGENTS;
    bool further = agent == SOLOMON_TEMPEST && a->n > 1; /* where the last of his steps leads */
    const struct action_words *s =
        agent == SOLOMON_VAGABOND && a->n == 2 ? &vagabond_with_case : &abilities[agent];
    struct sentence_about about = {h, view, SEAT_NONE, a->arg, a->n};

    sentence_write(&solomon_words, &about, log ? _(s->log) : _(s->advise), further ? "c1" : s->of, out);
}

/* --- the log ------------------------------------------------------------------------------------------------- */

static void log_payoff(const struct host *h, const struct host_happening *what, struct text *out)
{
    const game_action *a = &what->action;
    const char *who = host_seat_name(h, what->actor);
    bool shared =
        h->humans(h) > 1 && !h->over(h, NULL); /* others look at this screen: one's own is not told either */

    if (shared || a->arg[0] == GAME_HIDDEN || a->arg[1] == GAME_HIDDEN)
        text_add(out, _("%s makes a payoff"), who);
    else if (a->arg[0] == SOLOMON_NOBODY)
        text_add(out, _("%s makes a payoff (to nobody)"), who);
    else
        text_add(out, _("%s makes a payoff (%d to %s)"), who, a->arg[1], name_agent((size_t)a->arg[0]));
}

static void log_action(const struct host *h, const struct host_happening *what, struct text *out)
{
    const game_action *a = &what->action;

    if (a->kind == SOLOMON_PAYOFF)
        log_payoff(h, what, out);
    else if (a->kind == SOLOMON_USE)
        say_ability(h, what->before, a, true, out);
    else if (a->kind == SOLOMON_ROLL)
        text_add(out, "%s", a->arg[0] == 1 ? _("The die shows Dr. Solomon") : _("The die comes up blank"));
}

/* What a yielding means for what was announced, how it ended, and who is burnt. Short, for the recap. */
static void say_after(const struct host_happening *what, const game_event *e, struct text *out)
{
    bool asked = solomon_view_of(what->after)->pub.phase == SOLOMON_PHASE_RESPOND;

    if (e->kind == SOLOMON_YIELDED && (e->arg[2] || !asked))
        text_add(out, "%s", e->arg[2] ? _("it is off") : _("it goes ahead"));
    else if (e->kind == SOLOMON_BURNT)
        text_add(out, _("%s is burnt"), name_agent((size_t)e->arg[1]));
    else if (e->kind == SOLOMON_ENDED)
        text_add(out, "%s",
                 e->arg[0] == SOLOMON_END_BRIEFCASE ? _("the briefcase is home") : _("shields go up"));
}

/* --- what is going on ---------------------------------------------------------------------------------------- */

static void say_stands(const struct table *t, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;

    if (p->agent >= SOLOMON_AGENTS || p->turn < 0)
        return;
    const char *who = table_seat_name(t, p->turn), *agent = name_agent(p->agent);
    bool mine = p->turn == t->viewer;
    if (p->verb == SOLOMON_BURN && p->target < SOLOMON_AGENTS) {
        if (mine)
            text_add(out, _("You let %s burn %s."), agent, name_agent(p->target));
        else
            text_add(out, _("%s lets %s burn %s."), who, agent, name_agent(p->target));
        return;
    }
    size_t cities = solomon_box_of(t->box)->map.places;
    if (p->verb != SOLOMON_MOVE || p->from >= cities || p->target >= cities)
        return;
    const char *from = name_city(t->box, p->from), *to = name_city(t->box, p->target);
    if (mine)
        text_add(out, _("You send %s from %s to %s."), agent, from, to);
    else
        text_add(out, _("%s sends %s from %s to %s."), who, agent, from, to);
}

/* Of whoever has the turn. */
static bool is_home(const struct table *t, int city)
{
    int turn = shown(t)->pub.turn;

    return turn >= 0 && shown(t)->pub.hq[turn] == city;
}

static bool brings_home(const struct table *t, const game_event *e)
{
    return (e->arg[3] & SOLOMON_WITH_CASE) && is_home(t, e->arg[2]);
}

static void say_now(const struct table *t, const game_event *e, struct text *out)
{
    if (e->kind == SOLOMON_TRAVELLED && brings_home(t, e))
        text_add(out, _("%s brings the briefcase home to %s!"), name_agent((size_t)e->arg[0]),
                 name_city(t->box, (size_t)e->arg[2]));
    else if (e->kind == SOLOMON_CASE_MOVED && is_home(t, e->arg[1]))
        text_add(out, _("The briefcase comes home to %s!"), name_city(t->box, (size_t)e->arg[1]));
}

/* A challenger has yielded: who can still be asked. Of four seats two have had their say. */
static void say_who_is_left(const struct table *t, bool burn, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    int next = p->bidding.asked, after = (next + 1) % p->seats;

    if (p->bidding.step != CHALLENGE_RESPOND)
        text_add(out, "%s", burn ? _("The burn goes ahead.") : _("The move goes ahead."));
    else if (after != p->turn)
        text_add(out, _("%s and %s may still challenge."), table_seat_name(t, next),
                 table_seat_name(t, after));
    else if (next == t->viewer)
        text_add(out, "%s", _("You may still challenge."));
    else
        text_add(out, _("%s may still challenge."), table_seat_name(t, next));
}

static void say_settled(const struct table *t, const game_event *e, struct text *out)
{
    const char *who = table_seat_name(t, e->seat);
    bool burn = shown(t)->pub.verb == SOLOMON_BURN;

    if (e->kind != SOLOMON_YIELDED)
        return;
    if (e->arg[2]) {
        text_add(out, burn ? _("%s yields. The burn is called off.") : _("%s yields. The move is stopped."),
                 who);
        return;
    }
    text_add(out, _("%s yields and is restricted."), who);
    text_add(out, " ");
    say_who_is_left(t, burn, out);
}

void say_track(const struct table *t, bool tight, struct text *out)
{
    unsigned left = shown(t)->pub.track;

    if (shown(t)->pub.seats == 0)
        return;
    if (tight && left == 0)
        text_add(out, "%s", _("Dr. Solomon's die: this round"));
    else if (tight)
        text_add(out, P_("Dr. Solomon's die: in %u round", "Dr. Solomon's die: in %u rounds", left), left);
    else if (left == 0)
        text_add(out, "%s", _("Dr. Solomon's die may end it this round"));
    else
        text_add(
            out,
            P_("Dr. Solomon's die may end it in %u round", "Dr. Solomon's die may end it in %u rounds", left),
            left);
}

/* --- what is asked ------------------------------------------------------------------------------------------- */

static void ask_burn(const struct pick *p, struct text *out)
{
    if (p->count == 0)
        text_add(out, "%s",
                 _("Burn: pick the agent who does it. It takes five of your coins on that agent."));
    else
        text_add(out, _("Who should %s burn?"), name_agent(p->taken[0].index));
}

static void ask_turn(const struct table *t, struct text *out)
{
    const struct pick *p = &t->pick;

    if (shown(t)->pub.restricted >> t->viewer & 1)
        text_add(out, "%s", _("You are restricted: this turn you can only make a payoff."));
    else if (p->mode == PICK_BURN)
        ask_burn(p, out);
    else if (p->count == 0 && t->second)
        text_add(out, "%s", _("Your turn. Pick a city to send an agent to."));
    else if (p->count == 0 && t->move_asked)
        text_add(out, "%s", _("Move: pick an agent to send."));
    else if (p->count == 0)
        text_add(out, "%s", _("Your turn. Pick an agent to move, make a payoff, or burn."));
    else if (p->taken[0].kind == THING_AGENT)
        text_add(out, _("Where should %s go? After the move: %s"), name_agent(p->taken[0].index),
                 name_ability(p->taken[0].index));
    else
        text_add(out, _("Who should go to %s?"), name_city(t->box, p->taken[0].index));
}

/* The agent who acts has just brought the briefcase along, or found it. */
static bool has_the_case(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;

    return p->case_city == p->agent_city[p->agent];
}

static void ask_ability(const struct table *t, struct text *out)
{
    static const char *const first[] = {
        [SOLOMON_BEACON] = N_("Who should Beacon call over?"),
        [SOLOMON_MAGICIAN] = N_("Where should Magician send the briefcase?"),
        [SOLOMON_ROULETTE] = N_("Should Roulette draw the briefcase in?"),
        [SOLOMON_SPYGLASS] = N_("Who should Spyglass send on?"),
        [SOLOMON_TEMPEST] = N_("Should Tempest run on? Pick a city."),
        [SOLOMON_VAGABOND] = N_("Should Vagabond ride on? Pick a station."),
    };
    uint8_t agent = shown(t)->pub.agent;
    size_t taken = t->pick.taken[0].index;

    if (t->pick.count == 0 && agent == SOLOMON_TEMPEST && has_the_case(t))
        text_add(out, "%s", _("Should Tempest run on without the briefcase? Pick a city."));
    else if (t->pick.count == 0)
        text_add(out, "%s", _(first[agent % SOLOMON_AGENTS]));
    else if (agent == SOLOMON_SPYGLASS)
        text_add(out, _("Where should %s go?"), name_agent(taken));
    else if (agent == SOLOMON_TEMPEST)
        text_add(out, _("One more step from %s, or stop there?"), name_city(t->box, taken));
    else if (agent == SOLOMON_VAGABOND)
        text_add(out, _("To %s: with the briefcase, or without?"), name_city(t->box, taken));
}

/* Who goes on if nobody names more. */
static int named_last(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;

    return p->bidding.asked == p->turn ? p->bidding.challenger : p->turn;
}

static void say_ask(const struct table *t, struct text *out)
{
    switch (shown(t)->pub.phase) {
    case SOLOMON_PHASE_INVEST:
        text_add(out, "%s",
                 _("Your token gives you three coins on one agent. Behind your shield, place one each on two "
                   "others."));
        break;
    case SOLOMON_PHASE_TURN:
        ask_turn(t, out);
        break;
    case SOLOMON_PHASE_RESPOND:
        say_stands(t, out);
        text_add(out, " %s", _("Do you challenge?"));
        break;
    case SOLOMON_PHASE_BID:
        text_add(out, _("%s has named %u. Go higher, or yield?"), table_seat_name(t, named_last(t)),
                 shown(t)->pub.bidding.named);
        break;
    case SOLOMON_PHASE_CARRY:
        text_add(out, _("Should %s take the briefcase along?"), name_agent(shown(t)->pub.agent));
        break;
    case SOLOMON_PHASE_ABILITY:
        ask_ability(t, out);
        break;
    default:
        break;
    }
}

void solomon_word(const struct table *t, struct thing thing, struct text *out, bool *primary)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool carry = p->phase == SOLOMON_PHASE_CARRY;
    struct pick_lit lit = table_lit(t);

    *primary = thing.kind == THING_STOP || thing.kind == THING_WITH || thing.kind == THING_CASE;
    if (thing.kind == THING_LATER && lit.of[THING_STOP]) /* beside "Stop there" "Not now" could mean either */
        text_add(out, _("Stay in %s"), name_city(t->box, p->agent_city[p->agent]));
    else if (thing.kind == THING_LATER)
        text_add(out, "%s", carry ? _("Leave it") : _("Not now"));
    else if (thing.kind == THING_STOP)
        text_add(out, "%s", _("Stop there"));
    else if (thing.kind == THING_WITHOUT)
        text_add(out, "%s", _("Without the case"));
    else if (thing.kind == THING_WITH)
        text_add(out, "%s", _("With the case"));
    else
        text_add(out, "%s", carry ? _("Take it along") : _("Draw it in"));
}

/* --- advice -------------------------------------------------------------------------------------------------- */

static void advise_payoff(const game_action *a, struct text *out)
{
    if (a->arg[0] == SOLOMON_NOBODY)
        text_add(out, "%s", _("Make a feint: a payoff to nobody."));
    else if (a->arg[0] == SOLOMON_DOCTOR)
        text_add(out, "%s", _("Put a coin on Dr. Solomon."));
    else
        text_add(out, P_("Put %d coin on %s.", "Put %d coins on %s.", (unsigned)a->arg[1]), a->arg[1],
                 name_agent((size_t)a->arg[0]));
}

static void advise(const struct table *t, const game_action *a, struct text *out)
{
    if (a->kind == SOLOMON_PAYOFF)
        advise_payoff(a, out);
    else if (a->kind == SOLOMON_USE)
        say_ability(t->h, table_view_of(t), a, false, out);
}

static void say_why(const game_action *a, struct text *out)
{
    if (a->kind == SOLOMON_PAYOFF && a->arg[0] == SOLOMON_NOBODY)
        text_add(out, "%s", _("It costs nothing, and the others cannot tell."));
    else if (a->kind == SOLOMON_LEAVE || a->kind == SOLOMON_SKIP)
        text_add(out, "%s", _("There is nothing better to do now."));
}

/* The step that can win now. */
static void say_wins(const struct table *t, const game_action *a, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    const char *agent = name_agent(p->agent);

    if (a->kind == SOLOMON_CARRY)
        text_add(out, _("The briefcase may go along with %s to %s."), agent, name_city(t->box, p->target));
    else if (a->kind == SOLOMON_USE && a->n == 0)
        text_add(out, _("%s may draw the briefcase in to %s."), agent, name_city(t->box, p->target));
    else if (a->kind == SOLOMON_USE && a->n == 1)
        text_add(out, _("%s may send the briefcase to %s."), agent, name_city(t->box, (size_t)a->arg[0]));
    else if (a->kind == SOLOMON_USE)
        text_add(out, _("%s may ride on to %s with the briefcase."), agent,
                 name_city(t->box, (size_t)a->arg[0]));
}

void solomon_say(const struct table_saying *s, struct text *out)
{
    switch (s->voice) {
    case SAY_LOG:
        log_action(s->h, s->what, out);
        break;
    case SAY_AFTER:
        say_after(s->what, s->event, out);
        break;
    case SAY_NOW:
        say_now(s->t, s->event, out);
        break;
    case SAY_STANDS:
        say_stands(s->t, out);
        break;
    case SAY_SETTLED:
        say_settled(s->t, s->event, out);
        break;
    case SAY_ASK:
        say_ask(s->t, out);
        break;
    case SAY_ADVISE:
        advise(s->t, s->action, out);
        break;
    case SAY_WINS:
        say_wins(s->t, s->action, out);
        break;
    case SAY_WHY:
        say_why(s->action, out);
        break;
    }
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
