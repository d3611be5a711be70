/* The agent: believes, looks one turn ahead, and bids what is at stake. */
#ifndef CONSPIRACY_AI_SOLOMON_AGENT_H
#define CONSPIRACY_AI_SOLOMON_AGENT_H

#include "ai/player.h"

extern const ai_kind ai_solomon_agent;

#endif
