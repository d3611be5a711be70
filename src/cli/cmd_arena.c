#include "base/text.h"
#include "cli/cli.h"

#include "ai/arena.h"
#include "base/i18n.h"
#include "rules/words.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* `name  seats  wins  share  interval` */
static void print_share(const char *name, double wins, double n)
{
    double low, high;

    arena_interval(wins, n, &low, &high);
    printf("%-28s %8.0f %9.2f %6.1f %%  %5.1f - %5.1f %%\n", name, n, wins, n > 0 ? 100 * wins / n : 0,
           100 * low, 100 * high);
}

/* Whether the WHO of this index was named before, at *first. */
static bool named_before(const struct arena_setup *setup, int who, int *first)
{
    for (*first = 0; *first < who; ++*first)
        if (strcmp(setup->who[*first], setup->who[who]) == 0)
            return true;
    return false;
}

/* What tells a seat: its place, or where there are none its number. */
static const char *place_of(const struct arena_setup *setup, int seat, char number[12])
{
    if (setup->match.rules->place_name)
        return setup->match.rules->place_name(setup->match.box, setup->match.config.place[seat]);
    snprintf(number, 12, "%d", seat + 1);
    return number;
}

static void print_wins(const struct arena_setup *setup, const struct arena_result *result)
{
    int seats = setup->match.config.seats, first;
    char number[12];

    printf("%-28s %8s %9s %8s  %s\n", "who", "seats", "wins", "share", "95 % interval");
    for (int who = 0; who < seats; who++) {
        double wins = 0, n = 0;
        if (named_before(setup, who, &first))
            continue;
        for (int other = who; other < seats; other++) {
            if (strcmp(setup->who[other], setup->who[who]) == 0) {
                wins += (double)result->wins_of_who[other] / ARENA_WIN;
                n += result->games;
            }
        }
        print_share(setup->who[who], wins, n);
    }
    printf("\n%-28s %8s %9s %8s  %s\n", setup->match.rules->place_name ? "place" : "seat", "games", "wins",
           "share", "95 % interval");
    for (int seat = 0; seat < seats; seat++)
        print_share(place_of(setup, seat, number), (double)result->wins_of_seat[seat] / ARENA_WIN,
                    result->games);
}

static void print_endings(const struct arena_setup *setup, const struct arena_result *result)
{
    printf("\n%-28s %8s %9s %8s  %s\n", "ending", "games", "", "share", "95 % interval");
    for (size_t i = 0; i < ARENA_KINDS && setup->match.rules->ending_name[i]; i++)
        if (result->endings[i])
            print_share(setup->match.rules->ending_name[i], result->endings[i], result->games);
    print_share("shared by several", result->shared, result->games);
}

static void print_length(const struct arena_result *result)
{
    double n = result->games, mean = (double)result->rounds / n;

    printf("\ngame length: rounds %.2f (deviation %.2f, least %u, most %u), turns %.1f, events %.1f\n", mean,
           sqrt(fmax(0, (double)result->rounds_squared / n - mean * mean)), result->rounds_least,
           result->rounds_most, (double)result->turns / n, (double)result->events / n);
}

/* What was done in each phase. By `own` the seat whose turn it was, so that a bid's `yield` under own is a challenge
 * that succeeded, and under others one that failed. */
static void print_actions(const struct arena_setup *setup, const struct arena_result *result)
{
    printf("\n%-28s %9s %8s %9s %8s\n", "decision", "own turn", "share", "others'", "share");
    for (size_t p = 0; p < ARENA_PHASES && setup->match.rules->phase_name[p]; p++) {
        double all = 0;
        for (size_t k = 0; k < ARENA_KINDS; k++)
            all += (double)(result->count[p][k].own + result->count[p][k].others);
        for (size_t k = 0; k < ARENA_KINDS; k++) {
            const arena_count *count = &result->count[p][k];
            char name[128], words[96];
            struct text text = text_over(words, sizeof words);
            if (count->own + count->others == 0)
                continue;
            words_write(setup->match.rules->words, setup->match.box, &count->example, &text);
            snprintf(name, sizeof name, "%s %.*s", setup->match.rules->phase_name[p],
                     (int)strcspn(words, " "), words);
            printf("%-28s %9llu %6.1f %% %9llu %6.1f %%\n", name, (unsigned long long)count->own,
                   100 * (double)count->own / all, (unsigned long long)count->others,
                   100 * (double)count->others / all);
        }
    }
}

/* Times go to standard error: they are never the same twice. */
static void print_times(const struct arena_setup *setup, const struct arena_result *result)
{
    int first;

    for (int who = 0; who < setup->match.config.seats; who++) {
        uint64_t decisions = 0, nanos = 0, most = 0;
        if (named_before(setup, who, &first))
            continue;
        for (int other = who; other < setup->match.config.seats; other++) {
            if (strcmp(setup->who[other], setup->who[who]) != 0)
                continue;
            decisions += result->decisions[other];
            nanos += result->nanos[other];
            most = result->nanos_most[other] > most ? result->nanos_most[other] : most;
        }
        fprintf(stderr, "time per decision: %s %.4f ms (most %.3f ms, %llu decisions)\n", setup->who[who],
                decisions ? (double)nanos / (double)decisions / 1e6 : 0, (double)most / 1e6,
                (unsigned long long)decisions);
    }
}

static int play(const struct cli_args *args, const struct arena_setup *setup)
{
    struct arena_result result;
    game_error err;

    if (!arena_run(setup, &result, &err))
        return cli_fail(args, CLI_FAILED, "%s", err.text);
    printf("%s: %u games, seed %llu\n\n", setup->match.rules->id, result.games,
           (unsigned long long)setup->seed);
    print_wins(setup, &result);
    print_endings(setup, &result);
    print_length(&result);
    print_actions(setup, &result);
    print_times(setup, &result);
    return CLI_OK;
}

static int run(const struct cli_args *args)
{
    struct game_shelf shelf = {{NULL}, {NULL}};
    struct arena_setup setup = {.notice = cli_notice, .ctx = (void *)args};
    uint64_t games, jobs;
    int status = CLI_MISUSED;

    if (!cli_value(args, "games"))
        return cli_fail(args, CLI_MISUSED, "%s", _("--games is missing: how many?"));
    if (cli_setup(args, &shelf, &setup.match, setup.who, &setup.seed) &&
        cli_number(args, "games", 1, ARENA_MAX_GAMES, 1, &games) &&
        cli_number(args, "jobs", 1, ARENA_MAX_JOBS, 1, &jobs)) {
        setup.games = (uint32_t)games;
        setup.jobs = (unsigned)jobs;
        status = play(args, &setup);
    }
    shelf_clear(&shelf);
    return status;
}

static const cli_option options[] = {
    {"game", "G", N_("which game; conspiracy-cli games lists them"), false},
    {"seat", "WHO", N_("who plays: ai:LEVEL, random or bot:COMMAND; once for each seat"), true},
    {"games", "N", N_("how many matches; it has to be given"), false},
    {"seed", "N", N_("of all chance; 1, if it is not given"), false},
    {"jobs", "N", N_("how many matches at a time; it changes nothing but the time; 1, if it is not given"),
     false},
    {"option", "K=V", N_("a rule of the house; may be given again"), true},
    {0},
};

const struct cli_command cmd_arena = {
    .name = "arena",
    .help = N_("Plays many matches with the seats rotated and prints who won how often."),
    .more = N_("The times per decision go to standard error."),
    .options = options,
    .run = run,
};
