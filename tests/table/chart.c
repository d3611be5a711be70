/* Charts and scales: whatever is measured, the numbers beside the lines are whole. */
#include "table/chart.h"
#include "../ui/ui_test.h"
#include "table/ruler.h"
#include "table/strokes.h"
#include "table/table.h"

#include <math.h>
#include <string.h>

static void screen(struct ui_test *test)
{
    static const float round[] = {1, 2, 3}, money[] = {10000, 7300, 0};
    const struct chart_series series = {"Ada", {1, 0, 0, 1}, money};
    const struct chart chart = {"Balance, in dollars", "Round", round, 3, 0, 10000, &series, 1};

    ui_screen(test->ui, "chart");
    chart_draw(test->ui, (struct rect){100, 100, 800, 400}, &chart);
    size_t n, *cut = test->ctx;
    const struct gfx_item *item = gfx_recorded(test->gfx, &n);
    for (size_t i = 0; i < n; i++)
        *cut += item[i].kind == ITEM_TEXT && strstr(item[i].text, "…");
    assert_non_null(gfx_recorded_text(test->gfx, "10000"));
}

static void no_number_beside_a_line_is_cut(void **state)
{
    (void)state;
    struct ui_test test;
    size_t cut = 0;
    ui_test_open(&test, screen, &cut);
    assert_int_equal(cut, 0);
    ui_test_close(&test);
}

/* All four have nothing left: their lines lie on the line of nothing, not beside it, and one number at their ends says so. */
static void broke(struct ui_test *test)
{
    static const float round[] = {1, 2}, money[] = {0, 0};
    static const struct color white = {1, 1, 1, 1};
    const struct chart_series all[] = {
        {"Ada", white, money}, {"Bo", white, money}, {"Cy", white, money}, {"Di", white, money}};
    const struct chart chart = {"Balance, in dollars", "Round", round, 2, 0, 10000, all, 4};

    ui_screen(test->ui, "chart");
    chart_draw(test->ui, (struct rect){100, 100, 800, 400}, &chart);
    size_t n, *off = test->ctx, ends = 0, lines = 0;
    const struct gfx_item *item = gfx_recorded(test->gfx, &n), *axis = NULL;
    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_QUAD && item[i].at.w > 600 && item[i].at.h <= 1)
            axis = !axis || item[i].at.y > axis->at.y ? &item[i] : axis;
    assert_non_null(axis);
    float zero = axis ? axis->at.y : 0;
    for (size_t i = 0; i < n; i++) {
        if (item[i].kind != ITEM_STRIP || item[i].at.y < zero - 60) /* the signs above the plot */
            continue;
        lines++;
        *off += fabsf(item[i].at.y + item[i].at.h / 2 - zero) > 0.6f;
    }
    for (size_t i = 0; i < n; i++)
        ends += item[i].kind == ITEM_TEXT && strcmp(item[i].text, "0") == 0 && item[i].at.x > 500;
    assert_true(lines > 4);
    assert_int_equal(ends, 1);
}

static void equal_lines_lie_on_what_they_mean(void **state)
{
    (void)state;
    struct ui_test test;
    size_t off = 0;
    ui_test_open(&test, broke, &off);
    assert_int_equal(off, 0);
    ui_test_close(&test);
}

/* Four who end close to each other at the top: what each comes to has room under the names. */
static void close_ends(struct ui_test *test)
{
    static const float round[] = {1, 2}, ada[] = {0, 44}, bo[] = {0, 43}, cy[] = {0, 42}, di[] = {0, 41};
    static const struct color white = {1, 1, 1, 1};
    const struct chart_series all[] = {
        {"Ada", white, ada}, {"Bo", white, bo}, {"Cy", white, cy}, {"Di", white, di}};
    const struct chart chart = {"Markers", "Round", round, 2, 0, 44, all, 4};
    size_t *over = test->ctx;

    ui_screen(test->ui, "chart");
    chart_draw(test->ui, (struct rect){100, 100, 500, 300}, &chart);
    const struct gfx_item *name = gfx_recorded_text(test->gfx, "Ada"),
                          *one = gfx_recorded_text(test->gfx, "44"),
                          *last = gfx_recorded_text(test->gfx, "41");
    assert_non_null(name);
    assert_non_null(one);
    assert_non_null(last);
    *over = one->at.y < name->at.y + name->at.h * 0.9f;
    assert_true(last->at.y > one->at.y + 2 * one->at.h);
}

static void ends_lie_under_the_names(void **state)
{
    (void)state;
    struct ui_test test;
    size_t over = 0;
    ui_test_open(&test, close_ends, &over);
    assert_int_equal(over, 0);
    ui_test_close(&test);
}

/* Ada keeps what she has while Bo, who had as much, spends it: her line is level, as her money is. */
static void kept(struct ui_test *test)
{
    static const float round[] = {1, 2, 3, 4}, spent[] = {25, 25, 5, 0}, whole[] = {25, 25, 25, 25};
    static const struct color white = {1, 1, 1, 1}, red = {1, 0, 0, 1};
    const struct chart_series all[] = {{"Bo", white, spent}, {"Ada", red, whole}};
    const struct chart chart = {"Coins", "Round", round, 4, 0, 30, all, 2};

    ui_screen(test->ui, "chart");
    chart_draw(test->ui, (struct rect){100, 100, 800, 400}, &chart);
    size_t n, drawn = 0;
    const struct gfx_item *item = gfx_recorded(test->gfx, &n);
    float high = 0, low = 0, *apart = test->ctx;
    for (size_t i = 0; i < n; i++) {
        float middle = item[i].at.y + item[i].at.h / 2;
        bool hers = item[i].kind == ITEM_QUAD && item[i].color.r == 1 && item[i].color.g == 0;
        if (!hers || middle < 150) /* its sign above the plot */
            continue;
        low = drawn == 0 ? middle : fmaxf(low, middle);
        high = drawn++ == 0 ? middle : fminf(high, middle);
    }
    assert_true(drawn > 3);
    *apart = low - high;
}

static void what_is_kept_is_drawn_level(void **state)
{
    (void)state;
    struct ui_test test;
    float apart = 0;
    ui_test_open(&test, kept, &apart);
    assert_true(apart < 0.5f);
    ui_test_close(&test);
}

/* Bars as wide as the ruler: the number at their end stands within it, whole. */
static void stacked(struct ui_test *test)
{
    struct ruler ruler = {
        .title = "Money", .scale = 100, .unit = 100, .sum = "$%d", .rows = 1, .stacked = true};
    struct rect at = {100, 100, 420, 300};

    ruler.row[0] = (struct ruler_row){.name = "Ada", .known = {0, 100}};
    ui_screen(test->ui, "ruler");
    (void)ruler_draw(test->ui, &ruler, at);
    const struct gfx_item *end = gfx_recorded_text(test->gfx, "$10000");
    size_t n, *beyond = test->ctx;
    const struct gfx_item *item = gfx_recorded(test->gfx, &n);
    assert_non_null(end);
    for (size_t i = 0; i < n; i++)
        *beyond +=
            item[i].kind == ITEM_TEXT && item[i].at.x + item[i].at.w > (at.x + at.w) * ui_scale(test->ui) + 1;
}

static void no_number_under_a_scale_hangs_out(void **state)
{
    (void)state;
    struct ui_test test;
    size_t beyond = 0;
    ui_test_open(&test, stacked, &beyond);
    assert_int_equal(beyond, 0);
    ui_test_close(&test);
}

/* Wherever the mark stands, no word on a bar lies under it. */
static void marked(struct ui_test *test)
{
    struct rect at = {100, 100, 420, 300};
    size_t *seen = test->ctx, drawn = 0;

    ui_screen(test->ui, "ruler");
    for (int k = 1; k <= 30; k++) {
        struct ruler ruler = {.title = "Coins", .scale = 30, .unit = 1, .rows = 1, .stacked = true};
        float x = (at.x + at.w * (float)k / 30) * ui_scale(test->ui);
        size_t n;
        ruler.mark = k;
        ruler.more = 20;
        ruler.row[0] = (struct ruler_row){.name = "Ada", .known = {12, 28}};
        (void)ruler_draw(test->ui, &ruler, at);
        const struct gfx_item *item = gfx_recorded(test->gfx, &n);
        for (; drawn < n; drawn++) {
            const struct gfx_item *it = &item[drawn];
            if (it->kind != ITEM_TEXT ||
                (strcmp(it->text, "certain") != 0 && strcmp(it->text, "possible") != 0))
                continue;
            assert_true(x <= it->at.x + 1 || x >= it->at.x + it->at.w - 1);
            (*seen)++;
        }
    }
}

static void no_word_on_a_bar_lies_under_the_mark(void **state)
{
    (void)state;
    struct ui_test test;
    size_t seen = 0;
    ui_test_open(&test, marked, &seen);
    assert_true(seen > 0);
    ui_test_close(&test);
}

/* On a card that is just opening a pile has no room at all, or less. */
static void opening(struct ui_test *test)
{
    static const float room[] = {-8, 0, 0.001f, 1, 60};
    static struct table table;
    size_t *drawn = test->ctx;

    ui_screen(test->ui, "pile");
    table.ui = test->ui;
    for (size_t i = 0; i < sizeof room / sizeof room[0]; i++)
        for (size_t k = 0; k < sizeof room / sizeof room[0]; k++)
            strokes_pile(&table, (struct rect){100, 100, room[i], room[k]}, 100, 5);
    (void)gfx_recorded(test->gfx, drawn);
}

static void a_pile_without_room_comes_to_an_end(void **state)
{
    (void)state;
    struct ui_test test;
    size_t drawn = 0;
    ui_test_open(&test, opening, &drawn);
    assert_in_range(drawn, 100, 5000);
    ui_test_close(&test);
}

/* Two of three come to the same: behind that number are the marks of both, and none behind the other's. */
static void shared_end(struct ui_test *test)
{
    static const float round[] = {1, 2}, ada[] = {9, 3}, bo[] = {7, 3}, cy[] = {8, 6};
    static const struct color red = {1, 0, 0, 1}, green = {0, 1, 0, 1}, blue = {0, 0, 1, 1};
    const struct chart_series all[] = {{"Ada", red, ada}, {"Bo", green, bo}, {"Cy", blue, cy}};
    const struct chart chart = {"Coins", "Round", round, 2, 0, 10, all, 3};
    size_t n = 0, *beyond = test->ctx;

    ui_screen(test->ui, "chart");
    chart_draw(test->ui, (struct rect){100, 100, 500, 300}, &chart);
    const struct gfx_item *item = gfx_recorded(test->gfx, &n), *end = NULL;
    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && strcmp(item[i].text, "3") == 0)
            end = &item[i];
    assert_non_null(end);
    for (size_t i = 0; i < n; i++) {
        bool past = item[i].kind != ITEM_TEXT && item[i].at.w < 30 && item[i].at.x > end->at.x + 1;
        beyond[0] += past && item[i].color.r > 0.9f && item[i].color.g < 0.1f;
        beyond[1] += past && item[i].color.g > 0.9f && item[i].color.r < 0.1f;
        beyond[2] += past && item[i].color.b > 0.9f && item[i].color.r < 0.1f;
    }
}

static void a_shared_end_says_whose_it_is(void **state)
{
    (void)state;
    struct ui_test test;
    size_t beyond[3] = {0, 0, 0};
    ui_test_open(&test, shared_end, beyond);
    assert_true(beyond[0] > 0);
    assert_true(beyond[1] > 0);
    assert_int_equal(beyond[2], 0);
    ui_test_close(&test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_number_beside_a_line_is_cut),
                                       cmocka_unit_test(ends_lie_under_the_names),
                                       cmocka_unit_test(a_shared_end_says_whose_it_is),
                                       cmocka_unit_test(equal_lines_lie_on_what_they_mean),
                                       cmocka_unit_test(what_is_kept_is_drawn_level),
                                       cmocka_unit_test(no_number_under_a_scale_hangs_out),
                                       cmocka_unit_test(no_word_on_a_bar_lies_under_the_mark),
                                       cmocka_unit_test(a_pile_without_room_comes_to_an_end)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
