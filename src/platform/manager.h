/* What the desktop does for a window. Private to src/platform. */
#ifndef CONSPIRACY_PLATFORM_MANAGER_H
#define CONSPIRACY_PLATFORM_MANAGER_H

#include <stdbool.h>

struct SDL_Window;

/* False: nobody will make this window fill the screen when that is asked for. SDL asks and takes it for done, which it is
 * everywhere but on an X display without a window manager, or with one that does not know how. */
bool manager_fills_screen(struct SDL_Window *window);

#endif
