/* What every level of every game owes its caller: the same seed, the same game; an answer at once when told to stop; nothing
 * allocated while seeing and deciding; legal answers, a reason of one line; and that it plays, whatever its character. */
#include "ai_test.h"

#include "allocations.h"
#include "rules/list.h"

#include "cmocka_all.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* All levels of all games: `see` is called for each, with a number of seats that changes. */
static void each_level(void (*see)(const struct game_rules *rules, const struct ai_kind *level, int seats))
{
    for (const struct game_rules *const *game = game_list(); *game; game++) {
        const struct ai_kind *level;
        int seats = (*game)->min_seats;
        for (size_t i = 0; (level = ai_level_of((*game)->id, i)); i++) {
            see(*game, level, seats);
            seats = seats < (*game)->max_seats ? seats + 1 : (*game)->min_seats;
        }
    }
}

/* The level in every seat. */
static void open_all(struct ai_test *s, const struct game_rules *rules, const struct ai_kind *level,
                     int seats, uint64_t seed)
{
    const struct ai_kind *kind[GAME_MAX_SEATS];

    for (int seat = 0; seat < seats; seat++)
        kind[seat] = level;
    ai_test_open_kinds(s, rules->id, seats, kind, seed);
}

static void allocates_nothing(const struct game_rules *rules, const struct ai_kind *level, int seats)
{
    struct ai_test s;

    open_all(&s, rules, level, seats, 4);
    long before = allocations();
    for (int i = 0; i < 120 / TEST_SHARE && ai_test_step(&s); i++)
        ;
    assert_int_equal(allocations(), before);
    ai_test_close(&s);
}

static void nothing_is_allocated_in_play(void **unused)
{
    (void)unused;
    each_level(allocates_nothing);
}

static void repeats_itself(const struct game_rules *rules, const struct ai_kind *level, int seats)
{
    static struct ai_test first, second;

    open_all(&first, rules, level, seats, 12);
    open_all(&second, rules, level, seats, 12);
    for (int i = 0; i < 100 / TEST_SHARE && ai_test_step(&first); i++)
        assert_true(ai_test_step(&second));
    assert_int_equal(first.events, second.events);
    assert_memory_equal(first.action, second.action, first.events * sizeof first.action[0]);
    ai_test_close(&first);
    ai_test_close(&second);
}

static void the_same_seed_plays_the_same_game(void **unused)
{
    (void)unused;
    each_level(repeats_itself);
}

/* Iterations enough for hours, were it not for the flag. */
static void stops(const struct game_rules *rules, const struct ai_kind *level, int seats)
{
    atomic_bool stop = true;
    const struct ai_limits limits = {.iterations = UINT32_MAX, .stop = &stop};
    const struct ai_kind *kind[GAME_MAX_SEATS] = {level};
    struct ai_test s;

    for (int seat = 1; seat < seats; seat++)
        kind[seat] = ai_weakest(rules->id);
    ai_test_open_kinds(&s, rules->id, seats, kind, 3);
    do {
        union ai_test_room room;
        ai_choice choice = {0};
        if (ai_test_asks(&s, NULL) != 0)
            continue;
        s.kind[0]->decide(s.player[0], ai_test_view(&s, 0, &room), &limits, &choice);
        assert_true(ai_test_is_legal(&s, 0, &choice.action));
        ai_test_play(&s, &choice.action);
    } while (s.events < 400 && ai_test_step(&s));
    ai_test_close(&s);
}

static void stops_when_told(void **unused)
{
    (void)unused;
    each_level(stops);
}

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* The same by the clock: a few decisions of 5 ms each, with a machine that does other things too. */
static void keeps_to_its_time(const struct game_rules *rules, const struct ai_kind *level, int seats)
{
    const struct ai_limits limits = {.iterations = UINT32_MAX, .budget_ms = 5};
    struct ai_test s;
    int decisions = 0;

    open_all(&s, rules, level, seats, 8);
    double start = seconds();
    do {
        union ai_test_room room;
        ai_choice choice = {0};
        int seat = ai_test_asks(&s, NULL);
        if (seat < 0)
            continue;
        s.kind[seat]->decide(s.player[seat], ai_test_view(&s, seat, &room), &limits, &choice);
        assert_true(ai_test_is_legal(&s, seat, &choice.action));
        ai_test_play(&s, &choice.action);
        decisions++;
    } while (decisions < 10 && (ai_test_asks(&s, NULL) >= 0 || ai_test_step(&s)));
    assert_true(seconds() - start < 5);
    ai_test_close(&s);
}

static void time_is_kept(void **unused)
{
    (void)unused;
    each_level(keeps_to_its_time);
}

static void answers(const struct game_rules *rules, const struct ai_kind *level, int seats)
{
    struct ai_test s;
    int asked = 0;

    open_all(&s, rules, level, seats, 30 + (uint64_t)seats);
    while (asked < 150 / TEST_SHARE) {
        ai_choice choice;
        int seat = ai_test_asks(&s, NULL);
        if (seat < 0) {
            if (!ai_test_step(&s))
                break;
            continue;
        }
        ai_test_choose(&s, &choice);
        asked++;
        assert_true(ai_test_is_legal(&s, seat, &choice.action));
        assert_non_null(memchr(choice.why, '\0', sizeof choice.why));
        assert_null(strchr(choice.why, '\n'));
        ai_test_play(&s, &choice.action);
    }
    assert_true(asked > 0);
    ai_test_close(&s);
}

static void answers_are_legal_and_reasons_a_line(void **unused)
{
    (void)unused;
    each_level(answers);
}

/* Under the sanitizers, where it takes a minute, the first character plays a whole game and the others begin one. */
static void plays_as(const struct game_rules *rules, const struct ai_kind *level, int seats)
{
    const struct ai_kind *kind[GAME_MAX_SEATS];
    int characters = 0;

    for (int seat = 0; seat < seats; seat++)
        kind[seat] = ai_weakest(rules->id);
    for (const ai_character *c = level->characters; c && c->id; c++, characters++) {
        struct ai_test s;
        ai_test_open_kinds(&s, rules->id, seats, kind, 50);
        s.kind[0]->destroy(s.player[0]);
        s.kind[0] = level;
        s.player[0] = ai_test_replay(&s, 0, level, 1, c->id);
        assert_true(c->title[0] && c->help[0]);
        int most = TEST_SHARE == 1 || characters == 0 ? INT_MAX : 100 / TEST_SHARE;
        for (int i = 0; i < most && ai_test_step(&s); i++)
            ;
        if (most == INT_MAX)
            ai_test_finish(&s, NULL);
        ai_test_close(&s);
    }
}

static void characters_play(void **unused)
{
    (void)unused;
    each_level(plays_as);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_allocated_in_play),
        cmocka_unit_test(the_same_seed_plays_the_same_game),
        cmocka_unit_test(stops_when_told),
        cmocka_unit_test(time_is_kept),
        cmocka_unit_test(answers_are_legal_and_reasons_a_line),
        cmocka_unit_test(characters_play),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
