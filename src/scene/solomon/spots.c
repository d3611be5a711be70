#include "scene/solomon/parts.h"

#include "scene/solomon/board.h"
#include "scene/solomon/own.h"
#include "table/game.h"
#include "table/house_rules.h"
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

    n += map_board_spots(t, lit, out + n);
    return n + map_board_prop_spot(t, lit, out + n);
}

/* `case`, `track` (the die on it), an agent or a city by its name in records. */
bool solomon_point(const struct table *t, const char *name, struct rect *at)
{
    const struct map_board *b = t->board;
    float side = b->plan.pin * 8;

    *at = (struct rect){0, 0, 0, 0};
    if (strcmp(name, "case") == 0)
        *at = piece_box(&b->pieces, PIECE_CASE);
    else if (strcmp(name, "track") == 0)
        *at = rect_around(map_track_at(&b->plan, &b->track, shown(t)->pub.track), side, side);
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        if (strcmp(name, solomon_agent_name(a)) == 0)
            *at = piece_box(&b->pieces, a);
    return map_board_point(t, name, at) || !rect_empty(*at);
}

void solomon_from(const struct table *t, struct thing last, struct point *from)
{
    map_board_from(t, last, board_acting(t), from);
}

size_t solomon_precious(const struct table *t, struct table_precious out[TABLE_PRECIOUS])
{
    const struct solomon_public *p = &shown(t)->pub;
    bool moves = p->verb == SOLOMON_MOVE;
    uint64_t homes = 0;

    for (int s = 0; s < p->seats; s++)
        homes |= map_bit(p->hq[s]);
    return map_board_precious(t, homes, p->verb != 0, moves ? p->from : SOLOMON_NOWHERE,
                              moves ? p->target : SOLOMON_NOWHERE, out);
}

/* Under the map's title, where nothing is played; those below the first clear of Dublin. */
void solomon_house_rules(const struct table *t, struct house_rules *out)
{
    const struct map_plan *plan = &t->board->plan;

    out->at = (struct point){0.142f * plan->at.w, 0.23f * plan->at.h};
    out->first_room = 0.16f * plan->at.w;
    out->next_room = 0.15f * plan->at.w;
    out->print = plan->label;
    out->count = plan->places;
}
