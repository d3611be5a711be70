/* Slips on the map that say by which house rules this match is played; none where all is as usual. */
#ifndef CONSPIRACY_SCENE_SOLOMON_HOUSE_RULES_H
#define CONSPIRACY_SCENE_SOLOMON_HOUSE_RULES_H

#include <stdint.h>

struct table;

/* Among the print, in board units: under the map's title, where nothing is played. */
void house_rules_draw(struct table *t);
/* Differs where other slips are to be drawn. */
uint64_t house_rules_key(const struct table *t);

#endif
