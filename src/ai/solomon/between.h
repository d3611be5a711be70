/* Two levels between the rookie and the agent, so that whoever beats the one has a next: the agent's ways, but of what is nearly
 * as good they often do the wrong one. */
#ifndef CONSPIRACY_AI_SOLOMON_BETWEEN_H
#define CONSPIRACY_AI_SOLOMON_BETWEEN_H

#include "ai/player.h"

extern const struct ai_kind ai_solomon_courier, ai_solomon_handler;
extern const struct ai_kind ai_solomon_courier_1, ai_solomon_handler_1;

#endif
