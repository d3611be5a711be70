/* Rulings 15 to 20: carrying out a move, abilities, and how a match ends; and what is known to whom. */
#include "table.h"

#include "base/rng.h"

#include "cmocka_all.h"

#include <string.h>

/* Flags of the last SOLOMON_TRAVELLED that the last action said; -1: none. */
static int travel_flags(const struct table *t)
{
    int flags = -1;
    for (int i = 0; i < t->events.count; i++)
        if (t->events.item[i].kind == SOLOMON_TRAVELLED)
            flags = t->events.item[i].arg[3];
    return flags;
}

static void ruling_15_the_case_comes_along_from_the_city_left(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Beacon:Paris case:Paris");
    plays(&t, "1 move Beacon Vienna / 2 pass");
    assert_asks(&t, "1 carry");
    assert_reads(&t, "agent Beacon", "Paris"); /* it has not left yet */
    plays(&t, "1 carry");
    assert_reads(&t, "agent Beacon", "Vienna");
    assert_reads(&t, "case", "Vienna");
    assert_int_equal(travel_flags(&t), SOLOMON_BY_TRAIN | SOLOMON_WITH_CASE);
}

static void ruling_15_or_stays(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Beacon:Paris case:Paris");
    plays(&t, "1 move Beacon London / 2 pass / 1 leave");
    assert_reads(&t, "case", "Paris");
    assert_int_equal(travel_flags(&t), 0);
}

static void ruling_15_no_question_where_it_was_not_in_the_city_left(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Beacon:Paris Spyglass:Lisbon case:London");
    plays(&t, "1 move Beacon London / 2 pass");
    assert_asks(&t, "2 turn");
}

static void ruling_16_beacon_calls_a_neighbour_without_the_case(void **state)
{
    (void)state;
    struct table t =
        lay("seats:2 Beacon:Sofia Tempest:Bucharest Vagabond:Thessaloniki Roulette:Sofia case:Bucharest");
    plays(&t, "1 move Beacon Belgrade / 2 pass");
    assert_int_equal(choices(&t, "use"), 3);
    refuses(&t, "1 use Beacon");
    plays(&t, "1 use Tempest");
    assert_reads(&t, "agent Tempest", "Belgrade");
    assert_reads(&t, "case", "Bucharest");
}

static void ruling_16_beacon_does_not_call_by_train(void **state)
{
    (void)state;
    struct table t = lay(
        "seats:2 Beacon:Zurich Tempest:Odessa Roulette:Kiev Spyglass:Lisbon Magician:Lisbon Vagabond:Lisbon");
    plays(&t, "1 move Beacon Vienna / 2 pass");
    assert_asks(&t, "2 turn");
}

static void ruling_16_magician_sends_the_case(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Magician:Paris case:Zurich");
    plays(&t, "1 move Magician Zurich / 2 pass");
    assert_int_equal(choices(&t, "use"), 5);
    refuses(&t, "1 use Odessa");
    plays(&t, "1 use Venice");
    assert_reads(&t, "case", "Venice");
    assert_reads(&t, "agent Magician", "Zurich");
    assert_true(said(&t, SOLOMON_CASE_MOVED));
}

static void ruling_16_magician_sends_what_was_carried(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Magician:Paris case:Paris");
    plays(&t, "1 move Magician London / 2 pass / 1 carry / 1 use Dublin");
    assert_reads(&t, "case", "Dublin");
}

static void ruling_16_roulette_fetches_the_case(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Roulette:Paris case:Berlin");
    plays(&t, "1 move Roulette Zurich / 2 pass");
    assert_int_equal(choices(&t, ""), 2);
    plays(&t, "1 use");
    assert_reads(&t, "case", "Zurich");
}

static void ruling_16_roulette_does_not_fetch_by_train(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Roulette:Berlin case:Odessa");
    plays(&t, "1 move Roulette Copenhagen / 2 pass");
    assert_asks(&t, "2 turn");
}

static void ruling_16_spyglass_sends_another_without_the_case(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Spyglass:Paris Tempest:London case:London");
    plays(&t, "1 move Spyglass London / 2 pass");
    refuses(&t, "1 use Spyglass Paris");
    refuses(&t, "1 use Tempest Odessa");
    assert_int_equal(choices(&t, "use Tempest"), 4);
    plays(&t, "1 use Tempest Glasgow");
    assert_reads(&t, "agent Tempest", "Glasgow");
    assert_reads(&t, "case", "London");
}

static void ruling_16_tempest_goes_on_by_line_or_train(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Tempest:London case:London");
    plays(&t, "1 move Tempest Paris / 2 pass / 1 carry");
    assert_int_equal(choices(&t, "use Odessa Istanbul"), 1);
    assert_int_equal(choices(&t, "use London London"), 0);
    refuses(&t, "1 use Kiev");
    plays(&t, "1 use Odessa Kiev");
    assert_reads(&t, "agent Tempest", "Kiev");
    assert_reads(&t, "case", "Paris");
}

static void ruling_16_tempest_may_end_where_its_steps_began(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Tempest:London");
    plays(&t, "1 move Tempest Paris / 2 pass / 1 use Zurich Paris");
    assert_reads(&t, "agent Tempest", "Paris");
}

static void ruling_16_vagabond_takes_another_train(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Vagabond:London case:Paris");
    plays(&t, "1 move Vagabond Paris / 2 pass");
    assert_int_equal(choices(&t, "use"), 12); /* six stations, with and without the case */
    refuses(&t, "1 use Zurich");
    refuses(&t, "1 use Paris");
    plays(&t, "1 use Rome carry");
    assert_reads(&t, "case", "Rome");
    assert_int_equal(travel_flags(&t), SOLOMON_BY_TRAIN | SOLOMON_BY_ABILITY | SOLOMON_WITH_CASE);
}

static void ruling_16_vagabond_needs_a_station_and_the_case_there(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Vagabond:Paris case:Vienna"), away = t;
    plays(&t, "1 move Vagabond London / 2 pass");
    assert_asks(&t, "2 turn");
    plays(&away, "1 move Vagabond Rome / 2 pass");
    refuses(&away, "1 use Paris carry");
    plays(&away, "1 use Paris");
    assert_reads(&away, "agent Vagabond", "Paris");
}

static void ruling_16_no_ability_after_a_burn_or_a_lost_challenge(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Tempest:Paris Beacon:Paris paid1:Tempest=5 paid2:Tempest=9"), lost = t;
    plays(&t, "1 burn Tempest Beacon / 2 pass");
    assert_asks(&t, "2 turn");
    plays(&lost, "1 move Tempest London / 2 challenge 9 / 1 yield");
    assert_asks(&lost, "2 turn");
}

static void ruling_17_one_ability_a_turn_and_only_the_movers_own(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Beacon:Sofia Tempest:Bucharest");
    plays(&t, "1 move Beacon Belgrade / 2 pass / 1 use Tempest");
    assert_asks(&t, "2 turn");
}

static void ruling_18_into_the_own_hq_wins_at_once(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Tempest:London case:London");
    plays(&t, "1 move Tempest Glasgow / 2 pass / 1 carry"); /* Tempest's steps are not played */
    assert_asks(&t, "none");
    assert_reads(&t, "outcome", "win 1");
    assert_reads(&t, "by", "briefcase");
}

static void ruling_18_by_magician_roulette_or_vagabond_too(void **state)
{
    (void)state;
    struct table m = lay("seats:2 Magician:Paris case:London"),
                 r = lay("seats:2 Roulette:London case:Dublin");
    plays(&m, "1 move Magician London / 2 pass / 1 use Glasgow");
    assert_reads(&m, "outcome", "win 1");
    plays(&r, "1 move Roulette Glasgow / 2 pass / 1 use");
    assert_reads(&r, "outcome", "win 1");
}

static void ruling_18_into_anothers_it_rests(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Tempest:Palermo case:Palermo");
    plays(&t, "1 move Tempest Athens / 2 pass / 1 carry / 1 skip");
    assert_reads(&t, "outcome", "running");
    plays(&t, "2 move Tempest Palermo / 1 pass / 2 carry / 2 use Athens"); /* without it */
    assert_reads(&t, "outcome", "running");
    plays(&t, "1 payoff none / 2 move Roulette Rome / 1 pass / 2 use");
    assert_reads(&t, "case", "Rome");
}

static void ruling_18_its_owner_takes_it_out_and_in_again(void **state)
{
    (void)state;
    struct table t = lay("seats:2 turn:2 Tempest:Athens case:Athens");
    plays(&t, "2 move Tempest Palermo / 1 pass / 2 carry / 2 skip");
    assert_reads(&t, "outcome", "running");
    plays(&t, "1 payoff none / 2 move Tempest Athens / 1 pass / 2 carry");
    assert_reads(&t, "outcome", "win 2");
}

static void ruling_18_house_rule_any_arrival(void **state)
{
    (void)state;
    struct table t = lay("seats:2 any-arrival Tempest:Palermo case:Palermo");
    plays(&t, "1 move Tempest Athens / 2 pass / 1 carry");
    assert_reads(&t, "outcome", "win 2");
    struct table empty = lay("seats:2 any-arrival Tempest:Kiev case:Kiev");
    plays(&empty, "1 move Tempest Moscow / 2 pass / 1 carry / 1 skip");
    assert_reads(&empty, "outcome", "running");
}

static void ruling_19_the_die_advances_after_every_round(void **state)
{
    (void)state;
    struct table t = lay("seats:2 start:2 turn:2 track:2 round:13");
    plays(&t, "2 payoff none");
    assert_reads(&t, "track", "2");
    plays(&t, "1 payoff none");
    assert_reads(&t, "track", "1");
    assert_reads(&t, "round", "14");
    assert_asks(&t, "2 turn");
}

static void ruling_19_at_the_end_of_its_track_it_is_rolled(void **state)
{
    (void)state;
    struct table t = lay("seats:2 turn:2 track:1");
    plays(&t, "2 payoff none"); /* comes to the end: not rolled yet */
    assert_reads(&t, "track", "0");
    plays(&t, "1 payoff none / 2 payoff none");
    assert_asks(&t, "chance die");
    plays(&t, "chance die blank");
    assert_asks(&t, "1 turn");
    plays(&t, "1 payoff none / 2 payoff none");
    assert_asks(&t, "chance die");
}

/* As many rounds as there are spaces, then one more, until the first roll. */
static void ruling_19_the_whole_track(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 4; seats++) {
        struct table t = lay(seats == 2 ? "seats:2" : seats == 3 ? "seats:3" : "seats:4");
        int turns = 0;
        while (solomon_at(&t)->pub.to_act != SEAT_NATURE) {
            char line[] = "1 payoff none";
            line[0] = (char)('1' + solomon_at(&t)->pub.to_act);
            plays(&t, line);
            turns++;
        }
        assert_int_equal(turns, seats * ((seats == 4 ? 20 : 15) + 1));
    }
}

static void ruling_19_faces_of_the_die(void **state)
{
    (void)state;
    struct rng rng;
    rng_start(&rng, 9, "game");
    for (int faces = 1; faces <= 6; faces++) {
        char words[] = "seats:2 turn:2 track:0 die-faces:1";
        words[sizeof words - 2] = (char)('0' + faces);
        struct table t = lay(words);
        plays(&t, "2 payoff none");
        int shown = 0;
        for (int i = 0; i < 6000; i++)
            shown += t.r->chance(t.box, table_state(&t), rng_draw, &rng).arg[0];
        assert_in_range(shown, faces * 1000 - 200 * (faces < 6), faces * 1000 + 200 * (faces < 6));
        if (faces == 6)
            refuses(&t, "chance die blank");
    }
}

static void ruling_19_two_faces_by_default(void **state)
{
    (void)state;
    struct table t = fresh("seats:2");
    assert_int_equal(solomon_at(&t)->pub.die_faces, 2);
}

/* Who wins when Dr. Solomon comes now? */
static const char *solomon_comes(struct table t)
{
    plays(&t, "2 payoff none / chance die solomon");
    assert_reads(&t, "by", "solomon");
    return reads(&t, "outcome");
}

static void ruling_20_most_on_solomon_then_most_in_reserve(void **state)
{
    (void)state;
    assert_string_equal(
        solomon_comes(lay("seats:2 turn:2 track:0 paid1:Solomon=1 paid2:Solomon=2,Beacon=28")), "win 2");
    assert_string_equal(solomon_comes(lay("seats:2 turn:2 track:0 paid1:Solomon=2 paid2:Solomon=2,Beacon=1")),
                        "win 1");
    assert_string_equal(solomon_comes(lay("seats:2 turn:2 track:0 paid1:Solomon=2 paid2:Solomon=2")),
                        "win 1 2");
}

static void ruling_20_all_on_nothing_is_a_tie_like_any_other(void **state)
{
    (void)state;
    assert_string_equal(solomon_comes(lay("seats:2 turn:2 track:0 paid1:Beacon=3")), "win 2");
    assert_string_equal(solomon_comes(lay("seats:2 turn:2 track:0")), "win 1 2");
}

static void ruling_20_coins_spent_on_burns_are_not_in_reserve(void **state)
{
    (void)state;
    struct table t = lay("seats:2 turn:1 track:0 Beacon:Paris Tempest:Paris paid1:Beacon=5 paid2:Beacon=4");
    plays(&t, "1 burn Beacon Tempest / 2 pass");
    assert_string_equal(solomon_comes(t), "win 2");
}

static void ruling_20_shields_go_up_but_tokens_stay_secret(void **state)
{
    (void)state;
    struct table t = lay("seats:2 turn:2 track:0 paid1:Solomon=1");
    struct solomon_view view;
    plays(&t, "2 payoff none / chance die solomon");
    t.r->observe(t.box, table_state(&t), 1, (struct game_view *)&view);
    assert_int_equal(view.secret[0].paid[SOLOMON_DOCTOR], 1);
    assert_int_equal(view.secret[0].token, SOLOMON_NOWHERE);
    assert_int_equal(view.secret[0].board, 0);
    t.r->unveil(t.box, table_state(&t), (struct game_view *)&view);
    assert_int_equal(view.secret[0].board, 1);
}

static void ruling_20_a_briefcase_win_opens_nothing(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Tempest:London case:London paid1:Solomon=1");
    struct solomon_view view;
    plays(&t, "1 move Tempest Glasgow / 2 pass / 1 carry");
    t.r->observe(t.box, table_state(&t), 1, (struct game_view *)&view);
    assert_int_equal(view.open, 2);
    assert_int_equal(view.secret[0].paid[SOLOMON_DOCTOR], 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ruling_15_the_case_comes_along_from_the_city_left),
        cmocka_unit_test(ruling_15_or_stays),
        cmocka_unit_test(ruling_15_no_question_where_it_was_not_in_the_city_left),
        cmocka_unit_test(ruling_16_beacon_calls_a_neighbour_without_the_case),
        cmocka_unit_test(ruling_16_beacon_does_not_call_by_train),
        cmocka_unit_test(ruling_16_magician_sends_the_case),
        cmocka_unit_test(ruling_16_magician_sends_what_was_carried),
        cmocka_unit_test(ruling_16_roulette_fetches_the_case),
        cmocka_unit_test(ruling_16_roulette_does_not_fetch_by_train),
        cmocka_unit_test(ruling_16_spyglass_sends_another_without_the_case),
        cmocka_unit_test(ruling_16_tempest_goes_on_by_line_or_train),
        cmocka_unit_test(ruling_16_tempest_may_end_where_its_steps_began),
        cmocka_unit_test(ruling_16_vagabond_takes_another_train),
        cmocka_unit_test(ruling_16_vagabond_needs_a_station_and_the_case_there),
        cmocka_unit_test(ruling_16_no_ability_after_a_burn_or_a_lost_challenge),
        cmocka_unit_test(ruling_17_one_ability_a_turn_and_only_the_movers_own),
        cmocka_unit_test(ruling_18_into_the_own_hq_wins_at_once),
        cmocka_unit_test(ruling_18_by_magician_roulette_or_vagabond_too),
        cmocka_unit_test(ruling_18_into_anothers_it_rests),
        cmocka_unit_test(ruling_18_its_owner_takes_it_out_and_in_again),
        cmocka_unit_test(ruling_18_house_rule_any_arrival),
        cmocka_unit_test(ruling_19_the_die_advances_after_every_round),
        cmocka_unit_test(ruling_19_at_the_end_of_its_track_it_is_rolled),
        cmocka_unit_test(ruling_19_the_whole_track),
        cmocka_unit_test(ruling_19_faces_of_the_die),
        cmocka_unit_test(ruling_19_two_faces_by_default),
        cmocka_unit_test(ruling_20_most_on_solomon_then_most_in_reserve),
        cmocka_unit_test(ruling_20_all_on_nothing_is_a_tie_like_any_other),
        cmocka_unit_test(ruling_20_coins_spent_on_burns_are_not_in_reserve),
        cmocka_unit_test(ruling_20_shields_go_up_but_tokens_stay_secret),
        cmocka_unit_test(ruling_20_a_briefcase_win_opens_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
