#include "table/plane.h"

#include <math.h>

float plane_shared(struct rect a, struct rect b)
{
    if (a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y)
        return 0; /* nearly all that are asked about */
    float w = fminf(a.x + a.w, b.x + b.w) - fmaxf(a.x, b.x);
    float h = fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

bool plane_within(struct rect a, struct rect b)
{
    return a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
}

/* Liang and Barsky: narrows [t0, t1] to where p + t*d is on the inner side of one edge. */
static bool clip(float d, float to_edge, float *t0, float *t1)
{
    if (d == 0)
        return to_edge >= 0;
    float t = to_edge / d;
    if (d < 0)
        *t0 = fmaxf(*t0, t);
    else
        *t1 = fminf(*t1, t);
    return *t0 < *t1;
}

float plane_crossed(struct rect a, struct point p, struct point q)
{
    float dx = q.x - p.x, dy = q.y - p.y, t0 = 0, t1 = 1;
    if (!clip(-dx, p.x - a.x, &t0, &t1) || !clip(dx, a.x + a.w - p.x, &t0, &t1) ||
        !clip(-dy, p.y - a.y, &t0, &t1) || !clip(dy, a.y + a.h - p.y, &t0, &t1))
        return 0;
    return (t1 - t0) * sqrtf(dx * dx + dy * dy);
}

struct point plane_between(struct point a, struct point b, float t)
{
    return (struct point){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

float plane_distance(struct point a, struct point b)
{
    return hypotf(b.x - a.x, b.y - a.y);
}

float plane_jitter(unsigned a, unsigned b)
{
    unsigned h = a * 0x9e3779b1U ^ (b + 0x7f4a7c15U) * 0x85ebca6bU;
    h ^= h >> 15;
    h *= 0x2c1b3c6dU;
    h ^= h >> 12;
    h *= 0x297a2d39U;
    h ^= h >> 15;
    return (float)(h & 0xffffff) / (float)0xffffff;
}
