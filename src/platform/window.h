/* One window with an OpenGL 3.3 core context. */
#ifndef CONSPIRACY_PLATFORM_WINDOW_H
#define CONSPIRACY_PLATFORM_WINDOW_H

#include <stdbool.h>
#include <stddef.h>

#include "platform/place.h"

struct window;

/* The least size of a visible window, in screen coordinates: below that, texts do not fit. */
enum { WINDOW_LEAST_WIDTH = 640, WINDOW_LEAST_HEIGHT = 480 };

/* How large a window is that nobody gave a size, on a screen of which so much is free, in screen coordinates: comfortable to read
 * where that fits, else all of it. */
void window_usual(int screen_w, int screen_h, int *w, int *h);

struct window_options {
    const char *title;      /* UTF-8 */
    const char *icon;       /* path of a PNG, or NULL */
    int width, height;      /* in screen coordinates; 0: as it was, else window_usual of the desktop */
    struct screen_rect was; /* where it was last time */
    int display;            /* from 1: on which display; 0: where it was */
    bool fullscreen;
    bool offscreen; /* without a display (SDL's offscreen driver): for screenshots and tests */
    bool vsync;
};

/* Opens the window and makes its GL context current. NULL: one line in error says what is missing (a display,
 * OpenGL 3.3). The caller closes it with window_close(). */
struct window *window_open(const struct window_options *options, char *error, size_t error_size);
void window_close(struct window *window);

/* The size of the drawable in physical pixels. */
void window_size(const struct window *window, int *width, int *height);

/* Physical pixels per screen coordinate: 2 on a high-density display. */
float window_density(const struct window *window);

/* Shows the finished frame. */
void window_present(struct window *window);

/* Where it stands, or stood before it filled the screen. */
struct screen_rect window_place(const struct window *window);
/* How many displays there are; moves the window to one, from 1, if it is not there. */
int window_displays(void);
void window_to_display(struct window *window, int display);

/* Turns full screen on or off; returns which it is now. */
bool window_set_fullscreen(struct window *window, bool on);
bool window_is_fullscreen(const struct window *window);

/* Whether window_present() waits for the screen, so that the loop need not limit itself. */
bool window_paces(const struct window *window);
/* Turns text input (INPUT_TEXT events) on or off. The rectangle, in physical pixels, is where the text
 * appears, for input methods. */
void window_text_input(struct window *window, bool on, int x, int y, int width, int height);

/* The clipboard's text, which the caller frees with free(); NULL when empty. */
char *window_paste(void);
/* Puts a text there. */
void window_copy(const char *words);

#endif
