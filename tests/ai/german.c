/* Reasons in German name places in German, as the map does; so are seats called that have no map. */
#include "ai/ai_test.h"
#include "base/i18n.h"
#include "cmocka_all.h"
#include "rules/list.h"

#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

static bool names_any(const char *words, const char *const *name, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (strstr(words, name[i]))
            return true;
    return false;
}

/* A match among players without names, who are called by their places. */
static void check_reasons(const char *game, const char *level)
{
    static const char *const english[] = {"Moscow", "Rome", "Vienna", "Lisbon", "Cape"};
    static const char *const german[] = {"Moskau", "Rom ", "Rom.", "Wien", "Lissabon", "Kapstadt"};
    static struct ai_test s;
    size_t named = 0;
    game_decision decision;

    ai_test_open(&s, game, 3, (const char *const[]){level, level, level}, 3);
    s.limits.iterations = 20;
    for (int asked; (asked = ai_test_asks(&s, &decision)) != SEAT_NONE && s.events < 120;) {
        ai_choice choice = {0};
        if (asked == SEAT_NATURE) {
            ai_test_step(&s);
            continue;
        }
        ai_test_choose(&s, &choice);
        if (names_any(choice.why, english, sizeof english / sizeof english[0]))
            fail_msg("%s: %s", game, choice.why);
        named += names_any(choice.why, german, sizeof german / sizeof german[0]);
        ai_test_play(&s, &choice.action);
    }
    assert_true(named > 0);
    ai_test_close(&s);
}

static void solomons_do(void **state)
{
    (void)state;
    check_reasons("solomon", "agent");
}

static void those_of_1982_do(void **state)
{
    (void)state;
    check_reasons("conspiracy-1982", "rookie");
}

static void seats_of_a_game_without_a_map_do(void **state)
{
    const struct game_rules *rules = game_find("topsecret");

    (void)state;
    assert_string_equal(rules->place_name(NULL, 0), "Lisbon"); /* as in records */
    assert_string_equal(i18n_data(rules->id, rules->place_name(NULL, 0)), "Lissabon");
    assert_string_equal(i18n_data(rules->id, rules->place_name(NULL, 6)), "Moskau");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(solomons_do),
        cmocka_unit_test(those_of_1982_do),
        cmocka_unit_test(seats_of_a_game_without_a_map_do),
    };

    if (setenv("LANGUAGE", "de", 1) != 0 || !setlocale(LC_ALL, "C.UTF-8") ||
        !bindtextdomain("conspiracy", LOCALE_FOLDER) || !textdomain("conspiracy"))
        return 1;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
