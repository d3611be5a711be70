/* The cards of the seats, for the files that they are made of. */
#ifndef CONSPIRACY_TABLE_SEATS_INSIDE_H
#define CONSPIRACY_TABLE_SEATS_INSIDE_H

#include "table/seats.h"

struct text;

/* --- seats_named.c */

/* The width with which every rival's home has room behind the name; of one's own seat: that one's. */
float seats_homes_width(struct table *t, int seat);
/* A name, behind it where its player is at home and a tag where it is the viewer's, as far as there is room: the name made narrower
 * for the tag, or left out for it where nothing of the name could be read, since who is "you" must never be guessed. homes: the home
 * stands there where all rivals' names and homes, or one's own, have so much room. */
void seats_draw_name(struct table *t, int seat, struct rect at, float homes);
/* The width that a name needs with its tag. */
float seats_name_width(struct table *t, int seat);
/* The width of the tag with the gap before it; 0: somebody else's card. */
float seats_tag_width(struct table *t, int seat);
/* Where a player is at home, behind the name. Returns its width; 0: the name says so. */
float seats_write_home(struct table *t, int seat, char *out, size_t size);

/* --- seats_known.c */

/* Everything that a card would count: `Chips 3+, cards ?`. */
void seats_say_counts(const struct table *t, int seat, struct text *out);
/* What is known of a seat in the thing that the open question is about, at the right end of a row: one's own to the number,
 * nought too, or a word that it is covered. faced: with the badge of the thing. */
void seats_draw_known(struct table *t, int seat, bool faced, struct rect *row);
/* The width that takes; 0: nothing is open. */
float seats_known_width(struct table *t, int seat, bool faced, float height);

#endif
