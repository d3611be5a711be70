/* Each widget by mouse, by keys and by pad. */
#include "ui/widgets.h"

#include <float.h>
#include <stdio.h>
#include <string.h>

#include "ui_test.h"

struct form {
    bool toggle;
    int slider, stepper, choice, tab, selected, activated, button;
    char name[32];
    int payload, dropped, picked;
    struct rect at[8];
};

enum { TOGGLE, SLIDER, STEPPER, CHOICE, FIELD, BUTTON, CARGO, GOAL };

static void draw_row(struct ui *ui, struct rect at, int i, void *ctx)
{
    char text[32];
    (void)ctx;
    (void)snprintf(text, sizeof text, "row %d", i);
    ui_label(ui, at, STYLE_BODY, ALIGN_LEFT, text);
}

static void screen(struct ui_test *test)
{
    static const char *const words[] = {"Low", "Medium", "High"};
    struct form *f = test->ctx;
    struct ui *ui = test->ui;
    ui_screen(ui, "form");
    for (int i = 0; i < 8; i++)
        f->at[i] = (struct rect){100, 60 + 110.0f * (float)i, 500, 70};
    (void)ui_toggle(ui, "toggle", f->at[TOGGLE], "Sound", &f->toggle);
    (void)ui_slider(ui, "slider", f->at[SLIDER], &f->slider, 0, 100, 10, "%");
    (void)ui_stepper(ui, "stepper", f->at[STEPPER], &f->stepper, 0, 3, 1);
    (void)ui_choice(ui, "choice", f->at[CHOICE], words, 3, &f->choice);
    (void)ui_field(ui, "field", f->at[FIELD], f->name, sizeof f->name, 6, "name");
    struct ui_button b = {.text = "Undo", .shortcut = ACTION_UNDO, .disabled = false};
    f->button += ui_button_with(ui, "button", 0, f->at[BUTTON], &b);
    ui_payload(ui, 42);
    f->picked += ui_spot(ui, ui_id_of(ui, "cargo"), f->at[CARGO], SPOT_DRAG).picked;
    struct ui_response r = ui_spot(ui, ui_id_of(ui, "goal"), f->at[GOAL], SPOT_DROP);
    if (r.dropped) {
        f->dropped++;
        f->payload = r.payload;
    }
    (void)ui_tabs(ui, "tabs", (struct rect){700, 40, 800, 60}, words, 3, &f->tab);
    int row = ui_list(ui, "list", (struct rect){700, 120, 800, 500}, 100, 50, &f->selected, draw_row, NULL);
    f->activated = row >= 0 ? row : f->activated;
    ui_focus_default(ui, ui_id_of(ui, "toggle"));
}

static void open_form(struct ui_test *test, struct form *f)
{
    *f = (struct form){.selected = -1, .activated = -1};
    ui_test_open(test, screen, f);
}

static void go(struct ui_test *test, const char *key)
{
    for (int i = 0; i < 60 && ui_focused(test->ui) != ui_id_of(test->ui, key); i++)
        ui_test_key(test, ACTION_NEXT);
    assert_int_equal(ui_focused(test->ui), ui_id_of(test->ui, key));
}

static void by_keys(void **state)
{
    (void)state;
    struct ui_test test;
    struct form f;
    open_form(&test, &f);
    ui_test_key(&test, ACTION_NEXT); /* shows the focus */
    ui_test_key(&test, ACTION_ACCEPT);
    assert_true(f.toggle);
    ui_test_key(&test, ACTION_LEFT);
    assert_false(f.toggle);
    go(&test, "slider");
    ui_test_key(&test, ACTION_RIGHT);
    ui_test_key(&test, ACTION_PLUS);
    ui_test_key(&test, ACTION_LEFT);
    assert_int_equal(f.slider, 10);
    ui_test_key(&test, ACTION_PAGE_UP);
    assert_int_equal(f.slider, 100);
    go(&test, "stepper");
    for (int i = 0; i < 6; i++)
        ui_test_key(&test, ACTION_PLUS);
    assert_int_equal(f.stepper, 3); /* not past its end */
    ui_test_key(&test, ACTION_MINUS);
    assert_int_equal(f.stepper, 2);
    assert_null(gfx_recorded_text(test.gfx, "RT"));
    ui_test_action(&test, ACTION_MINUS, DEVICE_PAD); /* there its triggers are named */
    assert_int_equal(f.stepper, 1);
    assert_non_null(gfx_recorded_text(test.gfx, "RT"));
    assert_non_null(gfx_recorded_text(test.gfx, "LT"));
    go(&test, "choice");
    ui_test_key(&test, ACTION_LEFT);
    assert_int_equal(f.choice, 2); /* round */
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(f.choice, 0);
    ui_test_key(&test, ACTION_TAB_NEXT);
    assert_int_equal(f.tab, 1);
    ui_test_key(&test, ACTION_UNDO);
    assert_int_equal(f.button, 1);
    ui_test_close(&test);
}

static void by_mouse(void **state)
{
    (void)state;
    struct ui_test test;
    struct form f;
    open_form(&test, &f);
    ui_test_click(&test, f.at[TOGGLE]);
    assert_true(f.toggle);
    struct point c = rect_center(f.at[SLIDER]);
    ui_test_press(&test, c.x, c.y);
    ui_test_point(&test, 5000, c.y);
    assert_int_equal(f.slider, 100);
    ui_test_point(&test, -100, c.y);
    ui_test_release(&test, -100, c.y);
    assert_int_equal(f.slider, 0);
    struct rect more = f.at[STEPPER];
    ui_test_click(&test, cut_right(&more, more.h));
    assert_int_equal(f.stepper, 1);
    ui_test_wheel(&test, rect_center(f.at[STEPPER]).x, rect_center(f.at[STEPPER]).y, 1);
    assert_int_equal(f.stepper, 2);
    ui_test_click(&test, rect_column(f.at[CHOICE], 2, 3, 0));
    assert_int_equal(f.choice, 2);
    ui_test_click(&test, f.at[BUTTON]);
    assert_int_equal(f.button, 1);
    ui_test_click(&test, (struct rect){700, 120 + 50 * 3, 400, 50});
    assert_int_equal(f.activated, 3);
    assert_int_equal(f.selected, 3);
    ui_test_close(&test);
}

static void a_name_is_typed_and_held_to_its_length(void **state)
{
    (void)state;
    struct ui_test test;
    struct form f;
    open_form(&test, &f);
    assert_false(ui_wants_text(test.ui, NULL));
    ui_test_click(&test, f.at[FIELD]);
    struct rect where;
    assert_true(ui_wants_text(test.ui, &where));
    assert_true(where.w > 0);
    ui_test_type(&test, "Ża\nne");
    assert_string_equal(f.name, "Żane"); /* no control characters */
    ui_test_type(&test, "ta and more");
    assert_string_equal(f.name, "Żaneta"); /* six characters, seven bytes */
    ui_test_key(&test, ACTION_ERASE);
    assert_string_equal(f.name, "Żanet");
    for (int i = 0; i < 9; i++)
        ui_test_key(&test, ACTION_ERASE);
    assert_string_equal(f.name, "");
    ui_test_key(&test, ACTION_BACK);
    assert_false(ui_wants_text(test.ui, NULL));
    ui_test_type(&test, "lost");
    assert_string_equal(f.name, "");
    ui_test_close(&test);
}

static void a_margin_keeps_everything_off_the_edge_and_presses_where_they_aim(void **state)
{
    (void)state;
    struct ui_test test;
    struct form f;
    open_form(&test, &f);
    ui_set_margin(test.ui, 5);
    ui_test_settle(&test);
    struct rect area = ui_area(test.ui), at = f.at[TOGGLE];
    float scale = ui_scale(test.ui), left = (float)test.width * 0.05f, top = (float)test.height * 0.05f;
    assert_float_equal(area.w * scale, (float)test.width * 0.9f, 1);
    assert_float_equal(area.h * scale, (float)test.height * 0.9f, 1);
    struct input_event e = {.kind = INPUT_POINTER_DOWN,
                            .button = BUTTON_LEFT,
                            .pad = -1,
                            .x = left + (at.x + 6) * scale,
                            .y = top + (at.y + 6) * scale};
    ui_feed(test.ui, &e);
    ui_test_settle(&test);
    e.kind = INPUT_POINTER_UP;
    ui_feed(test.ui, &e);
    ui_test_settle(&test);
    assert_true(f.toggle);
    size_t n;
    const struct gfx_item *item = gfx_recorded(test.gfx, &n);
    for (size_t i = 0; i < n; i++)
        assert_true(item[i].at.x >= left - 2 && item[i].at.y >= top - 2);
    ui_test_close(&test);
}

static void compose(struct ui_test *test, const char *text)
{
    struct input_event e = {.kind = INPUT_COMPOSE, .device = DEVICE_KEYS, .pad = -1};
    (void)snprintf(e.text, sizeof e.text, "%s", text);
    ui_feed(test->ui, &e);
    ui_test_settle(test);
}

static bool reads(const struct ui_test *test, const char *text)
{
    size_t n;
    const struct gfx_item *item = gfx_recorded(test->gfx, &n);
    for (size_t i = 0; i < n; i++)
        if (strcmp(item[i].text, text) == 0)
            return true;
    return false;
}

static void what_is_being_composed_is_seen_and_is_not_yet_typed(void **state)
{
    (void)state;
    struct ui_test test;
    struct form f;
    struct rect before, after;
    open_form(&test, &f);
    go(&test, "field");
    ui_test_key(&test, ACTION_ACCEPT);
    ui_test_type(&test, "A");
    assert_true(ui_wants_text(test.ui, &before));
    compose(&test, "niho");
    assert_true(reads(&test, "niho"));
    assert_string_equal(f.name, "A");
    assert_true(ui_wants_text(test.ui, &after));
    assert_true(after.x > before.x); /* where an input method shows what it offers */
    ui_test_type(&test, "日本");
    assert_string_equal(f.name, "A日本");
    assert_false(reads(&test, "niho"));
    compose(&test, "x");
    ui_test_key(&test, ACTION_BACK); /* left without a choice: nothing of it comes back */
    go(&test, "field");
    ui_test_key(&test, ACTION_ACCEPT);
    assert_false(reads(&test, "x"));
    ui_test_close(&test);
}

static void a_name_is_made_with_a_pad_alone(void **state)
{
    (void)state;
    struct ui_test test;
    struct form f;
    open_form(&test, &f);
    go(&test, "field");
    ui_test_action(&test, ACTION_ACCEPT, DEVICE_PAD);
    ui_test_action(&test, ACTION_DOWN, DEVICE_PAD); /* A */
    ui_test_action(&test, ACTION_RIGHT, DEVICE_PAD);
    ui_test_action(&test, ACTION_DOWN, DEVICE_PAD); /* b */
    ui_test_action(&test, ACTION_RIGHT, DEVICE_PAD);
    assert_string_equal(f.name, "Aba");
    ui_test_action(&test, ACTION_LEFT, DEVICE_PAD);
    ui_test_action(&test, ACTION_UP, DEVICE_PAD);
    assert_string_equal(f.name, "Aa");
    ui_test_action(&test, ACTION_ACCEPT, DEVICE_PAD);
    ui_test_action(&test, ACTION_DOWN, DEVICE_PAD); /* done: arrows move the focus again */
    assert_string_equal(f.name, "Aa");
    assert_int_not_equal(ui_focused(test.ui), ui_id_of(test.ui, "field"));
    ui_test_close(&test);
}

static void things_are_dragged_by_mouse_and_carried_by_keys(void **state)
{
    (void)state;
    struct ui_test test;
    struct form f;
    open_form(&test, &f);
    struct point from = rect_center(f.at[CARGO]), to = rect_center(f.at[GOAL]);
    ui_test_point(&test, from.x, from.y);
    ui_test_press(&test, from.x, from.y);
    ui_test_point(&test, from.x + 40, from.y);
    int payload = 0;
    assert_int_equal(ui_dragged(test.ui, &payload), ui_id_of(test.ui, "cargo"));
    assert_int_equal(payload, 42);
    ui_test_point(&test, to.x, to.y);
    ui_test_release(&test, to.x, to.y);
    assert_int_equal(f.dropped, 1);
    assert_int_equal(f.payload, 42);
    assert_int_equal(ui_dragged(test.ui, NULL), 0);
    ui_test_key(&test, ACTION_NEXT); /* shows the focus */
    go(&test, "cargo");
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(ui_focused(test.ui), ui_id_of(test.ui, "goal"));
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(f.dropped, 2);
    go(&test, "cargo");
    ui_test_key(&test, ACTION_ACCEPT);
    ui_test_key(&test, ACTION_BACK); /* put down again */
    assert_int_equal(ui_dragged(test.ui, NULL), 0);
    assert_int_equal(ui_focused(test.ui), ui_id_of(test.ui, "cargo"));
    assert_int_equal(f.dropped, 2);
    assert_int_equal(f.picked, 3);
    ui_test_close(&test);
}

static void a_list_scrolls_to_the_focus_and_by_wheel_and_keys(void **state)
{
    (void)state;
    struct ui_test test;
    struct form f;
    open_form(&test, &f);
    assert_non_null(gfx_recorded_text(test.gfx, "row 0"));
    assert_null(gfx_recorded_text(test.gfx, "row 50"));
    ui_test_wheel(&test, 900, 300, -10);
    assert_null(gfx_recorded_text(test.gfx, "row 0"));
    ui_test_click(&test, (struct rect){720, 300, 200, 4});
    int first = f.activated;
    assert_true(first > 10);
    ui_test_key(&test, ACTION_DOWN); /* shows the focus */
    for (int i = 0; i < 30; i++)
        ui_test_key(&test, ACTION_DOWN);
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(f.activated, first + 30);
    ui_test_key(&test, ACTION_END);
    assert_non_null(gfx_recorded_text(test.gfx, "row 99"));
    ui_test_key(&test, ACTION_HOME);
    assert_non_null(gfx_recorded_text(test.gfx, "row 0"));
    ui_scroll_to(test.ui, "list", FLT_MAX);
    ui_test_settle(&test);
    assert_non_null(gfx_recorded_text(test.gfx, "row 99"));
    ui_scroll_start(test.ui, "list");
    ui_test_frame(&test);
    assert_non_null(gfx_recorded_text(test.gfx, "row 0"));
    ui_test_close(&test);
}

/* Words above the first button and below the last: no focus comes to them. */
static void page_of_words(struct ui_test *test)
{
    static const struct ui_button button = {.text = "press", .kind = BUTTON_PAPER};
    struct rect at = {300, 100, 600, 400};
    ui_screen(test->ui, "words");
    struct rect in = ui_scroll_begin(test->ui, "page", at, 1000);
    ui_label(test->ui, cut_top(&in, 60), STYLE_BODY, ALIGN_LEFT, "first words");
    for (int i = 0; i < 4; i++) {
        struct rect row = cut_top(&in, 60);
        cut_top(&in, 160);
        (void)ui_button_with(test->ui, "button", i, row, &button);
    }
    ui_label(test->ui, cut_top(&in, 60), STYLE_BODY, ALIGN_LEFT, "last words");
    ui_scroll_end(test->ui);
    ui_focus_default(test->ui, ui_id_at(test->ui, "button", 0));
}

static bool can_be_read(const struct ui_test *test, const char *words)
{
    const struct gfx_item *item = gfx_recorded_text(test->gfx, words);
    return item && rect_has(item->clip, (struct point){item->at.x + 1, item->at.y + 1}) &&
           rect_has(item->clip, (struct point){item->at.x + 1, item->at.y + item->at.h - 1});
}

/* What was said below the last switch of a page could not be read by keys alone. */
static void with_the_last_and_the_first_comes_what_lies_beyond(void **state)
{
    (void)state;
    struct ui_test test;
    ui_test_open(&test, page_of_words, NULL);
    assert_true(can_be_read(&test, "first words"));
    for (int i = 0; i < 8 && ui_focused(test.ui) != ui_id_at(test.ui, "button", 3); i++)
        ui_test_key(&test, ACTION_DOWN);
    assert_int_equal(ui_focused(test.ui), ui_id_at(test.ui, "button", 3));
    assert_true(can_be_read(&test, "last words"));
    for (int i = 0; i < 8 && ui_focused(test.ui) != ui_id_at(test.ui, "button", 0); i++)
        ui_test_key(&test, ACTION_UP);
    assert_int_equal(ui_focused(test.ui), ui_id_at(test.ui, "button", 0));
    assert_true(can_be_read(&test, "first words"));
    ui_test_close(&test);
}

static void lists(struct ui_test *test)
{
    int *selected = test->ctx;
    ui_screen(test->ui, "lists");
    (void)ui_list(test->ui, "list", (struct rect){700, 120, 800, 230}, 9, 50, selected, draw_row, NULL);
    ui_focus_default(test->ui, ui_id_at(test->ui, "list", 0));
}

/* How many rows of the list are seen in part only. */
static int cut_rows(const struct ui_test *test)
{
    size_t n;
    int cut = 0;
    const struct gfx_item *item = gfx_recorded(test->gfx, &n);
    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && strncmp(item[i].text, "row ", 4) == 0) {
            float y = rect_center(item[i].at).y, top = item[i].clip.y, foot = top + item[i].clip.h;
            float half = 24 * ui_scale(test->ui);
            cut += y > top - half && y < foot + half && (y - half < top - 1 || y + half > foot + 1);
        }
    return cut;
}

static void a_list_at_rest_cuts_no_row(void **state)
{
    (void)state;
    static const enum input_action way[] = {ACTION_DOWN,      ACTION_DOWN, ACTION_DOWN, ACTION_DOWN,
                                            ACTION_PAGE_DOWN, ACTION_UP,   ACTION_UP,   ACTION_UP,
                                            ACTION_UP,        ACTION_UP,   ACTION_END,  ACTION_HOME};
    struct ui_test test;
    int selected = -1;
    ui_test_open(&test, lists, &selected);
    ui_test_settle(&test);
    assert_non_null(gfx_recorded_text(test.gfx, "row 3"));
    assert_int_equal(cut_rows(&test), 0);
    for (size_t i = 0; i < sizeof way / sizeof way[0]; i++) {
        ui_test_key(&test, way[i]);
        ui_test_settle(&test);
        assert_int_equal(cut_rows(&test), 0);
    }
    for (int i = -3; i <= 3; i++) {
        ui_test_wheel(&test, 900, 300, i);
        ui_test_settle(&test);
        assert_int_equal(cut_rows(&test), 0);
    }
    ui_test_close(&test);
}

static void every_widget_is_reached_by_arrows(void **state)
{
    (void)state;
    static const char *const keys[] = {"toggle", "slider", "stepper", "choice", "field", "cargo", "goal"};
    struct ui_test test;
    struct form f;
    open_form(&test, &f);
    bool seen[7] = {false};
    for (int i = 0; i < 12; i++) {
        for (int k = 0; k < 7; k++)
            seen[k] = seen[k] || ui_focused(test.ui) == ui_id_of(test.ui, keys[k]);
        ui_test_key(&test, ACTION_DOWN);
    }
    for (int k = 0; k < 7; k++)
        assert_true(seen[k]);
    ui_test_close(&test);
}

static void tools(struct ui_test *test)
{
    struct ui *ui = test->ui;
    ui_screen(ui, "tools");
    struct ui_button b = {
        .icon = gfx_load(test->gfx, "shared/ui/icons/log.png"), .tip = "Log", .caption = "Log"};
    (void)ui_button_with(ui, "short", 0, (struct rect){100, 100, ui_button_width(ui, &b), 60}, &b);
    b.caption = b.tip = "Everything that has ever happened";
    (void)ui_button_with(ui, "long", 0, (struct rect){300, 100, ui_button_width(ui, &b), 60}, &b);
}

/* A caption that would make a tool as loud as an action is left to its tip. */
static void a_tool_has_a_short_caption_or_none(void **state)
{
    (void)state;
    struct ui_test test;
    ui_test_open(&test, tools, NULL);
    ui_test_settle(&test);
    assert_true(gfx_recorded_text(test.gfx, "Log"));
    assert_false(gfx_recorded_text(test.gfx, "Everything that has ever happened"));
    ui_test_close(&test);
}

static void an_idle_screen_sleeps(void **state)
{
    (void)state;
    struct ui_test test;
    struct form f;
    open_form(&test, &f);
    assert_int_equal(ui_wake_in(test.ui), -1);
    ui_test_point(&test, 350, 640); /* a button lifts, rests, and says its key after a while */
    assert_true(ui_wake_in(test.ui) > 0);
    test.now += (uint64_t)ui_wake_in(test.ui);
    ui_test_settle(&test);
    assert_false(rect_empty(ui_tip_at(test.ui)));
    assert_int_equal(ui_wake_in(test.ui), -1);
    ui_test_close(&test);
}

static void presses_in_a_burst_are_all_seen(void **state)
{
    (void)state;
    struct ui_test test;
    struct form f;
    open_form(&test, &f);
    go(&test, "slider");
    for (int i = 0; i < 7; i++) {
        struct input_event e = {
            .kind = INPUT_ACTION, .device = DEVICE_KEYS, .action = ACTION_RIGHT, .pad = -1};
        ui_feed(test.ui, &e);
    }
    ui_test_settle(&test);
    assert_int_equal(f.slider, 70);
    ui_test_close(&test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(by_keys),
        cmocka_unit_test(by_mouse),
        cmocka_unit_test(a_name_is_typed_and_held_to_its_length),
        cmocka_unit_test(a_margin_keeps_everything_off_the_edge_and_presses_where_they_aim),
        cmocka_unit_test(what_is_being_composed_is_seen_and_is_not_yet_typed),
        cmocka_unit_test(a_name_is_made_with_a_pad_alone),
        cmocka_unit_test(things_are_dragged_by_mouse_and_carried_by_keys),
        cmocka_unit_test(a_list_scrolls_to_the_focus_and_by_wheel_and_keys),
        cmocka_unit_test(with_the_last_and_the_first_comes_what_lies_beyond),
        cmocka_unit_test(a_list_at_rest_cuts_no_row),
        cmocka_unit_test(every_widget_is_reached_by_arrows),
        cmocka_unit_test(a_tool_has_a_short_caption_or_none),
        cmocka_unit_test(an_idle_screen_sleeps),
        cmocka_unit_test(presses_in_a_burst_are_all_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
