/* A card: printed paper, cut out, with an edge and a shadow. Hands, piles and rows show theirs with it. */
#ifndef CONSPIRACY_TABLE_CARD_H
#define CONSPIRACY_TABLE_CARD_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stdint.h>

struct print;
struct ui;

/* Small signs at the right end of a card's head: what it brings. */
enum card_sign { CARD_NO_SIGN, CARD_BEAD, CARD_KEY };
struct card_signs {
    uint8_t sign, n; /* enum card_sign */
    bool spent;      /* hollow: it has been used */
    struct color color;
};

/* What cards of a suit have besides. */
struct card_art {
    struct rect part;   /* of the picture, 0 to 1, where it is not all of the face; all zero: the whole */
    const char *small;  /* a picture below assets/ that is drawn there instead of that part; NULL: none is */
    const char *emblem; /* of its suit: a round picture below assets/, or NULL; where that is missing: */
    const char *flat;   /* … in white, where it is small on the suit's own colour; NULL: as elsewhere */
    const char *letter; /* a letter in a disc of the suit's colour; NULL: no disc */
    struct card_signs signs;
    const char *back; /* a picture of its back, below assets/; NULL: it is drawn */
    bool marked;      /* its mark counts more than others: it stands on paper instead of the band */
    /* Where it is as wide as that, u, the picture is all of its face, with all that it says but signs that are spent, and its name; 0:
     * nowhere. Narrower, it is as much of that part of the picture as fits, and what the picture says is printed over it large enough to
     * be read. */
    float large;
    struct rect plate; /* where the name has room then, 0 to 1 of the face; empty: nowhere */
};

/* What is printed on a card. Texts are translated and stay the caller's; any may be NULL. */
typedef struct card_face {
    const char *title;     /* its name */
    const char *text;      /* what it does: shown where there is room to read it */
    const char *picture;   /* below assets/ */
    const char *mark;      /* the number or letters in its corner, at most four characters */
    struct color band;     /* its suit; all zero: none. Never alone: a mark or a title says it too */
    struct color back;     /* of its back; all zero: the theme's */
    const char *back_mark; /* printed large on its back, a letter or two */
    struct card_art art;   /* how that is printed, where it is more than a picture and a name */
} card_face;

/* How a card lies. */
typedef struct card_pose {
    struct rect at;
    float turn; /* radians clockwise about its middle */
    float lift; /* u above the table: a wider shadow */
    float down; /* 0 face up, 1 face down, between: it is being turned over */
} card_pose;

enum face_flags {
    FACE_LIT = 1,    /* may be pressed */
    FACE_TAKEN = 2,  /* has been chosen: a tick */
    FACE_PALE = 4,   /* cannot be chosen, while others can */
    FACE_GHOST = 8,  /* where it would lie */
    FACE_FOCUS = 16, /* the focus is on it */
    FACE_HEAD = 32   /* its head alone is seen: its name has to be there */
};

#define CARD_SHAPE (5.0f / 7) /* width to height */
/* Of its height: what has to be seen of a card to read its name (FACE_HEAD), in large type too. */
#define CARD_HEAD 0.26f

/* A number as a mark: 0 to 39, and what is beyond as those. */
const char *card_number(int n);

/* The largest card in a place, and one of a width about a point. */
struct rect card_fit(struct rect in);
struct rect card_around(struct point middle, float width);

/* How wide a card is when it is looked at, u: its words can be read. */
float card_readable(const struct ui *ui);

/* A card on its way: t from 0 to 1, as the table's queue tells. It rises, travels and settles. Reduced motion: give 1. */
card_pose card_between(card_pose from, card_pose to, float t);

/* A card on its way from one place to another, turning over on it or face up: as large as fits both. */
void card_fly(struct ui *ui, const card_face *face, struct rect from, struct rect to, bool turns, float t);

/* The tick of what has been chosen, in the upper right corner. */
void card_tick(const struct print *p, struct rect at);

/* Nothing of the face is drawn while the back is up. */
void card_draw(struct ui *ui, const card_face *face, card_pose pose, unsigned flags);

/* Where its place is wider than high it is a slip: the picture with the mark on it, and the name beside it. Whether the name has room on
 * a card or a slip there. */
bool card_named(struct ui *ui, const card_face *face, struct rect at);
/* Whether none of it is cut there, be its type as small as it may. */
bool card_spelled(struct ui *ui, const card_face *face, struct rect at);

/* Its name has room on its head alone, as it is drawn with FACE_HEAD. */
bool card_head_named(struct ui *ui, const card_face *face, struct rect at);

/* All that it does is printed on it there: it need not be enlarged to be read. False where a face has no text of that kind. */
bool card_says_all(struct ui *ui, const card_face *face, struct rect at);

/* What else lies about; the first `lit` can be chosen. room: where nothing is drawn over a card later. */
struct card_others {
    const struct rect *at;
    int n, lit;
    struct rect room;
};
/* A card that is looked at, as large as it has to be to be read: above the place where it lies, or where it hides far less of all else.
 * others: NULL, there is nothing else. */
void card_enlarge(struct ui *ui, const card_face *face, struct rect at, const struct card_others *others);

/* Signs in a row from the left, as high as the place; returns the width taken. */
float card_signs_draw(struct ui *ui, struct rect at, struct card_signs signs);
float card_signs_width(struct card_signs signs, float high);

/* A sign and how many there are of it, cut off a row on dark ground from the right; of none nothing. */
void card_signs_count(struct ui *ui, struct rect *row, enum card_sign sign, struct color color, int n);

/* The emblem of a card's suit on a disc: where its picture is missing, the letter. Nothing where it has neither. */
void card_emblem(struct ui *ui, struct rect at, const card_face *face);

/* A bare place for a card, with a number or a word; lit: something may be put there. */
void card_space(struct ui *ui, struct rect at, const char *word, unsigned flags);

/* A count or a word on a dark tag about a point, at most so high (u; 0: as usual). */
void card_tag(struct ui *ui, struct point middle, float high, const char *word);
float card_tag_height(const struct ui *ui);
float card_tag_width(struct ui *ui, float high, const char *word);

#endif
