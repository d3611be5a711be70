/* The bar at the bottom, for the files that it is made of. */
#ifndef CONSPIRACY_TABLE_BAR_INSIDE_H
#define CONSPIRACY_TABLE_BAR_INSIDE_H

#include "table/bar.h"

struct table_button;

enum { BAR_GAP = 10 }; /* between two buttons */

/* --- bar_buttons.c */

/* The buttons that answer what is asked, at the right end of what is left, which they are cut off. */
void bar_decision(struct table *t, struct rect *left);
/* A button of a turn is grey: what it is for is not legal, as far as everybody may know. */
bool bar_is_off(const struct table *t, const struct table_button *b);
/* It opens the card of amounts, and whoever looks may know that none can be laid. */
bool bar_is_empty(const struct table *t, const struct table_button *b);

/* The width that the question needs in two lines, with the tab before it and a gap behind it. */
float bar_room_of_question(struct table *t);

/* --- bar_words.c */

/* What is asked, or what is going on, in the largest type in which it fits; under it, where there is room, why something cannot be done. */
void bar_prompt(struct table *t, struct rect at);

#endif
