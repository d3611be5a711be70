/* A hint while it is up: what it speaks of is framed on the table, piece by piece. Its words are on a card (notes.h). */
#ifndef CONSPIRACY_TABLE_HINT_H
#define CONSPIRACY_TABLE_HINT_H

#include <stdbool.h>

struct host_hint;
struct pointed;
struct table;

/* Asks for one, or puts it away. */
void hint_toggle(struct table *t);
/* One is asked for, and what it is about is still to be decided. */
bool hint_up(const struct table *t);
/* … and can be read by whoever looks. False: it is still being thought over, or others look on. */
bool hint_read(const struct table *t, struct host_hint *out);
/* Where what it speaks of is to be seen; nothing while it cannot be read. And frames that. */
void hint_points(struct table *t, struct pointed *out);
void hint_point_out(struct table *t);

#endif
