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
    uint8_t on[SPLITS_MOST];        /* the pieces that get any, as bits */
    uint8_t begin[SPLITS_HALF + 1]; /* where each size begins */
    uint8_t upto[SPLITS_HALF + 1]
                [GAME_MAX_ARGS]; /* how many of a size give nothing to pieces after this one */
};

/* Those on all pieces that there can be: what there is to do on the first few comes first. */
extern const struct splits splits_all;

/* The ways to spend points on some pieces, bits of at least one: those on all, if none before the last is missing; else they are laid
 * in the room. */
GAME_INLINE const struct splits *splits_lay(struct splits *room, unsigned pieces)
{
    int n = 0;
    if (!(pieces & (pieces + 1)))
        return &splits_all;
    for (int points = 0; points <= SPLITS_HALF; points++) {
        int from = splits_all.begin[points];
        room->begin[points] = (uint8_t)n;
        for (int piece = 0, i = from; piece < GAME_MAX_ARGS; piece++) {
            for (; i < from + splits_all.upto[points][piece]; i++) {
                room->of[n] = splits_all.of[i];
                room->on[n] = splits_all.on[i];
                n += !(splits_all.on[i] & ~pieces);
            }
            room->upto[points][piece] = (uint8_t)(n - room->begin[points]);
        }
    }
    return room;
}

/* An action of n arguments for each way to spend so many points, 1 to 6, on the pieces that the splits were laid for: what is more than
 * three begins no earlier than those end. */
GAME_INLINE void splits_list(struct listing *k, const struct splits *s, unsigned pieces, uint8_t kind,
                             uint8_t n, int points)
{
    int low = points < SPLITS_HALF ? points : SPLITS_HALF, high = points - low;
    int last = 31 - __builtin_clz(pieces), rest = s->begin[high];
    const listing_arguments *first = &s->of[s->begin[low]];
    for (int end = rest + s->upto[high][last]; rest < end; rest++)
        listing_sums(k, kind, n, s->of[rest], first, s->upto[low][__builtin_ctz(s->on[rest] | 1U << last)]);
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
