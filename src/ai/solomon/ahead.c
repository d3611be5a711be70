/* Further turns, in one world: each next seat tries what it could do and takes what is best for itself. Others stop it
 * when they can and gain by it. Here everyone knows everything, which is only as wrong as the world is. */
#include "ai/solomon/mind.h"
#include "ai/solomon/study.h"

#include <string.h>

/* A seat that is up again would know here what it cannot know then: so much of what it makes of that is in doubt. */
static const float FORESEEN = 0.05f;

struct reply {
    const struct solomon_mind *m;
    const struct solomon_world *w;
    struct solomon_study study; /* of that */
    int seat, agent;
    unsigned stoppers; /* rivals with coins enough to stop the agent */
    uint64_t roamed;   /* where Tempest alone was seen to end: the same place by another way is nothing new */
    float stay[SOLOMON_SEATS];
    float best[SOLOMON_SEATS];
    struct solomon_world next; /* what the best leaves behind, within the turn */
};

static void keep(struct reply *r, const float *value, const struct solomon_world *next)
{
    memcpy(r->best, value, sizeof r->best);
    r->next = *next;
}

static void try_outcome(void *ctx, const solomon_position *after)
{
    struct reply *r = ctx;
    float out[SOLOMON_SEATS];

    if (r->agent == SOLOMON_TEMPEST && after->case_city == r->w->at.case_city) {
        uint64_t end = solomon_city_bit(after->agent_city[SOLOMON_TEMPEST]);
        if (r->roamed & end)
            return;
        r->roamed |= end;
    }
    solomon_study_after(&r->study, after, out);
    if (out[r->seat] <= r->best[r->seat])
        return;
    for (unsigned left = r->stoppers; left; left &= left - 1) {
        int rival = __builtin_ctz(left);
        if (r->stay[rival] > out[rival])
            return;
    }
    struct solomon_world next = *r->w;
    next.at = *after;
    keep(r, out, &next);
}

static unsigned stoppers(const struct solomon_world *w, int seat, int agent)
{
    unsigned rivals = 0;

    for (int rival = 0; rival < w->seats; rival++)
        if (rival != seat && w->paid[rival][agent] > 0 && w->paid[rival][agent] >= w->paid[seat][agent])
            rivals |= 1U << rival;
    return rivals;
}

static void try_moves(struct reply *r)
{
    const struct solomon_map *map = &r->m->map;
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

static void try_payoff(struct reply *r, int target, int coins)
{
    struct solomon_world next = *r->w;
    float out[SOLOMON_SEATS];

    if (coins > r->w->reserve[r->seat])
        return;
    solomon_world_pay(&next, r->seat, target, coins);
    solomon_value_after(&r->m->map, &next, &next.at, r->m->level->values, out);
    if (out[r->seat] > r->best[r->seat])
        keep(r, out, &next);
}

static void try_payoffs(struct reply *r)
{
    const struct solomon_world *w = r->w;

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

/* The worth of every seat when the seats from w->next on play so many turns, after one of `self`. */
static void play_out(const struct solomon_mind *m, const struct solomon_world *w, int self, int turns,
                     float out[SOLOMON_SEATS])
{
    struct solomon_world now = *w;
    struct reply r;

    now.roll = 0;
    r.m = m;
    r.w = &now;
    r.seat = now.next;
    r.roamed = 0;
    solomon_study_start(&r.study, &m->map, &now, m->level->values);
    solomon_study_after(&r.study, &now.at, r.stay);
    keep(&r, r.stay, &now);
    if (!(now.restricted >> now.next & 1))
        try_moves(&r);
    try_payoffs(&r);
    if (turns > 1 && solomon_world_arrival(&now, now.next, &r.next.at) == SEAT_NONE) {
        solomon_world_end_turn(&r.next);
        play_out(m, &r.next, self, turns - 1, out);
    } else {
        memcpy(out, r.best, sizeof r.best);
    }
    for (int seat = 0; now.next == self && seat < w->seats; seat++)
        out[seat] = (1 - FORESEEN) * out[seat] + FORESEEN / (float)w->seats;
    if (w->roll)
        solomon_world_settle(w, out);
}

void solomon_ahead(const struct solomon_mind *m, const struct solomon_world *w, const solomon_position *next,
                   float out[SOLOMON_SEATS])
{
    struct solomon_world after = *w;

    if (solomon_world_arrival(w, w->next, next) != SEAT_NONE) {
        solomon_value_after(&m->map, w, next, m->level->values, out);
        return;
    }
    after.at = *next;
    solomon_world_end_turn(&after);
    play_out(m, &after, w->next, m->look->turns, out);
}

void solomon_mind_look_ahead(struct solomon_mind *m, int n)
{
    for (; m->ahead < n && m->ahead < m->worlds && !(m->ahead > 0 && ai_halt(&m->clock)); m->ahead++)
        solomon_ahead(m, &m->world[m->ahead], &m->world[m->ahead].at, m->stay_ahead[m->ahead]);
}
