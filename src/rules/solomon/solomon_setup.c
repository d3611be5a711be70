/* Everything before the first turn: what a match is set up with, the deal, the two free coins. */
#include "rules/draw.h"
#include "rules/map_read.h"
#include "rules/solomon/solomon_change.h"
#include "rules/solomon/solomon_view.h"

#include <string.h>

bool solomon_default_config(const struct game_box *box, uint8_t seats, game_config *out)
{
    const struct solomon_box *b = solomon_box_of(box);
    if (!map_seats_usual(&b->seats, 2, seats, out))
        return false;
    out->option[SOLOMON_OPTION_DIE_FACES] = b->die_faces;
    return true;
}

struct solomon_secret solomon_blank_secret(void)
{
    return (struct solomon_secret){
        .token = SOLOMON_NOWHERE, .reserve = SOLOMON_COINS, .invested = {SOLOMON_NOWHERE, SOLOMON_NOWHERE}};
}

bool solomon_init(const struct game_box *box, const game_config *config, struct game_state *out,
                  game_error *err)
{
    const struct solomon_box *b = solomon_box_of(box);
    struct solomon_state *s = solomon_state_of(out);
    if (!map_seats_allowed(&b->seats, &b->map, &solomon_rules, config, err))
        return false;
    memset(s, 0, sizeof *s);
    struct solomon_public *p = &s->pub;
    turns_clear(&p->at, config->seats);
    p->die_faces = (uint8_t)config->option[SOLOMON_OPTION_DIE_FACES];
    p->any_arrival = (uint8_t)config->option[SOLOMON_OPTION_ANY_ARRIVAL];
    p->express = (uint8_t)config->option[SOLOMON_OPTION_EXPRESS];
    memset(p->hq, SOLOMON_NOWHERE, sizeof p->hq);
    memset(p->agent_city, SOLOMON_NOWHERE, sizeof p->agent_city);
    memset(p->burnt_in, SOLOMON_NOWHERE, sizeof p->burnt_in);
    memset(p->burnt_by, SOLOMON_NEVER, sizeof p->burnt_by);
    for (int i = 0; i < SOLOMON_SEATS; i++)
        for (int a = 0; a < SOLOMON_AGENTS; a++)
            memset(p->proof[i][a].proven_by, SOLOMON_NEVER, sizeof p->proof[i][a].proven_by);
    for (int i = 0; i < p->seats; i++) {
        p->hq[i] = b->seats.place[config->place[i]];
        s->secret[i] = solomon_blank_secret();
    }
    p->case_city = b->case_start;
    p->track = b->track[p->seats];
    challenge_clear(&p->bidding);
    return true;
}

/* The one kind of event that chance owes, what it decides left open. Deals are numbered as their phases. */
game_action solomon_deal_due(const struct solomon_public *p)
{
    bool to_seat = p->phase == SOLOMON_PHASE_BOARD || p->phase == SOLOMON_PHASE_TOKEN;
    game_action a = {.kind = p->phase == SOLOMON_PHASE_DIE ? SOLOMON_ROLL : p->phase};
    a.n = a.kind == SOLOMON_DEAL_AGENTS ? SOLOMON_AGENTS : to_seat ? 2 : 1;
    for (int i = 0; i < a.n; i++)
        a.arg[i] = GAME_HIDDEN;
    if (to_seat)
        a.arg[0] = p->done;
    return a;
}

/* What the last argument of a deal can be: bits. Boards and tokens are those that no seat has yet. */
static unsigned possible(const struct solomon_state *s, uint8_t deal)
{
    unsigned left = deal == SOLOMON_DEAL_BOARD ? 0x1eU : 0x3fU;
    if (deal == SOLOMON_DEAL_START)
        return (1U << s->pub.seats) - 1;
    if (deal == SOLOMON_ROLL)
        return s->pub.die_faces < 6 ? 3 : 2;
    for (int i = 0; i < s->pub.done; i++)
        left &= ~(1U << (deal == SOLOMON_DEAL_BOARD ? s->secret[i].board : s->secret[i].token));
    return left;
}

bool solomon_deal_allowed(const struct solomon_state *s, const game_action *a)
{
    game_action due = solomon_deal_due(&s->pub);
    if (a->kind != due.kind || a->n != due.n)
        return false;
    if (a->kind == SOLOMON_DEAL_AGENTS)
        return draw_permuted(a->arg, SOLOMON_AGENTS);
    return (a->n == 1 || a->arg[0] == s->pub.done) && map_holds(possible(s, a->kind), a->arg[a->n - 1]);
}

void solomon_deal(const struct solomon_act *act, const game_action *a)
{
    const struct solomon_public *p = &act->s->pub;
    int done = p->done + 1;
    switch (a->kind) {
    case SOLOMON_DEAL_AGENTS:
        for (int i = 0; i < SOLOMON_AGENTS; i++)
            solomon_tell(act, SOLOMON_DEALT, SEAT_NATURE, TELL_ARGS(a->arg[i], act->box->start[i]));
        solomon_ask(act, SOLOMON_PHASE_BOARD, SEAT_NATURE, 0);
        break;
    case SOLOMON_DEAL_BOARD:
    case SOLOMON_DEAL_TOKEN:
        if (a->kind == SOLOMON_DEAL_BOARD)
            solomon_tell(act, SOLOMON_GIVEN_BOARD, a->arg[0], TELL_ARGS(a->arg[1]));
        else
            solomon_tell(act, SOLOMON_GIVEN_TOKEN, a->arg[0], TELL_ARGS(a->arg[1]));
        solomon_ask(act, p->phase + (done == p->seats), SEAT_NATURE, done % p->seats);
        break;
    case SOLOMON_DEAL_START:
        solomon_tell(act, SOLOMON_STARTS, SEAT_NATURE, TELL_ARGS(a->arg[0]));
        solomon_ask(act, SOLOMON_PHASE_INVEST, 0, 0);
        break;
    default:
        solomon_roll(act, a->arg[0] == 1);
        break;
    }
}

game_action solomon_chance(const struct game_box *box, const struct game_state *state, game_draw draw,
                           void *ctx)
{
    (void)box;
    const struct solomon_state *s = solomon_const_state(state);
    game_action a = solomon_deal_due(&s->pub);
    if (a.kind == SOLOMON_DEAL_AGENTS)
        draw_permutation(draw, ctx, a.arg, SOLOMON_AGENTS);
    else if (a.kind == SOLOMON_ROLL)
        a.arg[0] = draw(ctx, 6) < s->pub.die_faces;
    else
        a.arg[a.n - 1] = (int16_t)draw_member(draw, ctx, possible(s, a.kind));
    return a;
}
