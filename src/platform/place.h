/* Where a window goes among several displays. */
#ifndef CONSPIRACY_PLATFORM_PLACE_H
#define CONSPIRACY_PLATFORM_PLACE_H

#include <stdbool.h>
#include <stddef.h>

/* A window or a display, in screen coordinates. A width of 0: nothing is known. */
struct screen_rect {
    int x, y, width, height;
};

/* Where a window opens that was at `was`: there, if enough of it can be seen to be taken hold of; else in the middle of the first
 * display. chosen: a display from 1, on which it goes in any case; 0, or one that is not there: none. False: nothing
 * is known of where it was and no display was chosen, so that the system may decide. */
bool place_window(const struct screen_rect *was, const struct screen_rect *displays, size_t count, int chosen,
                  struct screen_rect *out);

#endif
