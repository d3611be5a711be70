/* The toy: sealed bids for prizes. A tiny game that uses every corner of the interface, built into test programs
 * only, and the model for a new game (src/ADDING-A-GAME.md walks through it).
 *
 * One to seven seats, without places, are dealt a secret card each and hold ten chips. Every round a prize of 1 to 6 is
 * turned up, and all bid at once, in secret; the bids are revealed together and paid, and the highest takes the prize
 * if it stands alone. At the end the cards are turned up: prizes and card together are the score, the best wins, and
 * where two are level nobody does. A lone seat takes a prize by bidding its worth and has to reach TOY_TARGET. */
#ifndef CONSPIRACY_TOY_VIEW_H
#define CONSPIRACY_TOY_VIEW_H

#include "rules/game.h"

enum {
    TOY_SEATS = 7,
    TOY_CHIPS = 10,
    TOY_CARDS = 12,
    TOY_PRIZES = 6,
    TOY_TARGET = 14,
    TOY_NOBODY = TOY_SEATS
};

enum { TOY_DEAL, TOY_TURN_UP, TOY_BID, TOY_OVER }; /* phases */

/* game_action.kind, with its arguments. */
enum {
    TOY_CARD,  /* chance: seat, card 1..12 (the seat's own until the game is over) */
    TOY_PRIZE, /* chance: worth 1..6 */
    TOY_OFFER, /* a seat: chips (its own until all have bid) */
};

/* game_event.kind, with its arguments: all that ever changes a table, in order. */
enum {
    TOY_SHOWN,     /* seat, card: for the seat alone; for everybody at the end */
    TOY_DEALT,     /* seat: it has its card */
    TOY_ROUND,     /* round that begins */
    TOY_TURNED_UP, /* worth: what is bid for */
    TOY_OFFERED,   /* seat, chips: for the seat alone */
    TOY_SEALED,    /* seat: it has bid */
    TOY_REVEALED,  /* seat, chips */
    TOY_TAKEN,     /* seat or TOY_NOBODY, worth */
    TOY_ENDED,     /* how, winners as bits */
};

enum { TOY_END_NONE, TOY_END_SCORE, TOY_END_DRAW, TOY_END_SHORT };

/* What lies on the table, as a seat may know it; the state is the same with everything in it. What is not known is 0. */
struct toy_view {
    int8_t seat;           /* the viewer, or SEAT_NONE: the public, or a state */
    uint8_t seats, rounds; /* rounds: how many are played */
    uint8_t phase, round;  /* round: from 1; 0 during the deal */
    uint8_t dealt;         /* seats that have their card */
    uint8_t prize;         /* what is bid for now, or 0 */
    uint8_t answered;      /* bit per seat that has bid */
    uint8_t chips[TOY_SEATS], won[TOY_SEATS];
    uint8_t card[TOY_SEATS]; /* secret until the end */
    uint8_t bid[TOY_SEATS];  /* secret until all have bid; 0 again when the next prize is turned up */
    uint8_t how, winners;
};

/* A view, or a state: they are laid out alike. */
static inline const struct toy_view *toy_view_of(const void *view)
{
    return view;
}

/* Prizes and card; what is not known of the card counts nothing. */
static inline int toy_score(const struct toy_view *t, int seat)
{
    return t->won[seat] + t->card[seat];
}

extern const struct game_rules toy_rules;

#endif
