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

enum { NOTES_MARGIN = 18 /* of a slip */, NOTES_EDGE = 14 /* of the middle, that stays to be seen */ };

/* The small plate that closes a card, and how wide such a one is with other words. */
void notes_close_plate(struct table *t, struct rect at, bool hot);
const char *notes_close_words(void);
float notes_button_width(struct table *t, const char *words);

void notes_frame(struct table *t);
/* Puts away the card that lies open. False: none does. */
bool notes_back(struct table *t);

#endif
