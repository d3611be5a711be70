/* How the levels bid, against the exact solution of the bidding. Between two seats, with few coins hidden and all others
 * known, a challenge is a small game that can be solved; there the levels are asked for every decision they can
 * come to, and what they would lose against the best answer and against an equilibrium stays small. What the endings of the
 * bidding are worth is what the level itself thinks: it is its bidding that is measured, not its value. */
#include "auction.h"
#include "games/solomon/table.h"

#include "ai/level.h"
#include "ai/solomon/habits.h"
#include "ai/solomon/mind.h"
#include "rules/solomon/solomon_dossier.h"

#include "cmocka_all.h"

#include <stdlib.h>
#include <string.h>

enum { SEEDS = 6, EVEN = 16 };

typedef struct subgame {
    const char *title;
    const char *words;  /* everything but the coins on the acting agent */
    const char *action; /* the announcement of seat 1 */
    int agent;
    /* How many of EVEN times a seat has no coins there, one, two …; a burn counts from the fifth coin on. */
    uint8_t mover[AUCTION_HANDS], challenger[AUCTION_HANDS];
    bool alike; /* whoever has more meets more: hands one apart at the most */
} subgame;

#define EVENLY                                                                                               \
    {                                                                                                        \
        0, 4, 4, 4, 4                                                                                        \
    }

static const subgame subgames[] = {
    {"home", "seats:2 turn:1 case:London Spyglass:London paid1:Beacon=4 paid2:Magician=5",
     "1 move Spyglass Glasgow", SOLOMON_SPYGLASS, EVENLY, EVENLY, false},
    {"home, and few of them",
     "seats:2 turn:1 case:London Spyglass:London paid1:Beacon=4 paid2:Magician=5",
     "1 move Spyglass Glasgow",
     SOLOMON_SPYGLASS,
     {0, 0, 0, 8, 8},
     {4, 8, 4},
     false},
    {"home, as many as the other",
     "seats:2 turn:1 case:Dublin Spyglass:Dublin paid1:Beacon=4 paid2:Magician=5", "1 move Spyglass Glasgow",
     SOLOMON_SPYGLASS, EVENLY, EVENLY, true},
    {"nearer", "seats:2 turn:1 case:Paris Spyglass:Paris Magician:Rome paid1:Beacon=4 paid2:Magician=5",
     "1 move Spyglass London", SOLOMON_SPYGLASS, EVENLY, EVENLY, false},
    {"nearer, unpaid or well paid",
     "seats:2 turn:1 case:Paris Spyglass:Paris Magician:Rome paid1:Beacon=4 paid2:Magician=5",
     "1 move Spyglass London",
     SOLOMON_SPYGLASS,
     {8, 0, 0, 0, 8},
     {0, 4, 4, 4, 4},
     false},
    {"nearer, as many as the other",
     "seats:2 turn:1 case:Paris Spyglass:Paris Magician:Rome paid1:Beacon=4 paid2:Magician=5",
     "1 move Spyglass London",
     SOLOMON_SPYGLASS,
     {3, 3, 3, 3, 4},
     {3, 3, 3, 3, 4},
     true},
    {"away from the other's home",
     "seats:2 turn:1 case:Thessaloniki Spyglass:Thessaloniki Tempest:Thessaloniki paid1:Beacon=4 "
     "paid2:Tempest=9",
     "1 move Spyglass Sofia",
     SOLOMON_SPYGLASS,
     {0, 2, 4, 5, 5},
     {0, 5, 5, 4, 2},
     false},
    {"quiet",
     "seats:2 turn:1 case:Vienna Spyglass:Minsk paid1:Beacon=4 paid2:Magician=5",
     "1 move Spyglass Riga",
     SOLOMON_SPYGLASS,
     {2, 4, 4, 4, 2},
     {2, 4, 4, 4, 2},
     false},
    {"burn",
     "seats:2 turn:1 case:London Tempest:London Spyglass:London paid1:Beacon=4 paid2:Tempest=9",
     "1 burn Spyglass Tempest",
     SOLOMON_SPYGLASS,
     {0, 6, 5, 5},
     {6, 4, 3, 3},
     false},
};

enum { SUBGAMES = sizeof subgames / sizeof subgames[0] };

/* One subgame as one level plays it. */
struct bench {
    const subgame *g;
    const struct ai_kind *kind;
    struct solomon_map map;
    int below; /* coins that count for nothing: 4 against a burn */
    struct auction a;
    struct auction_policy policy[2];
};

/* --- the position --- */

static int coins_of(const struct bench *b, int hand)
{
    return hand ? hand + b->below : 0;
}

/* A seat has so many coins on the agent, the rest of a few in reserve; what else it had is burnt, and all the rest of it
 * known. */
static void deal(const struct bench *b, struct table *t, int seat, int hand)
{
    struct solomon_public *p = &solomon_at(t)->pub;
    struct solomon_secret *m = &solomon_at(t)->secret[seat];
    int few = coins_of(b, AUCTION_COINS), rest = m->reserve - few;

    assert_in_range(rest, 5, SOLOMON_COINS);
    p->spent[seat][seat] = (uint8_t)(rest - 2);
    p->spent[seat][1 - seat] = p->spent[seat][SOLOMON_ROULETTE] = 1;
    m->paid[b->g->agent] = (uint8_t)coins_of(b, hand);
    m->reserve = (uint8_t)(few - coins_of(b, hand));
    p->payoffs[seat] = 15;
    for (int agent = 0; agent < SOLOMON_AGENTS; agent++) {
        int coins = agent == b->g->agent ? 0 : m->paid[agent] + p->spent[seat][agent];
        p->proof[seat][agent].least = (uint8_t)coins;
        for (int k = 0; k < 3; k++)
            p->proof[seat][agent].proven_by[k] = coins > (k == 2 ? 3 : k) ? 15 : SOLOMON_NEVER;
    }
}

static struct table position(const struct bench *b, int mover, int challenger)
{
    struct table t = lay(b->g->words);

    deal(b, &t, AUCTION_MOVER, mover);
    deal(b, &t, AUCTION_CHALLENGER, challenger);
    if (strstr(b->g->action, "burn")) /* the actor must have the coins that everyone knows it takes */
        solomon_at(&t)->pub.proof[AUCTION_MOVER][b->g->agent].least = 0;
    plays(&t, b->g->action);
    return t;
}

/* --- what it is worth to the challenger --- */

struct outcomes {
    const struct bench *b;
    const struct solomon_mind *m;
    struct solomon_world world[AUCTION_HANDS][AUCTION_HANDS];
    solomon_position best;
    double most;
};

static void look(const struct solomon_mind *m, const struct solomon_world *w, const solomon_position *after,
                 float *out)
{
    if (m->look->actions)
        solomon_ahead(m, w, after, out);
    else
        solomon_value_after(&m->map, w, after, m->level->values, out);
}

/* The mover carries out what is best for it on the mean. */
static void seek_best(void *ctx, const solomon_position *after)
{
    struct outcomes *o = ctx;
    double sum = 0;

    for (int m = 0; m < AUCTION_HANDS; m++)
        for (int c = 0; c < AUCTION_HANDS; c++) {
            float out[SOLOMON_SEATS];
            solomon_value_after(&o->m->map, &o->world[m][c], after, o->m->level->values, out);
            sum += o->b->a.chance[m][c] * (double)out[AUCTION_MOVER];
        }
    if (sum > o->most) {
        o->most = sum;
        o->best = *after;
    }
}

static void weigh_deal(struct bench *b, const struct outcomes *o, int mover, int challenger)
{
    const struct solomon_world *w = &o->world[mover][challenger];
    struct solomon_world carried = *w, restricted;
    solomon_position after = o->best;
    float out[SOLOMON_SEATS];

    if (b->below) {
        solomon_world_burn(&carried, AUCTION_MOVER, b->g->agent, SOLOMON_TEMPEST);
        after = carried.at;
    }
    auction_worth *worth = &b->a.worth[mover][challenger];
    look(o->m, &carried, &after, out);
    worth->stands = (double)out[AUCTION_CHALLENGER];
    look(o->m, w, &w->at, out);
    worth->stopped = (double)out[AUCTION_CHALLENGER];
    restricted = carried;
    restricted.restricted |= 1U << AUCTION_CHALLENGER;
    look(o->m, &restricted, &after, out);
    worth->lost = (double)out[AUCTION_CHALLENGER];
}

static void set_chances(struct bench *b)
{
    double sum = 0;

    for (int m = 0; m < AUCTION_HANDS; m++)
        for (int c = 0; c < AUCTION_HANDS; c++) {
            bool there = !b->g->alike || abs(m - c) <= 1;
            b->a.chance[m][c] = there ? b->g->mover[m] * b->g->challenger[c] : 0;
            sum += b->a.chance[m][c];
        }
    for (int i = 0; i < AUCTION_HANDS * AUCTION_HANDS; i++)
        b->a.chance[i / AUCTION_HANDS][i % AUCTION_HANDS] /= sum;
}

static void set_worths(struct bench *b, const struct solomon_mind *mind)
{
    struct outcomes o = {.b = b, .m = mind, .most = -1};

    for (int m = 0; m < AUCTION_HANDS; m++)
        for (int c = 0; c < AUCTION_HANDS; c++) {
            if (b->a.chance[m][c] <= 0)
                continue;
            struct table t = position(b, m, c);
            solomon_world_of(&solomon_at(&t)->pub, solomon_at(&t)->secret, &o.world[m][c]);
        }
    if (!b->below) {
        struct table t = position(b, AUCTION_COINS, AUCTION_COINS);
        solomon_position at = solomon_position_of(&solomon_at(&t)->pub);
        /* Worlds that cannot be are never looked at, but for their seats. */
        for (int i = 0; i < AUCTION_HANDS * AUCTION_HANDS; i++)
            if (b->a.chance[i / AUCTION_HANDS][i % AUCTION_HANDS] <= 0)
                solomon_world_of(&solomon_at(&t)->pub, solomon_at(&t)->secret,
                                 &o.world[i / AUCTION_HANDS][i % AUCTION_HANDS]);
        solomon_each_outcome(&b->map, &at, b->g->agent, solomon_at(&t)->pub.target, seek_best, &o);
    }
    for (int m = 0; m < AUCTION_HANDS; m++)
        for (int c = 0; c < AUCTION_HANDS; c++)
            if (b->a.chance[m][c] > 0)
                weigh_deal(b, &o, m, c);
}

/* --- how the level plays --- */

/* The belief in just the chances of the subgame. */
static void believe(const struct bench *b, struct solomon_mind *m, struct table *t, int me, int hand)
{
    int rival = 1 - me, from = 0, particles = m->belief.habits->particles;
    double total = 0, reached = 0;
    struct solomon_view v;

    t->r->observe(t->box, table_state(t), me, (struct game_view *)&v);
    m->before = m->belief.last = v.pub;
    m->belief.tokens[rival] = (uint8_t)solomon_tokens_possible(&v, rival);
    double chance[AUCTION_HANDS];
    for (int h = 0; h < AUCTION_HANDS; h++)
        total += chance[h] = me == AUCTION_MOVER ? b->a.chance[hand][h] : b->a.chance[h][hand];
    for (int i = 0; i < particles; i++) {
        solomon_particle *p = &m->belief.particle[rival][i];
        while (from < AUCTION_COINS && reached + chance[from] <= total * (i + 0.5) / particles)
            reached += chance[from++];
        const struct solomon_secret *s = &solomon_at(t)->secret[rival];
        *p = (solomon_particle){.token = s->token, .doctor = s->paid[SOLOMON_DOCTOR]};
        m->belief.weight[rival][i] = 1;
        for (int agent = 0; agent < SOLOMON_AGENTS; agent++)
            p->gross[agent] = (uint8_t)(s->paid[agent] + v.pub.spent[rival][agent]);
        p->gross[b->g->agent] = (uint8_t)(coins_of(b, from) + v.pub.spent[rival][b->g->agent]);
        p->reserve = (uint8_t)(s->reserve + s->paid[b->g->agent] - coins_of(b, from));
    }
    memset(m->belief.at_least[rival], 0, sizeof m->belief.at_least[rival]);
    for (int h = 0; h < AUCTION_HANDS; h++)
        for (int n = 0; n <= coins_of(b, h); n++)
            m->belief.at_least[rival][b->g->agent][n] += (float)(chance[h] / total);
}

/* What the level names (0: it passes or yields), after these numbers. */
static int asked(const struct bench *b, int me, int hand, int named, uint64_t seed)
{
    static const game_config config = {.seats = 2};
    struct table t =
        position(b, me == AUCTION_MOVER ? hand : AUCTION_COINS, me == AUCTION_MOVER ? AUCTION_COINS : hand);
    struct ai_setup setup = {t.r, t.box, &config, me, seed, NULL, {NULL}, false};
    struct solomon_mind *mind = b->kind->create(b->kind, &setup);
    static const struct ai_limits limits = {0};
    struct solomon_view view;
    ai_choice choice = {.why = ""};

    assert_non_null(mind);
    believe(b, mind, &t, me, hand);
    for (int n = 1; n <= AUCTION_COINS; n++) {
        int actor = solomon_at(&t)->pub.to_act;
        game_action bid = {.kind =
                               solomon_at(&t)->pub.bidding.challenger < 0 ? SOLOMON_CHALLENGE : SOLOMON_RAISE,
                           .n = 1,
                           .arg = {(int16_t)coins_of(b, n)}};
        if (!(named >> (n - 1) & 1))
            continue;
        assert_true(t.r->apply(t.box, table_state(&t), actor, &bid, NULL));
        t.r->observe(t.box, table_state(&t), me, (struct game_view *)&view);
        solomon_mind_see(mind, actor, &bid, (const struct game_view *)&view);
    }
    assert_int_equal(solomon_at(&t)->pub.to_act, me);
    t.r->observe(t.box, table_state(&t), me, (struct game_view *)&view);
    b->kind->decide(mind, (const struct game_view *)&view, &limits, &choice);
    b->kind->destroy(mind);
    bool names = choice.action.kind == SOLOMON_CHALLENGE || choice.action.kind == SOLOMON_RAISE;
    return names ? choice.action.arg[0] - b->below : 0;
}

/* The most that the other can have, by its chances. */
static int most_of_other(const struct bench *b, int me, int hand)
{
    for (int h = AUCTION_COINS; h > 0; h--)
        if ((me == AUCTION_MOVER ? b->a.chance[hand][h] : b->a.chance[h][hand]) > 0)
            return h;
    return 0;
}

/* Asks for every decision that the level can come to from here on, whatever the other does. */
static void learn(struct bench *b, int me, int hand, int named)
{
    double *does = b->policy[me].does[hand][named];

    if (hand <= auction_bid(named)) {
        does[0] = 1;
        return;
    }
    for (int seed = 1; seed <= SEEDS; seed++)
        does[asked(b, me, hand, named, (uint64_t)seed)] += 1.0 / SEEDS;
    for (int n = auction_bid(named) + 1; n <= hand; n++)
        for (int reply = n + 1; does[n] > 0 && reply <= most_of_other(b, me, hand); reply++)
            learn(b, me, hand, named | 1 << (n - 1) | 1 << (reply - 1));
}

static void learn_all(struct bench *b)
{
    for (int hand = 0; hand < AUCTION_HANDS; hand++) {
        if (b->g->challenger[hand] > 0)
            learn(b, AUCTION_CHALLENGER, hand, 0);
        for (int n = 1; b->g->mover[hand] > 0 && n <= most_of_other(b, AUCTION_MOVER, hand); n++)
            learn(b, AUCTION_MOVER, hand, 1 << (n - 1));
    }
}

/* --- what it should be --- */

/* The challenger's answer that is right against every mover it can meet: 1 challenge, 0 pass, -1 there is none. */
static int dominant(const struct bench *b, int hand)
{
    bool all = true, none = true;

    for (int m = 0; m < AUCTION_HANDS; m++) {
        const auction_worth *w = &b->a.worth[m][hand];
        if (b->a.chance[m][hand] <= 0)
            continue;
        all &= m <= hand && w->stopped > w->stands + 0.02;
        none &= m > hand && w->lost < w->stands - 0.02;
    }
    return hand && all ? 1 : none ? 0 : -1;
}

/* Once bidding: naming all its coins wins for certain, and winning is better whatever the other has. */
static bool must_go_on(const struct bench *b, int me, int hand)
{
    for (int theirs = 0; theirs < AUCTION_HANDS; theirs++) {
        int m = me == AUCTION_MOVER ? hand : theirs, c = me == AUCTION_MOVER ? theirs : hand;
        const auction_worth *w = &b->a.worth[m][c];
        double gain = w->stopped - w->lost; /* what one seat loses by yielding the other gains */
        if (b->a.chance[m][c] > 0 && (theirs > hand || gain < 0.02))
            return false;
    }
    return true;
}

static void check_bids(const struct bench *b, int me, int hand)
{
    for (int named = 1; named < AUCTION_NAMED && must_go_on(b, me, hand); named++)
        if (auction_up(named) == me && auction_bid(named) < hand && b->policy[me].does[hand][named][0] > 0)
            fail_msg("%s, %s: with %d coins it must not yield to %d", b->kind->id, b->g->title,
                     coins_of(b, hand), coins_of(b, auction_bid(named)));
}

static void check_dominant(const struct bench *b)
{
    for (int hand = 0; hand < AUCTION_HANDS; hand++) {
        double passes = b->policy[AUCTION_CHALLENGER].does[hand][0][0];
        int right = b->g->challenger[hand] ? dominant(b, hand) : -1;
        if ((right == 1 && passes > 0) || (right == 0 && passes < 1))
            fail_msg("%s, %s: with %d coins it must %s", b->kind->id, b->g->title, coins_of(b, hand),
                     right ? "challenge" : "pass");
        if (b->g->challenger[hand])
            check_bids(b, AUCTION_CHALLENGER, hand);
        if (b->g->mover[hand])
            check_bids(b, AUCTION_MOVER, hand);
    }
}

/* How much of the win a level's bidding may give away, in the mean over the hands of a subgame. */
static const double BEST_ANSWER = 0.005, EQUILIBRIUM = 0.005;

static void check_losses(const struct bench *b)
{
    struct auction_policy mover, challenger;

    assert_true(auction_solve(&b->a, 0.0005, 4096, &mover, &challenger));
    double value = auction_value(&b->a, &mover, &challenger);
    double loss[4] = {auction_answered(&b->a, AUCTION_MOVER, &b->policy[AUCTION_MOVER]) - value,
                      value - auction_answered(&b->a, AUCTION_CHALLENGER, &b->policy[AUCTION_CHALLENGER]),
                      auction_value(&b->a, &b->policy[AUCTION_MOVER], &challenger) - value,
                      value - auction_value(&b->a, &mover, &b->policy[AUCTION_CHALLENGER])};
    print_message("%-10s %-28s worth %.3f; lost to the best answer %.4f as mover, %.4f as challenger; to an "
                  "equilibrium %.4f, %.4f\n",
                  b->kind->id, b->g->title, value, loss[0], loss[1], loss[2], loss[3]);
    for (int i = 0; i < 4; i++)
        if (loss[i] > (i < 2 ? BEST_ANSWER : EQUILIBRIUM))
            fail_msg("%s, %s: loses %.4f", b->kind->id, b->g->title, loss[i]);
}

static void bids_well(const char *level)
{
    static struct bench b;

    for (int i = 0; i < SUBGAMES; i++) {
        memset(&b, 0, sizeof b);
        b.g = &subgames[i];
        b.kind = ai_kind_named(level, "solomon");
        b.below = strstr(b.g->action, "burn") ? SOLOMON_BURN_COST - 1 : 0;
        set_chances(&b);
        struct table t = position(&b, AUCTION_COINS, AUCTION_COINS);
        static const game_config config = {.seats = 2};
        struct ai_setup setup = {t.r, t.box, &config, 0, 1, NULL, {NULL}, false};
        struct solomon_mind *mind = b.kind->create(b.kind, &setup);
        b.map = mind->map;
        set_worths(&b, mind);
        b.kind->destroy(mind);
        learn_all(&b);
        check_dominant(&b);
        check_losses(&b);
    }
}

static void agents_bid_well(void **unused)
{
    (void)unused;
    bids_well("agent");
}

static void spymasters_bid_well(void **unused)
{
    (void)unused;
    bids_well("spymaster");
}

/* --- the solver itself, where the answer is plain --- */

static double solved(const uint8_t mover[AUCTION_HANDS], const uint8_t challenger[AUCTION_HANDS])
{
    static struct auction a;
    struct auction_policy m, c;

    for (int i = 0; i < AUCTION_HANDS; i++)
        for (int k = 0; k < AUCTION_HANDS; k++) {
            a.chance[i][k] = mover[i] * challenger[k] / 4.0;
            a.worth[i][k] = (auction_worth){.stands = 0.3, .stopped = 0.6, .lost = 0.2};
        }
    assert_true(auction_solve(&a, 0.0005, 4096, &m, &c));
    return auction_value(&a, &m, &c);
}

static void assert_near(double a, double b)
{
    if (a - b > 0.001 || b - a > 0.001)
        fail_msg("%.4f, not %.4f", a, b);
}

static void the_solver_knows_plain_cases(void **unused)
{
    (void)unused;
    /* As many as the mover: whoever opens names them all, and stops it. */
    assert_near(solved((uint8_t[6]){0, 0, 2}, (uint8_t[6]){0, 0, 2}), 0.6);
    assert_near(solved((uint8_t[6]){0, 0, 0, 2}, (uint8_t[6]){0, 0, 2}), 0.3);
    assert_near(solved((uint8_t[6]){0, 1, 0, 1}, (uint8_t[6]){0, 0, 2}), 0.4);
    /* One in two has nothing to challenge with; the other one stops all but the largest. */
    assert_near(solved((uint8_t[6]){0, 1, 0, 0, 0, 1}, (uint8_t[6]){1, 0, 0, 0, 1}), (0.3 + 0.4) / 2);
    assert_near(solved((uint8_t[6]){2}, (uint8_t[6]){2}), 0.3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_solver_knows_plain_cases),
        cmocka_unit_test(agents_bid_well),
        cmocka_unit_test(spymasters_bid_well),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
