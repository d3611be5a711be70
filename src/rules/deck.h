/* Cards without an order. A heap (a deck, a discard pile, a hand) is an array with the number of cards of each kind, as long as
 * the game has kinds. A deck is not laid out: whenever a card leaves it, chance draws it evenly from what is in there, which is
 * the same as shuffling, and there is nothing to peek at. So a draw is an event of chance (`chance card 2 dash`), made by
 * deck_draw in game_rules.chance, allowed by deck_holds and carried out by deck_take.
 *
 * What a seat knows of a deck and of others' hands: together they are all cards less those that it sees (deck_unseen); one
 * world that fits is those dealt out to hands of the sizes that everybody knows (deck_deal). */
#ifndef CONSPIRACY_RULES_DECK_H
#define CONSPIRACY_RULES_DECK_H

#include "rules/game.h"

#include <string.h>

/* How many cards lie in a heap. Searches ask all the time, so eight kinds are added at once, as bytes in a word. */
GAME_INLINE int deck_count(const uint8_t *heap, size_t kinds)
{
    const uint64_t every_other = 0x00FF00FF00FF00FFU;
    int count = 0;
    for (; kinds >= sizeof(uint64_t); kinds -= sizeof(uint64_t), heap += sizeof(uint64_t)) {
        uint64_t eight;
        memcpy(&eight, heap, sizeof eight);
        eight = (eight & every_other) + (eight >> 8 & every_other);
        count += (int)(eight * 0x0001000100010001U >> 48);
    }
    for (size_t k = 0; k < kinds; k++)
        count += heap[k];
    return count;
}

/* Which kinds lie in a heap, as bits; at most 64 kinds. */
GAME_INLINE uint64_t deck_kinds(const uint8_t *heap, size_t kinds)
{
    uint64_t there = 0;
    for (size_t k = 0; k < kinds; k++)
        there |= (uint64_t)(heap[k] > 0) << k;
    return there;
}

/* One card of a heap that is not empty, each equally likely. Returns its kind; the heap stays as it is. */
int deck_draw(const uint8_t *heap, size_t kinds, game_draw draw, void *ctx);

/* n cards drawn together, their kinds ascending. The heap stays as it is; it must hold n. */
void deck_draw_many(const uint8_t *heap, size_t kinds, size_t n, game_draw draw, void *ctx, int16_t *out);

/* Whether these n kinds, ascending, can be drawn from the heap together. */
bool deck_holds(const uint8_t *heap, size_t kinds, const int16_t *kind, size_t n);

/* Puts a card of the kind from one heap on another; NULL: from or to outside the game. `from` must hold one. */
void deck_take(uint8_t *from, uint8_t *to, int kind);

/* Puts all cards of a heap on another. */
void deck_pour(uint8_t *from, uint8_t *to, size_t kinds);

/* Takes what is seen out of a heap that began with all cards; called for each heap that the viewer sees. */
void deck_unseen(uint8_t *heap, const uint8_t *seen, size_t kinds);

/* Deals n cards from a heap to a hand, every deal equally likely, for who draws worlds. False: there are not so many. */
bool deck_deal(uint8_t *heap, uint8_t *hand, size_t kinds, size_t n, game_draw draw, void *ctx);

#endif
