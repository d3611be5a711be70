/* The opponent who plays any legal action, each as likely as the others: the measure of what knows nothing. */
#ifndef CONSPIRACY_AI_RANDOM_H
#define CONSPIRACY_AI_RANDOM_H

#include "ai/player.h"

extern const struct ai_kind ai_random;

#endif
