/* How much one player takes from several of a level, over many matches with the seats rotated: what a level is farmed for.
 *
 *     farm [seats=N] [games=N] [seed=N] [express=1] [iterations=N] [learn=N] [every=N] LEVEL [ONE…]
 *
 * LEVEL holds all seats but one, in turn; ONE is who sits among them: an outsider (outsiders.h) or a level; without any, every
 * outsider. Levels are named as everywhere, with a character if need be, and may be given other numbers (`agent,thrift=0.004`):
 * see who.c. Prints a row of Markdown for each, with every=N also what it would be so far after so many matches each time, so that
 * a long row can be broken off. An even share is 1 of seats. Not a test.
 *
 * With learn=N the first ONE, an outsider, is bent N times by a step at random, and stays bent where it wins no less. Its numbers
 * are printed, and a row on matches that it has not learnt from.
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
    int seats;
    struct who_run run;
    int learn;
    int every;
};

/* What the one wins of a match: 1, a share, or nothing. */
static double play(const struct farm *f, const struct who *rest, const struct who *one, int game, int *how)
{
    const struct ai_kind *kind[SOLOMON_SEATS];
    int me = game % f->seats;
    struct ai_test s;

    for (int seat = 0; seat < f->seats; seat++)
        kind[seat] = seat == me ? &one->kind : &rest->kind;
    ai_test_open_with(&s, "solomon", f->seats, kind, SOLOMON_OPTION_EXPRESS, f->run.express,
                      f->run.seed * 100003 + (uint64_t)(game / f->seats));
    s.limits.iterations = f->run.iterations;
    for (int seat = 0; seat < f->seats; seat++)
        who_dress(seat == me ? one : rest, s.player[seat]);
    unsigned winners = ai_test_finish(&s, how);
    ai_test_close(&s);
    return winners >> me & 1 ? 1.0 / __builtin_popcount(winners) : 0;
}

static double share_of(const struct farm *f, const struct who *rest, const struct who *one)
{
    double won = 0;
    int how;

    for (int game = 0; game < f->run.games; game++)
        won += play(f, rest, one, game, &how);
    return won / f->run.games;
}

static uint8_t stepped(struct rng *rng, uint8_t now, int step, int most)
{
    int next = now + (int)rng_below(rng, (uint32_t)(2 * step + 1)) - step;

    return (uint8_t)(next < 0 ? 0 : next > most ? most : next);
}

/* Bends two of an outsider's numbers, or one of them twice. */
static void bend(struct rng *rng, struct outsider *o)
{
    for (int i = 0; i < 2; i++)
        switch (rng_below(rng, 9)) {
        case 0:
            o->backed = stepped(rng, o->backed, 1, SOLOMON_AGENTS);
            break;
        case 1:
            o->heap = stepped(rng, o->heap, 4, SOLOMON_COINS);
            break;
        case 2:
            o->doctor = stepped(rng, o->doctor, 40, 100);
            break;
        case 3:
            o->from = stepped(rng, o->from, 6, 20);
            break;
        case 4:
            o->march = stepped(rng, o->march, 40, 100);
            break;
        case 5:
            o->wins = rng_below(rng, 8) > 0;
            break;
        case 6:
            o->stops = (uint8_t)rng_below(rng, STOPS_ANYTHING + 1);
            break;
        case 7:
            o->names = (uint8_t)rng_below(rng, NAMES_ALL + 1);
            break;
        default:
            o->yields = rng_below(rng, 4) == 0;
            break;
        }
}

/* Bends the one, on the same matches again and again. */
static void learn(const struct farm *f, const struct who *rest, struct who *one, struct outsider *best)
{
    double most = share_of(f, rest, one);
    struct outsider tried;
    struct rng rng;

    rng_start(&rng, f->run.seed, "learn");
    for (int i = 0; i < f->learn; i++) {
        struct who other = *one;
        tried = *best;
        bend(&rng, &tried);
        other.kind.numbers = &tried;
        double share = share_of(f, rest, &other);
        if (share >= most) {
            most = share;
            *best = tried;
        }
    }
    printf("{.backed = %d, .heap = %d, .doctor = %d, .from = %d, .march = %d, .wins = %d, .stops = %d, "
           ".names = %d, "
           ".yields = %d}: %.1f %% while it learnt\n",
           best->backed, best->heap, best->doctor, best->from, best->march, best->wins, best->stops,
           best->names, best->yields, 100 * most);
}

/* What has come of a row so far. */
struct tally {
    int games, by_case;
    double won, case_won;
};

static void print_tally(const struct farm *f, const struct tally *t, const struct who *rest,
                        const struct who *one)
{
    double low, high;

    arena_interval(t->won, t->games, &low, &high);
    printf("| `%s` | %d `%s` | %s | %d | %.1f %% (%.1f to %.1f) | %.0f %% | %.0f %% |\n", one->name,
           f->seats - 1, rest->name, f->run.express ? "express" : "rulebook", t->games,
           100 * t->won / t->games, 100 * low, 100 * high, t->won > 0 ? 100 * t->case_won / t->won : 0,
           100.0 * t->by_case / t->games);
    fflush(stdout);
}

static void print_row(const struct farm *f, const struct who *rest, const struct who *one)
{
    struct tally t = {.games = 0};
    clock_t start = clock();

    while (t.games < f->run.games) {
        int how = 0;
        double share = play(f, rest, one, t.games, &how);
        t.games++;
        t.won += share;
        t.by_case += how == SOLOMON_END_BRIEFCASE;
        t.case_won += how == SOLOMON_END_BRIEFCASE ? share : 0;
        if (t.games == f->run.games || (f->every > 0 && t.games % f->every == 0))
            print_tally(f, &t, rest, one);
    }
    fprintf(stderr, "%.1f s\n", (double)(clock() - start) / CLOCKS_PER_SEC);
}

/* seats=4 and the like; false: it is none of these. */
static bool take_setting(struct farm *f, const char *word)
{
    unsigned long n = 0;

    if (!who_is_setting(word))
        return false;
    if (who_number(word, "seats", &n))
        f->seats = n >= 2 && n <= SOLOMON_SEATS ? (int)n : 4;
    else if (who_number(word, "learn", &n))
        f->learn = (int)n;
    else if (who_number(word, "every", &n))
        f->every = (int)n;
    else if (!who_run_take(&f->run, word))
        who_quit("not understood", word);
    return true;
}

int main(int argc, char **argv)
{
    struct farm f = {.seats = 4, .run = {.games = 100, .seed = 1}};
    static struct who rest, one;
    struct outsider bent;
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
        if (f.learn > 0 && !one.thinks) {
            bent = *(const struct outsider *)one.kind.numbers;
            one.kind.numbers = &bent;
            learn(&f, &rest, &one, &bent);
            f.run.seed += 1000;
        }
        print_row(&f, &rest, &one);
    }
    if (!rest.kind.id)
        who_quit("no level",
                 "farm [seats=N] [games=N] [seed=N] [express=1] [iterations=N] [learn=N] [every=N] LEVEL "
                 "[ONE…]");
    for (int i = 0; !named && i < OUTSIDERS; i++) {
        who_read(outsiders[i].id, &one);
        print_row(&f, &rest, &one);
    }
    return 0;
}
