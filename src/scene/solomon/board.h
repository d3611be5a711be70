/* The board of The Solomon Gambit: what is printed on its map, who stands on it, and how it is drawn. All but the throw of the
 * die is drawn through the lens. */
#ifndef CONSPIRACY_SCENE_SOLOMON_BOARD_H
#define CONSPIRACY_SCENE_SOLOMON_BOARD_H

#include "gfx/geometry.h"
#include "rules/solomon/solomon_view.h"

struct figure_order;
struct map_board_look;
struct table;

/* --- board.c */

/* Who and what stands there: the six agents, then the briefcase. */
enum { PIECE_CASE = SOLOMON_AGENTS, PIECES };

/* Who stands before whom. */
extern const struct figure_order agents_order;
extern const struct map_board_look solomon_board;
/* As in struct table_game. */
void board_prepare(struct table *t);
void board_pieces(struct table *t);
/* The agent who acts in a step after a move; SOLOMON_NOWHERE: none does. */
size_t board_acting(const struct table *t);

/* --- doctor.c: Dr. Solomon on his track, and his die: on the track, and thrown. The face that it lands on is the rules'. */

/* How large he stands on the track: a world unit, in radii of a space. */
#define DOCTOR_SIZE 1.75f

/* Beside his space of the track; walking on while he advances. */
void doctor_draw(struct table *t);
/* The die over the board while it is thrown, in window units. */
void doctor_draw_throw(struct table *t);

#endif
