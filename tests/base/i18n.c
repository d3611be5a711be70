/* Strings with a context, and words of data files, with the German translation of the build and without any. */
#include "base/i18n.h"
#include "base/text.h"

#include <locale.h>
#include <stdlib.h>

#include "cmocka_all.h"

static void speak(const char *language)
{
    assert_int_equal(setenv("LANGUAGE", language, 1), 0);
    assert_non_null(setlocale(LC_ALL, "C.UTF-8"));
    assert_non_null(bindtextdomain("conspiracy", LOCALE_FOLDER));
    assert_non_null(textdomain("conspiracy"));
}

static void a_context_is_never_shown(void **state)
{
    (void)state;
    speak("C");
    assert_string_equal(C_("button of a controller", "Back"), "Back");
    assert_string_equal(i18n_marked(N_("Back")), "Back");
    speak("de");
    assert_string_equal(C_("no such context", "Back"), "Back");
}

static void a_context_chooses_the_translation(void **state)
{
    (void)state;
    speak("de");
    assert_string_equal(_("Back"), "Zurück");
    assert_string_equal(i18n_marked(N_("Back")), "Zurück");
    assert_string_equal(C_("button of a controller", "Back"), "Back");
    assert_string_equal(i18n_marked(NC_("key", "Enter")), "Eingabe");
}

static void words_of_data_are_translated_by_game(void **state)
{
    (void)state;
    static char long_word[2000];
    memset(long_word, 'x', sizeof long_word - 1);
    speak("de");
    assert_string_equal(i18n_data("solomon", "Vienna"), "Wien");
    assert_string_equal(i18n_data("elsewhere", "Vienna"), "Vienna");
    assert_string_equal(i18n_data("solomon", "Back"), "Back"); /* a word of the program, not of the board */
    assert_ptr_equal(i18n_data("solomon", long_word), long_word);
    speak("C");
    assert_string_equal(i18n_data("solomon", "Vienna"), "Vienna");
}

static void names_are_listed_in_words(void **state)
{
    (void)state;
    static const char *const names[] = {"Ada", "Bo", "Cleo", "Dan"};
    static const char *const english[] = {"", "Ada", "Ada and Bo", "Ada, Bo and Cleo",
                                          "Ada, Bo, Cleo and Dan"};
    speak("C");
    for (size_t n = 0; n < 5; n++) {
        char list[64] = "";
        struct text out = text_over(list, sizeof list);
        i18n_list(names, n, &out);
        assert_string_equal(list, english[n]);
    }
    speak("de");
    char list[64];
    struct text out = text_over(list, sizeof list);
    i18n_list(names, 3, &out);
    assert_string_equal(list, "Ada, Bo und Cleo");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_context_is_never_shown),
        cmocka_unit_test(a_context_chooses_the_translation),
        cmocka_unit_test(names_are_listed_in_words),
        cmocka_unit_test(words_of_data_are_translated_by_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
