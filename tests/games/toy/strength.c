/* The kit's search plays the toy better than chance: at 2, 4 and 7 seats against `random`, and alone it reaches its target oftener.
 * The seed is fixed, so the result is, too. */
#include "ai/arena.h"
#include "ai/level.h"
#include "rules/list.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <string.h>

enum { GAMES = 200, SEED = 7 };

/* One of a level among `random`; prints the command that shows the same. Returns the low end of the share of games it wins, and in
 * high the high end. */
static double share(const char *level, int seats, double *high)
{
    struct arena_setup setup = {
        .match = {.rules = game_find("toy")}, .games = GAMES, .seed = SEED, .jobs = 2};
    char command[256] = "";
    struct arena_result result;
    game_error err;
    double low;
    struct game_box *box = game_load_box(setup.match.rules, &err);

    assert_true(box && setup.match.rules->default_config(box, (uint8_t)seats, &setup.match.config));
    setup.match.box = box;
    for (int seat = 0; seat < seats; seat++) {
        setup.who[seat] = seat == 0 ? level : "random";
        snprintf(command + strlen(command), sizeof command - strlen(command), " --seat %s", setup.who[seat]);
    }
    assert_true(arena_run(&setup, &result, &err));
    double won = (double)result.wins_of_who[0] / ARENA_WIN;
    arena_interval(won, GAMES, &low, high);
    print_message(
        "%s of %d: %.1f %% (%.1f to %.1f)   conspiracy-cli-toy arena --game toy%s --games %d --seed %d\n",
        level, seats, 100 * won / GAMES, 100 * low, 100 * *high, command, GAMES, SEED);
    game_close_box(setup.match.rules, box);
    return low;
}

static void the_search_beats_chance(void **unused)
{
    static const int tables[] = {2, 4, 7};
    double ignored, most;

    (void)unused;
    for (int i = 0; i < 3; i++) {
        double even = share("random", tables[i], &most), low = 0;
        for (size_t k = 1; ai_level_of("toy", k); k++) {
            low = share(ai_level_of("toy", k)->id, tables[i], &ignored);
            assert_true(low > even);
        }
        assert_true(low > most); /* the strongest */
    }
}

static void alone_it_gets_there_oftener(void **unused)
{
    double ignored, most;

    (void)unused;
    share("random", 1, &most);
    for (size_t k = 1; ai_level_of("toy", k); k++)
        assert_true(share(ai_level_of("toy", k)->id, 1, &ignored) > most + 0.15);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_search_beats_chance),
        cmocka_unit_test(alone_it_gets_there_oftener),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
