/* The picture of an ending over the whole window, whatever the window's shape. */
#ifndef CONSPIRACY_SCENE_SOLOMON_PLATE_H
#define CONSPIRACY_SCENE_SOLOMON_PLATE_H

#include "ui/ui.h"

/* Where a plate lies. box: to its left only its ground goes on. free: how far to the right, beside the buttons, nothing of
 * it must be seen. */
struct plate_place {
    struct rect box;
    float free;
};

/* picture: below assets/; at: the window. The words take so much of its left side, the buttons at its foot so much, in
 * units from its left edge. Only the ground where the picture is missing. */
struct plate_place plate_draw(struct ui *ui, const char *picture, struct rect at, float words, float buttons);

/* The colour that a plate's left side runs out into. */
struct color plate_ground(const char *picture);

/* A band of a colour that fades to the right, 1: opaque at its left. */
void plate_fade(struct gfx *gfx, struct rect at, struct color ground, float strength);

#endif
