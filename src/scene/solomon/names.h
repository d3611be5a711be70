/* How the agents, cities and agencies are called and coloured on the table, and what stands for them. */
#ifndef CONSPIRACY_SCENE_SOLOMON_NAMES_H
#define CONSPIRACY_SCENE_SOLOMON_NAMES_H

#include "gfx/geometry.h"
#include "rules/solomon/solomon_view.h"
#include "table/cast.h"
#include "table/homes.h"

struct table;

/* The six, and Dr. Solomon. */
extern const struct cast solomon_agents;

/* Translated. */
const char *name_city(const struct game_box *box, size_t city);
const char *name_agent(size_t agent); /* SOLOMON_DOCTOR: Dr. Solomon */

/* The agencies, by the city of each. */
extern const struct homes solomon_homes;

/* --- faces.c */

/* The seat's shield as it stands on the table, as large as fits. False: its picture is missing. */
bool seat_shield(struct table *t, int seat, struct rect at);

#endif
