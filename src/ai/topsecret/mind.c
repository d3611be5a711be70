/* Who owns what, reckoned exactly: a weight for every map from rivals to agents, by what each rival has done. */
#include "ai/topsecret/knowledge.h"

#include <math.h>
#include <string.h>

enum { MAPS = 720 };
static const float SHARP =
    0.55f; /* how much a point of lead is worth to who does what is best for its agent */
static const float BLUFF = 0.3f; /* how often it does anything else */

struct mind {
    struct tss_view view; /* after the last event */
    float hint[TSS_SEATS]
              [TSS_AGENTS];         /* logarithms: by how much likelier an owner would have done all that */
    int maps;                       /* as far as they are made; 0: they have to be made */
    uint8_t owned[MAPS][TSS_SEATS]; /* the first agent of each rival */
    float upto[MAPS];               /* weights, added up */
};

static void begin(void *mind, const struct ai_setup *setup)
{
    struct mind *m = mind;
    union {
        struct tss_view view;
        uint64_t align[GAME_MAX_STATE / sizeof(uint64_t)];
    } state;
    game_error err;

    if (setup->rules->init(setup->box, setup->config, (struct game_state *)&state.view, &err))
        setup->rules->observe(setup->box, (const struct game_state *)&state.view, setup->seat,
                              (struct game_view *)&m->view);
}

/* ---- What an act gives away ---- */

/* How much the owner of each agent would like the board to be like this. */
static void likes(const struct tss_view *v, int seat, const game_action *a, float out[TSS_AGENTS])
{
    struct tss_view after = *v;
    float hope[TSS_AGENTS];

    tss_board_after(&after, seat, a);
    tss_hopes(&after, hope);
    for (int agent = 0; agent < TSS_AGENTS; agent++)
        out[agent] = SHARP * tss_lead(hope, 1U << agent, v->used & ~(1U << agent));
}

/* A move among all that there were: an owner mostly does what is best for its agent. */
static void learn_from_move(struct mind *m, int seat, const game_action *a)
{
    game_action legal[GAME_MAX_LEGAL];
    float did[TSS_AGENTS], sum[TSS_AGENTS] = {0}, could[TSS_AGENTS];
    size_t n = tss_rules.legal(NULL, (const void *)&m->view, seat, legal, GAME_MAX_LEGAL);

    likes(&m->view, seat, a, did);
    for (size_t i = 0; i < n; i++) {
        likes(&m->view, seat, &legal[i], could);
        for (int agent = 0; agent < TSS_AGENTS; agent++)
            sum[agent] += expf(could[agent]);
    }
    for (int agent = 0; agent < TSS_AGENTS; agent++)
        m->hint[seat][agent] += logf(BLUFF / (float)n + (1 - BLUFF) * expf(did[agent]) / sum[agent]);
}

/* A card rather than none. */
static void learn_from_card(struct mind *m, int seat, const game_action *a)
{
    static const game_action pass = {.kind = TSS_PASS};
    float did[TSS_AGENTS], not [TSS_AGENTS];

    likes(&m->view, seat, a, did);
    likes(&m->view, seat, &pass, not );
    for (int agent = 0; agent < TSS_AGENTS; agent++)
        m->hint[seat][agent] += logf(0.5f * BLUFF + (1 - BLUFF) / (1 + expf(not [agent] - did[agent])));
}

static void see(void *mind, int actor, const game_action *masked, const struct game_view *after)
{
    struct mind *m = mind;

    if (actor >= 0 && actor != m->view.seat && masked->kind == TSS_MOVE)
        learn_from_move(m, actor, masked);
    else if (actor >= 0 && actor != m->view.seat && masked->kind == TSS_PLAY)
        learn_from_card(m, actor, masked);
    m->view = *tss_view_of(after);
    m->maps = 0;
}

/* ---- What may be ---- */

/* All maps from here on: the rivals from `seat` on own any of the agents left. */
static void add_maps(struct mind *m, int seat, unsigned left, float weight, uint8_t *so_far)
{
    if (seat == m->view.seat)
        seat++;
    if (seat >= m->view.seats) {
        float before = m->maps ? m->upto[m->maps - 1] : 0;
        memcpy(m->owned[m->maps], so_far, TSS_SEATS);
        m->upto[m->maps++] = before + expf(weight);
        return;
    }
    for (unsigned rest = left; rest; rest &= rest - 1) {
        int agent = __builtin_ctz(rest);
        so_far[seat] = (uint8_t)agent;
        add_maps(m, seat + 1, left & ~(1U << agent), weight + m->hint[seat][agent], so_far);
    }
}

/* Hints count from the largest of each rival, so that no weight is lost. */
static void make_maps(struct mind *m)
{
    uint8_t so_far[TSS_SEATS] = {0};
    unsigned unknown = tss_unknown(&m->view, m->view.seat, TSS_HELD);

    if (m->maps > 0)
        return;
    for (int i = 0; i < m->view.seats; i++) {
        float most = -INFINITY;
        for (int a = 0; a < TSS_AGENTS; a++)
            most = unknown >> a & 1U ? fmaxf(most, m->hint[i][a]) : most;
        for (int a = 0; a < TSS_AGENTS; a++)
            m->hint[i][a] = fmaxf(m->hint[i][a] - most, -20);
    }
    add_maps(m, 0, unknown, 0, so_far);
}

/* A world that fits, and in it the owners that a map says; an agent that a rival got later is any that the map leaves free. */
static bool draw(void *mind, struct rng *rng, struct game_state *out)
{
    struct mind *m = mind;
    struct tss_view *s = (struct tss_view *)out;
    const struct tss_view *v = &m->view;

    if (!tss_rules.sample(NULL, (const struct game_view *)v, rng_draw, rng, out))
        return false;
    for (int i = 0; i < v->seats; i++)
        if (v->held[i] == 0)
            return true; /* they are still dealt */
    make_maps(m);
    float at = (float)rng_unit(rng) * m->upto[m->maps - 1];
    int low = 0, high = m->maps - 1;
    while (low < high) {
        int middle = (low + high) / 2;
        if (m->upto[middle] <= at)
            low = middle + 1;
        else
            high = middle;
    }
    unsigned left = tss_unknown(v, v->seat, TSS_HELD);
    for (int i = 0; i < v->seats; i++)
        if (i != v->seat) {
            s->agent[i][0] = m->owned[low][i];
            left &= ~(1U << m->owned[low][i]);
        }
    for (int i = 0; i < v->seats; i++)
        for (int k = 1; i != v->seat && k < v->held[i]; k++) {
            int skip = (int)rng_below(rng, (uint32_t)__builtin_popcount(left));
            unsigned from = left;
            while (skip-- > 0)
                from &= from - 1;
            s->agent[i][k] = (uint8_t)__builtin_ctz(from);
            left &= ~(from & -from);
        }
    return true;
}

/* The guess that is right most often. */
static bool answer(void *mind, const struct game_view *view, game_action *out)
{
    struct mind *m = mind;
    const struct tss_view *v = tss_view_of(view);
    float owns[TSS_AGENTS][TSS_FREE + 1] = {{0}}, best = -1, before = 0;
    game_action legal[GAME_MAX_LEGAL];

    if (v->phase != TSS_PHASE_GUESS)
        return false;
    make_maps(m);
    for (int i = 0; i < m->maps; i++) {
        float weight = m->upto[i] - before;
        before = m->upto[i];
        for (int a = 0; a < TSS_AGENTS && !v->option[TSS_OPPONENTS_ONLY]; a++)
            owns[a][TSS_FREE] += weight;
        for (int rival = 0; rival < v->seats; rival++)
            if (rival != v->seat) {
                owns[m->owned[i][rival]][rival + 1] += weight;
                owns[m->owned[i][rival]][TSS_FREE] -= v->option[TSS_OPPONENTS_ONLY] ? 0 : weight;
            }
    }
    size_t n = tss_rules.view_legal(NULL, view, legal, GAME_MAX_LEGAL);
    for (size_t i = 0; i < n; i++) {
        float right = 0;
        for (int a = 0; a < TSS_AGENTS; a++)
            right += legal[i].arg[a] ? owns[a][legal[i].arg[a]] : 0;
        if (right > best) {
            best = right;
            *out = legal[i];
        }
    }
    return true;
}

const struct ai_mind tss_mind = {
    .size = sizeof(struct mind), .begin = begin, .see = see, .draw = draw, .answer = answer};
