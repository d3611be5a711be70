/* Measuring, wrapping and cutting text, on the null backend with the real fonts. */
#include <stdio.h>
#include <string.h>

#include "cmocka_all.h"
#include "gfx/draw.h"
#include "gfx/gfx.h"
#include "gfx/record.h"
#include "gfx/text.h"

static const char words[] =
    "Spy chiefs bluff over agents whom nobody owns; zażółć gęślą jaźń, größer, señor.";

static struct gfx *open_null(void)
{
    char error[128] = "";
    struct gfx_options o = {.null = true};
    struct gfx *gfx = gfx_open(&o, error, sizeof error);
    assert_non_null(gfx);
    gfx_begin(gfx, 800, 600, (struct color){0, 0, 0, 1});
    return gfx;
}

static struct gfx_type sans(struct gfx *gfx, float size)
{
    return (struct gfx_type){gfx_font_load(gfx, "shared/fonts/sans.ttf"), size, 0};
}

static void lines_fit_and_hold_every_word(void **state)
{
    (void)state;
    struct gfx *gfx = open_null();
    struct gfx_type t = sans(gfx, 22);
    for (float width = 120; width < 900; width += 37) {
        struct gfx_text_span span[64];
        size_t n = gfx_text_wrap(gfx, t, words, width, span, 64), at = 0;
        assert_true(n >= 1 && n <= 64);
        for (size_t i = 0; i < n; i++) {
            assert_true(span[i].width <= width + 2);
            assert_true(span[i].start >= at);
            for (; at < span[i].start; at++)
                assert_int_equal(words[at], ' '); /* only spaces are left out */
            at = span[i].start + span[i].bytes;
        }
        assert_int_equal(at, strlen(words));
    }
    gfx_close(gfx);
}

/* What is lost by whole-pixel widths of spaces would add up along a line. */
static void a_line_of_short_words_stays_in_its_room(void **state)
{
    (void)state;
    static const char *const many =
        "a of it is in an on to by we a of it is in an on to by we a of it is in an on to";
    struct gfx *gfx = open_null();
    for (float size = 14; size < 34; size++) {
        for (float width = 400; width < 800; width += 31) {
            struct gfx_text_span span[64];
            size_t n = gfx_text_wrap(gfx, sans(gfx, size), many, width, span, 64);
            for (size_t i = 0; i < n; i++)
                assert_true(span[i].width <= width + 2.5f);
        }
    }
    gfx_close(gfx);
}

/* Rounded to whole pixels, words may be wider one by one than together. */
static void a_line_fits_its_own_width(void **state)
{
    (void)state;
    struct gfx *gfx = open_null();
    static const char line[] = "The record is in data/records/solomon 2026-11-28 14-15-54.rec";
    static const char *const fonts[] = {"shared/fonts/sans.ttf", "shared/fonts/type.ttf"};
    for (size_t f = 0; f < sizeof fonts / sizeof fonts[0]; f++)
        for (float size = 12; size < 40; size += 0.5f) {
            struct gfx_type t = {gfx_font_load(gfx, fonts[f]), size, 0};
            float width = gfx_text_width(gfx, t, line, (size_t)-1);
            assert_int_equal(gfx_text_wrap(gfx, t, line, width, NULL, 0), 1);
        }
    gfx_close(gfx);
}

static void breaks_and_empty_lines_are_kept(void **state)
{
    (void)state;
    struct gfx *gfx = open_null();
    struct gfx_text_span span[8];
    assert_int_equal(gfx_text_wrap(gfx, sans(gfx, 20), "one\n\nthree", 500, span, 8), 3);
    assert_int_equal(span[0].bytes, 3);
    assert_int_equal(span[1].bytes, 0);
    assert_int_equal(span[2].start, 5);
    assert_int_equal(gfx_text_wrap(gfx, sans(gfx, 20), "", 500, span, 8), 1);
    gfx_close(gfx);
}

static void a_word_that_is_too_wide_is_broken_between_characters(void **state)
{
    (void)state;
    struct gfx *gfx = open_null();
    const char *word = "Żółćżółćżółćżółćżółć";
    struct gfx_text_span span[32];
    size_t n = gfx_text_wrap(gfx, sans(gfx, 24), word, 60, span, 32);
    assert_true(n > 2 && n < 32);
    for (size_t i = 0; i < n; i++) {
        assert_int_not_equal((unsigned char)word[span[i].start] & 0xC0, 0x80);
        assert_true(span[i].width <= 62);
    }
    /* narrower than a letter: one letter a line, and it ends */
    assert_true(gfx_text_wrap(gfx, sans(gfx, 24), "abc", 1, span, 32) == 3);
    gfx_close(gfx);
}

static void what_does_not_fit_ends_in_an_ellipsis(void **state)
{
    (void)state;
    struct gfx *gfx = open_null();
    struct gfx_type t = sans(gfx, 22);
    struct rect box = {10, 10, 200, gfx_text_height(gfx, t) * 2 + 1};
    gfx_text_line(gfx, t, box, ALIGN_LEFT, VALIGN_TOP, words, (struct color){1, 1, 1, 1});
    const struct gfx_item *line = gfx_recorded_text(gfx, "…");
    assert_non_null(line);
    assert_true(line->at.w <= 201);
    assert_non_null(strstr(line->text, "Spy"));
    gfx_begin(gfx, 800, 600, (struct color){0, 0, 0, 1});
    float used = gfx_text_box(gfx, t, box, ALIGN_LEFT, VALIGN_TOP, 1, words, (struct color){1, 1, 1, 1});
    size_t n;
    (void)gfx_recorded(gfx, &n);
    assert_int_equal(n, 2);
    assert_true(used <= box.h);
    assert_non_null(gfx_recorded_text(gfx, "…"));
    gfx_close(gfx);
}

static void alignment_and_whole_pixels(void **state)
{
    (void)state;
    struct gfx *gfx = open_null();
    struct gfx_type t = sans(gfx, 22);
    struct rect box = {10.3f, 20.6f, 400, 100};
    gfx_view_push(gfx, 1.37f, (struct point){3.1f, 4.7f});
    for (enum gfx_align a = ALIGN_LEFT; a <= ALIGN_RIGHT; a++)
        gfx_text_line(gfx, t, box, a, VALIGN_MIDDLE, "Vienna", (struct color){1, 1, 1, 1});
    size_t n;
    const struct gfx_item *item = gfx_recorded(gfx, &n);
    assert_int_equal(n, 3);
    for (size_t i = 0; i < n; i++)
        assert_true(item[i].at.x == (float)(int)item[i].at.x && item[i].at.y == (float)(int)item[i].at.y);
    assert_true(item[0].at.x < item[1].at.x && item[1].at.x < item[2].at.x);
    float right = (box.x + box.w) * 1.37f + 3.1f;
    assert_true(item[2].at.x + item[2].at.w <= right + 1 && item[2].at.x + item[2].at.w > right - 2);
    gfx_close(gfx);
}

static void measures_follow_the_view(void **state)
{
    (void)state;
    struct gfx *gfx = open_null();
    struct gfx_type t = sans(gfx, 20);
    float one = gfx_text_width(gfx, t, words, (size_t)-1);
    gfx_view_push(gfx, 2, (struct point){0, 0});
    float two = gfx_text_width(gfx, t, words, (size_t)-1);
    assert_true(two > one * 0.97f && two < one * 1.03f);
    assert_true(gfx_text_width(gfx, t, words, 3) < one / 10);
    gfx_close(gfx);
}

static void a_great_many_runs_are_kept_apart(void **state)
{
    (void)state;
    struct gfx *gfx = open_null();
    struct gfx_type t = sans(gfx, 18);
    float first = gfx_text_width(gfx, t, "run 1", (size_t)-1);
    for (int i = 0; i < 40000; i++) {
        char text[32];
        (void)snprintf(text, sizeof text, "run %d", i);
        (void)gfx_text_width(gfx, t, text, (size_t)-1);
    }
    assert_true(gfx_text_width(gfx, t, "run 1", (size_t)-1) == first);
    gfx_end(gfx);
    assert_true(gfx_stats(gfx).runs_cached <= 16384);
    gfx_close(gfx);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_fit_and_hold_every_word),
        cmocka_unit_test(a_line_of_short_words_stays_in_its_room),
        cmocka_unit_test(a_line_fits_its_own_width),
        cmocka_unit_test(breaks_and_empty_lines_are_kept),
        cmocka_unit_test(a_word_that_is_too_wide_is_broken_between_characters),
        cmocka_unit_test(what_does_not_fit_ends_in_an_ellipsis),
        cmocka_unit_test(alignment_and_whole_pixels),
        cmocka_unit_test(measures_follow_the_view),
        cmocka_unit_test(a_great_many_runs_are_kept_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
