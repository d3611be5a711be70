/* Where things lie on the board: no drawing in here. */
#include "cmocka_all.h"

#include "games/solomon/art.h"
#include "games/solomon/scene/random.h"
#include "scene/solomon/parts.h"
#include "table/labels.h"
#include "table/plane.h"
#include "table/strands.h"
#include "ui/layout.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

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
    char *bytes = art_text("solomon/map/projection.json", &length);
    json_t *root = json_loadb(bytes, length, 0, NULL);
    struct projection p;
    struct map_track track;
    art_projection(&p, &track);
    for (size_t i = 0; i < sizeof controls / sizeof controls[0]; i++) {
        const json_t *at = json_object_get(json_object_get(root, "control"), controls[i].name);
        float x = (float)json_number_value(json_array_get(at, 0)),
              y = (float)json_number_value(json_array_get(at, 1));
        struct point got = projection_at(&p, controls[i].lon, controls[i].lat);
        assert_float_equal(got.x, x, 0.2f);
        assert_float_equal(got.y, y, 0.2f);
    }
    assert_int_equal(track.count, 21);
    json_decref(root);
    free(bytes);
}

/* Where no file says how the map was printed: on the sheet, apart from each other, the right way round. */
static void without_a_print_places_lie_as_in_the_world(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    const struct map *map = &solomon_box_of(board_of(&shelf))->map;
    struct projection p = projection_around(map, 1.5f);
    struct rect sheet = {0, 0, p.width, p.height};
    for (size_t i = 0; i < map->places; i++) {
        struct point at = projection_spot(&p, &map->spot[i]);
        assert_true(rect_has(rect_grow(sheet, -p.height * 0.05f), at));
        for (size_t k = 0; k < i; k++) {
            struct point other = projection_spot(&p, &map->spot[k]);
            assert_true(plane_distance(at, other) > p.height * 0.02f);
            if (map->spot[i].lat > map->spot[k].lat + 10)
                assert_true(at.y < other.y);
        }
    }
    map_spot printed = {.x = 0.25f, .y = 0.5f};
    struct point at = projection_spot(&p, &printed);
    assert_float_equal(at.x, p.width * 0.25f, 0.1f);
    assert_float_equal(at.y, p.height * 0.5f, 0.1f);
    struct map_track track = map_track_plain(21, (struct point){p.width, p.height});
    for (size_t k = 1; k < track.count; k++)
        assert_true(track.at[k].y - track.at[k - 1].y > 2 * track.radius && rect_has(sheet, track.beside[k]));
    shelf_clear(&shelf);
}

/* Wherever he is, he is on the track, every number can be read, and so can its end. */
static void dr_solomon_hides_no_space(void **state)
{
    (void)state;
    struct projection p;
    struct map_track track;
    static struct sprites sprites;
    struct figure_task task;
    art_projection(&p, &track);
    art_figures(&sprites, NULL, 0, &task);
    const struct sprite *doctor = sprites_find(&sprites, "solomon-standee");
    assert_non_null(doctor);
    float left = track.at[0].x, right = left;
    for (size_t k = 1; k < track.count; k++) {
        left = fminf(left, track.at[k].x - track.radius * 1.4f);
        right = fmaxf(right, track.at[k].x + track.radius * 1.4f);
    }
    for (size_t k = 0; k < track.count; k++) {
        struct rect on = sprite_reach(doctor, track.beside[k], track.radius * DOCTOR_SIZE);
        for (size_t n = 0; n < track.count; n++) {
            float side = n == 0 ? track.end_radius * 1.04f : track.radius; /* of the number, or of the die */
            if (plane_shared(on, rect_around(track.at[n], side, side)) > 0)
                fail_msg("at %zu he hides %zu", k, n);
        }
        if (on.x + on.w > right || on.x < left)
            fail_msg("at %zu he stands beside the track", k);
    }
}

static void a_track_without_room_beside_it_has_its_markers_on_it(void **state)
{
    (void)state;
    static const char plain[] = "{\"track\": [[1, 2], [3, 4]], \"track_radius\": 4}";
    struct map_track track = {.count = 0};
    game_error err = {""};
    assert_true(map_track_read(plain, strlen(plain), &track, &err));
    assert_float_equal(track.beside[1].x, 3, 0.01f);
    assert_float_equal(track.end_radius, 4, 0.01f);
}

static void a_bad_track_is_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {"{",
                                      "{}",
                                      "{\"track\": [], \"track_radius\": 4}",
                                      "{\"track\": [[1, 2], [3]], \"track_radius\": 4}",
                                      "{\"track\": [[1, 2], [3, 4]]}",
                                      ("{\"track\": [[1, 2], [3, 4]], \"track_radius\": 4, "
                                       "\"track_beside\": [[1, 2]]}")};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct map_track track = {.count = 7};
        game_error err = {""};
        assert_false(map_track_read(bad[i], strlen(bad[i]), &track, &err));
        assert_non_null(strstr(err.text, i == 0 ? "line" : "`track`"));
        assert_int_equal(track.count, 7);
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
    struct projection p;
    struct map_track track;
    uint64_t lines[SOLOMON_CITIES];
    art_projection(&p, &track);
    b->unit = width / p.width;
    b->w = width;
    b->h = p.height * b->unit;
    b->n = solomon_box_of(box)->map.places;
    for (size_t c = 0; c < b->n; c++) {
        double lon, lat;
        lon = solomon_box_of(box)->map.spot[c].lon;
        lat = solomon_box_of(box)->map.spot[c].lat;
        struct point at = projection_at(&p, lon, lat);
        b->city[c] = (struct point){at.x * b->unit, at.y * b->unit};
        lines[c] = solomon_box_of(box)->map.near[c];
    }
    b->strands = strands_make(lines, b->city, b->n, b->strand, STRANDS_MAX);
}

static void every_line_has_its_strand(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    const struct game_box *box = board_of(&shelf);
    struct small_board *b = calloc(1, sizeof *b);
    lay_out(box, 1430, b);
    size_t ends = 0;
    for (size_t c = 0; c < b->n; c++)
        for (uint64_t near = solomon_box_of(box)->map.near[c]; near != 0; near &= near - 1)
            ends++;
    assert_true(b->strands == ends / 2);
    for (size_t s = 0; s < b->strands; s++)
        assert_true(solomon_box_of(box)->map.near[b->strand[s].from] >> b->strand[s].to & 1);
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
        size[c] = (struct point){
            (float)strlen(map_name(&solomon_box_of(box)->map, (int)c)) * 9.4f * text + 10, 24 * text};
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
    for (size_t i = 0; i < b->n && text <= 1.1f; i++) /* "AmsterdamBerlin" */
        for (size_t k = 0; k < b->n; k++)
            if (i != k && plane_shared(rect_pad_xy(placed[i], -placed[i].h * 0.4f, 0), placed[k]) > 0)
                fail_msg("the names of %s and %s abut on a map %g wide",
                         map_name(&solomon_box_of(box)->map, (int)i),
                         map_name(&solomon_box_of(box)->map, (int)k), (double)width);
    size_t astray = labels_astray(&task, placed); /* "Budapest" once stood straight under Vienna */
    if (astray > (text <= 1.3f ? 0 : 5))
        fail_msg("%zu names seem to belong to another city on a map %g wide at %g %%", astray, (double)width,
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

/* --- figures --------------------------------------------------------------------------------------------------- */

static void check_group(const struct figure_task *task)
{
    struct figure_layout l;
    figures_place(task, &l);
    for (size_t i = 0; i < l.count; i++) {
        float seen = figures_visible(task, &l, l.order[i]);
        if (seen < 0.55f) {
            for (size_t k = 0; k < l.count; k++)
                print_message("piece %u in city %u at %g %g\n", l.order[k], task->at[l.order[k]],
                              (double)l.feet[l.order[k]].x, (double)l.feet[l.order[k]].y);
            fail_msg("piece %u is hidden: %g of it is seen", l.order[i], (double)seen);
        }
        assert_true(plane_within(figures_box(task, &l, l.order[i]), rect_grow(task->sheet, 0.5f)));
        float far = plane_distance(l.feet[l.order[i]], task->place[task->at[l.order[i]]]);
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
    uint8_t city[PIECES];
    static struct sprites sprites;
    struct figure_task task;
    art_figures(&sprites, b->city, 0, &task);
    task.at = city;
    task.sheet = (struct rect){4, 4, b->w - 8, b->h - 8};
    for (size_t c = 0; c < b->n; c++) { /* all in one city */
        for (size_t p = 0; p < PIECES; p++)
            city[p] = (uint8_t)c;
        check_group(&task);
    }
    uint64_t dice = 11;
    for (int i = 0; i < 500; i++) { /* in a few cities that lie near each other, or anywhere */
        uint8_t start = (uint8_t)dice_draw(&dice, (uint32_t)b->n);
        for (size_t p = 0; p < PIECES; p++) {
            uint8_t next = (uint8_t)dice_draw(&dice, (uint32_t)b->n);
            bool near = plane_distance(b->city[start], b->city[next]) < 130;
            city[p] = i % 3 == 0 ? next : near ? next : start;
        }
        check_group(&task);
    }
    free(b);
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cities_stand_where_the_map_has_them),
        cmocka_unit_test(without_a_print_places_lie_as_in_the_world),
        cmocka_unit_test(dr_solomon_hides_no_space),
        cmocka_unit_test(a_track_without_room_beside_it_has_its_markers_on_it),
        cmocka_unit_test(a_bad_track_is_refused),
        cmocka_unit_test(every_line_has_its_strand),
        cmocka_unit_test(no_name_lies_on_another_at_any_size),
        cmocka_unit_test(nobody_is_hidden),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
