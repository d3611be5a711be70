/* The places that seats take on a map, clockwise, and which of them are taken by default when so many play. */
#ifndef CONSPIRACY_RULES_MAP_SEATS_H
#define CONSPIRACY_RULES_MAP_SEATS_H

#include "rules/map.h"

struct map_seats {
    uint8_t count;                 /* places for seats */
    uint8_t place[GAME_MAX_SEATS]; /* clockwise; places of the map */
    uint8_t usual[GAME_MAX_SEATS + 1]
                 [GAME_MAX_SEATS]; /* by the number of seats: indices into place, ascending */
};

/* Reads `"clockwise": [A, B, …]`, which must be just the `count` places of homes, and `"seats": {"2": [A, C], …}` for every
 * number from least to count. False and err: what is wrong. */
bool map_seats_read(struct map_seats *seats, const struct map *map, const struct json_t *root, uint64_t homes,
                    int least, int count, game_error *err);

/* The setup of those who choose nothing but the number of seats; every option is 0. False: not that many. */
bool map_seats_usual(const struct map_seats *seats, int least, uint8_t count, game_config *out);

/* Whether the config's seats have places, each its own, clockwise beginning anywhere. */
typedef enum map_seating { MAP_SEATED, MAP_NO_PLACE, MAP_PLACE_SHARED, MAP_NOT_CLOCKWISE } map_seating;
map_seating map_seats_check(const struct map_seats *seats, const game_config *config);

#endif
