/* Where the parts of the table lie on a window, in u; no drawing. */
#ifndef CONSPIRACY_SCENE_SOLOMON_LAYOUT_H
#define CONSPIRACY_SCENE_SOLOMON_LAYOUT_H

#include "gfx/geometry.h"

struct table_layout {
    struct rect window;
    struct rect map;   /* 3:2 */
    struct rect head;  /* round, track and whereabouts in words */
    int where_rows;    /* in how many rows the agents' whereabouts stand at its foot; 0: no room for them */
    struct rect seats; /* the cards of the seats, one under the other */
    struct rect log;   /* empty: no room, it is behind its button alone */
    struct rect file;  /* a sheet on the agents where the column has room to spare, else empty */
    struct rect bar;   /* what is asked, and the buttons */
    bool terse;        /* large type: buttons leave out the names of their keys */
    int bar_rows;      /* 2: the sentence stands above the buttons */
};

/* line: the height of a line of body text; seats: how many cards. */
struct table_layout table_layout_make(struct rect window, float line, int seats);

#endif
