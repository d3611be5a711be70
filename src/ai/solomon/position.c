#include "ai/solomon/position.h"

#include <string.h>

static void measure(struct solomon_map *map, size_t from)
{
    uint64_t seen = solomon_city_bit(from), edge = seen;

    memset(map->hops[from], SOLOMON_NOWHERE, sizeof map->hops[from]);
    for (uint8_t hops = 0; edge; hops++) {
        uint64_t next = 0;
        while (edge) {
            size_t city = solomon_pop(&edge);
            map->hops[from][city] = hops;
            next |= map->dest[city];
        }
        edge = next & ~seen;
        seen |= next;
    }
}

void solomon_map_read(const struct game_box *box, bool express, struct solomon_map *out)
{
    memset(out, 0, sizeof *out);
    out->cities = solomon_box_of(box)->map.places;
    out->stations = solomon_box_of(box)->stations[express];
    for (size_t city = 0; city < out->cities; city++) {
        out->near[city] = solomon_box_of(box)->map.near[city];
        out->dest[city] = solomon_box_of(box)->go[express][city];
    }
    for (size_t city = 0; city < out->cities; city++)
        measure(out, city);
}

solomon_position solomon_position_of(const struct solomon_public *pub)
{
    solomon_position at;

    memcpy(at.agent_city, pub->agent_city, sizeof at.agent_city);
    at.case_city = pub->case_city;
    if (pub->verb == SOLOMON_MOVE &&
        (pub->phase == SOLOMON_PHASE_CARRY || pub->phase == SOLOMON_PHASE_ABILITY))
        at.agent_city[pub->agent] = pub->target;
    return at;
}

uint64_t solomon_case_reach(const struct solomon_map *map, const solomon_position *at, int agent)
{
    size_t from = at->agent_city[agent], it = at->case_city;

    if (from >= map->cities || it >= map->cities)
        return 0;
    uint64_t steps = map->dest[from];
    uint64_t carried = from == it ? steps : 0;
    /* Where the case can stand beside the agent after the announced step. */
    uint64_t beside = carried | (steps & solomon_city_bit(it));
    uint64_t reach = carried;
    switch (agent) {
    case SOLOMON_MAGICIAN:
        for (uint64_t left = beside; left;)
            reach |= map->near[solomon_pop(&left)];
        break;
    case SOLOMON_ROULETTE:
        reach |= steps & map->near[it];
        break;
    case SOLOMON_VAGABOND:
        for (uint64_t left = beside & map->stations; left;)
            reach |= map->stations & ~solomon_city_bit(solomon_pop(&left));
        break;
    default:
        break;
    }
    return reach;
}

unsigned solomon_homing(const struct solomon_map *map, const solomon_position *at, size_t hq)
{
    unsigned agents = 0;

    for (int agent = 0; agent < SOLOMON_AGENTS; agent++)
        if (solomon_case_reach(map, at, agent) & solomon_city_bit(hq))
            agents |= 1U << agent;
    return agents;
}

void solomon_position_use(solomon_position *at, int agent, const game_action *use)
{
    uint8_t *own = &at->agent_city[agent];

    switch (agent) {
    case SOLOMON_BEACON:
        at->agent_city[use->arg[0] - SOLOMON_ARG_AGENT] = *own;
        break;
    case SOLOMON_MAGICIAN:
        at->case_city = (uint8_t)use->arg[0];
        break;
    case SOLOMON_ROULETTE:
        at->case_city = *own;
        break;
    case SOLOMON_SPYGLASS:
        at->agent_city[use->arg[0] - SOLOMON_ARG_AGENT] = (uint8_t)use->arg[1];
        break;
    case SOLOMON_TEMPEST:
        *own = (uint8_t)use->arg[use->n - 1];
        break;
    default:
        if (use->n > 1)
            at->case_city = (uint8_t)use->arg[0];
        *own = (uint8_t)use->arg[0];
        break;
    }
}

/* Positions in which one thing stands in each of a set of cities. */
static void each_city(const solomon_position *at, size_t piece, uint64_t cities, solomon_visit visit,
                      void *ctx)
{
    while (cities) {
        solomon_position next = *at;
        uint8_t city = (uint8_t)solomon_pop(&cities);
        if (piece < SOLOMON_AGENTS)
            next.agent_city[piece] = city;
        else
            next.case_city = city;
        visit(ctx, &next);
    }
}

enum { THE_CASE = SOLOMON_AGENTS };

static void each_company(const struct solomon_map *map, const solomon_position *at, int agent,
                         solomon_visit visit, void *ctx)
{
    size_t own = at->agent_city[agent];

    for (size_t other = 0; other < SOLOMON_AGENTS; other++) {
        size_t city = at->agent_city[other];
        if ((int)other == agent || city >= map->cities)
            continue;
        if (agent == SOLOMON_BEACON && map->near[own] & solomon_city_bit(city))
            each_city(at, other, solomon_city_bit(own), visit, ctx);
        else if (agent == SOLOMON_SPYGLASS && city == own)
            each_city(at, other, map->near[own], visit, ctx);
    }
}

static void each_ride(const struct solomon_map *map, const solomon_position *at, solomon_visit visit,
                      void *ctx)
{
    size_t own = at->agent_city[SOLOMON_VAGABOND];
    uint64_t rides = map->stations & ~solomon_city_bit(own);

    if (!(map->stations & solomon_city_bit(own)))
        return;
    each_city(at, SOLOMON_VAGABOND, rides, visit, ctx);
    while (at->case_city == own && rides) {
        solomon_position next = *at;
        next.case_city = next.agent_city[SOLOMON_VAGABOND] = (uint8_t)solomon_pop(&rides);
        visit(ctx, &next);
    }
}

void solomon_each_use(const struct solomon_map *map, const solomon_position *at, int agent,
                      solomon_visit visit, void *ctx)
{
    size_t own = at->agent_city[agent];
    uint64_t ends = 0;

    visit(ctx, at);
    switch (agent) {
    case SOLOMON_MAGICIAN:
        if (at->case_city == own)
            each_city(at, THE_CASE, map->near[own], visit, ctx);
        break;
    case SOLOMON_ROULETTE:
        if (map->near[own] & solomon_city_bit(at->case_city))
            each_city(at, THE_CASE, solomon_city_bit(own), visit, ctx);
        break;
    case SOLOMON_TEMPEST:
        for (uint64_t left = map->dest[own]; left;)
            ends |= map->dest[solomon_pop(&left)];
        each_city(at, SOLOMON_TEMPEST, (ends | map->dest[own]) & ~solomon_city_bit(own), visit, ctx);
        break;
    case SOLOMON_VAGABOND:
        each_ride(map, at, visit, ctx);
        break;
    default:
        each_company(map, at, agent, visit, ctx);
        break;
    }
}

void solomon_each_outcome(const struct solomon_map *map, const solomon_position *at, int agent, size_t city,
                          solomon_visit visit, void *ctx)
{
    solomon_position next = *at;
    bool there = at->agent_city[agent] == at->case_city;

    next.agent_city[agent] = (uint8_t)city;
    solomon_each_use(map, &next, agent, visit, ctx);
    if (there) {
        next.case_city = (uint8_t)city;
        solomon_each_use(map, &next, agent, visit, ctx);
    }
}
