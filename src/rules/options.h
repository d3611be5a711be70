/* What a match is set up with, held against what a game's rules list. */
#ifndef CONSPIRACY_RULES_OPTIONS_H
#define CONSPIRACY_RULES_OPTIONS_H

#include "rules/game.h"

/* Whether every option is within its range. False and err: the first that is not. */
bool options_allowed(const struct game_rules *rules, const game_config *config, game_error *err);

/* Whether a match can be set up so, for game_rules.init: so many seats, each in a place of its own out of `places` (they may stand in any
 * order), and options within their ranges. False and err: what is wrong. */
bool config_allowed(const struct game_rules *rules, int places, const game_config *config, game_error *err);

/* Whom a lone seat has met, by the value of the option that names them (game_rules.rival_option): what they are called, translated; "" where
 * there is nobody of that number. */
const char *options_rival(const struct game_rules *rules, int value);

#endif
