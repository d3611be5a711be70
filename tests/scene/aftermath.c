/* After the end, for every game: the replay, the story with its charts, the shelf of records, statistics. */
#include "app/save_head.h"
#include "app/session_part.h"
#include "base/rng.h"
#include "base/text.h"
#include "cmocka_all.h"
#include "rules/list.h"
#include "rules/options.h"
#include "scene/app_test.h"
#include "scene/matches.h"
#include "table/ending.h"
#include "table/game.h"
#include "table/past.h"
#include "table/story.h"
#include "table/strip.h"
#include "table/table.h"
#include "ui/ui.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* A match of the game, played to its end at random. */
static struct match *finish_one(struct game_shelf *shelf, const struct game_rules *rules, uint8_t seats,
                                uint64_t seed)
{
    game_action legal[GAME_MAX_LEGAL];
    struct match_setup setup;
    game_error err = {""};
    struct rng rng;
    rng_start(&rng, seed, "aftermath");
    assert_true(match_setup_default(rules, shelf_box(shelf, rules, &err), seats, &setup, &err));
    match_test_limit(&setup);
    for (int seat = 1; seat < seats; seat++)
        snprintf(setup.seat[seat].who, sizeof setup.seat[seat].who,
                 seat == 1 ? "ai:rookie+gambler" : "random");
    snprintf(setup.seat[0].name, sizeof setup.seat[0].name, "Ada");
    struct match *m = match_new(&setup, &err);
    assert_non_null(m);
    while (!match_outcome(m, match_length(m), NULL)) {
        int seat = match_next(m, match_length(m));
        if (seat == SEAT_NATURE) {
            assert_true(match_play_chance(m, rng_draw, &rng, &err));
            continue;
        }
        size_t n = match_legal(m, match_length(m), seat, legal, GAME_MAX_LEGAL);
        assert_true(match_play(m, seat, &legal[rng_below(&rng, (uint32_t)n)], &err));
    }
    return m;
}

/* What is shown after so many events is the truth then, with nothing hidden. */
static void assert_open(struct session *s, const struct match *m, uint32_t n)
{
    union match_view_room open = {0};
    assert_true(match_unveil_at(m, n, match_room_view(&open)));
    assert_int_equal(session_events(s), n);
    assert_memory_equal(session_view(s), &open, match_setup_of(m)->rules->view_size);
}

static void a_replay_reaches_the_same_end_with_everything_open(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    for (const struct game_rules *const *game = game_list(); *game; game++) {
        game_error err = {""};
        struct match *m = finish_one(&w.shelf, *game, (*game)->usual_seats, 4);
        struct session *s = session_replay(match_copy(m, match_length(m)), w.thinker, &err);
        assert_non_null(s);
        assert_int_equal(session_viewer(s), SEAT_NONE);
        session_seek(s, 0);
        for (uint32_t n = 0; n < match_length(m); n++) {
            assert_open(s, m, n);
            assert_false(session_over(s, NULL));
            session_advance(s);
            const struct host_happening *what = session_next(s);
            assert_non_null(what);
            game_action action = match_action(m, n);
            assert_memory_equal(&what->action, &action, sizeof action);
            session_play(s);
        }
        assert_open(s, m, (uint32_t)match_length(m));
        game_outcome was, is;
        assert_true(match_outcome(m, match_length(m), &was) && session_over(s, &is));
        assert_memory_equal(&was, &is, sizeof was);
        session_seek(s, 3);
        assert_open(s, m, 3);
        session_free(s);
        match_free(m);
    }
    match_test_close(&w);
}

static void a_replay_goes_on_by_itself_until_it_is_stopped(void **state)
{
    (void)state;
    struct match_test w;
    game_error err = {""};
    match_test_open(&w);
    struct match *m = finish_one(&w.shelf, game_find("toy"), 3, 2);
    struct session *s = session_replay(match_copy(m, match_length(m)), w.thinker, &err);
    uint32_t first = session_events(s);
    assert_int_equal(session_wake_in(s, 0), -1);
    session_run(s, true);
    for (uint64_t now = 1000; session_events(s) < first + 2; now += 50) {
        session_step(s, now);
        while (session_next(s))
            session_play(s);
    }
    assert_true(session_running(s));
    session_run(s, false);
    assert_false(session_step(s, 1000000));
    game_action action = match_action(m, first);
    assert_false(session_submit(s, &action, &err));
    session_free(s);
    struct match *unfinished = match_copy(m, match_length(m) - 1);
    assert_null(session_replay(unfinished, w.thinker, &err));
    match_free(m);
    match_test_close(&w);
}

static void let_things_move(struct app_test *t, bool move)
{
    t->app.host.shell->set_setting(&t->app.host, HOST_SPEED, move ? HOST_SPEED_NORMAL : HOST_SPEED_INSTANT);
    t->app.host.shell->set_setting(&t->app.host, HOST_REDUCED_MOTION, !move);
}

/* The match as the one in play, shown again. */
static void show_again(struct app_test *t, const struct match *m)
{
    game_error err = {""};
    assert_non_null(app_replay(&t->app, match_copy(m, match_length(m)), 7, &err));
    app_test_frames(t, 2);
}

/* The next game that has a table: rules come first. */
static const struct game_rules *const *shown(const struct game_rules *const *game)
{
    while (*game && !game_scene_of((*game)->id))
        game++;
    return game;
}

/* A turn may be a single event. */
static void a_replay_goes_back_and_on_turn_by_turn(void **state)
{
    (void)state;
    for (const struct game_rules *const *game = shown(game_list()); *game; game = shown(game + 1)) {
        struct app_test t;
        app_test_open(&t, NULL);
        const struct host *h = &t.app.host;
        struct match *m = finish_one(&t.app.shelf, *game, (*game)->usual_seats, 4);
        int back = 0, on = 0;
        show_again(&t, m);
        session_seek(t.app.session, (uint32_t)match_length(m));
        app_test_frames(&t, 20);
        uint32_t first = app_test_table(&t)->replay.first, at = h->events(h);
        for (; at > first; back++) {
            uint32_t before = at;
            app_test_act(&t, ACTION_PAGE_UP);
            at = h->events(h);
            assert_true(at < before);
            assert_int_equal(match_decision(m, at).turn, match_decision(m, before - 1).turn);
        }
        for (; at < match_length(m); on++) {
            app_test_act(&t, ACTION_PAGE_DOWN);
            assert_true(h->events(h) > at);
            at = h->events(h);
        }
        assert_int_equal(on, back);
        match_free(m);
        app_test_close(&t);
    }
}

static void charts_show_what_was(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    for (const struct game_rules *const *game = shown(game_list()); *game; game = shown(game + 1)) {
        struct match *m = finish_one(&t.app.shelf, *game, (*game)->usual_seats, 6);
        const struct host *h = &t.app.host;
        show_again(&t, m);
        struct table table = {.h = h, .box = h->box(h), .game = h->table(h), .viewer = SEAT_NONE};
        struct story *s = story_tell(&table);
        assert_non_null(s);
        size_t points = 0, measures = table.game->story ? table.game->story->measures : 0;
        int turn = -1;
        for (size_t n = 0; n <= match_length(m); n++) {
            union match_view_room open = {0};
            game_decision d = match_decision(m, n);
            bool first = d.round == 0 && d.asked != 0 && points == 0; /* what it all began with */
            if (!first && (d.round == 0 || (d.turn == turn && n < match_length(m))))
                continue;
            turn = d.turn;
            match_unveil_at(m, n, match_room_view(&open));
            for (size_t k = 0; k < measures * (*game)->usual_seats; k++) {
                size_t which = k / (*game)->usual_seats, seat = k % (*game)->usual_seats;
                int value =
                    table.game->story->measure[which].of(table.box, match_room_view(&open), (int)seat);
                assert_int_equal((int)s->y[(which * STORY_SERIES + seat) * s->points + points], value);
            }
            assert_true(points == 0 || s->x[points] >= s->x[points - 1]);
            points++;
        }
        assert_int_equal(s->points, measures > 0 ? points : 0);
        story_free(s);
        match_free(m);
    }
    app_test_close(&t);
}

static void the_story_ends_with_the_end_and_its_moments_were(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    for (const struct game_rules *const *game = shown(game_list()); *game; game = shown(game + 1))
        for (uint64_t seed = 1; seed < 4; seed++) {
            struct match *m = finish_one(&t.app.shelf, *game, (*game)->usual_seats, seed);
            const struct host *h = &t.app.host;
            show_again(&t, m);
            struct table table = {.h = h, .box = h->box(h), .game = h->table(h)};
            table.viewer = SEAT_NONE;
            struct story *s = story_tell(&table);
            assert_true(s->steps > 0 && s->reason[0] != '\0');
            assert_true(s->step[s->steps - 1].event <= match_length(m));
            assert_int_equal(match_decision(m, s->turn_from).turn,
                             match_decision(m, match_length(m) - 1).turn);
            for (size_t i = 0; i < s->moments; i++) {
                assert_in_range(s->moment[i].event, 1, match_length(m));
                assert_true(i == 0 || s->moment[i].event >= s->moment[i - 1].event);
                assert_true(strlen(s->moment[i].text) > 10);
            }
            for (size_t i = 0; i < s->plans; i++) { /* the plan, from its beginning to the end */
                assert_in_range(s->plan[i].event, 1, match_length(m));
                assert_true(i == 0 || s->plan[i].event >= s->plan[i - 1].event);
                assert_true(strlen(s->plan[i].text) > 10);
            }
            assert_true(!table.game->story || !table.game->story->put || s->plans >= 2);
            story_free(s);
            match_free(m);
        }
    app_test_close(&t);
}

/* Whoever argues in a replay is shown beside its buttons: over the board that would hide what it is about. */
static void what_is_argued_in_a_replay_hides_nothing_of_the_board(void **state)
{
    (void)state;
    struct app_test t;
    struct match_test w;
    match_test_open(&w);
    struct match *m = finish_one(&w.shelf, game_find("conspiracy-1982"), 3, 4);
    app_test_open(&t, NULL);
    let_things_move(&t, true);
    show_again(&t, m);
    const struct host *h = &t.app.host;
    struct table *table = app_test_table(&t);
    int seen = 0;
    h->past->run(h, true);
    for (int i = 0; i < 4000 && seen < 200; i++) {
        struct table_precious precious[TABLE_PRECIOUS];
        app_test_frames(&t, 1);
        if (!strip_up(table))
            continue;
        seen++;
        size_t n = table->game->precious(table, precious);
        for (size_t k = 0; k < n; k++)
            assert_true(rect_empty(rect_common(table->strip, precious[k].at)));
        assert_false(app_test_shows(&t, "…")); /* and is told whole */
    }
    assert_int_equal(seen, 200);
    match_free(m);
    app_test_close(&t);
    match_test_close(&w);
}

/* From the end: the story opens, a moment is shown on the table, and closing the replay leads back to the end. */
static void the_story_leads_into_the_replay_and_back(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_watch_out(&t, 3);
    app_test_settle(&t);
    const struct host *h = &t.app.host;
    app_test_press_text(&t, "How it was won");
    assert_true(app_test_shows(&t, "The story of the match"));
    app_test_press_text(&t, "Charts");
    assert_true(app_test_shows(&t, "Coins in reserve"));
    app_test_press_text(&t, "Replay the match");
    assert_true(h->past->replaying(h));
    uint32_t n = h->past->length(h) / 2;
    h->past->replay(h, n, false, NULL);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "Round "));
    app_test_act(&t, ACTION_TAB_NEXT);
    app_test_settle(&t);
    assert_int_equal(h->events(h), n + 1);
    app_test_act(&t, ACTION_TAB_PREV);
    assert_int_equal(h->events(h), n);
    app_test_settle(&t);
    app_test_act(&t, ACTION_RIGHT); /* likewise, while keys are where they begin */
    app_test_settle(&t);
    assert_int_equal(h->events(h), n + 1);
    app_test_act(&t, ACTION_LEFT);
    app_test_settle(&t);
    assert_int_equal(h->events(h), n);
    struct host_log_line line; /* the log stood at its end when the match did */
    h->past->replay(h, 0, false, NULL);
    app_test_settle(&t);
    char start[24];
    snprintf(start, sizeof start, "/%u", (unsigned)h->past->length(h));
    assert_false(app_test_shows(&t, start)); /* what chance deals at first is no step of the match */
    assert_true(app_test_shows(&t, "0/"));
    assert_true(h->log_line(h, 0, &line));
    line.text[12] = '\0'; /* it may be broken to lines */
    assert_true(app_test_shows(&t, line.text));
    h->past->leave(h, 2); /* what was thought of somebody is shown as what could be known then */
    h->past->replay(h, n, false, NULL);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "What they knew about you"));
    app_test_press_text(&t, "Close");
    h->past->replay(h, n, false, NULL);
    app_test_settle(&t);
    assert_false(app_test_shows(&t, "What they knew about you")); /* once */
    app_test_act(&t, ACTION_BACK);
    assert_false(h->past->replaying(h));
    assert_true(h->over(h, NULL));
    assert_true(app_test_shows(&t, "How it was won"));
    app_test_close(&t);
}

/* The story of a match that was shown once more is told before it is known what is said above it. */
static void what_stands_above_the_plan_is_not_said_in_it_again(void **state)
{
    (void)state;
    static const char said[] = "Your own turn gave it away.";
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_watch_out(&t, 3);
    struct table *table = app_test_table(&t);
    if (!table->story)
        table->story = story_tell(table);
    assert_true(table->story && table->story->plans > 0);
    snprintf(table->story->plan[0].text, sizeof table->story->plan[0].text, "%s", said);
    table->now.missed.known = true;
    snprintf(table->now.missed.turn, sizeof table->now.missed.turn, "%s", said);
    story_open(table, STORY_WON);
    app_test_settle(&t);
    assert_int_equal(app_test_count(&t, said), 1);
    app_test_close(&t);
}

/* Whoever lost is told why, however little room there is beside the buttons, and nothing that is told lies under one. */
static void a_defeat_advises_at_every_size(void **state)
{
    (void)state;
    static const char said[] =
        "Moscow had 10 on Roulette and you had 7: only moving the briefcase or Roulette away in time "
        "could have stopped it.";
    static const int sizes[][4] = {{854, 480, 100, 0},  {854, 480, 200, 0},   {854, 480, 100, 1},
                                   {1280, 720, 100, 1}, {1280, 720, 200, 0},  {1280, 720, 100, 0},
                                   {1024, 768, 100, 0}, {3840, 2160, 100, 0}, {960, 540, 100, 0}};
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_watch_out(&t, 3);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        size_t n, seen = 0;
        t.width = sizes[i][0];
        t.height = sizes[i][1];
        t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, sizes[i][2]);
        t.app.host.shell->set_setting(&t.app.host, HOST_COUCH, sizes[i][3]);
        app_test_settle(&t);
        struct table *table = app_test_table(&t);
        table->now.end_page = END_PLATE;
        table->now.missed.known = true;
        snprintf(table->now.missed.words, sizeof table->now.missed.words, "%s", said);
        app_test_frames(&t, 4);
        const struct gfx_item *item = gfx_recorded(t.app.gfx, &n), *told = NULL;
        for (size_t k = 0; k < n; k++)
            told = item[k].kind == ITEM_TEXT && strncmp(item[k].text, "could have stopped it", 10) == 0
                       ? &item[k]
                       : told;
        for (size_t k = 0; k < n; k++) {
            seen += item[k].kind == ITEM_TEXT && strstr(item[k].text, "Moscow had 10");
            if (told && item[k].kind == ITEM_TEXT && strcmp(item[k].text, "Play again") == 0)
                assert_true(item[k].at.y > told->at.y + told->at.h - 1);
        }
        if (seen == 0)
            fail_msg("%dx%d, text %d, couch %d: it is not said", sizes[i][0], sizes[i][1], sizes[i][2],
                     sizes[i][3]);
    }
    app_test_close(&t);
}

/* Over each column of what lay behind the shields stands a name, and where nothing lay there is no nought. */
static void shields_that_are_up_name_their_columns(void **state)
{
    (void)state;
    static const char *const names[] = {"Magician", "Vagabond", "Dr. Solomon"};
    enum { NAMES = sizeof names / sizeof names[0] };
    struct app_test t;
    int before[NAMES];
    app_test_open(&t, NULL);
    app_test_watch_out(&t, 3);
    app_test_settle(&t);
    app_test_table(&t)->now.end_page = END_BOARD;
    app_test_frames(&t, 4);
    for (size_t i = 0; i < NAMES; i++)
        before[i] = app_test_count(&t, names[i]);
    app_test_table(&t)->now.end_page = END_SEATS;
    app_test_frames(&t, 4);
    for (size_t i = 0; i < NAMES; i++)
        assert_int_equal(app_test_count(&t, names[i]), before[i] + 1);
    assert_int_equal(app_test_count(&t, "0"), 0);
    app_test_close(&t);
}

static void without_moments_there_is_no_page_of_them(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_watch_out(&t, 3);
    struct table *table = app_test_table(&t);
    if (!table->story)
        table->story = story_tell(table);
    table->story->moment[0] = (struct story_moment){.event = 1, .weight = 1, .text = "Something counted."};
    table->story->moments = 1;
    story_open(table, STORY_COUNTED);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "Moments") && app_test_shows(&t, "Something counted."));
    table->story->moments = table->story->bluffs = 0;
    app_test_settle(&t);
    assert_false(app_test_shows(&t, "Moments"));
    assert_true(app_test_shows(&t, "How it was won") && app_test_shows(&t, "Charts"));
    app_test_close(&t);
}

static void moments_of_one_event_keep_their_order(void **state)
{
    (void)state;
    static const uint32_t event[] = {5, 2, 5, 1, 2, 5};
    enum { N = sizeof event / sizeof event[0] };
    struct story_moment m[N] = {{.event = 0}};
    for (int i = 0; i < N; i++)
        m[i] = (struct story_moment){.event = event[i], .weight = i};
    story_in_order(m, N);
    for (int i = 1; i < N; i++)
        assert_true(m[i - 1].event < m[i].event ||
                    (m[i - 1].event == m[i].event && m[i - 1].weight < m[i].weight));
}

/* ---- The last turn once more ---- */

static size_t record_of(const struct match *m, uint64_t id, char *out, size_t size)
{
    struct text text = text_over(out, size);
    if (id != 0)
        save_head_write(m, id, &text);
    else
        record_write(m, &text);
    assert_false(text.cut);
    return text.length;
}

/* As for somebody who has left the settings alone. */
/* What a seat did at this point of a match, if it may do that now; else the first thing that it may do. */
static const game_action *as_it_was(const struct match *m, uint32_t at, const game_action *legal, size_t n)
{
    if (at >= match_length(m))
        return &legal[0];
    game_action was = match_action(m, at);
    for (size_t i = 0; i < n; i++)
        if (memcmp(&legal[i], &was, sizeof was) == 0)
            return &legal[i];
    return &legal[0];
}

/* Before it is shown once more, where it ended stays on the table, in the head too, with the words for it. */
static void assert_end_stays(struct app_test *t, const struct game_rules *rules)
{
    const struct host *h = &t->app.host;
    struct table *table = app_test_table(t);

    app_test_frames(t, 1);
    uint64_t from = t->app.now;
    assert_true(session_over(t->app.session, NULL) && table_over(table));
    assert_memory_equal(&table->view, h->view(h), rules->view_size);
    assert_true(app_test_shows(t, " won"));
    assert_true(table->story && app_test_shows(t, table->story->reason));
    app_test_act(t, ACTION_ACCEPT); /* which was meant for what went before */
    assert_true(encore_waits(table) && !encore_on(table));
    for (int i = 0; i < 4000 && encore_waits(table) && !encore_on(table); i++)
        app_test_frames(t, 1);
    assert_in_range(t->app.now - from, 2000, 4000);
}

/* The plate of the end is up. */
static bool offers_its_story(struct app_test *t)
{
    return app_test_shows(t, "How it was won") || app_test_shows(t, "How it went");
}

/* Plays a match that has only some events left, until what follows its end is there: that comes though nobody presses anything. */
static void play_out(struct app_test *t, const struct game_rules *rules)
{
    static char bytes[1 << 18];
    const struct host *h = &t->app.host;
    struct match *m = finish_one(&t->app.shelf, rules, rules->usual_seats, 4),
                 *late = match_copy(m, match_length(m) - 3);
    bytes[record_of(late, 0, bytes, sizeof bytes)] = '\0';
    match_free(late);
    app_test_load(t, bytes);
    for (int i = 0; i < 4000 && !h->past->replaying(h) && !offers_its_story(t); i++) {
        game_action legal[GAME_MAX_LEGAL];
        size_t n = h->legal(h, legal, GAME_MAX_LEGAL);
        if (table_over(app_test_table(t)) && encore_waits(app_test_table(t)))
            assert_end_stays(t, rules);
        else if (n > 0)
            assert_true(h->submit(h, as_it_was(m, h->events(h), legal, n), NULL));
        else if (session_over(t->app.session, NULL))
            assert_true(ui_wake_in(t->app.ui) >= 0 || session_wake_in(t->app.session, t->app.now) >= 0);
        thinker_wait(t->app.thinker);
        app_test_frames(t, 1);
    }
    match_free(m);
    app_test_frames(t, 2);
}

/* It is won by what is counted up: the plate follows, and no last turn before it. */
static bool counted(const struct game_rules *rules)
{
    size_t i = 0;
    while (game_scene_at(i) && strcmp(game_scene_at(i)->id, rules->id) != 0)
        i++;
    const struct table_game *table = game_scene_at(i) ? game_scene_at(i)->table : NULL;
    return table && table->story && table->story->counted;
}

static void the_last_turn_is_shown_once_more_by_itself(void **state)
{
    (void)state;
    for (const struct game_rules *const *game = shown(game_list()); *game; game = shown(game + 1)) {
        struct app_test t;
        app_test_open(&t, NULL);
        let_things_move(&t, true);
        const struct host *h = &t.app.host;
        play_out(&t, *game);
        if (counted(*game)) {
            assert_false(h->past->replaying(h));
            assert_true(offers_its_story(&t));
            app_test_close(&t);
            continue;
        }
        assert_true(h->past->replaying(h));
        uint32_t from = h->events(h), length = h->past->length(h);
        assert_int_equal(match_decision(session_match(t.app.session), from).turn,
                         match_decision(session_match(t.app.session), length - 1).turn);
        app_test_frames(&t, 2);
        assert_true(app_test_shows(&t, "Replay: the last turn")); /* no undone move */
        assert_true(app_test_shows(&t, " won"));                  /* and it is over */
        assert_false(app_test_shows(&t, "No answers yet."));
        assert_true(app_test_shows(&t, "To the result"));
        assert_false(app_test_shows(&t, " to win")); /* no aim is left */
        for (int i = 0;
             i < 4000 && !app_test_shows(&t, "How it was won") && !app_test_shows(&t, "How it ended"); i++) {
            assert_true(ui_wake_in(t.app.ui) >=
                        0); /* or it would stand still until somebody presses something */
            app_test_frames(&t, 1);
        }
        app_test_frames(&t, 400); /* the end stays there to be read */
        assert_true(h->past->replaying(h) && h->events(h) == length);
        app_test_act(&t, ACTION_ACCEPT);
        app_test_frames(&t, 400); /* and only once */
        assert_false(h->past->replaying(h));
        assert_true(session_kept(t.app.session) && h->over(h, NULL));
        assert_true(offers_its_story(&t));
        app_test_close(&t);
    }
}

/* What is being shown used to go on over the past that somebody had looked at meanwhile. */
static void a_look_back_leaves_what_is_shown_as_it_was(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    let_things_move(&t, true);
    play_out(&t, game_find("toy"));
    struct table *table = t.app.screens.item[t.app.screens.count - 1].state;
    for (int i = 0; i < 400 && !table->play.running; i++)
        app_test_frames(&t, 1);
    assert_true(table->play.running);
    union table_view was = table->view;
    uint32_t number = table->play.number;
    size_t event = table->play.event;
    table->now.looking = (struct table_event){.on = true, .event = 0};
    app_test_frames(&t, 1);
    assert_memory_not_equal(&table->view, &was, sizeof was);
    table->now.looking.on = false;
    app_test_frames(&t, 1);
    assert_int_equal(table->play.number, number);
    assert_int_equal(table->play.event, event);
    assert_memory_equal(&table->view, &was, sizeof was);
    app_test_close(&t);
}

static void any_press_goes_on_to_the_plate_and_does_nothing_else(void **state)
{
    (void)state;
    for (int by_mouse = 0; by_mouse < 2; by_mouse++) {
        struct app_test t;
        app_test_open(&t, NULL);
        let_things_move(&t, true);
        const struct host *h = &t.app.host;
        play_out(&t, game_find("toy"));
        app_test_act(&t, ACTION_ACCEPT); /* at once: it was meant for what went before */
        assert_true(h->past->replaying(h));
        app_test_frames(&t, 10);
        assert_true(h->past->replaying(h));
        if (by_mouse)
            app_test_press(&t, 300, 500);
        else
            app_test_act(&t, ACTION_ACCEPT);
        assert_false(h->past->replaying(h));
        assert_true(h->over(h, NULL));
        assert_true(offers_its_story(&t));
        assert_false(app_test_shows(&t, "The story of the match"));
        app_test_close(&t);
    }
}

/* Where nothing moves the plate comes at once; so it does for a match that was over before. */
static void nothing_is_shown_once_more_where_it_is_not_wished_for(void **state)
{
    (void)state;
    static char bytes[1 << 18];
    struct app_test t;
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    play_out(&t, game_find("toy"));
    app_test_frames(&t, 100);
    assert_false(h->past->replaying(h));
    assert_true(offers_its_story(&t));
    let_things_move(&t, true);
    struct match *m = finish_one(&t.app.shelf, game_find("toy"), 3, 4);
    bytes[record_of(m, 0, bytes, sizeof bytes)] = '\0';
    app_test_load(&t, bytes);
    app_test_frames(&t, 100);
    assert_false(h->past->replaying(h));
    assert_true(offers_its_story(&t));
    match_free(m);
    app_test_close(&t);
}

/* ---- The shelf ---- */

static void write_file(const char *folder, const char *name, const char *bytes, size_t n)
{
    char path[300];
    snprintf(path, sizeof path, "%s/records", folder);
    (void)mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/records/%s", folder, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fwrite(bytes, 1, n, file);
    fclose(file);
}

static void the_shelf_lists_what_there_is(void **state)
{
    (void)state;
    static char bytes[1 << 18];
    static const char foreign[] = "conspiracy-record: 1\ngame: chess\nseat: 1 - human \"Ada\"\n\n1 e4\n";
    static const char later[] = "conspiracy-record: 9\ngame: toy\n";
    struct app_test t;
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    h->shell->show(h, HOST_SCREEN_RECORDS);
    app_test_frames(&t, 3);
    assert_int_equal(h->games->records(h), 0);
    assert_true(app_test_shows(&t, "No game has been finished yet"));
    struct match *m = finish_one(&t.app.shelf, game_find("toy"), 3, 1);
    size_t n = record_of(m, 11, bytes, sizeof bytes);
    for (int i = 0; i < 70; i++) {
        char name[32];
        snprintf(name, sizeof name, "toy %02d.rec", i);
        write_file(t.folder, name, bytes, n);
        if (i == 0) {
            archive_refresh(&t.app.store.archive);
            assert_int_equal(h->games->records(h), 1);
        }
    }
    write_file(t.folder, "unmarked.rec", bytes, record_of(m, 0, bytes, sizeof bytes));
    write_file(t.folder, "cut.rec", bytes, n / 2);
    write_file(t.folder, "chess.rec", foreign, sizeof foreign - 1);
    write_file(t.folder, "later.rec", later, sizeof later - 1);
    h->shell->back(h);
    h->shell->show(h, HOST_SCREEN_RECORDS);
    app_test_frames(&t, 4);
    assert_int_equal(h->games->records(h), 74);
    struct host_record r;
    int good = 0, broken = 0, strange = 0;
    for (size_t i = 0; h->games->record(h, i, &r); i++) {
        good += !r.broken && !r.foreign && !r.unfinished && strstr(r.players, "Ada") && r.rounds > 0;
        broken += r.broken;
        strange += r.foreign;
    }
    int first = 0; /* that can be opened: there keys begin */
    while (h->games->record(h, (size_t)first, &r) && (r.broken || r.foreign))
        first++;
    assert_int_equal(ui_focused(t.app.ui), ui_id_at(t.app.ui, "replay", first));
    assert_int_equal(good, 71);
    assert_int_equal(broken, 2);
    assert_int_equal(strange, 1);
    match_free(m);
    app_test_close(&t);
}

static void a_record_is_replayed_shared_and_deleted_after_a_question(void **state)
{
    (void)state;
    static char bytes[1 << 18];
    struct app_test t;
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    struct match *m = finish_one(&t.app.shelf, game_find("toy"), 3, 1);
    write_file(t.folder, "one.rec", bytes, record_of(m, 11, bytes, sizeof bytes));
    h->shell->show(h, HOST_SCREEN_RECORDS);
    app_test_frames(&t, 3);
    app_test_press_text(&t, "Share");
    assert_true(app_test_shows(&t, "one.rec"));
    app_test_press_text(&t, "Replay");
    app_test_frames(&t, 3);
    assert_true(h->past->replaying(h));
    assert_false(session_kept(t.app.session));
    app_test_act(&t, ACTION_BACK);
    app_test_frames(&t, 3);
    app_test_press_text(&t, "Delete");
    assert_int_equal(h->games->records(h), 1);
    app_test_press_text(&t, "Keep");
    assert_int_equal(h->games->records(h), 1);
    app_test_press_text(&t, "Delete");
    app_test_act(&t, ACTION_NEXT); /* the focus is on what loses nothing */
    app_test_act(&t, ACTION_ACCEPT);
    app_test_frames(&t, 3);
    assert_int_equal(h->games->records(h), 0);
    match_free(m);
    app_test_close(&t);
}

/* A file given alone is replayed when it is over and goes on when it is not; a save keeps its number. */
static void a_file_that_is_opened_shows_what_it_is(void **state)
{
    (void)state;
    static char bytes[1 << 18];
    struct app_test t;
    char path[300], error[512] = "";
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    struct match *m = finish_one(&t.app.shelf, game_find("toy"), 3, 1),
                 *half = match_copy(m, match_length(m) / 2);
    snprintf(path, sizeof path, "%s/records/one.rec", t.folder);
    struct options options = {.load = path, .opened = true};
    write_file(t.folder, "one.rec", bytes, record_of(m, 11, bytes, sizeof bytes));
    assert_true(app_begin(&t.app, &options, error, sizeof error));
    assert_true(h->past->replaying(h));
    write_file(t.folder, "one.rec", bytes, record_of(half, 12, bytes, sizeof bytes));
    assert_true(app_begin(&t.app, &options, error, sizeof error));
    assert_false(h->past->replaying(h));
    assert_int_equal(t.app.match_id, 12);
    options.opened = false;
    write_file(t.folder, "one.rec", bytes, record_of(m, 13, bytes, sizeof bytes));
    assert_true(app_begin(&t.app, &options, error, sizeof error));
    assert_false(h->past->replaying(h));
    assert_int_equal(t.app.match_id, 13);
    match_free(half);
    match_free(m);
    app_test_close(&t);
}

static void a_head_says_how_it_ended(void **state)
{
    (void)state;
    static char bytes[1 << 18];
    struct match_test w;
    match_test_open(&w);
    for (const struct game_rules *const *game = game_list(); *game; game++) {
        struct save_head head, was;
        struct match *m = finish_one(&w.shelf, *game, (*game)->min_seats, 9);
        size_t n = record_of(m, 21, bytes, sizeof bytes);
        assert_true(save_head_read(bytes, n, true, &head));
        save_head_of(m, 21, &was);
        assert_true(head.over && head.told && head.match == 21);
        assert_memory_equal(&head.outcome, &was.outcome, sizeof was.outcome);
        assert_int_equal(head.round, was.round);
        bytes[n - 3] ^= 1;
        assert_false(save_head_read(bytes, n, true, &head));
        match_free(m);
    }
    match_test_close(&w);
}

/* ---- Statistics ---- */

/* A match of the toy that ended so. */
static void count(struct tally *tally, const struct match *m, uint64_t id, uint32_t won, int how, int score)
{
    struct save_head head = {.round = 5, .over = true, .told = true, .match = id};
    head.outcome =
        (game_outcome){.winners = won, .how = (uint8_t)how, .scored = true, .score = {(int16_t)score}};
    tally_add(tally, match_setup_of(m), &head);
}

static void statistics_count_every_way_to_end(void **state)
{
    (void)state;
    static struct host_statistics of;
    struct app_test t;
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    size_t toy = app_game_called("toy");
    h->games->statistics(h, toy, 0, &of);
    assert_int_equal(of.people, 0);
    struct match *m = finish_one(&t.app.shelf, game_find("toy"), 3, 1);
    struct tally *tally = &t.app.store.tally;
    count(tally, m, 1, 1, 1, 12);
    count(tally, m, 2, 2, 1, 3);
    count(tally, m, 3, 0, 2, 7); /* a draw */
    count(tally, m, 4, 1, 1, 9);
    count(tally, m, 4, 3, 1, 9); /* the same, played to its end again: once only, and shared now */
    h->games->statistics(h, toy, 0, &of);
    assert_int_equal(of.people, 1);
    assert_string_equal(of.person[0], "Ada");
    assert_int_equal(of.all.played, 4);
    assert_int_equal(of.all.won, 2);
    assert_int_equal(of.all.shared, 1);
    assert_int_equal(of.all.nobody, 1);
    assert_true(of.scored && of.best == 12);
    assert_int_equal(of.endings, 2);
    assert_int_equal(of.ending[0].played, 3);
    assert_int_equal(of.rivals, 2); /* a level with a character, and random */
    assert_int_equal(of.against[0].played, 4);
    h->shell->show(h, HOST_SCREEN_STATISTICS);
    app_test_frames(&t, 3);
    assert_true(app_test_shows(&t, "Statistics"));
    match_free(m);
    app_test_close(&t);
}

/* Of a match of one seat against somebody of the game's own. */
static void count_alone(struct tally *tally, const struct match *m, uint64_t id, uint32_t won, uint8_t met,
                        bool given_up)
{
    struct save_head head = {.round = 5, .over = !given_up, .told = !given_up, .match = id};
    head.outcome = (game_outcome){.winners = won, .how = 1, .met = met};
    head.given_up = given_up;
    tally_add(tally, match_setup_of(m), &head);
}

static void whom_one_has_met_alone_is_counted(void **state)
{
    (void)state;
    static struct host_statistics of;
    struct app_test t;
    app_test_open(&t, NULL);
    const struct game_rules *rules = *game_list();
    for (const struct game_rules *const *game = game_list(); *game; game++)
        rules = (*game)->rival_option > 0 ? *game : rules;
    assert_true(rules->rival_option > 0);
    struct match *m = finish_one(&t.app.shelf, rules, 1, 1);
    struct tally *tally = &t.app.store.tally;
    count_alone(tally, m, 1, 1, 2, false);
    count_alone(tally, m, 2, 0, 2, false); /* nobody's, so the other side's */
    count_alone(tally, m, 3, 0, 4, false);
    count_alone(tally, m, 4, 0, 0, true); /* given up before it was known against whom */
    t.app.host.games->statistics(&t.app.host, app_game_called(rules->id), 0, &of);
    assert_int_equal(of.all.played, 4);
    assert_int_equal(of.all.won, 1);
    assert_int_equal(of.all.nobody, 0);
    for (size_t i = 0; i < of.rivals; i++) { /* those who have not been met are there as well */
        int value = (int)i + 1;
        assert_string_equal(of.against[i].name, options_rival(rules, value));
        assert_int_equal(of.against[i].played, value == 2 ? 2 : value == 4);
        assert_int_equal(of.against[i].won, value == 2);
    }
    assert_string_equal(options_rival(rules, (int)of.rivals + 1), "");
    match_free(m);
    app_test_close(&t);
}

static void lost_or_damaged_statistics_are_counted_again(void **state)
{
    (void)state;
    static char bytes[1 << 18];
    static struct host_statistics of;
    struct app_test t;
    char path[300];
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    size_t toy = app_game_called("toy");
    struct match *m = finish_one(&t.app.shelf, game_find("toy"), 3, 1);
    write_file(t.folder, "one.rec", bytes, record_of(m, 11, bytes, sizeof bytes));
    h->games->statistics(h, toy, 0, &of);
    assert_int_equal(of.all.played, 1);
    snprintf(path, sizeof path, "%s/statistics.txt", t.folder);
    assert_int_equal(access(path, F_OK), 0);
    assert_int_equal(truncate(path, 40), 0);
    tally_close(&t.app.store.tally);
    h->games->statistics(h, toy, 0, &of);
    app_test_frames(&t, 2);
    assert_true(app_test_shows(&t, "The statistics were damaged"));
    assert_int_equal(of.all.played, 1);
    match_free(m);
    app_test_close(&t);
}

/* ---- Giving up ---- */

/* Half a match of the toy, of which the first `people` seats are people's, on the table. */
static struct match *play_half(struct app_test *t, int people)
{
    static char bytes[1 << 18];
    game_action legal[GAME_MAX_LEGAL];
    struct match_setup setup;
    game_error err = {""};
    struct rng rng;
    rng_start(&rng, 3, "half");
    const struct game_rules *rules = game_find("toy");
    assert_true(match_setup_default(rules, shelf_box(&t->app.shelf, rules, &err), 3, &setup, &err));
    for (int seat = 0; seat < 3; seat++) {
        snprintf(setup.seat[seat].who, sizeof setup.seat[0].who, seat < people ? "human" : "ai:rookie");
        snprintf(setup.seat[seat].name, sizeof setup.seat[0].name, "%s",
                 seat == 0   ? "Ada"
                 : seat == 1 ? "Bo"
                             : "Cy");
    }
    struct match *m = match_new(&setup, &err);
    assert_non_null(m);
    while (match_decision(m, match_length(m)).round < 3 || match_next(m, match_length(m)) != 0) {
        int seat = match_next(m, match_length(m));
        if (seat == SEAT_NATURE) {
            assert_true(match_play_chance(m, rng_draw, &rng, &err));
            continue;
        }
        size_t n = match_legal(m, match_length(m), seat, legal, GAME_MAX_LEGAL);
        assert_true(match_play(m, seat, &legal[rng_below(&rng, (uint32_t)n)], &err));
    }
    bytes[record_of(m, 0, bytes, sizeof bytes)] = '\0';
    app_test_load(t, bytes);
    assert_false(session_over(t->app.session, NULL));
    return m;
}

/* From the table: the menu, Give up, and yes. */
static void give_up_by_keys(struct app_test *t)
{
    app_test_act(t, ACTION_MENU);
    app_test_press_text(t, "Give up");
    assert_true(app_test_shows(t, "Give up this match?"));
    app_test_act(
        t, ACTION_RIGHT); /* after the mouse the first key shows where the focus is: on what loses nothing */
    app_test_act(t, ACTION_RIGHT);
    app_test_act(t, ACTION_ACCEPT);
    app_test_frames(t, 3);
}

static void who_gives_up_is_asked_once_and_has_lost(void **state)
{
    (void)state;
    static struct host_statistics of;
    struct host_record line;
    struct app_test t;
    char path[300];
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    size_t toy = app_game_called("toy");
    struct match *m = play_half(&t, 1);
    app_test_act(&t, ACTION_MENU);
    app_test_press_text(&t, "Give up");
    app_test_act(&t, ACTION_BACK);
    assert_true(app_test_shows(&t, "Paused") && t.app.session);
    app_test_act(&t, ACTION_BACK);
    give_up_by_keys(&t);
    assert_true(app_test_shows(&t, "You gave up"));
    assert_true(app_test_shows(&t, "counts as lost"));
    assert_false(h->games->waits(h, toy, NULL));
    assert_int_equal(h->games->records(h), 1);
    assert_true(h->games->record(h, 0, &line) && !line.unfinished);
    assert_non_null(strstr(line.ended, "Given up in round"));
    for (int again = 0; again < 2; again++) { /* from the file, and counted anew from the record */
        h->games->statistics(h, toy, 0, &of);
        assert_int_equal(of.all.played, 1);
        assert_int_equal(of.all.won + of.all.nobody, 0);
        assert_string_equal(of.ending[0].name, "Given up");
        snprintf(path, sizeof path, "%s/statistics.txt", t.folder);
        assert_int_equal(unlink(path), 0);
        tally_close(&t.app.store.tally);
    }
    match_free(m);
    app_test_close(&t);
}

/* Its record is one of a match that is over, with everything open: it is watched, not gone on with, and counts no second time. */
static void what_was_given_up_is_watched_not_gone_on_with(void **state)
{
    (void)state;
    static struct host_statistics of;
    game_error unread;
    struct app_test t;
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    struct match *m = play_half(&t, 1);
    size_t toy = app_game_called("toy");
    give_up_by_keys(&t);
    assert_int_equal(h->games->records(h), 1);
    assert_true(h->games->open_record(h, 0, &unread));
    app_test_settle(&t);
    assert_true(h->past->replaying(h) && h->past->given_up(h) && !session_kept(t.app.session));
    assert_int_equal(session_length(t.app.session), match_length(m));
    assert_non_null(session_open_at(t.app.session, (uint32_t)match_length(m)));
    assert_false(h->games->waits(h, toy, NULL));
    h->games->statistics(h, toy, 0, &of);
    assert_int_equal(of.all.played, 1);
    match_free(m);
    app_test_close(&t);
}

/* The same from the file alone: whoever opens it sees the match again, and cannot play it on as theirs. */
static void a_file_of_what_was_given_up_is_watched(void **state)
{
    (void)state;
    struct app_test t;
    char path[400] = "", error[512] = "";
    game_error err = {""};
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    struct match *m = play_half(&t, 1);
    give_up_by_keys(&t);
    struct text out = text_over(path, sizeof path);
    assert_true(h->games->share_record(h, 0, &out));
    struct options options = {.load = path, .opened = true};
    assert_true(app_begin(&t.app, &options, error, sizeof error));
    assert_true(h->past->replaying(h));
    options.opened = false;
    assert_true(app_begin(&t.app, &options, error, sizeof error));
    assert_true(h->over(h, NULL) && !h->can_give_up(h) && !h->can_undo(h, &err));
    app_test_settle(&t);
    assert_int_equal(h->games->records(h), 1);
    match_free(m);
    app_test_close(&t);
}

/* Of every game: the pages of an end, with what was hidden open, how it went, and the replay. */
static void what_was_given_up_ends_with_the_pages_of_every_end(void **state)
{
    (void)state;
    static const char *const games[] = {"solomon", "conspiracy-1982", "topsecret", "senate"};
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct app_test t;
        struct table *table = app_test_rookies(&t, games[i], 0, 0);
        const struct host *h = &t.app.host;
        session_give_up(t.app.session);
        app_test_frames(&t, 4);
        assert_true(app_test_shows(&t, "Given up") && table_given_up(table) && table_over(table));
        assert_false(app_test_shows(&t, "Nobody wins"));
        assert_true(table->plate.picture[0] != '\0' && table->plate.hero[0] == '\0');
        for (int seat = 0; seat < h->seats(h); seat++)
            assert_non_null(h->view_of(h, seat));
        assert_memory_equal(h->view(h), h->past->view(h, h->events(h)), h->rules(h)->view_size);
        assert_int_equal(table_how(table), ASKS_NOTHING);
        app_test_press_text(&t, "How it went");
        app_test_frames(&t, 3);
        assert_non_null(table->story);
        assert_non_null(strstr(table->story->reason, "was given up in round"));
        assert_true(app_test_shows(&t, "Watch the last turn"));
        app_test_press_last(&t, "Close");
        app_test_press_text(&t, "Replay");
        app_test_frames(&t, 3);
        assert_true(h->past->replaying(h));
        app_test_close(&t);
    }
}

static void several_people_give_up_without_a_loser(void **state)
{
    (void)state;
    static struct host_statistics of;
    struct app_test t;
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    struct match *m = play_half(&t, 2);
    if (session_curtain(t.app.session) != SEAT_NONE)
        app_test_press_text(&t, "I am");
    app_test_settle(&t);
    give_up_by_keys(&t);
    assert_true(app_test_shows(&t, "Given up") && app_test_shows(&t, "counts for nobody"));
    assert_int_equal(h->games->records(h), 1);
    h->games->statistics(h, app_game_called("toy"), 0, &of);
    assert_int_equal(of.people, 0);
    match_free(m);
    app_test_close(&t);
}

static void nothing_is_given_up_that_nobody_plays_or_that_is_over(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    const struct host *h = &t.app.host;
    app_test_watch(&t, 3);
    app_test_frames(&t, 12);
    assert_false(h->can_give_up(h));
    app_test_act(&t, ACTION_MENU);
    assert_true(app_test_shows(&t, "Paused"));
    assert_false(app_test_shows(&t, "Give up"));
    app_test_act(&t, ACTION_BACK);
    play_out(&t, game_find("toy"));
    assert_true(h->over(h, NULL));
    assert_false(h->can_give_up(h));
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_gives_up_is_asked_once_and_has_lost),
        cmocka_unit_test(what_was_given_up_is_watched_not_gone_on_with),
        cmocka_unit_test(a_file_of_what_was_given_up_is_watched),
        cmocka_unit_test(what_was_given_up_ends_with_the_pages_of_every_end),
        cmocka_unit_test(several_people_give_up_without_a_loser),
        cmocka_unit_test(nothing_is_given_up_that_nobody_plays_or_that_is_over),
        cmocka_unit_test(a_replay_reaches_the_same_end_with_everything_open),
        cmocka_unit_test(a_replay_goes_on_by_itself_until_it_is_stopped),
        cmocka_unit_test(a_replay_goes_back_and_on_turn_by_turn),
        cmocka_unit_test(charts_show_what_was),
        cmocka_unit_test(the_story_ends_with_the_end_and_its_moments_were),
        cmocka_unit_test(what_is_argued_in_a_replay_hides_nothing_of_the_board),
        cmocka_unit_test(the_story_leads_into_the_replay_and_back),
        cmocka_unit_test(what_stands_above_the_plan_is_not_said_in_it_again),
        cmocka_unit_test(a_defeat_advises_at_every_size),
        cmocka_unit_test(shields_that_are_up_name_their_columns),
        cmocka_unit_test(without_moments_there_is_no_page_of_them),
        cmocka_unit_test(moments_of_one_event_keep_their_order),
        cmocka_unit_test(the_last_turn_is_shown_once_more_by_itself),
        cmocka_unit_test(a_look_back_leaves_what_is_shown_as_it_was),
        cmocka_unit_test(any_press_goes_on_to_the_plate_and_does_nothing_else),
        cmocka_unit_test(nothing_is_shown_once_more_where_it_is_not_wished_for),
        cmocka_unit_test(the_shelf_lists_what_there_is),
        cmocka_unit_test(a_record_is_replayed_shared_and_deleted_after_a_question),
        cmocka_unit_test(a_file_that_is_opened_shows_what_it_is),
        cmocka_unit_test(a_head_says_how_it_ended),
        cmocka_unit_test(statistics_count_every_way_to_end),
        cmocka_unit_test(whom_one_has_met_alone_is_counted),
        cmocka_unit_test(lost_or_damaged_statistics_are_counted_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
