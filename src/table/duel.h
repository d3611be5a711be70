/* A bidding between two, staged on the strip (strip.h): their faces, what each has named, large, and how it ends. While the viewer is
 * asked the card (bidding.h) has its place. It is drawn from what everybody knows. */
#ifndef CONSPIRACY_TABLE_DUEL_H
#define CONSPIRACY_TABLE_DUEL_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stdint.h>

struct table;

/* What is kept of it between frames. */
struct duel {
    bool up;
    uint64_t since;   /* ms: when it first came up; 0: it has not yet */
    uint32_t decided; /* the number of the happening that ended it; 0: it goes on */
};

/* Finds out whether anybody bids against anybody. */
void duel_follow(struct table *t);
bool duel_up(const struct table *t);
/* While it is up, in that place. */
void duel_draw(struct table *t, struct rect at);

#endif
