/* Whoever plays a seat, as a picture: an opponent's face, or a person behind a newspaper. */
#ifndef CONSPIRACY_TABLE_PORTRAIT_H
#define CONSPIRACY_TABLE_PORTRAIT_H

#include "gfx/geometry.h"

#include <stdbool.h>

struct table;
struct ui;

/* A face, cut out (`shared/portraits`), on a ground in the colour of its seat, as a photograph with a paper edge that reaches out of the box
 * by portrait_rim(). "", or a picture that is missing: false, and nothing is drawn. */
bool portrait_draw(struct ui *ui, struct rect at, const char *picture, struct color color);
float portrait_rim(float height);

/* Whether anything is known of how the player of a seat looks. */
bool portrait_of(const struct table *t, int seat);
/* The face of a seat in a square, with the seat's badge on its lower right corner; the badge alone where there is no face. */
void portrait_seat(struct table *t, int seat, struct rect at);
/* How far that badge reaches over the right edge of a square of that side. */
float portrait_over(float side);

#endif
