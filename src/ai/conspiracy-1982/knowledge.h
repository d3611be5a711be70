/* What the kit's search is told of Conspiracy, 1982 (ai/knowledge.h): the parts, a file each. */
#ifndef CONSPIRACY_AI_C82_KNOWLEDGE_H
#define CONSPIRACY_AI_C82_KNOWLEDGE_H

#include "ai/knowledge.h"

/* habits.c: what a seat's acts tell of its book. */
float c82_likelihood(const struct game_box *box, const struct game_state *world, int actor,
                     const game_action *seen);
bool c82_complete(const struct game_box *box, const struct game_state *world, int actor,
                  const game_action *seen, struct rng *rng, game_action *out);
bool c82_mend(const struct game_box *box, struct game_state *world, int actor, const game_action *seen);

/* thumb.c: what a seat does who looks one turn ahead, all books lying open. */
void c82_thumb(const struct game_box *box, const struct game_state *world, int seat, struct rng *rng,
               game_action *out);

/* worthy.c: a handful of amounts, and moves that lead somewhere; as advice rather home, with whoever nobody has shown more for. */
bool c82_worthy(const struct game_box *box, const struct game_view *view, const game_action *action);
float c82_advice(const struct game_box *box, const struct game_view *view, const game_action *action);

/* why.c */
void c82_why(const struct ai_setup *player, const struct game_view *view, const game_action *action,
             float worth, char out[AI_WHY_SIZE]);

#endif
