/* An opponent decides from what its seat may see and nothing else: worlds that look alike to it get the same action, the
 * same sentence and the same time.
 *
 * Built once for each level (LEVEL), and for a level that thinks long once for each number of seats (SEATS; 0: all of them). */
#include "ai/ai_test.h"

#include "ai/solomon/mind.h"

#include "cmocka_all.h"

#include <stdlib.h>
#include <string.h>

enum {
    WORLDS = (10 + TEST_SHARE - 1) / TEST_SHARE,
    POSITIONS = 1000, /* of a level */
    FEW = 4,
    MANY = 24, /* iterations: most positions, and one in so many */
    ONE_IN = 50,
    CHARACTERS = 9, /* the last of them none */
};

/* The player as it is before the decision; minds are flat, so a copy can be put back. */
struct memory {
    const struct ai_kind *kind;
    struct ai_test *s;
    int seat;
    uint64_t seed;
    const char *character;
    void *player;
    struct solomon_mind *kept; /* NULL: the kind has another memory or none, and is made anew */
};

static void remember(struct memory *m)
{
    if (m->kept)
        memcpy(m->kept, m->player, sizeof *m->kept);
}

static void decide(struct memory *m, const struct game_view *view, const struct ai_limits *limits,
                   ai_choice *out)
{
    memset(out, 0, sizeof *out);
    if (m->kept) {
        memcpy(m->player, m->kept, sizeof *m->kept);
        m->kind->decide(m->player, view, limits, out);
        return;
    }
    struct ai_setup setup = {m->s->rules, m->s->box,    &m->s->config, m->seat,
                             m->seed,     m->character, {NULL},        false};
    void *player = m->kind->create(m->kind, &setup);
    m->kind->decide(player, view, limits, out);
    m->kind->destroy(player);
}

/* Decides in the true world and in others that fit the same view; true when one of them differs in its coins. Views that are the
 * same to the byte are all that reaches it, so of those one is enough to see that it decides the same way twice. */
static bool compare(struct memory *m, const struct ai_limits *limits)
{
    struct ai_test *s = m->s;
    union ai_test_room own, other, world;
    ai_choice first, again;
    struct game_state *drawn = (struct game_state *)(void *)world.bytes;
    struct game_view *view = ai_test_view(s, m->seat, &own), *alike = (struct game_view *)(void *)other.bytes;
    bool differs = false, twice = false;

    remember(m);
    decide(m, view, limits, &first);
    for (int i = 0; i < WORLDS; i++) {
        assert_true(s->rules->sample(s->box, view, rng_draw, &s->chance, drawn));
        differs |= memcmp(world.bytes, s->state.bytes, s->rules->state_size) != 0;
        s->rules->observe(s->box, drawn, m->seat, alike);
        if (memcmp(alike, view, s->rules->view_size) == 0 && (twice || (!differs && i < WORLDS - 1)))
            continue;
        twice = true;
        decide(m, alike, limits, &again);
        assert_true(ai_same_action(&first.action, &again.action));
        assert_string_equal(first.why, again.why);
        assert_int_equal(first.think_ms, again.think_ms);
    }
    if (m->kept)
        memcpy(m->player, m->kept, sizeof *m->kept);
    return differs;
}

static const char *character_of(const struct ai_kind *kind, uint64_t seed)
{
    return kind->characters[seed % CHARACTERS].id;
}

/* Where the level is to decide in a match of so many seats, one match a seed, every second with express trains. Every fiftieth position is thought through
 * longer. How many were compared, up to `most`; and those where some world differed. */
static int compare_match(int seats, uint64_t seed, int from, int most, int *differed)
{
    static struct solomon_mind kept;
    static const char *const who[] = {LEVEL, "rookie", "rookie", "rookie"};
    const struct ai_kind *kind[SOLOMON_SEATS];
    const ai_character *none;
    int compared = 0;
    game_error err;
    struct ai_test s;

    for (int seat = 0; seat < seats; seat++)
        kind[seat] = ai_find(who[seat], "solomon", &none, &err);
    ai_test_open_with(&s, "solomon", seats, kind, SOLOMON_OPTION_EXPRESS, seed % 2 == 0, seed);
    const char *character = character_of(s.kind[0], seed);
    s.kind[0]->destroy(s.player[0]);
    s.player[0] = ai_test_replay(&s, 0, s.kind[0], ai_test_seed_of(seed, 0), character);
    s.limits.iterations = FEW;
    struct memory m = {s.kind[0],
                       &s,
                       0,
                       ai_test_seed_of(seed, 0),
                       character,
                       s.player[0],
                       s.kind[0]->create == solomon_mind_of_kind ? &kept : NULL};
    do {
        if (ai_test_asks(&s, NULL) != 0 || compared == most)
            continue;
        const struct ai_limits limits = {.iterations = (from + compared) % ONE_IN == 0 ? MANY : FEW};
        *differed += compare(&m, &limits);
        compared++;
    } while (compared < most && ai_test_step(&s));
    ai_test_close(&s);
    return compared;
}

static void the_level_is_blind(void **unused)
{
    int compared = 0, differed = 0, wanted = POSITIONS / (SEATS ? 3 : 1) / TEST_SHARE + 1;

    (void)unused;
    for (uint64_t seed = 1; compared < wanted; seed++)
        compared +=
            compare_match(SEATS ? SEATS : 2 + (int)(seed % 3), seed, compared, wanted - compared, &differed);
    print_message("%s: %d positions, %d of them with coins that may lie otherwise\n", LEVEL, compared,
                  differed);
    assert_true(differed * 10 > compared * 9);
}

/* How long it seems to think does not follow from the coins, even when they change what it does: whatever a seat holds,
 * the same stream and phase give the same time. */
static void time_is_blind(void **unused)
{
    const char *who[] = {LEVEL, "rookie"};
    uint32_t expected = 0;
    struct ai_test s;

    (void)unused;
    for (int coins = 0; coins < 6; coins++) {
        union ai_test_room room;
        ai_choice choice;
        static const struct ai_limits limits = {.iterations = 4};
        ai_test_open(&s, "solomon", 2, who, 6);
        while (ai_test_asks(&s, NULL) != 0 ||
               ((struct solomon_view *)(void *)ai_test_view(&s, 0, &room))->pub.phase != SOLOMON_PHASE_TURN)
            assert_true(ai_test_step(&s));
        struct solomon_view *v = (struct solomon_view *)(void *)ai_test_view(&s, 0, &room);
        v->secret[0].paid[coins] = (uint8_t)(v->secret[0].paid[coins] + coins);
        v->secret[0].reserve = (uint8_t)(v->secret[0].reserve - coins);
        memset(&choice, 0, sizeof choice);
        s.kind[0]->decide(s.player[0], (struct game_view *)(void *)room.bytes, &limits, &choice);
        if (coins == 0)
            expected = choice.think_ms;
        assert_int_equal(choice.think_ms, expected);
        ai_test_close(&s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_level_is_blind),
        cmocka_unit_test(time_is_blind),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
