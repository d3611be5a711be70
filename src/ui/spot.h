/* Free-form hot spots: what makes cities, agents and coins clickable, focusable and draggable. All widgets
 * are made of these. */
#ifndef CONSPIRACY_UI_SPOT_H
#define CONSPIRACY_UI_SPOT_H

#include <stdbool.h>
#include <stdint.h>

#include "gfx/geometry.h"
#include "ui/style.h"

struct ui;
typedef uint32_t ui_id; /* as in ui/ui.h */

enum ui_spot_flags {
    SPOT_ROUND = 1,      /* a circle inscribed in the rectangle */
    SPOT_DISABLED = 2,   /* seen, never active nor focused */
    SPOT_NO_FOCUS = 4,   /* pointer only */
    SPOT_DRAG = 8,       /* can be dragged; accept with keys picks it up */
    SPOT_DROP = 16,      /* takes what is dragged */
    SPOT_REPEAT = 32,    /* clicked again and again while held */
    SPOT_QUIET = 64,     /* no click sound */
    SPOT_OWN_RING = 128, /* draws its own focus mark; else ui_spot draws the ring at ui_end() */
    SPOT_PRESS = 512,    /* with SPOT_DRAG: accept presses it; it is dragged by the pointer alone */
    SPOT_ADJUST = 256,   /* left/right and plus/minus come to it as `step` instead of moving the focus */
};

struct ui_response {
    bool hot;        /* the pointer is over it and nothing is in front */
    bool focused;    /* has the focus (shown only while ui_focus_visible()) */
    bool held;       /* pressed now */
    bool clicked;    /* activated this frame by any device */
    bool secondary;  /* right button */
    bool twice;      /* double click */
    bool picked;     /* SPOT_DRAG: its dragging began */
    bool dragging;   /* it is being dragged now (or carried by keys) */
    bool over;       /* SPOT_DROP: something is held over it */
    ui_id dropped;   /* SPOT_DROP: what was dropped here this frame */
    int payload;     /* its payload, with dropped or over */
    int step;        /* SPOT_ADJUST: -1, +1 or 0; ±10 with page keys */
    struct point at; /* the pointer within the rectangle, in u */
};

/* A spot in a rectangle (u). In a scrolled or clipped area only its visible part answers. */
struct ui_response ui_spot(struct ui *ui, ui_id id, struct rect at, unsigned flags);

/* What a SPOT_DRAG spot carries; call before ui_spot(). Default 0. */
void ui_payload(struct ui *ui, int payload);

/* What is dragged now: its id and payload; 0 when nothing is. With keys: accept picks up, arrows move between
 * drop spots, accept drops, back puts it down. Where it hangs is ui_drag_at(). */
ui_id ui_dragged(const struct ui *ui, int *payload);
struct point ui_drag_at(const struct ui *ui);
void ui_drag_cancel(struct ui *ui);

/* Like ui_spot() inside a view that was pushed with gfx_view_push() after ui_begin(): the rectangle is in
 * that view's units. Use it for spots on a panned and zoomed map. */
struct ui_response ui_spot_in_view(struct ui *ui, ui_id id, struct rect at, unsigned flags);

/* A short text beside a spot while it is hot or focused for a moment. Never holds needed information. */
void ui_tip(struct ui *ui, const struct ui_response *response, struct rect at, const char *text);

/* The focus ring in the style of the theme, round or square. */
void ui_ring(struct ui *ui, struct rect at, bool round);

#endif
