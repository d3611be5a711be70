#include "table/figures_apart.h"

#include "table/plane.h"

#include <math.h>

/* Of a figure's outline: what another group may hide before the groups step apart; what must be seen at the end. */
static const float hidden_most = 0.15f, seen_least = 0.6f;

/* How far one step goes, in widths or heights of a figure. */
static const float step_sideways = 0.05f, step_up = 0.04f, step_along_edge = 0.1f;

/* --- who hides whom ---------------------------------------------------------------------------------------- */

/* Takes away from what is left of a piece's outline what another covers, which stands in front of it. */
static void cover(const struct figure_task *task, const struct figure_layout *l, size_t piece, size_t by,
                  struct outline *left)
{
    outline_cover(left, task->outline[by], (int)lroundf((l->feet[by].x - l->feet[piece].x) / task->cell),
                  (int)lroundf((l->feet[by].y - l->feet[piece].y) / task->cell));
}

float figures_visible(const struct figure_task *task, const struct figure_layout *layout, size_t piece)
{
    struct outline left = *task->outline[piece];
    unsigned all = outline_size(&left);
    bool in_front = false;
    for (size_t i = 0; i < layout->count; i++) {
        if (in_front)
            cover(task, layout, piece, layout->order[i], &left);
        in_front = in_front || layout->order[i] == piece;
    }
    return (float)outline_size(&left) / (float)all;
}

/* --- groups side by side ----------------------------------------------------------------------------------- */

static bool hides_much(const struct figure_task *task, const struct figure_layout *l, size_t behind,
                       size_t front)
{
    float reach = task->cell * OUTLINE_CELLS;
    if (fabsf(l->feet[behind].x - l->feet[front].x) > reach ||
        fabsf(l->feet[behind].y - l->feet[front].y) > reach)
        return false;
    struct outline left = *task->outline[behind];
    unsigned all = outline_size(&left);
    cover(task, l, behind, front, &left);
    return (float)(all - outline_size(&left)) >= hidden_most * (float)all;
}

static void move_group(const struct figure_task *task, struct figure_layout *l, uint8_t place, float dx)
{
    for (size_t i = 0; i < l->count; i++)
        if (task->at[l->order[i]] == place)
            l->feet[l->order[i]].x += dx;
}

/* Each to the side where its pin lies. */
static void step_apart(const struct figure_task *task, struct figure_layout *l, uint8_t one, uint8_t other)
{
    float dx = task->place[other].x - task->place[one].x, step = task->figure_w * step_sideways;
    float side = dx > 0.01f ? 1 : dx < -0.01f ? -1 : one < other ? 1 : -1;
    move_group(task, l, one, -side * step);
    move_group(task, l, other, side * step);
}

bool figures_part(const struct figure_task *task, struct figure_layout *l)
{
    bool moved = false;
    for (size_t i = 0; i < l->count; i++)
        for (size_t k = i + 1; k < l->count; k++) {
            uint8_t behind = l->order[i], front = l->order[k];
            if (task->at[behind] == task->at[front] || !hides_much(task, l, behind, front))
                continue;
            step_apart(task, l, task->at[behind], task->at[front]);
            moved = true;
        }
    return moved;
}

/* --- one at a time ----------------------------------------------------------------------------------------- */

bool figures_step_back(const struct figure_task *task, struct figure_layout *l)
{
    bool moved = false;
    struct rect sheet = task->sheet;
    for (size_t i = 0; i < l->count; i++) {
        size_t piece = l->order[i];
        if (figures_visible(task, l, piece) >= seen_least)
            continue;
        struct rect r = figures_box(task, l, piece);
        bool room_above = r.y - task->figure_h * step_up > sheet.y;
        float inwards = r.x + r.w / 2 > sheet.x + sheet.w / 2 ? -step_along_edge : step_along_edge;
        if (room_above)
            l->feet[piece].y -= task->figure_h * step_up;
        else
            l->feet[piece].x += task->figure_w * inwards;
        moved = true;
    }
    return moved;
}

/* --- the prop ---------------------------------------------------------------------------------------------- */

/* How much of the others the prop hides where it lies, in cells: of an upper half, where the face is, each counts for
 * many. */
static float hidden_by_prop(const struct figure_task *task, const struct figure_layout *l)
{
    static const float face = 6, rest = 0.2f;
    size_t prop = task->order->figures;
    float sum = 0;
    for (size_t i = 0; i < l->count; i++) {
        size_t piece = l->order[i];
        if (piece == prop)
            continue;
        const struct outline *whole = task->outline[piece];
        struct outline left = *whole, hidden = {{0}};
        cover(task, l, piece, prop, &left);
        for (int y = 0; y < outline_waist(whole); y++)
            hidden.row[y] = whole->row[y] & ~left.row[y];
        sum +=
            rest * (float)(outline_size(whole) - outline_size(&left)) + face * (float)outline_size(&hidden);
    }
    return sum;
}

/* How misleading the prop's position is: its distance to its own pin divided by the distance to the nearest other pin; 0 if
 * it is clearly nearest its own. */
static float misleads(const struct figure_task *task, struct point feet, uint8_t place)
{
    static const float clearly = 1.6f, most = 3;
    float worst = 0;
    struct point middle = {feet.x, feet.y - task->prop_h / 2};
    float own = plane_distance(middle, task->place[place]);
    for (size_t p = 0; p < task->places; p++)
        if (p != place)
            worst = fmaxf(worst, own / fmaxf(plane_distance(middle, task->place[p]), own / most));
    return worst * clearly > 1 ? worst : 0;
}

void figures_put_prop(const struct figure_task *task, struct figure_layout *l, struct figure_prop *prop)
{
    /* where it may lie, best first, by the formation's own place for it: times x to the side, plus y down, in widths of a
     * figure */
    static const struct point spot[] = {{1, 0},    {-1, 0},      {0.6f, 0.42f}, {-0.6f, 0.42f},
                                        {0, 0.5f}, {1.5f, 0.1f}, {-1.5f, 0.1f}};
    static const float dislike = 5, wrong = 60; /* cells: of each further spot, of one that misleads */
    size_t piece = task->order->figures, holders = 0;
    uint8_t place = task->order->prop ? task->at[piece] : FIGURE_NOWHERE;
    for (size_t f = 0; f < task->order->figures; f++)
        holders += task->at[f] == place;
    if (place == FIGURE_NOWHERE || holders == 0)
        return;
    const struct formation *formation = &task->order->formation[holders];
    struct point *feet = &l->feet[piece], pin = task->place[place], best = *feet;
    prop->pushed =
        (struct point){prop->pushed.x + feet->x - prop->put.x, prop->pushed.y + feet->y - prop->put.y};
    float least = INFINITY;
    for (size_t i = 0; i < sizeof spot / sizeof spot[0]; i++) {
        *feet = (struct point){pin.x + prop->pushed.x + formation->prop.x * spot[i].x * task->figure_w,
                               pin.y + prop->pushed.y + (formation->prop.y + spot[i].y) * task->figure_w};
        float cost = hidden_by_prop(task, l) + dislike * (float)i + wrong * misleads(task, *feet, place);
        if (plane_within(figures_box(task, l, piece), task->sheet) && cost < least) {
            least = cost;
            best = *feet;
        }
    }
    *feet = prop->put = best;
}
