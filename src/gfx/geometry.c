#include "gfx/geometry.h"

#include <math.h>

struct color color_hex(unsigned rgb)
{
    return (struct color){(float)(rgb >> 16 & 255) / 255.0f, (float)(rgb >> 8 & 255) / 255.0f,
                          (float)(rgb & 255) / 255.0f, 1.0f};
}

struct color color_fade(struct color color, float opacity)
{
    color.a *= opacity;
    return color;
}

struct color color_mix(struct color from, struct color to, float t)
{
    return (struct color){from.r + (to.r - from.r) * t, from.g + (to.g - from.g) * t,
                          from.b + (to.b - from.b) * t, from.a + (to.a - from.a) * t};
}

struct point rect_center(struct rect r)
{
    return (struct point){r.x + r.w / 2, r.y + r.h / 2};
}

bool rect_has(struct rect r, struct point p)
{
    return p.x >= r.x && p.y >= r.y && p.x < r.x + r.w && p.y < r.y + r.h;
}

bool rect_empty(struct rect r)
{
    return !(r.w > 0 && r.h > 0);
}

struct rect rect_both(struct rect a, struct rect b)
{
    float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return (struct rect){x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y};
}

struct rect rect_common(struct rect a, struct rect b)
{
    /* Compared rather than fmaxf and fminf, which are calls: this is done some thousand times a frame. */
    float x0 = a.x > b.x ? a.x : b.x, y0 = a.y > b.y ? a.y : b.y;
    float x1 = a.x + a.w < b.x + b.w ? a.x + a.w : b.x + b.w;
    float y1 = a.y + a.h < b.y + b.h ? a.y + a.h : b.y + b.h;
    return (struct rect){x0, y0, x1 > x0 ? x1 - x0 : 0, y1 > y0 ? y1 - y0 : 0};
}

struct rect rect_grow(struct rect r, float by)
{
    return (struct rect){r.x - by, r.y - by, fmaxf(0, r.w + 2 * by), fmaxf(0, r.h + 2 * by)};
}

struct rect rect_around(struct point center, float w, float h)
{
    return (struct rect){center.x - w / 2, center.y - h / 2, w, h};
}
