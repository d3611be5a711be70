/* Where places lie on a printed map: a conformal conic projection, or the shares of the picture that the places' own data say, read
 * from the file that was made with the print.
 * Positions are pixels of the print at its full size. */
#ifndef CONSPIRACY_TABLE_PROJECTION_H
#define CONSPIRACY_TABLE_PROJECTION_H

#include "gfx/geometry.h"
#include "rules/game.h"
#include "rules/map.h"

struct projection {
    float width, height; /* of the print */
    double n, f;         /* of the cone: see the file's `formula` */
    double meridian;     /* radians */
    double scale;
    struct point origin; /* the file's `translate` */
};

/* Reads a projection from the text of its file. False and err: what is wrong with it. */
bool projection_read(const char *json, size_t length, struct projection *out, game_error *err);
/* The same from its figures: the size of the print, the two parallels (degrees) at which the cone cuts the globe, the
 * meridian in the middle (degrees), the scale and the pixel to which the pole's side is moved. */
struct projection projection_conic(struct point size, double south, double north, double meridian,
                                   double scale, struct point origin);
/* One in which the places of a map fill a print of that shape, width by height (0: any), where no file says how it was made. */
struct projection projection_around(const struct map *map, float shape);
/* A place of a map on the print: by its degrees, or its shares of the picture. */
struct point projection_spot(const struct projection *p, const map_spot *spot);
/* Degrees to pixels of the print. */
struct point projection_at(const struct projection *p, double lon, double lat);

#endif
