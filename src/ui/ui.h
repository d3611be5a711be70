/* The toolkit's core: a frame, focus, input and what a widget needs to know. Immediate mode: a screen calls
 * its widgets every frame; only focus, scrolling and the like are kept, by id.
 *
 * A unit u is one pixel of a window 1080 pixels high; the scale is min(width/1920, height/1080), so the area
 * is at least 1920 × 1080 u and longer on one side. Text grows with the text size and never falls below 14
 * physical pixels: lay out with ui_line() and ui_text_height(), not with fixed heights. */
#ifndef CONSPIRACY_UI_UI_H
#define CONSPIRACY_UI_UI_H

#include <stdbool.h>
#include <stdint.h>

#include "gfx/geometry.h"
#include "platform/event.h"
#include "ui/style.h"
#include "ui/tween.h"

struct ui;
struct ui_theme;
struct gfx;
struct audio;
typedef uint32_t ui_id; /* 0: none */

/* gfx and audio belong to the caller and outlive the ui; audio may be NULL. NULL when memory is out. */
struct ui *ui_new(struct gfx *gfx, struct audio *audio);
void ui_free(struct ui *ui);

/* ---- A frame ---- */

/* Queues an event. Events are used one at a time, one frame each, so that none is lost. */
void ui_feed(struct ui *ui, const struct input_event *event);

/* Begins a frame on a drawable of that many pixels at that time. gfx_begin() was called. */
void ui_begin(struct ui *ui, int width, int height, uint64_t now_ms);

/* Ends it: draws toasts, tooltips and what is dragged; settles the focus. */
void ui_end(struct ui *ui);

/* How long the loop may sleep: 0 draw again at once, -1 until an event comes, else milliseconds. */
int ui_wake_in(const struct ui *ui);

/* A widget or a scene wants another frame within ms (0: the next). */
void ui_wake(struct ui *ui, int ms);

/* ---- Settings ---- */

void ui_set_text_scale(struct ui *ui, int percent); /* 100 to 200 */
int ui_text_scale(const struct ui *ui);
void ui_set_reduced_motion(struct ui *ui, bool reduced);
void ui_set_speed(struct ui *ui, enum tween_speed speed);

/* ---- What a screen asks for ---- */

struct gfx *ui_gfx(struct ui *ui);
const struct ui_theme *ui_theme(const struct ui *ui);
struct tweens *ui_tweens(struct ui *ui);
struct rect ui_area(const struct ui *ui);     /* the window in u, from 0, 0 */
float ui_scale(const struct ui *ui);          /* physical pixels per u */
uint64_t ui_now(const struct ui *ui);         /* ms, as given to ui_begin() */
struct point ui_pointer(const struct ui *ui); /* in u */

/* The type of a style at the present text size, for gfx_text…(); the distance of its lines in u. */
struct gfx_type ui_type(const struct ui *ui, enum ui_style style);
float ui_line(const struct ui *ui, enum ui_style style);
float ui_text_width(struct ui *ui, enum ui_style style, const char *text);
float ui_text_height(struct ui *ui, enum ui_style style, const char *text, float width); /* wrapped */

/* Multiplies a length with the text size: for boxes that hold text. */
float ui_grow(const struct ui *ui, float u);

void ui_sound(struct ui *ui, const char *name);

/* Nothing can be heard, whatever the settings: there is no sound device, or sound was not wished for at the start. */
bool ui_silent(const struct ui *ui);

/* While quiet no widget makes a sound: where counting them would tell a secret. Until it is called with false. */
void ui_set_quiet(struct ui *ui, bool quiet);

/* ---- Ids and scope ---- */

/* Which screen this is. Focus is remembered by screen: coming back restores it. Call right after ui_begin().
 */
void ui_screen(struct ui *ui, const char *name);

/* An id from a key, unique within the present scope. A "##" in a key is not special; keys are never shown. */
ui_id ui_id_of(const struct ui *ui, const char *key);
ui_id ui_id_at(const struct ui *ui, const char *key, int index); /* for lists: keys "city" 0 … 32 */
void ui_scope_push(struct ui *ui, const char *key, int index);
void ui_scope_pop(struct ui *ui);

/* ---- Focus ---- */

/* The id takes the focus if nothing has it on this screen (or in this modal): the default. */
void ui_focus_default(struct ui *ui, ui_id id);
void ui_focus(struct ui *ui, ui_id id); /* now */
ui_id ui_focused(const struct ui *ui);
bool ui_focus_visible(const struct ui *ui); /* the ring is shown: keys or pad were used last */

/* For this frame neither the ring nor a tip is drawn: something covers what they belong to. */
void ui_hide_focus(struct ui *ui);

/* ---- Actions left over ---- */

/* True once when the action was made and no widget has used it: shortcuts, Back, Menu. Widgets called later
 * see it no more. Ask below the modal that should have it first; under an open modal it is always false. */
bool ui_action(struct ui *ui, enum input_action action);

/* The action is being held (ACTION_PEEK). */
bool ui_holding(const struct ui *ui, enum input_action action);

/* Any key, press or button came this frame: to finish animations, to leave demo mode. */
bool ui_any_press(const struct ui *ui);

/* Wheel and pinch over a rectangle, once; zero when none. zoom: factor, 1 none. pan in u. */
struct ui_gesture {
    float zoom;
    struct point pan, center;
};
struct ui_gesture ui_gestures(struct ui *ui, struct rect over);

/* A text field has the focus: turn typed text on, here (physical pixels). */
bool ui_wants_text(const struct ui *ui, struct rect *where);

/* What ACTION_PASTE inserts: the caller gives the clipboard's text when asked. */
void ui_set_paste(struct ui *ui, char *(*paste)(void));

#endif
