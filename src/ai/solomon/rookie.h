/* The rookie: walks the briefcase home one turn at a time, pays agents near it, and challenges what it can stop. It
 * looks one turn ahead and keeps no account of its rivals' coins beyond what they have named. Since version 2 it is careless as people
 * are in their first match: it does not pay for long without moving, feints and bluffs now and then, and names more than it must. Since
 * version 3 it names no number that cannot stop the mover, by what everybody knows. */
#ifndef CONSPIRACY_AI_SOLOMON_ROOKIE_H
#define CONSPIRACY_AI_SOLOMON_ROOKIE_H

#include "ai/level.h"

/* The newest version, and those before it. */
extern const struct ai_kind ai_solomon_rookie, ai_solomon_rookie_3, ai_solomon_rookie_2, ai_solomon_rookie_1;

#endif
