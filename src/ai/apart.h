/* What one seat believes where each of the others hides what is its own affair alone (ai_game.secret_size): for each of them a
 * set of weighted guesses, instead of one of whole worlds (worlds.h). Three rivals of whom a hundred guesses each are kept make a
 * million worlds, and a surprise from one forgets nothing of the others. */
#ifndef CONSPIRACY_AI_APART_H
#define CONSPIRACY_AI_APART_H

#include "ai/knowledge.h"

struct apart;

/* As the functions of worlds.h. */
struct apart *apart_create(const struct ai_setup *setup, const struct ai_game *knowledge, int count);
void apart_free(struct apart *a);
void apart_see(struct apart *a, int actor, const game_action *masked, const struct game_view *after);
bool apart_draw(struct apart *a, struct rng *rng, struct game_state *out);

#endif
