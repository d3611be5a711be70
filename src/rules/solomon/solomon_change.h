/* What every event changes. Actions are carried out by telling events, and views follow events, through this one function: so
 * that what is shown cannot differ from what happened. Inline, since a search lives on it: where an event is told its kind is a
 * constant, and its own case is all that is left of the switch. */
#ifndef CONSPIRACY_RULES_SOLOMON_CHANGE_H
#define CONSPIRACY_RULES_SOLOMON_CHANGE_H

#include "rules/events.h"
#include "rules/solomon/solomon_state.h"

/* Where the count of payoffs stops; 31 is all that can matter. */
enum { SOLOMON_PAYOFFS_MOST = SOLOMON_NEVER - 1 };

/* Everybody has seen that the seat has so many coins on the agent now. */
GAME_INLINE void solomon_prove(struct solomon_public *p, int seat, int agent, int coins)
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

/* An answer is given: who acts then follows, as long as anybody is asked. */
GAME_INLINE void solomon_answer(struct solomon_public *p, challenge_answer answer, int number)
{
    if (announced_answer(&p->announced, &p->at, CHALLENGE_RAISE, answer, number))
        p->phase = p->bidding.step == CHALLENGE_BID ? SOLOMON_PHASE_BID : SOLOMON_PHASE_RESPOND;
}

GAME_INLINE void solomon_pay(struct solomon_secret *own, int target, int coins)
{
    if (target == SOLOMON_NOBODY)
        return;
    own->paid[target] = (uint8_t)(own->paid[target] + coins);
    own->reserve = (uint8_t)(own->reserve - coins);
}

/* What private events change: the secret of the seat that they are told to. */
GAME_INLINE void solomon_change_own(struct solomon_secret *own, uint8_t kind, const int16_t *arg)
{
    switch (kind) {
    case SOLOMON_GIVEN_BOARD:
        own->board = (uint8_t)arg[0];
        break;
    case SOLOMON_GIVEN_TOKEN:
        own->token = (uint8_t)arg[0];
        solomon_pay(own, arg[0], SOLOMON_TOKEN_COINS);
        break;
    case SOLOMON_LAID:
        for (int i = 0; i < 2; i++) {
            own->invested[i] = (uint8_t)arg[i];
            solomon_pay(own, arg[i], 1);
        }
        break;
    case SOLOMON_SPENT:
        solomon_pay(own, arg[0], arg[1]);
        break;
    default:
        break;
    }
}

/* own: the secret of the event's seat where it is known, else NULL. */
GAME_INLINE void solomon_change(struct solomon_public *p, struct solomon_secret *own, uint8_t kind, int seat,
                                const int16_t *arg)
{
    switch (kind) {
    case SOLOMON_DEALT:
        p->agent_city[arg[0]] = (uint8_t)arg[1];
        break;
    case SOLOMON_STARTS:
        p->start = p->turn = (int8_t)arg[0];
        break;
    case SOLOMON_PAID:
        p->payoffs[seat] += p->payoffs[seat] < SOLOMON_PAYOFFS_MOST;
        break;
    case SOLOMON_ANNOUNCED_MOVE:
        announced_open(&p->announced, &p->at, SOLOMON_PHASE_RESPOND, SOLOMON_MOVE, arg[0], arg[2], arg[1]);
        break;
    case SOLOMON_ANNOUNCED_BURN:
        solomon_prove(p, seat, arg[0], SOLOMON_BURN_COST);
        announced_open(&p->announced, &p->at, SOLOMON_PHASE_RESPOND, SOLOMON_BURN, arg[0], arg[1], arg[2]);
        break;
    case SOLOMON_PASSED:
        solomon_answer(p, CHALLENGE_PASS, 0);
        break;
    case SOLOMON_CHALLENGED:
    case SOLOMON_RAISED:
        solomon_prove(p, seat, arg[0], arg[1]);
        solomon_answer(p, CHALLENGE_NAME, arg[1]);
        break;
    case SOLOMON_YIELDED:
        solomon_answer(p, CHALLENGE_YIELD, 0);
        break;
    case SOLOMON_RESTRICTED:
        p->restricted |= (uint8_t)(1U << arg[0]);
        break;
    case SOLOMON_RELEASED:
        p->restricted &= (uint8_t) ~(1U << arg[0]);
        break;
    case SOLOMON_TRAVELLED:
        p->agent_city[arg[0]] = (uint8_t)arg[2];
        if (arg[3] & SOLOMON_WITH_CASE)
            p->case_city = (uint8_t)arg[2];
        if (!(arg[3] & SOLOMON_BY_ABILITY))
            p->carried = (arg[3] & SOLOMON_WITH_CASE) != 0;
        break;
    case SOLOMON_CASE_MOVED:
        p->case_city = (uint8_t)arg[1];
        break;
    case SOLOMON_BURNT:
        p->agent_city[arg[1]] = SOLOMON_NOWHERE;
        p->burnt |= (uint8_t)(1U << arg[1]);
        p->burnt_in[arg[1]] = (uint8_t)arg[2];
        for (int i = 0; i < p->seats; i++)
            p->burnt_by[i][arg[1]] = p->payoffs[i];
        p->spent[seat][arg[0]] += SOLOMON_BURN_COST;
        if (own)
            own->paid[arg[0]] -= SOLOMON_BURN_COST;
        break;
    case SOLOMON_TURN:
        announced_clear(&p->announced);
        challenge_clear(&p->bidding);
        turns_begin(&p->at, SOLOMON_PHASE_TURN, arg[0]);
        break;
    case SOLOMON_ROUND:
        p->round = (uint16_t)arg[0];
        break;
    case SOLOMON_DIE_ADVANCED:
        p->track = (uint8_t)arg[0];
        break;
    case SOLOMON_ENDED:
        announced_clear(&p->announced);
        turns_end(&p->at, SOLOMON_PHASE_OVER, arg[0], arg[1]);
        break;
    case SOLOMON_ASKS:
        if (arg[0] == SOLOMON_PHASE_DIE)
            announced_clear(&p->announced);
        turns_ask(&p->at, arg[0], seat, arg[1]);
        break;
    default: /* INVESTED and ROLLED change nothing, SHIELD_UP a view alone (solomon_show) */
        if (own)
            solomon_change_own(own, kind, arg);
        break;
    }
}

/* Something happens: what it changes is changed, and it is told to who asks. `solomon_tell(act, kind, seat, TELL_ARGS(…))` */
GAME_INLINE void solomon_tell(const struct solomon_act *act, uint8_t kind, int seat, uint8_t n,
                              const int16_t *arg)
{
    solomon_change(&act->s->pub, seat >= 0 ? &act->s->secret[seat] : NULL, kind, seat, arg);
    if (act->events)
        game_tell_of(act->events, kind, seat, kind < SOLOMON_GIVEN_BOARD ? GAME_ALL : 1U << seat, n, arg);
}

/* A seat, or chance, acts next; `done` seats have in this phase. */
GAME_INLINE void solomon_ask(const struct solomon_act *act, int phase, int seat, int done)
{
    solomon_tell(act, SOLOMON_ASKS, seat, TELL_ARGS((int16_t)phase, (int16_t)done));
}

#endif
