/* What a world is worth before chance has named who begins: the mean of what it is worth then, to everybody. */
#include "ai/conspiracy-1982/outlook.h"
#include "cmocka_all.h"
#include "table.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(nobody_is_next_before_chance_says_so)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
