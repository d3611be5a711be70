/* What spots are called, and the slips that say it. */
#include "base/text.h"
#include "ui/describe.h"
#include "ui/inside.h"
#include "ui_test.h"

#include <string.h>

enum { ON, GREY, PIN, BESIDE, PLACES };

struct desk {
    struct rect at[PLACES];
    bool off; /* the grey button is grey */
    int pressed;
};

static const struct desk usual = {
    .at = {{800, 500, 200, 60}, {1100, 500, 200, 60}, {300, 300, 40, 40}, {300, 220, 200, 60}}, .off = true};

static void screen(struct ui_test *test)
{
    struct desk *d = test->ctx;
    struct ui *ui = test->ui;
    ui_screen(ui, "desk");
    struct ui_button undo = {.text = "Undo", .shortcut = ACTION_UNDO};
    struct ui_button burn = {.text = "Burn",
                             .tip = "One agent removes another",
                             .shortcut = ACTION_HINT,
                             .disabled = d->off,
                             .why = "Burn needs five sovereigns"};
    d->pressed += ui_button_with(ui, "undo", 0, d->at[ON], &undo);
    d->pressed += ui_button_with(ui, "burn", 0, d->at[GREY], &burn);
    ui_tell(ui, "pin", 0, d->at[PIN], &(struct ui_words){.name = "Vienna", .text = "The briefcase is here"});
    ui_tell(ui, "pin", 1, d->at[BESIDE], &(struct ui_words){.name = "Prague"});
}

static bool shows(struct ui_test *test, const char *words)
{
    return gfx_recorded_text(test->gfx, words);
}

static void rest(struct ui_test *test, struct rect at)
{
    struct point c = rect_center(at);
    ui_test_point(test, c.x, c.y);
    test->now += 2000;
    ui_test_settle(test);
}

static void the_pointer_has_to_rest_and_keys_ask_at_once(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    ui_test_open(&test, screen, &d);
    struct point c = rect_center(d.at[PIN]);
    ui_test_point(&test, c.x, c.y);
    assert_false(shows(&test, "Vienna"));
    assert_true(ui_wake_in(test.ui) > 0); /* the slip comes by itself */
    test.now += 2000;
    ui_test_frame(&test);
    assert_int_equal(ui_wake_in(test.ui), 0); /* what it is about, drawn before it, shows it now */
    ui_test_settle(&test);
    assert_true(shows(&test, "Vienna"));
    assert_true(shows(&test, "The briefcase is here"));
    for (int i = 0; i < 4 && !shows(&test, "One agent removes another"); i++)
        ui_test_key(&test, ACTION_NEXT);
    assert_false(shows(&test, "Vienna"));
    assert_true(shows(&test, "One agent removes another"));
    ui_test_close(&test);
}

static void a_grey_button_says_why_by_pointer_key_and_shortcut(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    ui_test_open(&test, screen, &d);
    ui_test_click(&test, d.at[GREY]);
    assert_true(shows(&test, "Burn needs five sovereigns"));
    ui_test_point(&test, 10, 10);
    assert_false(shows(&test, "Burn needs five sovereigns"));
    for (int i = 0; i < 4 && !shows(&test, "Burn needs five sovereigns"); i++)
        ui_test_key(&test, ACTION_NEXT);
    assert_true(shows(&test, "Burn needs five sovereigns"));
    ui_test_key(&test, ACTION_ACCEPT);
    ui_test_key(&test, ACTION_PREVIOUS);
    assert_false(shows(&test, "Burn needs five sovereigns"));
    ui_test_key(&test, ACTION_HINT);
    assert_true(shows(&test, "Burn needs five sovereigns"));
    assert_int_equal(d.pressed, 0);
    ui_test_close(&test);
}

static void the_focus_leaves_what_turns_grey(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    d.off = false;
    ui_test_open(&test, screen, &d);
    ui_test_key(&test, ACTION_NEXT);
    ui_test_key(&test, ACTION_NEXT);
    ui_id burn = ui_id_at(test.ui, "burn", 0);
    ui_focus(test.ui, burn);
    ui_test_settle(&test);
    assert_int_equal(ui_focused(test.ui), burn);
    ui_focus_default(test.ui, ui_id_at(test.ui, "undo", 0));
    d.off = true;
    ui_test_settle(&test);
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(d.pressed, 0);
    ui_test_close(&test);
}

static void a_long_touch_asks_and_does_not_press(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    d.off = false;
    ui_test_open(&test, screen, &d);
    struct point c = rect_center(d.at[GREY]);
    struct input_event e = {.kind = INPUT_POINTER_DOWN,
                            .device = DEVICE_TOUCH,
                            .button = BUTTON_LEFT,
                            .clicks = 1,
                            .x = c.x * ui_scale(test.ui),
                            .y = c.y * ui_scale(test.ui)};
    ui_feed(test.ui, &e);
    ui_test_settle(&test);
    assert_false(shows(&test, "One agent removes another"));
    test.now += 2000;
    ui_test_settle(&test);
    assert_true(shows(&test, "One agent removes another"));
    e.kind = INPUT_POINTER_UP;
    ui_feed(test.ui, &e);
    ui_test_settle(&test);
    assert_int_equal(d.pressed, 0);
    assert_true(shows(&test, "One agent removes another")); /* and stays to be read */
    ui_test_close(&test);
}

static bool apart(struct rect a, struct rect b)
{
    return rect_empty(rect_common(a, b));
}

/* In every corner and at every size of type it lies in the window, and neither on what it is about nor on its neighbour. */
static void a_slip_lies_beside_what_it_is_about(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    ui_test_open(&test, screen, &d);
    for (int i = 0; i < 9 * 3; i++) {
        struct rect all = ui_area(test.ui);
        int percent = i / 9 == 2 ? 200 : 100;
        test.width = i / 9 == 1 ? 1280 : 1920;
        test.height = i / 9 == 1 ? 720 : 1080;
        ui_set_text_scale(test.ui, percent);
        d.at[PIN] = rect_place(rect_pad(all, 6), 40, 40, (float)(i % 3) / 2, (float)(i / 3 % 3) / 2);
        d.at[BESIDE] = d.at[PIN];
        d.at[BESIDE].x += d.at[PIN].x < all.w / 2 ? 50 : -150;
        d.at[BESIDE].w = 140;
        ui_test_frame(&test);
        rest(&test, d.at[PIN]);
        struct rect slip = ui_tip_at(test.ui);
        assert_true(shows(&test, "The briefcase is here"));
        assert_true(slip.w > 40 && slip.h > 30);
        assert_true(apart(slip, d.at[PIN]));
        assert_true(apart(slip, d.at[BESIDE]));
        assert_true(slip.x >= 0 && slip.y >= 0 && slip.x + slip.w <= all.w && slip.y + slip.h <= all.h);
        ui_test_point(&test, all.w / 2 + 100, all.h / 2 + 200);
    }
    ui_test_close(&test);
}

/* While nothing changes its place is not looked for again; when something comes to lie beneath it, it is. */
static void a_slip_goes_on_when_something_comes_beneath_it(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    ui_test_open(&test, screen, &d);
    rest(&test, d.at[PIN]);
    struct rect first = ui_tip_at(test.ui);
    ui_test_frame(&test);
    assert_true(ui_tip_at(test.ui).x == first.x && ui_tip_at(test.ui).y == first.y);
    d.at[BESIDE] = rect_around(rect_center(first), 60, 40);
    ui_test_frame(&test);
    assert_true(apart(ui_tip_at(test.ui), d.at[BESIDE]));
    assert_true(shows(&test, "The briefcase is here"));
    d.at[BESIDE] = usual.at[BESIDE];
    ui_test_frame(&test);
    assert_true(ui_tip_at(test.ui).x == first.x && ui_tip_at(test.ui).y == first.y);
    ui_test_close(&test);
}

static void crowd(struct ui_test *test)
{
    ui_screen(test->ui, "crowd");
    struct ui *ui = test->ui;
    struct rect pin = {900, 500, 40, 40};
    ui_tell(ui, "pin", 0, pin, &(struct ui_words){.name = "Vienna", .text = "The briefcase is here"});
    for (int i = 0; i < 9; i++) { /* a name in each place beside it */
        struct rect name = rect_around(rect_center(pin), 120, 24);
        name.x += (float)(i % 3 - 1) * 130;
        name.y += (float)(i / 3 - 1) * 50;
        if (i != 4)
            ui_tell(ui, "name", i, name, &(struct ui_words){.name = "Prague"});
    }
}

/* Where it would hide a name close by it rather keeps at arm's length. */
static void a_slip_goes_further_before_it_hides_a_name(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    struct rect pin = {900, 500, 40, 40};
    ui_test_open(&test, crowd, &d);
    rest(&test, pin);
    struct rect slip = ui_tip_at(test.ui);
    assert_true(slip.w > 40 && slip.h > 30);
    struct rect block = rect_around(rect_center(pin), 380, 124);
    assert_true(apart(slip, block));
    ui_test_close(&test);
}

static const struct rect pin_on_map = {900, 500, 40, 40}, clear_of = {700, 100, 700, 200};

/* A map full of names but for a corner. */
static void map(struct ui_test *test)
{
    struct ui *ui = test->ui;
    ui_screen(ui, "map");
    ui_spot(ui, ui_id_of(ui, "map"), (struct rect){100, 50, 1500, 950}, SPOT_NO_FOCUS | SPOT_QUIET);
    ui_spot_in_view(ui, ui_id_of(ui, "pin"), pin_on_map, SPOT_TELL);
    ui_name(ui, &(struct ui_words){.name = "Vienna", .text = "The briefcase is here"});
    for (int i = 0; i < 14 * 9; i++) {
        struct rect name = {(float)(i % 14) * 110 + 120, (float)(i / 14) * 100 + 90, 60, 40};
        bool free = !rect_empty(rect_common(name, clear_of)) ||
                    !rect_empty(rect_common(name, rect_grow(pin_on_map, 10)));
        if (!free)
            ui_tell(ui, "name", i, name, &(struct ui_words){.name = "Prague"});
    }
    ui_keep_clear(ui, (struct rect){0, 0, 1920, 90});
    ui_keep_clear(ui, (struct rect){0, 980, 1920, 100});
    ui_keep_clear(ui, (struct rect){1600, 0, 320, 1080});
    ui_keep_clear(ui, (struct rect){0, 0, 110, 1080});
}

/* Of something in a view, which is marked meanwhile, it goes wherever it hides nothing. */
static void a_slip_about_a_map_hides_nothing_on_it(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    ui_test_open(&test, map, &d);
    for (int percent = 100; percent <= 200; percent += 50) {
        ui_set_text_scale(test.ui, percent);
        rest(&test, pin_on_map);
        struct rect slip = ui_tip_at(test.ui);
        assert_true(shows(&test, "Vienna"));
        assert_true(slip.w > 40 && slip.h > 30);
        assert_true(slip.x >= clear_of.x - 80 && slip.x + slip.w <= clear_of.x + clear_of.w + 60);
        assert_true(slip.y >= clear_of.y - 60 && slip.y + slip.h <= clear_of.y + clear_of.h + 100);
        ui_test_frame(&test);
        assert_int_equal(ui_tip_of(test.ui), ui_id_of(test.ui, "pin"));
        ui_test_point(&test, 10, 10);
        ui_test_settle(&test);
    }
    ui_test_close(&test);
}

/* Names everywhere but in the far corner: there nobody would look for it. */
static void full_map(struct ui_test *test)
{
    struct ui *ui = test->ui;
    ui_screen(ui, "full map");
    ui_spot(ui, ui_id_of(ui, "map"), (struct rect){100, 50, 1500, 950}, SPOT_NO_FOCUS | SPOT_QUIET);
    ui_spot_in_view(ui, ui_id_of(ui, "pin"), pin_on_map, SPOT_TELL);
    ui_name(ui, &(struct ui_words){.name = "Vienna", .text = "The briefcase is here"});
    for (int i = 0; i < 14 * 9; i++) {
        struct rect name = {(float)(i % 14) * 110 + 120, (float)(i / 14) * 100 + 90, 60, 40};
        bool free = name.x < 500 && name.y < 350;
        if (!free && rect_empty(rect_common(name, rect_grow(pin_on_map, 10))))
            ui_tell(ui, "name", i, name, &(struct ui_words){.name = "Prague"});
    }
    ui_keep_clear(ui, (struct rect){1600, 0, 320, 1080});
}

static const struct rect enlarged = {1200, 300, 300, 420};

static void full_map_enlarged(struct ui_test *test)
{
    full_map(test);
    ui_enlarged(test->ui, pin_on_map, enlarged);
}

/* What is shown enlarged somewhere else is explained there; nothing is struck through by a line from here to there. */
static void a_slip_lies_beside_what_is_shown_enlarged(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    ui_test_open(&test, full_map_enlarged, &d);
    rest(&test, pin_on_map);
    struct rect slip = ui_tip_at(test.ui);
    assert_true(slip.w > 40 && slip.h > 30);
    assert_false(apart(slip, rect_grow(enlarged, 230)));
    assert_true(apart(slip, rect_grow(enlarged, -4)));
    ui_test_close(&test);
}

static void a_slip_never_lies_far_off_what_it_is_about(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    ui_test_open(&test, full_map, &d);
    rest(&test, pin_on_map);
    struct rect slip = ui_tip_at(test.ui);
    assert_true(slip.w > 40 && slip.h > 30);
    assert_false(apart(slip, rect_grow(pin_on_map, 230)));
    ui_test_close(&test);
}

static const struct rect prompt = {20, 980, 700, 90}, pay = {780, 990, 200, 70};

/* A button in a row at the foot, beside what is asked; above it a map with names. */
static void foot(struct ui_test *test)
{
    struct ui *ui = test->ui;
    struct ui_button b = {.text = "Pay off",
                          .tip = "Behind your shield, pay an agent, a doctor, or nobody at all."};
    ui_screen(ui, "foot");
    for (int i = 0; i < 14 * 6; i++)
        ui_tell(ui, "name", i, (struct rect){(float)(i % 14) * 130 + 40, (float)(i / 14) * 70 + 540, 90, 40},
                &(struct ui_words){.name = "Prague"});
    ui_button_with(ui, "pay", 0, pay, &b);
    ui_keep_clear(ui, prompt);
}

/* Where the pointer rests on that, the slip leaves the other. */
static void leaves(void (*frame)(struct ui_test *test), struct rect on, struct rect other)
{
    struct ui_test test;
    struct desk d = usual;
    ui_test_open(&test, frame, &d);
    rest(&test, on);
    struct rect slip = ui_tip_at(test.ui);
    assert_true(slip.w > 40 && slip.h > 30);
    assert_true(apart(slip, other));
    ui_test_close(&test);
}

static void a_slip_leaves_what_is_asked_to_be_read(void **state)
{
    (void)state;
    leaves(foot, pay, prompt);
}

static const struct rect back = {900, 980, 150, 60}, confirm = {1060, 980, 220, 60};

/* A grey button beside the one that mends what it lacks; above them places. */
static void beside(struct ui_test *test)
{
    struct ui *ui = test->ui;
    struct ui_button grey = {.text = "Confirm", .disabled = true, .why = "Two are left."},
                     step = {.text = "Step back"};
    ui_screen(ui, "beside");
    for (int i = 0; i < 10; i++)
        (void)ui_spot(ui, ui_id_at(ui, "house", i), (struct rect){(float)i * 190, 740, 190, 230}, 0);
    for (int i = 0; i < 4; i++)
        (void)ui_spot(ui, ui_id_at(ui, "tool", i), (struct rect){(float)i * 100 + 1310, 980, 90, 60}, 0);
    ui_button_with(ui, "back", 0, back, &step);
    ui_button_with(ui, "confirm", 0, confirm, &grey);
}

static void a_slip_leaves_the_button_beside_it(void **state)
{
    (void)state;
    leaves(beside, confirm, back);
}

/* To look for a place takes as long as the rest of a frame: it is done once, and again when something lies elsewhere. */
static void a_slip_is_placed_once(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    ui_test_open(&test, screen, &d);
    rest(&test, d.at[PIN]);
    struct rect found = ui_tip_at(test.ui);
    assert_false(rect_empty(found));
    test.ui->tip_place.at.x += 7; /* as if another had been found */
    ui_test_settle(&test);
    assert_true(ui_tip_at(test.ui).x == found.x + 7);
    d.at[GREY].y += 1;
    ui_test_settle(&test);
    assert_true(ui_tip_at(test.ui).x == found.x);
    ui_test_close(&test);
}

static void names_and_reasons_are_described(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d = usual;
    char words[2048];
    struct text out = text_over(words, sizeof words);
    ui_test_open(&test, screen, &d);
    ui_describe(test.ui, &out);
    assert_non_null(strstr(words, "\nspot "));
    assert_non_null(strstr(words, "\noff "));
    assert_non_null(strstr(words, "\ntell "));
    assert_non_null(strstr(words, " Undo\n"));
    assert_non_null(strstr(words, " One agent removes another\n"));
    assert_non_null(strstr(words, " Burn needs five sovereigns\n"));
    assert_non_null(strstr(words, " Prague\n"));
    ui_test_close(&test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_pointer_has_to_rest_and_keys_ask_at_once),
        cmocka_unit_test(a_grey_button_says_why_by_pointer_key_and_shortcut),
        cmocka_unit_test(the_focus_leaves_what_turns_grey),
        cmocka_unit_test(a_long_touch_asks_and_does_not_press),
        cmocka_unit_test(a_slip_lies_beside_what_it_is_about),
        cmocka_unit_test(a_slip_goes_on_when_something_comes_beneath_it),
        cmocka_unit_test(a_slip_goes_further_before_it_hides_a_name),
        cmocka_unit_test(a_slip_about_a_map_hides_nothing_on_it),
        cmocka_unit_test(a_slip_lies_beside_what_is_shown_enlarged),
        cmocka_unit_test(a_slip_never_lies_far_off_what_it_is_about),
        cmocka_unit_test(a_slip_leaves_what_is_asked_to_be_read),
        cmocka_unit_test(a_slip_leaves_the_button_beside_it),
        cmocka_unit_test(a_slip_is_placed_once),
        cmocka_unit_test(names_and_reasons_are_described),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
