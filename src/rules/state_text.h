/* The lines of a state that every game prints alike (game_rules.view_text). */
#ifndef CONSPIRACY_RULES_STATE_TEXT_H
#define CONSPIRACY_RULES_STATE_TEXT_H

#include "rules/game.h"

/* `key: value`; a value that is NULL, a number that is 0: `–`. */
void state_word(const char *key, const char *value, struct text *out);
void state_number(const char *key, int value, struct text *out);
/* An amount, or `?` where it may be another. */
void state_amount(int least, int most, struct text *out);
/* `to-act: 3 bid`, with all seats that choose at once; `to-act: chance deal`; `to-act: none`. */
void state_to_act(const struct game_rules *rules, const game_decision *decision, struct text *out);
/* `outcome: win 1 3` and `by: score`. `outcome` NULL: `running` and `–`. Where nobody wins, `nobody` is the word (`none`). */
void state_outcome(const struct game_rules *rules, const game_outcome *outcome, const char *nobody,
                   struct text *out);

#endif
