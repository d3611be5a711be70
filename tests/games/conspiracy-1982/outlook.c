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
        {10000, true, "It is all you have left."},
    };
    struct table t = lay("seats:2 Rita-Palm:Rome");
    union match_view_room view;
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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(nobody_is_next_before_chance_says_so),
                                       cmocka_unit_test(a_reason_for_a_payoff_says_why_so_much)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
