/* Cards that are alike in everything the rules know, and yet have faces of their own: which of them lies where, so that whoever is
 * taken from a pile is the same one in its new place. Follows views from frame to frame. */
#ifndef CONSPIRACY_TABLE_ALIKE_H
#define CONSPIRACY_TABLE_ALIKE_H

#include <stddef.h>
#include <stdint.h>

enum { ALIKE_PLACES = 64, ALIKE_KINDS = 64, ALIKE_NONE = 0xff, ALIKE_MOST = 8 };

struct alike {
    uint8_t kind[ALIKE_PLACES], copy[ALIKE_PLACES]; /* by place; copy: a bit */
    uint8_t lie[ALIKE_KINDS];                       /* bits of the copies that lie in heaps */
    const uint8_t *copies; /* how many there are, by kind modulo `ranks`; at most ALIKE_MOST */
    size_t ranks;
};

/* kind: of the card in each place, or ALIKE_NONE; lie: how many of each kind lie in heaps that are seen. a->copies and ranks are set. */
void alike_follow(struct alike *a, const uint8_t *kind, size_t places, const uint8_t *lie, size_t kinds);
/* Which copy lies in a place; which is the nth of its kind in the heaps, or, past the last, would come from elsewhere. From 0. */
int alike_placed(const struct alike *a, size_t place);
int alike_lies(const struct alike *a, size_t kind, int n);

#endif
