/* The bar at the bottom: what is asked, in one sentence, and the buttons. */
#ifndef CONSPIRACY_TABLE_BAR_H
#define CONSPIRACY_TABLE_BAR_H

#include "ui/widgets.h"

#include <stdbool.h>

struct table;
struct text;

void bar_frame(struct table *t);
/* One step back: the last thing chosen, or the mode. False: there was nothing to give back. */
bool bar_back(struct table *t);

/* The viewer has but one answer, which is given by itself … */
bool bar_obvious(const struct table *t);
/* … which this says, and why, where the rules of a bidding know. */
void bar_tell_obvious(const struct table *t, struct text *out);

/* --- for other parts' buttons, from right to left in what is left of the bar */

/* A button; true when it is pressed. */
bool bar_button(struct table *t, struct rect *left, const char *key, const struct ui_button *button);
/* shared/ui/icons/NAME.png; 0: it is missing. */
gfx_texture bar_icon(struct table *t, const char *name);
/* Begins choosing anew, for another kind of action. */
void bar_mode(struct table *t, int mode);
/* Opens a card, or closes it. */
void bar_toggle(struct table *t, int card);

#endif
