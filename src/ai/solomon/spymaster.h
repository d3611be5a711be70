/* The spymaster: the agent's ways with a learnt value, more worlds, and rivals' next turns played out. */
#ifndef CONSPIRACY_AI_SOLOMON_SPYMASTER_H
#define CONSPIRACY_AI_SOLOMON_SPYMASTER_H

#include "ai/level.h"
#include "ai/solomon/value.h"
#include "base/i18n.h"

/* What people read of every version. */
#define SOLOMON_SPYMASTER_WORDS                                                                              \
    AI_SPYMASTER,                                                                                            \
        .help = N_(                                                                                          \
            "Weighs every world you may be hiding, races for Dr. Solomon when that is the better way, and "  \
            "bluffs.")

/* Its numbers look at worlds with these since version 4. */
extern const struct solomon_values solomon_spymaster_values;

/* Its numbers since version 6: on both boards, and what comes to them on each. With express trains an attack takes a turn less, and what
 * is hidden decides. To look ahead, where everyone knows all coins, gains nothing there, to try all that can be done in more worlds
 * does; and nobody waits for Dr. Solomon who need not. */
#define SOLOMON_SPYMASTER_6                                                                                  \
    .values = &solomon_spymaster_values, .habits = &solomon_habits_6, .worlds = 48, .wary = true,            \
    .thrift = 0.009f, .express = 0.004f, .lax = 0.002f, .lavish = {[2] = 100, [3] = 20, [4] = 20},           \
    .in_vain = 0.012f, .spares = true, .takes_wins = true, .race = 0.08f, .futile = 0.04f, .frees = true,    \
    .frank = 0.8f, .soft = 0.5f, .stale = 0.006f, .carries = true
#define SOLOMON_SPYMASTER_6_BY_THE_RULEBOOK                                                                  \
    .ahead = {[2] = {5, 16, 2}, [3] = {5, 16, 2}, [4] = {5, 16, 3}}, .sift = 3, .keep = 20, .early = 0.02f,  \
    .grows = true
#define SOLOMON_SPYMASTER_6_WITH_EXPRESS .sift = 12, .keep = 40, .bares = true
/* … and since version 7: between two the match is soon over there, and is played out; among four, two rounds of it. */
#define SOLOMON_SPYMASTER_7_WITH_EXPRESS                                                                     \
    SOLOMON_SPYMASTER_6_WITH_EXPRESS, .play = {[2] = {5, 128, 60}, [4] = {5, 64, 8}}, .played = 0.5f

extern const struct ai_kind ai_solomon_spymaster;

#endif
