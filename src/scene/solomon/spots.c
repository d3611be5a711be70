#include "scene/solomon/parts.h"

#include "scene/solomon/board.h"
#include "scene/solomon/own.h"
#include "table/game.h"
#include "table/house_rules.h"
#include "table/map_spots.h"
#include "table/touch.h"
#include "ui/ui.h"

#include <string.h>

/* It shares its name with the button that means it, which wears the frame of the focus: two frames would be one too many. */
static size_t add_case(const struct table *t, const struct pick_lit *lit, struct table_spot *out)
{
    const struct map_plan *plan = &own_of(t)->plan;
    struct thing thing = {THING_CASE, 0};
    bool is_lit = pick_is_lit(lit, thing);

    if (shown(t)->pub.case_city >= plan->places)
        return 0;
    *out = (struct table_spot){.thing = thing,
                               .at = rect_grow(piece_box(&own_of(t)->pieces, PIECE_CASE), plan->pin * 0.5f),
                               .lit = is_lit,
                               .walk = is_lit,
                               .idle = !is_lit};
    return 1;
}

/* The track as a whole, and the counters where agents burnt. */
static size_t add_signs(const struct table *t, struct table_spot *out)
{
    const struct solomon_own *own = own_of(t);
    struct rect counter;
    size_t n = 0;

    out[n++] = (struct table_spot){
        .thing = {THING_TRACK, 0}, .at = map_track_bounds(&own->plan, &own->track), .idle = true};
    for (size_t i = 0; i < SOLOMON_AGENTS; i++)
        if (pieces_counter(t, i, &counter))
            out[n++] = (struct table_spot){.thing = {THING_BURNT, (uint8_t)i}, .at = counter, .idle = true};
    return n;
}

/* Figures lie before the names at first, when they are what is mostly meant, behind them once a destination is asked for. */
size_t solomon_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS])
{
    bool names_first = touch_turn_begins(t);
    const struct map_plan *plan = &own_of(t)->plan;
    const struct map_names *names = &own_of(t)->names;
    size_t n = add_signs(t, out);

    n += plaque_spots(plan, THING_CITY, out + n);
    n += map_spots(t, plan, NULL, THING_CITY, lit, out + n);

    if (names_first)
        n += map_spots(t, plan, names, THING_CITY, lit, out + n);
    n += piece_spots(t, &own_of(t)->pieces, THING_AGENT, THING_CITY, lit, out + n);
    if (!names_first)
        n += map_spots(t, plan, names, THING_CITY, lit, out + n);
    return n + add_case(t, lit, out + n);
}

void solomon_hot(struct table *t, const struct table_spot *spot)
{
    struct rect ring;

    if (spot->thing.kind == THING_CITY && map_spot_hot(t, &own_of(t)->plan, spot, &ring))
        city_names_across(t, ring);
}

/* `case`, `track` (the die on it), an agent or a city by its name in records. */
bool solomon_point(const struct table *t, const char *name, struct rect *at)
{
    const struct solomon_own *own = own_of(t);
    const struct map *map = &solomon_box_of(t->box)->map;
    float pin = own->plan.pin;

    *at = (struct rect){0, 0, 0, 0};
    if (strcmp(name, "case") == 0)
        *at = piece_box(&own->pieces, PIECE_CASE);
    else if (strcmp(name, "track") == 0)
        *at = rect_around(map_track_at(&own->plan, &own->track, shown(t)->pub.track), pin * 8, pin * 8);
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        if (strcmp(name, solomon_agent_name(a)) == 0)
            *at = piece_box(&own->pieces, a);
    int city = map_find(map, name, strlen(name));
    if (city >= 0)
        *at = rect_around(own->plan.place[city], pin * 4, pin * 4);
    return !rect_empty(*at);
}

void solomon_from(const struct table *t, struct thing last, struct point *from)
{
    const struct figure_layout *where = &own_of(t)->pieces.from;

    if (last.kind == THING_AGENT)
        *from = where->feet[last.index];
    else if (last.kind == THING_CITY)
        *from = own_of(t)->plan.place[last.index];
    else if (last.kind == 0 && shown(t)->pub.phase == SOLOMON_PHASE_ABILITY)
        *from = where->feet[shown(t)->pub.agent];
}

/* The track, the HQs, the figures and the names. The track least: how far the die is stands at the head in words as well. */
size_t solomon_precious(const struct table *t, struct table_precious out[TABLE_PRECIOUS])
{
    enum { TRACK = 1, PIN = 2, TITLE = 2, NAME = 6, FIGURE = 6, PLAQUE = 4, HOME = 14, ANNOUNCED = 60 };
    const struct solomon_public *p = &shown(t)->pub;
    const struct solomon_own *own = own_of(t);
    const struct map_plan *plan = &own->plan;
    size_t n = 0;

    for (size_t i = 0; i < own->track.count; i++)
        n += precious_point(t, map_track_at(plan, &own->track, i), plan->pin, TRACK, &out[n]);
    for (int s = 0; s < p->seats; s++) {
        if (p->hq[s] >= plan->places)
            continue;
        n += precious_point(t, plan->place[p->hq[s]], plan->pin * 2, HOME, &out[n]);
        n += precious_name(t, &own->names, p->hq[s], HOME, &out[n]);
        n += precious_point(t, rect_center(plan->plaque[p->hq[s]]), plan->pin * 3,
                            p->verb == SOLOMON_MOVE && p->target == p->hq[s] ? ANNOUNCED : PLAQUE, &out[n]);
    }
    for (size_t i = 0; p->verb != 0 && i < plan->blocked_count; i++)
        out[n++] =
            (struct table_precious){lens_rect_to_window(&t->lens, t->layout.middle, plan->blocked[i]), TITLE};
    const uint8_t ends[2] = {p->from, p->target};
    for (size_t i = 0; p->verb == SOLOMON_MOVE && i < 2; i++) {
        n += precious_point(t, plan->place[ends[i]], plan->pin * 3, ANNOUNCED, &out[n]);
        n += precious_name(t, &own->names, ends[i], ANNOUNCED, &out[n]);
    }
    n += precious_pieces(t, &own->pieces, FIGURE, &out[n]);
    n += precious_places(t, plan, &own->names, PIN, NAME, &out[n]);
    return n;
}

/* Under the map's title, where nothing is played; those below the first clear of Dublin. */
void solomon_house_rules(const struct table *t, struct house_rules *out)
{
    const struct map_plan *plan = &own_of(t)->plan;

    out->at = (struct point){0.142f * plan->at.w, 0.23f * plan->at.h};
    out->first_room = 0.16f * plan->at.w;
    out->next_room = 0.15f * plan->at.w;
    out->print = plan->label;
    out->count = plan->places;
}
