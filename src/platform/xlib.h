/* Functions of the Xlib that SDL has loaded: the program itself is not linked with it. Private to src/platform. */
#ifndef CONSPIRACY_PLATFORM_XLIB_H
#define CONSPIRACY_PLATFORM_XLIB_H

#include <stdbool.h>

/* The library, for SDL_UnloadObject; NULL: there is none. */
void *xlib_open(void);

/* Finds a function and puts it into the pointer to a function of its type that `function` points to. False: it is not there,
 * or the library is not. */
bool xlib_take(void *library, const char *name, void *function);

/* From now on an error that the X server reports, for example because a driver's file is missing, ends nothing: what was
 * asked for is not there, which whoever asked finds out. Without this Xlib ends the program, with lines of its own. To be called
 * when SDL has opened the display. */
void xlib_bear_errors(void);

#endif
