/* Carrying out what a seat does: one handler a verb. All of them may take for granted that the action is legal. */
#include "rules/events.h"
#include "rules/solomon/solomon_state.h"

#include <string.h>

enum {
    PAYOFFS_MOST = 254
}; /* where the count stops: SOLOMON_NEVER is one more, and 31 is all that can matter */

#define ARGS(...) (sizeof((int16_t[]){__VA_ARGS__}) / sizeof(int16_t)), ((const int16_t[]){__VA_ARGS__})

void solomon_tell(const struct solomon_act *act, uint8_t kind, int seat, uint8_t n, const int16_t *args)
{
    game_event event = {.kind = kind, .seat = (int8_t)seat, .n = n, .see = GAME_ALL};
    if (!act->events)
        return;
    for (int i = 0; i < n; i++)
        event.arg[i] = args[i];
    game_tell(act->events, &event);
}

/* Everybody has seen that the seat has so many coins on the agent now. */
static void prove(struct solomon_public *p, int seat, int agent, int coins)
{
    static const uint8_t threshold[] = {0, 1, 3};
    solomon_proof *proof = &p->proof[seat][agent];
    int gross = coins + p->spent[seat][agent];
    if (gross <= proof->least)
        return;
    proof->least = (uint8_t)gross;
    for (int i = 0; i < 3; i++)
        if (gross > threshold[i] && proof->proven_by[i] == SOLOMON_NEVER)
            proof->proven_by[i] = p->payoffs[seat];
}

/* The agent of the announced move goes; with the case or without. */
static void travel(const struct solomon_act *act, bool with_case)
{
    struct solomon_public *p = &act->s->pub;
    bool train = !(act->box->line[p->from] & solomon_bit(p->target));
    p->agent_city[p->agent] = p->target;
    p->carried = with_case;
    solomon_tell(act, SOLOMON_TRAVELLED, p->turn,
                 ARGS(p->agent, p->from, p->target,
                      (int16_t)((train ? SOLOMON_BY_TRAIN : 0) | (with_case ? SOLOMON_WITH_CASE : 0))));
    if (with_case && solomon_case_arrives(act, p->target))
        return;
    if (!solomon_uses_now(act->box, p).at_all) {
        solomon_end_turn(act);
        return;
    }
    p->phase = SOLOMON_PHASE_ABILITY;
    p->to_act = p->turn;
}

static void burn(const struct solomon_act *act)
{
    struct solomon_public *p = &act->s->pub;
    struct solomon_secret *mine = &act->s->secret[p->turn];
    uint8_t city = p->agent_city[p->target];
    p->agent_city[p->target] = SOLOMON_NOWHERE;
    p->burnt |= (uint8_t)(1U << p->target);
    for (int i = 0; i < p->seats; i++)
        p->burnt_by[i][p->target] = p->payoffs[i];
    mine->paid[p->agent] -= SOLOMON_BURN_COST;
    p->spent[p->turn][p->agent] += SOLOMON_BURN_COST;
    solomon_tell(act, SOLOMON_BURNT, p->turn, ARGS(p->agent, p->target, city));
    solomon_end_turn(act);
}

/* Asks the next player after `seat`; when all have answered the announcement stands. */
static void ask_after(const struct solomon_act *act, int seat)
{
    struct solomon_public *p = &act->s->pub;
    int next = (seat + 1) % p->seats;
    p->challenger = SEAT_NONE;
    p->bid = 0;
    if (next != p->turn) {
        p->phase = SOLOMON_PHASE_RESPOND;
        p->to_act = (int8_t)next;
    } else if (p->verb == SOLOMON_BURN) {
        burn(act);
    } else if (p->case_city == p->from) {
        p->phase = SOLOMON_PHASE_CARRY;
        p->to_act = p->turn;
    } else {
        travel(act, false);
    }
}

static void do_payoff(const struct solomon_act *act, int seat, const game_action *a)
{
    struct solomon_public *p = &act->s->pub;
    struct solomon_secret *mine = &act->s->secret[seat];
    if (a->arg[0] != SOLOMON_NOBODY) {
        mine->paid[a->arg[0]] += (uint8_t)a->arg[1];
        mine->reserve -= (uint8_t)a->arg[1];
    }
    if (p->payoffs[seat] < PAYOFFS_MOST)
        p->payoffs[seat]++;
    solomon_tell(act, SOLOMON_PAID, seat, 0, NULL);
    solomon_end_turn(act);
}

static void announce(const struct solomon_act *act, int seat, const game_action *a)
{
    struct solomon_public *p = &act->s->pub;
    p->verb = a->kind;
    p->agent = (uint8_t)a->arg[0];
    p->target = (uint8_t)a->arg[1];
    p->from = p->agent_city[p->agent];
    p->asked = 0;
    p->carried = 0;
    if (a->kind == SOLOMON_BURN) {
        prove(p, seat, p->agent, SOLOMON_BURN_COST);
        solomon_tell(act, SOLOMON_ANNOUNCED_BURN, seat, ARGS(p->agent, p->target, p->from));
    } else {
        solomon_tell(act, SOLOMON_ANNOUNCED_MOVE, seat, ARGS(p->agent, p->from, p->target));
    }
    ask_after(act, seat);
}

static void do_pass(const struct solomon_act *act, int seat, const game_action *a)
{
    (void)a;
    act->s->pub.asked |= (uint8_t)(1U << seat);
    solomon_tell(act, SOLOMON_PASSED, seat, 0, NULL);
    ask_after(act, seat);
}

static void do_challenge(const struct solomon_act *act, int seat, const game_action *a)
{
    struct solomon_public *p = &act->s->pub;
    p->challenger = (int8_t)seat;
    p->bid = (uint8_t)a->arg[0];
    p->phase = SOLOMON_PHASE_BID;
    p->to_act = p->turn;
    prove(p, seat, p->agent, p->bid);
    solomon_tell(act, SOLOMON_CHALLENGED, seat, ARGS(p->agent, p->bid, p->turn));
}

static void do_raise(const struct solomon_act *act, int seat, const game_action *a)
{
    struct solomon_public *p = &act->s->pub;
    int8_t rival = seat == p->turn ? p->challenger : p->turn;
    p->bid = (uint8_t)a->arg[0];
    p->to_act = rival;
    prove(p, seat, p->agent, p->bid);
    solomon_tell(act, SOLOMON_RAISED, seat, ARGS(p->agent, p->bid, rival));
}

static void do_yield(const struct solomon_act *act, int seat, const game_action *a)
{
    (void)a;
    struct solomon_public *p = &act->s->pub;
    bool off = seat == p->turn;
    solomon_tell(act, SOLOMON_YIELDED, seat, ARGS(p->agent, off ? p->challenger : p->turn, off));
    if (off) {
        solomon_end_turn(act);
        return;
    }
    p->asked |= (uint8_t)(1U << seat);
    if (!(p->restricted >> seat & 1)) {
        p->restricted |= (uint8_t)(1U << seat);
        solomon_tell(act, SOLOMON_RESTRICTED, seat, ARGS((int16_t)seat));
    }
    ask_after(act, seat);
}

static void do_carry(const struct solomon_act *act, int seat, const game_action *a)
{
    (void)seat;
    travel(act, a->kind == SOLOMON_CARRY);
}

/* A step by ability. True when the case went along and won. */
static bool step(const struct solomon_act *act, int agent, int to, bool with_case)
{
    struct solomon_public *p = &act->s->pub;
    int from = p->agent_city[agent];
    int flags = SOLOMON_BY_ABILITY | (with_case ? SOLOMON_WITH_CASE : 0);
    if (!(act->box->line[from] & solomon_bit((size_t)to)))
        flags |= SOLOMON_BY_TRAIN;
    p->agent_city[agent] = (uint8_t)to;
    solomon_tell(act, SOLOMON_TRAVELLED, p->turn,
                 ARGS((int16_t)agent, (int16_t)from, (int16_t)to, (int16_t)flags));
    return with_case && solomon_case_arrives(act, (uint8_t)to);
}

/* The case moves alone, to a city. True when it won. */
static bool slide(const struct solomon_act *act, int to)
{
    const struct solomon_public *p = &act->s->pub;
    solomon_tell(act, SOLOMON_CASE_MOVED, p->turn, ARGS(p->case_city, (int16_t)to, p->agent));
    return solomon_case_arrives(act, (uint8_t)to);
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
        [SOLOMON_INVEST] = solomon_invest, [SOLOMON_PAYOFF] = do_payoff, [SOLOMON_MOVE] = announce,
        [SOLOMON_BURN] = announce,         [SOLOMON_PASS] = do_pass,     [SOLOMON_CHALLENGE] = do_challenge,
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
