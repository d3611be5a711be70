/* Ruled paper of a game's own: a picture of which edges and a stretch of rules are told, so that a sheet of any size is made of it
 * and its rules lie under lines of words. */
#ifndef CONSPIRACY_TABLE_RULED_H
#define CONSPIRACY_TABLE_RULED_H

#include "gfx/geometry.h"
#include "ui/style.h"

#include <stdbool.h>

struct ui;

/* Lengths are pixels of the picture. */
struct ruled_paper {
    const char *picture; /* below assets/ */
    struct point size;
    float left, right; /* strips at either side; on a sheet they may be wider or narrower */
    float from,
        stretch; /* between them the sheet is as wide as it must be: so much of the picture, from there */
    float frame; /* how far the frame that is printed on it is from its right edge; 0: it has none */
    float top, bottom;   /* ends above and below the rules */
    float rules, repeat; /* rules that repeat: where they begin, and how high they are */
    float line;          /* what one line of words takes of that */
    enum ui_style style; /* how words are set on it */
};

/* A sheet of it on the window. Lengths are u. */
struct ruled_sheet {
    struct rect at;
    float left, right; /* of its strips */
    float line;        /* of a line of words; ends keep that scale, but do not grow with large type */
    float first;       /* where the first line begins: as far up as it is scrolled */
};

/* The area for lines: the sheet without its ends, from strip to strip. */
struct rect ruled_inside(const struct ruled_paper *p, const struct ruled_sheet *s);
/* Draws it, with its shadow. False: the picture is not there yet, and nothing was drawn. */
bool ruled_draw(struct ui *ui, const struct ruled_paper *p, const struct ruled_sheet *s);

#endif
