/* Where the names on a map go: right beside its pin, at its height; where that is taken, at its left; then below and at the
 * corners, and above last. Farther off only where nothing nearer is free, and where another pin is nearer only if there is no other way, so that
 * nobody asks whose a name is; never on another name, on a pin or on anything else that is printed. No drawing. */
#ifndef CONSPIRACY_TABLE_LABELS_H
#define CONSPIRACY_TABLE_LABELS_H

#include "gfx/geometry.h"

#include <stddef.h>

struct strand;

enum { LABELS_MAX = 64 };

struct label_task {
    size_t count;               /* labels, one for each pin */
    const struct point *at;     /* the pins */
    const struct point *size;   /* width and height of each label at scale 1 */
    const float *clear;         /* for each pin the radius of what stands around it (a pin, a sign) */
    struct rect sheet;          /* no label leaves it */
    const struct rect *blocked; /* what else may not be covered */
    size_t blocked_count;
    const struct strand *strands; /* better not covered */
    size_t strand_count;
    /* the size of what may stand on a pin; better not covered by the names of other places */
    struct point stand;
};

/* Places all labels; out gets a rectangle each. Shrinks all of them together, down to half, until none overlaps
 * anything that may not be covered. Returns the scale taken. */
float labels_place(const struct label_task *task, struct rect *out);

/* The best place for something larger near pin i (a plaque), by the same costs, up to three times as far away as names are. */
struct rect labels_beside(const struct label_task *task, size_t i, struct point size);

/* How many labels seem to belong to another pin: their middle or the end that is nearest to their own pin is not clearly nearer
 * to it than to every other. */
size_t labels_astray(const struct label_task *task, const struct rect *placed);

/* How many pairs of a label with another, a pin, a blocked place or the sheet's edge overlap. */
size_t labels_overlaps(const struct label_task *task, const struct rect *placed);

#endif
