/* Positions of The Solomon Gambit drawn in words, for tests:
 *
 *     struct table t = lay("seats:3 Beacon:Paris case:Paris turn:1 paid1:Beacon=5,Tempest=2 restricted:2 track:0");
 *     plays(&t, "1 move Beacon Zurich");
 *     assert_asks(&t, "2 respond");
 *     refuses(&t, "2 challenge 9");
 *
 * Words, in any order but `seats` first: seats:N · AGENT:CITY or AGENT:burnt · case:CITY · turn:SEAT (whose turn
 * begins) · start:SEAT · paidSEAT:AGENT=N,… (the rest of the thirty is in reserve) · restricted:SEAT · track:N ·
 * round:N · places:A,B,… (HQs, for `seats`) · faces:N · any-arrival · express. What is not said: agents in the starting cities
 * in alphabetical order, nothing paid, seat 1's turn and start, round 1, the die at its start. */
#ifndef CONSPIRACY_TESTS_GAMES_SOLOMON_TABLE_H
#define CONSPIRACY_TESTS_GAMES_SOLOMON_TABLE_H

#include "rules/solomon/solomon_state.h"

#include <stdbool.h>

struct table {
    const struct game_rules *r;
    struct game_box *box; /* shared by all tables of a program */
    struct solomon_state s;
    game_events events; /* of the last action */
};

/* A fresh action. Unused arguments are 0: actions are compared as bytes. */
static inline game_action solomon_action(uint8_t kind, uint8_t n, int a, int b)
{
    return (game_action){.kind = kind, .n = n, .arg = {(int16_t)a, (int16_t)b}};
}

/* A position. Fails the test on a word that means nothing. */
struct table lay(const char *words);

/* The start of a match, nothing dealt. */
struct table fresh(const char *words);

/* Does what a line of a record says; fails the test when it is illegal. Several, one after the other, may be
 * separated by ` / `. */
void plays(struct table *t, const char *lines);

/* The line says something that cannot be done now. */
void refuses(struct table *t, const char *line);

/* How many legal actions of the seat to act begin with these words. */
int choices(const struct table *t, const char *words);

/* The state's line that starts with `key: `, without the key. */
const char *reads(const struct table *t, const char *key);

/* Did the last action say this kind of event? */
bool said(const struct table *t, int kind);

#define assert_reads(t, key, value) assert_string_equal(reads((t), (key)), (value))
#define assert_asks(t, value) assert_reads((t), "to-act", (value))

#endif
