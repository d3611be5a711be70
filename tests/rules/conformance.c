/* What holds for every game in the list: random matches with 2 seats to all of them, and after every event
 * everything that rules/game.h promises. */
#include "base/rng.h"
#include "base/text.h"
#include "rules/list.h"

#include "allocations.h"
#include "cmocka_all.h"

#include <stdlib.h>
#include <string.h>

enum { SEEDS = 25, EVENTS_MOST = 20000, WORLDS = 3 };

/* Room for any state or view. */
union room {
    unsigned char bytes[GAME_MAX_STATE];
    uint64_t aligned;
};

/* A match under test. */
struct match {
    const struct game_rules *r;
    struct game_box *box;
    game_config config;
    union room at;
    struct rng rng;
    int events;
};

static struct game_state *state_of(union room *x)
{
    return (struct game_state *)x;
}

static struct game_view *view_of(union room *x)
{
    return (struct game_view *)x;
}

/* Every second match has house rules, any of those that there are. */
static void draw_options(struct match *m, uint64_t seed)
{
    for (int i = 0; seed % 2 && i < m->r->option_count; i++) {
        const game_option *o = &m->r->options[i];
        m->config.option[i] =
            (int16_t)(o->least + (int)rng_below(&m->rng, (uint32_t)(o->most - o->least + 1)));
    }
}

static void begin(struct match *m, const struct game_rules *r, uint8_t seats, uint64_t seed)
{
    game_error err;
    memset(m, 0, sizeof *m);
    m->r = r;
    m->box = game_load_box(r, &err);
    assert_non_null(m->box);
    rng_start(&m->rng, seed, "game");
    assert_true(r->default_config(m->box, seats, &m->config));
    draw_options(m, seed);
    assert_true(r->init(m->box, &m->config, state_of(&m->at), &err));
}

static void finish(struct match *m)
{
    m->r->close_box(m->box);
}

static game_action choose(struct match *m, union room *state, int seat)
{
    game_action legal[GAME_MAX_LEGAL];
    if (seat == SEAT_NATURE)
        return m->r->chance(m->box, state_of(state), rng_draw, &m->rng);
    size_t n = m->r->legal(m->box, state_of(state), seat, legal, GAME_MAX_LEGAL);
    assert_in_range(n, 1, GAME_MAX_LEGAL);
    return legal[rng_below(&m->rng, (uint32_t)n)];
}

/* One random event. False: the match is over. */
static bool step(struct match *m)
{
    game_decision d = m->r->decision(m->box, state_of(&m->at));
    if (d.seat == SEAT_NONE)
        return false;
    game_action a = choose(m, &m->at, d.seat);
    assert_true(m->r->apply(m->box, state_of(&m->at), d.seat, &a, NULL));
    assert_in_range(++m->events, 1, EVENTS_MOST);
    return true;
}

/* Runs `look` at every position of random matches of every game with every number of seats. */
static void at_every_position(void (*look)(struct match *))
{
    for (const struct game_rules *const *r = game_list(); *r; r++)
        for (uint8_t seats = (*r)->min_seats; seats <= (*r)->max_seats; seats++)
            for (uint64_t seed = 1; seed <= SEEDS; seed++) {
                struct match m;
                begin(&m, *r, seats, seed);
                do
                    look(&m);
                while (step(&m));
                finish(&m);
            }
}

static bool same_action(const game_action *a, const game_action *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static bool listed(const game_action *list, size_t n, const game_action *a)
{
    for (size_t i = 0; i < n; i++)
        if (same_action(&list[i], a))
            return true;
    return false;
}

/* An action near a legal one: mostly illegal, sometimes another legal one. */
static game_action spoil(struct match *m, game_action a)
{
    switch (rng_below(&m->rng, 4)) {
    case 0:
        a.kind = (uint8_t)rng_below(&m->rng, 24);
        break;
    case 1:
        a.n = (uint8_t)rng_below(&m->rng, GAME_MAX_ARGS + 2);
        break;
    case 2:
        a.arg[rng_below(&m->rng, GAME_MAX_ARGS)] = (int16_t)((int)rng_below(&m->rng, 160) - 10);
        break;
    default:
        a.arg[rng_below(&m->rng, 3)] = GAME_HIDDEN;
        break;
    }
    return a;
}

static void look_at_legality(struct match *m)
{
    game_action legal[GAME_MAX_LEGAL], seen[GAME_MAX_LEGAL];
    union room view, before = m->at;
    game_decision d = m->r->decision(m->box, state_of(&m->at));
    for (int seat = SEAT_NATURE; seat < m->config.seats; seat++) {
        size_t n = m->r->legal(m->box, state_of(&m->at), seat, legal, GAME_MAX_LEGAL);
        assert_int_equal(n > 0, seat == d.seat || (seat >= 0 && (d.pending >> seat & 1)));
        assert_int_equal(m->r->legal(m->box, state_of(&m->at), seat, NULL, 0), n);
        for (size_t i = 0; i < n; i++) {
            assert_int_equal(m->r->is_legal(m->box, state_of(&m->at), seat, &legal[i]), seat != SEAT_NATURE);
            assert_false(listed(legal, i, &legal[i]));
        }
        if (seat == SEAT_NATURE || n == 0)
            continue;
        m->r->observe(m->box, state_of(&m->at), seat, view_of(&view));
        assert_int_equal(m->r->view_legal(m->box, view_of(&view), seen, GAME_MAX_LEGAL), n);
        assert_memory_equal(seen, legal, n * sizeof *legal);
        for (int i = 0; i < 40; i++) {
            game_action odd = spoil(m, legal[rng_below(&m->rng, (uint32_t)n)]);
            bool good = listed(legal, n, &odd);
            assert_int_equal(m->r->is_legal(m->box, state_of(&m->at), seat, &odd), good);
            if (!good)
                assert_false(m->r->apply(m->box, state_of(&m->at), seat, &odd, NULL));
        }
    }
    assert_memory_equal(&before, &m->at, sizeof before);
}

static void legality_agrees_everywhere(void **state)
{
    (void)state;
    at_every_position(look_at_legality);
}

/* Drawn chance is legal and of the kind that legal() announces; someone else's turn is nobody's. */
static void look_at_chance(struct match *m)
{
    game_action announced[GAME_MAX_LEGAL];
    game_decision d = m->r->decision(m->box, state_of(&m->at));
    if (d.seat != SEAT_NATURE)
        return;
    size_t n = m->r->legal(m->box, state_of(&m->at), SEAT_NATURE, announced, GAME_MAX_LEGAL);
    for (int i = 0; i < 20; i++) {
        game_action a = m->r->chance(m->box, state_of(&m->at), rng_draw, &m->rng);
        bool fits = false;
        assert_true(m->r->is_legal(m->box, state_of(&m->at), SEAT_NATURE, &a));
        assert_false(m->r->is_legal(m->box, state_of(&m->at), 0, &a));
        for (size_t k = 0; k < n && !fits; k++) {
            fits = announced[k].kind == a.kind && announced[k].n == a.n;
            for (int j = 0; j < a.n; j++)
                fits = fits && (announced[k].arg[j] == GAME_HIDDEN || announced[k].arg[j] == a.arg[j]);
        }
        assert_true(fits);
    }
}

static void chance_draws_what_can_come(void **state)
{
    (void)state;
    at_every_position(look_at_chance);
}

static void look_at_invariants(struct match *m)
{
    game_error err = {"nothing said"};
    if (!m->r->check(m->box, state_of(&m->at), &err))
        fail_msg("event %d: %s", m->events, err.text);
    game_decision d = m->r->decision(m->box, state_of(&m->at));
    game_outcome o;
    assert_int_equal(m->r->outcome(m->box, state_of(&m->at), &o), d.seat == SEAT_NONE && d.pending == 0);
    for (int seat = -1; seat < m->config.seats; seat++) {
        union room view;
        m->r->observe(m->box, state_of(&m->at), seat < 0 ? SEAT_NONE : seat, view_of(&view));
        game_decision seen = m->r->view_decision(m->box, view_of(&view));
        assert_memory_equal(&seen, &d, sizeof d);
    }
}

static void states_stay_sound_and_views_know_who_acts(void **state)
{
    (void)state;
    at_every_position(look_at_invariants);
}

/* The text of an action, read again, is that action. */
static void look_at_text(struct match *m)
{
    game_action legal[GAME_MAX_LEGAL], again;
    game_error err;
    char words[256];
    game_decision d = m->r->decision(m->box, state_of(&m->at));
    if (d.seat == SEAT_NONE)
        return;
    size_t n = m->r->legal(m->box, state_of(&m->at), d.seat, legal, GAME_MAX_LEGAL);
    if (d.seat == SEAT_NATURE) {
        legal[0] = m->r->chance(m->box, state_of(&m->at), rng_draw, &m->rng);
        n = 1;
    }
    for (size_t i = 0; i < n; i++) {
        struct text t = text_over(words, sizeof words);
        m->r->action_text(m->box, &legal[i], &t);
        assert_false(t.cut);
        assert_null(strpbrk(words, "?#\n"));
        if (!m->r->action_parse(m->box, d.seat, words, &again, &err))
            fail_msg("`%s`: %s", words, err.text);
        assert_true(same_action(&again, &legal[i]));
    }
}

static void text_goes_round(void **state)
{
    (void)state;
    at_every_position(look_at_text);
}

/* A clone, and a match replayed from its words, go the same way to the last byte. */
static void clones_and_replays_go_alike(void **state)
{
    (void)state;
    for (const struct game_rules *const *r = game_list(); *r; r++)
        for (uint64_t seed = 1; seed <= SEEDS; seed++) {
            struct match m, replay;
            game_error wrong;
            begin(&m, *r, (*r)->max_seats, seed);
            begin(&replay, *r, (*r)->max_seats, seed + 1000);
            assert_true((*r)->init(replay.box, &m.config, state_of(&replay.at), &wrong));
            for (;;) {
                union room clone = m.at;
                char words[256];
                struct text t = text_over(words, sizeof words);
                game_error err;
                game_events first = {0}, second = {0};
                game_decision d = m.r->decision(m.box, state_of(&m.at));
                if (d.seat == SEAT_NONE)
                    break;
                game_action a = choose(&m, &m.at, d.seat), again;
                m.r->action_text(m.box, &a, &t);
                assert_true(m.r->apply(m.box, state_of(&m.at), d.seat, &a, &first));
                assert_true(m.r->apply(m.box, state_of(&clone), d.seat, &a, &second));
                assert_memory_equal(&clone, &m.at, sizeof clone);
                assert_memory_equal(&first, &second, sizeof first);
                assert_in_range(first.count, 0, GAME_MAX_EVENTS - 1);
                assert_true(m.r->action_parse(m.box, d.seat, words, &again, &err));
                assert_true(m.r->apply(m.box, state_of(&replay.at), d.seat, &again, NULL));
                assert_memory_equal(&replay.at, &m.at, sizeof m.at);
            }
            finish(&replay);
            finish(&m);
        }
}

static void look_at_samples(struct match *m)
{
    for (int seat = -1; seat < m->config.seats; seat++) {
        int viewer = seat < 0 ? SEAT_NONE : seat;
        union room view = {{0}}, world = {{0}}, again = {{0}};
        game_error err;
        m->r->observe(m->box, state_of(&m->at), viewer, view_of(&view));
        for (int i = 0; i < WORLDS; i++) {
            assert_true(m->r->sample(m->box, view_of(&view), rng_draw, &m->rng, state_of(&world)));
            if (!m->r->check(m->box, state_of(&world), &err))
                fail_msg("event %d, seat %d: %s", m->events, seat, err.text);
            m->r->observe(m->box, state_of(&world), viewer, view_of(&again));
            assert_memory_equal(&again, &view, sizeof view);
        }
    }
}

static void samples_fit_what_was_seen(void **state)
{
    (void)state;
    at_every_position(look_at_samples);
}

/* The events that a seat may see, in order; the count of them. */
static int visible(const game_events *e, int viewer, game_event *out)
{
    int n = 0;
    for (int i = 0; i < e->count; i++)
        if (viewer < 0 ? e->item[i].see == UINT32_MAX : e->item[i].see >> viewer & 1)
            out[n++] = e->item[i];
    return n;
}

/* An action that looks to the viewer just as `shown` does, and is legal in this world. */
static bool find_alike(struct match *m, union room *world, int seat, int viewer, const game_action *shown,
                       game_action *out)
{
    game_action legal[GAME_MAX_LEGAL];
    if (seat == SEAT_NATURE) {
        for (int i = 0; i < 200; i++) {
            *out = m->r->chance(m->box, state_of(world), rng_draw, &m->rng);
            game_action masked = m->r->mask(m->box, seat, out, viewer);
            if (same_action(&masked, shown))
                return true;
        }
        return false;
    }
    size_t n = m->r->legal(m->box, state_of(world), seat, legal, GAME_MAX_LEGAL);
    size_t from = rng_below(&m->rng, (uint32_t)n);
    for (size_t i = 0; i < n; i++) {
        *out = legal[(from + i) % n];
        game_action masked = m->r->mask(m->box, seat, out, viewer);
        if (same_action(&masked, shown))
            return true;
    }
    return false;
}

/* Two worlds that a viewer cannot tell apart are played on side by side, with actions it cannot tell apart: what it
 * sees, hears and may do stays the same. */
static long compared;

static void look_from_two_worlds(struct match *m)
{
    game_decision d = m->r->decision(m->box, state_of(&m->at));
    if (d.seat == SEAT_NONE)
        return;
    for (int seat = -1; seat < m->config.seats; seat++) {
        int viewer = seat < 0 ? SEAT_NONE : seat;
        union room truth = m->at, world = {{0}}, view = {{0}}, other = {{0}};
        game_events heard = {0}, told = {0};
        game_event first[GAME_MAX_EVENTS], second[GAME_MAX_EVENTS];
        game_action alike;
        game_outcome over;
        m->r->observe(m->box, state_of(&truth), viewer, view_of(&view));
        assert_true(m->r->sample(m->box, view_of(&view), rng_draw, &m->rng, state_of(&world)));
        game_action a = choose(m, &truth, d.seat);
        game_action shown = m->r->mask(m->box, d.seat, &a, viewer);
        if (!find_alike(m, &world, d.seat, viewer, &shown, &alike))
            continue; /* what is announced can tell worlds apart: a bid, a burn */
        assert_true(m->r->apply(m->box, state_of(&truth), d.seat, &a, &heard));
        assert_true(m->r->apply(m->box, state_of(&world), d.seat, &alike, &told));
        if (m->r->outcome(m->box, state_of(&truth), &over))
            continue; /* shields go up */
        m->r->observe(m->box, state_of(&truth), viewer, view_of(&view));
        m->r->observe(m->box, state_of(&world), viewer, view_of(&other));
        assert_memory_equal(&view, &other, sizeof view);
        int n = visible(&heard, viewer, first);
        assert_int_equal(visible(&told, viewer, second), n);
        assert_memory_equal(first, second, (size_t)n * sizeof *first);
        compared++;
    }
}

static void what_is_private_changes_nothing_for_others(void **state)
{
    (void)state;
    compared = 0;
    at_every_position(look_from_two_worlds);
    assert_true(compared > 1000);
}

/* An action as others know it has no word that the actor alone may know: the text of two such is the same. */
static void look_at_masks(struct match *m)
{
    game_action legal[GAME_MAX_LEGAL];
    game_decision d = m->r->decision(m->box, state_of(&m->at));
    if (d.seat < 0)
        return;
    size_t n = m->r->legal(m->box, state_of(&m->at), d.seat, legal, GAME_MAX_LEGAL);
    for (size_t i = 0; i < n; i++) {
        game_action own = m->r->mask(m->box, d.seat, &legal[i], d.seat);
        game_action out = m->r->mask(m->box, d.seat, &legal[i], SEAT_NONE), twice;
        assert_true(same_action(&own, &legal[i]));
        twice = m->r->mask(m->box, d.seat, &out, SEAT_NONE);
        assert_true(same_action(&out, &twice));
        char words[256];
        struct text t = text_over(words, sizeof words);
        m->r->action_text(m->box, &out, &t);
        bool hidden = strchr(words, '?');
        assert_int_equal(hidden, !same_action(&out, &legal[i]));
        game_error err;
        if (strchr(words, '?'))
            assert_false(m->r->action_parse(m->box, d.seat, words, &twice, &err));
    }
}

static void masks_hide_and_cannot_be_played(void **state)
{
    (void)state;
    at_every_position(look_at_masks);
}

static void look_at_memory(struct match *m)
{
    game_action legal[GAME_MAX_LEGAL];
    union room view, world, next = m->at;
    game_events events = {0};
    game_decision d = m->r->decision(m->box, state_of(&m->at));
    if (d.seat == SEAT_NONE)
        return;
    long before = allocations();
    game_action a = choose(m, &next, d.seat);
    m->r->legal(m->box, state_of(&next), d.seat, legal, GAME_MAX_LEGAL);
    m->r->observe(m->box, state_of(&next), 0, view_of(&view));
    m->r->view_legal(m->box, view_of(&view), legal, GAME_MAX_LEGAL);
    m->r->sample(m->box, view_of(&view), rng_draw, &m->rng, state_of(&world));
    m->r->apply(m->box, state_of(&next), d.seat, &a, &events);
    assert_int_equal(allocations(), before);
}

static void nothing_allocates(void **state)
{
    (void)state;
    long before = allocations();
    void *volatile probe = malloc(1);
    assert_true(allocations() > before); /* the counter counts */
    free(probe);
    at_every_position(look_at_memory);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(legality_agrees_everywhere),
        cmocka_unit_test(chance_draws_what_can_come),
        cmocka_unit_test(states_stay_sound_and_views_know_who_acts),
        cmocka_unit_test(text_goes_round),
        cmocka_unit_test(clones_and_replays_go_alike),
        cmocka_unit_test(samples_fit_what_was_seen),
        cmocka_unit_test(what_is_private_changes_nothing_for_others),
        cmocka_unit_test(masks_hide_and_cannot_be_played),
        cmocka_unit_test(nothing_allocates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
