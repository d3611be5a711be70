/* A field of spaces for cards: lines one under the other, each in the middle, so that a line with one space less lies half a space in.
 * Cards of a group that touch lie on one mat, so that it is seen what belongs together; the next space to be filled is tied to what it
 * touches and says how many would touch there of each group, and cards that are held over it show as ghosts where they would lie.
 * It knows no game: what touches what, and which cards make a group, its caller says. */
#ifndef CONSPIRACY_TABLE_SPACES_H
#define CONSPIRACY_TABLE_SPACES_H

#include "table/card.h"

#include <stdint.h>

struct ui;

enum { SPACES_MAX = 24 };

struct space {
    const card_face *card; /* NULL: free */
    uint8_t group; /* cards of one group that touch lie on one mat, in the colour of their band; 0: of none */
    unsigned flags; /* enum face_flags, of the card or of the free space */
    const char *on; /* what lies on the card, on a plate across its foot: a word or two; NULL: nothing does */
    const char *picture; /* … instead of the plate's plain ground: below assets/, or NULL */
};

struct spaces {
    const struct space *space;
    const uint8_t *line; /* how many lie in each line */
    int lines;
    const uint16_t *touching; /* by space: bits of those that it touches */
    uint32_t best;            /* bits of the mat that counts more than the others: its rim shines */
    const char *best_word;    /* a tag on it, or NULL */
    /* where there is room across, cards are up to that wide by their height; 0: they keep their shape */
    float widest;
    int next;               /* the space that is filled next; less than 0: none is */
    bool idle;              /* … by somebody who is not up: it does not shine */
    const card_face *ghost; /* these would lie on it and on those behind it */
    int ghosts;
    int away; /* a space whose card is on its way there, or less than 0: it is not drawn */
};

struct rect spaces_at(struct rect at, const struct spaces *s, int i);
/* What is left free at the left or the right of the last two lines, where each line has fewer spaces than the one above it. */
struct rect spaces_corner(struct rect at, const struct spaces *s, bool right);

void spaces_draw(struct ui *ui, struct rect at, const struct spaces *s);

#endif
