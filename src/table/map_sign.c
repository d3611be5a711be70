#include "table/map_sign.h"

#include "gfx/draw.h"
#include "gfx/target.h"

#include <math.h>

void map_sign_train(struct gfx *gfx, struct rect at, const char *picture)
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
    gfx_texture large = side > DRAWN_UP_TO ? gfx_load(gfx, picture) : 0;
    if (large != 0 && !gfx_texture_failed(gfx, large)) {
        gfx_image(gfx, large, rect_grow(at, at.w * 0.12f), color_hex(0xffffff));
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
