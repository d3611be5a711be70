/* What a seat does by rule of thumb, all agent cards lying open; and which answers are worth a thought. */
#include "ai/topsecret/knowledge.h"

#include <math.h>

enum {
    MOVES_MOST = 24, /* kept by a shortlist */
    CARDS_MOST = 16,
    CARDS_TRIED = 5, /* by a thumb, of all that it could play */
};
static const float WORTH_A_CARD = 2.5f;    /* what a card has to win to be played, */
static const float WORTH_A_THOUGHT = 1.5f; /* and to be thought of at all */

/* The best so far. */
struct pick {
    const struct tss_view *v;
    int seat;
    unsigned own, field;
    float best;
    game_action *out;
};

static void try(struct pick *p, const game_action *a)
{
    float lead = tss_lead_after(p->v, p->seat, a, p->own, p->field);

    if (lead > p->best) {
        p->best = lead;
        *p->out = *a;
    }
}

/* All points on one agent, or some of them on one of its own. */
static void move_by_thumb(struct pick *p)
{
    int least = p->v->die, most = least == TSS_ANY ? 3 : least;

    for (int points = least; points <= most; points++)
        for (int a = 0; a < TSS_AGENTS; a++) {
            if (!(p->v->used >> a & 1))
                continue;
            for (unsigned own = p->own; own; own &= own - 1)
                for (int mine = 0; mine < points; mine++) {
                    game_action move = {.kind = TSS_MOVE, .n = TSS_AGENTS};
                    move.arg[a] = (int16_t)(points - mine);
                    move.arg[__builtin_ctz(own)] = (int16_t)(move.arg[__builtin_ctz(own)] + mine);
                    try(p, &move);
                }
        }
}

static void play_by_thumb(struct pick *p, struct rng *rng)
{
    game_action legal[GAME_MAX_LEGAL];
    size_t n = tss_rules.legal(NULL, (const void *)p->v, p->seat, legal, GAME_MAX_LEGAL);

    *p->out = legal[0]; /* pass */
    p->best = tss_lead_after(p->v, p->seat, p->out, p->own, p->field) + WORTH_A_CARD;
    for (int i = 0; n > 1 && i < CARDS_TRIED; i++)
        try(p, &legal[1 + rng_below(rng, (uint32_t)n - 1)]);
}

void tss_thumb(const struct game_box *box, const struct game_state *world, int seat, struct rng *rng,
               game_action *out)
{
    const struct tss_view *v = tss_view_of(world);
    struct pick pick = {
        .v = v, .seat = seat, .own = tss_own(v, seat), .field = tss_field(v, seat), .best = -99, .out = out};
    game_action legal[GAME_MAX_LEGAL];

    if (v->phase == TSS_PHASE_MOVE) {
        move_by_thumb(&pick);
    } else if (v->phase == TSS_PHASE_PLAY) {
        play_by_thumb(&pick, rng);
    } else {
        size_t n = tss_rules.legal(box, world, seat, legal, GAME_MAX_LEGAL);
        *out = legal[rng_below(rng, (uint32_t)n)];
    }
}

/* Whether an answer is always worth a thought: passing, staying, and a second agent. */
static bool always(const game_action *a)
{
    return a->kind == TSS_PASS || a->kind == TSS_STAY ||
           (a->kind == TSS_PLAY && a->arg[0] == TSS_CARD_RECRUIT);
}

/* Those that leave the seat best off at once; of cards only what does enough for it now, for they are worth keeping. */
size_t tss_shortlist(const struct game_box *box, const struct game_view *view, const game_action *legal,
                     size_t count, uint16_t *keep)
{
    const struct tss_view *v = tss_view_of(view);
    bool cards = v->phase == TSS_PHASE_PLAY;
    size_t most = cards ? CARDS_MOST : MOVES_MOST, n = 0, kept = 0;
    unsigned own = tss_own(v, v->seat), field = tss_unknown(v, v->seat, TSS_HELD);
    float lead[GAME_MAX_LEGAL], worth[MOVES_MOST];
    float least = cards ? tss_lead_after(v, v->seat, &legal[0], own, field) + WORTH_A_THOUGHT : -INFINITY;

    (void)box;
    for (size_t i = 0; i < count; i++) {
        lead[i] = always(&legal[i]) ? INFINITY : tss_lead_after(v, v->seat, &legal[i], own, field);
        if (lead[i] < least)
            continue;
        size_t at = n < most ? n++ : most;
        for (; at > 0 && worth[at - 1] < lead[i]; at--)
            if (at < most)
                worth[at] = worth[at - 1];
        if (at < most)
            worth[at] = lead[i];
    }
    for (size_t i = 0; i < count && kept < n; i++)
        if (lead[i] >= worth[n - 1])
            keep[kept++] = (uint16_t)i;
    return kept;
}
