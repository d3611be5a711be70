/* What a seat does by rule of thumb: what leaves it farthest ahead at once. And which answers are worth a thought. */
#include "ai/senate/knowledge.h"

#include <string.h>

enum { MOST = 160 };
/* What a draw of so many Lords is taken to bring, in IP, beyond what lies there; the discards help others. */
static const float DRAWS[SENATE_AT_ONCE + 1] = {0, 2.2f, 3.3f, 4.0f};
static const float SEARCHES[SENATE_AT_ONCE + 1] = {0, 3.4f, 4.2f, 4.8f};

/* How far ahead a side is once the Lords on the table are placed, each time the one that does most at once. */
static float placed_best(struct senate_view *v, int seat, int side)
{
    while (v->phase == SENATE_PHASE_PLACE && v->turn == side) {
        float best = -99;
        struct senate_view next, keep = *v;
        for (int lord = 0; lord < SENATE_LORDS; lord++) {
            const game_action place = {.kind = SENATE_PLACE, .n = 1, .arg = {(int16_t)lord}};
            if (v->table[lord] == 0)
                continue;
            next = *v;
            senate_rules.apply(NULL, (void *)&next, v->to_act, &place, NULL);
            float lead = senate_lead(&next, seat);
            if (lead > best) {
                best = lead;
                keep = next;
            }
        }
        *v = keep;
    }
    return senate_lead(v, seat);
}

/* How far ahead a seat is after it has done this. */
static float after(const struct senate_view *v, int seat, int side, const game_action *a)
{
    struct senate_view next = *v;
    if (a->kind == SENATE_DRAW)
        return senate_lead(v, seat) + DRAWS[a->arg[0]];
    if (a->kind == SENATE_SEARCH)
        return senate_lead(v, seat) + SEARCHES[a->arg[0]] - 2 * (float)(v->silver[side] + v->gold[side] > 2);
    senate_rules.apply(NULL, (void *)&next, seat, a, NULL);
    if (a->kind == SENATE_TAKE || a->kind == SENATE_GRANT)
        return placed_best(&next, seat, side);
    return senate_lead(&next, seat);
}

void senate_thumb(const struct game_box *box, const struct game_state *world, int seat, struct rng *rng,
                  game_action *out)
{
    (void)rng;
    const struct senate_view *v = senate_view_of(world);
    game_action legal[MOST];
    size_t n = senate_rules.legal(box, world, seat, legal, MOST);
    float best = -999;
    for (size_t i = 0; i < n && i < MOST; i++) {
        float lead = n > 1 ? after(v, seat, v->turn, &legal[i]) : 0;
        if (lead > best) {
            best = lead;
            *out = legal[i];
        }
    }
}

/* Of swaps those that change an area or a score, and to leave it; anything else. */
bool senate_worthy(const struct game_box *box, const struct game_view *view, const game_action *a)
{
    (void)box;
    const struct senate_view *v = senate_view_of(view);
    if (a->kind != SENATE_SWAP)
        return true;
    const uint8_t *lord = v->lord[v->turn];
    return senate_guild_of(lord[a->arg[0]]) != senate_guild_of(lord[a->arg[1]]);
}

/* What a character likes, in chances of winning: Pearls; Lords of the guild that it has most of; what the next seat would have got. */
float senate_taste(const struct game_box *box, const struct game_view *view, const game_action *a,
                   const char *character)
{
    (void)box;
    const struct senate_view *v = senate_view_of(view);
    bool lord = a->kind == SENATE_KEEP || a->kind == SENATE_PLACE;
    if (strcmp(character, "diver") == 0)
        return lord ? 0.05f * (float)senate_pearls_of(a->arg[0]) : 0;
    if (strcmp(character, "patron") == 0) {
        unsigned largest = senate_largest(v, v->turn);
        int guild = largest ? senate_guild_of(v->lord[v->turn][__builtin_ctz(largest)]) : -1;
        bool own = lord ? senate_guild_of(a->arg[0]) == guild : a->kind == SENATE_TAKE && a->arg[0] == guild;
        return own ? 0.06f : 0;
    }
    return a->kind == SENATE_DRAW ? 0.03f * (float)(1 - a->arg[0])
                                  : 0; /* the miser: hands out as little as it can */
}
