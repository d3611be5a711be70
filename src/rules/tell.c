#include "rules/tell.h"

#include <string.h>

void game_tell(game_events *events, uint8_t kind, int seat, uint32_t see, uint8_t n, const int16_t *arg)
{
    if (events->count == GAME_MAX_EVENTS)
        return;
    game_event *item = &events->item[events->count++];
    memset(item, 0, sizeof *item);
    item->kind = kind;
    item->seat = (int8_t)seat;
    item->see = see;
    item->n = n;
    for (int i = 0; i < n; i++)
        item->arg[i] = arg[i];
}
