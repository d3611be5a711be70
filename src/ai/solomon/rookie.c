#include "ai/solomon/rookie.h"

#include "ai/solomon/called.h"
#include "ai/solomon/position.h"
#include "ai/solomon/style.h"
#include "base/i18n.h"
#include "base/rng.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* How a version plays. */
struct ways {
    /* Does what people do who have just read the rules: gets restless after a few payoffs, sends out whom it has not paid, pays
     * nobody, challenges for the sake of it, names more than it has to, and holds on to the case. */
    bool careless;
    /* Names no number that everybody knows the mover to have more than: that cannot stop it. */
    bool heeds;
    /* Pays whoever could bring the case home for a rival next turn before anybody else: who has nothing there cannot stop it. */
    bool wary;
};

struct rookie {
    struct ai_setup setup;
    const struct ways *ways;
    int payoffs; /* of its own, one turn after the other */
    const struct solomon_style *style;
    struct rng rng;
    struct solomon_map map;
    game_action legal[GAME_MAX_LEGAL];
};

/* What a decision is made from. */
struct moment {
    struct rookie *p;
    const struct solomon_view *view;
    const struct solomon_public *pub;
    const struct solomon_secret *mine;
    int me;
    solomon_position now;
    size_t count; /* legal actions */
};

static const double WIN = 1000;
/* How often a careless player has a whim. */
static const double FEINTS = 0.1, HECKLES = 0.15, BLUFFS = 0.25, NAMES_MORE = 0.4;
/* How surely what it bluffs with will stand, it thinks; and what it likes the better for being a bluff. */
static const double BOLD = 0.8, FUN = 2;
static const double RESTLESS = 0.3; /* for each payoff in a row */
static const double WORTH_A_MOVE = 0.3;
enum { PATIENCE = 3 };              /* so many, and it moves though it will be stopped */
enum { FEARED_COINS = 3 };          /* so many are enough with an agent who is feared */
static const double HOLDS_ON = 0.5; /* what it likes better to have the case */

/* Announced moves that a seat's case still needs, nobody in the way. A case that rests at home must go out first. */
static int way_home(const struct moment *m, const solomon_position *at, int seat)
{
    int hops = m->p->map.hops[at->case_city][m->pub->hq[seat]];

    return hops ? hops : 2;
}

/* How far the nearest agent is from the case, those that the seat has paid counting as nearer. */
static double courier(const struct moment *m, const solomon_position *at)
{
    double nearest = 9;

    for (int agent = 0; agent < SOLOMON_AGENTS; agent++) {
        size_t city = at->agent_city[agent];
        if (city >= m->p->map.cities)
            continue;
        int coins = m->mine->paid[agent];
        double cost = m->p->map.hops[city][at->case_city] + (coins >= 3 ? 0 : coins ? 0.4 : 1);
        if (cost < nearest)
            nearest = cost;
    }
    return nearest;
}

/* Rivals who could bring the case home from here with an agent that this seat could hardly stop. */
static double danger(const struct moment *m, const solomon_position *at)
{
    double sum = 0;

    for (int seat = 0; seat < m->pub->seats; seat++) {
        if (seat == m->me)
            continue;
        unsigned agents = solomon_homing(&m->p->map, at, m->pub->hq[seat]);
        for (int agent = 0; agents; agent++, agents >>= 1)
            if (agents & 1)
                sum += m->mine->paid[agent] >= 3 ? 0.7 : m->mine->paid[agent] ? 1.6 : 2.6;
        sum -= 0.25 * way_home(m, at, seat);
    }
    return sum;
}

/* How much the rookie likes a position at the end of a turn, its own. */
static double judge(const struct moment *m, const solomon_position *at)
{
    size_t home = m->pub->hq[m->me];

    if (at->case_city == home && m->now.case_city != home)
        return WIN;
    return -3.0 * way_home(m, at, m->me) - courier(m, at) - danger(m, at);
}

struct best {
    const struct moment *m;
    double value;
};

static void keep_best(void *ctx, const solomon_position *at)
{
    struct best *b = ctx;
    double value = judge(b->m, at);

    if (value > b->value)
        b->value = value;
}

static double best_outcome(const struct moment *m, int agent, size_t city)
{
    struct best b = {m, -1e9};

    solomon_each_outcome(&m->p->map, &m->now, agent, city, keep_best, &b);
    return b.value;
}

/* Coins that everybody knows a seat to have on an agent. */
static int shown_by(const struct moment *m, int seat, int agent)
{
    return m->pub->proof[seat][agent].least - m->pub->spent[seat][agent];
}

/* The chance that an own action with this agent stands, by its own coins there and what rivals have named. */
static double stands(const struct moment *m, int agent)
{
    int coins = m->mine->paid[agent];
    double chance = coins >= 6   ? 0.9
                    : coins >= 3 ? 0.75
                    : coins      ? 0.55
                                 : 0.4 + 10 * (double)m->p->style->bluff;

    for (int seat = 0; seat < m->pub->seats; seat++) {
        int shown = shown_by(m, seat, agent);
        if (seat != m->me && shown > 0 && shown >= coins)
            chance *= 0.4;
    }
    return chance;
}

static const game_action *first_of(const struct moment *m, int kind)
{
    for (size_t i = 0; i < m->count; i++)
        if (m->p->legal[i].kind == kind)
            return &m->p->legal[i];
    return NULL;
}

/* The legal action of this kind with the largest first argument not above most; NULL: none. */
static const game_action *number_up_to(const struct moment *m, int kind, int most)
{
    const game_action *found = NULL;

    for (size_t i = 0; i < m->count; i++) {
        const game_action *a = &m->p->legal[i];
        if (a->kind == kind && a->arg[0] <= most && (!found || a->arg[0] > found->arg[0]))
            found = a;
    }
    return found;
}

/* --- the own turn --- */

/* A careless player's whim, so often. */
static bool whim(const struct moment *m, double often)
{
    return m->p->ways->careless && rng_unit(&m->p->rng) < often;
}

/* Agents (bit per agent) who could bring the case home for a rival next turn. */
static unsigned homing_for_rivals(const struct moment *m)
{
    unsigned agents = 0;

    for (int seat = 0; seat < m->pub->seats && m->p->ways->wary; seat++)
        agents |= seat == m->me ? 0 : solomon_homing(&m->p->map, &m->now, m->pub->hq[seat]);
    return agents;
}

/* The agent that a few more coins would help most: near the case, little paid yet. */
static int worth_paying(const struct moment *m, unsigned homing)
{
    static const double feared = 4;
    int found = SOLOMON_NOBODY;
    double most = -1e9;

    for (int agent = 0; agent < SOLOMON_AGENTS; agent++) {
        size_t city = m->pub->agent_city[agent];
        if (city >= m->p->map.cities)
            continue;
        double value = -1.0 * m->p->map.hops[city][m->now.case_city] - 0.35 * m->mine->paid[agent] +
                       1.5 * rng_unit(&m->p->rng);
        if (agent == SOLOMON_MAGICIAN || agent == SOLOMON_ROULETTE || agent == SOLOMON_VAGABOND)
            value += 0.5;
        value += 40 * (double)m->p->style->loyal * m->mine->paid[agent];
        value += homing >> agent & 1 && m->mine->paid[agent] < FEARED_COINS ? feared : 0;
        if (value > most) {
            most = value;
            found = agent;
        }
    }
    return found;
}

static void choose_payoff(const struct moment *m, ai_choice *out)
{
    unsigned homing = homing_for_rivals(m);
    int target = worth_paying(m, homing);
    int coins = 2 + (int)rng_below(&m->p->rng, 4);
    const struct solomon_style *s = m->p->style;
    bool calm = homing == 0;
    bool late =
        m->pub->track <= 3 + (int)rng_below(&m->p->rng, 4) || rng_unit(&m->p->rng) < 20 * (double)s->doctor;

    coins += (int)(2000 * s->heap);
    coins -= (int)(400 * s->keep);
    if (calm && (rng_unit(&m->p->rng) < 15 * (double)s->feint || whim(m, FEINTS)))
        target = SOLOMON_NOBODY;

    if (m->mine->reserve > 0 && late && (calm || m->pub->track <= 3) &&
        (m->mine->paid[SOLOMON_DOCTOR] == 0 || rng_below(&m->p->rng, 2) == 0))
        target = SOLOMON_DOCTOR;
    else if (m->mine->reserve <= 2)
        target = SOLOMON_NOBODY; /* what is left decides a tie for Dr. Solomon */
    if (coins > m->mine->reserve)
        coins = m->mine->reserve;
    if (coins < 1)
        coins = 1;
    if (target == SOLOMON_DOCTOR)
        coins = 1;
    if (target == SOLOMON_NOBODY)
        coins = 0;
    for (size_t i = 0; i < m->count; i++) {
        const game_action *a = &m->p->legal[i];
        if (a->kind == SOLOMON_PAYOFF && a->arg[0] == target && a->arg[1] == coins)
            out->action = *a;
    }
    snprintf(out->why, sizeof out->why, "%s",
             target == SOLOMON_DOCTOR   ? _("The die is near: a coin for Dr. Solomon.")
             : target == SOLOMON_NOBODY ? _("I pay nobody: let them guess.")
                                        : _("Somebody near the briefcase should be on my side."));
}

static void choose_turn(const struct moment *m, ai_choice *out)
{
    const game_action *move = NULL;
    double now = judge(m, &m->now), most = -1e9, risk = 0;
    bool bluffs = whim(m, BLUFFS);

    for (size_t i = 0; i < m->count; i++) {
        const game_action *a = &m->p->legal[i];
        if (a->kind != SOLOMON_MOVE)
            continue;
        bool cheek = bluffs && m->mine->paid[a->arg[0]] == 0;
        double chance = cheek ? BOLD : stands(m, a->arg[0]);
        double gain = (best_outcome(m, a->arg[0], (size_t)a->arg[1]) - now) * chance +
                      0.2 * rng_unit(&m->p->rng) + (cheek ? FUN : 0);
        if (gain > most) {
            most = gain;
            move = a;
            risk = chance;
        }
    }
    /* A move worth little, or one that hardly stands, is a good moment to pay somebody instead. */
    if (m->pub->track <= 3 && m->mine->paid[SOLOMON_DOCTOR] == 0 && m->mine->reserve > 0 && most < WIN / 4)
        risk = 0;
    double eager = most > WIN / 4         ? 1
                   : most <= WORTH_A_MOVE ? 0
                                          : 0.45 + 0.08 * most + (m->mine->reserve < 6 ? 0.3 : 0);
    if (m->p->ways->careless)
        eager = fmax(eager, RESTLESS * m->p->payoffs);
    bool stopped = risk < 0.5 && most < WIN / 3 && m->mine->reserve > 4 &&
                   (m->p->payoffs < PATIENCE || !m->p->ways->careless);
    if (!move || stopped || rng_unit(&m->p->rng) >= eager) {
        choose_payoff(m, out);
        return;
    }
    out->action = *move;
    if (most > WIN / 4)
        snprintf(out->why, sizeof out->why, _("%s can bring the briefcase home."),
                 solomon_agent_name((size_t)move->arg[0]));
    else if (most <= WORTH_A_MOVE)
        snprintf(out->why, sizeof out->why, "%s", _("It is time that somebody moved."));
    else
        snprintf(out->why, sizeof out->why, _("%s brings the briefcase nearer to home."),
                 solomon_agent_name((size_t)move->arg[0]));
}

/* --- other seats' moves, and bids --- */

struct finder {
    const struct moment *m;
    size_t home, start;
    bool found;
    int nearest;
};

static void look_for_home(void *ctx, const solomon_position *at)
{
    struct finder *f = ctx;
    int hops = f->m->p->map.hops[at->case_city][f->home];

    f->found |= at->case_city == f->home && f->start != f->home;
    if (hops < f->nearest)
        f->nearest = hops;
}

/* What is at stake in the announced action for the one whose turn it is: 2 the game, 1 the case comes nearer to its
 * home, 0 little. */
static int stake(const struct moment *m)
{
    size_t home = m->pub->hq[m->pub->turn];
    struct finder f = {m, home, m->now.case_city, false, m->p->map.hops[m->now.case_city][home]};
    int before = f.nearest;

    if (m->pub->verb == SOLOMON_BURN)
        return m->mine->paid[m->pub->target] >= 4 ? 1 : 0;
    solomon_each_outcome(&m->p->map, &m->now, m->pub->agent, m->pub->target, look_for_home, &f);
    return f.found ? 2 : f.nearest < before ? 1 : 0;
}

static void say_answer(const struct moment *m, ai_choice *out, bool challenge, int at_stake)
{
    const char *agent = i18n_marked(solomon_agent_name(m->pub->agent));
    const char *mover = solomon_seat_called(&m->p->setup, m->pub, m->pub->turn);

    if (challenge && at_stake == 2)
        snprintf(out->why, sizeof out->why, _("If %s does this, %s has won."), agent, mover);
    else if (challenge)
        snprintf(out->why, sizeof out->why, _("I have a say in what %s does."), agent);
    else if (at_stake == 2)
        snprintf(out->why, sizeof out->why, _("%s wins with %s unless somebody else can stop it: I cannot."),
                 mover, agent);
    else
        snprintf(out->why, sizeof out->why, _("Let %s have this one."), mover);
}

/* What to name at least to stop the mover, of which so much is asked. */
static int least_number(const struct moment *m, int asked)
{
    int shown = m->p->ways->heeds && m->me != m->pub->turn ? shown_by(m, m->pub->turn, m->pub->agent) : 0;

    return shown > asked ? shown : asked;
}

static void choose_response(const struct moment *m, ai_choice *out)
{
    int coins = m->mine->paid[m->pub->agent], at_stake = stake(m);
    int least = least_number(m, m->pub->verb == SOLOMON_BURN ? SOLOMON_BURN_COST : 1);
    const game_action *challenge = NULL;

    if (at_stake == 2)
        challenge = number_up_to(m, SOLOMON_CHALLENGE, (coins + 1) / 2 > least ? (coins + 1) / 2 : least);
    else if ((at_stake == 1 && coins >= least + 2 &&
              rng_unit(&m->p->rng) < 0.4 + 10 * (double)m->p->style->challenge) ||
             (coins > least && whim(m, HECKLES)))
        challenge = number_up_to(m, SOLOMON_CHALLENGE, least + (int)rng_below(&m->p->rng, 2));
    if (m->p->ways->careless && shown_by(m, m->pub->turn, m->pub->agent) > coins)
        challenge = NULL; /* careless, not blind */
    out->action = challenge ? *challenge : *first_of(m, SOLOMON_PASS);
    say_answer(m, out, challenge, at_stake);
}

static void choose_bid(const struct moment *m, ai_choice *out)
{
    int coins = m->mine->paid[m->pub->agent], at_stake = stake(m);
    int limit = at_stake == 2 ? coins : at_stake == 1 ? (coins * 2 + 2) / 3 : coins / 2;
    int next = least_number(m, m->pub->bidding.named + 1);

    if (next < limit && whim(m, NAMES_MORE))
        next += 1 + (int)rng_below(&m->p->rng, (uint32_t)(limit - next));
    const game_action *raise = number_up_to(m, SOLOMON_RAISE, next);

    if (m->me == m->pub->turn && m->pub->verb == SOLOMON_BURN)
        limit = coins;
    if (!raise || raise->arg[0] < next || raise->arg[0] > limit)
        raise = NULL;
    out->action = raise ? *raise : *first_of(m, SOLOMON_YIELD);
    snprintf(out->why, sizeof out->why, "%s",
             raise ? _("It is worth one more.") : _("Not worth showing more."));
}

/* --- carrying out --- */

static void choose_carry(const struct moment *m, ai_choice *out)
{
    solomon_position with = m->now;
    struct best carried = {m, -1e9}, left = {m, -1e9};

    with.case_city = with.agent_city[m->pub->agent];
    solomon_each_use(&m->p->map, &with, m->pub->agent, keep_best, &carried);
    solomon_each_use(&m->p->map, &m->now, m->pub->agent, keep_best, &left);
    if (m->p->ways->careless)
        carried.value += HOLDS_ON;
    out->action = *first_of(m, carried.value > left.value ? SOLOMON_CARRY : SOLOMON_LEAVE);
}

static void choose_use(const struct moment *m, ai_choice *out)
{
    double most = -1e9;

    for (size_t i = 0; i < m->count; i++) {
        solomon_position next = m->now;
        if (m->p->legal[i].kind == SOLOMON_USE)
            solomon_position_use(&next, m->pub->agent, &m->p->legal[i]);
        double value = judge(m, &next);
        if (value > most) {
            most = value;
            out->action = m->p->legal[i];
        }
    }
}

static void decide(void *player, const struct game_view *view, const struct ai_limits *limits, ai_choice *out)
{
    struct rookie *p = player;
    const struct solomon_view *v = solomon_view_of(view);
    struct moment m = {p, v, &v->pub, &v->secret[v->seat], v->seat, solomon_position_of(&v->pub), 0};

    (void)limits;
    m.count = p->setup.rules->view_legal(p->setup.box, view, p->legal, GAME_MAX_LEGAL);
    if (m.count == 0)
        return;
    out->think_ms = 500 + rng_below(&p->rng, 700);
    switch (v->pub.phase) {
    case SOLOMON_PHASE_TURN:
        out->think_ms += 600;
        choose_turn(&m, out);
        break;
    case SOLOMON_PHASE_RESPOND:
        choose_response(&m, out);
        break;
    case SOLOMON_PHASE_BID:
        choose_bid(&m, out);
        break;
    case SOLOMON_PHASE_CARRY:
        choose_carry(&m, out);
        break;
    case SOLOMON_PHASE_ABILITY:
        choose_use(&m, out);
        break;
    default:
        out->action = p->legal[rng_below(&p->rng, (uint32_t)m.count)];
        break;
    }
}

static void *create(const struct ai_kind *kind, const struct ai_setup *setup)
{
    struct rookie *p = calloc(1, sizeof *p);

    if (!p)
        return NULL;
    p->ways = kind->numbers;
    p->setup = *setup;
    p->style = solomon_style_of(setup->character);
    rng_start(&p->rng, setup->seed, "rookie");
    solomon_map_read(setup->box, (setup->config->option[SOLOMON_OPTION_EXPRESS] != 0), &p->map);
    return p;
}

static void see(void *player, int actor, const game_action *masked, const struct game_view *after)
{
    struct rookie *p = player;

    (void)after;
    if (actor != p->setup.seat)
        return;
    if (masked->kind == SOLOMON_PAYOFF)
        p->payoffs++;
    else if (masked->kind == SOLOMON_MOVE || masked->kind == SOLOMON_BURN)
        p->payoffs = 0;
}

#define ROOKIE                                                                                               \
    AI_ROOKIE, .help = N_("Heads home with the briefcase and hides little: good company for a first game."), \
               .characters = solomon_characters, .create = create, .see = see, .decide = decide,             \
               .destroy = free

static const struct ways ways_1 = {.careless = false}, ways_2 = {.careless = true},
                         ways_3 = {.careless = true, .heeds = true},
                         ways_4 = {.careless = true, .heeds = true, .wary = true};

const struct ai_kind ai_solomon_rookie = {.version = 4, ROOKIE, .numbers = &ways_4};
const struct ai_kind ai_solomon_rookie_3 = {.version = 3, ROOKIE, .numbers = &ways_3};
const struct ai_kind ai_solomon_rookie_2 = {.version = 2, ROOKIE, .numbers = &ways_2};
const struct ai_kind ai_solomon_rookie_1 = {.version = 1, ROOKIE, .numbers = &ways_1};
