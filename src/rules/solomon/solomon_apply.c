/* Carrying out what a seat does: one handler a verb. All of them may take for granted that the action is legal. */
#include "rules/solomon/solomon_tell.h"

/* The agent of the announced move goes; with the case or without. */
static void travel(const struct solomon_act *act, bool with_case)
{
    const struct solomon_public *p = &act->s->pub;
    bool train = !map_holds(act->box->map.near[p->from], p->target);
    solomon_tell(act, SOLOMON_TRAVELLED, p->turn,
                 TELL_ARGS(p->agent, p->from, p->target,
                           (train ? SOLOMON_BY_TRAIN : 0) | (with_case ? SOLOMON_WITH_CASE : 0)));
    if (with_case && solomon_case_arrives(act))
        return;
    if (solomon_uses_now(act->box, p).at_all)
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

static void do_payoff(const struct solomon_act *act, int seat, const game_action *a)
{
    solomon_tell(act, SOLOMON_SPENT, seat, TELL_ARGS(a->arg[0], a->arg[1]));
    solomon_tell(act, SOLOMON_PAID, seat, TELL_NOTHING);
    solomon_end_turn(act);
}

static void do_move(const struct solomon_act *act, int seat, const game_action *a)
{
    solomon_tell(act, SOLOMON_ANNOUNCED_MOVE, seat,
                 TELL_ARGS(a->arg[0], act->s->pub.agent_city[a->arg[0]], a->arg[1]));
}

static void do_burn(const struct solomon_act *act, int seat, const game_action *a)
{
    solomon_tell(act, SOLOMON_ANNOUNCED_BURN, seat,
                 TELL_ARGS(a->arg[0], a->arg[1], act->s->pub.agent_city[a->arg[0]]));
}

static void do_pass(const struct solomon_act *act, int seat, const game_action *a)
{
    (void)a;
    solomon_tell(act, SOLOMON_PASSED, seat, TELL_NOTHING);
    stand(act);
}

static void do_challenge(const struct solomon_act *act, int seat, const game_action *a)
{
    const struct solomon_public *p = &act->s->pub;
    solomon_tell(act, SOLOMON_CHALLENGED, seat, TELL_ARGS(p->agent, a->arg[0], p->turn));
}

static int8_t rival_of(const struct solomon_public *p, int seat)
{
    return seat == p->turn ? p->bidding.challenger : p->turn;
}

static void do_raise(const struct solomon_act *act, int seat, const game_action *a)
{
    const struct solomon_public *p = &act->s->pub;
    solomon_tell(act, SOLOMON_RAISED, seat, TELL_ARGS(p->agent, a->arg[0], rival_of(p, seat)));
}

static void do_yield(const struct solomon_act *act, int seat, const game_action *a)
{
    (void)a;
    const struct solomon_public *p = &act->s->pub;
    bool off = seat == p->turn;
    solomon_tell(act, SOLOMON_YIELDED, seat, TELL_ARGS(p->agent, rival_of(p, seat), off));
    if (off) {
        solomon_end_turn(act);
        return;
    }
    if (!(p->restricted >> seat & 1))
        solomon_tell(act, SOLOMON_RESTRICTED, seat, TELL_ARGS(seat));
    stand(act);
}

static void do_carry(const struct solomon_act *act, int seat, const game_action *a)
{
    (void)seat;
    travel(act, a->kind == SOLOMON_CARRY);
}

/* A step by ability. True when the case went along and won. */
static bool step(const struct solomon_act *act, int agent, int to, bool with_case)
{
    const struct solomon_public *p = &act->s->pub;
    int from = p->agent_city[agent];
    int flags = SOLOMON_BY_ABILITY | (with_case ? SOLOMON_WITH_CASE : 0);
    if (!map_holds(act->box->map.near[from], to))
        flags |= SOLOMON_BY_TRAIN;
    solomon_tell(act, SOLOMON_TRAVELLED, p->turn, TELL_ARGS(agent, from, to, flags));
    return with_case && solomon_case_arrives(act);
}

/* The case moves alone, to a city. True when it won. */
static bool slide(const struct solomon_act *act, int to)
{
    const struct solomon_public *p = &act->s->pub;
    solomon_tell(act, SOLOMON_CASE_MOVED, p->turn, TELL_ARGS(p->case_city, to, p->agent));
    return solomon_case_arrives(act);
}

static void do_use(const struct solomon_act *act, int seat, const game_action *a)
{
    (void)seat;
    const struct solomon_public *p = &act->s->pub;
    int here = p->agent_city[p->agent];
    bool won = false;
    switch (p->agent) {
    case SOLOMON_BEACON:
        step(act, a->arg[0] - SOLOMON_ARG_AGENT, here, false);
        break;
    case SOLOMON_MAGICIAN:
        won = slide(act, a->arg[0]);
        break;
    case SOLOMON_ROULETTE:
        won = slide(act, here);
        break;
    case SOLOMON_SPYGLASS:
        step(act, a->arg[0] - SOLOMON_ARG_AGENT, a->arg[1], false);
        break;
    case SOLOMON_TEMPEST:
        for (int i = 0; i < a->n; i++)
            step(act, SOLOMON_TEMPEST, a->arg[i], false);
        break;
    default:
        won = step(act, SOLOMON_VAGABOND, a->arg[0], a->n == 2);
        break;
    }
    if (!won)
        solomon_end_turn(act);
}

static void do_skip(const struct solomon_act *act, int seat, const game_action *a)
{
    (void)seat;
    (void)a;
    solomon_end_turn(act);
}

bool solomon_apply(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
                   game_events *events)
{
    static void (*const handler[])(const struct solomon_act *, int, const game_action *) = {
        [SOLOMON_INVEST] = solomon_invest, [SOLOMON_PAYOFF] = do_payoff, [SOLOMON_MOVE] = do_move,
        [SOLOMON_BURN] = do_burn,          [SOLOMON_PASS] = do_pass,     [SOLOMON_CHALLENGE] = do_challenge,
        [SOLOMON_RAISE] = do_raise,        [SOLOMON_YIELD] = do_yield,   [SOLOMON_CARRY] = do_carry,
        [SOLOMON_LEAVE] = do_carry,        [SOLOMON_USE] = do_use,       [SOLOMON_SKIP] = do_skip,
    };
    if (!solomon_is_legal(box, state, seat, action))
        return false;
    struct solomon_act act = {.box = solomon_box_of(box), .s = solomon_state_of(state), .events = events};
    if (seat == SEAT_NATURE)
        solomon_deal(&act, action);
    else
        handler[action->kind](&act, seat, action);
    return true;
}
