/* Widgets. Each takes its rectangle in u and a key that is unique in its scope; texts are translated already.
 * All work by mouse, touch, keyboard and pad. */
#ifndef CONSPIRACY_UI_WIDGETS_H
#define CONSPIRACY_UI_WIDGETS_H

#include "gfx/draw.h"
#include "gfx/gfx.h"
#include "gfx/text.h"
#include "gfx/texture.h"
#include "ui/layout.h"
#include "ui/spot.h"
#include "ui/theme.h"
#include "ui/ui.h"

/* ---- Text and pictures ---- */

/* One line; poster styles shrink to fit, others are cut with "…". Colour: the theme's ink. */
void ui_label(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text);
void ui_label_in(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text,
                 struct color color);

/* One line, made smaller, down to six tenths, before it is cut: for numbers and names that must be read whole. */
void ui_label_fit(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text,
                  struct color color);

/* Wrapped text; returns the height used. */
float ui_text(struct ui *ui, struct rect at, enum ui_style style, const char *text);
float ui_text_in(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text,
                 struct color color);

/* ---- Surfaces ---- */

/* A sheet; a card with a double line and a pin; a small bare slip; leather. */
enum ui_panel_kind { PANEL_PAPER, PANEL_CARD, PANEL_SLIP, PANEL_DARK };

/* A sheet with its shadow. Returns the area inside its margin. */
struct rect ui_panel(struct ui *ui, struct rect at, enum ui_panel_kind kind);

/* A rule across, in ink. */
void ui_rule(struct ui *ui, struct rect at);

/* Of a stamp's height: its type, in one line or in two. */
#define UI_STAMP_LINE 0.52f
#define UI_STAMP_TWO_LINES 0.36f

/* How wide a stamp has to be so that its text, in one line or two, keeps that size. */
float ui_stamp_width(struct ui *ui, const char *text, float size);

/* A stamp: text, in two lines where it has a line feed, in a worn frame, turned by so many radians. */
void ui_stamp(struct ui *ui, struct rect at, const char *text, struct color color, float turn);

/* ---- Buttons ---- */

enum ui_button_kind { BUTTON_PAPER, BUTTON_PRIMARY, BUTTON_QUIET, BUTTON_DANGER };

struct ui_button {
    const char *text; /* or NULL: icon only */
    gfx_texture icon; /* 0: none */
    enum ui_button_kind kind;
    enum input_action shortcut; /* also pressed by it; its glyph is shown. ACTION_NONE: none */
    const char *tip;            /* or NULL */
    bool disabled;
    bool selected;     /* stays pressed: a choice that is on */
    const char *sound; /* NULL: the usual click */
};

/* True when it was pressed. */
bool ui_button(struct ui *ui, const char *key, struct rect at, const char *text);
bool ui_button_with(struct ui *ui, const char *key, int index, struct rect at,
                    const struct ui_button *button);

/* The width its text, icon and glyph need; the usual height of a button. */
float ui_button_width(struct ui *ui, const struct ui_button *button);
float ui_button_height(const struct ui *ui);

/* ---- Values: each returns whether the person changed it ---- */

bool ui_toggle(struct ui *ui, const char *key, struct rect at, const char *text, bool *value);
bool ui_slider(struct ui *ui, const char *key, struct rect at, int *value, int lo, int hi, int step,
               const char *unit);

/* − 5 + : numbers by button, wheel, plus/minus and left/right. */
bool ui_stepper(struct ui *ui, const char *key, struct rect at, int *value, int lo, int hi);

/* One of n words: side by side when they fit, else < word > cycling. */
bool ui_choice(struct ui *ui, const char *key, struct rect at, const char *const *words, int n, int *value);

/* Tabs along the top; ACTION_TAB_NEXT/PREV turn them from anywhere on the screen. */
bool ui_tabs(struct ui *ui, const char *key, struct rect at, const char *const *words, int n, int *value);

/* One line of text in a buffer of size bytes, at most max_chars characters. Returns whether it changed.
 * By pad: accept begins, up/down turn the letter, right adds one, left takes one away, accept or back ends.
 */
bool ui_field(struct ui *ui, const char *key, struct rect at, char *buffer, size_t size, int max_chars,
              const char *placeholder);

/* ---- Scrolling ---- */

/* Begins an area whose content is content_height u high; returns the content's rectangle (its top scrolled
 * away). Draw and call widgets inside; what has the focus is scrolled into view. Wheel, drag, page keys, bar.
 */
struct rect ui_scroll_begin(struct ui *ui, const char *key, struct rect at, float content_height);
void ui_scroll_end(struct ui *ui);
void ui_scroll_to(struct ui *ui, const char *key, float y); /* shows content at y; FLT_MAX: the end */

/* A list of n rows of one height; draw_row draws row i in its rectangle (ink on paper; selected is marked
 * already). Only rows in view are drawn. Returns the row activated this frame, or -1. *selected may be -1. */
int ui_list(struct ui *ui, const char *key, struct rect at, int n, float row_height, int *selected,
            void (*draw_row)(struct ui *ui, struct rect at, int i, void *ctx), void *ctx);

#endif
