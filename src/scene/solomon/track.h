/* Dr. Solomon's track as it is printed on the map, read from assets/solomon/map/projection.json. */
#ifndef CONSPIRACY_SCENE_SOLOMON_TRACK_H
#define CONSPIRACY_SCENE_SOLOMON_TRACK_H

#include "rules/game.h"
#include "table/projection.h"

enum { TRACK_SPACES = 24 }; /* most that it may have, its end included */

/* Pixels of the print. */
struct track {
    struct point at[TRACK_SPACES]; /* 0: the end of the track */
    float radius;                  /* of a space */
    size_t count;
};

/* Reads it from the text of the file. False and err: what is wrong with it; out is left alone. */
bool track_read(const char *json, size_t length, struct track *out, game_error *err);

/* As they are printed, for when the file is missing: the track, and the map's projection. */
struct track track_usual(void);
struct projection track_usual_projection(void);

#endif
