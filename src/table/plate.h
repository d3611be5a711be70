/* The picture of an ending over the whole window, whatever the window's shape. */
#ifndef CONSPIRACY_TABLE_PLATE_H
#define CONSPIRACY_TABLE_PLATE_H

#include "table/poster.h"
#include "ui/ui.h"

enum { PLATE_HERO = 96 }; /* bytes of a hero's path */

/* A plate: its picture below assets/, and what is known of that; who stands in it, a picture too, or '\0'. */
struct plate {
    const char *picture;
    struct poster known;
    char hero[PLATE_HERO];
};

/* Where a plate lies. box: to its left only its ground goes on. free: how far to the right, beside the buttons, nothing of
 * it must be seen. */
struct plate_place {
    struct rect box;
    float free;
    bool bare; /* there is no picture, or it cannot be had: only the ground is drawn */
};

/* How far to the right a plate has to lie so that whoever stands in it is clear of buttons that end there, in units from the window's left
 * edge; no farther than all that must be seen is seen, and 0 in a window that is higher than the plate. */
float plate_shift(const struct plate *plate, struct rect at, float buttons);

/* at: the window. shift: plate_shift. The words take so much of its left side, the buttons at its foot so much, in units from its left edge. Only
 * the ground where the picture is missing. */
struct plate_place plate_draw(struct ui *ui, const struct plate *plate, struct rect at, float words,
                              float buttons, float shift);

/* A band of a colour that fades to the right, 1: opaque at its left. */
void plate_fade(struct gfx *gfx, struct rect at, struct color ground, float strength);

#endif
