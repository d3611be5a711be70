/* How pieces find room on a map beside whatever must be seen. No drawing. */
#ifndef CONSPIRACY_TABLE_FIGURES_APART_H
#define CONSPIRACY_TABLE_FIGURES_APART_H

#include "table/figures.h"

/* How far to the front a piece is drawn: the higher number hides the lower. */
float figures_frontness(const struct figure_task *task, const struct figure_layout *l, size_t piece);

/* Stands every piece that is on the map at its pin, or as near as can be. All are of one size. */
void figures_find_room(const struct figure_task *task, struct figure_layout *l);

#endif
