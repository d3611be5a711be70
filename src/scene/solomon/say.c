/* Which of the sentences in solomon/table.json is said (table/sentence.h, table/dress.h), and the little that takes more than that. */
#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/game.h"

/* Rows behind those of the kinds, by their names in the file: a yielding that costs the next turn, by agent the abilities, and a move
 * from where the briefcase is. */
enum {
    ROW_YIELD_RESTRICTED = SOLOMON_ROLL + 1,
    ROW_USE,
    ROW_TEMPEST_FURTHER = ROW_USE + SOLOMON_AGENTS, /* where the last of his steps leads */
    ROW_VAGABOND_WITH_CASE,
    ROW_MOVE_FROM_CASE, /* who goes may take it along */
    ACTION_ROWS
};
static const char action_names[] = "yield-restricted,beacon,magician,roulette,spyglass,tempest,vagabond,"
                                   "tempests-last-step,vagabond-with-the-case,move-from-the-case";

static size_t action_row(const struct game_view *view, const game_action *a)
{
    const struct solomon_public *p = &solomon_view_of(view)->pub;
    size_t agent = p->agent % SOLOMON_AGENTS;

    if (a->kind == SOLOMON_MOVE && a->arg[0] < SOLOMON_AGENTS && p->agent_city[a->arg[0]] == p->case_city &&
        p->case_city != SOLOMON_NOWHERE)
        return ROW_MOVE_FROM_CASE;
    if (a->kind == SOLOMON_YIELD && p->to_act != p->turn)
        return ROW_YIELD_RESTRICTED;
    if (a->kind != SOLOMON_USE)
        return a->kind;
    if (a->n < 2 || (agent != SOLOMON_TEMPEST && agent != SOLOMON_VAGABOND))
        return ROW_USE + agent;
    return agent == SOLOMON_TEMPEST ? ROW_TEMPEST_FURTHER : ROW_VAGABOND_WITH_CASE;
}

/* The briefcase at home, and brought elsewhere. */
enum { ROW_BROUGHT_HOME = SOLOMON_SPENT + 1, ROW_CASE_HOME, ROW_BROUGHT, EVENT_ROWS };
static const char event_names[] =
    "dealt,starts,invested,paid,announced-move,announced-burn,passed,challenged,raised,yielded,"
    "restricted,released,travelled,case-moved,burnt,turn,round,die-advanced,rolled,ended,"
    "shield-up,asks,given-board,given-token,laid,spent,travelled-home-with-the-case,case-moved-home,"
    "travelled-with-the-case";

static size_t event_row(const struct game_view *view, const game_event *e)
{
    const struct solomon_public *p = &solomon_view_of(view)->pub;
    int home = p->turn >= 0 ? p->hq[p->turn] : SOLOMON_NOWHERE;

    if (e->kind == SOLOMON_TRAVELLED && (e->arg[3] & SOLOMON_WITH_CASE))
        return e->arg[2] == home ? ROW_BROUGHT_HOME : ROW_BROUGHT;
    return e->kind == SOLOMON_CASE_MOVED && e->arg[1] == home ? ROW_CASE_HOME : e->kind;
}

static bool restricted(const struct table *t)
{
    return shown(t)->pub.restricted >> t->viewer & 1;
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

static const struct words_when whens[] = {{"restricted", restricted},
                                          {"nothing-left", solomon_nothing_left},
                                          {"has-the-case", has_the_case},
                                          {NULL, NULL}};

const struct table_words solomon_words = {.actions = ACTION_ROWS,
                                          .action_names = action_names,
                                          .events = EVENT_ROWS,
                                          .event_names = event_names,
                                          .state_names = "beacon,magician,roulette,spyglass,tempest,vagabond",
                                          .when = whens,
                                          .veiled = 1U << SOLOMON_PAYOFF,
                                          .action_row = action_row,
                                          .event_row = event_row,
                                          .state = acting,
                                          .cast = &solomon_agents,
                                          .figures_from = SOLOMON_ARG_AGENT};

/* To do no more: an answer to what is asked of the agent's ability. */
static void say_later(const struct table *t, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;

    switch (p->agent) {
    case SOLOMON_BEACON:
    case SOLOMON_SPYGLASS:
        text_add(out, "%s", C_("button: whom an ability is used on", "Nobody"));
        return;
    case SOLOMON_MAGICIAN:
        text_add(out, "%s", C_("button: the briefcase is not sent anywhere", "Leave it here"));
        return;
    case SOLOMON_TEMPEST:
    case SOLOMON_VAGABOND:
        text_add(out, _("Stay in %s"), name_city(t->box, p->agent_city[p->agent]));
        return;
    default:
        return;
    }
}

void solomon_word(const struct table *t, struct thing thing, struct text *out)
{
    bool carry = shown(t)->pub.phase == SOLOMON_PHASE_CARRY;

    if (thing.kind == THING_LATER && !carry)
        say_later(t, out);
    else if (thing.kind == THING_CASE && carry)
        text_add(out, "%s", _("Take it along"));
}

void say_track(const struct table *t, bool brief, struct text *out)
{
    unsigned left = shown(t)->pub.track;

    if (shown(t)->pub.phase == SOLOMON_PHASE_OVER)
        return;
    if (shown(t)->pub.seats > 0 && left == 0)
        text_add(out, "%s", brief ? _("Die: this round") : _("The die is rolled this round"));
    else if (shown(t)->pub.seats > 0 && brief)
        text_add(out, P_("Die in %u round", "Die in %u rounds", left), left);
    else if (shown(t)->pub.seats > 0)
        text_add(out, P_("The die is rolled in %u round", "The die is rolled in %u rounds", left), left);
}

void say_goal(const struct table *t, bool brief, struct text *out)
{
    const char *home = t->viewer >= 0 ? table_home_name(t, t->viewer) : "";

    if (shown(t)->pub.phase == SOLOMON_PHASE_OVER)
        text_add(out, "%s", _("The match is over"));
    else if (t->viewer < 0)
        text_add(out, "%s",
                 brief ? _("Whoever brings it home wins")
                       : _("Whoever brings it home on their own turn wins"));
    else if (shown(t)->pub.any_arrival)
        text_add(out, _("Once it is in %s, you win"), home);
    else
        text_add(out, brief ? _("Bring it to %s to win") : _("Bring it to %s on your turn to win"), home);
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
