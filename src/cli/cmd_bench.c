/* How fast the rules and the opponents are, as JSON. */
#include "cli/cli.h"

#include "ai/level.h"
#include "ai/run.h"
#include "base/i18n.h"
#include "base/rng.h"
#include "rules/list.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum {
    PLAYOUT_MS = 500, /* random playouts are counted for so long */
    LEVEL_MS = 500,   /* and so are each level's matches, whole ones */
    MATCH_MS = 15000, /* but for one that takes longer than that: its rest is hurried and does not count */
};

static double seconds_of(clockid_t clock)
{
    struct timespec now;

    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static double seconds(void)
{
    return seconds_of(CLOCK_MONOTONIC);
}

/* What this thread has worked: beside other programs the rules are no slower by it. */
static double worked(void)
{
    return seconds_of(CLOCK_THREAD_CPUTIME_ID);
}

/* One match of random legal play straight on the rules; returns its events. */
static size_t playout(const struct game_rules *rules, const struct game_box *box, const game_config *config,
                      struct rng *rng)
{
    union {
        max_align_t align;
        unsigned char bytes[GAME_MAX_STATE];
    } room;
    struct game_state *state = (struct game_state *)(void *)&room;
    game_action legal[GAME_MAX_LEGAL];
    game_outcome outcome;
    game_error err;
    size_t events = 0;

    if (!rules->init(box, config, state, &err))
        return 0;
    for (; !rules->outcome(box, state, &outcome); events++) {
        game_decision decision = rules->decision(box, state);
        int seat = game_next(&decision);
        game_action action;
        if (seat == SEAT_NATURE) {
            action = rules->chance(box, state, rng_draw, rng);
        } else {
            size_t count = rules->legal(box, state, seat, legal, GAME_MAX_LEGAL);
            if (count == 0)
                break;
            action = legal[rng_below(rng, (uint32_t)count)];
        }
        if (!rules->apply(box, state, seat, &action, NULL))
            break;
    }
    return events;
}

static void bench_playouts(const struct game_rules *rules, const struct game_box *box,
                           const game_config *config)
{
    struct rng rng;
    size_t playouts = 0, events = 0;
    double start = worked(), spent;

    rng_start(&rng, 1, "bench");
    do {
        events += playout(rules, box, config, &rng);
        playouts++;
        spent = worked() - start;
    } while (spent * 1000 < PLAYOUT_MS);
    printf("\"seats\": %d, \"playouts_per_second\": %.0f, \"ns_per_event\": %.1f, \"state_bytes\": %zu, "
           "\"view_bytes\": %zu",
           config->seats, (double)playouts / spent, events ? spent * 1e9 / (double)events : 0,
           rules->state_size, rules->view_size);
}

/* What a level's matches add up to. */
struct sums {
    double decisions, seconds; /* of theirs */
    double end;                /* of the match, as seconds() has it */
    atomic_bool hurry;
};

static void count_decision(void *ctx, const struct match *m, uint64_t nanos)
{
    struct sums *sums = ctx;

    if (match_actor(m, match_length(m) - 1) < 0 || sums->hurry)
        return;
    sums->decisions += 1;
    sums->seconds += (double)nanos / 1e9;
    sums->hurry = seconds() > sums->end;
}

/* Matches of a level against itself. */
static bool bench_level(const struct match_setup *match_of, const struct ai_kind *kind, game_error *err)
{
    double start = seconds();
    struct sums sums = {.decisions = 0};
    struct run_setup setup = {.match = *match_of, .time = true, .limits.stop = &sums.hurry};

    for (int seat = 0; seat < match_of->config.seats; seat++)
        setup.who[seat] = kind->id;
    do {
        setup.seed++;
        for (int seat = 0; seat < match_of->config.seats; seat++)
            setup.player_seed[seat] = run_player_seed(setup.seed, seat);
        sums.end = seconds() + MATCH_MS / 1000.0;
        struct match *m = run_match(&setup, count_decision, &sums, err);
        if (!m)
            return false;
        match_free(m);
    } while ((seconds() - start) * 1000 < LEVEL_MS);
    printf("\"%s\": %.1f", kind->id, sums.seconds > 0 ? sums.decisions / sums.seconds : 0);
    return true;
}

static bool bench_game(struct game_shelf *shelf, const struct game_rules *rules, game_error *err)
{
    const struct game_box *box = shelf_box(shelf, rules, err);
    struct match_setup setup;
    bool first = true;

    if (!box || !match_setup_default(rules, box, rules->max_seats, &setup, err))
        return false;
    match_setup_suggest(&setup, false);
    printf("\"%s\": {", rules->id);
    bench_playouts(rules, box, &setup.config);
    printf(", \"decisions_per_second\": {");
    for (size_t i = 0; ai_kind_at(rules->id, i); i++) {
        const struct ai_kind *kind = ai_kind_at(rules->id, i);
        if (ai_kind_named(kind->id, rules->id) != kind)
            continue;
        printf("%s", first ? "" : ", ");
        first = false;
        if (!bench_level(&setup, kind, err))
            return false;
    }
    printf("}}");
    return true;
}

static int run(const struct cli_args *args)
{
    struct game_shelf shelf = {{NULL}, {NULL}};
    game_error err = {""};
    const struct game_rules *chosen[] = {NULL, NULL}, *const *games = game_list();
    bool good = true;

    if (cli_value(args, "game")) {
        chosen[0] = cli_game(args);
        games = chosen;
        if (!chosen[0])
            return CLI_MISUSED;
    }
    for (const struct game_rules *const *game = games; *game; game++)
        if (!shelf_box(&shelf, *game, &err)) { /* before anything is printed */
            shelf_clear(&shelf);
            return cli_fail(args, CLI_MISUSED, "%s", err.text);
        }
    printf("{\"version\": \"%s\", \"games\": {", CONSPIRACY_VERSION);
    for (const struct game_rules *const *game = games; *game && good; game++) {
        printf("%s", game == games ? "" : ", ");
        good = bench_game(&shelf, *game, &err);
    }
    printf("}}\n");
    shelf_clear(&shelf);
    return good ? CLI_OK : cli_fail(args, CLI_FAILED, "%s", err.text);
}

static const cli_option options[] = {
    {"game", "G", N_("which game; conspiracy-cli games lists them"), false},
    {0},
};

const struct cli_command cmd_bench = {
    .name = "bench",
    .help = N_("Measures the rules and the opponents; prints JSON."),
    .options = options,
    .run = run,
};
