/* Cards, for the files that they are drawn by. */
#ifndef CONSPIRACY_TABLE_CARD_INSIDE_H
#define CONSPIRACY_TABLE_CARD_INSIDE_H

#include "table/card.h"
#include "table/print.h"

/* Whether the caller has given a text, and a colour: the members of a face are left out as NULL or all zero. */
static inline bool card_given(const char *text)
{
    return text && *text;
}

static inline bool card_colored(struct color c)
{
    return c.a > 0;
}

/* --- card.c */

/* The paper and, below it, its own thickness. */
void card_draw_sheet(const struct print *p, struct rect at, struct color color);

/* --- card_face.c */

/* Sizes that all parts of one card go by, u. */
typedef struct card_measures {
    struct rect in; /* what is printed on */
    float margin, least, type, head;
} card_measures;

/* It is wide enough there for all of its print, in which its name can be read. */
bool card_is_whole(const card_face *face, struct rect at, const card_measures *m);
card_measures card_measure(const struct print *p, struct rect at);

/* squeezed: it is being turned over, and shows no words. flags: FACE_HEAD counts. */
void card_draw_face(const struct print *p, const card_face *face, struct rect at, bool squeezed,
                    unsigned flags);
/* The picture as it is drawn for small cards, or what of it stands for it. False: there is none. */
bool card_draw_art(const struct print *p, struct rect at, const card_face *face);
/* The mark on a coin about a point; its radius is CARD_COIN of the size, which is its type's. */
#define CARD_COIN 0.72f
void card_draw_coin(const struct print *p, const card_face *face, struct point m, float size);

/* --- card_small.c */

/* In a rim in the colour of its suit. False: its picture is missing. */
bool card_draw_small(const struct print *p, const card_face *face, struct rect at, bool squeezed);
/* Where a place is so wide that a card there is a slip; draws that on its paper. */
bool card_is_slip(struct rect at);
void card_draw_slip(const struct print *p, const card_face *face, struct rect at);

/* --- card_signs.c */

/* A ring and a bit with two teeth. */
void card_draw_key(const struct print *p, struct rect at, struct color color);
/* A round bead with a light on it; spent, or hollow: its rim. */
void card_draw_bead(const struct print *p, struct rect at, struct card_signs of);
/* As card_signs_draw and card_emblem, on paper that may lie turned. */
void card_draw_signs(const struct print *p, struct rect at, struct card_signs of);
void card_draw_emblem(const struct print *p, struct rect at, const card_face *face);

/* --- card_back.c */

void card_draw_back(const struct print *p, const card_face *face, struct rect at, bool squeezed);

#endif
