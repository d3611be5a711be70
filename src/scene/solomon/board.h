/* The board of The Solomon Gambit: what is printed on its map, who stands on it, and how it is drawn. All but the throw of the
 * die is drawn through the lens. */
#ifndef CONSPIRACY_SCENE_SOLOMON_BOARD_H
#define CONSPIRACY_SCENE_SOLOMON_BOARD_H

#include "gfx/geometry.h"
#include "rules/solomon/solomon_view.h"

struct figure_order;
struct map_track;
struct projection;
struct table;

/* --- board.c: where things are */

/* As the map and Dr. Solomon's track are printed, for when the file that says so is missing. */
struct projection track_usual_projection(void);
struct map_track track_usual(void);
/* Reads how the map and the figures were made; once, and a line on standard error for a file that cannot be read. */
void board_read(struct table *t);
/* Works the plan out for the table's middle, if it is not that already. */
void board_plan(struct table *t);

/* --- board_draw.c: what never moves, and what lights up on it */

/* The map and all that is printed and pinned on it; the key differs where another is to be drawn. */
uint64_t board_scenery_key(const struct table *t);
void board_draw_scenery(struct table *t);
/* Rings around what may be pressed. */
void board_draw_marks(struct table *t);
/* The announced step, an arrow of chalk from pin to pin. */
void board_draw_announced(struct table *t);

/* --- city_names.c: the names of the cities, over the cached board */

/* Under the pieces all names; over them those that must be read now, or that found no free place. */
void city_names_under(struct table *t);
void city_names_over(struct table *t);
/* Once more: the names that a frame around `at` (on the map) would cross. */
void city_names_across(struct table *t, struct rect at);

/* --- pieces.c: the agents and the briefcase, standing or on their way */

/* The six agents, then the briefcase. */
enum { PIECE_CASE = SOLOMON_AGENTS, PIECES };
/* Who stands before whom. */
extern const struct figure_order agents_order;

/* Lists and places the pieces of the shown view in own_of(t)->pieces, once a frame. */
void pieces_place(struct table *t);
/* Draws them, the lit ones in a light, and what else lies among them: rails, counters, Dr. Solomon. */
void pieces_draw(struct table *t);
/* The box of the counter where an agent burnt; out is left alone and false returned when there is none. */
bool pieces_counter(const struct table *t, size_t agent, struct rect *out);
/* An agent's figure in a box of any size, feet at the middle of its lower edge. Anywhere on the window. */
void agent_figure(struct table *t, size_t agent, struct rect box, float opacity);

/* --- doctor.c: Dr. Solomon on his track, and his die: on the track, and thrown. The face that it lands on is the rules'. */

/* How large he stands on the track: a world unit, in radii of a space. */
#define DOCTOR_SIZE 1.75f

/* Beside his space of the track; walking on while he advances. */
void doctor_draw(struct table *t);
/* The die over the board while it is thrown, in window units. */
void doctor_draw_throw(struct table *t);

#endif
