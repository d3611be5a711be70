/* An offscreen window with a drawing context, and its pixels. */
#ifndef CONSPIRACY_TESTS_GFX_GFX_TEST_H
#define CONSPIRACY_TESTS_GFX_GFX_TEST_H

#include "cmocka_all.h"
#include "gfx/effects.h"
#include "gfx/target.h"
#include "gfx/text.h"
#include "platform/window.h"

enum { GFX_TEST_W = 320, GFX_TEST_H = 180 };

struct gfx_test {
    struct window *window;
    struct gfx *gfx;
    char log[4096]; /* what gfx said, a line each */
};

void gfx_test_open(struct gfx_test *b, enum gfx_quality quality);
void gfx_test_close(struct gfx_test *b);
void gfx_test_begin(struct gfx_test *b, unsigned rgb);

/* The colour at a pixel of the frame as 0xRRGGBB. */
unsigned gfx_test_pixel(struct gfx_test *b, int x, int y);

/* The colour is that one, each part within 3. */
void gfx_test_expect(struct gfx_test *b, int x, int y, unsigned rgb);

/* How often words are in the log. */
int gfx_test_said(const struct gfx_test *b, const char *words);

#endif
