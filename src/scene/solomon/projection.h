/* Where things are on the printed map: its projection and Dr. Solomon's track, read from assets/solomon/map/projection.json.
 * Positions are pixels of the print at its full size (`size`); divide by its width for other sizes. */
#ifndef CONSPIRACY_SCENE_SOLOMON_PROJECTION_H
#define CONSPIRACY_SCENE_SOLOMON_PROJECTION_H

#include "rules/game.h"
#include "scene/solomon/plane.h"

enum { PROJECTION_TRACK = 24 }; /* most spaces of the track, its end included */

struct projection {
    float width, height; /* of the print */
    double n, f;         /* of the cone: see the file's `formula` */
    double meridian;     /* radians */
    double scale;
    struct point origin;                  /* the file's `translate` */
    struct point track[PROJECTION_TRACK]; /* 0: the end of the track */
    float track_radius;
    int track_count;
};

/* Reads a projection from the text of its file. False and err: what is wrong with it. */
bool projection_read(const char *json, size_t length, struct projection *out, game_error *err);
/* The print's usual projection, for when the file is missing. */
struct projection projection_usual(void);
/* Degrees to pixels of the print. */
struct point projection_at(const struct projection *p, double lon, double lat);

#endif
