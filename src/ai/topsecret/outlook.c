/* What a world is worth: how far each agent has come and may come soon, and how that compares. Rough: tactics are the search's. */
#include "ai/topsecret/knowledge.h"

#include <math.h>

static const float HERE = 0.45f; /* of what its building is worth: the chance that a scoring finds it there */
static const float SAFE_NEAR = 0.12f; /* of what the safe's building is worth, to an agent one roll away */
static const float IN_RUINS = -1;     /* it takes a roll to get out */
static const float OF_BEST = 0.6f;    /* how much the best of the field counts; the rest: all together */
static const float A_CARD = 2;        /* points that a card in hand is worth */
enum { A_ROLL = 6 };

void tss_hopes(const struct tss_view *v, float out[TSS_AGENTS])
{
    bool due = false;

    for (int a = 0; a < TSS_AGENTS; a++)
        due |= v->arrived[a] != TSS_NONE && !v->scored;
    for (int a = 0; a < TSS_AGENTS; a++) {
        out[a] = -1;
        if (!(v->used >> a & 1))
            continue;
        int way = (v->safe - v->place[a] + TSS_BUILDINGS) % TSS_BUILDINGS, gain = tss_gain(v, a);
        out[a] = (float)v->marker[a] + (due ? (float)gain : 0) + HERE * (float)gain;
        if (v->place[a] == TSS_RUINS)
            out[a] += IN_RUINS;
        if (way >= 1 && way <= A_ROLL && v->safe != TSS_RUINS)
            out[a] += SAFE_NEAR * (float)v->safe;
    }
}

float tss_lead(const float hope[TSS_AGENTS], unsigned own, unsigned field)
{
    float mine = -9, best = -9, sum = 0;
    int n = 0;

    for (int a = 0; a < TSS_AGENTS; a++) {
        if (own >> a & 1U)
            mine = fmaxf(mine, hope[a]);
        if (field >> a & 1U) {
            best = fmaxf(best, hope[a]);
            sum += hope[a];
            n++;
        }
    }
    return mine - (n ? OF_BEST * best + (1 - OF_BEST) * sum / (float)n : 0);
}

float tss_lead_after(const struct tss_view *v, int seat, const game_action *a, unsigned own, unsigned field)
{
    struct tss_view after = *v;
    float hope[TSS_AGENTS];

    tss_board_after(&after, seat, a);
    tss_hopes(&after, hope);
    return tss_lead(hope, own, field);
}

unsigned tss_own(const struct tss_view *v, int seat)
{
    return v->used & ~tss_unknown(v, seat, TSS_HELD);
}

/* Whether a free agent that is ahead leaves no winner. */
static bool free_rob(const struct tss_view *v)
{
    return v->option[TSS_DOSSIER_ON] ? v->option[TSS_SPOILER] : !v->option[TSS_BEST_SPY];
}

unsigned tss_field(const struct tss_view *v, int seat)
{
    unsigned field = 0;

    if (free_rob(v))
        return tss_unknown(v, seat, TSS_HELD);
    for (int i = 0; i < v->seats; i++)
        if (i != seat)
            field |= tss_own(v, i);
    return field;
}

/* Points that a seat's dossier earns in this world, if the match ended as it stands. */
static int guessed(const struct tss_view *v, int seat)
{
    int right = 0;

    for (int a = 0; a < TSS_AGENTS; a++) {
        int guess = v->guess[seat][a], owner = TSS_FREE;
        for (int i = 0; guess && i < v->seats; i++)
            if (tss_own(v, i) >> a & 1U)
                owner = i + 1;
        right += guess && guess == owner && (owner != TSS_FREE || !v->option[TSS_OPPONENTS_ONLY]);
    }
    return TSS_GUESS * right;
}

/* Everybody's chances, as large as their hopes are high: the more is still to come, the less a lead means. */
void tss_value(const struct game_box *box, const struct game_state *world, float out[GAME_MAX_SEATS])
{
    const struct tss_view *v = tss_view_of(world);
    float hope[TSS_AGENTS], sum = 0;
    unsigned free = v->used;
    int far = 0;

    (void)box;
    tss_hopes(v, hope);
    for (int a = 0; a < TSS_AGENTS; a++)
        far = v->marker[a] > far ? v->marker[a] : far;
    float heat = 2.5f + 0.16f * (float)(far < TSS_FINISH ? TSS_FINISH - far : 0);
    for (int i = 0; i < v->seats; i++) {
        unsigned own = tss_own(v, i);
        free &= ~own;
        float mine = tss_lead(hope, own, 0) + A_CARD * (float)v->hand[i] + (float)guessed(v, i);
        sum += out[i] = expf(mine / heat);
    }
    for (int a = 0; a < TSS_AGENTS && free_rob(v); a++)
        sum += free >> a & 1U ? expf(hope[a] / heat) : 0;
    for (int i = 0; i < v->seats; i++)
        out[i] /= sum;
}
