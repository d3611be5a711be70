/* The cards of the seats: who they are, whose turn it is, and what the game writes on them. */
#ifndef CONSPIRACY_TABLE_SEATS_H
#define CONSPIRACY_TABLE_SEATS_H

#include "gfx/geometry.h"
#include "gfx/text.h"
#include "table/card.h"
#include "table/ranges.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct counts;
struct table;
struct ui;

void seats_frame(struct table *t);
/* Where a seat's card lies. False: there is no such seat. */
bool seats_card(const struct table *t, int seat, struct rect *at);
/* Whose cards are framed: bit per seat. */
uint32_t seats_up(const struct table *t);
/* The width that a strip needs beside others where sums of money stand on it; 0: no more than usual. */
float seats_strip(struct table *t);
/* How much is known of a row, in short: `$700+`, `?`, `–`. */
void seats_range(const struct table *t, range known, char *out, size_t size);
/* --- for a game that has no cards of seats (table_game.seat_at): on dark ground */

/* A name, and behind it that it is one's own. */
void seats_name(struct table *t, int seat, struct rect at);
/* The head of a side's place: a face (an automaton: an emblem, or NULL: none yet) and its points at the end ("": not told), where there is room
 * for more than the name. Leaves in `row` where what it has is counted, and then who it is: */
void seats_head(struct table *t, int side, struct rect *row, const card_face *suit, const char *points);
/* … a seat's name as above, or that of an automaton. */
void seats_called(struct table *t, int side, struct rect at, const char *name);
/* What a side (a seat, or an automaton, which counts behind them) did in its last turn, as the log has it: the last lines, as far as they have
 * room in full. The viewer's own go when the turn is over, those of others when they are up again. */
void seats_last(struct table *t, int side, struct rect at);
/* A word or two on a small plate in that colour, cut off the foot of a place, and what that means for whoever points at it (translated);
 * nothing where they have no room. `which` tells the plates of a table apart. */
void plate_word(struct ui *ui, int which, struct rect *at, const char *words, struct color ground,
                const char *says);

/* Short lines on dark ground that say a number each, one above the other at the foot of a place; a nought is left out, and all of them are
 * where they have no room. `side` tells those of a table apart. */
struct plate_line {
    const char *form; /* with one %d, translated */
    int number;
    const char *says; /* to whoever points at it, translated */
};
enum { PLATE_LINES = 8 }; /* as many at most */
void plate_lines(struct ui *ui, int side, struct rect at, enum gfx_align align, const struct plate_line *line,
                 int n);

/* --- for a game's row on a card */

/* One's own secret while others look on: words that say how it is seen, translated, with %s for the key, and a spot that shows it
 * while held. False: it need not be hidden now, draw it. */
bool seats_covered(struct table *t, struct rect row, const char *form);
/* What is known of a seat in the first rows of table_game.known, or has where that lies open, each in its column. Of the form only
 * how many, from which one on they stand apart and the tip are read; a tip that is NULL is the kit's. What is gone (table_roster)
 * has its badge alone. words: see seats_covered, for the viewer's own row. */
void seats_known(struct table *t, int seat, struct rect row, struct counts form, const char *words);
/* An envelope crosses the card while the present event is shown: something was done in secret. */
void seats_envelope(struct table *t, struct rect at);
/* A name, and "you" where it is the viewer's. */
void seats_words(const struct table *t, int seat, char *out, size_t size);

/* A table_game.tag: whoever is tagged in the layout of the rules wears a stamp with tag_word. */
float seats_tag(struct table *t, int seat, struct rect row, float room);

#endif
