/* Fingers: one is a pointer, two are a pinch. Private to src/platform. */
#ifndef CONSPIRACY_PLATFORM_TOUCH_H
#define CONSPIRACY_PLATFORM_TOUCH_H

#include <SDL.h>

#include "platform/event.h"

enum { TOUCH_FINGERS = 2, TOUCH_EVENTS = 3 };

struct touch {
    struct {
        SDL_FingerID id;
        float x, y; /* pixels */
        bool down;
    } finger[TOUCH_FINGERS];
    bool pointing; /* one finger is a pressed pointer */
    bool gesture;  /* until all fingers are up again */
};

/* What an event of a finger means, on a drawable of w × h pixels; returns how many events. */
int touch_take(struct touch *touch, const SDL_TouchFingerEvent *f, float w, float h,
               struct input_event out[TOUCH_EVENTS]);

#endif
