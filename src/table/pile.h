/* A pile of cards: a deck squared up, discards laid as they fell, or a fan in which every card's edge is seen. */
#ifndef CONSPIRACY_TABLE_PILE_H
#define CONSPIRACY_TABLE_PILE_H

#include "table/card.h"

#include <stdint.h>

struct ui;

enum pile_kind { PILE_DECK, PILE_HEAP, PILE_FAN };

struct pile {
    enum pile_kind kind;
    /* undermost first. A deck needs its top card alone, a heap its last ones: see `known` */
    const card_face *card;
    int n;            /* how many lie there */
    int known;        /* how many of them, from the top, `card` tells of, at least one where n is not 0 */
    int room;         /* a fan is as small as if so many lay there: for fans beside each other */
    bool down;        /* face down */
    const char *name; /* below it, or NULL */
    bool counted;     /* how many there are is said */
    bool lit, taken;  /* may be pressed; has been chosen */
    bool drag, drop;  /* can be dragged; takes what is dragged */
    int payload;      /* what it carries when dragged */
};

typedef struct pile_answer {
    bool pressed, over; /* over: something is held over it */
    bool dropped;       /* something was dropped here: `payload` says what */
    int payload;
} pile_answer;

/* Draws it with its name and count inside the place, and answers. */
pile_answer pile_frame(struct ui *ui, const char *key, int index, struct rect at, const struct pile *pile);

/* How card i of the pile (0: the undermost of n) lies: where one that is drawn from it begins, or one put on it ends. */
card_pose pile_place(const struct ui *ui, struct rect at, const struct pile *pile, int i);

#endif
