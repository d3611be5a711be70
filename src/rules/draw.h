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

/* ---- Events of chance ---- */

/* The one that is due, by what its arguments can be. All are drawn where they are `permuted`, or come from a heap; else the last is, each
 * possible value being equally likely, and the one before it is known. */
struct draw_due {
    uint8_t kind;  /* game_action.kind */
    uint8_t n;     /* arguments; 1 or 2 unless all are drawn */
    bool permuted; /* they are 0 to n - 1 in any order */
    /* or cards of it (deck.h) that are drawn together, their kinds ascending; NULL: they are not */
    const uint8_t *heap;
    uint8_t kinds;     /* of cards that the heap counts */
    int16_t known;     /* the first of two: whom it is for */
    uint32_t possible; /* bits: what the last can be */
};

/* What game_rules.legal lists of it: what is drawn is GAME_HIDDEN. */
game_action draw_template(const struct draw_due *due);
/* Whether it can be this action (game_rules.is_legal). */
bool draw_allowed(const struct draw_due *due, const game_action *action);
/* One of those, drawn fairly (game_rules.chance). */
game_action draw_event(const struct draw_due *due, game_draw draw, void *ctx);

#endif
