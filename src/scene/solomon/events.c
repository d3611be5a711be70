#include "scene/solomon/parts.h"

#include "scene/solomon/own.h"
#include "table/game.h"

const char *solomon_sound(const struct table *t, const game_event *e, const char *usual)
{
    switch (e->kind) {
    case SOLOMON_ENDED:
        if (t->viewer < 0)
            return e->arg[0] == SOLOMON_END_DOCTOR ? "solomon" : "win";
        return e->arg[1] >> t->viewer & 1 ? "win" : "lose";
    case SOLOMON_TRAVELLED:
        return e->arg[3] & SOLOMON_BY_TRAIN ? "train" : usual;
    case SOLOMON_TURN: /* one's own turn rings */
        return event_seat(e) == t->viewer ? usual : NULL;
    default:
        return usual;
    }
}

int event_seat(const game_event *event)
{
    switch (event->kind) {
    case SOLOMON_STARTS:
    case SOLOMON_RESTRICTED:
    case SOLOMON_RELEASED:
    case SOLOMON_TURN:
        return event->n > 0 ? event->arg[0] : event->seat;
    default:
        return event->seat;
    }
}

void solomon_begins(struct table *t, const game_event *e, struct game_view *shown)
{
    (void)t;
    if (e->kind == SOLOMON_RELEASED || e->kind == SOLOMON_DIE_ADVANCED || e->kind == SOLOMON_TURN)
        ((struct solomon_view *)shown)->pub.verb = 0; /* the turn is over: nothing is announced any more */
}
