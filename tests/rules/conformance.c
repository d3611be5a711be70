/* What holds for every game in the list: random matches with every number of seats, and at every position of them
 * everything that rules/game.h promises. */
#include "base/rng.h"
#include "base/text.h"
#include "rules/amounts.h"
#include "rules/events.h"
#include "rules/list.h"
#include "rules/words.h"

#include "allocations.h"
#include "cmocka_all.h"

#include <stdlib.h>
#include <string.h>

enum {
    SEEDS = 25,
    EVENTS_MOST = 20000,
    WORLDS = 3,
    LONG = 200, /* events of a match; from there on only */
    FEW = 20,   /* one position in so many is looked at */
};

/* Room for any state or view. */
union room {
    unsigned char bytes[GAME_MAX_STATE];
    uint64_t aligned;
};

/* An event of the match so far: what was decided, by whom, and the decision that it answered. */
struct past {
    int actor;
    game_action action;
    game_decision then;
};

/* A match under test. */
struct match {
    const struct game_rules *r;
    struct game_box *box;
    game_config config;
    union room at;
    struct rng rng;
    int events;
    struct past past[EVENTS_MOST];
};

static struct match under_test, replayed;

static struct game_state *state_of(union room *x)
{
    return (struct game_state *)x;
}

static struct game_view *view_of(union room *x)
{
    return (struct game_view *)x;
}

static bool option_holds(const struct match *m, const struct game_option *o)
{
    return !o->seats || (o->seats >> m->config.seats & 1U);
}

/* Every second match has house rules, any of those that there are; each what it needs so that chance alone brings it to its end. */
static void draw_options(struct match *m, uint64_t seed)
{
    for (int i = 0; i < m->r->option_count; i++) {
        const struct game_option *o = &m->r->options[i];
        if (seed % 2 && option_holds(m, o))
            m->config.option[i] =
                (int16_t)(o->least + (int)rng_below(&m->rng, (uint32_t)(o->most - o->least + 1)));
        if (!m->config.option[i] && option_holds(m, o))
            m->config.option[i] = o->for_machines;
    }
}

static void begin(struct match *m, const struct game_rules *r, uint8_t seats, uint64_t seed)
{
    game_error err;
    memset(m, 0, offsetof(struct match, past));
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
    game_close_box(m->r, m->box);
}

static game_decision decision_of(struct match *m, union room *state)
{
    return m->r->decision(m->box, state_of(state));
}

/* Somebody who is asked, drawn evenly; SEAT_NONE: it is over. */
static int draw_actor(struct match *m, const game_decision *d)
{
    int among[GAME_MAX_SEATS + 1], n = 0;
    for (int actor = SEAT_NATURE; actor < m->config.seats; actor++)
        if (game_asks(d, actor))
            among[n++] = actor;
    return n ? among[rng_below(&m->rng, (uint32_t)n)] : SEAT_NONE;
}

static game_action choose(struct match *m, union room *state, int actor)
{
    game_action legal[GAME_MAX_LEGAL];
    if (actor == SEAT_NATURE)
        return m->r->chance(m->box, state_of(state), rng_draw, &m->rng);
    size_t n = m->r->legal(m->box, state_of(state), actor, legal, GAME_MAX_LEGAL);
    assert_in_range(n, 1, GAME_MAX_LEGAL);
    return legal[rng_below(&m->rng, (uint32_t)n)];
}

/* One random event. False: the match is over. */
static bool step(struct match *m)
{
    game_decision d = decision_of(m, &m->at);
    int actor = draw_actor(m, &d);
    if (actor == SEAT_NONE)
        return false;
    game_action a = choose(m, &m->at, actor);
    assert_true(m->r->apply(m->box, state_of(&m->at), actor, &a, NULL));
    assert_in_range(m->events, 0, EVENTS_MOST - 1);
    m->past[m->events++] = (struct past){actor, a, d};
    return true;
}

static bool looked_at(struct match *m)
{
    game_decision d = decision_of(m, &m->at);
    return m->events < LONG || m->events % FEW == 0 || d.over;
}

/* Runs `look` at the positions of random matches of every game with every number of seats: at every one, but in matches that go on for
 * long. */
static void at_every_position(void (*look)(struct match *))
{
    struct match *m = &under_test;
    for (const struct game_rules *const *r = game_list(); *r; r++)
        for (uint8_t seats = (*r)->min_seats; seats <= (*r)->max_seats; seats++)
            for (uint64_t seed = 1; seed <= SEEDS; seed++) {
                begin(m, *r, seats, seed);
                do
                    if (looked_at(m))
                        look(m);
                while (step(m));
                finish(m);
            }
}

static bool same_action(const game_action *a, const game_action *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static bool same_decision(const game_decision *a,
                          const game_decision *b) /* field by field: there is padding */
{
    return a->asked == b->asked && a->chance == b->chance && a->over == b->over && a->phase == b->phase &&
           a->round == b->round && a->turn == b->turn;
}

static bool listed(const game_action *list, size_t n, const game_action *a)
{
    for (size_t i = 0; i < n; i++)
        if (same_action(&list[i], a))
            return true;
    return false;
}

/* ---- What must be there ---- */

#define HAS(member)                                                                                          \
    if (!r->member)                                                                                          \
    fail_msg("%s: `%s` is missing", r->id, #member)

static void nothing_is_missing(void **state)
{
    (void)state;
    for (const struct game_rules *const *game = game_list(); *game; game++) {
        const struct game_rules *r = *game;
        print_message("%s: %d to %d seats\n", r->id, r->min_seats, r->max_seats);
        HAS(title);
        HAS(phase_name);
        HAS(ending_name);
        HAS(default_config);
        HAS(init);
        HAS(check);
        HAS(decision);
        HAS(legal);
        HAS(is_legal);
        HAS(apply);
        HAS(chance);
        HAS(outcome);
        HAS(reveals);
        HAS(unveil);
        HAS(observe);
        HAS(view_decision);
        HAS(view_legal);
        HAS(sample);
        HAS(mask);
        HAS(show);
        HAS(words);
        HAS(view_text);
        assert_in_range(r->state_size, 1, GAME_MAX_STATE);
        assert_in_range(r->view_size, 1, GAME_MAX_STATE);
        assert_in_range(r->min_seats, 1, r->max_seats);
        assert_in_range(r->max_seats, 1, GAME_MAX_SEATS);
        if (r->data_file && (!r->open_box || !r->close_box))
            fail_msg("%s: a data file, and nothing that opens and closes its box", r->id);
    }
}

/* ---- What may be done ---- */

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
    union room view = {{0}}, before = m->at;
    game_decision d = decision_of(m, &m->at);
    for (int seat = SEAT_NATURE; seat < m->config.seats; seat++) {
        size_t n = m->r->legal(m->box, state_of(&m->at), seat, legal, GAME_MAX_LEGAL);
        assert_int_equal(n > 0, game_asks(&d, seat));
        assert_in_range(n, 0, GAME_MAX_LEGAL);
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
    if (!decision_of(m, &m->at).chance)
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

static size_t words_in(const char *const *list)
{
    size_t n = 0;
    while (list[n])
        n++;
    return n;
}

/* A decision is exactly one of: seats are asked, chance is due, it is over. */
static void look_at_the_decision(const struct match *m, const game_decision *d)
{
    assert_int_equal((d->asked != 0) + d->chance + d->over, 1);
    assert_int_equal(d->asked >> m->config.seats, 0);
    assert_in_range(d->phase, 0, words_in(m->r->phase_name) - 1);
}

static void look_at_invariants(struct match *m)
{
    game_error err = {"nothing said"};
    if (!m->r->check(m->box, state_of(&m->at), &err))
        fail_msg("event %d: %s", m->events, err.text);
    game_decision d = decision_of(m, &m->at);
    game_outcome o = {0};
    look_at_the_decision(m, &d);
    assert_int_equal(m->r->outcome(m->box, state_of(&m->at), &o), d.over);
    if (d.over) {
        assert_int_equal(o.winners >> m->config.seats, 0);
        assert_in_range(o.how, 1, words_in(m->r->ending_name) - 1); /* 0: it is still running */
    }
    for (int seat = -1; seat < m->config.seats; seat++) {
        union room view = {{0}};
        m->r->observe(m->box, state_of(&m->at), seat < 0 ? SEAT_NONE : seat, view_of(&view));
        game_decision seen = m->r->view_decision(m->box, view_of(&view));
        assert_true(same_decision(&seen, &d));
    }
}

static void states_stay_sound_and_views_know_who_acts(void **state)
{
    (void)state;
    at_every_position(look_at_invariants);
}

/* ---- Words ---- */

/* The text of an action, read again, is that action. */
static void look_at_text(struct match *m)
{
    game_action legal[GAME_MAX_LEGAL], again;
    game_error err;
    char words[256];
    game_decision d = decision_of(m, &m->at);
    int actor = draw_actor(m, &d);
    if (actor == SEAT_NONE)
        return;
    size_t n = m->r->legal(m->box, state_of(&m->at), actor, legal, GAME_MAX_LEGAL);
    if (actor == SEAT_NATURE) {
        legal[0] = m->r->chance(m->box, state_of(&m->at), rng_draw, &m->rng);
        n = 1;
    }
    for (size_t i = 0; i < n; i++) {
        struct text t = text_over(words, sizeof words);
        words_write(m->r->words, m->box, &legal[i], &t);
        assert_false(t.cut);
        assert_null(strpbrk(words, "?#\n"));
        if (!words_read(m->r->words, m->box, actor, words, &again, &err))
            fail_msg("`%s`: %s", words, err.text);
        assert_true(same_action(&again, &legal[i]));
    }
}

static void text_goes_round(void **state)
{
    (void)state;
    at_every_position(look_at_text);
}

/* A state is printed as lines of `key: value`, and ends with the outcome. */
static void look_at_state_text(struct match *m)
{
    static char lines[1 << 15];
    union room view = {{0}};
    for (int truth = 0; truth < 2; truth++) {
        struct text t = text_over(lines, sizeof lines);
        m->r->observe(m->box, state_of(&m->at), SEAT_NONE, view_of(&view));
        m->r->view_text(m->box, view_of(&view), truth ? state_of(&m->at) : NULL, &t);
        assert_false(t.cut);
        assert_non_null(strstr(lines, "\noutcome: "));
        for (char *line = lines, *end; *line; line = end + 1) {
            end = strchr(line, '\n');
            assert_non_null(end);
            *end = '\0';
            const char *colon = strstr(line, ": ");
            if (!colon || colon == line || !colon[2])
                fail_msg("%s: \"%s\" is not `key: value`", m->r->id, line);
        }
    }
}

static void states_are_printed_as_keys_and_values(void **state)
{
    (void)state;
    at_every_position(look_at_state_text);
}

/* Runs of amounts, written out one by one, are the legal actions again, in their order. */
static void look_at_amounts(struct match *m)
{
    game_action legal[GAME_MAX_LEGAL];
    game_decision d = decision_of(m, &m->at);
    for (int seat = game_asked(&d, 0); seat >= 0; seat = game_asked(&d, seat + 1)) {
        size_t n = m->r->legal(m->box, state_of(&m->at), seat, legal, GAME_MAX_LEGAL), i = 0, length;
        for (; i < n; i += length) {
            char words[256], last[256];
            struct text t = text_over(words, sizeof words), one = text_over(last, sizeof last);
            length = amounts_run(m->r, m->box, legal, n, i);
            assert_in_range(length, 1, n - i);
            amounts_text(m->r, m->box, &legal[i], length, &t);
            words_write(m->r->words, m->box, &legal[i + length - 1], &one);
            if (length == 1) {
                assert_string_equal(words, last);
                continue;
            }
            const char *dots = strstr(words, "..");
            assert_non_null(dots);
            assert_string_equal(dots + 2, strrchr(last, ' ') + 1);
        }
        assert_int_equal(i, n);
    }
}

static void amounts_are_written_as_runs(void **state)
{
    (void)state;
    at_every_position(look_at_amounts);
}

static void options_have_defaults_in_range_and_names(void **state)
{
    (void)state;
    for (const struct game_rules *const *r = game_list(); *r; r++)
        for (uint8_t seats = (*r)->min_seats; seats <= (*r)->max_seats; seats++) {
            begin(&under_test, *r, seats, 2);
            assert_in_range((*r)->usual_seats, (*r)->min_seats, (*r)->max_seats);
            for (int i = 0; i < (*r)->option_count; i++) {
                const struct game_option *o = &(*r)->options[i];
                assert_in_range(under_test.config.option[i] - o->least, 0, o->most - o->least);
                if (o->kind == OPTION_WORD)
                    assert_int_equal(words_in(o->word), o->most + 1);
                if (o->value_title)
                    assert_int_equal(words_in(o->value_title), o->most - o->least + 1);
            }
            finish(&under_test);
        }
}

/* A clone, and a match replayed from its words, go the same way to the last byte. */
static void clones_and_replays_go_alike(void **state)
{
    (void)state;
    struct match *m = &under_test, *replay = &replayed;
    for (const struct game_rules *const *r = game_list(); *r; r++)
        for (uint64_t seed = 1; seed <= SEEDS; seed++) {
            game_error wrong;
            begin(m, *r, (*r)->max_seats, seed);
            begin(replay, *r, (*r)->max_seats, seed + 1000);
            assert_true((*r)->init(replay->box, &m->config, state_of(&replay->at), &wrong));
            for (;;) {
                union room clone = m->at;
                char words[256];
                struct text t = text_over(words, sizeof words);
                game_error err;
                game_events first = {0}, second = {0};
                game_decision d = decision_of(m, &m->at);
                int actor = draw_actor(m, &d);
                if (actor == SEAT_NONE)
                    break;
                game_action a = choose(m, &m->at, actor), again;
                words_write(m->r->words, m->box, &a, &t);
                assert_true(m->r->apply(m->box, state_of(&m->at), actor, &a, &first));
                assert_true(m->r->apply(m->box, state_of(&clone), actor, &a, &second));
                assert_memory_equal(&clone, &m->at, sizeof clone);
                assert_memory_equal(&first, &second, sizeof first);
                assert_true(words_read(m->r->words, m->box, actor, words, &again, &err));
                assert_true(m->r->apply(m->box, state_of(&replay->at), actor, &again, NULL));
                assert_memory_equal(&replay->at, &m->at, sizeof m->at);
            }
            finish(replay);
            finish(m);
        }
}

/* ---- What a seat may know ---- */

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
        if (game_sees(&e->item[i], viewer))
            out[n++] = e->item[i];
    return n;
}

/* An action carried out in a world, and what a viewer sees of it. */
struct seen {
    union room after, view;
    game_action action; /* masked, looked at from the state after it */
    game_events all;
    game_event event[GAME_MAX_EVENTS];
    int events;
};

static void carry_out(struct match *m, union room *world, int actor, const game_action *a, int viewer,
                      struct seen *out)
{
    game_decision then = decision_of(m, world);
    memset(out, 0, sizeof *out);
    out->after = *world;
    assert_true(m->r->apply(m->box, state_of(&out->after), actor, a, &out->all));
    out->action = m->r->mask(m->box, state_of(&out->after), &then, actor, a, viewer);
    m->r->observe(m->box, state_of(&out->after), viewer, view_of(&out->view));
    out->events = visible(&out->all, viewer, out->event);
}

static bool look_alike(const struct seen *a, const struct seen *b)
{
    return memcmp(&a->view, &b->view, sizeof a->view) == 0 && a->events == b->events &&
           memcmp(a->event, b->event, (size_t)a->events * sizeof *a->event) == 0;
}

/* An action that looks to the viewer just as `shown` does, and is legal in this world. */
static bool find_alike(struct match *m, union room *world, int actor, int viewer, const game_action *shown,
                       struct seen *out)
{
    game_action legal[GAME_MAX_LEGAL];
    size_t n = 200, from = 0;
    if (actor != SEAT_NATURE) {
        n = m->r->legal(m->box, state_of(world), actor, legal, GAME_MAX_LEGAL);
        from = rng_below(&m->rng, (uint32_t)n);
    }
    game_decision then = decision_of(m, world);
    for (size_t i = 0; i < n; i++) {
        union room after = *world;
        game_action a = actor == SEAT_NATURE ? m->r->chance(m->box, state_of(world), rng_draw, &m->rng)
                                             : legal[(from + i) % n];
        assert_true(m->r->apply(m->box, state_of(&after), actor, &a, NULL));
        game_action masked = m->r->mask(m->box, state_of(&after), &then, actor, &a, viewer);
        if (!same_action(&masked, shown))
            continue;
        carry_out(m, world, actor, &a, viewer, out);
        return true;
    }
    return false;
}

/* An earlier event is less hidden from the viewer now than it was before: something was revealed for everybody to see
 * in the log, and views may differ by it. */
static bool something_opened(struct match *m, union room *after, int viewer)
{
    for (int i = 0; i < m->events; i++) {
        const struct past *p = &m->past[i];
        game_action was = m->r->mask(m->box, state_of(&m->at), &p->then, p->actor, &p->action, viewer);
        game_action is = m->r->mask(m->box, state_of(after), &p->then, p->actor, &p->action, viewer);
        if (!same_action(&was, &is))
            return true;
    }
    return false;
}

/* Two worlds that a viewer cannot tell apart are played on side by side, with actions it cannot tell apart: what it
 * sees, hears and may do stays the same. */
static long compared;

static void look_from_two_worlds(struct match *m)
{
    game_decision d = decision_of(m, &m->at);
    int actor = draw_actor(m, &d);
    if (actor == SEAT_NONE)
        return;
    for (int seat = -1; seat < m->config.seats; seat++) {
        int viewer = seat < 0 ? SEAT_NONE : seat;
        union room world = {{0}}, view = {{0}};
        struct seen truth, other;
        game_outcome over;
        m->r->observe(m->box, state_of(&m->at), viewer, view_of(&view));
        assert_true(m->r->sample(m->box, view_of(&view), rng_draw, &m->rng, state_of(&world)));
        game_action a = choose(m, &m->at, actor);
        carry_out(m, &m->at, actor, &a, viewer, &truth);
        if (!find_alike(m, &world, actor, viewer, &truth.action, &other))
            continue; /* what is announced can tell worlds apart: a bid, a burn */
        if (m->r->outcome(m->box, state_of(&truth.after), &over))
            continue; /* shields go up */
        if (!look_alike(&truth, &other) && !something_opened(m, &truth.after, viewer))
            fail_msg("%s, event %d: seat %d learns something that is private to others", m->r->id, m->events,
                     seat + 1);
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

/* Where several are asked at once, nobody but the one who answers learns the answer before all have answered: not from
 * a view, not from an event, not from the record. */
static void look_at_simultaneous_answers(struct match *m)
{
    game_action legal[GAME_MAX_LEGAL];
    game_decision d = decision_of(m, &m->at);
    int actor = draw_actor(m, &d);
    if (actor < 0 || (d.asked & (d.asked - 1)) == 0)
        return;
    size_t n = m->r->legal(m->box, state_of(&m->at), actor, legal, GAME_MAX_LEGAL);
    for (int seat = -1; seat < m->config.seats; seat++) {
        struct seen one, two;
        int viewer = seat < 0 ? SEAT_NONE : seat;
        if (viewer == actor)
            continue;
        carry_out(m, &m->at, actor, &legal[rng_below(&m->rng, (uint32_t)n)], viewer, &one);
        carry_out(m, &m->at, actor, &legal[rng_below(&m->rng, (uint32_t)n)], viewer, &two);
        if (decision_of(m, &one.after).asked != (d.asked & ~(1U << actor)))
            fail_msg("%s: an answer does not leave the others asked", m->r->id);
        if (!same_action(&one.action, &two.action))
            fail_msg("%s: the mask shows seat %d's answer before all have answered", m->r->id, actor + 1);
        if (!look_alike(&one, &two))
            fail_msg("%s: the view or an event shows seat %d's answer before all have answered", m->r->id,
                     actor + 1);
    }
}

static void answers_asked_at_once_stay_secret(void **state)
{
    (void)state;
    at_every_position(look_at_simultaneous_answers);
}

/* What chance may decide in two ways that look the same to a viewer, it must not tell apart in the record either. */
static void look_at_masks_of_chance(struct match *m)
{
    if (!decision_of(m, &m->at).chance)
        return;
    for (int seat = -1; seat < m->config.seats; seat++) {
        struct seen one, two;
        int viewer = seat < 0 ? SEAT_NONE : seat;
        game_action a = choose(m, &m->at, SEAT_NATURE), b = choose(m, &m->at, SEAT_NATURE);
        carry_out(m, &m->at, SEAT_NATURE, &a, viewer, &one);
        carry_out(m, &m->at, SEAT_NATURE, &b, viewer, &two);
        if (look_alike(&one, &two) && !same_action(&one.action, &two.action))
            fail_msg("%s: the mask tells viewer %d what chance dealt to others", m->r->id, seat + 1);
    }
}

static void what_chance_deals_in_secret_is_masked(void **state)
{
    (void)state;
    at_every_position(look_at_masks_of_chance);
}

/* An action as others know it has no word that the actor alone may know, and cannot be played. */
static void look_at_masks(struct match *m)
{
    game_action legal[GAME_MAX_LEGAL];
    game_decision d = decision_of(m, &m->at);
    int actor = draw_actor(m, &d);
    if (actor < 0)
        return;
    size_t n = m->r->legal(m->box, state_of(&m->at), actor, legal, GAME_MAX_LEGAL);
    for (size_t i = 0; i < n; i++) {
        struct seen public, own;
        carry_out(m, &m->at, actor, &legal[i], SEAT_NONE, &public);
        carry_out(m, &m->at, actor, &legal[i], actor, &own);
        assert_true(same_action(&own.action, &legal[i]));
        game_action twice = m->r->mask(m->box, state_of(&public.after), &d, actor, &public.action, SEAT_NONE);
        assert_true(same_action(&public.action, &twice));
        char words[256];
        struct text t = text_over(words, sizeof words);
        words_write(m->r->words, m->box, &public.action, &t);
        assert_true(!strchr(words, '?') == same_action(&public.action, &legal[i]));
        game_error err;
        if (strchr(words, '?'))
            assert_false(words_read(m->r->words, m->box, actor, words, &twice, &err));
    }
}

static void masks_hide_and_cannot_be_played(void **state)
{
    (void)state;
    at_every_position(look_at_masks);
}

/* ---- Events ---- */

static void look_at_addresses(struct match *m)
{
    game_decision d = decision_of(m, &m->at);
    int actor = draw_actor(m, &d);
    if (actor == SEAT_NONE)
        return;
    game_action a = choose(m, &m->at, actor);
    struct seen all;
    carry_out(m, &m->at, actor, &a, SEAT_NONE, &all);
    if (all.all.lost)
        fail_msg("%s: more than %d events follow from one action", m->r->id, GAME_MAX_EVENTS);
    for (int i = 0; i < all.all.count; i++)
        if (!(all.all.item[i].see & ((1U << m->config.seats) - 1)))
            fail_msg("%s: an event of kind %d is addressed to nobody", m->r->id, all.all.item[i].kind);
}

static void events_fit_and_are_addressed(void **state)
{
    (void)state;
    at_every_position(look_at_addresses);
}

/* A seat's view, changed by all that it may see of an action's events, is its view after the action. */
static void look_at_shown_events(struct match *m)
{
    game_decision d = decision_of(m, &m->at);
    int actor = draw_actor(m, &d);
    if (actor == SEAT_NONE)
        return;
    game_action a = choose(m, &m->at, actor);
    for (int seat = -1; seat < m->config.seats; seat++) {
        int viewer = seat < 0 ? SEAT_NONE : seat;
        union room shown = {{0}};
        struct seen seen;
        m->r->observe(m->box, state_of(&m->at), viewer, view_of(&shown));
        carry_out(m, &m->at, actor, &a, viewer, &seen);
        for (int i = 0; i < seen.events; i++)
            m->r->show(m->box, view_of(&shown), &seen.event[i]);
        for (size_t i = 0; i < m->r->view_size; i++)
            if (shown.bytes[i] != seen.view.bytes[i])
                fail_msg("%s, event %d, action %d, viewer %d: byte %zu of the view is %d, shown is %d",
                         m->r->id, m->events, a.kind, seat + 1, i, seen.view.bytes[i], shown.bytes[i]);
    }
}

static void events_lead_from_view_to_view(void **state)
{
    (void)state;
    at_every_position(look_at_shown_events);
}

/* ---- Taking back ---- */

/* An action that can be taken back has told the others no more than that it was done: whichever of those that look like
 * it was meant, their views are the same. What chance decides is never taken back. */
static void look_at_taking_back(struct match *m)
{
    game_action legal[GAME_MAX_LEGAL];
    game_decision d = decision_of(m, &m->at);
    int actor = draw_actor(m, &d);
    if (actor == SEAT_NONE)
        return;
    if (actor == SEAT_NATURE) {
        game_action a = choose(m, &m->at, actor);
        assert_true(m->r->reveals(m->box, state_of(&m->at), actor, &a));
        return;
    }
    size_t n = m->r->legal(m->box, state_of(&m->at), actor, legal, GAME_MAX_LEGAL);
    const game_action *a = &legal[rng_below(&m->rng, (uint32_t)n)],
                      *b = &legal[rng_below(&m->rng, (uint32_t)n)];
    if (m->r->reveals(m->box, state_of(&m->at), actor, a) ||
        m->r->reveals(m->box, state_of(&m->at), actor, b))
        return;
    for (int viewer = 0; viewer < m->config.seats; viewer++) {
        struct seen one, two;
        game_action as_a = m->r->mask(m->box, state_of(&m->at), &d, actor, a, viewer);
        game_action as_b = m->r->mask(m->box, state_of(&m->at), &d, actor, b, viewer);
        if (viewer == actor || !same_action(&as_a, &as_b))
            continue;
        carry_out(m, &m->at, actor, a, viewer, &one);
        carry_out(m, &m->at, actor, b, viewer, &two);
        if (!look_alike(&one, &two))
            fail_msg("%s: seat %d learns from what can be taken back", m->r->id, viewer + 1);
    }
}

static void what_can_be_taken_back_has_told_nothing(void **state)
{
    (void)state;
    at_every_position(look_at_taking_back);
}

/* ---- Memory ---- */

static void look_at_memory(struct match *m)
{
    game_action legal[GAME_MAX_LEGAL];
    union room view, world, next = m->at;
    game_events events = {0};
    game_decision d = decision_of(m, &m->at);
    int actor = draw_actor(m, &d);
    if (actor == SEAT_NONE)
        return;
    long before = allocations();
    game_action a = choose(m, &next, actor);
    m->r->legal(m->box, state_of(&next), actor, legal, GAME_MAX_LEGAL);
    m->r->observe(m->box, state_of(&next), 0, view_of(&view));
    m->r->view_legal(m->box, view_of(&view), legal, GAME_MAX_LEGAL);
    m->r->sample(m->box, view_of(&view), rng_draw, &m->rng, state_of(&world));
    m->r->mask(m->box, state_of(&next), &d, actor, &a, 0);
    m->r->apply(m->box, state_of(&next), actor, &a, &events);
    for (int i = 0; i < events.count; i++)
        if (game_sees(&events.item[i], 0))
            m->r->show(m->box, view_of(&view), &events.item[i]);
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
        cmocka_unit_test(nothing_is_missing),
        cmocka_unit_test(legality_agrees_everywhere),
        cmocka_unit_test(chance_draws_what_can_come),
        cmocka_unit_test(states_stay_sound_and_views_know_who_acts),
        cmocka_unit_test(text_goes_round),
        cmocka_unit_test(states_are_printed_as_keys_and_values),
        cmocka_unit_test(amounts_are_written_as_runs),
        cmocka_unit_test(options_have_defaults_in_range_and_names),
        cmocka_unit_test(clones_and_replays_go_alike),
        cmocka_unit_test(samples_fit_what_was_seen),
        cmocka_unit_test(what_is_private_changes_nothing_for_others),
        cmocka_unit_test(answers_asked_at_once_stay_secret),
        cmocka_unit_test(what_chance_deals_in_secret_is_masked),
        cmocka_unit_test(masks_hide_and_cannot_be_played),
        cmocka_unit_test(events_fit_and_are_addressed),
        cmocka_unit_test(events_lead_from_view_to_view),
        cmocka_unit_test(what_can_be_taken_back_has_told_nothing),
        cmocka_unit_test(nothing_allocates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
