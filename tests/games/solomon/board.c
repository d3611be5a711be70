/* The board's file: what it holds, and that a broken one is refused with one line that names what is wrong. */
#include "games/board.h"
#include "base/text.h"
#include "rules/solomon/solomon_state.h"

#include "cmocka_all.h"

#include <stdlib.h>
#include <string.h>

static char *board; /* the text of the file that is played with */

static int read_board(void **state)
{
    (void)state;
    board = board_text(&solomon_rules);
    return board ? 0 : -1;
}

static int drop_board(void **state)
{
    (void)state;
    free(board);
    return 0;
}

static void refused(const char *from, const char *to, const char *words)
{
    board_refused(&solomon_rules, board, from, to, words);
}

static void the_board_is_as_printed(void **state)
{
    (void)state;
    game_error err;
    struct game_box *box = solomon_open_box(board, strlen(board), &err);
    assert_non_null(box);
    int ends = 0;
    for (size_t c = 0; c < solomon_box_of(box)->map.places; c++)
        ends += __builtin_popcountll(solomon_box_of(box)->map.near[c]);
    assert_int_equal(solomon_box_of(box)->map.places, 37);
    assert_int_equal(ends, 2 * 68);
    assert_int_equal(__builtin_popcountll(solomon_box_of(box)->stations[false]), 7);
    assert_int_equal(__builtin_popcountll(solomon_box_of(box)->stations[true]), 11);
    assert_int_equal(__builtin_popcountll(solomon_box_of(box)->starts), 6);
    assert_int_equal(__builtin_popcountll(solomon_box_of(box)->hqs), 4);
    assert_string_equal(map_name(&solomon_box_of(box)->map, solomon_box_of(box)->case_start), "Vienna");
    assert_int_equal(solomon_box_of(box)->track[2], 15);
    assert_int_equal(solomon_box_of(box)->track[3], 15);
    assert_int_equal(solomon_box_of(box)->track[4], 20);
    assert_null(map_name(&solomon_box_of(box)->map, (int)37));
    solomon_rules.close_box(box);
}

/* By the rulebook no headquarters has a station beside it; an express call each has, and one only: nobody is favoured. */
static void express_trains_call_once_beside_each_headquarters(void **state)
{
    (void)state;
    game_error err;
    struct game_box *box = solomon_open_box(board, strlen(board), &err);
    assert_non_null(box);
    uint64_t usual = solomon_box_of(box)->stations[false], calls = solomon_box_of(box)->stations[true];
    assert_int_equal(usual & ~calls, 0);
    for (uint64_t left = solomon_box_of(box)->hqs; left; left &= left - 1) {
        uint64_t beside = solomon_box_of(box)->map.near[(size_t)__builtin_ctzll(left)];
        assert_int_equal(__builtin_popcountll(beside & usual), 0);
        assert_int_equal(__builtin_popcountll(beside & calls), 1);
    }
    solomon_rules.close_box(box);
}

static void too_many_cities_are_refused(void **state)
{
    (void)state;
    char many[2048];
    struct text t = text_over(many, sizeof many);
    text_add(&t, "\"cities\": [");
    for (int i = 0; i < 12; i++)
        text_add(&t, "{\"name\": \"X%d\", \"lon\": 1, \"lat\": 1},", i);
    refused("\"cities\": [", many, "49 are too many");
}

/* Bergen keeps only Stockholm, then nothing: an island. */
static void an_island_is_refused(void **state)
{
    (void)state;
    const char *const gone[] = {"[\"Bergen\", \"Copenhagen\"],", "[\"Bergen\", \"Glasgow\"],",
                                "[\"Bergen\", \"Stockholm\"],"};
    char *whole = board;
    for (int i = 0; i < 2; i++) {
        char *next = board_changed(board, gone[i], "");
        if (board != whole)
            free(board);
        board = next;
    }
    refused(gone[2], "", "Bergen");
    free(board);
    board = whole;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_board_is_as_printed),
        cmocka_unit_test(express_trains_call_once_beside_each_headquarters),
        cmocka_unit_test(too_many_cities_are_refused),
        cmocka_unit_test(an_island_is_refused),
    };
    return cmocka_run_group_tests(tests, read_board, drop_board);
}
