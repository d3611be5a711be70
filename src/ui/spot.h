/* Spots: places of any kind that can be clicked, focused and dragged, such as cities, agents and coins. All
 * widgets are made of them. */
#ifndef CONSPIRACY_UI_SPOT_H
#define CONSPIRACY_UI_SPOT_H

#include <stdbool.h>
#include <stdint.h>

#include "gfx/geometry.h"
#include "platform/event.h"
#include "ui/style.h"

struct ui;
typedef uint32_t ui_id; /* as in ui/ui.h */

enum ui_spot_flags {
    SPOT_ROUND = 1,      /* the circle inscribed in the rectangle */
    SPOT_DISABLED = 2,   /* visible, but neither clickable nor focusable */
    SPOT_NO_FOCUS = 4,   /* pointer only */
    SPOT_DRAG = 8,       /* can be dragged; with keys, accept picks it up */
    SPOT_DROP = 16,      /* accepts what is dragged */
    SPOT_REPEAT = 32,    /* clicks repeatedly while held */
    SPOT_QUIET = 64,     /* no click sound */
    SPOT_OWN_RING = 128, /* draws its own focus mark; for others ui_end() draws a ring */
    SPOT_PRESS = 512,    /* with SPOT_DRAG: accept presses it; it is dragged by the pointer alone */
    SPOT_TELL = 1024,    /* has a name and nothing more: presses go through it, the focus passes it by */
    SPOT_OFF = 2048,     /* takes the focus, so that its reason can be read, but cannot be pressed */
    /* looks like what accept presses: as the layer's default focus it is pressed without the ring, too */
    SPOT_ANSWER = 4096,
    /* means something for as long as it is pressed: a long touch does not ask for its name */
    SPOT_HOLD = 8192,
    SPOT_SIDEWAYS = 16384, /* likewise, left and right alone */
    SPOT_ADJUST = 256,     /* left, right, plus and minus go to it as `step` instead of moving the focus */
};

struct ui_response {
    bool hot;        /* the pointer is over it, with nothing in front */
    bool focused;    /* has the focus, which is shown only while ui_focus_visible() */
    bool held;       /* being pressed now */
    bool clicked;    /* activated this frame, by any device */
    bool by_keys;    /* clicked, by keys or a pad */
    bool secondary;  /* right button */
    bool twice;      /* double click */
    bool picked;     /* SPOT_DRAG: its dragging began this frame */
    bool dragging;   /* it is being dragged, or carried by keys */
    bool over;       /* SPOT_DROP: something is held over it */
    ui_id dropped;   /* SPOT_DROP: what was dropped here this frame */
    int payload;     /* of what is dropped or held over it */
    int step;        /* SPOT_ADJUST, SPOT_SIDEWAYS: -1, +1 or 0; ±10 with page keys */
    struct point at; /* the pointer within the rectangle, in u */
};

/* A spot in a rectangle (u). In a scrolling or clipped area only its visible part responds. */
struct ui_response ui_spot(struct ui *ui, ui_id id, struct rect at, unsigned flags);

/* Where a spot is that was made in this frame before, or else in the last one: its visible part. False: there is none. */
bool ui_spot_seen(const struct ui *ui, ui_id id, struct rect *at);

/* The payload of the next SPOT_DRAG spot; call before ui_spot(). Default 0. */
void ui_payload(struct ui *ui, int payload);

/* What is being dragged: its id and payload; 0: nothing. By keys: accept picks up, arrows move between drop
 * spots, accept drops, back puts it down. ui_drag_at(): where to draw it. */
ui_id ui_dragged(const struct ui *ui, int *payload);
struct point ui_drag_at(const struct ui *ui);
void ui_drag_cancel(struct ui *ui);

/* As ui_spot(), inside a view pushed with gfx_view_push() after ui_begin(), in that view's units: for spots
 * on a map that pans and zooms. */
struct ui_response ui_spot_in_view(struct ui *ui, ui_id id, struct rect at, unsigned flags);

/* What a spot is called, and what there is to say of it; translated, each may be NULL. */
struct ui_words {
    const char *name;
    const char *text;           /* a sentence more */
    const char *why;            /* why it cannot be pressed */
    enum input_action shortcut; /* ACTION_NONE: none */
    bool legible;               /* the name stands on the spot itself */
};

/* Names the spot that was made last. The words stand on a slip beside it once the pointer has rested there, at once while keys
 * brought the focus to it, or on a long touch; and in ui_describe(). The slip never covers the spot, and as little as can be of
 * the others: that of a spot in a view, which whoever draws it marks meanwhile, lies as far off as it must to cover none. */
void ui_name(struct ui *ui, const struct ui_words *words);

/* Where the slip of this frame lies, u; empty: there is none. After ui_end(). */
struct rect ui_tip_at(const struct ui *ui);

/* The spot that the slip of the frame before was about; 0: there was none. */
ui_id ui_tip_of(const struct ui *ui);

/* No slip is to lie there in this frame: something that is no spot is being read. At most 16 a frame. */
void ui_keep_clear(struct ui *ui, struct rect at);
/* What lies at `of` is shown enlarged at `at` in this frame: a slip about it belongs beside that, and is not tied to it. Keeps it clear. */
void ui_enlarged(struct ui *ui, struct rect of, struct rect at);
/* How much of that, as far as it is known by now, a place would hide; square units. */
float ui_clear_hidden(const struct ui *ui, struct rect at);

/* Names the widget that is made next and has no words of its own on it: a dial, a slider, a choice. */
void ui_name_next(struct ui *ui, const char *name);

/* A place that cannot be pressed, with a name: SPOT_TELL and ui_name(). */
void ui_tell(struct ui *ui, const char *key, int index, struct rect at, const struct ui_words *words);

/* The mark of the focus: a ring, or an outline like a button's; it reaches 8 u beyond `at`. */
void ui_ring(struct ui *ui, struct rect at, bool round);
/* The same for what stands upright: a ring on the ground around its foot, open where it stands before it. */
void ui_ring_ground(struct ui *ui, struct rect ground);

#endif
