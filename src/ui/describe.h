/* What can be pressed on the screen now, as text, for end-to-end tests and screen readers. */
#ifndef CONSPIRACY_UI_DESCRIBE_H
#define CONSPIRACY_UI_DESCRIBE_H

#include "base/text.h"
#include "ui/ui.h"

/* Appends a line for the screen, `screen ID`, and one for each spot of the last frame that responds now:
 * `spot ID X Y W H FLAGS`, its visible part in physical pixels. ID is the ui_id in hexadecimal. FLAGS: `f`
 * has the focus, `k` keys can reach it, `a` left and right change its value, `d` can be dragged, `t` accepts
 * what is dragged; `-` none of these. What cannot be pressed is told as well, as `off` instead of `spot`, and as `tell` what
 * merely has a name. Below each stand its words, where it has any: `name ID …`, `says ID …` (a sentence more), `why ID …` (why it
 * is off), and `value ID …` what it is set to. `said …`: what the screen says (ui_say). */
void ui_describe(const struct ui *ui, struct text *out);

/* The words of what has the focus, while keys or a pad are in use, else of what the pointer has rested on: its name, what it is set to, and
 * what there is to say of it, unless the name is to be all. Returns which spot that is; 0: none. */
ui_id ui_in_words(const struct ui *ui, bool name_only, struct text *out);

#endif
