/* A character leaves the game for good, with all that had been put on it: a moment of its own on the strip (strip.h). Whose act it was,
 * what lay there as far as the viewer can know it, and what has become of that. */
#ifndef CONSPIRACY_TABLE_FALL_H
#define CONSPIRACY_TABLE_FALL_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stdint.h>

struct story_look;
struct table;
struct text;

/* The event, which has WEIGHT_GREAT, and what is said of it: the words are data, N_(). */
struct table_fall {
    uint8_t event;              /* 1 and its kind; 0: there is none */
    uint8_t by, gone;           /* its arguments: the character who did it, and the one who is gone */
    const char *title;          /* the one who is gone */
    const char *act, *act_you;  /* the one who did it, for which seat; … for the viewer, and what it cost */
    const char *own, *own_none; /* what the viewer had there (%d), or had not */
    const char *proven;         /* what others must have had there, as a list */
    const char *told;           /* of the story: the one who is gone, whose act it was, what all had there */
    const char *told_you;       /* … to the one whose act it was: the one who is gone, what all had there */
};

/* It is being shown. */
bool fall_up(const struct table *t);
/* While it is, in that place. */
void fall_draw(struct table *t, struct rect at);
/* What was lost by it, from a view in which nothing is hidden. Returns the weight for the story, or 0: the event was something else. */
int fall_told(const struct story_look *look, struct text *out);

#endif
