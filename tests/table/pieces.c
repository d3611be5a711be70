/* Figures in groups, pieces on their way, the die: with pieces that no game has. */
#include "../ui/ui_test.h"

#include "table/chance.h"
#include "table/die.h"
#include "table/map_arrow.h"
#include "table/map_names.h"
#include "table/pieces.h"
#include "table/plane.h"
#include "ui/layout.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FIGURES = 8, PROP = FIGURES, PIECES, PLACES = 25 };

static const uint8_t depth[FIGURES] = {0, 1, 2, 3, 4, 5, 6, 7};
static const struct figure_order order = {FIGURES, true, depth};

/* --- outlines ---------------------------------------------------------------------------------------------- */

static void an_outline_is_read_as_it_is_pictured(void **state)
{
    (void)state;
    struct outline o = {{0}};
    assert_true(outline_read_row(&o, 3, "#..............................#"));
    assert_int_equal(o.row[3], 0x80000001U);
    assert_false(outline_read_row(&o, 3, "#"));
    assert_false(outline_read_row(&o, 3, "#..............................x"));
    assert_false(outline_read_row(&o, OUTLINE_CELLS, "#..............................#"));
    assert_int_equal(outline_size(&o), 2);
}

static void what_stands_in_front_covers(void **state)
{
    (void)state;
    struct outline whole = outline_plain(), left = whole;
    outline_cover(&left, &whole, OUTLINE_CELLS, 0);
    assert_int_equal(outline_size(&left), outline_size(&whole));
    outline_cover(&left, &whole, 0, 5);
    assert_true(outline_size(&left) > 0 && outline_size(&left) < outline_size(&whole));
    outline_cover(&left, &whole, 0, 0);
    assert_int_equal(outline_size(&left), 0);
    int waist = outline_waist(&whole);
    assert_true(whole.row[waist] != 0 && whole.row[waist - 8] != 0 && whole.row[0] == 0);
}

/* --- groups ------------------------------------------------------------------------------------------------ */

static void check_group(const struct figure_task *task)
{
    struct figure_layout l;
    figures_place(task, &l);
    for (size_t i = 0; i < l.count; i++) {
        size_t piece = l.order[i];
        float seen = figures_visible(task, &l, piece);
        if (seen < 0.55f)
            fail_msg("piece %zu is hidden: %g of it is seen", piece, (double)seen);
        assert_true(plane_within(figures_box(task, &l, piece), rect_grow(task->sheet, 0.5f)));
    }
    if (task->at[PROP] != FIGURE_NOWHERE)
        assert_int_equal(l.order[l.count - 1], PROP);
}

static void nobody_is_hidden_and_all_are_on_the_map(void **state)
{
    (void)state;
    uint64_t seed = 7;
    uint8_t at[PIECES];
    struct point place[PLACES];
    struct outline plain = outline_plain();
    struct figure_task task = {.order = &order,
                               .place = place,
                               .places = PLACES,
                               .at = at,
                               .figure_w = 50,
                               .figure_h = 98,
                               .prop_w = 40,
                               .prop_h = 32,
                               .cell = 98 * OUTLINE_PLAIN_CELL,
                               .ground = OUTLINE_GROUND,
                               .sheet = {4, 4, 1422, 945}};
    for (size_t p = 0; p < PIECES; p++)
        task.outline[p] = &plain;
    for (int i = 0; i < 200; i++) {
        scatter(&seed, (struct point){1430, 953}, 90, PLACES, place);
        for (size_t p = 0; p < PIECES; p++)
            at[p] = i % 4 == 0              ? 3
                    : chance(&seed, 9) == 0 ? (uint8_t)FIGURE_NOWHERE
                                            : (uint8_t)chance(&seed, PLACES);
        check_group(&task);
    }
}

/* --- on their way ------------------------------------------------------------------------------------------ */

struct board {
    struct map_plan plan;
    struct sprites sprites;
    struct piece_set set;
};

static void list(struct board *b, const uint8_t at[PIECES])
{
    piece_set_clear(&b->set, &b->plan, &b->sprites, &order);
    for (size_t p = 0; p < PIECES; p++)
        b->set.piece[p] = (struct piece){.at = at[p], .then = at[p]};
}

static struct board *board_new(void)
{
    struct board *b = calloc(1, sizeof *b);
    uint64_t seed = 4;
    b->plan.places = PLACES;
    b->plan.key = 99;
    b->plan.pieces = (struct figure_task){
        .figure_w = 50, .figure_h = 98, .prop_w = 40, .prop_h = 32, .sheet = {4, 4, 1422, 945}};
    scatter(&seed, (struct point){1430, 953}, 90, PLACES, b->plan.place);
    sprites_none(&b->sprites);
    return b;
}

/* A name is written at the foot of whoever has one, or over the head; nobody stands before it, and it lies on no other. */
static void tags_of_a_crowd_are_read(void **state)
{
    (void)state;
    struct board *b = board_new();
    struct outline plain = outline_plain();
    uint8_t at[PIECES] = {2, 2, 2, 6, 7, 8, 9, 10, 2};
    list(b, at);
    for (size_t p = 0; p < 3; p++)
        b->set.piece[p].tag = (struct point){64, 18};
    piece_set_place(&b->set);
    for (size_t p = 0; p < 3; p++) {
        struct rect tag = piece_tag(&b->set, p);
        struct point feet = b->set.from.feet[p];
        float top = (OUTLINE_GROUND - (float)outline_top(&plain)) * 98 * OUTLINE_PLAIN_CELL;
        assert_true(fabsf(rect_center(tag).x - feet.x - tag.w * b->set.from.aside[p]) < 0.01f);
        assert_true(fabsf(tag.y + tag.h - feet.y + (b->set.from.over[p] ? top : 0)) < 0.01f);
        for (size_t other = 0; other < p; other++)
            assert_true(plane_shared(tag, piece_tag(&b->set, other)) == 0);
        assert_true(plane_shared(tag, piece_box(&b->set, PROP)) == 0);
    }
    assert_true(rect_empty(piece_tag(&b->set, 3)));
    free(b);
}

/* Where two share a place, whoever has brought the prop there has it beside them, whichever of them that is. */
static void what_was_brought_lies_beside_who_brought_it(void **state)
{
    (void)state;
    struct board *b = board_new();
    uint8_t at[PIECES] = {2, 2, 5, 6, 7, 8, 9, 10, 2};
    list(b, at);
    for (size_t who = 0; who < 2; who++) {
        b->set.bearer = b->set.bearer_then = who;
        piece_set_place(&b->set);
        const struct point *feet = b->set.from.feet;
        assert_true(plane_distance(feet[PROP], feet[who]) < plane_distance(feet[PROP], feet[1 - who]));
    }
    free(b);
}

/* How often places were looked for. */
static int searches;
void __real_figures_place(const struct figure_task *task, struct figure_layout *out);
void __wrap_figures_place(const struct figure_task *task, struct figure_layout *out);
void __wrap_figures_place(const struct figure_task *task, struct figure_layout *out)
{
    searches++;
    __real_figures_place(task, out);
}

/* To look for places is dear, so a journey looks once: where it ends has been found when it began. */
static void a_journey_looks_for_places_once(void **state)
{
    (void)state;
    struct board *b = board_new();
    uint8_t before[PIECES] = {1, 1, 2, 2, 2, 6, 7, 8, 1}, after[PIECES] = {2, 1, 2, 2, 2, 6, 7, 8, 2};
    list(b, before);
    piece_set_place(&b->set);
    searches = 0;
    b->set.piece[0].then = b->set.piece[PROP].then = 2;
    piece_set_place(&b->set);
    piece_set_place(&b->set);
    struct figure_layout end = b->set.to;
    assert_int_equal(searches, 1);
    list(b, after);
    piece_set_place(&b->set);
    assert_int_equal(searches, 1);
    assert_memory_equal(&b->set.from, &end, sizeof end);
    free(b);
}

/* What travels leaves from where it stood and arrives where it will stand; everybody else makes room. */
static void a_journey_leads_from_rest_to_rest(void **state)
{
    (void)state;
    struct board *b = board_new();
    uint8_t before[PIECES] = {1, 1, 2, 2, 2, 6, 7, 8, 1}, after[PIECES] = {2, 1, 2, 2, 2, 6, 7, 8, 2};
    struct figure_layout start, end;
    list(b, before);
    piece_set_place(&b->set);
    start = b->set.from;
    list(b, after);
    piece_set_place(&b->set);
    end = b->set.from;
    list(b, before);
    b->set.piece[0].then = b->set.piece[PROP].then = 2;
    b->set.piece[0].travels = b->set.piece[PROP].travels = true;
    b->set.way_points = STRAND_POINTS;
    b->set.hop = 0.4f;
    strand_way(b->plan.place, 1, 2, b->set.way);
    piece_set_place(&b->set);
    for (size_t p = 0; p < PIECES; p++) {
        float lift;
        b->set.t = 0;
        assert_true(plane_distance(piece_feet(&b->set, p, &lift), start.feet[p]) < 0.01f);
        b->set.t = 1;
        assert_true(plane_distance(piece_feet(&b->set, p, &lift), end.feet[p]) < 0.01f);
        assert_true(lift < 0.01f);
        b->set.t = 0.5f;
        struct point half = piece_feet(&b->set, p, &lift);
        if (b->set.piece[p].travels) /* on the line, not beside it */
            assert_true(plane_distance(half, strand_along(b->set.way, STRAND_POINTS, 0.5f)) < 0.01f);
        assert_true(b->set.piece[p].travels ? fabsf(lift - 0.4f * 98) < 0.1f : lift == 0);
    }
    free(b);
}

/* Up to three at a place, as in most of a match. */
static void scatter_figures(uint64_t *seed, uint8_t at[PIECES])
{
    uint8_t crowd[PLACES] = {0};

    for (size_t p = 0; p < PIECES; p++) {
        do
            at[p] = (uint8_t)chance(seed, PLACES);
        while (p < FIGURES && crowd[at[p]] >= 3);
        crowd[at[p]]++;
    }
}

static void mark_pins(struct board *b)
{
    b->plan.pin = 11;
    for (size_t p = 0; p < PLACES; p++)
        b->plan.mark[p] = 11;
}

/* Whoever stands nearer to another pin, as in a crowd, is tied to the own one; hardly anybody has to. */
static void nobody_seems_to_stand_at_another_pin(void **state)
{
    (void)state;
    struct board *b = board_new();
    uint64_t seed = 11;
    uint8_t at[PIECES];
    struct point from, to;
    int elsewhere = 0;
    mark_pins(b);
    for (int i = 0; i < 150; i++) {
        scatter(&seed, (struct point){1430, 953}, 110, PLACES, b->plan.place);
        b->plan.key++;
        scatter_figures(&seed, at);
        list(b, at);
        piece_set_place(&b->set);
        for (size_t f = 0; f < FIGURES; f++)
            for (size_t p = 0; p < PLACES; p++) {
                struct point feet = b->set.from.feet[f], own = b->plan.place[at[f]];
                if (p == at[f] || plane_distance(feet, b->plan.place[p]) > plane_distance(feet, own))
                    continue;
                assert_true(piece_tie(&b->set, f, &from, &to));
                elsewhere++;
            }
    }
    if (elsewhere > 6) /* of 1,200 */
        fail_msg("%d figures stand nearer to another pin", elsewhere);
    free(b);
}

static void who_stands_off_is_tied_to_the_pin(void **state)
{
    (void)state;
    struct board *b = board_new();
    uint8_t at[PIECES] = {1, 1, 2, 2, 2, 6, 7, 8, 1};
    struct point from, to, pin = b->plan.place[6];
    mark_pins(b);
    list(b, at);
    piece_set_place(&b->set);
    for (float far = 0; far < 120; far += 2)
        for (int way = 0; way < 8; way++) {
            float a = (float)way * 0.785f;
            struct point feet = b->set.from.feet[5] = b->set.to.feet[5] =
                (struct point){pin.x + cosf(a) * far, pin.y + sinf(a) * far};
            bool tied = piece_tie(&b->set, 5, &from, &to);
            if (far < 11)
                assert_false(tied); /* it stands on the pin */
            if (far > 11 + 50 / 2.0f + 2)
                assert_true(tied);
            if (tied) /* from the rim of the pin to that of the base */
                assert_true(fabsf(plane_distance(from, pin) - 11) < 2 && plane_distance(to, feet) < 27 &&
                            to.y >= fminf(feet.y, pin.y) - 0.01f);
        }
    b->set.from.feet[5].x = pin.x + 60;
    b->set.piece[5].travels = true;
    assert_false(piece_tie(&b->set, 5, &from, &to));
    free(b);
}

/* An arrow from 1 to 2 that runs over nobody, and over no name; straight where nothing is in its way. */
static void an_arrow_bends_around_who_stands_in_its_way(void **state)
{
    (void)state;
    struct board *b = board_new();
    struct map_names names = {0};
    struct map_arrow arrow;
    uint8_t at[PIECES] = {1, 4, 3, 4, FIGURE_NOWHERE, FIGURE_NOWHERE, FIGURE_NOWHERE, FIGURE_NOWHERE, 4};
    for (size_t p = 0; p < PLACES; p++) /* out of the way */
        b->plan.place[p] = (struct point){40 * (float)p, 100};
    b->plan.place[1] = (struct point){200, 500};
    b->plan.place[2] = (struct point){900, 500};
    b->plan.place[3] = (struct point){500, 540}; /* before the line from 1 to 2 */
    b->plan.place[4] = (struct point){500, 800};
    names.at[3] = (struct rect){450, 560, 100, 24};
    mark_pins(b);
    list(b, at);
    piece_set_place(&b->set);
    map_arrow_find(&b->plan, &names, &b->set, 0, 1, 2, &arrow);
    assert_true(arrow.n > 2);
    assert_true(fabsf(arrow.at[arrow.n / 2].y - 500) > 20);
    for (size_t k = 0; k < arrow.n; k++) {
        struct rect body = piece_box(&b->set, 2);
        assert_false(rect_has(rect_pad_xy(body, body.w * 0.18f, 0), arrow.at[k]));
        assert_false(rect_has(names.at[3], arrow.at[k]));
    }
    at[2] = 4;
    list(b, at);
    piece_set_place(&b->set);
    map_arrow_find(&b->plan, &names, &b->set, 0, 1, 2, &arrow);
    struct point first = arrow.at[0], last = arrow.at[arrow.n - 1];
    for (size_t k = 0; k < arrow.n; k++) {
        float along = (arrow.at[k].x - first.x) / (last.x - first.x);
        assert_true(fabsf(arrow.at[k].y - first.y - along * (last.y - first.y)) < 1);
    }
    struct rect counter = b->set.kept[b->set.kept_count++] = (struct rect){480, 470, 50, 50};
    map_arrow_find(&b->plan, &names, &b->set, 0, 1, 2, &arrow); /* nor over what lies there */
    for (size_t k = 0; k < arrow.n; k++)
        assert_false(rect_has(counter, arrow.at[k]));
    b->plan.place[2] = (struct point){215, 500};
    map_arrow_find(&b->plan, &names, &b->set, 0, 1, 2, &arrow);
    assert_int_equal(arrow.n, 0);
    free(b);
}

/* To a place right behind who goes it runs round them, rather than be no more than a head. */
static void an_arrow_to_next_door_is_seen(void **state)
{
    (void)state;
    struct board *b = board_new();
    struct map_names names = {0};
    struct map_arrow arrow;
    uint8_t at[PIECES] = {1, 4, 4, 4, FIGURE_NOWHERE, FIGURE_NOWHERE, FIGURE_NOWHERE, FIGURE_NOWHERE, 4};
    for (size_t p = 0; p < PLACES; p++) /* out of the way */
        b->plan.place[p] = (struct point){40 * (float)p, 930};
    b->plan.scale = 1;
    b->plan.place[1] = (struct point){700, 500};
    mark_pins(b);
    list(b, at);
    piece_set_place(&b->set);
    for (float far = 130; far < 180; far += 10) {
        float length = 0;
        b->plan.place[2] = (struct point){700, 500 - far};
        map_arrow_find(&b->plan, &names, &b->set, 0, 1, 2, &arrow);
        for (size_t k = 1; k < arrow.n; k++)
            length += plane_distance(arrow.at[k - 1], arrow.at[k]);
        if (length < 60)
            fail_msg("%g away: the arrow is %g long", (double)far, (double)length);
    }
    free(b);
}

/* How far a point is from the body of a piece. */
static float off_body(const struct board *b, size_t piece, struct point at)
{
    struct rect box = piece_box(&b->set, piece), body = rect_pad_xy(box, box.w * 0.18f, 0);
    float dx = fmaxf(fmaxf(body.x - at.x, at.x - body.x - body.w), 0),
          dy = fmaxf(fmaxf(body.y - at.y, at.y - body.y - body.h), 0);

    return hypotf(dx, dy);
}

/* It begins at who goes, of three and a prop at one place, and runs over none of them, whichever way it goes. */
static void an_arrow_begins_at_who_goes(void **state)
{
    enum { WAYS = 24 };
    static const float turn = 6.2832f / WAYS;
    (void)state;
    struct board *b = board_new();
    struct map_names names = {0};
    uint8_t at[PIECES] = {1, 1, 1, 3, 4, 5, 6, 7, 1};
    for (size_t p = 0; p < PLACES; p++) /* out of the way */
        b->plan.place[p] = (struct point){40 * (float)p, 930};
    b->plan.place[1] = (struct point){700, 450};
    mark_pins(b);
    list(b, at);
    piece_set_place(&b->set);
    for (size_t k = 0; k < 3 * WAYS; k++) {
        size_t mover = k % 3;
        float angle = (float)(k / 3) * turn;
        struct map_arrow arrow;
        b->plan.place[2] = (struct point){700 + 400 * cosf(angle), 450 + 400 * sinf(angle)};
        map_arrow_find(&b->plan, &names, &b->set, mover, 1, 2, &arrow);
        assert_true(arrow.n > 2);
        float off = off_body(b, mover, arrow.at[0]), pin = plane_distance(arrow.at[0], b->plan.place[1]);
        if (off > 6 && pin > 3 * b->plan.mark[1])
            fail_msg("way %zu: the arrow begins %.0f from who goes and %.0f from the pin", k, (double)off,
                     (double)pin);
        for (size_t i = 0; i < arrow.n; i++) /* else it is a stump on the other side of the sign */
            assert_true(plane_distance(arrow.at[i], b->plan.place[1]) > b->plan.mark[1]);
        for (size_t piece = 0; piece < PIECES; piece++)
            for (size_t i = 0; at[piece] == 1 && i < arrow.n; i++)
                if (off_body(b, piece, arrow.at[i]) == 0)
                    fail_msg("way %zu: the arrow runs over piece %zu at its point %zu", k, piece, i);
    }
    at[0] = 2; /* whoever has gone already left from the pin */
    b->plan.place[2] = (struct point){1100, 450};
    list(b, at);
    piece_set_place(&b->set);
    struct map_arrow arrow;
    map_arrow_find(&b->plan, &names, &b->set, 0, 1, 2, &arrow);
    assert_true(arrow.n > 2 && plane_distance(arrow.at[0], b->plan.place[1]) < 40);
    free(b);
}

/* Six who meet stand as near as six can. */
static void a_crowd_does_not_wander(void **state)
{
    (void)state;
    struct board *b = board_new();
    uint8_t six[PIECES];
    mark_pins(b);
    for (size_t p = 0; p < PIECES; p++)
        six[p] = p < 6 ? 4 : FIGURE_NOWHERE;
    b->plan.place[4] = (struct point){700, 500};
    list(b, six);
    piece_set_place(&b->set);
    for (size_t p = 0; p < 6; p++)
        assert_true(plane_distance(b->set.from.feet[p], b->plan.place[4]) < 50 * 3);
    free(b);
}

/* The disc on which a prop lies while it is asked about leaves its pin in sight. */
static void what_is_asked_about_hides_no_pin(void **state)
{
    (void)state;
    struct board *b = board_new();
    uint8_t at[PIECES] = {1, 1, 2, 2, 2, 6, 7, 8, 0};
    mark_pins(b);
    for (uint8_t place = 0; place < PLACES; place++) {
        b->plan.place[place] = (struct point){700, 500}; /* far from the edge of the sheet */
        at[PROP] = place;
        list(b, at);
        b->plan.key++;
        piece_set_place(&b->set);
        struct rect box = piece_asked_box(&b->set), rest = piece_box(&b->set, PROP);
        float way = plane_distance(rect_center(box), b->plan.place[place]);
        assert_true(box.w > rest.w);
        if (way < 0.6f * box.w + b->plan.mark[place])
            fail_msg("place %d: %g from its pin", place, (double)way);
        b->plan.place[place] = (struct point){60 * (float)place, 100};
    }
    free(b);
}

static void pieces_keep_off_what_lies_on_the_map(void **state)
{
    (void)state;
    struct board *b = board_new();
    uint8_t at[PIECES] = {1,
                          FIGURE_NOWHERE,
                          FIGURE_NOWHERE,
                          FIGURE_NOWHERE,
                          FIGURE_NOWHERE,
                          FIGURE_NOWHERE,
                          FIGURE_NOWHERE,
                          FIGURE_NOWHERE,
                          FIGURE_NOWHERE};
    list(b, at);
    piece_set_place(&b->set);
    struct point before = b->set.from.feet[0];
    list(b, at);
    b->set.kept[b->set.kept_count++] = (struct rect){before.x - 20, before.y - 60, 40, 30};
    piece_set_place(&b->set);
    assert_true(plane_distance(b->set.from.feet[0], before) > 5);
    free(b);
}

/* Whatever leaves the map stays where it is until it is gone; what was placed is kept while nothing changes. */
static void pieces_are_placed_when_something_changes(void **state)
{
    (void)state;
    struct board *b = board_new();
    uint8_t at[PIECES] = {1, 1, 2, 2, 2, 6, 7, 8, FIGURE_NOWHERE};
    float lift;
    list(b, at);
    piece_set_place(&b->set);
    assert_int_equal(b->set.from.count, FIGURES);
    b->set.from.feet[7].x = -50;
    list(b, at);
    piece_set_place(&b->set);
    assert_true(b->set.from.feet[7].x == -50);
    list(b, at);
    b->set.piece[3].then = FIGURE_NOWHERE;
    b->set.t = 0.7f;
    piece_set_place(&b->set);
    assert_true(b->set.to.feet[7].x != -50);
    assert_int_equal(b->set.from.count, FIGURES);
    assert_int_equal(b->set.to.count, FIGURES - 1);
    assert_true(plane_distance(piece_feet(&b->set, 3, &lift), b->set.from.feet[3]) < 0.01f);
    free(b);
}

/* --- sprites ----------------------------------------------------------------------------------------------- */

static void bad_figures_are_refused_by_name(void **state)
{
    (void)state;
#define PIN "\"sprites\": {\"pin\": {\"size\": [8, 8], \"ground\": [4, 8], \"unit\": 4}}"
    static const struct {
        const char *text, *says;
    } bad[] = {
        {"{}", "`sprites`"},
        {"{\"sprites\": {\"pin\": {\"size\": [8, 8]}}}", "`pin`"},
        {"{" PIN ", \"coin_stack\": {}}", "`coin_stack`"},
        {"{" PIN ", \"figures\": {\"height\": 2, \"unit\": 4}}", "`figures`"},
        {"{" PIN ", \"figures\": {\"height\": 2, \"unit\": 4, \"cell\": 1, \"outlines\": {\"pin\": []}}}",
         "`figures`"},
    };
    static struct sprites s;
    game_error err = {""};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        s.count = 7;
        assert_false(sprites_read("x", bad[i].text, strlen(bad[i].text), &s, &err));
        assert_non_null(strstr(err.text, bad[i].says));
        assert_int_equal(s.count, 7);
    }
    assert_true(sprites_read("x", "{" PIN "}", strlen("{" PIN "}"), &s, &err));
    assert_int_equal(s.count, 1);
    assert_non_null(sprites_find(&s, "pin"));
    assert_null(sprites_find(&s, "pen"));
    assert_true(outline_size(&s.item[0].outline) > 0 && s.cell > 0); /* a plain one */
}

/* --- the die ----------------------------------------------------------------------------------------------- */

static void the_die_comes_to_rest_on_its_first_face(void **state)
{
    (void)state;
    float corner[4][3], most = -2;
    int up = -1;
    for (int face = 0; face < DIE_FACES; face++) {
        die_corners(die_pose_at(1), face, corner);
        float z = (corner[0][2] + corner[1][2] + corner[2][2] + corner[3][2]) / 4;
        if (z > most) {
            most = z;
            up = face;
        }
        for (int c = 0; c < 4; c++) { /* a cube stays one */
            float length = sqrtf(corner[c][0] * corner[c][0] + corner[c][1] * corner[c][1] +
                                 corner[c][2] * corner[c][2]);
            assert_true(fabsf(length - 1.7320508f) < 0.001f);
        }
    }
    assert_int_equal(up, 0);
}

static void a_throw_ends_in_the_middle(void **state)
{
    (void)state;
    struct rect over = {10, 20, 900, 600};
    struct die_flight start = die_flight_at(over, 0), end = die_flight_at(over, 1);
    assert_false(start.lies);
    assert_true(end.lies && end.height < 0.01f && end.turned == 1);
    assert_true(start.ground.x > end.ground.x);
    assert_true(plane_distance(end.ground, end.rest) < 0.01f && rect_has(over, end.rest));
    assert_true(die_flight_at(over, 3).lies);
}

/* Where another place is near, it does not begin on the far side of that: it would seem to leave there. */
static void an_arrow_begins_at_its_own_place(void **state)
{
    enum { WAYS = 24 };
    (void)state;
    struct board *b = board_new();
    struct map_names names = {0};
    uint8_t at[PIECES] = {1, 1, 1, 3, 4, 5, 6, 7, 1};
    for (size_t p = 0; p < PLACES; p++) /* out of the way */
        b->plan.place[p] = (struct point){40 * (float)p, 930};
    b->plan.place[1] = (struct point){700, 450};
    mark_pins(b);
    for (size_t k = 0; k < WAYS; k++) {
        float angle = (float)k * 6.2832f / WAYS;
        struct map_arrow arrow;
        b->plan.place[2] = (struct point){700 + 100 * cosf(angle), 450 + 100 * sinf(angle)};
        b->set.from_key = b->set.to_key = 0;
        list(b, at);
        piece_set_place(&b->set);
        map_arrow_find(&b->plan, &names, &b->set, 0, 1, 2, &arrow);
        if (arrow.n > 0 && plane_distance(arrow.at[0], b->plan.place[2]) <
                               plane_distance(arrow.at[0], b->plan.place[1]) * 0.8f)
            fail_msg("way %zu: it begins %.0f from where it goes", k,
                     (double)plane_distance(arrow.at[0], b->plan.place[2]));
    }
    free(b);
}

/* --- who burns ------------------------------------------------------------------------------------------------ */

enum { BURNING = 0 /* the rearmost */ };

/* Who was drawn, in this order. */
static struct {
    size_t piece[PIECES], n;
} drawn;

static void draw_plainly(struct ui *ui, const struct map_board_look *look, size_t piece, struct point feet,
                         float h, float opacity)
{
    (void)ui, (void)look, (void)feet, (void)h, (void)opacity;
    if (drawn.n < PIECES)
        drawn.piece[drawn.n++] = piece;
}

static void crowd_with_a_fire(struct ui_test *test)
{
    static const uint8_t at[PIECES] = {3, 3, 3, 3, 3, 3, 3, 3, FIGURE_NOWHERE};
    struct board *b = test->ctx;

    ui_screen(test->ui, "crowd");
    list(b, at);
    b->set.stand_in = draw_plainly;
    b->set.piece[BURNING].charred = 0.4f;
    piece_set_place(&b->set);
    drawn.n = 0;
    piece_set_draw(test->ui, &b->set);
}

/* A burn is seen, whoever stands before it. */
static void nobody_hides_who_burns(void **state)
{
    (void)state;
    struct ui_test test;
    struct board *b = board_new();
    ui_test_open(&test, crowd_with_a_fire, b);
    assert_int_equal(drawn.n, FIGURES);
    assert_int_equal(drawn.piece[FIGURES - 1], BURNING);
    ui_test_close(&test);
    free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_outline_is_read_as_it_is_pictured),
        cmocka_unit_test(what_stands_in_front_covers),
        cmocka_unit_test(nobody_is_hidden_and_all_are_on_the_map),
        cmocka_unit_test(nobody_seems_to_stand_at_another_pin),
        cmocka_unit_test(who_stands_off_is_tied_to_the_pin),
        cmocka_unit_test(an_arrow_bends_around_who_stands_in_its_way),
        cmocka_unit_test(an_arrow_begins_at_who_goes),
        cmocka_unit_test(an_arrow_begins_at_its_own_place),
        cmocka_unit_test(an_arrow_to_next_door_is_seen),
        cmocka_unit_test(a_crowd_does_not_wander),
        cmocka_unit_test(what_is_asked_about_hides_no_pin),
        cmocka_unit_test(pieces_keep_off_what_lies_on_the_map),
        cmocka_unit_test(tags_of_a_crowd_are_read),
        cmocka_unit_test(a_journey_leads_from_rest_to_rest),
        cmocka_unit_test(what_was_brought_lies_beside_who_brought_it),
        cmocka_unit_test(a_journey_looks_for_places_once),
        cmocka_unit_test(nobody_hides_who_burns),
        cmocka_unit_test(pieces_are_placed_when_something_changes),
        cmocka_unit_test(bad_figures_are_refused_by_name),
        cmocka_unit_test(the_die_comes_to_rest_on_its_first_face),
        cmocka_unit_test(a_throw_ends_in_the_middle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
