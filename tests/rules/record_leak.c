/* What a seat may see of a match says nothing of what it may not: two matches that differ in what is private to others
 * give the same record as seen, the same view, the same happenings. */
#include "rules/list.h"
#include "rules/record.h"

#include "cmocka_all.h"
#include "record_help.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MATCHES = 120 };

/* The match again, with other secrets of one seat, as far as what everybody saw stays legal: its payoffs go elsewhere,
 * its token and its board are others. NULL: it did not work out this time. */
static struct match *with_other_secrets(const struct match *m, int seat, struct rng *rng)
{
    const struct match_setup *setup = match_setup_of(m);
    game_action legal[GAME_MAX_LEGAL];
    game_error err;
    struct match *other = match_new(setup, &err);

    for (size_t i = 0; i < match_length(m); i++) {
        game_action action = match_action(m, i), seen = match_action_seen(m, i, i + 1, SEAT_NONE);
        int actor = match_actor(m, i);
        game_action later = match_action_seen(m, i, match_length(m), SEAT_NONE);
        bool secret = memcmp(&action, &later, sizeof action) != 0; /* and has not been revealed since */
        if (secret && actor == seat) {
            /* Another action that looks the same from outside. */
            size_t count = match_legal(other, i, seat, legal, GAME_MAX_LEGAL),
                   start = rng_below(rng, (uint32_t)count);
            for (size_t k = 0; k < count; k++) {
                const game_action *try = &legal[(start + k) % count];
                struct match *copy = match_copy(other, i);
                assert_true(match_play(copy, actor, try, &err));
                game_action looks = match_action_seen(copy, i, i + 1, SEAT_NONE);
                match_free(copy);
                if (memcmp(&looks, &seen, sizeof looks) == 0) {
                    action = *try;
                    break;
                }
            }
        } else if (secret && actor == SEAT_NATURE && action.arg[0] == seat) {
            struct match *copy = match_copy(other, i);
            assert_true(match_play_chance(copy, rng_draw, rng, &err));
            action = match_action(copy, i);
            match_free(copy);
        }
        if (!match_play(other, actor, &action, NULL)) {
            match_free(other);
            return NULL;
        }
    }
    return other;
}

static void assert_looks_alike(const struct match *a, const struct match *b, int viewer)
{
    union match_view_room one, two;
    game_events first, second;
    size_t size = match_setup_of(a)->rules->view_size;

    for (size_t n = 0; n <= match_length(a); n++) {
        if (match_outcome(a, n, NULL))
            continue; /* shields are up */
        memset(&one, 0, sizeof one);
        memset(&two, 0, sizeof two);
        match_view(a, n, viewer, match_room_view(&one));
        match_view(b, n, viewer, match_room_view(&two));
        assert_memory_equal(&one, &two, size);
        if (n == match_length(a))
            continue;
        memset(&first, 0, sizeof first);
        memset(&second, 0, sizeof second);
        match_events(a, n, viewer, &first);
        match_events(b, n, viewer, &second);
        if (!match_outcome(a, n + 1, NULL))
            assert_memory_equal(&first, &second, sizeof first);
    }
    char *left = text_of(a, viewer), *right = text_of(b, viewer);
    assert_string_equal(left, right);
    free(left);
    free(right);
}

/* One match, and what others know of it whatever each seat's secrets are. Returns how many pairs were compared. hides: set if the public
 * is not told all. */
static int compare(const struct game_rules *rules, uint64_t seed, bool *hides)
{
    struct rng rng;
    int kinds = rules->max_seats - rules->min_seats + 1, compared = 0;
    struct match_setup setup = setup_of(rules, (uint8_t)(rules->min_seats + seed % (uint64_t)kinds));
    game_error err;
    struct match *m = match_new(&setup, &err);

    rng_start(&rng, seed, "leak");
    play_out(m, &rng, seed % 4 ? 20 + rng_below(&rng, 60) : 2 + rng_below(&rng, 10));
    char *known = text_of(m, SEAT_NONE), *all = text_of(m, MATCH_TRUTH);
    *hides |= strcmp(known, all) != 0;
    free(known);
    free(all);
    for (int seat = 0; seat < setup.config.seats; seat++) {
        struct match *other = with_other_secrets(m, seat, &rng);
        if (!other)
            continue;
        char *truth = text_of(m, MATCH_TRUTH), *changed = text_of(other, MATCH_TRUTH);
        for (int viewer = SEAT_NONE; strcmp(truth, changed) != 0 && viewer < setup.config.seats; viewer++) {
            if (viewer == seat || viewer == SEAT_NATURE)
                continue;
            assert_looks_alike(m, other, viewer);
            compared++;
        }
        free(truth);
        free(changed);
        match_free(other);
    }
    match_free(m);
    return compared;
}

static void secrets_of_others_change_nothing(void **state)
{
    (void)state;
    for (const struct game_rules *const *game = game_list(); *game; game++) {
        int compared = 0;
        bool hides = false;
        for (uint64_t seed = 1; seed <= MATCHES; seed++)
            compared += compare(*game, seed, &hides);
        print_message("%s: %d pairs compared\n", (*game)->id, compared);
        assert_true(hides ? compared > 50 : compared == 0); /* a game may have no secrets at all */
    }
}

/* Nothing secret is left in what the public sees. */
static void the_public_sees_no_argument_of_a_payoff(void **state)
{
    struct match *m = read_named("solomon/random-4");
    char *seen = text_of(m, SEAT_NONE);

    (void)state;
    for (const char *at = seen; (at = strstr(at, "payoff ")); at++)
        assert_memory_equal(at, "payoff ?\n", 9);
    for (const char *at = seen; (at = strstr(at, "invest ")); at++)
        assert_memory_equal(at, "invest ? ?\n", 11);
    for (const char *at = seen; (at = strstr(at, "chance token ")); at++)
        assert_memory_equal(at + 15, "?\n", 2);
    for (const char *at = seen; (at = strstr(at, "chance board ")); at++)
        assert_memory_equal(at + 15, "?\n", 2);
    free(seen);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(secrets_of_others_change_nothing),
        cmocka_unit_test(the_public_sees_no_argument_of_a_payoff),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
