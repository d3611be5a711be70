/* A picture of a bit of everything against the one that was looked at. To make it anew after a wanted change:
 * CONSPIRACY_GOLDEN=write, then look at it. */
#include <SDL.h>
#include <SDL_image.h>
#include <stdlib.h>

#include "gfx_test.h"

static const struct color white = {1, 1, 1, 1};

static void scene(struct gfx *gfx)
{
    struct gfx_type title = {gfx_font_load(gfx, "shared/fonts/title.ttf"), 34, 0};
    struct gfx_type type = {gfx_font_load(gfx, "shared/fonts/type.ttf"), 14, 0};
    struct color ink = color_hex(0x2A1F14);
    gfx_glow(gfx, (struct rect){12, 12, 180, 110}, 10, (struct color){0, 0, 0, 0.6f});
    gfx_nine(gfx, gfx_load(gfx, "shared/ui/paper-sheet.png"), (struct rect){8, 8, 188, 118}, 40, 0.3f, white);
    gfx_text_line(gfx, title, (struct rect){20, 16, 164, 40}, ALIGN_CENTER, VALIGN_MIDDLE, "CASE FILE", ink);
    (void)gfx_text_box(gfx, type, (struct rect){22, 60, 160, 60}, ALIGN_LEFT, VALIGN_TOP, 1,
                       "Vienna, October 1973: the man with the lantern.", ink);
    gfx_text_turned(gfx, title, (struct point){140, 108}, "BURN", color_hex(0xA8322D), -0.2f);
    gfx_disc(gfx, (struct point){230, 40}, 20, color_hex(0xC9A04A));
    gfx_ring(gfx, (struct point){280, 40}, 20, 4, color_hex(0xC9A04A));
    gfx_round(gfx, (struct rect){210, 70, 44, 30}, 8, color_hex(0x24474A));
    gfx_round_line(gfx, (struct rect){262, 70, 44, 30}, 8, 2, color_hex(0xEADFC3));
    struct point string[4] = {{20, 150}, {90, 168}, {180, 142}, {300, 160}};
    gfx_strip(gfx, 0, string, 4, 3, 0, color_hex(0xA8322D));
}

static void the_picture_is_as_it_was(void **state)
{
    (void)state;
    struct gfx_test b;
    char error[256];
    gfx_test_open(&b, QUALITY_MEDIUM);
    gfx_test_begin(&b, 0x2B1B12);
    scene(b.gfx);
    gfx_end(b.gfx);
    gfx_wait_loaded(b.gfx);
    gfx_test_begin(&b, 0x2B1B12);
    scene(b.gfx);
    gfx_end(b.gfx);
    const char *path = getenv("CONSPIRACY_GOLDEN") ? GOLDEN_FOLDER "/file.png" : "file.png";
    assert_true(gfx_screenshot(b.gfx, path, error, sizeof error));
    SDL_Surface *raw = IMG_Load(GOLDEN_FOLDER "/file.png");
    assert_non_null(raw);
    SDL_Surface *s = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGBA32, 0);
    assert_int_equal(s->w, GFX_TEST_W);
    assert_int_equal(s->h, GFX_TEST_H);
    static uint8_t got[GFX_TEST_W * GFX_TEST_H * 4];
    assert_true(gfx_read(b.gfx, 0, 0, GFX_TEST_W, GFX_TEST_H, got));
    long sum = 0, far = 0;
    for (int y = 0; y < GFX_TEST_H; y++) {
        for (int x = 0; x < GFX_TEST_W * 4; x++) {
            int d = abs(got[y * GFX_TEST_W * 4 + x] - ((const uint8_t *)s->pixels)[y * s->pitch + x]);
            sum += x % 4 == 3 ? 0 : d;
            far += x % 4 != 3 && d > 60;
        }
    }
    assert_true((double)sum / (GFX_TEST_W * GFX_TEST_H * 3) <
                1.5); /* fonts may be smoothed a little differently */
    assert_true(far < GFX_TEST_W * GFX_TEST_H * 3 / 200);
    SDL_FreeSurface(s);
    SDL_FreeSurface(raw);
    gfx_test_close(&b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_picture_is_as_it_was)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
