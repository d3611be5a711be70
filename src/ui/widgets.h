/* Widgets. Each takes its rectangle in u and a key that is unique in its scope. Texts are already translated.
 * All work by mouse, touch, keyboard and controller. */
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

/* One line. Poster styles shrink to fit; others end in "…" if they are too wide. Colour: the theme's ink. */
void ui_label(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text);
void ui_label_in(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text,
                 struct color color);

/* One line that shrinks to as little as six tenths before it is cut: for numbers and names that must be read
 * in full. */
void ui_label_fit(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text,
                  struct color color);

/* Wrapped text; returns the height used. */
float ui_text(struct ui *ui, struct rect at, enum ui_style style, const char *text);
float ui_text_in(struct ui *ui, struct rect at, enum ui_style style, enum gfx_align align, const char *text,
                 struct color color);

/* The least width, down to half of one, in which a text wraps into no more lines than there: they are then of about a length, and
 * no word stands alone in the last. */
float ui_text_even(struct ui *ui, enum ui_style style, const char *text, float width);

/* ---- Surfaces ---- */

/* A sheet; a card with a double line and a pin; a small bare slip; dark wood. */
enum ui_panel_kind { PANEL_PAPER, PANEL_CARD, PANEL_SLIP, PANEL_DARK };

/* A sheet of paper of any colour, with its worn edges and its shadow. */
void ui_sheet(struct ui *ui, struct rect at, struct color color);
/* A panel with its shadow. Returns the area inside its margin. */
struct rect ui_panel(struct ui *ui, struct rect at, enum ui_panel_kind kind);
/* What a small button lies on that is drawn within a line of text; hot: it is pointed at. */
void ui_small_plate(struct ui *ui, struct rect at, bool hot);

/* A horizontal rule in ink. */
void ui_rule(struct ui *ui, struct rect at);

/* Type size as a share of a stamp's height, for one line and for two. */
#define UI_STAMP_LINE 0.52f
#define UI_STAMP_TWO_LINES 0.36f

/* The width a stamp needs for its text, in one line or two, at that type size. */
float ui_stamp_width(struct ui *ui, const char *text, float size);

/* A stamp: text in a worn frame, in two lines where it has a line feed, rotated by `turn` radians. */
void ui_stamp(struct ui *ui, struct rect at, const char *text, struct color color, float turn);

/* ---- Buttons ---- */

/* One shape and material everywhere. Plain: an answer among others; primary: what takes one on; quiet: what is always there and
 * never asked for. Primary is no advice: where a game asks, the answers that are open look alike. */
/* BUTTON_BRIGHT: the primary one on a dark picture, where teal would sink into it. */
enum ui_button_kind { BUTTON_PAPER, BUTTON_PRIMARY, BUTTON_QUIET, BUTTON_BRIGHT };

struct ui_button {
    const char *text; /* or NULL: icon only */
    gfx_texture icon; /* 0: none */
    /* small, under the text: what follows from it, in as many lines as the button is high; or NULL */
    const char *under;
    const char *caption; /* small, below an icon alone, where there is room for it; or NULL */
    enum ui_button_kind kind;
    enum input_action shortcut; /* an action that presses the button, named in its tip; ACTION_NONE: none */
    const char *tip;            /* a sentence more, or NULL; of an icon alone: its name */
    const char *says;           /* without text: a sentence for its tip, under its name; may be NULL */
    bool disabled;
    const char *why; /* why it is disabled, or NULL: shown beside it, and when it is pressed all the same */
    bool selected;   /* drawn as pressed: the choice that is on */
    bool *held; /* set to whether it is being held down, by the pointer or Accept; NULL: it is for pressing */
    /* set to -1 or 1 where left or right was pressed on it, which then do not move the focus; NULL: they do */
    int *step;
    const char *sound; /* NULL: the usual click */
};

/* True when it was pressed. */
bool ui_button(struct ui *ui, const char *key, struct rect at, const char *text);
bool ui_button_with(struct ui *ui, const char *key, int index, struct rect at,
                    const struct ui_button *button);

/* How a button looks, on something larger that is pressed as a whole. */
void ui_button_face(struct ui *ui, struct rect at, const struct ui_button *button);

/* The width that its text and icon need; the usual height of a button. */
float ui_button_width(struct ui *ui, const struct ui_button *button);
/* The same with one line under its text, not broken. */
float ui_button_width_under(struct ui *ui, const struct ui_button *button);
float ui_button_height(const struct ui *ui);
/* The height of one so wide with what stands under its text, which is counted as so many lines at least. */
float ui_button_height_of(struct ui *ui, const struct ui_button *button, float width, int lines);

/* ---- Values: each returns whether the person changed it ---- */

bool ui_toggle(struct ui *ui, const char *key, struct rect at, const char *text, bool *value);
bool ui_slider(struct ui *ui, const char *key, struct rect at, int *value, int lo, int hi, int step,
               const char *unit);

/* − 5 +: a number, changed by buttons, wheel, plus and minus, left and right. It is shown `unit` times as large as *value, lo and hi
 * count; ≥ 1. */
bool ui_stepper(struct ui *ui, const char *key, struct rect at, int *value, int lo, int hi, int unit);

/* The same by pointer alone, for what has the focus as a whole: plus and minus are its owner's to answer. */
bool ui_counter(struct ui *ui, const char *key, struct rect at, int *value, int lo, int hi, int unit);

/* One of n words: side by side if they fit, else < word > to cycle through. */
bool ui_choice(struct ui *ui, const char *key, struct rect at, const char *const *words, int n, int *value);

/* Tabs along the top. ACTION_TAB_NEXT and ACTION_TAB_PREV switch them from anywhere on the screen. */
bool ui_tabs(struct ui *ui, const char *key, struct rect at, const char *const *words, int n, int *value);

/* One line of text in a buffer of size bytes, at most max_chars characters. By controller: accept starts and
 * ends editing (back ends it too), up and down change the last letter, right adds one, left removes one. */
bool ui_field(struct ui *ui, const char *key, struct rect at, char *buffer, size_t size, int max_chars,
              const char *placeholder);
/* The same while others look on: a dot for every character while it is written in, else the placeholder whatever it holds. */
bool ui_field_covered(struct ui *ui, const char *key, struct rect at, char *buffer, size_t size,
                      int max_chars, const char *placeholder);

/* ---- Scrolling ---- */

enum { UI_SCROLL_SIDE = 24 }; /* what the bar takes of the width, where there is more than can be seen */
/* Begins a scrolling area whose content is content_height u high. Returns the content's rectangle, its top
 * scrolled away. Draw and call widgets inside it; whatever has the focus is scrolled into view. Scrolls by
 * wheel, dragging, page keys and a bar. */
struct rect ui_scroll_begin(struct ui *ui, const char *key, struct rect at, float content_height);
void ui_scroll_end(struct ui *ui);
void ui_scroll_to(struct ui *ui, const char *key,
                  float y); /* scrolls to y of the content; FLT_MAX: its end */

/* A list of n rows of equal height. draw_row draws row i in its rectangle (ink on paper; the selection is
 * already marked) and is called only for rows near what is visible. Returns the row activated this frame, or
 * -1. *selected may be -1. */
int ui_list(struct ui *ui, const char *key, struct rect at, int n, float row_height, int *selected,
            void (*draw_row)(struct ui *ui, struct rect at, int i, void *ctx), void *ctx);
/* To its beginning at once: what it shows is new. */
void ui_scroll_start(struct ui *ui, const char *key);

#endif
