#include "scene/solomon/board.h"

#include "gfx/target.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/perform.h"
#include "ui/ui.h"

#include <math.h>

static const float plate_under = 0.85f, plate_over = 0.92f; /* opacity */

/* Each piece with what it holds; counters. */
static size_t piece_boxes(const struct table *t, struct rect out[MAP_PIECES])
{
    const struct piece_set *set = &own_of(t)->pieces;
    size_t n = set->from.count;
    for (size_t i = 0; i < n; i++)
        out[i] = piece_reach(set, set->from.order[i], set->from.feet[set->from.order[i]]);
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        n += pieces_counter(t, a, &out[n]);
    return n;
}

static void refresh(struct table *t)
{
    struct solomon_own *own = own_of(t);
    const struct solomon_public *p = &shown(t)->pub;
    uint64_t key = gfx_key(own->plan.key, p->agent_city, sizeof p->agent_city);
    key = gfx_key(key, shown(t)->pub.burnt_in, sizeof shown(t)->pub.burnt_in);
    key = gfx_key(key, &p->burnt, sizeof p->burnt);
    key = gfx_key(key, &p->case_city, sizeof p->case_city);
    if (own->names.key == key)
        return;
    struct rect box[MAP_PIECES];
    own->names.key = key;
    map_names_place(&own->names, &own->plan, box, piece_boxes(t, box));
}

/* A train from the front on a plate. Drawn small, on whole pixels, where a picture would be a blur. */
static void draw_station(struct gfx *gfx, struct rect at)
{
    enum { GRID = 16, DRAWN_UP_TO = 40 };
    static const struct {
        unsigned char x, y, w, h;
        bool light;
    } part[] = {
        {1, 1, 14, 14, true}, {2, 2, 12, 12, false}, {5, 3, 6, 8, true},  {6, 4, 4, 3, false},
        {5, 9, 2, 1, false},  {9, 9, 2, 1, false},   {4, 12, 2, 1, true}, {10, 12, 2, 1, true},
        {3, 13, 2, 1, true},  {11, 13, 2, 1, true},
    };
    float scale = gfx_view_scale(gfx), side = roundf(at.w * scale);
    gfx_texture picture = side > DRAWN_UP_TO ? gfx_load(gfx, "solomon/emblems/station.png") : 0;
    if (picture != 0 && !gfx_texture_failed(gfx, picture)) {
        gfx_image(gfx, picture, rect_grow(at, at.w * 0.12f), color_hex(0xffffff));
        return;
    }
    struct point corner = gfx_to_pixels(gfx, (struct point){at.x, at.y});
    corner = (struct point){roundf(corner.x), roundf(corner.y)};
    struct point from = gfx_from_pixels(gfx, corner);
    struct color dark = color_hex(0x1F3646), light = color_hex(0xF3E9D2);
    gfx_round(gfx, (struct rect){from.x, from.y, side / scale, side / scale}, side / scale * 0.14f, dark);
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++) {
        float x = roundf(part[i].x * side / GRID), y = roundf(part[i].y * side / GRID);
        float w = fmaxf(1, roundf((part[i].x + part[i].w) * side / GRID) - x);
        float h = fmaxf(1, roundf((part[i].y + part[i].h) * side / GRID) - y);
        gfx_fill(gfx, (struct rect){from.x + x / scale, from.y + y / scale, w / scale, h / scale},
                 part[i].light ? light : dark);
    }
}

static void draw_names(struct table *t, uint64_t which, float opacity)
{
    const struct solomon_own *own = own_of(t);
    const char *text[MAP_PLACES];
    struct color plate[MAP_PLACES];
    struct map_name_style style = {.dark = solomon_box_of(t->box)->hqs, .plate = plate, .sign = draw_station};
    for (size_t c = 0; c < own->plan.places; c++) {
        if (which >> c & 1)
            text[c] = name_city(t->box, c);
        if (which & style.dark & UINT64_C(1) << c)
            plate[c] = color_mix(color_agency(t->box, c), color_hex(0x1b100a), 0.35f);
    }
    map_names_draw(t->ui, &own->plan, &own->names, &style, text, which, opacity);
}

void city_names_under(struct table *t)
{
    refresh(t);
    map_names_threads(ui_gfx(t->ui), &own_of(t)->plan, &own_of(t)->names);
    draw_names(t, ~UINT64_C(0), plate_under);
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
    draw_names(t, wanted, plate_over);
}

void city_names_across(struct table *t, struct rect at)
{
    draw_names(t, map_names_across(&own_of(t)->plan, &own_of(t)->names, at), plate_over);
}
