/* Where everything stands on the map, without anybody's coins, and what one turn can make of it. All of it is
 * public; opponents think in positions and weigh them with what they know. */
#ifndef CONSPIRACY_AI_SOLOMON_POSITION_H
#define CONSPIRACY_AI_SOLOMON_POSITION_H

#include "rules/solomon/solomon_view.h"

/* The board as masks and distances, copied out of the box once. */
struct solomon_map {
    size_t cities;
    uint64_t near[SOLOMON_CITIES]; /* by string */
    uint64_t dest[SOLOMON_CITIES]; /* where an announced move may go from here: near, and trains */
    uint64_t stations;
    uint8_t hops[SOLOMON_CITIES][SOLOMON_CITIES]; /* announced moves from one to the other */
};

/* express: trains call where the house rule lets them. */
void solomon_map_read(const struct game_box *box, bool express, struct solomon_map *out);

typedef struct solomon_position {
    uint8_t agent_city[SOLOMON_AGENTS]; /* SOLOMON_NOWHERE: burnt */
    uint8_t case_city;
} solomon_position;

/* The position in a view. While an announced move is being carried out its agent counts as arrived. */
solomon_position solomon_position_of(const struct solomon_public *pub);

/* The cities to which a turn that moves this agent can bring the case (rulings 15 and 16); 0 for a burnt agent. */
uint64_t solomon_case_reach(const struct solomon_map *map, const solomon_position *at, int agent);

/* Bit per agent whose move can bring the case to hq this turn. */
unsigned solomon_homing(const struct solomon_map *map, const solomon_position *at, size_t hq);

/* Carries out a `use` (the agent is where the announced move took it). */
void solomon_position_use(solomon_position *at, int agent, const game_action *use);

/* Calls visit for every position that can be made of this one once the agent stands in its announced city: with every
 * use of its ability, and without. */
typedef void (*solomon_visit)(void *ctx, const solomon_position *at);
void solomon_each_use(const struct solomon_map *map, const solomon_position *at, int agent,
                      solomon_visit visit, void *ctx);

/* The same for an announced move from the start: with the case and without, where it is there to be taken. */
void solomon_each_outcome(const struct solomon_map *map, const solomon_position *at, int agent, size_t city,
                          solomon_visit visit, void *ctx);

/* The lowest city of a set, taken out of it; the set must not be empty. */
static inline size_t solomon_pop(uint64_t *set)
{
    size_t city = (size_t)__builtin_ctzll(*set);

    *set &= *set - 1;
    return city;
}

static inline uint64_t solomon_city_bit(size_t city)
{
    return city < SOLOMON_CITIES ? UINT64_C(1) << city : 0;
}

#endif
