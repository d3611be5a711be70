/* What is drawn lands where and as it should: real OpenGL, offscreen. */
#include <stdio.h>
#include <string.h>

#include "gfx_test.h"

static const struct color white = {1, 1, 1, 1};

static void fills_blend_over_each_other(void **state)
{
    (void)state;
    struct gfx_test b;
    gfx_test_open(&b, QUALITY_AUTO);
    gfx_test_begin(&b, 0x102030);
    gfx_fill(b.gfx, (struct rect){10, 10, 50, 50}, color_hex(0xFF0000));
    gfx_fill(b.gfx, (struct rect){40, 10, 50, 50}, (struct color){0, 0, 1, 0.5f});
    gfx_end(b.gfx);
    gfx_test_expect(&b, 5, 5, 0x102030);
    gfx_test_expect(&b, 20, 20, 0xFF0000);
    gfx_test_expect(&b, 50, 20, 0x800080);
    gfx_test_expect(&b, 80, 20, 0x081098);
    gfx_test_close(&b);
}

static void views_clips_and_opacity_nest(void **state)
{
    (void)state;
    struct gfx_test b;
    gfx_test_open(&b, QUALITY_AUTO);
    gfx_test_begin(&b, 0);
    gfx_view_push(b.gfx, 2, (struct point){20, 30});
    gfx_clip_push(b.gfx, (struct rect){0, 0, 20, 20}); /* 20,30 to 60,70 in pixels */
    gfx_fill(b.gfx, (struct rect){0, 0, 100, 100}, color_hex(0x00FF00));
    gfx_clip_push(b.gfx, (struct rect){-10, 10, 100, 100});
    gfx_opacity_push(b.gfx, 0.5f);
    gfx_fill(b.gfx, (struct rect){0, 0, 100, 100}, color_hex(0xFF0000));
    gfx_opacity_pop(b.gfx);
    gfx_clip_pop(b.gfx);
    gfx_clip_pop(b.gfx);
    struct point p = gfx_to_pixels(b.gfx, (struct point){5, 6}), back = gfx_from_pixels(b.gfx, p);
    assert_true(p.x == 30 && p.y == 42 && back.x == 5 && back.y == 6);
    gfx_view_pop(b.gfx);
    gfx_fill(b.gfx, (struct rect){200, 100, 4, 4}, white);
    gfx_end(b.gfx);
    gfx_test_expect(&b, 30, 40, 0x00FF00);
    gfx_test_expect(&b, 30, 60, 0x808000);
    gfx_test_expect(&b, 70, 40, 0x000000);
    gfx_test_expect(&b, 15, 40, 0x000000);
    gfx_test_expect(&b, 201, 101, 0xFFFFFF);
    gfx_test_close(&b);
}

/* Four quarters: red, green / blue, half-transparent white. */
static gfx_texture quarters(struct gfx *gfx)
{
    uint8_t p[32 * 32 * 4];
    static const uint8_t c[4][4] = {
        {255, 0, 0, 255}, {0, 255, 0, 255}, {0, 0, 255, 255}, {255, 255, 255, 128}};
    for (int i = 0; i < 32 * 32; i++)
        memcpy(p + 4 * i, c[(i % 32 >= 16) + 2 * (i / 32 >= 16)], 4);
    return gfx_texture_from(gfx, 32, 32, p, "quarters");
}

static void pictures_turn_mirror_and_show_parts(void **state)
{
    (void)state;
    struct gfx_test b;
    gfx_test_open(&b, QUALITY_AUTO);
    gfx_texture t = quarters(b.gfx);
    gfx_test_begin(&b, 0);
    gfx_image(b.gfx, t, (struct rect){0, 0, 32, 32}, white);
    struct gfx_sprite s = {.texture = t, .at = {40, 0, 32, 32}, .mirror = true};
    gfx_sprite(b.gfx, &s);
    s = (struct gfx_sprite){.texture = t, .at = {80, 0, 32, 32}, .turn = 3.14159265f / 2};
    gfx_sprite(b.gfx, &s);
    s = (struct gfx_sprite){.texture = t, .at = {120, 0, 32, 32}, .part = {0, 0.5f, 0.5f, 0.5f}};
    gfx_sprite(b.gfx, &s);
    gfx_end(b.gfx);
    gfx_test_expect(&b, 8, 8, 0xFF0000);
    gfx_test_expect(&b, 24, 8, 0x00FF00);
    gfx_test_expect(&b, 8, 24, 0x0000FF);
    gfx_test_expect(&b, 24, 24, 0x808080);
    gfx_test_expect(&b, 48, 8, 0x00FF00);  /* mirrored */
    gfx_test_expect(&b, 104, 8, 0xFF0000); /* a quarter clockwise: top left went to top right */
    gfx_test_expect(&b, 88, 8, 0x0000FF);
    gfx_test_expect(&b, 130, 16, 0x0000FF);
    gfx_test_close(&b);
}

static void a_cached_picture_is_the_same_and_is_redrawn_only_when_it_must(void **state)
{
    (void)state;
    struct gfx_test b;
    gfx_test_open(&b, QUALITY_AUTO);
    gfx_texture t = quarters(b.gfx);
    struct gfx_cache cache = {0};
    struct rect at = {20, 10, 64, 64};
    int drawn = 0;
    for (int frame = 0; frame < 4; frame++) {
        gfx_test_begin(&b, 0x202020);
        gfx_view_push(b.gfx, 1.5f, (struct point){4, 4});
        if (gfx_cache_begin(b.gfx, &cache, at, frame < 3 ? 1 : 2)) {
            gfx_image(b.gfx, t, (struct rect){20, 10, 32, 32}, white);
            drawn++;
            gfx_cache_end(b.gfx);
        }
        gfx_cache_draw(b.gfx, &cache, at, white);
        gfx_view_pop(b.gfx);
        gfx_end(b.gfx);
        gfx_test_expect(&b, 40, 25, 0xFF0000);
        gfx_test_expect(&b, 75, 25, 0x00FF00);
        gfx_test_expect(&b, 40, 60, 0x0000FF);
        gfx_test_expect(&b, 75, 60, 0x909090); /* half white over grey, drawn in and drawn out */
        gfx_test_expect(&b, 110, 90, 0x202020);
    }
    assert_int_equal(drawn, 2);
    gfx_cache_free(b.gfx, &cache);
    gfx_test_close(&b);
}

static bool redrawn(struct gfx *gfx, struct gfx_cache *cache)
{
    if (!gfx_cache_begin(gfx, cache, (struct rect){0, 0, 100, 100}, 1))
        return false;
    gfx_cache_end(gfx);
    return true;
}

static void a_file_is_ready_after_settling_and_text_has_its_colour(void **state)
{
    (void)state;
    struct gfx_test b;
    gfx_test_open(&b, QUALITY_AUTO);
    gfx_texture t = gfx_load(b.gfx, "shared/ui/paper-sheet.png");
    assert_true(gfx_load(b.gfx, "shared/ui/paper-sheet.png") == t);
    struct gfx_cache cache = {0};
    gfx_test_begin(&b, 0);
    assert_true(redrawn(b.gfx, &cache));
    assert_false(redrawn(b.gfx, &cache));
    gfx_end(b.gfx);
    gfx_wait_loaded(b.gfx);
    assert_true(gfx_texture_ready(b.gfx, t));
    assert_false(gfx_busy(b.gfx));
    assert_true(gfx_texture_size(b.gfx, t).x > 100);
    gfx_test_begin(&b, 0);
    assert_true(redrawn(b.gfx, &cache)); /* what was missing may belong on it */
    gfx_image(b.gfx, t, (struct rect){0, 0, 100, 100}, white);
    struct gfx_type type = {gfx_font_load(b.gfx, "shared/fonts/title.ttf"), 100, 0};
    (void)gfx_text(b.gfx, type, (struct point){150, 20}, "III", (size_t)-1, color_hex(0xC04020));
    gfx_end(b.gfx);
    unsigned paper = gfx_test_pixel(&b, 50, 50);
    assert_true((paper >> 16) > 200 && (paper & 255) > 150);
    int inked = 0;
    for (int x = 150; x < 300; x++) {
        unsigned p = gfx_test_pixel(&b, x, 80);
        inked += p == 0xC04020;
        assert_true((p >> 16) <= 0xC1 && (p & 255) <= 0x21); /* no fringe of another colour */
    }
    assert_true(inked > 20);
    gfx_cache_free(b.gfx, &cache);
    gfx_test_close(&b);
}

static void a_large_shadow_takes_a_byte_a_pixel_and_is_as_dark_as_its_picture(void **state)
{
    (void)state;
    struct gfx_test b;
    gfx_test_open(&b, QUALITY_AUTO);
    enum { SIDE = 322, HALF = SIDE / 2 };
    static uint8_t p[SIDE * SIDE * 4];
    for (int i = 0; i < SIDE * SIDE; i++)
        p[4 * i + 3] = i % SIDE < HALF ? 64 : 192;
    gfx_texture shadow = gfx_texture_from(b.gfx, SIDE, SIDE, p, "shadow");
    p[0] = 255; /* no longer all black */
    gfx_texture picture = gfx_texture_from(b.gfx, SIDE, SIDE, p, "picture");
    gfx_test_begin(&b, 0xFFFFFF);
    gfx_image(b.gfx, shadow, (struct rect){0, 0, 160, 180}, white);
    gfx_image(b.gfx, picture, (struct rect){160, 0, 160, 180}, white);
    gfx_end(b.gfx);
    gfx_test_expect(&b, 40, 90, 0xBFBFBF);
    gfx_test_expect(&b, 120, 90, 0x3F3F3F);
    gfx_test_expect(&b, 200, 90, 0xBFBFBF);
    gfx_test_expect(&b, 280, 90, 0x3F3F3F);
    unsigned both = gfx_stats(b.gfx).texture_bytes, one = SIDE * SIDE * 4 / 3;
    assert_in_range(both, 5 * one - 64, 5 * one + 32 * 1024);
    gfx_test_close(&b);
}

static void a_picture_comes_as_large_as_it_is_needed_and_grows(void **state)
{
    (void)state;
    static const char path[] = "solomon/figures/beacon.png";
    static const int rows[] = {90, 120, 200, 300, 100, 0}, tall[] = {128, 128, 256, 512, 512, 512};
    struct gfx_test b;
    gfx_test_open(&b, QUALITY_AUTO);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        gfx_texture t = gfx_load_tall(b.gfx, path, rows[i]);
        assert_true(i == 0 || gfx_texture_ready(b.gfx, t)); /* the smaller one is there meanwhile */
        gfx_test_begin(&b, 0xFFFFFF);
        gfx_image(b.gfx, t, (struct rect){0, 0, 180, 180}, white);
        gfx_end(b.gfx);
        assert_true(i == 0 || gfx_test_pixel(&b, 90, 120) != 0xFFFFFF);
        gfx_wait_loaded(b.gfx);
        assert_int_equal((int)gfx_texture_size(b.gfx, t).y, tall[i]);
        gfx_test_begin(&b, 0xFFFFFF);
        gfx_image(b.gfx, t, (struct rect){0, 0, 180, 180}, white);
        gfx_end(b.gfx);
        assert_true(gfx_test_pixel(&b, 90, 120) != 0xFFFFFF);
    }
    gfx_test_close(&b);
}

static void a_larger_twin_takes_the_place_of_what_is_clearly_too_small(void **state)
{
    (void)state;
    static const int rows[] = {640, 700, 900, 0, 400}, tall[] = {640, 640, 1280, 1280, 1280};
    struct gfx_test b;
    gfx_test_open(&b, QUALITY_AUTO);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        gfx_texture t = gfx_load_tall(b.gfx, "solomon/portraits/beacon.jpg", rows[i]);
        assert_true(i == 0 || gfx_texture_ready(b.gfx, t)); /* the smaller one is there meanwhile */
        gfx_wait_loaded(b.gfx);
        assert_int_equal((int)gfx_texture_size(b.gfx, t).y, tall[i]);
    }
    gfx_test_close(&b);
}

/* The poster of a game that was open lies small on the shelf. */
static void what_is_drawn_small_for_good_gives_its_memory_back(void **state)
{
    (void)state;
    static const char picture[] = "solomon/portraits/beacon.jpg";
    struct gfx_test b;
    gfx_test_open(&b, QUALITY_AUTO);
    gfx_texture t = gfx_load_tall(b.gfx, picture, 900);
    gfx_wait_loaded(b.gfx);
    (void)gfx_load_tall(b.gfx, picture, 900);
    gfx_wait_loaded(b.gfx);
    assert_int_equal((int)gfx_texture_size(b.gfx, t).y, 1280);
    (void)gfx_load_small(b.gfx, picture, 200);
    assert_true(gfx_texture_ready(b.gfx, t)); /* it is drawn meanwhile */
    gfx_wait_loaded(b.gfx);
    assert_in_range((int)gfx_texture_size(b.gfx, t).y, 200, 399);
    (void)gfx_load_small(b.gfx, picture, 200);
    assert_false(gfx_busy(b.gfx));
    (void)gfx_load_tall(b.gfx, picture, 600); /* and comes back larger */
    gfx_wait_loaded(b.gfx);
    assert_int_equal((int)gfx_texture_size(b.gfx, t).y, 640);
    gfx_test_close(&b);
}

/* The pages of text are the only textures here, and there are at most so many. */
static void expect_few_pages(const struct gfx_test *b)
{
    enum { PAGE_BYTES = 2048 * 1024, PAGES = 6, SMALL = 32 * 1024 };
    unsigned bytes = gfx_stats(b->gfx).texture_bytes;
    assert_in_range(bytes, PAGE_BYTES, PAGES * PAGE_BYTES + SMALL);
}

/* The first row with ink of a line's first letter. */
static int first_ink(struct gfx_test *b, struct gfx_type type, const char *words)
{
    enum { LEFT = 10, WIDE = 24, TALL = 150 };
    gfx_test_begin(b, 0);
    (void)gfx_text(b->gfx, type, (struct point){LEFT, 20}, words, (size_t)-1, white);
    gfx_end(b->gfx);
    for (int y = 0; y < TALL; y++)
        for (int x = LEFT; x < LEFT + WIDE; x++)
            if (gfx_test_pixel(b, x, y) > 0x808080)
                return y;
    return -1;
}

/* The dollar of the teleprinter's type is higher than the type says of itself. */
static void a_high_glyph_lowers_no_line(void **state)
{
    (void)state;
    struct gfx_test b;
    gfx_test_open(&b, QUALITY_AUTO);
    struct gfx_type type = {gfx_font_load(b.gfx, "shared/fonts/type.ttf"), 60, 0};
    int low = first_ink(&b, type, "H");
    assert_true(low > 0);
    assert_int_equal(first_ink(&b, type, "H$"), low);
    gfx_test_close(&b);
}

static void many_sizes_of_text_push_old_pages_out_and_still_draw(void **state)
{
    (void)state;
    struct gfx_test b;
    gfx_test_open(&b, QUALITY_AUTO);
    gfx_font f = gfx_font_load(b.gfx, "shared/fonts/title.ttf");
    for (int frame = 0; frame < 40; frame++) {
        gfx_test_begin(&b, 0);
        for (int i = 0; i < 12; i++) {
            char text[16];
            (void)snprintf(text, sizeof text, "H%d", frame * 12 + i);
            struct gfx_type type = {f, 150 + (float)i, 0};
            (void)gfx_text(b.gfx, type, (struct point){0, 0}, text, (size_t)-1, white);
        }
        gfx_end(b.gfx);
        int lit = 0;
        for (int x = 0; x < 40; x++)
            lit += gfx_test_pixel(&b, x, 90) == 0xFFFFFF;
        assert_true(lit > 5);
        expect_few_pages(&b);
    }
    gfx_test_close(&b);
}

static void a_shut_curtain_hides_everything(void **state)
{
    (void)state;
    for (enum gfx_quality q = QUALITY_LOW; q <= QUALITY_HIGH; q++) {
        struct gfx_test b;
        gfx_test_open(&b, q);
        unsigned pixel[2][64];
        for (int k = 0; k < 2; k++) {
            gfx_test_begin(&b, 0);
            gfx_fill(b.gfx, (struct rect){0, 0, GFX_TEST_W, GFX_TEST_H}, k ? white : color_hex(0x00FF00));
            gfx_curtain(b.gfx, (struct rect){0, 0, GFX_TEST_W, GFX_TEST_H}, 0, color_hex(0x7A1F1C));
            gfx_end(b.gfx);
            for (int i = 0; i < 64; i++)
                pixel[k][i] = gfx_test_pixel(&b, i * 5, (i * 37) % GFX_TEST_H);
        }
        assert_memory_equal(pixel[0], pixel[1], sizeof pixel[0]);
        gfx_test_close(&b);
    }
}

static void burning_and_lamp(void **state)
{
    (void)state;
    for (enum gfx_quality q = QUALITY_LOW; q <= QUALITY_HIGH; q++) {
        struct gfx_test b;
        gfx_test_open(&b, q);
        struct gfx_sprite s = {.at = {20, 20, 60, 60}, .tint = color_hex(0xE0C090)};
        gfx_test_begin(&b, 0x404040);
        gfx_burn(b.gfx, &s, 0, 5);
        s.at.x = 120;
        gfx_burn(b.gfx, &s, 1, 5);
        struct gfx_lamp lamp = {50, 150, 60, 40, {1, 1, 1, 1}, {0.2f, 0.2f, 0.2f, 1}};
        gfx_set_lamp(b.gfx, &lamp);
        gfx_lamplight(b.gfx, (struct rect){0, 120, 200, 60});
        gfx_end(b.gfx);
        gfx_test_expect(&b, 50, 30, 0xE0C090);                    /* not burning yet */
        gfx_test_expect(&b, 150, 50, 0x404040);                   /* gone */
        assert_true((gfx_test_pixel(&b, 50, 150) & 255) > 0x38);  /* under the lamp */
        assert_true((gfx_test_pixel(&b, 190, 130) & 255) < 0x28); /* far from it */
        gfx_test_close(&b);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fills_blend_over_each_other),
        cmocka_unit_test(views_clips_and_opacity_nest),
        cmocka_unit_test(pictures_turn_mirror_and_show_parts),
        cmocka_unit_test(a_cached_picture_is_the_same_and_is_redrawn_only_when_it_must),
        cmocka_unit_test(a_file_is_ready_after_settling_and_text_has_its_colour),
        cmocka_unit_test(a_large_shadow_takes_a_byte_a_pixel_and_is_as_dark_as_its_picture),
        cmocka_unit_test(a_picture_comes_as_large_as_it_is_needed_and_grows),
        cmocka_unit_test(a_larger_twin_takes_the_place_of_what_is_clearly_too_small),
        cmocka_unit_test(what_is_drawn_small_for_good_gives_its_memory_back),
        cmocka_unit_test(a_high_glyph_lowers_no_line),
        cmocka_unit_test(many_sizes_of_text_push_old_pages_out_and_still_draw),
        cmocka_unit_test(a_shut_curtain_hides_everything),
        cmocka_unit_test(burning_and_lamp),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
