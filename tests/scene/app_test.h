/* The whole program without a window: frames go into a list, input comes from the test, time stands still unless told. */
#ifndef CONSPIRACY_TESTS_SCENE_APP_TEST_H
#define CONSPIRACY_TESTS_SCENE_APP_TEST_H

#include "app/app.h"
#include "app/thinker.h"
#include "gfx/record.h"
#include "platform/event.h"
#include "scene/scene.h"

struct table; /* table/table.h */

struct app_test {
    struct app app;
    char folder[128];
    int width, height;
};

/* folder: NULL for a new one, else one that an earlier app_test has used. */
void app_test_open(struct app_test *t, const char *folder);
/* With OpenGL, offscreen, 1280 × 720. */
void app_test_open_drawn(struct app_test *t);
void app_test_close(struct app_test *t);

/* A match among four rookies, with nobody to wait for, at the settings as they are. Fails the test when it cannot begin. */
void app_test_watch(struct app_test *t, uint64_t seed);
/* The same, to its end. */
void app_test_watch_out(struct app_test *t, uint64_t seed);

/* Steps and frames until nothing is asked for any more. */
void app_test_frames(struct app_test *t, int n);
/* The same until opponents have answered and all is shown, at most some hundred frames. */
void app_test_settle(struct app_test *t);
/* A key or pad button, down and up, and the frames that it takes. */
void app_test_act(struct app_test *t, enum input_action action);
/* From now on in that language, by its code: `de`, `en`. LOCALE_FOLDER is the test's translations. */
#define app_test_speak(t, code) app_test_speak_from((t), (code), LOCALE_FOLDER)
void app_test_speak_from(struct app_test *t, const char *code, const char *folder);
/* A press of the mouse, in pixels. */
void app_test_press(struct app_test *t, float x, float y);
/* Presses the middle of the text that contains the words; the test fails if it is not shown. */
void app_test_press_text(struct app_test *t, const char *words);
/* Likewise the text that reads just so and lies in front. */
void app_test_press_last(struct app_test *t, const char *words);
bool app_test_shows(struct app_test *t, const char *words);
/* A button with just these words is drawn as a primary one: light on dark. */
bool app_test_primary(struct app_test *t, const char *words);
/* How many texts on show are these words and no others. */
int app_test_count(struct app_test *t, const char *words);
/* Loads a record given as text. */
void app_test_load(struct app_test *t, const char *record);

/* Opens it and loads the record of a folder up to its nth event, with a line more in its head, or none (""). */
void app_test_lay(struct app_test *t, const char *folder, const char *name, int events, const char *option);

/* Opens it, of that size (0: the usual), and begins a match of a game between three rookies. Returns its table. */
struct table *app_test_rookies(struct app_test *t, const char *game, int width, int height);

/* The table's own state, whichever screens lie over it; the test fails if there is none. */
struct table *app_test_table(struct app_test *t);

/* The frame on show as text: what, where, which words. The caller frees it. */
char *app_test_list(struct app_test *t);

#endif
