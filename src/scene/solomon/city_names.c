#include "scene/solomon/board.h"

#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/perform.h"
#include "ui/ui.h"

/* Whoever stands on a name in spite of all. */
static void refresh(struct table *t)
{
    struct solomon_own *own = own_of(t);
    struct rect box[MAP_PIECES];
    size_t n = piece_set_reach(&own->pieces, box);
    map_names_refresh(&own->names, &own->plan, box, n);
}

static void draw_names(struct table *t, uint64_t which)
{
    const char *text[MAP_PLACES];
    for (size_t c = 0; c < own_of(t)->plan.places; c++)
        text[c] = which >> c & 1 ? name_city(t->box, c) : "";
    map_names_draw(t->ui, &own_of(t)->plan, &own_of(t)->names, text, which);
}

void city_names_under(struct table *t)
{
    refresh(t);
    draw_names(t, ~UINT64_C(0));
}

void city_names_over(struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool asked = t->pick.count > 0 || p->phase == SOLOMON_PHASE_ABILITY;
    uint64_t wanted = own_of(t)->names.covered | (asked ? table_lit(t).of[THING_CITY] : 0);
    bool arriving = perform_shows(t, SOLOMON_TRAVELLED, NULL);
    if (p->verb == SOLOMON_MOVE && p->target < own_of(t)->plan.places && !arriving)
        wanted |= UINT64_C(1) << p->target;
    for (size_t k = 0; k < t->pick.count; k++) /* ringed, too */
        if (t->pick.taken[k].kind == THING_CITY)
            wanted |= UINT64_C(1) << t->pick.taken[k].index;
    draw_names(t, wanted);
}

void city_names_across(struct table *t, struct rect at)
{
    draw_names(t, map_names_across(&own_of(t)->plan, &own_of(t)->names, at));
}
