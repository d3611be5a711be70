/* The time that drives animations. Tests set it by hand. */
#ifndef CONSPIRACY_PLATFORM_CLOCK_H
#define CONSPIRACY_PLATFORM_CLOCK_H

#include <stdint.h>

/* A source of monotonic time. */
struct clock_source {
    uint64_t (*now_ms)(void *ctx); /* milliseconds since some fixed moment */
    void *ctx;                     /* for now_ms; owned by whoever made the source */
};

/* The machine's monotonic clock. */
struct clock_source clock_real(void);

/* A clock that reads *ms; the owner of *ms moves it on. */
struct clock_source clock_by_hand(uint64_t *ms);

/* The time now, in milliseconds. */
uint64_t clock_now(const struct clock_source *clock);

#endif
