#include "scene/solomon/groups.h"

#include "scene/solomon/outlines.h"
#include "table/game.h"

#include <math.h>
#include <string.h>

enum { PUSHES = 120 };

static const float least_seen = 0.6f; /* of any piece */

/* Who stands where and who hides whom, worked out from the figures' silhouettes so that of each nearly all is seen, and above
 * all what it is known by: lantern, hat, wheel, telescope, scarf, bundle. From left to right; from the back to the front of
 * those in a row; who goes into the back row first. */
static const uint8_t from_left[SOLOMON_AGENTS] = {SOLOMON_BEACON,   SOLOMON_MAGICIAN, SOLOMON_SPYGLASS,
                                                  SOLOMON_VAGABOND, SOLOMON_TEMPEST,  SOLOMON_ROULETTE};
static const uint8_t depth[SOLOMON_AGENTS] = {
    [SOLOMON_BEACON] = 0,   [SOLOMON_MAGICIAN] = 1, [SOLOMON_TEMPEST] = 2,
    [SOLOMON_ROULETTE] = 3, [SOLOMON_VAGABOND] = 4, [SOLOMON_SPYGLASS] = 5};
static const uint8_t tall[SOLOMON_AGENTS] = {SOLOMON_SPYGLASS, SOLOMON_VAGABOND, SOLOMON_MAGICIAN,
                                             SOLOMON_BEACON,   SOLOMON_ROULETTE, SOLOMON_TEMPEST};

/* How n figures stand: so many in the back row, the distance between them, how far up and to the side the back row is, and
 * where the case stands; in figure widths from the pin. */
static const struct formation {
    size_t back;
    float pitch, up, aside;
    struct point the_case;
} formations[SOLOMON_AGENTS + 1] = {
    {0, 0, 0, 0, {0, 0.12f}},
    {0, 1, 0, 0, {0.82f, 0.12f}},
    {0, 1, 0, 0, {1.28f, 0.12f}},
    {0, 1, 0, 0, {1.78f, 0.12f}},
    {2, 1.2f, 1.45f, 0.55f, {1.4f, 0.14f}},
    {2, 1.18f, 1.45f, 0, {0.6f, 0.46f}},
    {3, 1.18f, 1.45f, 0.5f, {0.6f, 0.46f}},
};

/* Places a row of the members, in the order from the left. Whoever stands beside Vagabond's bundle or Tempest's scarf keeps
 * clear of it. */
static void stand_in_row(const struct group_task *task, unsigned members, struct point middle, float pitch,
                         struct group_layout *out)
{
    static const float more[SOLOMON_AGENTS] = {[SOLOMON_VAGABOND] = 0.36f, [SOLOMON_TEMPEST] = 0.2f};
    float x[SOLOMON_AGENTS], all = 0;
    int before = -1;
    for (size_t i = 0; i < SOLOMON_AGENTS; i++) {
        uint8_t agent = from_left[i];
        if (!(members >> agent & 1))
            continue;
        all += before < 0 ? 0 : pitch + more[before];
        x[agent] = all;
        before = agent;
    }
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        if (members >> a & 1)
            out->feet[a] = (struct point){middle.x + (x[a] - all / 2) * task->figure_w, middle.y};
}

static void stand_in_city(const struct group_task *task, uint8_t city, struct group_layout *out)
{
    unsigned members = 0, back = 0;
    size_t n = 0, behind = 0;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        if (task->piece_city[a] == city) {
            members |= 1U << a;
            n++;
        }
    const struct formation *f = &formations[n];
    for (size_t i = 0; i < SOLOMON_AGENTS && behind < f->back; i++)
        if (members >> tall[i] & 1) {
            back |= 1U << tall[i];
            behind++;
        }
    struct point pin = task->city[city];
    struct point rear = {pin.x + f->aside * task->figure_w, pin.y - f->up * task->figure_w};
    stand_in_row(task, back, rear, f->pitch, out);
    stand_in_row(task, members & ~back, pin, f->pitch, out);
    out->feet[GROUP_CASE] =
        task->piece_city[GROUP_CASE] == city
            ? (struct point){pin.x + f->the_case.x * task->figure_w, pin.y + f->the_case.y * task->figure_w}
            : out->feet[GROUP_CASE];
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

/* What is left of a piece's outline when others in front of it are taken away. */
static void cover(const struct group_task *task, const struct group_layout *l, size_t piece, size_t by,
                  uint32_t rows[OUTLINE_CELLS])
{
    float cell = task->figure_h * OUTLINE_CELL;
    outline_cover(rows, by, (int)lroundf((l->feet[by].x - l->feet[piece].x) / cell),
                  (int)lroundf((l->feet[by].y - l->feet[piece].y) / cell));
}

/* Moves all that stands in a city. */
static void move_group(const struct group_task *task, struct group_layout *l, uint8_t city, float dx)
{
    for (size_t i = 0; i < l->count; i++)
        if (task->piece_city[l->order[i]] == city)
            l->feet[l->order[i]].x += dx;
}

/* Two pieces of different cities of which the one in front, the later in the order, hides much of the other: their
 * groups step apart sideways. False when they are far enough. */
static bool step_apart(const struct group_task *task, struct group_layout *l, size_t behind, size_t front)
{
    static const float most = 0.15f;
    uint8_t from = task->piece_city[behind], to = task->piece_city[front];
    uint32_t left[OUTLINE_CELLS];
    float far = task->figure_h * OUTLINE_CELL * OUTLINE_CELLS;
    if (from == to || fabsf(l->feet[behind].x - l->feet[front].x) > far ||
        fabsf(l->feet[behind].y - l->feet[front].y) > far)
        return false;
    memcpy(left, outline_of(behind), sizeof left);
    unsigned all = outline_size(left);
    cover(task, l, behind, front, left);
    if ((float)(all - outline_size(left)) < most * (float)all)
        return false;
    float dx = task->city[to].x - task->city[from].x, step = task->figure_w * 0.05f;
    float side = dx > 0.01f ? 1 : dx < -0.01f ? -1 : from < to ? 1 : -1;
    move_group(task, l, from, -side * step);
    move_group(task, l, to, side * step);
    return true;
}

/* How far to the front a piece is drawn. The case comes last: it is small, and everybody must see where it is. */
static float frontness(const struct group_layout *l, size_t piece)
{
    return piece == GROUP_CASE ? INFINITY : l->feet[piece].y + 0.01f * (float)depth[piece];
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
    uint32_t left[OUTLINE_CELLS];
    memcpy(left, outline_of(piece), sizeof left);
    unsigned all = outline_size(left);
    bool behind = true;
    for (size_t i = 0; i < layout->count; i++) {
        if (!behind)
            cover(task, layout, piece, layout->order[i], left);
        if (layout->order[i] == piece)
            behind = false;
    }
    return (float)outline_size(left) / (float)all;
}

/* Whoever is still covered by several at once steps back, up the map, until seen; at the upper edge to the side. */
static bool step_back(const struct group_task *task, struct group_layout *l)
{
    bool moved = false;
    for (size_t i = 0; i < l->count; i++) {
        size_t piece = l->order[i];
        if (group_visible(task, l, piece) >= least_seen)
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

/* How much of the others the case hides there, in cells: of an upper half, where the face is, each counts for many. */
static float hidden_by_case(const struct group_task *task, const struct group_layout *l)
{
    static const float face = 6, rest = 0.2f;
    float sum = 0;
    for (size_t i = 0; i < l->count; i++) {
        size_t piece = l->order[i];
        if (piece == GROUP_CASE)
            continue;
        const uint32_t *whole = outline_of(piece);
        uint32_t left[OUTLINE_CELLS];
        memcpy(left, whole, sizeof left);
        cover(task, l, piece, GROUP_CASE, left);
        int top = 0;
        while (top < OUTLINE_CELLS && whole[top] == 0)
            top++;
        uint32_t upper[OUTLINE_CELLS] = {0};
        for (int y = top; y < (top + OUTLINE_CELLS) / 2; y++)
            upper[y] = whole[y] & ~left[y];
        sum += rest * (float)(outline_size(whole) - outline_size(left)) + face * (float)outline_size(upper);
    }
    return sum;
}

/* How much the case would seem to lie in another city than its own: so many times nearer it is to that. 0: it is clearly
 * further. */
static float misleads(const struct group_task *task, struct point feet, uint8_t city)
{
    static const float clearly = 1.6f, most = 3;
    float worst = 0;
    struct point middle = {feet.x, feet.y - task->case_h / 2};
    float own = plane_distance(middle, task->city[city]);
    for (size_t c = 0; c < task->cities; c++)
        if (c != city)
            worst = fmaxf(worst, own / fmaxf(plane_distance(middle, task->city[c]), own / most));
    return worst * clearly > 1 ? worst : 0;
}

/* The case stands at the right of those who have it; where it would lie before somebody's face, of this city or the next,
 * at their left or lower, before their feet. home: what its group was moved by; placed: where it was put last. */
static void set_down_case(const struct group_task *task, struct group_layout *l, struct point *home,
                          struct point *placed)
{
    static const struct point place[] = {{1, 0},    {-1, 0},      {0.6f, 0.42f}, {-0.6f, 0.42f},
                                         {0, 0.5f}, {1.5f, 0.1f}, {-1.5f, 0.1f}};
    static const float dislike = 5, wrong = 60; /* cells: of each further place, of one that misleads */
    uint8_t city = task->piece_city[GROUP_CASE];
    size_t n = 0;
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        n += task->piece_city[a] == city;
    if (city == SOLOMON_NOWHERE || n == 0)
        return;
    struct point *feet = &l->feet[GROUP_CASE], pin = task->city[city], best = *feet;
    const struct formation *f = &formations[n];
    *home = (struct point){home->x + feet->x - placed->x, home->y + feet->y - placed->y};
    float least = INFINITY;
    for (size_t i = 0; i < sizeof place / sizeof place[0]; i++) {
        *feet = (struct point){pin.x + home->x + f->the_case.x * place[i].x * task->figure_w,
                               pin.y + home->y + (f->the_case.y + place[i].y) * task->figure_w};
        float cost = hidden_by_case(task, l) + dislike * (float)i + wrong * misleads(task, *feet, city);
        if (plane_within(box_at(task, l, GROUP_CASE), task->sheet) && cost < least) {
            least = cost;
            best = *feet;
        }
    }
    *feet = *placed = best;
}

void groups_place(const struct group_task *task, struct group_layout *out)
{
    struct point home = {0, 0}, placed;
    *out = (struct group_layout){0};
    for (size_t p = 0; p < GROUP_PIECES; p++) {
        if (task->piece_city[p] == SOLOMON_NOWHERE)
            continue;
        stand_in_city(task, task->piece_city[p], out);
        out->order[out->count++] = (uint8_t)p;
    }
    placed = out->feet[GROUP_CASE];
    for (int push = 0; push < PUSHES; push++) {
        bool moved = false;
        set_down_case(task, out, &home, &placed);
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
    set_down_case(task, out, &home, &placed);
    sort_back_to_front(out);
}
