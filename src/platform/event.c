#include "platform/event.h"

bool input_event_fold(struct input_event *last, const struct input_event *next)
{
    struct input_event both = *next;
    if (last->kind != next->kind || last->device != next->device)
        return false;
    switch (next->kind) {
    case INPUT_POINTER_MOVE: /* only the latest position counts */
        break;
    case INPUT_PINCH:
        both.scale = last->scale * next->scale;
        both.dx += last->dx;
        both.dy += last->dy;
        break;
    case INPUT_WHEEL:
        both.dx += last->dx;
        both.dy += last->dy;
        break;
    case INPUT_ACTION: /* a key that repeats faster than frames come is not heard long after it was let go */
        if (!last->repeat || !next->repeat || last->action != next->action)
            return false;
        break;
    default:
        return false;
    }
    *last = both;
    return true;
}
