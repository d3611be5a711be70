/* A toolkit over the null backend, driven event by event by the clock of the test. */
#ifndef CONSPIRACY_TESTS_UI_RIG_H
#define CONSPIRACY_TESTS_UI_RIG_H

#include "cmocka_all.h"
#include "gfx/record.h"
#include "ui/modal.h"

struct rig {
    struct gfx *gfx;
    struct ui *ui;
    int width, height;
    uint64_t now;
    void (*screen)(struct rig *rig);
    void *ctx;
};

void rig_open(struct rig *rig, void (*screen)(struct rig *), void *ctx);
void rig_close(struct rig *rig);

/* One frame, 16 ms later; and frames until the toolkit wants to sleep. */
void rig_frame(struct rig *rig);
void rig_settle(struct rig *rig);

/* Does something and settles. Places are in u. */
void rig_action(struct rig *rig, enum input_action action, enum input_device device);
void rig_key(struct rig *rig, enum input_action action);
void rig_point(struct rig *rig, float x, float y);
void rig_press(struct rig *rig, float x, float y);
void rig_release(struct rig *rig, float x, float y);
void rig_click(struct rig *rig, struct rect at);
void rig_type(struct rig *rig, const char *text);
void rig_wheel(struct rig *rig, float x, float y, float notches);

#endif
