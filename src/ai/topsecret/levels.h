/* The levels of Top Secret Spies. */
#ifndef CONSPIRACY_AI_TSS_LEVELS_H
#define CONSPIRACY_AI_TSS_LEVELS_H

#include "ai/level.h"

extern const struct ai_levels tss_levels;

#endif
