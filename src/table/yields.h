/* At which numbers seats have given way. Nothing is proven by that, since one may give way with more: it is shown as a mark beside
 * what is proven, with the round, and only while it says more than that. Everybody has heard it. */
#ifndef CONSPIRACY_TABLE_YIELDS_H
#define CONSPIRACY_TABLE_YIELDS_H

#include "rules/game.h"
#include "table/ranges.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct table;
struct text;

enum { YIELD_THINGS = 16 };

struct yield_mark {
    uint32_t event; /* when; 0: never */
    int16_t at;     /* the number that the seat did not go above */
    uint16_t round;
    bool mover; /* of what was challenged, and not the challenger */
};

/* What is kept of it between frames. */
struct yields {
    uint32_t epoch, heard; /* of which past; up to which event */
    struct yield_mark of[GAME_MAX_SEATS][YIELD_THINGS];
};

/* Once a frame: hears what has been shown since the last. */
void yields_follow(struct table *t);
/* Where a seat gave way last in a thing (the row of table_game.known), in what is shown now. False: it did not, or more is proven since
 * than that tells. */
bool yields_mark(const struct table *t, int seat, size_t thing, range known, struct yield_mark *out);
/* Says it in a sentence behind others, `Ada yielded at 4 in round 3.`; nothing where there is no mark. */
void yields_say(const struct table *t, int seat, size_t thing, range known, struct text *out);

#endif
