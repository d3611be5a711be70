#include "scene/solomon/payoff_board.h"

const uint8_t *payoff_board(int board)
{
    static const uint8_t places[4][PAYOFF_SPACES] = {
        {0, 1, 2, 3, 4, 5, 6},
        {3, 6, 0, 5, 2, 4, 1},
        {5, 2, 4, 6, 1, 3, 0},
        {4, 0, 6, 1, 5, 2, 3},
    };
    return places[board >= 1 && board <= 4 ? board - 1 : 0];
}
