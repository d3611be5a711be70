/* The lines of a state that every game prints alike (game_rules.view_text). */
#ifndef CONSPIRACY_RULES_STATE_TEXT_H
#define CONSPIRACY_RULES_STATE_TEXT_H

#include "rules/game.h"
#include "rules/turns.h"

/* `key: value`; a value that is NULL, a number that is 0: `–`. */
void state_word(const char *key, const char *value, struct text *out);
void state_number(const char *key, int value, struct text *out);
/* An amount, or `?` where it may be another. */
void state_amount(int least, int most, struct text *out);
/* `to-act: 3 bid`, with all seats that choose at once; `to-act: chance deal`; `to-act: none`. */
void state_to_act(const struct game_rules *rules, const game_decision *decision, struct text *out);
/* `turn: 2` and `to-act: 2 turn`; at the end state_outcome, where nobody has won: `none`. */
void state_turns(const struct game_rules *rules, const struct turns *turns, struct text *out);
void state_end(const struct game_rules *rules, const struct turns *turns, struct text *out);
/* `spy Ada: Rome`; where `place` is NULL, the word for being nowhere. */
void state_piece(const char *kind, const char *name, const char *place, const char *nowhere,
                 struct text *out);
/* The end of a line that is a list, with a dash where it is empty. */
void state_list_end(bool empty, struct text *out);
/* `key: dash dash`: every card of a heap (rules/deck.h), by their names, which NULL ends. */
void state_heap(const char *key, const uint8_t *heap, const char *const *name, struct text *out);
/* `seat 2 reserve: 3 to 5`, what can be derived. */
void state_range(int seat, const char *what, int least, int most, struct text *out);
/* `outcome: win 1 3` and `by: score`. `outcome` NULL: `running` and `–`. Where nobody wins, `nobody` is the word (`none`). */
void state_outcome(const struct game_rules *rules, const game_outcome *outcome, const char *nobody,
                   struct text *out);

#endif
