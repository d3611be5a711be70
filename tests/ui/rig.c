#include "rig.h"

#include <stdio.h>
#include <string.h>

static void quiet(void *ctx, const char *line)
{
    (void)ctx;
    (void)line;
}

void rig_open(struct rig *rig, void (*screen)(struct rig *), void *ctx)
{
    char error[128] = "";
    struct gfx_options o = {.null = true, .log = quiet};
    *rig = (struct rig){.width = 1920, .height = 1080, .now = 1000, .screen = screen, .ctx = ctx};
    rig->gfx = gfx_open(&o, error, sizeof error);
    assert_non_null(rig->gfx);
    rig->ui = ui_new(rig->gfx, NULL);
    assert_non_null(rig->ui);
    gfx_wait_loaded(rig->gfx);
    rig_settle(rig);
}

void rig_close(struct rig *rig)
{
    ui_free(rig->ui);
    gfx_close(rig->gfx);
}

void rig_frame(struct rig *rig)
{
    rig->now += 16;
    gfx_begin(rig->gfx, rig->width, rig->height, (struct color){0, 0, 0, 1});
    ui_begin(rig->ui, rig->width, rig->height, rig->now);
    rig->screen(rig);
    ui_end(rig->ui);
    gfx_end(rig->gfx);
}

void rig_settle(struct rig *rig)
{
    int frames = 0;
    do {
        rig_frame(rig);
        assert_true(++frames < 1000); /* an idle screen comes to rest */
    } while (ui_wake_in(rig->ui) == 0);
}

void rig_action(struct rig *rig, enum input_action action, enum input_device device)
{
    struct input_event e = {.kind = INPUT_ACTION, .device = device, .action = action, .pad = -1};
    ui_feed(rig->ui, &e);
    e.kind = INPUT_ACTION_UP;
    ui_feed(rig->ui, &e);
    rig_settle(rig);
}

void rig_key(struct rig *rig, enum input_action action)
{
    rig_action(rig, action, DEVICE_KEYS);
}

static void pointer(struct rig *rig, enum input_kind kind, float x, float y)
{
    float s = ui_scale(rig->ui);
    struct input_event e = {.kind = kind,
                            .device = DEVICE_MOUSE,
                            .button = BUTTON_LEFT,
                            .clicks = 1,
                            .x = x * s,
                            .y = y * s,
                            .scale = 1};
    ui_feed(rig->ui, &e);
    rig_settle(rig);
}

void rig_point(struct rig *rig, float x, float y)
{
    pointer(rig, INPUT_POINTER_MOVE, x, y);
}

void rig_press(struct rig *rig, float x, float y)
{
    pointer(rig, INPUT_POINTER_DOWN, x, y);
}

void rig_release(struct rig *rig, float x, float y)
{
    pointer(rig, INPUT_POINTER_UP, x, y);
}

void rig_click(struct rig *rig, struct rect at)
{
    struct point c = rect_center(at);
    rig_point(rig, c.x, c.y);
    rig_press(rig, c.x, c.y);
    rig_release(rig, c.x, c.y);
}

void rig_type(struct rig *rig, const char *text)
{
    struct input_event e = {.kind = INPUT_TEXT, .device = DEVICE_KEYS, .pad = -1};
    (void)snprintf(e.text, sizeof e.text, "%s", text);
    ui_feed(rig->ui, &e);
    rig_settle(rig);
}

void rig_wheel(struct rig *rig, float x, float y, float notches)
{
    float s = ui_scale(rig->ui);
    struct input_event e = {.kind = INPUT_WHEEL, .x = x * s, .y = y * s, .dy = notches};
    ui_feed(rig->ui, &e);
    rig_settle(rig);
}
