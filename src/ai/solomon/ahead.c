/* One further turn, in one world: the next seat tries what it could do and takes what is best for itself. Others stop it
 * when they can and gain by it. Here everyone knows everything, which is only as wrong as the world is. */
#include "ai/solomon/mind.h"

#include <string.h>

typedef struct reply {
    const solomon_mind *m;
    const solomon_world *w;
    int seat, agent;
    unsigned stoppers; /* rivals with coins enough to stop the agent */
    float stay[SOLOMON_SEATS];
    float best[SOLOMON_SEATS];
} reply;

static void keep(reply *r, const float *value)
{
    if (value[r->seat] > r->best[r->seat])
        memcpy(r->best, value, sizeof r->best);
}

static void try_outcome(void *ctx, const solomon_position *after)
{
    reply *r = ctx;
    float out[SOLOMON_SEATS];

    solomon_value_after(&r->m->map, r->w, after, r->m->level->values, out);
    if (out[r->seat] <= r->best[r->seat])
        return;
    for (unsigned left = r->stoppers; left; left &= left - 1) {
        int rival = __builtin_ctz(left);
        if (r->stay[rival] > out[rival])
            return;
    }
    memcpy(r->best, out, sizeof out);
}

static unsigned stoppers(const solomon_world *w, int seat, int agent)
{
    unsigned rivals = 0;

    for (int rival = 0; rival < w->seats; rival++)
        if (rival != seat && w->paid[rival][agent] > 0 && w->paid[rival][agent] >= w->paid[seat][agent])
            rivals |= 1U << rival;
    return rivals;
}

static void try_moves(reply *r)
{
    const solomon_map *map = &r->m->map;
    const solomon_position *at = &r->w->at;

    for (r->agent = 0; r->agent < SOLOMON_AGENTS; r->agent++) {
        size_t city = at->agent_city[r->agent];
        if (city >= map->cities || map->hops[city][at->case_city] > 2)
            continue;
        r->stoppers = stoppers(r->w, r->seat, r->agent);
        for (uint64_t to = map->dest[city]; to;)
            solomon_each_outcome(map, at, r->agent, solomon_pop(&to), try_outcome, r);
    }
}

static void try_payoff(reply *r, int target, int coins)
{
    solomon_world next = *r->w;
    float out[SOLOMON_SEATS];

    if (coins > r->w->reserve[r->seat])
        return;
    solomon_world_pay(&next, r->seat, target, coins);
    solomon_value_after(&r->m->map, &next, &next.at, r->m->level->values, out);
    keep(r, out);
}

static void try_payoffs(reply *r)
{
    const solomon_world *w = r->w;

    try_payoff(r, SOLOMON_DOCTOR, 1);
    for (int agent = 0; agent < SOLOMON_AGENTS; agent++) {
        int most = 0;
        if (w->at.agent_city[agent] == SOLOMON_NOWHERE)
            continue;
        for (int rival = 0; rival < w->seats; rival++)
            if (rival != r->seat && w->paid[rival][agent] > most)
                most = w->paid[rival][agent];
        int lead = most + 1 - w->paid[r->seat][agent];
        try_payoff(r, agent, lead > 0 ? lead : 1);
        try_payoff(r, agent, lead > 0 ? lead + 3 : 4);
    }
}

void solomon_ahead(const solomon_mind *m, const solomon_world *w, const solomon_position *next,
                   float out[SOLOMON_SEATS])
{
    solomon_world after = *w;

    solomon_value_after(&m->map, w, next, m->level->values, out);
    if (solomon_world_arrival(w, w->next, next) >= 0)
        return;
    after.at = *next;
    solomon_world_end_turn(&after);
    reply r = {.m = m, .w = &after, .seat = after.next};
    int rolled = after.roll;
    after.roll = 0;
    solomon_value_after(&m->map, &after, &after.at, m->level->values, r.stay);
    memcpy(r.best, r.stay, sizeof r.best);
    if (!(after.restricted >> after.next & 1))
        try_moves(&r);
    try_payoffs(&r);
    memcpy(out, r.best, sizeof r.best);
    if (rolled)
        solomon_world_settle(&after, out);
}

void solomon_mind_look_ahead(solomon_mind *m, int n)
{
    for (; m->ahead < n && m->ahead < m->worlds; m->ahead++)
        solomon_ahead(m, &m->world[m->ahead], &m->world[m->ahead].at, m->stay_ahead[m->ahead]);
}
