/* Cards in front of everything else, in a stack; and brief messages. */
#ifndef CONSPIRACY_UI_MODAL_H
#define CONSPIRACY_UI_MODAL_H

#include "ui/widgets.h"

enum ui_modal_flags {
    MODAL_NO_BACK = 1,  /* Back does not ask to close it */
    MODAL_NO_SHADE = 2, /* what is behind is not darkened */
    MODAL_BARE = 4,     /* no card yet: `inside` is where it is to be; see ui_modal_card */
};

struct ui_modal {
    bool open;    /* draw its content inside `inside` */
    bool closed;  /* Back, or a press outside, asked for it to close: the caller decides */
    bool outside; /* … the press */
    struct rect inside;
};

/* Call each frame while the card is up, after everything behind it, and afterwards always ui_modal_end().
 * While it is up nothing behind responds. The focus wraps inside the card and returns to
 * where it was when the card goes. title may be NULL; the size, in u, is limited to the window. */
struct ui_modal ui_modal_begin(struct ui *ui, const char *key, float width, float height, const char *title,
                               unsigned flags);
void ui_modal_end(struct ui *ui);
/* The card of a modal that began bare, over what has been drawn since. Returns the area for its content. */
struct rect ui_modal_card(struct ui *ui, struct rect at, const char *title);

/* A layer over the whole window, such as the curtain: like a modal, without a card. */
struct rect ui_layer_begin(struct ui *ui, const char *key);
void ui_layer_end(struct ui *ui);

/* A message that goes away after some seconds. The same text is not repeated while it shows. */
void ui_toast(struct ui *ui, const char *text);

/* A card with a question and up to three answers. Call each frame while it is asked. Returns the answer
 * pressed, -1 while it is open; Back gives the last one. */
int ui_ask(struct ui *ui, const char *key, const char *title, const char *text, const char *const *answers,
           int n);

/* A question before what cannot be taken back. The focus is on the answer that loses nothing, which Back gives too. Call each
 * frame while it is asked. Returns 1: yes, 0: no, -1: nothing yet. */
int ui_confirm(struct ui *ui, const char *key, const char *title, const char *text, const char *yes,
               const char *no);
/* The same; wanted: the way on, as in a lesson, is yes. */
int ui_confirm_led(struct ui *ui, const char *key, const char *title, const char *text, const char *yes,
                   const char *no, bool wanted);

#endif
