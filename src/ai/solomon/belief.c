#include "ai/solomon/belief.h"

#include "ai/particles.h"
#include "ai/solomon/habits.h"
#include "rules/solomon/solomon_dossier.h"

#include <math.h>
#include <string.h>

/* Weights of what a rival does, by what it would have there: made from play, not from rules. */
static const float MOVES_WITH[5] = {0.35f, 0.7f, 1.0f, 1.3f, 1.5f}; /* with 0, 1–2, 3–5, 6–11, 12 or more */
static const float PASSES_WITH[5] = {1.0f, 0.85f, 0.75f, 0.6f, 0.5f};   /* while nothing much is at stake */
static const float LETS_WIN_WITH[5] = {1.0f, 0.3f, 0.2f, 0.12f, 0.06f}; /* while the game is at stake */
static const float BIDS_WITH[5] = {0, 0.7f, 0.9f, 1.0f, 1.1f};
static const float TO_THE_LAST = 0.7f; /* names the very last coin it has there */
static const float YIELDS_ABLE = 0.2f; /* could have gone on */
enum { EXACT_ONE_IN = 32 };            /* drawn worlds that come from the exact support */

static int net_of(const struct solomon_belief *b, int rival, const solomon_particle *p, int agent)
{
    return agent == SOLOMON_DOCTOR ? p->doctor : p->gross[agent] - b->last.spent[rival][agent];
}

static float by_coins(const float table[5], int coins)
{
    return table[coins <= 0 ? 0 : coins < 3 ? 1 : coins < 6 ? 2 : coins < 12 ? 3 : 4];
}

/* Every seat's coins in a world out of the exact support of what the view shows. */
static bool draw_exact(const struct solomon_belief *b, const struct game_view *view, struct rng *rng,
                       struct solomon_secret secret[SOLOMON_SEATS])
{
    union {
        max_align_t align;
        unsigned char bytes[GAME_MAX_STATE];
    } world, open;

    if (!b->rules->sample(b->box, view, rng_draw, rng, (struct game_state *)(void *)world.bytes))
        return false;
    b->rules->unveil(b->box, (const struct game_state *)(const void *)world.bytes,
                     (struct game_view *)(void *)open.bytes);
    memcpy(secret, solomon_view_of((const struct game_view *)(const void *)open.bytes)->secret,
           SOLOMON_SEATS * sizeof *secret);
    return true;
}

static bool draw_fresh(struct solomon_belief *b, const struct game_view *view, uint32_t rivals, int slot)
{
    const struct solomon_public *pub = &solomon_view_of(view)->pub;
    struct solomon_secret secret[SOLOMON_SEATS];

    if (!draw_exact(b, view, &b->rng, secret))
        return false;
    for (int rival = 0; rival < pub->seats; rival++) {
        const struct solomon_secret *s = &secret[rival];
        if (!(rivals >> rival & 1))
            continue;
        solomon_particle *p = &b->particle[rival][slot];
        *p = (solomon_particle){.token = s->token,
                                .habit = b->habits->draw(&b->rng),
                                .doctor = s->paid[SOLOMON_DOCTOR],
                                .reserve = s->reserve};
        b->weight[rival][slot] = 1;
        for (int agent = 0; agent < SOLOMON_AGENTS; agent++)
            p->gross[agent] = (uint8_t)(s->paid[agent] + pub->spent[rival][agent]);
    }
    return true;
}

struct fresh {
    struct solomon_belief *b;
    const struct game_view *view;
    int rival;
};

static bool fresh_for(void *ctx, int slot)
{
    const struct fresh *f = ctx;

    return draw_fresh(f->b, f->view, 1U << f->rival, slot);
}

static void tend(struct solomon_belief *b, const struct game_view *view, int rival)
{
    struct fresh from = {b, view, rival};
    solomon_particle spare[BELIEF_PARTICLES];
    struct particles p = {.item = b->particle[rival],
                          .spare = spare,
                          .weight = b->weight[rival],
                          .size = sizeof spare[0],
                          .count = b->habits->particles,
                          .anew = b->habits->anew};

    particles_tend(&p, &b->rng, fresh_for, &from);
}

static void sum_up(struct solomon_belief *b, int rival)
{
    float total = 0;

    memset(b->at_least[rival], 0, sizeof b->at_least[rival]);
    for (int i = 0; i < b->habits->particles; i++) {
        const solomon_particle *p = &b->particle[rival][i];
        float weight = b->weight[rival][i];
        total += weight;
        for (int agent = 0; weight > 0 && agent <= SOLOMON_DOCTOR; agent++)
            b->at_least[rival][agent][net_of(b, rival, p, agent)] += weight;
    }
    for (int agent = 0; agent <= SOLOMON_DOCTOR; agent++) {
        float above = 0;
        for (int n = SOLOMON_COINS; n >= 0; n--) {
            above += b->at_least[rival][agent][n];
            b->at_least[rival][agent][n] = total > 0 ? above / total : 0;
        }
    }
}

/* Can the announced move bring the case home for the one who announced it? */
static bool game_at_stake(const struct solomon_belief *b)
{
    solomon_position at = solomon_position_of(&b->last);
    size_t home = b->last.hq[b->last.turn];

    return b->last.verb == SOLOMON_MOVE && at.case_city != home &&
           (solomon_case_reach(b->map, &at, b->last.agent) & solomon_city_bit(home));
}

/* The likelihood of an open action, given one way the coins may lie. */
static float likelihood(const struct solomon_belief *b, int rival, const solomon_particle *p,
                        const game_action *a, bool stake)
{
    int agent = a->kind == SOLOMON_MOVE || a->kind == SOLOMON_BURN ? a->arg[0] : b->last.agent;
    int coins = net_of(b, rival, p, agent);

    switch (a->kind) {
    case SOLOMON_MOVE:
        return by_coins(MOVES_WITH, coins);
    case SOLOMON_BURN:
        return coins >= SOLOMON_BURN_COST ? 1 : 0;
    case SOLOMON_CHALLENGE:
    case SOLOMON_RAISE:
        return coins < a->arg[0]    ? 0
               : coins == a->arg[0] ? TO_THE_LAST * by_coins(BIDS_WITH, coins)
                                    : by_coins(BIDS_WITH, coins);
    case SOLOMON_PASS:
        if (b->last.verb == SOLOMON_BURN && coins < SOLOMON_BURN_COST)
            return 1;
        return by_coins(stake ? LETS_WIN_WITH : PASSES_WITH, coins);
    case SOLOMON_YIELD:
        return coins <= b->last.bidding.named ? 1 : stake ? YIELDS_ABLE / 4 : YIELDS_ABLE;
    default:
        return 1;
    }
}

/* What it says of a habit that its turn is a payoff, or is none. Who is restricted has no choice. */
static float habit_fits(const struct solomon_belief *b, int rival, const solomon_particle *p, int kind)
{
    if (!b->habits->pays || b->last.phase != SOLOMON_PHASE_TURN || (b->last.restricted >> rival & 1))
        return 1;
    return kind == SOLOMON_PAYOFF ? b->habits->pays(p) : 1 - b->habits->pays(p);
}

/* How much of a likelihood is taken for true. */
static float tempered(const struct solomon_belief *b, float likely)
{
    return b->habits->temper > 0 && likely > 0 ? powf(likely, b->habits->temper) : likely;
}

static void weigh(struct solomon_belief *b, int rival, const game_action *masked)
{
    bool stake = (masked->kind == SOLOMON_PASS || masked->kind == SOLOMON_YIELD) && game_at_stake(b);
    struct solomon_habit_scene scene = {b->map, &b->last, &b->rng};

    for (int i = 0; i < b->habits->particles; i++) {
        solomon_particle *p = &b->particle[rival][i];
        b->weight[rival][i] *= habit_fits(b, rival, p, masked->kind);
        if (masked->kind == SOLOMON_PAYOFF)
            b->habits->pay(&scene, p);
        else
            b->weight[rival][i] *= tempered(b, likelihood(b, rival, p, masked, stake));
    }
}

/* Tokens differ, so what one rival shows can say which another does not have. */
static bool drop_tokens(struct solomon_belief *b, const struct solomon_view *v, int rival)
{
    unsigned possible = solomon_tokens_possible(v, rival);
    bool dropped = false;

    if (possible == b->tokens[rival])
        return false;
    b->tokens[rival] = (uint8_t)possible;
    for (int i = 0; i < b->habits->particles; i++) {
        if (b->weight[rival][i] > 0 && !(possible >> b->particle[rival][i].token & 1)) {
            b->weight[rival][i] = 0;
            dropped = true;
        }
    }
    return dropped;
}

void solomon_belief_start(struct solomon_belief *b, const struct game_rules *rules,
                          const struct game_box *box, const struct solomon_map *map, int seat, uint64_t seed,
                          const struct solomon_habits *habits)
{
    memset(b, 0, sizeof *b);
    b->rules = rules;
    b->box = box;
    b->map = map;
    b->seat = seat;
    b->habits = habits;
    b->watched = (uint8_t)(((1U << SOLOMON_SEATS) - 1) & ~(1U << seat));
    rng_start(&b->rng, seed, "belief");
}

void solomon_belief_start_about(struct solomon_belief *b, const struct game_rules *rules,
                                const struct game_box *box, const struct solomon_map *map, int watched,
                                uint64_t seed, const struct solomon_habits *habits)
{
    solomon_belief_start(b, rules, box, map, watched, seed, habits);
    b->seat = SEAT_NONE;
    b->watched = (uint8_t)(1U << watched);
    rng_start(&b->rng, seed, "mirror");
}

void solomon_belief_see(struct solomon_belief *b, int actor, const game_action *masked,
                        const struct game_view *after)
{
    const struct solomon_view *v = solomon_view_of(after);
    uint32_t rivals = ((1U << v->pub.seats) - 1) & b->watched;
    bool begins = b->last.phase <= SOLOMON_PHASE_INVEST && v->pub.phase > SOLOMON_PHASE_INVEST;

    if (v->pub.phase > SOLOMON_PHASE_INVEST && !begins && actor >= 0 && (rivals >> actor & 1))
        weigh(b, actor, masked);
    b->last = v->pub; /* coins spent by a burn count from here on */
    if (begins)
        for (int i = 0; i < b->habits->particles; i++)
            draw_fresh(b, after, rivals, i);
    for (int rival = 0; rival < v->pub.seats && v->pub.phase > SOLOMON_PHASE_INVEST; rival++) {
        if (!(rivals >> rival & 1))
            continue;
        bool stale = drop_tokens(b, v, rival) || begins || rival == actor;
        if (stale) {
            tend(b, after, rival);
            sum_up(b, rival);
        }
    }
}

double solomon_belief_has(const struct solomon_belief *b, int rival, int agent, int n)
{
    return n <= 0 ? 1 : n > SOLOMON_COINS ? 0 : (double)b->at_least[rival][agent][n];
}

double solomon_belief_mean(const struct solomon_belief *b, int rival, int agent)
{
    double mean = 0;

    for (int n = 1; n <= SOLOMON_COINS; n++)
        mean += (double)b->at_least[rival][agent][n];
    return mean;
}

double solomon_belief_reserve(const struct solomon_belief *b, int rival)
{
    double sum = 0, total = 0;

    for (int i = 0; i < b->habits->particles; i++) {
        sum += (double)b->weight[rival][i] * b->particle[rival][i].reserve;
        total += (double)b->weight[rival][i];
    }
    return total > 0 ? sum / total : 0;
}

static void lay_out(const struct solomon_belief *b, int rival, const solomon_particle *p,
                    struct solomon_secret *out)
{
    *out = (struct solomon_secret){.token = p->token, .reserve = p->reserve};
    for (int agent = 0; agent <= SOLOMON_DOCTOR; agent++)
        out->paid[agent] = (uint8_t)net_of(b, rival, p, agent);
}

void solomon_belief_draw_one(const struct solomon_belief *b, int rival, struct rng *rng,
                             struct solomon_secret *out)
{
    int i = particles_pick(b->weight[rival], b->habits->particles, rng);

    lay_out(b, rival, &b->particle[rival][i], out);
}

void solomon_belief_draw(const struct solomon_belief *b, const struct game_view *view, struct rng *rng,
                         struct solomon_secret secret[SOLOMON_SEATS])
{
    const struct solomon_view *v = solomon_view_of(view);
    bool known = b->last.phase > SOLOMON_PHASE_INVEST && rng_below(rng, EXACT_ONE_IN) > 0;

    for (int tries = 0; tries < 8 && known; tries++) {
        unsigned tokens = 1U << v->secret[b->seat].token;
        bool clash = false;
        for (int rival = 0; rival < v->pub.seats && !clash; rival++) {
            if (rival == b->seat) {
                secret[rival] = v->secret[rival];
                continue;
            }
            const solomon_particle *p =
                &b->particle[rival][particles_pick(b->weight[rival], b->habits->particles, rng)];
            clash = tokens >> p->token & 1;
            tokens |= 1U << p->token;
            lay_out(b, rival, p, &secret[rival]);
        }
        if (!clash)
            return;
    }
    draw_exact(b, view, rng, secret);
}
