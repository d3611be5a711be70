/* Where things lie on a map of any game. */
#include "cmocka_all.h"

#include "gfx/gfx.h"
#include "table/chance.h"
#include "table/map_arrow.h"
#include "table/map_names.h"
#include "table/pieces.h"
#include "table/plane.h"
#include "table/projection.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- the projection ---------------------------------------------------------------------------------------- */

static const char good[] = "{\"kind\": \"conic-conformal\", \"parallels\": [38, 58], \"translate\": [2000, "
                           "6000], \"size\": [4000, 2600], "
                           "\"scale\": 5500, \"rotate\": 14}";

static void a_projection_is_read_as_its_figures_make_it(void **state)
{
    (void)state;
    game_error err = {""};
    struct projection read, made;
    assert_true(projection_read(good, strlen(good), &read, &err));
    made = projection_conic((struct point){4000, 2600}, 38, 58, 14, 5500, (struct point){2000, 6000});
    struct point a = projection_at(&read, 20, 50), b = projection_at(&made, 20, 50);
    assert_float_equal(a.x, b.x, 0.01f);
    assert_float_equal(a.y, b.y, 0.01f);
    assert_float_equal(projection_at(&read, 14, 50).x, 2000, 0.01f); /* the meridian is upright */
    assert_true(projection_at(&read, 14, 60).y < projection_at(&read, 14, 50).y);
    assert_true(projection_at(&read, 20, 50).x > projection_at(&read, 14, 50).x);
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
        {"{\"kind\": \"shares\", \"size\": [4, 0]}", "`size`"},
        {"{\"kind\": \"conic-conformal\", \"parallels\": [58, 38]}", "`parallels`"},
        {"{\"kind\": \"conic-conformal\", \"parallels\": [38, 58], \"translate\": 1}", "`translate`"},
        {"{\"kind\": \"conic-conformal\", \"parallels\": [38, 58], \"translate\": [1, 2], \"size\": [0, 4]}",
         "`size`"},
        {"{\"kind\": \"conic-conformal\", \"parallels\": [38, 58], \"translate\": [1, 2], \"size\": [4, 4]}",
         "`scale`"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        struct projection p = {.scale = 77};
        game_error err = {""};
        assert_false(projection_read(bad[i].text, strlen(bad[i].text), &p, &err));
        assert_non_null(strstr(err.text, bad[i].says));
        assert_true(p.scale == 77);
    }
}

static void a_print_can_have_places_where_their_data_say(void **state)
{
    (void)state;
    static const char json[] = "{\"kind\": \"shares\", \"size\": [4000, 2000]}";
    const map_spot spot = {.lon = 30, .lat = 50, .x = 0.25f, .y = 0.75f};
    game_error err = {""};
    struct projection p;
    assert_true(projection_read(json, strlen(json), &p, &err));
    struct point at = projection_spot(&p, &spot);
    assert_float_equal(at.x, 1000, 0.01f);
    assert_float_equal(at.y, 1500, 0.01f);
}

/* --- a map that no game has -------------------------------------------------------------------------------- */

enum { PLACES = 30 };

static const struct point map_size = {1430, 953};

/* Each place is joined to the two that follow it. */
static void make_map(uint64_t seed, struct map_data *map)
{
    static const char *const name[] = {"Ash", "Larch Hill", "Willow", "Upper Elm", "Yew"};
    *map = (struct map_data){
        .size = map_size, .places = PLACES, .figure = {50, 98}, .prop = {40, 32}, .piece_scale = 1};
    scatter(&seed, map_size, 72, PLACES, map->at);
    for (size_t p = 0; p < PLACES; p++) {
        map->name[p] = name[p % 5];
        for (size_t next = 1; next <= 2; next++) {
            map->lines[p] |= UINT64_C(1) << (p + next) % PLACES;
            map->lines[(p + next) % PLACES] |= UINT64_C(1) << p;
        }
    }
}

static void strands_join_the_pins_of_their_places(void **state)
{
    (void)state;
    static struct strand strand[STRANDS_MAX];
    struct map_data map;
    make_map(3, &map);
    size_t strands = strands_make(map.lines, map.at, map.places, strand, STRANDS_MAX);
    assert_int_equal(strands, 2 * PLACES);
    for (size_t s = 0; s < strands; s++) {
        const struct point *at = strand[s].at, from = map.at[strand[s].from], to = map.at[strand[s].to];
        assert_true(map.lines[strand[s].from] >> strand[s].to & 1);
        assert_true(plane_distance(at[0], from) < 0.01f);
        assert_true(plane_distance(at[STRAND_POINTS - 1], to) < 0.01f);
        float length = plane_distance(from, to);
        for (size_t k = 1; k < STRAND_POINTS; k++) /* taut: never far from the straight line */
            assert_true(plane_distance(at[k], plane_between(from, to, (float)k / (STRAND_POINTS - 1))) <
                        length * 0.08f);
        struct point middle = strand_along(at, STRAND_POINTS, 0.5f);
        assert_true(fabsf(plane_distance(middle, from) - plane_distance(middle, to)) < length * 0.05f);
    }
    assert_int_equal(strands_make(map.lines, map.at, map.places, strand, 7), 7);
}

/* Whatever travels goes along the string that is drawn, in both directions. */
static void a_way_is_the_string_between_its_places(void **state)
{
    (void)state;
    static struct strand strand[STRANDS_MAX];
    struct map_data map;
    struct point way[STRAND_POINTS], back[STRAND_POINTS];
    make_map(3, &map);
    size_t strands = strands_make(map.lines, map.at, map.places, strand, STRANDS_MAX);
    for (size_t s = 0; s < strands; s++) {
        strand_way(map.at, strand[s].from, strand[s].to, way);
        strand_way(map.at, strand[s].to, strand[s].from, back);
        assert_memory_equal(way, strand[s].at, sizeof way);
        for (size_t k = 0; k < STRAND_POINTS; k++)
            assert_memory_equal(&way[k], &back[STRAND_POINTS - 1 - k], sizeof way[k]);
    }
}

/* A line that is not straight goes through the points of its data, both ways. */
static void a_bent_line_runs_through_its_points(void **state)
{
    (void)state;
    const struct point via[3] = {{0, 0}, {100, 80}, {200, 0}};
    struct point way[STRAND_POINTS], back[STRAND_POINTS];
    strand_through(via, 3, false, way);
    strand_through(via, 3, true, back);
    assert_true(plane_distance(way[0], via[0]) < 0.01f);
    assert_true(plane_distance(way[STRAND_POINTS / 2], via[1]) < 0.01f);
    assert_true(plane_distance(way[STRAND_POINTS - 1], via[2]) < 0.01f);
    for (size_t k = 0; k < STRAND_POINTS; k++)
        assert_memory_equal(&way[k], &back[STRAND_POINTS - 1 - k], sizeof way[k]);
}

/* --- names ------------------------------------------------------------------------------------------------- */

static void no_name_lies_on_another(void **state)
{
    (void)state;
    uint64_t seed = 5;
    size_t astray = 0;
    for (int board = 0; board < 30; board++) {
        struct point at[PLACES], size[PLACES];
        float clear[PLACES];
        struct rect placed[PLACES];
        scatter(&seed, map_size, 62, PLACES, at);
        for (size_t i = 0; i < PLACES; i++) {
            size[i] = (struct point){70 + (float)chance(&seed, 60), 24};
            clear[i] = 13;
        }
        struct label_task task = {
            .count = PLACES, .at = at, .size = size, .clear = clear, .sheet = {0, 0, map_size.x, map_size.y}};
        labels_place(&task, placed);
        assert_int_equal(labels_overlaps(&task, placed), 0);
        astray += labels_astray(&task, placed);
    }
    if (astray > 30) /* of 900, on boards where pins are often nearer to each other than a name is wide */
        fail_msg("%zu names seem to belong to another pin", astray);
}

/* A pin near the upper edge, hemmed in at both sides and below: a name straight above it would lie over the face of whoever stands there. */
static void a_name_leaves_room_for_who_stands_there(void **state)
{
    (void)state;
    static const struct point at[] = {{500, 60}}, size[] = {{90, 24}};
    static const float clear[] = {13};
    static const struct rect blocked[] = {{520, 52, 90, 60}, {380, 10, 100, 100}, {400, 75, 200, 40}};
    struct rect placed[1];
    struct label_task task = {.count = 1,
                              .at = at,
                              .size = size,
                              .clear = clear,
                              .sheet = {0, 0, map_size.x, map_size.y},
                              .blocked = blocked,
                              .blocked_count = 3,
                              .stand = {40, 45}};

    labels_place(&task, placed);
    assert_int_equal(labels_overlaps(&task, placed), 0);
    assert_int_equal((int)plane_shared(placed[0], (struct rect){480, 2, 40, 45}), 0);
}

static void a_name_nearer_to_another_pin_is_counted(void **state)
{
    (void)state;
    static const struct point at[] = {{500, 500}, {562, 516}}, size[] = {{80, 24}, {110, 24}};
    static const float clear[] = {13, 13};
    struct rect placed[2];
    struct label_task task = {
        .count = 2, .at = at, .size = size, .clear = clear, .sheet = {0, 0, map_size.x, map_size.y}};
    labels_place(&task, placed);
    assert_int_equal(labels_astray(&task, placed), 0);
    placed[1] = (struct rect){445, 530, 110, 24}; /* left-below of its pin, and straight under the other */
    assert_int_equal(labels_astray(&task, placed), 1);
}

struct desk {
    struct gfx *gfx;
    struct ui *ui;
};

static void desk_open(struct desk *d)
{
    char error[256] = "";
    struct gfx_options options = {.null = true};
    d->gfx = gfx_open(&options, error, sizeof error);
    if (!d->gfx)
        fail_msg("%s", error);
    d->ui = ui_new(d->gfx, NULL);
    gfx_begin(d->gfx, 1920, 1080, (struct color){0, 0, 0, 1});
    ui_begin(d->ui, 1920, 1080, 1000);
}

static void desk_close(struct desk *d)
{
    ui_end(d->ui);
    gfx_end(d->gfx);
    ui_free(d->ui);
    gfx_close(d->gfx);
}

static void a_plan_follows_its_map(void **state)
{
    (void)state;
    struct desk d;
    struct map_data map;
    struct map_plan *plan = calloc(1, sizeof *plan);
    struct rect at = {100, 50, 715, 476.5f};
    desk_open(&d);
    make_map(11, &map);
    map.plaques = 6;
    map.plaque[2] = (struct point){300, 500}; /* where the data want it, not beside its pin */
    map.signs = 0x10;
    map.blocked[map.blocked_count++] = (struct rect){0, 0, 200, 100};
    map_plan_make(plan, d.ui, &map, at);
    uint64_t first = plan->key;
    assert_float_equal(plan->unit, 0.5f, 0.001f);
    assert_float_equal(plan->place[4].x, map.at[4].x / 2, 0.01f);
    assert_true(plan->mark[4] > plan->mark[3] &&
                plan->mark[3] == plan->pin); /* a sign is larger than a pin */
    assert_float_equal(rect_center(plan->plaque[2]).x, 150, 0.01f);
    assert_float_equal(rect_center(plan->plaque[2]).y, 250, 0.01f);
    for (size_t p = 0; p < PLACES; p++) {
        assert_int_equal(!rect_empty(plan->plaque[p]), map.plaques >> p & 1);
        assert_true(plane_shared(plan->label[p], (struct rect){0, 0, 100, 50}) == 0);
    }
    plan->label[0].x = -777; /* it is not worked out again for nothing */
    map_plan_make(plan, d.ui, &map, at);
    assert_true(plan->label[0].x == -777);
    map.at[7].x += 1;
    map_plan_make(plan, d.ui, &map, at);
    assert_true(plan->key != first && plan->label[0].x != -777);
    first = plan->key;
    map.name[4] = "Eibe"; /* another language, which calls the first one as this does */
    map_plan_make(plan, d.ui, &map, at);
    assert_true(plan->key != first);
    free(plan);
    desk_close(&d);
}

/* A move along a line that leads a long way round is shown along it. */
static void an_arrow_follows_a_bent_line(void **state)
{
    (void)state;
    struct desk d;
    struct map_data map;
    struct map_plan *plan = calloc(1, sizeof *plan);
    struct map_names *names = calloc(1, sizeof *names);
    struct piece_set *pieces = calloc(1, sizeof *pieces);
    const map_bend round = {0, 1, 1, {{0.5f, 0.98f}}};
    struct map_arrow arrow;
    enum { MOVER = 3 };
    pieces->piece[MOVER].at = FIGURE_NOWHERE; /* it has gone */
    desk_open(&d);
    make_map(17, &map);
    map.bend = &round;
    map.bends = 1;
    map_plan_make(plan, d.ui, &map, (struct rect){0, 0, map_size.x, map_size.y});
    map_names_place(names, plan, NULL, 0);
    for (size_t back = 0; back < 2; back++) {
        map_arrow_find(plan, names, pieces, MOVER, back, 1 - back, &arrow);
        assert_true(arrow.n > MAP_ARROW_POINTS / 2);
        for (size_t k = 0; k < arrow.n; k++) {
            float off = 1e9f;
            for (size_t s = 0; s < plan->strands; s++)
                for (size_t i = 1; i < STRAND_POINTS && plan->strand[s].from == 0 && plan->strand[s].to == 1;
                     i++)
                    for (int part = 0; part <= 8; part++)
                        off = fminf(off, plane_distance(arrow.at[k], plane_between(plan->strand[s].at[i - 1],
                                                                                   plan->strand[s].at[i],
                                                                                   (float)part / 8)));
            assert_true(off < 12);
        }
    }
    free(pieces);
    free(names);
    free(plan);
    desk_close(&d);
}

/* Names keep their place whatever moves; those that a piece stands on are known. */
static void names_keep_their_place(void **state)
{
    (void)state;
    struct desk d;
    struct map_data map;
    struct map_plan *plan = calloc(1, sizeof *plan);
    struct map_names *names = calloc(1, sizeof *names);
    uint64_t seed = 3;
    desk_open(&d);
    make_map(17, &map);
    map.name[4] = NULL;
    map_plan_make(plan, d.ui, &map, (struct rect){0, 0, map_size.x, map_size.y});
    map_names_place(names, plan, NULL, 0);
    assert_int_equal(names->covered, 0);
    for (int time = 0; time < 100; time++) {
        struct rect piece[MAP_PIECES];
        for (size_t i = 0; i < 8; i++)
            piece[i] =
                rect_around((struct point){(float)chance(&seed, 1430), (float)chance(&seed, 953)}, 50, 98);
        map_names_place(names, plan, piece, 8);
        assert_memory_equal(names->at, plan->label, sizeof names->at);
        for (size_t p = 0; p < PLACES; p++) {
            bool stands = false;
            for (size_t i = 0; i < 8; i++)
                stands = stands || plane_shared(names->at[p], piece[i]) > 0;
            assert_int_equal(names->covered >> p & 1, stands);
        }
    }
    assert_true(rect_empty(names->at[4]) && !rect_empty(names->at[5]));
    assert_true(map_names_across(plan, names, names->at[3]) >> 3 & 1);
    free(names);
    free(plan);
    desk_close(&d);
}

/* Of all that stand anywhere, none hides a pin, and hardly any a name; the names are where they were. */
static void pins_and_names_are_seen_whoever_stands_where(void **state)
{
    (void)state;
    enum { FIGURES = 6, TIMES = 300 };
    static const uint8_t depth[FIGURES] = {0, 1, 2, 3, 4, 5};
    static const struct figure_order order = {FIGURES, false, depth};
    struct desk d;
    struct map_data map;
    struct map_plan *plan = calloc(1, sizeof *plan);
    struct outline plain = outline_plain();
    uint8_t at[FIGURES];
    uint64_t seed = 9;
    int names_hit = 0;
    desk_open(&d);
    make_map(29, &map);
    map_plan_make(plan, d.ui, &map, (struct rect){0, 0, map_size.x, map_size.y});
    struct figure_task task = map_figure_task(plan);
    task.order = &order;
    task.at = at;
    task.cell = task.figure_h * OUTLINE_PLAIN_CELL;
    task.ground = OUTLINE_GROUND;
    for (size_t f = 0; f < FIGURES; f++)
        task.outline[f] = &plain;
    for (int time = 0; time < TIMES; time++) {
        struct figure_layout l;
        for (size_t f = 0; f < FIGURES; f++)
            at[f] = (uint8_t)chance(&seed, time % 2 ? PLACES : 4);
        figures_place(&task, &l);
        for (size_t i = 0; i < l.count; i++)
            for (size_t p = 0; p < PLACES; p++) {
                struct rect pin = figures_pin(&task, p), name = plan->label[p];
                float cell = task.cell * task.cell;
                if ((float)figures_over(&task, &l, l.order[i], pin) * cell > pin.w * pin.h * 0.5f)
                    fail_msg("time %d: figure %u hides pin %zu", time, l.order[i], p);
                names_hit += (float)figures_over(&task, &l, l.order[i], name) * cell > name.w * name.h * 0.3f;
            }
    }
    if (names_hit > TIMES / 10)
        fail_msg("%d names stood on", names_hit);
    free(plan);
    desk_close(&d);
}

/* Close to the mark, on no name, and several beside each other. */
static void a_counter_lies_at_its_place(void **state)
{
    (void)state;
    struct desk d;
    struct map_data map;
    struct map_plan *plan = calloc(1, sizeof *plan);
    int over = 0;
    desk_open(&d);
    make_map(29, &map);
    map_plan_make(plan, d.ui, &map, (struct rect){0, 0, map_size.x, map_size.y});
    for (size_t p = 0; p < PLACES; p++)
        for (size_t i = 0; i < 3; i++) {
            struct rect r = map_counter(plan, p, i);
            assert_true(plane_distance(rect_center(r), plan->place[p]) < plan->mark[p] + r.w * 0.75f);
            assert_true(plane_distance(rect_center(r), plan->place[p]) > plan->mark[p] + r.w * 0.5f);
            for (size_t k = 0; k < i; k++)
                assert_true(plane_shared(r, map_counter(plan, p, k)) == 0);
            for (size_t k = 0; k < PLACES; k++)
                over += i == 0 && plane_shared(r, plan->label[k]) > 0;
        }
    if (over > 2)
        fail_msg("%d counters that are alone at their place lie on names", over);
    free(plan);
    desk_close(&d);
}

/* It shrinks where a line is in its way, and is left out where that does not help; no name covers it. */
static void a_note_keeps_off_lines(void **state)
{
    (void)state;
    struct desk d;
    struct map_plan *plan = calloc(1, sizeof *plan);
    struct map_data map = {.size = map_size, .places = 2, .piece_scale = 1, .figure = {50, 98}};
    static const float line_at[] = {700, 285, 200}, scale[] = {1, 0.88f, 0};
    desk_open(&d);
    map.lines[0] = 2;
    map.lines[1] = 1;
    for (size_t k = 0; k < 3; k++) {
        map.at[0] = (struct point){line_at[k], 100};
        map.at[1] = (struct point){line_at[k], 700};
        map.note = (struct rect){100, 380, 200, 40};
        map_plan_make(plan, d.ui, &map, (struct rect){0, 0, map_size.x, map_size.y});
        if (fabsf(plan->note_scale - scale[k]) > 0.03f)
            fail_msg("a line at %g leaves %g of the note", (double)line_at[k], (double)plan->note_scale);
        assert_int_equal(plan->blocked_count, plan->note_scale > 0);
    }
    free(plan);
    desk_close(&d);
}

/* Where it may not shrink, it gives way to the side. */
static void a_note_in_the_smallest_type_gives_way(void **state)
{
    (void)state;
    struct desk d;
    struct map_plan *plan = calloc(1, sizeof *plan);
    struct map_data map = {.size = map_size, .places = 2, .piece_scale = 1, .figure = {50, 98}};
    desk_open(&d);
    map.lines[0] = 2;
    map.lines[1] = 1;
    map.at[0] = (struct point){296, 100};
    map.at[1] = (struct point){296, 700};
    map.note = (struct rect){100, 380, 200, 40};
    map.note_least = 1;
    map_plan_make(plan, d.ui, &map, (struct rect){0, 0, map_size.x, map_size.y});
    assert_true(plan->note_scale == 1);
    assert_true(plan->note_shift < 0);
    assert_true(plan->blocked[0].x + plan->blocked[0].w <= 296 + plan->blocked[0].h * 0.2f);
    free(plan);
    desk_close(&d);
}

/* What is kept free beside a note is the names' where the note is not printed, and that is found out once, not with every frame. */
static void what_lies_beside_a_note_goes_with_it(void **state)
{
    (void)state;
    struct desk d;
    struct map_plan *plan = calloc(1, sizeof *plan);
    struct map_data map = {.size = map_size, .places = 2, .piece_scale = 1, .figure = {50, 98}};
    static const float line_at[] = {700, 200};
    desk_open(&d);
    map.lines[0] = 2;
    map.lines[1] = 1;
    map.note = (struct rect){100, 380, 200, 40};
    map.blocked[map.blocked_count++] = (struct rect){100, 440, 200, 40};
    map.blocked_noted = true;
    for (size_t k = 0; k < 2; k++) {
        map.at[0] = (struct point){line_at[k], 100};
        map.at[1] = (struct point){line_at[k], 700};
        map_plan_make(plan, d.ui, &map, (struct rect){0, 0, map_size.x, map_size.y});
        assert_int_equal(plan->note_scale > 0, k == 0);
        assert_int_equal(plan->blocked_count, k == 0 ? 2 : 0);
        plan->label[0].x = -777;
        map_plan_make(plan, d.ui, &map, (struct rect){0, 0, map_size.x, map_size.y});
        assert_true(plan->label[0].x == -777);
    }
    free(plan);
    desk_close(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_counter_lies_at_its_place),
        cmocka_unit_test(a_note_keeps_off_lines),
        cmocka_unit_test(a_note_in_the_smallest_type_gives_way),
        cmocka_unit_test(what_lies_beside_a_note_goes_with_it),
        cmocka_unit_test(a_projection_is_read_as_its_figures_make_it),
        cmocka_unit_test(a_bad_projection_is_refused_by_name),
        cmocka_unit_test(a_print_can_have_places_where_their_data_say),
        cmocka_unit_test(strands_join_the_pins_of_their_places),
        cmocka_unit_test(a_way_is_the_string_between_its_places),
        cmocka_unit_test(a_bent_line_runs_through_its_points),
        cmocka_unit_test(no_name_lies_on_another),
        cmocka_unit_test(a_name_leaves_room_for_who_stands_there),
        cmocka_unit_test(a_name_nearer_to_another_pin_is_counted),
        cmocka_unit_test(a_plan_follows_its_map),
        cmocka_unit_test(an_arrow_follows_a_bent_line),
        cmocka_unit_test(names_keep_their_place),
        cmocka_unit_test(pins_and_names_are_seen_whoever_stands_where),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
