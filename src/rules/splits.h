/* Every way to spend points on pieces, as actions whose arguments are the points of each piece: all at once, for lists that are long. Inline,
 * as listing.h is. */
#ifndef CONSPIRACY_RULES_SPLITS_H
#define CONSPIRACY_RULES_SPLITS_H

#include "rules/listing.h"

enum {
    SPLITS_HALF = 3, /* points of which the ways are laid out; more are two of these together, at most six */
    SPLITS_MOST = 1 + 8 + 36 + 120,
};

/* The ways to spend no, one, two and three points, each size by the last piece that gets one. */
struct splits {
    listing_arguments of[SPLITS_MOST];
    uint8_t first[SPLITS_MOST];     /* the first piece that gets one, counted among those there are */
    uint8_t begin[SPLITS_HALF + 2]; /* where each size begins */
    uint8_t upto[SPLITS_HALF + 1]
                [GAME_MAX_ARGS]; /* how many of a size give nothing to pieces after this one */
};

/* pieces: bits of the arguments that may have points, at least one. */
GAME_INLINE void splits_lay(struct splits *s, unsigned pieces)
{
    const listing_arguments index = {0, 1, 2, 3, 4, 5, 6, 7};
    int n = 1;
    s->of[0] = (listing_arguments){0};
    s->first[0] = (uint8_t)(__builtin_popcount(pieces) - 1);
    s->begin[0] = 0;
    memset(s->upto[0], 1, sizeof s->upto[0]);
    for (int points = 1; points <= SPLITS_HALF; points++) {
        const listing_arguments *less = &s->of[s->begin[points - 1]];
        const uint8_t *first = &s->first[s->begin[points - 1]];
        int last = 0;
        s->begin[points] = (uint8_t)n;
        for (unsigned left = pieces; left; left &= left - 1, last++) {
            int each = s->upto[points - 1][last];
            listing_arguments one = -(index == (int16_t)__builtin_ctz(left));
            for (int i = 0; i < each; i++)
                s->of[n + i] = less[i] + one;
            for (int i = 0; i < each; i++)
                s->first[n + i] = points == 1 || first[i] > last ? (uint8_t)last : first[i];
            n += each;
            s->upto[points][last] = (uint8_t)(n - s->begin[points]);
        }
    }
    s->begin[SPLITS_HALF + 1] = (uint8_t)n;
}

/* An action of n arguments for each way to spend so many points, 1 to 6: what is more than three begins no earlier than those end. */
GAME_INLINE void splits_list(struct listing *k, const struct splits *s, uint8_t kind, uint8_t n, int points)
{
    int low = points < SPLITS_HALF ? points : SPLITS_HALF, high = points - low;
    for (int rest = s->begin[high]; rest < s->begin[high + 1]; rest++)
        listing_sums(k, kind, n, s->of[rest], &s->of[s->begin[low]], s->upto[low][s->first[rest]]);
}

/* How many points an action spends, 0 if it gives any to other pieces; n arguments are looked at. */
GAME_INLINE int splits_spent(const game_action *a, uint8_t n, unsigned pieces)
{
    int points = 0;
    for (int i = 0; i < n; i++) {
        if (a->arg[i] < 0 || (a->arg[i] > 0 && !(pieces >> i & 1U)))
            return 0;
        points += a->arg[i];
    }
    return points;
}

#endif
