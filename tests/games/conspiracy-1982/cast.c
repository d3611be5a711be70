/* The eight spies. */
#include "cmocka_all.h"
#include "games/cast_pictures.h"
#include "scene/conspiracy-1982/c82_parts.h"

static const struct pictured pictured = {&c82_spies, NULL};

static void small_and_black_they_are_told_apart(void **state)
{
    (void)state;
    pictured_told_apart(&pictured);
}

static void they_wear_one_colour_everywhere(void **state)
{
    (void)state;
    pictured_in_one_colour(&pictured);
}

static void no_figure_wears_anothers_colour(void **state)
{
    (void)state;
    pictured_in_no_other(&pictured);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_and_black_they_are_told_apart),
        cmocka_unit_test(they_wear_one_colour_everywhere),
        cmocka_unit_test(no_figure_wears_anothers_colour),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
