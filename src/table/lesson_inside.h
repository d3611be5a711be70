/* A lesson, for the files that it is made of. */
#ifndef CONSPIRACY_TABLE_LESSON_INSIDE_H
#define CONSPIRACY_TABLE_LESSON_INSIDE_H

#include "table/lesson.h"
#include "table/pointed.h"
#include "table/table.h"

enum { LESSON_TASK = 200 }; /* bytes of what a step asks for, in words */

extern const char *const lesson_keys[LESSON_BUTTONS];

/* It has something to say, and the table shows what it speaks of. */
bool lesson_speaks(const struct table *t);
/* What it points at: the next presses of its task, first, and whatever else it names; on the window. Nothing that a card hides.
 * Returns how many of them are presses. */
size_t lesson_pointed(struct table *t, struct pointed *p);
/* What the step asks for; nothing where it wants to be read. */
void lesson_write_task(const struct table *t, struct text *out);

#endif
