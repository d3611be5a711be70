/* A look ahead in sealed bids, where secrets decide: against every way in which the last round can go. */
#include "table/outlook.h"

#include "allocations.h"
#include "base/rng.h"
#include "games/toy/toy_view.h"
#include "table/brute.h"

#include "cmocka_all.h"

/* A last round; hidden: somebody may have bid already. */
static struct toy_view last_round(struct rng *dice, bool hidden)
{
    struct toy_view t = {.seat = SEAT_NONE, .rounds = 3, .round = 3, .phase = TOY_BID};

    t.seats = t.dealt = (uint8_t)(1 + rng_below(dice, 3));
    t.prize = (uint8_t)(1 + rng_below(dice, TOY_PRIZES));
    for (int seat = 0; seat < t.seats; seat++) {
        t.chips[seat] = (uint8_t)rng_below(dice, 5);
        t.won[seat] = (uint8_t)rng_below(dice, 8);
        t.card[seat] = (uint8_t)(1 + (rng_below(dice, 4) + 4 * (uint32_t)seat));
        if (hidden && seat + 1 < t.seats && rng_below(dice, 2)) {
            t.answered |= (uint8_t)(1U << seat);
            t.bid[seat] = (uint8_t)rng_below(dice, t.chips[seat] + 1U);
        }
    }
    return t;
}

static struct outlook_task task_of(const void *view, int mover)
{
    return (struct outlook_task){.rules = &toy_rules, .view = view, .mover = mover};
}

static void who_knows_all_is_told_all(void **state)
{
    int may = 0, sure = 0;

    (void)state;
    for (uint64_t seed = 0; seed < 400; seed++) {
        struct brute all = {.rules = &toy_rules};
        struct outlook out;
        struct rng dice;
        rng_start(&dice, seed, "outlook");
        struct toy_view t = last_round(&dice, false);
        brute_find(&all, (const struct game_state *)&t);
        for (int mover = 0; mover < t.seats; mover++) {
            struct outlook_task task = task_of(&t, mover);
            outlook_find(&task, &out);
            assert_int_equal(out.may >> mover & 1, all.some >> mover & 1);
            if (t.seats == 1) /* nobody else has a say */
                assert_int_equal(out.sure, all.all & all.some);
            may += (int)(out.may >> mover & 1);
            sure += out.sure != 0;
        }
    }
    assert_true(may > 100 && sure > 20);
}

/* The others' cards and bids are hidden: what is said of them holds in worlds that fit, and nothing is sure. */
static void who_does_not_know_is_told_nothing_as_sure(void **state)
{
    int may = 0;

    (void)state;
    for (uint64_t seed = 0; seed < 100; seed++) {
        uint32_t some = 0;
        struct toy_view view, world;
        struct outlook out, again;
        struct rng dice;
        rng_start(&dice, seed, "hidden");
        struct toy_view t = last_round(&dice, true);
        if (t.seats == 1)
            continue;
        toy_rules.observe(NULL, (const struct game_state *)&t, 0, (struct game_view *)&view);
        struct outlook_task task = task_of(&view, 0);
        outlook_find(&task, &out);
        assert_int_equal(out.sure, 0);
        toy_rules.sample(NULL, (const struct game_view *)&view, rng_draw, &dice, (struct game_state *)&world);
        toy_rules.observe(NULL, (const struct game_state *)&world, 0, (struct game_view *)&view);
        outlook_find(&task, &again); /* another truth, the same view */
        assert_memory_equal(&out, &again, sizeof out);
        for (int i = 0; i < 300; i++) {
            struct brute all = {.rules = &toy_rules};
            toy_rules.sample(NULL, (const struct game_view *)&view, rng_draw, &dice,
                             (struct game_state *)&world);
            brute_find(&all, (const struct game_state *)&world);
            some |= all.some;
        }
        assert_int_equal(out.may & 1 & ~some, 0);
        may += (int)(out.may & 1);
    }
    assert_true(may > 25);
}

static void the_way_is_a_step_that_wins(void **state)
{
    struct toy_view t = {
        .seat = SEAT_NONE, .seats = 1, .dealt = 1, .rounds = 3, .round = 3, .phase = TOY_BID};
    struct outlook out;

    (void)state;
    t.prize = 4;
    t.chips[0] = 6;
    t.card[0] = TOY_TARGET - 4;
    struct outlook_task task = task_of(&t, 0);
    assert_true(outlook_find(&task, &out));
    assert_int_equal(out.may, 1);
    assert_int_equal(out.sure, 0); /* it may bid too little */
    assert_int_equal(out.way[0].actor, 0);
    assert_int_equal(out.way[0].steps, 1);
    assert_true(out.way[0].action.arg[0] >= 4);
}

static void a_look_allocates_nothing(void **state)
{
    struct rng dice;
    struct outlook out;

    (void)state;
    rng_start(&dice, 1, "outlook");
    struct toy_view t = last_round(&dice, true);
    struct outlook_task task = task_of(&t, 0);
    long before = allocations();
    outlook_find(&task, &out);
    assert_int_equal(allocations(), before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_knows_all_is_told_all),
        cmocka_unit_test(who_does_not_know_is_told_nothing_as_sure),
        cmocka_unit_test(the_way_is_a_step_that_wins),
        cmocka_unit_test(a_look_allocates_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
