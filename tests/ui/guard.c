/* A press does not go to what has come under it by itself a moment before. */
#include "ui_test.h"

enum { GO_ON, NOT_NOW };

struct prompt {
    int shown, pressed[2];
    bool on_press; /* a press on the first brings the second */
};

static const struct rect place = {800, 500, 200, 60};

static void screen(struct ui_test *test)
{
    struct prompt *p = test->ctx;
    static const char *const key[] = {"go", "not"};
    int shown = p->shown;
    ui_screen(test->ui, "prompt");
    ui_focus_default(test->ui, ui_id_at(test->ui, key[shown], 0));
    if (ui_button(test->ui, key[shown], place, key[shown])) {
        p->pressed[shown]++;
        p->shown = p->on_press ? NOT_NOW : shown;
    }
}

static void open_at(struct ui_test *test, struct prompt *p, bool pointing)
{
    ui_test_open(test, screen, p);
    if (pointing)
        ui_test_point(test, rect_center(place).x, rect_center(place).y);
    test->now += 2000;
    ui_test_settle(test);
}

/* The countdown runs out. */
static void time_is_up(struct ui_test *test, struct prompt *p)
{
    p->shown = NOT_NOW;
    ui_test_settle(test);
}

static void a_late_click_is_nobodys(void **state)
{
    (void)state;
    struct ui_test test;
    struct prompt p = {0};
    open_at(&test, &p, true);
    time_is_up(&test, &p);
    ui_test_click(&test, place);
    assert_int_equal(p.pressed[NOT_NOW], 0);
    assert_true(ui_wake_in(test.ui) > 0); /* and it tells when it will be taken */
    test.now += 400;
    ui_test_settle(&test);
    ui_test_click(&test, place);
    assert_int_equal(p.pressed[NOT_NOW], 1);
    ui_test_close(&test);
}

/* Somebody who walks, in front of a house that can be pressed, too. */
struct walker {
    bool there;
    int pressed;
};

static void street(struct ui_test *test)
{
    struct walker *w = test->ctx;
    struct rect at = w->there ? place : (struct rect){100, 100, 60, 60};

    ui_screen(test->ui, "street");
    (void)ui_spot(test->ui, ui_id_at(test->ui, "house", 0), rect_grow(place, 20), 0);
    w->pressed += ui_spot(test->ui, ui_id_at(test->ui, "walker", 0), at, 0).clicked;
}

/* Nothing asks for frames in between: what came long ago has been noticed all the same. */
static void a_click_long_after_is_taken(void **state)
{
    (void)state;
    struct ui_test test;
    struct walker w = {0};
    ui_test_open(&test, street, &w);
    ui_test_point(&test, rect_center(place).x, rect_center(place).y);
    test.now += 2000;
    ui_test_settle(&test);
    w.there = true;
    ui_test_settle(&test);
    test.now += 2000;
    ui_test_click(&test, place);
    assert_int_equal(w.pressed, 1);
    ui_test_close(&test);
}

static void a_late_key_is_nobodys(void **state)
{
    (void)state;
    struct ui_test test;
    struct prompt p = {0};
    open_at(&test, &p, false);
    time_is_up(&test, &p);
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(p.pressed[NOT_NOW], 0);
    test.now += 400;
    ui_test_settle(&test);
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(p.pressed[NOT_NOW], 1);
    ui_test_close(&test);
}

static void whoever_moves_the_pointer_there_means_it(void **state)
{
    (void)state;
    struct ui_test test;
    struct prompt p = {0};
    open_at(&test, &p, true);
    ui_test_point(&test, 10, 10);
    time_is_up(&test, &p);
    ui_test_click(&test, place);
    assert_int_equal(p.pressed[NOT_NOW], 1);
    ui_test_close(&test);
}

static void what_a_press_brings_may_be_pressed_at_once(void **state)
{
    (void)state;
    for (int keys = 0; keys < 2; keys++) {
        struct ui_test test;
        struct prompt p = {.on_press = true};
        open_at(&test, &p, !keys);
        if (keys)
            ui_test_key(&test, ACTION_NEXT); /* shows the focus */
        for (int i = 0; i < 2; i++)
            if (keys)
                ui_test_key(&test, ACTION_ACCEPT);
            else
                ui_test_click(&test, place);
        assert_int_equal(p.pressed[GO_ON], 1);
        assert_int_equal(p.pressed[NOT_NOW], 1);
        ui_test_close(&test);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_late_click_is_nobodys),
        cmocka_unit_test(a_click_long_after_is_taken),
        cmocka_unit_test(a_late_key_is_nobodys),
        cmocka_unit_test(whoever_moves_the_pointer_there_means_it),
        cmocka_unit_test(what_a_press_brings_may_be_pressed_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
