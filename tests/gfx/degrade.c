/* Nothing that is missing or broken stops the program. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "gfx/record.h"
#include "gfx_test.h"

static const struct color white = {1, 1, 1, 1};

static void write_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    (void)fputs(text, f);
    (void)fclose(f);
}

/* A root of data that is nearly empty. */
static int bare_root(void **state)
{
    (void)state;
    (void)mkdir("bare", 0700);
    (void)mkdir("bare/assets", 0700);
    (void)mkdir("bare/shaders", 0700);
    write_file("bare/assets/broken.png", "this is no picture");
    write_file("bare/assets/fine.ppm", "P3 2 2 255\n200 0 0 200 0 0 200 0 0 200 0 0\n");
    write_file("bare/assets/fine-large.ppm", "this is no picture");
    write_file("bare/assets/broken.ttf", "this is no font");
    write_file("bare/shaders/sprite.frag", "#version 330 core\nvoid main() { this does not compile; }\n");
    write_file("bare/shaders/lit.frag", "#version 330 core\nnonsense\n");
    write_file("bare/shaders/quad.vert", "also nonsense");
    return 0;
}

static void broken_shaders_are_said_once_and_drawn_plainly(void **state)
{
    (void)state;
    struct gfx_test b;
    assert_int_equal(setenv("CONSPIRACY_ASSETS", "bare", 1), 0);
    gfx_test_open(&b, QUALITY_HIGH);
    for (int i = 0; i < 3; i++) {
        gfx_test_begin(&b, 0);
        gfx_fill(b.gfx, (struct rect){0, 0, 50, 50}, color_hex(0xFF8040));
        struct gfx_sprite s = {.at = {100, 0, 50, 50}, .tint = color_hex(0x4080FF)};
        gfx_lit(b.gfx, &s, 0);
        gfx_finish(b.gfx, 0, 0, 0);
        gfx_end(b.gfx);
    }
    gfx_test_expect(&b, 20, 20, 0xFF8040);
    assert_true(gfx_test_pixel(&b, 125, 25) != 0);
    assert_int_equal(gfx_test_said(&b, "sprite.frag"), 1);
    assert_int_equal(gfx_test_said(&b, "lit.frag"), 1);
    assert_int_equal(gfx_test_said(&b, "quad.vert"), 1);
    gfx_test_close(&b);
}

static void missing_and_broken_pictures_draw_nothing_and_are_said_once(void **state)
{
    (void)state;
    struct gfx_test b;
    assert_int_equal(setenv("CONSPIRACY_ASSETS", "bare", 1), 0);
    gfx_test_open(&b, QUALITY_LOW);
    gfx_texture broken = gfx_load(b.gfx, "broken.png"), missing = gfx_load(b.gfx, "nowhere.png");
    assert_true(gfx_texture_failed(b.gfx, missing));
    gfx_wait_loaded(b.gfx);
    assert_true(gfx_texture_failed(b.gfx, broken));
    for (int i = 0; i < 3; i++) {
        gfx_test_begin(&b, 0x112233);
        gfx_image(b.gfx, broken, (struct rect){0, 0, 50, 50}, white);
        gfx_nine(b.gfx, missing, (struct rect){0, 0, 50, 50}, 4, 1, white);
        gfx_image_cover(b.gfx, missing, (struct rect){0, 0, 50, 50}, white);
        (void)gfx_load(b.gfx, "nowhere.png");
        gfx_end(b.gfx);
    }
    gfx_test_expect(&b, 20, 20, 0x112233);
    assert_int_equal(gfx_test_said(&b, "broken.png"), 1);
    assert_int_equal(gfx_test_said(&b, "nowhere.png"), 1);
    gfx_test_close(&b);
}

static void a_folder_of_its_own_goes_before_the_shared_one(void **state)
{
    (void)state;
    struct gfx_test b;
    (void)mkdir("bare/assets/shared", 0700);
    (void)mkdir("bare/assets/chess", 0700);
    write_file("bare/assets/shared/a.ppm", "P3 1 1 255\n0 0 200\n");
    write_file("bare/assets/shared/b.ppm", "P3 1 1 255\n0 0 200\n");
    write_file("bare/assets/chess/a.ppm", "P3 1 1 255\n200 0 0\n");
    assert_int_equal(setenv("CONSPIRACY_ASSETS", "bare", 1), 0);
    gfx_test_open(&b, QUALITY_HIGH);
    gfx_texture a = gfx_find(b.gfx, "shared/a.ppm"), other = gfx_find(b.gfx, "shared/b.ppm");
    gfx_set_folder(b.gfx, "chess");
    assert_int_not_equal(gfx_find(b.gfx, "shared/a.ppm"), a);
    assert_int_equal(gfx_find(b.gfx, "shared/a.ppm"), gfx_find(b.gfx, "chess/a.ppm"));
    assert_int_equal(gfx_find(b.gfx, "shared/b.ppm"), other);
    gfx_set_folder(b.gfx, NULL);
    assert_int_equal(gfx_find(b.gfx, "shared/a.ppm"), a);
    gfx_test_close(&b);
}

static void a_broken_larger_twin_leaves_the_picture_as_it_is(void **state)
{
    (void)state;
    struct gfx_test b;
    assert_int_equal(setenv("CONSPIRACY_ASSETS", "bare", 1), 0);
    gfx_test_open(&b, QUALITY_LOW);
    for (int i = 0; i < 3; i++) {
        gfx_texture fine = gfx_load_tall(b.gfx, "fine.ppm", 50);
        gfx_wait_loaded(b.gfx);
        assert_false(gfx_texture_failed(b.gfx, fine));
        gfx_test_begin(&b, 0x112233);
        gfx_image(b.gfx, fine, (struct rect){0, 0, 50, 50}, white);
        gfx_end(b.gfx);
        gfx_test_expect(&b, 20, 20, 0xC80000);
    }
    assert_int_equal(gfx_test_said(&b, "fine.ppm, large,"), 1);
    gfx_test_close(&b);
}

static void without_any_font_there_are_boxes_and_measures(void **state)
{
    (void)state;
    struct gfx_test b;
    assert_int_equal(setenv("CONSPIRACY_ASSETS", "bare", 1), 0);
    gfx_test_open(&b, QUALITY_LOW);
    struct gfx_type t = {gfx_font_load(b.gfx, "broken.ttf"), 40, 0};
    gfx_test_begin(&b, 0);
    float w = gfx_text(b.gfx, t, (struct point){10, 10}, "Vienna", (size_t)-1, white);
    gfx_end(b.gfx);
    assert_true(w > 60 && gfx_text_height(b.gfx, t) > 20);
    int lit = 0;
    for (int x = 0; x < 160; x++)
        lit += gfx_test_pixel(&b, x, 35) != 0;
    assert_true(lit > 40);
    assert_int_equal(gfx_test_said(&b, "broken.ttf"), 1);
    gfx_test_close(&b);
}

static void one_font_stands_in_for_another(void **state)
{
    (void)state;
    char error[64];
    const char *root = (const char *)*state;
    assert_int_equal(setenv("CONSPIRACY_ASSETS", root, 1), 0);
    struct gfx_options o = {.null = true};
    struct gfx *gfx = gfx_open(&o, error, sizeof error);
    gfx_font sans = gfx_font_load(gfx, "shared/fonts/sans.ttf"),
             none = gfx_font_load(gfx, "shared/fonts/none.ttf");
    gfx_begin(gfx, 100, 100, white);
    struct gfx_type a = {sans, 30, 0}, b = {none, 30, 0};
    assert_true(gfx_text_width(gfx, a, "Lisbon", (size_t)-1) == gfx_text_width(gfx, b, "Lisbon", (size_t)-1));
    gfx_close(gfx);
}

static void no_display_is_one_line_and_no_window(void **state)
{
    (void)state;
    char error[256] = "";
    assert_int_equal(setenv("SDL_VIDEODRIVER", "nonesuch", 1), 0);
    struct window_options w = {.title = "test", .width = 64, .height = 64};
    assert_null(window_open(&w, error, sizeof error));
    assert_non_null(strstr(error, "display"));
    assert_null(strchr(error, '\n'));
    assert_int_equal(unsetenv("SDL_VIDEODRIVER"), 0);
}

int main(void)
{
    static char root[4096];
    const char *given = getenv("CONSPIRACY_ASSETS");
    (void)snprintf(root, sizeof root, "%s", given ? given : "");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_display_is_one_line_and_no_window),
        cmocka_unit_test(broken_shaders_are_said_once_and_drawn_plainly),
        cmocka_unit_test(missing_and_broken_pictures_draw_nothing_and_are_said_once),
        cmocka_unit_test(a_folder_of_its_own_goes_before_the_shared_one),
        cmocka_unit_test(a_broken_larger_twin_leaves_the_picture_as_it_is),
        cmocka_unit_test(without_any_font_there_are_boxes_and_measures),
        cmocka_unit_test_prestate(one_font_stands_in_for_another, root),
    };
    return cmocka_run_group_tests(tests, bare_root, NULL);
}
