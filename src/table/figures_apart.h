/* The steps by which figures_place frees whoever is hidden. Each changes the layout a little and is repeated until none
 * of them has anything to do. No drawing. */
#ifndef CONSPIRACY_TABLE_FIGURES_APART_H
#define CONSPIRACY_TABLE_FIGURES_APART_H

#include "table/figures.h"

/* Groups of which one hides too much of the other step apart sideways. False: none does. */
bool figures_part(const struct figure_task *task, struct figure_layout *l);

/* Whoever is still covered, by several at once, steps back, up the map; at its upper edge to the side. False: nobody is. */
bool figures_step_back(const struct figure_task *task, struct figure_layout *l);

/* The prop as it is moved about: its group is pushed, and it is put down again beside it. */
struct figure_prop {
    struct point pushed; /* how far its group was pushed from its pin until now */
    struct point put;    /* where the prop was put last */
};

/* Puts the prop down at the right of those who have it, or where it would lie before somebody's face at their left or
 * before their feet. Does nothing to a prop that lies alone. */
void figures_put_prop(const struct figure_task *task, struct figure_layout *l, struct figure_prop *prop);

#endif
