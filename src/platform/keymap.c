#include "platform/keymap.h"

#include <stddef.h>

#include "base/i18n.h"
#include "platform/input.h"

struct key_row {
    SDL_Keycode key;
    enum input_action action;
};

/* The same whether text is being typed or not. */
static const struct key_row always[] = {
    {SDLK_UP, ACTION_UP},           {SDLK_DOWN, ACTION_DOWN},
    {SDLK_LEFT, ACTION_LEFT},       {SDLK_RIGHT, ACTION_RIGHT},
    {SDLK_RETURN, ACTION_ACCEPT},   {SDLK_KP_ENTER, ACTION_ACCEPT},
    {SDLK_ESCAPE, ACTION_BACK},     {SDLK_AC_BACK, ACTION_BACK},
    {SDLK_PAGEUP, ACTION_PAGE_UP},  {SDLK_PAGEDOWN, ACTION_PAGE_DOWN},
    {SDLK_HOME, ACTION_HOME},       {SDLK_END, ACTION_END},
    {SDLK_F1, ACTION_HELP},         {SDLK_F10, ACTION_MENU},
    {SDLK_F11, ACTION_FULLSCREEN},  {SDLK_F12, ACTION_SCREENSHOT},
    {SDLK_MENU, ACTION_MENU},       {SDLK_APPLICATION, ACTION_MENU},
    {SDLK_BACKSPACE, ACTION_ERASE},
};

static const struct key_row free_keys[] = {
    {SDLK_SPACE, ACTION_ACCEPT},  {SDLK_f, ACTION_FOLD},      {SDLK_p, ACTION_PEEK},
    {SDLK_u, ACTION_UNDO},        {SDLK_h, ACTION_HINT},      {SDLK_l, ACTION_LOG},
    {SDLK_m, ACTION_MUTE},        {SDLK_PLUS, ACTION_PLUS},   {SDLK_KP_PLUS, ACTION_PLUS},
    {SDLK_EQUALS, ACTION_PLUS},   {SDLK_MINUS, ACTION_MINUS}, {SDLK_KP_MINUS, ACTION_MINUS},
    {SDLK_QUESTION, ACTION_HELP},
};

/* What has a question mark on it with the shift key: in English, German, Spanish and Italian, French. */
static const struct key_row with_shift[] = {
    {SDLK_SLASH, ACTION_HELP},
    {0xDF, ACTION_HELP},
    {SDLK_QUOTE, ACTION_HELP},
    {SDLK_COMMA, ACTION_HELP},
};

static const struct key_row typing_keys[] = {
    {SDLK_DELETE, ACTION_DELETE},
};

static const struct key_row with_ctrl[] = {
    {SDLK_z, ACTION_UNDO},          {SDLK_PLUS, ACTION_ZOOM_IN},      {SDLK_EQUALS, ACTION_ZOOM_IN},
    {SDLK_KP_PLUS, ACTION_ZOOM_IN}, {SDLK_MINUS, ACTION_ZOOM_OUT},    {SDLK_KP_MINUS, ACTION_ZOOM_OUT},
    {SDLK_PAGEUP, ACTION_TAB_PREV}, {SDLK_PAGEDOWN, ACTION_TAB_NEXT},
};

static enum input_action find(const struct key_row *row, size_t n, SDL_Keycode key)
{
    for (size_t i = 0; i < n; i++)
        if (row[i].key == key)
            return row[i].action;
    return ACTION_NONE;
}

#define FIND(table, key) find(table, sizeof(table) / sizeof *(table), key)

enum input_action action_of_key(SDL_Keycode key, Uint16 modifiers, bool typing)
{
    if (modifiers & KMOD_CTRL)
        return typing && key == SDLK_v ? ACTION_PASTE : FIND(with_ctrl, key);
    if (modifiers & KMOD_ALT)
        return key == SDLK_RETURN ? ACTION_FULLSCREEN : ACTION_NONE;
    if (key == SDLK_TAB)
        return modifiers & KMOD_SHIFT ? ACTION_PREVIOUS : ACTION_NEXT;
    enum input_action action = FIND(always, key);
    if (action == ACTION_NONE)
        action = typing ? FIND(typing_keys, key) : FIND(free_keys, key);
    if (action == ACTION_NONE && !typing && (modifiers & KMOD_SHIFT))
        action = FIND(with_shift, key);
    if (action == ACTION_NONE && !typing) {
        if (key >= SDLK_0 && key <= SDLK_9)
            action = (enum input_action)(ACTION_DIGIT_0 + (key - SDLK_0));
        else if (key >= SDLK_KP_1 && key <= SDLK_KP_9)
            action = (enum input_action)(ACTION_DIGIT_0 + 1 + (key - SDLK_KP_1));
        else if (key == SDLK_KP_0)
            action = ACTION_DIGIT_0;
    }
    return action;
}

SDL_Keycode key_by_place(const SDL_Keysym *pressed)
{
    SDL_Scancode place = pressed->scancode;
    bool ours = pressed->sym < 128;
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z && !ours)
        return SDLK_a + (SDL_Keycode)(place - SDL_SCANCODE_A);
    if (place < SDL_SCANCODE_1 || place > SDL_SCANCODE_0 ||
        action_of_key(pressed->sym, KMOD_NONE, false) != ACTION_NONE)
        return pressed->sym;
    return place == SDL_SCANCODE_0 ? SDLK_0 : SDLK_1 + (SDL_Keycode)(place - SDL_SCANCODE_1);
}

enum input_action action_of_button(Uint8 button)
{
    static const enum input_action map[SDL_CONTROLLER_BUTTON_MAX] = {
        [SDL_CONTROLLER_BUTTON_A] = ACTION_ACCEPT,
        [SDL_CONTROLLER_BUTTON_B] = ACTION_BACK,
        [SDL_CONTROLLER_BUTTON_X] = ACTION_PEEK,
        [SDL_CONTROLLER_BUTTON_Y] = ACTION_FOLD,
        [SDL_CONTROLLER_BUTTON_BACK] = ACTION_LOG,
        [SDL_CONTROLLER_BUTTON_START] = ACTION_MENU,
        [SDL_CONTROLLER_BUTTON_LEFTSTICK] = ACTION_HINT,
        [SDL_CONTROLLER_BUTTON_RIGHTSTICK] = ACTION_UNDO,
        [SDL_CONTROLLER_BUTTON_LEFTSHOULDER] = ACTION_TAB_PREV,
        [SDL_CONTROLLER_BUTTON_RIGHTSHOULDER] = ACTION_TAB_NEXT,
        [SDL_CONTROLLER_BUTTON_DPAD_UP] = ACTION_UP,
        [SDL_CONTROLLER_BUTTON_DPAD_DOWN] = ACTION_DOWN,
        [SDL_CONTROLLER_BUTTON_DPAD_LEFT] = ACTION_LEFT,
        [SDL_CONTROLLER_BUTTON_DPAD_RIGHT] = ACTION_RIGHT,
    };
    return button < SDL_CONTROLLER_BUTTON_MAX ? map[button] : ACTION_NONE;
}

/* The names printed on keys and on buttons, by enum input_labels. Letters are printed where they mean the same on all. */
struct glyph_row {
    enum input_action action;
    const char *key, *pad[LABELS_COUNT];
};

static const struct glyph_row glyphs[] = {
    {ACTION_ACCEPT, NC_("key", "Enter"), {"A", "✕", "A"}},
    {ACTION_BACK, NC_("key", "Esc"), {"B", "○", "B"}},
    {ACTION_MENU,
     "F10",
     {NC_("button of a controller", "Start"), NC_("button of a controller", "Options"), "+"}},
    {ACTION_TAB_NEXT, "Ctrl+PgDn", {"RB", "R1", "R"}},
    {ACTION_TAB_PREV, "Ctrl+PgUp", {"LB", "L1", "L"}},
    {ACTION_PLUS, "+", {"RT", "R2", "ZR"}},
    {ACTION_MINUS, "−", {"LT", "L2", "ZL"}},
    {ACTION_FOLD, "F", {"Y", "△", "Y"}},
    {ACTION_PEEK, "P", {"X", "□", "X"}},
    {ACTION_UNDO, "U", {"RS", "R3", "RS"}},
    {ACTION_HINT, "H", {"LS", "L3", "LS"}},
    {ACTION_LOG, "L", {NC_("button of a controller", "Back"), NC_("button of a controller", "Share"), "−"}},
    {ACTION_HELP, "F1", {"", "", ""}},
    {ACTION_PAGE_UP, "PgUp", {"", "", ""}},
    {ACTION_PAGE_DOWN, "PgDn", {"", "", ""}},
    {ACTION_FULLSCREEN, "F11", {"", "", ""}},
    {ACTION_SCREENSHOT, "F12", {"", "", ""}},
    {ACTION_MUTE, "M", {"", "", ""}},
};

static const char *const digits[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};

const char *input_glyph(enum input_action action, enum input_device device, enum input_labels labels)
{
    bool pad = device == DEVICE_PAD;
    if (device == DEVICE_TOUCH)
        return "";
    for (size_t i = 0; i < sizeof glyphs / sizeof *glyphs; i++) {
        if (glyphs[i].action == action) {
            const char *name = pad ? glyphs[i].pad[labels] : glyphs[i].key;
            return name[0] ? i18n_marked(name) : "";
        }
    }
    bool digit = action >= ACTION_DIGIT_0 && action <= ACTION_DIGIT_9;
    return digit && !pad ? digits[action - ACTION_DIGIT_0] : "";
}
