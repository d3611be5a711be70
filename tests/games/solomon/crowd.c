/* Agents who meet: each can be told from the others by the outline of its own picture, and by what it is known by. */
#include "base/assets.h"
#include "cmocka_all.h"
#include "games/solomon/art.h"
#include "table/plane.h"

#include <SDL_image.h>
#include <math.h>
#include <string.h>

enum { CANVAS = 512, CELL = 4, ACROSS = CANVAS / CELL, FIELD = 400 };

static const float pixels_a_unit = 172 * 2.08f / 98; /* of the board, as pieces.c draws them */

/* What each is known by, in pixels of its picture. */
static const struct {
    const char *name;
    SDL_Rect key;
} agents[SOLOMON_AGENTS] = {
    [SOLOMON_BEACON] = {"beacon", {145, 30, 64, 118}},
    [SOLOMON_MAGICIAN] = {"magician", {196, 34, 124, 100}},
    [SOLOMON_ROULETTE] = {"roulette", {164, 22, 190, 165}},
    [SOLOMON_SPYGLASS] = {"spyglass", {262, 58, 146, 110}},
    [SOLOMON_TEMPEST] = {"tempest", {285, 60, 140, 150}},
    [SOLOMON_VAGABOND] = {"vagabond", {296, 20, 96, 118}},
};

struct crowd {
    bool solid[SOLOMON_AGENTS][ACROSS][ACROSS];
    int8_t front[FIELD][FIELD]; /* whom one sees there, or -1 */
};

static void read_outlines(struct crowd *c)
{
    for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
        char name[64], path[ASSETS_PATH_MAX];
        snprintf(name, sizeof name, "solomon/figures/%s.png", agents[a].name);
        assert_true(assets_find(name, path, sizeof path));
        SDL_Surface *raw = IMG_Load(path);
        assert_non_null(raw);
        SDL_Surface *s = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGBA32, 0);
        assert_int_equal(s->w, CANVAS);
        assert_int_equal(s->h, CANVAS);
        for (int y = 0; y < ACROSS; y++)
            for (int x = 0; x < ACROSS; x++) {
                const uint8_t *p =
                    (const uint8_t *)s->pixels + (y * CELL + 2) * s->pitch + (x * CELL + 2) * 4;
                c->solid[a][y][x] = p[3] > 100;
            }
        SDL_FreeSurface(s);
        SDL_FreeSurface(raw);
    }
}

static struct point corner_of(const struct figure_layout *l, size_t agent)
{
    return (struct point){roundf((l->feet[agent].x * pixels_a_unit - 256) / CELL),
                          roundf((l->feet[agent].y * pixels_a_unit - 430) / CELL)};
}

/* Whether an agent's picture covers a cell of its canvas; key: what it is known by. */
static bool covers(const struct crowd *c, size_t a, int x, int y, bool key)
{
    SDL_Point p = {x * CELL, y * CELL};
    return c->solid[a][y][x] && (!key || SDL_PointInRect(&p, &agents[a].key));
}

static void draw_all(struct crowd *c, const struct figure_layout *l)
{
    memset(c->front, -1, sizeof c->front);
    for (size_t i = 0; i < l->count; i++) {
        size_t a = l->order[i];
        if (a == PIECE_CASE)
            continue;
        struct point at = corner_of(l, a);
        for (int y = 0; y < ACROSS; y++)
            for (int x = 0; x < ACROSS; x++)
                if (covers(c, a, x, y, false))
                    c->front[y + (int)at.y][x + (int)at.x] = (int8_t)a;
    }
}

/* The share of an agent, or of what it is known by, that is seen. */
static float seen(const struct crowd *c, const struct figure_layout *l, size_t a, bool key)
{
    struct point at = corner_of(l, a);
    int all = 0, there = 0;
    for (int y = 0; y < ACROSS; y++)
        for (int x = 0; x < ACROSS; x++) {
            if (!covers(c, a, x, y, key))
                continue;
            all++;
            there += c->front[y + (int)at.y][x + (int)at.x] == (int8_t)a;
        }
    return all > 0 ? (float)there / (float)all : 0;
}

static void of_a_crowd_each_is_told_from_the_others(void **state)
{
    (void)state;
    static struct crowd c;
    static struct sprites sprites;
    struct point city = {220, 240};
    uint8_t where[PIECES];
    struct figure_task task;
    art_figures(&sprites, &city, 0, &task);
    task.at = where;
    task.sheet = (struct rect){0, 0, 440, 440};
    read_outlines(&c);
    for (unsigned members = 1; members < 1U << SOLOMON_AGENTS; members++) {
        struct figure_layout l;
        for (size_t p = 0; p < PIECES; p++)
            where[p] = p < SOLOMON_AGENTS && (members >> p & 1) ? 0 : SOLOMON_NOWHERE;
        figures_place(&task, &l);
        draw_all(&c, &l);
        for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
            if (!(members >> a & 1))
                continue;
            float whole = seen(&c, &l, a, false), key = seen(&c, &l, a, true);
            if (whole < 0.72f || key < 0.66f) /* of large figures less is enough */
                fail_msg("of %s among %02x only %.2f is seen, %.2f of what it is known by", agents[a].name,
                         members, (double)whole, (double)key);
        }
    }
}

/* Of the upper half of an agent, where the face is, the share that the case hides. */
static float face_hidden(const struct crowd *c, const struct figure_layout *l, const struct figure_task *task,
                         size_t a)
{
    const uint32_t *box = l->outline[PIECE_CASE].row;
    float cell = task->cell;
    struct point at = corner_of(l, a), feet = l->feet[PIECE_CASE];
    int all = 0, hidden = 0, top = -1;
    for (int y = 0; y < ACROSS; y++)
        for (int x = 0; x < ACROSS; x++) {
            if (!covers(c, a, x, y, false))
                continue;
            top = top < 0 ? y : top;
            if (y > (top + 430 / CELL) / 2)
                continue;
            all++;
            float u = (float)(x + at.x) * CELL / pixels_a_unit, v = (float)(y + at.y) * CELL / pixels_a_unit;
            int column = (int)floorf((u - feet.x) / cell) + OUTLINE_CELLS / 2;
            int row = (int)floorf((v - feet.y) / cell + 430 / 16.0f);
            if (column >= 0 && column < OUTLINE_CELLS && row >= 0 && row < OUTLINE_CELLS)
                hidden += box[row] >> (OUTLINE_CELLS - 1 - column) & 1;
        }
    return (float)hidden / (float)all;
}

/* In two cities as near to each other as Budapest and Belgrade are. */
static void the_case_lies_before_nobodys_face(void **state)
{
    (void)state;
    static struct crowd c;
    static struct sprites sprites;
    static const struct point near[] = {{39, 84}, {-39, 84}, {60, 60}, {70, 20},
                                        {20, 90}, {0, 84},   {-60, 50}};
    struct point city[2] = {{300, 240}};
    uint8_t where[PIECES];
    struct figure_task task;
    art_figures(&sprites, city, 2, &task);
    task.at = where;
    task.sheet = (struct rect){0, 0, 600, 440};
    read_outlines(&c);
    for (size_t k = 0; k < sizeof near / sizeof near[0]; k++)
        for (size_t a = 0; a < SOLOMON_AGENTS; a++)
            for (size_t b = 0; b < SOLOMON_AGENTS; b++) {
                struct figure_layout l;
                if (a == b)
                    continue;
                memset(where, SOLOMON_NOWHERE, sizeof where);
                city[1] = (struct point){city[0].x + near[k].x, city[0].y + near[k].y};
                where[a] = where[PIECE_CASE] = 0;
                where[b] = 1;
                figures_place(&task, &l);
                struct point middle = {l.feet[PIECE_CASE].x, l.feet[PIECE_CASE].y - task.prop_h / 2};
                if (plane_distance(middle, city[0]) > plane_distance(middle, city[1]))
                    fail_msg("%g, %g: the case of %s seems to lie in the city of %s", (double)near[k].x,
                             (double)near[k].y, agents[a].name, agents[b].name);
                float other = face_hidden(&c, &l, &task, b), own = face_hidden(&c, &l, &task, a);
                if (other > 0.06f || own > 0.06f)
                    fail_msg("%g, %g: the case of %s hides %.2f of the face of %s, %.2f of its own",
                             (double)near[k].x, (double)near[k].y, agents[a].name, (double)other,
                             agents[b].name, (double)own);
            }
}

/* --- in black, and small ------------------------------------------------------------------------------------- */

enum { SMALL = 48, AIR = 6 /* pixels at each side, for looking at them shifted */ };

/* The outline of an agent without its base, as high as the whole of it may be, in the middle of a square. */
struct black {
    bool ink[SMALL][SMALL + 2 * AIR];
};

/* The rows of a picture in which an agent is seen, down to its card base, and the columns of those rows. */
static SDL_Rect body_of(const struct crowd *c, size_t a)
{
    enum { BASE = 400 / CELL }; /* from there on every picture has the same base */
    int left = ACROSS, right = -1, top = ACROSS;
    for (int y = 0; y < BASE; y++)
        for (int x = 0; x < ACROSS; x++) {
            if (!c->solid[a][y][x])
                continue;
            left = x < left ? x : left;
            right = x > right ? x : right;
            top = y < top ? y : top;
        }
    return (SDL_Rect){left, top, right - left + 1, BASE - top};
}

static void blacken(const struct crowd *c, size_t a, struct black *out)
{
    SDL_Rect body = body_of(c, a);
    float scale = (float)body.h / SMALL, middle = (float)body.x + (float)body.w / 2;
    memset(out, 0, sizeof *out);
    for (int y = 0; y < SMALL; y++)
        for (int x = 0; x < SMALL + 2 * AIR; x++) {
            int from = (int)floorf(middle + ((float)x + 0.5f - AIR - SMALL / 2.0f) * scale),
                row = body.y + (int)(((float)y + 0.5f) * scale);
            out->ink[y][x] = from >= 0 && from < ACROSS && row < ACROSS && c->solid[a][row][from];
        }
}

/* The share of what either covers that only one of them does, at the shift where they are most alike; seen from the other side, too. */
static float unlike(const struct black *a, const struct black *b)
{
    float least = 1;
    for (int mirrored = 0; mirrored < 2; mirrored++)
        for (int shift = -AIR; shift <= AIR; shift++) {
            int one = 0, either = 0;
            for (int y = 0; y < SMALL; y++)
                for (int x = 0; x < SMALL + 2 * AIR; x++) {
                    int at = (mirrored ? SMALL + 2 * AIR - 1 - x : x) + shift;
                    bool in_b = at >= 0 && at < SMALL + 2 * AIR && b->ink[y][at];
                    one += a->ink[y][x] != in_b;
                    either += a->ink[y][x] || in_b;
                }
            least = fminf(least, (float)one / (float)either);
        }
    return least;
}

/* Whatever their colours: 48 pixels high and in black no two of them look alike, however they are laid over each other. */
static void in_black_they_are_told_apart(void **state)
{
    (void)state;
    static const float bound = 0.2f;
    static struct crowd c;
    static struct black black[SOLOMON_AGENTS];
    read_outlines(&c);
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        blacken(&c, a, &black[a]);
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        for (size_t b = 0; b < a; b++) {
            float is = unlike(&black[a], &black[b]);
            print_message("%s and %s: %.2f\n", agents[a].name, agents[b].name, (double)is);
            if (is < bound)
                fail_msg("%s and %s differ in %.2f of their outlines", agents[a].name, agents[b].name,
                         (double)is);
        }
    for (size_t a = 0; a < SOLOMON_AGENTS; a++)
        assert_true(unlike(&black[a], &black[a]) == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(of_a_crowd_each_is_told_from_the_others),
                                       cmocka_unit_test(the_case_lies_before_nobodys_face),
                                       cmocka_unit_test(in_black_they_are_told_apart)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
