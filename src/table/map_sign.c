#include "table/map_sign.h"

#include "gfx/draw.h"
#include "gfx/target.h"

#include <math.h>

/* Boxes of a grid of 16 by 16 on whole pixels, so that none is blurred. */
struct grid {
    struct gfx *gfx;
    struct point from; /* its corner, and what follows, are u */
    float side, scale; /* pixels; pixels to a u */
};

static float on_grid(const struct grid *g, int at)
{
    return roundf((float)at * g->side / 16);
}

static void fill(const struct grid *g, int x, int y, int w, int h, struct color color)
{
    float left = on_grid(g, x), top = on_grid(g, y), wide = fmaxf(1, on_grid(g, x + w) - left),
          high = fmaxf(1, on_grid(g, y + h) - top);
    gfx_fill(g->gfx,
             (struct rect){g->from.x + left / g->scale, g->from.y + top / g->scale, wide / g->scale,
                           high / g->scale},
             color);
}

/* A plate of card of this colour, so many pixels smaller all round, and moved down and to the right. */
static void plate(const struct grid *g, float smaller, float moved, struct color color)
{
    float side = (g->side - 2 * smaller) / g->scale, off = (smaller + moved) / g->scale;
    gfx_round(g->gfx, (struct rect){g->from.x + off, g->from.y + off, side, side}, side * 0.2f, color);
}

/* A box with round corners between lines of the grid, which may lie halfway. */
static void box(const struct grid *g, float x, float y, float w, float h, float corner, struct color color)
{
    float k = g->side / 16 / g->scale;
    gfx_round(g->gfx, (struct rect){g->from.x + x * k, g->from.y + y * k, w * k, h * k}, corner * k, color);
}

static struct point on(const struct grid *g, float x, float y)
{
    float k = g->side / 16 / g->scale;
    return (struct point){g->from.x + x * k, g->from.y + y * k};
}

/* A wheel clear of what is above it. */
static void wheel(const struct grid *g, float x, float y, float r, struct color light, struct color dark)
{
    float k = g->side / 16 / g->scale;
    gfx_disc(g->gfx, on(g, x, y), (r + 0.7f) * k, dark);
    gfx_disc(g->gfx, on(g, x, y), r * k, light);
    gfx_disc(g->gfx, on(g, x, y), r * 0.36f * k, dark);
}

/* A locomotive under steam, from its side, as on the picture. */
static void engine(const struct grid *g, struct color light, struct color dark)
{
    float k = g->side / 16 / g->scale;
    fill(g, 2, 3, 6, 1, light); /* its cab */
    fill(g, 3, 4, 4, 7, light);
    fill(g, 4, 5, 2, 2, dark);
    box(g, 6, 6, 7.6f, 5, 1.6f, light); /* the boiler, its chimney, what clears the track */
    fill(g, 10, 4, 2, 3, light);
    fill(g, 9, 3, 4, 1, light);
    gfx_line(g->gfx, on(g, 12.6f, 9.6f), on(g, 13.6f, 12.4f), 1.6f * k, light);
    wheel(g, 5, 11, 2.3f, light, dark);
    wheel(g, 10.6f, 11.4f, 1.9f, light, dark);
}

void map_sign_train(struct gfx *gfx, struct rect at, const char *picture)
{
    enum { DRAWN_UP_TO = 40 };
    const struct color enamel = color_hex(0x1F4A5C), card = color_hex(0xF6EDD6);
    float scale = gfx_view_scale(gfx), side = roundf(at.w * scale), line = fmaxf(1, roundf(side / 18));
    gfx_texture large = side > DRAWN_UP_TO ? gfx_load(gfx, picture) : 0;
    if (large != 0 && !gfx_texture_failed(gfx, large)) {
        gfx_image(gfx, large, rect_grow(at, at.w * 0.06f), color_hex(0xffffff));
        return;
    }
    struct point corner = gfx_to_pixels(gfx, (struct point){at.x, at.y});
    corner = (struct point){roundf(corner.x), roundf(corner.y)};
    struct grid g = {gfx, gfx_from_pixels(gfx, corner), side, scale};
    plate(&g, 0, line, (struct color){0.05f, 0.03f, 0.02f, 0.45f});
    plate(&g, 0, 0, card);
    plate(&g, line, 0, enamel);
    engine(&g, card, enamel);
}
