/* What stands for the agents and the agencies on the table. */
#ifndef CONSPIRACY_SCENE_SOLOMON_FACES_H
#define CONSPIRACY_SCENE_SOLOMON_FACES_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct table;

/* The emblem of a seat's agency with its letter, in a disc. */
void seat_badge(struct table *t, int seat, struct rect at);
/* A disc with an agent's face (or letter) in the agent's colour. */
void agent_badge(struct table *t, size_t agent, struct rect at);
/* The poster of an agent or of Dr. Solomon, its edges cut to the box; faint when gone. */
void agent_poster(struct table *t, size_t agent, struct rect at, bool gone);
/* The seat's shield as it stands on the table, as large as fits. False: its picture is missing. */
bool seat_shield(struct table *t, int seat, struct rect at);

#endif
