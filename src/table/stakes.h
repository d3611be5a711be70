/* What is at stake, said: that what is announced can win the match, or will, if nobody stops it; large, before anybody answers,
 * to whoever is asked and to those who look on. It stands at the head of the card of a bidding, else in the bar. To a rival who sits
 * at the table it is said, smaller, as well if it lets its mover win with the next turn. */
#ifndef CONSPIRACY_TABLE_STAKES_H
#define CONSPIRACY_TABLE_STAKES_H

#include "gfx/geometry.h"
#include "table/outlook.h"

struct table;
struct text;

/* Of the shown view, kept until another is shown. */
struct stakes {
    uint64_t key;
    struct outlook is;
    struct outlook_later later; /* nothing where the present turn may win already, or nobody has to be told */
};

/* Looks ahead where the shown view has changed; once a frame. */
void stakes_read(struct table *t);
/* Somebody may win by what is announced in the shown view; how is in t->stakes.is. */
bool stakes_high(const struct table *t);
/* There is something to say: that, or that its mover may win next turn. */
bool stakes_said(const struct table *t);
/* The latter as sentences, behind what `out` says already; nothing where that is not so. */
void stakes_say_later(const struct table *t, struct text *out);

/* The banner at a width: its height; drawn from the top of a place, its height. 0: there is nothing to say. */
float stakes_height(struct table *t, float width);
float stakes_banner(struct table *t, struct rect at);

/* The banner is for the bar: nothing else says it. Draws it there, without the way where there is no room for both sentences; the
 * height that both need at a width, 0 where it is not for the bar. */
bool stakes_in_bar(const struct table *t);
void stakes_bar(struct table *t, struct rect at);
float stakes_bar_least(const struct table *t, float width);

#endif
