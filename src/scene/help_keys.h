/* What the help shows: a game's pages, and the page on keys, mouse and pad, a table of what does what. */
#ifndef CONSPIRACY_SCENE_HELP_KEYS_H
#define CONSPIRACY_SCENE_HELP_KEYS_H

#include "gfx/geometry.h"
#include "platform/event.h"

#include <stdbool.h>

struct ui;

/* A page of the rules. */
struct help_page {
    const char *title, *text; /* N_(); paragraphs are separated by one line break */
    const char *picture;      /* below assets/, or "" */
    const char *id;           /* what a screen asks for it by; NULL: nothing does */
};

enum help_device { HELP_KEYS, HELP_MOUSE, HELP_PAD, HELP_DEVICES };

/* What something that is pressed does. */
struct help_row {
    enum help_device device;
    const char *caps; /* N_(): what is pressed, several apart by a bar; NULL: the end of a list */
    const char *does; /* N_() */
    enum input_action
        key; /* the key of this action stands there, as it is chosen now; ACTION_NONE: caps as they are */
};

/* Draws it from the top of at where `draw` is set, with the rows of a game's own (NULL: none); returns the height that it
 * needs in a column of that width. */
float help_keys(struct ui *ui, struct rect at, const struct help_row *own, bool draw);

#endif
