/* The agents and the briefcase on the board, standing or on their way. Through the lens. */
#ifndef CONSPIRACY_SCENE_SOLOMON_PIECES_H
#define CONSPIRACY_SCENE_SOLOMON_PIECES_H

#include "scene/solomon/formations.h"
#include "table/pieces.h"

struct table;

/* Lists and places the pieces of the shown view in own_of(t)->pieces, once a frame. */
void pieces_place(struct table *t);
/* Draws them, the lit ones in a light, and what else lies among them: rails, counters, Dr. Solomon. */
void pieces_draw(struct table *t);
/* The box in which a piece stands. */
struct rect pieces_box(const struct table *t, size_t piece);
/* The box of the counter where an agent burnt; out is left alone and false returned when there is none. */
bool pieces_counter(const struct table *t, size_t agent, struct rect *out);
/* An agent's figure in a box of any size, feet at the middle of its lower edge. Anywhere on the window. */
void agent_figure(struct table *t, size_t agent, struct rect box, float opacity);

#endif
