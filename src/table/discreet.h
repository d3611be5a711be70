/* Where several people share the screen (t->discreet), what only the viewer may know shows for as long as they hold ACTION_PEEK, a
 * button or the place where it lies, and nothing else that can be seen or heard depends on it. What it may forbid is offered and
 * chosen alike whatever one has. At the end it takes a look at one's own, again whatever one has; only what is still chosen after
 * that and is not open tells anything, and that but a line which others have heard before. */
#ifndef CONSPIRACY_TABLE_DISCREET_H
#define CONSPIRACY_TABLE_DISCREET_H

#include "gfx/geometry.h"
#include "table/pick.h"

#include <stdbool.h>

struct hand;
struct table;
struct table_button;
struct text;

/* The viewer's own is being held up to see now, or need not be hidden. What is looked at on a card that lies over the table uncovers
 * nothing beside that. */
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
/* The button of a turn offers what might be done, whatever the viewer's own secret allows. */
bool discreet_offers(const struct table *t, const struct table_button *button);
/* The viewer has looked at their own since somebody's turn began, or nobody looks on. */
bool discreet_looked(const struct table *t);
/* What is said where that has to come first: a look. Translated. */
const char *discreet_words(void);
/* What the viewer is asked; where several share the screen it is said to whom: it may have passed from one to the other with no
 * curtain between. */
void discreet_asks(const struct table *t, const char *words, struct text *out);
/* What has been chosen leads to nothing that is open, as whoever looks at their own sees. */
bool discreet_lacks(const struct table *t);
/* … which is said then. Translated. */
const char *discreet_lacks_words(void);
/* An action that was offered has been chosen, and is not to be done: it takes a look first, or is not open. Says so. */
bool discreet_refuses(struct table *t, const game_action *action);

#endif
