/* A whole match of random play, for tests that look at many positions. */
#ifndef CONSPIRACY_TESTS_GAMES_WANDER_H
#define CONSPIRACY_TESTS_GAMES_WANDER_H

#include "rules/game.h"

/* Plays with the usual options to the end; what is asked of several at once is not for it. `look` sees the state after each event. Fails the
 * test where something is refused. */
void wander(const struct game_rules *rules, uint8_t seats, uint64_t seed,
            void (*look)(const struct game_state *state));

#endif
