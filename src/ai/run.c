#include "ai/run.h"

#include "base/i18n.h"
#include "base/text.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

struct run {
    const struct run_setup *setup;
    struct match *match;
    struct opponent *opponent[GAME_MAX_SEATS];
    uint32_t openings; /* bit per seat: it is told what is revealed later */
    struct rng chance;
};

uint64_t run_player_seed(uint64_t seed, int seat)
{
    struct rng rng;
    char name[16];

    snprintf(name, sizeof name, "ai %d", seat + 1);
    rng_start(&rng, seed, name);
    uint64_t high = rng_next(&rng);
    return high << 32 | rng_next(&rng);
}

static uint64_t clock_nanos(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000U + (uint64_t)now.tv_nsec;
}

static struct opponent *open_one(const struct run_setup *setup, int seat, bool patient, game_error *err)
{
    struct opponent_setup one = {.who = setup->who[seat],
                                 .rules = setup->match.rules,
                                 .box = setup->match.box,
                                 .seat = seat,
                                 .seed = setup->player_seed[seat],
                                 .patient = patient,
                                 .notice = setup->notice,
                                 .ctx = setup->ctx};
    game_error why = {""};
    struct text text = text_over(err->text, sizeof err->text);
    struct opponent *o = opponent_open(&one, &why);

    if (!o)
        text_add(&text, _("seat %d: %s"), seat + 1, why.text);
    return o;
}

bool run_can_start(const struct run_setup *setup, game_error *err)
{
    for (int seat = 0; seat < setup->match.config.seats; seat++) {
        bool before = false;
        for (int other = 0; other < seat; other++)
            before |= strcmp(setup->who[other], setup->who[seat]) == 0;
        struct opponent *o = before ? NULL : open_one(setup, seat, false, err);
        if (!before && !o)
            return false;
        opponent_close(o, NULL);
    }
    return true;
}

/* Everybody starts, and then learns who the others are. */
static bool open_all(struct run *r, struct run_setup *setup, game_error *err)
{
    int seats = setup->match.config.seats;

    for (int seat = 0; seat < seats; seat++) {
        match_seat *place = &setup->match.seat[seat];
        r->opponent[seat] = open_one(setup, seat, setup->patient, err);
        if (!r->opponent[seat])
            return false;
        if (opponent_hears_openings(setup->who[seat], setup->match.rules->id))
            r->openings |= 1U << seat;
        if (!match_who_encode(setup->who[seat], place->who)) {
            snprintf(err->text, sizeof err->text, _("seat %d: a WHO of more than %d bytes"), seat + 1,
                     MATCH_WHO_SIZE - 1);
            return false;
        }
        snprintf(place->name, sizeof place->name, "%s", opponent_name(r->opponent[seat]));
    }
    r->match = match_new(&setup->match, err);
    for (int seat = 0; r->match && seat < seats; seat++)
        if (!opponent_begin(r->opponent[seat], match_setup_of(r->match), err))
            return false;
    return r->match;
}

/* What the last event has revealed to a seat. */
static void show_opened(struct run *r, size_t last, int seat)
{
    for (size_t i = 0; (i = match_opened(r->match, last, i, seat)) < last; i++) {
        game_action seen = match_action_seen(r->match, i, last + 1, seat);
        opponent_opened(r->opponent[seat], i + 1, match_actor(r->match, i), &seen);
    }
}

static void show_all(struct run *r)
{
    size_t last = match_length(r->match) - 1;
    union match_view_room room;

    for (int seat = 0; seat < r->setup->match.config.seats; seat++) {
        game_action seen = match_action_seen(r->match, last, last + 1, seat);
        match_view(r->match, last + 1, seat, match_room_view(&room));
        opponent_see(r->opponent[seat], match_actor(r->match, last), &seen, match_room_view(&room));
        if (r->openings >> seat & 1U)
            show_opened(r, last, seat);
    }
}

/* The next event. */
static bool step(struct run *r, uint64_t *nanos, game_error *err)
{
    union match_view_room room;
    ai_choice choice;
    int seat = match_next(r->match, match_length(r->match));

    *nanos = 0;
    if (seat == SEAT_NATURE)
        return match_play_chance(r->match, rng_draw, &r->chance, err);
    if (seat < 0)
        return snprintf(err->text, sizeof err->text, "%s", _("nobody is to act")), false;
    match_view(r->match, match_length(r->match), seat, match_room_view(&room));
    uint64_t start = r->setup->time ? clock_nanos() : 0;
    opponent_decide(r->opponent[seat], match_room_view(&room), &r->setup->limits, &choice);
    if (r->setup->time)
        *nanos = clock_nanos() - start;
    return match_play(r->match, seat, &choice.action, err);
}

struct match *run_match(struct run_setup *setup, run_watch watch, void *ctx, game_error *err)
{
    struct run r = {.setup = setup};
    game_outcome outcome;
    uint64_t nanos;

    rng_start(&r.chance, setup->seed, "game");
    bool going = open_all(&r, setup, err), over = false;
    while (going && !(over = match_outcome(r.match, match_length(r.match), &outcome))) {
        going = step(&r, &nanos, err);
        if (going) {
            show_all(&r);
            if (watch)
                watch(ctx, r.match, nanos);
        }
    }
    for (int seat = 0; seat < GAME_MAX_SEATS; seat++)
        opponent_close(r.opponent[seat], over ? &outcome : NULL);
    if (over)
        return r.match;
    match_free(r.match);
    return NULL;
}
