/* Random numbers by name: a stream is a seed and a name, so that what only decorates (`cosmetic`) can never shift
 * what decides (`game`). The same seed and name give the same numbers on every machine. */
#ifndef CONSPIRACY_BASE_RNG_H
#define CONSPIRACY_BASE_RNG_H

#include <stdint.h>

/* One stream (xoshiro128**). A plain value: a copy continues alike. */
struct rng {
    uint32_t s[4];
};

/* Starts the stream called `stream` (`game`, `cosmetic`, `ai 2`) of a seed. */
void rng_start(struct rng *r, uint64_t seed, const char *stream);

/* 32 random bits. */
uint32_t rng_next(struct rng *r);

/* Uniform in [0, n), n > 0, without bias. */
uint32_t rng_below(struct rng *r, uint32_t n);

/* Uniform in [0, 1). */
double rng_unit(struct rng *r);

/* rng_below for a `struct rng` behind a pointer: the shape of game_draw (rules/game.h). */
uint32_t rng_draw(void *rng, uint32_t n);

/* A seed that nobody chose: from the system's entropy. Not for anything that must be repeatable. */
uint64_t rng_entropy(void);

#endif
