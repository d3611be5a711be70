/* The board drawn: what never moves, and what lights up on it. */
#ifndef CONSPIRACY_SCENE_SOLOMON_BOARD_DRAW_H
#define CONSPIRACY_SCENE_SOLOMON_BOARD_DRAW_H

struct table;

/* The desk, the map and all that is printed and pinned on it, drawn once into a cached picture. */
void board_draw_still(struct table *t);

/* Within the lens: rings around what may be pressed. */
void board_draw_marks(struct table *t);

/* Within the lens, over the figures, which would hide it: the announced step, an arrow of chalk from pin to pin. */
void board_draw_announced(struct table *t);

/* Pushes and pops the lens: board units, clipped to the map. */
void board_lens_push(struct table *t);
void board_lens_pop(struct table *t);

#endif
