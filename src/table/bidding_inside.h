/* The card of a bidding, for the files that it is made of. */
#ifndef CONSPIRACY_TABLE_BIDDING_INSIDE_H
#define CONSPIRACY_TABLE_BIDDING_INSIDE_H

#include "table/bidding.h"
#include "ui/widgets.h"

/* The number is the one that is set, once the question has been seen; before that the first that is of use. */
void bidding_offer_read(struct table *t, struct bidding_offer *o);
/* The character that a bidding is about, or less than 0. */
int bidding_character(const struct table *t, const struct bidding_terms *terms);

/* A part of the card: measured and drawn by the same code. */
struct bidding_sheet {
    struct table *t;
    const struct bidding_offer *o;
    struct rect at; /* what is left of it */
    float over;     /* what was written so far into a room that stays empty in this question */
    bool draw;      /* else it is only measured */
};

enum { BIDDING_GAP = 8 };

/* What is left out where the card has too little room, in this order, since it is said elsewhere, too: the rule under the scale, which its
 * tip says; what was answered before, of which the bar says the last; what dark and pale mean; while the match hangs on it, what follows from
 * the answers, of which the buttons say the most; what a flag marks, and how far one's own goes; what follows from giving
 * way, for which a few words on its button do, and these, which its tip says at length; and last, one's own row, which one's strip says. */
enum {
    BIDDING_RULE,
    BIDDING_LADDER,
    BIDDING_KEY,
    BIDDING_ANSWERS,
    BIDDING_LABELS,
    BIDDING_LIMITS,
    BIDDING_GIVEN,
    BIDDING_BRIEFLY,
    BIDDING_OWN,
    BIDDING_PARTS
};

void bidding_text(struct bidding_sheet *s, enum ui_style style, const char *text, struct color color);

/* --- bidding_answers.c */

/* What is proven against the first answer, then each button with what follows from it. */
void bidding_answers(struct bidding_sheet *s);
/* Keys begin with the second. */
bool bidding_begins_with_pass(const struct table *t, const struct bidding_offer *o);
/* Digits make a number; a digit that comes late begins a new one. */
void bidding_type_digits(struct table *t, range dial);
/* Gives the answer that was given for the rest of the challenge, while that goes on and the answer is open. */
bool bidding_keep_vow(struct table *t);

#endif
