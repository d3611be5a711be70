/* An opponent decides from what its seat may see and nothing else: worlds that look alike to it get the same action, the
 * same sentence and the same time. */
#include "stage.h"

#include "ai/solomon/mind.h"

#include "cmocka_all.h"

#include <stdlib.h>
#include <string.h>

enum { WORLDS = 20 };

/* The player as it is before the decision; minds are flat, so a copy can be put back. */
typedef struct memory {
    const ai_kind *kind;
    stage *s;
    int seat;
    uint64_t seed;
    void *player;
    solomon_mind *kept; /* NULL: the kind has no memory and is made anew */
} memory;

static void remember(memory *m)
{
    if (m->kind->see)
        memcpy(m->kept, m->player, sizeof *m->kept);
}

static void decide(memory *m, const game_view *view, ai_choice *out)
{
    static const ai_limits limits = {.iterations = 4};

    memset(out, 0, sizeof *out);
    if (m->kind->see) {
        memcpy(m->player, m->kept, sizeof *m->kept);
        m->kind->decide(m->player, view, &limits, out);
        return;
    }
    ai_setup setup = {m->s->rules, m->s->box, &m->s->config, m->seat, m->seed, NULL};
    void *player = m->kind->create(m->kind, &setup);
    m->kind->decide(player, view, &limits, out);
    m->kind->destroy(player);
}

/* Decides in the true world and in others that fit the same view. */
static void compare(memory *m)
{
    stage *s = m->s;
    stage_room own, other, world;
    ai_choice first, again;
    game_state *drawn = (game_state *)(void *)world.bytes;
    game_view *view = stage_view(s, m->seat, &own), *alike = (game_view *)(void *)other.bytes;

    remember(m);
    decide(m, view, &first);
    for (int i = 0; i < WORLDS; i++) {
        assert_true(s->rules->sample(s->box, view, rng_draw, &s->chance, drawn));
        s->rules->observe(s->box, drawn, m->seat, alike);
        decide(m, alike, &again);
        assert_true(ai_same_action(&first.action, &again.action));
        assert_string_equal(first.why, again.why);
        assert_int_equal(first.think_ms, again.think_ms);
    }
    if (m->kind->see)
        memcpy(m->player, m->kept, sizeof *m->kept);
}

static void look_alike(const char *level, int positions)
{
    static solomon_mind kept;
    const char *who[] = {level, "rookie", "rookie", "rookie"};
    int compared = 0;

    for (uint64_t seed = 1; compared < positions / TEST_SHARE; seed++) {
        stage s;
        int seats = 2 + (int)(seed % 3);
        stage_open(&s, seats, who, seed);
        memory m = {s.kind[0], &s, 0, stage_seed_of(seed, 0), s.player[0], &kept};
        do {
            if (stage_asks(&s, NULL) == 0 && compared < positions / TEST_SHARE) {
                compare(&m);
                compared++;
            }
        } while (stage_step(&s));
        stage_close(&s);
    }
}

static void rookies_are_blind(void **unused)
{
    (void)unused;
    look_alike("rookie", 500);
}

static void agents_are_blind(void **unused)
{
    (void)unused;
    look_alike("agent", 1000);
}

static void spymasters_are_blind(void **unused)
{
    (void)unused;
    look_alike("spymaster", 150);
}

/* How long it seems to think does not follow from the coins, even when they change what it does: whatever a seat holds,
 * the same stream and phase give the same time. */
static void time_is_blind(void **unused)
{
    static const char *const levels[] = {"rookie", "agent", "spymaster"};

    (void)unused;
    for (int level = 0; level < 3; level++) {
        stage s;
        const char *who[] = {levels[level], "rookie"};
        uint32_t expected = 0;
        for (int coins = 0; coins < 6; coins++) {
            stage_room room;
            ai_choice choice;
            static const ai_limits limits = {.iterations = 4};
            stage_open(&s, 2, who, 6);
            while (stage_asks(&s, NULL) != 0 ||
                   ((solomon_view *)(void *)stage_view(&s, 0, &room))->pub.phase != SOLOMON_PHASE_TURN)
                assert_true(stage_step(&s));
            solomon_view *v = (solomon_view *)(void *)stage_view(&s, 0, &room);
            v->secret[0].paid[coins] = (uint8_t)(v->secret[0].paid[coins] + coins);
            v->secret[0].reserve = (uint8_t)(v->secret[0].reserve - coins);
            memset(&choice, 0, sizeof choice);
            s.kind[0]->decide(s.player[0], (game_view *)(void *)room.bytes, &limits, &choice);
            if (coins == 0)
                expected = choice.think_ms;
            assert_int_equal(choice.think_ms, expected);
            stage_close(&s);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rookies_are_blind),
        cmocka_unit_test(agents_are_blind),
        cmocka_unit_test(spymasters_are_blind),
        cmocka_unit_test(time_is_blind),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
