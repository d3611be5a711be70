/* Cards that seats hold in secret and play one by one: the viewer's hand, the supply, the discards, which can be leafed through, and
 * what flies between them and the cards of the seats. From what a game says of them (table_game.holding). Where others look on, the hand
 * shows for as long as it is held, and is played from on a card of its own behind a curtain (CARD_GAME). */
#ifndef CONSPIRACY_TABLE_HOLDING_H
#define CONSPIRACY_TABLE_HOLDING_H

#include "table/card.h"
#include "table/game.h"

enum { HOLDING_KINDS = 32 };

/* What lies where in the shown view, and how it gets there. */
struct holding {
    uint8_t thing; /* the kind of things that cards are; thing i is a card of kind i */
    uint8_t kinds; /* at most HOLDING_KINDS; what is printed on each the data says (table_words.card) */
    struct rect piles,
        hand; /* where they may lie, on the window: the supply over the discards, or before them where that is wide; a card that is played
               * lies open beside the hand, or over it */
    const uint8_t *own;      /* by kind, how many the viewer holds; NULL: nobody's is shown */
    const uint8_t *discards; /* by kind, how many lie there */
    int supply;              /* how many lie face down */
    int in_play;             /* the kind that is being carried out, or -1 */
    int by;                  /* … for which seat */
    /* Kinds of events by which a seat draws, plays and puts away a card; of the last two argument 0 is the kind. */
    uint8_t draws, plays, puts_away;
    struct color back; /* of all cards */
};

/* Draws them, and answers presses. */
void holding_frame(struct table *t);
/* The cards that lie open over the table: the discards, or the hand where others look on. */
void holding_cards(struct table *t);
/* The card of the hand is up, and its cards can be pressed. */
bool holding_up(const struct table *t);
/* The button that opens it, where others look on. */
void holding_button(struct table *t, struct rect *left);
/* The id of what to press for a card: it, or the button that leads to it; 0: the thing is no card. */
unsigned holding_spot(const struct table *t, struct thing thing);
/* What a lesson points at: `hand`, `supply`, `discards`, `played`, where a card lies open while it is played; false: there is no such thing. On the window. */
bool holding_point(const struct table *t, const char *name, struct rect *at);
/* Backs of so many cards at the right end of a row, which they are taken off. */
void holding_backs(struct table *t, struct rect *row, int n);

#endif
