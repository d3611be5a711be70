#include "rules/events.h"

void game_tell(game_events *events, const game_event *event)
{
    if (!events)
        return;
    if (events->count == GAME_MAX_EVENTS)
        events->lost = true;
    else
        events->item[events->count++] = *event;
}

void game_tell_of(game_events *events, uint8_t kind, int seat, uint32_t see, uint8_t n, const int16_t *arg)
{
    game_event event = {.kind = kind, .seat = (int8_t)seat, .n = n, .see = see};

    for (int i = 0; i < n; i++)
        event.arg[i] = arg[i];
    game_tell(events, &event);
}
