/* Bad records, and boards that the game could not be played on. */
#include "games/board.h"
#include "table.h"

#include "base/text.h"
#include "rules/record.h"

#include "cmocka_all.h"

#include <stdlib.h>
#include <string.h>

#define HEADER                                                                                               \
    "conspiracy-record: 1\ngame: conspiracy-1982\nseat: 1 London human \"A\"\nseat: 2 Peking human \"B\"\n"
#define BEGUN HEADER "option: fixed=on\n\n1 open Al-Ibi 300\n2 open none\nchance start 1\n"

static void bad_events_are_refused_in_one_line(void **state)
{
    (void)state;
    static const char *const bad[][2] = {
        {"1 payoff Al-Ibi 150", "150 is not a multiple of 100"},
        {"1 payoff Al-Ibi 0", "0 is not from 100 to 10000"},
        {"1 payoff Al-Ibi", "an amount is missing"},
        {"1 payoff Al-Ibi 9800", "legal: 1 payoff none, 1 payoff Ahmed-Cahr 100..9700, "},
        {"1 payoff none 100", "takes fewer words"},
        {"1 payoff ?", "every argument written out"},
        {"1 payoff Nobody 100", "no such spy: \"Nobody\""},
        {"1 move Al-Ibi Dakar case", "legal"},
        {"1 move Al-Ibi Dakar Rome", "only \"case\" can follow, not \"Rome\""},
        {"1 move Al-Ibi Atlantis", "no such city: \"Atlantis\""},
        {"1 blow Al-Ibi none", "no such spy: \"none\""},
        {"1 pass", "legal: 1 payoff none"},
        {"2 payoff none", "legal: 1 payoff none"},
        {"1 challenge 100", "takes fewer words"},
        {"chance start 2", "legal: 1 payoff none"},
    };
    struct game_shelf shelf = {{NULL}, {NULL}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char text[512];
        struct text x = text_over(text, sizeof text);
        record_error err = {0};
        text_add(&x, BEGUN "%s\n", bad[i][0]);
        assert_null(record_read(&shelf, text, x.length, &err));
        assert_int_equal(err.line, 10);
        if (!strstr(err.text, bad[i][1]))
            fail_msg("`%s`: `%s` does not say `%s`", bad[i][0], err.text, bad[i][1]);
    }
    shelf_clear(&shelf);
}

static void broken_boards_are_refused(void **state)
{
    (void)state;
    static const char *const bad[][3] = {
        {"\"name\": \"Rome\"", "\"name\": \"Rita-Palm\"", "Rita-Palm has a name that means something else"},
        {"\"name\": \"Rome\"", "\"name\": \"case\"", "case has a name that means something else"},
        {"\"briefcase\": true", "\"briefcase\": false", "0 cities"},
        {", \"start\": true", "", "7 cities are marked as starts"},
        {"\"fixed\": \"Rita-Palm\"", "\"fixed\": \"Tanya-Hyde\"", "\"fixed\" must name each spy once"},
        {"\"fixed\": \"Rita-Palm\"", "\"fixed\": \"none\"", "\"fixed\" must name each spy once"},
        {"[\"Havana\", \"Washington\"]", "[\"Havana\", \"Rome\"]", "Havana is not next to just one HQ"},
        {"\"hq\": true", "\"hq\": false", "is not next to just one HQ"},
        {"\"lines\": [",
         "\"lines\": [[\"Rome\", \"Dakar\"], [\"Rome\", \"Delhi\"], [\"Rome\", \"Rio\"], [\"Rome\", "
         "\"Vienna\"], "
         "[\"Rome\", \"Nairobi\"],",
         "Rome has more than 8 lines"},
        {"\"x\": 0.168, ", "", "Buenos-Aires: x and y"},
        {"\"4\": [\"Washington\"", "\"4\": [\"Rome\"", "seats 4"},
    };
    char *board = board_text(&c82_rules);
    assert_non_null(board);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        board_refused(&c82_rules, board, bad[i][0], bad[i][1], bad[i][2]);
    free(board);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_events_are_refused_in_one_line),
        cmocka_unit_test(broken_boards_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
