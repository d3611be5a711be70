#include "ai/particles.h"

#include <string.h>

static const float FEW = 0.5f;  /* of the particles carry the weight: time for copies */
static const float THIN = 0.2f; /* hardly any do: time for new ones too */
enum { FRESH_ONE_IN = 8, PICK_TRIES = 64 };

/* Systematic resampling. */
static void resample(struct particles *p, struct rng *rng, float sum)
{
    unsigned char *item = p->item, *old = p->spare;
    float step = sum / (float)p->count, at = step * (float)rng_unit(rng), reached = 0;
    int from = -1, last = p->count - 1;

    while (last > 0 && p->weight[last] <= 0) /* sums are rounded, and what cannot be must not be reached */
        last--;
    memcpy(old, item, p->size * (size_t)p->count);
    for (int i = 0; i < p->count; i++, at += step) {
        while (from < last && (from < 0 || reached <= at))
            reached += p->weight[++from];
        memcpy(item + p->size * (size_t)i, old + p->size * (size_t)from, p->size);
    }
    for (int i = 0; i < p->count; i++)
        p->weight[i] = 1;
}

/* Puts new ones into one slot in `step`. */
static void refresh(struct particles *p, int step, particles_fresh fresh, void *ctx)
{
    for (int i = 0; i < p->count; i += step)
        if (fresh(ctx, i))
            p->weight[i] = 1;
}

void particles_tend(struct particles *p, struct rng *rng, particles_fresh fresh, void *ctx)
{
    float sum = 0, squares = 0;

    for (int i = 0; i < p->count; i++) {
        sum += p->weight[i];
        squares += p->weight[i] * p->weight[i];
    }
    if (sum <= 0) {
        refresh(p, 1, fresh, ctx);
        return;
    }
    float effective = sum * sum / squares;
    if (effective >= FEW * (float)p->count)
        return;
    resample(p, rng, sum);
    if (effective < THIN * (float)p->count)
        refresh(p, FRESH_ONE_IN, fresh, ctx);
    else if (p->anew > 0)
        refresh(p, p->anew, fresh, ctx);
}

int particles_pick(const float *weight, int count, struct rng *rng)
{
    /* Rejection by weight: weights stay near 1. */
    for (int tries = 0; tries < PICK_TRIES; tries++) {
        int i = (int)rng_below(rng, (uint32_t)count);
        if ((float)rng_unit(rng) * 2 < weight[i])
            return i;
    }
    int at = (int)rng_below(rng, (uint32_t)count);
    for (int i = 0; i < count; i++, at = (at + 1) % count)
        if (weight[at] > 0)
            break;
    return at;
}
