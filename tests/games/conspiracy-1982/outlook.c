/* What a world is worth before chance has named who begins: the mean of what it is worth then, to everybody. And what reasons say. */
#include "ai/conspiracy-1982/outlook.h"
#include "ai/conspiracy-1982/knowledge.h"
#include "cmocka_all.h"
#include "rules/match.h"
#include "table.h"

#include <string.h>

static void worth(struct table *t, float out[GAME_MAX_SEATS])
{
    struct c82_outlook o;
    c82_outlook_of(t->box, table_state(t), &o);
    c82_outlook_worth(&o, out);
}

static void nobody_is_next_before_chance_says_so(void **state)
{
    (void)state;
    struct table t = table_begin("conspiracy-1982", "seats:3 fixed:1");
    plays(&t, "1 open none / 2 open Rita-Palm 700 / 3 open none");
    float before[GAME_MAX_SEATS], after[GAME_MAX_SEATS], sum[C82_SEATS] = {0};
    worth(&t, before);
    for (int seat = 0; seat < 3; seat++) {
        static const char *const starts[] = {"chance start 1", "chance start 2", "chance start 3"};
        struct table then = t;
        plays(&then, starts[seat]);
        worth(&then, after);
        for (int i = 0; i < 3; i++)
            sum[i] += after[i] / 3;
    }
    for (int i = 0; i < 3; i++)
        assert_float_equal(before[i], sum[i], 1e-4f);
}

static void a_reason_for_a_payoff_says_why_so_much(void **state)
{
    (void)state;
    static const struct {
        int amount;
        bool advises;
        const char *says;
    } cases[] = {
        {1200, true, "From $1000 on, Rita Palm can blow a cover for you."},
        {1200, false, "From $1000 on, Rita Palm can blow a cover for me."},
        {300, true, "So little is enough to challenge with, and you keep $9700."},
        {10000, true, "Then nobody can have more with Rita Palm, and no bid can stop you."},
    };
    struct table t = lay("seats:2 Rita-Palm:Rome round:0"); /* the other has yet to make its opening payoff */
    union match_view_room view;
    c82_at(&t)->payoffs[1] = 0;
    t.r->observe(t.box, table_state(&t), 0, match_room_view(&view));
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct ai_setup setup = {
            .rules = t.r, .box = t.box, .config = &t.config, .advises = cases[i].advises};
        game_action pays = {C82_PAYOFF, 2, {5, (int16_t)cases[i].amount}};
        char why[AI_WHY_SIZE] = "";
        c82_why(&setup, match_room_view(&view), &pays, 0, why);
        assert_non_null(strstr(why, cases[i].says));
    }
}

/* Somebody with $4000 there was advised to pay $1200 to another spy, two lines from home. */
static void advice_is_to_walk_home(void **state)
{
    (void)state;
    struct table t = lay("seats:2 Tanya-Hyde:Rio Al-Ibi:Rio case:Rio paid1:Tanya-Hyde=4000 paid2:Al-Ibi=800");
    const struct map *map = &c82_box_of(t.box)->map;
    int16_t nearer = (int16_t)map_find(map, "Havana", 6), away = (int16_t)map_find(map, "Dakar", 5);
    const game_action home = {C82_MOVE, 3, {7, nearer, 1}}, other[] = {{C82_MOVE, 3, {7, away, 1}},
                                                                       {C82_MOVE, 3, {1, nearer, 1}},
                                                                       {C82_PAYOFF, 2, {5, 1200}},
                                                                       {C82_MOVE, 2, {7, away}}};
    union match_view_room view;
    struct ai_setup setup = {.rules = t.r, .box = t.box, .config = &t.config, .advises = true};
    char why[AI_WHY_SIZE] = "";

    c82_at(&t)->proof[1][1] = (c82_proof){.least = 8, .by = 1};
    t.r->observe(t.box, table_state(&t), 0, match_room_view(&view));
    c82_why(&setup, match_room_view(&view), &home, 0, why);
    assert_string_equal(why,
                        "Tanya Hyde brings the briefcase within 1 step of home. You have $4000 with "
                        "this spy, and no rival has shown as much. But Al Ibi is near, and Moscow has shown "
                        "$800 there.");
    assert_true(c82_advice(t.box, match_room_view(&view), &home) > 0);
    for (int i = 0; i < 4; i++)
        assert_float_equal(c82_advice(t.box, match_room_view(&view), &other[i]), 0, 0);
    why[0] = '\0';
    c82_why(&setup, match_room_view(&view), &other[3], 0, why); /* whom nobody else has paid as much */
    assert_string_equal(why, "Tanya Hyde is of more use in Dakar.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(nobody_is_next_before_chance_says_so),
                                       cmocka_unit_test(a_reason_for_a_payoff_says_why_so_much),
                                       cmocka_unit_test(advice_is_to_walk_home)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
