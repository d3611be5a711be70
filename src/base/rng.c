#include "base/rng.h"

#include <stdio.h>
#include <time.h>

/* splitmix64: spreads a seed over the state, so that near seeds give far streams. */
static uint64_t spread(uint64_t *x)
{
    uint64_t z = (*x += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

void rng_start(struct rng *r, uint64_t seed, const char *stream)
{
    uint64_t name = 0xcbf29ce484222325U; /* FNV-1a */
    for (const unsigned char *c = (const unsigned char *)stream; *c; c++)
        name = (name ^ *c) * 0x100000001b3U;
    uint64_t x = seed ^ spread(&name);
    for (int i = 0; i < 4; i += 2) {
        uint64_t bits = spread(&x);
        r->s[i] = (uint32_t)bits;
        r->s[i + 1] = (uint32_t)(bits >> 32);
    }
    r->s[0] |= r->s[1] | r->s[2] | r->s[3] ? 0U : 1U; /* all nought would stay nought */
}

static uint32_t turn_left(uint32_t x, int by)
{
    return (x << by) | (x >> (32 - by));
}

uint32_t rng_next(struct rng *r)
{
    uint32_t result = turn_left(r->s[1] * 5, 7) * 9;
    uint32_t t = r->s[1] << 9;
    r->s[2] ^= r->s[0];
    r->s[3] ^= r->s[1];
    r->s[1] ^= r->s[2];
    r->s[0] ^= r->s[3];
    r->s[2] ^= t;
    r->s[3] = turn_left(r->s[3], 11);
    return result;
}

uint32_t rng_below(struct rng *r, uint32_t n)
{
    uint64_t product = (uint64_t)rng_next(r) * n; /* Lemire's method: a division only when bias is possible */
    if ((uint32_t)product < n) {
        uint32_t floor = (0U - n) % n;
        while ((uint32_t)product < floor)
            product = (uint64_t)rng_next(r) * n;
    }
    return (uint32_t)(product >> 32);
}

double rng_unit(struct rng *r)
{
    return rng_next(r) * (1.0 / 4294967296.0);
}

uint32_t rng_draw(void *rng, uint32_t n)
{
    return rng_below((struct rng *)rng, n);
}

uint64_t rng_entropy(void)
{
    uint64_t seed = 0;
    FILE *f = fopen("/dev/urandom", "rb");
    if (f) {
        size_t got = fread(&seed, sizeof seed, 1, f);
        fclose(f);
        if (got == 1)
            return seed;
    }
    struct timespec now = {0};
    clock_gettime(CLOCK_REALTIME, &now);
    seed = (uint64_t)now.tv_sec * 1000000000U + (uint64_t)now.tv_nsec;
    return spread(&seed);
}
