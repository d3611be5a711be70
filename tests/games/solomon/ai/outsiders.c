#include "outsiders.h"

#include "ai/solomon/position.h"
#include "ai/solomon/rookie.h"
#include "base/rng.h"

#include <stdlib.h>

const struct outsider outsiders[OUTSIDERS] = {
    {.id = "patient", .help = "a coin to Dr. Solomon every turn and nothing else", .doctor = 100, .from = 20},
    {.id = "guard",
     .help = "the same, and stops what wins",
     .doctor = 100,
     .from = 20,
     .wins = true,
     .stops = STOPS_WINS,
     .names = NAMES_HALF},
    {.id = "broker",
     .help = "four coins on each of two agents, then Dr. Solomon; stops what wins",
     .backed = 2,
     .heap = 4,
     .doctor = 100,
     .from = 20,
     .wins = true,
     .stops = STOPS_WINS,
     .names = NAMES_HALF},
    {.id = "nine",
     .help = "nine on one agent, then Dr. Solomon; stops what wins",
     .backed = 1,
     .heap = 9,
     .doctor = 100,
     .from = 20,
     .wins = true,
     .stops = STOPS_WINS,
     .names = NAMES_HALF},
    {.id = "all-in",
     .help = "everything on one agent, and marches",
     .backed = 1,
     .heap = 30,
     .march = 80,
     .wins = true,
     .stops = STOPS_WINS,
     .names = NAMES_HALF},
    {.id = "heckler",
     .help = "challenges everything with 1",
     .backed = 2,
     .heap = 3,
     .doctor = 80,
     .from = 12,
     .march = 40,
     .wins = true,
     .stops = STOPS_ANYTHING,
     .names = NAMES_LEAST},
    {.id = "meek",
     .help = "lets everything pass",
     .backed = 2,
     .heap = 4,
     .doctor = 100,
     .from = 12,
     .march = 50,
     .wins = true,
     .yields = true},
    {.id = "honest",
     .help = "challenges only what matters, and then names all it has",
     .backed = 2,
     .heap = 5,
     .doctor = 100,
     .from = 10,
     .march = 50,
     .wins = true,
     .stops = STOPS_NEARER,
     .names = NAMES_ALL},
    {.id = "miser",
     .help = "two coins at a time, the least that stops or moves",
     .backed = 3,
     .heap = 2,
     .doctor = 100,
     .from = 8,
     .march = 50,
     .wins = true,
     .stops = STOPS_NEARER,
     .names = NAMES_LEAST},
    {.id = "rush",
     .help = "six on one agent, and marches at every chance",
     .backed = 1,
     .heap = 6,
     .doctor = 100,
     .from = 4,
     .march = 100,
     .wins = true,
     .stops = STOPS_WINS,
     .names = NAMES_HALF},
    {.id = "bluffer",
     .help = "pays no agent, and marches all the same",
     .doctor = 50,
     .from = 20,
     .march = 70,
     .wins = true,
     .stops = STOPS_WINS,
     .names = NAMES_HALF},
    {.id = "sleeper",
     .help = "three on each of three agents, waits, and pays Dr. Solomon from ten spaces before the end",
     .backed = 3,
     .heap = 3,
     .doctor = 100,
     .from = 10,
     .wins = true,
     .stops = STOPS_WINS,
     .names = NAMES_HALF},
    {.id = "learnt-2",
     .help = "learnt against one agent, express trains",
     .backed = 2,
     .heap = 11,
     .doctor = 100,
     .from = 17,
     .march = 82,
     .wins = true,
     .stops = STOPS_WINS,
     .names = NAMES_HALF},
    {.id = "learnt-3",
     .help = "learnt against two agents, express trains",
     .backed = 1,
     .heap = 5,
     .doctor = 100,
     .from = 19,
     .march = 1,
     .wins = true,
     .stops = STOPS_WINS,
     .names = NAMES_ALL},
    {.id = "learnt-4",
     .help = "learnt against three agents, by the rulebook",
     .backed = 2,
     .heap = 7,
     .doctor = 97,
     .from = 19,
     .march = 18,
     .wins = true,
     .stops = STOPS_WINS,
     .names = NAMES_HALF},
    {.id = "learnt-4x",
     .help = "learnt against three agents, express trains",
     .backed = 3,
     .heap = 10,
     .doctor = 97,
     .from = 17,
     .march = 25,
     .wins = true,
     .stops = STOPS_WINS,
     .names = NAMES_HALF},
};

struct player {
    const struct outsider *is;
    struct ai_setup setup;
    void *rookie; /* carries out what was announced */
    struct rng rng;
    struct solomon_map map;
    game_action legal[GAME_MAX_LEGAL];
    size_t count;
};

/* Of a decision. */
struct moment {
    struct player *p;
    const struct solomon_view *v;
    const struct solomon_secret *mine;
    solomon_position now;
};

static const game_action *find(const struct moment *m, int kind, int first, int second)
{
    for (size_t i = 0; i < m->p->count; i++) {
        const game_action *a = &m->p->legal[i];
        if (a->kind == kind && (first < 0 || a->arg[0] == first) && (second < 0 || a->arg[1] == second))
            return a;
    }
    return NULL;
}

struct way {
    const struct moment *m;
    size_t home;
    int least; /* from the case to home, at best */
};

static void measure(void *ctx, const solomon_position *after)
{
    struct way *w = ctx;
    int hops = w->m->p->map.hops[after->case_city][w->home];

    if (hops < w->least)
        w->least = hops;
}

/* How near to a seat's home the case can come by a move: 0 is a win, unless it lies there already. */
static int nearest(const struct moment *m, int seat, int agent, size_t city)
{
    struct way w = {m, m->v->pub.hq[seat], 99};

    solomon_each_outcome(&m->p->map, &m->now, agent, city, measure, &w);
    return w.least;
}

static int distance(const struct moment *m, int seat)
{
    int hops = m->p->map.hops[m->now.case_city][m->v->pub.hq[seat]];

    return hops ? hops : 2;
}

/* The move that brings the case nearest to home, of those the one by the agent with most coins; NULL: none brings it nearer. */
static const game_action *best_move(const struct moment *m, int *least)
{
    const game_action *best = NULL;
    int coins = 0, seat = m->v->seat;

    *least = distance(m, seat);
    if (m->now.case_city == m->v->pub.hq[seat])
        return NULL;
    for (size_t i = 0; i < m->p->count; i++) {
        const game_action *a = &m->p->legal[i];
        if (a->kind != SOLOMON_MOVE)
            continue;
        int hops = nearest(m, seat, a->arg[0], (size_t)a->arg[1]);
        if (hops < *least || (best && hops == *least && m->mine->paid[a->arg[0]] > coins)) {
            *least = hops;
            coins = m->mine->paid[a->arg[0]];
            best = a;
        }
    }
    return best;
}

/* The agents that carry farthest come first. */
static const uint8_t by_reach[SOLOMON_AGENTS] = {SOLOMON_VAGABOND, SOLOMON_MAGICIAN, SOLOMON_ROULETTE,
                                                 SOLOMON_TEMPEST,  SOLOMON_SPYGLASS, SOLOMON_BEACON};

/* The payoff that its plan still asks for; NULL: none. */
static const game_action *plan(const struct moment *m)
{
    int left = m->p->is->backed;

    for (int i = 0; i < SOLOMON_AGENTS && left > 0; i++) {
        int agent = by_reach[i], coins = m->p->is->heap - m->mine->paid[agent];
        if (m->v->pub.burnt >> agent & 1)
            continue;
        left--;
        if (coins > m->mine->reserve)
            coins = m->mine->reserve;
        if (coins > 0)
            return find(m, SOLOMON_PAYOFF, agent, coins);
    }
    return NULL;
}

static bool in_the_mood(const struct moment *m, int percent)
{
    return (int)rng_below(&m->p->rng, 100) < percent;
}

static const game_action *take_turn(const struct moment *m)
{
    const struct outsider *is = m->p->is;
    const game_action *found;
    int least;
    const game_action *move = best_move(m, &least);

    if (move && least == 0 && is->wins)
        return move;
    if ((found = plan(m)))
        return found;
    if (move && in_the_mood(m, is->march))
        return move;
    if (m->v->pub.track <= is->from && in_the_mood(m, is->doctor) &&
        (found = find(m, SOLOMON_PAYOFF, SOLOMON_DOCTOR, -1)))
        return found;
    return find(m, SOLOMON_PAYOFF, SOLOMON_NOBODY, -1);
}

/* Whether what was announced matters enough. */
static bool to_be_stopped(const struct moment *m)
{
    const struct solomon_public *pub = &m->v->pub;
    int stops = m->p->is->stops;

    if (stops == STOPS_NOTHING || stops == STOPS_ANYTHING || pub->verb == SOLOMON_BURN)
        return stops == STOPS_ANYTHING || (pub->verb == SOLOMON_BURN && m->mine->paid[pub->target] >= 4);
    int hops = nearest(m, pub->turn, pub->agent, pub->target);
    bool rests = m->now.case_city == pub->hq[pub->turn];
    return !rests && (hops == 0 || (stops == STOPS_NEARER && hops < distance(m, pub->turn)));
}

static const game_action *name(const struct moment *m, int kind, int least)
{
    int coins = m->mine->paid[m->v->pub.agent], n = least;

    if (m->p->is->names == NAMES_HALF && (coins + 1) / 2 > n)
        n = (coins + 1) / 2;
    if (m->p->is->names == NAMES_ALL && coins > n)
        n = coins;
    return n > coins ? NULL : find(m, kind, n, -1);
}

static const game_action *respond(const struct moment *m)
{
    int least = m->v->pub.verb == SOLOMON_BURN ? SOLOMON_BURN_COST : 1;
    const game_action *challenge = to_be_stopped(m) ? name(m, SOLOMON_CHALLENGE, least) : NULL;

    return challenge ? challenge : find(m, SOLOMON_PASS, -1, -1);
}

static const game_action *bid(const struct moment *m)
{
    const struct solomon_public *pub = &m->v->pub;
    bool cares = pub->turn == m->v->seat || to_be_stopped(m);
    const game_action *raise =
        m->p->is->yields || !cares ? NULL : name(m, SOLOMON_RAISE, pub->bidding.named + 1);

    return raise ? raise : find(m, SOLOMON_YIELD, -1, -1);
}

static void decide(void *player, const struct game_view *view, const struct ai_limits *limits, ai_choice *out)
{
    struct player *p = player;
    const struct solomon_view *v = solomon_view_of(view);
    struct moment m = {p, v, &v->secret[v->seat], solomon_position_of(&v->pub)};
    const game_action *a = NULL;

    p->count = p->setup.rules->view_legal(p->setup.box, view, p->legal, GAME_MAX_LEGAL);
    ai_solomon_rookie_1.decide(p->rookie, view, limits, out);
    switch (v->pub.phase) {
    case SOLOMON_PHASE_INVEST:
        a = find(&m, SOLOMON_INVEST, SOLOMON_MAGICIAN, SOLOMON_VAGABOND);
        break;
    case SOLOMON_PHASE_TURN:
        a = take_turn(&m);
        break;
    case SOLOMON_PHASE_RESPOND:
        a = respond(&m);
        break;
    case SOLOMON_PHASE_BID:
        a = bid(&m);
        break;
    default:
        break;
    }
    if (a)
        out->action = *a;
}

static void *create(const struct ai_kind *kind, const struct ai_setup *setup)
{
    struct player *p = calloc(1, sizeof *p);

    if (!p)
        return NULL;
    p->is = kind->numbers;
    p->setup = *setup;
    p->rookie = ai_solomon_rookie_1.create(&ai_solomon_rookie_1, setup);
    rng_start(&p->rng, setup->seed, "outsider");
    solomon_map_read(setup->box, setup->config->option[SOLOMON_OPTION_EXPRESS] != 0, &p->map);
    return p;
}

static void destroy(void *player)
{
    struct player *p = player;

    ai_solomon_rookie_1.destroy(p->rookie);
    free(p);
}

struct ai_kind outsider_kind(const struct outsider *numbers)
{
    return (struct ai_kind){.id = numbers->id,
                            .version = 1,
                            .numbers = numbers,
                            .create = create,
                            .decide = decide,
                            .destroy = destroy};
}
