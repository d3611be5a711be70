#include "table/alike.h"

static unsigned all_of(const struct alike *a, size_t kind)
{
    return (1U << a->copies[kind % a->ranks]) - 1;
}

/* The nth bit that is set, as a bit; 0: there are fewer. */
static unsigned nth(unsigned bits, int n)
{
    while (n-- > 0)
        bits &= bits - 1;
    return bits & -bits;
}

/* What lies in a place now that was not there: one that lay in a heap, if one of them has left; else whoever is free. */
static unsigned comes(const struct alike *a, size_t kind, int lie, unsigned placed)
{
    unsigned heap = a->lie[kind], free = all_of(a, kind) & ~placed;
    unsigned from = __builtin_popcount(heap) > lie ? heap : free & ~heap;
    unsigned bit = nth(from & ~placed, 0);

    return bit ? bit : nth(free, 0);
}

void alike_follow(struct alike *a, const uint8_t *kind, size_t places, const uint8_t *lie, size_t kinds)
{
    uint8_t placed[ALIKE_KINDS] = {0};

    for (size_t i = 0; i < places; i++) {
        a->copy[i] = kind[i] == a->kind[i] && kind[i] != ALIKE_NONE ? a->copy[i] : 0;
        a->kind[i] = kind[i];
        if (kind[i] != ALIKE_NONE)
            placed[kind[i]] |= a->copy[i];
    }
    for (size_t i = 0; i < places; i++) {
        if (kind[i] == ALIKE_NONE || a->copy[i])
            continue;
        a->copy[i] = (uint8_t)comes(a, kind[i], lie[kind[i]], placed[kind[i]]);
        placed[kind[i]] |= a->copy[i];
        a->lie[kind[i]] &= (uint8_t)~a->copy[i];
    }
    for (size_t k = 0; k < kinds; k++) {
        a->lie[k] &= (uint8_t)~placed[k];
        while (__builtin_popcount(a->lie[k]) > lie[k])
            a->lie[k] &= (uint8_t)(a->lie[k] - 1);
        for (unsigned bit = 1; bit && __builtin_popcount(a->lie[k]) < lie[k];) {
            bit = nth(all_of(a, k) & ~placed[k] & ~(unsigned)a->lie[k], 0);
            a->lie[k] |= (uint8_t)bit;
        }
    }
}

int alike_placed(const struct alike *a, size_t place)
{
    return a->copy[place] ? __builtin_ctz(a->copy[place]) : 0;
}

int alike_lies(const struct alike *a, size_t kind, int n)
{
    unsigned bit = nth(a->lie[kind], n);

    if (!bit)
        bit = nth(all_of(a, kind) & ~(unsigned)a->lie[kind], 0);
    return bit ? __builtin_ctz(bit) : 0;
}
