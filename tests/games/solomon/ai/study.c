/* What a study says of a turn's outcomes is what each is worth by itself, to the bit: however they come, and asked again. */
#include "games/solomon/table.h"

#include "ai/solomon/spymaster.h"
#include "ai/solomon/study.h"
#include "base/rng.h"

#include "cmocka_all.h"

#include <string.h>

enum { WORLDS = 60 };

static int below(struct rng *rng, int n)
{
    return (int)rng_below(rng, (uint32_t)n);
}

/* Anywhere, but often where the others stand. */
static uint8_t city_at_random(struct rng *rng, const struct solomon_map *map, size_t company)
{
    uint64_t near = below(rng, 2) ? 0 : map->near[company];

    if (below(rng, 3) == 0)
        return (uint8_t)company;
    return near ? (uint8_t)solomon_pop(&near) : (uint8_t)below(rng, (int)map->cities);
}

/* Coins, agents and the case; now and then an agent is burnt. */
static struct solomon_world world_at_random(struct rng *rng, const struct solomon_map *map, int seats)
{
    struct solomon_world w = {.seats = (uint8_t)seats, .die_faces = 2};
    size_t company = (size_t)below(rng, (int)map->cities);

    w.next = (uint8_t)below(rng, seats);
    w.start = (uint8_t)below(rng, seats);
    w.track = (uint8_t)below(rng, 4);
    w.restricted = (uint8_t)(below(rng, 16) & ~(1 << w.next));
    for (int agent = 0; agent < SOLOMON_AGENTS; agent++)
        w.at.agent_city[agent] = below(rng, 8) ? city_at_random(rng, map, company) : SOLOMON_NOWHERE;
    w.at.case_city = city_at_random(rng, map, company);
    for (int seat = 0; seat < seats; seat++) {
        int left = SOLOMON_COINS;
        w.hq[seat] = city_at_random(rng, map, company);
        for (int agent = 0; agent <= SOLOMON_DOCTOR; agent++) {
            int coins = below(rng, 2) ? below(rng, 8) : 0;
            w.paid[seat][agent] = (uint8_t)(coins < left ? coins : left);
            left -= w.paid[seat][agent];
        }
        w.reserve[seat] = (uint8_t)left;
    }
    return w;
}

struct asked {
    const struct solomon_map *map;
    const struct solomon_world *w;
    struct solomon_study study;
    int outcomes;
};

static void same_worth(void *ctx, const solomon_position *after)
{
    struct asked *a = ctx;
    float studied[SOLOMON_SEATS] = {0}, alone[SOLOMON_SEATS] = {0};

    solomon_study_after(&a->study, after, studied);
    solomon_value_after(a->map, a->w, after, &solomon_spymaster_values, alone);
    assert_memory_equal(studied, alone, sizeof alone);
    a->outcomes++;
}

static void ask_all(struct asked *a)
{
    for (int agent = 0; agent < SOLOMON_AGENTS; agent++) {
        size_t from = a->w->at.agent_city[agent];
        for (uint64_t to = from < a->map->cities ? a->map->dest[from] : 0; to;)
            solomon_each_outcome(a->map, &a->w->at, agent, solomon_pop(&to), same_worth, a);
    }
}

static void says_what_each_is_worth(void **state)
{
    struct table t = lay("seats:4");
    struct solomon_map map;
    struct rng rng;

    (void)state;
    rng_start(&rng, 1, "study");
    for (int i = 0; i < WORLDS; i++) {
        solomon_map_read(t.box, i & 1, &map);
        struct solomon_world w = world_at_random(&rng, &map, 2 + i % 3);
        struct asked a = {.map = &map, .w = &w};
        solomon_study_start(&a.study, &map, &w, &solomon_spymaster_values);
        ask_all(&a);
        ask_all(&a);
        assert_true(a.outcomes > 2 * STUDY_KEPT / 16);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(says_what_each_is_worth)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
