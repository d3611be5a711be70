/* Turns as most games have them: one seat's after another's, in rounds, and one actor at a time. What everybody knows of that is a
 * part of a game's state; turning.h has what is done with it. */
#ifndef CONSPIRACY_RULES_TURNS_H
#define CONSPIRACY_RULES_TURNS_H

#include <stdint.h>

#define TURNS_MEMBERS                                                                                        \
    uint8_t seats;                                                                                           \
    uint8_t phase;   /* the game's */                                                                        \
    int8_t turn;     /* whose turn it is; SEAT_NONE before that is known */                                  \
    int8_t start;    /* the seat with which rounds begin, or SEAT_NONE */                                    \
    int8_t to_act;   /* the seat that answers now, SEAT_NATURE, or SEAT_NONE: the match is over */           \
    uint8_t done;    /* seats served in a phase that goes seat by seat */                                    \
    uint8_t how;     /* how it ended: an index into game_rules.ending_name */                                \
    uint8_t winners; /* bit per seat */                                                                      \
    uint16_t round;  /* 0 before the first turn */                                                           \
    uint16_t turns   /* turns begun */

struct turns {
    TURNS_MEMBERS;
};

/* In a game's struct: these members by their names, and all of them as `at`. */
#define GAME_TURNS                                                                                           \
    union {                                                                                                  \
        struct {                                                                                             \
            TURNS_MEMBERS;                                                                                   \
        };                                                                                                   \
        struct turns at;                                                                                     \
    }

#endif
