/* The names of places, drawn over the cached map. They keep their place whatever moves; where a piece
 * cannot help standing on one, the name is drawn over it. */
#ifndef CONSPIRACY_TABLE_MAP_NAMES_H
#define CONSPIRACY_TABLE_MAP_NAMES_H

#include "table/map.h"

struct gfx;

/* The most pieces that can stand on names. */
enum { MAP_PIECES = 32 };

/* Where the names are, and which of them a piece stands on. */
struct map_names {
    uint64_t key;               /* what it was found out for; 0: nothing yet */
    struct rect at[MAP_PLACES]; /* as in the plan */
    uint64_t covered;           /* places whose name lies on a piece */
};

/* Finds out on which names n (at most MAP_PIECES) pieces stand; the boxes hold all that they have in hand. */
void map_names_place(struct map_names *names, const struct map_plan *plan, const struct rect *piece,
                     size_t n);

/* The same, unless it is known already. */
void map_names_refresh(struct map_names *names, const struct map_plan *plan, const struct rect *piece,
                       size_t n);

/* What follows draws, in map units. */

/* The names of the places in a set, all in one letter with a halo. text: the names by place. */
void map_names_draw(struct ui *ui, const struct map_plan *plan, const struct map_names *names,
                    const char *const *text, uint64_t which);

/* The places whose names a frame around `at` would cross. */
uint64_t map_names_across(const struct map_plan *plan, const struct map_names *names, struct rect at);

#endif
