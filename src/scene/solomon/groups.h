/* How the figures and the briefcase stand on the board: those in one city in a group, and neighbouring groups so
 * far apart that nobody is hidden. No drawing. */
#ifndef CONSPIRACY_SCENE_SOLOMON_GROUPS_H
#define CONSPIRACY_SCENE_SOLOMON_GROUPS_H

#include "rules/solomon/solomon_view.h"
#include "scene/solomon/plane.h"

/* The pieces: the six agents, then the case. */
enum { GROUP_CASE = SOLOMON_AGENTS, GROUP_PIECES };

struct group_task {
    const struct point *city;  /* where the pins are */
    size_t cities;             /* how many of them the case must keep away from; 0: none */
    const uint8_t *piece_city; /* for each piece its city or SOLOMON_NOWHERE */
    float figure_w, figure_h;  /* of a figure, standing on its feet */
    float case_w, case_h;
    struct rect sheet; /* feet and heads stay inside */
};

struct group_layout {
    struct point feet[GROUP_PIECES]; /* middle of the lower edge; unset for what is not on the board */
    uint8_t order[GROUP_PIECES];     /* the pieces on the board from the back to the front */
    size_t count;
};

void groups_place(const struct group_task *task, struct group_layout *out);

/* The box that a piece takes up. */
struct rect group_box(const struct group_task *task, const struct group_layout *layout, size_t piece);

/* The share of a piece's outline (0 to 1) that no piece in front of it covers. */
float group_visible(const struct group_task *task, const struct group_layout *layout, size_t piece);

#endif
