#include "table/map_spots.h"

#include "table/map_draw.h"
#include "table/table.h"
#include "table/touch.h"
#include "ui/ui.h"

static const float pin_reach = 1.9f; /* of a pin's radius: what answers around it */
static const char by_name[] = "name", by_plaque[] = "plaque";

size_t map_spots(const struct table *t, const struct map_plan *plan, const struct map_names *names,
                 uint8_t kind, const struct pick_lit *lit, struct table_spot *out)
{
    float side = 2 * plan->pin * pin_reach;
    size_t n = 0;

    for (size_t i = 0; i < plan->places; i++) {
        struct thing thing = {kind, (uint8_t)i};
        bool idle = !pick_is_lit(lit, thing) && !pick_taken(&t->ask.pick, thing);
        out[n++] = (struct table_spot){.thing = thing,
                                       .key = names ? by_name : NULL,
                                       .index = (int)i,
                                       .at = names ? names->at[i] : rect_around(plan->place[i], side, side),
                                       .foot = plan->place[i],
                                       .lit = pick_is_lit(lit, thing),
                                       .round = !names,
                                       .walk = !idle && !names && touch_walks(t, kind),
                                       .ring = !names,
                                       .idle = idle};
    }
    return n;
}

size_t plaque_spots(const struct map_plan *plan, uint8_t kind, struct table_spot *out)
{
    size_t n = 0;

    for (size_t i = 0; i < plan->places; i++)
        if (!rect_empty(plan->plaque[i]))
            out[n++] = (struct table_spot){.thing = {kind, (uint8_t)i},
                                           .key = by_plaque,
                                           .index = (int)i,
                                           .at = plan->plaque[i],
                                           .idle = true};
    return n;
}

static struct thing meant(const struct table *t, struct thing figure, struct thing stands,
                          const struct map_plan *plan, const struct pick_lit *lit)
{
    bool goes = stands.index < plan->places && pick_is_lit(lit, stands);

    return goes && !pick_taken(&t->ask.pick, figure) && !pick_is_lit(lit, figure) ? stands : figure;
}

size_t piece_spots(const struct table *t, const struct piece_set *set, uint8_t figure, uint8_t place,
                   const struct pick_lit *lit, struct table_spot *out)
{
    const struct figure_layout *where = &set->from;
    size_t n = 0;

    for (size_t i = 0; i < where->count; i++) {
        size_t piece = where->order[i];
        if (figures_is_prop(set->order, piece))
            continue;
        struct thing thing = {figure, (uint8_t)piece},
                     what = meant(t, thing, (struct thing){place, set->piece[piece].at}, set->plan, lit);
        bool is_lit = pick_is_lit(lit, thing);
        bool again = pick_taken(&t->ask.pick, thing) || what.kind == place ||
                     (table_how(t) == ASKS_TURN && t->ask.pick.count > 0);
        bool idle = !is_lit && !again;
        out[n++] = (struct table_spot){.thing = idle ? thing : what,
                                       .key = t->game->thing[figure].key,
                                       .index = (int)piece,
                                       .at = piece_box(set, piece),
                                       .foot = where->feet[piece],
                                       .lit = is_lit,
                                       .walk = is_lit && touch_walks(t, figure),
                                       .ring = true,
                                       .idle = idle};
    }
    return n;
}

bool map_spot_hot(struct table *t, const struct map_plan *plan, const struct table_spot *spot,
                  struct rect *ring)
{
    float r = plan->pin * pin_reach;

    if (spot->key && spot->key != by_name)
        return false;
    map_draw_ring(ui_gfx(t->ui), plan, spot->thing.index, 4);
    *ring = rect_around(spot->foot, 2 * r + 4, 2 * r + 4);
    return true;
}

size_t precious_point(const struct table *t, struct point at, float r, int weight, struct table_precious *out)
{
    struct point p = lens_to_window(&t->lens, t->layout.middle, at);

    *out = (struct table_precious){rect_around(p, 2 * r, 2 * r), weight};
    return 1;
}

size_t precious_name(const struct table *t, const struct map_names *names, size_t place, int weight,
                     struct table_precious *out)
{
    *out = (struct table_precious){lens_rect_to_window(&t->lens, t->layout.middle, names->at[place]), weight};
    return 1;
}

size_t precious_places(const struct table *t, const struct map_plan *plan, const struct map_names *names,
                       int pin, int name, struct table_precious *out)
{
    size_t n = 0;

    for (size_t i = 0; i < plan->places; i++) {
        n += precious_point(t, plan->place[i], plan->pin, pin, &out[n]);
        n += precious_name(t, names, i, name, &out[n]);
    }
    return n;
}

size_t precious_pieces(const struct table *t, const struct piece_set *set, int weight, int prop,
                       struct table_precious *out)
{
    struct rect reach[FIGURES_MAX];
    size_t n = piece_set_reach(set, reach);

    for (size_t i = 0; i < n; i++)
        (void)precious_point(t, rect_center(reach[i]), set->plan->pieces.figure_h * 0.4f,
                             set->from.order[i] == set->order->figures ? prop : weight, &out[i]);
    return n;
}
