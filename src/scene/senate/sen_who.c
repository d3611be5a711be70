/* Lords of a guild and worth are alike in the rules, but each has a face of its own: which of them lies where, so that a Lord who is
 * taken from a pile is the same one in the chamber. */
#include "rules/deck.h"
#include "scene/senate/sen_parts.h"

#include <string.h>

/* Bits of the copies of a kind that there are. */
static unsigned all_of(int lord)
{
    static const uint8_t copies[SENATE_RANKS] = {1, 4, 2, 2, 2, 1};

    return (1U << copies[lord % SENATE_RANKS]) - 1;
}

/* The nth bit that is set, as a bit; 0: there are fewer. */
static unsigned nth(unsigned bits, int n)
{
    while (n-- > 0)
        bits &= bits - 1;
    return bits & -bits;
}

/* Copies in the chambers; those of spaces that changed are left out, and forgotten. */
static void keep_placed(const struct senate_view *v, struct sen_who *who, uint8_t placed[SENATE_LORDS])
{
    for (int side = 0; side < SENATE_SIDES; side++)
        for (int i = 0; i < SENATE_SPACES; i++) {
            int lord = v->lord[side][i];
            if (lord != who->lord[side][i] || side >= v->sides)
                who->copy[side][i] = 0;
            who->lord[side][i] = (uint8_t)lord;
            if (lord != SENATE_NONE && side < v->sides)
                placed[lord] |= who->copy[side][i];
        }
}

void sen_who_follow(const struct senate_view *v, struct sen_who *who)
{
    uint8_t placed[SENATE_LORDS] = {0};

    keep_placed(v, who, placed);
    for (int side = 0; side < v->sides; side++)
        for (int i = 0; i < v->placed[side]; i++) {
            int lord = v->lord[side][i], lie = v->pile[lord] + v->table[lord];
            if (who->copy[side][i])
                continue;
            unsigned from =
                __builtin_popcount(who->lie[lord]) > lie ? who->lie[lord] : all_of(lord) & ~who->lie[lord];
            unsigned bit = nth(from & ~placed[lord], 0);
            who->copy[side][i] = (uint8_t)(bit ? bit : nth(all_of(lord) & ~placed[lord], 0));
            placed[lord] |= who->copy[side][i];
            who->lie[lord] &= (uint8_t)~who->copy[side][i];
        }
    for (int lord = 0; lord < SENATE_LORDS; lord++) {
        int lie = v->pile[lord] + v->table[lord];
        who->lie[lord] &= (uint8_t)~placed[lord];
        while (__builtin_popcount(who->lie[lord]) > lie)
            who->lie[lord] &= (uint8_t)(who->lie[lord] - 1);
        while (__builtin_popcount(who->lie[lord]) < lie)
            who->lie[lord] |= (uint8_t)nth(all_of(lord) & ~placed[lord] & ~(unsigned)who->lie[lord], 0);
    }
}

int sen_who_placed(const struct sen_who *who, int side, int space)
{
    return who->copy[side][space] ? __builtin_ctz(who->copy[side][space]) : 0;
}

int sen_who_lies(const struct sen_who *who, int lord, int n)
{
    unsigned bit = nth(who->lie[lord], n);

    if (!bit) /* one that comes from the deck */
        bit = nth(all_of(lord) & ~who->lie[lord], 0);
    return bit ? __builtin_ctz(bit) : 0;
}
