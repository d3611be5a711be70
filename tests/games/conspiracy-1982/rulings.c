/* Rulings 1 to 14: who plays, where, turns, pay-offs, moves and covers. */
#include "table.h"

#include "base/rng.h"

#include "cmocka_all.h"

#include <string.h>

#define SPIES                                                                                                \
    "chance spies Buenos-Aires=Al-Ibi Havana=Ahmed-Cahr Hong-Kong=Earl-E-Byrd Leningrad=Peking-Tom "         \
    "Reykjavik=Polly-Graff Samarkand=Rita-Palm Stockholm=Rock-Bottom Sydney=Tanya-Hyde"

/* The places in a quarter turn, one after another, a row a line (ruling 2). */
static const char *const turned[6][4] = {
    {"Washington", "London", "Moscow", "Peking"},
    {"Havana", "Stockholm", "Samarkand", "Sydney"},
    {"Reykjavik", "Leningrad", "Hong-Kong", "Buenos-Aires"},
    {"Rio", "Lisbon", "Istanbul", "Singapore"},
    {"Dakar", "Vienna", "Delhi", "Cape-Town"},
    {"Lagos", "Rome", "Cairo", "Nairobi"},
};

static struct table fresh(const char *words)
{
    return table_begin("conspiracy-1982", words);
}

static const struct map *map_of(const struct table *t)
{
    return &c82_box_of(t->box)->map;
}

static int place(const struct table *t, const char *name)
{
    return map_find(map_of(t), name, strlen(name));
}

/* Can this many seats with these places (indices, clockwise from Washington) begin a match? */
static bool may_begin(int seats, int a, int b, int c, int d)
{
    struct table t = fresh("seats:2");
    game_config config = {.seats = (uint8_t)seats, .place = {(uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d}};
    game_error err;
    return t.r->init(t.box, &config, table_state(&t), &err);
}

static void ruling_01_two_to_four_play_clockwise(void **state)
{
    (void)state;
    assert_false(may_begin(1, 0, 0, 0, 0));
    assert_true(may_begin(2, 0, 1, 0, 0));
    assert_true(may_begin(3, 2, 3, 0, 0)); /* Moscow, Peking, Washington */
    assert_true(may_begin(4, 3, 0, 1, 2));
    assert_false(may_begin(4, 0, 1, 3, 2));
    assert_false(may_begin(3, 0, 2, 1, 0));
    assert_false(may_begin(2, 0, 0, 0, 0));
    assert_false(may_begin(2, 0, 4, 0, 0));
    assert_false(may_begin(5, 0, 1, 2, 3));
}

static void ruling_01_usual_seats(void **state)
{
    (void)state;
    static const char *const usual[3][4] = {{"Washington", "Moscow"},
                                            {"Washington", "London", "Moscow"},
                                            {"Washington", "London", "Moscow", "Peking"}};
    struct table t = fresh("seats:2");
    for (uint8_t seats = 2; seats <= 4; seats++) {
        game_config config;
        assert_true(t.r->default_config(t.box, seats, &config));
        for (int i = 0; i < seats; i++)
            assert_string_equal(t.r->place_name(t.box, config.place[i]), usual[seats - 2][i]);
    }
}

static void ruling_01_an_empty_hq_is_a_space_like_others(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Al-Ibi:Reykjavik case:Reykjavik");
    plays(&t, "1 move Al-Ibi London case / 2 pass");
    assert_reads(&t, "outcome", "running");
    plays(&t, "2 move Al-Ibi Stockholm case / 1 pass");
    assert_reads(&t, "case", "Stockholm");
}

/* Where a place comes to by a quarter turn; or in the mirror, which leaves Washington and Moscow where they are. */
static int image(const struct table *t, int p, bool mirror)
{
    static const struct {
        int row, sum;
    } across[6] = {{0, 4}, {2, 3}, {1, 3}, {3, 4}, {4, 3}, {5, 4}};
    for (int row = 0; row < 6; row++)
        for (int i = 0; i < 4; i++)
            if (p == place(t, turned[row][i]))
                return place(t, mirror ? turned[across[row].row][(across[row].sum - i) & 3]
                                       : turned[row][(i + 1) & 3]);
    return p; /* Zerzura */
}

static void ruling_02_no_seat_is_better_placed(void **state)
{
    (void)state;
    struct table t = fresh("seats:4");
    const struct map *m = map_of(&t);
    int lines = 0;
    assert_int_equal(m->places, 25);
    for (int a = 0; a < m->places; a++)
        for (int b = 0; b < m->places; b++) {
            lines += map_holds(m->near[a], b);
            for (int mirror = 0; mirror < 2; mirror++)
                assert_int_equal(map_holds(m->near[a], b),
                                 map_holds(m->near[image(&t, a, mirror)], image(&t, b, mirror)));
        }
    assert_int_equal(lines, 2 * 48);
}

static void ruling_02_steps(void **state)
{
    (void)state;
    struct table t = fresh("seats:4");
    const struct map *m = map_of(&t);
    int zerzura = place(&t, "Zerzura");
    for (int i = 0; i < 4; i++) {
        int hq = place(&t, turned[0][i]);
        assert_int_equal(m->steps[zerzura][hq], 4);
        assert_int_equal(m->steps[zerzura][place(&t, turned[1][i])], 3);
        assert_int_equal(m->steps[zerzura][place(&t, turned[2][i])], 3);
        assert_int_equal(m->steps[hq][place(&t, turned[0][(i + 1) % 4])], 3);
        assert_int_equal(m->steps[hq][place(&t, turned[0][(i + 2) % 4])], 6);
        assert_int_equal(__builtin_popcountll(m->near[hq]), 2);
        assert_int_equal(m->near[hq] & ~m->flagged[0], 0); /* both are start cities */
    }
}

static void ruling_03_spies_in_their_order(void **state)
{
    (void)state;
    for (int spy = 1; spy < C82_SPIES; spy++)
        assert_true(strcmp(c82_spy_name[spy - 1], c82_spy_name[spy]) < 0);
}

static void ruling_04_a_spy_in_each_start_city(void **state)
{
    (void)state;
    struct table t = fresh("seats:2");
    struct rng rng;
    int count[C82_SPIES][C82_SPIES] = {{0}};
    rng_start(&rng, 3, "game");
    for (int i = 0; i < 8000; i++) {
        game_action a = t.r->chance(t.box, table_state(&t), rng_draw, &rng);
        for (int at = 0; at < C82_SPIES; at++)
            count[at][a.arg[at]]++;
    }
    for (int i = 0; i < C82_SPIES * C82_SPIES; i++)
        assert_in_range(count[i / C82_SPIES][i % C82_SPIES], 850, 1150); /* 1000 ± 5 standard deviations */
    refuses(&t, "chance spies Buenos-Aires=Al-Ibi Havana=Al-Ibi Hong-Kong=Earl-E-Byrd Leningrad=Peking-Tom "
                "Reykjavik=Polly-Graff Samarkand=Rita-Palm Stockholm=Rock-Bottom Sydney=Tanya-Hyde");
    plays(&t, SPIES);
    assert_reads(&t, "spy Al-Ibi", "Buenos-Aires");
    assert_reads(&t, "spy Tanya-Hyde", "Sydney");
    assert_reads(&t, "case", "Zerzura");
}

static void ruling_04_fixed_places_need_no_chance(void **state)
{
    (void)state;
    struct table t = fresh("seats:2 fixed");
    assert_asks(&t, "1 open");
    assert_reads(&t, "spy Rita-Palm", "Buenos-Aires");
    assert_reads(&t, "spy Rock-Bottom", "Sydney");
}

static void ruling_05_an_opening_pay_off_or_none(void **state)
{
    (void)state;
    struct table t = fresh("seats:3 fixed");
    assert_reads(&t, "seat 1 balance", "10000");
    assert_int_equal(choices(&t, "open"), 1 + 8 * 100);
    plays(&t, "1 open Rita-Palm 10000");
    assert_asks(&t, "2 open");
    assert_string_equal(sees(&t, 0, "seat 1 balance"), "0");
    assert_string_equal(sees(&t, 1, "seat 1 balance"), "?");
    plays(&t, "2 open none / 3 open Al-Ibi 100");
    assert_reads(&t, "seat 3 balance", "9900");
    assert_asks(&t, "chance start");
}

static void ruling_06_any_seat_starts(void **state)
{
    (void)state;
    struct table t = fresh("seats:4 fixed");
    struct rng rng;
    int count[C82_SEATS] = {0};
    plays(&t, "1 open none / 2 open none / 3 open none / 4 open none");
    rng_start(&rng, 6, "game");
    for (int i = 0; i < 4000; i++)
        count[t.r->chance(t.box, table_state(&t), rng_draw, &rng).arg[0]]++;
    for (int i = 0; i < C82_SEATS; i++)
        assert_in_range(count[i], 860, 1140);
    plays(&t, "chance start 3");
    assert_asks(&t, "3 turn");
    assert_reads(&t, "round", "1");
}

static void ruling_07_a_turn_is_a_pay_off_a_move_or_a_cover(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Rita-Palm:Rio Al-Ibi:Rio paid1:Rita-Palm=1000");
    int all = choices(&t, "");
    assert_int_equal(choices(&t, "payoff") + choices(&t, "move") + choices(&t, "blow"), all);
    assert_int_equal(choices(&t, "blow"), 1);
    plays(&t, "1 payoff none");
    assert_asks(&t, "2 turn");
}

static void ruling_08_who_owes_a_turn_is_passed_over(void **state)
{
    (void)state;
    struct table t = lay("seats:3 owes:2");
    plays(&t, "1 payoff none");
    assert_asks(&t, "3 turn");
    assert_true(said(&t, C82_PASSED_OVER));
    assert_reads(&t, "seat 2 loses-turn", "no");
    plays(&t, "3 payoff none / 1 payoff none");
    assert_asks(&t, "2 turn");
}

static void ruling_08_rounds_go_by_the_start_seat(void **state)
{
    (void)state;
    struct table t = lay("seats:3 start:2 turn:1 owes:2");
    plays(&t, "1 payoff none");
    assert_asks(&t, "3 turn");
    assert_reads(&t, "round", "2"); /* though the start seat is passed over */
}

static void ruling_09_pay_offs(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Al-Ibi:blown paid1:Rita-Palm=700 paid2:Rita-Palm=10000");
    assert_int_equal(choices(&t, "payoff none"), 1);
    assert_int_equal(choices(&t, "payoff Rita-Palm"), 93);
    assert_int_equal(choices(&t, "payoff Al-Ibi"), 0);
    refuses(&t, "1 payoff Rita-Palm 9400");
    plays(&t, "1 payoff Rita-Palm 300");
    assert_true(strstr(reads(&t, "seat 1 paid"), " Rita-Palm=1000 "));
    assert_reads(&t, "seat 1 balance", "9000");
    assert_int_equal(choices(&t, "payoff"), 1); /* nothing is left but a feint */
}

static void ruling_09_a_feint_looks_the_same(void **state)
{
    (void)state;
    struct table paid = lay("seats:2 paid1:Rita-Palm=700"), feint = paid;
    union {
        max_align_t align;
        unsigned char bytes[GAME_MAX_STATE];
    } one = {0}, two = {0};
    plays(&paid, "1 payoff Tanya-Hyde 9300");
    plays(&feint, "1 payoff none");
    paid.r->observe(paid.box, table_state(&paid), 1, (struct game_view *)(void *)&one);
    feint.r->observe(feint.box, table_state(&feint), 1, (struct game_view *)(void *)&two);
    assert_memory_equal(&one, &two, sizeof one);
    assert_int_equal(paid.events.count, feint.events.count);
    for (int i = 0; i < paid.events.count; i++)
        if (game_sees(&paid.events.item[i], 1))
            assert_memory_equal(&paid.events.item[i], &feint.events.item[i], sizeof paid.events.item[i]);
}

static void ruling_10_a_spy_goes_along_one_line(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Rita-Palm:Zerzura Al-Ibi:Rome");
    assert_int_equal(choices(&t, "move Rita-Palm"), 8); /* four ways, with the briefcase or without */
    assert_int_equal(choices(&t, "move Al-Ibi"), 4);
    refuses(&t, "1 move Rita-Palm Vienna");
    refuses(&t, "1 move Al-Ibi Cairo case");
    plays(&t, "1 move Rita-Palm Rome case / 2 pass");
    assert_reads(&t, "case", "Rome");
    assert_int_equal(choices(&t, "move Al-Ibi Vienna"), 0); /* no line goes there */
    plays(&t, "2 move Al-Ibi Cairo case / 1 pass");         /* it does not matter who brought it */
    assert_reads(&t, "case", "Cairo");
    assert_reads(&t, "spy Rita-Palm", "Rome");
}

static void ruling_11_the_briefcase_stays_out_of_rivals_hqs(void **state)
{
    (void)state;
    struct table t = lay("seats:3 places:Washington,London,Moscow Rita-Palm:Leningrad case:Leningrad");
    plays(&t, "1 move Rita-Palm Moscow / 2 pass / 3 pass"); /* without it anybody may go there */
    t = lay("seats:3 Rita-Palm:Leningrad case:Leningrad");
    refuses(&t, "1 move Rita-Palm Moscow case");
    t = lay("seats:3 Rita-Palm:Hong-Kong case:Hong-Kong");
    plays(&t, "1 move Rita-Palm Peking case / 2 pass / 3 pass"); /* nobody's */
    assert_reads(&t, "outcome", "running");
    t = lay("seats:3 any-arrival Rita-Palm:Leningrad case:Leningrad");
    plays(&t, "1 move Rita-Palm Moscow case / 2 pass / 3 pass");
    assert_reads(&t, "outcome", "win 3");
}

static void ruling_12_the_move_is_made_at_once(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Rita-Palm:Zerzura");
    plays(&t, "1 move Rita-Palm Cairo case");
    assert_asks(&t, "2 respond");
    assert_reads(&t, "spy Rita-Palm", "Cairo");
    assert_reads(&t, "case", "Cairo");
    assert_reads(&t, "action", "move Rita-Palm Cairo case");
    assert_reads(&t, "from", "Zerzura");
}

static void ruling_13_an_informer_needs_a_thousand(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Rita-Palm:Rio Al-Ibi:Rio Tanya-Hyde:Lagos "
                         "paid1:Rita-Palm=1000,Al-Ibi=900,Tanya-Hyde=5000");
    assert_int_equal(choices(&t, "blow"), 1);
    refuses(&t, "1 blow Rita-Palm Rita-Palm");
    refuses(&t, "1 blow Tanya-Hyde Al-Ibi");
    refuses(&t, "1 blow Al-Ibi Rita-Palm");
    plays(&t, "1 blow Rita-Palm Al-Ibi");
    assert_asks(&t, "2 respond");
    assert_reads(&t, "spy Al-Ibi", "Rio");
    assert_reads(&t, "seat 1 spent", "0");
}

static void ruling_14_the_victim_is_out_for_good(void **state)
{
    (void)state;
    struct table t =
        lay("seats:2 Rita-Palm:Rio Al-Ibi:Rio case:Rio paid1:Rita-Palm=1000,Al-Ibi=300 paid2:Al-Ibi=700");
    plays(&t, "1 blow Rita-Palm Al-Ibi / 2 pass");
    assert_reads(&t, "spy Al-Ibi", "blown");
    assert_reads(&t, "case", "Rio");
    assert_reads(&t, "seat 1 spent", "1000");
    assert_true(strstr(reads(&t, "seat 1 paid"), "Al-Ibi=300 ") &&
                strstr(reads(&t, "seat 1 paid"), "Rita-Palm=0 "));
    assert_true(strstr(reads(&t, "seat 2 paid"), "Al-Ibi=700 "));
    assert_int_equal(choices(&t, "payoff Al-Ibi") + choices(&t, "move Al-Ibi"), 0);
}

static void ruling_14_the_last_spy_stays(void **state)
{
    (void)state;
    struct table t =
        lay("seats:2 Rita-Palm:Rio Al-Ibi:blown Ahmed-Cahr:blown Earl-E-Byrd:blown Peking-Tom:blown "
            "Polly-Graff:blown Rock-Bottom:blown Tanya-Hyde:blown paid1:Rita-Palm=5000 "
            "paid2:Rita-Palm=100");
    assert_int_equal(choices(&t, "blow"), 0);
    assert_int_equal(choices(&t, "move"), choices(&t, "move Rita-Palm"));
    plays(&t, "1 move Rita-Palm Dakar / 2 challenge / 1 fight / 2 bid 100 / 1 covered / 2 stop");
    assert_reads(&t, "spy Rita-Palm", "Dakar");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ruling_01_two_to_four_play_clockwise),
        cmocka_unit_test(ruling_01_usual_seats),
        cmocka_unit_test(ruling_01_an_empty_hq_is_a_space_like_others),
        cmocka_unit_test(ruling_02_no_seat_is_better_placed),
        cmocka_unit_test(ruling_02_steps),
        cmocka_unit_test(ruling_03_spies_in_their_order),
        cmocka_unit_test(ruling_04_a_spy_in_each_start_city),
        cmocka_unit_test(ruling_04_fixed_places_need_no_chance),
        cmocka_unit_test(ruling_05_an_opening_pay_off_or_none),
        cmocka_unit_test(ruling_06_any_seat_starts),
        cmocka_unit_test(ruling_07_a_turn_is_a_pay_off_a_move_or_a_cover),
        cmocka_unit_test(ruling_08_who_owes_a_turn_is_passed_over),
        cmocka_unit_test(ruling_08_rounds_go_by_the_start_seat),
        cmocka_unit_test(ruling_09_pay_offs),
        cmocka_unit_test(ruling_09_a_feint_looks_the_same),
        cmocka_unit_test(ruling_10_a_spy_goes_along_one_line),
        cmocka_unit_test(ruling_11_the_briefcase_stays_out_of_rivals_hqs),
        cmocka_unit_test(ruling_12_the_move_is_made_at_once),
        cmocka_unit_test(ruling_13_an_informer_needs_a_thousand),
        cmocka_unit_test(ruling_14_the_victim_is_out_for_good),
        cmocka_unit_test(ruling_14_the_last_spy_stays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
