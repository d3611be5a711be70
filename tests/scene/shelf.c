/* The shelf with several games on it, without a window: files, folders, new games, saves, the demo, each by its game. */
#include "app/session_part.h"
#include "cmocka_all.h"
#include "gfx/record.h"
#include "platform/saves.h"
#include "rules/list.h"
#include "scene/app_test.h"
#include "ui/ui.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SOLOMON, TOY = 2 };

static const char *played(const struct app_test *t)
{
    return t->app.session ? match_setup_of(session_match(t->app.session))->rules->id : "";
}

static void show(struct app_test *t, enum host_screen screen)
{
    t->app.host.shell->show(&t->app.host, screen);
    app_test_frames(t, 30); /* what comes by itself takes no press at first */
}

static void open_file(struct app_test *t, size_t game)
{
    t->app.host.games->set_open(&t->app.host, game);
    show(t, HOST_SCREEN_TITLE);
}

static void two_presses_start_the_game_whose_file_is_open(void **state)
{
    (void)state;
    for (size_t game = 0; game_scene_at(game); game++) {
        struct app_test t;
        app_test_open(&t, NULL);
        open_file(&t, game);
        app_test_act(&t, ACTION_ACCEPT);
        assert_ptr_equal(screens_top(&t.app.screens), &scene_new);
        app_test_act(&t, ACTION_ACCEPT);
        assert_string_equal(played(&t), game_scene_at(game)->id);
        assert_ptr_equal(screens_top(&t.app.screens), &scene_table);
        assert_int_equal(session_humans(t.app.session), 1);
        app_test_close(&t);
    }
}

static void a_file_that_is_pressed_lies_open_another_day_too(void **state)
{
    (void)state;
    struct app_test t, later;
    char folder[128];
    app_test_open(&t, NULL);
    assert_true(app_test_shows(&t, "The Solomon Gambit"));
    app_test_press_text(&t, "Sealed Bids");
    assert_int_equal(t.app.open, TOY);
    app_test_frames(&t, 2);
    snprintf(folder, sizeof folder, "%s", t.folder);
    app_test_close(&t);
    app_test_open(&later, folder);
    assert_int_equal(later.app.open, TOY);
    app_test_act(&later, ACTION_ACCEPT);
    assert_true(app_test_shows(&later, "New game: Sealed Bids"));
    app_test_close(&later);
}

/* The open file is not among the others: each name and each number stands there once. */
static void each_file_is_there_once(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    for (size_t game = 0; game_scene_at(game); game++) {
        open_file(&t, game);
        for (size_t i = 0; game_scene_at(i); i++) {
            char number[16];
            snprintf(number, sizeof number, "No. %d", (int)i + 1);
            assert_int_equal(app_test_count(&t, number), 1);
            assert_int_equal(app_test_count(&t, t.app.host.games->rules(&t.app.host, i)->title), 1);
        }
    }
    app_test_close(&t);
}

/* Beside each other they lay over the poster's figures. */
static void closed_files_are_below_each_other(void **state)
{
    (void)state;
    struct app_test t;
    int closed = 0;
    float foot = 0;
    app_test_open(&t, NULL);
    open_file(&t, SOLOMON);
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
    for (size_t i = 0; i < n; i++) {
        if (!item[i].text || strcmp(item[i].text, "Open") != 0)
            continue;
        assert_true(item[i].at.y >= foot);
        foot = item[i].at.y + item[i].at.h;
        closed++;
    }
    assert_true(closed >= 2);
    app_test_close(&t);
}

static void a_game_that_waits_is_marked_and_gone_on_with(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    assert_false(app_test_shows(&t, "UNFINISHED"));
    open_file(&t, TOY);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_settle(&t);
    uint32_t events = session_events(t.app.session);
    show(&t, HOST_SCREEN_TITLE);
    assert_true(app_test_shows(&t, "Continue"));
    assert_true(app_test_shows(&t, "— You, "));     /* who gave no name */
    assert_false(app_test_shows(&t, "UNFINISHED")); /* the open file says so by its button */
    assert_true(h->games->waits(h, TOY, NULL));
    assert_false(h->games->waits(h, SOLOMON, NULL));
    open_file(&t, SOLOMON);
    assert_true(app_test_shows(&t, "UNFINISHED"));
    assert_false(app_test_shows(&t, "Continue"));
    app_test_act(&t, ACTION_ACCEPT); /* another game leaves it where it is */
    app_test_act(&t, ACTION_ACCEPT);
    app_test_settle(&t);
    assert_string_equal(played(&t), "solomon");
    open_file(&t, TOY);
    assert_true(app_test_shows(&t, "Continue"));
    app_test_act(&t, ACTION_ACCEPT);
    app_test_settle(&t);
    assert_string_equal(played(&t), "toy");
    assert_int_equal(session_events(t.app.session), events);
    app_test_close(&t);
}

/* With as many as a game allows, each is set up, drawn and gone on with. */
static void each_number_of_seats_can_be_started(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    for (size_t game = 0; game_scene_at(game); game++) {
        const struct game_rules *rules = h->games->rules(h, game);
        for (uint8_t seats = rules->min_seats; seats <= rules->max_seats; seats++) {
            struct host_setup setup;
            game_error err = {""};
            if (!h->games->usual(h, game, seats, &setup, &err) || !h->games->start(h, &setup, &err))
                fail_msg("%s with %d seats: %s", rules->id, seats, err.text);
            app_test_settle(&t);
            assert_int_equal(session_seats(t.app.session), seats);
            assert_string_equal(played(&t), rules->id);
        }
        struct host_setup setup;
        game_error err = {""};
        assert_false(h->games->usual(h, game, (uint8_t)(rules->max_seats + 1), &setup, &err));
        assert_true(err.text[0] != '\0');
    }
    app_test_close(&t);
}

static void chairs_are_added_and_options_follow_their_number(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    open_file(&t, TOY);
    show(&t, HOST_SCREEN_NEW);
    assert_true(app_test_shows(&t, "Seat 4"));
    assert_false(app_test_shows(&t, "Seat 5"));
    app_test_press_text(&t, "1 player");
    assert_false(app_test_shows(&t, "Seat 2"));
    assert_false(app_test_shows(&t, "Five rounds")); /* an option that does not hold for a lone seat */
    app_test_press_text(&t, "4 players");
    app_test_press_text(&t, "Five rounds");
    app_test_press_text(&t, "Add a player");
    assert_true(app_test_shows(&t, "Seat 5"));
    app_test_press_text(&t, "Start");
    assert_int_equal(session_seats(t.app.session), 5);
    assert_int_equal(match_setup_of(session_match(t.app.session))->config.option[0], 1);
    app_test_close(&t);
}

static void random_can_be_chosen_for_any_game(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    for (size_t game = 0; game_scene_at(game); game++) {
        struct host_setup setup;
        game_error err = {""};
        size_t last = 0;
        while (h->games->level(h, game, last + 1))
            last++;
        assert_string_equal(h->games->level(h, game, last)->id, "random");
        assert_true(h->games->usual(h, game, h->games->rules(h, game)->usual_seats, &setup, &err));
        assert_string_not_equal(setup.seat[1].who, "ai:random");
        snprintf(setup.seat[1].who, sizeof setup.seat[1].who, "ai:random");
        assert_true(h->games->start(h, &setup, &err));
        app_test_settle(&t);
        assert_true(h->again(h, &err));
        assert_string_equal(t.app.session->who[1], "ai:random");
    }
    app_test_close(&t);
}

static void the_demo_shows_one_game_after_the_other(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    for (size_t i = 0; game_scene_at(i); i++) {
        assert_true(app_demo_start(&t.app));
        assert_string_equal(played(&t), game_scene_at(i)->id);
    }
    assert_true(app_demo_start(&t.app));
    assert_string_equal(played(&t), game_scene_at(0)->id);
    assert_int_equal(t.app.open, SOLOMON);
    app_test_close(&t);
}

static void help_is_that_of_the_open_file_and_can_be_changed(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    show(&t, HOST_SCREEN_HELP);
    assert_true(app_test_shows(&t, "The gambit"));
    app_test_press_text(&t, "Sealed Bids");
    assert_false(app_test_shows(&t, "The gambit"));
    assert_false(app_test_shows(&t, "zoom the map"));
    assert_true(app_test_shows(&t, "select"));
    open_file(&t, TOY);
    show(&t, HOST_SCREEN_RULES);
    assert_false(app_test_shows(&t, "The gambit"));
    app_test_close(&t);
}

/* A save of a game that a later program has. */
static void write_foreign(const struct app_test *t, const char *name)
{
    static const char text[] = "conspiracy-record: 1\ngame: chess\nseat: 1 - human \"Ada\"\n\n1 e4\n";
    char folder[192], error[256] = "";
    snprintf(folder, sizeof folder, "%s/saves", t->folder);
    if (!saves_write(folder, name, text, sizeof text - 1, error, sizeof error))
        fail_msg("%s", error);
}

static bool find_save(const struct host *h, bool foreign, struct host_save *out)
{
    for (size_t i = 0; h->games->save(h, i, out); i++)
        if (out->foreign == foreign)
            return true;
    return false;
}

static void a_save_of_a_game_that_is_not_here_is_named_and_kept(void **state)
{
    (void)state;
    struct app_test t;
    struct host_save save;
    game_error err = {""};
    app_test_open(&t, NULL);
    struct host *h = &t.app.host;
    write_foreign(&t, "autosave-1");
    show(&t, HOST_SCREEN_LOAD);
    assert_true(find_save(h, true, &save));
    assert_string_equal(save.game, "chess");
    assert_false(save.broken);
    assert_true(app_test_shows(&t, "A game that is not installed here"));
    assert_false(h->games->load(h, 0, &err));
    assert_non_null(strstr(err.text, "chess"));
    open_file(&t, TOY);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_settle(&t);
    for (int i = 0; i < 2; i++)
        store_autosave(&t.app.store, session_match(t.app.session), 1);
    assert_true(find_save(h, true, &save));
    assert_string_equal(save.game, "chess");
    assert_true(find_save(h, false, &save));
    assert_string_equal(save.game, "Sealed Bids");
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_presses_start_the_game_whose_file_is_open),
        cmocka_unit_test(a_file_that_is_pressed_lies_open_another_day_too),
        cmocka_unit_test(each_file_is_there_once),
        cmocka_unit_test(closed_files_are_below_each_other),
        cmocka_unit_test(a_game_that_waits_is_marked_and_gone_on_with),
        cmocka_unit_test(each_number_of_seats_can_be_started),
        cmocka_unit_test(chairs_are_added_and_options_follow_their_number),
        cmocka_unit_test(random_can_be_chosen_for_any_game),
        cmocka_unit_test(the_demo_shows_one_game_after_the_other),
        cmocka_unit_test(help_is_that_of_the_open_file_and_can_be_changed),
        cmocka_unit_test(a_save_of_a_game_that_is_not_here_is_named_and_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
