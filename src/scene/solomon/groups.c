#include "scene/solomon/groups.h"

#include <math.h>

enum { PUSHES = 120 };

/* Standing places of a group of n figures, in figure widths from the pin: the back row higher up. */
static const struct point places[SOLOMON_AGENTS][SOLOMON_AGENTS] = {
    {{0, 0}},
    {{-0.5f, 0}, {0.5f, 0}},
    {{-0.92f, 0}, {0, 0}, {0.92f, 0}},
    {{-0.92f, 0}, {0, 0}, {0.92f, 0}, {-0.46f, -1.2f}},
    {{-0.92f, 0}, {0, 0}, {0.92f, 0}, {-0.46f, -1.2f}, {0.46f, -1.2f}},
    {{-0.92f, 0}, {0, 0}, {0.92f, 0}, {-0.92f, -1.2f}, {0, -1.2f}, {0.92f, -1.2f}},
};

static void stand_in_city(const struct group_task *task, uint8_t city, struct group_layout *out)
{
    size_t member[SOLOMON_AGENTS], n = 0;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        if (task->piece_city[a] == city)
            member[n++] = a;
    struct point pin = task->city[city];
    for (size_t i = 0; i < n; i++) {
        struct point off = places[n - 1][i];
        out->feet[member[i]] = (struct point){pin.x + off.x * task->figure_w, pin.y + off.y * task->figure_w};
    }
    if (task->piece_city[GROUP_CASE] != city)
        return;
    float right = n == 0 ? 0 : n == 1 ? 0.78f : n == 2 ? 1.2f : 1.55f;
    out->feet[GROUP_CASE] = (struct point){pin.x + right * task->figure_w, pin.y + 0.06f * task->figure_h};
}

static struct rect box_at(const struct group_task *task, const struct group_layout *l, size_t piece)
{
    float w = piece == GROUP_CASE ? task->case_w : task->figure_w;
    float h = piece == GROUP_CASE ? task->case_h : task->figure_h;
    return (struct rect){l->feet[piece].x - w / 2, l->feet[piece].y - h, w, h};
}

struct rect group_box(const struct group_task *task, const struct group_layout *layout, size_t piece)
{
    return box_at(task, layout, piece);
}

/* A group at the edge moves in as a whole, so that its rows stay apart. */
static void keep_inside(const struct group_task *task, struct group_layout *l, size_t piece)
{
    struct rect r = box_at(task, l, piece), s = task->sheet;
    float dx = fmaxf(s.x - r.x, 0) - fmaxf(r.x + r.w - s.x - s.w, 0);
    float dy = fmaxf(s.y - r.y, 0) - fmaxf(r.y + r.h - s.y - s.h, 0);
    for (size_t i = 0; i < l->count && (dx != 0 || dy != 0); i++) {
        if (task->piece_city[l->order[i]] != task->piece_city[piece])
            continue;
        l->feet[l->order[i]].x += dx;
        l->feet[l->order[i]].y += dy;
    }
}

/* Two pieces so close that one hides the other step apart sideways; false when they are far enough. */
static bool step_apart(const struct group_task *task, struct group_layout *l, size_t a, size_t b)
{
    struct rect ra = box_at(task, l, a), rb = box_at(task, l, b);
    float shared = plane_shared(ra, rb), smaller = fminf(ra.w * ra.h, rb.w * rb.h);
    if (shared < 0.4f * smaller)
        return false;
    float dx = l->feet[b].x - l->feet[a].x;
    float side = dx > 0.01f ? 1 : dx < -0.01f ? -1 : a < b ? 1 : -1;
    float step = task->figure_w * 0.06f;
    l->feet[a].x -= side * step;
    l->feet[b].x += side * step;
    return true;
}

/* How far to the front a piece is drawn. The case comes last: it is small, and everybody must see where it is. */
static float frontness(const struct group_layout *l, size_t piece)
{
    return piece == GROUP_CASE ? INFINITY : l->feet[piece].y;
}

static void sort_back_to_front(struct group_layout *l)
{
    for (size_t i = 1; i < l->count; i++)
        for (size_t k = i; k > 0 && frontness(l, l->order[k]) < frontness(l, l->order[k - 1]); k--) {
            uint8_t swap = l->order[k];
            l->order[k] = l->order[k - 1];
            l->order[k - 1] = swap;
        }
}

float group_visible(const struct group_task *task, const struct group_layout *layout, size_t piece)
{
    enum { GRID = 12 };
    struct rect own = box_at(task, layout, piece);
    int seen = 0;
    for (int k = 0; k < GRID * GRID; k++) {
        int column = k % GRID, row = k / GRID;
        struct point p = {own.x + own.w * ((float)column + 0.5f) / GRID,
                          own.y + own.h * ((float)row + 0.5f) / GRID};
        bool covered = false, behind = true;
        for (size_t i = 0; i < layout->count; i++) {
            if (!behind && rect_has(box_at(task, layout, layout->order[i]), p))
                covered = true;
            if (layout->order[i] == piece)
                behind = false;
        }
        seen += !covered;
    }
    return (float)seen / (GRID * GRID);
}

/* Whoever is still covered by several at once steps back, up the map, until seen; at the upper edge to the side. */
static bool step_back(const struct group_task *task, struct group_layout *l)
{
    bool moved = false;
    for (size_t i = 0; i < l->count; i++) {
        size_t piece = l->order[i];
        if (group_visible(task, l, piece) >= 0.5f)
            continue;
        struct rect r = box_at(task, l, piece);
        if (r.y - task->figure_h * 0.04f > task->sheet.y)
            l->feet[piece].y -= task->figure_h * 0.04f;
        else
            l->feet[piece].x +=
                task->figure_w * (r.x + r.w / 2 > task->sheet.x + task->sheet.w / 2 ? -0.1f : 0.1f);
        moved = true;
    }
    return moved;
}

void groups_place(const struct group_task *task, struct group_layout *out)
{
    *out = (struct group_layout){0};
    for (size_t p = 0; p < GROUP_PIECES; p++) {
        if (task->piece_city[p] == SOLOMON_NOWHERE)
            continue;
        stand_in_city(task, task->piece_city[p], out);
        out->order[out->count++] = (uint8_t)p;
    }
    for (int push = 0; push < PUSHES; push++) {
        bool moved = false;
        for (size_t i = 0; i < out->count; i++)
            for (size_t k = i + 1; k < out->count; k++)
                moved = step_apart(task, out, out->order[i], out->order[k]) || moved;
        for (size_t i = 0; i < out->count; i++)
            keep_inside(task, out, out->order[i]);
        sort_back_to_front(out);
        moved = step_back(task, out) || moved;
        if (!moved)
            break;
    }
    sort_back_to_front(out);
}
