/* The agent: believes, looks one turn ahead, and bids what is at stake. */
#ifndef CONSPIRACY_AI_SOLOMON_AGENT_H
#define CONSPIRACY_AI_SOLOMON_AGENT_H

#include "ai/level.h"
#include "base/i18n.h"

/* What people read of every version. */
#define SOLOMON_AGENT_WORDS                                                                                  \
    AI_AGENT,                                                                                                \
        .help = N_(                                                                                          \
            "Keeps count of what you may have paid, sees the next turn coming, and bids what it is worth.")

extern const struct ai_kind ai_solomon_agent;

#endif
