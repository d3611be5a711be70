/* Points spent on pieces. */
#include "rules/splits.h"

#include "cmocka_all.h"

enum { MOST = 1800 };

/* How many ways there are to spend so many points on so many pieces. */
static int ways(int points, int pieces)
{
    return pieces == 1 || points == 0 ? 1 : ways(points, pieces - 1) + ways(points - 1, pieces);
}

/* The arguments of an action as one number, which no two actions share. */
static long number_of(const game_action *a)
{
    long number = 0;
    for (int i = 0; i < GAME_MAX_ARGS; i++)
        number = number * 7 + a->arg[i];
    return number;
}

static void no_way_is_missing_or_told_twice(unsigned pieces, int points)
{
    static game_action action[MOST];
    static long number[MOST];
    struct splits room;
    struct listing k = {.to = action, .end = action + MOST};
    splits_list(&k, splits_lay(&room, pieces), pieces, 1, GAME_MAX_ARGS, points);
    size_t n = listing_count(&k, action);
    assert_int_equal(n, ways(points, __builtin_popcount(pieces)));
    for (size_t i = 0; i < n; i++) {
        assert_int_equal(splits_spent(&action[i], GAME_MAX_ARGS, pieces), points);
        assert_int_equal(action[i].kind, 1);
        assert_int_equal(action[i].n, GAME_MAX_ARGS);
        number[i] = number_of(&action[i]);
        for (size_t j = 0; j < i; j++)
            assert_true(number[j] != number[i]);
    }
}

static void points_are_spent_in_every_way(void **state)
{
    (void)state;
    static const unsigned pieces[] = {0x7f, 0x6b, 0x7b, 0xff, 0x80, 0x05, 0x01};
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++)
        for (int points = 1; points <= 2 * SPLITS_HALF; points++)
            no_way_is_missing_or_told_twice(pieces[i], points);
}

/* What does not fit is counted, and nothing is written past the end. */
static void a_short_list_is_filled_and_counted_on(void **state)
{
    (void)state;
    game_action action[11] = {{0}};
    struct splits room;
    struct listing k = {.to = action, .end = action + 10};
    splits_list(&k, splits_lay(&room, 0x7f), 0x7f, 1, GAME_MAX_ARGS, 4);
    assert_int_equal(listing_count(&k, action), ways(4, 7));
    assert_int_equal(action[9].kind, 1);
    assert_int_equal(action[10].kind, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_are_spent_in_every_way),
        cmocka_unit_test(a_short_list_is_filled_and_counted_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
