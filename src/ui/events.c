/* Uses one event a frame: what it does to the pointer, the focus and dragging, before any widget is called. */
#include <math.h>
#include <string.h>

#include "ui/inside.h"

enum { DRAG_FROM = 9, AWAY = 24, REPEAT_FIRST_MS = 350, REPEAT_MS = 70 };

static struct point to_u(const struct ui *ui, float x, float y)
{
    return (struct point){(x - ui->origin.x) / ui->scale, (y - ui->origin.y) / ui->scale};
}

void ui_feed(struct ui *ui, const struct input_event *event)
{
    if (ui->queued > 0 && input_event_fold(&ui->queue[(ui->first + ui->queued - 1) % UI_EVENTS], event))
        return;
    if (ui->queued < UI_EVENTS)
        ui->queue[(ui->first + ui->queued++) % UI_EVENTS] = *event;
}

const struct spot *spot_before(const struct ui *ui, ui_id id)
{
    for (int i = 0; i < ui->befores && id; i++)
        if (ui->before[i].id == id)
            return &ui->before[i];
    return NULL;
}

static bool lies_at(const struct spot *s, struct point p)
{
    struct point c = rect_center(s->at);
    bool round = s->flags & SPOT_ROUND;
    return rect_has(s->seen, p) && (!round || hypotf(p.x - c.x, p.y - c.y) <= fminf(s->at.w, s->at.h) / 2);
}

const struct spot *spot_named(const struct ui *ui, struct point p)
{
    for (int i = ui->befores - 1; i >= 0; i--)
        if (ui->before[i].layer == ui->top && lies_at(&ui->before[i], p))
            return &ui->before[i];
    return NULL;
}

const struct spot *spot_among(const struct ui *ui, const struct spot *list, int n, struct point p,
                              unsigned with)
{
    for (int i = n - 1; i >= 0; i--) {
        const struct spot *s = &list[i];
        bool passed = s->layer != ui->top || s->flags & (SPOT_DISABLED | SPOT_TELL) ||
                      (with && !(s->flags & with)) || !lies_at(s, p);
        if (!passed)
            return s;
    }
    return NULL;
}

const struct spot *spot_under(const struct ui *ui, struct point p, unsigned with)
{
    return spot_among(ui, ui->before, ui->befores, p, with);
}

static void drag_begin(struct ui *ui, const struct spot *s, bool keys)
{
    ui->drag = ui->picked = s->id;
    ui->drag_payload = s->payload;
    ui->drag_keys = keys;
    if (keys) { /* move the focus to the first spot that accepts it */
        for (int i = 0; i < ui->befores; i++) {
            const struct spot *to = &ui->before[i];
            if (to->layer == ui->top && to->flags & SPOT_DROP && !(to->flags & SPOT_DISABLED) &&
                to->id != s->id) {
                focus_set(ui, to->id, true);
                break;
            }
        }
    }
}

static void drag_end(struct ui *ui, const struct spot *on)
{
    if (on && on->id != ui->drag) {
        ui->dropped = ui->drag;
        ui->dropped_on = on->id;
        ui_sound(ui, "land");
    }
    if (ui->drag_keys)
        focus_set(ui, ui->drag, true);
    ui->drag = 0;
}

static void pointer_moved(struct ui *ui, const struct input_event *e)
{
    struct point p = to_u(ui, e->x, e->y);
    bool really = hypotf(p.x - ui->pointer.x, p.y - ui->pointer.y) > 0.5f;
    ui->pointer = p;
    ui->pointer_here = true;
    if (ui->down && hypotf(p.x - ui->press_at.x, p.y - ui->press_at.y) > DRAG_FROM) {
        const struct spot *s = spot_before(ui, ui->active);
        if (!ui->moved && !ui->drag && s && s->flags & SPOT_DRAG)
            drag_begin(ui, s, false);
        ui->moved = true;
    }
    if (really && e->device == DEVICE_MOUSE && !ui->drag_keys) {
        ui->device = DEVICE_MOUSE;
        ui->ring = false;
    }
    if (really && !ui->down)
        ui->tip_held = 0;
    if (hypotf(p.x - ui->press_at.x, p.y - ui->press_at.y) > AWAY)
        ui->tip_quiet = false;
}

static void pointer_down(struct ui *ui, const struct input_event *e)
{
    pointer_moved(ui, e);
    const struct spot *s = guard_pointer(ui) ? NULL : spot_under(ui, ui->pointer, 0);
    ui->pressed_any = true;
    ui->tip_quiet = e->device == DEVICE_MOUSE;
    ui->device = e->device;
    ui->ring = false;
    ui->tip_held = 0;
    if (ui->drag_keys) {
        ui->drag = 0;
        ui->drag_keys = false;
    }
    if (e->button == BUTTON_RIGHT) {
        ui->secondary = s ? s->id : 0;
        return;
    }
    if (e->button != BUTTON_LEFT)
        return;
    ui->down = true;
    ui->moved = false;
    ui->press_at = ui->pointer;
    ui->active = s ? s->id : 0;
    ui->clicked_twice = e->clicks >= 2;
    ui->editing = s && s->id == ui->editing ? ui->editing : 0;
    if (s && !(s->flags & SPOT_NO_FOCUS))
        focus_set(ui, s->id, false);
    if (s && s->flags & SPOT_REPEAT) {
        ui->clicked = s->id;
        ui->by_pointer = true;
        ui->repeat_at = ui->now + REPEAT_FIRST_MS;
    }
}

static void pointer_up(struct ui *ui, const struct input_event *e)
{
    pointer_moved(ui, e);
    if (e->button != BUTTON_LEFT || !ui->down)
        return;
    const struct spot *s = spot_under(ui, ui->pointer, 0);
    if (ui->drag && !ui->drag_keys) {
        drag_end(ui, spot_under(ui, ui->pointer, SPOT_DROP));
    } else if (s && s->id == ui->active && !(s->flags & SPOT_REPEAT)) {
        ui->clicked = s->id;
        ui->by_pointer = true;
    }
    ui->down = false;
    ui->active = 0;
}

static bool takes_step(const struct ui *ui, enum input_action action)
{
    const struct spot *s = spot_before(ui, ui->focus);
    bool sideways = action == ACTION_LEFT || action == ACTION_RIGHT;
    bool amount = action == ACTION_PLUS || action == ACTION_MINUS;
    bool page = action == ACTION_PAGE_UP || action == ACTION_PAGE_DOWN;
    bool takes =
        s && (s->flags & SPOT_ADJUST ? sideways || amount || page : s->flags & SPOT_SIDEWAYS && sideways);
    return takes && s->layer == ui->top && !(s->flags & SPOT_DISABLED);
}

static void step_by(struct ui *ui, enum input_action action)
{
    switch (action) {
    case ACTION_RIGHT:
    case ACTION_PLUS:
        ui->step = 1;
        break;
    case ACTION_LEFT:
    case ACTION_MINUS:
        ui->step = -1;
        break;
    case ACTION_PAGE_UP:
        ui->step = 10;
        break;
    default:
        ui->step = -10;
        break;
    }
    ui->ring = true;
    event_use(ui);
}

static void accept(struct ui *ui)
{
    ui->tip_quiet = true;
    const struct spot *s = spot_before(ui, ui->focus);
    if (!s || s->layer != ui->top || s->flags & SPOT_DISABLED) {
        ui->ring = true;
        return;
    }
    if (guard_focus(ui) || (!ui->ring && !focus_stands_out(ui, s))) { /* an invisible focus is not pressed */
        ui->ring = true;
        event_use(ui);
        return;
    }
    ui->ring = true;
    if (ui->drag) {
        drag_end(ui, s->flags & SPOT_DROP ? s : NULL);
    } else if (s->flags & SPOT_DRAG && !(s->flags & SPOT_PRESS)) {
        drag_begin(ui, s, true);
    } else if (!ui->event.repeat) {
        ui->clicked = s->id;
        ui->by_pointer = false;
    }
    event_use(ui);
}

static void action(struct ui *ui, enum input_action a)
{
    bool arrow = a >= ACTION_UP && a <= ACTION_PREVIOUS;
    if (ui->forgot[a] && ui->event.repeat) { /* it was held for what is gone */
        event_use(ui);
        return;
    }
    ui->forgot[a] = false;
    ui->device = ui->event.device;
    if (ui->device == DEVICE_PAD)
        ui->labels = ui->event.labels;
    ui->tip_held = 0;
    ui->holding[a] = ui->holding[a] || !ui->event.repeat;
    ui->pressed_any = ui->pressed_any || !ui->event.repeat;
    bool number = a >= ACTION_DIGIT_0 && a <= ACTION_DIGIT_9; /* may go to what has the focus */
    if (field_takes(ui, a) || number) {
        ui->ring = true;
    } else if (takes_step(ui, a)) {
        step_by(ui, a);
    } else if (arrow) {
        ui->tip_quiet = false;
        focus_move(ui, a);
    } else if (a == ACTION_ACCEPT) {
        accept(ui);
    } else if (a == ACTION_BACK && ui->drag) {
        ui_drag_cancel(ui);
        event_use(ui);
    }
}

static void take(struct ui *ui, const struct input_event *e)
{
    ui->event = *e;
    switch (e->kind) {
    case INPUT_POINTER_MOVE:
        pointer_moved(ui, e);
        break;
    case INPUT_POINTER_DOWN:
        pointer_down(ui, e);
        break;
    case INPUT_POINTER_UP:
        pointer_up(ui, e);
        break;
    case INPUT_POINTER_CANCEL:
        ui->active = 0;
        ui->down = false;
        ui->drag = ui->drag_keys ? ui->drag : 0;
        break;
    case INPUT_WHEEL:
    case INPUT_PINCH:
        pointer_moved(ui, e);
        break;
    case INPUT_ACTION:
        action(ui, e->action);
        break;
    case INPUT_ACTION_UP:
        ui->holding[e->action] = ui->forgot[e->action] = false;
        break;
    case INPUT_PUT_AWAY:
    case INPUT_FOCUS_LOST:
        memset(ui->holding, 0, sizeof ui->holding);
        ui->active = 0;
        ui->down = false;
        ui->drag = 0;
        break;
    default:
        break;
    }
}

static void repeat_press(struct ui *ui)
{
    const struct spot *s = ui->down ? spot_before(ui, ui->active) : NULL;
    if (!s || !(s->flags & SPOT_REPEAT))
        return;
    if (ui->now >= ui->repeat_at && ui->hot == s->id) {
        ui->clicked = s->id;
        ui->by_pointer = true;
        ui->repeat_at = ui->now + REPEAT_MS;
    }
    ui_wake(ui, ui->repeat_at > ui->now ? (int)(ui->repeat_at - ui->now) : 0);
}

void events_take(struct ui *ui)
{
    ui->event = (struct input_event){0};
    ui->clicked = ui->secondary = ui->picked = ui->dropped = ui->dropped_on = 0;
    ui->pressed_any = ui->just_moved = ui->clicked_twice = ui->by_pointer = false;
    ui->step = 0;
    guard_watch(ui);
    while (ui->queued > 0) {
        struct input_event e = ui->queue[ui->first];
        ui->first = (ui->first + 1) % UI_EVENTS;
        ui->queued--;
        take(ui, &e);
        bool passing = e.kind == INPUT_POINTER_MOVE || e.kind == INPUT_NONE || e.kind == INPUT_RESIZED ||
                       e.kind == INPUT_WAKE || e.kind == INPUT_ACTION_UP;
        if (!passing)
            break;
    }
    guard_remember(ui);
    const struct spot *s = ui->pointer_here ? spot_under(ui, ui->pointer, 0) : NULL;
    bool points = ui->device == DEVICE_MOUSE || ui->down;
    ui->hot = s && points ? s->id : 0;
    s = ui->pointer_here && points ? spot_named(ui, ui->pointer) : NULL;
    ui->told = s ? s->id : 0;
    repeat_press(ui);
    if (!ui->holding[ACTION_ACCEPT] && (!ui->down || ui->moved))
        ui->held_since = 0;
    else if (ui->held_since == 0)
        ui->held_since = ui->now;
    if (ui->queued > 0)
        ui_wake(ui, 0);
}

bool ui_answers(const struct ui *ui)
{
    return ui->layer_now == ui->top;
}

/* The action was made, and the layer being called may have it. */
static bool event_is(const struct ui *ui, enum input_action wanted)
{
    enum input_action now = ui->event.action;
    bool back = wanted == ACTION_BACK && now == ACTION_ERASE; /* where there is nothing to be deleted */
    bool made = ui->event.kind == INPUT_ACTION && (now == wanted || back);
    return made && ui_answers(ui) && !field_takes(ui, wanted);
}

void event_use(struct ui *ui)
{
    ui->event.kind = INPUT_NONE;
}

bool ui_action(struct ui *ui, enum input_action wanted)
{
    bool yes = event_is(ui, wanted);
    if (yes)
        event_use(ui);
    return yes;
}

bool ui_action_anywhere(struct ui *ui, enum input_action wanted)
{
    bool yes = ui->event.kind == INPUT_ACTION && ui->event.action == wanted && !field_takes(ui, wanted);
    if (yes)
        event_use(ui);
    return yes;
}

bool ui_holding(const struct ui *ui, enum input_action held)
{
    return ui->holding[held] && ui_answers(ui);
}

bool ui_any_press(const struct ui *ui)
{
    return ui->pressed_any;
}

int ui_held(const struct ui *ui, struct rect over)
{
    bool here = ui->holding[ACTION_ACCEPT] || rect_has(over, ui->press_at);

    return ui->held_since > 0 && here && ui_answers(ui) ? (int)(ui->now - ui->held_since) : 0;
}

void ui_forget_press(struct ui *ui)
{
    for (int a = 0; a < ACTION_COUNT; a++)
        ui->forgot[a] = ui->forgot[a] || ui->holding[a];
    memset(ui->holding, 0, sizeof ui->holding);
    ui->active = 0;
}

struct ui_gesture ui_gestures(struct ui *ui, struct rect over)
{
    struct ui_gesture g = {1, {0, 0}, ui->pointer};
    const struct input_event *e = &ui->event;
    bool here = ui_answers(ui) && rect_has(over, ui->pointer);
    if (here && e->kind == INPUT_WHEEL) {
        g.zoom = powf(1.12f, e->dy);
        event_use(ui);
    } else if (here && e->kind == INPUT_PINCH) {
        g.zoom = e->scale > 0 ? e->scale : 1;
        g.pan = (struct point){e->dx / ui->scale, e->dy / ui->scale};
        event_use(ui);
    }
    return g;
}
