#include "ai/arena.h"

#include "ai/run.h"
#include "base/i18n.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct worker {
    pthread_t thread;
    bool started;
    const struct arena_setup *setup;
    atomic_uint *next;   /* the next game that nobody plays yet */
    atomic_bool *failed; /* somebody gave up */
    bool gave_up;
    game_error err;
    struct arena_result sum;
};

/* One game while it is played. */
struct game_watch {
    struct worker *worker;
    uint32_t rotation;
    uint16_t turn; /* the turn that `owner` began */
    int owner;
};

/* Which of the WHOs sits in a seat. */
static int who_in(const struct arena_setup *setup, uint32_t rotation, int seat)
{
    return (int)(((uint32_t)seat + rotation) % setup->match.config.seats);
}

static void watch_event(void *ctx, const struct match *m, uint64_t nanos)
{
    struct game_watch *w = ctx;
    size_t last = match_length(m) - 1;
    int actor = match_actor(m, last);
    game_decision decision = match_decision(m, last);
    game_action action = match_action(m, last);

    if (actor < 0)
        return;
    if (decision.turn != w->turn || w->owner == SEAT_NONE) {
        w->turn = decision.turn;
        w->owner = actor;
    }
    struct arena_result *sum = &w->worker->sum;
    int who = who_in(w->worker->setup, w->rotation, actor);
    sum->decisions[who]++;
    sum->nanos[who] += nanos;
    if (nanos > sum->nanos_most[who])
        sum->nanos_most[who] = nanos;
    if (decision.phase >= ARENA_PHASES || action.kind >= ARENA_KINDS)
        return;
    arena_count *count = &sum->count[decision.phase][action.kind];
    *(actor == w->owner ? &count->own : &count->others) += 1;
    count->example = action;
}

static void count_outcome(struct worker *w, const struct match *m, uint32_t rotation)
{
    struct arena_result *sum = &w->sum;
    size_t length = match_length(m);
    int seats = w->setup->match.config.seats, winners = 0;
    uint32_t rounds = match_decision(m, length - 1).round;
    game_outcome outcome = {0};

    match_outcome(m, length, &outcome);
    for (int seat = 0; seat < seats; seat++)
        winners += (int)(outcome.winners >> seat & 1U);
    for (int seat = 0; seat < seats; seat++) {
        if (!(outcome.winners >> seat & 1U))
            continue;
        sum->wins_of_seat[seat] += (uint64_t)(ARENA_WIN / winners);
        sum->wins_of_who[who_in(w->setup, rotation, seat)] += (uint64_t)(ARENA_WIN / winners);
    }
    sum->shared += winners > 1;
    sum->endings[outcome.how % ARENA_KINDS]++;
    sum->events += length;
    sum->turns += match_decision(m, length - 1).turn;
    sum->rounds += rounds;
    sum->rounds_squared += (uint64_t)rounds * rounds;
    if (sum->games == 0 || rounds < sum->rounds_least)
        sum->rounds_least = rounds;
    if (rounds > sum->rounds_most)
        sum->rounds_most = rounds;
    sum->games++;
}

static bool play_game(struct worker *w, uint32_t game)
{
    const struct arena_setup *setup = w->setup;
    uint32_t seats = setup->match.config.seats;
    uint64_t seed = setup->seed * 0x9e3779b97f4a7c15U + game / seats;
    struct run_setup run = {.match = setup->match,
                            .seed = seed,
                            .limits = setup->limits,
                            .notice = setup->notice,
                            .ctx = setup->ctx,
                            .patient = true,
                            .time = true};
    struct game_watch watch = {.worker = w, .rotation = game % seats, .owner = SEAT_NONE};

    for (int seat = 0; seat < (int)seats; seat++) {
        int who = who_in(setup, watch.rotation, seat);
        run.who[seat] = setup->who[who];
        run.player_seed[seat] = run_player_seed(seed, who);
    }
    struct match *m = run_match(&run, watch_event, &watch, &w->err);
    if (!m)
        return false;
    count_outcome(w, m, watch.rotation);
    match_free(m);
    return true;
}

static void *work(void *ctx)
{
    struct worker *w = ctx;
    uint32_t game;

    while (!atomic_load(w->failed) && (game = atomic_fetch_add(w->next, 1)) < w->setup->games) {
        if (!play_game(w, game)) {
            w->gave_up = true;
            atomic_store(w->failed, true);
        }
    }
    return NULL;
}

static void add(struct arena_result *sum, const struct arena_result *part)
{
    if (part->games == 0)
        return;
    if (sum->games == 0 || part->rounds_least < sum->rounds_least)
        sum->rounds_least = part->rounds_least;
    if (part->rounds_most > sum->rounds_most)
        sum->rounds_most = part->rounds_most;
    for (size_t i = 0; i < GAME_MAX_SEATS; i++) {
        sum->wins_of_who[i] += part->wins_of_who[i];
        sum->wins_of_seat[i] += part->wins_of_seat[i];
        sum->decisions[i] += part->decisions[i];
        sum->nanos[i] += part->nanos[i];
        if (part->nanos_most[i] > sum->nanos_most[i])
            sum->nanos_most[i] = part->nanos_most[i];
    }
    for (size_t i = 0; i < ARENA_KINDS; i++)
        sum->endings[i] += part->endings[i];
    for (size_t p = 0; p < ARENA_PHASES; p++) {
        for (size_t k = 0; k < ARENA_KINDS; k++) {
            const arena_count *count = &part->count[p][k];
            sum->count[p][k].own += count->own;
            sum->count[p][k].others += count->others;
            if (count->own + count->others > 0)
                sum->count[p][k].example = count->example;
        }
    }
    sum->games += part->games;
    sum->shared += part->shared;
    sum->events += part->events;
    sum->rounds += part->rounds;
    sum->rounds_squared += part->rounds_squared;
    sum->turns += part->turns;
}

/* Every player once, before the first game: a bot that fails later loses its own games only. */
static bool all_start(const struct arena_setup *setup, game_error *err)
{
    struct run_setup run = {.match = setup->match};

    memcpy(run.who, setup->who, sizeof run.who);
    return run_can_start(&run, err);
}

bool arena_run(const struct arena_setup *setup, struct arena_result *out, game_error *err)
{
    if (!all_start(setup, err))
        return false;
    atomic_uint next = 0;
    atomic_bool failed = false;
    unsigned jobs = setup->jobs < 1 ? 1 : setup->jobs > ARENA_MAX_JOBS ? ARENA_MAX_JOBS : setup->jobs;
    struct worker *workers = calloc(jobs, sizeof *workers);

    memset(out, 0, sizeof *out);
    if (!workers)
        return snprintf(err->text, sizeof err->text, "%s", _("out of memory")), false;
    for (unsigned i = 0; i < jobs; i++) {
        workers[i].setup = setup;
        workers[i].next = &next;
        workers[i].failed = &failed;
        if (i > 0)
            workers[i].started = pthread_create(&workers[i].thread, NULL, work, &workers[i]) == 0;
    }
    work(&workers[0]);
    for (unsigned i = 0; i < jobs; i++) {
        if (workers[i].started)
            pthread_join(workers[i].thread, NULL);
        if (workers[i].gave_up)
            *err = workers[i].err;
        add(out, &workers[i].sum);
    }
    free(workers);
    return !atomic_load(&failed);
}

void arena_interval(double wins, double n, double *low, double *high)
{
    const double z = 1.959963985;
    double share = n > 0 ? wins / n : 0, spread = 0, middle = 0;

    if (n > 0) {
        middle = (share + z * z / (2 * n)) / (1 + z * z / n);
        spread = z / (1 + z * z / n) * sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    }
    *low = fmax(0, middle - spread);
    *high = n > 0 ? fmin(1, middle + spread) : 1;
}
