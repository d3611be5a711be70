/* The end: the plate, then what everybody had, and what next. */
#ifndef CONSPIRACY_TABLE_ENDING_H
#define CONSPIRACY_TABLE_ENDING_H

#include "table/plate.h"

#include <stdint.h>

struct table;

/* How it ended, as a game tells it; translated. The title is there already, by who has won and who looks. */
struct ending {
    const char
        *plate; /* a poster below assets/, with what is known of it in posters.json beside it; NULL: none */
    const char *title;
    char reason[1000];
    const char *seats_word;  /* the button that leads from the plate to the seats */
    const char *seats_stamp; /* over their rows */
    uint32_t winners;
    char names[800]; /* the winners', as a list in words */
    /* Each seat's row ends in so many cells with an amount and its pile; the first `badges` have one over them, the last, if it
     * is one more, a word. */
    int cells, badges;
    const char *last_cell;
};

void ending_frame(struct table *t);

#endif
