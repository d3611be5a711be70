/* The card on which the viewer answers an announcement or a number: pass, challenge, raise or yield. */
#ifndef CONSPIRACY_SCENE_SOLOMON_DUEL_H
#define CONSPIRACY_SCENE_SOLOMON_DUEL_H

#include <stdbool.h>

struct table;

/* The card is asked for by the decision that is open. */
bool duel_wanted(const struct table *t);
void duel_frame(struct table *t);

#endif
