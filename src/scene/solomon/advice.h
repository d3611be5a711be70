/* An action as advice: what to do, in one sentence for people. */
#ifndef CONSPIRACY_SCENE_SOLOMON_ADVICE_H
#define CONSPIRACY_SCENE_SOLOMON_ADVICE_H

#include "rules/game.h"

struct text;
struct table;

/* `Send Spyglass to Zurich.`: the viewer's legal action at the view that is shown. */
void advice_sentence(const struct table *t, const game_action *action, struct text *out);
/* Why one does such a thing, for where no better reason is known. Translated. */
const char *advice_reason(const game_action *action);

#endif
