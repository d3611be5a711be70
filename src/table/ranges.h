/* What is known of an amount that is hidden: a least and a most, drawn as a bar and said in words. */
#ifndef CONSPIRACY_TABLE_RANGES_H
#define CONSPIRACY_TABLE_RANGES_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct ui;

/* Both ends included; alike: it is known. */
typedef struct range {
    int least, most;
} range;

/* A bar from 0 to `scale`, with a mark every fifth: what is certain solid, what is possible pale. */
void range_bar(struct ui *ui, struct rect at, range known, int scale, struct color color);
/* A small flag over such a bar at a number: nothing is proven there, but something is remembered. */
void range_flag(struct ui *ui, struct rect bar, int at, int scale);
/* `at least 3, at most 7`, each times `unit` and written as `sum` has it (translated: `$%d`; NULL: a bare number); brief: where a bar
 * beside it tells the most, `at least 3`. Translated. */
void range_words(range r, int unit, const char *sum, bool brief, char *out, size_t size);

#endif
