/* What every table lies on, and the envelope that is drawn shut over what belongs to somebody else. */
#ifndef CONSPIRACY_TABLE_DESK_H
#define CONSPIRACY_TABLE_DESK_H

#include "gfx/geometry.h"

struct ui;

/* The desk under its lamp, over the whole window. */
void desk_draw(struct ui *ui);

/* A sealed envelope over the whole window; opening, from 0 shut to 1 away, its halves part at the seal and leave by the
 * upper and the lower edge. Shut it is opaque. Without its picture, heavy cloth. */
void envelope_draw(struct ui *ui, float open);

/* Where the seal lies on it while it is shut. */
struct rect envelope_seal(const struct ui *ui);

#endif
