/* One window with an OpenGL 3.3 core context. */
#ifndef CONSPIRACY_PLATFORM_WINDOW_H
#define CONSPIRACY_PLATFORM_WINDOW_H

#include <stdbool.h>
#include <stddef.h>

struct window;

/* A window that somebody sees is no smaller, in screen coordinates: the texts would not fit. */
enum { WINDOW_LEAST_WIDTH = 640, WINDOW_LEAST_HEIGHT = 480 };

struct window_options {
    const char *title; /* UTF-8 */
    const char *icon;  /* path of a PNG, or NULL */
    int width, height; /* in screen coordinates; 0: three quarters of the desktop */
    bool fullscreen;
    bool offscreen; /* no display at all: SDL's offscreen driver, for screenshots and tests */
    bool vsync;
};

/* Opens the window and makes its context current. NULL on failure, with one line that says what is
 * missing in error (no display, no OpenGL 3.3). The caller closes it with window_close(). */
struct window *window_open(const struct window_options *options, char *error, size_t error_size);
void window_close(struct window *window);

/* The size of the drawable in physical pixels. */
void window_size(const struct window *window, int *width, int *height);

/* Physical pixels per screen coordinate: 2 on a high-density display. */
float window_density(const struct window *window);

/* Puts on the screen what was drawn. */
void window_present(struct window *window);

/* Full screen on or off; returns what it is now. */
bool window_set_fullscreen(struct window *window, bool on);
bool window_is_fullscreen(const struct window *window);

/* Presenting waits for the screen: a loop needs no brake of its own. */
bool window_paces(const struct window *window);
void window_set_vsync(struct window *window, bool on);

/* Turns typed text on (INPUT_TEXT events come) or off. The rectangle, in physical pixels, is where the
 * text appears, for input methods. */
void window_text_input(struct window *window, bool on, int x, int y, int width, int height);

/* The clipboard's text, to be released with free(); NULL when empty. */
char *window_paste(void);

#endif
