/* The bidding about one announced action as a game of its own, solved: a mover and one challenger, each with a hidden number
 * of coins on the acting agent. The challenger passes or opens; then they go higher in turn, or yield.
 *
 * Two seats share one win, so what one of them gets the other loses. A decision is known by the coins of who takes it and
 * by the numbers named so far: a set of bits, since they rise (bit n - 1: somebody named n). With an even number of bits the
 * challenger is up, otherwise the mover. */
#ifndef CONSPIRACY_TESTS_AI_AUCTION_H
#define CONSPIRACY_TESTS_AI_AUCTION_H

#include <stdbool.h>

enum {
    AUCTION_COINS = 5, /* the most that one can have there */
    AUCTION_HANDS = AUCTION_COINS + 1,
    AUCTION_NAMED = 1 << AUCTION_COINS,
};

enum { AUCTION_MOVER, AUCTION_CHALLENGER };

/* What the challenger gets. */
typedef struct auction_worth {
    double stands;  /* it passed */
    double stopped; /* the mover yielded */
    double lost;    /* it yielded, and is restricted */
} auction_worth;

struct auction {
    double chance[AUCTION_HANDS][AUCTION_HANDS]; /* of the mover's coins and the challenger's, summing to 1 */
    auction_worth worth[AUCTION_HANDS][AUCTION_HANDS];
};

/* How a seat plays: for its coins and the numbers named, the chance of naming each number; 0 is to pass or yield. */
struct auction_policy {
    double does[AUCTION_HANDS][AUCTION_NAMED][AUCTION_HANDS];
};

/* Who is up, and the highest number named. */
int auction_up(int named);
int auction_bid(int named);

/* What the challenger gets when both play so. */
double auction_value(const struct auction *g, const struct auction_policy *mover,
                     const struct auction_policy *challenger);
/* What the challenger gets when `role` plays so and the other plays the best answer to it. */
double auction_answered(const struct auction *g, int role, const struct auction_policy *policy);
/* Finds policies from which neither gains more than `slack` by changing alone. False: not in so many rounds. */
bool auction_solve(const struct auction *g, double slack, int rounds, struct auction_policy *mover,
                   struct auction_policy *challenger);

#endif
