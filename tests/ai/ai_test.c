#include "ai_test.h"

#include "rules/list.h"

#include "cmocka_all.h"

#include <string.h>

static struct game_box *the_box(const struct game_rules *rules)
{
    enum { GAMES = 8 };
    static struct game_box *box[GAMES]; /* one of a game for the whole program */
    game_error err;
    int i = 0;

    while (game_list()[i] != rules)
        i++;
    assert_true(i < GAMES);
    if (!box[i] && !(box[i] = game_load_box(rules, &err)))
        fail_msg("%s", err.text);
    return box[i];
}

uint64_t ai_test_seed_of(uint64_t seed, int seat)
{
    return seed * 8 + (uint64_t)seat;
}

/* option -1: all of them at their defaults. */
static void open_match(struct ai_test *s, const char *game, int seats, const struct ai_kind *const *kind,
                       int option, int16_t value, uint64_t seed)
{
    game_error err;

    memset(s, 0, sizeof *s);
    assert_non_null(s->rules = game_find(game));
    s->box = the_box(s->rules);
    s->seats = seats;
    rng_start(&s->chance, seed, "game");
    assert_true(s->rules->default_config(s->box, (uint8_t)seats, &s->config));
    if (option >= 0)
        s->config.option[option] = value;
    assert_true(s->rules->init(s->box, &s->config, ai_test_state(s), &err));
    for (int seat = 0; seat < seats; seat++) {
        struct ai_setup setup = {s->rules, s->box, &s->config, seat, ai_test_seed_of(seed, seat),
                                 NULL,     {NULL}, false};
        s->kind[seat] = kind[seat];
        if (kind[seat])
            assert_non_null(s->player[seat] = kind[seat]->create(kind[seat], &setup));
    }
}

void ai_test_open_kinds(struct ai_test *s, const char *game, int seats, const struct ai_kind *const *kind,
                        uint64_t seed)
{
    open_match(s, game, seats, kind, -1, 0, seed);
}

void ai_test_open_with(struct ai_test *s, const char *game, int seats, const struct ai_kind *const *kind,
                       int option, int16_t value, uint64_t seed)
{
    open_match(s, game, seats, kind, option, value, seed);
}

void ai_test_open(struct ai_test *s, const char *game, int seats, const char *const *who, uint64_t seed)
{
    const struct ai_kind *kind[GAME_MAX_SEATS] = {NULL};

    for (int seat = 0; seat < seats; seat++)
        if (who[seat] && who[seat][0])
            assert_non_null(kind[seat] = ai_kind_named(who[seat], game));
    ai_test_open_kinds(s, game, seats, kind, seed);
}

void ai_test_close(struct ai_test *s)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (s->player[seat])
            s->kind[seat]->destroy(s->player[seat]);
}

struct game_state *ai_test_state(struct ai_test *s)
{
    return (struct game_state *)(void *)s->state.bytes;
}

struct game_view *ai_test_view(struct ai_test *s, int seat, union ai_test_room *room)
{
    s->rules->observe(s->box, ai_test_state(s), seat, (struct game_view *)(void *)room->bytes);
    return (struct game_view *)(void *)room->bytes;
}

int ai_test_asks(struct ai_test *s, game_decision *out)
{
    game_decision d = s->rules->decision(s->box, ai_test_state(s));
    int seat = game_next(&d);

    if (out)
        *out = d;
    return seat;
}

void ai_test_choose(struct ai_test *s, ai_choice *out)
{
    int seat = ai_test_asks(s, NULL);
    union ai_test_room room;

    memset(out, 0, sizeof *out);
    if (s->kind[seat]) {
        s->kind[seat]->decide(s->player[seat], ai_test_view(s, seat, &room), &s->limits, out);
        return;
    }
    game_action legal[GAME_MAX_LEGAL];
    size_t n = s->rules->legal(s->box, ai_test_state(s), seat, legal, GAME_MAX_LEGAL);
    out->action = legal[rng_below(&s->chance, (uint32_t)n)];
}

/* What the last event has revealed of earlier ones, as they looked from `before`. */
static void tell_opened(struct ai_test *s, void *player, const struct ai_kind *kind, int seat,
                        const struct game_state *before, size_t last)
{
    for (size_t i = 0; kind->opened && i < last; i++) {
        game_action was = s->rules->mask(s->box, before, &s->then[i], s->actor[i], &s->action[i], seat);
        game_action is =
            s->rules->mask(s->box, ai_test_state(s), &s->then[i], s->actor[i], &s->action[i], seat);
        if (!ai_same_action(&was, &is))
            kind->opened(player, i + 1, s->actor[i], &is);
    }
}

/* Event `last`, which led here from `before`. */
static void tell(struct ai_test *s, void *player, const struct ai_kind *kind, int seat,
                 const struct game_state *before, size_t last)
{
    union ai_test_room room;
    game_action seen =
        s->rules->mask(s->box, ai_test_state(s), &s->then[last], s->actor[last], &s->action[last], seat);

    if (!kind)
        return;
    if (kind->see)
        kind->see(player, s->actor[last], &seen, ai_test_view(s, seat, &room));
    tell_opened(s, player, kind, seat, before, last);
}

bool ai_test_is_legal(struct ai_test *s, int seat, const game_action *a)
{
    return s->rules->is_legal(s->box, ai_test_state(s), seat, a);
}

void ai_test_play(struct ai_test *s, const game_action *a)
{
    union ai_test_room before = s->state;
    game_decision then;
    int actor = ai_test_asks(s, &then);

    if (!s->rules->apply(s->box, ai_test_state(s), actor, a, NULL))
        fail_msg("seat %d: an illegal action of kind %d", actor, a->kind);
    assert_in_range(s->events, 0, AI_TEST_EVENTS - 1);
    s->actor[s->events] = actor;
    s->then[s->events] = then;
    s->action[s->events++] = *a;
    for (int seat = 0; seat < s->seats; seat++)
        tell(s, s->player[seat], s->kind[seat], seat, (const struct game_state *)(void *)before.bytes,
             s->events - 1);
}

bool ai_test_step(struct ai_test *s)
{
    game_outcome outcome;
    ai_choice choice;

    if (s->rules->outcome(s->box, ai_test_state(s), &outcome))
        return false;
    if (ai_test_asks(s, NULL) == SEAT_NATURE)
        choice.action = s->rules->chance(s->box, ai_test_state(s), rng_draw, &s->chance);
    else
        ai_test_choose(s, &choice);
    ai_test_play(s, &choice.action);
    return true;
}

unsigned ai_test_finish(struct ai_test *s, int *how)
{
    game_outcome outcome = {0};

    while (ai_test_step(s))
        ;
    assert_true(s->rules->outcome(s->box, ai_test_state(s), &outcome));
    if (how)
        *how = outcome.how;
    return outcome.winners;
}

void *ai_test_replay(struct ai_test *s, int seat, const struct ai_kind *kind, uint64_t seed,
                     const char *character)
{
    struct ai_setup setup = {s->rules, s->box, &s->config, seat, seed, character, {NULL}, s->advises};
    union ai_test_room now = s->state;
    game_error err;
    void *player = kind->create(kind, &setup);

    assert_non_null(player);
    assert_true(s->rules->init(s->box, &s->config, ai_test_state(s), &err));
    for (size_t i = 0; i < s->events; i++) {
        union ai_test_room before = s->state;
        assert_true(s->rules->apply(s->box, ai_test_state(s), s->actor[i], &s->action[i], NULL));
        tell(s, player, kind, seat, (const struct game_state *)(void *)before.bytes, i);
    }
    assert_memory_equal(now.bytes, s->state.bytes, s->rules->state_size);
    return player;
}
