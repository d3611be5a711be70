/* Making a map from a game's data file; and the seats that have places on it. */
#ifndef CONSPIRACY_RULES_MAP_READ_H
#define CONSPIRACY_RULES_MAP_READ_H

#include "rules/game.h"
#include "rules/map.h"

struct json_t;

/* What a game's data must have. */
struct map_format {
    const char *list; /* the key of its list of places: `cities` */
    const char *const
        *flag;           /* keys of marks (`"station": true`), at most MAP_FLAGS, NULL-terminated; or NULL */
    uint8_t least, most; /* places */
    bool geographic, pictured;       /* each place must have lon and lat; x and y */
    bool (*taken)(const char *name); /* names that mean something else in the game's records; NULL: none do */
};

/* Reads places and lines from the object of a data file: `{FORMAT.LIST: [{"name": …}], "lines": [[A, B]], "bends": …}`.
 * Every place must be within reach of every other. False and err, one line: what is wrong with it. */
bool map_read(struct map *map, const struct json_t *root, const struct map_format *format, game_error *err);

/* The place that a JSON string names, or -1. */
int map_named(const struct map *map, const struct json_t *name);

/* Reads `"clockwise": [A, B, …]`, which must be just the `count` places of homes, and `"seats": {"2": [A, C], …}` for every
 * number from least to count. False and err: what is wrong. */
bool map_seats_read(struct map_seats *seats, const struct map *map, const struct json_t *root, uint64_t homes,
                    int least, int count, game_error *err);

/* The setup of those who choose nothing but the number of seats; every option is 0. False: not that many. */
bool map_seats_usual(const struct map_seats *seats, uint8_t count, game_config *out);

/* Whether the config's seats have places, each its own, clockwise beginning anywhere. */
typedef enum map_seating { MAP_SEATED, MAP_NO_PLACE, MAP_PLACE_SHARED, MAP_NOT_CLOCKWISE } map_seating;
map_seating map_seats_check(const struct map_seats *seats, const game_config *config);

/* game_rules.place_name: the name of a place that a seat may take, or NULL past the last. */
const char *map_seats_name(const struct map_seats *seats, const struct map *map, size_t place);

/* Whether a match can be set up so, for game_rules.init: so many seats, in their places (map_seats_check), with options within their
 * ranges. False and err: what is wrong. */
bool map_seats_allowed(const struct map_seats *seats, const struct map *map, const struct game_rules *rules,
                       const game_config *config, game_error *err);

/* Of a box that begins with MAP_BOX: game_rules.place_name, game_rules.default_config, and word_type.name for places. */
const char *map_box_place_name(const struct game_box *box, size_t place);
bool map_box_default_config(const struct game_box *box, uint8_t seats, game_config *out);
const char *map_box_word(const struct game_box *box, int place);

#endif
