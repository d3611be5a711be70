/* What stays in memory while match after match is played at the table, drawn at 1920 × 1080 without sound: what is resident
 * when each begins and when its end is on the screen. Prints a line a match; nothing passes or fails. */
#include "gfx/gfx.h"
#include "scene/app_test.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { MATCHES = 10, WIDE = 1920, HIGH = 1080, SETTLED = 8 };

static double resident(void)
{
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%*s %ld", &pages) != 1)
        pages = 0;
    if (file)
        fclose(file);
    return (double)pages * (double)sysconf(_SC_PAGESIZE) / 1e6;
}

static void begin(struct app_test *t, uint64_t seed)
{
    app_test_watch(t, seed);
    app_test_frames(t, SETTLED);
}

static void match_after_match(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open_drawn(&t);
    t.width = WIDE;
    t.height = HIGH;
    gfx_set_quality(t.app.gfx, QUALITY_AUTO);
    for (uint64_t k = 1; k <= MATCHES; k++) {
        begin(&t, k);
        double first = resident(), pictures = gfx_stats(t.app.gfx).texture_bytes / 1e6;
        while (!session_over(t.app.session, NULL) ||
               session_played(t.app.session) < session_events(t.app.session)) {
            thinker_wait(t.app.thinker);
            app_test_frames(&t, 1);
        }
        app_test_frames(&t, SETTLED);
        printf("match %2d: %.0f MB resident at its beginning, %.0f MB of it textures; %.0f MB at its end, "
               "%.0f MB\n",
               (int)k, first, pictures, resident(), gfx_stats(t.app.gfx).texture_bytes / 1e6);
        fflush(stdout);
    }
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(match_after_match)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
