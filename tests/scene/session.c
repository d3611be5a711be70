/* A session: curtain, undo, what is shown, what is kept from whom. */
#include "app/thinker.h"
#include "cmocka_all.h"
#include "rules/solomon/solomon_view.h"
#include "rules/words.h"
#include "scene/matches.h"

#include <stdio.h>
#include <string.h>

/* Ada is to be challenged by Bo, who has much there. */
#define PAID_AND_SENT                                                                                        \
    "1 invest Magician Vagabond\n2 invest Beacon Magician\n1 payoff Spyglass 12\n2 payoff Spyglass 12\n"     \
    "1 move Spyglass Zurich\n"

static const char *const two_people[] = {"human", "human", NULL};
static const char *const one_person[] = {"human", "random", "random", NULL};
static const char *const nobody[] = {"random", "random", "random", NULL};

static void one_person_needs_no_curtain(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = match_test_new(&w, 1, one_person);
    for (int i = 0; i < 12 && !session_over(s, NULL); i++) {
        match_test_settle(&w, s);
        assert_int_equal(session_curtain(s), SEAT_NONE);
        assert_int_equal(session_viewer(s), 0);
        session_lose_focus(s, true);
        assert_int_equal(session_curtain(s), SEAT_NONE);
        match_test_do_any(&w, s);
    }
    session_free(s);
    match_test_close(&w);
}

/* Chance that never lets the die end a match. */
static uint32_t the_last(void *ctx, uint32_t n)
{
    (void)ctx;
    return n - 1;
}

/* Nobody pays anybody until the record is full, or seat 2 is to act after so many events. */
static struct match *grown(struct match_test *w, size_t events)
{
    char record[2048];
    game_error err = {""};
    game_action feint;
    match_test_dealt(record, sizeof record, "random", "Tempest",
                     "1 invest Spyglass Vagabond\n2 invest Beacon Magician\n");
    struct session *s = match_test_resume(w, record);
    struct match *m = match_copy(session_match(s), match_length(session_match(s)));
    session_free(s);
    const struct match_setup *setup = match_setup_of(m);
    assert_true(words_read(setup->rules->words, setup->box, 0, "payoff none", &feint, &err));
    for (bool grows = true; grows;) {
        game_decision d = match_decision(m, match_length(m));
        if (match_length(m) >= events && game_asks(&d, 1))
            return m;
        grows = d.chance ? match_play_chance(m, the_last, NULL, &err)
                         : match_play(m, game_asked(&d, 0), &feint, &err);
    }
    assert_non_null(strstr(err.text, "too long"));
    return m;
}

/* An opponent used to be asked again and again. */
static void a_match_that_may_not_grow_stops(void **state)
{
    (void)state;
    struct match_test w;
    game_error err = {""};
    match_test_open(&w);
    struct match *m = grown(&w, SIZE_MAX);
    struct session *s = session_resume(m, 1, w.thinker, &(struct session_hooks){.ctx = NULL}, &err);
    assert_non_null(s);
    session_set_speed(s, HOST_SPEED_INSTANT, true);
    for (int i = 0; i < 1000 && !session_stopped(s); i++) {
        session_step(s, w.now += 10);
        while (session_next(s))
            session_play(s);
    }
    assert_non_null(session_stopped(s));
    assert_non_null(strstr(session_stopped(s), "too long"));
    assert_int_equal(session_thinking(s), SEAT_NONE);
    assert_int_equal(session_wake_in(s, w.now), -1);
    session_free(s);
    match_test_close(&w);
}

/* How many events advisers are told. */
static size_t advised;
uint32_t __real_thinker_ask(struct thinker *t, const struct thinker_question *question);
uint32_t __wrap_thinker_ask(struct thinker *t, const struct thinker_question *question);
uint32_t __wrap_thinker_ask(struct thinker *t, const struct thinker_question *question)
{
    for (size_t i = 0; question->adviser && i < question->count; i++)
        advised += question->events[i].opened == 0; /* what they reveal is told besides */
    return __real_thinker_ask(t, question);
}

/* Waits for a hint. How many events its adviser is told for it. */
static size_t told_for_a_hint(struct match_test *w, struct session *s)
{
    struct host_hint hint;
    size_t before = advised;
    bool there = false;
    for (int i = 0; i < 100 && !there; i++) {
        there = session_hint(s, &hint);
        thinker_wait(w->thinker);
        session_step(s, w->now += 10);
    }
    assert_true(there);
    return advised - before;
}

/* In a match of many rounds a hint does not wait until all of them have been told. */
static void an_adviser_keeps_up(void **state)
{
    (void)state;
    struct match_test w;
    game_error err = {""};
    game_action feint;
    match_test_open(&w);
    struct session *s =
        session_resume(grown(&w, 2500), 1, w.thinker, &(struct session_hooks){.ctx = NULL}, &err);
    assert_non_null(s);
    session_set_speed(s, HOST_SPEED_INSTANT, true);
    advised = 0;
    for (int i = 0; i < 20; i++) {
        session_step(s, w.now += 10);
        thinker_wait(w.thinker);
    }
    assert_true(session_my_decision(s));
    assert_int_equal(advised, session_events(s)); /* unasked, and each of them once */
    assert_int_equal(told_for_a_hint(&w, s), 0);
    assert_true(session_legal(s, &feint, 1) > 0);
    assert_true(session_submit(s, &feint, &err));
    match_test_settle(&w, s);
    assert_in_range(told_for_a_hint(&w, s), 1, 20);
    session_free(s);
    match_test_close(&w);
}

static void two_people_pass_the_screen(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = match_test_new(&w, 1, two_people);
    assert_int_equal(session_viewer(s), SEAT_NONE);
    match_test_settle(&w, s);
    assert_int_equal(session_curtain(s), 0);
    assert_int_equal(session_viewer(s), SEAT_NONE);
    assert_false(session_my_decision(s));
    game_action legal[GAME_MAX_LEGAL];
    assert_int_equal(session_legal(s, legal, GAME_MAX_LEGAL), 0);
    session_open_curtain(s);
    assert_int_equal(session_viewer(s), 0);
    assert_true(session_my_decision(s));

    match_test_do_any(&w, s);
    /* Her own event is shown to her first. */
    session_step(s, w.now);
    assert_int_equal(session_curtain(s), SEAT_NONE);
    assert_non_null(session_next(s));
    assert_int_equal(session_viewer(s), 0);
    session_play(s);
    assert_int_equal(session_wake_in(s, w.now), 0); /* the loop must not sleep on a curtain that is due */
    session_step(s, w.now);
    assert_int_equal(session_curtain(s), 1);
    assert_int_equal(session_viewer(s), SEAT_NONE);
    session_free(s);
    match_test_close(&w);
}

/* Two people before the first turn. */
static struct session *two_at_table(struct match_test *w)
{
    char record[2048];
    struct session *s;

    match_test_open(w);
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", NULL);
    s = match_test_resume(w, record);
    match_test_settle(w, s);
    return s;
}

static void nothing_is_decided_behind_the_curtain(void **state)
{
    (void)state;
    struct match_test w;
    struct session *s = two_at_table(&w);
    assert_int_equal(session_curtain(s), 0);
    game_action pay = {.kind = 5, .n = 2, .arg = {7, 0}};
    assert_false(session_submit(s, &pay, NULL));
    assert_null(session_view_of(s, 0));
    assert_null(session_view_of(s, 1));
    session_free(s);
    match_test_close(&w);
}

static void losing_focus_closes_the_curtain_again(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = match_test_new(&w, 3, two_people);
    match_test_settle(&w, s);
    session_open_curtain(s);
    uint32_t epoch = session_epoch(s);
    session_lose_focus(s, true);
    assert_int_equal(session_curtain(s), 0);
    assert_int_equal(session_viewer(s), SEAT_NONE);
    assert_true(session_epoch(s) != epoch);
    session_open_curtain(s);
    assert_int_equal(session_viewer(s), 0);
    session_free(s);
    match_test_close(&w);
}

static void a_payoff_is_taken_back_until_the_other_acts(void **state)
{
    (void)state;
    struct match_test w;
    struct session *s = two_at_table(&w);
    session_open_curtain(s);
    uint32_t before = session_events(s);
    match_test_do(s, "payoff Vagabond 4");
    assert_true(session_can_undo(s, NULL));
    match_test_settle(&w, s);
    assert_int_equal(session_curtain(s), 1);
    assert_true(session_undo(s));
    assert_int_equal(session_events(s), before);
    /* Whoever pressed: the screen is asked for again by the one whose decision it is. */
    assert_int_equal(session_curtain(s), 0);
    assert_int_equal(session_viewer(s), SEAT_NONE);

    session_open_curtain(s);
    match_test_do(s, "payoff none");
    match_test_settle(&w, s);
    session_open_curtain(s);
    match_test_do(s, "payoff none");
    match_test_settle(&w, s);
    session_open_curtain(s);
    assert_int_equal(session_viewer(s), 0);
    game_error why = {""};
    assert_false(session_can_undo(s, &why));
    assert_true(why.text[0] != '\0');
    assert_false(session_undo(s));
    session_free(s);
    match_test_close(&w);
}

static void an_announced_move_is_not_taken_back(void **state)
{
    (void)state;
    struct match_test w;
    struct session *s = two_at_table(&w);
    session_open_curtain(s);
    match_test_do(s, "move Spyglass Marseille");
    game_error why = {""};
    assert_false(session_can_undo(s, &why));
    assert_true(why.text[0] != '\0');
    session_free(s);
    match_test_close(&w);
}

static void every_event_is_kept(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = match_test_new(&w, 5, one_person);
    uint32_t setup_events = 0;
    for (int i = 0; i < 40 && !session_over(s, NULL); i++) {
        match_test_settle(&w, s);
        assert_int_equal(w.kept_length, session_events(s));
        if (i == 0)
            setup_events = session_events(s);
        if (session_my_decision(s))
            match_test_do_any(&w, s);
        assert_int_equal(w.kept_length, session_events(s));
    }
    assert_true((uint32_t)w.kept >= session_events(s) - setup_events);
    session_free(s);
    match_test_close(&w);
}

static void opponents_play_a_game_to_its_end(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = match_test_new(&w, 11, nobody);
    for (int i = 0; i < 50 && !session_over(s, NULL); i++)
        match_test_settle(&w, s);
    game_outcome outcome;
    assert_true(session_over(s, &outcome));
    assert_true(outcome.winners != 0);
    assert_int_equal(session_viewer(s), SEAT_NONE);
    for (int seat = 0; seat < 3; seat++)
        assert_non_null(session_view_of(s, seat)); /* shields up */
    session_free(s);
    match_test_close(&w);
}

static void shields_open_only_without_people_and_on_request(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = match_test_new(&w, 11, nobody);
    session_step(s, w.now);
    assert_null(session_view_of(s, 1));
    session_set_open(s, true);
    assert_non_null(session_view_of(s, 1));
    session_free(s);
    s = match_test_new(&w, 11, one_person);
    session_set_open(s, true);
    match_test_settle(&w, s);
    assert_non_null(session_view_of(s, 0));
    assert_null(session_view_of(s, 1));
    session_free(s);
    match_test_close(&w);
}

/* What is true runs ahead of what is shown, and opponents wait for the table. */
static void opponents_wait_until_all_is_shown(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = match_test_new(&w, 2, nobody);
    for (int i = 0; i < 20; i++) {
        session_step(s, w.now += 1000);
        thinker_wait(w.thinker);
    }
    uint32_t events = session_events(s);
    assert_int_equal(session_played(s), 0);
    while (session_next(s))
        session_play(s);
    for (int i = 0; i < 3; i++) {
        session_step(s, w.now += 1000);
        thinker_wait(w.thinker);
    }
    assert_int_equal(session_events(s), events + 1);
    session_free(s);
    match_test_close(&w);
}

static void normal_speed_lets_people_see_the_thinking(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = match_test_new(&w, 2, nobody);
    session_set_speed(s, HOST_SPEED_NORMAL, true);
    session_step(s, w.now);
    while (session_next(s))
        session_play(s);
    session_step(s, w.now);
    thinker_wait(w.thinker);
    session_step(s, w.now);
    uint32_t events = session_events(s);
    int wait = session_wake_in(s, w.now);
    assert_true(wait >= 300);
    session_step(s, w.now + (uint64_t)wait - 1);
    assert_int_equal(session_events(s), events);
    session_step(s, w.now + (uint64_t)wait);
    assert_int_equal(session_events(s), events + 1);
    session_free(s);
    match_test_close(&w);
}

/* ---- Secrecy ---- */

/* Everything that a session hands out to whoever looks is the same in both. */
static void assert_alike(struct session *a, struct session *b)
{
    size_t size = match_setup_of(session_match(a))->rules->view_size;
    assert_int_equal(session_viewer(a), session_viewer(b));
    assert_int_equal(session_events(a), session_events(b));
    assert_memory_equal(session_view(a), session_view(b), size);
    for (uint32_t n = 0; n <= session_events(a); n++)
        assert_memory_equal(session_view_at(a, n), session_view_at(b, n), size);
    for (uint32_t n = 1; n <= session_events(a); n++) {
        struct host_happening x, y;
        memset(&x, 0, sizeof x);
        memset(&y, 0, sizeof y);
        assert_true(session_happening(a, n, &x) && session_happening(b, n, &y));
        assert_int_equal(x.actor, y.actor);
        assert_memory_equal(&x.action, &y.action, sizeof x.action);
        assert_int_equal(x.events.count, y.events.count);
        assert_memory_equal(x.events.item, y.events.item, x.events.count * sizeof x.events.item[0]);
        assert_memory_equal(x.before, y.before, size);
        assert_memory_equal(x.after, y.after, size);
        assert_string_equal(x.why, y.why);
    }
    game_action la[GAME_MAX_LEGAL], lb[GAME_MAX_LEGAL];
    size_t n = session_legal(a, la, GAME_MAX_LEGAL);
    assert_int_equal(n, session_legal(b, lb, GAME_MAX_LEGAL));
    assert_memory_equal(la, lb, n * sizeof la[0]);
    assert_int_equal(session_since(a), session_since(b));
    assert_int_equal(session_can_undo(a, NULL), session_can_undo(b, NULL));
    assert_int_equal(session_curtain(a), session_curtain(b));
}

static void what_is_private_to_others_changes_nothing(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    char one[2048], two[2048];
    match_test_two(one, sizeof one, "Tempest", "Spyglass Vagabond", "Vagabond 9");
    match_test_two(two, sizeof two, "Beacon", "Magician Roulette", "none");
    struct session *a = match_test_resume(&w, one), *b = match_test_resume(&w, two);
    assert_alike(a, b); /* the public */
    match_test_settle(&w, a);
    match_test_settle(&w, b);
    assert_int_equal(session_curtain(a), 1);
    assert_alike(a, b); /* behind the curtain */
    session_open_curtain(a);
    session_open_curtain(b);
    assert_int_equal(session_viewer(a), 1);
    assert_alike(a, b); /* the second seat */
    assert_null(session_view_of(a, 0));
    session_free(a);
    session_free(b);
    match_test_close(&w);
}

/* Were the views not masked, the test above would have to notice: the first seat does see a difference. */
static void the_owner_sees_the_difference(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    char one[2048], two[2048];
    match_test_two(one, sizeof one, "Tempest", "Spyglass Vagabond", NULL);
    match_test_two(two, sizeof two, "Beacon", "Magician Roulette", NULL);
    struct session *a = match_test_resume(&w, one), *b = match_test_resume(&w, two);
    match_test_settle(&w, a);
    match_test_settle(&w, b);
    session_open_curtain(a);
    session_open_curtain(b);
    assert_int_equal(session_viewer(a), 0);
    size_t size = match_setup_of(session_match(a))->rules->view_size;
    assert_memory_not_equal(session_view(a), session_view(b), size);
    session_free(a);
    session_free(b);
    match_test_close(&w);
}

static void a_hint_comes_without_moving_anything(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = match_test_new(&w, 4, one_person);
    match_test_settle(&w, s);
    uint32_t events = session_events(s);
    struct host_hint hint;
    bool there = session_hint(s, &hint);
    for (int i = 0; i < 5 && !there; i++) {
        thinker_wait(w.thinker);
        session_step(s, w.now += 10);
        there = session_hint(s, &hint);
    }
    assert_true(there);
    assert_int_equal(session_events(s), events);
    game_action legal[GAME_MAX_LEGAL];
    size_t n = session_legal(s, legal, GAME_MAX_LEGAL);
    bool found = false;
    for (size_t i = 0; i < n; i++)
        found |= memcmp(&legal[i], &hint.action, sizeof legal[i]) == 0;
    assert_true(found);
    session_free(s);
    match_test_close(&w);
}

static void since_counts_from_ones_own_last_turn(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = match_test_new(&w, 6, one_person);
    match_test_settle(&w, s);
    assert_int_equal(session_since(s), 0);
    match_test_do_any(&w, s); /* the coins of the beginning are no turn */
    match_test_settle(&w, s);
    assert_int_equal(session_since(s), 0);
    uint32_t own = 0;
    for (int i = 0; i < 40 && !session_over(s, NULL); i++) {
        assert_int_equal(session_since(s), own);
        bool turn = session_decision(s).phase == SOLOMON_PHASE_TURN;
        if (turn) {
            match_test_do(s, "payoff none");
            own = session_events(s);
        } else { /* what is answered in the turns of others does not count */
            match_test_do(s, session_decision(s).phase == SOLOMON_PHASE_BID ? "yield" : "pass");
        }
        match_test_settle(&w, s);
    }
    assert_true(own > 0);
    session_free(s);
    match_test_close(&w);
}

/* Bo challenges so high after that; what Ada could expect him to have on Spyglass then. */
static double expected_after(struct match_test *w, const char *challenge)
{
    char record[2048], happened[256];
    snprintf(happened, sizeof happened, "%s2 %s\n", PAID_AND_SENT, challenge);
    match_test_dealt(record, sizeof record, "ai:agent", "Tempest", happened);
    struct session *s = match_test_resume(w, record);
    double expected = session_expects(s, session_events(s), 0, 1, SOLOMON_SPYGLASS);
    session_free(s);
    return expected;
}

/* What somebody made of events that were taken back counts no more. */
static void opinions_are_of_what_has_been(void **state)
{
    (void)state;
    struct match_test w;
    char record[2048];
    match_test_open(&w);
    double high = expected_after(&w, "challenge 9"), low = expected_after(&w, "challenge 1");
    assert_true(high > low && low >= 0);
    match_test_dealt(record, sizeof record, "ai:agent", "Tempest", PAID_AND_SENT);
    struct session *s = match_test_resume(&w, record);
    match_test_do(s, "challenge 9");
    session_hold(s, 3000);
    assert_true(session_expects(s, session_events(s), 0, 1, SOLOMON_SPYGLASS) == high);
    assert_true(session_undo(s));
    match_test_do(s, "challenge 1");
    assert_true(session_expects(s, session_events(s), 0, 1, SOLOMON_SPYGLASS) == low);
    session_free(s);
    match_test_close(&w);
}

/* A rookie weighs nothing of the kind, and nothing of the kind is told of it. */
static void who_keeps_no_opinion_is_credited_with_none(void **state)
{
    (void)state;
    struct match_test w;
    char record[2048];
    match_test_open(&w);
    match_test_dealt(record, sizeof record, "ai:rookie", "Tempest", PAID_AND_SENT);
    struct session *s = match_test_resume(&w, record);
    assert_true(session_expects(s, session_events(s), 0, 1, SOLOMON_SPYGLASS) < 0);
    assert_true(session_expects(s, session_events(s), 1, 0, SOLOMON_SPYGLASS) >=
                0); /* a person's is the adviser's */
    session_free(s);
    match_test_close(&w);
}

/* Of an earlier moment after a later one: what came in between is not known then. */
static void an_opinion_of_earlier_knows_nothing_of_later(void **state)
{
    (void)state;
    struct match_test w;
    char record[2048];
    match_test_open(&w);
    match_test_dealt(record, sizeof record, "ai:agent", "Tempest", PAID_AND_SENT);
    struct session *s = match_test_resume(&w, record);
    uint32_t then = session_events(s);
    double before = session_expects(s, then, 0, 1, SOLOMON_SPYGLASS);
    match_test_do(s, "challenge 9");
    double after = session_expects(s, then + 1, 0, 1, SOLOMON_SPYGLASS);
    assert_true(before >= 0 && after > before);
    assert_true(session_expects(s, then, 0, 1, SOLOMON_SPYGLASS) == before);
    assert_true(session_expects(s, then + 1, 0, 1, SOLOMON_SPYGLASS) == after);
    session_free(s);
    match_test_close(&w);
}

static bool openly(void *ctx, const game_decision *d)
{
    (void)ctx;
    return d->phase != SOLOMON_PHASE_INVEST;
}

/* What has happened after the start. Decisions without a choice are answered by themselves. */
static struct session *happened(struct match_test *w, const char *ada, const char *token, const char *what)
{
    char record[2048];
    game_error err = {""};
    struct session_hooks hooks = {.ctx = w, .open = openly};
    match_test_dealt(record, sizeof record, ada, token, what);
    struct session *s = session_resume(match_test_match(w, record), 7, w->thinker, &hooks, &err);
    assert_non_null(s);
    session_set_speed(s, HOST_SPEED_NORMAL, true);
    session_set_obvious(s, true);
    return s;
}

/* Ada's move is announced; Bo has nothing of what she sends. */
static struct session *announced(struct match_test *w, const char *ada, const char *token)
{
    return happened(w, ada, token,
                    "1 invest Magician Vagabond\n2 invest Beacon Magician\n1 move Spyglass Zurich\n");
}

/* How many ms it takes until somebody has answered; -1: nobody does by itself. */
static int answered_after(struct match_test *w, struct session *s)
{
    uint32_t before = session_events(s);
    uint64_t from = w->now;
    while (session_events(s) == before && w->now - from < 5000) {
        int due = session_wake_in(s, w->now);
        if (due < 0)
            return -1;
        w->now += (uint64_t)due;
        session_step(s, w->now);
    }
    return (int)(w->now - from);
}

/* Always after as long, so that they can read what was announced; taken back, it is asked. */
static void the_only_answer_is_given_for_a_person(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = announced(&w, "ai:rookie", "Tempest");
    assert_true(session_obvious(s));
    assert_false(session_my_decision(s));
    uint32_t before = session_events(s);
    assert_int_equal(answered_after(&w, s), 1500);
    assert_int_equal(match_actor(session_match(s), before), 1);
    if (session_can_undo(s, NULL)) {
        assert_true(session_undo(s));
        assert_false(session_obvious(s));
        assert_true(session_my_decision(s));
    }
    session_free(s);
    s = announced(&w, "ai:rookie", "Tempest");
    session_set_obvious(s, false);
    assert_true(session_my_decision(s));
    session_free(s);
    match_test_close(&w);
}

static bool always(void *ctx, const game_decision *d)
{
    (void)ctx;
    (void)d;
    return true;
}

/* What takes the briefcase away stands longer than any other move that nothing can be done about, at every speed but instant. */
static void what_carries_it_off_stands_longer(void **state)
{
    static const char *const begun =
        "conspiracy-record: 1\ngame: conspiracy-1982\n"
        "seat: 1 Washington human \"Ada\"\nseat: 2 Moscow ai:rookie \"Bo\"\n\n"
        "chance spies Buenos-Aires=Earl-E-Byrd Havana=Rita-Palm Hong-Kong=Rock-Bottom Leningrad=Al-Ibi "
        "Reykjavik=Tanya-Hyde Samarkand=Peking-Tom Stockholm=Ahmed-Cahr Sydney=Polly-Graff\n"
        "1 open Rock-Bottom 3500\n2 open Earl-E-Byrd 3000\nchance start 2\n"
        "2 move Earl-E-Byrd Rio\n1 pass\n1 payoff none\n2 move Earl-E-Byrd Lagos\n1 pass\n1 payoff none\n"
        "2 move Earl-E-Byrd Zerzura\n1 pass\n1 payoff none\n2 move Earl-E-Byrd Lagos%s\n";
    static const enum host_speed speeds[] = {HOST_SPEED_NORMAL, HOST_SPEED_FAST};

    (void)state;
    for (size_t k = 0; k < 2; k++) {
        int after[2];
        for (int i = 0; i < 2; i++) {
            struct match_test w;
            char record[1600];
            game_error err = {""};
            struct session_hooks hooks = {.ctx = &w, .open = always};
            match_test_open(&w);
            snprintf(record, sizeof record, begun, i == 0 ? "" : " case");
            struct session *s = session_resume(match_test_match(&w, record), 7, w.thinker, &hooks, &err);
            assert_non_null(s);
            session_set_speed(s, speeds[k], true);
            session_set_obvious(s, true);
            after[i] = answered_after(&w, s);
            session_free(s);
            match_test_close(&w);
        }
        assert_true(after[0] > 0 && after[1] >= 2 * after[0]);
    }
}

/* Bo sends Vagabond without a coin there, and Ada has one: that it is stopped is Bo's to see, and to press; likewise that she has more
 * than he, whose challenge costs him something. */
static void nobody_gives_up_their_own_move_or_challenge_by_itself(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = happened(&w, "ai:rookie", "Tempest",
                                 "1 invest Magician Vagabond\n2 invest Beacon Magician\n1 payoff none\n"
                                 "2 move Vagabond Kiev\n1 challenge 1\n");
    assert_false(session_obvious(s));
    assert_int_equal(answered_after(&w, s), -1);
    assert_true(session_my_decision(s));
    session_free(s);
    s = happened(&w, "ai:rookie", "Tempest",
                 "1 invest Magician Vagabond\n2 invest Beacon Magician\n1 payoff Magician 3\n2 payoff none\n"
                 "1 move Magician Prague\n2 challenge 1\n1 raise 2\n");
    assert_false(session_obvious(s));
    assert_int_equal(answered_after(&w, s), -1);
    assert_true(session_my_decision(s));
    session_free(s);
    match_test_close(&w);
}

/* That a person had to let it pass would tell the other one something. */
static void nothing_is_answered_where_two_share_the_screen(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = announced(&w, "human", "Tempest");
    session_step(s, w.now);
    session_open_curtain(s);
    session_step(s, w.now);
    assert_false(session_obvious(s));
    assert_int_equal(answered_after(&w, s), -1);
    assert_int_equal(session_viewer(s), 1);
    assert_true(session_my_decision(s));
    session_free(s);
    match_test_close(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opinions_are_of_what_has_been),
        cmocka_unit_test(who_keeps_no_opinion_is_credited_with_none),
        cmocka_unit_test(an_opinion_of_earlier_knows_nothing_of_later),
        cmocka_unit_test(the_only_answer_is_given_for_a_person),
        cmocka_unit_test(what_carries_it_off_stands_longer),
        cmocka_unit_test(nobody_gives_up_their_own_move_or_challenge_by_itself),
        cmocka_unit_test(nothing_is_answered_where_two_share_the_screen),
        cmocka_unit_test(one_person_needs_no_curtain),
        cmocka_unit_test(a_match_that_may_not_grow_stops),
        cmocka_unit_test(two_people_pass_the_screen),
        cmocka_unit_test(nothing_is_decided_behind_the_curtain),
        cmocka_unit_test(losing_focus_closes_the_curtain_again),
        cmocka_unit_test(a_payoff_is_taken_back_until_the_other_acts),
        cmocka_unit_test(an_announced_move_is_not_taken_back),
        cmocka_unit_test(every_event_is_kept),
        cmocka_unit_test(opponents_play_a_game_to_its_end),
        cmocka_unit_test(shields_open_only_without_people_and_on_request),
        cmocka_unit_test(opponents_wait_until_all_is_shown),
        cmocka_unit_test(normal_speed_lets_people_see_the_thinking),
        cmocka_unit_test(what_is_private_to_others_changes_nothing),
        cmocka_unit_test(the_owner_sees_the_difference),
        cmocka_unit_test(a_hint_comes_without_moving_anything),
        cmocka_unit_test(an_adviser_keeps_up),
        cmocka_unit_test(since_counts_from_ones_own_last_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
