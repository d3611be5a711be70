/* The general screens, without a window: what is on them, by mouse alone, by keys alone, at every size. */
#include "app/describe.h"
#include "app/session_part.h"
#include "cmocka_all.h"
#include "rules/solomon/solomon_view.h"
#include "scene/app_test.h"
#include "scene/matches.h"
#include "scene/record_1982.h"
#include "table/past.h"
#include "ui/ui.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const struct {
    enum host_screen screen;
    const struct scene *scene;
    const char *words; /* something that must be there */
} general[] = {
    {HOST_SCREEN_TITLE, &scene_title, "New game"},  {HOST_SCREEN_NEW, &scene_new, "Start"},
    {HOST_SCREEN_LOAD, &scene_load, "Saved games"}, {HOST_SCREEN_SETTINGS, &scene_settings, "Sound"},
    {HOST_SCREEN_HELP, &scene_help, "Next page"},
};

enum { GENERAL = sizeof general / sizeof general[0] };

static void each_screen_draws_at_every_size(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1024, 768},  {1280, 720},  {1280, 800},
                                   {1920, 1080}, {3840, 2160}, {3840, 1080}};
    static const int texts[] = {100, 150, 200};
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    for (size_t i = 0; i < GENERAL; i++)
        for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++)
            for (size_t x = 0; x < 3; x++) {
                t.width = sizes[k][0];
                t.height = sizes[k][1];
                h->shell->set_setting(h, HOST_TEXT_SIZE, texts[x]);
                h->shell->show(h, HOST_SCREEN_TITLE);
                if (general[i].screen != HOST_SCREEN_TITLE)
                    h->shell->show(h, general[i].screen);
                app_test_frames(&t, 4);
                assert_ptr_equal(screens_top(&t.app.screens), general[i].scene);
                const struct gfx_item *item = gfx_recorded_text(t.app.gfx, general[i].words);
                if (!item)
                    fail_msg("%s at %dx%d, text %d: no \"%s\"", general[i].scene->id, t.width, t.height,
                             texts[x], general[i].words);
                struct rect window = {0, 0, (float)t.width, (float)t.height};
                assert_true(rect_has(window, rect_center(item->at)));
            }
    app_test_close(&t);
}

/* The same keys do: a pad's buttons are the same actions. */
static void each_screen_is_reached_and_left_by_keys(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    for (size_t i = 1; i < GENERAL; i++) {
        h->shell->show(h, HOST_SCREEN_TITLE);
        h->shell->show(h, general[i].screen);
        app_test_frames(&t, 3);
        ui_id seen[64];
        int distinct = 0;
        for (int k = 0; k < 60; k++) {
            ui_id now = ui_focused(t.app.ui);
            bool known = now == 0;
            for (int j = 0; j < distinct; j++)
                known |= seen[j] == now;
            if (!known && distinct < 64)
                seen[distinct++] = now;
            app_test_act(&t, ACTION_NEXT);
        }
        if (distinct < (general[i].screen == HOST_SCREEN_LOAD ? 1 : 3))
            fail_msg("%s: only %d things take the focus", general[i].scene->id, distinct);
        app_test_act(&t, ACTION_BACK);
        assert_ptr_equal(screens_top(&t.app.screens), &scene_title);
    }
    app_test_close(&t);
}

static void page_keys_scroll_the_help(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    h->shell->set_setting(h, HOST_TEXT_SIZE, 200);
    h->shell->show(h, HOST_SCREEN_HELP);
    app_test_frames(&t, 40);
    char *before = app_test_list(&t);
    app_test_act(&t, ACTION_PAGE_DOWN);
    app_test_frames(&t, 40);
    char *after = app_test_list(&t);
    assert_string_not_equal(before, after);
    app_test_act(&t, ACTION_PAGE_UP);
    app_test_frames(&t, 40);
    char *again = app_test_list(&t);
    assert_string_equal(before, again);
    free(before);
    free(after);
    free(again);
    app_test_close(&t);
}

/* In a small window a pixel is wide, and the end of a page was never quite reached. */
static void page_keys_leaf_through_the_help(void **state)
{
    enum { PRESSES = 60 };
    static const int size[][2] = {{854, 480}, {870, 490}, {900, 506}, {960, 540}, {1280, 720}};

    (void)state;
    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        struct app_test t;
        app_test_open(&t, NULL);
        t.width = size[i][0];
        t.height = size[i][1];
        app_test_load(
            &t, RECORD_1982("fixed") "1 open none\n2 open none\n3 open none\n4 open none\nchance start 1\n");
        t.app.host.shell->show(&t.app.host, HOST_SCREEN_HELP);
        app_test_frames(&t, 4);
        int last = app_test_count(&t, "Keys, mouse, pad") + 1; /* its title, too */
        for (int k = 0; k < PRESSES && app_test_count(&t, "Keys, mouse, pad") < last; k++) {
            app_test_act(&t, ACTION_PAGE_DOWN);
            app_test_frames(&t, 20);
        }
        if (app_test_count(&t, "Keys, mouse, pad") < last)
            fail_msg("%dx%d: the last page is not reached", t.width, t.height);
        app_test_close(&t);
    }
}

static void the_last_page_of_the_help_keeps_a_focus(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    h->shell->show(h, HOST_SCREEN_HELP);
    app_test_frames(&t, 4);
    for (int i = 0; i < 30; i++)
        app_test_act(&t, ACTION_ACCEPT); /* past the last page the button is dim */
    assert_true(ui_focused(t.app.ui) != 0);
    app_test_close(&t);
}

static void a_demo_says_what_it_is_and_its_last_press_does_nothing_else(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    assert_true(app_demo_start(&t.app));
    app_test_frames(&t, 4);
    assert_true(app_test_shows(&t, "Demo."));
    struct input_event event = {
        .kind = INPUT_ACTION, .device = DEVICE_KEYS, .action = ACTION_ACCEPT, .pad = -1};
    app_event(&t.app, &event);
    event.repeat = true; /* held down, and let go */
    for (int i = 0; i < 20; i++) {
        app_test_frames(&t, 1);
        app_event(&t.app, &event);
    }
    event.repeat = false;
    event.kind = INPUT_ACTION_UP;
    app_event(&t.app, &event);
    app_test_frames(&t, 4);
    assert_ptr_equal(screens_top(&t.app.screens), &scene_title);
    assert_null(t.app.session);
    assert_false(app_test_shows(&t, "Demo."));
    app_test_act(&t, ACTION_ACCEPT); /* the next one counts */
    assert_ptr_not_equal(screens_top(&t.app.screens), &scene_title);
    app_test_close(&t);
}

static void two_presses_start_a_game(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_act(&t, ACTION_ACCEPT);
    assert_ptr_equal(screens_top(&t.app.screens), &scene_new);
    app_test_act(&t, ACTION_ACCEPT);
    assert_non_null(t.app.session);
    assert_int_equal(session_humans(t.app.session), 1);
    assert_string_equal(screens_top(&t.app.screens)->id, "table");
    app_test_close(&t);
}

static void a_mouse_alone_starts_a_game(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_press_text(&t, "New game");
    assert_ptr_equal(screens_top(&t.app.screens), &scene_new);
    app_test_press_text(&t, "2 players");
    app_test_press_text(&t, "Start");
    assert_non_null(t.app.session);
    assert_int_equal(session_seats(t.app.session), 2);
    app_test_close(&t);
}

static void the_pause_loses_nothing(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_settle(&t);
    uint32_t events = session_events(t.app.session);
    app_test_act(&t, ACTION_MENU);
    assert_ptr_equal(screens_top(&t.app.screens), &scene_pause);
    assert_true(app_test_shows(&t, "Quit to title"));
    app_test_act(&t, ACTION_BACK);
    assert_string_equal(screens_top(&t.app.screens)->id, "table");
    app_test_act(&t, ACTION_MENU);
    app_test_press_text(&t, "Quit to title");
    assert_ptr_equal(screens_top(&t.app.screens), &scene_title);
    assert_true(app_test_shows(&t, "Continue"));
    app_test_act(&t, ACTION_ACCEPT); /* after the mouse the first key shows where the focus is */
    app_test_act(&t, ACTION_ACCEPT);
    assert_string_equal(screens_top(&t.app.screens)->id, "table");
    assert_int_equal(session_events(t.app.session), events);
    app_test_close(&t);
}

/* In large type its list reached from edge to edge of the window. */
static void the_pause_stands_free_in_large_type(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_settle(&t);
    t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, 200);
    app_test_act(&t, ACTION_MENU);
    const struct gfx_item *head = gfx_recorded_text(t.app.gfx, "Paused"),
                          *last = gfx_recorded_text(t.app.gfx, "Quit to title");
    assert_true(head && last);
    assert_true(head->at.y > 60);
    assert_true(last->at.y + last->at.h < (float)t.height - 60);
    app_test_close(&t);
}

/* Opponents once played on behind it. */
static void nothing_goes_on_behind_the_pause(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    char record[2048];
    match_test_dealt(record, sizeof record, "ai:rookie", "Tempest", "");
    app_test_load(&t, record);
    h->shell->set_setting(h, HOST_SPEED, HOST_SPEED_NORMAL);
    game_error err = {""};
    game_action first;
    while (session_thinking(t.app.session) == SEAT_NONE) { /* until an opponent is to act */
        assert_true(h->legal(h, &first, 1) > 0);
        if (!h->submit(h, &first, &err))
            fail_msg("%s", err.text);
        app_test_frames(&t, 1);
    }
    h->shell->show(h, HOST_SCREEN_PAUSE);
    app_test_frames(&t, 2);
    uint32_t events = session_events(t.app.session);
    for (int i = 0; i < 400; i++) {
        thinker_wait(t.app.thinker);
        app_test_frames(&t, 1);
    }
    assert_int_equal(session_events(t.app.session), events);
    app_test_act(&t, ACTION_BACK);
    app_test_settle(&t);
    assert_true(session_events(t.app.session) > events);
    app_test_close(&t);
}

static void another_day_goes_on_at_the_very_decision(void **state)
{
    (void)state;
    struct app_test t, later;
    app_test_open(&t, NULL);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_settle(&t);
    uint32_t events = session_events(t.app.session);
    game_decision before = session_decision(t.app.session);
    char folder[128];
    snprintf(folder, sizeof folder, "%s", t.folder);
    app_test_close(&t);

    app_test_open(&later, folder);
    assert_true(app_test_shows(&later, "Continue"));
    app_test_act(&later, ACTION_ACCEPT);
    assert_non_null(later.app.session);
    assert_int_equal(session_events(later.app.session), events);
    game_decision after = session_decision(later.app.session);
    assert_int_equal(before.asked, after.asked); /* field by field: there is padding */
    assert_int_equal(before.chance, after.chance);
    assert_int_equal(before.phase, after.phase);
    assert_int_equal(before.round, after.round);
    assert_int_equal(before.turn, after.turn);
    app_test_close(&later);
}

static void settings_take_effect_and_are_kept(void **state)
{
    (void)state;
    struct app_test t, later;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    h->shell->set_setting(h, HOST_TEXT_SIZE, 170);
    h->shell->set_setting(h, HOST_MUSIC, 250);
    h->shell->set_setting(h, HOST_MUTE, 1);
    assert_int_equal(ui_text_scale(t.app.ui), 170);
    assert_int_equal(h->shell->setting(h, HOST_MUSIC), 100);
    char folder[128];
    snprintf(folder, sizeof folder, "%s", t.folder);
    app_test_close(&t);
    app_test_open(&later, folder);
    h = &later.app.host;
    assert_int_equal(h->shell->setting(h, HOST_TEXT_SIZE), 170);
    assert_int_equal(h->shell->setting(h, HOST_MUSIC), 100);
    assert_int_equal(h->shell->setting(h, HOST_MUTE), 1);
    app_test_close(&later);
}

/* Without a device a switch that says "off" would lie. */
static void settings_say_when_nothing_can_be_heard(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL); /* has no sound */
    struct host *h = &t.app.host;
    assert_int_equal(h->shell->setting(h, HOST_MUTE), 0);
    h->shell->show(h, HOST_SCREEN_SETTINGS);
    app_test_frames(&t, 4);
    assert_true(ui_silent(t.app.ui));
    assert_true(app_test_shows(&t, "No sound device, or started without sound."));
    app_test_close(&t);
}

/* The text of the settings file, or "" when there is none. */
static void settings_on_disk(const struct app_test *t, char *out, size_t size)
{
    char path[192];
    snprintf(path, sizeof path, "%s/settings.ini", t->folder);
    FILE *file = fopen(path, "r");
    size_t length = file ? fread(out, 1, size - 1, file) : 0;
    out[length] = '\0';
    if (file)
        fclose(file);
}

/* A crash later on loses nothing. */
static void settings_are_written_when_their_screen_closes(void **state)
{
    (void)state;
    struct app_test t;
    char text[4096];
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    h->shell->show(h, HOST_SCREEN_SETTINGS);
    app_test_frames(&t, 2);
    h->shell->set_setting(h, HOST_TEXT_SIZE, 170);
    app_test_frames(&t, 2);
    h->shell->back(h);
    app_test_frames(&t, 2);
    settings_on_disk(&t, text, sizeof text);
    assert_non_null(strstr(text, "text-size=170"));
    app_test_act(&t, ACTION_MUTE);
    app_test_frames(&t, 1);
    settings_on_disk(&t, text, sizeof text);
    assert_non_null(strstr(text, "mute=1"));
    app_test_close(&t);
}

/* `--game` alone, by somebody who is new to the game, used to begin a match without a word of its lesson. */
static void a_game_alone_offers_its_lesson(void **state)
{
    (void)state;
    static const char *const games[] = {"conspiracy-1982", "topsecret"};

    for (size_t i = 0; i < 2; i++) {
        struct app_test t;
        char error[512] = "";
        struct options alone = {.game = games[i], .begin = true};
        app_test_open(&t, NULL);
        t.app.repeatable = false;
        settings_set_text(t.app.settings.file, "lessons", games[i], "");
        assert_true(app_begin(&t.app, &alone, error, sizeof error));
        app_test_settle(&t);
        assert_null(t.app.session);
        assert_string_equal(game_scene_at(t.app.open)->id, games[i]);
        assert_true(app_test_shows(&t, "Learn by playing"));
        app_know_lesson(&t.app, games[i]);
        assert_true(app_begin(&t.app, &alone, error, sizeof error));
        assert_non_null(t.app.session);
        app_test_close(&t);
    }
}

/* A record of a later program names a level that this one does not have: a rookie plays, and that is said. */
static void an_unknown_level_is_a_rookies_seat(void **state)
{
    (void)state;
    struct app_test t;
    char path[160], error[512] = "";
    app_test_open(&t, NULL);
    snprintf(path, sizeof path, "%s/later.rec", t.folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("conspiracy-record: 1\ngame: solomon\nseat: 1 Glasgow human \"A\"\nseat: 2 Athens ai:god \"B\"\n\n",
          file);
    fclose(file);
    struct options options = {.load = path};
    assert_true(app_begin(&t.app, &options, error, sizeof error));
    assert_int_equal(t.app.toasts, 1);
    assert_string_equal(t.app.toast[0], "seat 2: there is no opponent \"ai:god\" here; Rookie plays instead");
    assert_string_equal(t.app.session->who[1], "ai:rookie");
    app_test_close(&t);
}

static void a_disk_that_cannot_be_written_is_said_once(void **state)
{
    (void)state;
    struct app_test t;
    char folder[160];
    app_test_open(&t, NULL);
    snprintf(folder, sizeof folder, "%s/no-folder", t.folder);
    FILE *file = fopen(folder, "w");
    assert_non_null(file);
    fclose(file);
    app_test_close(&t);

    app_test_open(&t, folder);
    app_test_act(&t, ACTION_ACCEPT);
    struct host *h = &t.app.host;
    struct host_setup setup;
    game_error err = {""};
    assert_true(h->games->usual(h, 0, 3, &setup, &err));
    if (!h->games->start(h, &setup, &err))
        fail_msg("%s", err.text);
    int said = 0;
    for (int i = 0; i < 4; i++) {
        for (int k = 0; k < t.app.toasts; k++)
            said += strncmp(t.app.toast[k], "Saving is off", 13) == 0 ? 1 : 0;
        app_test_frames(&t, 1);
    }
    app_test_settle(&t);
    assert_int_equal(said, 1);
    assert_true(t.app.store.failing);
    assert_string_equal(screens_top(&t.app.screens)->id, "table");
    app_test_close(&t);
}

/* A first evening: the rulebook's own rules, against two of the easiest. */
static void a_new_game_goes_by_the_rulebook_against_rookies(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    struct host_setup setup;
    game_config usual;
    game_error err = {""};
    assert_true(h->games->usual(h, 0, 3, &setup, &err));
    const struct game_rules *rules = h->games->rules(h, 0);
    assert_true(rules->default_config(h->games->box(h, 0), 3, &usual));
    assert_int_equal(setup.config.option[SOLOMON_OPTION_EXPRESS], 0);
    for (int i = 0; i < rules->option_count; i++)
        assert_int_equal(setup.config.option[i], usual.option[i]);
    assert_true(h->games->usual(h, 0, 0, &setup, &err));
    assert_int_equal(setup.config.seats, 3);
    assert_string_equal(setup.seat[0].who, "human");
    for (int seat = 1; seat < 3; seat++)
        assert_int_equal(strncmp(setup.seat[seat].who, "ai:rookie", 9), 0);
    app_test_close(&t);
}

static void a_bad_record_is_refused_with_one_line(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    char path[160], error[512] = "";
    snprintf(path, sizeof path, "%s/bad.rec", t.folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("conspiracy-record: 1\ngame: solomon\nseat: 1 Atlantis human \"A\"\n\n", file);
    fclose(file);
    struct options options = {.load = path};
    assert_false(app_begin(&t.app, &options, error, sizeof error));
    assert_non_null(strstr(error, "bad.rec:3:"));
    assert_null(strchr(error, '\n'));
    assert_null(t.app.session);
    app_test_close(&t);
}

static void nothing_runs_while_nothing_moves(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_frames(&t, 30);
    int wake = ui_wake_in(t.app.ui);
    assert_true(wake < 0 || wake > 1000);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_settle(&t);
    app_test_frames(&t, 60);
    wake = ui_wake_in(t.app.ui);
    assert_true(wake < 0 || wake > 250);
    assert_int_equal(session_wake_in(t.app.session, t.app.now), -1);
    app_test_close(&t);
}

static void nobody_there_starts_a_demo_and_a_press_ends_it(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    t.app.repeatable = false;
    app_advance(&t.app, 59000);
    app_test_frames(&t, 1);
    assert_null(t.app.session);
    app_advance(&t.app, 2000);
    app_test_frames(&t, 2);
    assert_non_null(t.app.session);
    assert_true(t.app.demo);
    assert_int_equal(session_humans(t.app.session), 0);
    assert_non_null(session_view_of(t.app.session, 1));
    app_test_act(&t, ACTION_ACCEPT);
    assert_null(t.app.session);
    assert_ptr_equal(screens_top(&t.app.screens), &scene_title);
    assert_int_equal(t.app.host.games->saves(&t.app.host), 0);
    app_test_close(&t);
}

/* However long the program slept before it, and wherever else it has been. */
static void a_demo_waits_its_minute_from_the_last_sign_of_life(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    t.app.repeatable = false;
    app_advance(&t.app, 50000);
    app_event(&t.app, &(struct input_event){.kind = INPUT_POINTER_MOVE, .x = 5, .y = 5, .pad = -1});
    app_advance(&t.app, 50000);
    app_test_frames(&t, 1);
    assert_false(t.app.demo);
    t.app.host.shell->show(&t.app.host, HOST_SCREEN_HELP);
    app_test_frames(&t, 1);
    app_advance(&t.app, 50000);
    app_test_frames(&t, 1);
    t.app.host.shell->show(&t.app.host, HOST_SCREEN_TITLE);
    app_test_frames(&t, 1);
    app_advance(&t.app, 50000);
    app_test_frames(&t, 1);
    assert_false(t.app.demo);
    app_test_close(&t);
}

static void a_match_in_play_comes_back_after_a_demo(void **state)
{
    (void)state;
    struct app_test t;
    char error[512] = "";
    struct options begin = {.begin = true, .seeded = true, .seed = 3, .speed = -1};
    app_test_open(&t, NULL);
    t.app.no_writes = true; /* it is nowhere but in memory */
    assert_true(app_begin(&t.app, &begin, error, sizeof error));
    app_test_settle(&t);
    const struct session *mine = t.app.session;
    uint8_t seats = t.app.setup.config.seats;
    t.app.host.shell->leave(&t.app.host);
    app_test_frames(&t, 2);

    assert_true(app_demo_start(&t.app));
    app_test_frames(&t, 4);
    assert_false(session_kept(t.app.session));
    assert_int_equal(t.app.setup.config.seats, seats); /* "again" is not the demo */
    app_test_act(&t, ACTION_ACCEPT);
    assert_ptr_equal(t.app.session, mine);
    assert_true(t.app.host.games->waits(&t.app.host, 0, NULL));
    assert_true(t.app.host.games->go_on(&t.app.host, 0, NULL));
    app_test_settle(&t);
    assert_ptr_equal(t.app.session, mine);
    assert_true(session_my_decision(t.app.session));
    app_test_close(&t);
}

/* Files may stand before the figures at the back; a long menu in large type lay over what the poster is about. */
static void the_menu_leaves_the_posters_briefcase(void **state)
{
    (void)state;
    static const struct rect briefcase = {0.59f, 0.3f, 0.16f, 0.24f}; /* by the poster's size */
    static const int sizes[][4] = {{1280, 720, 0, 100}, {1280, 720, 1, 100},  {1920, 1080, 1, 100},
                                   {1024, 768, 1, 100}, {1920, 1080, 0, 200}, {1920, 1080, 1, 150}};
    struct app_test t;
    char record[2048];
    app_test_open(&t, NULL);
    match_test_dealt(record, sizeof record, "ai:rookie", "Tempest", "");
    app_test_load(&t, record);
    struct host *h = &t.app.host;
    h->shell->show(h, HOST_SCREEN_TITLE);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        t.width = sizes[i][0];
        t.height = sizes[i][1];
        h->shell->set_setting(h, HOST_COUCH, sizes[i][2]);
        h->shell->set_setting(h, HOST_TEXT_SIZE, sizes[i][3]);
        app_test_frames(&t, 4);
        assert_true(app_test_shows(&t, "Continue"));
        size_t n = 0;
        const struct gfx_item *item = gfx_recorded(t.app.gfx, &n), *poster = item;
        while (poster < item + n &&
               (!poster->text || strcmp(poster->text, "solomon/portraits/title.jpg") != 0))
            poster++;
        assert_true(poster < item + n);
        struct rect free = {poster->at.x + poster->at.w * briefcase.x,
                            poster->at.y + poster->at.h * briefcase.y, poster->at.w * briefcase.w,
                            poster->at.h * briefcase.h};
        int buttons = 0;
        for (size_t k = 0; k < n; k++)
            if (item[k].kind == ITEM_QUAD && item[k].text && strstr(item[k].text, "ui/button")) {
                buttons++;
                struct rect both = rect_common(item[k].at, free);
                if (both.w > 0 && both.h > 0)
                    fail_msg("%dx%d, couch %d, text %d: the menu lies over the case", t.width, t.height,
                             sizes[i][2], sizes[i][3]);
            }
        assert_true(buttons > 0);
    }
    app_test_close(&t);
}

/* The line below the name is whole in large type, and ends before the poster's disc. */
static void the_line_below_the_name_is_whole(void **state)
{
    (void)state;
    static const int sizes[][4] = {{1280, 720, 0, 200}, {1280, 720, 1, 100},  {1280, 720, 1, 150},
                                   {1024, 768, 1, 150}, {1920, 1080, 1, 200}, {1024, 768, 0, 200}};
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        t.width = sizes[i][0];
        t.height = sizes[i][1];
        h->shell->set_setting(h, HOST_COUCH, sizes[i][2]);
        h->shell->set_setting(h, HOST_TEXT_SIZE, sizes[i][3]);
        app_test_frames(&t, 4);
        if (!app_test_shows(&t, "Agents whom") || !app_test_shows(&t, "1973."))
            fail_msg("%dx%d, couch %d, text %d: the line is cut", t.width, t.height, sizes[i][2],
                     sizes[i][3]);
    }
    app_test_close(&t);
}

/* Those words, alone, are drawn and not cut off. */
static bool is_seen(struct app_test *t, const char *words)
{
    size_t n;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && strcmp(item[i].text, words) == 0 &&
            rect_has(item[i].clip, rect_center(item[i].at)))
            return true;
    return false;
}

static void a_record_of_the_end_says_that_it_is_one(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_watch_out(&t, 3);
    app_test_settle(&t);
    assert_true(session_over(t.app.session, NULL));
    struct host *h = &t.app.host;
    struct host_record record;
    assert_int_equal(h->games->records(h), 1);
    assert_true(h->games->record(h, 0, &record));
    assert_false(record.broken || record.unfinished);
    app_test_press_text(&t, "Replay");
    assert_true(h->past->replaying(h));
    app_test_close(&t);
}

/* Where the list of pages is longer than its room, turning pages brings their lines into view. */
static void the_page_that_is_read_is_seen_in_the_list(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    h->shell->set_setting(h, HOST_TEXT_SIZE, 200);
    h->shell->show(h, HOST_SCREEN_HELP);
    app_test_frames(&t, 4);
    for (int page = 0; page < 12; page++)
        app_test_act(&t, ACTION_ACCEPT);
    app_test_frames(&t, 20);
    assert_true(
        is_seen(&t, "What they can know")); /* above the last page's line, which is its heading as well */
    h->shell->show(h, HOST_SCREEN_TITLE);
    app_test_frames(&t, 4);
    h->shell->show(h, HOST_SCREEN_HELP); /* from its first page on */
    app_test_frames(&t, 20);
    assert_true(is_seen(&t, "Your money"));
    app_test_close(&t);
}

/* It was renamed over: a device would have been gone. */
static void what_is_described_goes_into_a_pipe_that_stays_one(void **state)
{
    (void)state;
    struct app_test t;
    struct stat st;
    char text[256] = "";
    app_test_open(&t, NULL);
    (void)unlink("described");
    assert_int_equal(mkfifo("described", 0600), 0);
    int reader = open("described", O_RDONLY | O_NONBLOCK);
    assert_true(reader >= 0);
    t.app.describe = describe_open("described");
    app_test_frames(&t, 2);
    describe_frame(&t.app, true);
    assert_int_equal(stat("described", &st), 0);
    assert_true(S_ISFIFO(st.st_mode));
    assert_true(read(reader, text, sizeof text - 1) > 0);
    assert_int_equal(strncmp(text, "still\n", 6), 0);
    close(reader);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_described_goes_into_a_pipe_that_stays_one),
        cmocka_unit_test(each_screen_draws_at_every_size),
        cmocka_unit_test(each_screen_is_reached_and_left_by_keys),
        cmocka_unit_test(page_keys_scroll_the_help),
        cmocka_unit_test(page_keys_leaf_through_the_help),
        cmocka_unit_test(the_last_page_of_the_help_keeps_a_focus),
        cmocka_unit_test(a_demo_says_what_it_is_and_its_last_press_does_nothing_else),
        cmocka_unit_test(two_presses_start_a_game),
        cmocka_unit_test(a_mouse_alone_starts_a_game),
        cmocka_unit_test(the_pause_loses_nothing),
        cmocka_unit_test(the_pause_stands_free_in_large_type),
        cmocka_unit_test(nothing_goes_on_behind_the_pause),
        cmocka_unit_test(another_day_goes_on_at_the_very_decision),
        cmocka_unit_test(settings_take_effect_and_are_kept),
        cmocka_unit_test(settings_say_when_nothing_can_be_heard),
        cmocka_unit_test(settings_are_written_when_their_screen_closes),
        cmocka_unit_test(a_game_alone_offers_its_lesson),
        cmocka_unit_test(an_unknown_level_is_a_rookies_seat),
        cmocka_unit_test(a_disk_that_cannot_be_written_is_said_once),
        cmocka_unit_test(a_new_game_goes_by_the_rulebook_against_rookies),
        cmocka_unit_test(a_bad_record_is_refused_with_one_line),
        cmocka_unit_test(nothing_runs_while_nothing_moves),
        cmocka_unit_test(nobody_there_starts_a_demo_and_a_press_ends_it),
        cmocka_unit_test(a_demo_waits_its_minute_from_the_last_sign_of_life),
        cmocka_unit_test(a_match_in_play_comes_back_after_a_demo),
        cmocka_unit_test(the_menu_leaves_the_posters_briefcase),
        cmocka_unit_test(the_line_below_the_name_is_whole),
        cmocka_unit_test(the_page_that_is_read_is_seen_in_the_list),
        cmocka_unit_test(a_record_of_the_end_says_that_it_is_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
