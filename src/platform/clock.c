#include "platform/clock.h"

#include <stddef.h>
#include <time.h>

static uint64_t monotonic_ms(void *ctx)
{
    struct timespec t;
    (void)ctx;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

static uint64_t by_hand_ms(void *ctx)
{
    return *(const uint64_t *)ctx;
}

struct clock_source clock_real(void)
{
    return (struct clock_source){monotonic_ms, NULL};
}

struct clock_source clock_by_hand(uint64_t *ms)
{
    return (struct clock_source){by_hand_ms, ms};
}

uint64_t clock_now(const struct clock_source *clock)
{
    return clock->now_ms(clock->ctx);
}
