/* A poster that is still being read is no blank sheet, and a plate no empty stage. */
#include "../ui/ui_test.h"
#include "table/badges.h"
#include "table/plate.h"

#include <string.h>

struct wall {
    int frames;
    bool ready, ground;
};

static void screen(struct ui_test *test)
{
    static const struct color color = {0.25f, 0.5f, 0.75f, 1};
    static const char picture[] = "solomon/portraits/beacon.jpg";
    struct wall *w = test->ctx;
    size_t n;

    ui_screen(test->ui, "wall");
    if (w->frames++ > 0)
        return;
    assert_true(poster_draw(test->ui, (struct rect){100, 100, 240, 300}, picture, color, false));
    w->ready = gfx_texture_ready(test->gfx, gfx_load_tall(test->gfx, picture, 300));
    const struct gfx_item *item = gfx_recorded(test->gfx, &n);
    for (size_t i = 0; i < n; i++)
        w->ground = w->ground || (item[i].color.b == color.b && item[i].at.w >= 239);
}

static void a_poster_begins_as_its_own_ground(void **state)
{
    (void)state;
    struct ui_test test;
    struct wall w = {0};
    ui_test_open(&test, screen, &w);
    assert_false(w.ready);
    assert_true(w.ground);
    ui_test_close(&test);
}

struct stage {
    struct plate plate;
    int frames, first, last; /* pictures drawn in the first frame, and in the last */
};

static void end(struct ui_test *test)
{
    struct stage *s = test->ctx;
    size_t n;

    if (s->frames == 0) {
        (void)gfx_load(test->gfx, s->plate.picture);
        gfx_wait_loaded(test->gfx);
    }
    (void)plate_draw(test->ui, &s->plate, ui_area(test->ui), 540, 400, 0);
    const struct gfx_item *item = gfx_recorded(test->gfx, &n);
    s->last = 0;
    for (size_t i = 0; i < n; i++)
        s->last += item[i].text && strstr(item[i].text, "portraits/");
    s->first = s->frames++ == 0 ? s->last : s->first;
}

static void whoever_won_is_there_as_soon_as_the_stage(void **state)
{
    (void)state;
    struct ui_test test;
    struct stage s = {
        .plate = {.picture = "solomon/portraits/defeat.jpg", .hero = "solomon/portraits/home-beacon.png"}};
    s.plate.known = poster_read(s.plate.picture);
    ui_test_open(&test, end, &s);
    assert_int_equal(s.first, 0);
    gfx_wait_loaded(test.gfx);
    ui_test_settle(&test);
    assert_int_equal(s.last, 2);
    ui_test_close(&test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_poster_begins_as_its_own_ground),
                                       cmocka_unit_test(whoever_won_is_there_as_soon_as_the_stage)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
