/* Where a window opens among several displays; the displays are made up. */
#include "platform/place.h"

#include "cmocka_all.h"

static const struct screen_rect two[] = {{0, 0, 1920, 1080}, {1920, 0, 2560, 1440}};

struct row {
    struct screen_rect was;
    size_t count;
    int chosen;
    bool decided;
    struct screen_rect at;
};

static void a_window_opens_where_it_can_be_taken_hold_of(void **state)
{
    (void)state;
    static const struct row rows[] = {
        {{2000, 100, 1280, 720}, 2, 0, true, {2000, 100, 1280, 720}},   /* on the second, as it was */
        {{2000, 100, 1280, 720}, 1, 0, true, {320, 180, 1280, 720}},    /* which is gone */
        {{2500, 100, 2400, 1300}, 1, 0, true, {0, 0, 1920, 1080}},      /* and the first is smaller */
        {{-1200, 100, 1280, 720}, 2, 0, true, {-1200, 100, 1280, 720}}, /* enough of it can be seen */
        {{-1250, 100, 1280, 720}, 2, 0, true, {320, 180, 1280, 720}},
        {{100, 1040, 1280, 720}, 2, 0, true, {320, 180, 1280, 720}}, /* its title bar is below the edge */
        {{100, -40, 1280, 720}, 2, 0, true, {320, 180, 1280, 720}},
        {{100, 100, 1280, 720}, 2, 2, true, {2560, 360, 1280, 720}}, /* the second was chosen */
        {{2000, 100, 1280, 720}, 2, 2, true, {2000, 100, 1280, 720}},
        {{100, 100, 1280, 720}, 1, 2, true, {100, 100, 1280, 720}}, /* and is not there */
        {{0, 0, 0, 0}, 2, 0, false, {0, 0, 0, 0}},
        {{100, 100, 1280, 720}, 0, 0, false, {100, 100, 1280, 720}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct screen_rect at;
        bool decided = place_window(&rows[i].was, two, rows[i].count, rows[i].chosen, &at);
        const struct screen_rect *want = &rows[i].at;
        if (decided != rows[i].decided || at.x != want->x || at.y != want->y || at.width != want->width ||
            at.height != want->height)
            fail_msg("row %zu: %d, %d %d %d x %d", i, decided, at.x, at.y, at.width, at.height);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_window_opens_where_it_can_be_taken_hold_of)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
