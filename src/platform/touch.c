#include "platform/touch.h"

#include <math.h>

static int slot_of(const struct touch *t, SDL_FingerID id)
{
    for (int i = 0; i < TOUCH_FINGERS; i++)
        if (t->finger[i].down && t->finger[i].id == id)
            return i;
    return -1;
}

static struct input_event event_at(enum input_kind kind, float x, float y)
{
    return (struct input_event){.kind = kind,
                                .device = DEVICE_TOUCH,
                                .button = BUTTON_LEFT,
                                .clicks = 1,
                                .x = x,
                                .y = y,
                                .scale = 1,
                                .pad = -1};
}

static int finger_down(struct touch *t, SDL_FingerID id, float x, float y, struct input_event *out)
{
    int slot = !t->finger[0].down ? 0 : !t->finger[1].down ? 1 : -1;
    if (slot < 0)
        return 0;
    t->finger[slot].id = id;
    t->finger[slot].x = x;
    t->finger[slot].y = y;
    t->finger[slot].down = true;
    if (t->finger[0].down && t->finger[1].down) {
        bool was = t->pointing;
        t->pointing = false;
        t->gesture = true;
        out[0] = event_at(INPUT_POINTER_CANCEL, x, y);
        return was ? 1 : 0;
    }
    if (t->gesture)
        return 0;
    t->pointing = true;
    out[0] = event_at(INPUT_POINTER_MOVE, x, y);
    out[1] = event_at(INPUT_POINTER_DOWN, x, y);
    return 2;
}

static float apart(const struct touch *t)
{
    return hypotf(t->finger[0].x - t->finger[1].x, t->finger[0].y - t->finger[1].y);
}

static int finger_moved(struct touch *t, int slot, float x, float y, struct input_event *out)
{
    bool two = t->finger[0].down && t->finger[1].down;
    float before = apart(t), dx = x - t->finger[slot].x, dy = y - t->finger[slot].y;
    t->finger[slot].x = x;
    t->finger[slot].y = y;
    if (!two) {
        out[0] = event_at(INPUT_POINTER_MOVE, x, y);
        return t->pointing ? 1 : 0;
    }
    out[0] =
        event_at(INPUT_PINCH, (t->finger[0].x + t->finger[1].x) / 2, (t->finger[0].y + t->finger[1].y) / 2);
    out[0].scale = before > 1 ? apart(t) / before : 1;
    out[0].dx = dx / 2;
    out[0].dy = dy / 2;
    return 1;
}

static int finger_up(struct touch *t, int slot, float x, float y, struct input_event *out)
{
    t->finger[slot].down = false;
    bool was = t->pointing;
    t->pointing = false;
    if (!t->finger[0].down && !t->finger[1].down)
        t->gesture = false;
    out[0] = event_at(INPUT_POINTER_UP, x, y);
    return was ? 1 : 0;
}

int touch_take(struct touch *touch, const SDL_TouchFingerEvent *f, float w, float h,
               struct input_event out[TOUCH_EVENTS])
{
    float x = f->x * w, y = f->y * h;
    int slot = slot_of(touch, f->fingerId);
    if (f->type == SDL_FINGERDOWN)
        return slot < 0 ? finger_down(touch, f->fingerId, x, y, out) : 0;
    if (slot < 0)
        return 0;
    return f->type == SDL_FINGERMOTION ? finger_moved(touch, slot, x, y, out)
                                       : finger_up(touch, slot, x, y, out);
}
