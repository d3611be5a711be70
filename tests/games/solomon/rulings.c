/* Rulings 1 to 14: turns, payoffs, moves, burns and challenges; and all that rulings.txt says. */
#include "games/script.h"
#include "table.h"

#include "cmocka_all.h"

#include <string.h>

#define DEAL                                                                                                 \
    "chance agents Belgrade=Beacon Berlin=Magician Marseille=Roulette Paris=Spyglass Rome=Tempest "          \
    "Warsaw=Vagabond"

static void ruling_01_an_empty_hq_is_a_city_like_others(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Vagabond:Kiev case:Kiev");
    plays(&t, "1 move Vagabond Moscow / 2 pass / 1 carry");
    assert_reads(&t, "outcome", "running");
}

static void ruling_02_agents_and_briefcase_start_where_the_board_says(void **state)
{
    (void)state;
    struct table t = fresh("seats:2");
    plays(&t, DEAL);
    assert_reads(&t, "agent Beacon", "Belgrade");
    assert_reads(&t, "agent Vagabond", "Warsaw");
    assert_reads(&t, "case", "Vienna");
}

static void ruling_03_each_board_is_dealt_once(void **state)
{
    (void)state;
    struct table t = fresh("seats:3");
    plays(&t, DEAL " / chance board 1 4 / chance board 2 2");
    refuses(&t, "chance board 3 4");
    refuses(&t, "chance board 2 1");
    plays(&t, "chance board 3 1");
}

static void ruling_04_thirty_sovereigns_and_an_opening(void **state)
{
    (void)state;
    struct table t = fresh("seats:2");
    plays(&t, DEAL " / chance board 1 1 / chance board 2 2");
    assert_reads(&t, "seat 1 reserve", "30");
    plays(&t, "chance token 1 Tempest");
    assert_reads(&t, "seat 1 reserve", "27");
    refuses(&t, "chance token 2 Tempest");
    plays(&t, "chance token 2 Beacon / chance start 2");
    refuses(&t, "1 invest Beacon Tempest");
    plays(&t, "1 invest Beacon Roulette");
    assert_reads(&t, "seat 1 reserve", "25");
    assert_reads(&t, "seat 1 paid",
                 "Beacon=1 Magician=0 Roulette=1 Spyglass=0 Tempest=3 Vagabond=0 Solomon=0");
}

static void ruling_05_the_start_player_and_the_die(void **state)
{
    (void)state;
    struct table two = fresh("seats:2"), four = fresh("seats:4");
    assert_reads(&two, "track", "15");
    assert_reads(&four, "track", "20");
    plays(&two,
          DEAL " / chance board 1 1 / chance board 2 2 / chance token 1 Tempest / chance token 2 Beacon");
    assert_reads(&two, "turn", "–");
    plays(&two, "chance start 2 / 1 invest Beacon Roulette");
    assert_reads(&two, "round", "0");
    plays(&two, "2 invest Roulette Vagabond");
    assert_asks(&two, "2 turn");
    assert_reads(&two, "round", "1");
}

static void ruling_06_one_of_three_and_no_pass(void **state)
{
    (void)state;
    struct table t = lay("seats:2 paid1:Beacon=5 Beacon:Paris Tempest:Paris");
    assert_true(choices(&t, "payoff") > 0 && choices(&t, "move") > 0 && choices(&t, "burn") > 0);
    assert_int_equal(choices(&t, "pass"), 0);
    plays(&t, "1 payoff none");
    assert_asks(&t, "2 turn");
}

static void ruling_07_restricted_may_only_pay(void **state)
{
    (void)state;
    struct table t = lay("seats:2 restricted:1 paid1:Beacon=5 Beacon:Paris Tempest:Paris");
    assert_int_equal(choices(&t, "payoff"), choices(&t, ""));
    refuses(&t, "1 move Beacon Zurich");
    refuses(&t, "1 burn Beacon Tempest");
}

static void ruling_07_the_marker_comes_off_when_that_turn_ends(void **state)
{
    (void)state;
    struct table t = lay("seats:2 restricted:1");
    plays(&t, "1 payoff none");
    assert_reads(&t, "seat 1 restricted", "no");
    assert_true(said(&t, SOLOMON_RELEASED));
}

static void ruling_07_a_second_lost_challenge_changes_nothing(void **state)
{
    (void)state;
    struct table t = lay("seats:3 restricted:2 turn:1 paid1:Beacon=5 paid2:Beacon=2");
    plays(&t, "1 move Beacon Sofia / 2 challenge 1 / 1 raise 3 / 2 yield");
    assert_reads(&t, "seat 2 restricted", "yes");
    assert_false(said(&t, SOLOMON_RESTRICTED));
    plays(&t, "3 pass / 2 payoff none");
    assert_reads(&t, "seat 2 restricted", "no");
}

static void ruling_08_what_a_payoff_can_be(void **state)
{
    (void)state;
    struct table t = lay("seats:2 paid1:Beacon=20,Tempest=7 Magician:burnt");
    assert_int_equal(choices(&t, "payoff Beacon"), 3); /* three in reserve */
    assert_int_equal(choices(&t, "payoff Solomon"), 1);
    assert_int_equal(choices(&t, "payoff none"), 1);
    assert_int_equal(choices(&t, "payoff Magician"), 0);
    refuses(&t, "1 payoff Beacon 4");
}

static void ruling_08_an_empty_reserve_pays_nobody(void **state)
{
    (void)state;
    struct table t = lay("seats:2 paid1:Beacon=30");
    assert_int_equal(choices(&t, "payoff"), 1);
    refuses(&t, "1 payoff Solomon");
}

static void ruling_09_house_rule_express_trains(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Tempest:London Vagabond:Paris");
    int from_london = choices(&t, "move Tempest"), from_paris = choices(&t, "move Vagabond");
    struct table express = lay("seats:2 express Tempest:London Vagabond:Paris");
    assert_int_equal(choices(&express, "move Tempest"),
                     from_london + 9); /* ten other stations, Paris by line anyway */
    assert_int_equal(choices(&express, "move Vagabond"),
                     from_paris + 3); /* four more, London by line anyway */
    plays(&express, "1 move Vagabond Kiev / 2 pass");
    assert_int_equal(choices(&express, "use"), 10); /* and on from there */
    struct table on = lay("seats:2 express Tempest:London");
    plays(&on, "1 move Tempest Glasgow / 2 pass / 1 use London Kiev");
    assert_reads(&on, "agent Tempest", "Kiev");
}

static void ruling_09_moves_by_red_line_or_from_station_to_station(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Tempest:Belgrade Vagabond:Paris");
    assert_int_equal(choices(&t, "move Tempest"), 5);   /* no station there */
    assert_int_equal(choices(&t, "move Vagabond"), 10); /* four lines, six other stations */
    assert_int_equal(choices(&t, "move Vagabond Odessa"), 1);
    assert_int_equal(choices(&t, "move Vagabond Paris"), 0);
    refuses(&t, "1 move Tempest Odessa");
}

static void ruling_09_a_burnt_agent_does_not_move(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Tempest:burnt");
    assert_int_equal(choices(&t, "move Tempest"), 0);
}

static void ruling_10_a_burn_needs_one_city_and_five_sovereigns(void **state)
{
    (void)state;
    struct table t =
        lay("seats:2 Beacon:Paris Tempest:Paris Roulette:London paid1:Beacon=5,Tempest=4,Roulette=9");
    assert_int_equal(choices(&t, "burn Beacon"), choices(&t, "burn"));
    assert_int_equal(choices(&t, "burn Beacon Tempest"), 1);
    refuses(&t, "1 burn Tempest Beacon");
    refuses(&t, "1 burn Beacon Beacon");
    refuses(&t, "1 burn Roulette Beacon");
}

static void ruling_10_a_burn_costs_five_and_coins_on_the_target_stay(void **state)
{
    (void)state;
    struct table t =
        lay("seats:2 Beacon:Paris Tempest:Paris Spyglass:London case:Paris paid1:Beacon=7 paid2:Tempest=3");
    plays(&t, "1 burn Beacon Tempest / 2 pass");
    assert_reads(&t, "agent Tempest", "burnt");
    assert_reads(&t, "case", "Paris");
    assert_reads(&t, "seat 1 paid",
                 "Beacon=2 Magician=0 Roulette=0 Spyglass=0 Tempest=0 Vagabond=0 Solomon=0");
    assert_reads(&t, "seat 1 reserve", "23");
    assert_reads(&t, "seat 2 paid",
                 "Beacon=0 Magician=0 Roulette=0 Spyglass=0 Tempest=3 Vagabond=0 Solomon=0");
    assert_asks(&t, "2 turn");
}

static void ruling_10_the_last_agent_cannot_be_burnt(void **state)
{
    (void)state;
    struct table t = lay(
        "seats:2 Magician:burnt Roulette:burnt Spyglass:burnt Tempest:burnt Vagabond:burnt paid1:Beacon=30");
    assert_int_equal(choices(&t, "burn"), 0);
}

static void ruling_11_others_are_asked_clockwise_from_the_left(void **state)
{
    (void)state;
    struct table t = lay("seats:4 turn:3");
    plays(&t, "3 move Beacon Sofia");
    assert_asks(&t, "4 respond");
    plays(&t, "4 pass");
    assert_asks(&t, "1 respond");
    plays(&t, "1 pass");
    assert_asks(&t, "2 respond");
    plays(&t, "2 pass");
    assert_asks(&t, "4 turn");
}

static void ruling_11_a_challenge_opens_with_one_to_all(void **state)
{
    (void)state;
    struct table t = lay("seats:2 paid2:Beacon=4");
    plays(&t, "1 move Beacon Sofia");
    assert_int_equal(choices(&t, "challenge"), 4);
    refuses(&t, "2 challenge 5");
}

static void ruling_11_against_a_burn_it_opens_with_five(void **state)
{
    (void)state;
    struct table t = lay("seats:3 Beacon:Paris Tempest:Paris paid1:Beacon=5 paid2:Beacon=6 paid3:Beacon=4");
    plays(&t, "1 burn Beacon Tempest");
    assert_int_equal(choices(&t, "challenge"), 2);
    refuses(&t, "2 challenge 4");
    plays(&t, "2 pass");
    assert_int_equal(choices(&t, ""), 1);
}

static void ruling_11_the_restricted_may_challenge(void **state)
{
    (void)state;
    struct table t = lay("seats:2 restricted:2 paid2:Beacon=1");
    plays(&t, "1 move Beacon Sofia / 2 challenge 1");
    assert_asks(&t, "1 bid");
}

static void ruling_12_each_names_a_higher_number_or_yields(void **state)
{
    (void)state;
    struct table t = lay("seats:2 paid1:Beacon=6 paid2:Beacon=5");
    plays(&t, "1 move Beacon Sofia / 2 challenge 2");
    refuses(&t, "1 raise 2");
    refuses(&t, "1 raise 7");
    assert_int_equal(choices(&t, "raise"), 4);
    plays(&t, "1 raise 4");
    assert_asks(&t, "2 bid");
    assert_int_equal(choices(&t, "raise"), 1);
}

static void ruling_12_equal_coins_favour_the_challenger(void **state)
{
    (void)state;
    struct table t = lay("seats:2 paid1:Beacon=3 paid2:Beacon=3");
    plays(&t, "1 move Beacon Sofia / 2 challenge 3");
    assert_int_equal(choices(&t, "raise"), 0);
    assert_int_equal(choices(&t, "yield"), 1);
}

static void ruling_13_the_mover_yields_and_nothing_happens(void **state)
{
    (void)state;
    struct table t = lay("seats:3 Beacon:Paris Tempest:Paris paid1:Beacon=5 paid2:Beacon=6");
    plays(&t, "1 burn Beacon Tempest / 2 challenge 5 / 1 yield");
    assert_asks(&t, "2 turn"); /* seat 3 is not asked */
    assert_reads(&t, "agent Tempest", "Paris");
    assert_reads(&t, "seat 1 reserve", "25");
    assert_reads(&t, "seat 2 restricted", "no");
    assert_reads(&t, "seat 1 paid",
                 "Beacon=5 Magician=0 Roulette=0 Spyglass=0 Tempest=0 Vagabond=0 Solomon=0");
}

static void ruling_13_the_challenger_yields_and_is_restricted(void **state)
{
    (void)state;
    struct table t = lay("seats:3 paid1:Beacon=5 paid2:Beacon=4 paid3:Beacon=3");
    plays(&t, "1 move Beacon Sofia / 2 challenge 3 / 1 raise 4 / 2 yield");
    assert_reads(&t, "seat 2 restricted", "yes");
    assert_asks(&t, "3 respond");
    plays(&t, "3 challenge 1"); /* lower than what was named before */
    refuses(&t, "1 raise 1");
    plays(&t, "1 raise 2 / 3 yield");
    assert_reads(&t, "agent Beacon", "Sofia");
}

static void ruling_14_who_can_only_pass_or_yield_is_asked(void **state)
{
    (void)state;
    struct table t = lay("seats:2 paid2:Beacon=1");
    plays(&t, "1 move Tempest Tunis");
    assert_asks(&t, "2 respond");
    assert_int_equal(choices(&t, ""), 1);
    plays(&t, "2 pass / 1 skip / 2 payoff none / 1 move Beacon Sofia / 2 challenge 1");
    assert_asks(&t, "1 bid");
    assert_int_equal(choices(&t, ""), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ruling_01_an_empty_hq_is_a_city_like_others),
        cmocka_unit_test(ruling_02_agents_and_briefcase_start_where_the_board_says),
        cmocka_unit_test(ruling_03_each_board_is_dealt_once),
        cmocka_unit_test(ruling_04_thirty_sovereigns_and_an_opening),
        cmocka_unit_test(ruling_05_the_start_player_and_the_die),
        cmocka_unit_test(ruling_06_one_of_three_and_no_pass),
        cmocka_unit_test(ruling_07_restricted_may_only_pay),
        cmocka_unit_test(ruling_07_the_marker_comes_off_when_that_turn_ends),
        cmocka_unit_test(ruling_07_a_second_lost_challenge_changes_nothing),
        cmocka_unit_test(ruling_08_what_a_payoff_can_be),
        cmocka_unit_test(ruling_08_an_empty_reserve_pays_nobody),
        cmocka_unit_test(ruling_09_moves_by_red_line_or_from_station_to_station),
        cmocka_unit_test(ruling_09_house_rule_express_trains),
        cmocka_unit_test(ruling_09_a_burnt_agent_does_not_move),
        cmocka_unit_test(ruling_10_a_burn_needs_one_city_and_five_sovereigns),
        cmocka_unit_test(ruling_10_a_burn_costs_five_and_coins_on_the_target_stay),
        cmocka_unit_test(ruling_10_the_last_agent_cannot_be_burnt),
        cmocka_unit_test(ruling_11_others_are_asked_clockwise_from_the_left),
        cmocka_unit_test(ruling_11_a_challenge_opens_with_one_to_all),
        cmocka_unit_test(ruling_11_against_a_burn_it_opens_with_five),
        cmocka_unit_test(ruling_11_the_restricted_may_challenge),
        cmocka_unit_test(ruling_12_each_names_a_higher_number_or_yields),
        cmocka_unit_test(ruling_12_equal_coins_favour_the_challenger),
        cmocka_unit_test(ruling_13_the_mover_yields_and_nothing_happens),
        cmocka_unit_test(ruling_13_the_challenger_yields_and_is_restricted),
        cmocka_unit_test(ruling_14_who_can_only_pass_or_yield_is_asked),
    };
    return script_run("solomon/rulings.txt", "solomon", lay) + cmocka_run_group_tests(tests, NULL, NULL);
}
