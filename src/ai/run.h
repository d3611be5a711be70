/* A match from its first event to its end, played by opponents: what `play` and the arena do. */
#ifndef CONSPIRACY_AI_RUN_H
#define CONSPIRACY_AI_RUN_H

#include "ai/opponent.h"
#include "base/rng.h"

/* What to play. */
struct run_setup {
    struct match_setup match;        /* `who` and `name` of its seats are filled in by run_open */
    const char *who[GAME_MAX_SEATS]; /* as typed, for each seat */
    uint64_t seed;                   /* of chance */
    uint64_t player_seed[GAME_MAX_SEATS];
    struct ai_limits limits;
    opponent_notice notice;
    void *ctx;
    bool patient; /* as opponent_setup.patient */
    bool time;    /* measure decisions */
};

/* Told of each event after it was added; nanos is what its decision took (0: chance, or not measured). */
typedef void (*run_watch)(void *ctx, const struct match *m, uint64_t nanos);

/* Plays it all. Returns the finished match, which the caller frees; NULL and err: a player cannot be opened, or no
 * memory. watch may be NULL. */
struct match *run_match(struct run_setup *setup, run_watch watch, void *ctx, game_error *err);

/* Whether all that are not named before in the list can be opened: a bot that is never ready is found before anything is
 * played. False and err: one cannot. */
bool run_can_start(const struct run_setup *setup, game_error *err);

/* The seed of a seat's own random stream in the match of a seed. */
uint64_t run_player_seed(uint64_t seed, int seat);

#endif
