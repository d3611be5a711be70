/* Where the parts of a table lie on windows of all shapes. */
#include "cmocka_all.h"

#include "table/head.h"
#include "table/layout.h"
#include "table/plane.h"

#include <math.h>

static bool apart(struct rect a, struct rect b)
{
    return rect_empty(a) || rect_empty(b) || plane_shared(a, b) == 0;
}

/* With a map, on a window. */
static struct layout_task usual_task(struct point window, float line, int seats)
{
    return (struct layout_task){.window = {0, 0, window.x, window.y},
                                .line = line,
                                .seats = seats,
                                .shape = 1.5f,
                                .head_rows = 3,
                                .facts = 6};
}

static void check(const struct layout_task *task)
{
    struct table_layout l = table_layout_make(task);
    struct rect part[] = {l.middle, l.head, l.seats, l.log, l.file, l.bar};
    int rows = task->seats > 4 ? (task->seats + 1) / 2 : task->seats; /* many go into two columns */

    for (size_t i = 0; i < 6; i++) {
        assert_true(rect_empty(part[i]) || plane_within(part[i], rect_grow(task->window, 0.01f)));
        for (size_t k = 0; k < i; k++)
            assert_true(apart(part[i], part[k]));
    }
    /* the middle is the largest */
    if (l.middle.w < 0.62f * fminf(task->window.w, task->window.h * 1.5f))
        fail_msg("%.0fx%.0f, %d seats, lines of %.0f, shape %.1f: the middle is %.0f wide",
                 (double)task->window.w, (double)task->window.h, task->seats, (double)task->line,
                 (double)task->shape, (double)l.middle.w);
    if (l.seats.h < (float)rows * task->line * 2)
        fail_msg("%d seats, lines of %.0f: the cards are %.0f high", task->seats, (double)task->line,
                 (double)l.seats.h);
}

/* One seat is a game, and so are seven; with a map of a given shape, or with whatever lies in the middle. */
static void parts_of_the_table_never_overlap(void **state)
{
    (void)state;
    static const struct point windows[] = {{1920, 1080}, {1920, 1200}, {1920, 1440},
                                           {2560, 1080}, {3840, 1080}, {2520, 1080}};
    for (size_t w = 0; w < sizeof windows / sizeof windows[0]; w++)
        for (int seats = 1; seats <= 7; seats++)
            for (float line = 27; line <= 58; line += 3) {
                struct layout_task task = usual_task(windows[w], line, seats);
                check(&task);
                task.shape = 0;
                task.facts = 0;
                check(&task);
            }
}

/* What stands over the cards takes nothing from them, where they are cards. */
static void faces_above_the_cards_have_their_room(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++)
        for (float wide = 1440; wide <= 2560; wide += 160) {
            struct layout_task task = {{0, 0, wide, 1080}, 30, seats, 1.56f, 2, 8, NULL, 0, 26, false,
                                       .heading = 44};
            check(&task);
            struct table_layout l = table_layout_make(&task);
            assert_true(l.seats.h - task.heading >= (float)seats * (task.line * 2.15f + 22));
        }
}

static float height(void *ctx, float width)
{
    return *(float *)ctx * 600 / width;
}

/* Where seats have no cards the middle has the width; the log is open where that is more than it needs, and a card has its column. */
static void a_wide_middle_leaves_the_log_what_it_has_no_use_for(void **state)
{
    (void)state;
    static const struct {
        struct point window;
        bool log;
    } at[] = {{{1920, 1080}, false},
              {{1920, 1200}, false},
              {{1920, 1440}, true},
              {{2560, 1080}, true},
              {{3840, 1080}, true}};
    float tall = 300;
    struct layout_card card = {.height = height, .ctx = &tall};

    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        struct layout_task task = {
            .window = {0, 0, at[i].window.x, at[i].window.y}, .line = 30, .seats = 4, .wide = true};
        struct table_layout l = table_layout_make(&task);
        assert_true(rect_empty(l.seats) && rect_empty(l.head) && rect_empty(l.card));
        assert_int_equal(!rect_empty(l.log), at[i].log);
        assert_true(l.middle.w >= 1890 && apart(l.middle, l.log) && apart(l.middle, l.bar));
        task.card = &card;
        l = table_layout_make(&task);
        assert_true(!rect_empty(l.card) && apart(l.card, l.middle) && apart(l.card, l.bar));
        task.still = true;
        assert_true(rect_empty(table_layout_make(&task).card));
        task.log = true;
        l = table_layout_make(&task);
        assert_true(l.log.w >= 300 && apart(l.log, l.middle));
    }
}

/* So narrow a column would have to be taller than any window. */
static float low_strip(void *ctx, float width)
{
    return width > 1000 ? *(float *)ctx : 2000;
}

/* Under the card of a lesson the cards in the middle were so small that no name was read, and beside them was the log. */
static void a_wide_middle_that_is_low_has_all_the_width(void **state)
{
    (void)state;
    float high = 300;
    const struct layout_dock dock = {.strip = low_strip, .column = low_strip, .ctx = &high};
    for (float line = 30; line <= 45; line += 15) {
        struct layout_task task = {
            .window = {0, 0, 1920, 1080}, .line = line, .seats = 1, .wide = true, .dock = &dock};
        struct table_layout l = table_layout_make(&task);
        assert_true(l.dock_strip && l.middle.h < line * 25);
        assert_int_equal(rect_empty(l.log) && l.middle.w >= 1890, line > 40);
    }
}

/* A card for which the middle stays as it is lies beside it, on no seat, and has at least half of its height; or it gives way, for
 * the seats keep their cards. */
static void a_card_leaves_the_middle_as_it_is(void **state)
{
    (void)state;
    static const struct point windows[] = {{1920, 1080}, {1920, 1440}, {2560, 1080}};
    int given_way = 0;
    for (size_t w = 0; w < sizeof windows / sizeof windows[0]; w++)
        for (int seats = 2; seats <= 4; seats++)
            for (float line = 27; line <= 54; line += 9) {
                float tall = line * 9;
                struct layout_card card = {.height = height, .ctx = &tall};
                struct layout_task task = usual_task(windows[w], line, seats);
                struct table_layout bare = table_layout_make(&task);
                task.card = &card;
                task.still = true;
                struct table_layout l = table_layout_make(&task);
                assert_memory_equal(&l.middle, &bare.middle, sizeof l.middle);
                assert_memory_equal(&l.bar, &bare.bar, sizeof l.bar);
                assert_true(l.strips == 0 || rect_empty(bare.log));
                if (rect_empty(l.card)) {
                    assert_memory_equal(&l, &bare, sizeof l);
                    given_way++;
                    continue;
                }
                assert_true(l.card.h >= height(&tall, l.card.w) / 2 - 1 || !rect_empty(bare.log));
                assert_true(rect_empty(rect_common(l.card, l.middle)));
                assert_true(rect_empty(rect_common(l.card, l.seats)));
                assert_true(rect_empty(rect_common(l.card, l.log)));
            }
    assert_in_range(given_way, 0, 8);
}

static float half(void *ctx, float width)
{
    return height(ctx, width) / 2;
}

/* Low cards are so low that what happened has the log's room: nothing moves for it. */
static void low_cards_stay_where_they_are(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 7; seats++) {
        float tall = 300;
        struct layout_card card = {.height = height, .least = half, .ctx = &tall};
        struct layout_task task = {{0, 0, 1920, 1080}, 33, seats, 1.56f, 2, 0, NULL, 0, 0, true, .low = true};
        struct table_layout bare = table_layout_make(&task), l;
        task.card = &card;
        l = table_layout_make(&task);
        assert_memory_equal(&l.seats, &bare.seats, sizeof l.seats);
        assert_false(rect_empty(l.card));
        assert_true(rect_empty(rect_common(l.card, l.seats)));
    }
}

static float low(void *ctx, float width)
{
    return height(ctx, width) * 0.8f;
}

/* Whoever is asked finds map and head where they were, at the windows that people have. */
static void a_question_moves_neither_the_middle_nor_the_head(void **state)
{
    (void)state;
    static const struct point windows[] = {{1920, 1080}, {1728, 1080}, {1440, 1080}};
    for (size_t w = 0; w < sizeof windows / sizeof windows[0]; w++)
        for (int seats = 2; seats <= 4; seats++) {
            float tall = 440;
            struct layout_card card = {.height = height, .least = low, .ctx = &tall};
            struct layout_task task = {.window = {0, 0, windows[w].x, windows[w].y},
                                       .line = 27,
                                       .seats = seats,
                                       .shape = 1.5f,
                                       .head_rows = 3,
                                       .facts = 6,
                                       .legend = 24};
            struct table_layout bare = table_layout_make(&task);
            task.card = &card;
            struct table_layout l = table_layout_make(&task);
            assert_memory_equal(&l.middle, &bare.middle, sizeof l.middle);
            assert_memory_equal(&l.head, &bare.head, sizeof l.head);
            assert_int_equal(l.fact_rows, bare.fact_rows);
            assert_true(l.card.h >= low(&tall, l.card.w) - 1);
            assert_true(rect_empty(rect_common(l.card, l.seats)) && rect_empty(rect_common(l.card, l.head)));
        }
}

/* Eight spies stood under one another, four by their names and four by where they were. */
static void all_facts_give_up_the_same(void **state)
{
    (void)state;
    int named = 0, marked = 0;
    for (int most = 200; most < 560; most += 10) {
        struct head_columns column[] = {{24, 116, 95, 1}, {24, 106, 115, 1}};
        float needs = head_make_room(column, 2, 509, (float)most);
        assert_int_equal(column[0].name > 0, column[1].name > 0);
        assert_int_equal(column[0].badge > 0, column[1].badge > 0);
        assert_true(column[0].scale == column[1].scale && column[0].scale >= 0.79f);
        assert_true(column[0].name > 0 || column[0].badge > 0);
        assert_true(column[0].name == 0 || needs < (float)most + 0.1f);
        named += column[0].name > 0;
        marked += column[0].badge > 0;
    }
    assert_true(named > 10 && named < 36 && marked > 10 && marked < 36);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(parts_of_the_table_never_overlap),
                                       cmocka_unit_test(faces_above_the_cards_have_their_room),
                                       cmocka_unit_test(a_card_leaves_the_middle_as_it_is),
                                       cmocka_unit_test(low_cards_stay_where_they_are),
                                       cmocka_unit_test(a_question_moves_neither_the_middle_nor_the_head),
                                       cmocka_unit_test(a_wide_middle_leaves_the_log_what_it_has_no_use_for),
                                       cmocka_unit_test(a_wide_middle_that_is_low_has_all_the_width),
                                       cmocka_unit_test(all_facts_give_up_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
