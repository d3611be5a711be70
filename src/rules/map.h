/* A map of places and the lines that join them: a board of cities, a ring of houses. Places are indices, sets of
 * places are bits. A map holds no pointers and may be copied.
 * Seats may have places on it (map_seats). */
#ifndef CONSPIRACY_RULES_MAP_H
#define CONSPIRACY_RULES_MAP_H

#include "rules/game.h"

struct json_t;

enum {
    MAP_PLACES = 64,    /* most that a map may have; a set is a uint64_t */
    MAP_NAME_ROOM = 24, /* bytes of a name, its terminator included */
    MAP_FLAGS = 8,
    MAP_BENDS = 16,       /* lines that are not straight */
    MAP_BEND_POINTS = 4,  /* points on one of them */
    MAP_UNREACHED = 0xff, /* steps between places that no line connects */
};

/* Where a place is. Longitude and latitude in degrees; x and y as shares of the picture's width and height. What the data do
 * not say is 0. */
typedef struct map_spot {
    double lon, lat;
    float x, y;
    char label[3]; /* the side on which its name has room, `ne`; empty: not said */
} map_spot;

/* A line that runs through points on its way, as shares of the picture. */
typedef struct map_bend {
    uint8_t from, to;
    uint8_t points;
    float at[MAP_BEND_POINTS][2];
} map_bend;

struct map {
    uint64_t near[MAP_PLACES];   /* the places that a line joins to this one */
    uint64_t flagged[MAP_FLAGS]; /* the places marked with each of the format's flags */
    uint8_t places;
    uint8_t bends;
    uint8_t steps[MAP_PLACES][MAP_PLACES]; /* lines from one place to another, or MAP_UNREACHED */
    char name[MAP_PLACES][MAP_NAME_ROOM];
    map_spot spot[MAP_PLACES];
    map_bend bend[MAP_BENDS];
};

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

/* Places joined in a circle, the last to the first, clockwise from the top of a round picture. */
void map_ring(struct map *map, const char *const *names, size_t count);

/* A place's name, or NULL past the last one. */
const char *map_name(const struct map *map, int place);

/* The place called like the n bytes at name, or -1. */
int map_find(const struct map *map, const char *name, size_t n);

/* The place that a JSON string names, or -1. */
int map_named(const struct map *map, const struct json_t *name);

/* Writes the places of a set in the order of their names; returns how many there are. */
size_t map_sorted(const struct map *map, uint64_t set, uint8_t *out);

static inline uint64_t map_bit(size_t place)
{
    return UINT64_C(1) << place;
}

/* The lowest place of a set that is not empty. */
static inline int map_lowest(uint64_t set)
{
    return __builtin_ctzll(set);
}

static inline bool map_holds(uint64_t set, int place)
{
    return place >= 0 && place < MAP_PLACES && (set >> place & 1);
}

/* The places that seats take, clockwise, and which of them are taken by default when so many play. */
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
