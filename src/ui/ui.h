/* The core of the toolkit: frames, focus, input, and what widgets need to know. Immediate mode: a screen
 * calls its widgets every frame; only focus, scrolling and the like are kept, by id.
 *
 * A unit u is one pixel of a window 1080 pixels high. The scale is min(width / 1920, height / 1080), so the
 * area is at least 1920 × 1080 u, and larger on one side. Text grows with the text size and never falls below
 * 14 physical pixels: lay out with ui_line() and ui_text_height(), not with fixed heights. */
#ifndef CONSPIRACY_UI_UI_H
#define CONSPIRACY_UI_UI_H

#include <stdbool.h>
#include <stdint.h>

#include "gfx/geometry.h"
#include "platform/event.h"
#include "ui/ease.h"
#include "ui/style.h"

struct ui;
struct ui_theme;
struct gfx;
struct audio;
typedef uint32_t ui_id; /* 0: none */

/* gfx and audio belong to the caller and outlive the ui; audio may be NULL. NULL when memory is out. */
struct ui *ui_new(struct gfx *gfx, struct audio *audio);
void ui_free(struct ui *ui);

/* ---- A frame ---- */

/* Queues an event. Each frame uses one, so that none is lost. */
void ui_feed(struct ui *ui, const struct input_event *event);

/* Begins a frame on a drawable of that many pixels, after gfx_begin(). now_ms: the time, which never
 * decreases. */
void ui_begin(struct ui *ui, int width, int height, uint64_t now_ms);

/* Ends it: draws messages, tips and what is dragged; settles the focus. */
void ui_end(struct ui *ui);

/* How many milliseconds the loop may sleep; 0: draw again at once; -1: until an event comes. */
int ui_wake_in(const struct ui *ui);

/* Asks for another frame within ms; 0: the next one. */
void ui_wake(struct ui *ui, int ms);

/* ---- Settings ---- */

void ui_set_text_scale(struct ui *ui, int percent); /* 100 to 200 */
/* How much of the width and of the height stays free at each edge, 0 to 5 percent: televisions may cut that much. */
void ui_set_margin(struct ui *ui, int percent);
int ui_text_scale(const struct ui *ui);
void ui_set_reduced_motion(struct ui *ui, bool reduced);

/* ---- What a screen asks for ---- */

struct gfx *ui_gfx(struct ui *ui);
const struct ui_theme *ui_theme(const struct ui *ui);
bool ui_reduced_motion(const struct ui *ui); /* scenes leave out shaking and sliding */
/* What the screen asks or tells now, for those who do not see it: read aloud when it changes. Given in each frame; at most some
 * 500 bytes are kept. */
void ui_say(struct ui *ui, const char *words);
const char *ui_said(const struct ui *ui); /* "": nothing */

struct rect ui_area(const struct ui *ui);     /* the window without its margin, in u, from 0, 0 */
struct rect ui_window(const struct ui *ui);   /* all of the window, for what only fills it */
float ui_scale(const struct ui *ui);          /* physical pixels per u */
uint64_t ui_now(const struct ui *ui);         /* ms, as given to ui_begin() */
struct point ui_pointer(const struct ui *ui); /* in u */

/* The type of a style at the present text size, for gfx_text…(), and its line spacing in u. */
struct gfx_type ui_type(const struct ui *ui, enum ui_style style);
float ui_line(const struct ui *ui, enum ui_style style);
float ui_text_width(struct ui *ui, enum ui_style style, const char *text);
float ui_text_height(struct ui *ui, enum ui_style style, const char *text, float width); /* wrapped */

/* Scales a length by the text size: for boxes that hold text. */
float ui_grow(const struct ui *ui, float u);

void ui_sound(struct ui *ui, const char *name);

/* Whether nothing can be heard, whatever the settings: there is no sound device, or sound was turned off at
 * the start. */
bool ui_silent(const struct ui *ui);

/* While quiet, no widget makes a sound: where counting clicks would tell a secret. Lasts until it is called
 * with false. */
void ui_set_quiet(struct ui *ui, bool quiet);

/* ---- Ids and scope ---- */

/* Names the screen. The focus is remembered for each screen and restored on return. Call right after
 * ui_begin(). */
void ui_screen(struct ui *ui, const char *name);

/* An id from a key, unique within the current scope. Keys are never shown. */
ui_id ui_id_of(const struct ui *ui, const char *key);
ui_id ui_id_at(const struct ui *ui, const char *key, int index); /* for lists */
void ui_scope_push(struct ui *ui, const char *key, int index);
void ui_scope_pop(struct ui *ui);

/* ---- Focus ---- */

/* The default focus of this screen or modal: takes the focus if nothing has it. */
void ui_focus_default(struct ui *ui, ui_id id);
void ui_focus(struct ui *ui, ui_id id); /* now */
ui_id ui_focused(const struct ui *ui);
/* The ring is shown: keys or a controller were used last, and no pointer moved since. */
bool ui_focus_visible(const struct ui *ui);

/* Shows neither focus ring nor tip in this frame: something covers what they belong to. */
void ui_hide_focus(struct ui *ui);

/* ---- Actions left over ---- */

/* True once, when the action was made and no widget has used it: shortcuts, Back, Menu. It is then used up.
 * Whoever asks first gets it, so ask below the modal that should have it first; behind an open modal it is
 * always false. */
bool ui_action(struct ui *ui, enum input_action action);

/* The same whatever lies open in front: for what works everywhere (mute). Not while its key types text. */
bool ui_action_anywhere(struct ui *ui, enum input_action action);

/* What is called now responds: no card lies in front of it. */
bool ui_answers(const struct ui *ui);

/* Whether the action is being held (ACTION_PEEK). */
bool ui_holding(const struct ui *ui, enum input_action action);

/* Whether any key, press or button came this frame: to finish animations, to leave the demo. */
bool ui_any_press(const struct ui *ui);

/* For how many ms a press that began inside `over`, and has not moved, or Accept has been held; 0: none is. */
int ui_held(const struct ui *ui, struct rect over);

/* What is held, keys too, holds and presses nothing any more until it is pressed anew. */
void ui_forget_press(struct ui *ui);

/* Wheel and pinch over a rectangle, used up once. zoom: factor, 1: none. pan and center in u. */
struct ui_gesture {
    float zoom;
    struct point pan, center;
};
struct ui_gesture ui_gestures(struct ui *ui, struct rect over);

/* Whether a text field has the focus, and where (physical pixels): turn text input on there. */
bool ui_wants_text(const struct ui *ui, struct rect *where);

/* The keys that people chose, for ui_glyph(); NULL: the usual ones. They stay the caller's. */
struct key_map;
void ui_set_keys(struct ui *ui, const struct key_map *keys);
/* The key (or while a controller is in use, the button) of an action, as it is printed; "" for none. */
const char *ui_glyph(const struct ui *ui, enum input_action action);

const char *ui_key_glyph(const struct ui *ui, enum input_action action); /* the key, whatever is in use */

/* Asks for any key, in this frame and for as long as it is called; returns the one that was pressed, 0: none. */
int32_t ui_take_key(struct ui *ui);
bool ui_wants_key(const struct ui *ui);

/* The function that gives the clipboard's text, for ACTION_PASTE; the ui frees the text. */
void ui_set_paste(struct ui *ui, char *(*paste)(void));

#endif
