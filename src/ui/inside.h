/* What the files of src/ui share. Nothing outside includes this. */
#ifndef CONSPIRACY_UI_INSIDE_H
#define CONSPIRACY_UI_INSIDE_H

#include "ui/layout.h"
#include "ui/modal.h"
#include "ui/spot.h"
#include "ui/ui.h"

enum {
    UI_SPOTS = 1024,
    UI_EVENTS = 256,
    UI_LAYERS = 8,
    UI_SCOPES = 16,
    UI_MEMOS = 1024, /* a power of two */
    UI_PLACES = 32,
    UI_TOASTS = 3,
    UI_SCROLLS = 4,
    UI_TEXT = 256,
    UI_WORDS = 1 << 15, /* bytes of the names of a frame */
    UI_CLEAR = 16,
};

/* Private spot flags, beside enum ui_spot_flags. */
enum {
    SPOT_SCROLLER = 1 << 16,
    SPOT_TEXT = 1 << 17,
    SPOT_IN_VIEW = 1 << 18, /* on a map that pans, among others */
    SPOT_NEVER_FOCUSED = SPOT_DISABLED | SPOT_NO_FOCUS | SPOT_TELL,
};

/* A spot as a widget called it in a frame. */
struct spot {
    ui_id id;
    struct rect at;   /* u */
    struct rect seen; /* the visible part */
    unsigned flags;
    int layer;
    ui_id scroll; /* the scrolling area it is in; 0: none */
    int payload;
    uint32_t name, value, says, why; /* where its words begin in ui->words */
    uint8_t shortcut;                /* enum input_action */
    bool legible;
};

/* A modal or layer. Layer 0 is the screen itself. */
struct layer {
    ui_id id;
    ui_id default_focus; /* ui_focus_default() */
};

/* The remembered focus of a screen or modal. */
struct place {
    ui_id key, focus;
    uint64_t used;
};

/* Numbers kept for a widget between frames, found by its id. */
struct memo {
    ui_id id;
    float value, aim, extra;
    uint64_t used, since;
};

struct toast {
    char text[UI_TEXT];
    uint64_t until;
};

struct scroll_open {
    ui_id id;
    struct rect at;
    float content;
    bool rows; /* of a list: draws only rows near the visible part */
};

/* What lay under the pointer and had the focus when the last frame's events had been used, and when something else came there
 * by itself (ms; 0: it did not). */
struct guard {
    ui_id under, focus;
    uint64_t under_came, focus_came;
    uint64_t pressed; /* ms: the last press or scrolling */
};

/* Where a slip was laid last, in which share of its full width, and a number for what that followed from. */
struct tip_place {
    uint64_t of;
    float share;
    struct rect at; /* u */
};

struct ui {
    struct gfx *gfx;
    struct audio *audio;
    bool quiet; /* no widget makes a sound */
    struct ui_theme theme;
    bool reduced; /* motion: what moves jumps to its end */
    char *(*paste)(void);
    int text_percent, margin;
    const struct key_map *keys;
    bool wants_key; /* in this frame: ui_take_key() */

    /* the frame */
    int width, height;
    float scale, dt;
    enum input_labels labels; /* of the controller used last */
    struct point origin;      /* of the area, physical pixels: what a margin leaves free */
    uint64_t now, frame;
    struct rect area;
    int wake; /* ms until the next frame is wanted; -1 none */

    /* events */
    struct input_event queue[UI_EVENTS];
    int first, queued;
    struct input_event event; /* of this frame; INPUT_NONE when there is none or it has been used */
    bool pressed_any;
    bool holding[ACTION_COUNT];
    bool forgot[ACTION_COUNT]; /* is still held for what is gone: see ui_forget_press */
    enum input_device device;

    /* pointer */
    struct point pointer, press_at;
    bool pointer_here, down, moved;
    ui_id hot, active; /* under the pointer; being pressed */
    ui_id told;        /* under the pointer, what merely has a name included */
    ui_id clicked, secondary, picked;
    struct guard guard;
    bool clicked_twice, by_pointer;
    uint64_t repeat_at;
    uint64_t held_since; /* ms: the pointer, or Accept, has been down; 0: neither is */

    /* focus */
    ui_id focus, screen, place_key;
    bool focus_hidden;     /* in this frame */
    bool ring, just_moved; /* just_moved: scroll the focus into view */
    struct rect focus_at;
    int step;           /* for the focused SPOT_ADJUST spot */
    ui_id editing;      /* the field being typed in */
    struct rect typing; /* where the next letter goes, u */
    char said[512];     /* ui_say() */
    char composing[32]; /* what an input method has not made up its mind about yet */
    struct place place[UI_PLACES];

    /* drag */
    ui_id drag, dropped, dropped_on;
    int drag_payload, next_payload;
    bool drag_keys;

    /* spots of this frame and the one before */
    struct spot *spot, *before;
    int spots, befores;
    struct layer layer[UI_LAYERS], layer_before[UI_LAYERS];
    int layers, layers_before; /* how many there are, the screen included */
    int layer_now, top;        /* the layer whose widgets are being called; the layer that responds */
    int stack[UI_LAYERS], stacked;
    ui_id scope[UI_SCOPES];
    int scopes;

    struct scroll_open scroll[UI_SCROLLS];
    int scrolls;
    struct rect clip[UI_SCROLLS + 1];
    struct memo memo[UI_MEMOS];

    /* drawn at the end */
    struct toast toast[UI_TOASTS];
    int toasts;
    char words[UI_WORDS]; /* of the spots of this frame; empty at 0 */
    size_t words_used;
    uint32_t next_name;          /* of the spot that is made next */
    struct rect clear[UI_CLEAR]; /* where no slip is to lie in this frame */
    int clears;
    struct rect large_of, large; /* what is shown enlarged, and where; empty: nothing is */
    struct rect tip_at;          /* the slip of this frame; empty: none */
    ui_id tip_id; /* the spot that one is wanted for, since when, and whether it was asked for by a press */
    uint64_t tip_since;
    ui_id tip_held;
    struct tip_place tip_place;
    bool tip_quiet; /* since a press, until the pointer leaves its place or keys move the focus */
};

/* events.c */
void events_take(struct ui *ui);
/* The front-most spot of a list, at a point, that responds and has one of the flags (0: any); and of the frame before, which a press is for. */
const struct spot *spot_among(const struct ui *ui, const struct spot *list, int n, struct point p,
                              unsigned with);
const struct spot *spot_under(const struct ui *ui, struct point p, unsigned with);
/* The front-most spot at a point that has a name or hides what has one; whether it responds or not. */
const struct spot *spot_named(const struct ui *ui, struct point p);
const struct spot *spot_before(const struct ui *ui, ui_id id);
void event_use(struct ui *ui);

/* guard.c */
void guard_watch(struct ui *ui);    /* before the events of a frame are used */
void guard_remember(struct ui *ui); /* after */
/* At the end of one: what has come under the pointer is noticed at once, and not at a later press. */
void guard_expect(struct ui *ui);
/* Whether a press of the pointer, or of Accept, was meant for what was there a moment ago. */
bool guard_pointer(const struct ui *ui);
bool guard_focus(const struct ui *ui);

/* focus.c */
void focus_move(struct ui *ui, enum input_action direction);
void focus_set(struct ui *ui, ui_id id, bool ring);
/* Whether accept presses a spot that has the focus though no ring is drawn around it. */
bool focus_stands_out(const struct ui *ui, const struct spot *s);
void focus_settle(struct ui *ui);

/* memo.c */
struct memo *memo_of(struct ui *ui, ui_id id);
/* Moves the id's value towards aim within about ms; returns the value now. */
float ui_ease(struct ui *ui, ui_id id, float aim, int ms);

/* spot.c */
void ring_draw(struct ui *ui);

/* tip.c */
void tip_draw(struct ui *ui);
const char *spot_words(const struct ui *ui, uint32_t where);
/* What a spot of this frame is set to, for whoever is told in words. */
void spot_value(struct ui *ui, ui_id id, const char *words);
/* The spot of this frame that a slip is wanted for, while it is up; NULL: none. */
const struct spot *spot_in_words(const struct ui *ui);

/* toast.c */
void toasts_draw(struct ui *ui);

/* field.c */
bool field_takes(const struct ui *ui, enum input_action action);

/* button.c */
/* The plate of a button without its words; of the button only kind and states count. */
struct ui_button;
void button_plate(struct ui *ui, struct rect at, const struct ui_button *button, bool hot, bool held);

/* panel.c */
struct color paper_tint(const struct ui *ui, struct color color);
void paper_fill(struct ui *ui, struct rect at, struct color color);
/* A flat field with its corners cut, as those of buttons are. */
void cut_plate(struct ui *ui, struct rect at, struct color color);
/* A small card with the double line of the house, with its shadow. */
void paper_slip(struct ui *ui, struct rect at);

#endif
