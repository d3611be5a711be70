/* Layout: cuts lose nothing, and text keeps its size in every window. */
#include "ui/layout.h"

#include <math.h>

#include "ui_test.h"

static bool near(float a, float b)
{
    return fabsf(a - b) < 0.01f;
}

static void cuts_share_out_everything(void **state)
{
    (void)state;
    struct rect all = {10, 20, 300, 200}, rest = all;
    struct rect l = cut_left(&rest, 50), r = cut_right(&rest, 60), t = cut_top(&rest, 70),
                b = cut_bottom(&rest, 30);
    assert_true(near(l.x, 10) && near(l.w, 50) && near(l.h, 200));
    assert_true(near(r.x + r.w, 310) && near(t.w, 190) && near(b.y + b.h, 220));
    assert_true(near(l.w * l.h + r.w * r.h + t.w * t.h + b.w * b.h + rest.w * rest.h, all.w * all.h));
    struct rect more = cut_left(&rest, 9999);
    assert_true(near(more.w, 190) && near(rest.w, 0));
    assert_true(near(cut_top(&rest, -5).h, 0));
}

static void grids_fill_and_do_not_overlap(void **state)
{
    (void)state;
    struct rect all = {5, 7, 400, 300};
    for (int i = 0; i < 12; i++) {
        struct rect a = rect_grid(all, i, 4, 3, 10);
        assert_true(near(rect_common(a, all).w, a.w) && near(rect_common(a, all).h, a.h));
        for (int k = 0; k < i; k++)
            assert_true(rect_empty(rect_common(a, rect_grid(all, k, 4, 3, 10))));
    }
    struct rect last = rect_grid(all, 11, 4, 3, 10);
    assert_true(near(last.x + last.w, all.x + all.w) && near(last.y + last.h, all.y + all.h));
}

static void placing_keeps_inside(void **state)
{
    (void)state;
    struct rect all = {0, 0, 100, 50};
    struct rect p = rect_place(all, 20, 10, 1, 0.5f), f = rect_fit(all, 1), k;
    assert_true(near(p.x, 80) && near(p.y, 20));
    assert_true(near(f.w, 50) && near(f.x, 25));
    assert_true(near(rect_place(all, 500, 10, 0.5f, 0).w, 100));
    k = rect_keep((struct rect){90, -20, 30, 30}, all);
    assert_true(near(k.x, 70) && near(k.y, 0));
    assert_true(near(rect_pad(all, 80).w, 0));
}

static void nothing(struct ui_test *test)
{
    ui_screen(test->ui, "empty");
}

static void text_is_readable_in_every_window_and_grows(void **state)
{
    (void)state;
    static const int size[][2] = {{1024, 768},  {1280, 720},  {1280, 800},
                                  {1920, 1080}, {3840, 2160}, {3840, 1080}};
    struct ui_test test;
    ui_test_open(&test, nothing, NULL);
    for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
        test.width = size[i][0];
        test.height = size[i][1];
        float before[STYLE_COUNT] = {0};
        for (int percent = 100; percent <= 200; percent += 50) {
            ui_set_text_scale(test.ui, percent);
            ui_test_settle(&test);
            struct rect area = ui_area(test.ui);
            assert_true(area.w >= 1919 && area.h >= 1079);
            assert_true(near(area.w * ui_scale(test.ui), (float)test.width));
            for (enum ui_style s = 0; s < STYLE_COUNT; s++) {
                float px = ui_type(test.ui, s).size * ui_scale(test.ui);
                assert_true(px >= 13.99f);
                assert_true(px >= before[s] - 0.01f);
                assert_true(ui_line(test.ui, s) >= ui_type(test.ui, s).size * 0.95f);
                before[s] = px;
            }
        }
        assert_true(near(before[STYLE_TITLE], 2 * 96 * ui_scale(test.ui)));
    }
    test.width = 1920;
    test.height = 1080;
    ui_set_text_scale(test.ui, 100);
    ui_test_settle(&test);
    assert_true(ui_type(test.ui, STYLE_BODY).size >= 18);
    ui_set_text_scale(test.ui, 900);
    assert_int_equal(ui_text_scale(test.ui), 200);
    ui_test_close(&test);
}

static float luminance(struct color c)
{
    float v[3] = {c.r, c.g, c.b};
    for (int i = 0; i < 3; i++)
        v[i] = v[i] <= 0.03928f ? v[i] / 12.92f : powf((v[i] + 0.055f) / 1.055f, 2.4f);
    return 0.2126f * v[0] + 0.7152f * v[1] + 0.0722f * v[2];
}

static float contrast(struct color a, struct color b)
{
    float x = luminance(a) + 0.05f, y = luminance(b) + 0.05f;
    return x > y ? x / y : y / x;
}

static void text_stands_out_from_its_ground(void **state)
{
    (void)state;
    struct ui_test test;
    ui_test_open(&test, nothing, NULL);
    struct ui_colors c = ui_theme(test.ui)->color;
    assert_true(contrast(c.ink, c.paper) >= 4.5f);
    assert_true(contrast(c.ink_soft, c.paper) >= 4.5f);
    assert_true(contrast(c.ink_soft, c.paper_dark) >= 4.5f);
    assert_true(contrast(c.accent, c.paper) >= 4.5f);
    assert_true(contrast(c.cream, c.walnut) >= 4.5f);
    assert_true(contrast(c.cream, c.teal) >= 4.5f);
    assert_true(contrast(c.brass, c.walnut) >= 4.5f);
    ui_test_close(&test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cuts_share_out_everything),
        cmocka_unit_test(grids_fill_and_do_not_overlap),
        cmocka_unit_test(placing_keeps_inside),
        cmocka_unit_test(text_is_readable_in_every_window_and_grows),
        cmocka_unit_test(text_stands_out_from_its_ground),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
