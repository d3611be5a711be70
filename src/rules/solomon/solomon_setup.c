/* Everything before the first turn: what a match is set up with, the deal, the two free coins. */
#include "base/i18n.h"
#include "rules/refuse.h"
#include "rules/solomon/solomon_tell.h"

#include <string.h>

bool solomon_default_config(const struct game_box *box, uint8_t seats, game_config *out)
{
    const struct solomon_box *b = solomon_box_of(box);
    if (!map_seats_usual(&b->seats, 2, seats, out))
        return false;
    out->option[SOLOMON_OPTION_DIE_FACES] = b->die_faces;
    return true;
}

static bool config_good(const struct solomon_box *b, const game_config *c, game_error *err)
{
    if (c->seats < 2 || c->seats > SOLOMON_SEATS)
        return game_refuse(err, "%s", _("2, 3 or 4 can play"));
    switch (map_seats_check(&b->seats, c)) {
    case MAP_NO_PLACE:
        return game_refuse(err, "%s", _("a seat has no HQ"));
    case MAP_PLACE_SHARED:
        return game_refuse(err, "%s", _("two seats share one HQ"));
    case MAP_NOT_CLOCKWISE:
        return game_refuse(
            err, "%s",
            _("the seats must be in clockwise order of their HQs: Glasgow, Moscow, Athens, Algiers"));
    case MAP_SEATED:
        break;
    }
    if (c->option[SOLOMON_OPTION_DIE_FACES] < 1 || c->option[SOLOMON_OPTION_DIE_FACES] > 6)
        return game_refuse(err, "%s", _("die-faces must be from 1 to 6"));
    if (c->option[SOLOMON_OPTION_ANY_ARRIVAL] < 0 || c->option[SOLOMON_OPTION_ANY_ARRIVAL] > 1)
        return game_refuse(err, "%s", _("any-arrival must be on or off"));
    if (c->option[SOLOMON_OPTION_EXPRESS] < 0 || c->option[SOLOMON_OPTION_EXPRESS] > 1)
        return game_refuse(err, "%s", _("express must be on or off"));
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
    if (!config_good(b, config, err))
        return false;
    memset(s, 0, sizeof *s);
    struct solomon_public *p = &s->pub;
    p->seats = config->seats;
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
    p->phase = SOLOMON_PHASE_AGENTS;
    p->turn = p->start = SEAT_NONE;
    challenge_clear(&p->bidding);
    p->to_act = SEAT_NATURE;
    return true;
}

/* Six different agents. */
static bool is_permutation(const int16_t *agent)
{
    unsigned seen = 0;
    for (int i = 0; i < SOLOMON_AGENTS; i++)
        seen |= agent[i] >= 0 && agent[i] < SOLOMON_AGENTS ? 1U << agent[i] : 0;
    return seen == (1U << SOLOMON_AGENTS) - 1;
}

bool solomon_deal_allowed(const struct solomon_state *s, const game_action *a)
{
    const int16_t *arg = a->arg;
    const struct solomon_public *p = &s->pub;
    if (!game_plain(a))
        return false;
    switch (p->phase) {
    case SOLOMON_PHASE_AGENTS:
        return a->kind == SOLOMON_DEAL_AGENTS && a->n == SOLOMON_AGENTS && is_permutation(arg);
    case SOLOMON_PHASE_BOARD:
        if (a->kind != SOLOMON_DEAL_BOARD || a->n != 2 || arg[0] != p->done || arg[1] < 1 ||
            arg[1] > SOLOMON_SEATS)
            return false;
        for (int i = 0; i < p->done; i++)
            if (s->secret[i].board == arg[1])
                return false;
        return true;
    case SOLOMON_PHASE_TOKEN:
        if (a->kind != SOLOMON_DEAL_TOKEN || a->n != 2 || arg[0] != p->done || arg[1] < 0 ||
            arg[1] >= SOLOMON_AGENTS)
            return false;
        for (int i = 0; i < p->done; i++)
            if (s->secret[i].token == arg[1])
                return false;
        return true;
    case SOLOMON_PHASE_START:
        return a->kind == SOLOMON_DEAL_START && a->n == 1 && arg[0] >= 0 && arg[0] < p->seats;
    case SOLOMON_PHASE_DIE:
        return a->kind == SOLOMON_ROLL && a->n == 1 && (arg[0] == 0 || arg[0] == 1) &&
               (arg[0] == 1 || p->die_faces < 6);
    default:
        return false;
    }
}

static void deal_agents(const struct solomon_act *act, const game_action *a)
{
    for (int i = 0; i < SOLOMON_AGENTS; i++)
        solomon_tell(act, SOLOMON_DEALT, SEAT_NATURE, TELL_ARGS(a->arg[i], act->box->start[i]));
    solomon_ask(act, SOLOMON_PHASE_BOARD, SEAT_NATURE, 0);
}

/* A board or a token for the next seat; when all have theirs, the next phase. */
static void deal_seat(const struct solomon_act *act, uint8_t kind, const game_action *a)
{
    const struct solomon_public *p = &act->s->pub;
    int done = p->done + 1, phase = p->phase;
    solomon_tell(act, kind, a->arg[0], TELL_ARGS(a->arg[1]));
    solomon_ask(act, done == p->seats ? phase + 1 : phase, SEAT_NATURE, done == p->seats ? 0 : done);
}

void solomon_deal(const struct solomon_act *act, const game_action *a)
{
    switch (a->kind) {
    case SOLOMON_DEAL_AGENTS:
        deal_agents(act, a);
        break;
    case SOLOMON_DEAL_BOARD:
        deal_seat(act, SOLOMON_GIVEN_BOARD, a);
        break;
    case SOLOMON_DEAL_TOKEN:
        deal_seat(act, SOLOMON_GIVEN_TOKEN, a);
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

void solomon_invest(const struct solomon_act *act, int seat, const game_action *a)
{
    const struct solomon_public *p = &act->s->pub;
    solomon_tell(act, SOLOMON_LAID, seat, TELL_ARGS(a->arg[0], a->arg[1]));
    solomon_tell(act, SOLOMON_INVESTED, seat, TELL_NOTHING);
    if (p->done + 1 < p->seats)
        solomon_ask(act, SOLOMON_PHASE_INVEST, p->done + 1, p->done + 1);
    else
        solomon_begin_round(act);
}

static game_action draw_agents(game_draw draw, void *ctx)
{
    game_action a = {.kind = SOLOMON_DEAL_AGENTS, .n = SOLOMON_AGENTS};
    for (int i = 0; i < SOLOMON_AGENTS; i++) { /* inside-out shuffle */
        int at = (int)draw(ctx, (uint32_t)i + 1);
        a.arg[i] = a.arg[at];
        a.arg[at] = (int16_t)i;
    }
    return a;
}

/* One of the boards (1..4) or tokens (0..5) that nobody has yet, for the next seat. */
static game_action draw_for_seat(const struct solomon_state *s, game_draw draw, void *ctx)
{
    bool board = s->pub.phase == SOLOMON_PHASE_BOARD;
    unsigned left = board ? 0x1eU : 0x3fU;
    for (int i = 0; i < s->pub.done; i++)
        left &= ~(1U << (board ? s->secret[i].board : s->secret[i].token));
    for (uint32_t skip = draw(ctx, (uint32_t)__builtin_popcount(left)); skip > 0; skip--)
        left &= left - 1;
    return solomon_action(board ? SOLOMON_DEAL_BOARD : SOLOMON_DEAL_TOKEN, 2, s->pub.done, map_lowest(left));
}

game_action solomon_chance(const struct game_box *box, const struct game_state *state, game_draw draw,
                           void *ctx)
{
    (void)box;
    const struct solomon_state *s = solomon_const_state(state);
    switch (s->pub.phase) {
    case SOLOMON_PHASE_AGENTS:
        return draw_agents(draw, ctx);
    case SOLOMON_PHASE_BOARD:
    case SOLOMON_PHASE_TOKEN:
        return draw_for_seat(s, draw, ctx);
    case SOLOMON_PHASE_START:
        return solomon_action(SOLOMON_DEAL_START, 1, (int)draw(ctx, s->pub.seats), 0);
    default:
        return solomon_action(SOLOMON_ROLL, 1, draw(ctx, 6) < s->pub.die_faces, 0);
    }
}
