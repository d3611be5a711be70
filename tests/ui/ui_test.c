#include "ui_test.h"

#include <stdio.h>
#include <string.h>

static void quiet(void *ctx, const char *line)
{
    (void)ctx;
    (void)line;
}

void ui_test_open(struct ui_test *test, void (*screen)(struct ui_test *), void *ctx)
{
    char error[128] = "";
    struct gfx_options o = {.null = true, .log = quiet};
    *test = (struct ui_test){.width = 1920, .height = 1080, .now = 1000, .screen = screen, .ctx = ctx};
    test->gfx = gfx_open(&o, error, sizeof error);
    assert_non_null(test->gfx);
    test->ui = ui_new(test->gfx, NULL);
    assert_non_null(test->ui);
    gfx_wait_loaded(test->gfx);
    ui_test_settle(test);
}

void ui_test_close(struct ui_test *test)
{
    ui_free(test->ui);
    gfx_close(test->gfx);
}

void ui_test_frame(struct ui_test *test)
{
    test->now += 16;
    gfx_begin(test->gfx, test->width, test->height, (struct color){0, 0, 0, 1});
    ui_begin(test->ui, test->width, test->height, test->now);
    test->screen(test);
    ui_end(test->ui);
    gfx_end(test->gfx);
}

void ui_test_settle(struct ui_test *test)
{
    int frames = 0;
    do {
        ui_test_frame(test);
        assert_true(++frames < 1000); /* an idle screen comes to rest */
    } while (ui_wake_in(test->ui) == 0);
}

void ui_test_action(struct ui_test *test, enum input_action action, enum input_device device)
{
    struct input_event e = {.kind = INPUT_ACTION, .device = device, .action = action, .pad = -1};
    ui_feed(test->ui, &e);
    e.kind = INPUT_ACTION_UP;
    ui_feed(test->ui, &e);
    ui_test_settle(test);
}

void ui_test_key(struct ui_test *test, enum input_action action)
{
    ui_test_action(test, action, DEVICE_KEYS);
}

static void pointer(struct ui_test *test, enum input_kind kind, float x, float y)
{
    float s = ui_scale(test->ui);
    struct input_event e = {.kind = kind,
                            .device = DEVICE_MOUSE,
                            .button = BUTTON_LEFT,
                            .clicks = 1,
                            .x = x * s,
                            .y = y * s,
                            .scale = 1};
    ui_feed(test->ui, &e);
    ui_test_settle(test);
}

void ui_test_point(struct ui_test *test, float x, float y)
{
    pointer(test, INPUT_POINTER_MOVE, x, y);
}

void ui_test_press(struct ui_test *test, float x, float y)
{
    pointer(test, INPUT_POINTER_DOWN, x, y);
}

void ui_test_release(struct ui_test *test, float x, float y)
{
    pointer(test, INPUT_POINTER_UP, x, y);
}

void ui_test_click(struct ui_test *test, struct rect at)
{
    struct point c = rect_center(at);
    ui_test_point(test, c.x, c.y);
    ui_test_press(test, c.x, c.y);
    ui_test_release(test, c.x, c.y);
}

void ui_test_type(struct ui_test *test, const char *text)
{
    struct input_event e = {.kind = INPUT_TEXT, .device = DEVICE_KEYS, .pad = -1};
    (void)snprintf(e.text, sizeof e.text, "%s", text);
    ui_feed(test->ui, &e);
    ui_test_settle(test);
}

void ui_test_wheel(struct ui_test *test, float x, float y, float notches)
{
    float s = ui_scale(test->ui);
    struct input_event e = {.kind = INPUT_WHEEL, .x = x * s, .y = y * s, .dy = notches};
    ui_feed(test->ui, &e);
    ui_test_settle(test);
}

uint64_t ui_test_looks(struct ui_test *test)
{
    size_t n;
    uint64_t key = 0;
    const struct gfx_item *item = gfx_recorded(test->gfx, &n);
    for (size_t i = 0; i < n; i++) {
        key = key * 31 + (uint64_t)(item[i].at.x * 8) + (uint64_t)(item[i].at.y * 8) * 7;
        for (const char *c = item[i].text; *c; c++)
            key = key * 131 + (unsigned char)*c;
    }
    return key;
}
