/* A hand of cards, fanned. What can be pressed is lit, what the pointer or the focus is on is raised. */
#ifndef CONSPIRACY_TABLE_HAND_H
#define CONSPIRACY_TABLE_HAND_H

#include "table/card.h"

#include <stddef.h>
#include <stdint.h>

struct ui;

enum { HAND_MAX = 12 };

struct hand {
    const card_face *card; /* of another's hand only the back counts */
    int n;                 /* at most HAND_MAX */
    uint16_t lit, taken;   /* a bit a card */
    bool down;             /* another's: face down, and nothing can be pressed */
    bool covered;          /* others look on, and it is not being looked at: its cards lie face down */
    /* where others look on: whether its place is being pressed. The caller uncovers it for as long as that, see discreet.h; cards are
     * pressed while ACTION_PEEK is held, or behind a curtain. NULL: nobody looks on */
    bool *held;
    bool drag;      /* lit cards can be dragged as well */
    int payload;    /* what the first card carries when dragged; the next ones carry one more each */
    int coming;     /* the card that is on its way into the hand, 1 to n; 0: none */
    card_pose from; /* where it comes from */
    float t;        /* how far it is, 0 to 1 */
};

/* Draws it; returns the card that was pressed, or -1. While it is covered there is one spot for the whole hand, the same
 * whatever the cards are and whatever may be pressed. */
int hand_frame(struct ui *ui, const char *key, struct rect at, const struct hand *hand);

/* How card i of n lies at rest in a place. */
card_pose hand_place(struct rect at, int n, int i);

#endif
