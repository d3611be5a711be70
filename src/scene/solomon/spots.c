#include "scene/solomon/parts.h"

#include "scene/solomon/board.h"
#include "scene/solomon/own.h"
#include "table/game.h"
#include "table/map_board.h"

#include <string.h>

/* The track as a whole, and the counters where agents burnt. */
static size_t add_signs(const struct table *t, struct table_spot *out)
{
    const struct map_board *b = t->board;
    struct rect counter;
    size_t n = 0;

    out[n++] = (struct table_spot){
        .thing = {THING_TRACK, 0}, .at = map_track_bounds(&b->plan, &b->track), .idle = true};
    for (size_t i = 0; i < SOLOMON_AGENTS; i++)
        if (map_board_counter(t, i, &counter))
            out[n++] = (struct table_spot){.thing = {THING_BURNT, (uint8_t)i}, .at = counter, .idle = true};
    return n;
}

size_t solomon_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS])
{
    size_t n = add_signs(t, out);

    return n + map_board_all_spots(t, lit, out + n);
}

/* `track` (the die on it), beside what every board has. */
bool solomon_point(const struct table *t, const char *name, struct rect *at)
{
    const struct map_board *b = t->board;
    float side = b->plan.pin * 8;

    if (strcmp(name, "track") != 0)
        return map_board_point(t, name, at);
    struct point feet = map_track_beside(&b->plan, &b->track, shown(t)->pub.track);
    float high = map_track_radius(&b->plan, &b->track) * DOCTOR_SIZE;
    *at = rect_both(rect_around(map_track_at(&b->plan, &b->track, shown(t)->pub.track), side, side),
                    (struct rect){feet.x - high * 0.3f, feet.y - high, high * 0.6f, high * 1.1f});
    return true;
}

void solomon_from(const struct table *t, struct thing last, struct point *from)
{
    map_board_from(t, last, board_acting(t), from);
}
