#include "ai/solomon/value.h"

#include "ai/solomon/world.h"

#include <math.h>
#include <string.h>

/* Nothing is certain before the game is over: so a win at hand is worth more than any to come. */
static const float IN_DOUBT = 0.03f;

/* Which of a seat's features are not 0, bit by bit: hardly half of them. */
static uint64_t lit_of(const float f[VALUE_FEATURES])
{
    uint8_t is[VALUE_FEATURES];
    uint64_t lit = 0;

    for (int i = 0; i < VALUE_FEATURES; i++)
        is[i] = f[i] != 0;
    for (int i = 0; i < VALUE_FEATURES; i += 8) {
        uint64_t eight = 0;
        for (int k = 0; k < 8; k++)
            eight |= (uint64_t)is[i + k] << 8 * k;
        lit |= (eight * UINT64_C(0x0102040810204080) >> 56)
               << i; /* the lowest bit of each byte, side by side */
    }
    return lit;
}

/* Hidden units are worked out four at a time; compilers left alone take them one by one. */
typedef float four __attribute__((vector_size(16)));
typedef int32_t mask_of_four __attribute__((vector_size(16)));
enum { FOURS = VALUE_HIDDEN / 4 };

/* What a line of weights adds up to. */
static float line_of(const float f[VALUE_FEATURES], uint64_t lit, const float line[VALUE_FEATURES])
{
    float sum = 0;

    for (; lit; lit &= lit - 1)
        sum += line[__builtin_ctzll(lit)] * f[__builtin_ctzll(lit)];
    return sum;
}

/* The same, and the hidden units. */
static float net_of(const float f[VALUE_FEATURES], uint64_t lit, const struct solomon_weights *weights)
{
    float sum = 0, hidden[VALUE_HIDDEN];
    four unit[FOURS] = {{0}}, in;

    for (; lit; lit &= lit - 1) {
        int i = __builtin_ctzll(lit);
        sum += weights->line[i] * f[i];
        for (int k = 0; k < FOURS; k++) {
            memcpy(&in, &weights->in[i][4 * k], sizeof in);
            unit[k] += in * f[i];
        }
    }
    for (int k = 0; k < FOURS;
         k++) { /* one that is not above 0 says 0: a branch would be guessed wrong half the time */
        memcpy(&in, &weights->out[4 * k], sizeof in);
        unit[k] = in * (four)((mask_of_four)unit[k] & (unit[k] > 0));
    }
    memcpy(hidden, unit, sizeof hidden);
    for (int h = 0; h < VALUE_HIDDEN; h++)
        sum += hidden[h];
    return sum;
}

/* Adds to each seat its share of the win, as these weights see it, times `part`. */
static void share_out(float f[SOLOMON_SEATS][VALUE_FEATURES], const uint64_t lit[SOLOMON_SEATS], int seats,
                      const struct solomon_weights *weights, float part, float out[SOLOMON_SEATS])
{
    float chance[SOLOMON_SEATS], most = -1e9f, sum = 0;

    for (int seat = 0; seat < seats; seat++) {
        chance[seat] = weights->hidden ? net_of(f[seat], lit[seat], weights)
                                       : line_of(f[seat], lit[seat], weights->line);
        if (chance[seat] > most)
            most = chance[seat];
    }
    for (int seat = 0; seat < seats; seat++)
        sum += chance[seat] = expf(chance[seat] - most);
    for (int seat = 0; seat < seats; seat++)
        out[seat] += part * chance[seat] / sum;
}

void solomon_value_by(const struct solomon_ledger *l, const solomon_outline *o,
                      const struct solomon_values *values, float out[SOLOMON_SEATS])
{
    const struct solomon_weights *first = values->for_seats[l->seats], *second = values->second[l->seats];
    uint64_t lit[SOLOMON_SEATS] = {0};
    float f[SOLOMON_SEATS][VALUE_FEATURES], part = second ? values->second_part[l->seats] : 0;

    solomon_features_by(l, o, f);
    memset(out, 0, SOLOMON_SEATS * sizeof *out);
    for (int seat = 0; seat < l->seats; seat++) {
        lit[seat] = lit_of(f[seat]);
        out[seat] = IN_DOUBT / (float)l->seats;
    }
    share_out(f, lit, l->seats, first, (1 - IN_DOUBT) * (1 - part), out);
    if (second)
        share_out(f, lit, l->seats, second, (1 - IN_DOUBT) * part, out);
}

void solomon_value(const struct solomon_map *map, const struct solomon_world *w,
                   const struct solomon_values *values, float out[SOLOMON_SEATS])
{
    struct solomon_ledger l;
    solomon_outline o;

    solomon_ledger_read(w, &l);
    solomon_outline_read(map, &l, &w->at, &o);
    solomon_value_by(&l, &o, values, out);
    if (w->roll)
        solomon_world_settle(w, out);
}

void solomon_value_after(const struct solomon_map *map, const struct solomon_world *w,
                         const solomon_position *next, const struct solomon_values *values,
                         float out[SOLOMON_SEATS])
{
    if (solomon_world_decided(w, w->next, next, out))
        return;
    struct solomon_world after = *w;
    after.at = *next;
    solomon_world_end_turn(&after);
    solomon_value(map, &after, values, out);
}

const struct solomon_weights solomon_value_by_hand = {
    .line =
        {
            [F_CASE_HOPS] = 0.5f,
            [F_CASE_HOPS + 1] = 0.25f,
            [F_CASE_HOPS + 2] = 0.1f,
            [F_CASE_RESTS] = 0.2f,
            [F_MARGIN] = 0.25f,
            [F_MARGIN + 1] = 0.2f,
            [F_MARGIN + 2] = 0.1f,
            [F_HOLDS] = 0.4f,
            [F_HOLDS + 1] = 0.3f,
            [F_HOLDS + 2] = 0.15f,
            [F_WINS_NEXT] = 4.0f,
            [F_WINS_SOON] = 1.0f,
            [F_HOLDS_TWO] = 0.4f,
            [F_COULD_HOLD] = 0.3f,
            [F_COULD_HOLD_2] = 0.1f,
            [F_LEADS] = 0.5f,
            [F_LEAD_SUM] = 0.2f,
            [F_COINS] = 0.8f,
            [F_NEAR_SHARE] = 0.8f,
            [F_RESERVE] = 0.7f,
            [F_RESERVE_LEAD] = 0.1f,
            [F_BURNS] = 0.1f,
            [F_BURNABLE] = -0.15f,
            [F_DOCTOR] = 0.3f,
            [F_DOCTOR_LEAD] = 0.4f,
            [F_DOCTOR_FIRST] = 0.2f,
            [F_DOCTOR_LATE + 1] = 1.5f,
            [F_DOCTOR_LATE + 2] = 1.5f,
            [F_RACE] = 0.4f,
            [F_RESTRICTED] = -0.15f,
            [F_STOPS] = 0.3f,
            [F_UP] = 0.1f,
        },
};

const struct solomon_values solomon_value_plain = {.for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_by_hand)};
