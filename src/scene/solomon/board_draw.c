#include "scene/solomon/board_draw.h"

#include "base/i18n.h"
#include "gfx/effects.h"
#include "scene/solomon/house_rules.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "scene/solomon/pieces.h"
#include "ui/widgets.h"

#include <math.h>
#include <stdio.h>

/* --- what never moves ----------------------------------------------------------------------------------- */

static void draw_print(struct table *t)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct rect sheet = {0, 0, own_of(t)->plan.map.w, own_of(t)->plan.map.h};
    gfx_fill(gfx, sheet, color_hex(0x6f8f86));
    float pixels = sheet.w * t->lens.zoom * ui_scale(t->ui);
    gfx_texture fine = pixels > 2300 ? gfx_load(gfx, "solomon/map/map-4096.jpg") : 0;
    gfx_texture usual = gfx_load(gfx, "solomon/map/map-2048.jpg");
    bool use_fine = fine != 0 && gfx_texture_ready(gfx, fine);
    gfx_image(gfx, use_fine ? fine : usual, sheet, color_hex(0xffffff));
}

static void draw_strands(struct table *t)
{
    struct gfx *gfx = ui_gfx(t->ui);
    float width = 4.4f * own_of(t)->plan.map.w / 1430;
    for (size_t s = 0; s < own_of(t)->plan.strands; s++) {
        struct point shade[STRAND_POINTS];
        for (int k = 0; k < STRAND_POINTS; k++) {
            float lift = 1 + 2.2f * sinf(3.14159f * (float)k / (STRAND_POINTS - 1));
            shade[k] = own_of(t)->plan.strand[s].at[k];
            shade[k].x += 0.9f * lift;
            shade[k].y += 1.3f * lift;
        }
        gfx_strip(gfx, 0, shade, STRAND_POINTS, width * 1.1f, 1, (struct color){0.07f, 0.04f, 0.02f, 0.42f});
    }
    /* so thin that no twist is seen: smooth lines, which a picture made that small is not */
    bool thin = width * 1.15f * t->lens.zoom * ui_scale(t->ui) < 4.6f;
    for (size_t s = 0; s < own_of(t)->plan.strands; s++) {
        const struct point *at = own_of(t)->plan.strand[s].at;
        if (thin) {
            gfx_strip(gfx, 0, at, STRAND_POINTS, width * 0.74f, 1, color_hex(0x8E211C));
            gfx_strip(gfx, 0, at, STRAND_POINTS, width * 0.4f, 1, color_hex(0xC8332B));
        } else {
            gfx_strip(gfx, gfx_load(gfx, "shared/ui/string.png"), at, STRAND_POINTS, width * 1.15f,
                      width * 12, color_hex(0xC8332B));
        }
    }
}

/* A mark of the print: city, start or station, told apart by its shape. */
static void draw_mark(struct table *t, const char *picture, struct point at, float side, struct color tint)
{
    struct gfx *gfx = ui_gfx(t->ui);
    gfx_texture mark = gfx_load(gfx, picture);
    if (gfx_texture_failed(gfx, mark))
        gfx_ring(gfx, at, side / 2, 2, tint);
    else
        gfx_image(gfx, mark, rect_around(at, side, side), tint);
}

static void draw_city(struct table *t, size_t c)
{
    struct point at = own_of(t)->plan.city[c];
    float r = own_of(t)->plan.pin;
    struct color ink = color_hex(0x2A1F14);
    gfx_disc(ui_gfx(t->ui), at, r * 1.15f, (struct color){0.94f, 0.89f, 0.77f, 0.85f});
    if (solomon_starts(t->box) >> c & 1)
        draw_mark(t, "solomon/emblems/start.png", at, r * 4.2f, color_fade(ink, 0.85f));
    draw_mark(t, "solomon/emblems/city.png", at, r * 2.5f, ink);
}

/* Beside the pin, over the string: where the briefcase starts. Printed pale, for it is not the briefcase. */
static void draw_start_sign(struct table *t, size_t c)
{
    struct point at = own_of(t)->plan.city[c];
    float r = own_of(t)->plan.pin;
    if (c == solomon_case_start(t->box))
        draw_mark(t, "solomon/emblems/vienna.png",
                  (struct point){at.x + r * 1.4f, board_station(&own_of(t)->plan, c).y}, r * 2.2f,
                  (struct color){0.55f, 0.62f, 0.55f, 0.6f});
}

static void draw_pins(struct table *t)
{
    struct gfx *gfx = ui_gfx(t->ui);
    gfx_texture pin = gfx_load(gfx, "shared/ui/pin.png");
    for (size_t c = 0; c < own_of(t)->plan.cities; c++) {
        struct rect at =
            rect_around(own_of(t)->plan.city[c], own_of(t)->plan.pin * 1.9f, own_of(t)->plan.pin * 1.9f);
        if (gfx_texture_failed(gfx, pin))
            gfx_disc(gfx, own_of(t)->plan.city[c], own_of(t)->plan.pin * 0.6f, color_hex(0xC9A04A));
        else
            gfx_image(gfx, pin, at, color_hex(0xffffff));
    }
}

static void draw_plaque(struct table *t, size_t c)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct rect at = own_of(t)->plan.plaque[c];
    char path[NAME_PATH], letter[8];
    gfx_texture envelope = gfx_load(gfx, "shared/ui/envelope.png");
    gfx_glow(gfx, rect_grow(at, -4), 10, (struct color){0, 0, 0, 0.4f});
    gfx_image(gfx, envelope, at, color_hex(0xffffff));
    float d = at.h * 0.9f;
    struct point middle = {at.x + at.w * 0.5f, at.y + at.h * 0.47f};
    gfx_texture emblem = gfx_load(gfx, picture_emblem(t->box, c, path));
    if (!gfx_texture_failed(gfx, emblem)) { /* the letter is part of the picture */
        gfx_image(gfx, emblem, rect_around(middle, d, d), color_hex(0xffffff));
        return;
    }
    gfx_disc(gfx, middle, d / 2, color_agency(t->box, c));
    letter_agency(t->box, c, letter);
    struct gfx_type type = ui_type(t->ui, STYLE_NUMBER);
    type.size = at.h * 0.5f;
    gfx_text_line(gfx, type, at, ALIGN_CENTER, VALIGN_MIDDLE, letter, color_hex(0xFFF6E0));
}

static void draw_track(struct table *t)
{
    struct gfx *gfx = ui_gfx(t->ui);
    size_t start = solomon_track_start(t->box, shown(t)->pub.seats);
    struct gfx_type type = ui_type(t->ui, STYLE_SMALL);
    type.font = ui_type(t->ui, STYLE_STRONG).font;
    float r = own_of(t)->plan.print.track_radius * own_of(t)->plan.unit;
    type.size = fminf(type.size, r * 1.32f);
    for (size_t k = 1; k < (size_t)own_of(t)->plan.print.track_count; k++) {
        char number[24];
        snprintf(number, sizeof number, "%zu", k);
        gfx_text_line(gfx, type, rect_around(board_track(&own_of(t)->plan, k), 2 * r, 2 * r), ALIGN_CENTER,
                      VALIGN_MIDDLE, number, color_fade(color_hex(0x2A1F14), k > start ? 0.3f : 0.95f));
    }
    gfx_disc(gfx, board_track(&own_of(t)->plan, 0), r * 1.12f,
             color_hex(0xF1E6CB)); /* it is read from afar */
    type.font = ui_type(t->ui, STYLE_NUMBER).font;
    type.size = fmaxf(type.size, r * 1.2f);
    gfx_text_line(gfx, type, rect_around(board_track(&own_of(t)->plan, 0), 3 * r, 2 * r), ALIGN_CENTER,
                  VALIGN_MIDDLE, _("ROLL"), color_hex(0xA8322D));
}

uint64_t board_scenery_key(const struct table *t)
{
    uint64_t key = house_rules_key(t);

    key = gfx_key(key, &own_of(t)->plan.key, sizeof own_of(t)->plan.key);
    return gfx_key(key, &shown(t)->pub.seats, sizeof shown(t)->pub.seats);
}

void board_draw_scenery(struct table *t)
{
    draw_print(t);
    draw_track(t);
    house_rules_draw(t);
    for (size_t c = 0; c < own_of(t)->plan.cities; c++)
        if (!rect_empty(own_of(t)->plan.plaque[c]))
            draw_plaque(t, c);
    for (size_t c = 0; c < own_of(t)->plan.cities; c++)
        draw_city(t, c);
    draw_strands(t);
    draw_pins(t);
    for (size_t c = 0; c < own_of(t)->plan.cities; c++)
        draw_start_sign(t, c);
}

/* --- what lights up -------------------------------------------------------------------------------------- */

/* A ring on the ground: seen under the feet of those who stand there. Dashes mark a journey by train. */
static void ring(struct table *t, struct point at, float r, bool train, float strength)
{
    struct gfx *gfx = ui_gfx(t->ui);
    struct color glow = train ? color_hex(0xBFE7F2) : color_hex(0xFFD86B);
    gfx_set_blend(gfx, BLEND_ADD);
    gfx_image(gfx, gfx_load(gfx, "shared/ui/glow.png"), rect_around(at, r * 5, r * 5),
              color_fade(glow, 0.55f * strength));
    gfx_set_blend(gfx, BLEND_NORMAL);
    gfx_ring(gfx, at, r * 1.62f, 6, color_fade(color_hex(0x1B120B), 0.8f * strength));
    if (!train) {
        gfx_ring(gfx, at, r * 1.62f, 3.4f, color_fade(glow, strength));
        return;
    }
    for (int k = 0; k < 12; k++) {
        float a = (float)k * 0.5235988f, b = a + 0.30f;
        struct point p = {at.x + cosf(a) * r * 1.55f, at.y + sinf(a) * r * 1.55f};
        struct point q = {at.x + cosf(b) * r * 1.55f, at.y + sinf(b) * r * 1.55f};
        gfx_line(gfx, p, q, 4, color_fade(glow, strength));
    }
}

/* Around the feet of those who stand in a city, since they would hide a ring. False: nobody does. */
static bool crowd_ring(struct table *t, const struct group_layout *where, size_t c, bool train)
{
    struct rect all = {0};
    float w = own_of(t)->plan.pieces.figure_w * 0.86f, top = 0, low = 0;
    for (size_t i = 0; i < where->count; i++) {
        size_t piece = where->order[i];
        uint8_t city = piece == GROUP_CASE ? shown(t)->pub.case_city : shown(t)->pub.agent_city[piece];
        struct point feet = where->feet[piece];
        if (city != c)
            continue;
        float left = all.w > 0 ? fminf(all.x, feet.x - w) : feet.x - w;
        float right = all.w > 0 ? fmaxf(all.x + all.w, feet.x + w) : feet.x + w;
        top = all.w > 0 ? fminf(top, feet.y) : feet.y;
        low = all.w > 0 ? fmaxf(low, feet.y) : feet.y;
        all = (struct rect){left, 0, right - left, 1};
    }
    if (all.w <= 0)
        return false;
    struct gfx *gfx = ui_gfx(t->ui);
    struct color glow = train ? color_hex(0xBFE7F2) : color_hex(0xFFD86B);
    all = (struct rect){all.x, top - w * 0.5f, all.w, low - top + w * 1.06f};
    gfx_glow(gfx, rect_grow(all, -2), 12, color_fade(glow, 0.6f));
    gfx_round_line(gfx, all, all.h / 2, 9, color_hex(0x1B120B));
    gfx_round_line(gfx, rect_grow(all, -2), all.h / 2, 5, glow);
    if (train) /* a second line, as rails have */
        gfx_round_line(gfx, rect_grow(all, 6), all.h / 2 + 6, 2.5f, glow);
    return true;
}

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

static void draw_lit_cities(struct table *t)
{
    struct pick_lit lit = table_lit(t);
    size_t from = steps_from(t);
    uint64_t by_line = from < own_of(t)->plan.cities ? solomon_neighbours(t->box, from) : ~UINT64_C(0);
    bool faint = t->pick.count == 0 && shown(t)->pub.phase == SOLOMON_PHASE_TURN && !t->second;
    if (faint)
        return;
    struct group_layout where;
    pieces_layout(t, &where);
    for (size_t c = 0; c < own_of(t)->plan.cities; c++)
        if (lit.of[THING_CITY] >> c & 1 && !crowd_ring(t, &where, c, !(by_line >> c & 1)))
            ring(t, own_of(t)->plan.city[c], own_of(t)->plan.pin, !(by_line >> c & 1), 1);
    for (size_t k = 0; k < t->pick.count; k++)
        if (t->pick.taken[k].kind == THING_CITY)
            gfx_ring(ui_gfx(t->ui), own_of(t)->plan.city[t->pick.taken[k].index], own_of(t)->plan.pin * 1.9f,
                     5, color_hex(0xFFF6E0));
}

/* A name lies there: the arrow passes under it. */
static bool under_a_name(const struct table *t, struct point at)
{
    for (size_t c = 0; c < own_of(t)->plan.cities; c++)
        if (rect_has(rect_grow(own_of(t)->names.at[c], 2), at))
            return true;
    return false;
}

void board_draw_announced(struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    if (p->verb != SOLOMON_MOVE || p->agent >= SOLOMON_AGENTS || p->phase == SOLOMON_PHASE_ABILITY ||
        p->from >= own_of(t)->plan.cities || p->target >= own_of(t)->plan.cities)
        return;
    struct gfx *gfx = ui_gfx(t->ui);
    struct point a = own_of(t)->plan.city[p->from], b = own_of(t)->plan.city[p->target];
    float length = plane_distance(a, b), r = own_of(t)->plan.pin * 2;
    if (length < 2 * r)
        return;
    a = plane_between(a, b, r / length);
    b = plane_between(a, b, 1 - r / (length - r));
    struct color chalk = color_hex(0xFFF6E0);
    int dashes = (int)(length / 24) + 1;
    for (int k = 0; k < dashes; k++) {
        float s = 24 * (float)k / length;
        struct point from = plane_between(a, b, fminf(s, 1)),
                     to = plane_between(a, b, fminf(s + 14 / length, 1));
        if (!under_a_name(t, plane_between(from, to, 0.5f)))
            gfx_line(gfx, from, to, 6, chalk);
    }
    float angle = atan2f(b.y - a.y, b.x - a.x);
    for (int side = -1; side <= 1; side += 2) {
        struct point wing = {b.x - cosf(angle + 0.5f * (float)side) * 24,
                             b.y - sinf(angle + 0.5f * (float)side) * 24};
        gfx_line(gfx, b, wing, 6, chalk);
    }
    gfx_ring(gfx, own_of(t)->plan.city[p->target], own_of(t)->plan.pin * 2.1f, 9, color_hex(0x1B120B));
    gfx_ring(gfx, own_of(t)->plan.city[p->target], own_of(t)->plan.pin * 2.1f, 6, chalk);
    gfx_ring(gfx, own_of(t)->plan.city[p->target], own_of(t)->plan.pin * 1.72f, 5, color_agent(p->agent));
}

void board_draw_marks(struct table *t)
{
    draw_lit_cities(t);
}
