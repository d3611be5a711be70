/* What people are called by the system, and what is no name. */
#include "platform/person.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_name_is_made_of_what_the_system_has)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
