/* What happens in The Solomon Gambit as its table shows it. */
#ifndef CONSPIRACY_SCENE_SOLOMON_EVENTS_H
#define CONSPIRACY_SCENE_SOLOMON_EVENTS_H

#include "rules/solomon/solomon_view.h"
#include "table/game.h"

enum { SOLOMON_CUES = SOLOMON_ENDED + 1 };

/* By kind of event; the functions are those of struct table_game. */
extern const struct table_cue solomon_cues[SOLOMON_CUES];
const char *solomon_sound(const struct table *t, const game_event *event, const char *usual);
void solomon_begins(struct table *t, const game_event *event, struct game_view *shown);

#endif
