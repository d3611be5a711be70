/* Where an arrow key leads. Private to src/ui; pure, so that tests can try every layout. */
#ifndef CONSPIRACY_UI_FOCUS_H
#define CONSPIRACY_UI_FOCUS_H

#include "gfx/geometry.h"
#include "platform/event.h"

/* A box that can have the focus, and the area it belongs to: 0 for what lies on the window itself. */
struct nav_box {
    struct rect at;
    int area;
};

/* The index of the box that lies next in the direction from box `from`; past the edge it wraps round. -1 when
 * there is no other. */
int nav_pick(const struct nav_box *box, int n, int from, enum input_action direction);

#endif
