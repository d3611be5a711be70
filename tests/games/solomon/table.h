/* Positions of The Solomon Gambit drawn in words, for tests:
 *
 *     struct table t = lay("seats:3 Beacon:Paris case:Paris turn:1 paid1:Beacon=5,Tempest=2 restricted:2 track:0");
 *     plays(&t, "1 move Beacon Zurich");
 *     assert_asks(&t, "2 respond");
 *     refuses(&t, "2 challenge 9");
 *
 * Words, in any order but `seats` first, are those of table_begin and: AGENT:CITY or AGENT:burnt · case:CITY · turn:SEAT (whose turn
 * begins) · start:SEAT · paidSEAT:AGENT=N,… (the rest of the thirty is in reserve) · restricted:SEAT · track:N ·
 * round:N. What is not said: agents in the starting cities
 * in alphabetical order, nothing paid, seat 1's turn and start, round 1, the die at its start. */
#ifndef CONSPIRACY_TESTS_GAMES_SOLOMON_TABLE_H
#define CONSPIRACY_TESTS_GAMES_SOLOMON_TABLE_H

#include "games/table.h"
#include "rules/solomon/solomon_state.h"

/* A fresh action. Unused arguments are 0: actions are compared as bytes. */
static inline game_action solomon_action(uint8_t kind, uint8_t n, int a, int b)
{
    return (game_action){.kind = kind, .n = n, .arg = {(int16_t)a, (int16_t)b}};
}

static inline struct solomon_state *solomon_at(struct table *t)
{
    return solomon_state_of(table_state(t));
}

/* A position. Fails the test on a word that means nothing. */
struct table lay(const char *words);

/* The start of a match, nothing dealt. */
struct table fresh(const char *words);

#endif
