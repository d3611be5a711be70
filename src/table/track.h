/* A track of spaces, straight or round the edge of a rectangle, with marks and with markers that stand and run on it. */
#ifndef CONSPIRACY_TABLE_TRACK_H
#define CONSPIRACY_TABLE_TRACK_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stdint.h>

struct ui;

enum { TRACK_SPACES = 64 };

struct track_mark {
    int space;
    const char *word; /* printed on it instead of its number */
    struct color color;
    const char *note, /* translated: on a tag at its inner edge, what happens there; NULL: none */
        *more,        /* likewise, where so many words leave the spaces beside it free; NULL: none */
        *says;        /* a sentence on that */
};

struct track_marker {
    /* space; between two while it runs, in a hop over each. Spaces count on past the end of a ring */
    float at;
    struct color color;
    const char *letter; /* one or two characters: which it is, beside its colour */
    bool own;           /* with a ring of brass: it is the viewer's, or can be pressed */
    bool ghost;         /* where it would stand: a diamond */
    int came;           /* how far it has come, written on it if there is room; 0: the space says it */
};

struct track {
    int spaces; /* 2 to TRACK_SPACES */
    int first;  /* the number on the first space */
    bool ring;  /* round the place: the last space is followed by the first. Else in a line, from the left */
    int number_every; /* which spaces show their number: every so many, the first too; 0: only marks */
    const struct track_mark *mark;
    int marks;
    const struct track_marker *marker; /* in the order in which they stand on a space */
    int markers;
    uint64_t lit; /* bit a space that may be pressed */
    /* where each space of a ring lies, wherever that is; NULL: round the edge of the place */
    const struct rect *laid;
    /* how deep all of a laid space is, of the part of it that `laid` says: its number is printed outside that. 0: as deep */
    float deep;
    const struct rect *start; /* where markers lie that have not set out, at 0; NULL: on the first space */
    const char *start_word;   /* over them, translated */
    bool printed; /* the spaces can be seen already: only markers are drawn, notes, and what is lit */
};

/* Draws it; returns the space that was pressed, or -1. On a ring markers of one space share it, smaller the more they are; on
 * a line they stand one behind the other, upwards. */
int track_frame(struct ui *ui, const char *key, struct rect at, const struct track *track);

/* Where a space lies; and what of the place a ring leaves free inside. */
struct rect track_space(const struct track *track, struct rect at, int space);
struct rect track_inside(const struct track *track, struct rect at);
/* Where the tag of a mark reaches into that; empty: it has none. */
struct rect track_tag(struct ui *ui, const struct track *t, struct rect at, int i);

/* A marker of that size. */
void track_disc(struct ui *ui, struct point middle, float d, const struct track_marker *marker);

/* The middle of marker i, as it stands or runs now, and how large it is. */
struct point track_marker_at(const struct ui *ui, const struct track *track, struct rect at, int i,
                             float *size);

#endif
