/* Where several people share the screen and it goes from one to another with no curtain between, the next one is named, large, and for
 * a moment nothing takes a press: what was meant for the one before answers no question of the next. */
#ifndef CONSPIRACY_TABLE_HANDOVER_H
#define CONSPIRACY_TABLE_HANDOVER_H

#include <stdbool.h>

struct table;

/* Another viewer has come to the table, from that one; less than 0: through a curtain, or to a table that has only just come up. */
void handover_begin(struct table *t, int from);
/* It goes on: nothing is asked yet. No press shortens it. */
bool handover_on(const struct table *t);
/* Once a frame: the faces it may have to show are read before they are wanted. */
void handover_fetch(struct table *t);
/* Over everything else. */
void handover_frame(struct table *t);

#endif
