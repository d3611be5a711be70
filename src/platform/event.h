/* What the person did, in the program's own terms: no SDL type leaves src/platform. All devices come down to
 * two kinds of event: pointer events (mouse, touch) and actions (keys, controller). */
#ifndef CONSPIRACY_PLATFORM_EVENT_H
#define CONSPIRACY_PLATFORM_EVENT_H

#include <stdbool.h>
#include <stdint.h>

enum input_kind {
    INPUT_NONE,
    INPUT_QUIT,       /* the window was closed, or the system asks the program to end */
    INPUT_RESIZED,    /* the drawable has a new size or must be redrawn */
    INPUT_PUT_AWAY,   /* the window is not to be seen any more: the curtain closes */
    INPUT_FOCUS_LOST, /* the window is no longer in front: it closes over what is secret */
    INPUT_FOCUS_GAINED,
    INPUT_POINTER_MOVE,   /* x, y */
    INPUT_POINTER_DOWN,   /* x, y, button */
    INPUT_POINTER_UP,     /* x, y, button */
    INPUT_POINTER_CANCEL, /* a touch became a gesture: forget the press */
    INPUT_WHEEL,          /* x, y, dx, dy in notches; up and right are positive */
    INPUT_PINCH,          /* x, y: centre; scale: factor since the last event; dx, dy: pan in pixels */
    INPUT_ACTION,         /* action, repeat: a key or controller button went down or repeats */
    INPUT_ACTION_UP,      /* action: it was released */
    INPUT_KEY,            /* key: any key went down, while input_capture() is on */
    INPUT_TEXT,           /* text: typed characters, UTF-8; only while text input is on */
    INPUT_COMPOSE,     /* text: what an input method is composing, not typed yet; empty: nothing any more */
    INPUT_PAD_ADDED,   /* a controller was connected */
    INPUT_PAD_REMOVED, /* a controller was disconnected */
    INPUT_WAKE,        /* another thread called input_wake() */
};

enum input_device { DEVICE_MOUSE, DEVICE_TOUCH, DEVICE_KEYS, DEVICE_PAD };

/* What is printed on a controller's buttons. */
enum input_labels { LABELS_LETTERS, LABELS_SHAPES, LABELS_NINTENDO, LABELS_COUNT };

enum input_button { BUTTON_LEFT = 1, BUTTON_MIDDLE, BUTTON_RIGHT };

/* A meaning, whichever key or button has it. input_glyph() names the keys. */
enum input_action {
    ACTION_NONE,
    ACTION_UP,
    ACTION_DOWN,
    ACTION_LEFT,
    ACTION_RIGHT,
    ACTION_NEXT,       /* Tab: the next widget in order */
    ACTION_PREVIOUS,   /* Shift+Tab */
    ACTION_ACCEPT,     /* Enter, Space, A */
    ACTION_BACK,       /* Esc, B */
    ACTION_MENU,       /* F10, Start */
    ACTION_TAB_NEXT,   /* Ctrl+PageDown, right shoulder */
    ACTION_TAB_PREV,   /* Ctrl+PageUp, left shoulder */
    ACTION_PLUS,       /* +, right trigger */
    ACTION_MINUS,      /* -, left trigger */
    ACTION_FOLD,       /* F, Y: fold a card away, or unfold it; let an answer stand */
    ACTION_PEEK,       /* P, X: while held, shows one's own secrets */
    ACTION_UNDO,       /* U, Ctrl+Z */
    ACTION_HINT,       /* H, left stick pressed */
    ACTION_LOG,        /* L, Back/Select */
    ACTION_HELP,       /* F1 */
    ACTION_PAGE_UP,    /* PageUp */
    ACTION_PAGE_DOWN,  /* PageDown */
    ACTION_HOME,       /* Home */
    ACTION_END,        /* End */
    ACTION_ZOOM_IN,    /* Ctrl++, right stick up */
    ACTION_ZOOM_OUT,   /* Ctrl+-, right stick down */
    ACTION_FULLSCREEN, /* F11, Alt+Enter */
    ACTION_SCREENSHOT, /* F12 */
    ACTION_MUTE,       /* M */
    ACTION_ERASE,      /* Backspace: deletes; goes back where there is nothing to be deleted */
    ACTION_DELETE,     /* Delete while text input is on */
    ACTION_PASTE,      /* Ctrl+V while text input is on */
    ACTION_DIGIT_0,    /* 0 to 9, also shortcuts outside text: ACTION_DIGIT_0 + n */
    ACTION_DIGIT_9 = ACTION_DIGIT_0 + 9,
    ACTION_COUNT
};

/* Positions are in physical pixels of the drawable, from the top left. */
struct input_event {
    enum input_kind kind;
    enum input_device device;
    enum input_action action;
    uint8_t button;   /* enum input_button */
    uint8_t clicks;   /* 1 single, 2 double */
    bool repeat;      /* an action that repeats because it is held */
    bool shift, ctrl; /* held at the time */
    float x, y;
    float dx, dy;
    float scale;
    int32_t key;              /* INPUT_KEY: which, as platform/keys.h has it */
    int pad;                  /* which controller, from 0; -1: another device */
    enum input_labels labels; /* of that controller */
    char text[32];            /* INPUT_TEXT, INPUT_COMPOSE, terminated */
};

/* Merges `next` into `last`, which nobody has seen yet, if the two amount to one event: pointer moves, wheel
 * turns, a continuing pinch. So a slow frame never lags behind the hand. False: they stay two. */
bool input_event_fold(struct input_event *last, const struct input_event *next);

#endif
