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
static void age(const char *path, int seconds)
{
    struct timespec t[2] = {{seconds, 0}, {seconds, 0}};
    assert_int_equal(utimensat(AT_FDCWD, path, t, 0), 0);
}

static void empty(const char *folder)
{
    struct save_slot slot[32];
    char error[256];
    size_t n = saves_list(folder, slot, 32);
    for (size_t i = 0; i < n && i < 32; i++)
        assert_true(saves_remove(slot[i].path, error, sizeof error));
    assert_int_equal(saves_list(folder, slot, 32), 0);
}

static void three_autosaves_take_turns(void **state)
{
    (void)state;
    char error[256] = "", text[16], path[64];
    struct save_slot slot[8];
    empty("turns");
    for (int i = 1; i <= 7; i++) {
        (void)snprintf(text, sizeof text, "match %d", i);
        assert_true(saves_write_auto("turns", 0, text, strlen(text), error, sizeof error));
        (void)snprintf(path, sizeof path, "turns/autosave-%d.save", (i - 1) % 3 + 1);
        age(path, 1000 + i);
    }
    assert_int_equal(saves_list("turns", slot, 8), SAVES_AUTO);
    for (int i = 0; i < SAVES_AUTO; i++) {
        size_t n;
        char *got = saves_read(slot[i].path, &n, error, sizeof error);
        (void)snprintf(text, sizeof text, "match %d", 7 - i);
        assert_non_null(got);
        assert_string_equal(got, text);
        assert_int_equal(n, strlen(text));
        assert_true(slot[i].automatic);
        free(got);
    }
    size_t n;
    char *before = saves_read("turns/autosave-1.save.bak", &n, error, sizeof error);
    assert_non_null(before);
    assert_string_equal(before, "match 4"); /* the one before it is kept */
    free(before);
}

/* A folder has the name of an autosave: the two others take turns. */
static void what_is_no_file_is_passed_over(void **state)
{
    (void)state;
    char error[256] = "";
    struct save_slot slot[8];
    (void)rmdir("odd/autosave-2.save");
    empty("odd");
    assert_true(saves_write_auto("odd", 0, "x", 1, error, sizeof error));
    assert_int_equal(mkdir("odd/autosave-2.save", 0700), 0);
    for (int i = 0; i < 5; i++)
        assert_true(saves_write_auto("odd", 0, "x", 1, error, sizeof error));
    assert_int_equal(saves_list("odd", slot, 8), 2);
    assert_int_equal(rmdir("odd/autosave-2.save"), 0);
}

/* Whatever the clock says: here the saves before are from a time to come. */
static void what_was_written_last_is_the_newest(void **state)
{
    (void)state;
    char error[256] = "", text[16];
    struct save_slot newest;
    empty("clock");
    assert_true(saves_write("clock", "mine", "x", 1, error, sizeof error));
    age("clock/mine.save", 2000000000);
    for (int i = 1; i <= 7; i++) {
        size_t n;
        (void)snprintf(text, sizeof text, "match %d", i);
        assert_true(saves_write_auto("clock", 0, text, strlen(text), error, sizeof error));
        assert_true(saves_newest("clock", &newest));
        char *got = saves_read(newest.path, &n, error, sizeof error);
        assert_non_null(got);
        assert_string_equal(got, text);
        free(got);
    }
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
    assert_int_equal(saves_list("named", slot, 2), 3);
    assert_string_equal(slot[0].name, "Ada _ Żaneta");
    assert_string_equal(slot[1].name, "_._escape");
    assert_false(slot[0].automatic);
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
    assert_int_equal(saves_list("long", &slot, 1), 1);
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
    assert_false(saves_write_auto("in-the-way/saves", 0, "x", 1, error, sizeof error));
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
        cmocka_unit_test(three_autosaves_take_turns),
        cmocka_unit_test(what_is_no_file_is_passed_over),
        cmocka_unit_test(what_was_written_last_is_the_newest),
        cmocka_unit_test(named_saves_are_listed_newest_first),
        cmocka_unit_test(long_names_are_cut_between_characters),
        cmocka_unit_test(what_cannot_be_written_is_one_line_and_loses_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
