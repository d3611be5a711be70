/* A track of spaces printed on a map: where they are is read from the file that was made with the print. */
#ifndef CONSPIRACY_TABLE_MAP_TRACK_H
#define CONSPIRACY_TABLE_MAP_TRACK_H

#include "rules/game.h"
#include "table/map.h"

enum { MAP_TRACK_SPACES = 24 }; /* most that it may have, its end included */

/* Units of the print. */
struct map_track {
    struct point at[MAP_TRACK_SPACES]; /* 0: the end of the track */
    float radius;                      /* of a space */
    size_t count;
};

/* Reads it (`track`, `track_radius`) from the text of the file. False and err: what is wrong with it; out is left alone. */
bool map_track_read(const char *json, size_t length, struct map_track *out, game_error *err);

/* Where a space is (the last for one past it), and the radius of one; map units. */
struct point map_track_at(const struct map_plan *plan, const struct map_track *track, size_t space);
float map_track_radius(const struct map_plan *plan, const struct map_track *track);

/* Keeps names off its spaces. */
void map_track_block(const struct map_track *track, struct map_data *map);

/* Prints the numbers of all spaces but the end, pale past `first`, where the track is entered; on the end a word that is read
 * from afar. Map units. */
void map_track_draw(struct ui *ui, const struct map_plan *plan, const struct map_track *track, size_t first,
                    const char *end, struct color color);

#endif
