/* Slips on the table that say by which house rules this match is played; none where all is as usual. */
#ifndef CONSPIRACY_TABLE_HOUSE_RULES_H
#define CONSPIRACY_TABLE_HOUSE_RULES_H

#include "gfx/geometry.h"

#include <stddef.h>
#include <stdint.h>

struct table;

/* Where a game has room for them, units of the middle. */
struct house_rules {
    struct point at;             /* the first one's top left corner */
    float first_room, next_room; /* how wide the first, and those below it, may be */
    const char *told;         /* the option that is told elsewhere, by its name: it gets none; NULL: all do */
    const struct rect *print; /* what they must not cover */
    size_t count;
};

/* Among the print, in units of the middle. */
void house_rules_draw(struct table *t);
/* Differs where other slips are to be drawn. */
uint64_t house_rules_key(const struct table *t);

#endif
