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
