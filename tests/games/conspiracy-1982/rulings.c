/* What words of records do not show of the rulings; the rest is in rulings.txt. */
#include "games/script.h"
#include "table.h"

#include "base/rng.h"
#include "rules/match.h"

#include "cmocka_all.h"

#include <string.h>

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

/* Each argument that chance draws now is each of n values about as often. */
static void assert_even(struct table *t, int n)
{
    int count[C82_SPIES][C82_SPIES] = {{0}};
    struct rng rng;
    rng_start(&rng, 3, "game");
    for (int i = 0; i < 1000 * n; i++) {
        game_action a = t->r->chance(t->box, table_state(t), rng_draw, &rng);
        for (int at = 0; at < a.n; at++)
            count[at][a.arg[at]]++;
    }
    for (int value = 0; value < n; value++)
        assert_in_range(count[0][value], 850, 1150); /* 1000 ± 5 standard deviations */
}

static void rulings_04_and_06_chance_is_even(void **state)
{
    (void)state;
    struct table t = fresh("seats:4"), placed = fresh("seats:4 fixed");
    assert_even(&t, C82_SPIES);
    plays(&placed, "1 open none / 2 open none / 3 open none / 4 open none");
    assert_even(&placed, 4);
}

static void ruling_09_a_feint_looks_the_same(void **state)
{
    (void)state;
    struct table paid = lay("seats:2 paid1:Rita-Palm=700"), feint = paid;
    struct c82_view one, two;
    plays(&paid, "1 payoff Tanya-Hyde 9300");
    plays(&feint, "1 payoff none");
    paid.r->observe(paid.box, table_state(&paid), 1, (struct game_view *)&one);
    feint.r->observe(feint.box, table_state(&feint), 1, (struct game_view *)&two);
    assert_memory_equal(&one, &two, sizeof one);
    assert_int_equal(paid.events.count, feint.events.count);
    assert_memory_equal(&paid.events.item[1], &feint.events.item[1], sizeof paid.events.item[1]); /* PAID */
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

static void ruling_28_every_entry_is_open_at_the_end(void **state)
{
    (void)state;
    struct table t = lay("seats:2 round-limit:1 turn:2");
    game_decision then = t.r->decision(t.box, table_state(&t));
    const game_action feint = {.kind = C82_PAYOFF, .n = 2, .arg = {C82_NOBODY}};
    game_action seen = t.r->mask(t.box, table_state(&t), &then, 1, &feint, 0);
    assert_int_equal(seen.arg[0], GAME_HIDDEN);
    plays(&t, "2 payoff none");
    seen = t.r->mask(t.box, table_state(&t), &then, 1, &feint, 0);
    assert_memory_equal(&seen, &feint, sizeof feint);
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
    plays(&t, "2 move Al-Ibi Dakar");
    assert_true(t.r->reveals(t.box, table_state(&t), 0, &pass));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ruling_01_two_to_four_play_clockwise),
        cmocka_unit_test(ruling_01_usual_seats),
        cmocka_unit_test(ruling_02_no_seat_is_better_placed),
        cmocka_unit_test(ruling_02_steps),
        cmocka_unit_test(ruling_03_spies_in_their_order),
        cmocka_unit_test(rulings_04_and_06_chance_is_even),
        cmocka_unit_test(ruling_09_a_feint_looks_the_same),
        cmocka_unit_test(ruling_26_a_match_of_machines_names_a_limit),
        cmocka_unit_test(ruling_28_every_entry_is_open_at_the_end),
        cmocka_unit_test(a_pay_off_can_be_taken_back_unless_it_ends_the_match),
    };
    return script_run("conspiracy-1982/rulings.txt", "conspiracy-1982", lay) +
           cmocka_run_group_tests(tests, NULL, NULL);
}
