/* Where an arrow key moves the focus. Private to src/ui. Pure, so that tests can try any layout. */
#ifndef CONSPIRACY_UI_FOCUS_H
#define CONSPIRACY_UI_FOCUS_H

#include "gfx/geometry.h"
#include "platform/event.h"

/* A box that can take the focus. area: the scrolling area it belongs to; 0: the window itself. */
struct nav_box {
    struct rect at;
    int area;
};

/* The index of the next box in the direction from box `from`, wrapping round past the edge; -1 when there is
 * no other. */
int nav_pick(const struct nav_box *box, int n, int from, enum input_action direction);

#endif
