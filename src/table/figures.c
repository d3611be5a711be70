#include "table/figures.h"

#include "table/figures_apart.h"
#include "table/plane.h"

#include <math.h>

size_t figures_pieces(const struct figure_order *order)
{
    return order->figures + (order->prop ? 1 : 0);
}

bool figures_is_prop(const struct figure_order *order, size_t piece)
{
    return order->prop && piece == order->figures;
}

struct rect figures_box(const struct figure_task *task, const struct figure_layout *layout, size_t piece)
{
    bool prop = figures_is_prop(task->order, piece);
    float w = prop ? task->prop_w : task->figure_w;
    float h = prop ? task->prop_h : task->figure_h;
    return (struct rect){layout->feet[piece].x - w / 2, layout->feet[piece].y - h, w, h};
}

struct rect figures_tag(const struct figure_task *task, const struct figure_layout *layout, size_t piece)
{
    struct point feet = layout->feet[piece], tag = task->tag[piece];
    if (layout->untagged[piece])
        return (struct rect){feet.x, feet.y, 0, 0};
    float head = (task->ground - (float)outline_top(&layout->outline[piece])) * task->cell;
    return (struct rect){feet.x + tag.x * (layout->aside[piece] - 0.5f),
                         feet.y - tag.y - (layout->over[piece] ? head : 0), tag.x, tag.y};
}

bool figures_strays(const struct figure_task *task, const struct figure_layout *layout, size_t piece)
{
    struct rect tag = figures_tag(task, layout, piece);

    for (size_t p = 0; p < task->places && layout->over[piece] && !rect_empty(tag); p++) {
        float r = task->pin ? task->pin[p] : 0;
        struct rect mark = rect_around(task->place[p], 2 * r, 2 * r);
        float dx = fmaxf(fmaxf(tag.x - mark.x - mark.w, mark.x - tag.x - tag.w), 0),
              dy = fmaxf(fmaxf(tag.y - mark.y - mark.h, mark.y - tag.y - tag.h), 0);
        if (p != task->at[piece] && hypotf(dx, dy) < tag.h * 0.6f)
            return true;
    }
    return false;
}

struct rect figures_pin(const struct figure_task *task, size_t place)
{
    float side = task->pin ? 1.9f * task->pin[place] : 0;
    return rect_around(task->place[place], side, side);
}

float figures_rim(const struct figure_task *task, size_t place, struct point towards)
{
    static const float corner = 1.25f; /* of half the side: how far out the round corner of a plate is */
    float r = task->pin ? task->pin[place] : 0, way = hypotf(towards.x, towards.y);

    if (!(task->square >> place & 1) || way <= 0)
        return r;
    return r * fminf(corner, way / fmaxf(fabsf(towards.x), fabsf(towards.y)));
}

unsigned figures_over(const struct figure_task *task, const struct figure_layout *layout, size_t piece,
                      struct rect box)
{
    struct point feet = layout->feet[piece];
    float left = (box.x - feet.x) / task->cell + (float)OUTLINE_CELLS / 2,
          top = (box.y - feet.y) / task->cell + task->ground;
    float right = left + box.w / task->cell, bottom = top + box.h / task->cell;
    if (right <= 0 || bottom <= 0 || left >= OUTLINE_CELLS || top >= OUTLINE_CELLS)
        return 0;
    return outline_within(&layout->outline[piece], (int)lroundf(left), (int)lroundf(top), (int)lroundf(right),
                          (int)lroundf(bottom));
}

struct point figures_base_of(const struct figure_task *task, const struct outline *o)
{
    int foot = outline_foot(o), row = (int)task->ground;
    float deep = (float)foot - task->ground, half = outline_half(o, row - 1);
    if (row < foot - 1) /* a coat ends above the middle of the base */
        half = fmaxf(outline_half(o, row), outline_half(o, row + 1));
    return (struct point){fmaxf(half, 1) * task->cell, fmaxf(deep, 1) * task->cell};
}

float figures_gap(const struct figure_task *task, const struct figure_layout *layout, size_t piece)
{
    struct point base = layout->base[piece], feet = layout->feet[piece], pin = task->place[task->at[piece]];
    float way = plane_distance(pin, feet);
    float rim =
        way > 0 ? 1 / hypotf((pin.x - feet.x) / way / base.x, (pin.y - feet.y) / way / base.y) : base.x;
    return way - rim - figures_rim(task, task->at[piece], (struct point){feet.x - pin.x, feet.y - pin.y});
}

float figures_hides(const struct figure_task *task, const struct figure_layout *layout, size_t piece,
                    size_t place)
{
    struct rect mark = figures_pin(task, place), seen = mark;
    float base = layout->feet[piece].y - layout->base[piece].y;
    if (rect_empty(mark))
        return 0;
    if (place == task->at[piece]) /* it is drawn over the base */
        seen.h = fminf(seen.h, fmaxf(base - seen.y, 0));
    return rect_empty(seen)
               ? 0
               : (float)figures_over(task, layout, piece, seen) * task->cell * task->cell / (mark.w * mark.h);
}

/* Where a leash ends: the rim of the base that is nearest to the mark; of a piece that stands before its mark a side of it, since its
 * own body would hide the rest. */
static struct point leash_end(const struct figure_task *task, const struct figure_layout *layout,
                              size_t piece)
{
    struct point base = layout->base[piece], feet = layout->feet[piece], pin = task->place[task->at[piece]];
    float dx = pin.x - feet.x, dy = pin.y - feet.y, rim = hypotf(dx / base.x, dy / base.y);
    if (dy >= 0 || rim <= 0)
        return rim > 1 ? (struct point){feet.x + dx / rim, feet.y + dy / rim} : pin;
    return (struct point){feet.x + (dx < 0 ? -base.x : base.x) * 0.95f, feet.y};
}

bool figures_leash(const struct figure_task *task, const struct figure_layout *layout, size_t piece,
                   struct point *from, struct point *to)
{
    static const float least = 1; /* less is no more than a rounding */
    struct point pin = task->place[task->at[piece]];
    if (figures_gap(task, layout, piece) <= least)
        return false;
    *to = leash_end(task, layout, piece);
    float rim = figures_rim(task, task->at[piece], (struct point){to->x - pin.x, to->y - pin.y}),
          way = plane_distance(pin, *to);
    *from = plane_between(pin, *to, way > rim ? rim / way : 1);
    return true;
}

/* --- the order of drawing ---------------------------------------------------------------------------------- */

/* How far to the front a piece is drawn. The prop comes last: it is small, and everybody must see where it is. */
float figures_frontness(const struct figure_task *task, const struct figure_layout *l, size_t piece)
{
    return figures_is_prop(task->order, piece) ? INFINITY
                                               : l->feet[piece].y + 0.01f * (float)task->order->depth[piece];
}

static void sort_back_to_front(const struct figure_task *task, struct figure_layout *l)
{
    for (size_t i = 1; i < l->count; i++)
        for (size_t k = i;
             k > 0 && figures_frontness(task, l, l->order[k]) < figures_frontness(task, l, l->order[k - 1]);
             k--) {
            uint8_t swap = l->order[k];
            l->order[k] = l->order[k - 1];
            l->order[k - 1] = swap;
        }
}

void figures_place(const struct figure_task *task, struct figure_layout *out)
{
    *out = (struct figure_layout){.count = 0};
    for (size_t piece = 0; piece < figures_pieces(task->order); piece++)
        if (task->at[piece] != FIGURE_NOWHERE)
            out->order[out->count++] = (uint8_t)piece;
    figures_find_room(task, out);
    sort_back_to_front(task, out);
}
