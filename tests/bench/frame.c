/* What a frame of the table costs the processor when no GPU and no driver take part: the null backend of gfx at high
 * quality. Prints one line; nothing passes or fails. */
#include "gfx/gfx.h"
#include "scene/stand.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <time.h>

enum { FRAMES = 500 };

static double processor_ms(void)
{
    struct timespec used;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return (double)used.tv_sec * 1000 + (double)used.tv_nsec / 1e6;
}

static void a_frame_of_the_table(void **state)
{
    (void)state;
    struct stand t;
    stand_open(&t, NULL);
    stand_act(&t, ACTION_ACCEPT);
    stand_act(&t, ACTION_ACCEPT); /* a new game at once */
    stand_settle(&t);
    gfx_set_quality(t.app.gfx, QUALITY_HIGH);
    double began = processor_ms(), slowest = 0;
    for (int i = 0; i < FRAMES; i++) {
        double before = processor_ms();
        app_step(&t.app);
        app_draw(&t.app, 1920, 1080);
        app_advance(&t.app, 16);
        double cost = processor_ms() - before;
        slowest = cost > slowest ? cost : slowest;
    }
    printf("table, 1920x1080, high quality, null backend: %.2f ms a frame, %.2f ms the slowest of %d\n",
           (processor_ms() - began) / FRAMES, slowest, FRAMES);
    stand_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_frame_of_the_table)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
