/* A thousand matches of every game for each number of seats, or fewer long ones: each ends, its record leads to the same end, and every event of it is
 * among the legal ones when it happens. */
#include "rules/list.h"
#include "rules/record.h"

#include "cmocka_all.h"
#include "record_help.h"

#include <stdlib.h>
#include <string.h>

enum { SEEDS = 1000 / TEST_SHARE, EVENTS = 150000 / TEST_SHARE };

static bool among(const game_action *legal, size_t count, const game_action *action)
{
    for (size_t i = 0; i < count; i++)
        if (memcmp(&legal[i], action, sizeof *action) == 0)
            return true;
    return false;
}

/* Plays the events again, one by one, each looked up among the legal ones. */
static void play_again(const struct match *m)
{
    game_action legal[GAME_MAX_LEGAL];
    game_error err;
    struct match *again = match_new(match_setup_of(m), &err);

    for (size_t i = 0; i < match_length(m); i++) {
        int actor = match_actor(m, i);
        game_action action = match_action(m, i);
        if (actor >= 0)
            assert_true(among(legal, match_legal(again, i, actor, legal, GAME_MAX_LEGAL), &action));
        assert_true(match_play(again, actor, &action, &err));
    }
    match_free(again);
}

/* Returns its events. */
static size_t one_match(const struct game_rules *rules, uint8_t seats, uint64_t seed)
{
    struct rng rng;
    struct match_setup setup = setup_of(rules, seats);
    game_error err;
    struct match *m = match_new(&setup, &err);
    union match_view_room first, second;

    rng_start(&rng, seed, "many");
    play_out(m, &rng, 0);
    char *text = text_of(m, MATCH_TRUTH);
    struct match *again = read_text(text);
    char *twice = text_of(again, MATCH_TRUTH);
    assert_string_equal(text, twice);
    assert_int_equal(match_length(m), match_length(again));
    for (int seat = 0; seat < seats; seat++) {
        memset(&first, 0, sizeof first);
        memset(&second, 0, sizeof second);
        match_view(m, match_length(m), seat, match_room_view(&first));
        match_view(again, match_length(again), seat, match_room_view(&second));
        assert_memory_equal(&first, &second, setup.rules->view_size);
    }
    play_again(again);
    size_t events = match_length(m);
    free(text);
    free(twice);
    match_free(m);
    match_free(again);
    return events;
}

static void every_game_with_every_number_of_seats(void **state)
{
    (void)state;
    for (const struct game_rules *const *game = game_list(); *game; game++)
        for (uint8_t seats = (*game)->min_seats; seats <= (*game)->max_seats; seats++)
            for (uint64_t seed = 1, events = 0; seed <= SEEDS && events < EVENTS; seed++)
                events += one_match(*game, seats, seed);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_with_every_number_of_seats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
