/* Saved matches on disk. */
#include "platform/saves.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmocka_all.h"

/* Sets a file's time, in seconds, so that order does not hang on the clock. */
static void age(const char *path, int64_t seconds)
{
    struct timespec t[2] = {{(time_t)seconds, 0}, {(time_t)seconds, 0}};
    assert_int_equal(utimensat(AT_FDCWD, path, t, 0), 0);
}

/* How many saves there are; the newest `cap` of them. */
static size_t list(const char *folder, struct save_slot *out, size_t cap)
{
    struct save_slot *all;
    size_t n = saves_list(folder, SAVES_ENDING, &all);
    for (size_t i = 0; i < n && i < cap; i++)
        out[i] = all[i];
    free(all);
    return n;
}

static void empty(const char *folder)
{
    struct save_slot *slot;
    char error[256];
    size_t n = saves_list(folder, SAVES_ENDING, &slot);
    for (size_t i = 0; i < n; i++)
        assert_true(saves_remove(slot[i].path, error, sizeof error));
    free(slot);
    assert_int_equal(saves_list(folder, SAVES_ENDING, &slot), 0);
}

static void the_one_before_is_kept(void **state)
{
    (void)state;
    char error[256] = "", text[16];
    struct save_slot slot, former;
    size_t n;
    empty("turns");
    for (int i = 1; i <= 7; i++) {
        (void)snprintf(text, sizeof text, "match %d", i);
        assert_true(saves_write("turns", "one", text, strlen(text), error, sizeof error));
    }
    assert_int_equal(list("turns", &slot, 1), 1);
    char *now = saves_read(slot.path, &n, error, sizeof error);
    assert_string_equal(now, "match 7");
    assert_int_equal(n, strlen(now));
    assert_true(saves_former(&slot, &former));
    char *before = saves_read(former.path, &n, error, sizeof error);
    assert_string_equal(before, "match 6");
    free(now);
    free(before);
}

/* Whatever the clock says: here the saves before are from a time to come. */
static void what_was_written_last_is_the_newest(void **state)
{
    (void)state;
    char error[256] = "", text[16], name[16];
    struct save_slot newest;
    empty("clock");
    assert_true(saves_write("clock", "mine", "x", 1, error, sizeof error));
    age("clock/mine.save", 2000000000);
    for (int i = 1; i <= 7; i++) {
        size_t n;
        (void)snprintf(text, sizeof text, "match %d", i);
        (void)snprintf(name, sizeof name, "%d", i % 3);
        assert_true(saves_write("clock", name, text, strlen(text), error, sizeof error));
        assert_true(saves_newest("clock", &newest));
        char *got = saves_read(newest.path, &n, error, sizeof error);
        assert_non_null(got);
        assert_string_equal(got, text);
        free(got);
    }
}

/* 2262 is as far as nanoseconds since 1970 go in 64 bits. */
static void any_time_that_a_file_can_have_is_read(void **state)
{
    (void)state;
    static const int64_t times[] = {-3000000000, 0, 9223372036, 9223372037, 15000000000};
    enum { TIMES = sizeof times / sizeof times[0] };
    char error[256] = "", name[16], path[64];
    struct save_slot slot[TIMES];
    empty("times");
    for (int i = 0; i < TIMES; i++) {
        (void)snprintf(name, sizeof name, "%d", i);
        (void)snprintf(path, sizeof path, "times/%d.save", i);
        assert_true(saves_write("times", name, "x", 1, error, sizeof error));
        age(path, times[i]);
    }
    assert_int_equal(list("times", slot, TIMES), TIMES);
    for (int i = 0; i < TIMES; i++) {
        (void)snprintf(name, sizeof name, "%d", TIMES - 1 - i);
        assert_string_equal(slot[i].name, name);
    }
    assert_true(saves_write("times", "now", "x", 1, error, sizeof error));
    assert_int_equal(list("times", slot, 1), TIMES + 1);
    assert_string_equal(slot[0].name, "now");
}

/* The beginning of a long save is read, and said not to be all. */
static void a_long_save_is_read_from_its_beginning(void **state)
{
    (void)state;
    static char data[100000];
    char error[256] = "";
    size_t n = 0;
    bool whole = true;
    for (size_t i = 0; i < sizeof data; i++)
        data[i] = (char)('a' + i % 26);
    empty("start");
    assert_true(saves_write("start", "long", data, sizeof data, error, sizeof error));
    assert_true(saves_write("start", "short", data, 100, error, sizeof error));
    char *got = saves_read_start("start/long.save", &n, &whole, error, sizeof error);
    assert_false(whole);
    assert_true(n >= 4096 && n < sizeof data);
    assert_memory_equal(got, data, n);
    assert_int_equal(got[n], 0);
    free(got);
    got = saves_read_start("start/short.save", &n, &whole, error, sizeof error);
    assert_true(whole);
    assert_int_equal(n, 100);
    free(got);
}

/* A match is played by one program at a time; others play others. */
static void a_match_is_held_until_it_is_let_go(void **state)
{
    (void)state;
    bool taken = false;
    int one = saves_hold("held", UINT64_MAX, &taken), other = saves_hold("held", 7, &taken);
    assert_true(one >= 0 && other >= 0 && !taken);
    assert_int_equal(saves_hold("held", UINT64_MAX, &taken), -1);
    assert_true(taken);
    (void)close(one);
    one = saves_hold("held", UINT64_MAX, &taken);
    assert_true(one >= 0 && !taken);
    (void)close(one);
    (void)close(other);
    FILE *f = fopen("no-folder", "w");
    assert_non_null(f);
    (void)fclose(f);
    assert_int_equal(saves_hold("no-folder/saves", 7, &taken), -1);
    assert_false(taken); /* nobody can be kept from anything there */
}

static void named_saves_are_listed_newest_first(void **state)
{
    (void)state;
    char error[256] = "";
    struct save_slot slot[2], newest;
    empty("named");
    assert_true(saves_write("named", "Ada / Żaneta", "one", 3, error, sizeof error));
    assert_true(saves_write("named", "../escape", "two", 3, error, sizeof error));
    assert_true(saves_write("named", "third", "three", 5, error, sizeof error));
    age("named/third.save", 10);
    age("named/Ada _ Żaneta.save", 30);
    age("named/_._escape.save", 20);
    assert_int_equal(list("named", slot, 2), 3);
    assert_string_equal(slot[0].name, "Ada _ Żaneta");
    assert_string_equal(slot[1].name, "_._escape");
    assert_true(saves_newest("named", &newest));
    assert_string_equal(newest.name, slot[0].name);
}

static void long_names_are_cut_between_characters(void **state)
{
    (void)state;
    char error[256] = "", name[400] = "";
    struct save_slot slot;
    empty("long");
    for (int i = 0; i < 190; i++)
        (void)strncat(name, "ż", sizeof name - strlen(name) - 1);
    assert_true(saves_write("long", name, "x", 1, error, sizeof error));
    assert_int_equal(list("long", &slot, 1), 1);
    assert_int_equal(strlen(slot.name) % 2, 0);
    assert_true(strlen(slot.name) > 20);
}

static void what_cannot_be_written_is_one_line_and_loses_nothing(void **state)
{
    (void)state;
    char error[512] = "";
    FILE *f = fopen("in-the-way", "w");
    assert_non_null(f);
    (void)fclose(f);
    assert_false(saves_write("in-the-way/saves", "mine", "x", 1, error, sizeof error));
    assert_non_null(strstr(error, "in-the-way"));
    assert_null(strchr(error, '\n'));
    size_t n;
    assert_null(saves_read("nowhere/none.save", &n, error, sizeof error));
    assert_non_null(strstr(error, "none.save"));
    struct save_slot slot;
    assert_false(saves_newest("nowhere", &slot));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_one_before_is_kept),
        cmocka_unit_test(what_was_written_last_is_the_newest),
        cmocka_unit_test(any_time_that_a_file_can_have_is_read),
        cmocka_unit_test(a_long_save_is_read_from_its_beginning),
        cmocka_unit_test(a_match_is_held_until_it_is_let_go),
        cmocka_unit_test(named_saves_are_listed_newest_first),
        cmocka_unit_test(long_names_are_cut_between_characters),
        cmocka_unit_test(what_cannot_be_written_is_one_line_and_loses_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
