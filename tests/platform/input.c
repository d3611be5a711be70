/* Keys, mouse, fingers and a controller made in the process become the same few events. */
#include "platform/input.h"

#include <SDL.h>
#include <string.h>

#include "cmocka_all.h"
#include "platform/window.h"

struct fixture {
    struct window *window;
    struct input *input;
    uint64_t now;
};

static int open_fixture(void **state)
{
    static struct fixture f;
    char error[256];
    struct window_options o = {.title = "test", .width = 400, .height = 200, .offscreen = true};
    f.now = 1000;
    (void)SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS,
                      "1"); /* an offscreen window is never in front */
    f.window = window_open(&o, error, sizeof error);
    f.input = f.window ? input_open(f.window, clock_by_hand(&f.now)) : NULL;
    *state = &f;
    return f.input ? 0 : -1;
}

static int close_fixture(void **state)
{
    struct fixture *f = *state;
    input_close(f->input);
    window_close(f->window);
    return 0;
}

static int drain(void **state)
{
    struct fixture *f = *state;
    struct input_event e;
    while (input_poll(f->input, &e)) {
    }
    return 0;
}

/* The next event of a kind; other kinds (of the window) are passed over. */
static bool next(struct fixture *f, enum input_kind kind, struct input_event *e)
{
    while (input_poll(f->input, e))
        if (e->kind == kind)
            return true;
    return false;
}

static void press(SDL_Keycode key, Uint16 mod, bool down)
{
    SDL_Event e = {.key = {.type = down ? SDL_KEYDOWN : SDL_KEYUP, .keysym = {.sym = key, .mod = mod}}};
    assert_int_equal(SDL_PushEvent(&e), 1);
}

static void keys_have_meanings(void **state)
{
    static const struct {
        SDL_Keycode key;
        Uint16 mod;
        enum input_action action;
    } table[] = {
        {SDLK_UP, 0, ACTION_UP},
        {SDLK_RETURN, 0, ACTION_ACCEPT},
        {SDLK_SPACE, 0, ACTION_ACCEPT},
        {SDLK_ESCAPE, 0, ACTION_BACK},
        {SDLK_TAB, 0, ACTION_NEXT},
        {SDLK_TAB, KMOD_LSHIFT, ACTION_PREVIOUS},
        {SDLK_z, KMOD_LCTRL, ACTION_UNDO},
        {SDLK_PLUS, 0, ACTION_PLUS},
        {SDLK_7, 0, ACTION_DIGIT_0 + 7},
        {SDLK_KP_3, 0, ACTION_DIGIT_0 + 3},
        {SDLK_SLASH, KMOD_LSHIFT, ACTION_HELP},
        {0xDF, KMOD_RSHIFT, ACTION_HELP},
        {SDLK_RETURN, KMOD_LALT, ACTION_FULLSCREEN},
        {SDLK_PAGEDOWN, KMOD_RCTRL, ACTION_TAB_NEXT},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct input_event e;
        press(table[i].key, table[i].mod, true);
        press(table[i].key, table[i].mod, false);
        assert_true(next(*state, INPUT_ACTION, &e));
        assert_int_equal(e.action, table[i].action);
        assert_int_equal(e.device, DEVICE_KEYS);
        assert_true(next(*state, INPUT_ACTION_UP, &e));
        assert_int_equal(e.action, table[i].action);
    }
}

/* Whoever presses for the program counts what they press, and not the shift key that it takes to write a plus. */
static void what_goes_down_and_up_is_counted(void **state)
{
    struct fixture *f = *state;
    SDL_Event e = {
        .key = {.type = SDL_KEYDOWN, .keysym = {.scancode = SDL_SCANCODE_LSHIFT, .sym = SDLK_LSHIFT}}};
    unsigned before = input_heard(f->input);

    assert_int_equal(SDL_PushEvent(&e), 1);
    press(SDLK_PLUS, KMOD_LSHIFT, true);
    press(SDLK_PLUS, KMOD_LSHIFT, false);
    e = (SDL_Event){.key = {.type = SDL_KEYDOWN, .repeat = 1, .keysym = {.sym = SDLK_PLUS}}};
    assert_int_equal(SDL_PushEvent(&e), 1);
    e = (SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = 20, .y = 20}};
    assert_int_equal(SDL_PushEvent(&e), 1);
    assert_int_equal(input_heard(f->input), before); /* they have not been taken */
    drain(state);
    assert_int_equal(input_heard(f->input), before + 2);
    e = (SDL_Event){.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .x = 20, .y = 20}};
    assert_int_equal(SDL_PushEvent(&e), 1);
    drain(state);
    assert_int_equal(input_heard(f->input), before + 3);
}

static void press_at(SDL_Scancode place, SDL_Keycode key, Uint16 mod)
{
    SDL_Event e = {.key = {.type = SDL_KEYDOWN, .keysym = {.scancode = place, .sym = key, .mod = mod}}};
    assert_int_equal(SDL_PushEvent(&e), 1);
}

/* Layouts without Latin letters, or with digits that need the shift key: the place counts. */
static void keys_of_other_layouts_have_meanings(void **state)
{
    static const struct {
        SDL_Scancode place;
        SDL_Keycode key;
        Uint16 mod;
        enum input_action action;
    } pressed[] = {
        {SDL_SCANCODE_L, 0x43b + 3, KMOD_NONE, ACTION_LOG},    /* Russian */
        {SDL_SCANCODE_L, 0x3bb, KMOD_NONE, ACTION_LOG},        /* Greek */
        {SDL_SCANCODE_Z, 0x3b6, KMOD_CTRL, ACTION_UNDO},       /* the same, with Ctrl */
        {SDL_SCANCODE_2, 0xe9, KMOD_NONE, ACTION_DIGIT_0 + 2}, /* French */
        {SDL_SCANCODE_0, 0xe0, KMOD_NONE, ACTION_DIGIT_0},     /* the same */
        {SDL_SCANCODE_6, SDLK_MINUS, KMOD_NONE, ACTION_MINUS}, /* what is on the key comes first */
        {SDL_SCANCODE_SEMICOLON, SDLK_m, KMOD_NONE, ACTION_MUTE},
        {SDL_SCANCODE_H, SDLK_d, KMOD_NONE, ACTION_NONE}, /* Dvorak: D is D */
    };
    for (size_t i = 0; i < sizeof pressed / sizeof *pressed; i++) {
        struct input_event e = {.action = ACTION_NONE};
        press_at(pressed[i].place, pressed[i].key, pressed[i].mod);
        assert_int_equal(next(*state, INPUT_ACTION, &e), pressed[i].action != ACTION_NONE);
        assert_int_equal(e.action, pressed[i].action);
    }
}

static void while_typing_letters_are_letters(void **state)
{
    struct fixture *f = *state;
    struct input_event e;
    window_text_input(f->window, true, 0, 0, 10, 10);
    press(SDLK_u, 0, true);
    assert_false(next(f, INPUT_ACTION, &e));
    press(SDLK_BACKSPACE, 0, true);
    assert_true(next(f, INPUT_ACTION, &e));
    assert_int_equal(e.action, ACTION_ERASE);
    SDL_Event typed = {.text = {.type = SDL_TEXTINPUT, .text = "ż"}};
    (void)SDL_PushEvent(&typed);
    assert_true(next(f, INPUT_TEXT, &e));
    assert_string_equal(e.text, "ż");
    SDL_Event composed = {.edit = {.type = SDL_TEXTEDITING, .text = "にほ"}};
    (void)SDL_PushEvent(&composed);
    assert_true(next(f, INPUT_COMPOSE, &e));
    assert_string_equal(e.text, "にほ");
    window_text_input(f->window, false, 0, 0, 0, 0);
    press(SDLK_u, 0, true);
    assert_true(next(f, INPUT_ACTION, &e));
    assert_int_equal(e.action, ACTION_UNDO);
}

static void moves_of_the_mouse_are_folded_and_presses_kept(void **state)
{
    struct fixture *f = *state;
    struct input_event e;
    for (int x = 0; x < 50; x++) {
        SDL_Event m = {.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = 20}};
        (void)SDL_PushEvent(&m);
    }
    SDL_Event down = {
        .button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .clicks = 2, .x = 60, .y = 21}};
    (void)SDL_PushEvent(&down);
    assert_true(next(f, INPUT_POINTER_MOVE, &e));
    assert_true(e.x == 49 * window_density(f->window));
    assert_true(input_poll(f->input, &e));
    assert_int_equal(e.kind, INPUT_POINTER_DOWN);
    assert_int_equal(e.button, BUTTON_LEFT);
    assert_int_equal(e.clicks, 2);
}

static void turns_of_the_wheel_become_one(void **state)
{
    struct fixture *f = *state;
    struct input_event e;
    for (int k = 0; k < 5; k++) {
        SDL_Event w = {.wheel = {.type = SDL_MOUSEWHEEL, .preciseY = 1.5f}};
        (void)SDL_PushEvent(&w);
    }
    assert_true(next(f, INPUT_WHEEL, &e));
    assert_true(e.dy == 7.5f);
    assert_false(next(f, INPUT_WHEEL, &e));
}

static void touch(Uint32 type, SDL_FingerID id, float x, float y)
{
    SDL_Event e = {.tfinger = {.type = type, .fingerId = id, .x = x, .y = y}};
    assert_int_equal(SDL_PushEvent(&e), 1);
}

static void one_finger_points_and_two_pinch(void **state)
{
    struct fixture *f = *state;
    struct input_event e;
    touch(SDL_FINGERDOWN, 1, 0.25f, 0.5f);
    assert_true(next(f, INPUT_POINTER_DOWN, &e));
    assert_int_equal(e.device, DEVICE_TOUCH);
    assert_true(e.x == 100 && e.y == 100);
    touch(SDL_FINGERDOWN, 2, 0.5f, 0.5f);
    assert_true(next(f, INPUT_POINTER_CANCEL, &e));
    touch(SDL_FINGERMOTION, 2, 0.75f, 0.5f);
    assert_true(next(f, INPUT_PINCH, &e));
    assert_true(e.scale > 1.99f && e.scale < 2.01f);
    assert_true(e.dx == 50);
    touch(SDL_FINGERUP, 2, 0.75f, 0.5f);
    touch(SDL_FINGERMOTION, 1, 0.3f, 0.5f);
    touch(SDL_FINGERUP, 1, 0.3f, 0.5f);
    assert_false(next(f, INPUT_POINTER_UP, &e)); /* the gesture never becomes a click */
    touch(SDL_FINGERDOWN, 3, 0.1f, 0.1f);
    touch(SDL_FINGERUP, 3, 0.1f, 0.1f);
    assert_true(next(f, INPUT_POINTER_UP, &e));
}

/* A slow frame finds one pinch, however often the fingers moved. */
static void a_pinch_that_goes_on_is_one(void **state)
{
    struct fixture *f = *state;
    struct input_event e;
    touch(SDL_FINGERDOWN, 1, 0.25f, 0.5f);
    touch(SDL_FINGERDOWN, 2, 0.5f, 0.5f);
    for (int k = 1; k <= 4; k++)
        touch(SDL_FINGERMOTION, 2, 0.5f + 0.0625f * (float)k, 0.5f);
    assert_true(next(f, INPUT_PINCH, &e));
    assert_true(e.scale > 1.99f && e.scale < 2.01f);
    assert_true(e.dx == 50);
    assert_false(next(f, INPUT_PINCH, &e));
    touch(SDL_FINGERUP, 2, 0.75f, 0.5f);
    touch(SDL_FINGERUP, 1, 0.25f, 0.5f);
}

static void a_controller_comes_acts_repeats_and_goes(void **state)
{
    struct fixture *f = *state;
    struct input_event e;
    int device = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                           SDL_CONTROLLER_BUTTON_MAX, 0);
    assert_true(device >= 0);
    assert_true(next(f, INPUT_PAD_ADDED, &e));
    SDL_Joystick *joystick = SDL_JoystickOpen(device);
    (void)SDL_JoystickSetVirtualButton(joystick, SDL_CONTROLLER_BUTTON_A, SDL_PRESSED);
    SDL_JoystickUpdate();
    assert_true(next(f, INPUT_ACTION, &e));
    assert_int_equal(e.action, ACTION_ACCEPT);
    assert_int_equal(e.device, DEVICE_PAD);
    (void)SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTX, 30000);
    SDL_JoystickUpdate();
    assert_true(next(f, INPUT_ACTION, &e));
    assert_int_equal(e.action, ACTION_RIGHT);
    assert_false(e.repeat);
    assert_false(next(f, INPUT_ACTION, &e)); /* time stands still: no repeat */
    f->now += 400;
    assert_true(next(f, INPUT_ACTION, &e));
    assert_true(e.repeat);
    (void)SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTX, 15000);
    SDL_JoystickUpdate();
    assert_false(next(f, INPUT_ACTION_UP, &e)); /* not yet nearly back */
    (void)SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTX, 100);
    SDL_JoystickUpdate();
    assert_true(next(f, INPUT_ACTION_UP, &e));
    assert_int_equal(e.action, ACTION_RIGHT);
    SDL_JoystickClose(joystick);
    assert_int_equal(SDL_JoystickDetachVirtual(device), 0);
    SDL_JoystickUpdate();
    assert_true(next(f, INPUT_PAD_REMOVED, &e));
}

static void another_thread_can_wake_it(void **state)
{
    struct fixture *f = *state;
    struct input_event e;
    input_wake();
    assert_true(input_wait(f->input, 5000));
    assert_true(next(f, INPUT_WAKE, &e));
}

static void every_shortcut_has_a_name_on_keys_and_pad(void **state)
{
    (void)state;
    assert_string_equal(input_glyph(ACTION_ACCEPT, DEVICE_PAD, LABELS_LETTERS), "A");
    assert_string_equal(input_glyph(ACTION_BACK, DEVICE_KEYS, LABELS_LETTERS), "Esc");
    assert_string_equal(input_glyph(ACTION_DIGIT_0 + 4, DEVICE_KEYS, LABELS_LETTERS), "4");
    assert_string_equal(input_glyph(ACTION_ACCEPT, DEVICE_TOUCH, LABELS_LETTERS), "");
    assert_string_equal(input_glyph(ACTION_ACCEPT, DEVICE_PAD, LABELS_SHAPES), "✕");
    assert_string_equal(input_glyph(ACTION_MENU, DEVICE_PAD, LABELS_NINTENDO), "+");
    for (enum input_action a = ACTION_NONE; a < ACTION_COUNT; a++) {
        assert_non_null(input_glyph(a, DEVICE_KEYS, LABELS_LETTERS));
        bool has = input_glyph(a, DEVICE_PAD, LABELS_LETTERS)[0] != 0;
        for (enum input_labels l = LABELS_LETTERS; l < LABELS_COUNT; l++)
            assert_int_equal(input_glyph(a, DEVICE_PAD, l)[0] != 0, has);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(keys_have_meanings, drain),
        cmocka_unit_test_setup(what_goes_down_and_up_is_counted, drain),
        cmocka_unit_test_setup(keys_of_other_layouts_have_meanings, drain),
        cmocka_unit_test_setup(while_typing_letters_are_letters, drain),
        cmocka_unit_test_setup(moves_of_the_mouse_are_folded_and_presses_kept, drain),
        cmocka_unit_test_setup(turns_of_the_wheel_become_one, drain),
        cmocka_unit_test_setup(one_finger_points_and_two_pinch, drain),
        cmocka_unit_test_setup(a_pinch_that_goes_on_is_one, drain),
        cmocka_unit_test_setup(a_controller_comes_acts_repeats_and_goes, drain),
        cmocka_unit_test_setup(another_thread_can_wake_it, drain),
        cmocka_unit_test(every_shortcut_has_a_name_on_keys_and_pad),
    };
    return cmocka_run_group_tests(tests, open_fixture, close_fixture);
}
