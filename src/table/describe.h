/* Which press a spot is, in the words of records: for whoever plays by the list of spots (--describe), of any game. */
#ifndef CONSPIRACY_TABLE_DESCRIBE_H
#define CONSPIRACY_TABLE_DESCRIBE_H

struct table;
struct text;

/* Appends a line for every spot that leads to a legal action of the viewer's: `press ID K/N move Spy Rome`, the K-th of N
 * presses for it, or `more ID K/N bid 4`, a dial that plus and minus keys turn (`less`: down). ID is the ui_id in hexadecimal;
 * of several spots with the same words any will do. A spot may be covered, or not be there while something else is open. */
void table_describe(const struct table *t, struct text *out);

#endif
