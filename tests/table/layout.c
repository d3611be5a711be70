/* Where the parts of a table lie on windows of all shapes. */
#include "cmocka_all.h"

#include "table/layout.h"
#include "table/plane.h"

#include <math.h>

static bool apart(struct rect a, struct rect b)
{
    return rect_empty(a) || rect_empty(b) || plane_shared(a, b) == 0;
}

static void parts_of_the_table_never_overlap(void **state)
{
    (void)state;
    static const struct point windows[] = {{1920, 1080}, {1920, 1200}, {1920, 1440},
                                           {2560, 1080}, {3840, 1080}, {2520, 1080}};
    for (size_t w = 0; w < sizeof windows / sizeof windows[0]; w++)
        for (int seats = 2; seats <= 4; seats++)
            for (float line = 27; line <= 58; line += 3) {
                struct rect window = {0, 0, windows[w].x, windows[w].y};
                struct layout_task task = {window, line, seats, 1.5f, 6};
                struct table_layout l = table_layout_make(&task);
                struct rect part[] = {l.middle, l.head, l.seats, l.log, l.file, l.bar};
                for (size_t i = 0; i < 6; i++) {
                    assert_true(rect_empty(part[i]) || plane_within(part[i], rect_grow(window, 0.01f)));
                    for (size_t k = 0; k < i; k++)
                        assert_true(apart(part[i], part[k]));
                }
                assert_true(l.middle.w >=
                            0.62f * fminf(window.w, window.h * 1.5f)); /* the map is the largest */
                assert_true(l.seats.h >= (float)seats * line * 2);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(parts_of_the_table_never_overlap)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
