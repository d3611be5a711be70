/* The board drawn: what never moves, and what lights up on it. */
#ifndef CONSPIRACY_SCENE_SOLOMON_BOARD_DRAW_H
#define CONSPIRACY_SCENE_SOLOMON_BOARD_DRAW_H

#include <stdint.h>

struct table;

/* Through the lens: the map and all that is printed and pinned on it; the key differs where another is to be drawn. */
uint64_t board_scenery_key(const struct table *t);
void board_draw_scenery(struct table *t);

/* Through the lens: rings around what may be pressed. */
void board_draw_marks(struct table *t);

/* Through the lens, over the figures, which would hide it: the announced step, an arrow of chalk from pin to pin. */
void board_draw_announced(struct table *t);

#endif
