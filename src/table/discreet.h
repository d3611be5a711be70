/* Where several people share the screen (t->discreet), what only the viewer may know shows for as long as they hold ACTION_PEEK, a
 * button or the place where it lies, and nothing else that can be seen or heard depends on it. What it may forbid is offered alike
 * whatever one has: the first press says so, the next does it, or nothing; whoever looks sees what is really open. */
#ifndef CONSPIRACY_TABLE_DISCREET_H
#define CONSPIRACY_TABLE_DISCREET_H

#include "gfx/geometry.h"
#include "table/pick.h"

#include <stdbool.h>

struct hand;
struct table;

/* The viewer's own is being held up to see now, or need not be hidden. */
bool table_own_shown(const struct table *t);
/* Shows it in this frame and the next one: called while its place is pressed. */
void table_hold_open(struct table *t);

/* A button at the right end of a place, which shows it while it is held; nothing where nobody looks on. Returns what is left of the
 * place. Called in a scope of its own if there are several. */
struct rect discreet_look(struct table *t, struct rect at);
/* How wide it is, with the gap before it; 0: nobody looks on. */
float discreet_look_width(struct table *t);

/* hand_frame, where the hand is secret: the viewer's own, which others may not see. */
int discreet_hand(struct table *t, const char *key, struct rect at, const struct hand *hand, bool secret);

/* Begins a frame. */
void discreet_frame(struct table *t);
/* What is pressed now lights up and is refused alike, whatever the viewer has. */
bool discreet_alike(const struct table *t);
/* … which this changes what is lit to. */
void discreet_light(const struct table *t, struct pick_lit *lit);
/* That a press on the thing may have no effect has to be said before it counts, and has been said now. */
bool discreet_waits(struct table *t, struct thing thing);

#endif
