/* Older versions of the levels, kept as they played: a version is its numbers and its weights, and plays with the same code
 * as the newest. */
#ifndef CONSPIRACY_AI_SOLOMON_VERSIONS_H
#define CONSPIRACY_AI_SOLOMON_VERSIONS_H

#include "ai/player.h"
#include "ai/solomon/value.h"

extern const struct ai_kind ai_solomon_agent_1, ai_solomon_spymaster_1;
extern const struct ai_kind ai_solomon_agent_2, ai_solomon_spymaster_2;
extern const struct ai_kind ai_solomon_agent_3, ai_solomon_spymaster_3;
extern const struct ai_kind ai_solomon_agent_4, ai_solomon_spymaster_4;
extern const struct ai_kind ai_solomon_agent_5, ai_solomon_spymaster_5;
extern const struct ai_kind ai_solomon_agent_6, ai_solomon_spymaster_6;
extern const struct ai_kind ai_solomon_spymaster_7;

/* Their weights (value_weights_1.c, value_weights_2.c). */
extern const struct solomon_weights solomon_value_1_by_hand;
extern const struct solomon_weights solomon_value_1_for_2, solomon_value_1_for_3, solomon_value_1_for_4;
extern const struct solomon_weights solomon_value_2_for_2, solomon_value_2_for_3, solomon_value_2_for_4;
extern const struct solomon_weights solomon_line_2_for_2, solomon_line_2_for_3, solomon_line_2_for_4;

#endif
