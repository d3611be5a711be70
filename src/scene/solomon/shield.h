/* Behind the shield: the seat's own payoff board, its coins as objects, and what a payoff or the set-up puts where.
 * Nothing in it shows outside: whatever is chosen, it is confirmed alike, closes alike and sounds alike. */
#ifndef CONSPIRACY_SCENE_SOLOMON_SHIELD_H
#define CONSPIRACY_SCENE_SOLOMON_SHIELD_H

struct table;

void shield_frame(struct table *t);

#endif
