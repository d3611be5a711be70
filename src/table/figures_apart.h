/* How pieces that stand in formation step aside from whatever must be seen. No drawing. */
#ifndef CONSPIRACY_TABLE_FIGURES_APART_H
#define CONSPIRACY_TABLE_FIGURES_APART_H

#include "table/figures.h"

/* How far to the front a piece is drawn: the higher number hides the lower. */
float figures_frontness(const struct figure_task *task, const struct figure_layout *l, size_t piece);

/* Groups step aside as a whole, as little as need be; then whoever is still in the way, or hidden, does so alone. */
void figures_step_aside(const struct figure_task *task, struct figure_layout *l);

#endif
