/* The characters of a game: a sheet on them beside the table, where a wide or a high window has room to spare for it, and a
 * page of the dossier. */
#ifndef CONSPIRACY_TABLE_ROSTER_H
#define CONSPIRACY_TABLE_ROSTER_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct table;

/* Who there is. Names and texts are translated, the title is N_(). */
struct table_roster {
    const char *title;
    int count;
    const char *(*name)(size_t i);
    const char *(*text)(size_t i); /* what it can do: one sentence */
    bool (*gone)(const struct table *t, size_t i);
    void (*badge)(struct table *t, size_t i, struct rect at);
    void (*poster)(struct table *t, size_t i, struct rect at, bool gone);
    void (*figure)(struct table *t, size_t i, struct rect at, float opacity);
};

void roster_frame(struct table *t);
void roster_page(struct table *t, struct rect in);

#endif
