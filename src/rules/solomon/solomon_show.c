/* A view follows the events that its seat may see. */
#include "rules/solomon/solomon_change.h"
#include "rules/solomon/solomon_state.h"

#include <string.h>

/* The coins of a seat that has kept them behind its shield; the token, what was placed first and the board stay secret. */
static void show_coins(struct solomon_view *v, int seat, const int16_t *arg)
{
    struct solomon_secret *theirs = &v->secret[seat];
    if (v->seat == seat)
        return;
    v->open |= (uint8_t)(1U << seat);
    *theirs = solomon_blank_secret();
    for (int i = 0; i <= SOLOMON_DOCTOR; i++)
        theirs->paid[i] = (uint8_t)arg[i];
    theirs->reserve = (uint8_t)arg[SOLOMON_DOCTOR + 1];
}

void solomon_show(const struct game_box *box, struct game_view *view, const game_event *e)
{
    (void)box;
    struct solomon_view *v = (struct solomon_view *)view;
    if (e->kind == SOLOMON_SHIELD_UP)
        show_coins(v, e->seat, e->arg);
    else
        solomon_change(&v->pub, e->seat >= 0 && e->seat == v->seat ? &v->secret[e->seat] : NULL, e->kind,
                       e->seat, e->arg);
}
