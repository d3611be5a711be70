#include "ai/solomon/study.h"

#include <string.h>

void solomon_study_start(struct solomon_study *s, const struct solomon_map *map,
                         const struct solomon_world *w, const struct solomon_values *values)
{
    s->map = map;
    s->values = values;
    s->before = w;
    s->after = *w;
    solomon_world_end_turn(&s->after);
    solomon_ledger_read(&s->after, &s->ledger);
    solomon_outline_read(map, &s->ledger, &w->at, &s->outline);
    memset(s->known, 0, sizeof s->known);
}

/* Where an outline is kept: anywhere, as long as it is the same place each time. */
static unsigned place_of(const solomon_outline *o)
{
    uint64_t half[2];

    memcpy(half, o, sizeof half);
    return (unsigned)((half[0] * UINT64_C(0x9e3779b97f4a7c15) ^ half[1] * UINT64_C(0xc2b2ae3d27d4eb4f)) >>
                      40) %
           STUDY_KEPT;
}

void solomon_study_after(struct solomon_study *s, const solomon_position *next, float out[SOLOMON_SEATS])
{
    solomon_outline o;

    if (solomon_world_decided(s->before, s->before->next, next, out))
        return;
    solomon_outline_change(s->map, &s->ledger, &s->after.at, &s->outline, next, &o);
    unsigned at = place_of(&o);
    uint64_t *known = &s->known[at / 64], bit = UINT64_C(1) << at % 64;
    if (!(*known & bit) || memcmp(&s->seen[at], &o, sizeof o) != 0) {
        solomon_value_by(&s->ledger, &o, s->values, s->worth[at]);
        if (s->after.roll)
            solomon_world_settle(&s->after, s->worth[at]);
        s->seen[at] = o;
        *known |= bit;
    }
    memcpy(out, s->worth[at], sizeof s->worth[at]);
}
