/* Settings: there and back, out of range, broken, unwritable. */
#include "platform/settings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cmocka_all.h"
#include "platform/folders.h"

static void write_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    (void)fputs(text, f);
    (void)fclose(f);
}

static struct settings *open_quietly(const char *path)
{
    char notice[512] = "?";
    struct settings *s = settings_open(path, notice, sizeof notice);
    assert_non_null(s);
    assert_string_equal(notice, "");
    return s;
}

static void what_is_set_is_there_again(void **state)
{
    (void)state;
    char error[512] = "", name[32];
    (void)remove("there.ini");
    struct settings *s = open_quietly("there.ini");
    assert_false(settings_changed(s));
    settings_set_int(s, "sound", "music", 70);
    settings_set_text(s, "player", "name", "Żaneta ; = \n\\ end");
    assert_true(settings_changed(s));
    assert_true(settings_save(s, error, sizeof error));
    assert_false(settings_changed(s));
    settings_close(s);
    s = open_quietly("there.ini");
    assert_int_equal(settings_int(s, "sound", "music", 0, 0, 100), 70);
    settings_text(s, "player", "name", "", name, sizeof name);
    assert_string_equal(name, "Żaneta ; = \n\\ end");
    settings_close(s);
}

/* A large file is read; one that cannot be is not written over, and that is said. */
static void what_cannot_be_read_is_not_written_over(void **state)
{
    (void)state;
    enum { NOTES = 40000 };
    char error[512] = "", notice[512], text[64];
    struct stat before, after;
    FILE *f = fopen("large.ini", "w");
    assert_non_null(f);
    for (int i = 0; i < NOTES; i++)
        (void)fprintf(f, "[%d]\nseat-1-on-2=never passes, and owns somebody\n", i);
    (void)fclose(f);
    struct settings *s = open_quietly("large.ini");
    settings_set_text(s, "0", "more", "x");
    assert_true(settings_save(s, error, sizeof error));
    settings_close(s);
    s = open_quietly("large.ini");
    settings_text(s, "39999", "seat-1-on-2", "", text, sizeof text);
    assert_string_equal(text, "never passes, and owns somebody");
    settings_close(s);
    assert_int_equal(truncate("large.ini", 20 << 20), 0);
    assert_int_equal(stat("large.ini", &before), 0);
    s = settings_open("large.ini", notice, sizeof notice);
    assert_non_null(strstr(notice, "too large"));
    settings_set_text(s, "0", "more", "y");
    assert_false(settings_save(s, error, sizeof error));
    assert_non_null(strstr(error, "too large"));
    assert_int_equal(stat("large.ini", &after), 0);
    assert_int_equal(after.st_size, before.st_size);
    settings_close(s);
}

static void what_is_out_of_range_or_malformed_gives_way(void **state)
{
    (void)state;
    char name[8];
    write_file("odd.ini", "[a]\nbig=900\nsmall=-5\nword=hello\nlong=abcd\xC5\xBC\xC5\xBC\n");
    struct settings *s = open_quietly("odd.ini");
    assert_int_equal(settings_int(s, "a", "big", 5, 0, 100), 100);
    assert_int_equal(settings_int(s, "a", "small", 5, 0, 100), 0);
    assert_int_equal(settings_int(s, "a", "word", 5, 0, 100), 5);
    assert_int_equal(settings_int(s, "a", "none", 6, 0, 100), 6);
    settings_text(s, "a", "long", "", name, sizeof name);
    assert_string_equal(name, "abcdż"); /* cut at a whole character */
    settings_close(s);
}

/* A text with several escapes that are none gives way, and GLib has nothing to complain of on standard error. */
static void a_text_that_is_badly_escaped_gives_way(void **state)
{
    (void)state;
    char text[32];
    write_file("escapes.ini", "[people]\nfirst=\\xA\\u\\\nsecond=a\\sb\n");
    assert_true(freopen("escapes.err", "w", stderr));
    struct settings *s = open_quietly("escapes.ini");
    settings_text(s, "people", "first", "nobody", text, sizeof text);
    assert_string_equal(text, "nobody");
    settings_text(s, "people", "second", "nobody", text, sizeof text);
    assert_string_equal(text, "a b");
    settings_close(s);
    assert_int_equal(ftell(stderr), 0);
}

static void a_broken_file_is_kept_aside_and_said_once(void **state)
{
    (void)state;
    char notice[512];
    static const char *const broken[] = {"this is [ no settings file\n===\n", "[a\nb=1\n",
                                         "\x01\x02\xFF\xFE"};
    for (int i = 0; i < 3; i++) {
        (void)remove("bad.ini.broken");
        write_file("bad.ini", broken[i]);
        struct settings *s = settings_open("bad.ini", notice, sizeof notice);
        assert_non_null(s);
        assert_non_null(strstr(notice, "bad.ini"));
        assert_null(strchr(notice, '\n'));
        assert_int_equal(settings_int(s, "a", "b", 42, 0, 100), 42);
        assert_int_equal(access("bad.ini.broken", F_OK), 0);
        assert_int_not_equal(access("bad.ini", F_OK), 0);
        settings_close(s);
        s = open_quietly("bad.ini");
        settings_close(s);
    }
}

static void a_second_broken_file_is_kept_beside_the_first(void **state)
{
    (void)state;
    char notice[512], kept[32];
    for (int i = 1; i <= 3; i++) {
        (void)snprintf(kept, sizeof kept, "%c", '0' + i);
        write_file("often.ini", kept);
        settings_close(settings_open("often.ini", notice, sizeof notice));
        (void)snprintf(kept, sizeof kept, i == 1 ? "often.ini.broken" : "often.ini.broken-%d", i);
        assert_non_null(strstr(notice, kept));
        FILE *f = fopen(kept, "r");
        assert_non_null(f);
        assert_int_equal(fgetc(f), '0' + i);
        (void)fclose(f);
    }
    assert_int_equal(access("often.ini.broken", F_OK), 0);
    assert_int_equal(access("often.ini.broken-2", F_OK), 0);
    (void)remove("often.ini.broken");
    (void)remove("often.ini.broken-2");
    (void)remove("often.ini.broken-3");
}

static void what_is_no_whole_number_can_be_told(void **state)
{
    (void)state;
    write_file("words.ini", "[a]\nloud=loud\nseven=7\nempty=\n");
    struct settings *s = open_quietly("words.ini");
    assert_true(settings_int_malformed(s, "a", "loud"));
    assert_true(settings_int_malformed(s, "a", "empty"));
    assert_false(settings_int_malformed(s, "a", "seven"));
    assert_false(settings_int_malformed(s, "a", "nothing"));
    assert_false(settings_int_malformed(s, "b", "nothing"));
    settings_close(s);
}

static void what_others_set_meanwhile_stays(void **state)
{
    (void)state;
    char error[512] = "";
    write_file("both.ini", "[a]\none=1\ntwo=2\n");
    struct settings *here = open_quietly("both.ini"), *there = open_quietly("both.ini");
    settings_set_int(here, "a", "one", 10);
    assert_true(settings_save(here, error, sizeof error));
    settings_set_int(there, "a", "two", 20);
    settings_set_int(there, "b", "three", 30);
    assert_true(settings_save(there, error, sizeof error));
    settings_set_int(here, "a", "one", 11);
    assert_true(settings_save(here, error, sizeof error));
    settings_close(here);
    settings_close(there);
    here = open_quietly("both.ini");
    assert_int_equal(settings_int(here, "a", "one", 0, 0, 100), 11);
    assert_int_equal(settings_int(here, "a", "two", 0, 0, 100), 20);
    assert_int_equal(settings_int(here, "b", "three", 0, 0, 100), 30);
    settings_close(here);
}

static void what_cannot_be_written_is_one_line(void **state)
{
    (void)state;
    char error[512] = "";
    write_file("a-file", "x");
    struct settings *s = open_quietly("a-file/settings.ini");
    settings_set_int(s, "a", "b", 1);
    assert_false(settings_save(s, error, sizeof error));
    assert_true(strlen(error) > 10);
    assert_null(strchr(error, '\n'));
    assert_true(settings_changed(s));
    settings_close(s);
}

/* In a process of its own: what is asked once is kept. Exits with 0 when all is well. */
static int ask_without_a_home(void)
{
    char path[4096] = "";
    (void)setenv("HOME", "", 1);
    (void)setenv("XDG_DATA_HOME", "beside/me", 1);
    folders_begin();
    return !getenv("HOME") && !getenv("XDG_DATA_HOME") &&
                   folder_path(FOLDER_DATA, "saves", path, sizeof path) && path[0] == '/'
               ? 0
               : 1;
}

static void a_home_that_is_no_path_is_none(void **state)
{
    (void)state;
    int status = -1;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0)
        _exit(ask_without_a_home());
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_set_is_there_again),
        cmocka_unit_test(what_cannot_be_read_is_not_written_over),
        cmocka_unit_test(what_is_out_of_range_or_malformed_gives_way),
        cmocka_unit_test(a_text_that_is_badly_escaped_gives_way),
        cmocka_unit_test(a_broken_file_is_kept_aside_and_said_once),
        cmocka_unit_test(a_second_broken_file_is_kept_beside_the_first),
        cmocka_unit_test(what_is_no_whole_number_can_be_told),
        cmocka_unit_test(what_others_set_meanwhile_stays),
        cmocka_unit_test(what_cannot_be_written_is_one_line),
        cmocka_unit_test(a_home_that_is_no_path_is_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
