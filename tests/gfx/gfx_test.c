#include "gfx_test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void keep(void *ctx, const char *line)
{
    struct gfx_test *b = ctx;
    size_t n = strlen(b->log);
    (void)snprintf(b->log + n, sizeof b->log - n, "%s\n", line);
}

void gfx_test_open(struct gfx_test *b, enum gfx_quality quality)
{
    char error[256] = "";
    struct window_options w = {.title = "test", .width = GFX_TEST_W, .height = GFX_TEST_H, .offscreen = true};
    *b = (struct gfx_test){0};
    b->window = window_open(&w, error, sizeof error);
    if (!b->window)
        fail_msg("%s", error);
    struct gfx_options o = {.quality = quality, .log = keep, .log_ctx = b};
    b->gfx = gfx_open(&o, error, sizeof error);
    if (!b->gfx)
        fail_msg("%s", error);
}

void gfx_test_close(struct gfx_test *b)
{
    gfx_close(b->gfx);
    window_close(b->window);
}

void gfx_test_begin(struct gfx_test *b, unsigned rgb)
{
    gfx_begin(b->gfx, GFX_TEST_W, GFX_TEST_H, color_hex(rgb));
}

unsigned gfx_test_pixel(struct gfx_test *b, int x, int y)
{
    uint8_t p[4];
    assert_true(gfx_read(b->gfx, x, y, 1, 1, p));
    return (unsigned)p[0] << 16 | (unsigned)p[1] << 8 | p[2];
}

void gfx_test_expect(struct gfx_test *b, int x, int y, unsigned rgb)
{
    unsigned got = gfx_test_pixel(b, x, y);
    for (int shift = 0; shift <= 16; shift += 8) {
        int d = (int)(got >> shift & 255) - (int)(rgb >> shift & 255);
        if (abs(d) > 3)
            fail_msg("pixel %d,%d is %06x, expected %06x", x, y, got, rgb);
    }
}

int gfx_test_said(const struct gfx_test *b, const char *words)
{
    int n = 0;
    for (const char *p = b->log; (p = strstr(p, words)); p++)
        n++;
    return n;
}
