/* Places for cards in lines: a row, a grid, a triangle. Some hold a card, some are free, some take what is dragged. */
#ifndef CONSPIRACY_TABLE_ROW_H
#define CONSPIRACY_TABLE_ROW_H

#include "table/card.h"

#include <stdint.h>

struct ui;

enum row_flags {
    ROW_LIT = 1,   /* may be pressed */
    ROW_TAKEN = 2, /* has been chosen */
    ROW_PALE = 4,
    ROW_DROP = 8,  /* takes what is dragged */
    ROW_DRAG = 16, /* can be dragged: it carries its index */
    ROW_DOWN = 32, /* face down */
    ROW_GHOST = 64 /* the card does not lie there: this is where it would */
};

struct row_place {
    const card_face *card; /* NULL: free */
    const char *word;      /* what is printed on a free place, or NULL */
    unsigned flags;
};

struct row {
    const struct row_place *place;
    int n;
    /* how many lie in each line, each line in the middle; NULL: as many as makes the cards largest */
    const uint8_t *line;
    int lines;
    int coming;     /* the place whose card is on its way, from 1; 0: none */
    card_pose from; /* where it comes from */
    float t;        /* how far it is, 0 to 1 */
    int payload;    /* what the first carries when dragged */
};

typedef struct row_answer {
    int pressed; /* place, or -1 */
    int dropped; /* the place on which something was dropped, or -1: `payload` says what */
    int over;    /* the place over which something is held, or -1 */
    int payload;
} row_answer;

row_answer row_frame(struct ui *ui, const char *key, struct rect at, const struct row *row);

/* How cards lie that are chosen by their names: in lines as large as can be (at least as small as `room` of them would be), or, where
 * those are too small for a name, as slips; ROW_CUT: some names have no room even there. */
enum row_names { ROW_CUT, ROW_SLIPS, ROW_CARDS };
enum row_names row_named(struct ui *ui, struct rect at, const card_face *face, int n, int room,
                         struct rect *out);

/* Which of n places they lie in: the first in which all names can be read, and in the very first as `enough` says; or the last. */
int row_where(struct ui *ui, const struct rect *at, int n, enum row_names enough, const card_face *face,
              int cards, struct rect *out);

/* Where place i lies. */
struct rect row_at(struct rect at, const struct row *row, int i);

#endif
