/* A map drawn: what is printed and strung on it, and what lights up. In map units. */
#ifndef CONSPIRACY_TABLE_MAP_DRAW_H
#define CONSPIRACY_TABLE_MAP_DRAW_H

#include "table/map.h"
#include "table/map_names.h"
#include "table/pieces.h"

struct gfx;
struct ui;

/* What a map is drawn with: pictures below assets/, and colours. */
struct map_art {
    const char *print;
    const char *fine_print;       /* the same twice as large, for when it is looked at closely; NULL: none */
    struct color ground;          /* until the print is there */
    const char *string;           /* a picture of string, tinted */
    struct color cord, cord_edge; /* its colour, and of its edge where it is too thin for the picture */
    const char *pin;
    void (*sign)(struct gfx *gfx,
                 struct rect at); /* draws what stands for the pin of the places with a sign */
};

/* --- what never moves: once, into a cached picture --------------------------------------------------------- */

void map_draw_print(struct gfx *gfx, const struct map_plan *plan, const struct map_art *art);
void map_draw_strings(struct gfx *gfx, const struct map_plan *plan, const struct map_art *art);
void map_draw_pins(struct gfx *gfx, const struct map_plan *plan, const struct map_art *art);
/* A counter that tells that somebody is out of it: after whatever shows who, in the same box. */
void map_draw_struck(struct gfx *gfx, struct rect at);
/* A mark of the print, told from others by its shape; a ring where the picture is missing. */
void map_draw_mark(struct gfx *gfx, const char *picture, struct point at, float side, struct color tint);

/* --- what lights up ---------------------------------------------------------------------------------------- */

/* A place that may be chosen: a ring around the feet of those who stand there, since they would hide one around the pin.
 * second: by another way than along the lines, told apart by its colour and its shape. */
void map_draw_open(struct gfx *gfx, const struct map_plan *plan, const struct piece_set *pieces, size_t place,
                   bool second);
/* A plain ring around the pin of a place that is pointed at or chosen. */
void map_draw_ring(struct gfx *gfx, const struct map_plan *plan, size_t place, float thickness);

/* Under the pieces: an announced journey, an arrow of chalk from pin to pin that passes under the names, and a ring around where it goes, its
 * inner line in the colour of what goes there. Nothing for places too near each other. */
void map_draw_arrow(struct gfx *gfx, const struct map_plan *plan, const struct map_names *names, size_t from,
                    size_t to, struct color color);

/* A stretch of rails and sleepers, straight. */
void map_draw_rail(struct gfx *gfx, struct point from, struct point to);

#endif
