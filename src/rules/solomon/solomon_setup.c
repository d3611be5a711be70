/* Everything before the first turn: what a match is set up with, the deal, the two free coins. */
#include "rules/map_read.h"
#include "rules/solomon/solomon_change.h"
#include "rules/solomon/solomon_view.h"

#include <string.h>

bool solomon_default_config(const struct game_box *box, uint8_t seats, game_config *out)
{
    if (!map_box_default_config(box, seats, out))
        return false;
    out->option[SOLOMON_OPTION_DIE_FACES] = solomon_box_of(box)->die_faces;
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

struct draw_due solomon_due(const struct game_state *state)
{
    const struct solomon_state *s = solomon_const_state(state);
    const struct solomon_public *p = &s->pub;
    bool to_seat = p->phase == SOLOMON_PHASE_BOARD || p->phase == SOLOMON_PHASE_TOKEN;
    uint8_t kind =
        p->phase == SOLOMON_PHASE_DIE ? SOLOMON_ROLL : p->phase; /* deals are numbered as their phases */
    if (kind == SOLOMON_DEAL_AGENTS)
        return (struct draw_due){.kind = kind, .n = SOLOMON_AGENTS, .permuted = true};
    return (struct draw_due){
        .kind = kind, .n = to_seat ? 2 : 1, .known = p->done, .possible = possible(s, kind)};
}

game_action solomon_chance(const struct game_box *box, const struct game_state *state, game_draw draw,
                           void *ctx)
{
    (void)box;
    struct draw_due due = solomon_due(state);
    int faces = solomon_const_state(state)->pub.die_faces;
    if (due.kind == SOLOMON_ROLL)
        return (game_action){.kind = due.kind, .n = 1, .arg = {(int)draw(ctx, 6) < faces}};
    return draw_event(&due, draw, ctx);
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
