#include "table/figures_apart.h"

#include "table/plane.h"
#include "ui/layout.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* What is wrong where a piece stands, by how much it weighs: a pin that is hidden, a name, a print of its own, a figure that is
 * hidden, the edge of the sheet, a base that seems to belong to another pin, a face behind the prop; and a pin of others that
 * is touched by a hat or a sleeve. */
static const float cost_pin = 450, cost_near = 34, cost_name = 400, cost_print = 18, cost_hidden = 190,
                   cost_edge = 400, cost_bite = 36, cost_misleads = 640, cost_face = 4;

/* Of a figure's outline, and of its upper half alone: what must be seen. */
static const float seen_least = 0.72f;

/* The ways to stand at a place: on which side of its pin, how far from touching it (widths of a figure), how small. Behind it
 * is best, then at its right, before it worst. All are of their full size unless there is really no room: who is larger in one
 * position than in the next seems nearer. */
enum { TURNS = 16, GAPS = 8, SIZES = 3, ROUNDS = 3 };
static const float gaps[GAPS] = {0, 0.14f, 0.35f, 0.65f, 1, 1.5f, 2.2f, 3.2f};
static const float sizes[SIZES] = {1, 0.88f, FIGURE_LEAST}, cost_size[SIZES] = {0, 26, 50};
static const float cost_side = 10, cost_leash = 15, cost_far = 70, cost_left = 5;

/* The sizes of an outline and of its upper half; waist: where that ends. */
struct sizes {
    unsigned all, upper;
    int waist;
};

struct search {
    const struct figure_task *task;
    struct figure_layout *l;
    struct outline sized[SIZES][FIGURES_MAX];
    float alone[FIGURES_MAX]; /* by piece: what is wrong where it stands, but for the other pieces */
    /* While a piece finds its way to stand: of each of the others, what would be seen if it were not there. */
    struct outline left[FIGURES_MAX];
    float without[FIGURES_MAX];      /* … and what is wrong with that */
    struct sizes whole[FIGURES_MAX]; /* of all pieces */
};

/* --- what is wrong ----------------------------------------------------------------------------------------- */

/* What no piece in front of it covers of a piece. */
static struct outline seen_of(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct outline left = l->outline[piece];
    float front = figures_frontness(task, l, piece), reach = task->cell * OUTLINE_CELLS;
    for (size_t i = 0; i < l->count; i++) {
        size_t by = l->order[i];
        float dx = l->feet[by].x - l->feet[piece].x, dy = l->feet[by].y - l->feet[piece].y;
        if (by != piece && fabsf(dx) < reach && fabsf(dy) < reach && figures_frontness(task, l, by) > front)
            outline_cover(&left, &l->outline[by], (int)lroundf(dx / task->cell),
                          (int)lroundf(dy / task->cell));
    }
    return left;
}

float figures_visible(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct outline left = seen_of(task, l, piece);
    return (float)outline_size(&left) / fmaxf((float)outline_size(&l->outline[piece]), 1);
}

/* How much of a box a piece covers. */
static float covered(const struct figure_task *task, const struct figure_layout *l, size_t piece,
                     struct rect box)
{
    return rect_empty(box) ? 0 : (float)figures_over(task, l, piece, box) * task->cell * task->cell;
}

/* By what of the name one figure could cover; a corner of it, too, takes a bite out of a hat or a letter. Outlines are as coarse
 * as their cells. */
static float on_name(const struct figure_task *task, const struct figure_layout *l, size_t piece,
                     struct rect name)
{
    float share = rect_empty(name) ? 0
                                   : covered(task, l, piece, rect_grow(name, task->cell / 2)) /
                                         (name.h * fminf(task->figure_w, name.w));
    return share > 0 ? cost_bite + cost_name * share : 0;
}

/* How near the body comes to another pin: 1 if it is there, 0 from two radii of the pin on. */
static float touches(const struct figure_task *task, const struct figure_layout *l, size_t piece,
                     size_t place)
{
    struct rect box = figures_box(task, l, piece);
    struct point pin = task->place[place];
    float dx = fmaxf(fmaxf(box.x + box.w * 0.15f - pin.x, pin.x - box.x - box.w * 0.85f), 0),
          dy = fmaxf(fmaxf(box.y - pin.y, pin.y - box.y - box.h), 0);
    return fmaxf(1 - (hypotf(dx, dy) / task->pin[place] - 1) / 2, 0);
}

static float on_print(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    float sum = 0, reach = task->cell * OUTLINE_CELLS;
    for (size_t p = 0; p < task->places; p++) {
        struct point pin = task->place[p];
        struct rect mark = figures_pin(task, p);
        if (!rect_empty(mark) && fabsf(pin.x - l->feet[piece].x) < reach &&
            fabsf(pin.y - l->feet[piece].y) < reach)
            sum += cost_pin * covered(task, l, piece, mark) / (mark.w * mark.h);
        if (!rect_empty(mark) && p != task->at[piece])
            sum += cost_near * touches(task, l, piece, p);
        if (task->names)
            sum += on_name(task, l, piece, task->names[p]);
        if (task->prints && !rect_empty(task->prints[p]))
            sum += cost_print * covered(task, l, piece, task->prints[p]) /
                   (task->prints[p].w * task->prints[p].h);
    }
    for (size_t k = 0; k < task->kept_count; k++)
        sum += on_name(task, l, piece, task->kept[k]);
    return sum;
}

/* How much nearer a point is to another pin than clearly to its own: nought if it is not. */
static float astray(const struct figure_task *task, struct point at, uint8_t place)
{
    static const float clearly = 1.3f, most = 3;
    float own = plane_distance(at, task->place[place]), worst = 0;
    for (size_t p = 0; p < task->places; p++)
        if (p != place)
            worst = fmaxf(worst, own / fmaxf(plane_distance(at, task->place[p]), own / most));
    return fmaxf(worst * clearly - 1, 0);
}

/* How misleading a position is: nought if it is clearly nearest to its own pin. A prop lies on no base: its middle is looked at, too. */
static float misleads(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct point base = l->feet[piece];
    float sum = astray(task, base, task->at[piece]);
    base.y -= task->prop_h * l->scale[piece] / 2;
    return figures_is_prop(task->order, piece) ? fmaxf(sum, astray(task, base, task->at[piece])) : sum;
}

static float beyond_edge(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct rect r = figures_box(task, l, piece), s = task->sheet;
    float far = fmaxf(s.x - r.x, 0) + fmaxf(r.x + r.w - s.x - s.w, 0) + fmaxf(s.y - r.y, 0) +
                fmaxf(r.y + r.h - s.y - s.h, 0);
    return far > 0.01f ? 1 + far / task->figure_h : 0;
}

/* How much of the upper half of a piece, where its face is, the prop covers. */
static float face_hidden(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    size_t prop = task->order->figures;
    struct outline whole = l->outline[piece], left = whole;
    float dx = l->feet[prop].x - l->feet[piece].x, dy = l->feet[prop].y - l->feet[piece].y,
          reach = task->cell * OUTLINE_CELLS;
    int waist = outline_waist(&whole);
    if (piece == prop || fabsf(dx) >= reach || fabsf(dy) >= reach)
        return 0;
    outline_cover(&left, &l->outline[prop], (int)lroundf(dx / task->cell), (int)lroundf(dy / task->cell));
    return (float)(outline_within(&whole, 0, 0, OUTLINE_CELLS, waist) -
                   outline_within(&left, 0, 0, OUTLINE_CELLS, waist));
}

static struct sizes sizes_of(const struct outline *o, int waist)
{
    return (struct sizes){outline_size(o), outline_within(o, 0, 0, OUTLINE_CELLS, waist), waist};
}

/* left: what is seen of it. What a figure is known by is in its upper half. */
static float cost_of_hiding(const struct sizes *whole, const struct outline *left)
{
    struct sizes seen = sizes_of(left, whole->waist);
    float share = fminf((float)seen.all / fmaxf((float)whole->all, 1),
                        (float)seen.upper / fmaxf((float)whole->upper, 1));
    return cost_hidden * (1 - share + 5 * fmaxf(seen_least - share, 0));
}

/* Takes away from `left` what piece `by` covers of a piece there, if it stands before it. Returns whether that is anything. */
static bool cover(const struct search *s, struct outline *left, size_t piece, size_t by)
{
    const struct figure_layout *l = s->l;
    float dx = l->feet[by].x - l->feet[piece].x, dy = l->feet[by].y - l->feet[piece].y, cell = s->task->cell,
          reach = cell * OUTLINE_CELLS;
    if (fabsf(dx) >= reach || fabsf(dy) >= reach ||
        figures_frontness(s->task, l, by) <= figures_frontness(s->task, l, piece))
        return false;
    struct outline before = *left;
    outline_cover(left, &l->outline[by], (int)lroundf(dx / cell), (int)lroundf(dy / cell));
    return memcmp(&before, left, sizeof before) != 0;
}

/* Looks at the others as if the piece were not there. Returns what is wrong among them. */
static float leave_out(struct search *s, size_t piece)
{
    const struct figure_layout *l = s->l;
    float sum = 0;
    for (size_t i = 0; i < l->count; i++) {
        size_t one = l->order[i];
        bool hidden = false;
        s->whole[one] = sizes_of(&l->outline[one], outline_waist(&l->outline[one]));
        s->left[one] = l->outline[one];
        for (size_t k = 0; k < l->count && one != piece; k++)
            if (l->order[k] != one && l->order[k] != piece)
                hidden = cover(s, &s->left[one], one, l->order[k]) || hidden;
        s->without[one] = hidden ? cost_of_hiding(&s->whole[one], &s->left[one]) : 0;
        sum += s->without[one];
    }
    return sum;
}

/* Who hides whom with the piece where it is now. */
static float hiding_with(const struct search *s, size_t piece)
{
    const struct figure_layout *l = s->l;
    const struct figure_order *order = s->task->order;
    bool prop = order->prop && s->task->at[order->figures] != FIGURE_NOWHERE, hidden = false;
    struct outline own = l->outline[piece];
    float sum = 0;
    for (size_t i = 0; i < l->count; i++) {
        size_t one = l->order[i];
        if (one == piece)
            continue;
        struct outline left = s->left[one];
        sum += cover(s, &left, one, piece) ? cost_of_hiding(&s->whole[one], &left) : s->without[one];
        hidden = cover(s, &own, piece, one) || hidden;
        if (prop && piece == order->figures)
            sum += cost_face * face_hidden(s->task, l, one);
    }
    if (prop && piece != order->figures)
        sum += cost_face * face_hidden(s->task, l, piece);
    return sum + (hidden ? cost_of_hiding(&s->whole[piece], &own) : 0);
}

/* Of all of them: who hides whom. */
static float hiding(struct search *s)
{
    const struct figure_order *order = s->task->order;
    bool prop = order->prop && s->task->at[order->figures] != FIGURE_NOWHERE;
    float sum = leave_out(s, FIGURES_MAX);
    for (size_t i = 0; prop && i < s->l->count; i++)
        sum += cost_face * face_hidden(s->task, s->l, s->l->order[i]);
    return sum;
}

static float alone(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    return on_print(task, l, piece) + cost_misleads * misleads(task, l, piece) +
           cost_edge * beyond_edge(task, l, piece);
}

/* --- ways to stand ------------------------------------------------------------------------------------------ */

static void set_size(struct search *s, size_t piece, size_t size)
{
    s->l->scale[piece] = sizes[size];
    s->l->outline[piece] = s->sized[size][piece];
}

/* Where a piece of its size stands for that side and gap, or as near there as the sheet allows. */
static struct point stand(const struct search *s, size_t piece, int turn, int gap)
{
    static const float lap =
        0.06f; /* of the pin's radius: that much of it is under the base, so that they touch for sure */
    const struct figure_task *task = s->task;
    struct point base = figures_base(task, s->l, piece), pin = task->place[task->at[piece]];
    float angle = (float)turn * 6.2831853f / TURNS, x = cosf(angle), y = -sinf(angle);
    float r = figures_rim(task, task->at[piece], (struct point){x, y});
    float far = r * (1 - lap) + 1 / hypotf(x / base.x, y / base.y) + gaps[gap] * task->figure_w;
    struct point feet = {pin.x + x * far, pin.y + y * far};
    bool prop = figures_is_prop(task->order, piece);
    float w = (prop ? task->prop_w : task->figure_w) * s->l->scale[piece],
          h = (prop ? task->prop_h : task->figure_h) * s->l->scale[piece];
    struct rect box = rect_keep((struct rect){feet.x - w / 2, feet.y - h, w, h}, task->sheet);
    return (struct point){box.x + w / 2, box.y + h};
}

static float taste(int turn, float gap)
{
    float angle = (float)turn * 6.2831853f / TURNS;
    return cost_side * (1 - sinf(angle)) + (cosf(angle) < -0.01f ? cost_left : 0) +
           (gap > 0 ? cost_leash + cost_far * gap : 0);
}

/* Finds the best way for a piece to stand while all others stay where they are. Returns whether it moved. */
static bool settle(struct search *s, size_t piece)
{
    struct figure_layout *l = s->l;
    struct point best = l->feet[piece], before = best;
    float least = FLT_MAX, best_alone = 0;
    float others = leave_out(s, piece);
    for (int gap = 0; gap < GAPS; gap++)
        for (int turn = 0; turn < TURNS; turn++) {
            float cost = taste(turn, gaps[gap]);
            if (cost + others >= least) /* no way to be better, whatever else is wrong there */
                continue;
            l->feet[piece] = stand(s, piece, turn, gap);
            cost = taste(turn, figures_gap(s->task, l, piece) / s->task->figure_w) + alone(s->task, l, piece);
            float own = cost;
            if (cost + others >= least)
                continue;
            cost += hiding_with(s, piece);
            if (cost < least - 0.01f) {
                least = cost;
                best_alone = own;
                best = l->feet[piece];
            }
        }
    l->feet[piece] = best;
    s->alone[piece] = best_alone;
    return best.x != before.x || best.y != before.y;
}

/* All are of one size, or the smaller would seem to be farther off: the one with which least is wrong. Returns whether anybody
 * moved. */
static bool settle_all(struct search *s)
{
    struct figure_layout best = *s->l, before = *s->l;
    float best_alone[FIGURES_MAX] = {0}, least = FLT_MAX;
    size_t all = figures_pieces(s->task->order);
    for (size_t size = 0; size < SIZES && least > cost_size[size]; size++) {
        float cost = 0;
        for (size_t i = 0; i < s->l->count; i++)
            set_size(s, s->l->order[i], size);
        bool again = true;
        for (int pass = 0; pass < 2 && again; pass++) {
            again = false;
            for (size_t i = 0; i < s->l->count; i++)
                again = settle(s, s->l->order[i]) || again;
        }
        for (size_t i = 0; i < s->l->count; i++)
            cost += s->alone[s->l->order[i]] + cost_size[size];
        cost += hiding(s);
        if (cost < least - 0.01f) {
            least = cost;
            best = *s->l;
            for (size_t p = 0; p < all; p++)
                best_alone[p] = s->alone[p];
        }
    }
    *s->l = best;
    bool moved = false;
    for (size_t p = 0; p < all; p++) {
        s->alone[p] = best_alone[p];
        moved = moved || best.feet[p].x != before.feet[p].x || best.feet[p].y != before.feet[p].y ||
                best.scale[p] != before.scale[p];
    }
    return moved;
}

void figures_find_room(const struct figure_task *task, struct figure_layout *l)
{
    struct search s = {.task = task, .l = l};
    bool moved = true;
    for (size_t i = 0; i < l->count; i++) {
        size_t piece = l->order[i];
        for (size_t size = 0; size < SIZES; size++)
            s.sized[size][piece] = outline_scaled(task->outline[piece], task->ground, sizes[size]);
        set_size(&s, piece, 0);
        l->feet[piece] = stand(&s, piece, TURNS / 4, 0);
    }
    for (int round = 0; round < ROUNDS && moved; round++)
        moved = settle_all(&s);
}
