/* The levels that play the Drowned Senate. */
#ifndef CONSPIRACY_AI_SENATE_LEVELS_H
#define CONSPIRACY_AI_SENATE_LEVELS_H

#include "ai/level.h"

extern const struct ai_levels senate_levels;

#endif
