/* How well the levels read each other: matches of four with dossiers, whose guesses at rivals are counted; with fixed seeds. */
#include "ai/ai_test.h"
#include "rules/topsecret/tss_view.h"

#include "cmocka_all.h"

enum { GAMES = 20, SEATS = 4 };
static const double CHANCE = 1.0 / 6; /* to name the owner of a rival's agent rightly */

/* Shares of owners named rightly: by whom (0: the seats 1 and 3, 1: the others), and whose. */
struct readings {
    double share[2][2];
};

static void count_guesses(const struct tss_view *v, int right[2][2], int all[2][2])
{
    for (int i = 0; i < v->seats; i++)
        for (int rival = 0; rival < v->seats; rival++) {
            int agent = v->agent[rival][0];
            all[i % 2][rival % 2] += v->guess[i][agent] != 0; /* else its own */
            right[i % 2][rival % 2] += v->guess[i][agent] == rival + 1;
        }
}

static struct readings play(const char *first, const char *second)
{
    static struct ai_test match;
    const struct ai_kind *one = ai_kind_named(first, "topsecret"),
                         *other = ai_kind_named(second, "topsecret");
    const struct ai_kind *const kind[SEATS] = {one, other, one, other};
    struct readings out;
    int right[2][2] = {{0}}, all[2][2] = {{0}};

    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        ai_test_open_with(&match, "topsecret", SEATS, kind, TSS_DOSSIER_ON, 1, seed);
        (void)ai_test_finish(&match, NULL);
        count_guesses(tss_view_of(ai_test_state(&match)), right, all);
        ai_test_close(&match);
    }
    for (int by = 0; by < 2; by++)
        for (int of = 0; of < 2; of++) {
            assert_true(all[by][of] > 0);
            out.share[by][of] = (double)right[by][of] / all[by][of];
            print_message("%s names %d of %d of %s rightly\n", by ? second : first, right[by][of],
                          all[by][of], of ? second : first);
        }
    return out;
}

static void stronger_levels_read_better(void **state)
{
    (void)state;
    struct readings weak = play("agent", "rookie"), strong = play("spymaster", "agent");
    assert_true(weak.share[0][1] > 2 * CHANCE);
    assert_true(strong.share[1][0] > 2 * CHANCE && strong.share[1][1] > 2 * CHANCE);
    assert_true(strong.share[0][0] + strong.share[0][1] > strong.share[1][0] + strong.share[1][1]);
}

static void a_spymaster_is_hard_to_read(void **state)
{
    (void)state;
    struct readings r = play("spymaster", "rookie");
    assert_true(r.share[0][0] < r.share[0][1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stronger_levels_read_better),
        cmocka_unit_test(a_spymaster_is_hard_to_read),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
