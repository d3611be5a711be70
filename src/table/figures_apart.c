#include "table/figures_apart.h"

#include "table/plane.h"

#include <math.h>

/* What is wrong where a piece stands, by how much it weighs: a pin that is hidden, a name, a print of its own, a figure that is
 * hidden, the edge of the sheet, a base that seems to belong to another pin, a face behind the prop. Steps weigh by their length
 * in figures; those to the front more, for whoever stands before a pin seems to stand elsewhere. */
static const float cost_pin = 90, cost_name = 70, cost_print = 7, cost_hidden = 90, cost_edge = 400,
                   cost_misleads = 60, cost_face = 1.2f, cost_sideways = 5, cost_back = 6, cost_front = 6;

/* Of a figure's outline: what had better be seen, and what must. */
static const float seen_wanted = 0.8f, seen_least = 0.65f;

/* Steps: how many there are to either side, to the back and to the front; how long each is, in widths and heights. */
enum { SIDEWAYS = 7, BACK = 4, FRONT = 11, ROUNDS = 4 };
static const float step_sideways = 0.2f, step_along = 0.1f;

/* --- what is wrong ----------------------------------------------------------------------------------------- */

static float seen(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct outline left = *task->outline[piece];
    unsigned all = outline_size(&left);
    float front = figures_frontness(task, l, piece), reach = task->cell * OUTLINE_CELLS;
    for (size_t i = 0; i < l->count; i++) {
        size_t by = l->order[i];
        float dx = l->feet[by].x - l->feet[piece].x, dy = l->feet[by].y - l->feet[piece].y;
        if (by != piece && fabsf(dx) < reach && fabsf(dy) < reach && figures_frontness(task, l, by) > front)
            outline_cover(&left, task->outline[by], (int)lroundf(dx / task->cell),
                          (int)lroundf(dy / task->cell));
    }
    return (float)outline_size(&left) / (float)(all > 0 ? all : 1);
}

float figures_visible(const struct figure_task *task, const struct figure_layout *layout, size_t piece)
{
    return seen(task, layout, piece);
}

/* The share of a box that a piece covers. */
static float covered(const struct figure_task *task, const struct figure_layout *l, size_t piece,
                     struct rect box)
{
    unsigned cells = rect_empty(box) ? 0 : figures_over(task, l, piece, box);
    return cells > 0 ? (float)cells * task->cell * task->cell / (box.w * box.h) : 0;
}

static float on_print(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    float sum = 0, reach = task->cell * OUTLINE_CELLS;
    for (size_t p = 0; p < task->places; p++) {
        struct point pin = task->place[p];
        if (task->pin > 0 && fabsf(pin.x - l->feet[piece].x) < reach &&
            fabsf(pin.y - l->feet[piece].y) < reach)
            sum += cost_pin * covered(task, l, piece, figures_pin(task, p));
        if (task->names) {
            float share = covered(task, l, piece, task->names[p]); /* the corner of a name is soon forgiven */
            sum += cost_name * fminf(share, 4 * share * share) * fmaxf(1, task->names[p].w / task->figure_w);
        }
        if (task->prints)
            sum += cost_print * covered(task, l, piece, task->prints[p]);
    }
    for (size_t k = 0; k < task->kept_count; k++)
        sum += cost_name * covered(task, l, piece, task->kept[k]);
    return sum;
}

/* How misleading a position is: nought if it is clearly nearest to its own pin. */
static float misleads(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    static const float clearly = 1.35f, most = 3;
    struct point base = l->feet[piece];
    float worst = 0;
    uint8_t place = task->at[piece];
    if (figures_is_prop(task->order, piece))
        base.y -= task->prop_h / 2;
    float own = plane_distance(base, task->place[place]);
    for (size_t p = 0; p < task->places; p++)
        if (p != place)
            worst = fmaxf(worst, own / fmaxf(plane_distance(base, task->place[p]), own / most));
    return fmaxf(worst * clearly - 1, 0);
}

static float beyond_edge(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct rect r = figures_box(task, l, piece), s = task->sheet;
    float far = fmaxf(s.x - r.x, 0) + fmaxf(r.x + r.w - s.x - s.w, 0) + fmaxf(s.y - r.y, 0) +
                fmaxf(r.y + r.h - s.y - s.h, 0);
    return far > 0.01f ? 1 + far / task->figure_h : 0;
}

/* How much of the upper halves of the others, where their faces are, the prop covers. */
static float faces_hidden(const struct figure_task *task, const struct figure_layout *l)
{
    size_t prop = task->order->figures;
    unsigned cells = 0;
    for (size_t i = 0; i < l->count; i++) {
        size_t piece = l->order[i];
        const struct outline *whole = task->outline[piece];
        struct outline left = *whole;
        float dx = l->feet[prop].x - l->feet[piece].x, dy = l->feet[prop].y - l->feet[piece].y;
        if (piece == prop)
            continue;
        outline_cover(&left, task->outline[prop], (int)lroundf(dx / task->cell),
                      (int)lroundf(dy / task->cell));
        cells += outline_within(whole, 0, 0, OUTLINE_CELLS, outline_waist(whole)) -
                 outline_within(&left, 0, 0, OUTLINE_CELLS, outline_waist(whole));
    }
    return (float)cells;
}

static float cost_of_hiding(float share)
{
    return cost_hidden * (fmaxf(seen_wanted - share, 0) + 5 * fmaxf(seen_least - share, 0));
}

/* All that is wrong with the pieces of a set (a bit each), and with those whom they hide. */
static float trouble(const struct figure_task *task, const struct figure_layout *l, unsigned movers)
{
    float sum = 0, reach = task->cell * OUTLINE_CELLS;
    unsigned near = movers;
    for (size_t i = 0; i < l->count; i++)
        for (size_t k = 0; k < l->count; k++) {
            struct point a = l->feet[l->order[i]], b = l->feet[l->order[k]];
            if (movers >> l->order[k] & 1 && fabsf(a.x - b.x) < reach && fabsf(a.y - b.y) < reach)
                near |= 1U << l->order[i];
        }
    for (size_t i = 0; i < l->count; i++) {
        size_t piece = l->order[i];
        if (near >> piece & 1)
            sum += cost_of_hiding(seen(task, l, piece));
        if (movers >> piece & 1)
            sum += on_print(task, l, piece) + cost_misleads * misleads(task, l, piece) +
                   cost_edge * beyond_edge(task, l, piece);
    }
    return task->order->prop && near >> task->order->figures & 1 ? sum + cost_face * faces_hidden(task, l)
                                                                 : sum;
}

/* --- steps ------------------------------------------------------------------------------------------------- */

/* 0, 1, -1, 2, -2 … */
static float there_and_back(int k)
{
    return (float)(k % 2 ? (k + 1) / 2 : -(k / 2));
}

static void move(struct figure_layout *l, unsigned movers, struct point by)
{
    for (size_t i = 0; i < l->count; i++)
        if (movers >> l->order[i] & 1) {
            l->feet[l->order[i]].x += by.x;
            l->feet[l->order[i]].y += by.y;
        }
}

/* Moves a set from where it stands in its formation to where least is wrong. gone: how far it is from there now. Returns
 * whether it moved. */
static bool step_aside(const struct figure_task *task, struct figure_layout *l, unsigned movers,
                       struct point *gone)
{
    struct point best = *gone, here = *gone;
    float w = task->figure_w, h = task->figure_h;
    float way = cost_sideways * fabsf(here.x) / w + (here.y < 0 ? -cost_back : cost_front) * here.y / h;
    float least = trouble(task, l, movers) + way;
    for (int y = 0; y < 2 * FRONT + 1; y++)
        for (int x = 0; x < 2 * SIDEWAYS + 1; x++) {
            struct point to = {there_and_back(x) * step_sideways * w, there_and_back(y) * step_along * h};
            float taste = cost_sideways * fabsf(to.x) / w + (to.y < 0 ? -cost_back : cost_front) * to.y / h;
            if (taste >= least - 0.01f || to.y < -(float)BACK * step_along * h - 0.01f)
                continue;
            move(l, movers, (struct point){to.x - here.x, to.y - here.y});
            here = to;
            float all = trouble(task, l, movers) + taste;
            if (all < least - 0.01f) {
                least = all;
                best = to;
            }
        }
    move(l, movers, (struct point){best.x - here.x, best.y - here.y});
    bool moved = best.x != gone->x || best.y != gone->y;
    *gone = best;
    return moved;
}

/* Sets of those who stand together; returns how many. */
static size_t groups_of(const struct figure_task *task, const struct figure_layout *l,
                        unsigned out[FIGURES_MAX])
{
    unsigned done = 0;
    size_t n = 0;
    for (size_t i = 0; i < l->count; i++) {
        if (done >> l->order[i] & 1)
            continue;
        out[n] = 0;
        for (size_t k = i; k < l->count; k++)
            if (task->at[l->order[k]] == task->at[l->order[i]])
                out[n] |= 1U << l->order[k];
        done |= out[n++];
    }
    return n;
}

static void step_until_all_is_well(const struct figure_task *task, struct figure_layout *l,
                                   const unsigned *movers, size_t n)
{
    struct point gone[FIGURES_MAX] = {{0, 0}};
    bool moved = true;
    for (int round = 0; round < ROUNDS && moved; round++) {
        moved = false;
        for (size_t i = 0; i < n; i++)
            moved = step_aside(task, l, movers[i], &gone[i]) || moved;
    }
}

/* The prop comes last, and where the figures are then: it is small, and finds room beside them. */
void figures_step_aside(const struct figure_task *task, struct figure_layout *l)
{
    unsigned movers[FIGURES_MAX];
    bool prop = l->count > 0 && figures_is_prop(task->order, l->order[l->count - 1]);
    l->count -= prop;
    step_until_all_is_well(task, l, movers, groups_of(task, l, movers));
    for (size_t i = 0; i < l->count; i++)
        movers[i] = 1U << l->order[i];
    step_until_all_is_well(task, l, movers, l->count);
    l->count += prop;
    movers[0] = 1U << task->order->figures;
    step_until_all_is_well(task, l, movers, prop);
}
