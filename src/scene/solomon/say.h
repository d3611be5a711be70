/* What is said about the game: one table of sentences for the log, for what is going on, and for advice;
 * what is asked; and what the head shows. */
#ifndef CONSPIRACY_SCENE_SOLOMON_SAY_H
#define CONSPIRACY_SCENE_SOLOMON_SAY_H

#include "table/game.h"

void solomon_say(const struct table_saying *what, struct text *out);
/* The word of a thing on the bar; *primary: it is the usual one. */
void solomon_word(const struct table *t, struct thing thing, struct text *out, bool *primary);

/* `Dr. Solomon is 9 rounds away`, in words. */
void say_track(const struct table *t, struct text *out);

int solomon_tension(const struct host *h, const struct game_view *view);

#endif
