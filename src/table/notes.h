/* Index cards that lie there for a while: what happened since one's last turn, a hint, what an opponent says it is up to. None of
 * them waits for an answer. */
#ifndef CONSPIRACY_TABLE_NOTES_H
#define CONSPIRACY_TABLE_NOTES_H

#include "gfx/geometry.h"

#include <stdbool.h>

struct table;

/* The place for a card over the middle, of any width between these, where it hides least of what the game would rather have seen
 * (table_game.precious), clear of `taken`. height: of the card at a width; what: handed to it. */
struct rect notes_place(struct table *t, float widest, float narrowest, struct rect taken,
                        float (*height)(struct table *t, float w, const void *what), const void *what);

/* The place for something of that size along the top (y: 0) or the foot (1) of a room, where it hides least of the same. */
struct rect notes_edge(const struct table *t, struct rect room, float w, float h, float y);

/* The event after which all counts as having come since the viewer's last turn; 0: there was none. */
uint32_t notes_since(const struct table *t);
/* What happened since one's last turn is to be told, and the log of the layout does not say it all; and how tall a card that
 * does is at a width. It lies beside the middle, see layout_task.still, or over it where whole turns would have no room there.
 * aside: see notes_recap_aside() of the frame before. */
bool notes_recap_wanted(struct table *t, bool aside);
/* It has been beside the middle, as the layout stands, and hides nothing there. */
bool notes_recap_aside(const struct table *t);
float notes_recap_height(struct table *t, float width);
/* Where it lies now something of every turn is told. */
bool notes_recap_fits(struct table *t);
/* With the newest lines alone, and closed beside its title. */
float notes_recap_least(struct table *t, float width);

void notes_frame(struct table *t);
/* Puts away the card that lies open. False: none does. */
bool notes_back(struct table *t);

#endif
