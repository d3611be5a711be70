/* What a game may bring, or leave out, without any part of the kit reading past it. */
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "table/game.h"
#include "table/map_board.h"
#include "table/stands.h"
#include "table/table.h"

#include <string.h>

/* Whatever else lies in memory between the members. */
static void a_print_is_known_by_what_is_on_it(void **state)
{
    (void)state;
    struct app_test t;
    struct table *table = app_test_rookies(&t, "solomon", 0, 0);
    struct map_board_print *print = &table->board->print, was = *print;
    uint64_t key[2];

    for (int i = 0; i < 2; i++) {
        memset(print, i == 0 ? 0 : 0xa5, sizeof *print);
        print->plaques = was.plaques;
        print->signs = was.signs;
        print->marked = was.marked;
        print->prop_first = was.prop_first;
        key[i] = map_board_key(table);
    }
    assert_true(key[0] == key[1]);
    print->prop_first++;
    assert_true(map_board_key(table) != key[0]);
    app_test_close(&t);
}

/* A prop that somebody is about to take away has no place to go to. */
static void a_prop_may_go_nowhere(void **state)
{
    (void)state;
    struct app_test t;
    struct table *table = app_test_rookies(&t, "topsecret", 0, 0);
    struct table_precious lies[TABLE_PRECIOUS], goes[TABLE_PRECIOUS];
    struct stands *b = table->stands;

    assert_true(b->now.prop < b->places);
    b->then.prop = b->now.prop;
    b->progress = 0.5f;
    size_t n = stands_precious(table, lies);
    b->then.prop = STANDS_NOWHERE;
    assert_int_equal(stands_precious(table, goes), n);
    for (size_t i = 0; i < n; i++)
        assert_memory_equal(&goes[i].at, &lies[i].at, sizeof lies[i].at);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_print_is_known_by_what_is_on_it),
        cmocka_unit_test(a_prop_may_go_nowhere),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
