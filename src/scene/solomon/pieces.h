/* The figures, the briefcase and the die on the board, standing or on their way. */
#ifndef CONSPIRACY_SCENE_SOLOMON_PIECES_H
#define CONSPIRACY_SCENE_SOLOMON_PIECES_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct group_layout;
struct table;

/* Where the pieces of the shown view stand. */
void pieces_layout(const struct table *t, struct group_layout *out);
/* What a piece that stands there covers, with all that sticks out. */
struct rect pieces_reach(const struct table *t, size_t piece, struct point feet);
/* The box of the counter where an agent burnt; out is left alone and false returned when there is none. */
bool pieces_counter(const struct table *t, size_t agent, struct rect *out);
/* Draws them, within the lens; the lit ones with a rim of light. */
void pieces_draw(struct table *t);
/* One agent's figure in a box of any size, feet at the middle of its lower edge. */
void piece_figure(struct table *t, size_t agent, struct rect box, float opacity);

#endif
