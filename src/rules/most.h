/* Who has the most of something. */
#ifndef CONSPIRACY_RULES_MOST_H
#define CONSPIRACY_RULES_MOST_H

#include "rules/game.h"

/* The seats that have the most, even if that is nothing, as bits: an amount for each of so many, none below 0. */
GAME_INLINE unsigned seats_with_most(const int *amount, int seats)
{
    unsigned best = 0;
    int most = 0;
    for (int i = 0; i < seats; i++) {
        if (amount[i] > most)
            best = 0;
        if (amount[i] >= most) {
            most = amount[i];
            best |= 1U << i;
        }
    }
    return best;
}

#endif
