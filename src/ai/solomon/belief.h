/* What one seat believes of its rivals' coins: for every rival a weighted set of allocations (particles), each of them a
 * whole way the rival may have got there, so that one that contradicts what was shown has weight nought.
 *
 * Particles follow the match event by event: a payoff, whose object nobody sees, is drawn anew in each of them; a bid
 * removes those that could not have named it; passing, yielding and whom a rival moves shift weight. Where the set grows
 * thin it is filled up from the exact support (game_rules.sample), which also makes sure that nothing possible is
 * ever out of reach. Nothing here depends on what the seat may not know.
 *
 * The kit's worlds (ai/worlds.h) are whole states, each with a payoff of every rival in it. Here every rival has particles of
 * its own instead, since payoffs of rivals do not depend on each other: a thousand of them stand for a thousand to the power of the
 * rivals, and a bid of one leaves what is believed of the others alone. What is shared is how particles are tended and drawn. */
#ifndef CONSPIRACY_AI_SOLOMON_BELIEF_H
#define CONSPIRACY_AI_SOLOMON_BELIEF_H

#include "ai/solomon/position.h"
#include "base/rng.h"

struct solomon_habits; /* ai/solomon/habits.h */

enum {
    BELIEF_PARTICLES = 1024, /* a rival, at most */
    BELIEF_AMOUNTS = SOLOMON_COINS + 1,
};

/* One way a rival's coins may lie. Gross: what burns spent is still counted (see solomon_proof). */
typedef struct solomon_particle {
    uint8_t token;
    uint8_t habit; /* how it pays, a guess that what it does makes better */
    uint8_t gross[SOLOMON_AGENTS];
    uint8_t doctor;
    uint8_t reserve;
} solomon_particle;

struct solomon_belief {
    const struct game_rules *rules;
    const struct game_box *box;
    const struct solomon_map *map;
    int seat;                            /* whose belief; SEAT_NONE: that of anybody who knows no coins */
    uint8_t watched;                     /* whose coins it is about, bit per seat */
    const struct solomon_habits *habits; /* that a rival may have */
    struct rng rng;
    struct solomon_public last;    /* what everyone knew after the last event */
    uint8_t tokens[SOLOMON_SEATS]; /* that a rival may have been dealt: bit per agent */
    solomon_particle particle[SOLOMON_SEATS][BELIEF_PARTICLES];
    float weight[SOLOMON_SEATS][BELIEF_PARTICLES];
    /* Sums over the particles, brought up to date after each event. */
    float at_least[SOLOMON_SEATS][SOLOMON_AGENTS + 1][BELIEF_AMOUNTS]; /* chance of n coins or more, net */
};

/* A belief before the first event. All it is given but the seed outlives it. */
void solomon_belief_start(struct solomon_belief *b, const struct game_rules *rules,
                          const struct game_box *box, const struct solomon_map *map, int seat, uint64_t seed,
                          const struct solomon_habits *habits);

/* The same of somebody who knows nobody's coins, about those of one seat: what that seat may think that others think of it. */
void solomon_belief_start_about(struct solomon_belief *b, const struct game_rules *rules,
                                const struct game_box *box, const struct solomon_map *map, int watched,
                                uint64_t seed, const struct solomon_habits *habits);

/* An event as the seat may know it, and its view afterwards. */
void solomon_belief_see(struct solomon_belief *b, int actor, const game_action *masked,
                        const struct game_view *after);

/* The chance that a rival has n coins or more on an agent now (burns taken off), or on Dr. Solomon. */
double solomon_belief_has(const struct solomon_belief *b, int rival, int agent, int n);
double solomon_belief_mean(const struct solomon_belief *b, int rival, int agent);
/* The mean of what a rival keeps. */
double solomon_belief_reserve(const struct solomon_belief *b, int rival);

/* Draws the coins of one watched seat, whatever others may have. */
void solomon_belief_draw_one(const struct solomon_belief *b, int rival, struct rng *rng,
                             struct solomon_secret *out);

/* Draws a world: every rival's coins, tokens differing, into secret (the seat's own is copied from view). False when no
 * combination of particles has differing tokens in a few tries: then it is drawn from the exact support. */
void solomon_belief_draw(const struct solomon_belief *b, const struct game_view *view, struct rng *rng,
                         struct solomon_secret secret[SOLOMON_SEATS]);

#endif
