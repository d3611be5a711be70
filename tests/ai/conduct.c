/* What every level owes its caller: the same seed, the same game; an answer at once when told to stop; nothing allocated
 * while seeing and deciding; legal answers; a reason. */
#include "stage.h"

#include "allocations.h"
#include "cmocka_all.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static const char *const levels[] = {"rookie", "agent", "spymaster"};
enum { LEVELS = 3 };

static void nothing_is_allocated_in_play(void **unused)
{
    (void)unused;
    for (int level = 0; level < LEVELS; level++) {
        const char *who[] = {levels[level], levels[level], levels[level]};
        struct stage s;
        stage_open(&s, 3, who, 4);
        long before = allocations();
        for (int i = 0; i < 120 / TEST_SHARE && stage_step(&s); i++)
            ;
        assert_int_equal(allocations(), before);
        stage_close(&s);
    }
}

static void the_same_seed_plays_the_same_game(void **unused)
{
    (void)unused;
    for (int level = 0; level < LEVELS; level++) {
        const char *who[] = {levels[level], levels[level]};
        static struct stage first, second;
        stage_open(&first, 2, who, 12);
        stage_open(&second, 2, who, 12);
        for (int i = 0; i < 100 / TEST_SHARE && stage_step(&first); i++)
            assert_true(stage_step(&second));
        assert_int_equal(first.events, second.events);
        assert_memory_equal(first.action, second.action, first.events * sizeof first.action[0]);
        stage_close(&first);
        stage_close(&second);
    }
}

static bool is_legal(struct stage *s, const game_action *a)
{
    return s->rules->is_legal(s->box, stage_state(s), stage_asks(s, NULL), a);
}

/* Iterations enough for hours, were it not for the flag. */
static void stops_when_told(void **unused)
{
    atomic_bool stop = true;
    const struct ai_limits limits = {.iterations = UINT32_MAX, .stop = &stop};

    (void)unused;
    for (int level = 0; level < LEVELS; level++) {
        const char *who[] = {levels[level], "rookie", "rookie", "rookie"};
        struct stage s;
        stage_open(&s, 4, who, 3);
        do {
            union stage_room room;
            ai_choice choice = {0};
            if (stage_asks(&s, NULL) != 0)
                continue;
            s.kind[0]->decide(s.player[0], stage_view(&s, 0, &room), &limits, &choice);
            assert_true(is_legal(&s, &choice.action));
            stage_play(&s, &choice.action);
        } while (stage_step(&s));
        stage_close(&s);
    }
}

static void answers_are_legal_and_have_reasons(void **unused)
{
    int reasons = 0, answers = 0;

    (void)unused;
    for (int level = 0; level < LEVELS; level++)
        for (int seats = 2; seats <= 4; seats++) {
            const char *who[] = {levels[level], levels[level], levels[level], levels[level]};
            struct stage s;
            stage_open(&s, seats, who, 30 + (uint64_t)seats);
            for (int i = 0; i < 150 / TEST_SHARE; i++) {
                ai_choice choice;
                game_decision d;
                if (stage_asks(&s, &d) < 0) {
                    if (!stage_step(&s))
                        break;
                    continue;
                }
                stage_choose(&s, &choice);
                assert_true(is_legal(&s, &choice.action));
                assert_null(strchr(choice.why, '\n'));
                if (d.phase == SOLOMON_PHASE_TURN || d.phase == SOLOMON_PHASE_RESPOND ||
                    d.phase == SOLOMON_PHASE_BID) {
                    answers++;
                    reasons += choice.why[0] != '\0';
                }
                stage_play(&s, &choice.action);
            }
            stage_close(&s);
        }
    assert_int_equal(reasons, answers);
    assert_true(answers > 300 / TEST_SHARE);
}

/* Every level takes every character, and each of them plays a whole game; under the sanitizers, where that takes a minute,
 * the first of them does and the others begin one. */
static void characters_play(void **unused)
{
    (void)unused;
    for (int level = 0; level < LEVELS; level++) {
        const struct ai_kind *kind = ai_kind_named(levels[level], "solomon");
        int characters = 0;
        assert_non_null(kind->characters);
        for (const ai_character *c = kind->characters; c->id; c++, characters++) {
            const char *who[] = {"rookie", "rookie"};
            struct stage s;
            stage_open(&s, 2, who, 50);
            s.kind[0]->destroy(s.player[0]);
            s.kind[0] = kind;
            s.player[0] = stage_replay(&s, 0, kind, 1, c->id);
            assert_true(c->title[0] && c->help[0]);
            int most = TEST_SHARE == 1 || characters == 0 ? INT_MAX : 100 / TEST_SHARE;
            for (int i = 0; i < most && stage_step(&s); i++)
                ;
            assert_true(most < INT_MAX || stage_finish(&s, NULL) != 0);
            stage_close(&s);
        }
        assert_true(characters >= 5);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_allocated_in_play),
        cmocka_unit_test(the_same_seed_plays_the_same_game),
        cmocka_unit_test(stops_when_told),
        cmocka_unit_test(answers_are_legal_and_have_reasons),
        cmocka_unit_test(characters_play),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
