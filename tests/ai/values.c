/* The worth that a game's value gives a world, held against who wins from there: it has to tell more than even odds do. With a
 * number, so many matches of rookies are played: what is printed is how values are compared. */
#include "ai/search.h"
#include "ai_test.h"

#include "rules/list.h"

#include "cmocka_all.h"

#include <math.h>
#include <stdlib.h>

enum { SEATS = 3, MOST_TURNS = 1024 };

static int matches = 200;

/* What the values said of the winners of one match, before they had won. */
struct told {
    float share[MOST_TURNS][GAME_MAX_SEATS];
    int turns;
};

static void look(struct ai_test *s, const struct ai_game *knowledge, struct told *told)
{
    float worth[GAME_MAX_SEATS] = {0}, sum = 0;

    knowledge->value(s->box, ai_test_state(s), worth);
    for (int seat = 0; seat < SEATS; seat++)
        sum += worth[seat];
    for (int seat = 0; seat < SEATS; seat++)
        told->share[told->turns][seat] = sum > 0 ? worth[seat] / sum : 1.0f / SEATS;
    told->turns++;
}

/* By how much the winners surprised: the mean over all turns of minus the logarithm of their chance. */
static double surprise(struct told *told, unsigned winners)
{
    static const float least = 1e-4f;
    double sum = 0;

    for (int i = 0; i < told->turns; i++) {
        float chance = 0;
        for (int seat = 0; seat < SEATS; seat++)
            chance += winners >> seat & 1 ? told->share[i][seat] : 0;
        sum -= log((double)(chance > least ? chance : least));
    }
    return sum / told->turns;
}

static double of_match(const char *game, const struct ai_kind *kind, uint64_t seed)
{
    const struct search_level *level = kind->numbers;
    const struct ai_kind *all[GAME_MAX_SEATS] = {kind, kind, kind};
    static struct told told;
    struct ai_test s;
    game_decision d;
    int turn = -1;

    told.turns = 0;
    ai_test_open_kinds(&s, game, SEATS, all, seed);
    while (ai_test_asks(&s, &d) != SEAT_NONE) {
        /* from the second round on: before that all stand alike */
        if (d.turn != turn && !d.chance && d.turn > SEATS && told.turns < MOST_TURNS)
            look(&s, level->knowledge, &told);
        turn = d.chance ? turn : d.turn;
        ai_test_step(&s);
    }
    unsigned winners = ai_test_finish(&s, NULL);
    ai_test_close(&s);
    return winners && told.turns > 0 ? surprise(&told, winners) : log(SEATS);
}

static void values_tell_who_wins(void **unused)
{
    int games = 0;

    (void)unused;
    for (const struct game_rules *const *game = game_list(); *game; game++) {
        const struct ai_kind *kind = ai_kind_named("rookie", (*game)->id);
        if (!kind || kind->decide != search_decide)
            continue;
        double sum = 0;
        for (int i = 0; i < matches; i++)
            sum += of_match((*game)->id, kind, 31 + (uint64_t)i);
        print_message("%s: %.3f, where even odds come to %.3f\n", (*game)->id, sum / matches, log(SEATS));
        if (fabs(sum / matches - log(SEATS)) < 1e-6)
            continue; /* the toy's says nothing */
        assert_true(sum / matches < 0.98 * log(SEATS));
        games++;
    }
    assert_true(games > 0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(values_tell_who_wins)};

    if (argc > 1 && atoi(argv[1]) > 0)
        matches = atoi(argv[1]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
