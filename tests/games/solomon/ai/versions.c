/* What the newest versions of agent and spymaster changed: their Hoarder keeps coins less gladly, and without a character they play as
 * before, action for action. */
#include "ai/ai_test.h"

#include "ai/solomon/agent.h"
#include "ai/solomon/mind.h"
#include "ai/solomon/spymaster.h"
#include "ai/solomon/style.h"
#include "ai/solomon/versions.h"

#include "cmocka_all.h"

#include <string.h>

enum { SEATS = 3, THOUGHT = 6 };

/* A match among that kind, to its end. */
static void play(struct ai_test *s, const struct ai_kind *kind, int16_t express, uint64_t seed)
{
    const struct ai_kind *all[SEATS] = {kind, kind, kind};

    ai_test_open_with(s, "solomon", SEATS, all, SOLOMON_OPTION_EXPRESS, express, seed);
    s->limits.iterations = THOUGHT;
    while (ai_test_step(s))
        ;
}

static void without_a_character_all_is_as_before(void **unused)
{
    static const struct ai_kind *const pair[][2] = {{&ai_solomon_agent_6, &ai_solomon_agent},
                                                    {&ai_solomon_spymaster_7, &ai_solomon_spymaster}};

    (void)unused;
    for (size_t i = 0; i < 2; i++)
        for (int16_t express = 0; express <= 1; express++) {
            static struct ai_test before, now;
            play(&before, pair[i][0], express, 3);
            play(&now, pair[i][1], express, 3);
            assert_true(before.events > 40);
            assert_int_equal(before.events, now.events);
            assert_memory_equal(before.action, now.action, before.events * sizeof before.action[0]);
            ai_test_close(&before);
            ai_test_close(&now);
        }
}

/* The taste for keeping coins of a player of that kind. */
static float keeps(const struct ai_kind *kind, int16_t express, const char *character)
{
    const struct ai_kind *all[SEATS] = {kind, kind, kind};
    struct ai_test s;

    ai_test_open_with(&s, "solomon", SEATS, all, SOLOMON_OPTION_EXPRESS, express, 1);
    struct solomon_mind *m = ai_test_replay(&s, 0, kind, 1, character);
    float keep = m->own.keep;
    solomon_mind_destroy(m);
    ai_test_close(&s);
    return keep;
}

static void the_hoarder_keeps_half_of_what_he_kept(void **unused)
{
    (void)unused;
    for (int16_t express = 0; express <= 1; express++) {
        assert_true(keeps(&ai_solomon_agent, express, NULL) == 0);
        float agent = keeps(&ai_solomon_agent_6, express, "hoarder"),
              spymaster = keeps(&ai_solomon_spymaster_7, express, "hoarder");
        assert_true(agent > 0 && spymaster > 0);
        assert_float_equal(keeps(&ai_solomon_agent, express, "hoarder"), agent / 2, 1e-6);
        assert_float_equal(keeps(&ai_solomon_spymaster, express, "hoarder"), spymaster / 2, 1e-6);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_a_character_all_is_as_before),
        cmocka_unit_test(the_hoarder_keeps_half_of_what_he_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
