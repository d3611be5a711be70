/* Words of the game's data on the screens of every game, in German. */
#include "cmocka_all.h"
#include "scene/app_test.h"

#include <libintl.h>
#include <locale.h>
#include <stdlib.h>

static void a_new_game_names_the_headquarters(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    assert_int_equal(setenv("LANGUAGE", "de", 1), 0);
    assert_non_null(setlocale(LC_MESSAGES, "C.UTF-8"));
    assert_non_null(bindtextdomain("conspiracy", LOCALE_FOLDER));
    assert_non_null(textdomain("conspiracy"));
    app_test_frames(&t, 3);
    app_test_press_text(&t, "Neues Spiel");
    app_test_frames(&t, 3);
    assert_true(app_test_shows(&t, "Moskau"));
    assert_false(app_test_shows(&t, "Moscow"));
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_game_names_the_headquarters),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
