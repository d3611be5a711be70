/* Anti-aliased shapes made of triangles: each edge fades from half a pixel inside to half a pixel outside. */
#include <math.h>

#include "gfx/draw.h"
#include "gfx/inside.h"

enum { OUTLINE_MAX = 132 };

/* A convex outline in pixels: its points, and the outward direction at each. */
struct outline {
    struct point at[OUTLINE_MAX], out[OUTLINE_MAX];
    int n;
};

static struct point along(struct point p, struct point direction, float by)
{
    return (struct point){p.x + direction.x * by, p.y + direction.y * by};
}

static void add_arc(struct outline *o, struct point c, float radius, float from, float to, int steps)
{
    for (int i = 0; i <= steps && o->n < OUTLINE_MAX; i++) {
        float a = from + (to - from) * (float)i / (float)steps;
        struct point out = {cosf(a), sinf(a)};
        o->at[o->n] = along(c, out, radius);
        o->out[o->n++] = out;
    }
}

static int steps_for(float radius, float turn)
{
    int n = (int)(sqrtf(radius) * turn * 1.2f) + 1;
    return n < 2 ? 2 : n > 31 ? 31 : n;
}

static struct outline rounded(struct rect px, float radius)
{
    const float quarter = 1.57079633f;
    struct outline o = {.n = 0};
    radius = fmaxf(0, fminf(radius, fminf(px.w, px.h) / 2));
    int steps = steps_for(radius, quarter);
    float l = px.x + radius, r = px.x + px.w - radius, t = px.y + radius, b = px.y + px.h - radius;
    add_arc(&o, (struct point){r, b}, radius, 0, quarter, steps);
    add_arc(&o, (struct point){l, b}, radius, quarter, 2 * quarter, steps);
    add_arc(&o, (struct point){l, t}, radius, 2 * quarter, 3 * quarter, steps);
    add_arc(&o, (struct point){r, t}, radius, 3 * quarter, 4 * quarter, steps);
    return o;
}

/* A band along the outline, from one outward distance to another, with an opacity on each side. */
static void band(struct gfx *gfx, const struct outline *o, float in, float in_alpha, float out,
                 float out_alpha, struct color color)
{
    struct color ci = color_fade(color, in_alpha), co = color_fade(color, out_alpha);
    for (int i = 0; i < o->n; i++) {
        int k = (i + 1) % o->n;
        struct point a = along(o->at[i], o->out[i], in), b = along(o->at[i], o->out[i], out);
        struct point c = along(o->at[k], o->out[k], in), d = along(o->at[k], o->out[k], out);
        batch_triangle(gfx, a, b, d, ci, co, co);
        batch_triangle(gfx, a, d, c, ci, co, ci);
    }
}

/* what: `shape`, or `outline` for one whose inside stays as it was. */
static bool begin_shape(struct gfx *gfx, struct rect px, struct color color, const char *what)
{
    if (gfx->null) {
        record_add(gfx, ITEM_QUAD, px, color, 0, what, (size_t)-1);
        return false;
    }
    batch_state(gfx, PROGRAM_SPRITE, texture_bindable(gfx, 0));
    return !rect_empty(px);
}

static void solid(struct gfx *gfx, const struct outline *o, struct color color)
{
    for (int i = 1; i + 1 < o->n; i++) {
        batch_triangle(gfx, along(o->at[0], o->out[0], -0.5f), along(o->at[i], o->out[i], -0.5f),
                       along(o->at[i + 1], o->out[i + 1], -0.5f), color, color, color);
    }
    band(gfx, o, -0.5f, 1, 0.5f, 0, color);
}

static void hollow(struct gfx *gfx, const struct outline *o, float thickness, struct color color)
{
    float strength = thickness < 1 ? thickness : 1;
    float half = fmaxf(thickness, 1) / 2;
    band(gfx, o, -half - 0.5f, 0, -half + 0.5f, strength, color);
    band(gfx, o, -half + 0.5f, strength, half - 0.5f, strength, color);
    band(gfx, o, half - 0.5f, strength, half + 0.5f, 0, color);
}

static struct outline circle(struct point c, float radius)
{
    struct outline o = {.n = 0};
    int steps = 4 * steps_for(radius, 1.57079633f);
    add_arc(&o, c, radius, 0, 6.2831853f * (float)(steps - 1) / (float)steps, steps - 1);
    return o;
}

void gfx_disc(struct gfx *gfx, struct point center, float radius, struct color color)
{
    struct rect px = rect_to_px(gfx, rect_around(center, 2 * radius, 2 * radius));
    if (begin_shape(gfx, px, color, "shape")) {
        struct outline o = circle(to_px(gfx, center), radius * px_scale(gfx));
        solid(gfx, &o, color);
    }
}

void gfx_ring(struct gfx *gfx, struct point center, float radius, float thickness, struct color color)
{
    struct rect px = rect_to_px(gfx, rect_around(center, 2 * radius, 2 * radius));
    if (begin_shape(gfx, px, color, "outline")) {
        struct outline o = circle(to_px(gfx, center), radius * px_scale(gfx));
        hollow(gfx, &o, thickness * px_scale(gfx), color);
    }
}

void gfx_round(struct gfx *gfx, struct rect at, float radius, struct color color)
{
    struct rect px = rect_to_px(gfx, at);
    if (begin_shape(gfx, px, color, "shape")) {
        struct outline o = rounded(px, radius * px_scale(gfx));
        solid(gfx, &o, color);
    }
}

void gfx_round_line(struct gfx *gfx, struct rect at, float radius, float thickness, struct color color)
{
    struct rect px = rect_to_px(gfx, at);
    if (begin_shape(gfx, px, color, "outline")) {
        struct outline o = rounded(px, radius * px_scale(gfx));
        hollow(gfx, &o, thickness * px_scale(gfx), color);
    }
}

void gfx_line(struct gfx *gfx, struct point a, struct point b, float width, struct color color)
{
    struct point ends[2] = {a, b};
    gfx_strip(gfx, 0, ends, 2, width, 0, color);
}

void gfx_cut(struct gfx *gfx, const struct point *corner, size_t n, struct color color)
{
    static const float seam = 1.6f; /* along the edges, since those of a quad are jagged */

    for (size_t k = 1; k + 1 < n; k++) {
        struct point part[4] = {corner[0], corner[k], corner[k + 1], corner[k + 1]};
        gfx_quad(gfx, 0, part, color);
    }
    for (size_t k = 0; k < n; k++)
        gfx_line(gfx, corner[k], corner[(k + 1) % n], seam, color);
}

void gfx_glow(struct gfx *gfx, struct rect at, float spread, struct color color)
{
    struct rect r = rect_grow(at, spread);
    gfx_nine(gfx, gfx->glow, r, 31, 2 * spread / 31, color);
}

/* The direction across the strip at point i: perpendicular to the line between its neighbours, longer at a
 * bend. */
static struct point across(const struct point *p, size_t n, size_t i)
{
    struct point a = p[i > 0 ? i - 1 : i], b = p[i + 1 < n ? i + 1 : i];
    float dx = b.x - a.x, dy = b.y - a.y, length = sqrtf(dx * dx + dy * dy);
    return length > 0 ? (struct point){-dy / length, dx / length} : (struct point){0, 1};
}

static void strip_piece(struct gfx *gfx, const struct point p[2], const struct point side[2], float half,
                        const float u[2], struct color tint)
{
    const struct point q[4] = {along(p[0], side[0], -half), along(p[1], side[1], -half),
                               along(p[1], side[1], half), along(p[0], side[0], half)};
    batch_quad(gfx, q, (struct rect){u[0], 0, u[1] - u[0], 1}, tint);
}

static void plain_piece(struct gfx *gfx, const struct point p[2], const struct point side[2], float width,
                        struct color tint)
{
    float strength = width < 1 ? width : 1, half = fmaxf(width, 1) / 2;
    const float at[4] = {-half - 0.5f, -half + 0.5f, half - 0.5f, half + 0.5f};
    struct color full = color_fade(tint, strength), none = color_fade(tint, 0);
    for (int i = 0; i < 3; i++) {
        struct color near = i == 0 ? none : full, far = i == 2 ? none : full;
        struct point a = along(p[0], side[0], at[i]), b = along(p[1], side[1], at[i]);
        struct point c = along(p[1], side[1], at[i + 1]), d = along(p[0], side[0], at[i + 1]);
        batch_triangle(gfx, a, b, c, near, near, far);
        batch_triangle(gfx, a, c, d, near, far, far);
    }
}

static void record_strip(struct gfx *gfx, gfx_texture texture, const struct point *points, size_t n,
                         struct color tint)
{
    struct rect box = {points[0].x, points[0].y, 0, 0};
    for (size_t i = 1; i < n; i++) {
        float x1 = fmaxf(box.x + box.w, points[i].x), y1 = fmaxf(box.y + box.h, points[i].y);
        box.x = fminf(box.x, points[i].x);
        box.y = fminf(box.y, points[i].y);
        box.w = x1 - box.x;
        box.h = y1 - box.y;
    }
    record_add(gfx, ITEM_STRIP, rect_to_px(gfx, box), tint, texture, "strip", (size_t)-1);
}

void gfx_strip(struct gfx *gfx, gfx_texture texture, const struct point *points, size_t n, float width,
               float repeat, struct color tint)
{
    if (n < 2)
        return;
    if (gfx->null) {
        record_strip(gfx, texture, points, n, tint);
        return;
    }
    bool plain = texture == 0 || !gfx_texture_ready(gfx, texture);
    GLuint name = texture_bindable(gfx, plain ? 0 : texture);
    if (!plain)
        texture_repeat(gfx, texture, true);
    batch_state(gfx, PROGRAM_SPRITE, name);
    float px = width * px_scale(gfx), run = 0;
    for (size_t i = 0; i + 1 < n; i++) {
        struct point p[2] = {to_px(gfx, points[i]), to_px(gfx, points[i + 1])};
        struct point side[2] = {across(points, n, i), across(points, n, i + 1)};
        float length = hypotf(points[i + 1].x - points[i].x, points[i + 1].y - points[i].y);
        float u[2] = {run, run + (repeat > 0 ? length / repeat : 1)};
        if (plain)
            plain_piece(gfx, p, side, px, tint);
        else
            strip_piece(gfx, p, side, px / 2, u, tint);
        run = u[1];
    }
}
