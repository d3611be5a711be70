/* Each widget by mouse, by keys and by pad. */
#include "ui/widgets.h"

#include <float.h>
#include <stdio.h>
#include <string.h>

#include "rig.h"

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

static void screen(struct rig *rig)
{
    static const char *const words[] = {"Low", "Medium", "High"};
    struct form *f = rig->ctx;
    struct ui *ui = rig->ui;
    ui_screen(ui, "form");
    for (int i = 0; i < 8; i++)
        f->at[i] = (struct rect){100, 60 + 110.0f * (float)i, 500, 70};
    (void)ui_toggle(ui, "toggle", f->at[TOGGLE], "Sound", &f->toggle);
    (void)ui_slider(ui, "slider", f->at[SLIDER], &f->slider, 0, 100, 10, "%");
    (void)ui_stepper(ui, "stepper", f->at[STEPPER], &f->stepper, 0, 3);
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

static void open_form(struct rig *rig, struct form *f)
{
    *f = (struct form){.selected = -1, .activated = -1};
    rig_open(rig, screen, f);
}

static void go(struct rig *rig, const char *key)
{
    for (int i = 0; i < 60 && ui_focused(rig->ui) != ui_id_of(rig->ui, key); i++)
        rig_key(rig, ACTION_NEXT);
    assert_int_equal(ui_focused(rig->ui), ui_id_of(rig->ui, key));
}

static void by_keys(void **state)
{
    (void)state;
    struct rig rig;
    struct form f;
    open_form(&rig, &f);
    rig_key(&rig, ACTION_ACCEPT);
    assert_true(f.toggle);
    rig_key(&rig, ACTION_LEFT);
    assert_false(f.toggle);
    go(&rig, "slider");
    rig_key(&rig, ACTION_RIGHT);
    rig_key(&rig, ACTION_PLUS);
    rig_key(&rig, ACTION_LEFT);
    assert_int_equal(f.slider, 10);
    rig_key(&rig, ACTION_PAGE_UP);
    assert_int_equal(f.slider, 100);
    go(&rig, "stepper");
    for (int i = 0; i < 6; i++)
        rig_key(&rig, ACTION_PLUS);
    assert_int_equal(f.stepper, 3); /* not past its end */
    rig_key(&rig, ACTION_MINUS);
    assert_int_equal(f.stepper, 2);
    go(&rig, "choice");
    rig_key(&rig, ACTION_LEFT);
    assert_int_equal(f.choice, 2); /* round */
    rig_key(&rig, ACTION_ACCEPT);
    assert_int_equal(f.choice, 0);
    rig_key(&rig, ACTION_TAB_NEXT);
    assert_int_equal(f.tab, 1);
    rig_key(&rig, ACTION_UNDO);
    assert_int_equal(f.button, 1);
    rig_close(&rig);
}

static void by_mouse(void **state)
{
    (void)state;
    struct rig rig;
    struct form f;
    open_form(&rig, &f);
    rig_click(&rig, f.at[TOGGLE]);
    assert_true(f.toggle);
    struct point c = rect_center(f.at[SLIDER]);
    rig_press(&rig, c.x, c.y);
    rig_point(&rig, 5000, c.y);
    assert_int_equal(f.slider, 100);
    rig_point(&rig, -100, c.y);
    rig_release(&rig, -100, c.y);
    assert_int_equal(f.slider, 0);
    struct rect more = f.at[STEPPER];
    rig_click(&rig, cut_right(&more, more.h));
    assert_int_equal(f.stepper, 1);
    rig_wheel(&rig, rect_center(f.at[STEPPER]).x, rect_center(f.at[STEPPER]).y, 1);
    assert_int_equal(f.stepper, 2);
    rig_click(&rig, rect_column(f.at[CHOICE], 2, 3, 0));
    assert_int_equal(f.choice, 2);
    rig_click(&rig, f.at[BUTTON]);
    assert_int_equal(f.button, 1);
    rig_click(&rig, (struct rect){700, 120 + 50 * 3, 400, 50});
    assert_int_equal(f.activated, 3);
    assert_int_equal(f.selected, 3);
    rig_close(&rig);
}

static void a_name_is_typed_and_held_to_its_length(void **state)
{
    (void)state;
    struct rig rig;
    struct form f;
    open_form(&rig, &f);
    assert_false(ui_wants_text(rig.ui, NULL));
    rig_click(&rig, f.at[FIELD]);
    struct rect where;
    assert_true(ui_wants_text(rig.ui, &where));
    assert_true(where.w > 0);
    rig_type(&rig, "Ża\nne");
    assert_string_equal(f.name, "Żane"); /* no control characters */
    rig_type(&rig, "ta and more");
    assert_string_equal(f.name, "Żaneta"); /* six characters, seven bytes */
    rig_key(&rig, ACTION_ERASE);
    assert_string_equal(f.name, "Żanet");
    for (int i = 0; i < 9; i++)
        rig_key(&rig, ACTION_ERASE);
    assert_string_equal(f.name, "");
    rig_key(&rig, ACTION_BACK);
    assert_false(ui_wants_text(rig.ui, NULL));
    rig_type(&rig, "lost");
    assert_string_equal(f.name, "");
    rig_close(&rig);
}

static void a_name_is_made_with_a_pad_alone(void **state)
{
    (void)state;
    struct rig rig;
    struct form f;
    open_form(&rig, &f);
    go(&rig, "field");
    rig_action(&rig, ACTION_ACCEPT, DEVICE_PAD);
    rig_action(&rig, ACTION_DOWN, DEVICE_PAD); /* A */
    rig_action(&rig, ACTION_RIGHT, DEVICE_PAD);
    rig_action(&rig, ACTION_DOWN, DEVICE_PAD); /* b */
    rig_action(&rig, ACTION_RIGHT, DEVICE_PAD);
    assert_string_equal(f.name, "Aba");
    rig_action(&rig, ACTION_LEFT, DEVICE_PAD);
    rig_action(&rig, ACTION_UP, DEVICE_PAD);
    assert_string_equal(f.name, "Aa");
    rig_action(&rig, ACTION_ACCEPT, DEVICE_PAD);
    rig_action(&rig, ACTION_DOWN, DEVICE_PAD); /* done: arrows move the focus again */
    assert_string_equal(f.name, "Aa");
    assert_int_not_equal(ui_focused(rig.ui), ui_id_of(rig.ui, "field"));
    rig_close(&rig);
}

static void things_are_dragged_by_mouse_and_carried_by_keys(void **state)
{
    (void)state;
    struct rig rig;
    struct form f;
    open_form(&rig, &f);
    struct point from = rect_center(f.at[CARGO]), to = rect_center(f.at[GOAL]);
    rig_point(&rig, from.x, from.y);
    rig_press(&rig, from.x, from.y);
    rig_point(&rig, from.x + 40, from.y);
    int payload = 0;
    assert_int_equal(ui_dragged(rig.ui, &payload), ui_id_of(rig.ui, "cargo"));
    assert_int_equal(payload, 42);
    rig_point(&rig, to.x, to.y);
    rig_release(&rig, to.x, to.y);
    assert_int_equal(f.dropped, 1);
    assert_int_equal(f.payload, 42);
    assert_int_equal(ui_dragged(rig.ui, NULL), 0);
    rig_key(&rig, ACTION_NEXT); /* shows the focus */
    go(&rig, "cargo");
    rig_key(&rig, ACTION_ACCEPT);
    assert_int_equal(ui_focused(rig.ui), ui_id_of(rig.ui, "goal"));
    rig_key(&rig, ACTION_ACCEPT);
    assert_int_equal(f.dropped, 2);
    go(&rig, "cargo");
    rig_key(&rig, ACTION_ACCEPT);
    rig_key(&rig, ACTION_BACK); /* put down again */
    assert_int_equal(ui_dragged(rig.ui, NULL), 0);
    assert_int_equal(ui_focused(rig.ui), ui_id_of(rig.ui, "cargo"));
    assert_int_equal(f.dropped, 2);
    assert_int_equal(f.picked, 3);
    rig_close(&rig);
}

static void a_list_scrolls_to_the_focus_and_by_wheel_and_keys(void **state)
{
    (void)state;
    struct rig rig;
    struct form f;
    open_form(&rig, &f);
    assert_non_null(gfx_recorded_text(rig.gfx, "row 0"));
    assert_null(gfx_recorded_text(rig.gfx, "row 50"));
    rig_wheel(&rig, 900, 300, -10);
    assert_null(gfx_recorded_text(rig.gfx, "row 0"));
    rig_click(&rig, (struct rect){720, 300, 200, 4});
    int first = f.activated;
    assert_true(first > 10);
    rig_key(&rig, ACTION_DOWN); /* shows the focus */
    for (int i = 0; i < 30; i++)
        rig_key(&rig, ACTION_DOWN);
    rig_key(&rig, ACTION_ACCEPT);
    assert_int_equal(f.activated, first + 30);
    rig_key(&rig, ACTION_END);
    assert_non_null(gfx_recorded_text(rig.gfx, "row 99"));
    rig_key(&rig, ACTION_HOME);
    assert_non_null(gfx_recorded_text(rig.gfx, "row 0"));
    ui_scroll_to(rig.ui, "list", FLT_MAX);
    rig_settle(&rig);
    assert_non_null(gfx_recorded_text(rig.gfx, "row 99"));
    rig_close(&rig);
}

/* Words above the first button and below the last: no focus comes to them. */
static void page_of_words(struct rig *rig)
{
    static const struct ui_button button = {.text = "press", .kind = BUTTON_PAPER};
    struct rect at = {300, 100, 600, 400};
    ui_screen(rig->ui, "words");
    struct rect in = ui_scroll_begin(rig->ui, "page", at, 1000);
    ui_label(rig->ui, cut_top(&in, 60), STYLE_BODY, ALIGN_LEFT, "first words");
    for (int i = 0; i < 4; i++) {
        struct rect row = cut_top(&in, 60);
        cut_top(&in, 160);
        (void)ui_button_with(rig->ui, "button", i, row, &button);
    }
    ui_label(rig->ui, cut_top(&in, 60), STYLE_BODY, ALIGN_LEFT, "last words");
    ui_scroll_end(rig->ui);
    ui_focus_default(rig->ui, ui_id_at(rig->ui, "button", 0));
}

static bool can_be_read(const struct rig *rig, const char *words)
{
    const struct gfx_item *item = gfx_recorded_text(rig->gfx, words);
    return item && rect_has(item->clip, (struct point){item->at.x + 1, item->at.y + 1}) &&
           rect_has(item->clip, (struct point){item->at.x + 1, item->at.y + item->at.h - 1});
}

/* What was said below the last switch of a page could not be read by keys alone. */
static void with_the_last_and_the_first_comes_what_lies_beyond(void **state)
{
    (void)state;
    struct rig rig;
    rig_open(&rig, page_of_words, NULL);
    assert_true(can_be_read(&rig, "first words"));
    for (int i = 0; i < 8 && ui_focused(rig.ui) != ui_id_at(rig.ui, "button", 3); i++)
        rig_key(&rig, ACTION_DOWN);
    assert_int_equal(ui_focused(rig.ui), ui_id_at(rig.ui, "button", 3));
    assert_true(can_be_read(&rig, "last words"));
    for (int i = 0; i < 8 && ui_focused(rig.ui) != ui_id_at(rig.ui, "button", 0); i++)
        rig_key(&rig, ACTION_UP);
    assert_int_equal(ui_focused(rig.ui), ui_id_at(rig.ui, "button", 0));
    assert_true(can_be_read(&rig, "first words"));
    rig_close(&rig);
}

static void lists(struct rig *rig)
{
    int *selected = rig->ctx;
    ui_screen(rig->ui, "lists");
    (void)ui_list(rig->ui, "list", (struct rect){700, 120, 800, 230}, 9, 50, selected, draw_row, NULL);
    ui_focus_default(rig->ui, ui_id_at(rig->ui, "list", 0));
}

/* How many rows of the list are seen in part only. */
static int cut_rows(const struct rig *rig)
{
    size_t n;
    int cut = 0;
    const struct gfx_item *item = gfx_recorded(rig->gfx, &n);
    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && strncmp(item[i].text, "row ", 4) == 0) {
            float y = rect_center(item[i].at).y, top = item[i].clip.y, foot = top + item[i].clip.h;
            float half = 24 * ui_scale(rig->ui);
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
    struct rig rig;
    int selected = -1;
    rig_open(&rig, lists, &selected);
    rig_settle(&rig);
    assert_non_null(gfx_recorded_text(rig.gfx, "row 3"));
    assert_int_equal(cut_rows(&rig), 0);
    for (size_t i = 0; i < sizeof way / sizeof way[0]; i++) {
        rig_key(&rig, way[i]);
        rig_settle(&rig);
        assert_int_equal(cut_rows(&rig), 0);
    }
    for (int i = -3; i <= 3; i++) {
        rig_wheel(&rig, 900, 300, i);
        rig_settle(&rig);
        assert_int_equal(cut_rows(&rig), 0);
    }
    rig_close(&rig);
}

static void every_widget_is_reached_by_arrows(void **state)
{
    (void)state;
    static const char *const keys[] = {"toggle", "slider", "stepper", "choice", "field", "cargo", "goal"};
    struct rig rig;
    struct form f;
    open_form(&rig, &f);
    bool seen[7] = {false};
    for (int i = 0; i < 12; i++) {
        for (int k = 0; k < 7; k++)
            seen[k] = seen[k] || ui_focused(rig.ui) == ui_id_of(rig.ui, keys[k]);
        rig_key(&rig, ACTION_DOWN);
    }
    for (int k = 0; k < 7; k++)
        assert_true(seen[k]);
    rig_close(&rig);
}

static void an_idle_screen_sleeps(void **state)
{
    (void)state;
    struct rig rig;
    struct form f;
    open_form(&rig, &f);
    assert_int_equal(ui_wake_in(rig.ui), -1);
    rig_point(&rig, 350, 640); /* a button lifts and rests */
    assert_int_equal(ui_wake_in(rig.ui), -1);
    rig_close(&rig);
}

static void presses_in_a_burst_are_all_seen(void **state)
{
    (void)state;
    struct rig rig;
    struct form f;
    open_form(&rig, &f);
    go(&rig, "slider");
    for (int i = 0; i < 7; i++) {
        struct input_event e = {
            .kind = INPUT_ACTION, .device = DEVICE_KEYS, .action = ACTION_RIGHT, .pad = -1};
        ui_feed(rig.ui, &e);
    }
    rig_settle(&rig);
    assert_int_equal(f.slider, 70);
    rig_close(&rig);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(by_keys),
        cmocka_unit_test(by_mouse),
        cmocka_unit_test(a_name_is_typed_and_held_to_its_length),
        cmocka_unit_test(a_name_is_made_with_a_pad_alone),
        cmocka_unit_test(things_are_dragged_by_mouse_and_carried_by_keys),
        cmocka_unit_test(a_list_scrolls_to_the_focus_and_by_wheel_and_keys),
        cmocka_unit_test(with_the_last_and_the_first_comes_what_lies_beyond),
        cmocka_unit_test(a_list_at_rest_cuts_no_row),
        cmocka_unit_test(every_widget_is_reached_by_arrows),
        cmocka_unit_test(an_idle_screen_sleeps),
        cmocka_unit_test(presses_in_a_burst_are_all_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
