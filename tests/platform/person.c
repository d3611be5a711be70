/* What the system tells of people and screens: what they are called, what is no name, and how large a window is at first. */
#include "platform/person.h"
#include "platform/window.h"

#include "cmocka_all.h"

static void a_name_is_made_of_what_the_system_has(void **state)
{
    (void)state;
    static const struct {
        const char *full, *login, *name;
    } given[] = {
        {"Jane Doe", "jdoe", "Jane"},
        {"Jane Doe,Room 3,,", "jdoe", "Jane"},
        {"Ülkü", "uelkue", "Ülkü"},
        {"", "marlene", "Marlene"},
        {",,,", "marlene", "Marlene"},
        {"& Doe", "jane", "Jane"},
        {"Unknown", "bo", "Bo"},
        {"root", "root", ""},
        {"Charlie Root", "root", ""},
        {"unknown", "user", ""},
        {"", "", ""},
        {"Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "ann", "Ann"},
    };
    for (size_t i = 0; i < sizeof given / sizeof given[0]; i++) {
        char name[64];
        person_name_from(given[i].full, given[i].login, name, sizeof name);
        assert_string_equal(name, given[i].name);
    }
}

static void a_first_window_is_comfortable_where_the_screen_is(void **state)
{
    (void)state;
    static const struct {
        int screen[2], window[2];
    } given[] = {
        {{1280, 720}, {1280, 720}},   {{1366, 740}, {1280, 720}}, {{1920, 1050}, {1536, 840}},
        {{3840, 2160}, {3072, 1728}}, {{1024, 600}, {1024, 600}},
    };
    for (size_t i = 0; i < sizeof given / sizeof given[0]; i++) {
        int w = 0, h = 0;
        window_usual(given[i].screen[0], given[i].screen[1], &w, &h);
        assert_int_equal(w, given[i].window[0]);
        assert_int_equal(h, given[i].window[1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_name_is_made_of_what_the_system_has),
                                       cmocka_unit_test(a_first_window_is_comfortable_where_the_screen_is)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
