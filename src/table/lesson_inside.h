/* A lesson, for the files that it is made of. */
#ifndef CONSPIRACY_TABLE_LESSON_INSIDE_H
#define CONSPIRACY_TABLE_LESSON_INSIDE_H

#include "table/lesson.h"
#include "table/table.h"

enum { LESSON_TASK = 200 }; /* bytes of what a step asks for, in words */

extern const char *const lesson_keys[LESSON_BUTTONS];

/* It has something to say, and the table shows what it speaks of. */
bool lesson_speaks(const struct table *t);
/* What the step asks for; nothing where it wants to be read. */
void lesson_write_task(const struct table *t, struct text *out);

#endif
