/* Turns and rounds, Dr. Solomon's die, and who has won. */
#include "rules/solomon/solomon_state.h"

/* Nothing is announced any more. */
static void clear_announcement(struct solomon_public *p)
{
    p->verb = p->agent = p->target = p->from = 0;
    p->asked = p->bid = p->carried = 0;
    p->challenger = SEAT_NONE;
}

void solomon_begin_turn(const struct solomon_act *act, int seat)
{
    struct solomon_public *p = &act->s->pub;
    clear_announcement(p);
    p->phase = SOLOMON_PHASE_TURN;
    p->turn = p->to_act = (int8_t)seat;
    p->turns++;
    solomon_tell(act, SOLOMON_TURN, seat, 1, (int16_t[]){(int16_t)seat});
}

static void begin_round(const struct solomon_act *act)
{
    struct solomon_public *p = &act->s->pub;
    p->round++;
    solomon_tell(act, SOLOMON_ROUND, SEAT_NATURE, 2, (int16_t[]){(int16_t)p->round, p->track});
    solomon_begin_turn(act, p->start);
}

/* Every seat has had its turn: Dr. Solomon's (ruling 19). */
static void end_round(const struct solomon_act *act)
{
    struct solomon_public *p = &act->s->pub;
    if (p->track > 0) {
        p->track--;
        solomon_tell(act, SOLOMON_DIE_ADVANCED, SEAT_NATURE, 1, (int16_t[]){p->track});
        begin_round(act);
        return;
    }
    clear_announcement(p);
    p->phase = SOLOMON_PHASE_DIE;
    p->to_act = SEAT_NATURE;
}

void solomon_end_turn(const struct solomon_act *act)
{
    struct solomon_public *p = &act->s->pub;
    unsigned bit = 1U << p->turn;
    /* Only others' challenges restrict, so a marker that is there now was there when the turn began (ruling 7). */
    if (p->restricted & bit) {
        p->restricted &= (uint8_t)~bit;
        solomon_tell(act, SOLOMON_RELEASED, p->turn, 1, (int16_t[]){p->turn});
    }
    int next = (p->turn + 1) % p->seats;
    if (next == p->start)
        end_round(act);
    else
        solomon_begin_turn(act, next);
}

static void finish(const struct solomon_act *act, uint8_t how, unsigned winners)
{
    struct solomon_public *p = &act->s->pub;
    clear_announcement(p);
    p->phase = SOLOMON_PHASE_OVER;
    p->to_act = SEAT_NONE;
    p->how = how;
    p->winners = (uint8_t)winners;
    solomon_tell(act, SOLOMON_ENDED, SEAT_NATURE, 2, (int16_t[]){how, (int16_t)winners});
}

/* Most coins on Dr. Solomon, then most in reserve; who are equal in both share (ruling 20). */
static unsigned doctors_favourites(const struct solomon_state *s)
{
    int best = -1;
    unsigned winners = 0;
    for (int i = 0; i < s->pub.seats; i++) {
        int rank = s->secret[i].paid[SOLOMON_DOCTOR] * 64 + s->secret[i].reserve;
        if (rank > best) {
            best = rank;
            winners = 0;
        }
        if (rank == best)
            winners |= 1U << i;
    }
    return winners;
}

void solomon_roll(const struct solomon_act *act, bool doctor)
{
    solomon_tell(act, SOLOMON_ROLLED, SEAT_NATURE, 1, (int16_t[]){doctor});
    if (doctor)
        finish(act, SOLOMON_END_DOCTOR, doctors_favourites(act->s));
    else
        begin_round(act);
}

/* The case comes to a city, moved by the player whose turn it is. True: that ends the match (ruling 18). */
bool solomon_case_arrives(const struct solomon_act *act, uint8_t city)
{
    struct solomon_public *p = &act->s->pub;
    p->case_city = city;
    for (int i = 0; i < p->seats; i++) {
        if (p->hq[i] == city && (i == p->turn || p->any_arrival)) {
            finish(act, SOLOMON_END_BRIEFCASE, 1U << i);
            return true;
        }
    }
    return false;
}

bool solomon_outcome(const struct game_box *box, const struct game_state *state, game_outcome *out)
{
    (void)box;
    const struct solomon_public *p = &solomon_const_state(state)->pub;
    if (p->phase != SOLOMON_PHASE_OVER)
        return false;
    *out = (game_outcome){.winners = p->winners, .how = p->how};
    return true;
}
