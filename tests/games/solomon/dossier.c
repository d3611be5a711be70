/* What the dossier derives is compared with brute force: everything that rivals can have done in secret is played
 * through the real rules along a fixed public story, and what they can then hold is collected. */
#include "base/rng.h"
#include "games/solomon/fits.h"
#include "rules/list.h"
#include "rules/solomon/solomon_state.h"
#include "rules/words.h"
#include "table.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS_MOST = 64, SLOTS = 1 << 21 };

/* A set of holdings, each packed into a number that is never 0. */
struct set {
    uint64_t *slot;
    long count;
};

/* A story under enumeration. A line that ends in `?` is a secret: every choice is tried. */
struct story {
    const struct game_rules *r;
    struct game_box *box;
    char line[STEPS_MOST][120];
    int8_t seat[STEPS_MOST];
    bool secret[STEPS_MOST];
    game_action action[STEPS_MOST]; /* of the lines that are no secret */
    int steps;
    int cap;                        /* no secret payoff above this */
    struct set held[SOLOMON_SEATS]; /* what each seat can hold at the end */
    struct solomon_view view;       /* of the viewer, at the end; the same in every branch */
    int viewer;
    bool ended;
};

static uint64_t pack(const uint8_t *paid)
{
    uint64_t key = 1;
    for (int a = 0; a <= SOLOMON_DOCTOR; a++)
        key = key << 5 | paid[a];
    return key;
}

static uint64_t *find(struct set *s, uint64_t key)
{
    uint64_t at = key * UINT64_C(0x9e3779b97f4a7c15) >> 43;
    while (s->slot[at] && s->slot[at] != key)
        at = (at + 1) % SLOTS;
    return &s->slot[at];
}

static void insert(struct set *s, const uint8_t *paid)
{
    uint64_t *at = find(s, pack(paid));
    if (*at)
        return;
    *at = pack(paid);
    assert_in_range(++s->count, 1, SLOTS / 2);
}

static bool contains(struct set *s, const uint8_t *paid)
{
    return *find(s, pack(paid)) != 0;
}

/* At the end of the story: what everybody holds in this branch. */
static void collect(struct story *st, const struct solomon_state *s)
{
    struct solomon_view view;
    st->r->observe(st->box, (const struct game_state *)s, st->viewer, (struct game_view *)&view);
    if (st->ended)
        assert_memory_equal(&view, &st->view, sizeof view);
    st->view = view;
    st->ended = true;
    for (int i = 0; i < s->pub.seats; i++)
        insert(&st->held[i], s->secret[i].paid);
}

static void play_on(struct story *st, const struct solomon_state *s, int step);

static void try_action(struct story *st, const struct solomon_state *s, int step, int seat,
                       const game_action *a)
{
    struct solomon_state next = *s;
    if (st->r->apply(st->box, (struct game_state *)&next, seat, a, NULL))
        play_on(st, &next, step + 1);
}

/* Every secret that could be behind this line. */
static void try_secrets(struct story *st, const struct solomon_state *s, int step, int seat)
{
    game_action legal[GAME_MAX_LEGAL];
    if (seat == SEAT_NATURE) {
        for (int a = 0; a < SOLOMON_AGENTS; a++) {
            game_action token = solomon_action(SOLOMON_DEAL_TOKEN, 2, s->pub.done, a);
            try_action(st, s, step, seat, &token);
        }
        return;
    }
    size_t n = st->r->legal(st->box, (const struct game_state *)s, seat, legal, GAME_MAX_LEGAL);
    for (size_t i = 0; i < n; i++)
        if (legal[i].kind == SOLOMON_INVEST ||
            (legal[i].kind == SOLOMON_PAYOFF && legal[i].arg[1] <= st->cap))
            try_action(st, s, step, seat, &legal[i]);
}

static void play_on(struct story *st, const struct solomon_state *s, int step)
{
    if (step == st->steps) {
        collect(st, s);
        return;
    }
    if (st->secret[step])
        try_secrets(st, s, step, st->seat[step]);
    else /* where it is illegal, this branch cannot have been */
        try_action(st, s, step, st->seat[step], &st->action[step]);
}

static void read_lines(struct story *st)
{
    for (int i = 0; i < st->steps; i++) {
        const char *line = st->line[i];
        bool chance = strncmp(line, "chance ", 7) == 0;
        game_error err;
        st->seat[i] = (int8_t)(chance ? SEAT_NATURE : line[0] - '1');
        st->secret[i] = strchr(line, '?');
        if (!st->secret[i] &&
            !words_read(st->r->words, st->box, st->seat[i], line + (chance ? 7 : 2), &st->action[i], &err))
            fail_msg("`%s`: %s", line, err.text);
    }
}

static void add_lines(struct story *st, const char *lines)
{
    for (const char *at = lines; *at;) {
        const char *end = strstr(at, " / ");
        size_t n = end ? (size_t)(end - at) : strlen(at);
        assert_in_range(st->steps, 0, STEPS_MOST - 1);
        snprintf(st->line[st->steps++], sizeof st->line[0], "%.*s", (int)n, at);
        at += end ? n + 3 : n;
    }
}

/* Plays a story through. The viewer is seat 1 with token Spyglass, or the public, for whom seat 1 is secret too. */
static void tell(struct story *st, int seats, int viewer, int cap, const char *lines)
{
    game_error err;
    game_config config;
    struct solomon_state s;
    memset(st, 0, sizeof *st);
    st->r = game_find("solomon");
    st->box = game_load_box(st->r, &err);
    assert_non_null(st->box);
    st->cap = cap;
    st->viewer = viewer;
    for (int i = 0; i < SOLOMON_SEATS; i++)
        st->held[i].slot = calloc(SLOTS, sizeof(uint64_t));
    add_lines(st,
              "chance agents Belgrade=Beacon Berlin=Magician Marseille=Roulette Paris=Spyglass Rome=Tempest "
              "Warsaw=Vagabond / chance board 1 1 / chance board 2 2");
    add_lines(st, seats == 3 ? "chance board 3 3" : "");
    add_lines(st, viewer == 0 ? "chance token 1 Spyglass" : "chance token 1 ?");
    add_lines(st, seats == 3 ? "chance token 2 ? / chance token 3 ? / chance start 2"
                             : "chance token 2 ? / chance start 2");
    add_lines(st, viewer == 0 ? "1 invest Beacon Magician" : "1 invest ? ?");
    add_lines(st, seats == 3 ? "2 invest ? ? / 3 invest ? ?" : "2 invest ? ?");
    add_lines(st, lines);
    read_lines(st);
    assert_true(st->r->default_config(st->box, (uint8_t)seats, &config));
    assert_true(st->r->init(st->box, &config, (struct game_state *)&s, &err));
    play_on(st, &s, 0);
    assert_true(st->ended);
}

static void drop(struct story *st)
{
    for (int i = 0; i < SOLOMON_SEATS; i++)
        free(st->held[i].slot);
    st->r->close_box(st->box);
}

/* Goes through all holdings of a rival that could at all be (at most K targets above what an opening leaves), and
 * compares world_fits with what was reached. */
struct sweep {
    struct story *st;
    int rival;
    uint8_t paid[SOLOMON_AGENTS + 1];
    long fits;
};

static void compare_from(struct sweep *w, int agent, int left, int payoffs)
{
    struct story *st = w->st;
    if (agent == SOLOMON_AGENTS) {
        for (int coins = 0; coins <= payoffs && coins <= left; coins++) {
            w->paid[SOLOMON_DOCTOR] = (uint8_t)coins;
            bool fits = solomon_world_fits(&st->view, w->rival, w->paid);
            if (fits != contains(&st->held[w->rival], w->paid))
                fail_msg("seat %d: %d %d %d %d %d %d, Solomon %d: %s", w->rival + 1, w->paid[0], w->paid[1],
                         w->paid[2], w->paid[3], w->paid[4], w->paid[5], coins,
                         fits ? "fits, but cannot be" : "can be, but does not fit");
            w->fits += fits;
        }
        return;
    }
    int spent = st->view.pub.spent[w->rival][agent];
    for (int gross = spent; gross <= left && gross <= (st->cap < SOLOMON_COINS ? st->cap : SOLOMON_COINS);
         gross++) {
        bool job = gross != 0 && gross != 1 && gross != 3;
        if (job && payoffs == 0)
            continue;
        w->paid[agent] = (uint8_t)(gross - spent);
        compare_from(w, agent + 1, left - gross, payoffs - job);
    }
}

/* What fits is what can be. With `cap` below the coins of a seat only holdings up to it are compared. */
static void assert_exact(struct story *st, int rival)
{
    struct sweep w = {.st = st, .rival = rival};
    compare_from(&w, 0, SOLOMON_COINS, st->view.pub.payoffs[rival]);
    assert_true(w.fits > 0);
}

/* The bounds are the least and the most over all that was reached. Only for stories told without a cap. */
static void assert_bounds_exact(struct story *st, int rival)
{
    struct solomon_bounds want, got;
    for (int a = 0; a <= SOLOMON_DOCTOR; a++)
        want.paid[a] = (solomon_range){UINT8_MAX, 0};
    want.reserve = (solomon_range){UINT8_MAX, 0};
    for (long i = 0; i < SLOTS; i++) {
        uint64_t key = st->held[rival].slot[i];
        if (!key)
            continue;
        int left = SOLOMON_COINS;
        for (int a = 0; a < SOLOMON_AGENTS; a++)
            left -= st->view.pub.spent[rival][a];
        for (int a = SOLOMON_DOCTOR; a >= -1; a--) {
            uint8_t coins = (uint8_t)(a < 0 ? left : (int)(key & 31));
            solomon_range *r = a < 0 ? &want.reserve : &want.paid[a];
            r->least = coins < r->least ? coins : r->least;
            r->most = coins > r->most ? coins : r->most;
            key >>= 5;
            left -= coins;
        }
    }
    solomon_dossier_bounds(&st->view, rival, &got);
    for (int a = 0; a <= SOLOMON_DOCTOR; a++)
        if (memcmp(&got.paid[a], &want.paid[a], sizeof want.paid[a]) != 0)
            fail_msg("seat %d, %s: %d to %d, not %d to %d", rival + 1, solomon_agent_name((size_t)a),
                     got.paid[a].least, got.paid[a].most, want.paid[a].least, want.paid[a].most);
    assert_int_equal(got.reserve.least, want.reserve.least);
    assert_int_equal(got.reserve.most, want.reserve.most);
}

/* Every holding that was reached comes up when worlds are drawn, and none besides. Only for small stories. */
static void assert_samples_reach_all(struct story *st, int rival, int draws)
{
    struct set drawn = {calloc(SLOTS, sizeof(uint64_t)), 0};
    struct rng rng;
    rng_start(&rng, 11, "game");
    for (int i = 0; i < draws; i++) {
        struct solomon_state world;
        assert_true(st->r->sample(st->box, (struct game_view *)&st->view, rng_draw, &rng,
                                  (struct game_state *)&world));
        assert_true(contains(&st->held[rival], world.secret[rival].paid));
        insert(&drawn, world.secret[rival].paid);
    }
    assert_int_equal(drawn.count, st->held[rival].count);
    free(drawn.slot);
}

static void an_opening_alone(void **state)
{
    (void)state;
    struct story st;
    tell(&st, 2, 0, 25, "2 move Tempest Tunis");
    assert_exact(&st, 1);
    assert_bounds_exact(&st, 1);
    assert_samples_reach_all(&st, 1, 5000);
    drop(&st);
}

static void one_payoff(void **state)
{
    (void)state;
    struct story st;
    tell(&st, 2, 0, 25, "2 payoff ? / 1 payoff none");
    assert_exact(&st, 1);
    assert_bounds_exact(&st, 1);
    assert_samples_reach_all(&st, 1, 200000);
    drop(&st);
}

static void two_payoffs(void **state)
{
    (void)state;
    struct story st;
    tell(&st, 2, 0, 9, "2 payoff ? / 1 payoff none / 2 payoff ?");
    assert_exact(&st, 1);
    drop(&st);
}

/* A bid before the first payoff shows the opening; one after it shows where a payoff went, or the opening. */
static void bids_before_and_after_a_payoff(void **state)
{
    (void)state;
    struct story st;
    tell(&st, 2, 0, 25,
         "2 move Tempest Tunis / 1 pass / 2 skip / 1 move Beacon Sofia / 2 challenge 1 / 1 yield / 2 payoff "
         "? / "
         "1 move Magician Prague / 2 challenge 4 / 1 yield / 2 payoff ?");
    assert_exact(&st, 1);
    assert_bounds_exact(&st, 1);
    drop(&st);
}

static void a_proof_of_two_can_be_an_opening_of_three(void **state)
{
    (void)state;
    struct story st;
    tell(&st, 2, 0, 25,
         "2 payoff ? / 1 move Beacon Sofia / 2 challenge 2 / 1 yield / 2 payoff ? / 1 move Tempest Tunis / "
         "2 challenge 2 / 1 yield");
    assert_exact(&st, 1);
    assert_bounds_exact(&st, 1);
    drop(&st);
}

/* Two agents are shown to be paid by the first payoff: one of them is the opening's. */
static void deadlines_clash(void **state)
{
    (void)state;
    struct story st;
    tell(&st, 2, 0, 25,
         "2 payoff ? / 1 move Beacon Sofia / 2 challenge 3 / 1 yield / 2 move Tempest Tunis / 1 pass / 2 "
         "skip / "
         "1 move Vagabond Kiev / 2 challenge 5 / 1 yield / 2 payoff ?");
    assert_exact(&st, 1);
    assert_bounds_exact(&st, 1);
    drop(&st);
}

/* A burn shows five, spends them, and closes the target to later payoffs. */
static void a_burn_by_the_rival(void **state)
{
    (void)state;
    struct story st;
    tell(&st, 2, 0, 25,
         "2 payoff ? / 1 move Roulette Paris / 2 pass / 2 burn Spyglass Roulette / 1 pass / 1 payoff none / "
         "2 payoff ? / 1 move Spyglass London / 2 challenge 1 / 1 yield");
    assert_exact(&st, 1);
    assert_bounds_exact(&st, 1);
    drop(&st);
}

static void three_payoffs_in_small_coins(void **state)
{
    (void)state;
    struct story st;
    tell(&st, 2, 0, 5,
         "2 payoff ? / 1 payoff none / 2 payoff ? / 1 move Beacon Sofia / 2 challenge 2 / 1 yield / 2 payoff "
         "? / "
         "1 move Tempest Tunis / 2 challenge 4 / 1 yield");
    assert_exact(&st, 1);
    drop(&st);
}

/* Of three seats one has shown three coins on Beacon before any payoff: it was dealt Beacon, so nobody else was. */
static void tokens_exclude_each_other(void **state)
{
    (void)state;
    struct story st;
    tell(&st, 3, 0, 25,
         "2 move Tempest Tunis / 3 pass / 1 pass / 2 skip / 3 move Tempest Rome / 1 pass / 2 pass / 3 skip / "
         "1 move Beacon Sofia / 2 challenge 2 / 1 yield");
    assert_exact(&st, 1);
    assert_exact(&st, 2);
    assert_bounds_exact(&st, 1);
    assert_bounds_exact(&st, 2);
    assert_samples_reach_all(&st, 2, 20000);
    struct solomon_bounds b;
    solomon_dossier_bounds(&st.view, 2, &b);
    assert_int_equal(b.paid[SOLOMON_BEACON].most, 1);
    drop(&st);
}

static void the_public_knows_no_token(void **state)
{
    (void)state;
    struct story st;
    tell(&st, 2, SEAT_NONE, 3, "2 payoff ? / 1 move Tempest Tunis / 2 challenge 3 / 1 yield");
    assert_exact(&st, 0);
    assert_exact(&st, 1);
    drop(&st);
}

/* Random matches: the truth is always inside the bounds and always fits; so does what is drawn. */
static void the_truth_always_fits(void **state)
{
    (void)state;
    const struct game_rules *r = game_find("solomon");
    game_error err;
    struct game_box *box = game_load_box(r, &err);
    for (uint64_t seed = 1; seed <= 60 / TEST_SHARE; seed++) {
        struct rng rng;
        struct solomon_state s, world;
        game_config config;
        game_action legal[GAME_MAX_LEGAL];
        rng_start(&rng, seed, "game");
        assert_true(r->default_config(box, (uint8_t)(2 + seed % 3), &config));
        assert_true(r->init(box, &config, (struct game_state *)&s, &err));
        while (s.pub.to_act != SEAT_NONE) {
            int seat = s.pub.to_act;
            size_t n = r->legal(box, (struct game_state *)&s, seat, legal, GAME_MAX_LEGAL);
            game_action a = seat == SEAT_NATURE ? r->chance(box, (struct game_state *)&s, rng_draw, &rng)
                                                : legal[rng_below(&rng, (uint32_t)n)];
            assert_true(r->apply(box, (struct game_state *)&s, seat, &a, NULL));
            for (int rival = 1; rival < s.pub.seats; rival++) {
                struct solomon_view view;
                struct solomon_bounds b;
                r->observe(box, (struct game_state *)&s, 0, (struct game_view *)&view);
                solomon_dossier_bounds(&view, rival, &b);
                assert_true(
                    r->sample(box, (struct game_view *)&view, rng_draw, &rng, (struct game_state *)&world));
                for (int i = 0; i < 2; i++) {
                    const struct solomon_secret *m = i ? &world.secret[rival] : &s.secret[rival];
                    assert_true(solomon_world_fits(&view, rival, m->paid));
                    for (int k = 0; k <= SOLOMON_DOCTOR; k++)
                        assert_in_range(m->paid[k], b.paid[k].least, b.paid[k].most);
                    assert_in_range(m->reserve, b.reserve.least, b.reserve.most);
                }
            }
        }
    }
    r->close_box(box);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_opening_alone),
        cmocka_unit_test(one_payoff),
        cmocka_unit_test(two_payoffs),
        cmocka_unit_test(bids_before_and_after_a_payoff),
        cmocka_unit_test(a_proof_of_two_can_be_an_opening_of_three),
        cmocka_unit_test(deadlines_clash),
        cmocka_unit_test(a_burn_by_the_rival),
        cmocka_unit_test(three_payoffs_in_small_coins),
        cmocka_unit_test(tokens_exclude_each_other),
        cmocka_unit_test(the_public_knows_no_token),
        cmocka_unit_test(the_truth_always_fits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
