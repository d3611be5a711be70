/* What the kit's search is told of the Drowned Senate (ai/knowledge.h): the parts, a file each. */
#ifndef CONSPIRACY_AI_SENATE_KNOWLEDGE_H
#define CONSPIRACY_AI_SENATE_KNOWLEDGE_H

#include "ai/knowledge.h"
#include "rules/senate/senate_view.h"

/* outlook.c: what a side may hope to come to, in IP; that and what the others may hope for, compared: how far a side is ahead. */
float senate_hope(const struct senate_view *v, int side);
float senate_lead(const struct senate_view *v, int side);
void senate_value(const struct game_box *box, const struct game_state *world, float out[GAME_MAX_SEATS]);

/* thumb.c: what a seat does by rule of thumb; which answers are worth a thought; what characters like. */
void senate_thumb(const struct game_box *box, const struct game_state *world, int seat, struct rng *rng,
                  game_action *out);
bool senate_worthy(const struct game_box *box, const struct game_view *view, const game_action *action);
float senate_taste(const struct game_box *box, const struct game_view *view, const game_action *action,
                   const char *character);

/* why.c */
void senate_why(const struct ai_setup *player, const struct game_view *view, const game_action *action,
                float worth, char out[AI_WHY_SIZE]);

#endif
