/* The end: the plate, then every shield up, and what next. */
#ifndef CONSPIRACY_SCENE_SOLOMON_END_H
#define CONSPIRACY_SCENE_SOLOMON_END_H

struct table;

void end_frame(struct table *t);

#endif
