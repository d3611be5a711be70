/* Telling what happens while an action is carried out: for the games of this folder. */
#ifndef CONSPIRACY_RULES_TELL_H
#define CONSPIRACY_RULES_TELL_H

#include "rules/game.h"

/* The arguments of an event, as the last two of game_tell: TELL_ARGS(agent, city). */
#define TELL_ARGS(...)                                                                                       \
    (uint8_t)(sizeof((int16_t[]){__VA_ARGS__}) / sizeof(int16_t)), ((const int16_t[]){__VA_ARGS__})
#define TELL_NOTHING 0, NULL

/* Appends an event. see: bit per seat that may know it. */
void game_tell(game_events *events, uint8_t kind, int seat, uint32_t see, uint8_t n, const int16_t *arg);

#endif
