/* Who owns what, reckoned exactly: a weight for every map from rivals to agents, by what each rival has done. */
#include "ai/topsecret/knowledge.h"

#include <math.h>
#include <string.h>

enum { MAPS = 720 };

/* What it is worth not to be seen through while dossiers are to be written: chances of winning, for each logarithm. */
static const float COVER = 0.1f;

struct mind {
    float sharp; /* how much a point of lead is taken to be worth to who does what is best for its agent, */
    float bluff; /* and how often it does anything else */
    float fades; /* how much of what it did before is still kept in mind after each act */
    struct tss_view view; /* after the last event */
    /* Logarithms: how much likelier an owner would have done all that; of its own seat, too. */
    float hint[TSS_SEATS][TSS_AGENTS];
    bool summed;                    /* the next two are of this view */
    int moves;                      /* that there are */
    float all[TSS_AGENTS];          /* how much the owner of each agent would like them, added up */
    int maps;                       /* as far as they are made; 0: they have to be made */
    uint8_t owned[MAPS][TSS_SEATS]; /* the first agent of each rival */
    float upto[MAPS];               /* weights, added up */
};

static void begin(void *mind, const struct ai_setup *setup, float sharp, float bluff, float fades)
{
    struct mind *m = mind;
    struct tss_view state;
    game_error err;

    m->sharp = sharp;
    m->bluff = bluff;
    m->fades = fades;
    if (setup->rules->init(setup->box, setup->config, (struct game_state *)&state, &err))
        setup->rules->observe(setup->box, (const struct game_state *)&state, setup->seat,
                              (struct game_view *)&m->view);
}

static void begin_agent(void *mind, const struct ai_setup *setup)
{
    begin(mind, setup, 0.12f, 0.7f, 0.7f);
}

static void begin_spymaster(void *mind, const struct ai_setup *setup)
{
    begin(mind, setup, 0.5f, 0.35f, 1);
}

/* ---- What an act gives away ---- */

/* How much the owner of each agent would like the board to be like this. */
static void likes(const struct mind *m, int seat, const game_action *a, float out[TSS_AGENTS])
{
    struct tss_view after = m->view;
    float hope[TSS_AGENTS];

    tss_board_after(&after, seat, a);
    tss_hopes(&after, hope);
    for (int agent = 0; agent < TSS_AGENTS; agent++)
        out[agent] = expf(m->sharp * tss_lead(hope, 1U << agent, after.used & ~(1U << agent)));
}

/* All moves that there are, for comparison. */
static void sum_moves(struct mind *m, int seat)
{
    game_action legal[GAME_MAX_LEGAL];
    float could[TSS_AGENTS];

    if (m->summed)
        return;
    m->summed = true;
    memset(m->all, 0, sizeof m->all);
    m->moves = (int)tss_rules.legal(NULL, (const void *)&m->view, seat, legal, GAME_MAX_LEGAL);
    for (int i = 0; i < m->moves; i++) {
        likes(m, seat, &legal[i], could);
        for (int agent = 0; agent < TSS_AGENTS; agent++)
            m->all[agent] += could[agent];
    }
}

/* How likely the owner of each agent would have done this: a move rather than another, a card rather than none. */
static void hints_of(struct mind *m, int seat, const game_action *a, float out[TSS_AGENTS])
{
    static const game_action pass = {.kind = TSS_PASS};
    float did[TSS_AGENTS], not [TSS_AGENTS];

    likes(m, seat, a, did);
    if (a->kind == TSS_MOVE)
        sum_moves(m, seat);
    else
        likes(m, seat, &pass, not );
    for (int agent = 0; agent < TSS_AGENTS; agent++)
        out[agent] = logf(a->kind == TSS_MOVE
                              ? m->bluff / (float)m->moves + (1 - m->bluff) * did[agent] / m->all[agent]
                              : m->bluff / 2 + (1 - m->bluff) * did[agent] / (did[agent] + not [agent]));
}

static void see(void *mind, int actor, const game_action *masked, const struct game_view *after)
{
    struct mind *m = mind;
    float hint[TSS_AGENTS];

    if (actor >= 0 && (masked->kind == TSS_MOVE || masked->kind == TSS_PLAY)) {
        hints_of(m, actor, masked, hint);
        for (int a = 0; a < TSS_AGENTS; a++)
            m->hint[actor][a] = m->fades * m->hint[actor][a] + hint[a];
    }
    m->view = *tss_view_of(after);
    m->maps = 0;
    m->summed = false;
}

/* By how much likelier an act makes it, to others, that the seat owns what it owns; in logarithms. */
static float cost(void *mind, const struct game_view *view, const game_action *a)
{
    struct mind *m = mind;
    const struct tss_view *v = tss_view_of(view);
    unsigned own = tss_own(v, v->seat);
    float hint[TSS_AGENTS], mine = -INFINITY, others = 0;

    if (v->written || (a->kind != TSS_MOVE && a->kind != TSS_PLAY))
        return 0;
    hints_of(m, v->seat, a, hint);
    for (int agent = 0; agent < TSS_AGENTS; agent++)
        if (own >> agent & 1U)
            mine = fmaxf(mine, hint[agent]);
        else if (v->used >> agent & 1)
            others += hint[agent] / (float)__builtin_popcount(v->used & ~own);
    return COVER * (v->option[TSS_DOSSIER_ON] ? 1 : 0.3f) * (mine - others);
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
        for (int a = 0; a < TSS_AGENTS && i != m->view.seat; a++)
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

#define MIND .size = sizeof(struct mind), .see = see, .draw = draw, .answer = answer, .cost = cost

const struct ai_mind tss_agents_mind = {MIND, .begin = begin_agent};
const struct ai_mind tss_spymasters_mind = {MIND, .begin = begin_spymaster};
