#include "table/figures.h"

#include "table/figures_apart.h"

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

struct rect figures_pin(const struct figure_task *task, size_t place)
{
    return rect_around(task->place[place], task->pin * 1.6f, task->pin * 1.6f);
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
    return outline_within(task->outline[piece], (int)lroundf(left), (int)lroundf(top), (int)lroundf(right),
                          (int)lroundf(bottom));
}

/* --- in formation ------------------------------------------------------------------------------------------ */

/* members: a bit for each figure of the row. */
static void stand_in_row(const struct figure_task *task, unsigned members, struct point middle, float pitch,
                         struct figure_layout *out)
{
    const struct figure_order *order = task->order;
    float x[FIGURES_MAX] = {0}, width = 0;
    int neighbour = -1;
    for (size_t i = 0; i < order->figures; i++) {
        uint8_t figure = order->from_left[i];
        if (!(members >> figure & 1))
            continue;
        width += neighbour < 0 ? 0 : pitch + order->room[neighbour];
        x[figure] = width;
        neighbour = figure;
    }
    for (size_t f = 0; f < order->figures; f++)
        if (members >> f & 1)
            out->feet[f] = (struct point){middle.x + (x[f] - width / 2) * task->figure_w, middle.y};
}

/* The first so many of the members in the order in which they go to the back. */
static unsigned back_row(const struct figure_order *order, unsigned members, size_t size)
{
    unsigned back = 0;
    for (size_t i = 0, n = 0; i < order->figures && n < size; i++)
        if (members >> order->backmost[i] & 1) {
            back |= 1U << order->backmost[i];
            n++;
        }
    return back;
}

/* How far behind its pin a piece stands for the pin to be seen before its base. */
static float behind(const struct figure_task *task, size_t piece)
{
    float front = ((float)outline_foot(task->outline[piece]) - task->ground) * task->cell;
    return task->pin > 0 ? task->pin * 0.9f + fmaxf(front, 0) : 0;
}

static void stand_at(const struct figure_task *task, uint8_t place, struct figure_layout *out)
{
    const struct figure_order *order = task->order;
    unsigned members = 0;
    size_t n = 0;
    float back_by = 0;
    for (size_t f = 0; f < order->figures; f++)
        if (task->at[f] == place) {
            members |= 1U << f;
            back_by = fmaxf(back_by, behind(task, f));
            n++;
        }
    bool prop = order->prop && task->at[order->figures] == place;
    if (prop && n == 0)
        back_by = behind(task, order->figures);
    const struct formation *formation = &order->formation[n];
    unsigned back = back_row(order, members, formation->back);
    struct point pin = task->place[place];
    float w = task->figure_w;
    pin.y -= back_by;
    stand_in_row(task, back, (struct point){pin.x + formation->aside * w, pin.y - formation->up * w},
                 formation->pitch, out);
    stand_in_row(task, members & ~back, pin, formation->pitch, out);
    if (prop)
        out->feet[order->figures] =
            (struct point){pin.x + formation->prop.x * w, pin.y + formation->prop.y * w};
}

static void stand_in_formation(const struct figure_task *task, struct figure_layout *out)
{
    *out = (struct figure_layout){.count = 0};
    for (size_t piece = 0; piece < figures_pieces(task->order); piece++) {
        if (task->at[piece] == FIGURE_NOWHERE)
            continue;
        stand_at(task, task->at[piece], out);
        out->order[out->count++] = (uint8_t)piece;
    }
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

/* A group at the edge moves in as a whole, so that its rows stay apart. */
static void keep_group_inside(const struct figure_task *task, struct figure_layout *l, size_t piece)
{
    struct rect r = figures_box(task, l, piece), s = task->sheet;
    float dx = fmaxf(s.x - r.x, 0) - fmaxf(r.x + r.w - s.x - s.w, 0);
    float dy = fmaxf(s.y - r.y, 0) - fmaxf(r.y + r.h - s.y - s.h, 0);
    for (size_t i = 0; i < l->count && (dx != 0 || dy != 0); i++) {
        if (task->at[l->order[i]] != task->at[piece])
            continue;
        l->feet[l->order[i]].x += dx;
        l->feet[l->order[i]].y += dy;
    }
}

void figures_place(const struct figure_task *task, struct figure_layout *out)
{
    stand_in_formation(task, out);
    for (size_t i = 0; i < out->count; i++)
        keep_group_inside(task, out, out->order[i]);
    figures_step_aside(task, out);
    sort_back_to_front(task, out);
}
