/* An opponent decides from what its seat may see and nothing else, in every game: worlds that look alike to it get the same
 * action, the same sentence and the same time. And of a secret choice of several at once: what others have answered already makes
 * no difference. */
#include "ai_test.h"

#include "rules/list.h"

#include "cmocka_all.h"

#include <string.h>

enum { WORLDS = 2, POSITIONS = 30 / TEST_SHARE + 1, FEW = 4 };

static const struct ai_limits limits = {.iterations = FEW};

/* What a player who has seen everything so far does, made anew so that nothing is left of an earlier answer. */
static void decide_anew(struct ai_test *s, int seat, uint64_t seed, const struct game_view *view,
                        ai_choice *out)
{
    const struct ai_kind *kind = s->kind[seat];
    void *player = ai_test_replay(s, seat, kind, seed, NULL);

    memset(out, 0, sizeof *out);
    kind->decide(player, view, &limits, out);
    kind->destroy(player);
}

static void assert_same(const ai_choice *one, const ai_choice *other)
{
    assert_true(ai_same_action(&one->action, &other->action));
    assert_string_equal(one->why, other->why);
    assert_int_equal(one->think_ms, other->think_ms);
}

/* Decides in the true world and in others that fit the same view; true when one of them is another. */
static bool compare(struct ai_test *s, int seat, uint64_t seed)
{
    union ai_test_room own, other, world;
    struct game_state *drawn = (struct game_state *)(void *)world.bytes;
    struct game_view *view = ai_test_view(s, seat, &own), *alike = (struct game_view *)(void *)other.bytes;
    ai_choice first, again;
    bool differs = false;

    decide_anew(s, seat, seed, view, &first);
    for (int i = 0; i < WORLDS; i++) {
        assert_true(s->rules->sample(s->box, view, rng_draw, &s->chance, drawn));
        differs |= memcmp(world.bytes, s->state.bytes, s->rules->state_size) != 0;
        s->rules->observe(s->box, drawn, seat, alike);
        decide_anew(s, seat, seed, alike, &again);
        assert_same(&first, &again);
    }
    return differs;
}

/* Whether the public knows less than there is. */
static bool hides(struct ai_test *s)
{
    union ai_test_room room;
    memset(&room, 0, sizeof room);
    s->rules->observe(s->box, (const struct game_state *)(const void *)s->state.bytes, SEAT_NONE,
                      (struct game_view *)(void *)room.bytes);
    return s->rules->view_size != s->rules->state_size ||
           memcmp(room.bytes, s->state.bytes, s->rules->state_size) != 0;
}

static void is_blind(const struct game_rules *rules, const struct ai_kind *level)
{
    int compared = 0, differed = 0;
    bool secrets = false;

    for (uint64_t seed = 1; compared < POSITIONS; seed++) {
        int seats = rules->min_seats + (int)(seed % (uint64_t)(rules->max_seats - rules->min_seats + 1));
        const struct ai_kind *kind[GAME_MAX_SEATS] = {level};
        static struct ai_test s;
        for (int seat = 1; seat < seats; seat++)
            kind[seat] = ai_weakest(rules->id);
        ai_test_open_kinds(&s, rules->id, seats, kind, seed);
        s.limits = limits;
        for (int here = 0; here < POSITIONS / 4 + 1 && compared < POSITIONS;) {
            if (ai_test_asks(&s, NULL) == 0) {
                differed += compare(&s, 0, seed);
                secrets |= hides(&s);
                compared++;
                here++;
            }
            if (!ai_test_step(&s))
                break;
        }
        ai_test_close(&s);
    }
    print_message("%s %s: %d positions, %d of them of several worlds\n", rules->id, level->id, compared,
                  differed);
    assert_true(secrets ? differed > 0 : differed == 0); /* a game may have no secrets at all */
}

static void levels_are_blind(void **unused)
{
    (void)unused;
    for (const struct game_rules *const *game = game_list(); *game; game++)
        for (size_t i = 1; ai_level_of((*game)->id, i); i++)
            is_blind(*game, ai_level_of((*game)->id, i));
}

/* In a choice at once the last seat is asked before anybody has answered and after all others have, whatever they said. */
static bool waits(struct ai_test *s, uint64_t seed)
{
    union ai_test_room room;
    ai_choice before, after;
    game_decision d;
    int last = -1;

    ai_test_asks(s, &d);
    for (int seat = game_asked(&d, 0); seat >= 0; seat = game_asked(&d, seat + 1))
        last = seat;
    if (game_asked(&d, 0) == last)
        return false;
    decide_anew(s, last, seed, ai_test_view(s, last, &room), &before);
    while (ai_test_asks(s, NULL) != last)
        assert_true(ai_test_step(s));
    decide_anew(s, last, seed, ai_test_view(s, last, &room), &after);
    assert_same(&before, &after);
    return true;
}

static void answers_given_already_make_no_difference(void **unused)
{
    int compared = 0;

    (void)unused;
    for (const struct game_rules *const *game = game_list(); *game; game++)
        for (uint64_t seed = 1; seed <= 6; seed++) {
            const struct ai_kind *kind[GAME_MAX_SEATS];
            static struct ai_test s;
            for (int seat = 0; seat < (*game)->max_seats; seat++)
                kind[seat] = seat == (*game)->max_seats - 1 ? ai_strongest((*game)->id) : NULL;
            ai_test_open_kinds(&s, (*game)->id, (*game)->max_seats, kind, seed);
            s.limits = limits;
            do
                compared += ai_test_asks(&s, NULL) >= 0 && waits(&s, seed);
            while (s.events < 60 && ai_test_step(&s));
            ai_test_close(&s);
        }
    assert_true(compared > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(levels_are_blind),
        cmocka_unit_test(answers_given_already_make_no_difference),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
