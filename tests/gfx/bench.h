/* An offscreen window with a drawing context, and its pixels. */
#ifndef CONSPIRACY_TESTS_GFX_BENCH_H
#define CONSPIRACY_TESTS_GFX_BENCH_H

#include "cmocka_all.h"
#include "gfx/effects.h"
#include "gfx/target.h"
#include "gfx/text.h"
#include "platform/window.h"

enum { BENCH_W = 320, BENCH_H = 180 };

struct bench {
    struct window *window;
    struct gfx *gfx;
    char log[4096]; /* what gfx said, a line each */
};

void bench_open(struct bench *b, enum gfx_quality quality);
void bench_close(struct bench *b);
void bench_begin(struct bench *b, unsigned rgb);

/* The colour at a pixel of the frame as 0xRRGGBB. */
unsigned bench_pixel(struct bench *b, int x, int y);

/* The colour is that one, each part within 3. */
void bench_expect(struct bench *b, int x, int y, unsigned rgb);

/* How often words are in the log. */
int bench_said(const struct bench *b, const char *words);

#endif
