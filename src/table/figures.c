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
    float w = (prop ? task->prop_w : task->figure_w) * layout->scale[piece];
    float h = (prop ? task->prop_h : task->figure_h) * layout->scale[piece];
    return (struct rect){layout->feet[piece].x - w / 2, layout->feet[piece].y - h, w, h};
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

struct point figures_base(const struct figure_task *task, const struct figure_layout *layout, size_t piece)
{
    const struct outline *o = &layout->outline[piece];
    float deep = (float)outline_foot(o) - task->ground;
    return (struct point){fmaxf(outline_half(o, (int)task->ground - 1), 1) * task->cell,
                          fmaxf(deep, 1) * task->cell};
}

float figures_gap(const struct figure_task *task, const struct figure_layout *layout, size_t piece)
{
    struct point base = figures_base(task, layout, piece), feet = layout->feet[piece],
                 pin = task->place[task->at[piece]];
    float way = plane_distance(pin, feet);
    float rim =
        way > 0 ? 1 / hypotf((pin.x - feet.x) / way / base.x, (pin.y - feet.y) / way / base.y) : base.x;
    return way - rim - figures_rim(task, task->at[piece], (struct point){feet.x - pin.x, feet.y - pin.y});
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
