/* The dossier: what can be derived about each rival, a line of one's own per rival, and what the agents can do. */
#ifndef CONSPIRACY_SCENE_SOLOMON_DOSSIER_PANEL_H
#define CONSPIRACY_SCENE_SOLOMON_DOSSIER_PANEL_H

#include "gfx/geometry.h"
#include "rules/solomon/solomon_dossier.h"

struct table;

void dossier_frame(struct table *t);

/* What is known of so many coins, from 0 to 30: the certain ones solid, the possible ones pale. */
void dossier_bar(struct table *t, struct rect at, solomon_range range, struct color color);

#endif
