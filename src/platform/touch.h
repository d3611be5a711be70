/* Touch: one finger is a pointer, two are a pinch. Private to src/platform. */
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
    bool pointing; /* a single finger is down and acts as a pressed pointer */
    bool gesture;  /* two fingers were down; lasts until all are up */
};

/* Translates a finger event, on a drawable of w × h pixels. Returns how many events are in out. */
int touch_take(struct touch *touch, const SDL_TouchFingerEvent *f, float w, float h,
               struct input_event out[TOUCH_EVENTS]);

#endif
