/* What the one who looks knows of everybody's coins. */
#ifndef CONSPIRACY_SCENE_SOLOMON_KNOWN_H
#define CONSPIRACY_SCENE_SOLOMON_KNOWN_H

#include "scene/solomon/table.h"

/* Coins of seat on agent (SOLOMON_DOCTOR: on Dr. Solomon) as far as public facts prove it, or exactly where the
 * secret is open to the one who looks. */
solomon_range known_range(const struct table *t, int seat, size_t agent);
/* The reserve likewise. */
solomon_range known_reserve(const struct table *t, int seat);
/* Works out what is known of every seat in the shown view, if that changed. Call once a frame. */
void known_refresh(struct table *t);

#endif
