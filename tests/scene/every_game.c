/* Whole matches of every game through the session, with every number of seats: what is shown leads from view to view, each
 * decision is there again when the save is read, and what one may not know is not to be had. */
#include "app/store.h"
#include "base/rng.h"
#include "cmocka_all.h"
#include "rules/list.h"
#include "scene/matches.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS_MOST = 20000 };

struct play {
    struct match_test w;
    struct store store;
    struct session *s;
    const struct game_rules *rules;
    struct rng rng;
    long decisions, happenings;
};

static void save(void *ctx, const struct match *m)
{
    struct play *p = ctx;
    store_autosave(&p->store, m, 5);
}

/* Up to two people at the screen; the others are played at random. */
static void begin(struct play *p, const struct game_rules *rules, uint8_t seats)
{
    char folder[64];
    game_error err = {""};
    struct match_setup setup;
    struct session_hooks hooks = {.ctx = p, .save = save};

    *p = (struct play){.rules = rules};
    snprintf(folder, sizeof folder, "%s-%d-XXXXXX", rules->id, seats);
    assert_non_null(mkdtemp(folder));
    match_test_open(&p->w);
    assert_true(store_open(&p->store, folder, &p->w.shelf));
    rng_start(&p->rng, seats, "people");
    assert_true(match_setup_default(rules, shelf_box(&p->w.shelf, rules, &err), seats, &setup, &err));
    match_test_limit(&setup);
    for (int seat = 2; seat < seats; seat++)
        snprintf(setup.seat[seat].who, sizeof setup.seat[seat].who, "random");
    p->s = session_new(&setup, NULL, seats, p->w.thinker, &hooks, &err);
    assert_non_null(p->s);
    session_set_speed(p->s, HOST_SPEED_INSTANT, true);
}

static void finish(struct play *p)
{
    session_free(p->s);
    store_close(&p->store);
    match_test_close(&p->w);
}

/* The view before, changed by what the viewer sees of the events, is the view after. */
static void look_at(struct play *p, const struct host_happening *what)
{
    union match_view_room shown = {0};

    memcpy(&shown, what->before, p->rules->view_size);
    for (int i = 0; i < what->events.count; i++)
        p->rules->show(match_setup_of(session_match(p->s))->box, match_room_view(&shown),
                       &what->events.item[i]);
    assert_memory_equal(&shown, what->after, p->rules->view_size);
    p->happenings++;
}

/* Nobody may look at another's view before the end. */
static void look_around(struct play *p)
{
    for (int seat = 0; seat < session_seats(p->s); seat++)
        if (seat != session_viewer(p->s) && !session_over(p->s, NULL))
            assert_null(session_view_of(p->s, seat));
}

static void the_save_stands_here_too(struct play *p)
{
    game_error err = {""};
    uint64_t id = 0;
    size_t newest, n = session_events(p->s);

    store_refresh(&p->store);
    bool waits = store_newest(&p->store, p->rules->id, &newest);
    assert_int_equal(waits, !session_over(p->s, NULL));
    if (!waits)
        return;
    struct match *back = store_read(&p->store, newest, STORE_AS_IT_STANDS, &id, &err);
    if (!back)
        fail_msg("%s: %s", p->rules->id, err.text);
    assert_int_equal(match_length(back), n);
    assert_int_equal(id, 5);
    for (int seat = 0; seat < session_seats(p->s); seat++) {
        union match_view_room a = {0}, b = {0};
        match_view(session_match(p->s), n, seat, match_room_view(&a));
        match_view(back, n, seat, match_room_view(&b));
        assert_memory_equal(&a, &b, sizeof a);
    }
    match_free(back);
}

static void decide(struct play *p)
{
    game_action legal[GAME_MAX_LEGAL];
    game_error err = {""};
    size_t n = session_legal(p->s, legal, GAME_MAX_LEGAL);

    assert_in_range(n, 1, GAME_MAX_LEGAL);
    if (!session_submit(p->s, &legal[rng_below(&p->rng, (uint32_t)n)], &err))
        fail_msg("%s: %s", p->rules->id, err.text);
    if (p->decisions++ % 8 == 0)
        the_save_stands_here_too(p);
}

static void play_out(struct play *p)
{
    for (int i = 0; i < STEPS_MOST && !(session_over(p->s, NULL) && !session_next(p->s)); i++) {
        const struct host_happening *what;
        session_step(p->s, p->w.now += 10);
        while ((what = session_next(p->s))) {
            look_at(p, what);
            session_play(p->s);
        }
        look_around(p);
        if (session_curtain(p->s) != SEAT_NONE)
            session_open_curtain(p->s);
        else if (session_my_decision(p->s))
            decide(p);
        else if (session_thinking(p->s) != SEAT_NONE)
            thinker_wait(p->w.thinker);
    }
    assert_true(session_over(p->s, NULL));
    the_save_stands_here_too(p);
}

static void every_game_is_played_shown_and_saved(void **state)
{
    (void)state;
    for (const struct game_rules *const *game = game_list(); *game; game++)
        for (uint8_t seats = (*game)->min_seats; seats <= (*game)->max_seats; seats++) {
            static struct play p;
            begin(&p, *game, seats);
            play_out(&p);
            assert_true(p.decisions > 2 && p.happenings > p.decisions);
            finish(&p);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_is_played_shown_and_saved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
