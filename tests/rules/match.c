/* Matches: going on, looking back, taking back. */
#include "rules/match.h"
#include "rules/solomon/solomon_view.h"

#include "base/text.h"
#include "cmocka_all.h"
#include "record_help.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void assert_same_text(const struct match *a, size_t n, const struct match *b, size_t k)
{
    char one[4096], other[4096];
    struct text first = text_over(one, sizeof one), second = text_over(other, sizeof other);

    match_text(a, n, MATCH_TRUTH, &first);
    match_text(b, k, MATCH_TRUTH, &second);
    assert_string_equal(one, other);
}

/* Any moment looked back at is what was true then, and playing on from there leads to the same end. */
static void every_moment_can_be_looked_back_at(void **state)
{
    struct rng rng;
    struct match_setup setup = setup_of(&solomon_rules, 4);
    game_error err;
    struct match *m = match_new(&setup, &err);

    (void)state;
    rng_start(&rng, 5, "test");
    play_out(m, &rng, 0);
    assert_true(match_length(m) > 130); /* past two checkpoints */
    struct match *again = match_new(&setup, &err);
    for (size_t n = 0; n < match_length(m); n++) {
        game_action action = match_action(m, n);
        assert_same_text(m, n, again, n);
        assert_false(match_outcome(m, n, NULL));
        assert_true(match_play(again, match_actor(m, n), &action, &err));
    }
    assert_same_text(m, match_length(m), again, match_length(m));
    match_free(again);
    match_free(m);
}

static void a_copy_goes_its_own_way(void **state)
{
    struct match *m = read_named("solomon/challenge");
    struct match *copy = match_copy(m, 26);
    game_error err;

    (void)state;
    assert_int_equal(match_length(copy), 26);
    assert_same_text(copy, 26, m, 26);
    assert_true(play_line(copy, "1 yield", &err));
    assert_int_equal(match_next(copy, 27), 1);
    assert_int_equal(match_length(m), 32);
    match_free(copy);
    match_free(m);
}

static void what_is_illegal_changes_nothing(void **state)
{
    struct match *m = read_named("solomon/challenge");
    size_t length = match_length(m);
    game_error err;

    (void)state;
    assert_false(play_line(m, "1 payoff none", &err)); /* not his turn */
    assert_non_null(
        strstr(err.text, "\"1 payoff none\" is not legal here; legal: 2 payoff none, 2 payoff Solomon"));
    assert_false(play_line(m, "2 move Tempest Vienna", &err)); /* restricted */
    assert_false(play_line(m, "chance die blank", &err));
    assert_false(match_play(m, 7, &(game_action){0}, &err));
    assert_false(match_play_chance(m, rng_draw, NULL, &err));
    assert_int_equal(match_length(m), length);
    match_free(m);
}

static void an_ended_game_stays_ended(void **state)
{
    struct match *m = read_named("solomon/home");
    game_outcome outcome;
    game_error err;

    (void)state;
    assert_true(match_outcome(m, match_length(m), &outcome));
    assert_int_equal(outcome.winners, 1);
    assert_false(play_line(m, "2 payoff none", &err));
    assert_non_null(strstr(err.text, "after the end"));
    union match_view_room room;
    assert_true(match_unveil_at(m, match_length(m), match_room_view(&room)));
    struct match *before = match_copy(m, match_length(m) - 1);
    assert_false(match_unveil_at(before, match_length(before), match_room_view(&room)));
    match_free(before);
    match_free(m);
}

static void undo_stops_at_what_others_learnt(void **state)
{
    struct match *m = read_named("solomon/challenge");
    game_error why;

    (void)state;
    struct match *after_challenge = match_copy(m, 26);
    assert_false(match_can_undo(after_challenge, 1, &why));
    assert_string_equal(why.text, "The others have learned something from it.");
    assert_false(match_undo(after_challenge, 0, &why));
    assert_string_equal(why.text, "Another player has acted since.");
    assert_int_equal(match_length(after_challenge), 26);
    match_free(after_challenge);
    match_free(m);

    m = read_named("solomon/home");
    assert_false(match_undo(m, 0, &why));
    assert_string_equal(why.text, "The game is over and everything is known.");
    match_free(m);

    struct match_setup setup = setup_of(&solomon_rules, 2);
    m = match_new(&setup, &why);
    assert_false(match_undo(m, 0, &why));
    assert_string_equal(why.text, "Nothing has happened yet.");
    assert_true(match_play_chance(m, rng_draw, &(struct rng){{1, 2, 3, 4}}, &why));
    assert_false(match_undo(m, 0, &why));
    assert_string_equal(why.text, "Chance has decided since.");
    match_free(m);
}

/* Whatever may be taken back leads to exactly the match before. */
static void undo_restores_the_match(void **state)
{
    char lines[][64] = {"solomon/burn",     "solomon/challenge", "solomon/home",   "solomon/random-2",
                        "solomon/random-3", "solomon/random-4",  "solomon/zurich", "toy/three"};
    size_t undone = 0;

    (void)state;
    for (size_t f = 0; f < sizeof lines / sizeof lines[0]; f++) {
        struct match *m = read_named(lines[f]);
        for (size_t n = 1; n <= match_length(m); n++) {
            struct match *part = match_copy(m, n), *before = match_copy(m, n - 1);
            game_error why = {""};
            int actor = match_actor(m, n - 1);
            if (actor >= 0 && match_undo(part, actor, &why)) {
                char *now = text_of(part, MATCH_TRUTH), *then = text_of(before, MATCH_TRUTH);
                assert_string_equal(now, then);
                assert_same_text(part, n - 1, before, n - 1);
                game_action action = match_action(m, n - 1);
                assert_true(match_play(part, actor, &action, &why));
                assert_same_text(part, n, m, n);
                free(now);
                free(then);
                undone++;
            } else {
                assert_int_equal(match_length(part), n);
            }
            match_free(part);
            match_free(before);
        }
        match_free(m);
    }
    assert_true(undone > 50);
}

static void names_and_whos(void **state)
{
    game_error err;
    char long_name[200] = "", who[MATCH_WHO_SIZE], command[300];

    (void)state;
    assert_true(match_name_ok("", &err));
    assert_true(match_name_ok("Zo\xc3\xab \"#\" \\", &err));
    for (int i = 0; i < 40; i++)
        snprintf(long_name + strlen(long_name), 8, "\xc3\xab");
    assert_true(match_name_ok(long_name, &err));
    snprintf(long_name + strlen(long_name), 8, "x");
    assert_false(match_name_ok(long_name, &err));
    assert_false(match_name_ok("a\tb", &err));
    assert_false(match_name_ok("a\xc2\x85", &err));
    assert_false(match_name_ok("a\xe9", &err));
    const char *good[] = {"human",      "random",     "ai:rookie", "ai:spymaster+gambler",
                          "ai:agent@1", "bot:./a%20b"};
    const char *bad[] = {
        "", "Human", "ai:", "ai:a b", "bot:", "bot:a b", "bot:\"", "bot:#", "ai:x;", "robot:x"};
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        assert_true(match_who_ok(good[i], &err));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(match_who_ok(bad[i], &err));
    assert_true(match_who_encode("bot:python3 \"my bot\".py # \xc3\xab", who));
    assert_string_equal(who, "bot:python3%20%22my%20bot%22.py%20%23%20%C3%AB");
    assert_true(match_who_ok(who, &err));
    memset(command, ' ', sizeof command);
    memcpy(command, "bot:", 4);
    command[sizeof command - 1] = '\0';
    assert_false(match_who_encode(command, who));
}

static void options_are_checked(void **state)
{
    struct match_setup setup = setup_of(&solomon_rules, 2);
    game_error err;

    (void)state;
    assert_int_equal(setup.named_count, 0);
    assert_true(match_setup_option(&setup, "any-arrival", "on", &err));
    assert_true(match_setup_option(&setup, "die-faces", "6", &err));
    assert_false(match_setup_option(&setup, "die-faces", "6", &err));
    assert_int_equal(setup.named_count, 2);
    const char *bad[] = {"", "0", "7", "-1", "+1", "02", " 2", "2 ", "99999999999", "on"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        setup = setup_of(&solomon_rules, 2);
        assert_false(match_setup_option(&setup, "die-faces", bad[i], &err));
        assert_int_equal(setup.named_count, 0);
    }
    assert_false(match_setup_option(&setup, "any-arrival", "1", &err));
    assert_false(match_setup_option(&setup, "die", "1", &err));
}

/* What an action told is told again when one looks back, and no more than the viewer may know. */
static void events_are_masked(void **state)
{
    struct match *m = read_named("solomon/challenge");
    game_events all, seen;

    (void)state;
    for (size_t i = 0; i < match_length(m); i++) {
        match_events(m, i, match_actor(m, i) >= 0 ? match_actor(m, i) : SEAT_NONE, &all);
        match_events(m, i, SEAT_NONE, &seen);
        assert_true(seen.count <= all.count);
        for (size_t e = 0; e < seen.count; e++)
            assert_int_equal(seen.item[e].see, GAME_ALL);
    }
    match_free(m);
}

static void check_moment(const struct match *m, size_t i, int viewer, bool over)
{
    struct match_moment moment;
    union match_view_room room = {0};
    game_events events = {0};

    match_moment_read(m, i, viewer, false, &moment);
    match_view(m, i, viewer, match_room_view(&room));
    assert_memory_equal(&room, &moment.before, sizeof room);
    match_view(m, i + 1, viewer, match_room_view(&room));
    assert_memory_equal(&room, &moment.after, sizeof room);
    match_events(m, i, viewer, &events);
    assert_memory_equal(&events, &moment.events, sizeof events);
    match_moment_read(m, i, viewer, true, &moment);
    assert_int_equal(match_unveil_at(m, i + 1, match_room_view(&room)), over);
    assert_memory_equal(&room, &moment.after, sizeof room);
}

/* A moment is what is read of it one by one; everything lies open in it only where the game is over. */
static void a_moment_is_read_in_one_go(void **state)
{
    struct rng rng;
    struct match_setup setup = setup_of(&solomon_rules, 3);
    game_error err;
    struct match *m = match_new(&setup, &err), *part;

    (void)state;
    rng_start(&rng, 5, "test");
    play_out(m, &rng, 0);
    part = match_copy(m, 70); /* past a checkpoint */
    for (int viewer = SEAT_NONE; viewer < 2; viewer++) {
        for (size_t i = 0; i < match_length(m); i++)
            check_moment(m, i, viewer, true);
        for (size_t i = 0; i < match_length(part); i++)
            check_moment(part, i, viewer, false);
    }
    match_free(part);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_moment_can_be_looked_back_at),
        cmocka_unit_test(a_copy_goes_its_own_way),
        cmocka_unit_test(what_is_illegal_changes_nothing),
        cmocka_unit_test(an_ended_game_stays_ended),
        cmocka_unit_test(undo_stops_at_what_others_learnt),
        cmocka_unit_test(undo_restores_the_match),
        cmocka_unit_test(names_and_whos),
        cmocka_unit_test(options_are_checked),
        cmocka_unit_test(events_are_masked),
        cmocka_unit_test(a_moment_is_read_in_one_go),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
