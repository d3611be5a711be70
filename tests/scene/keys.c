/* Keys that people choose: on their page, in the file, wherever keys are shown. */
#include "platform/keys.h"

#include "base/file.h"
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "ui/ui.h"

#include <SDL_keycode.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { UNDO, HINT };

static void press_key(struct app_test *t, int32_t key)
{
    struct input_event e = {.kind = INPUT_KEY, .device = DEVICE_KEYS, .key = key, .pad = -1};
    assert_true(ui_wants_key(t->app.ui));
    app_event(&t->app, &e);
    app_test_frames(t, 4);
    assert_false(ui_wants_key(t->app.ui));
}

static void open_page(struct app_test *t, const char *folder)
{
    app_test_open(t, folder);
    t->app.host.shell->show(&t->app.host, HOST_SCREEN_KEYS);
    app_test_frames(t, 4);
    app_test_act(t, ACTION_NEXT); /* the first press shows the focus */
}

/* Presses a row, which then waits. */
static void choose(struct app_test *t, int row)
{
    ui_focus(t->app.ui, ui_id_at(t->app.ui, "key", row));
    app_test_frames(t, 1);
    app_test_act(t, ACTION_ACCEPT);
}

static void a_row_takes_the_key_that_is_pressed(void **state)
{
    (void)state;
    struct app_test t, later;
    char folder[128];
    open_page(&t, NULL);
    choose(&t, UNDO);
    assert_true(app_test_shows(&t, "Press a key"));
    press_key(&t, SDLK_z);
    assert_int_equal(t.app.settings.keys.key[UNDO], SDLK_z);
    assert_string_equal(ui_key_glyph(t.app.ui, ACTION_UNDO), "Z");
    t.app.host.shell->show(&t.app.host, HOST_SCREEN_TITLE);
    app_test_frames(&t, 4);
    snprintf(folder, sizeof folder, "%s", t.folder);
    app_test_close(&t);
    app_test_open(&later, folder); /* another day */
    assert_string_equal(ui_key_glyph(later.app.ui, ACTION_UNDO), "Z");
    assert_string_equal(ui_key_glyph(later.app.ui, ACTION_HINT), "H");
    app_test_close(&later);
}

static void a_conflict_is_said_and_all_can_be_reset(void **state)
{
    (void)state;
    struct app_test t;
    open_page(&t, NULL);
    choose(&t, UNDO);
    press_key(&t, SDLK_h);
    assert_true(app_test_shows(&t, "That key is taken: Hint."));
    assert_int_equal(t.app.settings.keys.key[UNDO], 0);
    choose(&t, UNDO);
    press_key(&t, SDLK_ESCAPE);
    assert_int_equal(t.app.settings.keys.key[UNDO], 0);
    assert_string_equal(screens_top(&t.app.screens)->id, "keys");
    choose(&t, UNDO);
    press_key(&t, SDLK_F5);
    assert_string_equal(ui_key_glyph(t.app.ui, ACTION_UNDO), "F5");
    app_test_press_text(&t, "Reset");
    assert_string_equal(ui_key_glyph(t.app.ui, ACTION_UNDO), "U");
    app_test_close(&t);
}

static void bad_keys_in_the_file_get_one_line(void **state)
{
    (void)state;
    struct preferences p = {0};
    char notice[256] = "";
    FILE *file = fopen("bad-keys.ini", "w");
    assert_non_null(file);
    fputs("[keys]\nundo=Zork\nhint=L\nlog=Q\n", file);
    fclose(file);
    preferences_open(&p, "bad-keys.ini", notice, sizeof notice);
    assert_non_null(strstr(notice, "undo=Zork"));
    assert_non_null(strstr(notice, "hint=L"));
    assert_null(strchr(notice, '\n'));
    assert_int_equal(p.keys.key[UNDO], 0);
    assert_int_equal(p.keys.key[HINT], 0);
    bool taken = false;
    assert_int_equal(keys_action(&p.keys, SDLK_q, &taken), ACTION_LOG);
    assert_int_equal(keys_action(&p.keys, SDLK_l, &taken), ACTION_NONE);
    assert_true(taken); /* its usual key does nothing any more */
    preferences_close(&p);
}

/* A controller's button, down and up. */
static void press_pad(struct app_test *t, int pad, enum input_action action, enum input_labels labels)
{
    struct input_event e = {
        .kind = INPUT_ACTION, .device = DEVICE_PAD, .action = action, .pad = pad, .labels = labels};
    app_event(&t->app, &e);
    app_test_frames(t, 2);
    e.kind = INPUT_ACTION_UP;
    app_event(&t->app, &e);
    app_test_frames(t, 2);
}

static void unplug(struct app_test *t, int pad)
{
    struct input_event e = {.kind = INPUT_PAD_REMOVED, .device = DEVICE_PAD, .pad = pad};
    app_event(&t->app, &e);
    app_test_frames(t, 4);
}

static bool is_up(const struct app_test *t, const char *id)
{
    return strcmp(screens_top(&t->app.screens)->id, id) == 0;
}

static void open_turn(struct app_test *t)
{
    static char error[256];
    struct options options = {.load = RECORDS_FOLDER "/turn.rec"};
    app_test_open(t, NULL);
    if (!app_begin(&t->app, &options, error, sizeof error))
        fail_msg("%s", error);
    app_test_settle(t);
    assert_false(is_up(t, "pause"));
}

static void a_controller_that_goes_in_its_owners_turn_pauses(void **state)
{
    (void)state;
    struct app_test t;
    open_turn(&t);
    press_pad(&t, 1, ACTION_DOWN, LABELS_LETTERS);
    unplug(&t, 0); /* another's */
    assert_false(is_up(&t, "pause"));
    unplug(&t, 1);
    assert_true(is_up(&t, "pause"));
    app_test_close(&t);
}

static void who_went_on_with_the_keyboard_is_not_stopped(void **state)
{
    (void)state;
    struct app_test t;
    open_turn(&t);
    press_pad(&t, 0, ACTION_DOWN, LABELS_LETTERS);
    app_test_act(&t, ACTION_UP);
    unplug(&t, 0);
    assert_false(is_up(&t, "pause"));
    app_test_close(&t);
}

static void buttons_are_called_what_the_pad_in_use_has_on_them(void **state)
{
    (void)state;
    struct app_test t;
    open_turn(&t);
    press_pad(&t, 0, ACTION_DOWN, LABELS_SHAPES);
    assert_string_equal(ui_glyph(t.app.ui, ACTION_MENU), "Options");
    press_pad(&t, 1, ACTION_DOWN, LABELS_NINTENDO);
    assert_string_equal(ui_glyph(t.app.ui, ACTION_MENU), "+");
    app_test_act(&t, ACTION_UP);
    assert_string_equal(ui_glyph(t.app.ui, ACTION_MENU), "F10");
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_row_takes_the_key_that_is_pressed),
        cmocka_unit_test(a_conflict_is_said_and_all_can_be_reset),
        cmocka_unit_test(bad_keys_in_the_file_get_one_line),
        cmocka_unit_test(a_controller_that_goes_in_its_owners_turn_pauses),
        cmocka_unit_test(who_went_on_with_the_keyboard_is_not_stopped),
        cmocka_unit_test(buttons_are_called_what_the_pad_in_use_has_on_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
