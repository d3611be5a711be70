/* The worth of the many ways in which one turn may move things: most look alike to every seat, and what looks alike is weighed
 * once. Kept on the stack; what it points to outlives it. */
#ifndef CONSPIRACY_AI_SOLOMON_STUDY_H
#define CONSPIRACY_AI_SOLOMON_STUDY_H

#include "ai/solomon/value.h"
#include "ai/solomon/world.h"

enum { STUDY_KEPT = 128 }; /* outlines at most; of two that share a place the later stays */

struct solomon_study {
    const struct solomon_map *map;
    const struct solomon_values *values;
    const struct solomon_world *before; /* the world in which the turn is taken */
    struct solomon_world after;         /* the same at the start of the next turn */
    struct solomon_ledger ledger;       /* of that */
    solomon_outline outline;            /* of that */
    uint64_t known[STUDY_KEPT / 64];    /* which of these are, bit by bit */
    solomon_outline seen[STUDY_KEPT];
    float worth[STUDY_KEPT][SOLOMON_SEATS];
};

/* Begins the study of what the turn of w->next may leave on the map. */
void solomon_study_start(struct solomon_study *s, const struct solomon_map *map,
                         const struct solomon_world *w, const struct solomon_values *values);
/* As solomon_value_after. The agents in play are those of the world. */
void solomon_study_after(struct solomon_study *s, const solomon_position *next, float out[SOLOMON_SEATS]);

#endif
