/* Rulings 15 to 28: challenges, showing accounts, the end; and what can be taken back. */
#include "table.h"

#include "rules/match.h"

#include "cmocka_all.h"

#include <string.h>

/* Seat 1 moves Rita Palm to Rio, and the others have paid her so much. */
#define MOVED "seats:4 Rita-Palm:Dakar "

static struct table challenged(const char *paid, const char *lines)
{
    char words[256] = MOVED;
    struct table t = lay(strcat(words, paid));
    plays(&t, "1 move Rita-Palm Rio");
    plays(&t, lines);
    return t;
}

static void ruling_15_each_other_seat_is_asked_once(void **state)
{
    (void)state;
    struct table t = lay("seats:4 turn:3 Rita-Palm:Dakar");
    plays(&t, "3 move Rita-Palm Rio");
    assert_asks(&t, "4 respond");
    plays(&t, "4 pass");
    assert_asks(&t, "1 respond");
    plays(&t, "1 pass");
    assert_asks(&t, "2 respond");
    plays(&t, "2 pass");
    assert_asks(&t, "4 turn");
}

static void ruling_15_only_money_on_the_spy_concerned_counts(void **state)
{
    (void)state;
    struct table t = lay("seats:3 Rita-Palm:Rio Al-Ibi:Rio owes:2 "
                         "paid1:Rita-Palm=1000 paid2:Rita-Palm=100 paid3:Al-Ibi=9000");
    plays(&t, "1 blow Rita-Palm Al-Ibi");
    assert_int_equal(choices(&t, "challenge"), 1); /* seat 2, though it owes a turn */
    plays(&t, "2 pass");
    refuses(&t, "3 challenge"); /* the victim does not count */
}

static void ruling_15_a_bid_of_a_thousand_for_a_cover_is_a_bluff(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Rita-Palm:Rio Al-Ibi:Rio paid1:Rita-Palm=1000 paid2:Rita-Palm=1500");
    plays(&t, "1 blow Rita-Palm Al-Ibi / 2 challenge / 1 fight / 2 bid 1000 / 1 covered");
    assert_int_equal(choices(&t, "bid"), 5);
}

static void ruling_16_taking_back_is_for_before_the_first_bid(void **state)
{
    (void)state;
    struct table t = challenged("paid2:Rita-Palm=500", "2 challenge");
    assert_asks(&t, "1 answer");
    assert_int_equal(choices(&t, "back") + choices(&t, "fight"), 2); /* with nothing on the spy */
    plays(&t, "1 fight / 2 bid 200");
    refuses(&t, "1 back");
    t = challenged("paid2:Rita-Palm=500", "2 challenge / 1 back");
    assert_reads(&t, "spy Rita-Palm", "Dakar");
    assert_asks(&t, "2 turn");
}

static void ruling_17_a_bid_must_be_named(void **state)
{
    (void)state;
    struct table t = challenged("paid1:Rita-Palm=100 paid2:Rita-Palm=500", "2 challenge / 1 fight");
    assert_asks(&t, "2 bid");
    assert_int_equal(choices(&t, ""), 5);
    assert_int_equal(choices(&t, "bid"), 5);
    refuses(&t, "2 stop");
    refuses(&t, "2 bid 600");
}

static void ruling_18_covered_needs_the_money(void **state)
{
    (void)state;
    struct table t =
        challenged("paid1:Rita-Palm=400 paid2:Rita-Palm=500", "2 challenge / 1 fight / 2 bid 500");
    refuses(&t, "1 covered");
    t = challenged("paid1:Rita-Palm=400 paid2:Rita-Palm=500", "2 challenge / 1 fight / 2 bid 400");
    assert_asks(&t, "1 reply");
    assert_int_equal(choices(&t, ""), 2);
    plays(&t, "1 uncovered"); /* though it could cover */
    assert_reads(&t, "spy Rita-Palm", "Dakar");
}

static void ruling_19_higher_by_any_hundreds_or_stop(void **state)
{
    (void)state;
    struct table t = challenged("paid1:Rita-Palm=900 paid2:Rita-Palm=700",
                                "2 challenge / 1 fight / 2 bid 300 / 1 covered");
    assert_int_equal(choices(&t, "bid"), 4);
    assert_int_equal(choices(&t, "stop"), 1);
    refuses(&t, "2 bid 300");
    plays(&t, "2 bid 700 / 1 covered");
    assert_reads(&t, "bid", "700");
    assert_int_equal(choices(&t, ""), 1); /* nothing but to stop, and it is asked */
}

static void ruling_20_who_stops_owes_one_turn(void **state)
{
    (void)state;
    struct table t = challenged("paid1:Rita-Palm=900 paid2:Rita-Palm=700 paid3:Rita-Palm=900",
                                "2 challenge / 1 fight / 2 bid 500 / 1 covered / 2 stop");
    assert_reads(&t, "seat 2 loses-turn", "yes");
    assert_true(said(&t, C82_OWES));
    assert_asks(&t, "3 respond");
    plays(&t, "3 challenge / 1 fight / 3 bid 100 / 1 covered / 3 stop / 4 pass"); /* lower than before */
    assert_asks(&t, "4 turn");
    assert_reads(&t, "seat 3 loses-turn", "no");
    t = lay("seats:3 Rita-Palm:Dakar owes:3 paid1:Rita-Palm=900 paid3:Rita-Palm=700");
    plays(&t, "1 move Rita-Palm Rio / 2 pass / 3 challenge / 1 fight / 3 bid 100 / 1 covered / 3 stop");
    assert_false(said(&t, C82_OWES)); /* it does already */
    plays(&t, "2 payoff none / 1 payoff none / 2 payoff none");
    assert_asks(&t, "3 turn"); /* one turn was lost, not two */
}

static void ruling_20_all_challengers_may_lose(void **state)
{
    (void)state;
    struct table t = challenged(
        "paid1:Rita-Palm=900 paid2:Rita-Palm=100 paid3:Rita-Palm=100 paid4:Rita-Palm=100",
        "2 challenge / 1 fight / 2 bid 100 / 1 covered / 2 stop / 3 challenge / 1 fight / 3 bid 100 / "
        "1 covered / 3 stop / 4 challenge / 1 fight / 4 bid 100 / 1 covered / 4 stop");
    assert_asks(&t, "1 turn"); /* two turns running */
    assert_reads(&t, "round", "2");
}

static void ruling_21_undone_and_the_turn_ends(void **state)
{
    (void)state;
    struct table t = lay("seats:4 Rita-Palm:Dakar case:Dakar paid2:Rita-Palm=100 paid3:Rita-Palm=100");
    plays(&t, "1 move Rita-Palm Rio case / 2 challenge / 1 fight / 2 bid 100 / 1 uncovered");
    assert_reads(&t, "spy Rita-Palm", "Dakar");
    assert_reads(&t, "case", "Dakar");
    assert_reads(&t, "seat 2 loses-turn", "no");
    assert_asks(&t, "2 turn"); /* seat 3 is not asked */
    t = lay("seats:2 Rita-Palm:Rio Al-Ibi:Rio paid1:Rita-Palm=1000 paid2:Rita-Palm=1100");
    plays(&t, "1 blow Rita-Palm Al-Ibi / 2 challenge / 1 back");
    assert_reads(&t, "spy Al-Ibi", "Rio");
    assert_reads(&t, "seat 1 spent", "0");
    assert_true(strstr(reads(&t, "seat 1 paid"), "Rita-Palm=1000 "));
}

static void ruling_22_equal_money_favours_the_challenged(void **state)
{
    (void)state;
    struct table t = challenged("paid1:Rita-Palm=800 paid2:Rita-Palm=800",
                                "2 challenge / 1 fight / 2 bid 800 / 1 covered / 2 stop / 3 pass / 4 pass");
    assert_reads(&t, "spy Rita-Palm", "Rio");
    assert_true(strstr(reads(&t, "seat 1 paid"), "Rita-Palm=800 ")); /* nothing changed hands */
}

static void ruling_23_who_has_no_choice_is_asked_all_the_same(void **state)
{
    (void)state;
    struct table t = challenged("paid2:Rita-Palm=100", "2 challenge / 1 fight / 2 bid 100");
    assert_int_equal(choices(&t, ""), 1);
    plays(&t, "1 uncovered / 2 move Al-Ibi Dakar");
    assert_asks(&t, "3 respond");
    assert_int_equal(choices(&t, ""), 1);
}

static void ruling_24_accounts_may_be_shown(void **state)
{
    (void)state;
    struct table t =
        lay("seats:3 reveal turn:2 Rita-Palm:Rio Al-Ibi:Rio paid2:Rita-Palm=1000 paid3:Al-Ibi=700");
    plays(&t, "2 blow Rita-Palm Al-Ibi / 3 pass / 1 pass");
    assert_asks(&t, "3 reveal");
    refuses(&t, "3 reveal 600");
    plays(&t, "3 reveal 700");
    assert_asks(&t, "1 reveal");
    plays(&t, "1 reveal 0");
    assert_asks(&t, "2 reveal"); /* the turn's seat last */
    assert_reads(&t, "action", "blow Rita-Palm Al-Ibi");
    assert_true(strstr(sees(&t, 1, "seat 3 paid"), "Al-Ibi=700 "));
    plays(&t, "2 silent");
    assert_asks(&t, "3 turn");
    assert_true(strstr(sees(&t, 0, "seat 2 paid"), "Al-Ibi=? "));
    assert_true(strstr(sees(&t, 1, "seat 1 paid"), "Al-Ibi=0 "));
}

static void ruling_25_the_briefcase_wins_after_all_challenges(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Tanya-Hyde:Havana case:Havana paid1:Tanya-Hyde=100 paid2:Tanya-Hyde=100");
    plays(&t, "1 move Tanya-Hyde Washington case / 2 challenge / 1 back");
    assert_reads(&t, "outcome", "running");
    plays(&t, "2 payoff none / 1 move Tanya-Hyde Washington case");
    assert_reads(&t, "outcome", "running");
    plays(&t, "2 pass");
    assert_reads(&t, "outcome", "win 1");
    assert_reads(&t, "by", "briefcase");
    t = lay("seats:2 Tanya-Hyde:Havana case:Havana");
    plays(&t, "1 move Tanya-Hyde Washington / 2 pass"); /* without it nothing happens */
    assert_reads(&t, "outcome", "running");
}

static void ruling_26_the_last_round(void **state)
{
    (void)state;
    struct table t = lay("seats:2 round-limit:3 round:3 turn:2 Tanya-Hyde:Samarkand case:Samarkand");
    struct table home = t;
    plays(&t, "2 payoff none");
    assert_reads(&t, "outcome", "none");
    assert_reads(&t, "by", "limit");
    assert_reads(&t, "round", "3");
    assert_reads(&t, "turn", "2");
    plays(&home, "2 move Tanya-Hyde Moscow case / 1 pass"); /* the briefcase comes first */
    assert_reads(&home, "outcome", "win 2");
    t = lay("seats:2 round-limit:3 round:2 turn:2");
    plays(&t, "2 payoff none");
    assert_reads(&t, "outcome", "running");
    t = lay("seats:3 round-limit:1 owes:1 turn:3");
    plays(&t, "3 payoff none"); /* it is over before anybody is passed over */
    assert_reads(&t, "seat 1 loses-turn", "yes");
}

static void ruling_26_a_match_of_machines_names_a_limit(void **state)
{
    (void)state;
    struct table t = table_begin("conspiracy-1982", "seats:2");
    struct match_setup people, machines;
    game_error err;
    assert_true(match_setup_default(t.r, t.box, 3, &people, &err));
    machines = people;
    match_setup_suggest(&people, true);
    match_setup_suggest(&machines, false);
    assert_int_equal(people.config.option[C82_ROUND_LIMIT], 0);
    assert_int_equal(people.config.option[C82_REVEALING], 1);
    assert_int_equal(machines.config.option[C82_ROUND_LIMIT], 100);
    assert_int_equal(machines.config.option[C82_REVEALING], 0);
    assert_true(match_setup_default(t.r, t.box, 3, &machines, &err));
    assert_true(match_setup_option(&machines, "round-limit", "0", &err));
    match_setup_suggest(&machines, false);
    assert_int_equal(machines.config.option[C82_ROUND_LIMIT], 0); /* told otherwise */
}

static void ruling_27_a_spy_comes_home(void **state)
{
    (void)state;
    struct table t =
        lay("seats:3 casablanca Rita-Palm:Havana case:Havana paid2:Rita-Palm=700 paid3:Rita-Palm=700");
    plays(&t, "1 move Rita-Palm Washington case / 2 pass / 3 pass"); /* she began in Buenos Aires */
    assert_reads(&t, "outcome", "win 2 3");
    assert_reads(&t, "by", "briefcase");
    t = lay("seats:3 casablanca Al-Ibi:Havana case:Havana any-arrival");
    plays(&t, "1 move Al-Ibi Washington case / 2 pass / 3 pass"); /* London is his */
    assert_reads(&t, "outcome", "running");
    assert_reads(&t, "case", "Washington");
    t = lay("seats:3 casablanca Peking-Tom:Sydney case:Sydney");
    plays(&t, "1 move Peking-Tom Peking case / 2 pass / 3 pass"); /* where nobody sits, and nobody has paid */
    assert_reads(&t, "outcome", "win 1 2 3");
    t = lay("seats:3 casablanca Peking-Tom:Sydney Rita-Palm:Havana case:Washington");
    plays(&t, "1 move Rita-Palm Washington / 2 pass / 3 pass"); /* it was there before her */
    assert_reads(&t, "outcome", "running");
}

static void ruling_28_the_books_lie_open_at_the_end(void **state)
{
    (void)state;
    struct table t = lay("seats:2 round-limit:1 turn:2 paid1:Rita-Palm=700 paid2:Al-Ibi=300");
    game_decision then = t.r->decision(t.box, table_state(&t));
    game_action feint = {.kind = C82_PAYOFF, .n = 2, .arg = {C82_NOBODY}};
    game_action hidden = t.r->mask(t.box, table_state(&t), &then, 1, &feint, 0);
    assert_int_equal(hidden.arg[0], GAME_HIDDEN);
    assert_string_equal(sees(&t, 0, "seat 2 balance"), "?");
    plays(&t, "2 payoff none");
    assert_string_equal(sees(&t, 0, "seat 2 balance"), "9700");
    assert_string_equal(sees(&t, SEAT_NONE, "seat 1 balance"), "9300");
    assert_true(strstr(sees(&t, SEAT_NONE, "seat 2 paid"), "Al-Ibi=300 "));
    hidden = t.r->mask(t.box, table_state(&t), &then, 1, &feint, 0);
    assert_memory_equal(&hidden, &feint, sizeof feint);
}

static void a_pay_off_can_be_taken_back_unless_it_ends_the_match(void **state)
{
    (void)state;
    const game_action feint = {.kind = C82_PAYOFF, .n = 2, .arg = {C82_NOBODY}};
    const game_action pass = {.kind = C82_PASS};
    struct table t = lay("seats:2 round-limit:2 turn:2");
    assert_false(t.r->reveals(t.box, table_state(&t), 1, &feint));
    t = lay("seats:2 round-limit:1 turn:2");
    assert_true(t.r->reveals(t.box, table_state(&t), 1, &feint));
    t = challenged("", "2 pass");
    assert_true(t.r->reveals(t.box, table_state(&t), 2, &pass));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ruling_15_each_other_seat_is_asked_once),
        cmocka_unit_test(ruling_15_only_money_on_the_spy_concerned_counts),
        cmocka_unit_test(ruling_15_a_bid_of_a_thousand_for_a_cover_is_a_bluff),
        cmocka_unit_test(ruling_16_taking_back_is_for_before_the_first_bid),
        cmocka_unit_test(ruling_17_a_bid_must_be_named),
        cmocka_unit_test(ruling_18_covered_needs_the_money),
        cmocka_unit_test(ruling_19_higher_by_any_hundreds_or_stop),
        cmocka_unit_test(ruling_20_who_stops_owes_one_turn),
        cmocka_unit_test(ruling_20_all_challengers_may_lose),
        cmocka_unit_test(ruling_21_undone_and_the_turn_ends),
        cmocka_unit_test(ruling_22_equal_money_favours_the_challenged),
        cmocka_unit_test(ruling_23_who_has_no_choice_is_asked_all_the_same),
        cmocka_unit_test(ruling_24_accounts_may_be_shown),
        cmocka_unit_test(ruling_25_the_briefcase_wins_after_all_challenges),
        cmocka_unit_test(ruling_26_the_last_round),
        cmocka_unit_test(ruling_26_a_match_of_machines_names_a_limit),
        cmocka_unit_test(ruling_27_a_spy_comes_home),
        cmocka_unit_test(ruling_28_the_books_lie_open_at_the_end),
        cmocka_unit_test(a_pay_off_can_be_taken_back_unless_it_ends_the_match),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
