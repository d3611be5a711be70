/* What The Solomon Gambit writes at the head of its table and on the cards of the seats; see struct table_game. */
#ifndef CONSPIRACY_SCENE_SOLOMON_CARDS_H
#define CONSPIRACY_SCENE_SOLOMON_CARDS_H

#include "table/game.h"

uint32_t solomon_up(const struct table *t);
const char *solomon_place(const struct table *t, int seat);
struct color solomon_color(const struct table *t, int seat);
void solomon_status(const struct table *t, int seat, struct table_status *out);
float solomon_tag(struct table *t, int seat, struct rect row, float room);
void solomon_seat(struct table *t, int seat, struct rect row, struct rect card);
void solomon_head(struct table *t, struct rect inside);

#endif
