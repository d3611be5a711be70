/* What stays in memory over many matches: pictures of an end, of a screen before, do not pile up. */
#include "cmocka_all.h"
#include "gfx/gfx.h"
#include "scene/app_test.h"

enum { MATCHES = 2, WIDE = 1920, HIGH = 1080, MOST = 120000000, A_PICTURE = 2000000 };

static void begin(struct app_test *t, uint64_t seed)
{
    app_test_watch(t, seed);
    app_test_frames(t, 6);
}

static unsigned pictures(const struct app_test *t)
{
    return gfx_stats(t->app.gfx).texture_bytes;
}

/* Until the end is on the screen; the most that the pictures took. */
static unsigned play(struct app_test *t)
{
    unsigned most = 0;
    const struct session *s = t->app.session;
    while (!session_over(s, NULL) || session_played(s) < session_events(s)) {
        thinker_wait(t->app.thinker);
        app_test_frames(t, 1);
        most = pictures(t) > most ? pictures(t) : most;
    }
    app_test_frames(t, 8);
    return pictures(t) > most ? pictures(t) : most;
}

static void pictures_of_an_end_go_with_the_next_match(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    t.width = WIDE;
    t.height = HIGH;
    begin(&t, 1);
    unsigned first = pictures(&t);
    for (uint64_t k = 2; k < 2 + MATCHES; k++) {
        unsigned most = play(&t);
        assert_true(most > first + A_PICTURE); /* the end has a picture of its own */
        assert_true(most <= MOST);
        begin(&t, k);
        if (pictures(&t) > first + A_PICTURE)
            fail_msg("pictures after %d matches: %u bytes, %u at first", (int)k - 1, pictures(&t), first);
    }
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(pictures_of_an_end_go_with_the_next_match)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
