/* A challenge on the card of a bidding; see struct table_game. */
#ifndef CONSPIRACY_SCENE_SOLOMON_CHALLENGE_H
#define CONSPIRACY_SCENE_SOLOMON_CHALLENGE_H

#include "table/game.h"

void solomon_bidding(const struct table *t, int number, struct bidding *out);
void solomon_bidding_portrait(struct table *t, struct rect at);
void solomon_bidding_figure(struct table *t, struct rect at);

#endif
