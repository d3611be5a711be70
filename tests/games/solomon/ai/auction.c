#include "auction.h"

#include <stdlib.h>
#include <string.h>

int auction_up(int named)
{
    return __builtin_popcount((unsigned)named) % 2 ? AUCTION_MOVER : AUCTION_CHALLENGER;
}

int auction_bid(int named)
{
    return named ? 32 - __builtin_clz((unsigned)named) : 0;
}

/* What the challenger gets when whoever is up gives up. */
static double given_up(const struct auction *g, int mover, int challenger, int named)
{
    const auction_worth *w = &g->worth[mover][challenger];

    return named == 0 ? w->stands : auction_up(named) == AUCTION_MOVER ? w->stopped : w->lost;
}

static int name(int named, int n)
{
    return named | 1 << (n - 1);
}

static double play(const struct auction *g, const struct auction_policy *const policy[2], const int hand[2],
                   int named)
{
    int up = auction_up(named);
    const double *does = policy[up]->does[hand[up]][named];
    double sum = does[0] * given_up(g, hand[AUCTION_MOVER], hand[AUCTION_CHALLENGER], named);

    for (int n = auction_bid(named) + 1; n <= hand[up]; n++)
        if (does[n] > 0)
            sum += does[n] * play(g, policy, hand, name(named, n));
    return sum;
}

double auction_value(const struct auction *g, const struct auction_policy *mover,
                     const struct auction_policy *challenger)
{
    const struct auction_policy *const policy[2] = {mover, challenger};
    double sum = 0;

    for (int m = 0; m < AUCTION_HANDS; m++)
        for (int c = 0; c < AUCTION_HANDS; c++) {
            const int hand[2] = {m, c};
            if (g->chance[m][c] > 0)
                sum += g->chance[m][c] * play(g, policy, hand, 0);
        }
    return sum;
}

/* The most that `me`, with these coins, makes of it against every hand of the other, each weighing reach[hand]: the sum of
 * what it gets (the challenger's worth, or less it for the mover). */
static double best(const struct auction *g, int me, int mine, const struct auction_policy *other,
                   const double reach[AUCTION_HANDS], int named)
{
    bool mover = me == AUCTION_MOVER;
    int bid = auction_bid(named);
    double quit[AUCTION_HANDS], sum = 0, most;

    for (int theirs = 0; theirs < AUCTION_HANDS; theirs++) {
        double worth = given_up(g, mover ? mine : theirs, mover ? theirs : mine, named);
        quit[theirs] = mover ? -worth : worth;
    }
    if (auction_up(named) == me) {
        for (int theirs = 0; theirs < AUCTION_HANDS; theirs++)
            sum += reach[theirs] * quit[theirs];
        most = sum;
        for (int n = bid + 1; n <= mine; n++) {
            double value = best(g, me, mine, other, reach, name(named, n));
            most = value > most ? value : most;
        }
        return most;
    }
    for (int theirs = 0; theirs < AUCTION_HANDS; theirs++)
        sum += reach[theirs] * other->does[theirs][named][0] * quit[theirs];
    for (int n = bid + 1; n < AUCTION_HANDS; n++) {
        double next[AUCTION_HANDS], any = 0;
        for (int theirs = 0; theirs < AUCTION_HANDS; theirs++)
            any += next[theirs] = reach[theirs] * other->does[theirs][named][n];
        if (any > 0)
            sum += best(g, me, mine, other, next, name(named, n));
    }
    return sum;
}

double auction_answered(const struct auction *g, int role, const struct auction_policy *policy)
{
    int me = role == AUCTION_MOVER ? AUCTION_CHALLENGER : AUCTION_MOVER;
    double sum = 0;

    for (int mine = 0; mine < AUCTION_HANDS; mine++) {
        double reach[AUCTION_HANDS];
        for (int theirs = 0; theirs < AUCTION_HANDS; theirs++)
            reach[theirs] = me == AUCTION_MOVER ? g->chance[mine][theirs] : g->chance[theirs][mine];
        sum += best(g, me, mine, policy, reach, 0);
    }
    return me == AUCTION_MOVER ? -sum : sum;
}

/* Counterfactual regret minimisation: every decision keeps account of what each answer would have brought, and answers in
 * proportion to what it regrets. The means over all rounds go to an equilibrium. */
struct regrets {
    const struct auction *g;
    struct auction_policy regret[2], now[2], mean[2];
    double round;
};

/* The next number after n that can be named, nought (give up) being the first. */
static int next_number(int n, int bid)
{
    return n ? n + 1 : bid + 1;
}

/* Answers in proportion to what is positive in `by`. */
static void in_proportion(const struct auction_policy *by, struct auction_policy *out)
{
    memset(out, 0, sizeof *out);
    for (int coins = 0; coins < AUCTION_HANDS; coins++)
        for (int named = 0; named < AUCTION_NAMED; named++) {
            const double *from = by->does[coins][named];
            double *to = out->does[coins][named], sum = 0;
            int bid = auction_bid(named);
            for (int n = 0; n <= coins; n = next_number(n, bid))
                sum += from[n];
            for (int n = 0; n <= coins; n = next_number(n, bid))
                to[n] = sum > 0 ? from[n] / sum : 1.0 / (1 + (coins > bid ? coins - bid : 0));
        }
}

/* Walks the tree for one deal, bringing the regrets of `me` up to date; returns what the challenger gets. `others` is the
 * chance that the deal and the other seat lead here, `own` that this seat does. */
static double walk(struct regrets *r, int me, const int hand[2], int named, double others, double own)
{
    int up = auction_up(named), bid = auction_bid(named), coins = hand[up];
    const double *does = r->now[up].does[coins][named];
    double worth[AUCTION_HANDS], sum = 0, sign = me == AUCTION_CHALLENGER ? 1 : -1;

    for (int n = 0; n <= coins; n = next_number(n, bid)) {
        worth[n] = n == 0 ? given_up(r->g, hand[AUCTION_MOVER], hand[AUCTION_CHALLENGER], named)
                          : walk(r, me, hand, name(named, n), up == me ? others : others * does[n],
                                 up == me ? own * does[n] : own);
        sum += does[n] * worth[n];
    }
    for (int n = 0; up == me && n <= coins; n = next_number(n, bid)) {
        r->regret[me].does[coins][named][n] += others * sign * (worth[n] - sum);
        r->mean[me].does[coins][named][n] += r->round * own * does[n];
    }
    return sum;
}

static void play_round(struct regrets *r, int me)
{
    double *all = &r->regret[me].does[0][0][0];

    in_proportion(&r->regret[me], &r->now[me]);
    for (int m = 0; m < AUCTION_HANDS; m++)
        for (int c = 0; c < AUCTION_HANDS; c++) {
            const int hand[2] = {m, c};
            if (r->g->chance[m][c] > 0)
                walk(r, me, hand, 0, r->g->chance[m][c], 1);
        }
    for (size_t i = 0; i < sizeof r->regret[me].does / sizeof *all; i++)
        all[i] = all[i] > 0 ? all[i] : 0;
}

bool auction_solve(const struct auction *g, double slack, int rounds, struct auction_policy *mover,
                   struct auction_policy *challenger)
{
    struct regrets *r = calloc(1, sizeof *r);
    bool solved = false;

    if (!r)
        return false;
    r->g = g;
    in_proportion(&r->regret[AUCTION_MOVER], &r->now[AUCTION_MOVER]);
    for (int round = 1; round <= rounds && !solved; round++) {
        r->round = round;
        play_round(r, AUCTION_CHALLENGER);
        play_round(r, AUCTION_MOVER);
        if (round % 64)
            continue;
        in_proportion(&r->mean[AUCTION_MOVER], mover);
        in_proportion(&r->mean[AUCTION_CHALLENGER], challenger);
        solved =
            auction_answered(g, AUCTION_MOVER, mover) - auction_answered(g, AUCTION_CHALLENGER, challenger) <
            slack;
    }
    free(r);
    return solved;
}
