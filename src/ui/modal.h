/* Cards in front of everything else, in a stack; and messages that pass. */
#ifndef CONSPIRACY_UI_MODAL_H
#define CONSPIRACY_UI_MODAL_H

#include "ui/widgets.h"

enum ui_modal_flags {
    MODAL_FOLDS =
        1, /* ACTION_FOLD folds it away to a tab at the bottom and back; the screen below then answers */
    MODAL_NO_BACK = 2,  /* Back does not ask to close it */
    MODAL_NO_SHADE = 4, /* what is behind is not darkened */
};

struct ui_modal {
    bool open;   /* draw its content inside `inside` */
    bool closed; /* Back (or a press outside, if it may close) asked for it to go: the caller decides */
    bool folded; /* it is folded away */
    struct rect inside;
};

/* Call each frame while the card is up, after everything that lies behind it; then, whatever it returned,
 * ui_modal_end(). While it is up and not folded, nothing behind answers. Focus wraps inside and goes back
 * where it was afterwards. title may be NULL; size in u, held inside the window. */
struct ui_modal ui_modal_begin(struct ui *ui, const char *key, float width, float height, const char *title,
                               unsigned flags);
void ui_modal_end(struct ui *ui);

/* An opaque or bare layer of its own over the whole window, such as the curtain: as a modal, without card. */
struct rect ui_layer_begin(struct ui *ui, const char *key);
void ui_layer_end(struct ui *ui);

/* A line at the bottom that passes after some seconds. The same text while it shows is said once. */
void ui_toast(struct ui *ui, const char *text);

/* A card with a question and up to three answers. Returns the answer pressed, -1 while open; Back gives
 * the last one. Call each frame while it is asked. */
int ui_ask(struct ui *ui, const char *key, const char *title, const char *text, const char *const *answers,
           int n);

#endif
