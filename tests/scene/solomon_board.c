/* Where things lie on the board: no drawing in here. */
#include "cmocka_all.h"

#include "base/assets.h"
#include "base/file.h"
#include "scene/solomon/groups.h"
#include "scene/solomon/labels.h"
#include "scene/solomon/payoff_board.h"
#include "scene/solomon/projection.h"
#include "scene/solomon/strands.h"
#include "scene/solomon_random.h"
#include "table/layout.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static char *print_text(size_t *length)
{
    char path[ASSETS_PATH_MAX], *bytes;
    struct file_error err;
    assert_true(assets_find("solomon/map/projection.json", path, sizeof path));
    if (!file_read(path, 1 << 20, &bytes, length, &err))
        fail_msg("%s", err.text);
    return bytes;
}

static struct projection print_of(void)
{
    size_t length;
    char *bytes = print_text(&length);
    struct projection p;
    game_error err = {""};
    if (!projection_read(bytes, length, &p, &err))
        fail_msg("%s", err.text);
    free(bytes);
    return p;
}

/* The map's own control points, written by what drew the map. */
static void cities_stand_where_the_map_has_them(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        double lon, lat;
    } controls[] = {{"Lisbon", -9.14, 38.72},
                    {"Moscow", 37.62, 55.75},
                    {"Palermo", 13.36, 38.12},
                    {"Vienna", 16.37, 48.21}};
    size_t length;
    char *bytes = print_text(&length);
    json_t *root = json_loadb(bytes, length, 0, NULL);
    struct projection p = print_of(), usual = projection_usual();
    for (size_t i = 0; i < sizeof controls / sizeof controls[0]; i++) {
        const json_t *at = json_object_get(json_object_get(root, "control"), controls[i].name);
        float x = (float)json_number_value(json_array_get(at, 0)),
              y = (float)json_number_value(json_array_get(at, 1));
        struct point got = projection_at(&p, controls[i].lon, controls[i].lat);
        assert_float_equal(got.x, x, 0.2f);
        assert_float_equal(got.y, y, 0.2f);
        got = projection_at(&usual, controls[i].lon, controls[i].lat);
        assert_float_equal(got.x, x, 0.2f);
        assert_float_equal(got.y, y, 0.2f);
    }
    assert_int_equal(p.track_count, 21);
    json_decref(root);
    free(bytes);
}

static void a_bad_projection_is_refused_by_name(void **state)
{
    (void)state;
    static const struct {
        const char *text, *says;
    } bad[] = {
        {"{", "line"},
        {"{}", "`kind`"},
        {"{\"kind\": \"mercator\"}", "`kind`"},
        {"{\"kind\": \"conic-conformal\", \"parallels\": [58, 38]}", "`parallels`"},
        {"{\"kind\": \"conic-conformal\", \"parallels\": [38, 58], \"translate\": [1, 2], \"size\": [0, 4]}",
         "`size`"},
        {"{\"kind\": \"conic-conformal\", \"parallels\": [38, 58], \"translate\": [1, 2], \"size\": [4, 4], "
         "\"scale\": 1, \"rotate\": 0, \"track\": []}",
         "`track`"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct projection p = {.scale = 77};
        game_error err = {""};
        assert_false(projection_read(bad[i].text, strlen(bad[i].text), &p, &err));
        assert_non_null(strstr(err.text, bad[i].says));
        assert_true(p.scale == 77);
    }
}

/* --- the board on a map of some width ---------------------------------------------------------------------- */

struct small_board {
    size_t n;
    struct point city[SOLOMON_CITIES];
    struct strand strand[STRANDS_MAX];
    size_t strands;
    float unit, w, h;
};

static void lay_out(const struct game_box *box, float width, struct small_board *b)
{
    struct projection p = print_of();
    b->unit = width / p.width;
    b->w = width;
    b->h = p.height * b->unit;
    b->n = solomon_city_count(box);
    for (size_t c = 0; c < b->n; c++) {
        double lon, lat;
        solomon_city_at(box, c, &lon, &lat);
        struct point at = projection_at(&p, lon, lat);
        b->city[c] = (struct point){at.x * b->unit, at.y * b->unit};
    }
    b->strands = strands_make(box, b->city, b->strand, STRANDS_MAX);
}

static void strands_join_the_pins_of_their_cities(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    const struct game_box *box = board_of(&shelf);
    struct small_board *b = calloc(1, sizeof *b);
    lay_out(box, 1430, b);
    size_t ends = 0;
    for (size_t c = 0; c < b->n; c++)
        for (uint64_t near = solomon_neighbours(box, c); near != 0; near &= near - 1)
            ends++;
    assert_true(b->strands == ends / 2);
    for (size_t s = 0; s < b->strands; s++) {
        const struct strand *strand = &b->strand[s];
        assert_true(solomon_neighbours(box, strand->from) >> strand->to & 1);
        assert_true(plane_distance(strand->at[0], b->city[strand->from]) < 0.01f);
        assert_true(plane_distance(strand->at[STRAND_POINTS - 1], b->city[strand->to]) < 0.01f);
        float length = plane_distance(strand->at[0], strand->at[STRAND_POINTS - 1]);
        for (size_t k = 1; k < STRAND_POINTS; k++) /* taut: never far from the straight line */
            assert_true(plane_distance(strand->at[k],
                                       plane_between(b->city[strand->from], b->city[strand->to],
                                                     (float)k / (STRAND_POINTS - 1))) < length * 0.08f);
        struct point middle = strand_along(strand->at, STRAND_POINTS, 0.5f);
        assert_true(fabsf(plane_distance(middle, strand->at[0]) -
                          plane_distance(middle, strand->at[STRAND_POINTS - 1])) < length * 0.05f);
    }
    free(b);
    shelf_clear(&shelf);
}

static void place_names(const struct game_box *box, float width, float text)
{
    struct small_board *b = calloc(1, sizeof *b);
    lay_out(box, width, b);
    struct point size[SOLOMON_CITIES];
    float clear[SOLOMON_CITIES];
    struct rect placed[SOLOMON_CITIES];
    for (size_t c = 0; c < b->n; c++) {
        size[c] = (struct point){(float)strlen(solomon_city_name(box, c)) * 9.4f * text + 10, 24 * text};
        clear[c] = 13 * width / 1430;
    }
    struct label_task task = {.count = b->n, .at = b->city, .size = size, .clear = clear};
    task.sheet = (struct rect){10, 10, b->w - 20, b->h - 20};
    task.strands = b->strand;
    task.strand_count = b->strands;
    float scale = labels_place(&task, placed);
    if (labels_overlaps(&task, placed) != 0)
        fail_msg("%zu names overlap on a map %g wide at %g %%", labels_overlaps(&task, placed), (double)width,
                 (double)text * 100);
    assert_true(scale >= (text <= 1.2f ? 0.99f : 0.5f));
    free(b);
}

static void no_name_lies_on_another_at_any_size(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    const struct game_box *box = board_of(&shelf);
    for (float width = 1380; width <= 1900; width += 65)
        for (float text = 1; text <= 2.01f; text += 0.25f)
            place_names(box, width, text);
    shelf_clear(&shelf);
}

/* A board on which cities stand anywhere. */
static void no_name_lies_on_another_on_changed_boards(void **state)
{
    (void)state;
    uint64_t dice = 5;
    for (int board = 0; board < 30; board++) {
        struct point at[30], size[30];
        float clear[30];
        struct rect placed[30];
        for (size_t i = 0; i < 30; i++) {
            bool far = false;
            while (!far) {
                at[i] = (struct point){60 + (float)dice_draw(&dice, 1300), 40 + (float)dice_draw(&dice, 860)};
                far = true;
                for (size_t k = 0; k < i; k++)
                    far = far && plane_distance(at[i], at[k]) > 62;
            }
            size[i] = (struct point){70 + (float)dice_draw(&dice, 60), 24};
            clear[i] = 13;
        }
        struct label_task task = {
            .count = 30, .at = at, .size = size, .clear = clear, .sheet = {0, 0, 1430, 950}};
        labels_place(&task, placed);
        assert_int_equal(labels_overlaps(&task, placed), 0);
    }
}

/* --- figures --------------------------------------------------------------------------------------------------- */

static void check_group(const struct group_task *task)
{
    struct group_layout l;
    groups_place(task, &l);
    for (size_t i = 0; i < l.count; i++) {
        float seen = group_visible(task, &l, l.order[i]);
        if (seen < 0.55f) {
            for (size_t k = 0; k < l.count; k++)
                print_message("piece %u in city %u at %g %g\n", l.order[k], task->piece_city[l.order[k]],
                              (double)l.feet[l.order[k]].x, (double)l.feet[l.order[k]].y);
            fail_msg("piece %u is hidden: %g of it is seen", l.order[i], (double)seen);
        }
        assert_true(plane_within(group_box(task, &l, l.order[i]), rect_grow(task->sheet, 0.5f)));
        float far = plane_distance(l.feet[l.order[i]], task->city[task->piece_city[l.order[i]]]);
        assert_true(far < task->figure_w * 3.4f + task->sheet.x);
    }
}

static void nobody_is_hidden(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    const struct game_box *box = board_of(&shelf);
    struct small_board *b = calloc(1, sizeof *b);
    lay_out(box, 1430, b);
    uint8_t city[GROUP_PIECES];
    struct group_task task = {
        .city = b->city, .piece_city = city, .figure_w = 50, .figure_h = 98, .case_w = 40, .case_h = 32};
    task.sheet = (struct rect){4, 4, b->w - 8, b->h - 8};
    for (size_t c = 0; c < b->n; c++) { /* all in one city */
        for (size_t p = 0; p < GROUP_PIECES; p++)
            city[p] = (uint8_t)c;
        check_group(&task);
    }
    uint64_t dice = 11;
    for (int i = 0; i < 3000; i++) { /* in a few cities that lie near each other, or anywhere */
        uint8_t start = (uint8_t)dice_draw(&dice, (uint32_t)b->n);
        for (size_t p = 0; p < GROUP_PIECES; p++) {
            uint8_t next = (uint8_t)dice_draw(&dice, (uint32_t)b->n);
            bool near = plane_distance(b->city[start], b->city[next]) < 130;
            city[p] = i % 3 == 0 ? next : near ? next : start;
        }
        check_group(&task);
    }
    free(b);
    shelf_clear(&shelf);
}

/* --- the window ------------------------------------------------------------------------------------------------- */

static bool apart(struct rect a, struct rect b)
{
    return rect_empty(a) || rect_empty(b) || plane_shared(a, b) == 0;
}

static void parts_of_the_table_never_overlap(void **state)
{
    (void)state;
    static const struct point windows[] = {{1920, 1080}, {1920, 1200}, {1920, 1440},
                                           {2560, 1080}, {3840, 1080}, {2520, 1080}};
    for (size_t w = 0; w < sizeof windows / sizeof windows[0]; w++)
        for (int seats = 2; seats <= 4; seats++)
            for (float line = 27; line <= 58; line += 3) {
                struct rect window = {0, 0, windows[w].x, windows[w].y};
                struct layout_task task = {window, line, seats, 4096.0f / 2731, SOLOMON_AGENTS};
                struct table_layout l = table_layout_make(&task);
                struct rect part[] = {l.middle, l.head, l.seats, l.log, l.file, l.bar};
                for (size_t i = 0; i < 6; i++) {
                    assert_true(rect_empty(part[i]) || plane_within(part[i], rect_grow(window, 0.01f)));
                    for (size_t k = 0; k < i; k++)
                        assert_true(apart(part[i], part[k]));
                }
                assert_true(l.middle.w >=
                            0.62f * fminf(window.w, window.h * 1.5f)); /* the map is the largest */
                assert_true(l.seats.h >= (float)seats * line * 2);
            }
}

static void payoff_boards_differ_and_hold_every_space(void **state)
{
    (void)state;
    for (int board = 1; board <= 4; board++) {
        unsigned seen = 0;
        for (int k = 0; k <= SOLOMON_DOCTOR; k++)
            seen |= 1U << payoff_board(board)[k];
        assert_int_equal(seen, 0x7f);
        for (int other = 1; other < board; other++)
            assert_true(memcmp(payoff_board(board), payoff_board(other), 7) != 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cities_stand_where_the_map_has_them),
        cmocka_unit_test(a_bad_projection_is_refused_by_name),
        cmocka_unit_test(strands_join_the_pins_of_their_cities),
        cmocka_unit_test(no_name_lies_on_another_at_any_size),
        cmocka_unit_test(no_name_lies_on_another_on_changed_boards),
        cmocka_unit_test(nobody_is_hidden),
        cmocka_unit_test(parts_of_the_table_never_overlap),
        cmocka_unit_test(payoff_boards_differ_and_hold_every_space),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
