/* Several people at one screen pass it only for what nobody else may see: a match needs no more curtains than it has
 * secret decisions, and what is answered in the open shows nothing of whoever answers. */
#include "base/file.h"
#include "base/text.h"
#include "cmocka_all.h"
#include "rules/conspiracy-1982/c82_view.h"
#include "rules/solomon/solomon_view.h"
#include "scene/app_test.h"
#include "scene/matches.h"
#include "table/game.h"
#include "table/table.h"
#include "ui/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An action that is laid out on a card of its own, where the rest of a turn is not. */
static bool is_laid(struct app_test *t, const game_action *a)
{
    struct laid laid;
    return amounts_for(app_test_table(t), a, &laid);
}

/* Makes a decision as the table does: what is laid in secret behind a curtain. True: it was secret. */
static bool decide(struct app_test *t, uint32_t chance)
{
    const struct host *h = &t->app.host;
    static game_action legal[GAME_MAX_LEGAL];
    size_t n = h->legal(h, legal, GAME_MAX_LEGAL);
    game_error err = {""};
    assert_true(n > 0);
    game_action a = legal[chance % n];
    bool secret = is_laid(t, &a);
    if (secret && h->cover(h)) {
        assert_int_equal(h->viewer(h), SEAT_NONE);
        h->open_curtain(h);
    }
    if (!h->submit(h, &a, &err))
        fail_msg("%s", err.text);
    return secret;
}

static void no_more_curtains_than_secrets(void **state)
{
    (void)state;
    for (size_t game = 0; game_scene_at(game); game++) {
        struct app_test t;
        struct host_setup setup;
        game_error err = {""};
        app_test_open(&t, NULL);
        const struct host *h = &t.app.host;
        assert_true(h->games->usual(h, game, 2, &setup, &err));
        snprintf(setup.seat[1].who, sizeof setup.seat[1].who, "human");
        assert_true(h->games->start(h, &setup, &err));
        app_test_settle(&t);
        uint32_t secrets = 0, decisions = 0;
        for (uint32_t i = 0; h->decision(h).round <= 10 && !h->over(h, NULL) && i < 400; i++) {
            if (h->curtain(h) != SEAT_NONE)
                h->open_curtain(h);
            app_test_settle(&t);
            if (!h->my_decision(h))
                continue;
            secrets += decide(&t, i * 7919U);
            decisions++;
            app_test_settle(&t);
        }
        print_message("%s: %u decisions, %u of them secret, %u curtains, round %u\n", h->rules(h)->id,
                      (unsigned)decisions, (unsigned)secrets, (unsigned)h->curtains(h),
                      (unsigned)h->decision(h).round);
        assert_true(decisions > 4);
        assert_true(h->curtains(h) > 0);
        /* one to begin with: whoever sits down first comes through one even if nothing secret is asked */
        if (h->curtains(h) > secrets + 1)
            fail_msg("%u curtains for %u secrets", (unsigned)h->curtains(h), (unsigned)secrets);
        app_test_close(&t);
    }
}

/* --- in the open --------------------------------------------------------------------------------------------- */

/* The first thing that may be done without a secret. */
static void move_in_the_open(struct app_test *t)
{
    const struct host *h = &t->app.host;
    game_action legal[GAME_MAX_LEGAL];
    size_t n = h->legal(h, legal, GAME_MAX_LEGAL), i = 0;
    while (i < n && is_laid(t, &legal[i]))
        i++;
    assert_true(i < n && h->submit(h, &legal[i], NULL));
    app_test_settle(t);
}

/* A match of two, as whoever has come to the screen sees it. */
static void open_record(struct app_test *t, const char *record)
{
    app_test_open(t, NULL);
    app_test_load(t, record);
    app_test_frames(t, 20);
    app_test_act(t, ACTION_ACCEPT);
}

/* Ada (seat 1) has paid in secret, then Bo; it is for Ada again, before everybody's eyes. */
static void open_again(struct app_test *t, const char *invest, const char *payoff)
{
    char record[2048];
    match_test_two(record, sizeof record, "Tempest", invest, payoff);
    snprintf(record + strlen(record), sizeof record - strlen(record), "2 payoff none\n");
    open_record(t, record);
    assert_int_equal(session_viewer(t->app.session), 0);
    move_in_the_open(t); /* somebody else is asked in the open, and she again */
}

static void what_is_asked_in_the_open_shows_no_secret(void **state)
{
    (void)state;
    struct app_test a, b;
    open_again(&a, "Spyglass Vagabond", "Vagabond 9");
    open_again(&b, "Magician Roulette", "none");
    for (int i = 0; i < 12; i++) {
        assert_int_equal(session_curtain(a.app.session), SEAT_NONE);
        assert_int_equal(session_viewer(a.app.session), session_viewer(b.app.session));
        char *x = app_test_list(&a), *y = app_test_list(&b);
        assert_string_equal(x, y);
        free(x);
        free(y);
        app_test_frames(&a, 1);
        app_test_frames(&b, 1);
    }
    app_test_close(&a);
    app_test_close(&b);
}

/* Two people and the first turn of seat 1, who has Tempest: what it has paid; NULL: it has not taken that turn. */
static void open_two(struct app_test *t, const char *payoff)
{
    char record[2048];

    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", payoff);
    app_test_open(t, NULL);
    app_test_load(t, record);
}

static void paying_brings_the_curtain_and_then_the_card(void **state)
{
    (void)state;
    struct app_test t;
    open_two(&t, "Vagabond 9");
    const struct host *h = &t.app.host;
    app_test_frames(&t, 20);
    assert_true(app_test_shows(&t, "makes a payoff")); /* the envelope says what happened */
    app_test_act(&t, ACTION_ACCEPT);
    assert_int_equal(h->viewer(h), 1);
    app_test_frames(&t, 2);
    assert_true(
        app_test_shows(&t, "Bo: Your turn")); /* who is asked is said: the screen may not have been passed */
    assert_true(h->cover(h)); /* he came through a curtain, but to a table at which all may look again */
    h->open_curtain(h);
    decide(&t, 0);
    app_test_settle(&t);
    assert_int_equal(h->curtain(h), SEAT_NONE);
    struct table *table = app_test_table(&t);
    int viewer = h->viewer(h);
    uint32_t curtains = h->curtains(h);
    table_open_card(table);
    app_test_frames(&t, 20);
    assert_int_equal(h->curtain(h), viewer);
    app_test_act(&t, ACTION_ACCEPT);
    assert_int_equal(h->viewer(h), viewer);
    assert_int_equal(h->curtains(h), curtains + 1);
    assert_int_equal(table->now.card, CARD_GAME);
    app_test_act(&t, ACTION_BACK); /* put away, and others look on, until it is opened again */
    app_test_frames(&t, 4);
    assert_int_equal(table->now.card, CARD_NONE);
    table_open_card(table);
    app_test_frames(&t, 20);
    assert_int_equal(h->curtain(h), viewer);
    app_test_close(&t);
}

/* Bo lays in secret and is the first to move: the table has been open since, so that another secret asks for another curtain. */
static void a_second_secret_has_a_curtain_of_its_own(void **state)
{
    (void)state;
    struct app_test t;
    char record[2048], *start;
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", "none");
    start = strstr(record, "chance start 1");
    assert_non_null(start);
    start[strlen("chance start ")] = '2';
    start = strstr(record, "\n2 invest");
    assert_non_null(start);
    start[1] = '\0';
    app_test_open(&t, NULL);
    app_test_load(&t, record);
    const struct host *h = &t.app.host;
    app_test_frames(&t, 20);
    app_test_act(&t, ACTION_ACCEPT);
    assert_int_equal(h->viewer(h), 1);
    decide(&t, 0);
    app_test_settle(&t);
    assert_int_equal(h->viewer(h), 1); /* what follows is done in the open, */
    assert_int_equal(h->curtain(h), SEAT_NONE);
    assert_true(h->my_decision(h));
    assert_true(h->cover(h)); /* and others have come back to the table */
    app_test_close(&t);
}

/* The pointer goes down on words, and up again where it is. */
static void hold(struct app_test *t, const char *words, bool down)
{
    struct input_event event = {.kind = INPUT_POINTER_MOVE, .device = DEVICE_MOUSE, .pad = -1};
    const struct gfx_item *item = gfx_recorded_text(t->app.gfx, words);

    if (down && !item)
        fail_msg("\"%s\" is not shown", words);
    if (item && down) {
        struct point at = rect_center(item->at);
        event.x = at.x;
        event.y = at.y;
        app_event(&t->app, &event);
        app_test_frames(t, 12); /* it has lain there for a while */
    }
    event.kind = down ? INPUT_POINTER_DOWN : INPUT_POINTER_UP;
    event.button = BUTTON_LEFT;
    event.clicks = 1;
    event.x = t->app.ui->pointer.x * ui_scale(t->app.ui);
    event.y = t->app.ui->pointer.y * ui_scale(t->app.ui);
    app_event(&t->app, &event);
    app_test_frames(t, 4);
}

/* Ada's turn, in the open. */
static void own_coins_show_only_while_they_are_held(void **state)
{
    static const char press_here[] = "press here, to see your coins";
    (void)state;
    struct app_test t;
    char record[2048];
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", NULL);
    open_record(&t, record);
    app_test_frames(&t, 4);
    assert_false(app_test_shows(&t, "in reserve"));
    hold(&t, press_here, true);
    assert_true(app_test_shows(&t, "in reserve"));
    assert_false(app_test_shows(&t, press_here));
    app_test_act(&t, ACTION_HINT); /* tells of them, and for no longer */
    app_test_settle(&t);
    assert_false(app_test_shows(&t, "Only for you"));
    hold(&t, "", false);
    assert_false(app_test_shows(&t, "in reserve"));
    assert_true(app_test_shows(&t, press_here));
    assert_true(app_test_shows(&t, "Only for you"));
    app_test_close(&t);
}

/* Whatever is still held when somebody else's turn comes shows nothing until it is pressed anew. */
static void a_look_ends_with_ones_turn(void **state)
{
    static const struct input_event peek = {
        .kind = INPUT_ACTION, .action = ACTION_PEEK, .device = DEVICE_KEYS, .pad = -1};
    (void)state;
    for (int by_key = 0; by_key < 2; by_key++) {
        struct app_test t;
        char record[2048];
        match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", NULL);
        open_record(&t, record);
        app_test_frames(&t, 4);
        if (by_key)
            app_event(&t.app, &peek);
        else
            hold(&t, "press here, to see your coins", true);
        app_test_frames(&t, 2);
        assert_true(app_test_shows(&t, "in reserve"));
        move_in_the_open(&t);
        struct input_event again = peek;
        again.repeat = true;
        if (by_key)
            app_event(&t.app, &again);
        app_test_frames(&t, 6);
        assert_int_equal(session_viewer(t.app.session), 1);
        assert_int_equal(session_curtain(t.app.session), SEAT_NONE);
        assert_true(app_test_shows(&t, "Your coins are covered"));
        if (by_key)
            app_event(&t.app, &peek);
        app_test_frames(&t, 2);
        assert_int_equal(app_test_shows(&t, "Your coins are covered"), !by_key);
        app_test_close(&t);
    }
}

/* Bo has announced a move of Vagabond, and Ada, who has paid this or that, is asked. */
static void open_question(struct app_test *t, const char *invest, const char *payoff)
{
    char record[2048];
    match_test_two(record, sizeof record, "Tempest", invest, payoff);
    snprintf(record + strlen(record), sizeof record - strlen(record), "2 move Vagabond Budapest\n");
    open_record(t, record);
    app_test_frames(t, 12);
    assert_int_equal(t->app.host.viewer(&t->app.host), 0);
    app_test_act(t, ACTION_DIGIT_0 + 5);
}

/* Where the bar has no room for the question the card asks it, of the same person. */
static void who_is_asked_is_named_in_large_type(void **state)
{
    (void)state;
    struct app_test t;
    open_question(&t, "Spyglass Vagabond", "Vagabond 9");
    for (int size = 100; size <= 200; size += 50) {
        t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, size);
        app_test_frames(&t, 6);
        assert_true(app_test_shows(&t, "Ada: "));
    }
    app_test_close(&t);
}

static void a_look_at_the_card_lasts_as_long_as_the_press(void **state)
{
    static const char covered[] = "Your coins are covered";
    (void)state;
    struct app_test t;
    open_question(&t, "Spyglass Vagabond", "Vagabond 9");
    assert_true(app_test_shows(&t, covered));
    struct rect before = gfx_recorded_text(t.app.gfx, "Look")->at;
    hold(&t, "Look", true);
    assert_false(app_test_shows(&t, covered));
    struct rect now = gfx_recorded_text(t.app.gfx, "Look")->at;
    assert_true(now.x == before.x && now.w == before.w); /* it stays under the pointer */
    hold(&t, "", false);
    assert_true(app_test_shows(&t, covered));
    app_test_close(&t);
}

/* Both show the same. */
static void assert_alike(struct app_test *a, struct app_test *b)
{
    char *x = app_test_list(a), *y = app_test_list(b);
    assert_string_equal(x, y);
    free(x);
    free(y);
}

static void hold_peek(struct app_test *t, bool down)
{
    struct input_event peek = {.kind = down ? INPUT_ACTION : INPUT_ACTION_UP,
                               .action = ACTION_PEEK,
                               .device = DEVICE_KEYS,
                               .pad = -1};
    app_event(&t->app, &peek);
    app_test_frames(t, 6);
}

/* The words go away that a press has brought for a while. */
static void wait_for_words(struct app_test *t)
{
    for (int i = 0; i < 60; i++)
        app_test_frames(t, 10);
}

/* Presses a button of an answer, and both show the same. */
static void press_alike(struct app_test *rich, struct app_test *poor, const char *words)
{
    app_test_press_last(rich, words);
    app_test_press_last(poor, words);
    assert_alike(rich, poor);
}

/* What one presses does nothing, and says no more than others have heard before: no number, and not that it is too high. */
static void press_in_vain(struct app_test *t, const char *words)
{
    uint32_t events = session_events(t->app.session);
    app_test_press_last(t, words);
    assert_int_equal(session_events(t->app.session), events);
    assert_true(app_test_shows(t, "Only what"));
    assert_false(app_test_shows(t, "more than you"));
    assert_false(app_test_shows(t, "too little"));
}

/* Naming more than one has, where others look on: as often as it is pressed the same happens as when one has enough, until one has
 * looked; whoever looks sees why, and nobody else. After that what is not there says what was said before. */
static void a_number_that_is_not_there_tells_nothing(void **state)
{
    static const char why[] = "more than";
    (void)state;
    struct app_test rich, poor;
    open_question(&rich, "Spyglass Vagabond", "Vagabond 9");
    open_question(&poor, "Magician Roulette", "none");
    uint32_t events = session_events(rich.app.session);
    for (int i = 0; i < 3; i++) {
        press_alike(&rich, &poor, "Challenge with 5");
        assert_true(app_test_shows(&poor, "Only what"));
    }
    assert_int_equal(session_events(rich.app.session), events);
    hold_peek(&rich, true);
    hold_peek(&poor, true);
    assert_true(app_test_shows(&poor, why));
    assert_false(app_test_shows(&rich, why));
    hold_peek(&rich, false);
    hold_peek(&poor, false);
    assert_alike(&rich, &poor);
    press_in_vain(&poor, "Challenge with 5");
    press_in_vain(&poor, "Challenge with 5");
    app_test_press_text(&rich, "Challenge with 5");
    assert_true(session_events(rich.app.session) > events);
    app_test_close(&rich);
    app_test_close(&poor);
}

/* Does the first legal thing of that kind, with that first argument (less than 0: any). */
static void do_first(struct app_test *t, int kind, int first)
{
    const struct host *h = &t->app.host;
    static game_action legal[GAME_MAX_LEGAL];
    size_t n = h->legal(h, legal, GAME_MAX_LEGAL), i = 0;
    while (i < n && (legal[i].kind != kind || (first >= 0 && legal[i].arg[0] != first)))
        i++;
    assert_true(i < n && h->submit(h, &legal[i], NULL));
    app_test_settle(t);
}

/* The other game: both have paid a spy, or nobody, and one of them sends that spy. */
static void open_spies(struct app_test *t, int paid)
{
    enum { SPY = 3 };
    struct host_setup setup;
    game_error err = {""};
    size_t game = 0;
    app_test_open(t, NULL);
    const struct host *h = &t->app.host;
    while (strcmp(game_scene_at(game)->id, "conspiracy-1982") != 0)
        game++;
    assert_true(h->games->usual(h, game, 2, &setup, &err));
    snprintf(setup.seat[1].who, sizeof setup.seat[1].who, "human");
    assert_true(h->games->start(h, &setup, &err));
    for (int seat = 0; seat < 2; seat++) {
        app_test_settle(t);
        h->open_curtain(h);
        app_test_settle(t);
        do_first(t, C82_OPEN, paid ? SPY : C82_NOBODY);
    }
    do_first(t, C82_MOVE, SPY);
    app_test_frames(t, 12);
    assert_true(app_test_shows(t, "Challenge"));
}

/* Where spies have homes, Bo is asked about a step that the most generous one wins; that is what he has paid. */
static void open_homes(struct app_test *t, const char *paid)
{
    static const char much[] = "Al-Ibi 9000";
    char *bytes = NULL, record[2048];
    struct file_error err;
    size_t length;
    assert_true(file_read(RECORDS_FOLDER "/homes-1982.rec", 1 << 11, &bytes, &length, &err));
    const char *sum = strstr(bytes, much);
    assert_non_null(sum);
    snprintf(record, sizeof record, "%.*s%s%s", (int)(sum - bytes), bytes, paid, sum + strlen(much));
    open_record(t, record);
    app_test_frames(t, 12);
    assert_int_equal(t->app.host.viewer(&t->app.host), 1);
    free(bytes);
}

/* What is said of who can win depends on no more than everybody knows. */
static void what_is_at_stake_tells_no_secret(void **state)
{
    (void)state;
    struct app_test rich, poor;
    open_homes(&rich, "Al-Ibi 9000");
    open_homes(&poor, "none");
    assert_true(app_test_shows(&rich, "If nobody stops it"));
    assert_alike(&rich, &poor);
    rich.app.host.shell->set_setting(&rich.app.host, HOST_ASK_FIRST, 1);
    poor.app.host.shell->set_setting(&poor.app.host, HOST_ASK_FIRST, 1);
    press_alike(&rich, &poor, "Let it pass"); /* which is asked about, or is not, for either */
    app_test_close(&rich);
    app_test_close(&poor);
}

/* How one looks at one's own is said whole on one's card, in either game. */
static void how_to_look_is_not_cut_short(void **state)
{
    (void)state;
    struct app_test t;
    open_spies(&t, true);
    app_test_act(&t, ACTION_FOLD);
    app_test_frames(&t, 6);
    assert_true(app_test_shows(&t, "Hold P, or press here, to look") ||
                app_test_shows(&t, "Hold P, or press here, to see your bank book"));
    app_test_close(&t);
}

/* An answer without a number may take something, too: only whoever has paid a spy can challenge it. */
static void an_answer_that_is_not_open_tells_nothing(void **state)
{
    (void)state;
    struct app_test rich, poor;
    open_spies(&rich, true);
    open_spies(&poor, false);
    uint32_t events = session_events(rich.app.session);
    assert_alike(&rich, &poor);
    for (int i = 0; i < 2; i++)
        press_alike(&rich, &poor, "Challenge");
    assert_true(app_test_shows(&poor, "Only what"));
    hold_peek(&rich, true);
    hold_peek(&poor, true);
    assert_true(app_test_shows(&poor, "You have too little for that"));
    assert_false(app_test_shows(&rich, "You have too little for that"));
    hold_peek(&rich, false);
    hold_peek(&poor, false);
    assert_alike(&rich, &poor);
    press_in_vain(&poor, "Challenge");
    app_test_press_last(&rich, "Challenge");
    assert_true(session_events(rich.app.session) > events);
    app_test_close(&rich);
    app_test_close(&poor);
}

/* Spyglass and Tempest share a city, and Ada, who has paid this, is to move. */
static void open_meeting(struct app_test *t, const char *payoff)
{
    char record[2048];
    match_test_two(record, sizeof record, "Spyglass", "Beacon Tempest", payoff);
    snprintf(record + strlen(record), sizeof record - strlen(record),
             "2 payoff none\n1 payoff none\n2 move Tempest Paris\n1 pass\n2 skip\n");
    open_record(t, record);
    app_test_frames(t, 12);
    assert_int_equal(t->app.host.viewer(&t->app.host), 0);
    app_test_act(t, ACTION_DIGIT_0 + 3); /* to burn */
}

static void press_figure(struct app_test *t, uint8_t which)
{
    struct table *table = app_test_table(t);
    table_press(table, (struct thing){table->game->begin[0], which});
    app_test_frames(t, 6);
}

/* To burn takes five coins, and others look on: who may burn whom is offered for all who are not alone, and chosen alike to its end;
 * there it takes a look, whatever one has. After that the burn is made, or what was said before is said again. */
static void a_burn_that_is_not_open_tells_nothing(void **state)
{
    enum { SPYGLASS = 3, TEMPEST, VAGABOND };
    (void)state;
    struct app_test rich, poor;
    open_meeting(&rich, "Spyglass 9");
    open_meeting(&poor, "Vagabond 9");
    assert_int_equal(app_test_table(&rich)->ask.pick.mode, app_test_table(&poor)->ask.pick.mode);
    assert_alike(&rich, &poor);
    for (int i = 0; i < 2; i++) {
        if (i == 1) { /* she has looked, and seen who can */
            hold_peek(&rich, true);
            hold_peek(&poor, true);
            uint8_t agents = app_test_table(&poor)->game->begin[0];
            assert_int_equal(table_shines(app_test_table(&rich)).of[agents] != 0, true);
            assert_int_equal(table_shines(app_test_table(&poor)).of[agents], 0);
            assert_false(app_test_shows(&poor, "You have too little for that"));
            hold_peek(&rich, false);
            hold_peek(&poor, false);
            assert_alike(&rich, &poor);
        }
        for (int way = 0; way < 2 - i; way++) { /* a press, too, that takes it back */
            press_figure(&rich, SPYGLASS);
            press_figure(&poor, SPYGLASS);
            assert_alike(&rich, &poor);
        }
        if (i == 0) {
            press_figure(&rich, SPYGLASS);
            press_figure(&poor, SPYGLASS);
        }
        assert_int_equal(app_test_table(&poor)->ask.pick.count, 1);
        uint32_t events = session_events(poor.app.session);
        press_figure(&rich, TEMPEST);
        press_figure(&poor, TEMPEST);
        assert_true(app_test_shows(&poor, "Only what you have counts"));
        if (i == 1) {
            hold_peek(&poor, true);
            assert_true(app_test_shows(&poor, "You have too little for that"));
            hold_peek(&poor, false);
            assert_false(app_test_shows(&poor, "You have too little for that"));
        }
        assert_int_equal(session_events(poor.app.session), events);
        assert_int_equal(session_events(rich.app.session) > events, i == 1);
        if (i == 0)
            assert_alike(&rich, &poor);
        wait_for_words(&rich);
        wait_for_words(&poor);
        if (i == 0) {
            app_test_act(&rich, ACTION_BACK);
            app_test_act(&poor, ACTION_BACK);
        }
    }
    app_test_close(&rich);
    app_test_close(&poor);
}

/* The dossier lies open before everybody, but for what its owner has written. */
static void a_note_is_covered_but_while_it_is_looked_at(void **state)
{
    static const char note[] = "bluffs with two";
    (void)state;
    struct app_test t;
    char record[2048];
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", NULL);
    open_record(&t, record);
    const struct host *h = &t.app.host;
    h->set_note(h, 1, note);
    app_test_frames(&t, 12);
    app_test_act(&t, ACTION_DIGIT_0 + 4);
    assert_true(app_test_shows(&t, "Your note"));
    assert_false(app_test_shows(&t, note));
    hold(&t, "Look", true);
    assert_true(app_test_shows(&t, note));
    assert_false(app_test_shows(&t, "in reserve")); /* the note alone, not the coins beside the card */
    hold(&t, "", false);
    assert_false(app_test_shows(&t, note));
    hold_peek(&t, true);
    assert_true(app_test_shows(&t, note));
    assert_false(app_test_shows(&t, "in reserve"));
    hold_peek(&t, false);
    assert_false(app_test_shows(&t, note));
    app_test_press_text(&t, "covered"); /* written in, it has a dot for every character */
    struct input_event typed = {.kind = INPUT_TEXT, .device = DEVICE_KEYS, .pad = -1, .text = "!"};
    app_event(&t.app, &typed);
    app_test_frames(&t, 2);
    assert_false(app_test_shows(&t, "bluffs"));
    assert_string_equal(h->note(h, 1), "bluffs with two!");
    app_test_close(&t);
}

/* A record that is written in mid-match holds what everybody knows, whoever is at the screen. */
static void what_is_exported_is_what_everybody_knows(void **state)
{
    (void)state;
    struct app_test t;
    char record[2048], path[1024], *bytes = NULL;
    struct text out = text_over(path, sizeof path);
    struct file_error io;
    game_error err = {""};
    size_t length = 0;
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", "Vagabond 9");
    snprintf(record + strlen(record), sizeof record - strlen(record), "2 payoff Magician 4\n");
    open_record(&t, record);
    const struct host *h = &t.app.host;
    assert_int_equal(h->viewer(h), 0);
    assert_true(h->share(h, &out, &err));
    assert_true(file_read(path, 1 << 16, &bytes, &length, &io));
    assert_non_null(strstr(bytes, "1 payoff ?"));
    assert_non_null(strstr(bytes, "2 payoff ?"));
    assert_null(strstr(bytes, "Vagabond 9"));
    free(bytes);
    app_test_close(&t);
}

/* It is not said whose turn a held key leads to: the next may be anybody's. */
static void holding_leads_to_the_next_decision(void **state)
{
    (void)state;
    struct app_test t;
    char record[2048];
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", NULL);
    open_record(&t, record);
    const struct host *h = &t.app.host;
    h->shell->set_setting(h, HOST_SPEED, HOST_SPEED_SLOW);
    game_action legal[GAME_MAX_LEGAL];
    size_t n = h->legal(h, legal, GAME_MAX_LEGAL), i = 0;
    while (i < n && is_laid(&t, &legal[i]))
        i++;
    assert_true(i < n && h->submit(h, &legal[i], NULL));
    for (int frame = 0; frame < 200 && !app_test_shows(&t, "Press to skip"); frame++)
        app_test_frames(&t, 1);
    assert_true(app_test_shows(&t, "Keep pressed to get to the next decision"));
    app_test_close(&t);
}

/* --- ways to a table ----------------------------------------------------------------------------------------- */

static void by_going_on(struct app_test *t)
{
    const struct host *h = &t->app.host;
    h->shell->leave(h);
    app_test_frames(t, 2);
    assert_true(h->games->go_on(h, 0, NULL));
}

static void by_loading(struct app_test *t)
{
    const struct host *h = &t->app.host;
    h->shell->leave(h);
    app_test_frames(t, 2);
    h->shell->show(h, HOST_SCREEN_LOAD);
    app_test_frames(t, 2);
    assert_true(h->games->load(h, 0, NULL));
}

static void by_going_back_a_round(struct app_test *t)
{
    const struct host *h = &t->app.host;
    h->shell->show(h, HOST_SCREEN_LOAD);
    app_test_frames(t, 2);
    assert_true(h->games->load_back(h, 0, 0, NULL));
}

static void by_another_match(struct app_test *t)
{
    assert_true(t->app.host.again(&t->app.host, NULL));
}

static void by_a_demo(struct app_test *t)
{
    t->app.host.shell->leave(&t->app.host);
    app_test_frames(t, 2);
    assert_true(app_demo_start(&t->app));
    app_test_frames(t, 4);
    app_demo_end(&t->app);
    app_test_frames(t, 2);
    by_going_on(t);
}

static void by_a_lesson(struct app_test *t)
{
    const struct host *h = &t->app.host;
    h->shell->leave(h);
    app_test_frames(t, 2);
    assert_true(h->games->learn(h, 0, NULL));
    app_test_frames(t, 4);
    h->lesson_press(h, LESSON_LEAVE);
    app_test_frames(t, 2);
    by_going_on(t);
}

static void by_a_window_that_was_put_away(struct app_test *t)
{
    struct input_event lost = {.kind = INPUT_PUT_AWAY}, gained = {.kind = INPUT_FOCUS_GAINED};
    app_event(&t->app, &lost);
    app_event(&t->app, &gained);
}

static void by_the_pause_of_a_window_that_was_put_away(struct app_test *t)
{
    t->app.host.shell->show(&t->app.host, HOST_SCREEN_PAUSE);
    app_test_frames(t, 2);
    by_a_window_that_was_put_away(t);
}

/* Bo is at the screen, and somebody else may come back to it. */
static void every_way_to_a_table_begins_behind_the_curtain(void **state)
{
    static void (*const way[])(struct app_test *) = {by_going_on,
                                                     by_loading,
                                                     by_a_demo,
                                                     by_a_lesson,
                                                     by_a_window_that_was_put_away,
                                                     by_the_pause_of_a_window_that_was_put_away,
                                                     by_going_back_a_round,
                                                     by_another_match};
    (void)state;
    struct app_test t;
    open_two(&t, "Vagabond 9");
    const struct host *h = &t.app.host;
    h->shell->set_setting(h, HOST_TEXT_SIZE, 100);
    for (size_t i = 0; i < sizeof way / sizeof way[0]; i++) {
        app_test_frames(&t, 20);
        app_test_act(&t, ACTION_ACCEPT);
        assert_true(h->viewer(h) >= 0);
        if (i == 0) /* something of its own to be saved */
            move_in_the_open(&t);
        way[i](&t);
        int frames = 0; /* a new match is dealt before everybody's eyes */
        do {
            app_test_frames(&t, 1);
            if (h->viewer(h) != SEAT_NONE)
                fail_msg("way %zu: somebody's table is up in frame %d", i, frames + 1);
        } while (screens_top(&t.app.screens) != &scene_curtain && frames++ < 100);
        if (frames > 0 && way[i] != by_another_match)
            fail_msg("way %zu: the curtain comes in frame %d", i, frames + 1);
        assert_ptr_equal(screens_top(&t.app.screens), &scene_curtain);
    }
    app_test_close(&t);
}

/* Whoever goes on with a match comes through a curtain to a table at which everybody looks again: what is secret asks for one of its
 * own. */
static void a_curtain_before_an_open_turn_covers_no_secret(void **state)
{
    (void)state;
    struct app_test t;
    open_two(&t, "Vagabond 9");
    const struct host *h = &t.app.host;
    app_test_frames(&t, 20);
    app_test_act(&t, ACTION_ACCEPT);
    by_going_on(&t);
    app_test_frames(&t, 20);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_frames(&t, 4);
    assert_int_equal(h->viewer(h), 1);
    table_open_card(app_test_table(&t));
    app_test_frames(&t, 4);
    assert_int_equal(h->curtain(h), 1);
    assert_int_equal(h->viewer(h), SEAT_NONE);
    app_test_close(&t);
}

static void lose_focus(struct app_test *t)
{
    struct input_event lost = {.kind = INPUT_FOCUS_LOST}, gained = {.kind = INPUT_FOCUS_GAINED};
    app_event(&t->app, &lost);
    app_event(&t->app, &gained);
    app_test_frames(t, 20);
}

/* Another window is in front for a moment: what lies open before everybody needs no curtain, and one behind the shield comes back to
 * it through one. */
static void a_lost_focus_covers_what_is_secret_alone(void **state)
{
    (void)state;
    struct app_test t;
    char record[2048];
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", NULL);
    open_record(&t, record);
    const struct host *h = &t.app.host;
    app_test_frames(&t, 4);
    uint32_t curtains = h->curtains(h);
    hold_peek(&t, true);
    lose_focus(&t);
    assert_int_equal(h->viewer(h), 0);
    assert_int_equal(h->curtain(h), SEAT_NONE);
    assert_false(app_test_shows(&t, "in reserve")); /* what was held is covered */
    table_open_card(app_test_table(&t));
    app_test_frames(&t, 20);
    app_test_act(&t, ACTION_ACCEPT);
    assert_int_equal(app_test_table(&t)->now.card, CARD_GAME);
    lose_focus(&t);
    assert_int_equal(h->curtain(h), 0);
    app_test_act(&t, ACTION_ACCEPT);
    assert_int_equal(app_test_table(&t)->now.card,
                     CARD_GAME); /* it led to the secret that is still to be done, … */
    lose_focus(&t);
    assert_int_equal(h->curtain(h), 0); /* … as covered as it was */
    app_test_act(&t, ACTION_ACCEPT);
    app_test_act(&t, ACTION_BACK); /* put away */
    app_test_frames(&t, 4);
    lose_focus(&t);
    assert_int_equal(h->curtain(h), SEAT_NONE);
    assert_int_equal(h->curtains(h), curtains + 3);
    app_test_close(&t);
}

/* Where the question goes to the next person with no curtain between, nothing takes a press for a while, and that one is named: what
 * was meant for the one before answers nothing, however long or often it is pressed until then. */
static void the_next_one_is_named_before_anything_takes_a_press(void **state)
{
    static const char named[] = "Ada, you are asked";
    (void)state;
    struct app_test t;
    char record[2048];
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", "Vagabond 9");
    open_record(&t, record);
    const struct host *h = &t.app.host;
    app_test_frames(&t, 12);
    assert_int_equal(h->viewer(h), 1);
    assert_false(app_test_shows(&t, "you are asked"));
    game_action move = {.kind = SOLOMON_MOVE, .n = 2, .arg = {SOLOMON_VAGABOND, 0}}, legal[GAME_MAX_LEGAL];
    size_t n = h->legal(h, legal, GAME_MAX_LEGAL), i = 0;
    while (i < n && legal[i].kind != SOLOMON_MOVE)
        i++;
    assert_true(i < n);
    move = legal[i];
    struct input_event enter = {
        .kind = INPUT_ACTION, .action = ACTION_ACCEPT, .device = DEVICE_KEYS, .pad = -1};
    app_test_act(&t, ACTION_DOWN); /* by keys */
    app_event(&t.app, &enter);
    assert_true(h->submit(h, &move, NULL));
    uint32_t events = session_events(t.app.session);
    int frames = 0;
    for (app_step(&t.app); h->viewer(h) != 0 && frames++ < 100; app_step(&t.app)) {
        app_draw(&t.app, t.width, t.height);
        gfx_wait_loaded(t.app.gfx);
        app_advance(&t.app, 40);
    }
    app_draw(&t.app, t.width, t.height);
    assert_true(app_test_shows(&t, named));
    assert_false(gfx_busy(t.app.gfx));        /* the face, too, is there at once */
    for (frames = 0; frames < 10; frames++) { /* at any speed, and with reduced motion */
        app_test_frames(&t, 1);
        assert_true(app_test_shows(&t, named));
        assert_false(app_test_shows(&t, "Let it pass"));
        struct input_event again = enter, up = enter;
        again.repeat = frames % 3 != 2;
        up.kind = INPUT_ACTION_UP;
        if (frames % 3 == 2)
            app_event(&t.app, &up);
        app_event(&t.app, &again);
    }
    for (frames = 0; frames < 20; frames++) { /* held on */
        struct input_event again = enter;
        again.repeat = true;
        app_event(&t.app, &again);
        app_test_frames(&t, 1);
    }
    assert_false(app_test_shows(&t, named));
    assert_true(app_test_shows(&t, "Let it pass"));
    assert_int_equal(session_events(t.app.session), events);
    assert_int_equal(h->curtain(h), SEAT_NONE);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_more_curtains_than_secrets),
        cmocka_unit_test(what_is_asked_in_the_open_shows_no_secret),
        cmocka_unit_test(paying_brings_the_curtain_and_then_the_card),
        cmocka_unit_test(a_second_secret_has_a_curtain_of_its_own),
        cmocka_unit_test(own_coins_show_only_while_they_are_held),
        cmocka_unit_test(a_look_ends_with_ones_turn),
        cmocka_unit_test(who_is_asked_is_named_in_large_type),
        cmocka_unit_test(a_look_at_the_card_lasts_as_long_as_the_press),
        cmocka_unit_test(a_number_that_is_not_there_tells_nothing),
        cmocka_unit_test(what_is_at_stake_tells_no_secret),
        cmocka_unit_test(how_to_look_is_not_cut_short),
        cmocka_unit_test(an_answer_that_is_not_open_tells_nothing),
        cmocka_unit_test(a_burn_that_is_not_open_tells_nothing),
        cmocka_unit_test(a_note_is_covered_but_while_it_is_looked_at),
        cmocka_unit_test(what_is_exported_is_what_everybody_knows),
        cmocka_unit_test(holding_leads_to_the_next_decision),
        cmocka_unit_test(every_way_to_a_table_begins_behind_the_curtain),
        cmocka_unit_test(a_curtain_before_an_open_turn_covers_no_secret),
        cmocka_unit_test(a_lost_focus_covers_what_is_secret_alone),
        cmocka_unit_test(the_next_one_is_named_before_anything_takes_a_press),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
