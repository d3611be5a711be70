/* The board and the figures as their files tell of them, for tests without a table. */
#ifndef CONSPIRACY_TESTS_GAMES_SOLOMON_ART_H
#define CONSPIRACY_TESTS_GAMES_SOLOMON_ART_H

#include "scene/solomon/board.h"
#include "table/figures.h"
#include "table/map_track.h"
#include "table/projection.h"
#include "table/sprites.h"

/* The bytes of a file below assets/; the caller frees them. */
char *art_text(const char *name, size_t *length);
void art_projection(struct projection *print, struct map_track *track);

/* Pieces of the usual size among pins; `at` and `sheet` are left to the caller. The sprites must outlive the task. */
void art_figures(struct sprites *sprites, const struct point *pins, size_t n, struct figure_task *out);

#endif
