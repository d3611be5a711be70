/* Where the parts of the table lie on a window, in u; no drawing. */
#ifndef CONSPIRACY_TABLE_LAYOUT_H
#define CONSPIRACY_TABLE_LAYOUT_H

#include "gfx/geometry.h"

#include <stdbool.h>

struct table_layout {
    struct rect window;
    struct rect middle;    /* the board, or what lies there instead */
    struct rect head;      /* the round, and facts in words */
    struct rect head_flat; /* while the head is drawn on the bar: where; else empty */
    int fact_rows;         /* in how many rows facts stand at its foot; 0: no room for them */
    bool head_less;        /* the last of its rows makes way for a card, so that the facts need not */
    struct rect seats;     /* the cards of the seats, one under the other */
    struct rect log;       /* empty: no room, it is behind its button alone */
    struct rect file;      /* a sheet of the game's where the column has room to spare, else empty */
    struct rect card;      /* of a question, beside the middle; empty: none is up */
    struct rect dock;      /* of what stays up whatever is asked; empty: nothing does */
    struct rect dock_open; /* as tall as it is while it can be read: taller only where it folds */
    bool dock_strip;       /* it is wide and low, else a column */
    int strips;            /* 0: the seats have cards; else strips, in so many columns, beside that card */
    struct rect bar;       /* what is asked, and the buttons */
    int bar_rows; /* 2: the sentence stands above the buttons; 0: there is no room for it, the card says it */
};

/* A card that asks something, and how tall it has to be at a width. It never lies over the middle: where there is no room beside
 * it, the middle gives way. */
struct layout_card {
    float (*height)(void *ctx, float width);
    float (*least)(void *ctx, float width); /* without what it can do without; NULL: it needs all */
    /* … with what it says in a few words, for which the seats make as much room as they can, and beside a middle that stays the
     * facts of the head; NULL: as bare, there as least */
    float (*brief)(void *ctx, float width);
    /* … and without what it would rather keep, before the facts of the head go; NULL: as least */
    float (*bare)(void *ctx, float width);
    /* … and without all that it can be understood without, before the middle moves for it; NULL: as bare */
    float (*last)(void *ctx, float width);
    void *ctx;
};

/* A card that stays up whatever else does: it has its place from the window's shape alone, and all the rest makes way. As a strip
 * above everything, or in a column at the left, whichever leaves more of the middle; where that would leave too little of it, folded
 * to one row, which opens downwards over the rest. */
struct layout_dock {
    float (*strip)(void *ctx, float width), (*column)(void *ctx, float width); /* how tall it is */
    float (*folded)(void *ctx);
    void *ctx;
};

/* What has to find room. */
struct layout_task {
    struct rect window;
    float line;                     /* height of a line of body text */
    int seats;                      /* how many cards */
    float shape;                    /* width by height of the middle; 0: any */
    int head_rows;                  /* of the head, under the round */
    int facts;                      /* at its foot */
    const struct layout_card *card; /* NULL: none is up */
    const struct layout_dock *dock; /* NULL: none is up */
    float legend;                   /* height of a line above the cards of the seats; 0: none */
    /* The middle stays as it is: the card takes what it can get of the column beside it, even if that is less than its height. */
    bool still;
    bool low;    /* cards of seats have one row, and leave the log its room, in which a card stays */
    float strip; /* width of a seat's strip that has others beside it, at least; 0: the usual */
    /* height of what stands over the cards of the seats wherever they are cards; 0: nothing does */
    float heading;
    /* What seats have lies in the middle, which has the whole width: they have no cards and there is no head. The log lies open where
     * that leaves room for it, or where it has to (log), else it is behind its button. */
    bool wide, log;
};

struct table_layout table_layout_make(const struct layout_task *task);

#endif
