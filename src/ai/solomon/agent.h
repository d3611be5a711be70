/* The agent: believes, looks one turn ahead, and bids what is at stake. */
#ifndef CONSPIRACY_AI_SOLOMON_AGENT_H
#define CONSPIRACY_AI_SOLOMON_AGENT_H

#include "ai/level.h"
#include "ai/solomon/value.h"
#include "base/i18n.h"

/* What people read of every version. */
#define SOLOMON_AGENT_WORDS                                                                                  \
    AI_AGENT,                                                                                                \
        .help = N_(                                                                                          \
            "Keeps count of what you may have paid, sees the next turn coming, and bids what it is worth.")

/* Its numbers look at worlds with these since version 4. */
extern const struct solomon_values solomon_agent_values;

/* Its numbers since version 6. */
#define SOLOMON_AGENT_6                                                                                      \
    .values = &solomon_agent_values, .habits = &solomon_habits_6, .worlds = 16, .sift = 2, .keep = 16,       \
    .blur = 0.002f, .thrift = 0.009f, .express = 0.004f, .lax = 0.001f,                                      \
    .lavish = {[2] = 100, [3] = 20, [4] = 20}, .in_vain = 0.012f, .wary = true, .spares = true,              \
    .takes_wins = true, .race = 0.08f, .futile = 0.06f, .frees = true, .soft = 0.5f, .stale = 0.006f,        \
    .carries = true

extern const struct ai_kind ai_solomon_agent;

#endif
