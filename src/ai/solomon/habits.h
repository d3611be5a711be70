/* How people pay: what a payoff that nobody sees may come to, and how often one is made at all. A belief gives every particle a
 * habit, and those whose habit fits what a rival does outlive the others. Guesses about play, not rules. */
#ifndef CONSPIRACY_AI_SOLOMON_HABITS_H
#define CONSPIRACY_AI_SOLOMON_HABITS_H

#include "ai/solomon/belief.h"

/* Where and when a payoff is made. */
struct solomon_habit_scene {
    const struct solomon_map *map;
    const struct solomon_public *pub;
    struct rng *rng;
};

/* A set of habits, and how closely a rival is watched. */
struct solomon_habits {
    uint16_t particles; /* a rival, at most BELIEF_PARTICLES */
    uint16_t anew;      /* as in struct particles */
    uint8_t (*draw)(struct rng *rng);
    /* A payoff, drawn for one particle. */
    void (*pay)(const struct solomon_habit_scene *scene, solomon_particle *p);
    /* The chance that somebody whose turn it is pays, instead of moving. NULL: that tells nothing. */
    float (*pays)(const solomon_particle *p);
    /* What moves and answers make likely or unlikely counts to this power, 0 meaning 1: signs repeat each other, and who lets
     * five moves pass has not said five times that he has nothing there. */
    float temper;
};

/* Those of versions 1 to 4, of version 5, and those since. */
extern const struct solomon_habits solomon_habits_1, solomon_habits_5, solomon_habits_6;

#endif
