/* Which press a spot is, in the words of records: for whoever plays by the list of spots (--describe), of any game. */
#ifndef CONSPIRACY_TABLE_DESCRIBE_H
#define CONSPIRACY_TABLE_DESCRIBE_H

#include "rules/game.h"
#include "ui/spot.h"

#include <stddef.h>

struct table;
struct text;

/* A press on the way to an action. */
struct table_press {
    ui_id id;
    int8_t turn;      /* 0: pressed; 1, -1: a dial, turned up or down by keys */
    size_t which, of; /* it is the which-th of so many, from 1 */
};

enum { TABLE_PRESSES = 16 };

/* The presses that go on with a legal action of the viewer's now; of several any will do. Returns how many, at most
 * TABLE_PRESSES. The table must have been drawn. */
size_t table_presses(const struct table *t, const game_action *action, struct table_press out[TABLE_PRESSES]);

/* Appends a line for every spot that leads to a legal action of the viewer's: `press ID K/N move Spy Rome`, the K-th of N
 * presses for it, or `more ID K/N bid 4`, a dial that plus and minus keys turn (`less`: down). ID is the ui_id in hexadecimal;
 * of several spots with the same words any will do. A spot may be covered, or not be there while something else is open. Before
 * them `begun`, where something has been chosen or is asked about that Back would take back: from there keys may lead to nothing
 * else. */
void table_describe(const struct table *t, struct text *out);

#endif
