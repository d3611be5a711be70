/* Carrying out what a seat does. That the action is legal may be taken for granted. */
#include "rules/solomon/solomon_change.h"

/* An agent goes to a city, flags as SOLOMON_TRAVELLED has them. True when the case went along and won. */
static bool step(const struct solomon_act *act, int agent, int to, int flags)
{
    const struct solomon_public *p = &act->s->pub;
    int from = p->agent_city[agent];
    if (!map_holds(act->box->map.near[from], to))
        flags |= SOLOMON_BY_TRAIN;
    solomon_tell(act, SOLOMON_TRAVELLED, p->turn, TELL_ARGS(agent, from, to, flags));
    return (flags & SOLOMON_WITH_CASE) && solomon_case_arrives(act);
}

/* The agent of the announced move goes; with the case or without. */
static void travel(const struct solomon_act *act, bool with_case)
{
    const struct solomon_public *p = &act->s->pub;
    if (step(act, p->agent, p->target, with_case ? SOLOMON_WITH_CASE : 0))
        return;
    solomon_uses uses = solomon_uses_now(act->box, p);
    if (uses.first || uses.bare)
        solomon_ask(act, SOLOMON_PHASE_ABILITY, p->turn, 0);
    else
        solomon_end_turn(act);
}

/* Goes on when everybody has answered: the announcement stands. */
static void stand(const struct solomon_act *act)
{
    const struct solomon_public *p = &act->s->pub;
    if (p->bidding.step != CHALLENGE_STANDS)
        return;
    if (p->verb == SOLOMON_BURN) {
        solomon_tell(act, SOLOMON_BURNT, p->turn, TELL_ARGS(p->agent, p->target, p->agent_city[p->target]));
        solomon_end_turn(act);
    } else if (p->case_city == p->from) {
        solomon_ask(act, SOLOMON_PHASE_CARRY, p->turn, 0);
    } else {
        travel(act, false);
    }
}

static int8_t rival_of(const struct solomon_public *p, int seat)
{
    return seat == p->turn ? p->bidding.challenger : p->turn;
}

/* The case moves alone, to a city. True when it won. */
static bool slide(const struct solomon_act *act, int to)
{
    const struct solomon_public *p = &act->s->pub;
    solomon_tell(act, SOLOMON_CASE_MOVED, p->turn, TELL_ARGS(p->case_city, to, p->agent));
    return solomon_case_arrives(act);
}

static void use(const struct solomon_act *act, const game_action *a)
{
    const struct solomon_public *p = &act->s->pub;
    int here = p->agent_city[p->agent];
    bool won = false;
    switch (p->agent) {
    case SOLOMON_BEACON:
        step(act, a->arg[0] - SOLOMON_ARG_AGENT, here, SOLOMON_BY_ABILITY);
        break;
    case SOLOMON_MAGICIAN:
        won = slide(act, a->arg[0]);
        break;
    case SOLOMON_ROULETTE:
        won = slide(act, here);
        break;
    case SOLOMON_SPYGLASS:
        step(act, a->arg[0] - SOLOMON_ARG_AGENT, a->arg[1], SOLOMON_BY_ABILITY);
        break;
    case SOLOMON_TEMPEST:
        for (int i = 0; i < a->n; i++)
            step(act, SOLOMON_TEMPEST, a->arg[i], SOLOMON_BY_ABILITY);
        break;
    default:
        won =
            step(act, SOLOMON_VAGABOND, a->arg[0], SOLOMON_BY_ABILITY | (a->n == 2 ? SOLOMON_WITH_CASE : 0));
        break;
    }
    if (!won)
        solomon_end_turn(act);
}

static void yield(const struct solomon_act *act, int seat)
{
    const struct solomon_public *p = &act->s->pub;
    bool off = seat == p->turn;
    solomon_tell(act, SOLOMON_YIELDED, seat, TELL_ARGS(p->agent, rival_of(p, seat), off));
    if (off) {
        solomon_end_turn(act);
        return;
    }
    if (!(p->restricted >> seat & 1))
        solomon_tell(act, SOLOMON_RESTRICTED, seat, TELL_ARGS((int16_t)seat));
    stand(act);
}

static void carry_out(const struct solomon_act *act, int seat, const game_action *a)
{
    const struct solomon_public *p = &act->s->pub;
    const int16_t *arg = a->arg;
    switch (a->kind) {
    case SOLOMON_INVEST:
        solomon_tell(act, SOLOMON_LAID, seat, TELL_ARGS(arg[0], arg[1]));
        solomon_tell(act, SOLOMON_INVESTED, seat, TELL_NOTHING);
        if (p->done + 1 < p->seats)
            solomon_ask(act, SOLOMON_PHASE_INVEST, p->done + 1, p->done + 1);
        else
            solomon_begin_round(act);
        break;
    case SOLOMON_PAYOFF:
        solomon_tell(act, SOLOMON_SPENT, seat, TELL_ARGS(arg[0], arg[1]));
        solomon_tell(act, SOLOMON_PAID, seat, TELL_NOTHING);
        solomon_end_turn(act);
        break;
    case SOLOMON_MOVE:
        solomon_tell(act, SOLOMON_ANNOUNCED_MOVE, seat, TELL_ARGS(arg[0], p->agent_city[arg[0]], arg[1]));
        break;
    case SOLOMON_BURN:
        solomon_tell(act, SOLOMON_ANNOUNCED_BURN, seat, TELL_ARGS(arg[0], arg[1], p->agent_city[arg[0]]));
        break;
    case SOLOMON_PASS:
        solomon_tell(act, SOLOMON_PASSED, seat, TELL_NOTHING);
        stand(act);
        break;
    case SOLOMON_CHALLENGE:
        solomon_tell(act, SOLOMON_CHALLENGED, seat, TELL_ARGS(p->agent, arg[0], p->turn));
        break;
    case SOLOMON_RAISE:
        solomon_tell(act, SOLOMON_RAISED, seat, TELL_ARGS(p->agent, arg[0], rival_of(p, seat)));
        break;
    case SOLOMON_YIELD:
        yield(act, seat);
        break;
    case SOLOMON_CARRY:
    case SOLOMON_LEAVE:
        travel(act, a->kind == SOLOMON_CARRY);
        break;
    case SOLOMON_USE:
        use(act, a);
        break;
    default: /* SOLOMON_SKIP */
        solomon_end_turn(act);
        break;
    }
}

bool solomon_apply(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
                   game_events *events)
{
    if (!solomon_is_legal(box, state, seat, action))
        return false;
    struct solomon_act act = {.box = solomon_box_of(box), .s = solomon_state_of(state), .events = events};
    if (seat == SEAT_NATURE)
        solomon_deal(&act, action);
    else
        carry_out(&act, seat, action);
    return true;
}
