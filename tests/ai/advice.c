/* A hint is never worse than what the usual level would have done: wherever the adviser and the usual level differ, the match
 * is played on after either, by the usual level and with the same luck. For games that hide nothing but what chance will draw,
 * where both know all there is; the seeds are fixed, so the result is, too. */
#include "ai_test.h"

#include "rules/list.h"

#include "cmocka_all.h"

#include <string.h>

enum { MATCHES = 16, EVERY = 3, PLAYED_ON = 16, SEED = 900 };

struct compared {
    const char *game;
    int positions, differed,
        worse;          /* worse: by a single position's own luck, so that one alone says nothing */
    double hint, usual; /* wins of the seat that was advised, over all that differed */
};

/* What the seat wins of the matches that go on with this action. */
static double played_on(const struct ai_test *here, int seat, const game_action *a)
{
    double won = 0;
    for (int k = 0; k < PLAYED_ON; k++) {
        static struct ai_test on;
        on = *here;
        for (int s = 0; s < on.seats; s++)
            on.player[s] = ai_test_replay(&on, s, on.kind[s], ai_test_seed_of((uint64_t)k, s), NULL);
        rng_start(&on.chance, (uint64_t)(SEED + k), "on");
        ai_test_play(&on, a);
        unsigned winners = ai_test_finish(&on, NULL);
        if (winners >> seat & 1U)
            won += 1.0 / __builtin_popcount(winners);
        ai_test_close(&on);
    }
    return won;
}

static game_action answer_of(struct ai_test *s, int seat, const struct ai_kind *kind)
{
    union ai_test_room room;
    ai_choice choice;
    void *player = ai_test_replay(s, seat, kind, 3, NULL);

    kind->decide(player, ai_test_view(s, seat, &room), &s->limits, &choice);
    kind->destroy(player);
    return choice.action;
}

static void compare_here(struct compared *c, struct ai_test *s, int seat)
{
    game_action hint = answer_of(s, seat, ai_adviser(c->game)), usual = answer_of(s, seat, ai_usual(c->game));

    c->positions++;
    if (ai_same_action(&hint, &usual))
        return;
    double with_hint = played_on(s, seat, &hint), with_usual = played_on(s, seat, &usual);
    c->differed++;
    c->hint += with_hint;
    c->usual += with_usual;
    c->worse += with_hint < with_usual;
}

static void compare(struct compared *c, int seats)
{
    const struct ai_kind *kind[GAME_MAX_SEATS];

    for (int seat = 0; seat < seats; seat++)
        kind[seat] = ai_usual(c->game);
    for (int k = 0; k < MATCHES / seats; k++) {
        static struct ai_test s;
        ai_test_open_kinds(&s, c->game, seats, kind, (uint64_t)(SEED + k));
        for (int decisions = k; ai_test_step(&s);) {
            game_outcome over;
            int seat = ai_test_asks(&s, NULL);
            if (seat >= 0 && !s.rules->outcome(s.box, ai_test_state(&s), &over) && ++decisions % EVERY == 0)
                compare_here(c, &s, seat);
        }
        ai_test_close(&s);
    }
    print_message("%s, %d seats: %d positions, %d answered otherwise; played on %d times each, hint %.1f, "
                  "usual %.1f %%, "
                  "worse in %d\n",
                  c->game, seats, c->positions, c->differed, PLAYED_ON,
                  100 * c->hint / (PLAYED_ON * c->differed + 1e-9),
                  100 * c->usual / (PLAYED_ON * c->differed + 1e-9), c->worse);
}

static void a_hint_is_no_worse(void **unused)
{
    (void)unused;
    for (int seats = 1; seats <= 2; seats++) {
        struct compared c = {.game = "senate"};
        compare(&c, seats);
        assert_true(c.differed > 20);
        assert_true(c.hint >= c.usual);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_hint_is_no_worse)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
