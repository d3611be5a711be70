/* The board that comes with the game, and random positions on it, for the tests of its table. */
#ifndef CONSPIRACY_CONSPIRACY_TESTS_SOLOMON_SCENE_RANDOM_H
#define CONSPIRACY_CONSPIRACY_TESTS_SOLOMON_SCENE_RANDOM_H

#include "rules/match.h"
#include "rules/shelf.h"
#include "rules/solomon/solomon_view.h"

/* Numbers that depend on nothing but their seed. */
uint32_t dice_draw(void *ctx, uint32_t n); /* ctx: a uint64_t */

const struct game_box *board_of(struct game_shelf *shelf);
/* A match of so many people after about so many events of random play; the caller frees it. It ends at a decision of a
 * person's, or at the end of the game. */
struct match *random_match(struct game_shelf *shelf, uint8_t seats, uint64_t seed, size_t events);
/* The same at the first turn of all: whoever has something to choose before it takes the first there is. */
struct match *first_turn_match(struct game_shelf *shelf, uint8_t seats, uint64_t seed);

#endif
