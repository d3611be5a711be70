/* A map's places as things that can be pressed, and as what a card over the map had better not hide. */
#ifndef CONSPIRACY_TABLE_MAP_SPOTS_H
#define CONSPIRACY_TABLE_MAP_SPOTS_H

#include "table/game.h"
#include "table/map.h"
#include "table/map_names.h"
#include "table/pieces.h"

/* Spots for the places, which can be pressed while they are lit or taken: their pins; or, with names, their names, which keys do not come to. kind: of a
 * place as a thing. Returns how many. */
size_t map_spots(const struct table *t, const struct map_plan *plan, const struct map_names *names,
                 uint8_t kind, const struct pick_lit *lit, struct table_spot *out);
/* Spots for the plaques beside the places, which say what the place is. */
size_t plaque_spots(const struct map_plan *plan, uint8_t kind, struct table_spot *out);
/* Spots for the figures, which can be pressed while they are lit or taken, or give back what was taken on a turn; the figure of an index is the thing
 * of that index, of kind `figure`. After one is chosen, whoever stands in a place (of kind `place`) where it can go means that
 * place: the next press is nearly always the destination. */
size_t piece_spots(const struct table *t, const struct piece_set *set, uint8_t figure, uint8_t place,
                   const struct pick_lit *lit, struct table_spot *out);
/* Through the lens: a ring around the pin of such a spot while the pointer is over it. False: it is no place's. */
bool map_spot_hot(struct table *t, const struct map_plan *plan, const struct table_spot *spot,
                  struct rect *ring);

/* What of the map is not to be hidden. Each returns how many it has added. */
size_t precious_point(const struct table *t, struct point at, float r, int weight,
                      struct table_precious *out);
size_t precious_name(const struct table *t, const struct map_names *names, size_t place, int weight,
                     struct table_precious *out);
/* All places, their pins and their names; all figures, and the prop. */
size_t precious_places(const struct table *t, const struct map_plan *plan, const struct map_names *names,
                       int pin, int name, struct table_precious *out);
size_t precious_pieces(const struct table *t, const struct piece_set *set, int weight, int prop,
                       struct table_precious *out);

#endif
