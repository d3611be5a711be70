/* Index cards that lie on the map for a while: what happened since one's last turn, a hint, what an opponent says it is
 * up to. None of them waits for an answer. */
#ifndef CONSPIRACY_SCENE_SOLOMON_NOTES_H
#define CONSPIRACY_SCENE_SOLOMON_NOTES_H

struct table;

void notes_frame(struct table *t);

#endif
