/* Jobs with deadlines: up to eight, each of which takes a slot of its own, one of the first so many. They all find one exactly when
 * for every k at most k jobs are due by slot k (Hall's condition). What several of them ask together is the sum of what each asks, so
 * that adding up and asking costs a search next to nothing. */
#ifndef CONSPIRACY_RULES_DEADLINES_H
#define CONSPIRACY_RULES_DEADLINES_H

#include <stdbool.h>
#include <stdint.h>

enum { DEADLINES_MOST = 8 }; /* jobs */

/* What one job asks that needs one of the first `slots` slots; none is left for 0. Byte k counts the jobs due by slot k: 1 from
 * byte `slots` on. Eight slots and more are always enough for eight jobs. */
static inline uint64_t deadlines_job(int slots)
{
    return slots >= DEADLINES_MOST ? 0 : UINT64_C(0x0101010101010101) << (8 * slots);
}

/* Whether all jobs find a slot whose asks were added up. */
static inline bool deadlines_met(uint64_t asked)
{
    const uint64_t high = UINT64_C(0x8080808080808080);
    return (((UINT64_C(0x0706050403020100) | high) - asked) & high) == high;
}

#endif
