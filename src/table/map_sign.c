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

/* A locomotive from the side, on its way to the left: chimney, boiler, cab, buffer beam, two wheels. */
static void engine(const struct grid *g, struct color dark, struct color light)
{
    fill(g, 3, 3, 2, 4, dark);
    fill(g, 2, 6, 7, 4, dark);
    fill(g, 9, 2, 5, 8, dark);
    fill(g, 8, 2, 7, 1, dark);
    fill(g, 10, 4, 3, 2, light);
    fill(g, 1, 10, 14, 1, dark);
    fill(g, 3, 11, 3, 3, dark);
    fill(g, 10, 11, 3, 3, dark);
}

void map_sign_train(struct gfx *gfx, struct rect at, const char *picture)
{
    enum { DRAWN_UP_TO = 40 };
    const struct color ink = color_hex(0x26343A), card = color_hex(0xF3E7C6);
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
    plate(&g, 0, 0, ink);
    plate(&g, line, 0, card);
    engine(&g, ink, card);
}
