/* The levels of Conspiracy, 1982. */
#ifndef CONSPIRACY_AI_C82_LEVELS_H
#define CONSPIRACY_AI_C82_LEVELS_H

#include "ai/level.h"

extern const struct ai_levels c82_levels;

#endif
