/* The lines of a state that every game prints alike (game_rules.view_text). */
#ifndef CONSPIRACY_RULES_STATE_TEXT_H
#define CONSPIRACY_RULES_STATE_TEXT_H

#include "rules/game.h"

/* `to-act: 3 bid`, with all seats that choose at once; `to-act: chance deal`; `to-act: none`. */
void state_to_act(const struct game_rules *rules, const game_decision *decision, struct text *out);
/* `outcome: win 1 3` and `by: score`. `outcome` NULL: `running` and `–`. Where nobody wins, `nobody` is the word (`none`). */
void state_outcome(const struct game_rules *rules, const game_outcome *outcome, const char *nobody,
                   struct text *out);

#endif
