/* The card on which the viewer answers an announcement or a number: pass, challenge, raise or yield. It lies beside what
 * was announced, and everything else on the table goes on answering. */
#ifndef CONSPIRACY_SCENE_SOLOMON_DUEL_H
#define CONSPIRACY_SCENE_SOLOMON_DUEL_H

#include "gfx/geometry.h"

#include <stdbool.h>

struct table;

/* The card is asked for by the decision that is open. */
bool duel_wanted(const struct table *t);
void duel_frame(struct table *t);
/* Where it lies, u; empty while it is folded away or not wanted. */
struct rect duel_place(struct table *t);
/* Folds it away, to see the whole board, and back; what was set on it stays. */
void duel_fold(struct table *t);

#endif
