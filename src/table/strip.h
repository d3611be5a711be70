/* The strip at the foot while others argue: what is announced and what has been said to it, or the two who bid against each other.
 * It has one shape for both, stands where the sentence of the bar would, and reaches up only as far as it hides nothing of the
 * board. */
#ifndef CONSPIRACY_TABLE_STRIP_H
#define CONSPIRACY_TABLE_STRIP_H

#include "gfx/geometry.h"

#include <stdbool.h>

struct table;
struct text;

/* Finds out what there is to be told; before anything of a frame is drawn. */
void strip_follow(struct table *t);
/* Something is: nothing else need say it. */
bool strip_up(const struct table *t);
/* What stands, or how it ended, and that it can still be taken back or that the viewer's answer is given for it. */
void strip_words(const struct table *t, bool settled, struct text *out);
/* What it tells has room there with what is free above. */
bool strip_has_room(struct table *t, struct rect words);
/* words: what the bar has free for it; it ends with that where the bar goes on below. */
void strip_frame(struct table *t, struct rect words);

#endif
