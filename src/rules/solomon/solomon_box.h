/* The board of The Solomon Gambit as it is held in memory: cities by index, sets of cities as bits. */
#ifndef CONSPIRACY_RULES_SOLOMON_BOX_H
#define CONSPIRACY_RULES_SOLOMON_BOX_H

#include "rules/solomon/solomon_view.h"

enum { SOLOMON_NAME_ROOM = 24 };

struct solomon_box {
    uint64_t line[SOLOMON_CITIES]; /* neighbours by red line */
    uint64_t starts, hqs;
    /* The next two as they are by the rulebook, and then with express trains. */
    uint64_t stations[2];
    uint64_t go[2][SOLOMON_CITIES];                  /* line, and from a station the other stations */
    double lon[SOLOMON_CITIES], lat[SOLOMON_CITIES]; /* degrees */
    char name[SOLOMON_CITIES][SOLOMON_NAME_ROOM];
    uint8_t cities;
    uint8_t case_start;
    uint8_t start[SOLOMON_AGENTS];                   /* the starting cities in alphabetical order */
    uint8_t place[SOLOMON_SEATS];                    /* the HQ cities clockwise */
    uint8_t usual[SOLOMON_SEATS + 1][SOLOMON_SEATS]; /* places taken by default, by number of seats */
    uint8_t track[SOLOMON_SEATS + 1];                /* where the die starts, by number of seats */
    uint8_t die_faces;                               /* default of the option */
};

static inline const struct solomon_box *solomon_box_of(const struct game_box *box)
{
    return (const struct solomon_box *)box;
}

static inline uint64_t solomon_bit(size_t city)
{
    return (uint64_t)1 << city;
}

/* The lowest city of a set that is not empty. */
static inline int solomon_lowest(uint64_t set)
{
    return __builtin_ctzll(set);
}

struct game_box *solomon_open_box(const char *text, size_t length, game_error *err);
void solomon_close_box(struct game_box *box);

/* The city or agent called like the n bytes at name, or -1. */
int solomon_find_city(const struct solomon_box *box, const char *name, size_t n);
int solomon_find_agent(const char *name, size_t n);

#endif
