/* Values in time. */
#include "ui/tween.h"

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

static void a_tween_waits_moves_and_ends(void **state)
{
    (void)state;
    struct tweens *t = tweens_new();
    tweens_tick(t, 1000);
    tween_id id = tween_start(t, 10, 20, 200, 100, EASE_LINEAR);
    assert_true(tween_value(t, id) == 10);
    assert_false(tween_begun(t, id));
    tweens_tick(t, 1200);
    assert_true(tween_begun(t, id));
    assert_true(fabsf(tween_value(t, id) - 15) < 0.01f);
    tweens_tick(t, 1100); /* time does not go back */
    assert_true(fabsf(tween_value(t, id) - 15) < 0.01f);
    assert_true(tweens_busy(t));
    tweens_tick(t, 1300);
    assert_true(tween_value(t, id) == 20);
    assert_true(tween_done(t, id) && !tweens_busy(t));
    tweens_free(t);
}

static void chains_follow_and_any_key_finishes_all(void **state)
{
    (void)state;
    struct tweens *t = tweens_new();
    tween_id a = tween_start(t, 0, 1, 100, 0, EASE_OUT), b = tween_after(t, a, 1, 2, 100, EASE_OUT);
    tweens_tick(t, 50);
    assert_true(tween_value(t, b) == 1 && !tween_begun(t, b));
    tweens_tick(t, 150);
    assert_true(tween_done(t, a) && tween_begun(t, b) && !tween_done(t, b));
    assert_true(tweens_finish(t));
    assert_true(tween_value(t, b) == 2);
    assert_false(tweens_finish(t));
    tweens_free(t);
}

static void speeds_and_reduced_motion(void **state)
{
    (void)state;
    struct tweens *t = tweens_new();
    tweens_set_speed(t, SPEED_FAST);
    tween_id a = tween_start(t, 0, 1, 500, 0, EASE_LINEAR);
    tweens_tick(t, 199);
    assert_false(tween_done(t, a));
    tweens_tick(t, 200);
    assert_true(tween_done(t, a));
    tweens_set_speed(t, SPEED_INSTANT);
    a = tween_start(t, 0, 7, 500, 500, EASE_LINEAR);
    assert_true(tween_done(t, a) && tween_value(t, a) == 7 && !tweens_busy(t));
    tweens_set_speed(t, SPEED_NORMAL);
    a = tween_start(t, 0, 7, 500, 0, EASE_LINEAR);
    assert_true(tweens_busy(t));
    tweens_set_reduced(t, true);
    assert_false(tweens_busy(t));
    assert_true(tween_value(t, a) == 7);
    assert_true(tween_done(t, tween_start(t, 0, 1, 300, 0, EASE_OUT)));
    tweens_free(t);
}

static void no_handle_and_old_handles_are_harmless(void **state)
{
    (void)state;
    struct tweens *t = tweens_new();
    tween_id first = tween_start(t, 3, 4, 10, 0, EASE_OUT);
    for (int i = 0; i < 600; i++)
        (void)tween_start(t, 0, 1, 10, 0, EASE_OUT);
    assert_true(tween_value(t, 0) == 0 && tween_done(t, 0));
    assert_true(tween_value(t, first) == 0 && tween_done(t, first));
    tween_finish(t, first);
    tweens_clear(t);
    assert_false(tweens_busy(t));
    tweens_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(eases_begin_at_nought_and_end_at_one),
        cmocka_unit_test(a_tween_waits_moves_and_ends),
        cmocka_unit_test(chains_follow_and_any_key_finishes_all),
        cmocka_unit_test(speeds_and_reduced_motion),
        cmocka_unit_test(no_handle_and_old_handles_are_harmless),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
