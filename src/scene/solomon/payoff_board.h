/* The four payoff boards: they differ in nothing but where the seven spaces stand (ruling 3). */
#ifndef CONSPIRACY_SCENE_SOLOMON_PAYOFF_BOARD_H
#define CONSPIRACY_SCENE_SOLOMON_PAYOFF_BOARD_H

#include <stdint.h>

enum { PAYOFF_SPACES = 7 };

/* Which space (agent or SOLOMON_DOCTOR) stands at each of the seven places of board 1 to 4; board 1 for any other. */
const uint8_t *payoff_board(int board);

#endif
