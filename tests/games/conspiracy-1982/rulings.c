/* What words of records do not show of the rulings; the rest is in rulings.txt. */
#include "games/script.h"
#include "table.h"

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

static const struct map *map_of(const struct table *t)
{
    return &c82_box_of(t->box)->map;
}

static int place(const struct table *t, const char *name)
{
    return map_find(map_of(t), name, strlen(name));
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
    struct table t = lay("seats:4");
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
    struct table t = lay("seats:4");
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ruling_02_no_seat_is_better_placed),
        cmocka_unit_test(ruling_02_steps),
        cmocka_unit_test(ruling_03_spies_in_their_order),
    };
    return script_run("conspiracy-1982/rulings.txt", "conspiracy-1982", lay) +
           cmocka_run_group_tests(tests, NULL, NULL);
}
