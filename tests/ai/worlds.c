/* Worlds, in every game: whatever a seat believes possible looks to it as the match does. */
#include "ai_test.h"

#include "ai/particles.h"
#include "ai/worlds.h"
#include "games/toy/toy_view.h"
#include "rules/list.h"

#include "cmocka_all.h"

#include <stdlib.h>
#include <string.h>

static const struct ai_game nothing_known = {.value = NULL};

static void see_worlds(void *worlds, int actor, const game_action *masked, const struct game_view *after)
{
    worlds_see(worlds, actor, masked, after);
}

static void open_worlds(void *worlds, size_t n, int actor, const game_action *masked)
{
    worlds_opened(worlds, n, actor, masked);
}

static void free_worlds(void *worlds)
{
    worlds_free(worlds);
}

/* A kind that keeps worlds in mind and plays as anyone may. */
struct watcher {
    struct ai_setup setup;
    struct worlds *worlds;
    struct rng rng;
};

static void *watch(const struct ai_kind *kind, const struct ai_setup *setup)
{
    struct watcher *w = calloc(1, sizeof *w);

    (void)kind;
    assert_non_null(w);
    w->setup = *setup;
    assert_non_null(w->worlds = worlds_create(setup, &nothing_known, 48));
    rng_start(&w->rng, setup->seed, "watcher");
    return w;
}

static void see(void *player, int actor, const game_action *masked, const struct game_view *after)
{
    worlds_see(((struct watcher *)player)->worlds, actor, masked, after);
}

static void opened(void *player, size_t n, int actor, const game_action *masked)
{
    worlds_opened(((struct watcher *)player)->worlds, n, actor, masked);
}

static void decide(void *player, const struct game_view *view, const struct ai_limits *limits, ai_choice *out)
{
    struct watcher *w = player;
    game_action legal[GAME_MAX_LEGAL];
    size_t n = w->setup.rules->view_legal(w->setup.box, view, legal, GAME_MAX_LEGAL);

    (void)limits;
    out->action = legal[rng_below(&w->rng, (uint32_t)n)];
}

static void destroy(void *player)
{
    worlds_free(((struct watcher *)player)->worlds);
    free(player);
}

static const struct ai_kind watchers = {.id = "watcher",
                                        .version = 1,
                                        .create = watch,
                                        .see = see,
                                        .opened = opened,
                                        .decide = decide,
                                        .destroy = destroy};

/* A world can be, looks as the match does, and asks the same; in a choice at once it asks those who have answered as well. */
static void check_world(struct ai_test *s, int seat, struct worlds *worlds, struct rng *rng)
{
    union ai_test_room drawn, real, alike;
    struct game_state *world = (struct game_state *)(void *)drawn.bytes;
    game_decision now, then;
    game_error err;

    worlds_settle(worlds);
    assert_true(worlds_draw(worlds, rng, world));
    if (!s->rules->check(s->box, world, &err))
        fail_msg("%s: a world that cannot be: %s", s->rules->id, err.text);
    ai_test_asks(s, &now);
    then = s->rules->decision(s->box, world);
    if (worlds_at_once(worlds)) {
        assert_int_equal(then.phase, now.phase);
        assert_int_equal(now.asked & ~then.asked, 0);
        return;
    }
    s->rules->observe(s->box, world, seat, (struct game_view *)(void *)alike.bytes);
    ai_test_view(s, seat, &real);
    assert_memory_equal(alike.bytes, real.bytes, s->rules->view_size);
    assert_int_equal(now.asked, then.asked);
    assert_int_equal(now.phase, then.phase);
    assert_int_equal(now.turn, then.turn);
}

static void worlds_look_as_the_match_does(void **unused)
{
    struct rng rng;

    (void)unused;
    rng_start(&rng, 9, "draw");
    for (const struct game_rules *const *game = game_list(); *game; game++)
        for (int seats = (*game)->min_seats; seats <= (*game)->max_seats; seats++) {
            const struct ai_kind *kind[GAME_MAX_SEATS];
            static struct ai_test s;
            for (int seat = 0; seat < seats; seat++)
                kind[seat] = &watchers;
            ai_test_open_kinds(&s, (*game)->id, seats, kind, 3);
            while (s.events < 300 / TEST_SHARE && ai_test_step(&s))
                for (int seat = 0; seat < seats; seat++)
                    for (int i = 0; i < 4; i++)
                        check_world(&s, seat, ((struct watcher *)s.player[seat])->worlds, &rng);
            ai_test_close(&s);
        }
}

/* ---- What is revealed later ---- */

/* For a test: whoever holds one of the better half of the cards never bids more than two chips. */
static float timid(const struct game_box *box, const struct game_state *world, int actor,
                   const game_action *a)
{
    (void)box;
    return ((const struct toy_view *)world)->card[actor] > TOY_CARDS / 2 && a->arg[0] > 2 ? 0 : 1;
}

/* Sealed bids are opened, and what they tell of the cards stays told: no world is drawn afresh, forgetting it. */
static void what_is_opened_is_learnt_from(void **unused)
{
    static const struct ai_game knowledge = {.likelihood = timid};
    const struct ai_kind *kind[GAME_MAX_SEATS] = {NULL};
    static struct ai_test s;
    struct rng rng;
    bool bold[TOY_SEATS] = {false};
    int learnt = 0;

    (void)unused;
    rng_start(&rng, 5, "draw");
    ai_test_open_kinds(&s, "toy", 4, kind, 6);
    struct ai_setup setup = {s.rules, s.box, &s.config, 0, 1, NULL, {NULL}, false};
    s.player[0] = worlds_create(&setup, &knowledge, 200);
    struct ai_kind teller = {.see = see_worlds, .opened = open_worlds, .destroy = free_worlds};
    s.kind[0] = &teller;
    for (int step = 0; step < 30; step++) {
        int seat = ai_test_asks(&s, NULL);
        if (seat == SEAT_NONE)
            break;
        if (seat >= 0) {
            /* The truth keeps to it as well. */
            const struct toy_view *t = (const struct toy_view *)ai_test_state(&s);
            int most = t->card[seat] > TOY_CARDS / 2 && t->chips[seat] > 2 ? 2 : t->chips[seat];
            game_action bid = {.kind = TOY_OFFER, .n = 1, .arg = {(int16_t)(most > 4 ? 4 : most)}};
            bold[seat] |= bid.arg[0] > 2;
            ai_test_play(&s, &bid);
            continue;
        }
        ai_test_step(&s);
        const struct toy_view *t = (const struct toy_view *)ai_test_state(&s);
        for (int i = 0; i < 50 && t->round > 1 && t->phase == TOY_BID; i++) {
            union ai_test_room drawn;
            worlds_settle(s.player[0]);
            assert_true(worlds_draw(s.player[0], &rng, (struct game_state *)(void *)drawn.bytes));
            for (int rival = 1; rival < 4; rival++) {
                if (!bold[rival])
                    continue;
                assert_in_range(((const struct toy_view *)(void *)drawn.bytes)->card[rival], 1,
                                TOY_CARDS / 2);
                learnt++;
            }
        }
    }
    assert_true(learnt > 0);
    ai_test_close(&s);
}

static bool nothing_new(void *unused, int slot)
{
    (void)unused;
    (void)slot;
    return false;
}

/* However sums of weights are rounded, what is refuted is not copied: the last of a set, above all. */
static void what_is_refuted_is_not_copied(void **unused)
{
    enum { COUNT = 1024, SETS = 2000 };
    static int item[COUNT], spare[COUNT];
    static float weight[COUNT];
    struct particles p = {item, spare, weight, sizeof item[0], COUNT, 0};
    struct rng rng;

    (void)unused;
    rng_start(&rng, 1, "weights");
    for (int set = 0; set < SETS; set++) {
        for (int i = 0; i < COUNT; i++) {
            item[i] = i;
            weight[i] = i % 3 == 0 && i < COUNT - 1 ? (float)rng_unit(&rng) : 0;
        }
        particles_tend(&p, &rng, nothing_new, NULL);
        for (int i = 0; i < COUNT; i++)
            assert_true(item[i] % 3 == 0 && item[i] < COUNT - 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(worlds_look_as_the_match_does),
        cmocka_unit_test(what_is_opened_is_learnt_from),
        cmocka_unit_test(what_is_refuted_is_not_copied),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
