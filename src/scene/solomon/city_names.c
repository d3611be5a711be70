#include "scene/solomon/city_names.h"

#include "gfx/target.h"
#include "scene/solomon/labels.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/pieces.h"
#include "table/perform.h"
#include "ui/widgets.h"

#include <math.h>
#include <string.h>

enum { BOXES_MAX = GROUP_PIECES + SOLOMON_AGENTS };
enum { BLOCKED_MAX = BOARD_BLOCKED + SOLOMON_CITIES + BOXES_MAX };

/* What of a piece a name beside it may not cover: all but the air at its corners. */
static struct rect core(struct rect box)
{
    return (struct rect){box.x + box.w * 0.06f, box.y + box.h * 0.05f, box.w * 0.88f, box.h * 0.93f};
}

/* Each piece with what it holds; counters. */
static size_t piece_boxes(const struct table *t, struct rect *out)
{
    struct group_layout where;
    pieces_layout(t, &where);
    for (size_t i = 0; i < where.count; i++)
        out[i] = pieces_reach(t, where.order[i], where.feet[where.order[i]]);
    size_t n = where.count;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        n += pieces_counter(t, a, &out[n]);
    return n;
}

static bool on_any(struct rect r, const struct rect *box, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (plane_shared(r, box[i]) > 0)
            return true;
    return false;
}

/* A place for one name beside its pin, clear of pieces and of the other names. */
static struct rect aside(const struct table *t, const struct city_names *names, size_t c,
                         const struct rect *box, size_t boxes)
{
    struct point size[SOLOMON_CITIES] = {0};
    float clear[SOLOMON_CITIES];
    struct rect blocked[BLOCKED_MAX];
    struct label_task task;
    board_label_task(&own_of(t)->plan, size, clear, blocked, &task);
    clear[c] = own_of(t)->plan.pieces.figure_w * 0.5f;
    for (size_t i = 0; i < boxes; i++)
        blocked[task.blocked_count++] = box[i];
    for (size_t k = 0; k < own_of(t)->plan.cities; k++)
        if (k != c)
            blocked[task.blocked_count++] = names->at[k];
    struct rect was = own_of(t)->plan.label[c];
    return labels_beside(&task, c, (struct point){was.w, was.h});
}

/* The sign of a station stands beside its pin; where a figure would hide it, at an end of the city's name. */
static void place_sign(struct table *t, size_t c, const struct rect *box, size_t boxes)
{
    struct city_names *names = &own_of(t)->names;
    float side = own_of(t)->plan.pin * 2.1f;
    struct rect name = names->at[c], sheet = {0, 0, own_of(t)->plan.map.w, own_of(t)->plan.map.h};
    const struct rect place[] = {
        rect_around(board_station(&own_of(t)->plan, c), side, side),
        {name.x - side - 1, name.y + (name.h - side) / 2, side, side},
        {name.x + name.w + 1, name.y + (name.h - side) / 2, side, side},
        {name.x + (name.w - side) / 2, name.y + name.h + 1, side, side},
        {name.x + (name.w - side) / 2, name.y - side - 1, side, side},
    };
    for (size_t i = 0; i < sizeof place / sizeof place[0]; i++) {
        bool free = plane_within(place[i], sheet) && !on_any(place[i], box, boxes);
        for (size_t k = 0; k < own_of(t)->plan.cities && i > 0; k++) {
            struct rect pin =
                rect_around(own_of(t)->plan.city[k], own_of(t)->plan.pin * 1.8f, own_of(t)->plan.pin * 1.8f);
            free = free && plane_shared(place[i], names->at[k]) == 0 &&
                   (k == c || plane_shared(place[i], pin) == 0);
        }
        names->sign[c] = place[i];
        if (free)
            return;
    }
    names->sign[c] = place[0];
    names->covered |= UINT64_C(1) << c;
}

static void refresh(struct table *t)
{
    struct city_names *names = &own_of(t)->names;
    uint64_t key = gfx_key(own_of(t)->plan.key, shown(t)->pub.agent_city, sizeof shown(t)->pub.agent_city);
    key = gfx_key(key, own_of(t)->burnt_in, sizeof own_of(t)->burnt_in);
    key = gfx_key(key, &shown(t)->pub.burnt, sizeof shown(t)->pub.burnt);
    key = gfx_key(key, &shown(t)->pub.case_city, sizeof shown(t)->pub.case_city);
    if (names->key == key)
        return;
    names->key = key;
    names->covered = 0;
    memset(names->sign, 0, sizeof names->sign);
    struct rect whole[BOXES_MAX + 1], box[BOXES_MAX + 1];
    size_t boxes = piece_boxes(t, whole);
    for (size_t i = 0; i < boxes; i++)
        box[i] = core(whole[i]);
    for (size_t c = 0; c < own_of(t)->plan.cities; c++)
        names->at[c] = own_of(t)->plan.label[c];
    for (size_t c = 0; c < own_of(t)->plan.cities; c++) {
        if (on_any(names->at[c], box, boxes))
            names->at[c] = aside(t, names, c, box, boxes);
        if (on_any(names->at[c], whole, boxes)) /* it is drawn over them: no letter is hidden */
            names->covered |= UINT64_C(1) << c;
    }
    for (size_t c = 0; c < own_of(t)->plan.cities; c++)
        if (own_of(t)->plan.stations >> c & 1)
            place_sign(t, c, whole, boxes);
}

/* A name that had to move away hangs on a thread from its pin: else it would seem to be its neighbour's. */
static void draw_thread(struct table *t, size_t c)
{
    struct rect at = own_of(t)->names.at[c], was = own_of(t)->plan.label[c];
    struct point pin = own_of(t)->plan.city[c];
    struct point end = {fminf(fmaxf(pin.x, at.x), at.x + at.w), fminf(fmaxf(pin.y, at.y), at.y + at.h)};
    float far = plane_distance(pin, end);
    bool moved = at.x != was.x || at.y != was.y;
    if (!moved || far < own_of(t)->plan.pin * 1.9f)
        return;
    struct gfx *gfx = ui_gfx(t->ui);
    struct point from = plane_between(pin, end, own_of(t)->plan.pin * 0.5f / far);
    gfx_line(gfx, from, end, 5, (struct color){0.11f, 0.07f, 0.04f, 0.8f});
    gfx_line(gfx, from, end, 2.4f, color_hex(0xEDDEBD));
}

/* A train from the front on a plate. Drawn small, on whole pixels, where a picture would be a blur. */
static void draw_sign(struct table *t, size_t c)
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
    struct gfx *gfx = ui_gfx(t->ui);
    struct rect at = own_of(t)->names.sign[c];
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

static void draw_name(struct table *t, size_t c, float plate)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct gfx_type type = board_name_type(t->ui);
    type.size *= own_of(t)->plan.label_scale;
    struct rect at = own_of(t)->names.at[c];
    bool hq = solomon_hqs(t->box) >> c & 1;
    struct color paper = {0.93f, 0.87f, 0.74f, 1};
    struct color deep = color_mix(color_agency(t->box, c), color_hex(0x1b100a), 0.35f);
    gfx_round(gfx, rect_grow(at, -1), at.h * 0.24f, color_fade(hq ? deep : paper, plate));
    gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, name_city(t->box, c),
                  color_hex(hq ? 0xFFF6E0 : 0x20160D));
}

void city_names_under(struct table *t)
{
    refresh(t);
    for (size_t c = 0; c < own_of(t)->plan.cities; c++)
        draw_thread(t, c);
    for (size_t c = 0; c < own_of(t)->plan.cities; c++) {
        draw_name(t, c, 0.85f);
        if (!rect_empty(own_of(t)->names.sign[c]))
            draw_sign(t, c);
    }
}

void city_names_over(struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    uint64_t wanted =
        t->pick.count > 0 || p->phase == SOLOMON_PHASE_ABILITY ? table_lit(t).of[THING_CITY] : 0;
    bool arriving = perform_shows(t, SOLOMON_TRAVELLED, NULL);
    if (p->verb == SOLOMON_MOVE && p->target < own_of(t)->plan.cities && !arriving)
        wanted |= UINT64_C(1) << p->target;
    for (size_t k = 0; k < t->pick.count; k++) /* ringed, too */
        if (t->pick.taken[k].kind == THING_CITY)
            wanted |= UINT64_C(1) << t->pick.taken[k].index;
    wanted |= own_of(t)->names.covered;
    for (size_t c = 0; c < own_of(t)->plan.cities; c++)
        if (wanted >> c & 1) {
            draw_name(t, c, 0.92f);
            if (!rect_empty(own_of(t)->names.sign[c]))
                draw_sign(t, c);
        }
}

void city_names_across(struct table *t, struct rect at)
{
    for (size_t c = 0; c < own_of(t)->plan.cities; c++)
        if (plane_shared(own_of(t)->names.at[c], at) > 0 || plane_shared(own_of(t)->names.sign[c], at) > 0) {
            draw_name(t, c, 0.92f);
            if (!rect_empty(own_of(t)->names.sign[c]))
                draw_sign(t, c);
        }
}
