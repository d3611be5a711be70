#include "ai/clock.h"

#include <time.h>

enum { THINK_LEAST_MS = 500, THINK_SPREAD_MS = 900, THINK_WEIGHTY_MS = 700 };

static uint64_t now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000U + (uint64_t)t.tv_nsec;
}

struct ai_clock ai_clock_start(const struct ai_limits *limits)
{
    return (struct ai_clock){.stop = limits->stop,
                             .deadline =
                                 limits->budget_ms ? now() + UINT64_C(1000000) * limits->budget_ms : 0};
}

bool ai_halt(const struct ai_clock *clock)
{
    if (clock->stop && atomic_load_explicit(clock->stop, memory_order_relaxed))
        return true;
    return clock->deadline && now() >= clock->deadline;
}

uint32_t ai_think_ms(struct rng *think, bool weighty)
{
    return THINK_LEAST_MS + rng_below(think, THINK_SPREAD_MS) + (weighty ? THINK_WEIGHTY_MS : 0);
}
