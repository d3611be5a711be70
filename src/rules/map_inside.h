/* What the files of the map share. */
#ifndef CONSPIRACY_RULES_MAP_INSIDE_H
#define CONSPIRACY_RULES_MAP_INSIDE_H

#include "rules/map_read.h"

#include <jansson.h>

/* The text of a JSON string for a complaint, or an empty one. */
static inline const char *map_said(const json_t *name)
{
    return json_is_string(name) ? json_string_value(name) : "";
}

/* Fills in the steps from every place to every other, once the lines are known. */
void map_measure(struct map *map);

#endif
