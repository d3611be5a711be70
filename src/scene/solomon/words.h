/* Sentences about the game, for the log. */
#ifndef CONSPIRACY_SCENE_SOLOMON_WORDS_H
#define CONSPIRACY_SCENE_SOLOMON_WORDS_H

#include "table/host.h"

void words_sentence(const struct host *h, const struct host_happening *what, struct text *out);
int words_tension(const struct host *h, const struct game_view *view);

#endif
