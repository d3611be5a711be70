/* A printed board whose places form a ring, for the files that it is made of. */
#ifndef CONSPIRACY_TABLE_STANDS_INSIDE_H
#define CONSPIRACY_TABLE_STANDS_INSIDE_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct laid_track;
struct pick_lit;
struct table;

/* --- stands.c */

/* A share of the print in units of the middle. */
struct point stands_on(const struct table *t, struct point share);

/* --- stands_track.c */

/* Draws the markers, and the tally. */
void stands_track(struct table *t, const struct pick_lit *lit);
/* Whether a figure's marker can be pressed instead of it now; and where it lies. */
bool stands_marker_lit(const struct table *t, const struct pick_lit *lit, size_t figure);
struct rect stands_marker(const struct table *t, size_t figure);
/* How far a figure's marker has come, on its way or at rest. */
float stands_marker_now(const struct table *t, size_t figure);
/* Whether a figure has a place on the board, and so a marker on the track. */
bool stands_on_show(const struct table *t, size_t figure);
/* What each would gain is shown before it happens, not while it does, nor while nobody would gain anything. */
bool stands_gains_shown(const struct table *t);
/* What a figure would gain takes its marker to the end of the track, where that has one. */
bool stands_comes_home(const struct table *t, size_t figure);

/* --- stands_tally.c */

/* Where the tally lies; empty: there is none. */
struct rect stands_tally(const struct table *t);
void stands_draw_tally(struct table *t, const struct laid_track *l);

#endif
