#include "platform/input.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#include "platform/keymap.h"
#include "platform/keys.h"
#include "platform/touch.h"
#include "platform/window.h"

enum { QUEUE = 512, PADS = 8, REPEAT_FIRST_MS = 380, REPEAT_MS = 95, WAKE_CODE = 0x57414b45 };

/* An action held down by a controller's button or stick. */
struct held {
    enum input_action action;
    uint64_t next; /* when it repeats */
};

enum { HELD_BUTTON, HELD_X, HELD_Y, HELD_ZOOM, HELD_TRIGGER, HELD_COUNT };

struct pad {
    SDL_GameController *sdl;
    SDL_JoystickID id;
    enum input_labels labels;
    struct held held[HELD_COUNT];
};

struct input {
    struct window *window;
    struct clock_source clock;
    struct input_event queue[QUEUE];
    size_t first, count;
    struct pad pad[PADS];
    struct touch touch;
    bool pads_open;
    const struct key_map *keys;
    bool capture;
    unsigned heard;
};

static void push(struct input *input, const struct input_event *event)
{
    if (input->count > 0 && input_event_fold(&input->queue[(input->first + input->count - 1) % QUEUE], event))
        return;
    if (input->count < QUEUE)
        input->queue[(input->first + input->count++) % QUEUE] = *event;
}

static void push_action(struct input *input, enum input_action action, bool down, bool repeat, int pad)
{
    struct input_event e = {.kind = down ? INPUT_ACTION : INPUT_ACTION_UP,
                            .device = pad < 0 ? DEVICE_KEYS : DEVICE_PAD,
                            .action = action,
                            .repeat = repeat,
                            .pad = pad};
    if (pad >= 0)
        e.labels = input->pad[pad].labels;
    if (action != ACTION_NONE) {
        SDL_Keymod m = pad < 0 ? SDL_GetModState() : KMOD_NONE;
        e.shift = (m & KMOD_SHIFT) != 0;
        e.ctrl = (m & KMOD_CTRL) != 0;
        push(input, &e);
    }
}

/* ---- Controllers ---- */

static enum input_labels labels_of(SDL_GameController *pad)
{
    switch (SDL_GameControllerGetType(pad)) {
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5:
        return LABELS_SHAPES;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_LEFT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_RIGHT:
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_JOYCON_PAIR:
        return LABELS_NINTENDO;
    default:
        return LABELS_LETTERS;
    }
}

static void add_pad(struct input *input, int device)
{
    int slot = 0;
    SDL_JoystickID id = SDL_JoystickGetDeviceInstanceID(device);
    while (slot < PADS && input->pad[slot].sdl && input->pad[slot].id != id)
        slot++;
    if (slot == PADS || input->pad[slot].sdl)
        return;
    struct pad *pad = &input->pad[slot];
    *pad = (struct pad){.sdl = SDL_GameControllerOpen(device), .id = id};
    if (pad->sdl) {
        pad->labels = labels_of(pad->sdl);
        struct input_event e = {.kind = INPUT_PAD_ADDED, .device = DEVICE_PAD, .pad = slot};
        push(input, &e);
    }
}

static int pad_slot(const struct input *input, SDL_JoystickID id)
{
    for (int i = 0; i < PADS; i++)
        if (input->pad[i].sdl && input->pad[i].id == id)
            return i;
    return -1;
}

static void hold(struct input *input, int slot, int what, enum input_action action)
{
    struct held *h = &input->pad[slot].held[what];
    if (h->action == action)
        return;
    if (h->action != ACTION_NONE)
        push_action(input, h->action, false, false, slot);
    h->action = action;
    h->next = clock_now(&input->clock) + REPEAT_FIRST_MS;
    push_action(input, action, true, false, slot);
}

static void remove_pad(struct input *input, SDL_JoystickID id)
{
    int slot = pad_slot(input, id);
    if (slot < 0)
        return;
    for (int i = 0; i < HELD_COUNT; i++)
        hold(input, slot, i, ACTION_NONE);
    SDL_GameControllerClose(input->pad[slot].sdl);
    input->pad[slot] = (struct pad){0};
    struct input_event e = {.kind = INPUT_PAD_REMOVED, .device = DEVICE_PAD, .pad = slot};
    push(input, &e);
}

/* A stick counts once it is two thirds out, and until it is nearly back. */
static enum input_action stick_direction(int value, enum input_action now, enum input_action low,
                                         enum input_action high)
{
    const int out = 21000, back = 13000;
    if (value > out || (now == high && value > back))
        return high;
    if (value < -out || (now == low && value < -back))
        return low;
    return ACTION_NONE;
}

static void pad_axis(struct input *input, const SDL_ControllerAxisEvent *a)
{
    int slot = pad_slot(input, a->which);
    if (slot < 0)
        return;
    const struct held *h = input->pad[slot].held;
    switch (a->axis) {
    case SDL_CONTROLLER_AXIS_LEFTX:
        hold(input, slot, HELD_X, stick_direction(a->value, h[HELD_X].action, ACTION_LEFT, ACTION_RIGHT));
        break;
    case SDL_CONTROLLER_AXIS_LEFTY:
        hold(input, slot, HELD_Y, stick_direction(a->value, h[HELD_Y].action, ACTION_UP, ACTION_DOWN));
        break;
    case SDL_CONTROLLER_AXIS_RIGHTY:
        hold(input, slot, HELD_ZOOM,
             stick_direction(a->value, h[HELD_ZOOM].action, ACTION_ZOOM_IN, ACTION_ZOOM_OUT));
        break;
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT:
        hold(input, slot, HELD_TRIGGER,
             stick_direction(a->value, h[HELD_TRIGGER].action, ACTION_NONE, ACTION_PLUS));
        break;
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT:
        hold(input, slot, HELD_TRIGGER,
             stick_direction(a->value, h[HELD_TRIGGER].action, ACTION_NONE, ACTION_MINUS));
        break;
    default:
        break;
    }
}

static void pad_button(struct input *input, const SDL_ControllerButtonEvent *b)
{
    int slot = pad_slot(input, b->which);
    enum input_action action = action_of_button(b->button);
    if (slot < 0 || action == ACTION_NONE)
        return;
    bool direction = action >= ACTION_UP && action <= ACTION_RIGHT;
    if (direction && b->state == SDL_PRESSED) {
        hold(input, slot, HELD_BUTTON, action);
    } else if (direction) {
        if (input->pad[slot].held[HELD_BUTTON].action == action)
            hold(input, slot, HELD_BUTTON, ACTION_NONE);
    } else {
        push_action(input, action, b->state == SDL_PRESSED, false, slot);
    }
}

/* Repeats held actions; returns the milliseconds to the next repeat, or -1. */
static int repeat_held(struct input *input)
{
    uint64_t now = clock_now(&input->clock);
    int soonest = -1;
    for (int p = 0; p < PADS; p++) {
        for (int i = 0; i < HELD_COUNT && input->pad[p].sdl; i++) {
            struct held *h = &input->pad[p].held[i];
            if (h->action == ACTION_NONE)
                continue;
            if (h->next <= now) {
                push_action(input, h->action, true, true, p);
                h->next = now + REPEAT_MS;
            }
            int left = (int)(h->next - now);
            soonest = soonest < 0 || left < soonest ? left : soonest;
        }
    }
    return soonest;
}

/* ---- Keys and mouse ---- */

/* Where the layout's key means nothing, its place may: letters in Greek or Cyrillic, digits that need the shift key. */
static enum input_action by_place(const struct input *input, const SDL_Keysym *pressed)
{
    SDL_Keycode meant = key_by_place(pressed);
    bool taken = false, plain = !(pressed->mod & (KMOD_CTRL | KMOD_ALT));
    enum input_action action = input->keys && plain ? keys_action(input->keys, meant, &taken) : ACTION_NONE;
    return action == ACTION_NONE && !taken ? action_of_key(meant, pressed->mod, false) : action;
}

static void key(struct input *input, const SDL_KeyboardEvent *k)
{
    bool typing = SDL_IsTextInputActive() == SDL_TRUE;
    bool taken = false, plain = !typing && !(k->keysym.mod & (KMOD_CTRL | KMOD_ALT));
    enum input_action action = ACTION_NONE;
    if (input->capture && k->type == SDL_KEYDOWN && !k->repeat) {
        struct input_event e = {.kind = INPUT_KEY, .device = DEVICE_KEYS, .key = k->keysym.sym, .pad = -1};
        push(input, &e);
        return;
    }
    if (input->keys && plain)
        action = keys_action(input->keys, k->keysym.sym, &taken);
    if (action == ACTION_NONE && !taken)
        action = action_of_key(k->keysym.sym, k->keysym.mod, typing);
    if (action == ACTION_NONE && !taken && !typing)
        action = by_place(input, &k->keysym);
    push_action(input, action, k->type == SDL_KEYDOWN, k->repeat != 0, -1);
}

static struct input_event pointer_event(const struct input *input, enum input_kind kind, int x, int y)
{
    float d = input->window ? window_density(input->window) : 1;
    return (struct input_event){
        .kind = kind, .device = DEVICE_MOUSE, .x = (float)x * d, .y = (float)y * d, .scale = 1, .pad = -1};
}

static void mouse_button(struct input *input, const SDL_MouseButtonEvent *b)
{
    if (b->which == SDL_TOUCH_MOUSEID || b->button > SDL_BUTTON_RIGHT)
        return;
    enum input_kind kind = b->type == SDL_MOUSEBUTTONDOWN ? INPUT_POINTER_DOWN : INPUT_POINTER_UP;
    struct input_event e = pointer_event(input, kind, b->x, b->y);
    e.button = b->button;
    e.clicks = b->clicks;
    push(input, &e);
}

static void wheel(struct input *input, const SDL_MouseWheelEvent *w)
{
    int x, y;
    (void)SDL_GetMouseState(&x, &y);
    struct input_event e = pointer_event(input, INPUT_WHEEL, x, y);
    float sign = w->direction == SDL_MOUSEWHEEL_FLIPPED ? -1.0f : 1.0f;
    e.dx = w->preciseX * sign;
    e.dy = w->preciseY * sign;
    if (SDL_GetModState() & KMOD_CTRL) { /* touchpads report a pinch as Ctrl and wheel */
        e.kind = INPUT_PINCH;
        e.scale = SDL_powf(1.15f, e.dy);
        e.dx = e.dy = 0;
    }
    push(input, &e);
}

static void window_event(struct input *input, const SDL_WindowEvent *w)
{
    struct input_event e = {.pad = -1};
    switch (w->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_RESTORED:
        e.kind = INPUT_RESIZED;
        break;
    case SDL_WINDOWEVENT_HIDDEN:
    case SDL_WINDOWEVENT_MINIMIZED:
        e.kind = INPUT_PUT_AWAY;
        break;
    case SDL_WINDOWEVENT_FOCUS_LOST:
        e.kind = INPUT_FOCUS_LOST;
        break;
    case SDL_WINDOWEVENT_FOCUS_GAINED:
        e.kind = INPUT_FOCUS_GAINED;
        break;
    default:
        return;
    }
    push(input, &e);
}

static void finger(struct input *input, const SDL_TouchFingerEvent *f)
{
    int w = 1, h = 1;
    struct input_event out[TOUCH_EVENTS];
    if (input->window)
        window_size(input->window, &w, &h);
    int n = touch_take(&input->touch, f, (float)w, (float)h, out);
    for (int i = 0; i < n; i++)
        push(input, &out[i]);
}

static void typed(struct input *input, enum input_kind kind, const char *text)
{
    struct input_event e = {.kind = kind, .device = DEVICE_KEYS, .pad = -1};
    SDL_utf8strlcpy(e.text, text, sizeof e.text);
    push(input, &e);
}

static void translate(struct input *input, const SDL_Event *e)
{
    struct input_event out = {.pad = -1};
    switch (e->type) {
    case SDL_QUIT:
        out.kind = INPUT_QUIT;
        push(input, &out);
        break;
    case SDL_USEREVENT:
        out.kind = e->user.code == WAKE_CODE ? INPUT_WAKE : INPUT_NONE;
        push(input, &out);
        break;
    case SDL_WINDOWEVENT:
        window_event(input, &e->window);
        break;
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        key(input, &e->key);
        break;
    case SDL_TEXTINPUT:
        typed(input, INPUT_TEXT, e->text.text);
        break;
    case SDL_TEXTEDITING:
        typed(input, INPUT_COMPOSE, e->edit.text);
        break;
    case SDL_MOUSEMOTION:
        if (e->motion.which != SDL_TOUCH_MOUSEID) {
            out = pointer_event(input, INPUT_POINTER_MOVE, e->motion.x, e->motion.y);
            push(input, &out);
        }
        break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        mouse_button(input, &e->button);
        break;
    case SDL_MOUSEWHEEL:
        wheel(input, &e->wheel);
        break;
    case SDL_FINGERDOWN:
    case SDL_FINGERUP:
    case SDL_FINGERMOTION:
        finger(input, &e->tfinger);
        break;
    case SDL_CONTROLLERDEVICEADDED:
        add_pad(input, e->cdevice.which);
        break;
    case SDL_CONTROLLERDEVICEREMOVED:
        remove_pad(input, e->cdevice.which);
        break;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        pad_button(input, &e->cbutton);
        break;
    case SDL_CONTROLLERAXISMOTION:
        pad_axis(input, &e->caxis);
        break;
    default:
        break;
    }
}

/* ---- The outside ---- */

struct input *input_open(struct window *window, struct clock_source clock)
{
    struct input *input = calloc(1, sizeof *input);
    if (input) {
        input->window = window;
        input->clock = clock;
        input->pads_open = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
    }
    return input;
}

void input_close(struct input *input)
{
    if (!input)
        return;
    for (int i = 0; i < PADS; i++)
        if (input->pad[i].sdl)
            SDL_GameControllerClose(input->pad[i].sdl);
    if (input->pads_open)
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    free(input);
}

void input_set_keys(struct input *input, const struct key_map *keys)
{
    input->keys = keys;
}

void input_capture(struct input *input, bool on)
{
    input->capture = on;
}

unsigned input_heard(const struct input *input)
{
    return input->heard;
}

/* Something has gone down or come up by it. */
static bool is_press(const SDL_Event *e)
{
    switch (e->type) {
    case SDL_KEYDOWN:
    case SDL_KEYUP:
        return e->key.repeat == 0 &&
               (e->key.keysym.scancode < SDL_SCANCODE_LCTRL || e->key.keysym.scancode > SDL_SCANCODE_RGUI);
    case SDL_CONTROLLERAXISMOTION:
        return e->caxis.axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT ||
               e->caxis.axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT;
    default:
        return e->type == SDL_MOUSEBUTTONDOWN || e->type == SDL_MOUSEBUTTONUP ||
               e->type == SDL_CONTROLLERBUTTONDOWN || e->type == SDL_CONTROLLERBUTTONUP;
    }
}

bool input_poll(struct input *input, struct input_event *out)
{
    SDL_Event e;
    while (input->count < QUEUE / 2 && SDL_PollEvent(&e)) {
        input->heard += is_press(&e);
        translate(input, &e);
    }
    (void)repeat_held(input);
    if (input->count == 0)
        return false;
    *out = input->queue[input->first];
    input->first = (input->first + 1) % QUEUE;
    input->count--;
    return true;
}

/* SDL only notices SIGTERM while polling, so poll at least every 500 ms. */
static bool wait_for_event(int timeout_ms)
{
    enum { LOOK_MS = 500 };
    while (timeout_ms < 0 || timeout_ms > LOOK_MS) {
        if (SDL_WaitEventTimeout(NULL, LOOK_MS))
            return true;
        timeout_ms -= timeout_ms < 0 ? 0 : LOOK_MS;
    }
    return SDL_WaitEventTimeout(NULL, timeout_ms);
}

bool input_wait(struct input *input, int timeout_ms)
{
    int repeat = repeat_held(input);
    if (input->count > 0)
        return true;
    if (repeat >= 0 && (timeout_ms < 0 || repeat < timeout_ms))
        timeout_ms = repeat;
    bool some = wait_for_event(timeout_ms);
    (void)repeat_held(input);
    return some || input->count > 0;
}

void input_wake(void)
{
    SDL_Event e = {.user = {.type = SDL_USEREVENT, .code = WAKE_CODE}};
    if (SDL_WasInit(SDL_INIT_EVENTS))
        (void)SDL_PushEvent(&e);
}
