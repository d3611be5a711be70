/* The options of a match as a game's rules list them. */
#ifndef CONSPIRACY_RULES_OPTIONS_H
#define CONSPIRACY_RULES_OPTIONS_H

#include "rules/game.h"

/* Whether every option is within its range. False and err: the first that is not. */
bool options_allowed(const struct game_rules *rules, const game_config *config, game_error *err);

#endif
