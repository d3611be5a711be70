#include "scene/solomon/parts.h"

#include "base/text.h"
#include "scene/solomon/board.h"
#include "scene/solomon/city_names.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/pieces.h"
#include "table/game.h"
#include "table/house_rules.h"
#include "table/map_draw.h"
#include "table/touch.h"
#include "ui/ui.h"

static const float pin_reach = 1.9f; /* of a pin's radius: what answers around it */

/* After an agent is chosen, whoever stands in a city where it can go means that city: the next press is nearly always the
 * destination. */
static struct thing meant(const struct table *t, size_t agent, const struct pick_lit *lit)
{
    struct thing thing = {THING_AGENT, (uint8_t)agent};
    uint8_t city = shown(t)->pub.agent_city[agent];

    if (!pick_taken(&t->pick, thing) && !pick_is_lit(lit, thing) && city < own_of(t)->plan.places &&
        pick_is_lit(lit, (struct thing){THING_CITY, city}))
        return (struct thing){THING_CITY, city};
    return thing;
}

static size_t add_agents(const struct table *t, const struct pick_lit *lit, const struct figure_layout *where,
                         struct table_spot *out)
{
    size_t n = 0;

    for (size_t i = 0; i < where->count; i++) {
        size_t piece = where->order[i];
        if (piece == PIECE_CASE)
            continue;
        struct thing thing = {THING_AGENT, (uint8_t)piece}, what = meant(t, piece, lit);
        bool is_lit = pick_is_lit(lit, thing);
        bool again = pick_taken(&t->pick, thing) || what.kind == THING_CITY ||
                     (table_how(t) == ASKS_TURN && t->pick.count > 0);
        if (!is_lit && !again)
            continue;
        out[n++] = (struct table_spot){.thing = what,
                                       .key = "agent",
                                       .index = (int)piece,
                                       .at = pieces_box(t, piece),
                                       .foot = where->feet[piece],
                                       .lit = is_lit,
                                       .walk = is_lit && touch_walks(t, THING_AGENT),
                                       .ring = true,
                                       .tip = is_lit};
    }
    return n;
}

/* Pins, or the names, which answer as the pins do. */
static size_t add_cities(const struct table *t, const struct pick_lit *lit, bool names,
                         struct table_spot *out)
{
    const struct map_plan *plan = &own_of(t)->plan;
    float r = plan->pin * pin_reach;
    size_t n = 0;

    for (size_t c = 0; c < plan->places; c++) {
        struct thing thing = {THING_CITY, (uint8_t)c};
        if (!pick_is_lit(lit, thing) && !pick_taken(&t->pick, thing))
            continue;
        out[n++] = (struct table_spot){.thing = thing,
                                       .key = names ? "name" : "city",
                                       .index = (int)c,
                                       .at = names ? own_of(t)->names.at[c]
                                                   : rect_around(plan->place[c], 2 * r, 2 * r),
                                       .foot = plan->place[c],
                                       .lit = pick_is_lit(lit, thing),
                                       .round = !names,
                                       .walk = !names && touch_walks(t, THING_CITY),
                                       .ring = !names};
    }
    return n;
}

/* It shares its name with the button that means it, which wears the frame of the focus: two frames would be one too many. */
static size_t add_case(const struct table *t, const struct pick_lit *lit, struct table_spot *out)
{
    const struct map_plan *plan = &own_of(t)->plan;
    struct thing thing = {THING_CASE, 0};

    if (!pick_is_lit(lit, thing))
        return 0;
    *out = (struct table_spot){.thing = thing,
                               .at = rect_grow(pieces_box(t, PIECE_CASE), plan->pin * 0.5f),
                               .lit = true,
                               .walk = true};
    return 1;
}

/* Figures lie before the names at first, when they are what is mostly meant, behind them once a destination is asked for. */
size_t solomon_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS])
{
    const struct figure_layout *where = &own_of(t)->pieces.from;
    bool names_first = touch_turn_begins(t);
    size_t n = add_cities(t, lit, false, out);

    if (names_first)
        n += add_cities(t, lit, true, out + n);
    n += add_agents(t, lit, where, out + n);
    if (!names_first)
        n += add_cities(t, lit, true, out + n);
    return n + add_case(t, lit, out + n);
}

void solomon_hot(struct table *t, const struct table_spot *spot)
{
    float r = own_of(t)->plan.pin * pin_reach;

    if (spot->thing.kind != THING_CITY || spot->key[0] == 'a')
        return;
    map_draw_ring(ui_gfx(t->ui), &own_of(t)->plan, spot->thing.index, 4);
    city_names_across(t, rect_around(spot->foot, 2 * r + 4, 2 * r + 4));
}

/* Who that is and what he can do. */
void solomon_tip(const struct table *t, struct thing thing, struct text *out)
{
    (void)t;
    text_add(out, "%s: %s", name_agent(thing.index), name_ability(thing.index));
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

/* --- what is not to be covered ------------------------------------------------------------------------------- */

/* A list of such things that grows. */
struct keep {
    const struct table *t;
    struct table_precious *out;
    size_t n;
};

static void keep_point(struct keep *k, struct point printed, float r, int weight)
{
    struct point p = lens_to_window(&k->t->lens, k->t->layout.middle, printed);

    k->out[k->n++] = (struct table_precious){rect_around(p, 2 * r, 2 * r), weight};
}

static void keep_name(struct keep *k, size_t city, int weight)
{
    struct rect name = own_of(k->t)->names.at[city];

    k->out[k->n++] =
        (struct table_precious){lens_rect_to_window(&k->t->lens, k->t->layout.middle, name), weight};
}

/* The track, the HQs, the figures and the names. The track least: how far the die is stands at the head in words as well. */
size_t solomon_precious(const struct table *t, struct table_precious out[TABLE_PRECIOUS])
{
    enum { TRACK = 1, PIN = 2, NAME = 6, FIGURE = 6, PLAQUE = 4, HOME = 14 };
    const struct solomon_public *p = &shown(t)->pub;
    const struct map_plan *plan = &own_of(t)->plan;
    struct keep k = {t, out, 0};
    const struct figure_layout *where = &own_of(t)->pieces.from;

    for (size_t i = 0; i < own_of(t)->track.count; i++)
        keep_point(&k, board_track(t, i), plan->pin, TRACK);
    for (int s = 0; s < p->seats; s++) {
        if (p->hq[s] >= plan->places)
            continue;
        keep_point(&k, plan->place[p->hq[s]], plan->pin * 2, HOME);
        keep_name(&k, p->hq[s], HOME);
        keep_point(&k, rect_center(plan->plaque[p->hq[s]]), plan->pin * 3, PLAQUE);
    }
    for (size_t i = 0; i < where->count; i++)
        keep_point(
            &k, rect_center(piece_reach(&own_of(t)->pieces, where->order[i], where->feet[where->order[i]])),
            plan->pieces.figure_h * 0.4f, FIGURE);
    for (size_t c = 0; c < plan->places; c++) {
        keep_point(&k, plan->place[c], plan->pin, PIN);
        keep_name(&k, c, NAME);
    }
    return k.n;
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
