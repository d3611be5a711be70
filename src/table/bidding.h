/* An announcement and the numbers that are named over it: the card on which the viewer answers, beside what was announced,
 * while everything else on the table goes on answering; and a slip for those who look on. */
#ifndef CONSPIRACY_TABLE_BIDDING_H
#define CONSPIRACY_TABLE_BIDDING_H

#include "gfx/geometry.h"
#include "table/ranges.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct table;

enum { BIDDING_PLACES = 3, BIDDING_WORDS = 256 };

/* What stands, as a game tells it; translated. */
struct bidding {
    const char *question; /* `Do you challenge?` */
    const char *pass;     /* the button that names nothing */
    const char *cannot;   /* said where no number can be named */
    char name[64];        /* the button that names the number on the dial, */
    char longest[64];     /* and the longest that it can be */
    uint8_t name_kind;    /* actions: to name a number (their first argument), to pass */
    uint8_t pass_kind;
    int least, most; /* of the dial where others look on and its ends may tell nothing of the secret */

    char stake[BIDDING_WORDS]; /* what is at stake, where it is everything; "": not worth a line */
    char rival[BIDDING_WORDS]; /* what is known of the rival, in words; "": there is none yet */
    range known;
    struct color rival_color;
    char own[BIDDING_WORDS]; /* what one has oneself; "": nobody's place is here */
    const char *covered;     /* said instead while others look on */
    int own_amount;
    struct color own_color;
    int scale; /* of both bars */

    /* What of the announced move is to be seen beside the card, units of the middle: where it ends, then what matters less. */
    struct point place[BIDDING_PLACES];
    size_t places;
    float pin; /* radius of what stands around a place */
};

/* The card is asked for by the decision that is open. */
bool bidding_wanted(const struct table *t);
void bidding_frame(struct table *t);
/* Where it lies, u; empty while it is folded away or not wanted. */
struct rect bidding_place(struct table *t);
/* Folds it away, to see the whole board, and back; what was set on it stays. */
void bidding_fold(struct table *t);

/* What has been said about the announcement that stands in the shown view; NULL: nothing is announced. */
const struct challenge *table_challenge(const struct table *t);

/* A paper slip in the corner of the middle while others argue; nothing while nothing is announced. */
void slip_frame(struct table *t);
/* The ladder alone: who named what, passed or yielded, from left to right. */
void slip_ladder(struct table *t, struct rect at);

#endif
