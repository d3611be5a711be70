/* The words of actions, states and dossiers: what is read, what is refused and why, what is printed. */
#include "rules/words.h"
#include "base/text.h"
#include "table.h"

#include "cmocka_all.h"

#include <string.h>

static void reads_as(const char *words, int actor, const game_action *want)
{
    struct table t = fresh("seats:2");
    game_action a;
    game_error err;
    if (!words_read(t.r->words, t.box, actor, words, &a, &err))
        fail_msg("`%s`: %s", words, err.text);
    assert_memory_equal(&a, want, sizeof a);
}

/* In one line. */
static void is_refused(const char *words, int actor)
{
    struct table t = fresh("seats:2");
    game_action a;
    game_error err = {""};
    if (words_read(t.r->words, t.box, actor, words, &a, &err))
        fail_msg("`%s` was read", words);
    if (!err.text[0] || strchr(err.text, '\n'))
        fail_msg("`%s`: bad complaint `%s`", words, err.text);
}

static void spaces_do_not_matter(void **state)
{
    (void)state;
    game_action want = solomon_action(SOLOMON_PAYOFF, 2, SOLOMON_BEACON, 4);
    reads_as("payoff Beacon 4", 0, &want);
    reads_as("  payoff \t Beacon   4 ", 0, &want);
}

static void uses_say_what_they_name(void **state)
{
    (void)state;
    struct table t = fresh("seats:2");
    int paris = map_find(&solomon_box_of(t.box)->map, "Paris", 5);
    game_action want[] = {
        solomon_action(SOLOMON_USE, 0, 0, 0),
        solomon_action(SOLOMON_USE, 1, SOLOMON_ARG_AGENT + SOLOMON_TEMPEST, 0),
        solomon_action(SOLOMON_USE, 1, paris, 0),
        solomon_action(SOLOMON_USE, 2, SOLOMON_ARG_AGENT + SOLOMON_BEACON, paris),
        solomon_action(SOLOMON_USE, 2, paris, SOLOMON_ARG_CARRY),
    };
    reads_as("use", 0, &want[0]);
    reads_as("use Tempest", 0, &want[1]);
    reads_as("use Paris", 0, &want[2]);
    reads_as("use Beacon Paris", 0, &want[3]);
    reads_as("use Paris carry", 0, &want[4]);
}

static void what_is_not_exact_is_refused_in_one_line(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "",
        "   ",
        "Payoff Beacon 4",
        "payoff",
        "payoff Beacon",
        "payoff Beacon +4",
        "payoff Beacon 04",
        "payoff Beacon 0",
        "payoff Beacon 31",
        "payoff Beacon 4 5",
        "payoff Beacon 4x",
        "payoff beacon 4",
        "payoff Beac 4",
        "payoff Solomon 1",
        "payoff none 0",
        "payoff ?",
        "payoff ? ?",
        "payoff Paris 4",
        "move Beacon",
        "move Beacon Paris Rome",
        "move Paris Beacon",
        "move Solomon Paris",
        "move Beacon ?",
        "burn Beacon",
        "burn Beacon Paris",
        "pass 1",
        "challenge",
        "challenge -1",
        "challenge 1.0",
        "challenge 99999999999999999",
        "raise x",
        "yield now",
        "use Paris Beacon",
        "use Beacon carry",
        "use carry",
        "use Paris Rome Vienna",
        "skip it",
        "agents Belgrade=Beacon",
        "die solomon",
        "invest Tempest Beacon",
        "invest Beacon Beacon",
        "invest ? ?",
        "one two three four five six seven eight nine",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        is_refused(bad[i], 0);
}

static void chance_is_as_strict(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "payoff none",
        "board 1 5",
        "board 5 1",
        "board 1 ?",
        "board 0 1",
        "token 1 Solomon",
        "token 1",
        "start 5",
        "die",
        "die Solomon",
        "die ?",
        "agents Belgrade=Beacon Berlin=Beacon Marseille=Roulette Paris=Spyglass Rome=Tempest Warsaw=Vagabond",
        ("agents Berlin=Beacon Belgrade=Magician Marseille=Roulette Paris=Spyglass Rome=Tempest "
         "Warsaw=Vagabond"),
        "agents Belgrade=? Berlin=? Marseille=? Paris=? Rome=? Warsaw=?",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        is_refused(bad[i], SEAT_NATURE);
}

/* The text of the only thing that can come: a template with what chance decides left open. */
static const char *template_now(struct table *t)
{
    static char words[256];
    game_action a[2];
    struct text x = text_over(words, sizeof words);
    assert_int_equal(t->r->legal(t->box, table_state(t), SEAT_NATURE, a, 2), 1);
    words_write(t->r->words, t->box, &a[0], &x);
    return words;
}

static void chance_is_announced_by_a_template(void **state)
{
    (void)state;
    struct table t = fresh("seats:2");
    assert_string_equal(template_now(&t), "agents Belgrade=? Berlin=? Marseille=? Paris=? Rome=? Warsaw=?");
    plays(&t, "chance agents Belgrade=Beacon Berlin=Magician Marseille=Roulette Paris=Spyglass Rome=Tempest "
              "Warsaw=Vagabond / chance board 1 1");
    assert_string_equal(template_now(&t), "board 2 ?");
    plays(&t, "chance board 2 2");
    assert_string_equal(template_now(&t), "token 1 ?");
    plays(&t, "chance token 1 Beacon / chance token 2 Tempest");
    assert_string_equal(template_now(&t), "start ?");
    struct table end = lay("seats:2 turn:2 track:0");
    plays(&end, "2 payoff none");
    assert_string_equal(template_now(&end), "die ?");
}

static void a_seat_is_shown_its_own_coins_and_of_others_what_is_certain(void **state)
{
    (void)state;
    struct table t = lay("seats:2 paid1:Beacon=4 paid2:Beacon=5 restricted:2 Tempest:burnt");
    char text[2048];
    struct text x = text_over(text, sizeof text);
    struct solomon_view view;
    t.r->observe(t.box, table_state(&t), 0, (struct game_view *)&view);
    t.r->view_text(t.box, (struct game_view *)&view, NULL, &x);
    assert_string_equal(
        text, "round: 1\n"
              "track: 15\n"
              "turn: 1\n"
              "to-act: 1 turn\n"
              "case: Vienna\n"
              "agent Beacon: Belgrade\n"
              "agent Magician: Berlin\n"
              "agent Roulette: Marseille\n"
              "agent Spyglass: Paris\n"
              "agent Tempest: burnt\n"
              "agent Vagabond: Warsaw\n"
              "seat 1 restricted: no\n"
              "seat 1 reserve: 26\n"
              "seat 1 paid: Beacon=4 Magician=0 Roulette=0 Spyglass=0 Tempest=0 Vagabond=0 Solomon=0\n"
              "seat 2 restricted: yes\n"
              "seat 2 reserve: 25\n"
              "seat 2 paid: Beacon=? Magician=? Roulette=? Spyglass=? Tempest=? Vagabond=? Solomon=0\n"
              "outcome: running\n"
              "by: –\n");
}

static void nothing_dealt_is_a_dash(void **state)
{
    (void)state;
    struct table t = fresh("seats:2");
    assert_reads(&t, "agent Beacon", "–");
    assert_reads(&t, "turn", "–");
    assert_reads(&t, "round", "0");
    assert_asks(&t, "chance agents");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spaces_do_not_matter),
        cmocka_unit_test(uses_say_what_they_name),
        cmocka_unit_test(what_is_not_exact_is_refused_in_one_line),
        cmocka_unit_test(chance_is_as_strict),
        cmocka_unit_test(chance_is_announced_by_a_template),
        cmocka_unit_test(a_seat_is_shown_its_own_coins_and_of_others_what_is_certain),
        cmocka_unit_test(nothing_dealt_is_a_dash),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
