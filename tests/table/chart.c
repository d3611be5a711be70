/* Charts: whatever is measured, the numbers beside the lines are whole. */
#include "table/chart.h"
#include "../ui/ui_test.h"

#include <string.h>

static void screen(struct ui_test *test)
{
    static const float round[] = {1, 2, 3}, money[] = {10000, 7300, 0};
    const struct chart_series series = {"Ada", {1, 0, 0, 1}, money};
    const struct chart chart = {"Balance, in dollars", "Round", round, 3, 0, 10000, &series, 1};

    ui_screen(test->ui, "chart");
    chart_draw(test->ui, (struct rect){100, 100, 800, 400}, &chart);
    size_t n, *cut = test->ctx;
    const struct gfx_item *item = gfx_recorded(test->gfx, &n);
    for (size_t i = 0; i < n; i++)
        *cut += item[i].kind == ITEM_TEXT && strstr(item[i].text, "…");
    assert_non_null(gfx_recorded_text(test->gfx, "10000"));
}

static void no_number_beside_a_line_is_cut(void **state)
{
    (void)state;
    struct ui_test test;
    size_t cut = 0;
    ui_test_open(&test, screen, &cut);
    assert_int_equal(cut, 0);
    ui_test_close(&test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_number_beside_a_line_is_cut)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
