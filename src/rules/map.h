/* A map of places and the lines that join them: a board of cities, a ring of houses. Places are indices, sets of
 * places are bits. A map holds no pointers and may be copied.
 * Seats may have places on it (map_seats). */
#ifndef CONSPIRACY_RULES_MAP_H
#define CONSPIRACY_RULES_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    MAP_PLACES_MOST = 64, /* most that a map may have; a set is a uint64_t */
    MAP_NAME_ROOM = 24,   /* bytes of a name, its terminator included */
    MAP_SEATS = 8,
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
    float seal[2]; /* the middle of what is printed there for whoever is at home; 0, 0: not said */
} map_spot;

/* A line that runs through points on its way, as shares of the picture. */
typedef struct map_bend {
    uint8_t from, to;
    uint8_t points;
    float at[MAP_BEND_POINTS][2];
} map_bend;

struct map {
    uint64_t near[MAP_PLACES_MOST]; /* the places that a line joins to this one */
    uint64_t flagged[MAP_FLAGS];    /* the places marked with each of the format's flags */
    uint8_t places;
    uint8_t bends;
    uint8_t steps[MAP_PLACES_MOST][MAP_PLACES_MOST]; /* lines from one place to another, or MAP_UNREACHED */
    char name[MAP_PLACES_MOST][MAP_NAME_ROOM];       /* in records: one word */
    char title[MAP_PLACES_MOST][MAP_NAME_ROOM];      /* for people; empty: the name */
    map_spot spot[MAP_PLACES_MOST];
    map_bend bend[MAP_BENDS];
};

/* The places that seats take, clockwise, and which of them are taken by default when so many play. */
struct map_seats {
    uint8_t count;                           /* places for seats */
    uint8_t place[MAP_SEATS];                /* clockwise; places of the map */
    uint8_t usual[MAP_SEATS + 1][MAP_SEATS]; /* by the number of seats: indices into place, ascending */
    uint8_t least;                           /* seats that can play */
};

/* What the box of a game begins with that is played on a map by seats that have places there: MAP_BOX in its struct. Its functions
 * (map_read.h) are then the game's own. */
struct map_box {
    struct map map;
    struct map_seats seats;
};

#define MAP_BOX                                                                                              \
    union {                                                                                                  \
        struct {                                                                                             \
            struct map map;                                                                                  \
            struct map_seats seats;                                                                          \
        };                                                                                                   \
        struct map_box on_map;                                                                               \
    }

/* A place's name, or NULL past the last one. */
const char *map_name(const struct map *map, int place);

/* What people call it, to be translated; NULL past the last place. */
const char *map_title(const struct map *map, int place);

/* The place called like the n bytes at name, or -1. */
int map_find(const struct map *map, const char *name, size_t n);

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
    return (unsigned)place < MAP_PLACES_MOST && (set >> place & 1);
}

#endif
