/* What a frame of the moving table costs the processor at high quality when no GPU takes part: opponents play at normal
 * speed, first on the null backend of gfx, then drawn, where this thread's share is counted alone: the program's own work
 * and the calls into the driver, but not the pixels. Prints a line for each; nothing passes or fails. */
#include "gfx/gfx.h"
#include "scene/app_test.h"

#include "cmocka_all.h"
#include "ui/ui.h"

#include <stdio.h>
#include <time.h>

enum { FRAMES = 600, FIRST = 60, FRAME_MS = 16 };

static double processor_ms(void)
{
    struct timespec used;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return (double)used.tv_sec * 1000 + (double)used.tv_nsec / 1e6;
}

static void begin(struct app_test *t)
{
    t->app.settings.value[HOST_SPEED] = HOST_SPEED_NORMAL;
    t->app.settings.value[HOST_REDUCED_MOTION] = 0;
    app_apply(&t->app, HOST_REDUCED_MOTION);
    app_test_watch(t, 5);
    app_test_frames(t, 2);
    gfx_set_quality(t->app.gfx, QUALITY_HIGH);
}

/* The frames of a match in which something moves. */
static void measure(struct app_test *t, const char *how)
{
    double sum = 0, slowest = 0;
    begin(t);
    for (int i = 0, n = 0; n < FRAMES + FIRST; i++) {
        thinker_wait(t->app.thinker);
        double before = processor_ms();
        app_step(&t->app);
        app_draw(&t->app, t->width, t->height);
        double cost = processor_ms() - before;
        app_advance(&t->app, FRAME_MS);
        if (ui_wake_in(t->app.ui) != 0)
            continue;
        if (n++ < FIRST)
            continue;
        sum += cost;
        slowest = cost > slowest ? cost : slowest;
    }
    printf("table, %dx%d, high quality, %s: %.2f ms a frame, %.2f ms the slowest of %d that move\n", t->width,
           t->height, how, sum / FRAMES, slowest, FRAMES);
}

static void on_the_null_backend(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    t.width = 1920;
    t.height = 1080;
    measure(&t, "null backend");
    app_test_close(&t);
}

static void drawn(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open_drawn(&t);
    measure(&t, gfx_renderer(t.app.gfx));
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(on_the_null_backend), cmocka_unit_test(drawn)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
