/* What the window manager does for a window. Private to src/platform. */
#ifndef CONSPIRACY_PLATFORM_MANAGER_H
#define CONSPIRACY_PLATFORM_MANAGER_H

#include <stdbool.h>

struct SDL_Window;

/* False: nobody will make this window fill the screen. SDL sends the request and assumes it was granted,
 * which is wrong on an X display without a window manager, or with one that does not support it. */
bool manager_fills_screen(struct SDL_Window *window);

#endif
