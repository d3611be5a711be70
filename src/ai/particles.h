/* A set of weighted guesses at what is hidden, of any kind: how it is kept rich while weights shift, and how one is drawn. */
#ifndef CONSPIRACY_AI_PARTICLES_H
#define CONSPIRACY_AI_PARTICLES_H

#include "base/rng.h"

#include <stdbool.h>
#include <stddef.h>

/* A set; all of its memory is its owner's. Weights are at most about 2, and 0 where a guess is refuted. */
struct particles {
    void *item;  /* `count` of them, `size` bytes each */
    void *spare; /* room for as many, overwritten by particles_tend */
    float *weight;
    size_t size;
    int count;
    int anew; /* of so many one is a new guess whenever copies are made; 0: only where hardly any carry weight */
};

/* Puts a new guess into a slot, weighing 1. False: there is none to be had, and the slot stays as it is. */
typedef bool (*particles_fresh)(void *ctx, int slot);

/* Keeps the set rich: where few carry the weight, makes copies of those, as many as each one's weight is worth, all weighing 1
 * again; where hardly any is left, puts in some new ones besides (see `anew`); where none is left, new ones only. */
void particles_tend(struct particles *p, struct rng *rng, particles_fresh fresh, void *ctx);

/* Draws the index of one, as likely as its weight; after particles_tend. One that weighs 0 only where all do. */
int particles_pick(const float *weight, int count, struct rng *rng);

#endif
