#include "rules/deck.h"

int deck_count(const uint8_t *heap, size_t kinds)
{
    int count = 0;
    for (size_t k = 0; k < kinds; k++)
        count += heap[k];
    return count;
}

/* The kind of the card after `skip` others, when the heap is counted kind by kind. */
static int kind_at(const uint8_t *heap, size_t kinds, uint32_t skip)
{
    size_t k = 0;
    for (; k + 1 < kinds && skip >= heap[k]; k++)
        skip -= heap[k];
    return (int)k;
}

int deck_draw(const uint8_t *heap, size_t kinds, game_draw draw, void *ctx)
{
    int count = deck_count(heap, kinds);
    return kind_at(heap, kinds, count > 1 ? draw(ctx, (uint32_t)count) : 0);
}

void deck_draw_many(const uint8_t *heap, size_t kinds, size_t n, game_draw draw, void *ctx, int16_t *out)
{
    int left = deck_count(heap, kinds), wanted = (int)n;
    size_t k = 0;
    /* Card by card in the order of kinds: each is among those drawn with the chance that the places left give it. */
    for (int of_kind = 0; wanted > 0 && k < kinds; of_kind++) {
        if (of_kind >= heap[k]) {
            k++;
            of_kind = -1;
            continue;
        }
        if (left <= wanted || draw(ctx, (uint32_t)left) < (uint32_t)wanted) {
            *out++ = (int16_t)k;
            wanted--;
        }
        left--;
    }
}

bool deck_holds(const uint8_t *heap, size_t kinds, const int16_t *kind, size_t n)
{
    int same = 0;
    for (size_t i = 0; i < n; i++) {
        if (kind[i] < 0 || (size_t)kind[i] >= kinds || (i > 0 && kind[i] < kind[i - 1]))
            return false;
        same = i > 0 && kind[i] == kind[i - 1] ? same + 1 : 1;
        if (same > heap[kind[i]])
            return false;
    }
    return true;
}

void deck_take(uint8_t *from, uint8_t *to, int kind)
{
    if (from)
        from[kind]--;
    if (to)
        to[kind]++;
}

void deck_pour(uint8_t *from, uint8_t *to, size_t kinds)
{
    for (size_t k = 0; k < kinds; k++) {
        to[k] = (uint8_t)(to[k] + from[k]);
        from[k] = 0;
    }
}

bool deck_due(uint8_t *supply, uint8_t *discards, size_t kinds)
{
    if (deck_count(supply, kinds) > 0)
        return true;
    deck_pour(discards, supply, kinds);
    return deck_count(supply, kinds) > 0;
}

void deck_unseen(uint8_t *heap, const uint8_t *seen, size_t kinds)
{
    for (size_t k = 0; k < kinds; k++)
        heap[k] = (uint8_t)(heap[k] - seen[k]);
}

bool deck_deal(uint8_t *heap, uint8_t *hand, size_t kinds, size_t n, game_draw draw, void *ctx)
{
    if (deck_count(heap, kinds) < (int)n)
        return false;
    for (size_t i = 0; i < n; i++)
        deck_take(heap, hand, deck_draw(heap, kinds, draw, ctx));
    return true;
}
