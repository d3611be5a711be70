/* The characters of a game: a sheet on them beside the table, where a wide or a high window has room to spare for it, and a
 * page of the dossier. */
#ifndef CONSPIRACY_TABLE_ROSTER_H
#define CONSPIRACY_TABLE_ROSTER_H

#include "gfx/geometry.h"

#include <stdbool.h>
#include <stddef.h>

struct cast;
struct table;

/* Who there is; the title is N_(). */
struct table_roster {
    const char *title;
    const struct cast *cast; /* names, and what each can do in one sentence; */
    int count;               /* so many of it */
    void (*figure)(struct table *t, size_t i, struct rect at, float opacity);
};

/* The face of anybody of the cast, dark when gone; the poster, or where it is missing the face. */
void roster_badge(struct table *t, size_t i, struct rect at);
void roster_poster(struct table *t, size_t i, struct rect at, bool gone);

void roster_frame(struct table *t);
void roster_page(struct table *t, struct rect in);

#endif
