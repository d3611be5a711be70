/* The end, for the files that its pages are made of. */
#ifndef CONSPIRACY_TABLE_ENDING_INSIDE_H
#define CONSPIRACY_TABLE_ENDING_INSIDE_H

#include "gfx/geometry.h"
#include "table/ending.h"

#include <stdbool.h>

void ending_plate_page(struct table *t, const struct ending *e);
void ending_seats_page(struct table *t, const struct ending *e);

/* How the buttons that say what next stand, all of one size: beside what is said, they are on as little of the picture as there is
 * room for. */
struct ending_keys {
    int columns;
    float high;  /* of a button's height */
    float apart; /* the frame of the focus is clear of the next one */
    float side;  /* above what is said, and below the buttons */
    bool close;  /* the title is smaller for it */
    bool few;    /* only the first row of them */
};

enum { ENDING_NEXT = 6 /* buttons */, ENDING_KEYS = 5 };
/* From the best way to the one that will do in any case. */
extern const struct ending_keys ending_keys[ENDING_KEYS];

void ending_buttons(struct table *t, const struct ending *e, struct rect at, const struct ending_keys *k);
float ending_buttons_height(const struct table *t, const struct ending_keys *k);
/* The width of the widest of them. */
float ending_button_width(const struct table *t, const struct ending *e);

#endif
