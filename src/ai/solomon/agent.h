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

extern const struct ai_kind ai_solomon_agent;

#endif
