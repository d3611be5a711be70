/* What a side may hope to come to at the end, by what it has and how many Lords it will still place. */
#include "ai/senate/knowledge.h"
#include "base/bits.h"

#include <math.h>

static const float A_LORD = 2.4f;   /* IP, of whatever is still to come */
static const float A_KEY = 1.3f;    /* a free key, as half of a Location */
static const float A_PAIR = 0.5f;   /* two free keys of different metals, of which one will do next */
static const float A_TOUCH = 0.55f; /* each Lord of the largest area that the next space touches */
static const float A_PEARL = 0.35f; /* towards the title, where it is not one's own */
static const float A_BOND = 0.9f;   /* what it costs to be bound to one Lord */
static const float A_TOKEN = 3.5f;  /* an extra turn */
static const float SHARP = 5.5f;    /* so many IP ahead is as good as to win nearly three times in four */

/* How many Lords a side will still place: the match ends when the fullest chamber is full, and others have a turn. */
static int to_come(const struct senate_view *v, int side)
{
    int most = 0, own = SENATE_SPACES - v->placed[side];
    for (int i = 0; i < v->sides; i++)
        most = v->placed[i] > most ? v->placed[i] : most;
    if (v->complete != SENATE_NONE)
        return v->turn == side && own > 0 ? 1 : 0;
    int left = SENATE_SPACES - most + 1;
    return own < left ? own : left;
}

/* How well the next space lies: the Lords of the area that it would join at best, of a guild that makes the side's largest. */
static float next_space(const struct senate_view *v, int side, unsigned largest)
{
    if (v->placed[side] == SENATE_SPACES)
        return 0;
    unsigned joins = senate_touching[v->placed[side]] & largest;
    return joins ? A_TOUCH * (float)bits_count(largest) : 0;
}

static float keys(const struct senate_view *v, int side)
{
    int silver = v->silver[side], gold = v->gold[side];
    return A_KEY * (float)((silver > 0) + (gold > 0)) + (silver && gold ? A_PAIR : 0);
}

float senate_hope(const struct senate_view *v, int side)
{
    senate_score score = senate_score_of(v, side);
    int left = to_come(v, side), master = v->master == SENATE_NONE ? 0 : v->pearls[v->master];
    float hope = (float)score.total + A_LORD * (float)left;
    if (left > 0) {
        hope += next_space(v, side, senate_largest(v, side)) + keys(v, side);
        hope -= v->bound[side] ? A_BOND : 0;
    }
    if (v->master != side)
        hope += left > 0 ? A_PEARL * fmaxf(0, 4 - (float)(master - v->pearls[side])) : 0;
    else
        hope -= left > 0 ? 1.2f : 0; /* others may still get there */
    if (senate_solo(v) && side == 0 && v->token && left > 0)
        hope += A_TOKEN;
    return hope;
}

float senate_lead(const struct senate_view *v, int side)
{
    float best = -99;
    for (int other = 0; other < v->sides; other++)
        if (other != side)
            best = fmaxf(best, senate_hope(v, other));
    return senate_hope(v, side) - best;
}

void senate_value(const struct game_box *box, const struct game_state *world, float out[GAME_MAX_SEATS])
{
    (void)box;
    const struct senate_view *v = senate_view_of(world);
    float hope[SENATE_SIDES] = {0}, sum = 0;
    for (int side = 0; side < v->sides; side++)
        sum += hope[side] = expf(senate_hope(v, side) / SHARP);
    for (int seat = 0; seat < v->seats; seat++)
        out[seat] = hope[seat] / sum;
}
