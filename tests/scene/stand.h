/* The whole program without a window: frames go into a list, input comes from the test, time stands still unless told. */
#ifndef CONSPIRACY_TESTS_SCENE_STAND_H
#define CONSPIRACY_TESTS_SCENE_STAND_H

#include "app/app.h"
#include "app/thinker.h"
#include "gfx/record.h"
#include "platform/event.h"
#include "scene/scene.h"

struct stand {
    struct app app;
    char folder[128];
    int width, height;
};

/* folder: NULL for a fresh one, else one that an earlier stand has used. */
void stand_open(struct stand *t, const char *folder);
/* With OpenGL, offscreen, 1280 × 720. */
void stand_open_drawn(struct stand *t);
void stand_close(struct stand *t);

/* A match among four rookies, with nobody to wait for, at the settings as they are. Fails the test when it cannot begin. */
void stand_watch(struct stand *t, uint64_t seed);

/* Steps and frames until nothing is asked for any more. */
void stand_frames(struct stand *t, int n);
/* The same until opponents have answered and all is shown, at most some hundred frames. */
void stand_settle(struct stand *t);
/* A key or pad button, down and up, and the frames that it takes. */
void stand_act(struct stand *t, enum input_action action);
/* A press of the mouse, in pixels. */
void stand_press(struct stand *t, float x, float y);
/* Presses the middle of the text that contains the words; the test fails if it is not shown. */
void stand_press_text(struct stand *t, const char *words);
bool stand_shows(struct stand *t, const char *words);
/* Loads a record given as text. */
void stand_load(struct stand *t, const char *record);

/* The frame on show as text: what, where, which words. The caller frees it. */
char *stand_list(struct stand *t);

#endif
