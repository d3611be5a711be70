/* A toolkit over the null backend, driven event by event by the clock of the test. */
#ifndef CONSPIRACY_TESTS_UI_UI_TEST_H
#define CONSPIRACY_TESTS_UI_UI_TEST_H

#include "cmocka_all.h"
#include "gfx/record.h"
#include "ui/modal.h"

struct ui_test {
    struct gfx *gfx;
    struct ui *ui;
    int width, height;
    uint64_t now;
    void (*screen)(struct ui_test *test);
    void *ctx;
};

void ui_test_open(struct ui_test *test, void (*screen)(struct ui_test *), void *ctx);
void ui_test_close(struct ui_test *test);

/* One frame, 16 ms later; and frames until the toolkit wants to sleep. */
void ui_test_frame(struct ui_test *test);
void ui_test_settle(struct ui_test *test);

/* Does something and settles. Places are in u. */
void ui_test_action(struct ui_test *test, enum input_action action, enum input_device device);
void ui_test_key(struct ui_test *test, enum input_action action);
void ui_test_point(struct ui_test *test, float x, float y);
void ui_test_press(struct ui_test *test, float x, float y);
void ui_test_release(struct ui_test *test, float x, float y);
void ui_test_click(struct ui_test *test, struct rect at);
void ui_test_type(struct ui_test *test, const char *text);
void ui_test_wheel(struct ui_test *test, float x, float y, float notches);

/* All that was drawn, where and with which words, as one number to compare. */
uint64_t ui_test_looks(struct ui_test *test);

#endif
