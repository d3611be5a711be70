/* How several fields that grow narrower downwards (spaces.h) share a table with a shelf for all else that lies there, and what each of them
 * lies on. */
#ifndef CONSPIRACY_TABLE_GROUNDS_H
#define CONSPIRACY_TABLE_GROUNDS_H

#include "gfx/geometry.h"

#include <stdbool.h>

struct ui;

enum { GROUNDS_MAX = 4, GROUNDS_GAP = 14 }; /* fields; between what lies beside each other, u */

struct grounds {
    bool beside; /* two fields stand at the sides, and there is a middle between them */
    struct rect ground[GROUNDS_MAX], middle, shelf;
};

/* Two fields stand at the sides of a table that is wide enough: then the shelf reaches into their inner corners, and above it there is the
 * middle. Else all stand in a row over the shelf. fields: 1 to GROUNDS_MAX. */
struct grounds grounds_share(struct rect all, int fields);

/* What a field or other things lie on: as much of a picture below assets/ as fits, that light (0 to 1), in a thin frame. up: whoever has it is
 * up. */
void ground_draw(struct ui *ui, struct rect at, const char *picture, float light, bool up);

#endif
