/* Index cards that lie over the middle for a while: what happened since one's last turn, a hint, what an opponent says it is
 * up to. None of them waits for an answer. */
#ifndef CONSPIRACY_TABLE_NOTES_H
#define CONSPIRACY_TABLE_NOTES_H

#include <stdbool.h>

struct table;

void notes_frame(struct table *t);
/* Puts away the card that lies open. False: none does. */
bool notes_back(struct table *t);

#endif
