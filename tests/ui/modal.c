/* Cards in front, the curtain's layer, toasts. */
#include "ui/modal.h"

#include <string.h>

#include "ui_test.h"

struct table {
    bool card, asked, layer;
    int below, inside, closed, answer, back_below;
    struct rect below_at;
};

static void screen(struct ui_test *test)
{
    static const char *const answers[] = {"Burn it", "Keep it", "Not now"};
    struct table *t = test->ctx;
    struct ui *ui = test->ui;
    ui_screen(ui, "table");
    t->below_at = (struct rect){40, 40, 300, 80};
    struct ui_button undo = {.text = "Undo", .shortcut = ACTION_UNDO};
    t->below += ui_button_with(ui, "below", 0, t->below_at, &undo);
    t->back_below += ui_action(ui, ACTION_BACK);
    if (t->card) {
        struct ui_modal m = ui_modal_begin(ui, "card", 800, 500, "Challenge", 0);
        if (m.open) {
            for (int i = 0; i < 3; i++) {
                char key[8] = {'k', (char)('0' + i), 0};
                t->inside += ui_button(ui, key, rect_row(m.inside, i, 3, 20), "Name");
            }
        }
        t->closed += m.closed;
        ui_modal_end(ui);
    }
    if (t->asked) {
        int a = ui_ask(ui, "ask", "Burn the file?", "It cannot be undone.", answers, 3);
        if (a >= 0) {
            t->answer = a;
            t->asked = false;
        }
    }
    if (t->layer) {
        struct rect all = ui_layer_begin(ui, "curtain");
        gfx_fill(test->gfx, all, (struct color){0, 0, 0, 1});
        t->inside += ui_button(ui, "open", rect_centered(all, 300, 80), "I am Ada");
        ui_layer_end(ui);
    }
    ui_focus_default(ui, ui_id_at(ui, "below", 0));
}

static void what_is_behind_does_not_answer(void **state)
{
    (void)state;
    struct ui_test test;
    struct table t = {.card = true, .answer = -1};
    ui_test_open(&test, screen, &t);
    ui_test_click(&test, t.below_at);
    ui_test_key(&test, ACTION_UNDO);
    assert_int_equal(t.below, 0);
    assert_int_equal(t.closed, 1); /* a press outside asks it to go */
    ui_test_key(&test, ACTION_BACK);
    assert_int_equal(t.closed, 2);
    assert_int_equal(t.back_below, 0);
    ui_test_key(&test, ACTION_NEXT);
    for (int i = 0; i < 7; i++) { /* the focus goes round inside */
        ui_test_key(&test, i % 2 ? ACTION_DOWN : ACTION_NEXT);
        ui_test_key(&test, ACTION_ACCEPT);
    }
    assert_int_equal(t.inside, 7);
    assert_int_equal(t.below, 0);
    t.card = false;
    ui_test_settle(&test);
    assert_int_equal(ui_focused(test.ui), ui_id_at(test.ui, "below", 0)); /* back where it was */
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(t.below, 1);
    ui_test_close(&test);
}

static void questions_are_answered_by_key_and_mouse(void **state)
{
    (void)state;
    struct ui_test test;
    struct table t = {.asked = true, .answer = -1};
    ui_test_open(&test, screen, &t);
    assert_non_null(gfx_recorded_text(test.gfx, "Burn the file?"));
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(t.answer, 0);
    t.asked = true;
    ui_test_settle(&test);
    ui_test_key(&test, ACTION_BACK);
    assert_int_equal(t.answer, 2);
    t.asked = true;
    ui_test_settle(&test);
    struct rect keep = gfx_recorded_text(test.gfx, "Keep it")->at;
    ui_test_click(&test, keep);
    assert_int_equal(t.answer, 1);
    ui_test_close(&test);
}

static void cards_stack_and_a_layer_covers_all(void **state)
{
    (void)state;
    struct ui_test test;
    struct table t = {.card = true, .asked = true, .answer = -1};
    ui_test_open(&test, screen, &t);
    ui_test_key(&test, ACTION_BACK);
    assert_int_equal(t.answer, 2); /* the front one first */
    assert_int_equal(t.closed, 0);
    t.layer = true;
    ui_test_settle(&test);
    ui_test_key(&test, ACTION_BACK);
    assert_int_equal(t.closed, 0);
    ui_test_key(&test, ACTION_NEXT); /* shows the focus */
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(t.inside, 1);
    ui_test_close(&test);
}

static void what_is_held_does_not_stay_held_in_another_layer(void **state)
{
    (void)state;
    struct ui_test test;
    struct table t = {.answer = -1};
    ui_test_open(&test, screen, &t);
    struct input_event e = {.kind = INPUT_ACTION, .device = DEVICE_KEYS, .action = ACTION_PEEK, .pad = -1};
    ui_feed(test.ui, &e);
    ui_test_settle(&test);
    assert_true(ui_holding(test.ui, ACTION_PEEK));
    t.layer = true;
    ui_test_settle(&test);
    assert_false(ui_holding(test.ui, ACTION_PEEK));
    t.layer = false;
    e.kind = INPUT_FOCUS_LOST;
    ui_feed(test.ui, &e);
    ui_test_settle(&test);
    assert_false(ui_holding(test.ui, ACTION_PEEK));
    ui_test_close(&test);
}

static void toasts_pass_and_are_said_once(void **state)
{
    (void)state;
    struct ui_test test;
    struct table t = {.answer = -1};
    ui_test_open(&test, screen, &t);
    ui_toast(test.ui, "The match is not saved.");
    ui_toast(test.ui, "The match is not saved.");
    ui_test_settle(&test);
    int said = 0;
    size_t n;
    const struct gfx_item *item = gfx_recorded(test.gfx, &n);
    for (size_t i = 0; i < n; i++)
        said += item[i].kind == ITEM_TEXT && strstr(item[i].text, "not saved");
    assert_int_equal(said, 1);
    int wait = ui_wake_in(test.ui);
    if (wait < 1000) { /* the tip of what has the focus */
        test.now += (uint64_t)wait;
        ui_test_settle(&test);
        wait = ui_wake_in(test.ui);
    }
    assert_true(wait > 1000);
    test.now += (uint64_t)wait;
    ui_test_settle(&test);
    assert_null(gfx_recorded_text(test.gfx, "not saved"));
    assert_int_equal(ui_wake_in(test.ui), -1);
    ui_test_close(&test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_behind_does_not_answer),
        cmocka_unit_test(questions_are_answered_by_key_and_mouse),
        cmocka_unit_test(cards_stack_and_a_layer_covers_all),
        cmocka_unit_test(what_is_held_does_not_stay_held_in_another_layer),
        cmocka_unit_test(toasts_pass_and_are_said_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
