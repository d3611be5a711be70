/* The Solomon Gambit's rules, for the list of games. */
#ifndef CONSPIRACY_RULES_SOLOMON_H
#define CONSPIRACY_RULES_SOLOMON_H

#include "rules/game.h"

extern const struct game_rules solomon_rules;

#endif
