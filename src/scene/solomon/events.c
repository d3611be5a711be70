#include "scene/solomon/parts.h"

#include "scene/solomon/own.h"
#include "table/game.h"

const char *solomon_sound(const struct table *t, const game_event *e, const char *usual)
{
    (void)t;
    return e->kind == SOLOMON_TRAVELLED && (e->arg[3] & SOLOMON_BY_TRAIN) ? "train" : usual;
}

void solomon_begins(struct table *t, const game_event *e, struct game_view *shown)
{
    (void)t;
    if (e->kind == SOLOMON_RELEASED || e->kind == SOLOMON_DIE_ADVANCED || e->kind == SOLOMON_TURN)
        ((struct solomon_view *)shown)->pub.verb = 0; /* the turn is over: nothing is announced any more */
}
