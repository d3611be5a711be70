/* A track of spaces printed on a map: where they are is read from the file that was made with the print. */
#ifndef CONSPIRACY_TABLE_MAP_TRACK_H
#define CONSPIRACY_TABLE_MAP_TRACK_H

#include "rules/game.h"
#include "table/map.h"

enum { MAP_TRACK_SPACES = 24 }; /* most that it may have, its end included */

/* Units of the print. */
struct map_track {
    struct point at[MAP_TRACK_SPACES];     /* 0: the end of the track */
    struct point beside[MAP_TRACK_SPACES]; /* where a marker stands for each, so that it hides no number */
    float radius, end_radius;              /* of a space; of the end */
    size_t count;
};

/* Reads it from the text of the file: `track`, `track_radius` and, where they differ from these, `track_beside` and
 * `track_end_radius`. False and err: what is wrong with it; out is left alone. */
bool map_track_read(const char *json, size_t length, struct map_track *out, game_error *err);

/* So many spaces in a column at the left of a print of that size, the end on top, where no file says where they are. */
struct map_track map_track_plain(uint8_t spaces, struct point size);

/* Where a space is (the last for one past it), where a marker stands for it, and the radius of one; map units. */
struct point map_track_at(const struct map_plan *plan, const struct map_track *track, size_t space);
struct point map_track_beside(const struct map_plan *plan, const struct map_track *track, size_t space);
float map_track_radius(const struct map_plan *plan, const struct map_track *track);

/* All spaces but the end. */
struct rect map_track_bounds(const struct map_plan *plan, const struct map_track *track);

/* Keeps names off its spaces. */
void map_track_block(const struct map_track *track, struct map_data *map);

/* Prints the numbers of all spaces but the end. Map units. */
void map_track_draw(struct ui *ui, const struct map_plan *plan, const struct map_track *track);

/* Empties the spaces from one on, which lie behind a marker or before where it entered: all look alike. */
void map_track_passed(struct ui *ui, const struct map_plan *plan, const struct map_track *track, size_t from);

/* The space that a marker stands for, light on a dark ground. */
void map_track_mark(struct ui *ui, const struct map_plan *plan, const struct map_track *track, size_t space);

#endif
