/* A sheet on the six agents beside the table, where a wide or a high window has room to spare for it. */
#ifndef CONSPIRACY_SCENE_SOLOMON_AGENTS_CARD_H
#define CONSPIRACY_SCENE_SOLOMON_AGENTS_CARD_H

struct table;

void agents_card_frame(struct table *t);

#endif
