/* The page of the help on keys, mouse and pad: a table of what does what. */
#ifndef CONSPIRACY_SCENE_HELP_KEYS_H
#define CONSPIRACY_SCENE_HELP_KEYS_H

#include "gfx/geometry.h"
#include "table/help_book.h"

#include <stdbool.h>

struct ui;

/* Draws it from the top of at where `draw` is set, with the rows of a game's own (translated; NULL: none); returns the height that
 * it needs in a column of that width. */
float help_keys(struct ui *ui, struct rect at, const struct help_row *own, bool draw);

#endif
