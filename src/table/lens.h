/* The lens through which the middle of a table is looked at: what lies there can be magnified and dragged about. Places
 * in it are u at zoom 1, from the top left of the middle. */
#ifndef CONSPIRACY_TABLE_LENS_H
#define CONSPIRACY_TABLE_LENS_H

#include "gfx/geometry.h"

#include <stdbool.h>

struct ui;

struct lens {
    float zoom;          /* 1: all of it is seen; 0: not looked through yet */
    struct point middle; /* what is in the middle of the window */
    struct point held;   /* where the pointer was when it was last dragged */
};

/* Wheel, pinch, drag and the zoom keys over `at`, the place of the middle on the window. Returns whether it moved. */
bool lens_input(struct lens *lens, struct rect at, struct ui *ui);
/* Drags what is magnified by the pointer; call before the spots that lie in front. */
void lens_drag(struct lens *lens, struct rect at, struct ui *ui);
/* Brings a place into sight, as when the focus moves there. */
void lens_reveal(struct lens *lens, struct rect at, struct point place);

/* Draws in units of the middle, clipped to it, until lens_pop. */
void lens_push(const struct lens *lens, struct rect at, struct ui *ui);
void lens_pop(struct ui *ui);

/* From the middle to the window. */
struct point lens_to_window(const struct lens *lens, struct rect at, struct point place);
struct rect lens_rect_to_window(const struct lens *lens, struct rect at, struct rect box);
/* And back. */
struct rect lens_rect_from_window(const struct lens *lens, struct rect at, struct rect box);

#endif
