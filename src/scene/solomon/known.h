/* What the one who looks knows of everybody's coins. */
#ifndef CONSPIRACY_SCENE_SOLOMON_KNOWN_H
#define CONSPIRACY_SCENE_SOLOMON_KNOWN_H

#include "rules/solomon/solomon_dossier.h"

#include <stddef.h>

struct table;

/* Coins of seat on agent (SOLOMON_DOCTOR: on Dr. Solomon): of a rival what the viewer can prove, of the viewer's own
 * seat what the others can. Where several people look at the screen it is what everybody can prove, since even a bound
 * may tell of the viewer's own token. Once shields are up it is exact. */
solomon_range known_range(const struct table *t, int seat, size_t agent);
/* The reserve likewise. */
solomon_range known_reserve(const struct table *t, int seat);
/* Works out what is known of every seat in the shown view, if that changed. Call once a frame. */
void known_refresh(struct table *t);

#endif
