/* Second thoughts: what was announced can be taken back for a moment, in which nobody answers; what may lose the match is asked
 * once more. */
#include "base/text.h"
#include "cmocka_all.h"
#include "rules/match.h"
#include "rules/solomon/solomon_view.h"
#include "rules/words.h"
#include "scene/app_test.h"
#include "scene/matches.h"
#include "table/amounts.h"
#include "table/confirm.h"
#include "table/game.h"
#include "table/map_board.h"
#include "table/map_wins.h"
#include "table/plane.h"
#include "table/table.h"
#include "ui/ui.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const bos_turn = "1 invest Spyglass Vagabond\n2 invest Beacon Magician\n1 payoff none\n";

/* The match's record; the caller frees it. */
static char *record_of(const struct session *s)
{
    char *bytes = malloc(MATCH_MAX_TEXT);
    assert_non_null(bytes);
    struct text out = text_over(bytes, MATCH_MAX_TEXT);
    record_write(session_match(s), &out);
    return bytes;
}

/* Bo, a person in seat 2, has the turn; seat 1 is as given. */
static struct session *resume(struct match_test *w, const char *first, const char *happened)
{
    char record[2048];
    match_test_open(w);
    match_test_dealt(record, sizeof record, first, "Tempest", happened);
    struct session *s = match_test_resume(w, record);
    match_test_settle(w, s);
    return s;
}

/* So much time, in steps; all is shown, and opponents have had theirs. */
static void pass_time(struct match_test *w, struct session *s, uint64_t ms)
{
    for (uint64_t until = w->now + ms; w->now < until; w->now += 10) {
        session_step(s, w->now);
        while (session_next(s))
            session_play(s);
        if (session_thinking(s) != SEAT_NONE)
            thinker_wait(w->thinker);
    }
}

static void nobody_answers_what_is_held(void **state)
{
    (void)state;
    static const char *const acts[] = {"move Spyglass Marseille", "payoff none", "payoff Vagabond 4"};
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        struct match_test w;
        struct session *s = resume(&w, "ai:rookie", bos_turn);
        char *before = record_of(s);
        uint32_t events = session_events(s);
        match_test_do(s, acts[i]);
        session_hold(s, 3000);
        pass_time(&w, s, 2900);
        assert_int_equal(session_events(s), events + 1);
        assert_in_range(session_held(s), 1, 200);
        assert_true(session_wake_in(s, w.now) > 0);
        assert_true(session_can_undo(s, NULL));
        assert_true(session_undo(s));
        assert_int_equal(session_held(s), 0);
        char *after = record_of(s);
        assert_string_equal(before, after);
        assert_true(session_my_decision(s));
        match_test_do(s, acts[i]);
        session_hold(s, 3000);
        pass_time(&w, s, 3100);
        assert_int_equal(session_held(s), 0);
        assert_true(session_events(s) > events + 1);
        assert_false(session_undo(s));
        free(before);
        free(after);
        session_free(s);
        match_test_close(&w);
    }
}

/* The last payoff of the last round but one: the die is due, and waits as anybody does. */
static void chance_waits_too(void **state)
{
    (void)state;
    struct match_test w;
    char happened[4096] = "1 invest Spyglass Vagabond\n2 invest Beacon Magician\n";
    for (int round = 1; round <= 15; round++)
        strcat(happened, "1 payoff none\n2 payoff none\n");
    strcat(happened, "1 payoff none\n");
    struct session *s = resume(&w, "human", happened);
    while (session_curtain(s) != SEAT_NONE)
        session_open_curtain(s);
    assert_int_equal(session_viewer(s), 1);
    uint32_t events = session_events(s);
    match_test_do(s, "payoff none");
    assert_true(session_decision(s).chance);
    session_hold(s, 3000);
    pass_time(&w, s, 2500);
    assert_int_equal(session_events(s), events + 1);
    assert_true(session_undo(s));
    match_test_do(s, "payoff none");
    session_hold(s, 3000);
    pass_time(&w, s, 3100);
    assert_true(session_events(s) > events + 1);
    session_free(s);
    match_test_close(&w);
}

static void the_next_person_is_asked_afterwards(void **state)
{
    (void)state;
    struct match_test w;
    struct session *s = resume(&w, "human", bos_turn);
    session_open_curtain(s);
    assert_int_equal(session_viewer(s), 1);
    match_test_do(s, "move Spyglass Marseille");
    session_hold(s, 3000);
    pass_time(&w, s, 2900);
    assert_int_equal(session_curtain(s), SEAT_NONE);
    assert_int_equal(session_viewer(s), 1);
    session_hold(s, 0);
    pass_time(&w, s, 10);
    assert_int_equal(session_curtain(s), 0);
    session_free(s);
    match_test_close(&w);
}

/* Under another screen, behind a curtain, and before what was done has been shown, nobody sees the time run out. */
static void it_runs_only_while_it_is_seen(void **state)
{
    (void)state;
    struct match_test w;
    struct session *s = resume(&w, "human", bos_turn);
    session_open_curtain(s);
    match_test_do(s, "move Spyglass Marseille");
    session_hold(s, 3000);
    for (int i = 0; i < 500; i++)
        session_step(s, w.now += 10);
    assert_int_equal(session_held(s), 3000);
    assert_true(session_can_undo(s, NULL));
    pass_time(&w, s, 1000);
    uint32_t left = session_held(s);
    session_pause(s, true);
    pass_time(&w, s, 5000);
    session_pause(s, false);
    assert_int_equal(session_held(s), left);
    session_lose_focus(s, true);
    pass_time(&w, s, 5000);
    assert_int_equal(session_held(s), left);
    assert_int_equal(session_curtain(s), 1);
    session_open_curtain(s);
    assert_true(session_undo(s));
    session_free(s);
    match_test_close(&w);
}

/* --- at the table ------------------------------------------------------------------------------------------------ */

static void load(struct app_test *t, const char *first, const char *happened)
{
    char record[2048];
    match_test_dealt(record, sizeof record, first, "Tempest", happened);
    app_test_open(t, NULL);
    t->app.host.shell->set_setting(&t->app.host, HOST_AT_ONCE, 0);
    t->app.host.shell->set_setting(&t->app.host, HOST_ASK_FIRST, 1);
    app_test_load(t, record);
}

/* As if it had been pressed together. */
static void act(struct app_test *t, const char *words)
{
    game_action action;
    game_error err;
    const struct match_setup *setup = match_setup_of(session_match(t->app.session));
    assert_true(
        words_read(setup->rules->words, setup->box, session_viewer(t->app.session), words, &action, &err));
    table_submit(app_test_table(t), &action);
    app_test_frames(t, 3);
}

static void it_is_taken_back_by_key_and_by_mouse(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", bos_turn);
    char *before = record_of(t.app.session);
    for (int way = 0; way < 2; way++) {
        act(&t, "move Spyglass Marseille");
        assert_true(app_test_shows(&t, "Undo (4 s)"));
        assert_true(app_test_shows(&t, "You can still undo it."));
        app_test_frames(&t, 40);
        assert_true(app_test_shows(&t, "Undo (3 s)"));
        if (way == 0)
            app_test_act(&t, ACTION_UNDO);
        else
            app_test_press_text(&t, "Undo (3 s)");
        assert_true(session_my_decision(t.app.session));
        assert_false(app_test_shows(&t, "Take back"));
        char *after = record_of(t.app.session);
        assert_string_equal(before, after);
        free(after);
    }
    free(before);
    app_test_close(&t);
}

static void whoever_is_sure_goes_on_at_once(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", bos_turn);
    uint32_t events = session_events(t.app.session);
    act(&t, "payoff none");
    app_test_press_text(&t, "Go on");
    assert_int_equal(session_held(t.app.session), 0);
    app_test_settle(&t);
    assert_true(session_events(t.app.session) > events + 1);
    t.app.host.shell->set_setting(&t.app.host, HOST_AT_ONCE, 1);
    app_test_close(&t);
    load(&t, "ai:rookie", bos_turn);
    t.app.host.shell->set_setting(&t.app.host, HOST_AT_ONCE, 1);
    act(&t, "payoff none");
    assert_int_equal(session_held(t.app.session), 0);
    assert_false(app_test_shows(&t, "Take back"));
    app_test_close(&t);
}

/* Whoever chooses by keys and presses Enter once too often takes nothing back; pressed on purpose it lets the move stand. */
static void the_focus_lets_it_stand(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", bos_turn);
    uint32_t events = session_events(t.app.session);
    app_test_act(&t, ACTION_DOWN); /* by keys */
    act(&t, "move Spyglass Marseille");
    app_test_act(&t, ACTION_ACCEPT);
    assert_int_equal(session_events(t.app.session), events + 1);
    assert_true(session_held(t.app.session) > 0);
    app_test_frames(&t, 8);
    app_test_act(&t, ACTION_ACCEPT);
    assert_int_equal(session_held(t.app.session), 0);
    assert_true(session_events(t.app.session) > events);
    app_test_close(&t);
}

/* Ada is one step from home with the briefcase. */
static const char *const nearly_home = "1 invest Magician Vagabond\n2 invest Magician Vagabond\n"
                                       "1 move Vagabond Vienna\n2 pass\n1 use Paris carry\n"
                                       "2 payoff Vagabond 4\n1 payoff Vagabond 4\n2 payoff none\n"
                                       "1 move Vagabond London\n2 pass\n1 carry\n2 payoff none\n"
                                       "1 move Vagabond Glasgow\n";

static void what_lets_a_rival_win_is_asked_about(void **state)
{
    (void)state;
    static const struct {
        const char *said, *words, *title;
    } given[] = {
        {"", "pass", "Let it pass?"},
        {"2 challenge 1\n1 raise 2\n", "yield", "Yield?"},
    };
    for (size_t i = 0; i < sizeof given / sizeof given[0]; i++) {
        struct app_test t;
        char happened[1024];
        snprintf(happened, sizeof happened, "%s%s", nearly_home, given[i].said);
        load(&t, "ai:rookie", happened);
        uint32_t events = session_events(t.app.session);
        act(&t, given[i].words);
        assert_true(app_test_shows(&t, given[i].title));
        assert_true(app_test_shows(&t, "Nobody else is asked: Ada can win this turn."));
        app_test_press_text(&t, "Think again");
        assert_false(app_test_shows(&t, given[i].title));
        assert_int_equal(session_events(t.app.session), events);
        act(&t, given[i].words);
        app_test_press_last(&t, i == 0 ? "Let it pass" : "Yield");
        app_test_settle(&t);
        assert_true(session_events(t.app.session) > events);
        app_test_close(&t);
    }
}

/* Bo's agent goes home to Athens with the briefcase; or Magician comes to it next door, and can send it there. */
#define NEXT_DOOR                                                                                            \
    "1 invest Magician Vagabond\n2 invest Magician Vagabond\n1 move Vagabond Vienna\n2 pass\n"               \
    "1 use Odessa carry\n2 payoff Vagabond 4\n1 move Magician Copenhagen\n2 pass\n"                          \
    "2 move Vagabond Istanbul\n1 pass\n2 carry\n1 move Magician Odessa\n2 pass\n"

static void check_asked(struct app_test *t, const char *title, const char *win)
{
    assert_true(app_test_shows(t, title));
    assert_true(app_test_shows(t, win));
    app_test_press_text(t, "Think again");
    assert_false(app_test_shows(t, title));
}

static void what_passes_up_an_own_win_is_asked_about(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", NEXT_DOOR "2 move Vagabond Athens\n1 challenge 1\n");
    uint32_t events = session_events(t.app.session);
    app_test_press_text(&t, "Yield");
    check_asked(&t, "Yield?", "You can win this turn.");
    act(&t, "yield");
    check_asked(&t, "Yield?", "You can win this turn.");
    assert_int_equal(session_events(t.app.session), events);
    act(&t, "raise 2");
    assert_true(session_events(t.app.session) > events);
    app_test_close(&t);

    load(&t, "ai:rookie", NEXT_DOOR "2 move Magician Istanbul\n1 pass\n");
    events = session_events(t.app.session);
    app_test_press_text(&t, "Leave it here");
    check_asked(&t, "Pass up this win?", "Magician may send the briefcase to Athens.");
    act(&t, "use Sofia");
    check_asked(&t, "Pass up this win?", "Magician may send the briefcase to Athens.");
    assert_int_equal(session_events(t.app.session), events);
    act(&t, "skip");
    app_test_press_last(&t, "Do it anyway");
    assert_true(session_events(t.app.session) > events);
    app_test_close(&t);
}

/* The city to which it can be sent says so, and has the focus. */
static void what_wins_is_marked_on_the_map(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", NEXT_DOOR "2 move Magician Istanbul\n1 pass\n");
    assert_int_equal(app_test_count(&t, "wins the match"), 1);
    app_test_act(&t, ACTION_ACCEPT); /* shows the focus */
    app_test_act(&t, ACTION_ACCEPT);
    app_test_settle(&t);
    assert_true(t.app.host.over(&t.app.host, NULL));
    app_test_close(&t);
}

/* Ada's Magician stands next door to Glasgow with the case; Vagabond stands there, too. */
static const char *const by_glasgow =
    "1 invest Magician Vagabond\n2 invest Magician Vagabond\n1 move Vagabond Vienna\n2 pass\n1 use Paris "
    "carry\n"
    "2 payoff none\n1 move Vagabond London\n2 pass\n1 carry\n2 payoff none\n1 move Magician Copenhagen\n2 "
    "pass\n2 payoff none\n1 move Magician Paris\n2 pass\n"
    "2 payoff none\n1 move Magician London\n2 pass\n";

/* What says so lies over no name, no pin and nobody, and a frame around the city takes it in. */
static void what_wins_is_marked_beside_everything(void **state)
{
    (void)state;
    static const float touch = 0.02f; /* of its surface */
    static const int windows[][3] = {{1280, 720, 100}, {854, 480, 100}, {1920, 1080, 100}, {1280, 720, 200}};
    for (size_t w = 0; w < sizeof windows / sizeof windows[0]; w++) {
        struct app_test t;
        load(&t, "human", by_glasgow);
        session_open_curtain(t.app.session);
        t.width = windows[w][0];
        t.height = windows[w][1];
        t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, windows[w][2]);
        app_test_frames(&t, 4);
        const struct table *table = app_test_table(&t);
        const struct map_board *b = table->board;
        size_t home = table_home(table, 0), marked = 0;
        struct rect plate = map_win_place(table, home), framed;
        assert_false(rect_empty(plate));
        for (size_t c = 0; c < b->plan.places; c++) {
            marked += !rect_empty(map_win_place(table, c));
            if (plane_shared(plate, b->names.at[c]) > touch * plate.w * plate.h ||
                rect_has(plate, b->plan.place[c]))
                fail_msg("%dx%d: it lies on %s", t.width, t.height, map_title(b->map, (int)c));
        }
        for (size_t f = 0; f < b->look->order->figures; f++)
            if (plane_shared(plate, piece_box(&b->pieces, f)) > touch * plate.w * plate.h)
                fail_msg("%dx%d: it lies on figure %zu", t.width, t.height, f);
        assert_int_equal(marked, 1);
        framed = rect_around(b->plan.place[home], 2, 2);
        map_board_round_place(table, &framed);
        assert_true(plane_within(plate, framed));
        app_test_close(&t);
    }
}

/* How long what won the match stays as it is once all has moved, ms: before anything else is said. */
static uint64_t winning_step_held(struct app_test *t, int speed)
{
    struct host *h = &t->app.host;
    uint64_t from = 0, until = 0;

    load(t, "human", by_glasgow);
    session_open_curtain(t->app.session);
    h->shell->set_setting(h, HOST_AT_ONCE, 1);
    h->shell->set_setting(h, HOST_SPEED, speed);
    h->shell->set_setting(h, HOST_REDUCED_MOTION, 0);
    app_test_frames(t, 4);
    act(t, "use Glasgow");
    struct table *table = app_test_table(t);
    for (int i = 0; i < 4000 && !table_over(table); i++) {
        bool held =
            table->play.running && table->play.last_of_all && table->play.great && table->play.arrived;
        from = held && from == 0 ? t->app.now : from;
        until = held ? t->app.now : until;
        app_test_frames(t, 1);
    }
    assert_true(table_over(table) && from > 0);
    app_test_close(t);
    return until - from;
}

/* The step that wins is held for a second, and for longer where people want it slow. */
static void the_winning_step_is_held_for_a_second(void **state)
{
    (void)state;
    enum { FRAME = 40 /* ms, at most: a frame of a test */ };
    struct app_test t;
    uint64_t normal = winning_step_held(&t, HOST_SPEED_NORMAL), slow = winning_step_held(&t, HOST_SPEED_SLOW);

    assert_in_range(normal, 1000 - FRAME, 1600);
    assert_true(slow > normal);
}

/* A point on an agent's card behind the shield, in pixels. */
static struct point on_card(struct app_test *t, int agent)
{
    struct rect at;
    struct ui *ui = t->app.ui;
    ui_scope_push(ui, "shield", 0);
    ui_scope_push(ui, "space", agent);
    bool seen = ui_spot_seen(ui, ui_id_of(ui, "card"), &at);
    ui_scope_pop(ui);
    ui_scope_pop(ui);
    assert_true(seen);
    return (struct point){(at.x + at.w / 2) * ui_scale(ui), (at.y + at.h / 3) * ui_scale(ui)};
}

static void hover(struct app_test *t, int agent)
{
    struct point on = on_card(t, agent);
    struct input_event event = {
        .kind = INPUT_POINTER_MOVE, .device = DEVICE_MOUSE, .x = on.x, .y = on.y, .pad = -1};
    app_event(&t->app, &event);
    app_test_frames(t, 2);
}

/* Opens it at a turn with the card of amounts. Returns its table. */
static struct table *open_card(struct app_test *t)
{
    load(t, "ai:rookie", bos_turn);
    struct table *table = app_test_table(t);
    table->now.card = CARD_GAME;
    app_test_frames(t, 3);
    return table;
}

/* Where the pointer lies on a card, what is typed goes there: keys that nobody has moved yet are on another one, unseen. So it is
 * until something is laid. */
static void what_is_typed_goes_to_the_card_under_the_pointer(void **state)
{
    (void)state;
    struct app_test t;
    struct table *table = open_card(&t);
    hover(&t, SOLOMON_ROULETTE);
    hover(&t, SOLOMON_TEMPEST);
    app_test_act(&t, ACTION_DIGIT_0 + 3);
    assert_int_equal(amounts_chosen(&table->ask.laid), 1);
    assert_int_equal(table->ask.laid.on[SOLOMON_TEMPEST], 3);
    hover(&t, SOLOMON_ROULETTE);
    app_test_act(&t, ACTION_PLUS);
    assert_int_equal(table->ask.laid.on[SOLOMON_TEMPEST], 4);
    app_test_close(&t);
}

/* A card that was pressed is the one that is typed for, whatever the pointer passes over afterwards. */
static void what_is_typed_goes_to_the_card_that_was_pressed(void **state)
{
    (void)state;
    struct app_test t;
    struct table *table = open_card(&t);
    struct point on = on_card(&t, SOLOMON_TEMPEST);
    app_test_press(&t, on.x, on.y);
    hover(&t, SOLOMON_ROULETTE);
    app_test_act(&t, ACTION_DIGIT_0 + 3);
    assert_int_equal(amounts_chosen(&table->ask.laid), 1);
    assert_int_equal(table->ask.laid.on[SOLOMON_TEMPEST], 3);
    app_test_close(&t);
}

/* Whoever thinks again about a payment finds what was laid, and the card that it lies on. */
static void what_was_laid_lies_until_it_is_handed_in(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", bos_turn);
    uint32_t events = session_events(t.app.session);
    struct table *table = app_test_table(&t);
    struct amounts a = {0};
    table->now.card = CARD_GAME;
    app_test_frames(&t, 3);
    app_test_act(&t, ACTION_DIGIT_0 + 1);
    assert_int_equal(amounts_chosen(&table->ask.laid), 1);
    struct laid laid = table->ask.laid;
    struct threats_given *given = &table->threats.given; /* as if Ada could win by it */
    *given = (struct threats_given){.read = true, .is = {.may = 1}};
    for (size_t i = 0; i < table->ask.legal_count; i++) {
        struct laid by = {0};
        if (amounts_for(table, &table->ask.legal[i], &by) && memcmp(by.on, laid.on, sizeof by.on) == 0)
            given->action = table->ask.legal[i];
    }
    assert_true(table->game->amounts(table, &a));
    size_t on = 0;
    while (laid.on[a.space[on].id] == 0)
        on++;
    char pays[80];
    snprintf(pays, sizeof pays, a.pays, "1", a.space[on].name);
    app_test_press_last(&t, pays);
    assert_true(app_test_shows(&t, "This may give the match away"));
    app_test_press_text(&t, "Think again");
    assert_int_equal(session_events(t.app.session), events);
    assert_int_equal(table->now.card, CARD_GAME);
    assert_memory_equal(table->ask.laid.on, laid.on, sizeof laid.on);
    app_test_press_last(&t, pays); /* it has been said */
    app_test_frames(&t, 1);
    assert_int_equal(session_events(t.app.session), events + 1);
    assert_int_equal(table->now.card, CARD_NONE);
    assert_int_equal(amounts_chosen(&table->ask.laid), 0);
    app_test_close(&t);
}

/* Bo has nothing on Vagabond but what he has named: there is no other way, and thinking again would not find one. */
static void what_must_be_is_not_asked_about(void **state)
{
    (void)state;
    struct app_test t;
    char happened[1024];
    snprintf(happened, sizeof happened, "%s2 challenge 4\n1 raise 5\n", nearly_home);
    load(&t, "ai:rookie", happened);
    uint32_t events = session_events(t.app.session);
    act(&t, "yield");
    assert_false(app_test_shows(&t, "Yield?"));
    app_test_settle(&t);
    assert_true(session_events(t.app.session) > events);
    app_test_close(&t);
}

/* … but where others look on, that there is no other way is nothing that they may be told. */
static void what_must_be_is_asked_about_where_others_look_on(void **state)
{
    (void)state;
    struct app_test t;
    char happened[1024];
    snprintf(happened, sizeof happened, "%s2 challenge 4\n1 raise 5\n", nearly_home);
    load(&t, "human", happened);
    app_test_frames(&t, 20);
    app_test_act(&t, ACTION_ACCEPT);
    assert_int_equal(session_viewer(t.app.session), 1);
    app_test_settle(&t);
    act(&t, "yield");
    assert_true(app_test_shows(&t, "Yield?"));
    app_test_close(&t);
}

static void a_burn_is_asked_about_once(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", bos_turn);
    game_action burn = {.kind = SOLOMON_BURN, .n = 2, .arg = {SOLOMON_SPYGLASS, SOLOMON_BEACON}};
    uint32_t events = session_events(t.app.session);
    table_submit(app_test_table(&t), &burn);
    app_test_frames(&t, 30); /* what comes by itself takes no press at first */
    assert_true(app_test_shows(&t, "Burn Beacon?"));
    app_test_act(&t, ACTION_ACCEPT); /* shows where the focus is: on the safe answer, */
    app_test_act(&t, ACTION_ACCEPT); /* which is pressed */
    assert_false(app_test_shows(&t, "Burn Beacon?"));
    assert_int_equal(session_events(t.app.session), events);
    assert_true(session_my_decision(t.app.session));
    t.app.host.shell->set_setting(&t.app.host, HOST_ASK_FIRST, 0);
    table_submit(app_test_table(&t), &burn);
    app_test_frames(&t, 3);
    assert_false(app_test_shows(&t, "Burn Beacon?"));
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_answers_what_is_held),
        cmocka_unit_test(chance_waits_too),
        cmocka_unit_test(the_next_person_is_asked_afterwards),
        cmocka_unit_test(it_runs_only_while_it_is_seen),
        cmocka_unit_test(it_is_taken_back_by_key_and_by_mouse),
        cmocka_unit_test(whoever_is_sure_goes_on_at_once),
        cmocka_unit_test(the_focus_lets_it_stand),
        cmocka_unit_test(what_lets_a_rival_win_is_asked_about),
        cmocka_unit_test(what_passes_up_an_own_win_is_asked_about),
        cmocka_unit_test(what_wins_is_marked_on_the_map),
        cmocka_unit_test(what_wins_is_marked_beside_everything),
        cmocka_unit_test(the_winning_step_is_held_for_a_second),
        cmocka_unit_test(what_is_typed_goes_to_the_card_under_the_pointer),
        cmocka_unit_test(what_is_typed_goes_to_the_card_that_was_pressed),
        cmocka_unit_test(what_was_laid_lies_until_it_is_handed_in),
        cmocka_unit_test(what_must_be_is_not_asked_about),
        cmocka_unit_test(what_must_be_is_asked_about_where_others_look_on),
        cmocka_unit_test(a_burn_is_asked_about_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
