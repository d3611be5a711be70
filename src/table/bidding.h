/* An announcement and the numbers that are named over it: the card on which the viewer answers, beside what was announced,
 * while everything else on the table goes on answering; and a slip for those who look on. */
#ifndef CONSPIRACY_TABLE_BIDDING_H
#define CONSPIRACY_TABLE_BIDDING_H

#include "gfx/geometry.h"
#include "table/layout.h"
#include "table/ranges.h"
#include "table/ruler.h"
#include "table/said.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct challenge;
struct table;
struct text;
struct table_known;
struct text;

enum { BIDDING_WORDS = 256 };

/* What stands, in numbers. There are two answers: one that goes against it or on with it, mostly by a number, and one that gives
 * way. A game has to give the kinds of the two actions, if the data does not (struct answer_words), the ends of the dial and the
 * subject. */
struct bidding_terms {
    uint8_t name_kind; /* actions: the first (its first argument is the number), the second */
    uint8_t pass_kind;
    bool bare; /* the first names no number: to hold, to cover */
    /* Of the dial where others look on and its ends may tell nothing of the secret; without a number the least is what the first
     * answer takes of one's own, 0: nothing. */
    int least, most;
    int own; /* what the viewer has of the subject; less than 0: it may not be told */
    int subject; /* the row of table_game.known, and the character of the roster, that all is about; less than 0: none */
};

/* The same with all that is said of it; translated. Whatever a game leaves empty is filled in from the challenge that stands
 * (table_game.challenge) and from what is known (table_game.known), as for a bidding in which the higher number wins. */
struct bidding {
    struct bidding_terms terms;
    char act
        [128]; /* what is announced, a clause that ends a sentence: `Ada draws a card`; empty: action_words.act */
    const char *price; /* a sentence: what it costs to give way in a challenge of one's own; NULL: nothing */
    const char *risk;  /* … the same, said before one begins one */
    const char *question; /* `Do you challenge?`; where the second answer is the only one `You must yield` */
    const char *rule;     /* a sentence under the scale: what wins, what it costs; NULL: nothing */
    /* … instead of the rule once somebody has yielded: that the next begins anew; NULL: the rule stays. */
    const char *anew;
    char name[64];    /* the button of the first, which names the number on the dial, */
    char longest[64]; /* and the longest that it can be */
    /* A button under it: the first, and again to whatever is named in this challenge as long as it is open; NULL: there is none. */
    const char *always;
    char always_most[32];           /* how much that can come to; "": it may not be told */
    const char *pass;               /* the button of the second, */
    const char *pass_asked;         /* and the question before it is done, where it can lose the match */
    char name_means[BIDDING_WORDS]; /* what follows from each, who is asked then */
    char pass_means[BIDDING_WORDS];
    char pass_brief
        [64]; /* … from the second, in a few words on its button, where the card has no room for more; "": nothing */
    /* The tip of the second where it may let the mover win with its next turn: what follows, and that; "": it does not. */
    char pass_tells[3 * BIDDING_WORDS];
    char stands
        [BIDDING_WORDS]; /* the number that the first answers, where it names none itself; "": nothing */
    char highest[BIDDING_WORDS]; /* `You can name up to 7.`: said where nobody else looks on */
    char cannot[BIDDING_WORDS];  /* said where the first is not open: why */

    /* The numbers up to this one are proven to be answered by a higher one: they cannot win. Said where that goes for the
     * highest that can be named, as `Can be outbid: at least 16 are there.` */
    int beaten;
    /* The least number of one's own that the rival is proven not to have enough for, before anybody has named one; 0: there is none. */
    int sure;
    bool wins; /* the number on the dial is proven to win */
    char hopeless[BIDDING_WORDS];
    char pointless[BIDDING_WORDS]; /* … and of a number that cannot, while a higher one could: why */

    /* What is proven of the rival, and in a second row, where a person of the screen is asked, what that one has. */
    struct ruler ruler;
    const char *covered; /* said instead of the second row while others look on */
    /* a sentence: what the most that a rival can have follows from, for the tip of the ruler; NULL: nothing */
    const char *bounds;
    char recalls[BIDDING_WORDS]; /* where the rival has given way in it; "": nowhere that tells anything */
};

/* What a question is answered with, by its phase: data (dress.h). What is not said there or by the game is the kit's. */
struct answer_words {
    uint8_t first, second; /* 1 and the kinds of the two actions; 0: the game tells them */
    /* The button of the first and what follows from it, to the mover perhaps otherwise; argument 0 is the number on the dial. */
    sentence name, means, mover_means;
    /* instead of `means` to one who has nothing of the subject, and may be told; none: the same */
    sentence lacking;
    /* Where the first names no number: what it answers, beside the scale; argument 0 is the number that was named, argument 1 the one before,
     * `stands_first` where there was none. */
    sentence stands, stands_first;
    const char *pass, *pass_asked, *question; /* N_() */
    /* What follows when the mover gives the second, a sentence, and a few words for its button; NULL: the action says it. */
    const char *pass_means, *pass_brief;
    const char *always, *always_means;
    const char *first_question; /* … before anything has been named */
    const char *forced;         /* … where the second answer is the only one */
    sentence cannot; /* why the first is not open to one who has argument 0 of the subject; none: the kit's */
};

/* What is said of a challenge in a word or two, N_() or NC_(); NULL: the usual. `number`: under one that has been named. `first`:
 * right after the challenge. */
struct challenge_words {
    const char *number, *open, *hold, *hold_first, *yield, *yield_mover, *yield_first;
};

/* All words of a bidding, N_(): see the members of struct bidding. */
struct bidding_words {
    const char *title; /* above the scale; a place for the figure */
    const char *price, *price_brief, *risk, *rule, *anew, *covered, *bounds;
    /* Where somebody has given way, of `who`, the number and the round: as a challenger, and as the mover; none: the kit's. */
    sentence yielded, yielded_mover;
    struct challenge_words said;
    const struct answer_words *answer; /* by phase */
    size_t answers;
};

/* What is on the card: what stands, with the sentence that announced it, and what of it is open to the one who is asked. */
struct bidding_offer {
    struct table *t;
    struct bidding is;
    char announced[BIDDING_WORDS];
    range dial;
    bool may;      /* the first answer is open */
    bool dials;    /* and has a number to choose */
    bool hopeless; /* but cannot win, as is proven, and nobody learns from being told so */
    bool said;     /* somebody has challenged it */
    bool forced;   /* there is but one answer */
    unsigned out;  /* what is left out to make the card lower, as bits: see bidding_card.c */
    bool brief;    /* what follows from the answers is in their tips alone */
};

/* The word for the answer of that index in what was said, translated; NULL: the usual one, or its number. */
const char *bidding_said(const struct table *t, const struct challenge *c, size_t i);
/* That answer as what stands beside whoever gave it: `raises to 5`; before: as one of those that led to what stands, `named 5`. */
void bidding_say(const struct table *t, const struct challenge *c, size_t i, bool before, struct text *out);
/* A number that was named, as it is told of whoever named it: `named 5`. */
void bidding_say_named(const struct table *t, int number, struct text *out);

/* What stands in the shown view. */
void bidding_terms_read(const struct table *t, struct bidding_terms *out);
/* … with all that is said of it: builds some ten sentences. number: what the button of the first answer names. */
void bidding_read(const struct table *t, int number, struct bidding *out);
/* What is known of a seat in the subject. False: nothing. */
bool bidding_subject(const struct table *t, const struct bidding_terms *terms, int seat,
                     struct table_known *out);
/* The figure of the subject in a box, where the game has one. */
void bidding_figure(struct table *t, struct rect at);

/* The card is asked for by the decision that is open, and is not folded away: then the layout has a place for it. */
bool bidding_wanted(const struct table *t);
bool bidding_up(const struct table *t);
/* The one who is asked can only give way, and may be told so: nobody else looks on. */
bool bidding_forced(const struct table *t, const struct bidding_terms *terms);
/* … which the bar says, after what was announced. False: nothing is written. */
bool bidding_must(const struct table *t, struct text *out);
/* The card for the layout, which asks for its height at many widths: *offer is read once, and has to outlive it. */
struct layout_card bidding_layout(struct table *t, struct bidding_offer *offer);
void bidding_frame(struct table *t);
/* Where it lies, u; empty while it is not up. */
struct rect bidding_place(const struct table *t);
/* Folds it away, to see the whole board, and back; what was set on it stays. */
void bidding_fold(struct table *t);
/* Digits are typed into its dial, and do nothing else. */
bool bidding_types(const struct table *t);
/* What is known of a seat in the thing that the bidding is about, for its short card: of one's own what one has, and where that
 * is covered, which *covered then says in a sentence (else NULL), what the others can know. False: nothing. */
bool bidding_known(const struct table *t, int seat, struct table_known *out, size_t *which,
                   const char **covered);

/* What its amounts are amounts of, as above the scale: `Chips on red`. */
void bidding_title(const struct table *t, struct text *out);

/* What has been said about the announcement that stands in the shown view; NULL: nothing is announced. */
const struct challenge *table_challenge(const struct table *t);

/* Others argue about what is announced: it is told on the strip (strip.h), with what has been said to it; in that place. */
bool slip_up(const struct table *t);
void slip_draw(struct table *t, struct rect at);
/* The ladder alone: who named what, passed or yielded, from left to right. */
void slip_ladder(struct table *t, struct rect at);

#endif
