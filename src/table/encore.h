/* How a match ended stays on the table for a while; then the turn that ended it is shown once more by itself before its plate: step by step, in words beside the middle, with
 * everything open, and in the end how it was won, until something is pressed; any press goes on to the plate. Not where nothing moves, nor of a match that is only looked at. */
#ifndef CONSPIRACY_TABLE_ENCORE_H
#define CONSPIRACY_TABLE_ENCORE_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stdint.h>

struct table;
struct text;

struct encore {
    bool due;       /* the end has just been seen, and stays to be seen for a while */
    uint64_t ended; /* ms: since when; 0: it is not */
    bool on;        /* the replay that is up is this one */
    uint64_t begun; /* ms: when it came up */
    uint64_t since; /* ms: when the step was there that is being read */
};

/* Begins it, goes on with it, ends it; before anything else of a frame. */
void encore_follow(struct table *t);
/* The plate waits for it. */
bool encore_waits(const struct table *t);
bool encore_on(const struct table *t);
/* Who has won, once the end is there to be seen: no aim is left (head_say). */
void encore_say_winners(const struct table *t, bool brief, struct text *out);
/* How it ended, over the place of the words of the bar, while the end stays to be seen. False: it does not. */
bool encore_banner(struct table *t, struct rect at);
/* The card with the words, in layout.card, and what lies in place of the bar. */
void encore_frame(struct table *t);
/* How high the card has to be for any of the steps. */
float encore_height(struct table *t, float width);

#endif
