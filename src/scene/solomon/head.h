/* The plate at the head of the table: the round, Dr. Solomon's track and where everybody is, in words. */
#ifndef CONSPIRACY_SCENE_SOLOMON_HEAD_H
#define CONSPIRACY_SCENE_SOLOMON_HEAD_H

struct table;

void head_frame(struct table *t);

#endif
