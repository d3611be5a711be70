/* What a seat may know: of a state, and of an action. */
#include "rules/solomon/solomon_state.h"

#include <string.h>

const solomon_view *solomon_view_of(const game_view *view)
{
    return (const solomon_view *)view;
}

void solomon_observe(const game_box *box, const game_state *state, int seat, game_view *out)
{
    (void)box;
    const solomon_state *s = solomon_const_state(state);
    solomon_view *v = (solomon_view *)out;
    memset(v, 0, sizeof *v);
    v->seat = (int8_t)seat;
    v->pub = s->pub;
    for (int i = 0; s->pub.how == SOLOMON_END_DOCTOR && i < s->pub.seats; i++) { /* shields up (ruling 20) */
        v->open |= (uint8_t)(1u << i);
        v->secret[i] =
            solomon_blank_secret(); /* the token, what was placed first and the board stay secret */
        v->secret[i].reserve = s->secret[i].reserve;
        memcpy(v->secret[i].paid, s->secret[i].paid, sizeof v->secret[i].paid);
    }
    if (seat >= 0) {
        v->open |= (uint8_t)(1u << seat);
        v->secret[seat] = s->secret[seat];
    }
}

void solomon_unveil(const game_box *box, const game_state *state, game_view *out)
{
    const solomon_state *s = solomon_const_state(state);
    solomon_view *v = (solomon_view *)out;
    solomon_observe(box, state, SEAT_NONE, out);
    v->open = (uint8_t)((1u << s->pub.seats) - 1);
    memcpy(v->secret, s->secret, sizeof v->secret);
}

game_action solomon_mask(const game_box *box, int actor, const game_action *action, int viewer)
{
    (void)box;
    game_action a = *action;
    if ((a.kind == SOLOMON_DEAL_BOARD || a.kind == SOLOMON_DEAL_TOKEN) && a.arg[0] != viewer)
        a.arg[1] = GAME_HIDDEN;
    if ((a.kind == SOLOMON_INVEST || a.kind == SOLOMON_PAYOFF) && actor != viewer)
        a.arg[0] = a.arg[1] = GAME_HIDDEN;
    return a;
}

game_decision solomon_decision_of(const solomon_public *pub)
{
    return (game_decision){
        .pending = pub->to_act >= 0 ? 1u << pub->to_act : 0,
        .seat = pub->to_act,
        .phase = pub->phase,
        .round = pub->round,
        .turn = pub->turns,
    };
}
