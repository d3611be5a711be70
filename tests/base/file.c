#include "base/file.h"

#include "base/text.h"

#include "cmocka_all.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char folder[] = "file-test-XXXXXX";

static int enter(void **state)
{
    (void)state;
    return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int leave(void **state)
{
    (void)state;
    return system("rm -rf ./*") == 0 && chdir("..") == 0 && rmdir(folder) == 0 ? 0 : -1;
}

static void assert_file_is(const char *path, const char *text)
{
    char *bytes;
    size_t length;
    struct file_error err;
    assert_true(file_read(path, 100000, &bytes, &length, &err));
    assert_int_equal(length, strlen(text));
    assert_string_equal(bytes, text);
    free(bytes);
}

static void write_text(const char *path, const char *text)
{
    struct file_error err;
    assert_true(file_write(path, text, strlen(text), &err));
}

static void what_was_written_is_read(void **state)
{
    (void)state;
    write_text("one", "first\n");
    assert_file_is("one", "first\n");
    assert_int_not_equal(access("one.bak", F_OK), 0);
}

static void the_previous_file_is_kept(void **state)
{
    (void)state;
    write_text("two", "old");
    write_text("two", "newer");
    write_text("two", "newest");
    assert_file_is("two", "newest");
    assert_file_is("two.bak", "newer");
}

static void a_file_that_is_replaced_is_not_kept(void **state)
{
    struct file_error err = {""};
    (void)state;
    write_text("three", "old");
    assert_true(file_replace("three", "new", 3, &err));
    assert_file_is("three", "new");
    assert_int_not_equal(access("three.bak", F_OK), 0);
    assert_false(file_replace("/dev/full", "new", 3, &err));
    assert_non_null(strstr(err.text, "/dev/full: "));
}

/* An error says which file even where its name is empty. */
static void a_file_without_a_name_is_an_error_with_one(void **state)
{
    struct file_error err = {""};
    char *bytes;
    size_t length;
    (void)state;
    assert_false(file_read("", 10, &bytes, &length, &err));
    assert_ptr_equal(strstr(err.text, "\"\": "), err.text);
}

/* Of a path that is too long for the line its end is shown, and the reason is there in any case. */
static void the_reason_is_there_however_long_the_path(void **state)
{
    char path[600];
    struct file_error err = {""};
    char *bytes;
    size_t length;
    (void)state;
    for (size_t n = 150; n < sizeof path - 16; n++) {
        memset(path, 'x', n);
        memcpy(path + n / 2, "\xc3\xab", 2);
        snprintf(path + n, sizeof path - n, "/last");
        assert_false(file_read(path, 10, &bytes, &length, &err));
        const char *reason = strstr(err.text, "/last: ");
        assert_non_null(reason);
        assert_true(strlen(reason) > strlen("/last: ") + 5);
        assert_true(n > 200 || strlen(err.text) == strlen(path) + strlen(reason) - strlen("/last"));
        text_plain(err.text); /* takes nothing away: no character was cut in two */
        assert_ptr_equal(strstr(err.text, "/last: "), reason);
    }
}

static void a_failed_write_leaves_the_old_file(void **state)
{
    (void)state;
    struct file_error err;
    assert_int_equal(mkdir("locked", 0700), 0);
    write_text("locked/three", "kept");
    assert_int_equal(mkdir("locked/three.bak", 0700), 0); /* nothing can be put there */
    assert_false(file_write("missing/three", "x", 1, &err));
    assert_non_null(strstr(err.text, "missing/three"));
    assert_null(strchr(err.text, '\n'));
    assert_file_is("locked/three", "kept");
}

static void no_temporary_file_stays(void **state)
{
    (void)state;
    write_text("four", "x");
    assert_int_equal(system("test -z \"$(ls | grep new)\""), 0);
}

static void a_large_file_comes_whole_and_a_larger_one_is_refused(void **state)
{
    (void)state;
    enum { N = 300000 };
    char *big = malloc(N), *bytes;
    size_t length;
    struct file_error err;
    memset(big, 'x', N);
    assert_true(file_write("big", big, N, &err));
    assert_true(file_read("big", N, &bytes, &length, &err));
    assert_int_equal(length, N);
    free(bytes);
    assert_false(file_read("big", N - 1, &bytes, &length, &err));
    assert_null(bytes);
    assert_non_null(strstr(err.text, "big"));
    free(big);
}

static void missing_files_and_folders_are_told(void **state)
{
    (void)state;
    char *bytes;
    size_t length;
    struct file_error err;
    assert_false(file_read("nothing", 10, &bytes, &length, &err));
    assert_non_null(strstr(err.text, "nothing: "));
    assert_false(file_read(".", 10, &bytes, &length, &err));
    assert_null(bytes);
}

static void folders_are_made_with_those_above(void **state)
{
    (void)state;
    struct file_error err;
    struct stat st;
    assert_true(file_make_folder("a/b/c", &err));
    assert_true(file_make_folder("a/b/c", &err));
    assert_int_equal(stat("a/b/c", &st), 0);
    write_text("a/plain", "x");
    assert_false(file_make_folder("a/plain", &err));
}

static void a_link_is_written_through(void **state)
{
    (void)state;
    struct stat st;
    write_text("target", "x");
    assert_int_equal(symlink("target", "link"), 0);
    write_text("link", "y");
    assert_int_equal(lstat("link", &st), 0);
    assert_true(S_ISLNK(st.st_mode));
    assert_file_is("target", "y");
}

/* What stays where it was is a second name for the file that was there. */
static void the_file_behind_a_link_is_written_whole_as_well(void **state)
{
    (void)state;
    struct file_error err;
    write_text("behind", "old");
    assert_int_equal(link("behind", "witness"), 0);
    assert_int_equal(symlink("behind", "before"), 0);
    assert_true(file_can_write("before", &err));
    write_text("before", "new");
    assert_file_is("behind", "new");
    assert_file_is("witness", "old");
    assert_file_is("behind.bak", "old");
    assert_int_equal(symlink("nowhere", "dangling"), 0);
    write_text("dangling", "x");
    assert_file_is("nowhere", "x");
}

enum { WRITERS = 4, ROUNDS = 25, LARGE = 40000 };

/* A whole file of one letter, and which. */
static char letter_of(const char *path)
{
    char *bytes = NULL;
    size_t length = 0;
    struct file_error err;
    assert_true(file_read(path, 2 * LARGE, &bytes, &length, &err));
    assert_int_equal(length, LARGE);
    for (size_t i = 0; i < length; i++)
        assert_int_equal(bytes[i], bytes[0]);
    char letter = bytes[0];
    free(bytes);
    return letter;
}

/* Another program that writes a file of its letter, so many times, once `gate` is closed at its other end. */
static pid_t start_writer(char letter, int times, const int gate[2])
{
    static char bytes[LARGE];
    pid_t pid = fork();
    if (pid != 0)
        return pid;
    char none;
    struct file_error err;
    bool good = true;
    close(gate[1]);
    memset(bytes, letter, sizeof bytes);
    (void)!read(gate[0], &none, 1);
    for (int i = 0; i < times; i++)
        good = file_write("shared", bytes, sizeof bytes, &err) && good;
    _exit(good ? 0 : 1);
}

static void all_write(int writers, int times)
{
    int gate[2], status;
    pid_t pid[WRITERS];
    assert_int_equal(pipe(gate), 0);
    for (int i = 0; i < writers; i++)
        assert_true((pid[i] = start_writer((char)('a' + i), times, gate)) > 0);
    close(gate[0]);
    close(gate[1]);
    for (int i = 0; i < writers; i++) {
        assert_int_equal(waitpid(pid[i], &status, 0), pid[i]);
        assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
}

/* Two programs write the same new file at once: as if one had written after the other. */
static void of_two_who_write_at_once_both_are_kept(void **state)
{
    (void)state;
    for (int i = 0; i < ROUNDS; i++) {
        unlink("shared");
        unlink("shared.bak");
        all_write(2, 1);
        assert_int_equal(letter_of("shared") + letter_of("shared.bak"), 'a' + 'b');
    }
    assert_int_equal(system("test -z \"$(ls | grep -e new -e old)\""), 0);
}

static void many_writers_leave_whole_files(void **state)
{
    (void)state;
    all_write(WRITERS, ROUNDS);
    (void)letter_of("shared");
    (void)letter_of("shared.bak");
    assert_int_equal(system("test -z \"$(ls | grep -e new -e old)\""), 0);
}

/* A crash left its temporary file, and another program has the crashed one's number now. */
static void what_a_crash_left_is_nobodys_to_write_to(void **state)
{
    char left[64];
    (void)state;
    snprintf(left, sizeof left, "five.%ld.new", (long)getpid());
    write_text(left, "somebody's");
    write_text("five", "x");
    assert_file_is("five", "x");
    assert_file_is(left, "somebody's");
    unlink(left);
}

static bool disk_without_links;

int __real_link(const char *from, const char *to);
int __wrap_link(const char *from, const char *to);

int __wrap_link(const char *from, const char *to)
{
    if (!disk_without_links)
        return __real_link(from, to);
    errno = EPERM;
    return -1;
}

/* Names are taken in turn, and nobody's file is written over. */
static void a_new_file_takes_the_first_name_that_is_free(void **state)
{
    char path[64], small[12];
    struct file_error err;
    (void)state;
    assert_int_equal(mkdir("fresh", 0700), 0);
    for (int n = 1; n <= 4; n++) {
        char wanted[64] = "fresh/six.rec", text[2] = {(char)('0' + n), '\0'};
        if (n > 1)
            snprintf(wanted, sizeof wanted, "fresh/six (%d).rec", n);
        disk_without_links = n > 2;
        assert_true(file_write_new("fresh", "six", ".rec", text, 1, path, sizeof path, &err));
        assert_string_equal(path, wanted);
        assert_file_is(path, text);
    }
    disk_without_links = false;
    assert_file_is("fresh/six.rec", "1");
    assert_int_equal(system("test $(ls -a fresh | wc -l) = 6"), 0);
    assert_false(file_write_new("absent", "six", ".rec", "x", 1, path, sizeof path, &err));
    assert_non_null(strstr(err.text, "absent/six.rec: "));
    assert_false(file_write_new("fresh", "six", ".rec", "x", 1, small, sizeof small, &err));
    assert_int_equal(system("test $(ls -a fresh | wc -l) = 6"), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_written_is_read),
        cmocka_unit_test(the_previous_file_is_kept),
        cmocka_unit_test(a_file_that_is_replaced_is_not_kept),
        cmocka_unit_test(a_file_without_a_name_is_an_error_with_one),
        cmocka_unit_test(the_reason_is_there_however_long_the_path),
        cmocka_unit_test(a_failed_write_leaves_the_old_file),
        cmocka_unit_test(no_temporary_file_stays),
        cmocka_unit_test(a_large_file_comes_whole_and_a_larger_one_is_refused),
        cmocka_unit_test(missing_files_and_folders_are_told),
        cmocka_unit_test(folders_are_made_with_those_above),
        cmocka_unit_test(a_link_is_written_through),
        cmocka_unit_test(the_file_behind_a_link_is_written_whole_as_well),
        cmocka_unit_test(of_two_who_write_at_once_both_are_kept),
        cmocka_unit_test(many_writers_leave_whole_files),
        cmocka_unit_test(what_a_crash_left_is_nobodys_to_write_to),
        cmocka_unit_test(a_new_file_takes_the_first_name_that_is_free),
    };
    return cmocka_run_group_tests(tests, enter, leave);
}
