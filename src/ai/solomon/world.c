#include "ai/solomon/world.h"

#include <string.h>

void solomon_world_of(const struct solomon_public *pub, const struct solomon_secret secret[SOLOMON_SEATS],
                      struct solomon_world *out)
{
    memset(out, 0, sizeof *out);
    out->at = solomon_position_of(pub);
    out->seats = pub->seats;
    out->start = pub->start < 0 ? 0 : (uint8_t)pub->start;
    out->next = pub->turn < 0 ? 0 : (uint8_t)pub->turn;
    out->track = pub->track;
    out->die_faces = pub->die_faces;
    out->any_arrival = pub->any_arrival;
    out->restricted = pub->restricted;
    memcpy(out->hq, pub->hq, sizeof out->hq);
    for (int seat = 0; seat < SOLOMON_SEATS && seat < pub->seats; seat++) {
        memcpy(out->paid[seat], secret[seat].paid, sizeof out->paid[seat]);
        out->reserve[seat] = secret[seat].reserve;
    }
}

void solomon_world_end_turn(struct solomon_world *w)
{
    w->restricted &= (uint8_t) ~(1U << w->next);
    w->next = (uint8_t)((w->next + 1) % w->seats);
    w->roll = 0;
    if (w->next != w->start)
        return;
    if (w->track > 0)
        w->track--;
    else
        w->roll = 1;
}

unsigned solomon_world_doctor(const struct solomon_world *w)
{
    unsigned winners = 0;
    int most = -1;

    for (int seat = 0; seat < w->seats; seat++) {
        int score = w->paid[seat][SOLOMON_DOCTOR] * (SOLOMON_COINS + 1) + w->reserve[seat];
        if (score > most) {
            most = score;
            winners = 0;
        }
        if (score == most)
            winners |= 1U << seat;
    }
    return winners;
}

void solomon_world_settle(const struct solomon_world *w, float out[SOLOMON_SEATS])
{
    unsigned winners = solomon_world_doctor(w);
    float rolled = (float)w->die_faces / 6.0f;
    int shared = __builtin_popcount(winners);

    for (int seat = 0; seat < w->seats; seat++)
        out[seat] = (1 - rolled) * out[seat] + (winners >> seat & 1 ? rolled / (float)shared : 0);
}

int solomon_world_arrival(const struct solomon_world *w, int mover, const solomon_position *next)
{
    if (next->case_city == w->at.case_city)
        return SEAT_NONE;
    if (next->case_city == w->hq[mover])
        return mover;
    for (int seat = 0; seat < w->seats && w->any_arrival; seat++)
        if (next->case_city == w->hq[seat])
            return seat;
    return SEAT_NONE;
}

bool solomon_world_decided(const struct solomon_world *w, int mover, const solomon_position *next,
                           float out[SOLOMON_SEATS])
{
    int winner = solomon_world_arrival(w, mover, next);

    if (winner == SEAT_NONE)
        return false;
    memset(out, 0, SOLOMON_SEATS * sizeof *out);
    out[winner] = 1;
    return true;
}

void solomon_world_pay(struct solomon_world *w, int seat, int target, int coins)
{
    if (target > SOLOMON_DOCTOR)
        return;
    w->paid[seat][target] = (uint8_t)(w->paid[seat][target] + coins);
    w->reserve[seat] = (uint8_t)(w->reserve[seat] - coins);
}

void solomon_world_burn(struct solomon_world *w, int seat, int actor, int target)
{
    w->at.agent_city[target] = SOLOMON_NOWHERE;
    w->paid[seat][actor] = (uint8_t)(w->paid[seat][actor] - SOLOMON_BURN_COST);
}
