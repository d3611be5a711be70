/* Matches played out in the head of a spymaster: nothing of what only he knows gets into what he takes others to think of him, they
 * are the same for the same seed, and nothing is allocated for them. */
#include "ai/ai_test.h"

#include "ai/solomon/mind.h"
#include "ai/solomon/spymaster.h"
#include "ai/solomon/versions.h"
#include "allocations.h"

#include "cmocka_all.h"

#include <string.h>

/* Two spymasters, with express trains, who think for a short time. */
static void open_two(struct ai_test *s, uint64_t seed)
{
    const struct ai_kind *kind[] = {&ai_solomon_spymaster, &ai_solomon_spymaster};

    ai_test_open_with(s, "solomon", 2, kind, SOLOMON_OPTION_EXPRESS, 1, seed);
    s->limits.iterations = 6;
}

static const struct solomon_mind *mind_of(const struct ai_test *s, int seat)
{
    return s->player[seat];
}

/* Somebody who knows nobody's coins, and sees all that everybody sees. */
static void look_on(struct ai_test *s, struct solomon_belief *b, size_t event)
{
    union ai_test_room room;
    struct game_view *view = ai_test_view(s, SEAT_NONE, &room);
    game_action masked = s->rules->mask(s->box, ai_test_state(s), &s->then[event], s->actor[event],
                                        &s->action[event], SEAT_NONE);

    solomon_belief_see(b, s->actor[event], &masked, view);
}

static void others_know_no_more_than_all(void **unused)
{
    static struct solomon_belief onlooker;
    int told = 0;

    (void)unused;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct ai_test s;
        open_two(&s, seed);
        const struct solomon_mind *m = mind_of(&s, 0);
        solomon_belief_start_about(&onlooker, s.rules, s.box, &m->map, 0, ai_test_seed_of(seed, 0),
                                   m->belief.habits);
        while (ai_test_step(&s)) {
            look_on(&s, &onlooker, s.events - 1);
            assert_memory_equal(m->mirror.at_least[0], onlooker.at_least[0], sizeof onlooker.at_least[0]);
            told += s.actor[s.events - 1] == 0 && s.action[s.events - 1].kind == SOLOMON_PAYOFF;
        }
        ai_test_close(&s);
    }
    assert_true(told >= 4); /* payoffs that he alone knows of */
}

static void the_same_seed_plays_the_same_match(void **unused)
{
    static struct ai_test first, second;

    (void)unused;
    open_two(&first, 12);
    open_two(&second, 12);
    assert_true(mind_of(&first, 0)->play->actions > 0);
    while (ai_test_step(&first))
        assert_true(ai_test_step(&second));
    assert_int_equal(first.events, second.events);
    assert_memory_equal(first.action, second.action, first.events * sizeof first.action[0]);
    ai_test_close(&first);
    ai_test_close(&second);
}

static void nothing_is_allocated(void **unused)
{
    struct ai_test s;

    (void)unused;
    open_two(&s, 4);
    long before = allocations();
    while (ai_test_step(&s))
        ;
    assert_int_equal(allocations(), before);
    ai_test_close(&s);
}

static void version_six_plays_nothing_out(void **unused)
{
    const struct ai_kind *kind[] = {&ai_solomon_spymaster_6, &ai_solomon_spymaster};
    struct ai_test s;

    (void)unused;
    ai_test_open_with(&s, "solomon", 2, kind, SOLOMON_OPTION_EXPRESS, 1, 5);
    assert_int_equal(mind_of(&s, 0)->play->actions, 0);
    assert_true(mind_of(&s, 1)->play->actions > 0);
    ai_test_close(&s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(others_know_no_more_than_all),
        cmocka_unit_test(the_same_seed_plays_the_same_match),
        cmocka_unit_test(nothing_is_allocated),
        cmocka_unit_test(version_six_plays_nothing_out),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
