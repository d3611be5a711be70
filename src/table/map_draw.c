#include "table/map_draw.h"

#include "gfx/draw.h"
#include "table/cut.h"
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
    struct point ends[2] = {from, to};
    cut_ribbon(gfx, ends, 2, 4 * fmaxf(0.75f, plan->scale), color_hex(CUT_TIE));
}

void map_draw_counter(struct gfx *gfx, struct rect at)
{
    cut_disc(gfx, rect_center(at), at.w * 0.52f, color_hex(0xFBF2DA));
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

/* How wide a ring around a place is: clear of its pin, or of the corners of its sign. */
static float ring_side(const struct map_plan *plan, size_t place)
{
    bool sign = plan->signs >> place & 1;
    return fmaxf(plan->pin * 3.2f, plan->mark[place] * (sign ? 2.95f : 2));
}

void map_draw_open(struct gfx *gfx, const struct map_plan *plan, size_t place, bool second)
{
    float side = ring_side(plan, place);
    cut_ring(gfx, &(struct cut_ring){.at = rect_around(plan->place[place], side, side),
                                     .wide = side * 0.15f,
                                     .color = color_hex(second ? CUT_OTHER : CUT_OPEN),
                                     .punched = second});
}

void map_draw_ring(struct gfx *gfx, const struct map_plan *plan, size_t place, float thickness)
{
    float side = ring_side(plan, place) * 1.12f;
    cut_ring(gfx, &(struct cut_ring){.at = rect_around(plan->place[place], side, side),
                                     .wide = thickness,
                                     .color = color_hex(CUT_TAKEN)});
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
