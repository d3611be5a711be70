/* What one seat believes: a set of weighted worlds, each a whole state that fits all the seat has seen.
 *
 * A world follows the match by the game's own rules: what is hidden of an action is filled in, what is open shifts the world's
 * weight by how likely it was there, and a world that no longer looks to the seat as the match does weighs nothing. Where
 * few are left, new ones are drawn from everything that fits (game_rules.sample).
 *
 * A secret choice of several seats at once is kept back until it is over: until then the worlds stand as they did before it, but
 * for the seat's own part. So a search has every other seat choose afresh, by what that seat knows, and cannot come to lean on
 * answers that it merely guessed; and when the choice is opened, the worlds take the true answers instead of dying of wrong
 * ones. */
#ifndef CONSPIRACY_AI_WORLDS_H
#define CONSPIRACY_AI_WORLDS_H

#include "ai/knowledge.h"

struct worlds;

/* A belief at the start of a match, before the first event, of `count` worlds. What setup and knowledge point to outlives it.
 * All memory that it will ever use. NULL: there is none. The caller frees it. */
struct worlds *worlds_create(const struct ai_setup *setup, const struct ai_game *knowledge, int count);
void worlds_free(struct worlds *w);

/* An event, and what it opened: as ai_kind.see and ai_kind.opened. */
void worlds_see(struct worlds *w, int actor, const game_action *masked, const struct game_view *after);
void worlds_opened(struct worlds *w, size_t n, int actor, const game_action *masked);

/* What the seat does by the game's own belief alone (ai_mind.answer). False: it has to be searched for. */
bool worlds_answer(struct worlds *w, const struct game_view *view, game_action *out);

/* What an action of the seat gives away by that belief (ai_mind.cost). */
float worlds_cost(struct worlds *w, const struct game_view *view, const game_action *action);

/* Makes up for what has been kept back; before worlds_draw, once a decision. */
void worlds_settle(struct worlds *w);
/* Whether the seat chooses at the same time as others, be it that they have answered already. */
bool worlds_at_once(const struct worlds *w);
/* Draws a world, by weight: rules->state_size bytes in out, which holds GAME_MAX_STATE. False: nothing fits, which only happens
 * when the game's `sample` fails. */
bool worlds_draw(struct worlds *w, struct rng *rng, struct game_state *out);

#endif
