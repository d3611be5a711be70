#include "rules/deck.h"

#include "rules/draw.h"

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
    return kind_at(heap, kinds, (uint32_t)draw_below(draw, ctx, deck_count(heap, kinds)));
}

void deck_draw_many(const uint8_t *heap, size_t kinds, size_t n, game_draw draw, void *ctx, int16_t *out)
{
    int left = deck_count(heap, kinds), before = 0, kind = 0;
    /* Places among the cards in the order of kinds, ascending: each is one of those that are still free. */
    for (size_t i = 0; i < n; i++, left--) {
        int at = draw_below(draw, ctx, left);
        size_t k = 0;
        for (; k < i && out[k] <= at; k++)
            at++;
        memmove(out + k + 1, out + k, (i - k) * sizeof *out);
        out[k] = (int16_t)at;
    }
    for (size_t i = 0; i < n; i++) {
        while ((size_t)kind + 1 < kinds && out[i] >= before + heap[kind])
            before += heap[kind++];
        out[i] = (int16_t)kind;
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
