/* How much one player takes from several of a level, over many matches with the seats rotated: what a level is farmed for.
 *
 *     farm [seats=N] [games=N] [seed=N] [express=1] [iterations=N] LEVEL [ONE…]
 *
 * LEVEL holds all seats but one, in turn; ONE is who sits among them: an outsider (outsiders.h) or a level; without any, every
 * outsider. Levels are named as everywhere, with a character if need be, and may be given other numbers (`agent,thrift=0.004`):
 * see who.c. Prints a row of Markdown for each. An even share is 1 of seats. Not a test.
 */
#include "ai/ai_test.h"

#include "ai/arena.h"
#include "ai/solomon/mind.h"
#include "who.h"

#include "cmocka_all.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct farm {
    int seats, games;
    uint64_t seed;
    bool express;
    uint32_t iterations;
};

/* What the one wins of a match: 1, a share, or nothing. */
static double play(const struct farm *f, const struct who *rest, const struct who *one, int game, int *how)
{
    const struct ai_kind *kind[SOLOMON_SEATS];
    int me = game % f->seats;
    struct ai_test s;

    for (int seat = 0; seat < f->seats; seat++)
        kind[seat] = seat == me ? &one->kind : &rest->kind;
    ai_test_open_with(&s, "solomon", f->seats, kind, SOLOMON_OPTION_EXPRESS, f->express,
                      f->seed * 100003 + (uint64_t)(game / f->seats));
    s.limits.iterations = f->iterations;
    for (int seat = 0; seat < f->seats; seat++)
        who_dress(seat == me ? one : rest, s.player[seat]);
    unsigned winners = ai_test_finish(&s, how);
    ai_test_close(&s);
    return winners >> me & 1 ? 1.0 / __builtin_popcount(winners) : 0;
}

static void print_row(const struct farm *f, const struct who *rest, const struct who *one)
{
    double won = 0, case_won = 0, low, high;
    int by_case = 0;
    clock_t start = clock();

    for (int game = 0; game < f->games; game++) {
        int how = 0;
        double share = play(f, rest, one, game, &how);
        won += share;
        by_case += how == SOLOMON_END_BRIEFCASE;
        case_won += how == SOLOMON_END_BRIEFCASE ? share : 0;
    }
    arena_interval(won, f->games, &low, &high);
    printf("| `%s` | %d `%s` | %s | %d | %.1f %% (%.1f to %.1f) | %.0f %% | %.0f %% |\n", one->name,
           f->seats - 1, rest->name, f->express ? "express" : "rulebook", f->games, 100 * won / f->games,
           100 * low, 100 * high, won > 0 ? 100 * case_won / won : 0, 100.0 * by_case / f->games);
    fflush(stdout);
    fprintf(stderr, "%.1f s\n", (double)(clock() - start) / CLOCKS_PER_SEC);
}

/* seats=4 and the like; false: it is none of these. */
static bool take_setting(struct farm *f, const char *word)
{
    const char *value = strchr(word, '=');
    unsigned long n = value ? strtoul(value + 1, NULL, 10) : 0;

    if (!value || strchr(word, ','))
        return false;
    if (strncmp(word, "seats=", 6) == 0)
        f->seats = n >= 2 && n <= SOLOMON_SEATS ? (int)n : 4;
    else if (strncmp(word, "games=", 6) == 0)
        f->games = (int)n;
    else if (strncmp(word, "seed=", 5) == 0)
        f->seed = n;
    else if (strncmp(word, "express=", 8) == 0)
        f->express = n != 0;
    else if (strncmp(word, "iterations=", 11) == 0)
        f->iterations = (uint32_t)n;
    else
        who_quit("not understood", word);
    return true;
}

int main(int argc, char **argv)
{
    struct farm f = {.seats = 4, .games = 100, .seed = 1};
    static struct who rest, one;
    bool named = false;

    puts("| one | among | rules | games | it wins | by the case | the case ends |\n| --- | --- | --- | --- | "
         "--- | --- | --- |");
    for (int i = 1; i < argc; i++) {
        if (take_setting(&f, argv[i]))
            continue;
        if (!rest.kind.id) {
            who_read(argv[i], &rest);
            continue;
        }
        named = true;
        who_read(argv[i], &one);
        print_row(&f, &rest, &one);
    }
    if (!rest.kind.id)
        who_quit("no level", "farm [seats=N] [games=N] [seed=N] [express=1] [iterations=N] LEVEL [ONE…]");
    for (int i = 0; !named && i < OUTSIDERS; i++) {
        who_read(outsiders[i].id, &one);
        print_row(&f, &rest, &one);
    }
    return 0;
}
