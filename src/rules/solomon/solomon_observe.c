/* What a seat may know: of a state, of an action, and by an event. */
#include "rules/solomon/solomon_change.h"

#include <string.h>

const struct solomon_view *solomon_view_of(const struct game_view *view)
{
    return (const struct solomon_view *)view;
}

void solomon_observe(const struct game_box *box, const struct game_state *state, int seat,
                     struct game_view *out)
{
    (void)box;
    const struct solomon_state *s = solomon_const_state(state);
    struct solomon_view *v = (struct solomon_view *)out;
    memset(v, 0, sizeof *v);
    v->seat = (int8_t)seat;
    v->pub = s->pub;
    for (int i = 0; s->pub.how == SOLOMON_END_DOCTOR && i < s->pub.seats; i++) { /* shields up (ruling 20) */
        v->open |= (uint8_t)(1U << i);
        v->secret[i] = solomon_blank_secret(); /* all but the coins stays secret */
        v->secret[i].reserve = s->secret[i].reserve;
        memcpy(v->secret[i].paid, s->secret[i].paid, sizeof v->secret[i].paid);
    }
    if (seat >= 0) {
        v->open |= (uint8_t)(1U << seat);
        v->secret[seat] = s->secret[seat];
    }
}

void solomon_unveil(const struct game_box *box, const struct game_state *state, struct game_view *out)
{
    const struct solomon_state *s = solomon_const_state(state);
    struct solomon_view *v = (struct solomon_view *)out;
    solomon_observe(box, state, SEAT_NONE, out);
    v->open = (uint8_t)((1U << s->pub.seats) - 1);
    memcpy(v->secret, s->secret, sizeof v->secret);
}

game_action solomon_mask(const struct game_box *box, const struct game_state *now, const game_decision *then,
                         int actor, const game_action *action, int viewer)
{
    (void)box;
    (void)now;
    (void)then;
    game_action a = *action;
    if ((a.kind == SOLOMON_DEAL_BOARD || a.kind == SOLOMON_DEAL_TOKEN) && a.arg[0] != viewer)
        a.arg[1] = GAME_HIDDEN;
    if ((a.kind == SOLOMON_INVEST || a.kind == SOLOMON_PAYOFF) && actor != viewer)
        a.arg[0] = a.arg[1] = GAME_HIDDEN;
    return a;
}

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
