/* Draws of chance that several games need. */
#ifndef CONSPIRACY_RULES_DRAW_H
#define CONSPIRACY_RULES_DRAW_H

#include "rules/game.h"

/* A number in [0, n); nothing is drawn where there is no choice. */
int draw_below(game_draw draw, void *ctx, int n);

/* One member of a set of bits that is not empty, each equally likely. */
int draw_member(game_draw draw, void *ctx, uint32_t set);

/* Puts n things into any order, each equally likely. */
void draw_shuffle(game_draw draw, void *ctx, uint8_t *item, int n);

/* The numbers from 0 to n - 1 in any order, each equally likely, as an action's arguments; and whether they are that. */
void draw_permutation(game_draw draw, void *ctx, int16_t *out, int n);
bool draw_permuted(const int16_t *item, int n);

#endif
