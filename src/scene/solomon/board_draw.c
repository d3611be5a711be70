#include "scene/solomon/board.h"

#include "gfx/target.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/house_rules.h"
#include "table/map_draw.h"
#include "table/map_sign.h"
#include "ui/widgets.h"

/* --- what never moves ----------------------------------------------------------------------------------- */

static void draw_city(struct table *t, size_t c)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct point at = own_of(t)->plan.place[c];
    float r = own_of(t)->plan.pin;
    struct color ink = color_hex(0x2A1F14);
    if (solomon_box_of(t->box)->starts >> c & 1) /* it counts once, before the first round */
        map_draw_mark(gfx, "solomon/emblems/start.png", at, r * 3.9f, color_fade(ink, 0.22f));
    if (own_of(t)->plan.signs >> c & 1)
        return;
    gfx_disc(gfx, at, r * 1.15f, (struct color){0.94f, 0.89f, 0.77f, 0.85f});
    map_draw_mark(gfx, "solomon/emblems/city.png", at, r * 2.5f, ink);
}

static void draw_plaque(struct table *t, size_t c)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct rect at = own_of(t)->plan.plaque[c];
    gfx_image(gfx, gfx_load(gfx, "shared/ui/envelope.png"), at, color_hex(0xffffff));
    float d = at.h * 0.9f;
    city_emblem(t, c, rect_around((struct point){at.x + at.w * 0.5f, at.y + at.h * 0.47f}, d, d));
}

uint64_t board_scenery_key(const struct table *t)
{
    uint64_t key = house_rules_key(t);

    key = gfx_key(key, &own_of(t)->plan.key, sizeof own_of(t)->plan.key);
    return gfx_key(key, &shown(t)->pub.seats, sizeof shown(t)->pub.seats);
}

static void draw_station(struct gfx *gfx, struct rect at)
{
    map_sign_train(gfx, at, "solomon/emblems/station.png");
}

void board_draw_scenery(struct table *t)
{
    static const struct map_art art = {.print = "solomon/map/map-2048.jpg",
                                       .fine_print = "solomon/map/map-4096.jpg",
                                       .ground = {0.435f, 0.561f, 0.525f, 1},
                                       .string = "shared/ui/string.png",
                                       .cord = {0.42f, 0.275f, 0.17f, 1},
                                       .cord_edge = {0.165f, 0.094f, 0.055f, 1},
                                       .pin = "shared/ui/pin.png",
                                       .sign = draw_station};
    struct gfx *gfx = ui_gfx(t->ui);
    const struct map_plan *plan = &own_of(t)->plan;
    map_draw_print(gfx, plan, &art);
    map_track_draw(t->ui, plan, &own_of(t)->track, solomon_box_of(t->box)->track[shown(t)->pub.seats]);
    house_rules_draw(t);
    for (size_t c = 0; c < plan->places; c++)
        if (!rect_empty(plan->plaque[c]))
            draw_plaque(t, c);
    for (size_t c = 0; c < plan->places; c++)
        draw_city(t, c);
    map_draw_strings(gfx, plan, &art);
    map_draw_pins(gfx, plan, &art);
}

/* --- what lights up -------------------------------------------------------------------------------------- */

/* Where the agent whose step is being chosen stands; SOLOMON_NOWHERE when none is. */
static size_t steps_from(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    if (p->phase == SOLOMON_PHASE_ABILITY) {
        if (t->pick.count > 0 && t->pick.taken[0].kind == THING_CITY)
            return t->pick.taken[0].index;
        return p->agent < SOLOMON_AGENTS ? p->agent_city[p->agent] : SOLOMON_NOWHERE;
    }
    if (t->pick.count > 0 && t->pick.taken[0].kind == THING_AGENT)
        return p->agent_city[t->pick.taken[0].index];
    return SOLOMON_NOWHERE;
}

void board_draw_marks(struct table *t)
{
    const struct solomon_own *own = own_of(t);
    struct gfx *gfx = ui_gfx(t->ui);
    struct pick_lit lit = table_lit(t);
    size_t from = steps_from(t);
    uint64_t by_line = from < own->plan.places ? solomon_box_of(t->box)->map.near[from] : ~UINT64_C(0);
    bool faint = t->pick.count == 0 && shown(t)->pub.phase == SOLOMON_PHASE_TURN && !t->second;
    if (faint)
        return;
    for (size_t c = 0; c < own->plan.places; c++)
        if (lit.of[THING_CITY] >> c & 1)
            map_draw_open(gfx, &own->plan, &own->pieces, c, !(by_line >> c & 1));
    for (size_t k = 0; k < t->pick.count; k++)
        if (t->pick.taken[k].kind == THING_CITY)
            map_draw_ring(gfx, &own->plan, t->pick.taken[k].index, 5);
}

void board_draw_announced(struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct solomon_own *own = own_of(t);
    if (p->verb != SOLOMON_MOVE || p->agent >= SOLOMON_AGENTS || p->phase == SOLOMON_PHASE_ABILITY ||
        p->from >= own->plan.places || p->target >= own->plan.places)
        return;
    map_draw_arrow(ui_gfx(t->ui), &own->plan, &own->names, p->from, p->target, color_agent(p->agent));
}
