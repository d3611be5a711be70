/* Records that are refused: in which line, and with what words. */
#include "base/text.h"
#include "rules/record.h"

#include "base/utf8.h"
#include "cmocka_all.h"
#include "record_help.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST "conspiracy-record: 1\n"
#define GAME FIRST "game: solomon\n"
#define SEATS GAME "seat: 1 Glasgow human \"A\"\nseat: 2 Athens human \"B\"\n"
#define AGENTS                                                                                               \
    SEATS "\nchance agents Belgrade=Beacon Berlin=Magician Marseille=Roulette Paris=Spyglass Rome=Tempest "  \
          "Warsaw=Vagabond\n"
#define BEGUN                                                                                                \
    AGENTS "chance board 1 1\nchance board 2 2\nchance token 1 Beacon\nchance token 2 Tempest\nchance "      \
           "start 1\n"                                                                                       \
           "1 invest Magician Roulette\n2 invest Beacon Spyglass\n"

typedef struct bad {
    const char *text;
    size_t line;
    const char *words; /* part of what is said */
} bad;

static const bad headers[] = {
    {"", 1, "empty"},
    {"\n", 1, "no game record"},
    {"hello\n", 1, "no game record"},
    {"conspiracy-record: 1", 1, "cut off"},
    {"conspiracy-record: 2\n", 1, "later program"},
    {"conspiracy-record: 10\n", 1, "later program"},
    {"conspiracy-record: 01\n", 1, "no game record"},
    {"conspiracy-record: 0\n", 1, "no game record"},
    {"\xef\xbb\xbf" GAME, 1, "byte order mark"},
    {FIRST, 1, "ends before the blank line"},
    {FIRST "\n", 2, "without its \"game\" line"},
    {FIRST FIRST, 2, "a second \"conspiracy-record\""},
    {FIRST "seat: 1 Glasgow human \"A\"\n", 2, "has to be the second"},
    {FIRST "game: chess\n\n", 2, "unknown game \"chess\"; known: solomon"},
    {GAME "game: solomon\n", 3, "a second \"game\""},
    {GAME "\n", 3, "needs at least 2"},
    {GAME "turn: 5\n", 3, "unknown header line \"turn:\""},
    {GAME "seat: 2 Glasgow human \"A\"\n", 3, "where seat 1 has to come"},
    {GAME "seat: 1 Glasgow human \"A\"\nseat: 1 Athens human \"B\"\n", 4, "where seat 2 has to come"},
    {GAME "seat: 1 Glasgow human \"A\"\nseat: 2 Glasgow human \"B\"\n", 4, "taken by seat 1"},
    {GAME "seat: 1 Athens human \"A\"\nseat: 2 Glasgow human \"B\"\nseat: 3 Moscow human \"C\"\n\n"
          "chance start 1\n",
     0, ""},
    {GAME "seat: 1 Paris human \"A\"\n", 3, "seats are at: "},
    {GAME "seat: 1 Glasgow robot \"A\"\n", 3, "is no player"},
    {GAME "seat: 1 Glasgow bot:%zz \"A\"\n", 3, "hexadecimal digits after it: \"%zz\""},
    {GAME "seat: 1 Glasgow bot:a%2 \"A\"\n", 3, "hexadecimal digits after it: \"%2\""},
    {GAME "seat: 1 Glasgow bot: \"A\"\n", 3, "bot: needs a command"},
    {GAME "seat: 1 Glasgow human A\n", 3, "in quotes"},
    {GAME "seat: 1 Glasgow human \"A\n", 3, "closing quote"},
    {GAME "seat: 1 Glasgow human \"A\\n\"\n", 3, "stands before"},
    {GAME "seat: 1 Glasgow human \"A\" B\n", 3, "after the name"},
    {GAME "seat: 1 Glasgow human \"A\tB\"\n", 3, "control character (U+0009)"},
    {GAME "seat: 1 Glasgow human \"0123456789012345678901234567890123456789x\"\n", 3, "41 characters"},
    {GAME "seat: 1 Glasgow\n", 3, "is no player"},
    {GAME "seat: 1\n", 3, "no seat is at \"\""},
    {GAME "seat:\n", 3, "where seat 1 has to come"},
    {GAME "seat: 1 Glasgow human \"A\"\n\n", 4, "needs at least 2"},
    {GAME "seat: 1 Glasgow human \"A\"\noption: die-faces=2\n", 4, "needs at least 2"},
    {SEATS "option: die-faces=7\n", 5, "from 1 to 6"},
    {SEATS "option: die-faces=02\n", 5, "from 1 to 6"},
    {SEATS "option: die-faces\n", 5, "name=value"},
    {SEATS "option: any-arrival=1\n", 5, "on or off"},
    {SEATS "option: express=yes\n", 5, "on or off"},
    {SEATS "option: dice=2\n", 5, "it has: die-faces, any-arrival, express"},
    {SEATS "option: die-faces=2\noption: die-faces=2\n", 6, "given twice"},
    {SEATS "option: die-faces=2\nseat: 3 Moscow human \"C\"\n", 6, "before options"},
    {SEATS, 4, "ends before the blank line"},
    {SEATS "chance start 1\n", 5, "no blank line"},
    {SEATS "1 pass\n", 5, "no blank line"},
};

static const bad events[] = {
    {SEATS "\noption: die-faces=2\n", 6, "begins with neither"},
    {SEATS "\nchance agents Belgrade=Beacon Berlin=Beacon Marseille=Roulette Paris=Spyglass Rome=Tempest "
           "Warsaw=Vagabond\n",
     6, "legal here: chance agents Belgrade=? "},
    {SEATS "\nchance board 1 1\n", 6, "legal: chance agents"},
    {AGENTS "chance board 1 5\n", 7, "chance board 1 ?"},
    {AGENTS "chance board 2 1\n", 7, "chance board 1 ?"},
    {AGENTS "chance board 1 ?\n", 7, "every argument written out"},
    {SEATS "\nchance agents Belgrade=? Berlin=Magician\n", 6, "every argument written out"},
    {AGENTS "chance board 1 1\nchance board 2 1\n", 8, "chance board 2 ?"},
    {AGENTS "chance die solomon\n", 7, "not legal"},
    {AGENTS "1 payoff none\n", 7, "legal: chance board 1 ?"},
    {AGENTS "nature board 1 1\n", 7, "begins with neither"},
    {AGENTS "0 pass\n", 7, "begins with neither"},
    {AGENTS "3 pass\n", 7, "begins with neither"},
    {AGENTS "01 pass\n", 7, "begins with neither"},
    {AGENTS "chance\n", 7, "legal here: chance board 1 ?"},
    {BEGUN "1\n", 14, "legal here: 1 payoff none"},
    {BEGUN "2 payoff none\n", 14, "legal: 1 payoff none"},
    {BEGUN "1 payoff Beacon 26\n", 14, "more"},
    {BEGUN "1 payoff Beacon 0\n", 14, "legal"},
    {BEGUN "1 payoff Beacon -1\n", 14, "legal"},
    {BEGUN "1 payoff Beacon 01\n", 14, ""},
    {BEGUN "1 payoff Beacon 4294967297\n", 14, "legal"},
    {BEGUN "1 payoff beacon 1\n", 14, "legal"},
    {BEGUN "1 payoff ?\n", 14, "cannot be played; a record to be replayed has every argument written out"},
    {BEGUN "1 payoff Rat 1\n", 14, "no such agent: \"Rat\""},
    {BEGUN "1 move Beacon Moscow\n", 14, "is not legal here"},
    {BEGUN "1 move Beacon Belgrade\n", 14, "legal"},
    {BEGUN "1 move Beacon Bucharest Kiev\n", 14, "legal"},
    {BEGUN "1 move Beacon Bucharest\n1 pass\n", 15, "legal: 2 pass"},
    {BEGUN "1 move Beacon Bucharest\n2 challenge 2\n", 15, "legal: 2 pass, 2 challenge 1"},
    {BEGUN "1 payoff none", 14, "cut off"},
    {BEGUN "1 payoff none\n2 pay\xe9\n", 15, "not UTF-8: byte 0xE9"},
    {BEGUN "1 payoff none\n2 pay\x01\n", 15, "control character (U+0001)"},
    {BEGUN "1 payoff none\r\r\n", 14, "control character (U+000D)"},
    {BEGUN "1 payoff none # \xf0\x82\x82\xac\n", 14, "not UTF-8: byte 0xF0"},
    {BEGUN "1 payoff none # \xed\xa0\x80\n", 14, "not UTF-8"},
};

static void check(const bad *one)
{
    record_error err = {0};
    struct match *m = record_read(shelf(), one->text, strlen(one->text), &err);

    if (m)
        fail_msg("this was read:\n%s", one->text);
    if (one->line && (err.line != one->line || !strstr(err.text, one->words)))
        fail_msg("line %zu: %s\nbut line %zu was to be said to be: %s\n%s", err.line, err.text, one->line,
                 one->words, one->text);
    assert_null(strchr(err.text, '\n'));
    assert_true(strlen(err.text) > 0);
}

static void bad_headers(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++)
        check(&headers[i]);
}

static void bad_events(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++)
        check(&events[i]);
}

/* A refusal of `?` does not go on to recommend it. */
static void what_is_open_is_not_recommended(void **state)
{
    static const char text[] = AGENTS "chance board 1 ?\n";
    record_error err = {0};

    (void)state;
    assert_null(record_read(shelf(), text, sizeof text - 1, &err));
    assert_null(strstr(err.text, "legal"));
}

/* What a later program may know, and what may be left empty. */
static void strange_seats_that_are_fine(void **state)
{
    static const char text[] = GAME "seat: 1 Glasgow ai:god+wrath@7 \"\"\n"
                                    "seat: 2 Athens bot:a%20%3Bb \"B\"\n\n";
    record_error err = {0};
    char again[512];
    struct text out = text_over(again, sizeof again);
    struct match *m = record_read(shelf(), text, sizeof text - 1, &err);

    (void)state;
    assert_non_null(m);
    record_write(m, &out);
    assert_string_equal(again, text);
    match_free(m);
}

static void an_event_after_the_end(void **state)
{
    char *text = file_text("solomon/home.rec");
    record_error err = {0};
    char longer[4096];

    (void)state;
    assert_non_null(text);
    int length = snprintf(longer, sizeof longer, "%s2 payoff none\n", text);
    assert_null(record_read(shelf(), longer, (size_t)length, &err));
    assert_non_null(strstr(err.text, "\"2 payoff none\" comes after the end of the game"));
    assert_int_equal(err.line, 25);
    free(text);
}

static void bytes_that_are_no_text(void **state)
{
    static const char nul[] = FIRST "game: solo\0mon\n";
    static const char utf16[] = "\xff\xfe"
                                "c\0o\0n\0";
    record_error err = {0};

    (void)state;
    assert_null(record_read(shelf(), nul, sizeof nul - 1, &err));
    assert_int_equal(err.line, 2);
    assert_non_null(strstr(err.text, "NUL"));
    assert_null(record_read(shelf(), utf16, sizeof utf16 - 1, &err));
    assert_int_equal(err.line, 1);
}

/* At most 1 MiB; the line is that in which it grew too long. */
static void oversized(void **state)
{
    size_t size = 10 * RECORD_MAX;
    char *bytes = malloc(size);
    record_error err = {0};
    struct text text;

    (void)state;
    assert_non_null(bytes);
    text = text_over(bytes, size);
    text_add(&text, "%s", BEGUN);
    size_t begun = text.length;
    memset(bytes + begun, '\n', size - begun);
    assert_null(record_read(shelf(), bytes, size, &err));
    assert_int_equal(err.line, RECORD_MAX - begun + 14);
    assert_non_null(strstr(err.text, "1 MiB"));
    struct match *m = record_read(shelf(), bytes, RECORD_MAX, &err);
    assert_non_null(m);
    match_free(m);
    memset(bytes + begun, 'x', RECORD_MAX - begun);
    bytes[RECORD_MAX - 1] = '\n';
    assert_null(record_read(shelf(), bytes, RECORD_MAX, &err));
    assert_int_equal(err.line, 14);
    assert_non_null(strstr(err.text, "a line of more than"));
    free(bytes);
}

/* A long list of what would be legal is cut, and says how much is left out. */
static void long_lists_are_cut(void **state)
{
    record_error err = {0};

    (void)state;
    assert_null(record_read(shelf(), BEGUN "1 payoff Beacon x\n", strlen(BEGUN) + 18, &err));
    assert_non_null(strstr(err.text, "legal here: 1 payoff none, 1 payoff Solomon, "));
    assert_non_null(strstr(err.text, ", … and "));
    assert_string_equal(err.text + strlen(err.text) - 5, " more");
}

/* What is shown of a bad line is cut between characters. */
static void excerpts_stay_utf8(void **state)
{
    char line[512] = BEGUN;
    record_error err = {0};

    (void)state;
    for (int i = 0; i < 50; i++)
        snprintf(line + strlen(line), 8, "\xe2\x82\xac");
    snprintf(line + strlen(line), 8, "\n");
    assert_null(record_read(shelf(), line, strlen(line), &err));
    size_t length = strlen(err.text);
    for (size_t at = 0; at < length;) {
        uint32_t code;
        size_t bytes = utf8_next(err.text + at, length - at, &code);
        assert_int_not_equal(bytes, 0);
        at += bytes;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_headers),
        cmocka_unit_test(bad_events),
        cmocka_unit_test(what_is_open_is_not_recommended),
        cmocka_unit_test(strange_seats_that_are_fine),
        cmocka_unit_test(an_event_after_the_end),
        cmocka_unit_test(bytes_that_are_no_text),
        cmocka_unit_test(oversized),
        cmocka_unit_test(long_lists_are_cut),
        cmocka_unit_test(excerpts_stay_utf8),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
