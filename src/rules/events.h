/* Telling what happens while an action is carried out: for all games. */
#ifndef CONSPIRACY_RULES_EVENTS_H
#define CONSPIRACY_RULES_EVENTS_H

#include "rules/game.h"

/* Appends an event; `events` NULL: nobody asks. One too many is lost, and `lost` says so. */
void game_tell(game_events *events, const game_event *event);

#endif
