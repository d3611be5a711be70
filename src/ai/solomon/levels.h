/* The levels of The Solomon Gambit, each in its newest version and its older ones. */
#ifndef CONSPIRACY_AI_SOLOMON_LEVELS_H
#define CONSPIRACY_AI_SOLOMON_LEVELS_H

#include "ai/level.h"

extern const struct ai_levels solomon_levels;

#endif
