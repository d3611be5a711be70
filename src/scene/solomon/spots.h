/* Where things are on the map: to be pressed, to be kept clear; see struct table_game. */
#ifndef CONSPIRACY_SCENE_SOLOMON_SPOTS_H
#define CONSPIRACY_SCENE_SOLOMON_SPOTS_H

#include "table/game.h"

size_t solomon_spots(struct table *t, const struct pick_lit *lit, struct table_spot out[TABLE_SPOTS]);
void solomon_hot(struct table *t, const struct table_spot *spot);
void solomon_tip(const struct table *t, struct thing thing, struct text *out);
void solomon_from(const struct table *t, struct thing last, struct point *from);
size_t solomon_precious(const struct table *t, struct table_precious out[TABLE_PRECIOUS]);
void solomon_house_rules(const struct table *t, struct house_rules *out);

#endif
