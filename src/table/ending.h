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
};

void ending_frame(struct table *t);

#endif
