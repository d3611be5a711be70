#include "table/map_arrow.h"

#include "table/cut.h"
#include "table/map_names.h"
#include "table/pieces.h"
#include "table/plane.h"
#include "ui/layout.h"

#include <math.h>

static const float head = 30,
                   rim = 9; /* the head's length; how much longer its bare card is; times the scale */
static const struct color red = {0.84f, 0.2f, 0.15f, 1}; /* what must be looked at: see src/ui/README.md */

enum { SIDES = 16 }; /* of whoever goes, at which it may begin */

/* What is looked for. */
struct arrow_task {
    const struct map_plan *plan;
    const struct map_names *names;
    const struct rect *body; /* of all who stand on the map */
    size_t bodies;
    size_t from; /* the place that it leaves */
    struct point to;
};

/* --- where it runs ------------------------------------------------------------------------------------------- */

/* The same way from a to b, bent to one side by so much of its length. */
static void bend(struct point a, struct point b, float by, struct map_arrow *out)
{
    struct point middle = plane_between(a, b, 0.5f);
    struct point pull = {middle.x - (b.y - a.y) * by * 2, middle.y + (b.x - a.x) * by * 2};

    out->n = MAP_ARROW_POINTS;
    for (size_t k = 0; k < out->n; k++) {
        float t = (float)k / (float)(out->n - 1);
        out->at[k] = plane_between(plane_between(a, pull, t), plane_between(pull, b, t), t);
    }
}

/* The line itself: nobody would know an arrow beside it for a move along it. bent: it does not lead straight to its end. False:
 * there is none. */
static bool along_line(const struct map_plan *plan, size_t from, size_t to, struct map_arrow *out, bool *bent)
{
    static const float straight = 0.06f; /* as much as string sags, and more */
    size_t low = from < to ? from : to, high = from < to ? to : from;
    struct point a = plan->place[low], b = plan->place[high];
    float off = 0;

    for (size_t k = 0; k < plan->strands; k++) {
        const struct strand *s = &plan->strand[k];
        if (s->from != low || s->to != high)
            continue;
        for (size_t i = 0; i < STRAND_POINTS; i++)
            off = fmaxf(off, fabsf((s->at[i].x - a.x) * (b.y - a.y) - (s->at[i].y - a.y) * (b.x - a.x)));
        *bent = off >= straight * plane_distance(a, b) * plane_distance(a, b);
        out->n = MAP_ARROW_POINTS;
        for (size_t i = 0; i < out->n; i++) {
            float t = (float)i / (float)(out->n - 1);
            out->at[i] = strand_along(s->at, STRAND_POINTS, from == low ? t : 1 - t);
        }
        return true;
    }
    return false;
}

/* Without what lies in a box at its beginning, or before it; at least half of it is kept. */
static void leave(struct map_arrow *w, struct rect box)
{
    size_t first = w->n / 2;

    while (first > 0 && !rect_has(box, w->at[first - 1]))
        first--;
    w->n -= first;
    for (size_t k = 0; k < w->n; k++)
        w->at[k] = w->at[first + k];
}

/* Where a city's mark lies: an arrow that begins under it is a stump on its other side. */
static struct rect mark_of(const struct map_plan *plan, size_t city)
{
    static const float around = 1.25f; /* of the ring on which somebody stands, too */
    float side = 2 * around * fmaxf(plan->mark[city], plan->pin);

    return rect_around(plan->place[city], side, side);
}

/* Without what lies within the ring at its end. */
static void trim(struct map_arrow *w, struct point to, float ring)
{
    size_t last = w->n - 1;

    while (last > 1 && plane_distance(w->at[last - 1], to) < ring)
        last--;
    struct point in = w->at[last], out = w->at[last - 1];
    float far = plane_distance(out, to), near = plane_distance(in, to);
    w->at[last] = plane_between(out, in, far > near ? fminf(1, fmaxf(0, (far - ring) / (far - near))) : 1);
    w->n = last + 1;
}

/* Without what lies in a box at its end. */
static void stop_at(struct map_arrow *w, struct rect box)
{
    while (w->n > 2 && rect_has(box, w->at[w->n - 1]))
        w->n--;
}

/* What lies under one point of it, or beside it by r. */
static float hides_at(const struct map_plan *plan, const struct map_names *names, const struct rect *piece,
                      size_t pieces, struct point at, float r)
{
    static const float name = 1, figure = 2, pin = 1.5f, outside = 8;
    float sum = rect_has(rect_pad(plan->pieces.sheet, r), at) ? 0 : outside;

    for (size_t p = 0; p < plan->places; p++) {
        sum += rect_has(rect_grow(names->at[p], r), at) ? name : 0;
        sum += plane_distance(plan->place[p], at) < plan->mark[p] + r ? pin : 0;
    }
    for (size_t i = 0; i < pieces; i++)
        sum += rect_has(rect_grow(piece[i], r), at) ? figure : 0;
    return sum;
}

/* How much of what should be seen lies under it; its head counts more than its thread. */
static float hides(const struct map_plan *plan, const struct map_names *names, const struct rect *piece,
                   size_t pieces, const struct map_arrow *w)
{
    const float thread = 4 * w->scale, broad = 14 * w->scale;
    struct point tip = w->at[w->n - 1];
    float sum = 0;

    for (size_t k = 1; k < w->n; k++) {
        bool in_head = plane_distance(w->at[k], tip) < (head + rim) * w->scale;
        float step = plane_distance(w->at[k - 1], w->at[k]);
        sum += step * (in_head ? 3 : 1) *
               hides_at(plan, names, piece, pieces, w->at[k], in_head ? broad : thread);
    }
    return sum;
}

/* The body of a piece, which its arms and what it holds are beyond. */
static struct rect body_of(const struct piece_set *pieces, size_t piece)
{
    struct rect box = piece_box(pieces, piece);

    if (pieces->piece[piece].asked)
        return piece_asked_box(pieces);
    return rect_pad_xy(box, box.w * 0.18f, 0);
}

/* Those of all pieces with their tags, and what else is not to be covered: where it should not run. */
static size_t bodies(const struct piece_set *pieces, struct rect *out)
{
    size_t n = 0;

    for (size_t i = 0; i < pieces->from.count; i++) {
        size_t piece = pieces->from.order[i];
        struct rect tag = piece_tag(pieces, piece);
        out[n++] = body_of(pieces, piece);
        if (!rect_empty(tag))
            out[n++] = tag;
    }
    for (size_t i = 0; i < pieces->kept_count; i++)
        out[n++] = pieces->kept[i];
    return n;
}

/* A point beside a body, the k-th on the way round it. */
static struct point beside(struct rect body, size_t k, float clear)
{
    struct point c = rect_center(body);
    float angle = (float)k * 6.2832f / SIDES, x = cosf(angle), y = sinf(angle);
    float reach =
        fminf((body.w / 2 + clear) / fmaxf(fabsf(x), 1e-3f), (body.h / 2 + clear) / fmaxf(fabsf(y), 1e-3f));

    return (struct point){c.x + x * reach, c.y + y * reach};
}

/* An arrow that is hardly more than its head is not seen beside who goes: rather one from the other side of them. */
static float too_short(const struct map_plan *plan, const struct map_arrow *way)
{
    static const float least = 2.4f, cost = 3; /* lengths of a head; for each unit that is missing */
    float wanted = least * (head + rim) * fmaxf(0.7f, plan->scale), length = 0;

    for (size_t k = 1; k < way->n; k++)
        length += plane_distance(way->at[k - 1], way->at[k]);
    return fmaxf(wanted - length, 0) * cost;
}

/* How misleading it would be to begin there: far from the place that is left, or nearer to another. */
static float astray(const struct arrow_task *task, struct point a)
{
    static const float off = 0.7f, wrong = 150;
    float own = plane_distance(a, task->plan->place[task->from]);

    for (size_t p = 0; p < task->plan->places; p++)
        if (p != task->from && plane_distance(a, task->plan->place[p]) < own)
            return off * own + wrong;
    return off * own;
}

/* The best of the ways that begin there; `least`: how bad the best so far is, less than 0: there is none. */
static void try_from(const struct arrow_task *task, struct point a, float *least, struct map_arrow *out)
{
    /* Slack thread looks better than a bow, but a bow better than a name cut through. */
    static const float bends[] = {0,      0.06f, -0.06f, 0.12f, -0.12f, 0.18f,
                                  -0.18f, 0.25f, -0.25f, 0.33f, -0.33f};
    static const float least_scale = 0.7f, least_head = 0.45f,
                       farther = 0.3f; /* a detour to the other side of who goes */
    const struct map_plan *plan = task->plan;
    float length = plane_distance(a, task->to);

    for (size_t k = 0; k < sizeof bends / sizeof bends[0]; k++) {
        struct map_arrow way = {.scale = fmaxf(least_scale, plan->scale)};
        bend(a, task->to, bends[k], &way);
        leave(&way, mark_of(plan, task->from));
        trim(&way, task->to, plan->pin * 2.1f);
        float room = plane_distance(way.at[0], way.at[way.n - 1]) / (head + rim); /* the head is all of it */
        way.scale = fminf(way.scale, fmaxf(least_head, room));
        float cost = hides(plan, task->names, task->body, task->bodies, &way) +
                     length * (fabsf(bends[k]) * 0.5f + farther) + too_short(plan, &way) + astray(task, a);
        if (*least < 0 || cost < *least) {
            *least = cost;
            *out = way;
        }
    }
}

/* The way along the line, up to whoever has come there by it. False: there is none. */
static bool on_line(const struct arrow_task *task, const struct piece_set *pieces, size_t from, size_t to,
                    struct rect start, struct map_arrow *out, bool *bent)
{
    const struct map_plan *plan = task->plan;
    float clear = 4 * fmaxf(0.7f, plan->scale);

    if (!along_line(plan, from, to, out, bent))
        return false;
    out->scale = fmaxf(0.7f, plan->scale);
    leave(out, rect_grow(start, clear));
    leave(out, mark_of(plan, from));
    trim(out, task->to, plan->pin * 2.1f);
    for (size_t i = 0; i < pieces->from.count; i++)
        if (pieces->piece[pieces->from.order[i]].at == to)
            stop_at(out, rect_grow(body_of(pieces, pieces->from.order[i]), clear * 0.5f));
    return too_short(plan, out) == 0;
}

void map_arrow_find(const struct map_plan *plan, const struct map_names *names,
                    const struct piece_set *pieces, size_t mover, size_t from, size_t to,
                    struct map_arrow *out)
{
    struct rect body[3 * FIGURES_MAX];
    struct arrow_task task = {.plan = plan,
                              .names = names,
                              .body = body,
                              .bodies = bodies(pieces, body),
                              .from = from,
                              .to = plan->place[to]};
    struct map_arrow line = {0};
    bool bent = false;
    static const float straying = 0.6f; /* of its length: what it may hide more and yet keep to the line */
    float least = -1, clear = 4 * fmaxf(0.7f, plan->scale);

    *out = (struct map_arrow){0};
    if (plane_distance(plan->place[from], task.to) < plan->mark[from] + plan->pin * 4.2f)
        return;
    bool there = pieces->piece[mover].at == from; /* else it has gone already */
    float pin = plan->mark[from] * 2;
    struct rect start = there ? body_of(pieces, mover) : rect_around(plan->place[from], pin, pin);
    bool lined = on_line(&task, pieces, from, to, start, &line, &bent);
    if (lined && bent) {
        *out = line;
        return;
    }
    for (size_t k = 0; k < SIDES; k++) {
        struct point a = beside(start, k, clear);
        size_t i = 0;
        while (i < task.bodies && !rect_has(rect_grow(body[i], clear * 0.5f), a))
            i++;
        if (i == task.bodies) /* it would begin at somebody else */
            try_from(&task, a, &least, out);
    }
    if (least < 0)
        try_from(&task, plan->place[from], &least, out);
    float length = plane_distance(plan->place[from], task.to);
    if (lined && hides(plan, names, body, task.bodies, &line) < least + straying * length)
        *out = line;
}

/* --- drawing ------------------------------------------------------------------------------------------------- */

void map_arrow_draw(struct gfx *gfx, const struct map_arrow *arrow)
{
    cut_arrow(gfx, arrow->at, arrow->n, 9 * arrow->scale, head * arrow->scale, red);
}

void map_arrow_target(struct gfx *gfx, const struct map_plan *plan, size_t to, struct color color)
{
    float side = plan->pin * 4.2f;

    cut_ring(gfx, &(struct cut_ring){
                      .at = rect_around(plan->place[to], side, side), .wide = side * 0.16f, .color = color});
}
