/* The dossier: what can be derived about each rival, a line of one's own per rival, and what the characters can do. */
#ifndef CONSPIRACY_TABLE_DOSSIER_H
#define CONSPIRACY_TABLE_DOSSIER_H

#include <stdbool.h>

struct table;

/* Whether it has a page: without rivals and without secrets it has none. */
bool dossier_any(const struct table *t);
void dossier_frame(struct table *t);
/* Whether there is a page about a seat. */
bool dossier_has(const struct table *t, int seat);
/* Opens it at the page about a seat; at one's own, what the others know. Nothing opens where there is none. */
void dossier_open(struct table *t, int seat);
/* Another moment is shown, or another match: opens the page that a replay was asked for with (table.judged). */
void dossier_follow(struct table *t);

#endif
