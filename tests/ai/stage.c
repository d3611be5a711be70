#include "stage.h"

#include "rules/list.h"

#include "cmocka_all.h"

#include <string.h>

static struct game_box *the_box(const struct game_rules *rules)
{
    static struct game_box *box; /* one for the whole program */
    game_error err;

    if (!box && !(box = game_load_box(rules, &err)))
        fail_msg("%s", err.text);
    return box;
}

uint64_t stage_seed_of(uint64_t seed, int seat)
{
    return seed * 8 + (uint64_t)seat;
}

void stage_open_kinds(struct stage *s, int seats, const struct ai_kind *const *kind, uint64_t seed)
{
    game_error err;

    memset(s, 0, sizeof *s);
    s->rules = game_find("solomon");
    s->box = the_box(s->rules);
    s->seats = seats;
    rng_start(&s->chance, seed, "game");
    assert_true(s->rules->default_config(s->box, (uint8_t)seats, &s->config));
    assert_true(s->rules->init(s->box, &s->config, stage_state(s), &err));
    for (int seat = 0; seat < seats; seat++) {
        struct ai_setup setup = {s->rules, s->box, &s->config, seat, stage_seed_of(seed, seat), NULL};
        s->kind[seat] = kind[seat];
        if (kind[seat])
            assert_non_null(s->player[seat] = kind[seat]->create(kind[seat], &setup));
    }
}

void stage_open(struct stage *s, int seats, const char *const *who, uint64_t seed)
{
    const struct ai_kind *kind[SOLOMON_SEATS] = {NULL};

    for (int seat = 0; seat < seats; seat++)
        if (who[seat] && who[seat][0])
            assert_non_null(kind[seat] = ai_kind_named(who[seat], "solomon"));
    stage_open_kinds(s, seats, kind, seed);
}

void stage_close(struct stage *s)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (s->player[seat])
            s->kind[seat]->destroy(s->player[seat]);
}

struct game_state *stage_state(struct stage *s)
{
    return (struct game_state *)(void *)s->state.bytes;
}

struct game_view *stage_view(struct stage *s, int seat, union stage_room *room)
{
    s->rules->observe(s->box, stage_state(s), seat, (struct game_view *)(void *)room->bytes);
    return (struct game_view *)(void *)room->bytes;
}

int stage_asks(struct stage *s, game_decision *out)
{
    game_decision d = s->rules->decision(s->box, stage_state(s));
    int seat = game_next(&d);

    if (out)
        *out = d;
    return seat;
}

void stage_choose(struct stage *s, ai_choice *out)
{
    int seat = stage_asks(s, NULL);
    union stage_room room;

    memset(out, 0, sizeof *out);
    if (s->kind[seat]) {
        s->kind[seat]->decide(s->player[seat], stage_view(s, seat, &room), &s->limits, out);
        return;
    }
    game_action legal[GAME_MAX_LEGAL];
    size_t n = s->rules->legal(s->box, stage_state(s), seat, legal, GAME_MAX_LEGAL);
    out->action = legal[rng_below(&s->chance, (uint32_t)n)];
}

static void tell(struct stage *s, void *player, const struct ai_kind *kind, int seat,
                 const game_decision *then, int actor, const game_action *a)
{
    union stage_room room;
    game_action seen = s->rules->mask(s->box, stage_state(s), then, actor, a, seat);

    if (kind && kind->see)
        kind->see(player, actor, &seen, stage_view(s, seat, &room));
}

void stage_play(struct stage *s, const game_action *a)
{
    game_decision then;
    int actor = stage_asks(s, &then);

    if (!s->rules->apply(s->box, stage_state(s), actor, a, NULL))
        fail_msg("seat %d: an illegal action of kind %d", actor, a->kind);
    assert_in_range(s->events, 0, STAGE_EVENTS - 1);
    s->actor[s->events] = actor;
    s->then[s->events] = then;
    s->action[s->events++] = *a;
    for (int seat = 0; seat < s->seats; seat++)
        tell(s, s->player[seat], s->kind[seat], seat, &then, actor, a);
}

bool stage_step(struct stage *s)
{
    game_outcome outcome;
    ai_choice choice;

    if (s->rules->outcome(s->box, stage_state(s), &outcome))
        return false;
    if (stage_asks(s, NULL) == SEAT_NATURE)
        choice.action = s->rules->chance(s->box, stage_state(s), rng_draw, &s->chance);
    else
        stage_choose(s, &choice);
    stage_play(s, &choice.action);
    return true;
}

unsigned stage_finish(struct stage *s, int *how)
{
    game_outcome outcome = {0};

    while (stage_step(s))
        ;
    assert_true(s->rules->outcome(s->box, stage_state(s), &outcome));
    if (how)
        *how = outcome.how;
    return outcome.winners;
}

void *stage_replay(struct stage *s, int seat, const struct ai_kind *kind, uint64_t seed,
                   const char *character)
{
    struct ai_setup setup = {s->rules, s->box, &s->config, seat, seed, character};
    union stage_room now = s->state;
    game_error err;
    void *player = kind->create(kind, &setup);

    assert_non_null(player);
    assert_true(s->rules->init(s->box, &s->config, stage_state(s), &err));
    for (size_t i = 0; i < s->events; i++) {
        assert_true(s->rules->apply(s->box, stage_state(s), s->actor[i], &s->action[i], NULL));
        tell(s, player, kind, seat, &s->then[i], s->actor[i], &s->action[i]);
    }
    assert_memory_equal(now.bytes, s->state.bytes, s->rules->state_size);
    return player;
}
