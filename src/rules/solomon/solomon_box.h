/* The board of The Solomon Gambit as it is held in memory: a map, and what is printed beside it. */
#ifndef CONSPIRACY_RULES_SOLOMON_BOX_H
#define CONSPIRACY_RULES_SOLOMON_BOX_H

#include "rules/map.h"
#include "rules/solomon/solomon_view.h"

struct solomon_box {
    uint64_t starts, hqs;
    /* The next two as they are by the rulebook, and then with express trains. */
    uint64_t stations[2];
    uint64_t go[2][SOLOMON_CITIES]; /* line, and from a station the other stations */
    struct map map;                 /* its lines are the red ones */
    struct map_seats seats;         /* the HQ cities */
    uint8_t case_start;
    uint8_t start[SOLOMON_AGENTS];    /* the starting cities in alphabetical order */
    uint8_t track[SOLOMON_SEATS + 1]; /* where the die starts, by number of seats */
    uint8_t die_faces;                /* default of the option */
};

static inline const struct solomon_box *solomon_box_of(const struct game_box *box)
{
    return (const struct solomon_box *)box;
}

struct game_box *solomon_open_box(const char *text, size_t length, game_error *err);
void solomon_close_box(struct game_box *box);

/* The agent (or SOLOMON_DOCTOR, SOLOMON_NOBODY) called like the n bytes at name, or -1. */
int solomon_find_agent(const char *name, size_t n);

#endif
