/* Everything before the first turn: what a match is set up with, the deal, the two free coins. */
#include "base/i18n.h"
#include "rules/draw.h"
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

/* The boards (1 to 4) or tokens (0 to 5), by the phase, that no seat has yet. */
static unsigned undealt(const struct solomon_state *s)
{
    bool board = s->pub.phase == SOLOMON_PHASE_BOARD;
    unsigned left = board ? 0x1eU : 0x3fU;
    for (int i = 0; i < s->pub.done; i++)
        left &= ~(1U << (board ? s->secret[i].board : s->secret[i].token));
    return left;
}

/* The one kind of event that chance owes, what it decides left open. */
game_action solomon_deal_due(const struct solomon_public *pub)
{
    game_action a = {.n = 1, .arg = {GAME_HIDDEN}};
    switch (pub->phase) {
    case SOLOMON_PHASE_AGENTS:
        a.kind = SOLOMON_DEAL_AGENTS;
        while (a.n < SOLOMON_AGENTS)
            a.arg[a.n++] = GAME_HIDDEN;
        break;
    case SOLOMON_PHASE_BOARD:
    case SOLOMON_PHASE_TOKEN:
        return (game_action){pub->phase == SOLOMON_PHASE_BOARD ? SOLOMON_DEAL_BOARD : SOLOMON_DEAL_TOKEN,
                             2,
                             {pub->done, GAME_HIDDEN}};
    default:
        a.kind = pub->phase == SOLOMON_PHASE_START ? SOLOMON_DEAL_START : SOLOMON_ROLL;
        break;
    }
    return a;
}

bool solomon_deal_allowed(const struct solomon_state *s, const game_action *a)
{
    const int16_t *arg = a->arg;
    game_action due = solomon_deal_due(&s->pub);
    if (!game_plain(a) || a->kind != due.kind || a->n != due.n)
        return false;
    switch (a->kind) {
    case SOLOMON_DEAL_AGENTS:
        return draw_permuted(arg, SOLOMON_AGENTS);
    case SOLOMON_DEAL_BOARD:
    case SOLOMON_DEAL_TOKEN:
        return arg[0] == s->pub.done && map_holds(undealt(s), arg[1]);
    case SOLOMON_DEAL_START:
        return arg[0] >= 0 && arg[0] < s->pub.seats;
    default:
        return arg[0] == 1 || (arg[0] == 0 && s->pub.die_faces < 6);
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

game_action solomon_chance(const struct game_box *box, const struct game_state *state, game_draw draw,
                           void *ctx)
{
    (void)box;
    const struct solomon_state *s = solomon_const_state(state);
    game_action a = solomon_deal_due(&s->pub);
    switch (a.kind) {
    case SOLOMON_DEAL_AGENTS:
        draw_permutation(draw, ctx, a.arg, SOLOMON_AGENTS);
        break;
    case SOLOMON_DEAL_BOARD:
    case SOLOMON_DEAL_TOKEN:
        a.arg[1] = (int16_t)draw_member(draw, ctx, undealt(s));
        break;
    case SOLOMON_DEAL_START:
        a.arg[0] = (int16_t)draw(ctx, s->pub.seats);
        break;
    default:
        a.arg[0] = draw(ctx, 6) < s->pub.die_faces;
        break;
    }
    return a;
}
