/* A map drawn: what is printed and strung on it, and what lights up. In map units. */
#ifndef CONSPIRACY_TABLE_MAP_DRAW_H
#define CONSPIRACY_TABLE_MAP_DRAW_H

#include "table/map.h"
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
/* What marks a place: its sign, or its emblem, a picture below assets/, with the pin in it. */
void map_draw_pin(struct gfx *gfx, const struct map_plan *plan, const struct map_art *art, const char *emblem,
                  size_t place);
/* What ties to its place whatever stands or lies off it: one colour and weight for all, since whose place it is must not be guessed. */
void map_draw_leash(struct gfx *gfx, const struct map_plan *plan, struct point from, struct point to);
/* The disc of a counter that lies on the map: before whatever shows whose it is, in the same box. */
void map_draw_counter(struct gfx *gfx, struct rect at);
/* A mark of the print, told from others by its shape; a ring where the picture is missing. */
void map_draw_mark(struct gfx *gfx, const char *picture, struct point at, float side, struct color tint);

/* --- what lights up ---------------------------------------------------------------------------------------- */

/* A place that may be chosen: a ring of card around its mark, whoever stands there; over the pieces, whose rings mean that they may be
 * chosen themselves. second: by another way than along the lines, told apart by its colour and its holes. */
void map_draw_open(struct gfx *gfx, const struct map_plan *plan, size_t place, bool second);
/* A plain ring around the pin of a place that is pointed at or chosen. */
void map_draw_ring(struct gfx *gfx, const struct map_plan *plan, size_t place, float thickness);

/* A stretch of rails and sleepers, straight. */
void map_draw_rail(struct gfx *gfx, struct point from, struct point to);

#endif
