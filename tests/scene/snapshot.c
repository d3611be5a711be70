/* F12: where the picture goes, and what is said where it cannot go. */
#include "cmocka_all.h"
#include "scene/app_test.h"

#include <dirent.h>
#include <glib.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH = 512 };

/* The folder in which the person keeps pictures, as the desktop has it written down; below this test's own home. */
static void keep_pictures_in(const char *folder)
{
    char line[2 * PATH];
    snprintf(line, sizeof line, "XDG_PICTURES_DIR=\"%s\"\n", folder);
    assert_true(g_file_set_contents("home/user-dirs.dirs", line, -1, NULL));
    g_reload_user_special_dirs_cache();
}

static int pictures_in(const char *folder)
{
    int n = 0;
    DIR *dir = opendir(folder);
    for (struct dirent *entry; dir && (entry = readdir(dir));)
        if (strstr(entry->d_name, ".png"))
            n++;
    if (dir)
        closedir(dir);
    return n;
}

/* Presses F12; what people are told. */
static void press(struct app_test *t, char *said, size_t size)
{
    app_test_act(t, ACTION_SCREENSHOT);
    assert_true(t->app.screenshot_due);
    app_take_picture(&t->app);
    assert_false(t->app.screenshot_due);
    assert_int_equal(t->app.toasts, 1);
    snprintf(said, size, "%s", t->app.toast[0]);
    app_test_frames(t, 2);
    assert_false(t->app.quit);
}

static void a_folder_that_is_not_there_is_made(void **state)
{
    struct app_test *t = *state;
    char said[PATH], home[PATH], folder[PATH + 32];
    assert_non_null(realpath("home", home));
    snprintf(folder, sizeof folder, "%s/new/Pictures", home);
    keep_pictures_in(folder);
    press(t, said, sizeof said);
    assert_int_equal(pictures_in(folder), 1);
    assert_non_null(strstr(said, folder));
    assert_non_null(strstr(said, "Screenshot saved"));
}

/* Within a second, and so under the same name. */
static void each_picture_has_a_file_of_its_own(void **state)
{
    enum { PICTURES = 4 };
    struct app_test *t = *state;
    char said[PATH], home[PATH], folder[PATH + 32];
    assert_non_null(realpath("home", home));
    snprintf(folder, sizeof folder, "%s/many", home);
    keep_pictures_in(folder);
    for (int i = 0; i < PICTURES; i++) {
        press(t, said, sizeof said);
        t->app.toasts = 0; /* as if it had been read */
    }
    assert_int_equal(pictures_in(folder), PICTURES);
}

static void a_folder_that_cannot_be_made_is_said(void **state)
{
    struct app_test *t = *state;
    char said[PATH], home[PATH], folder[PATH + 32];
    assert_non_null(realpath("home", home));
    snprintf(folder, sizeof folder, "%s/user-dirs.dirs/Pictures", home); /* below a file */
    keep_pictures_in(folder);
    press(t, said, sizeof said);
    assert_non_null(strstr(said, folder));
    assert_non_null(strstr(said, "Not a directory"));
}

static void a_folder_that_cannot_be_written_is_said(void **state)
{
    struct app_test *t = *state;
    char said[PATH];
    keep_pictures_in("/proc"); /* not even root writes there */
    press(t, said, sizeof said);
    assert_non_null(strstr(said, "/proc/"));
    assert_null(strstr(said, "Screenshot saved"));
}

static int open_stand(void **state)
{
    static struct app_test t;
    app_test_open_drawn(&t);
    *state = &t;
    return 0;
}

static int close_stand(void **state)
{
    app_test_close(*state);
    return 0;
}

int main(void)
{
    char folder[] = "snapshot-XXXXXX", home[PATH];
    if (!mkdtemp(folder) || chdir(folder) != 0 || mkdir("home", 0700) != 0 || !realpath("home", home))
        return 1;
    setenv("XDG_CONFIG_HOME", home, 1);
    setenv("HOME", home, 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_folder_that_is_not_there_is_made),
        cmocka_unit_test(each_picture_has_a_file_of_its_own),
        cmocka_unit_test(a_folder_that_cannot_be_made_is_said),
        cmocka_unit_test(a_folder_that_cannot_be_written_is_said),
    };
    return cmocka_run_group_tests(tests, open_stand, close_stand);
}
