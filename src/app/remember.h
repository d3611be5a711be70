/* How people set up their last match of each game, kept among the settings so that New game begins with it. */
#ifndef CONSPIRACY_APP_REMEMBER_H
#define CONSPIRACY_APP_REMEMBER_H

#include "scene/games.h"

struct settings; /* platform/settings.h */

/* Notes who sat where, under which name, and the house rules. Commands of outside bots are left out: such a seat is
 * remembered as `usual` has it, a seat of the level that the game offers first. */
void remember_setup(struct settings *file, const struct game_rules *rules, const struct game_box *box,
                    const struct host_setup *setup);

/* Changes *out, a usual setup for the remembered number of seats, into the one that was noted. A value that makes no sense
 * (a place taken twice, a level that is gone, a number out of range) keeps the usual one. */
void recall_setup(const struct settings *file, const struct game_rules *rules, const struct game_box *box,
                  struct host_setup *out);

/* The remembered number of seats; 0: nothing is remembered, or not a number of seats for this game. */
uint8_t recall_seats(const struct settings *file, const struct game_rules *rules);

#endif
