/* Turns and rounds, Dr. Solomon's die, and who has won. */
#include "rules/most.h"
#include "rules/solomon/solomon_change.h"

void solomon_begin_round(const struct solomon_act *act)
{
    const struct solomon_public *p = &act->s->pub;
    solomon_tell(act, SOLOMON_ROUND, SEAT_NATURE, TELL_ARGS(p->round + 1, p->track));
    solomon_tell(act, SOLOMON_TURN, p->start, TELL_ARGS(p->start));
}

/* Every seat has had its turn: Dr. Solomon's (ruling 19). */
static void end_round(const struct solomon_act *act)
{
    const struct solomon_public *p = &act->s->pub;
    if (p->track > 0) {
        solomon_tell(act, SOLOMON_DIE_ADVANCED, SEAT_NATURE, TELL_ARGS(p->track - 1));
        solomon_begin_round(act);
    } else {
        solomon_ask(act, SOLOMON_PHASE_DIE, SEAT_NATURE, 0);
    }
}

void solomon_end_turn(const struct solomon_act *act)
{
    const struct solomon_public *p = &act->s->pub;
    /* Only others' challenges restrict, so a marker that is there now was there when the turn began (ruling 7). */
    if (p->restricted >> p->turn & 1)
        solomon_tell(act, SOLOMON_RELEASED, p->turn, TELL_ARGS(p->turn));
    int next = (p->turn + 1) % p->seats;
    if (next == p->start)
        end_round(act);
    else
        solomon_tell(act, SOLOMON_TURN, next, TELL_ARGS(next));
}

/* Most coins on Dr. Solomon, then most in reserve; who are equal in both share (ruling 20). */
static unsigned doctors_favourites(const struct solomon_state *s)
{
    int rank[SOLOMON_SEATS];
    for (int i = 0; i < s->pub.seats; i++)
        rank[i] = s->secret[i].paid[SOLOMON_DOCTOR] * 64 + s->secret[i].reserve;
    return seats_with_most(rank, s->pub.seats);
}

void solomon_roll(const struct solomon_act *act, bool doctor)
{
    solomon_tell(act, SOLOMON_ROLLED, SEAT_NATURE, TELL_ARGS(doctor));
    if (!doctor) {
        solomon_begin_round(act);
        return;
    }
    for (int i = 0; act->events && i < act->s->pub.seats; i++) {
        const uint8_t *paid = act->s->secret[i].paid;
        solomon_tell(act, SOLOMON_SHIELD_UP, i,
                     TELL_ARGS(paid[0], paid[1], paid[2], paid[3], paid[4], paid[5], paid[SOLOMON_DOCTOR],
                               act->s->secret[i].reserve));
    }
    solomon_tell(act, SOLOMON_ENDED, SEAT_NATURE,
                 TELL_ARGS(SOLOMON_END_DOCTOR, (int16_t)doctors_favourites(act->s)));
}

/* The case has come to a city, moved by the player whose turn it is. True: that ends the match (ruling 18). */
bool solomon_case_arrives(const struct solomon_act *act)
{
    const struct solomon_public *p = &act->s->pub;
    for (int i = 0; i < p->seats; i++)
        if (p->hq[i] == p->case_city && (i == p->turn || p->any_arrival)) {
            solomon_tell(act, SOLOMON_ENDED, SEAT_NATURE, TELL_ARGS(SOLOMON_END_BRIEFCASE, 1 << i));
            return true;
        }
    return false;
}
