/* Telling what happens while an action is carried out: for all games. */
#ifndef CONSPIRACY_RULES_EVENTS_H
#define CONSPIRACY_RULES_EVENTS_H

#include "rules/game.h"

/* Appends an event; `events` NULL: nobody asks. One too many is lost, and `lost` says so. */
void game_tell(game_events *events, const game_event *event);

/* The same by its parts; `TELL_ARGS(agent, city)` or TELL_NOTHING stands for the last two. */
void game_tell_of(game_events *events, uint8_t kind, int seat, uint32_t see, uint8_t n, const int16_t *arg);
#define TELL_ARGS(...)                                                                                       \
    (uint8_t)(sizeof((int16_t[]){__VA_ARGS__}) / sizeof(int16_t)), ((const int16_t[]){__VA_ARGS__})
#define TELL_NOTHING 0, NULL

#endif
