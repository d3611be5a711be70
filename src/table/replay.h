/* The bar under a match that is shown again: where it is, and to go anywhere in it. */
#ifndef CONSPIRACY_TABLE_REPLAY_H
#define CONSPIRACY_TABLE_REPLAY_H

#include <stdbool.h>
#include <stdint.h>

struct table;

/* The table shows a match again that is over. */
bool replay_on(const struct table *t);
/* Draws the bar in place of the usual one; false: this is no replay. */
bool replay_bar(struct table *t);
/* Goes to the moment after n events; in the match that was played it opens the replay. run: it goes on by itself. */
void replay_show(struct table *t, uint32_t n, bool run);

#endif
