/* How long an opponent thinks, and how long it seems to. */
#ifndef CONSPIRACY_AI_CLOCK_H
#define CONSPIRACY_AI_CLOCK_H

#include "ai/player.h"
#include "base/rng.h"

/* When a decision has to be made. A plain value. */
struct ai_clock {
    const atomic_bool *stop;
    uint64_t deadline; /* ns of the monotonic clock; 0: none, and the clock is never asked */
};

/* From now on, within the limits. */
struct ai_clock ai_clock_start(const struct ai_limits *limits);
/* True when it is time to answer with what there is. */
bool ai_halt(const struct ai_clock *clock);

/* For ai_choice.think_ms. `weighty`: people would think for longer about it; a public fact. `think` is a stream of its own, drawn
 * from once a decision whatever is decided, so that the time tells nothing. */
uint32_t ai_think_ms(struct rng *think, bool weighty);

#endif
