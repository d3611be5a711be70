/* Who of the agents stands where in a group, and where the briefcase lies beside it. */
#ifndef CONSPIRACY_SCENE_SOLOMON_FORMATIONS_H
#define CONSPIRACY_SCENE_SOLOMON_FORMATIONS_H

#include "rules/solomon/solomon_view.h"
#include "table/figures.h"

/* The pieces: the six agents, then the briefcase. */
enum { PIECE_CASE = SOLOMON_AGENTS, PIECES };

extern const struct figure_order agents_order;

#endif
