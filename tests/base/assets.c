#include "base/assets.h"
#include "base/text.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void the_board_is_found(void **state)
{
    (void)state;
    char path[ASSETS_PATH_MAX];
    assert_true(assets_find("solomon/board.json", path, sizeof path));
    assert_int_equal(access(path, R_OK), 0);
}

static void what_is_not_there_is_not_found(void **state)
{
    (void)state;
    char path[ASSETS_PATH_MAX] = "rubbish";
    assert_false(assets_find("solomon/no-such-file", path, sizeof path));
    assert_string_equal(path, "");
    assert_false(assets_find_shader("no-such.frag", path, sizeof path));
}

static void the_named_folder_comes_first(void **state)
{
    (void)state;
    char path[ASSETS_PATH_MAX], here[] = "assets-test-XXXXXX", want[64];
    assert_non_null(mkdtemp(here));
    struct text t = text_over(want, sizeof want);
    text_add(&t, "%s/assets", here);
    assert_int_equal(mkdir(want, 0700), 0);
    text_add(&t, "/probe");
    FILE *f = fopen(want, "w");
    assert_non_null(f);
    fclose(f);
    assert_int_equal(setenv("CONSPIRACY_ASSETS", here, 1), 0);
    assert_true(assets_find("probe", path, sizeof path));
    assert_string_equal(path, want);
    assert_true(assets_find("solomon/board.json", path, sizeof path)); /* and the others still count */
    unlink(want);
    want[strlen(here) + strlen("/assets")] = '\0';
    rmdir(want);
    rmdir(here);
}

static void translations_are_found(void **state)
{
    (void)state;
    char path[ASSETS_PATH_MAX], here[] = "assets-test-XXXXXX", made[128], want[64];
    static const char *const steps[] = {"/locale", "/de", "/LC_MESSAGES"};
    assert_non_null(mkdtemp(here));
    assert_int_equal(setenv("CONSPIRACY_ASSETS", here, 1), 0);
    struct text t = text_over(made, sizeof made);
    text_add(&t, "%s", here);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        text_add(&t, "%s", steps[i]);
        assert_int_equal(mkdir(made, 0700), 0);
    }
    text_add(&t, "/conspiracy.mo");
    FILE *f = fopen(made, "w");
    assert_non_null(f);
    fclose(f);
    assert_true(assets_find_translations(path, sizeof path));
    t = text_over(want, sizeof want);
    text_add(&t, "%s/locale", here);
    assert_string_equal(path, want);
    assert_int_equal(setenv("CONSPIRACY_LOCALE", "/somewhere", 1),
                     0); /* a folder that is named counts first */
    assert_true(assets_find_translations(path, sizeof path));
    assert_string_equal(path, "/somewhere");
    unsetenv("CONSPIRACY_LOCALE");
    unlink(made);
    for (char *slash; (slash = strrchr(made, '/'));) {
        *slash = '\0';
        rmdir(made);
    }
}

static void a_folder_of_its_own_goes_before_the_shared_one(void **state)
{
    (void)state;
    char name[64];
    unsetenv("CONSPIRACY_ASSETS"); /* the source tree */
    assert_true(assets_choose("solomon", "sound/sounds.json", name, sizeof name));
    assert_string_equal(name, "solomon/sound/sounds.json");
    assert_true(assets_choose("solomon", "fonts/sans.ttf", name, sizeof name));
    assert_string_equal(name, "shared/fonts/sans.ttf");
    assert_false(assets_choose("solomon", "fonts/none.ttf", name, sizeof name));
    assert_string_equal(name, "");
}

static void roots_end(void **state)
{
    (void)state;
    char path[ASSETS_PATH_MAX];
    size_t n = 0;
    while (assets_root(n, path, sizeof path))
        n++;
    assert_int_equal(n, 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_board_is_found),
        cmocka_unit_test(what_is_not_there_is_not_found),
        cmocka_unit_test(the_named_folder_comes_first),
        cmocka_unit_test(translations_are_found),
        cmocka_unit_test(a_folder_of_its_own_goes_before_the_shared_one),
        cmocka_unit_test(roots_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
