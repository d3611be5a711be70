/* The shield of The Solomon Gambit, behind which coins are laid out; see struct table_game. */
#ifndef CONSPIRACY_SCENE_SOLOMON_SHIELD_H
#define CONSPIRACY_SCENE_SOLOMON_SHIELD_H

#include "table/amounts.h"

bool solomon_amounts(const struct table *t, struct amounts *out);
void solomon_amounts_done(struct table *t, const struct laid *laid);
void solomon_coins(struct table *t, struct rect at, int n, int fresh);
/* Around the card of its agency. */
void solomon_shield(struct table *t, struct rect card);

#endif
