#include "table/labels.h"

#include "table/plane.h"
#include "table/strands.h"

#include <math.h>

enum { DIRECTIONS = 14, DISTANCES = 3, POSITIONS = DIRECTIONS * DISTANCES, ROUNDS = 12 };

/* Costs. An overlap costs more than any number of matters of taste. */
static const float cost_overlap = 1000, cost_abut = 60, cost_string = 3, cost_stand = 250;
static const float cost_other = 150; /* another pin is nearer, above all to the middle of the name */
static const float cost_astray = 15; /* how much more it counts for a name to be far off than for a plaque */
static const float cost_far[DISTANCES] = {0, 5, 40}; /* the outermost only where nothing nearer is free */

/* At the sides first: figures stand behind the pins and rise above them. */
static const struct {
    float x, y, cost;
} directions[DIRECTIONS] = {
    {1, 0.12f, 0},  {-1, 0.12f, 2},  {0, 1, 4},       {1, 0.75f, 3},    {-1, 0.75f, 4.5f},
    {1, -0.75f, 8}, {-1, -0.75f, 9}, {0, -1, 14},     {0.5f, 1, 5},     {-0.5f, 1, 5.5f},
    {1, -0.35f, 5}, {-1, -0.35f, 6}, {1, -1.5f, 120}, {-1, -1.5f, 121},
};

static struct rect candidate(const struct label_task *task, size_t i, int position, struct point size)
{
    static const float distance[DISTANCES] = {1.05f, 1.9f, 3}; /* from the pin, by what must stay clear */
    float w = size.x, h = size.y, gap = task->clear[i] * distance[position / DIRECTIONS];
    float dx = directions[position % DIRECTIONS].x, dy = directions[position % DIRECTIONS].y;
    struct point center = {task->at[i].x + dx * (gap + w / 2), task->at[i].y + dy * (gap + h / 2)};
    return rect_around(center, w, h);
}

static float distance_to(struct rect r, struct point pin)
{
    float dx = fmaxf(fmaxf(r.x - pin.x, pin.x - r.x - r.w), 0);
    float dy = fmaxf(fmaxf(r.y - pin.y, pin.y - r.y - r.h), 0);
    return hypotf(dx, dy);
}

static bool covers_pin(struct rect r, struct point pin, float radius)
{
    return distance_to(r, pin) < radius;
}

/* How much a label there seems to belong to another pin than i: nought if it does not, at least 1 if another is nearer. */
static float astray(const struct label_task *task, size_t i, struct rect r)
{
    static const float end_clearly = 1.3f, middle_clearly = 1.1f, least = 1e-3f;
    float end = distance_to(r, task->at[i]), middle = plane_distance(rect_center(r), task->at[i]), worst = 0;
    for (size_t k = 0; k < task->count && !rect_empty(r); k++) {
        if (k == i)
            continue;
        float other_end = fmaxf(distance_to(r, task->at[k]), least),
              other_middle = fmaxf(plane_distance(rect_center(r), task->at[k]), least);
        worst = fmaxf(worst, fmaxf(end * end_clearly / other_end, middle * middle_clearly / other_middle));
    }
    return worst < 1 ? 0 : fminf(worst, 3);
}

size_t labels_astray(const struct label_task *task, const struct rect *placed)
{
    size_t n = 0;
    for (size_t i = 0; i < task->count; i++)
        n += astray(task, i, placed[i]) > 0;
    return n;
}

/* How many fixed things (pins, blocked places, the edge) a label there would lie on. */
static size_t fixed_overlaps(const struct label_task *task, struct rect r)
{
    size_t n = plane_within(r, task->sheet) ? 0 : 1;
    for (size_t k = 0; k < task->count; k++)
        n += covers_pin(r, task->at[k], task->clear[k] * 0.95f);
    for (size_t k = 0; k < task->blocked_count; k++)
        n += plane_shared(r, task->blocked[k]) > 0;
    return n;
}

/* What lies on a strand of other places counts more: it would seem to begin or end at the name. */
static float string_cost(const struct label_task *task, size_t i, struct rect r)
{
    enum { STEP = 2 }; /* points of a strand; it is nearly straight */
    static const float of_others = 2.5f;
    float length = 0;
    for (size_t s = 0; s < task->strand_count; s++) {
        const struct strand *on = &task->strands[s];
        for (size_t k = STEP; k < STRAND_POINTS; k += STEP)
            length += plane_crossed(r, on->at[k - STEP], on->at[k]) *
                      (on->from == i || on->to == i ? 1 : of_others);
    }
    return length / fmaxf(r.h, 1) * cost_string;
}

/* How much of the label of pin i there lies where somebody would stand, at its own pin above all. */
static float stand_cost(const struct label_task *task, size_t i, struct rect r)
{
    static const float own = 2;
    float sum = 0, w = task->stand.x, h = task->stand.y;
    for (size_t k = 0; k < task->count && w > 0; k++)
        sum +=
            plane_shared(r, (struct rect){task->at[k].x - w / 2, task->at[k].y - task->clear[k] - h, w, h}) *
            (k == i ? own : 1);
    return sum / fmaxf(r.w * r.h, 1) * cost_stand;
}

/* How much of a label there lies on blocked places, each counted with its share of the label: where nothing is free, the
 * least is covered. */
static float covered(const struct label_task *task, struct rect r)
{
    float sum = 0;
    for (size_t k = 0; k < task->blocked_count; k++)
        sum += plane_shared(r, task->blocked[k]) / (r.w * r.h);
    return sum;
}

struct rect labels_beside(const struct label_task *task, size_t i, struct point size)
{
    struct rect best = {0};
    float least = 0;
    for (int p = 0; p < POSITIONS; p++) {
        struct rect r = candidate(task, i, p, size);
        float cost = cost_overlap * (0.3f * (float)fixed_overlaps(task, r) + covered(task, r)) +
                     string_cost(task, i, r) + stand_cost(task, i, r) + cost_far[p / DIRECTIONS];
        if (p == 0 || cost < least) {
            least = cost;
            best = r;
        }
    }
    return best;
}

struct label_costs {
    float fixed[LABELS_MAX][POSITIONS]; /* what does not depend on the other labels */
    struct rect at[LABELS_MAX][POSITIONS];
    int chosen[LABELS_MAX];
};

static void work_out(const struct label_task *task, float scale, struct label_costs *c)
{
    for (size_t i = 0; i < task->count; i++) {
        struct point size = {task->size[i].x * scale, task->size[i].y * scale};
        for (int p = 0; p < POSITIONS; p++) {
            struct rect r = c->at[i][p] = candidate(task, i, p, size);
            c->fixed[i][p] = cost_overlap * (float)fixed_overlaps(task, r) + string_cost(task, i, r) +
                             stand_cost(task, i, r) + directions[p % DIRECTIONS].cost +
                             cost_astray * cost_far[p / DIRECTIONS] + cost_other * astray(task, i, r);
        }
        c->chosen[i] = 0;
    }
}

/* So near beside each other that they would be read as one. */
static bool abut(struct rect a, struct rect b)
{
    static const float apart = 0.7f; /* line heights */
    return plane_shared((struct rect){a.x - apart * a.h, a.y, a.w + 2 * apart * a.h, a.h}, b) > 0;
}

/* What it costs label i there that label k is here. */
static float between(const struct label_costs *c, size_t i, int position, size_t k, int other)
{
    struct rect a = c->at[i][position], b = c->at[k][other];
    return plane_shared(a, b) > 0 ? cost_overlap : abut(a, b) ? cost_abut : 0;
}

/* What a position costs label i as the others stand, one of them (its own number: none) left out. */
static float cost_without(const struct label_task *task, const struct label_costs *c, size_t i, int position,
                          size_t without)
{
    float cost = c->fixed[i][position];
    for (size_t k = 0; k < task->count; k++)
        if (k != i && k != without)
            cost += between(c, i, position, k, c->chosen[k]);
    return cost;
}

static float total_cost(const struct label_task *task, const struct label_costs *c, size_t i, int position)
{
    return cost_without(task, c, i, position, i);
}

/* Each label in turn takes the position that is cheapest as the others stand, until none moves. */
static void improve(const struct label_task *task, struct label_costs *c)
{
    for (int round = 0; round < ROUNDS; round++) {
        bool moved = false;
        for (size_t i = 0; i < task->count; i++) {
            int best = c->chosen[i];
            float least = total_cost(task, c, i, best);
            for (int p = 0; p < POSITIONS; p++) {
                float cost = total_cost(task, c, i, p);
                if (cost < least - 0.01f) {
                    least = cost;
                    best = p;
                }
            }
            moved = moved || best != c->chosen[i];
            c->chosen[i] = best;
        }
        if (!moved)
            return;
    }
}

/* Two labels take the positions that are cheapest for both. Returns whether they moved. */
static bool improve_both(const struct label_task *task, struct label_costs *c, size_t i, size_t k)
{
    int was[2] = {c->chosen[i], c->chosen[k]}, best[2] = {was[0], was[1]};
    float least = total_cost(task, c, i, was[0]) + total_cost(task, c, k, was[1]);
    float one[POSITIONS], other[POSITIONS]; /* what each costs but for the other of the two */
    for (int p = 0; p < POSITIONS; p++) {
        one[p] = cost_without(task, c, i, p, k);
        other[p] = cost_without(task, c, k, p, i);
    }
    for (int p = 0; p < POSITIONS; p++)
        for (int q = 0; q < POSITIONS; q++) {
            float cost = one[p] + other[q];
            if (cost >= least - 0.01f)
                continue;
            cost += between(c, i, p, k, q) + between(c, k, q, i, p);
            if (cost < least - 0.01f) {
                least = cost;
                best[0] = p;
                best[1] = q;
            }
        }
    c->chosen[i] = best[0];
    c->chosen[k] = best[1];
    return best[0] != was[0] || best[1] != was[1];
}

/* Labels that stand badly, because they give way to one that might move, move with it. */
static void give_way(const struct label_task *task, struct label_costs *c)
{
    static const float bad = 25,
                       near = 2.5f; /* the cost; how far the other's pin may be, widths of the label */
    for (int round = 0; round < 2; round++) {
        bool moved = false;
        for (size_t i = 0; i < task->count; i++) {
            float reach = fmaxf(c->at[i][0].w, c->at[i][0].h * 3) * near;
            for (size_t k = 0; k < task->count && total_cost(task, c, i, c->chosen[i]) > bad; k++)
                if (k != i && plane_distance(task->at[i], task->at[k]) < reach)
                    moved = improve_both(task, c, i, k) || moved;
        }
        if (!moved)
            return;
        improve(task, c);
    }
}

size_t labels_overlaps(const struct label_task *task, const struct rect *placed)
{
    size_t n = 0;
    for (size_t i = 0; i < task->count; i++) {
        n += fixed_overlaps(task, placed[i]);
        for (size_t k = 0; k < i; k++)
            n += plane_shared(placed[i], placed[k]) > 0;
    }
    return n;
}

static void put(const struct label_task *task, const struct label_costs *c, struct rect *out)
{
    for (size_t i = 0; i < task->count; i++)
        out[i] = c->at[i][c->chosen[i]];
}

float labels_place(const struct label_task *task, struct rect *out)
{
    static const float smaller = 0.98f, smallest = 0.5f;
    struct label_costs c;
    for (float scale = 1;; scale *= smaller) {
        work_out(task, scale, &c);
        improve(task, &c);
        put(task, &c, out);
        if (scale >= smallest && labels_overlaps(task, out) > 0)
            continue;
        give_way(task, &c);
        put(task, &c, out);
        return scale;
    }
}
