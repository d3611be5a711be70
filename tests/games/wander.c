#include "games/wander.h"

#include "base/rng.h"
#include "cmocka_all.h"
#include "rules/list.h"

void wander(const struct game_rules *rules, uint8_t seats, uint64_t seed,
            void (*look)(const struct game_state *state))
{
    union {
        max_align_t align;
        unsigned char bytes[GAME_MAX_STATE];
    } room;
    struct game_state *s = (void *)&room;
    struct rng rng;
    game_config config;
    game_error err;
    game_decision d;
    struct game_box *box = game_load_box(rules, &err);
    rng_start(&rng, seed, "wander");
    assert_true(rules->default_config(box, seats, &config));
    assert_true(rules->init(box, &config, s, &err));
    for (d = rules->decision(box, s); !d.over; d = rules->decision(box, s)) {
        int actor = game_next(&d);
        game_action legal[GAME_MAX_LEGAL], a;
        if (actor == SEAT_NATURE)
            a = rules->chance(box, s, rng_draw, &rng);
        else
            a = legal[rng_draw(&rng, (uint32_t)rules->legal(box, s, actor, legal, GAME_MAX_LEGAL))];
        assert_true(rules->apply(box, s, actor, &a, NULL));
        look(s);
    }
    game_close_box(rules, box);
}
