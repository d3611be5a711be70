/* What a look ahead says of an announcement, against every way in which the turn can go. */
#include "base/rng.h"
#include "rules/layout.h"
#include "rules/list.h"
#include "rules/solomon/solomon_state.h"
#include "scene/solomon/parts.h"
#include "table/brute.h"
#include "table/outlook.h"

#include "cmocka_all.h"

#include <string.h>

/* A match that is played at random, mostly with moves. */
struct play {
    struct game_box *box;
    struct solomon_state s;
    struct rng rng;
};

static struct game_state *state_of(struct play *p)
{
    return (struct game_state *)&p->s;
}

static game_action choose(struct play *p, int seat)
{
    game_action legal[GAME_MAX_LEGAL];
    size_t n = solomon_rules.legal(p->box, state_of(p), seat, legal, GAME_MAX_LEGAL);
    game_action a = legal[rng_below(&p->rng, (uint32_t)n)];

    for (int tries = 0; tries < 20 && a.kind == SOLOMON_PAYOFF; tries++)
        a = legal[rng_below(&p->rng, (uint32_t)n)];
    return a;
}

static bool step(struct play *p)
{
    game_decision d = solomon_rules.decision(p->box, state_of(p));
    int seat = game_next(&d);

    if (seat == SEAT_NONE)
        return false;
    game_action a =
        seat == SEAT_NATURE ? solomon_rules.chance(p->box, state_of(p), rng_draw, &p->rng) : choose(p, seat);
    assert_true(solomon_rules.apply(p->box, state_of(p), seat, &a, NULL));
    return true;
}

static void begin(struct play *p, uint64_t seed)
{
    game_config config;
    game_error err;

    rng_start(&p->rng, seed, "stakes");
    assert_true(solomon_rules.default_config(p->box, (uint8_t)(2 + seed % 3), &config));
    config.option[SOLOMON_OPTION_ANY_ARRIVAL] = (int16_t)(seed / 3 % 2);
    config.option[SOLOMON_OPTION_EXPRESS] = (int16_t)(seed / 6 % 2);
    assert_true(solomon_rules.init(p->box, &config, state_of(p), &err));
}

/* Of the answers so far nothing follows but who has named what now. */
static void plain(struct game_state *state)
{
    struct solomon_public *p = &solomon_state_of(state)->pub;

    memset(p->bidding.said, 0, sizeof p->bidding.said);
    p->bidding.count = 0;
    memset(p->proof, 0, sizeof p->proof);
}

static struct outlook_task task_of(const struct play *p, const struct solomon_view *view)
{
    return (struct outlook_task){.rules = &solomon_rules,
                                 .box = p->box,
                                 .view = (const struct game_view *)view,
                                 .mover =
                                     layout_announcer(&solomon_rules, (const struct game_view *)view, NULL),
                                 .open = true};
}

/* As all seats and the public see it, who alike know all that it depends on. */
static uint32_t compare(const struct play *p)
{
    struct brute truth = {.rules = &solomon_rules, .box = p->box, .plain = plain}, calm = truth;
    struct solomon_state unopposed = p->s;
    struct outlook first = {0};

    for (int seat = SEAT_NONE; seat < p->s.pub.seats; seat = seat < 0 ? 0 : seat + 1) {
        struct solomon_view view;
        struct outlook out;
        solomon_rules.observe(p->box, (const struct game_state *)&p->s, seat, (struct game_view *)&view);
        struct outlook_task task = task_of(p, &view);
        bool any = outlook_find(&task, &out);
        assert_int_equal(any, out.may != 0);
        first = seat == SEAT_NONE ? out : first;
        assert_int_equal(out.may, first.may);
        assert_int_equal(out.sure, first.sure);
        layout_unopposed(&solomon_rules, (struct game_view *)&view);
        unopposed.pub = view.pub;
    }
    brute_find(&truth, (const struct game_state *)&p->s);
    brute_find(&calm, (const struct game_state *)&unopposed);
    assert_int_equal(first.may, calm.some);
    assert_int_equal(truth.some & ~first.may, 0);
    assert_int_equal(first.sure, calm.all & calm.some); /* nobody ever has to bring the case home */
    return first.may;
}

/* A city that an agent can go to from another. */
static uint8_t beside(struct play *p, uint8_t city)
{
    uint64_t near = solomon_box_of(p->box)->go[p->s.pub.express][city];

    for (uint32_t skip = rng_below(&p->rng, (uint32_t)__builtin_popcountll(near)); skip > 0; skip--)
        near &= near - 1;
    return (uint8_t)map_lowest(near);
}

/* Everybody, and the case, stands within two steps of somebody's home: where somebody may win is rare otherwise. */
static void gather(struct play *p)
{
    struct solomon_public *pub = &p->s.pub;

    pub->case_city = beside(p, pub->hq[rng_below(&p->rng, pub->seats)]);
    for (int a = 0; a < SOLOMON_AGENTS; a++)
        if (pub->agent_city[a] != SOLOMON_NOWHERE)
            pub->agent_city[a] = rng_below(&p->rng, 3) ? pub->case_city : beside(p, pub->case_city);
}

static void the_look_ahead_agrees_with_every_way_of_the_turn(void **state)
{
    struct play p = {.box = *state};
    int looked = 0, won = 0, others = 0;

    for (uint64_t seed = 1; seed <= 40 / TEST_SHARE; seed++) {
        begin(&p, seed);
        for (int steps = 0; steps < 400 && step(&p); steps++) {
            if (p.s.pub.phase == SOLOMON_PHASE_TURN)
                gather(&p);
            if (p.s.pub.verb == 0 || p.s.pub.phase == SOLOMON_PHASE_OVER)
                continue;
            uint32_t may = compare(&p);
            looked++;
            won += may != 0;
            others += may != 0 && !(may >> p.s.pub.turn & 1);
        }
    }
    print_message("%d positions, in %d somebody may win, in %d somebody else than the mover\n", looked, won,
                  others);
    assert_true(looked > 1500 / TEST_SHARE && won > 150 / TEST_SHARE && others > 0);
}

/* By any move of the seat that is up, whoever answers what. */
static bool can_win(const struct play *p, const struct solomon_state *up, int seat)
{
    game_action legal[GAME_MAX_LEGAL];
    size_t n = solomon_rules.legal(p->box, (const struct game_state *)up, seat, legal, GAME_MAX_LEGAL);

    for (size_t i = 0; i < n; i++) {
        struct solomon_state then = *up;
        struct brute all = {.rules = &solomon_rules, .box = p->box, .plain = plain};
        if (legal[i].kind != SOLOMON_MOVE)
            continue;
        assert_true(solomon_rules.apply(p->box, (struct game_state *)&then, seat, &legal[i], NULL));
        brute_find(&all, (const struct game_state *)&then);
        if (all.some >> seat & 1)
            return true;
    }
    return false;
}

/* The next seat's, after a payoff of one's own, in the eyes of all who may be up. */
static void who_may_win_with_the_next_turn_is_told_before_it(void **state)
{
    static const game_action nobody = {.kind = SOLOMON_PAYOFF, .n = 2, .arg = {SOLOMON_NOBODY, 0}};
    struct play p = {.box = *state};
    int looked = 0, near = 0;

    for (uint64_t seed = 1; seed <= 24 / TEST_SHARE; seed++) {
        begin(&p, seed);
        for (int steps = 0; steps < 60 && step(&p); steps++) {
            struct solomon_state then = p.s;
            struct solomon_view view;
            struct outlook_next out;
            if (p.s.pub.phase != SOLOMON_PHASE_TURN || steps % 3 != 0)
                continue;
            gather(&p);
            then = p.s;
            int seat = p.s.pub.turn, other = (seat + 1) % p.s.pub.seats;
            solomon_rules.observe(p.box, state_of(&p), seat, (struct game_view *)&view);
            struct outlook_task task = {.rules = &solomon_rules,
                                        .box = p.box,
                                        .view = (const struct game_view *)&view,
                                        .mover = seat,
                                        .open = true};
            bool any = outlook_next(&task, &out);
            assert_int_equal(any, out.may != 0);
            assert_false(out.may >> seat & 1);
            for (int s = 0; s < p.s.pub.seats; s++)
                assert_int_equal(out.firsts[s] > 0, out.may >> s & 1);
            assert_true(solomon_rules.apply(p.box, (struct game_state *)&then, seat, &nobody, NULL));
            if (then.pub.phase != SOLOMON_PHASE_TURN) /* the die comes first */
                continue;
            bool wins = can_win(&p, &then, other);
            assert_int_equal(out.may >> other & 1, wins);
            looked++;
            near += wins;
        }
    }
    print_message("%d turns, before %d of them the next may win\n", looked, near);
    assert_true(looked > 60 / TEST_SHARE && near > 10 / TEST_SHARE);
}

/* The seat's own next turn, whatever little the others do before it. False: the match is over, or the die comes first. */
static bool next_turn_of(const struct play *p, struct solomon_state *s, int seat)
{
    for (int i = 0; i < 60; i++) {
        game_decision d = solomon_rules.decision(p->box, (const struct game_state *)s);
        game_action mild;
        int up = game_asked(&d, 0);
        if (d.over || d.chance)
            return false;
        if (s->pub.phase == SOLOMON_PHASE_TURN && up == seat)
            return true;
        assert_true(solomon_rules.legal(p->box, (const struct game_state *)s, up, &mild, 1) > 0);
        assert_true(solomon_rules.apply(p->box, (struct game_state *)s, up, &mild, NULL));
    }
    return false;
}

/* What is found to let the mover win with its next turn does: as it was announced, with the step that is named, and not without it. */
static void check_later(const struct play *p, const struct outlook_later *later, int mover)
{
    struct solomon_state then = p->s;
    bool stepped = false;

    for (int i = 0; i < 20 && then.pub.turn == mover && then.pub.phase != SOLOMON_PHASE_TURN; i++) {
        game_decision d = solomon_rules.decision(p->box, (const struct game_state *)&then);
        game_action legal[GAME_MAX_LEGAL];
        int up = game_asked(&d, 0);
        if (d.over || d.chance)
            return;
        size_t n = solomon_rules.legal(p->box, (const struct game_state *)&then, up, legal, GAME_MAX_LEGAL);
        game_action a = legal[0];
        for (size_t k = 0; later->by_step && up == mover && k < n; k++)
            if (memcmp(&legal[k], &later->step, sizeof a) == 0) {
                a = legal[k];
                stepped = true;
            }
        assert_true(solomon_rules.apply(p->box, (struct game_state *)&then, up, &a, NULL));
    }
    bool led = stepped == later->by_step; /* else the case was taken along first */
    if (next_turn_of(p, &then, mover) && led)
        assert_true(can_win(p, &then, mover));
}

static void what_may_win_with_the_next_turn_of_its_mover_is_found(void **state)
{
    struct play p = {.box = *state};
    int looked = 0, may = 0, steps_of = 0;

    for (uint64_t seed = 1; seed <= 30 / TEST_SHARE; seed++) {
        begin(&p, seed);
        for (int steps = 0; steps < 120 && step(&p); steps++) {
            struct solomon_view view;
            struct outlook_later later, again;
            if (p.s.pub.phase == SOLOMON_PHASE_TURN && steps % 2 == 0)
                gather(&p);
            if (p.s.pub.phase != SOLOMON_PHASE_RESPOND || p.s.pub.verb != SOLOMON_MOVE ||
                p.s.pub.bidding.count > 0)
                continue;
            solomon_rules.observe(p.box, state_of(&p), p.s.pub.to_act, (struct game_view *)&view);
            struct outlook_task task = task_of(&p, &view);
            bool any = outlook_later(&task, &later);
            assert_int_equal(any, later.may);
            outlook_later(&task, &again);
            assert_memory_equal(&later, &again, sizeof later); /* the same view, the same answer */
            looked++;
            may += later.may;
            steps_of += later.may && later.by_step;
            if (later.may)
                check_later(&p, &later, p.s.pub.turn);
        }
    }
    print_message("%d announcements, after %d their mover may win next turn, after %d by a step\n", looked,
                  may, steps_of);
    assert_true(looked > 200 / TEST_SHARE);
    assert_true(TEST_SHARE > 1 ||
                (may > 5 && steps_of > 0)); /* they are rare: a part of the run may meet none */
}

static int open_box(void **state)
{
    game_error err;

    *state = game_load_box(&solomon_rules, &err);
    return *state ? 0 : 1;
}

static int close_box(void **state)
{
    game_close_box(&solomon_rules, *state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_look_ahead_agrees_with_every_way_of_the_turn),
        cmocka_unit_test(who_may_win_with_the_next_turn_is_told_before_it),
        cmocka_unit_test(what_may_win_with_the_next_turn_of_its_mover_is_found),
    };

    return cmocka_run_group_tests(tests, open_box, close_box);
}
