/* How what moves speeds up and slows down. */
#include "ui/ease.h"

#include <math.h>

#include "cmocka_all.h"

static void eases_begin_at_nought_and_end_at_one(void **state)
{
    (void)state;
    for (enum ease e = EASE_LINEAR; e <= EASE_BOUNCE; e++) {
        assert_true(ease_at(e, 0) == 0 && ease_at(e, 1) == 1);
        assert_true(ease_at(e, -3) == 0 && ease_at(e, 7) == 1);
        for (float t = 0; t < 1; t += 0.01f)
            assert_true(fabsf(ease_at(e, t + 0.01f) - ease_at(e, t)) < 0.12f); /* no jumps */
    }
    assert_true(ease_at(EASE_OUT, 0.5f) > 0.5f && ease_at(EASE_IN, 0.5f) < 0.5f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(eases_begin_at_nought_and_end_at_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
