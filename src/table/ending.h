/* The end: the plate, then what everybody had, and what next. */
#ifndef CONSPIRACY_TABLE_ENDING_H
#define CONSPIRACY_TABLE_ENDING_H

#include "rules/game.h"
#include "table/card.h"
#include "table/plate.h"

#include <stdint.h>

struct table;
struct text;

/* Somebody who played without a seat and has a row of its own; name NULL: nobody did. */
struct ending_guest {
    const char *name;
    card_face suit; /* its emblem stands there as a badge */
    int score;
    char says[300]; /* what that is made of */
};

/* How it ended, as a game tells it; translated. The title is there already, by who has won and who looks. */
struct ending {
    /* a poster below assets/, with what is known of it in posters.json beside it; NULL: none */
    const char *plate;
    /* Whom it is about: a picture below assets/ that is laid on the plate where posters.json says, or nothing. */
    char hero[PLATE_HERO];
    const char *title;
    char title_words[840]; /* room for one with names in it */
    char reason[1000];
    const char *seats_word;  /* the button that leads from the plate to the seats */
    const char *seats_stamp; /* over their rows, which are in the order of the scores where there are any */
    char seats_note[300];    /* under them: what else there is to say; or nothing */
    struct ending_guest guest;
    uint32_t winners;
    char names[800]; /* the winners', as a list in words */
    /* Each seat's row ends in so many cells with an amount and its pile; the first `badges` have one over them, the last, if it
     * is one more, a word. */
    int cells, badges;
    const char *last_cell;
};

/* What an end is to whoever looks. Where nobody of those who play does, whoever has won has not been lost against. */
enum verdict { VERDICT_NOBODY, VERDICT_LOST, VERDICT_WON, VERDICT_SHARED, VERDICTS };
enum verdict ending_verdict(const struct table *t, uint32_t winners);

/* The plate of a game that has one for each of them in its folder (a literal) by these names. */
#define ENDING_PLATE(t, winners, game)                                                                       \
    ((const char *const[VERDICTS]){game "/portraits/nobody.jpg", game "/portraits/defeat.jpg",               \
                                   game "/portraits/victory.jpg",                                            \
                                   game "/portraits/shared.jpg"}[ending_verdict(t, winners)])

void ending_frame(struct table *t);
/* It is over, and the viewer looks at the table instead: the bar has a way back. */
bool ending_looked_past(const struct table *t);
/* How it ended, in the game's words: end is a view of the end. */
void ending_reason(struct table *t, const struct game_view *end, const game_outcome *outcome,
                   struct text *out);

#endif
