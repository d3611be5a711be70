/* Every way in which the rest of a turn can go in one world, whoever answers what: the plain and slow thing that a look ahead is
 * compared with. */
#ifndef CONSPIRACY_TESTS_TABLE_BRUTE_H
#define CONSPIRACY_TESTS_TABLE_BRUTE_H

#include "rules/game.h"

#include <stddef.h>

union brute_state {
    max_align_t align;
    unsigned char bytes[GAME_MAX_STATE];
};

struct brute {
    const struct game_rules *rules;
    const struct game_box *box;
    /* Takes out of a state what nothing depends on any more, so that it is not looked at twice; may be NULL. */
    void (*plain)(struct game_state *state);

    uint32_t some, all; /* who wins in some of the ends, and in all */
    int ends;
};

/* Goes through all of them. */
void brute_find(struct brute *b, const struct game_state *at);

#endif
