/* Players from outside: a few rules of thumb each, in numbers, as somebody might write them in an afternoon who has looked for
 * what the levels do badly. One of them among three of a level shows whether the level can be farmed. */
#ifndef CONSPIRACY_TESTS_AI_OUTSIDERS_H
#define CONSPIRACY_TESTS_AI_OUTSIDERS_H

#include "ai/player.h"

/* What somebody else's move must lead to before it is challenged. */
typedef enum outsider_stops { STOPS_NOTHING, STOPS_WINS, STOPS_NEARER, STOPS_ANYTHING } outsider_stops;
/* What a challenge or a raise names. */
typedef enum outsider_names { NAMES_LEAST, NAMES_HALF, NAMES_ALL } outsider_names;

struct outsider {
    const char *id;
    const char *help; /* one line, for a table */
    uint8_t backed;   /* agents that it pays first: those that carry farthest */
    uint8_t heap;     /* coins for each of them, laid down in one payoff */
    uint8_t doctor;   /* of a hundred turns with nothing better to do, paid to Dr. Solomon */
    uint8_t from;     /* once the die stands so near; 20: from the start */
    uint8_t march;    /* of a hundred turns, used to bring the case nearer to home */
    bool wins;        /* moves whenever that can bring the case home */
    uint8_t stops;    /* outsider_stops */
    uint8_t names;    /* outsider_names */
    bool yields;      /* never raises */
};

/* Twelve by hand; the rest were learnt from them by `farm learn=N`, and are kept to be measured against later versions. */
enum { OUTSIDERS = 16 };
extern const struct outsider outsiders[OUTSIDERS];

/* A kind whose numbers are an outsider; its id is the outsider's. */
struct ai_kind outsider_kind(const struct outsider *numbers);

#endif
