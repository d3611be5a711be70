/* The names of places and the signs beside them, drawn over the cached map: those that a figure would cover move aside. */
#ifndef CONSPIRACY_TABLE_MAP_NAMES_H
#define CONSPIRACY_TABLE_MAP_NAMES_H

#include "table/map.h"

struct gfx;

/* The most pieces that names keep away from. */
enum { MAP_PIECES = 32 };

/* Where the names are while the pieces stand where they do. */
struct map_names {
    uint64_t key; /* what they were placed for; 0: nothing yet */
    struct rect at[MAP_PLACES];
    struct rect sign[MAP_PLACES]; /* empty: the place has none */
    uint64_t covered;             /* places whose name or sign lies on a figure all the same */
};

/* How a game's names look. */
struct map_name_style {
    uint64_t dark; /* places whose names are light on a dark plate; the others' are dark on paper */
    const struct color *plate;                     /* by place: of a dark plate; NULL: there are none */
    void (*sign)(struct gfx *gfx, struct rect at); /* draws a place's sign; NULL: no place has one */
};

/* Places the names and signs clear of n (at most MAP_PIECES) boxes in which pieces stand with all they hold. */
void map_names_place(struct map_names *names, const struct map_plan *plan, const struct rect *piece,
                     size_t n);

/* The same, unless they are placed so already. */
void map_names_refresh(struct map_names *names, const struct map_plan *plan, const struct rect *piece,
                       size_t n);

/* What follows draws, in map units. */

/* A name that had to move away hangs on a thread from its pin: else it would seem to be its neighbour's. */
void map_names_threads(struct gfx *gfx, const struct map_plan *plan, const struct map_names *names);

/* The names, with their signs, of the places in a set. text: the names by place; opacity: of their plates. */
void map_names_draw(struct ui *ui, const struct map_plan *plan, const struct map_names *names,
                    const struct map_name_style *style, const char *const *text, uint64_t which,
                    float opacity);

/* The places whose names or signs a frame around `at` would cross. */
uint64_t map_names_across(const struct map_plan *plan, const struct map_names *names, struct rect at);

#endif
