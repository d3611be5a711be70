/* Positions of Conspiracy, 1982 drawn in words, for tests:
 *
 *     struct table t = lay("seats:3 Rita-Palm:Cairo case:Cairo turn:2 paid1:Rita-Palm=700,Al-Ibi=100 owes:3");
 *
 * Words, in any order but `seats` first, are those of table_begin and: SPY:CITY or SPY:blown · case:CITY · turn:SEAT (whose turn begins) ·
 * start:SEAT · paidSEAT:SPY=DOLLARS,… (the rest is the balance) · owes:SEAT · round:N. What is not said: the spies where `fixed` puts
 * them, nothing paid, seat 1's turn and start, round 1. */
#ifndef CONSPIRACY_TESTS_GAMES_C82_TABLE_H
#define CONSPIRACY_TESTS_GAMES_C82_TABLE_H

#include "games/table.h"
#include "rules/conspiracy-1982/c82_change.h"

static inline struct c82_view *c82_at(struct table *t)
{
    return c82_state_of(table_state(t));
}

/* A position. Fails the test on a word that means nothing. */
struct table lay(const char *words);

#endif
