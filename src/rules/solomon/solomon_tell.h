/* Telling what happens while an action is carried out; for the files that carry out. */
#ifndef CONSPIRACY_RULES_SOLOMON_TELL_H
#define CONSPIRACY_RULES_SOLOMON_TELL_H

#include "rules/events.h"
#include "rules/solomon/solomon_change.h"
#include "rules/solomon/solomon_state.h"

/* Something happens: what it changes is changed, and it is told to who asks. `solomon_tell(act, kind, seat, TELL_ARGS(…))` */
SOLOMON_INLINE void solomon_tell(const struct solomon_act *act, uint8_t kind, int seat, uint8_t n,
                                 const int16_t *arg)
{
    solomon_change(&act->s->pub, seat >= 0 ? &act->s->secret[seat] : NULL, kind, seat, arg);
    if (act->events)
        game_tell_of(act->events, kind, seat, kind < SOLOMON_GIVEN_BOARD ? GAME_ALL : 1U << seat, n, arg);
}

/* A seat, or chance, acts next; `done` seats have in this phase. */
SOLOMON_INLINE void solomon_ask(const struct solomon_act *act, int phase, int seat, int done)
{
    solomon_tell(act, SOLOMON_ASKS, seat, TELL_ARGS((int16_t)phase, (int16_t)done));
}

#endif
