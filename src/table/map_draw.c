#include "table/map_draw.h"

#include "gfx/draw.h"
#include "table/plane.h"

#include <math.h>

static const float pi = 3.14159f;

/* --- what never moves -------------------------------------------------------------------------------------- */

void map_draw_print(struct gfx *gfx, const struct map_plan *plan, const struct map_art *art)
{
    static const float fine_from = 2300; /* pixels of the map's width */
    struct rect sheet = {0, 0, plan->at.w, plan->at.h};
    gfx_fill(gfx, sheet, art->ground);
    bool near = art->fine_print && sheet.w * gfx_view_scale(gfx) > fine_from;
    gfx_texture fine = near ? gfx_load(gfx, art->fine_print) : 0;
    gfx_texture usual = gfx_load(gfx, art->print);
    bool use_fine = fine != 0 && gfx_texture_ready(gfx, fine);
    gfx_image(gfx, use_fine ? fine : usual, sheet, color_hex(0xffffff));
}

/* The shadow of a string, a little further off where it hangs free of the print; never apart from it, or it would look like a second
 * line. */
static void draw_string_shadow(struct gfx *gfx, const struct strand *strand, float width)
{
    struct point shade[STRAND_POINTS];
    for (int k = 0; k < STRAND_POINTS; k++) {
        float lift = 0.6f + 0.6f * sinf(pi * (float)k / (STRAND_POINTS - 1));
        shade[k] = strand->at[k];
        shade[k].x += 0.9f * lift;
        shade[k].y += 1.3f * lift;
    }
    gfx_strip(gfx, 0, shade, STRAND_POINTS, width * 1.2f, 1, (struct color){0.07f, 0.04f, 0.02f, 0.3f});
}

void map_draw_strings(struct gfx *gfx, const struct map_plan *plan, const struct map_art *art)
{
    static const float string_width = 4.4f,
                       thin_below = 4.6f; /* pixels: no twist is seen in anything thinner */
    float width = string_width * plan->scale;
    for (size_t s = 0; s < plan->strands; s++)
        draw_string_shadow(gfx, &plan->strand[s], width);
    /* thin strings are smooth lines, which a picture made that small is not */
    bool thin = width * 1.15f * gfx_view_scale(gfx) < thin_below;
    for (size_t s = 0; s < plan->strands; s++) {
        const struct point *at = plan->strand[s].at;
        if (thin) {
            gfx_strip(gfx, 0, at, STRAND_POINTS, width * 0.74f, 1, art->cord_edge);
            gfx_strip(gfx, 0, at, STRAND_POINTS, width * 0.4f, 1, art->cord);
        } else {
            gfx_strip(gfx, gfx_load(gfx, art->string), at, STRAND_POINTS, width * 1.15f, width * 12,
                      art->cord);
        }
    }
}

/* The disc is not in the middle of its picture, which has room for a shadow at the right and below; on its place it is. */
static struct rect pin_around(struct point at, float side)
{
    static const struct point off = {0.047f, 0.059f}; /* of its side: how far left and up */

    return rect_around((struct point){at.x + off.x * side, at.y + off.y * side}, side, side);
}

void map_draw_pin(struct gfx *gfx, const struct map_plan *plan, const struct map_art *art, const char *emblem,
                  size_t place)
{
    struct point at = plan->place[place];
    float r = plan->pin;
    if (art->sign && plan->signs >> place & 1) {
        art->sign(gfx, rect_around(at, 2 * plan->mark[place], 2 * plan->mark[place]));
        return;
    }
    gfx_disc(gfx, at, r * 1.15f, (struct color){0.94f, 0.89f, 0.77f, 0.85f});
    map_draw_mark(gfx, emblem, at, r * 2.5f, color_hex(0x2A1F14));
    gfx_texture pin = gfx_load(gfx, art->pin);
    if (gfx_texture_failed(gfx, pin))
        gfx_disc(gfx, at, r * 0.6f, color_hex(0xC9A04A));
    else
        gfx_image(gfx, pin, pin_around(at, r * 1.9f), color_hex(0xffffff));
}

void map_draw_leash(struct gfx *gfx, const struct map_plan *plan, struct point from, struct point to)
{
    float wide = fmaxf(0.75f, plan->scale);
    gfx_line(gfx, from, to, 8.5f * wide, (struct color){0.11f, 0.07f, 0.04f, 0.9f});
    gfx_line(gfx, from, to, 5 * wide, color_hex(0xFBF2DA));
}

void map_draw_counter(struct gfx *gfx, struct rect at)
{
    struct point c = rect_center(at), low = {c.x + at.w * 0.04f, c.y + at.w * 0.07f};
    gfx_disc(gfx, low, at.w * 0.52f, (struct color){0.05f, 0.03f, 0.02f, 0.45f});
    gfx_disc(gfx, c, at.w * 0.52f, color_hex(0x1B120B));
    gfx_disc(gfx, c, at.w * 0.48f, color_hex(0xFBF2DA));
}

void map_draw_mark(struct gfx *gfx, const char *picture, struct point at, float side, struct color tint)
{
    gfx_texture mark = gfx_load(gfx, picture);
    if (gfx_texture_failed(gfx, mark))
        gfx_ring(gfx, at, side / 2, 2, tint);
    else
        gfx_image(gfx, mark, rect_around(at, side, side), tint);
}

/* --- what lights up ---------------------------------------------------------------------------------------- */

static struct color glow_of(bool second)
{
    return color_hex(second ? 0xBFE7F2 : 0xFFD86B);
}

/* On the ground, around the pin; dashes mark the second way. */
static void ring_pin(struct gfx *gfx, struct point at, float r, bool second)
{
    enum { DASHES = 12 };
    struct color glow = glow_of(second);
    if (!second) {
        piece_ring(gfx, rect_around(at, r * 3.3f, r * 3.3f), 4, glow);
        return;
    }
    gfx_ring(gfx, at, r * 1.62f, 6, color_hex(0x1B120B));
    for (int k = 0; k < DASHES; k++) {
        float a = (float)k * 2 * pi / DASHES, b = a + 0.30f;
        struct point p = {at.x + cosf(a) * r * 1.55f, at.y + sinf(a) * r * 1.55f};
        struct point q = {at.x + cosf(b) * r * 1.55f, at.y + sinf(b) * r * 1.55f};
        gfx_line(gfx, p, q, 4, glow);
    }
}

/* The ground that those who stand at a place take up; empty: nobody does. */
static struct rect ground_of(const struct map_plan *plan, const struct piece_set *pieces, size_t place)
{
    const struct figure_layout *where = &pieces->from;
    float w = plan->pieces.figure_w * 0.86f, left = 0, right = 0, top = 0, low = 0;
    bool any = false;
    for (size_t i = 0; i < where->count; i++) {
        struct point feet = where->feet[where->order[i]];
        if (pieces->piece[where->order[i]].at != place)
            continue;
        left = any ? fminf(left, feet.x - w) : feet.x - w;
        right = any ? fmaxf(right, feet.x + w) : feet.x + w;
        top = any ? fminf(top, feet.y) : feet.y;
        low = any ? fmaxf(low, feet.y) : feet.y;
        any = true;
    }
    if (!any)
        return (struct rect){0, 0, 0, 0};
    return (struct rect){left, top - w * 0.5f, right - left, low - top + w * 1.06f};
}

void map_draw_open(struct gfx *gfx, const struct map_plan *plan, const struct piece_set *pieces, size_t place,
                   bool second)
{
    struct rect ground = ground_of(plan, pieces, place);
    struct color glow = glow_of(second);
    if (rect_empty(ground)) {
        ring_pin(gfx, plan->place[place], plan->pin, second);
        return;
    }
    piece_ring(gfx, rect_grow(ground, -2), 4, glow);
    if (second) /* a second line, as rails have */
        gfx_round_line(gfx, rect_grow(ground, 6), ground.h / 2 + 6, 2.5f, glow);
}

void map_draw_ring(struct gfx *gfx, const struct map_plan *plan, size_t place, float thickness)
{
    piece_ring(gfx, rect_around(plan->place[place], plan->pin * 3.8f, plan->pin * 3.8f), thickness,
               color_hex(0xFFF6E0));
}

void map_draw_rail(struct gfx *gfx, struct point from, struct point to)
{
    static const float apart = 16, half_gauge = 6; /* sleepers from one another; the rails from the middle */
    float length = plane_distance(from, to);
    if (length < 1)
        return;
    struct point n = {-(to.y - from.y) / length * half_gauge, (to.x - from.x) / length * half_gauge};
    struct color iron = color_hex(0x241a12);
    int sleepers = (int)(length / apart) + 1;
    for (int k = 0; k < sleepers; k++) {
        struct point p = plane_between(from, to, apart * (float)k / length);
        gfx_line(gfx, (struct point){p.x - 1.5f * n.x, p.y - 1.5f * n.y},
                 (struct point){p.x + 1.5f * n.x, p.y + 1.5f * n.y}, 4, color_fade(iron, 0.8f));
    }
    for (int side = -1; side <= 1; side += 2)
        gfx_line(gfx, (struct point){from.x + (float)side * n.x, from.y + (float)side * n.y},
                 (struct point){to.x + (float)side * n.x, to.y + (float)side * n.y}, 3, iron);
}
