/* The toy's opponents: three levels of the kit's search. */
#ifndef CONSPIRACY_TOY_AI_H
#define CONSPIRACY_TOY_AI_H

#include "ai/level.h"

extern const struct ai_levels toy_levels;

#endif
