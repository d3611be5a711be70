/* Whole screens against pictures that were looked at. Both are reduced to a coarse grid first, so that another driver, or
 * another way of smoothing fonts, makes no difference, while a thing that is missing, moved or of another colour does. To
 * make the pictures anew after a wanted change: CONSPIRACY_GOLDEN=write in the environment, then look at them. */
#include "cmocka_all.h"
#include "gfx/gfx.h"
#include "gfx/texture.h"
#include "scene/showcase.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 1280, HEIGHT = 720, KEPT = 2, COLUMNS = 80, ROWS = 45, CELLS = COLUMNS * ROWS };

struct coarse {
    float cell[CELLS][3];
};

/* pixel: RGBA rows of width × height, a multiple of the grid. */
static void reduce(const uint8_t *pixel, int pitch, int width, int height, struct coarse *out)
{
    int w = width / COLUMNS, h = height / ROWS;
    memset(out, 0, sizeof *out);
    for (int y = 0; y < h * ROWS; y++)
        for (int x = 0; x < w * COLUMNS; x++)
            for (int c = 0; c < 3; c++)
                out->cell[y / h * COLUMNS + x / w][c] +=
                    (float)pixel[(size_t)y * (size_t)pitch + (size_t)x * 4 + (size_t)c] / (float)(w * h);
}

/* Half the size, as a picture of moderate weight. */
static void keep(const uint8_t *pixel, const char *path)
{
    SDL_Surface *s =
        SDL_CreateRGBSurfaceWithFormat(0, WIDTH / KEPT, HEIGHT / KEPT, 32, SDL_PIXELFORMAT_RGBA32);
    assert_non_null(s);
    for (int y = 0; y < s->h; y++)
        for (int x = 0; x < s->w; x++)
            for (int c = 0; c < 4; c++) {
                int sum = 0;
                for (int k = 0; k < KEPT * KEPT; k++)
                    sum += pixel[((y * KEPT + k / KEPT) * WIDTH + x * KEPT + k % KEPT) * 4 + c];
                ((uint8_t *)s->pixels)[y * s->pitch + x * 4 + c] = (uint8_t)(sum / (KEPT * KEPT));
            }
    assert_int_equal(IMG_SaveJPG(s, path, 88), 0);
    SDL_FreeSurface(s);
}

static void compare(const char *name, const struct coarse *got, const struct coarse *wanted)
{
    double sum = 0;
    int far = 0;
    for (int i = 0; i < CELLS; i++) {
        float most = 0;
        for (int c = 0; c < 3; c++) {
            float d = got->cell[i][c] - wanted->cell[i][c];
            d = d < 0 ? -d : d;
            sum += (double)d;
            most = d > most ? d : most;
        }
        far += most > 24;
    }
    sum /= CELLS * 3;
    if (sum > 2.5 || far > CELLS / 100)
        fail_msg("%s: %.2f levels off on average, %d of %d places by more than 24; the picture is in %s.jpg",
                 name, sum, far, CELLS, name);
}

static size_t find(const char *name)
{
    size_t i = 0;
    while (showcase_name(i) && strcmp(showcase_name(i), name) != 0)
        i++;
    assert_non_null(showcase_name(i));
    return i;
}

static void check(const char *name)
{
    static uint8_t pixel[WIDTH * HEIGHT * 4];
    static struct coarse got, wanted;
    char path[512], here[64];
    struct app_test t;
    app_test_open_drawn(&t);
    showcase_go(&t, find(name));
    app_test_frames(&t, 8);
    assert_true(gfx_read(t.app.gfx, 0, 0, WIDTH, HEIGHT, pixel));
    app_test_close(&t);
    snprintf(path, sizeof path, PICTURES_FOLDER "/%s.jpg", name);
    snprintf(here, sizeof here, "%s.jpg", name);
    keep(pixel, getenv("CONSPIRACY_GOLDEN") ? path : here);
    SDL_Surface *raw = IMG_Load(path);
    assert_non_null(raw);
    SDL_Surface *s = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_RGBA32, 0);
    assert_non_null(s);
    assert_int_equal(s->w, WIDTH / KEPT);
    assert_int_equal(s->h, HEIGHT / KEPT);
    reduce(pixel, WIDTH * 4, WIDTH, HEIGHT, &got);
    reduce(s->pixels, s->pitch, s->w, s->h, &wanted);
    SDL_FreeSurface(s);
    SDL_FreeSurface(raw);
    compare(name, &got, &wanted);
}

static void the_title_is_as_it_was(void **state)
{
    (void)state;
    check("title");
}

static void the_table_is_as_it_was(void **state)
{
    (void)state;
    check("table");
}

static void a_challenge_is_as_it_was(void **state)
{
    (void)state;
    check("challenge");
}

/* At the highest speed the shield may be opened at once: its portraits are there before it is asked for. */
static void portraits_are_there_before_the_shield(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open_drawn(&t);
    showcase_go(&t, find("table"));
    app_test_frames(&t, 4);
    struct gfx *gfx = t.app.gfx;
    assert_true(gfx_texture_ready(gfx, gfx_find(gfx, "solomon/portraits/beacon.jpg")));
    assert_true(gfx_texture_ready(gfx, gfx_find(gfx, "solomon/portraits/solomon.jpg")));
    app_test_close(&t);
}

static void pictures_that_differ_are_told_apart(void **state)
{
    (void)state;
    static struct coarse a, b;
    SDL_Surface *raw[2] = {IMG_Load(PICTURES_FOLDER "/table.jpg"),
                           IMG_Load(PICTURES_FOLDER "/challenge.jpg")};
    for (int i = 0; i < 2; i++) {
        assert_non_null(raw[i]);
        SDL_Surface *s = SDL_ConvertSurfaceFormat(raw[i], SDL_PIXELFORMAT_RGBA32, 0);
        reduce(s->pixels, s->pitch, s->w, s->h, i == 0 ? &a : &b);
        SDL_FreeSurface(s);
        SDL_FreeSurface(raw[i]);
    }
    int far = 0;
    for (int i = 0; i < CELLS; i++)
        far += abs((int)(a.cell[i][0] - b.cell[i][0])) > 24;
    assert_true(far > CELLS / 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_title_is_as_it_was),
        cmocka_unit_test(the_table_is_as_it_was),
        cmocka_unit_test(a_challenge_is_as_it_was),
        cmocka_unit_test(portraits_are_there_before_the_shield),
        cmocka_unit_test(pictures_that_differ_are_told_apart),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
