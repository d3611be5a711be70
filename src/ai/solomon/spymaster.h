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

extern const struct ai_kind ai_solomon_spymaster;

#endif
