/* Many matches between the same opponents, seats rotated, and what came of them. The result depends on the setup
 * alone (but for the times): not on how many threads play. */
#ifndef CONSPIRACY_AI_ARENA_H
#define CONSPIRACY_AI_ARENA_H

#include "ai/opponent.h"

enum {
    ARENA_PHASES = 16,
    ARENA_KINDS = 32,
    ARENA_MAX_GAMES = 10000000,
    ARENA_MAX_JOBS = 256,
};

struct arena_setup {
    struct match_setup match;        /* every match's; its seats are filled in */
    const char *who[GAME_MAX_SEATS]; /* one for each seat of the match */
    uint32_t games;
    uint64_t seed;
    unsigned jobs; /* threads, 1 to ARENA_MAX_JOBS */
    struct ai_limits limits;
    opponent_notice notice; /* may be called on any of the threads */
    void *ctx;
};

/* How often something was done in a phase: by the seat whose turn it was (the first to act in it), by the others. */
typedef struct arena_count {
    uint64_t own, others;
    game_action example;
} arena_count;

/* Sums over all games. Wins are counted in 1/840 (shared by up to 8, they stay whole). */
enum { ARENA_WIN = 840 };
struct arena_result {
    uint32_t games;
    uint64_t wins_of_who[GAME_MAX_SEATS];  /* by index into setup.who */
    uint64_t wins_of_seat[GAME_MAX_SEATS]; /* by seat, whoever sat there */
    uint32_t shared;                       /* games that several won */
    uint32_t endings[ARENA_KINDS];         /* by index into rules->ending_name */
    uint64_t events, rounds, turns;
    uint32_t rounds_least, rounds_most;
    uint64_t rounds_squared;
    uint64_t decisions[GAME_MAX_SEATS], nanos[GAME_MAX_SEATS], nanos_most[GAME_MAX_SEATS]; /* by WHO */
    arena_count count[ARENA_PHASES][ARENA_KINDS];
};

/* Game g has its seats rotated by g modulo the number of seats; each round of rotations is played on one seed, so that
 * everyone gets the same luck in every seat. False and err: a player cannot be opened, or no memory. */
bool arena_run(const struct arena_setup *setup, struct arena_result *out, game_error *err);

/* The 95 % interval of a share (Wilson): of n games, won wins (may be a fraction), as fractions of 1. */
void arena_interval(double wins, double n, double *low, double *high);

#endif
