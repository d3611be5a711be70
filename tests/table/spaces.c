/* Fields of spaces, open piles and an automaton's questions: where things lie, and that all of it can be read. */
#include "table/spaces.h"

#include "table/alike.h"
#include "table/asking.h"
#include "table/fan.h"
#include "table/grounds.h"
#include "table/seats.h"
#include "ui/ui_test.h"
#include "ui/widgets.h"

#include <math.h>

static const uint8_t lines[] = {3, 2, 1};
static const uint16_t touching[] = {0xa, 0x1d, 0x12, 0x33, 0x2e, 0x18};
static const struct rect field_at = {40, 40, 420, 700}, fan_place = {600, 60, 150, 420},
                         row_place = {800, 60, 700, 90};

struct desk {
    card_face face[6];
    struct space space[6];
    struct spaces field;
    struct fan fan;
    struct asking asking;
};

static void screen(struct ui_test *test)
{
    struct desk *d = test->ctx;

    ui_screen(test->ui, "desk");
    spaces_draw(test->ui, field_at, &d->field);
    fan_draw(test->ui, fan_place, &d->fan);
    asking_draw(test->ui, row_place, &d->asking);
}

static void lay(struct desk *d)
{
    *d = (struct desk){.asking = {.question = {"Large ones", "Red ones", "Any"}, .n = 3, .met = 1}};
    for (int i = 0; i < 6; i++)
        d->face[i] = (card_face){.mark = "4",
                                 .band = {0.5f, 0.1f, 0.1f, 1},
                                 .art = {.letter = "E", .signs = {CARD_KEY, 1, false, {1, 1, 1, 1}}}};
    for (int i = 0; i < 4; i++)
        d->space[i] = (struct space){.card = &d->face[i], .group = 1, .on = i == 2 ? "12" : NULL};
    d->field = (struct spaces){.space = d->space,
                               .line = lines,
                               .lines = 3,
                               .touching = touching,
                               .best = 0xf,
                               .best_word = "3 × 4",
                               .next = 4,
                               .ghost = d->face,
                               .ghosts = 2,
                               .away = -1};
    d->fan = (struct fan){.card = d->face,
                          .n = 4,
                          .up = 2,
                          .lit = 1,
                          .name = "Red",
                          .note = "two large",
                          .noted = true,
                          .focus = -1,
                          .away = -1};
}

static bool apart(struct rect a, struct rect b)
{
    struct rect c = rect_common(a, b);

    return c.w < 0.5f || c.h < 0.5f;
}

static void no_two_spaces_overlap_and_each_lies_half_a_space_in(void **state)
{
    (void)state;
    struct desk d;

    lay(&d);
    for (int i = 0; i < 6; i++)
        for (int k = 0; k < i; k++)
            assert_true(apart(spaces_at(field_at, &d.field, i), spaces_at(field_at, &d.field, k)));
    struct rect a = spaces_at(field_at, &d.field, 0), b = spaces_at(field_at, &d.field, 1),
                under = spaces_at(field_at, &d.field, 3);
    assert_true(fabsf(under.x - (a.x + b.x) / 2) < 0.5f);
    assert_true(under.y > a.y + a.h);
}

/* Nothing on a table with several fields lies on anything else; the shelf lies on no space either, though it reaches into corners. */
static void fields_share_a_table_with_a_shelf(void **state)
{
    (void)state;
    static const uint8_t triangle[] = {5, 4, 3, 2, 1};
    static const struct rect tables[] = {
        {0, 0, 1900, 950}, {0, 0, 1900, 1080}, {0, 0, 2100, 950}, {0, 0, 1300, 950}};
    struct spaces field = {.line = triangle, .lines = 5, .widest = 1};

    for (size_t k = 0; k < sizeof tables / sizeof tables[0]; k++)
        for (int n = 1; n <= GROUNDS_MAX; n++) {
            struct grounds on = grounds_share(tables[k], n);
            assert_int_equal(on.beside, n == 2 && k < 3);
            assert_true(rect_empty(on.middle) == !on.beside && apart(on.middle, on.shelf));
            for (int i = 0; i < n; i++) {
                struct rect in = rect_grow(on.ground[i], -6);
                in = (struct rect){in.x, in.y + 50, in.w, in.h - 50}; /* a head stands there */
                assert_true(apart(on.middle, on.ground[i]) && (on.beside || apart(on.shelf, on.ground[i])));
                for (int j = 0; j < i; j++)
                    assert_true(apart(on.ground[i], on.ground[j]));
                for (int space = 0; space < 15; space++) {
                    struct rect at = spaces_at(in, &field, space);
                    assert_true(at.w > 50 && apart(at, on.shelf));
                    assert_true(apart(at, spaces_corner(in, &field, false)));
                    assert_true(apart(at, spaces_corner(in, &field, true)));
                }
            }
        }
}

static void every_card_of_an_open_pile_has_a_strip_of_its_own(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d;

    lay(&d);
    ui_test_open(&test, screen, &d);
    for (d.fan.n = 1; d.fan.n <= 12; d.fan.n++)
        for (int i = 0; i + 1 < d.fan.n + d.fan.up; i++) {
            struct rect one = fan_strip(test.ui, fan_place, &d.fan, i),
                        next = fan_strip(test.ui, fan_place, &d.fan, i + 1);
            assert_true(one.h > 8 && apart(one, next));
            assert_true(next.y + next.h <= fan_place.y + fan_place.h + 1);
        }
    ui_test_close(&test);
}

static void questions_light_up_one_after_another(void **state)
{
    (void)state;
    struct asking a = {.n = 3, .met = 1, .on = true};

    assert_int_equal(asking_now(&a), 0);
    assert_false(asking_met(&a));
    a.t = 0.4f; /* it is read before it is answered */
    assert_int_equal(asking_now(&a), 1);
    assert_false(asking_met(&a));
    a.t = 0.6f;
    assert_int_equal(asking_now(&a), 1);
    assert_true(asking_met(&a));
    a.t = 1;
    assert_int_equal(asking_now(&a), 1);
    a = (struct asking){.n = 3, .met = 3, .on = true, .t = 0.6f};
    assert_int_equal(asking_now(&a), 2);
    a.t = 1;
    assert_int_equal(asking_now(&a), 3);
    assert_false(asking_met(&a));
    a = (struct asking){.n = 3, .met = 2, .was = true};
    assert_true(asking_met(&a));
}

static void draw_asking(struct ui_test *test)
{
    ui_screen(test->ui, "asking");
    asking_draw(test->ui, row_place, test->ctx);
}

static size_t drawn_for(int questions)
{
    struct ui_test test;
    struct asking a = {.question = {"Large ones", "Red ones"}, .n = questions};
    size_t n = 0;

    ui_test_open(&test, draw_asking, &a);
    ui_test_settle(&test);
    (void)gfx_recorded(test.gfx, &n);
    ui_test_close(&test);
    return n;
}

/* As once all is over. */
static void where_nothing_is_asked_no_empty_strip_is_left(void **state)
{
    (void)state;
    assert_true(drawn_for(2) > drawn_for(1));
    assert_int_equal(drawn_for(0), 0);
}

/* Four of kind 0: two lie in a heap and one in a place. */
static void who_is_taken_from_a_heap_is_the_same_in_its_place(void **state)
{
    (void)state;
    static const uint8_t copies[1] = {4};
    struct alike a = {.copies = copies, .ranks = 1};
    uint8_t kind[3] = {0, ALIKE_NONE, ALIKE_NONE}, lie[1] = {2};

    alike_follow(&a, kind, 3, lie, 1);
    int first = alike_placed(&a, 0), taken = alike_lies(&a, 0, 0), left = alike_lies(&a, 0, 1);
    assert_true(first != taken && first != left && taken != left);
    kind[1] = 0;
    lie[0] = 1;
    alike_follow(&a, kind, 3, lie, 1);
    assert_int_equal(alike_placed(&a, 0), first);
    assert_int_equal(alike_placed(&a, 1), taken);
    assert_int_equal(alike_lies(&a, 0, 0), left);
    kind[2] = 0; /* from elsewhere: the fourth */
    alike_follow(&a, kind, 3, lie, 1);
    assert_int_equal(alike_placed(&a, 2), 6 - first - taken - left);
}

/* Four of one group lie together, and all but the first touch the fifth space; of another group there would be one more than one. */
static void the_next_space_says_how_many_would_touch_there(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d;

    lay(&d);
    d.field.ghosts = 0;
    ui_test_open(&test, screen, &d);
    ui_test_settle(&test);
    assert_non_null(gfx_recorded_text(test.gfx, "5"));
    d.space[3].group = 2;
    d.face[3].band = (struct color){0.1f, 0.1f, 0.5f, 1};
    ui_test_settle(&test);
    assert_non_null(gfx_recorded_text(test.gfx, "2"));
    assert_null(gfx_recorded_text(test.gfx, "5"));
    ui_test_close(&test);
}

static void all_of_it_can_be_read_in_every_window(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {3840, 2160}};
    struct ui_test test;
    struct desk d;
    size_t words = 0;

    lay(&d);
    ui_test_open(&test, screen, &d);
    for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
        test.width = sizes[k][0];
        test.height = sizes[k][1];
        ui_test_settle(&test);
        size_t n;
        const struct gfx_item *item = gfx_recorded(test.gfx, &n);
        for (size_t i = 0; i < n; i++)
            if (item[i].kind == ITEM_TEXT) {
                assert_true(item[i].size >= 14);
                words++;
            }
    }
    assert_true(words > 20);
    ui_test_close(&test);
}

/* Type twice as large, in a narrow card, with a question of two words. */
static struct asking_card solo_card(void)
{
    static const card_face suit = {.mark = "4"};

    return (struct asking_card){
        .portrait = "none",
        .suit = &suit,
        .name = "Corvo",
        .can = "Takes what it wants.",
        .said = "There is no red one, no large one and no pile of two: Corvo turns up a card. In 50 of "
                "100 cases the first is enough."};
}

static const struct rect narrow = {100, 100, 330, 300};

static void draw_card(struct ui_test *test)
{
    struct asking_card card = solo_card();

    ui_screen(test->ui, "asking");
    asking_card(test->ui, narrow, &card, test->ctx);
}

static void what_is_asked_and_said_stays_on_its_card(void **state)
{
    (void)state;
    struct asking a = {.question = {"Red ones", "Several Lords"}, .n = 2, .met = 2, .was = true};
    for (int percent = 100; percent <= 200; percent += 50) {
        struct ui_test test;
        size_t n;
        ui_test_open(&test, draw_card, &a);
        ui_set_text_scale(test.ui, percent);
        ui_test_settle(&test);
        const struct gfx_item *item = gfx_recorded(test.gfx, &n);
        float u = ui_scale(test.ui), top = narrow.y * u, foot = (narrow.y + narrow.h) * u;
        for (size_t k = 0; k < n; k++)
            if (item[k].kind == ITEM_TEXT &&
                (item[k].at.y < top - 1 || item[k].at.y + item[k].at.h > foot + 1))
                fail_msg("type %d %%: \"%s\" leaves the card", percent, item[k].text);
        ui_test_close(&test);
    }
}

static void corner(struct ui_test *test)
{
    static const struct plate_line line[] = {
        {"Master %d", 5, "For most."}, {"Coalition %d", 9, "Of three."}, {"None %d", 0, "Of none."}};

    ui_screen(test->ui, "corner");
    plate_lines(test->ui, 0, *(const struct rect *)test->ctx, ALIGN_RIGHT, line, 3);
}

/* The longer ones were in smaller letters than those over and under them. */
static void lines_of_numbers_are_in_letters_of_one_size(void **state)
{
    (void)state;
    struct ui_test test;
    struct rect at = {100, 100, 300, 200};
    float before = 0;
    ui_test_open(&test, corner, &at);
    for (int small = 0; small <= 1; small++) {
        const struct gfx_item *master, *coalition;
        at.w = small ? 72 : 300;
        ui_test_settle(&test);
        master = gfx_recorded_text(test.gfx, "Master 5");
        coalition = gfx_recorded_text(test.gfx, "Coalition 9");
        assert_true(master && coalition && master->size == coalition->size);
        assert_true(small == (master->size < before));
        before = master->size;
        assert_null(gfx_recorded_text(test.gfx, "None"));
    }
    ui_test_close(&test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_two_spaces_overlap_and_each_lies_half_a_space_in),
        cmocka_unit_test(fields_share_a_table_with_a_shelf),
        cmocka_unit_test(lines_of_numbers_are_in_letters_of_one_size),
        cmocka_unit_test(every_card_of_an_open_pile_has_a_strip_of_its_own),
        cmocka_unit_test(questions_light_up_one_after_another),
        cmocka_unit_test(what_is_asked_and_said_stays_on_its_card),
        cmocka_unit_test(where_nothing_is_asked_no_empty_strip_is_left),
        cmocka_unit_test(who_is_taken_from_a_heap_is_the_same_in_its_place),
        cmocka_unit_test(the_next_space_says_how_many_would_touch_there),
        cmocka_unit_test(all_of_it_can_be_read_in_every_window),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
