/* The rookie: walks the briefcase home one turn at a time, pays agents near it, and challenges what it can stop. It
 * looks one turn ahead, keeps no account of its rivals' coins beyond what they have named, and does not bluff. */
#ifndef CONSPIRACY_AI_SOLOMON_ROOKIE_H
#define CONSPIRACY_AI_SOLOMON_ROOKIE_H

#include "ai/level.h"

extern const struct ai_kind ai_solomon_rookie;

#endif
