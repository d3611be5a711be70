/* Carrying out what a seat does; turns and rounds; who has won. That the action is legal may be taken for granted. */
#include "rules/conspiracy-1982/c82_change.h"
#include "rules/most.h"

/* The match is over: all books lie open (ruling 28). */
static void end(const struct c82_act *act, int how, unsigned winners)
{
    const struct c82_view *s = act->s;
    for (int i = 0; i < s->seats; i++) {
        int16_t paid[C82_SPIES];
        for (int spy = 0; spy < C82_SPIES; spy++)
            paid[spy] = (int16_t)(s->book[i].paid[spy] * C82_UNIT);
        c82_tell(act, C82_BOOK, i, C82_SPIES, paid);
    }
    c82_tell(act, C82_ENDED, SEAT_NATURE, TELL_ARGS((int16_t)how, (int16_t)winners));
}

/* The next turn; who owes one is passed over, and its place in the round is used up (ruling 8). */
static void end_turn(const struct c82_act *act)
{
    const struct c82_view *s = act->s;
    for (int seat = s->turn;;) {
        seat = seat + 1 < s->seats ? seat + 1 : 0;
        if (seat == s->start) {
            if (s->round_limit && s->round >= s->round_limit) {
                end(act, C82_END_LIMIT, 0);
                return;
            }
            c82_tell(act, C82_ROUND, SEAT_NATURE, TELL_ARGS((int16_t)(s->round + 1)));
        }
        if (!(s->owes >> seat & 1)) {
            c82_tell(act, C82_TURN, seat, TELL_ARGS((int16_t)seat));
            return;
        }
        c82_tell(act, C82_PASSED_OVER, seat, TELL_ARGS((int16_t)seat));
    }
}

/* Who has most with the spy, even if that is nothing. */
static unsigned most_generous(const struct c82_view *s, int spy)
{
    int paid[C82_SEATS];
    for (int i = 0; i < s->seats; i++)
        paid[i] = s->book[i].paid[spy];
    return seats_with_most(paid, s->seats);
}

/* Whose win it is that the briefcase has been carried to where it is, as bits; 0: nobody's. */
static unsigned winners_by_case(const struct c82_view *s)
{
    unsigned owner = 0;
    if (s->casablanca)
        return s->home[s->spy] == s->case_place ? most_generous(s, s->spy) : 0;
    for (int i = 0; i < s->seats; i++)
        owner |= (unsigned)(s->hq[i] == s->case_place) << i;
    return owner;
}

/* The next seat is asked to show its account, the turn's seat last. */
static void ask_to_show(const struct c82_act *act, int done)
{
    const struct c82_view *s = act->s;
    if (done == s->seats)
        end_turn(act);
    else
        c82_ask(act, C82_PHASE_REVEAL, (s->turn + done + 1) % s->seats, done);
}

/* Everybody has answered: the move or the cover stands. */
static void stand(const struct c82_act *act)
{
    const struct c82_view *s = act->s;
    if (s->verb == C82_BLOW) {
        c82_tell(act, C82_BLOWN, s->turn, TELL_ARGS(s->spy, s->target, s->spy_place[s->target]));
        if (s->revealing)
            ask_to_show(act, 0);
        else
            end_turn(act);
        return;
    }
    unsigned winners = s->carried ? winners_by_case(s) : 0;
    if (winners)
        end(act, C82_END_BRIEFCASE, winners);
    else
        end_turn(act);
}

/* What is said in a challenge: the challenged seat gives way, everybody has answered, or somebody is asked. */
static void answer(const struct c82_act *act, int seat, const game_action *a)
{
    const struct c82_view *s = act->s;
    int16_t dollars = (int16_t)(a->kind == C82_BID ? a->arg[0] : s->bidding.named * C82_UNIT);
    const int16_t said[GAME_MAX_ARGS] = {s->spy, dollars, seat == s->turn ? s->bidding.challenger : s->turn};
    c82_tell(act, (uint8_t)(C82_PASSED + a->kind - C82_PASS), seat, 3, said);
    if (a->kind == C82_STOP && !(s->owes >> seat & 1))
        c82_tell(act, C82_OWES, seat, TELL_ARGS((int16_t)seat));
    if (s->bidding.step == CHALLENGE_STANDS)
        stand(act);
    if (s->bidding.step != CHALLENGE_OFF)
        return;
    if (s->verb == C82_MOVE)
        c82_tell(act, C82_RETURNED, seat, TELL_ARGS(s->spy, s->target, s->from, s->carried));
    end_turn(act);
}

static void pay(const struct c82_act *act, int seat, const game_action *a)
{
    const struct c82_view *s = act->s;
    bool opening = a->kind == C82_OPEN;
    c82_tell(act, C82_WROTE, seat, TELL_ARGS(a->arg[0], a->arg[1]));
    c82_tell(act, C82_PAID, seat, TELL_ARGS(opening));
    if (!opening)
        end_turn(act);
    else if (seat + 1 < s->seats)
        c82_ask(act, C82_PHASE_OPEN, seat + 1, seat + 1);
    else
        c82_ask(act, C82_PHASE_START, SEAT_NATURE, 0);
}

static void carry_out(const struct c82_act *act, int seat, const game_action *a)
{
    const struct c82_view *s = act->s;
    const int16_t *arg = a->arg;
    switch (a->kind) {
    case C82_OPEN:
    case C82_PAYOFF:
        pay(act, seat, a);
        break;
    case C82_MOVE:
        c82_tell(act, C82_MOVED, seat, TELL_ARGS(arg[0], s->spy_place[arg[0]], arg[1], arg[2]));
        break;
    case C82_BLOW:
        c82_tell(act, C82_NAMED, seat, TELL_ARGS(arg[0], arg[1], s->spy_place[arg[0]]));
        break;
    case C82_REVEAL:
        c82_tell(act, C82_SHOWED, seat, TELL_ARGS(s->target, arg[0]));
        ask_to_show(act, s->done + 1);
        break;
    case C82_SILENT:
        c82_tell(act, C82_KEPT_STILL, seat, TELL_ARGS(s->target));
        ask_to_show(act, s->done + 1);
        break;
    default:
        answer(act, seat, a);
        break;
    }
}

bool c82_apply(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
               game_events *events)
{
    if (!c82_is_legal(box, state, seat, action))
        return false;
    const struct c82_act act = {.box = c82_box_of(box), .s = c82_state_of(state), .events = events};
    if (seat == SEAT_NATURE)
        c82_deal(&act, action);
    else
        carry_out(&act, seat, action);
    return true;
}
