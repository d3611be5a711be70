/* Runs of amounts, as people and bots read them: `2 pay Ada 100..9300` stands for every amount from the first number to
 * the last, in the game's steps (game_rules.amount_step). Records never hold a run. */
#ifndef CONSPIRACY_RULES_AMOUNTS_H
#define CONSPIRACY_RULES_AMOUNTS_H

#include "rules/game.h"

/* How many of the n actions belong to the run that begins at index `from`: those that differ from the one before them by
 * a step of their amount alone. 1 where there is no run. */
size_t amounts_run(const struct game_rules *rules, const struct game_box *box, const game_action *legal,
                   size_t n, size_t from);
/* The words of a run of so many actions, without the actor; one action is written as it always is. */
void amounts_text(const struct game_rules *rules, const struct game_box *box, const game_action *first,
                  size_t run, struct text *out);

#endif
