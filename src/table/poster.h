/* What is known of a poster besides its pixels: `posters.json` beside the pictures, an entry a picture. */
#ifndef CONSPIRACY_TABLE_POSTER_H
#define CONSPIRACY_TABLE_POSTER_H

#include "gfx/geometry.h"

#include <stdbool.h>

struct poster {
    /* `ground`, RRGGBB: its left side runs out into it, and so does the window beside it */
    struct color ground;
    float from, reach; /* from where to where, as shares of its width, there is something that must be seen */
    float calm;        /* so much of its width at the left is plain: words stand on it */
    bool low;          /* all of that is in its lower part */
    /* where on it stands whoever the end is about, as shares of its size; without height: nowhere */
    struct rect hero;
    struct rect cover; /* the part of it that stands for the whole on a small cover, as shares of its size */
};

/* Reads what is known of the picture at a path below assets/; what is not said is as usual. Reads a file: once a screen,
 * not once a frame. */
struct poster poster_read(const char *picture);

#endif
