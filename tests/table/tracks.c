/* Tracks with markers that stand and run, and secret choices made at once. */
#include "table/print.h"
#include "table/track.h"
#include "table/votes.h"

#include "ui/ui_test.h"
#include "ui/widgets.h"

#include <math.h>
#include <string.h>

static const struct rect at = {100, 100, 1500, 700};

struct desk {
    struct track track;
    struct votes votes;
    int pressed;
};

static void screen(struct ui_test *test)
{
    struct desk *d = test->ctx;
    ui_screen(test->ui, "desk");
    if (d->track.spaces > 0) {
        int space = track_frame(test->ui, "track", at, &d->track);
        d->pressed = space >= 0 ? space : d->pressed;
    }
    if (d->votes.n > 0)
        votes_draw(test->ui, at, &d->votes);
}

static void spaces_of_a_ring_follow_each_other(void **state)
{
    (void)state;
    static const int counts[] = {8, 12, 13, 24, 41, 42, 64};
    for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++) {
        struct track t = {.spaces = counts[k], .ring = true};
        for (int s = 0; s < t.spaces; s++) {
            struct rect a = track_space(&t, at, s), b = track_space(&t, at, s + 1), in = rect_common(a, at);
            assert_true(in.w > a.w - 0.5f && in.h > a.h - 0.5f);
            struct rect touch = rect_common(rect_grow(a, 1), rect_grow(b, 1));
            assert_true(touch.w > 1 && touch.h > 1);
            for (int o = 0; o < s; o++) {
                struct rect over = rect_common(rect_grow(a, -0.5f), rect_grow(track_space(&t, at, o), -0.5f));
                assert_true(over.w <= 0 || over.h <= 0);
            }
        }
        struct rect end = track_space(&t, at, t.spaces), start = track_space(&t, at, 0);
        assert_float_equal(end.x, start.x, 0.01);
        assert_float_equal(end.y, start.y, 0.01);
    }
}

static void markers_on_one_space_are_all_seen(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = {.pressed = -1};
    struct track_marker m[7];
    ui_test_open(&test, screen, &d);
    for (int ring = 0; ring < 2; ring++)
        for (int space = 0; space < 42; space++) {
            for (int i = 0; i < 7; i++)
                m[i] = (struct track_marker){.at = (float)space, .color = {0.5f, 0, 0, 1}, .letter = "A"};
            d.track = (struct track){.spaces = 42, .ring = ring, .marker = m, .markers = 7};
            for (int i = 1; i < 7; i++) {
                float size;
                struct point a = track_marker_at(test.ui, &d.track, at, i, &size);
                struct point b = track_marker_at(test.ui, &d.track, at, i - 1, &size);
                assert_true(hypotf(a.x - b.x, a.y - b.y) >= size * 0.39f);
                assert_true(rect_has(at, a));
            }
        }
    ui_test_close(&test);
}

static void a_crowd_stays_in_its_space(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = {.pressed = -1};
    struct track_marker m[7];
    ui_test_open(&test, screen, &d);
    for (int n = 1; n <= 7; n++) {
        for (int i = 0; i < n; i++)
            m[i] = (struct track_marker){.at = 6, .letter = "A"};
        d.track = (struct track){.spaces = 42, .ring = true, .marker = m, .markers = n};
        for (int i = 0; i < n; i++) {
            float size;
            struct point a = track_marker_at(test.ui, &d.track, at, i, &size);
            struct rect space = track_space(&d.track, at, 6),
                        in = rect_common(rect_around(a, size, size), space);
            assert_true(in.w > size - 0.5f && in.h > size - 0.5f);
        }
    }
    ui_test_close(&test);
}

/* Nought and a whole round are the same space of a ring, and mean the opposite. */
/* Where two have to share a printed space they have its number's part, too, and are nearly as large as one alone. */
static void two_on_a_printed_space_are_large(void **state)
{
    (void)state;
    enum { N = 8 };
    static const struct point middle[N] = {{200, 200}, {300, 200}, {400, 200}, {400, 300},
                                           {400, 400}, {300, 400}, {200, 400}, {200, 300}};
    struct ui_test test;
    struct desk d = {.pressed = -1};
    struct rect laid[N];
    struct track_marker m[2] = {{.letter = "A"}, {.letter = "B"}};
    float one, two;

    ui_test_open(&test, screen, &d);
    for (int i = 0; i < N; i++)
        laid[i] = rect_around(middle[i], 60, 60);
    d.track = (struct track){
        .spaces = N, .ring = true, .printed = true, .laid = laid, .deep = 1.65f, .marker = m, .markers = 1};
    for (int s = 0; s < N; s++) {
        m[0].at = m[1].at = (float)s;
        d.track.markers = 1;
        (void)track_marker_at(test.ui, &d.track, at, 0, &one);
        d.track.markers = 2;
        struct point a = track_marker_at(test.ui, &d.track, at, 0, &two),
                     b = track_marker_at(test.ui, &d.track, at, 1, &two);
        assert_true(two >= one * 0.85f);
        assert_true(hypotf(a.x - b.x, a.y - b.y) >= two * 0.8f);
        assert_true(rect_has(rect_around(middle[s], 60 * 2.3f, 60 * 2.3f), a));
    }
    ui_test_close(&test);
}

/* On a small window four of them leave each other's letters free, and have room for one. */
static void a_crowd_on_a_small_space_is_told_apart(void **state)
{
    (void)state;
    enum { N = 8, MOST = 7 };
    static const struct point middle[N] = {{200, 200}, {300, 200}, {400, 200}, {400, 300},
                                           {400, 400}, {300, 400}, {200, 400}, {200, 300}};
    struct ui_test test;
    struct desk d = {.pressed = -1};
    struct rect laid[N];
    struct track_marker m[MOST];

    ui_test_open(&test, screen, &d);
    const float letter = print_least(test.ui); /* as wide as a field has it on a window of 854 pixels */
    for (int i = 0; i < N; i++)
        laid[i] = rect_around(middle[i], letter * 1.3f, letter * 1.3f);
    for (int n = 2; n <= MOST; n++) {
        for (int s = 0; s < N; s++) {
            struct rect seen[MOST];
            d.track = (struct track){.spaces = N,
                                     .ring = true,
                                     .printed = true,
                                     .laid = laid,
                                     .deep = 1.65f,
                                     .marker = m,
                                     .markers = n};
            for (int i = 0; i < n; i++)
                m[i] = (struct track_marker){.at = (float)s, .letter = "A", .ghost = i % 2};
            for (int i = 0; i < n; i++) {
                float size;
                struct point a = track_marker_at(test.ui, &d.track, at, i, &size);
                seen[i] = rect_around(a, size * 0.9f, size * 0.9f);
                assert_true(size >= letter * (n <= 4 ? 0.65f : 0.4f));
                for (int k = 0; k < i; k++)
                    assert_true(rect_empty(rect_common(seen[i], seen[k])));
            }
        }
    }
    ui_test_close(&test);
}

/* Two in a corner leave its number free, and say how far they have come where that differs. */
static void two_in_a_corner_do_not_hide_its_number(void **state)
{
    (void)state;
    enum { N = 8 };
    static const struct point middle[N] = {{200, 200}, {300, 200}, {400, 200}, {400, 300},
                                           {400, 400}, {300, 400}, {200, 400}, {200, 300}};
    struct ui_test test;
    struct track_marker m[2] = {{.letter = "A", .came = 43}, {.letter = "B", .came = 42}};
    struct rect laid[N];
    struct desk d = {.track = {.spaces = N,
                               .ring = true,
                               .printed = true,
                               .laid = laid,
                               .deep = 1.65f,
                               .marker = m,
                               .markers = 2}};
    float size;

    for (int i = 0; i < N; i++)
        laid[i] = rect_around(middle[i], 60, 60);
    ui_test_open(&test, screen, &d);
    for (int i = 0; i < 2; i++)
        assert_true(track_marker_at(test.ui, &d.track, at, i, &size).y - size / 2 >= laid[0].y);
    assert_non_null(gfx_recorded_text(test.gfx, "43"));
    m[0].at = m[1].at = 4; /* there it is printed below */
    for (int i = 0; i < 2; i++)
        assert_true(track_marker_at(test.ui, &d.track, at, i, &size).y + size / 2 <= laid[4].y + laid[4].h);
    ui_test_close(&test);
}

static void who_has_not_set_out_is_not_home(void **state)
{
    (void)state;
    struct ui_test test;
    struct rect start = {700, 400, 200, 60};
    struct track_marker m[2] = {{.at = 0, .letter = "A"}, {.at = 42, .letter = "B"}};
    struct desk d = {
        .track = {
            .spaces = 42, .ring = true, .start = &start, .start_word = "Off", .marker = m, .markers = 2}};
    float size;
    ui_test_open(&test, screen, &d);
    assert_non_null(gfx_recorded_text(test.gfx, "Off"));
    assert_true(rect_has(start, track_marker_at(test.ui, &d.track, at, 0, &size)));
    assert_true(rect_has(track_space(&d.track, at, 0), track_marker_at(test.ui, &d.track, at, 1, &size)));
    m[0].at = 1;
    assert_true(rect_has(track_space(&d.track, at, 1), track_marker_at(test.ui, &d.track, at, 0, &size)));
    ui_test_close(&test);
}

static void a_marker_runs_over_the_end_of_a_ring(void **state)
{
    (void)state;
    struct ui_test test;
    struct track_marker m = {.at = 41, .color = {0, 0, 0, 1}, .letter = "A"};
    struct desk d = {.track = {.spaces = 42, .ring = true, .marker = &m, .markers = 1}};
    float size;
    ui_test_open(&test, screen, &d);
    struct point before = track_marker_at(test.ui, &d.track, at, 0, &size);
    m.at = 41.5f;
    struct point half = track_marker_at(test.ui, &d.track, at, 0, &size);
    m.at = 42;
    struct point home = track_marker_at(test.ui, &d.track, at, 0, &size);
    assert_true(half.y < before.y && half.y > home.y - size);
    struct point start = rect_center(track_space(&d.track, at, 0));
    assert_float_equal(home.x, start.x, 0.1);
    assert_float_equal(home.y, start.y, 0.1);
    ui_test_close(&test);
}

static void lit_spaces_are_pressed(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = {.track = {.spaces = 12, .ring = true, .number_every = 1, .lit = 1U << 5 | 1U << 7},
                     .pressed = -1};
    ui_test_open(&test, screen, &d);
    ui_test_click(&test, track_space(&d.track, at, 4));
    assert_int_equal(d.pressed, -1);
    ui_test_click(&test, track_space(&d.track, at, 5));
    assert_int_equal(d.pressed, 5);
    ui_test_key(&test, ACTION_NEXT);
    ui_test_key(&test, ACTION_NEXT);
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(d.pressed, 7);
    ui_test_close(&test);
}

static void marks_and_numbers_are_printed(void **state)
{
    (void)state;
    struct ui_test test;
    struct track_mark mark[2] = {{.word = "Start"},
                                 {.space = 29, .color = {0.8f, 0.6f, 0.2f, 1}, .note = "Turn back"}};
    struct desk d = {.track = {.spaces = 42, .ring = true, .number_every = 10, .mark = mark, .marks = 2}};
    ui_test_open(&test, screen, &d);
    assert_non_null(gfx_recorded_text(test.gfx, "Start"));
    assert_non_null(gfx_recorded_text(test.gfx, "29"));
    assert_non_null(gfx_recorded_text(test.gfx, "Turn back"));
    assert_non_null(gfx_recorded_text(test.gfx, "40"));
    assert_null(gfx_recorded_text(test.gfx, "31"));
    ui_test_close(&test);
}

static void a_sealed_envelope_tells_nothing(void **state)
{
    (void)state;
    struct ui_test test;
    struct vote v[3] = {{.state = VOTE_SEALED, .name = "Ada", .letter = "A", .choice = "nine"},
                        {.state = VOTE_OWES, .name = "Bo", .letter = "B", .choice = "nine"},
                        {.state = VOTE_SEALED, .name = "Cy", .letter = "C", .choice = "nine"}};
    struct desk d = {.votes = {v, 3, 1, "thinking"}};
    ui_test_open(&test, screen, &d);
    assert_null(gfx_recorded_text(test.gfx, "nine"));
    assert_non_null(gfx_recorded_text(test.gfx, "thinking"));
    uint64_t before = ui_test_looks(&test);
    for (int i = 0; i < 3; i++) {
        v[i].choice = "something much longer";
        v[i].picture = "none.png";
        v[i].best = true;
    }
    ui_test_settle(&test);
    assert_true(before == ui_test_looks(&test));
    ui_test_close(&test);
}

static void envelopes_are_opened_together(void **state)
{
    (void)state;
    struct ui_test test;
    struct vote v[2] = {{.state = VOTE_OPEN, .name = "Ada", .letter = "A", .choice = "nine"},
                        {.state = VOTE_OPEN, .name = "Bo", .letter = "B", .choice = "four"}};
    struct desk d = {.votes = {v, 2, 0.4f, NULL}};
    ui_test_open(&test, screen, &d);
    assert_null(gfx_recorded_text(test.gfx, "nine"));
    assert_null(gfx_recorded_text(test.gfx, "four"));
    d.votes.t = 1;
    ui_test_settle(&test);
    assert_non_null(gfx_recorded_text(test.gfx, "nine"));
    assert_non_null(gfx_recorded_text(test.gfx, "four"));
    ui_test_close(&test);
}

static void envelopes_lie_apart_and_inside(void **state)
{
    (void)state;
    struct ui_test test;
    struct vote v[VOTES_MAX] = {{0}};
    struct desk d = {.votes = {v, 0, 0, NULL}};
    ui_test_open(&test, screen, &d);
    for (int n = 1; n <= VOTES_MAX; n++) {
        struct votes votes = {v, n, 0, NULL};
        for (int i = 0; i < n; i++) {
            struct rect a = votes_place(test.ui, at, &votes, i), in = rect_common(a, at);
            assert_true(in.w > a.w - 0.5f && in.h > a.h - 0.5f && a.w > 40);
            for (int k = 0; k < i; k++)
                assert_true(rect_empty(rect_common(a, votes_place(test.ui, at, &votes, k))));
        }
    }
    ui_test_close(&test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spaces_of_a_ring_follow_each_other),
        cmocka_unit_test(markers_on_one_space_are_all_seen),
        cmocka_unit_test(a_crowd_stays_in_its_space),
        cmocka_unit_test(two_on_a_printed_space_are_large),
        cmocka_unit_test(a_crowd_on_a_small_space_is_told_apart),
        cmocka_unit_test(two_in_a_corner_do_not_hide_its_number),
        cmocka_unit_test(who_has_not_set_out_is_not_home),
        cmocka_unit_test(a_marker_runs_over_the_end_of_a_ring),
        cmocka_unit_test(lit_spaces_are_pressed),
        cmocka_unit_test(marks_and_numbers_are_printed),
        cmocka_unit_test(a_sealed_envelope_tells_nothing),
        cmocka_unit_test(envelopes_are_opened_together),
        cmocka_unit_test(envelopes_lie_apart_and_inside),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
