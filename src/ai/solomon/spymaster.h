/* The spymaster: the agent's ways with a learnt value, more worlds, and rivals' next turns played out. */
#ifndef CONSPIRACY_AI_SOLOMON_SPYMASTER_H
#define CONSPIRACY_AI_SOLOMON_SPYMASTER_H

#include "ai/player.h"

extern const ai_kind ai_solomon_spymaster;

#endif
