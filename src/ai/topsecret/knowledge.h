/* What the kit's search is told of Top Secret Spies (ai/knowledge.h): the parts, a file each. */
#ifndef CONSPIRACY_AI_TSS_KNOWLEDGE_H
#define CONSPIRACY_AI_TSS_KNOWLEDGE_H

#include "ai/knowledge.h"
#include "rules/topsecret/tss_view.h"

/* outlook.c: how far each agent may hope to come, in points of the track; a scoring that is due counted. */
void tss_hopes(const struct tss_view *v, float out[TSS_AGENTS]);
/* How much better off than the field is whoever owns these agents (bits). */
float tss_lead(const float hope[TSS_AGENTS], unsigned own, unsigned field);
/* The same after an action, for its seat. */
float tss_lead_after(const struct tss_view *v, int seat, const game_action *a, unsigned own, unsigned field);
/* Bits of a seat's agents, as far as the view tells; of those that it plays against in a world that lies open. */
unsigned tss_own(const struct tss_view *v, int seat);
unsigned tss_field(const struct tss_view *v, int seat);
void tss_value(const struct game_box *box, const struct game_state *world, float out[GAME_MAX_SEATS]);

/* thumb.c */
void tss_thumb(const struct game_box *box, const struct game_state *world, int seat, struct rng *rng,
               game_action *out);
size_t tss_shortlist(const struct game_box *box, const struct game_view *view, const game_action *legal,
                     size_t count, uint16_t *keep);

/* mind.c: who owns what, by what everybody does. The spymaster's reads more into it, and gives less away. */
extern const struct ai_mind tss_agents_mind, tss_spymasters_mind;

#endif
