/* The rules of The Solomon Gambit for people, as pages of help. */
#ifndef CONSPIRACY_SCENE_SOLOMON_HELP_H
#define CONSPIRACY_SCENE_SOLOMON_HELP_H

#include "scene/help_keys.h"

#include <stdbool.h>
#include <stddef.h>

/* Page by page: a title, paragraphs (one line break between two), a picture below assets/ or "". Translated.
 * False past the last page. */
bool solomon_help(size_t page, const char **title, const char **text, const char **picture);

/* What keys, mouse and pad do at this table alone. */
extern const struct help_row solomon_keys[];

#endif
