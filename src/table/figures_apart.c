#include "table/figures_apart.h"

#include "table/plane.h"
#include "ui/layout.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* What is wrong where a piece stands, by how much it weighs: a pin that is hidden, a name, a print of its own, a figure that is
 * hidden, the edge of the sheet, a base that seems to belong to another pin, a face behind the prop; and a pin of others that is touched by a hat
 * or a sleeve; the prop nearer to somebody else than to who has brought it. */
static const float cost_pin = 1900, cost_near = 34, cost_name = 640, cost_print = 18, cost_hidden = 320,
                   cost_edge = 400, cost_bite = 250, cost_misleads = 1800, cost_face = 6, cost_seems = 90,
                   cost_strays = 500, cost_estranged = 90;

/* A tag over another one, over a name, the prop or a face, whatever little of it; over a coat; and a name over a face. */
static const float cost_tag = 700, cost_tag_bite = 700, cost_coat = 180, cost_name_face = 1700;

/* What is wrong for each piece where all stand well. */
static const float good = 40;

/* Of a figure's outline, and of its upper half alone: what should be seen, and what must be, wherever it has to stand for that. */
static const float seen_least = 0.78f, seen_barely = 0.6f;

/* The ways to stand at a place: on which side of its mark, and how far from it: the base reaches so many radii of the mark to its middle
 * (1: they touch), or it is so many widths of a figure away from the rim. Behind the mark is best, then at its right, before it worst. */
enum {
    TURNS = 24,
    REACHES = 9,
    STANDS = REACHES * TURNS,
    TAGS = 4,
    WAYS = TAGS * STANDS,
    ROUNDS = 6,
    STARTS = 6
};
static const struct {
    float mark, apart;
} reaches[REACHES] = {{0.45f, 0}, {0.85f, 0}, {1, 0.3f}, {1, 0.6f}, {1, 1},
                      {1, 1.5f},  {1, 2.2f},  {1, 3.2f}, {1, 4.4f}};
static const float cost_side = 10, cost_leash = 22, cost_far = 70, cost_left = 5, cost_over = 30,
                   cost_aside = 8, aside = 0.3f;

/* What of a leash cannot be seen, and each other mark that it runs over. */
static const float cost_leash_hidden = 140, cost_leash_over = 60;

/* The sizes of an outline and of its upper half; waist: where that ends. */
struct sizes {
    unsigned all, upper;
    int waist;
};

/* One way to stand, whoever else is there and wherever the tag is: how one likes it, and that with what else is wrong; less than 0:
 * that is not known yet. */
struct spot {
    struct point feet;
    float taste, cost;
};

struct search {
    const struct figure_task *task;
    struct figure_layout *l;
    uint16_t taken[FIGURES_MAX]; /* by piece: which of its ways it stands */
    struct spot spot[FIGURES_MAX][STANDS];
    float cost[FIGURES_MAX]
              [WAYS]; /* … of the spot and of where the tag is then; less than 0: that is not known yet */
    /* While a piece finds its way to stand: of each of the others, what would be seen if it were not there. */
    struct outline left[FIGURES_MAX];
    float without[FIGURES_MAX];      /* … and what is wrong with that */
    float others;                    /* … in all */
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

/* Where the face of a figure is. */
static struct rect face_of(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct rect box = figures_box(task, l, piece);

    return (struct rect){box.x + box.w * 0.2f, box.y, box.w * 0.6f, box.h * 0.5f};
}

/* What a tag costs that lies over a box: the least touch of it is seen. */
static float tag_on(struct rect tag, struct rect what)
{
    float least = fminf(tag.w * tag.h, what.w * what.h),
          share = least > 0 ? plane_shared(rect_grow(tag, tag.h * 0.1f), what) / least : 0;

    return share > 0.005f ? cost_tag_bite + cost_tag * share : 0;
}

/* By what of the name one figure could cover; a corner of it, too, takes a bite out of a hat or a letter. Outlines are as coarse
 * as their cells. */
static float on_name(const struct figure_task *task, const struct figure_layout *l, size_t piece,
                     struct rect name)
{
    float share = covered(task, l, piece, rect_grow(name, task->cell * 0.75f)) /
                  (name.h * fminf(task->figure_w, name.w));
    return (share > 0 ? cost_bite + cost_name * share : 0) +
           (figures_is_prop(task->order, piece)
                ? 0
                : cost_name_face * plane_shared(face_of(task, l, piece), name) /
                      (task->figure_w * task->figure_h));
}

/* How near the body comes to another pin: 1 if it is there, 0 from two radii of the pin on. */
static float touches(const struct figure_task *task, struct rect box, size_t place)
{
    struct point pin = task->place[place];
    float dx = fmaxf(fmaxf(box.x + box.w * 0.15f - pin.x, pin.x - box.x - box.w * 0.85f), 0),
          dy = fmaxf(fmaxf(box.y - pin.y, pin.y - box.y - box.h), 0);
    return fmaxf(1 - (hypotf(dx, dy) / task->pin[place] - 1) / 2, 0);
}

/* All that a piece may cover, whatever it looks like: its box and the square of its outline. */
static struct rect reach_of(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct point feet = l->feet[piece];
    float side = task->cell * (OUTLINE_CELLS + 2);
    return rect_both(figures_box(task, l, piece),
                     (struct rect){feet.x - side / 2, feet.y - task->cell * (task->ground + 1), side, side});
}

/* Nothing of two boxes is nearer than that. */
static bool far_off(struct rect a, struct rect b, float far)
{
    return a.x >= b.x + b.w + far || b.x >= a.x + a.w + far || a.y >= b.y + b.h + far ||
           b.y >= a.y + a.h + far;
}

static float on_print(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    float sum = 0, reach = task->cell * OUTLINE_CELLS;
    struct rect box = figures_box(task, l, piece), within = reach_of(task, l, piece);
    for (size_t p = 0; p < task->places; p++) {
        struct point pin = task->place[p];
        struct rect mark = figures_pin(task, p);
        bool marked = !rect_empty(mark);
        if (marked && fabsf(pin.x - l->feet[piece].x) < reach && fabsf(pin.y - l->feet[piece].y) < reach)
            sum += cost_pin * figures_hides(task, l, piece, p);
        if (marked && p != task->at[piece] && !far_off(within, mark, 3 * task->pin[p]))
            sum += cost_near * touches(task, box, p);
        if (task->names && !rect_empty(task->names[p]) && !far_off(within, task->names[p], task->cell))
            sum += on_name(task, l, piece, task->names[p]);
        if (task->prints && !rect_empty(task->prints[p]) && !far_off(within, task->prints[p], 0))
            sum += cost_print * covered(task, l, piece, task->prints[p]) /
                   (task->prints[p].w * task->prints[p].h);
    }
    for (size_t k = 0; k < task->kept_count; k++)
        if (!rect_empty(task->kept[k]) && !far_off(within, task->kept[k], task->cell))
            sum += on_name(task, l, piece, task->kept[k]);
    return sum;
}

/* The same of its tag alone. */
static float tag_on_print(const struct figure_task *task, struct rect tag)
{
    float sum = 0, bite = tag.h * 0.1f;
    for (size_t p = 0; p < task->places; p++) {
        struct rect mark = figures_pin(task, p);
        if (!rect_empty(mark) && !far_off(tag, mark, 0))
            sum += cost_pin * plane_shared(tag, mark) / (mark.w * mark.h);
        if (task->names && !rect_empty(task->names[p]) && !far_off(tag, task->names[p], bite))
            sum += tag_on(tag, task->names[p]);
    }
    for (size_t k = 0; k < task->kept_count; k++)
        if (!rect_empty(task->kept[k]) && !far_off(tag, task->kept[k], bite))
            sum += tag_on(tag, task->kept[k]);
    return sum;
}

/* How far it is to the nearest pin of others. */
static float next_pin(const struct figure_task *task, struct point at, uint8_t place)
{
    float least = FLT_MAX;
    for (size_t p = 0; p < task->places; p++) {
        float dx = at.x - task->place[p].x, dy = at.y - task->place[p].y, way = dx * dx + dy * dy;
        least = p != place && way < least ? way : least;
    }
    return sqrtf(least);
}

/* How much nearer a point is to another pin than clearly to its own: nought if it is not. */
static float astray(const struct figure_task *task, struct point at, uint8_t place)
{
    static const float clearly = 1.5f, most = 3;
    float own = plane_distance(at, task->place[place]);
    return own > 0 ? fmaxf(fminf(own / next_pin(task, at, place), most) * clearly - 1, 0) : 0;
}

/* How much nearer a point is to another pin than to its own: nought if it is not. */
static float nearer(const struct figure_task *task, struct point at, uint8_t place)
{
    float worst = (plane_distance(at, task->place[place]) - next_pin(task, at, place)) / task->figure_w;
    return worst > 0 ? 0.5f + fminf(worst, 2) : 0;
}

/* How misleading a position is: nought if it is clearly nearest to its own pin. A prop lies on no base: its middle is looked at, too. */
static float misleads(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct point base = l->feet[piece];
    float sum = astray(task, base, task->at[piece]);
    base.y -= task->prop_h / 2;
    return figures_is_prop(task->order, piece) ? fmaxf(sum, astray(task, base, task->at[piece])) : sum;
}

/* By its middle a figure seems to be somewhere else. */
static float seems(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct point middle = {l->feet[piece].x, l->feet[piece].y - task->figure_h * 0.35f};
    return figures_is_prop(task->order, piece) ? 0 : nearer(task, middle, task->at[piece]);
}

static float beyond_edge(const struct figure_task *task, struct rect r)
{
    struct rect s = task->sheet;
    float far = fmaxf(s.x - r.x, 0) + fmaxf(r.x + r.w - s.x - s.w, 0) + fmaxf(s.y - r.y, 0) +
                fmaxf(r.y + r.h - s.y - s.h, 0);
    return far > 0.01f ? cost_edge * (1 + far / task->figure_h) : 0;
}

/* The share of a piece's leash that another covers, or it itself; 0: it has none. */
static float leash_hidden(const struct figure_task *task, const struct figure_layout *l, size_t piece,
                          size_t by)
{
    enum { POINTS = 5 };
    struct point from, to;
    unsigned hidden = 0;
    float reach = task->cell * OUTLINE_CELLS + plane_distance(l->feet[piece], task->place[task->at[piece]]);
    if (plane_distance(l->feet[piece], l->feet[by]) > reach || !figures_leash(task, l, piece, &from, &to))
        return 0;
    for (int k = 0; k < POINTS; k++) {
        struct point at = plane_between(from, to, ((float)k + 0.5f) / POINTS);
        hidden += rect_has(figures_tag(task, l, by), at) ||
                  figures_over(task, l, by, rect_around(at, task->cell, task->cell)) > 0;
    }
    return (float)hidden / POINTS;
}

/* How many marks of other places a piece's leash runs over. */
static float leash_over(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct point from, to;
    float over = 0;
    if (!figures_leash(task, l, piece, &from, &to))
        return 0;
    for (size_t p = 0; p < task->places; p++)
        over += p != task->at[piece] && plane_crossed(figures_pin(task, p), from, to) > 0 ? 1 : 0;
    return over;
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

/* Of those who share the prop's place and stand already, somebody else is as near to it as who has brought it: half, and more the
 * nearer they are. */
static float estranged(const struct figure_task *task, const struct figure_layout *l)
{
    static const float clearly = 1.1f; /* nearer */
    size_t prop = task->order->figures, bearer = (size_t)task->bearer - 1;
    float own = -1, others = FLT_MAX;
    bool lies = false;

    for (size_t i = 0; i < l->count && task->bearer != 0; i++) {
        size_t one = l->order[i];
        float far = plane_distance(l->feet[prop], l->feet[one]);
        lies = lies || one == prop;
        if (one == bearer)
            own = far * clearly;
        else if (one != prop && task->at[one] == task->at[prop])
            others = fminf(others, far);
    }
    return lies && own > others ? 0.5f + fminf((own - others) / task->figure_w, 1) / 2 : 0;
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
    return cost_hidden * (1 - share + 5 * fmaxf(seen_least - share, 0) + 15 * fmaxf(seen_barely - share, 0));
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

/* Looks at the others as if the piece were not there, and what is wrong among them. */
static void leave_out(struct search *s, size_t piece)
{
    const struct figure_layout *l = s->l;
    s->others = 0;
    for (size_t i = 0; i < l->count; i++) {
        size_t one = l->order[i];
        bool hidden = false;
        s->left[one] = l->outline[one];
        for (size_t k = 0; k < l->count && one != piece; k++)
            if (l->order[k] != one && l->order[k] != piece)
                hidden = cover(s, &s->left[one], one, l->order[k]) || hidden;
        s->without[one] = hidden ? cost_of_hiding(&s->whole[one], &s->left[one]) : 0;
        s->others += s->without[one];
    }
}

/* What is written at the foot of one, over the other. */
static float tag_over(const struct search *s, size_t one, size_t other)
{
    struct rect tag = figures_tag(s->task, s->l, one);

    if (rect_empty(tag))
        return 0;
    if (figures_is_prop(s->task->order, other))
        return tag_on(tag, figures_box(s->task, s->l, other));
    return tag_on(tag, face_of(s->task, s->l, other)) +
           cost_coat * covered(s->task, s->l, other, tag) / (tag.w * tag.h);
}

/* What is written at the feet of two: one over the other, or on the other. */
static float tags_shared(const struct search *s, size_t a, size_t b)
{
    struct rect one = figures_tag(s->task, s->l, a), other = figures_tag(s->task, s->l, b);

    return (rect_empty(one) || rect_empty(other) ? 0 : tag_on(one, other)) + tag_over(s, a, b) +
           tag_over(s, b, a);
}

/* Who hides whom with the piece where it is now. From `enough` on it is not looked at more closely. */
static float hiding_with(const struct search *s, size_t piece, float enough)
{
    const struct figure_layout *l = s->l;
    const struct figure_order *order = s->task->order;
    bool prop = order->prop && s->task->at[order->figures] != FIGURE_NOWHERE, hidden = false;
    struct outline own = l->outline[piece];
    float sum = s->others; /* nobody is seen better with it than without */
    sum += cost_estranged * estranged(s->task, l);
    for (size_t i = 0; i < l->count && sum < enough; i++) {
        size_t one = l->order[i];
        if (one == piece)
            continue;
        struct outline left = s->left[one];
        sum +=
            cost_leash_hidden * (leash_hidden(s->task, l, piece, one) + leash_hidden(s->task, l, one, piece));
        sum += tags_shared(s, piece, one);
        sum += cover(s, &left, one, piece) ? cost_of_hiding(&s->whole[one], &left) - s->without[one] : 0;
        hidden = cover(s, &own, piece, one) || hidden;
        if (prop && piece == order->figures)
            sum += cost_face * face_hidden(s->task, l, one);
    }
    if (prop && piece != order->figures)
        sum += cost_face * face_hidden(s->task, l, piece);
    return sum + (hidden ? cost_of_hiding(&s->whole[piece], &own) : 0);
}

static float alone(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    return on_print(task, l, piece) + cost_leash_over * leash_over(task, l, piece) +
           cost_misleads * misleads(task, l, piece) + cost_seems * seems(task, l, piece);
}

/* What is wrong with where its tag is. */
static float tag_alone(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct rect tag = figures_tag(task, l, piece), box = figures_box(task, l, piece);
    float sum = cost_leash_hidden * leash_hidden(task, l, piece, piece);
    if (rect_empty(tag))
        return sum + beyond_edge(task, box);
    return sum + (l->over[piece] ? cost_over : 0) + (l->aside[piece] != 0 ? cost_aside : 0) +
           tag_on_print(task, tag) + beyond_edge(task, rect_both(box, tag)) +
           (figures_is_prop(task->order, piece)
                ? 0
                : cost_seems * nearer(task, rect_center(tag), task->at[piece])) +
           (figures_strays(task, l, piece) ? cost_strays : 0);
}

/* --- ways to stand ------------------------------------------------------------------------------------------ */

/* Where a piece stands for that side and reach, or as near there as the sheet allows. */
static struct point stand(const struct search *s, size_t piece, int turn, int reach)
{
    const struct figure_task *task = s->task;
    struct point base = s->l->base[piece], pin = task->place[task->at[piece]];
    float angle = (float)turn * 6.2831853f / TURNS, x = cosf(angle), y = -sinf(angle);
    float r = figures_rim(task, task->at[piece], (struct point){x, y});
    float far =
        r * reaches[reach].mark + 1 / hypotf(x / base.x, y / base.y) + reaches[reach].apart * task->figure_w;
    struct point feet = {pin.x + x * far, pin.y + y * far};
    bool prop = figures_is_prop(task->order, piece);
    float w = prop ? task->prop_w : task->figure_w, h = prop ? task->prop_h : task->figure_h;
    struct rect sheet = task->sheet;
    if (prop) /* whose picture is larger than its box, and has a handle */
        cut_top(&sheet, h * 0.5f);
    struct rect box = rect_keep((struct rect){feet.x - w / 2, feet.y - h, w, h}, sheet);
    return (struct point){box.x + w / 2, box.y + h};
}

/* How much one would rather have it somewhere else, if nothing else were on the map. */
static float taste(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    struct point feet = l->feet[piece], pin = task->place[task->at[piece]];
    float way = fmaxf(plane_distance(feet, pin), 1), apart = figures_gap(task, l, piece) / task->figure_w;
    return cost_side * (1 - (pin.y - feet.y) / way) + (feet.x - pin.x < -0.01f * way ? cost_left : 0) +
           (apart > 0.01f ? cost_leash + cost_far * apart : 0);
}

/* Stands a piece one of its ways. */
static void take(struct search *s, size_t piece, size_t way)
{
    struct figure_layout *l = s->l;
    struct spot *spot = &s->spot[piece][way % STANDS];
    size_t tag = way / STANDS;

    s->taken[piece] = (uint16_t)way;
    l->over[piece] = tag == 1;
    l->aside[piece] = tag == 2 ? -aside : tag == 3 ? aside : 0;
    if (spot->taste < 0)
        spot->feet = stand(s, piece, (int)way % TURNS, (int)way / TURNS % REACHES);
    l->feet[piece] = spot->feet;
    if (spot->taste < 0)
        spot->taste = taste(s->task, l, piece);
}

/* What is wrong with the way that a piece stands, whoever else is there. From `enough` on it is not looked at more closely. */
static float cost_taken(struct search *s, size_t piece, float enough)
{
    size_t way = s->taken[piece];
    struct spot *spot = &s->spot[piece][way % STANDS];
    float *cost = &s->cost[piece][way];

    if (*cost >= 0)
        return *cost;
    if (spot->cost < 0 && spot->taste >= enough)
        return spot->taste;
    if (spot->cost < 0)
        spot->cost = spot->taste + alone(s->task, s->l, piece);
    if (spot->cost >= enough)
        return spot->cost;
    *cost = spot->cost + tag_alone(s->task, s->l, piece);
    return *cost;
}

/* What is wrong with a way at the least: what is known of it. */
static float at_least(const struct search *s, size_t piece, size_t way)
{
    const struct spot *spot = &s->spot[piece][way % STANDS];
    return fmaxf(fmaxf(s->cost[piece][way], spot->cost), spot->taste);
}

/* Finds the best way for a piece to stand while all others stay where they are. Returns whether it moved. */
static bool settle(struct search *s, size_t piece)
{
    size_t best = s->taken[piece], before = best, ways = s->task->tag[piece].x > 0 ? WAYS : STANDS;
    leave_out(s, piece);
    float least = cost_taken(s, piece, FLT_MAX);
    least += hiding_with(s, piece, FLT_MAX);
    for (size_t way = 0; way < ways; way++) {
        float enough = least - s->others; /* no way to be better, whatever else is wrong there */
        if (at_least(s, piece, way) >= enough)
            continue;
        take(s, piece, way);
        float cost = cost_taken(s, piece, enough);
        if (cost >= enough)
            continue;
        cost += hiding_with(s, piece, least - cost);
        if (cost < least - 0.01f) {
            least = cost;
            best = way;
        }
    }
    take(s, piece, best);
    return best != before;
}

/* What is wrong in all. */
static float total(struct search *s)
{
    const struct figure_layout *l = s->l;
    const struct figure_order *order = s->task->order;
    bool prop = order->prop && s->task->at[order->figures] != FIGURE_NOWHERE;
    leave_out(s, FIGURES_MAX);
    float sum = s->others + cost_estranged * estranged(s->task, l);
    for (size_t i = 0; i < l->count; i++) {
        size_t one = l->order[i];
        sum += cost_taken(s, one, FLT_MAX) + (prop ? cost_face * face_hidden(s->task, l, one) : 0);
        for (size_t k = 0; k < l->count; k++)
            sum += k == i ? 0 : cost_leash_hidden * leash_hidden(s->task, l, one, l->order[k]);
        for (size_t k = 0; k < i; k++)
            sum += tags_shared(s, one, l->order[k]);
    }
    return sum;
}

/* Two of a place change places, where that is better: neither could do so alone. Returns whether any did. */
static bool change_places(struct search *s)
{
    struct figure_layout *l = s->l;
    const uint8_t *at = s->task->at;
    float least = total(s);
    bool any = false;
    for (size_t i = 0; i < l->count; i++)
        for (size_t k = 0; k < i; k++) {
            size_t a = l->order[i], b = l->order[k];
            if (at[a] != at[b] || figures_is_prop(s->task->order, a) || figures_is_prop(s->task->order, b))
                continue;
            size_t was[2] = {s->taken[a], s->taken[b]};
            take(s, a, was[1]);
            take(s, b, was[0]);
            float cost = total(s);
            if (cost < least - 0.01f) {
                least = cost;
                any = true;
            } else {
                take(s, a, was[0]);
                take(s, b, was[1]);
            }
        }
    return any;
}

/* Whoever comes first takes the best room: stands them in that order, and lets them make room for each other until nobody would rather
 * stand elsewhere. Returns what is then wrong in all. */
static float find_from(struct search *s, const uint8_t *order, size_t all)
{
    struct figure_layout *l = s->l;
    bool moved = true;

    memcpy(l->order, order, all);
    for (l->count = 1; l->count <= all; l->count++) { /* as if the rest were still to come */
        size_t piece = l->order[l->count - 1];
        take(s, piece, TURNS / 4);
        settle(s, piece);
    }
    l->count = all;
    for (int round = 0; round < ROUNDS && moved; round++) {
        moved = false;
        for (size_t i = 0; i < l->count; i++)
            moved = settle(s, l->order[i]) || moved;
        moved = change_places(s) || moved;
    }
    return total(s);
}

void figures_find_room(const struct figure_task *task, struct figure_layout *l)
{
    struct search s;
    size_t all = l->count;
    uint8_t given[FIGURES_MAX], order[FIGURES_MAX];
    struct figure_layout best = *l;
    float least = FLT_MAX;

    s.task = task;
    s.l = l;
    memcpy(given, l->order, all);
    for (size_t i = 0; i < all; i++) {
        l->outline[given[i]] = *task->outline[given[i]];
        l->base[given[i]] = figures_base_of(task, task->outline[given[i]]);
        s.whole[given[i]] = sizes_of(task->outline[given[i]], outline_waist(task->outline[given[i]]));
        for (size_t stand = 0; stand < STANDS; stand++)
            s.spot[given[i]][stand] = (struct spot){.taste = -1, .cost = -1};
        for (size_t way = 0; way < WAYS; way++)
            s.cost[given[i]][way] = -1;
    }
    for (size_t start = 0; start < STARTS && (start == 0 || (least > good * (float)all)); start++) {
        for (size_t i = 0; i < all;
             i++) /* another one first each time, and every other time from the last on */
            order[i] = given[(start % 2 == 0 ? i + start : 2 * all + start - i) % all];
        float cost = find_from(&s, order, all);
        if (cost < least - 0.01f) {
            least = cost;
            best = *l;
        }
    }
    *l = best;
}
