#include "scene/matches.h"

#include "cmocka_all.h"
#include "rules/list.h"
#include "rules/words.h"

#include <stdio.h>
#include <string.h>

static void kept(void *ctx, const struct match *m)
{
    struct match_test *w = ctx;
    w->kept++;
    w->kept_length = match_length(m);
}

void match_test_open(struct match_test *w)
{
    *w = (struct match_test){.now = 1000};
    w->thinker = thinker_open(NULL);
    assert_non_null(w->thinker);
}

void match_test_close(struct match_test *w)
{
    thinker_close(w->thinker);
    shelf_clear(&w->shelf);
}

void match_test_limit(struct match_setup *setup)
{
    enum { SHARE = 10 };
    const struct game_rules *rules = setup->rules;
    for (uint8_t i = 0; i < rules->option_count; i++)
        if (rules->options[i].for_machines >= SHARE)
            match_setup_set(setup, i, (int16_t)(rules->options[i].for_machines / SHARE));
}

struct session *match_test_new(struct match_test *w, uint64_t seed, const char *const *who)
{
    game_error err = {""};
    const struct game_rules *rules = game_find("solomon");
    assert_non_null(rules);
    const struct game_box *box = shelf_box(&w->shelf, rules, &err);
    assert_non_null(box);
    uint8_t seats = 0;
    while (who[seats])
        seats++;
    struct match_setup setup;
    assert_true(match_setup_default(rules, box, seats, &setup, &err));
    for (int seat = 0; seat < seats; seat++)
        snprintf(setup.seat[seat].who, sizeof setup.seat[seat].who, "%s", who[seat]);
    struct session_hooks hooks = {.ctx = w, .save = kept};
    struct session *s = session_new(&setup, NULL, seed, w->thinker, &hooks, &err);
    if (!s)
        fail_msg("%s", err.text);
    session_set_speed(s, HOST_SPEED_INSTANT, true);
    return s;
}

struct match *match_test_match(struct match_test *w, const char *record)
{
    record_error err;
    struct match *m = record_read(&w->shelf, record, strlen(record), &err);
    if (!m)
        fail_msg("line %zu: %s", err.line, err.text);
    return m;
}

struct session *match_test_resume(struct match_test *w, const char *record)
{
    game_error err = {""};
    struct session_hooks hooks = {.ctx = w, .save = kept};
    struct session *s = session_resume(match_test_match(w, record), 7, w->thinker, &hooks, &err);
    assert_non_null(s);
    session_set_speed(s, HOST_SPEED_INSTANT, true);
    return s;
}

void match_test_settle(struct match_test *w, struct session *s)
{
    for (int i = 0; i < 2000; i++) {
        bool changed = session_step(s, w->now);
        while (session_next(s)) {
            session_play(s);
            changed = true;
        }
        if (session_thinking(s) != SEAT_NONE) {
            thinker_wait(w->thinker);
            changed = true;
        }
        w->now += 10;
        bool waits = session_my_decision(s) || session_curtain(s) != SEAT_NONE || session_over(s, NULL);
        if (waits && !changed)
            return;
    }
    fail_msg("the match does not settle");
}

void match_test_do(struct session *s, const char *words)
{
    game_error err = {""};
    game_action action;
    const struct match_setup *setup = match_setup_of(session_match(s));
    if (!words_read(setup->rules->words, setup->box, session_viewer(s), words, &action, &err))
        fail_msg("%s: %s", words, err.text);
    if (!session_submit(s, &action, &err))
        fail_msg("%s: %s", words, err.text);
}

void match_test_do_any(struct match_test *w, struct session *s)
{
    game_action legal[GAME_MAX_LEGAL];
    size_t n = session_legal(s, legal, GAME_MAX_LEGAL);
    assert_true(n > 0);
    game_error err = {""};
    size_t pick = (size_t)(w->now / 10 * 2654435761U) % n;
    if (!session_submit(s, &legal[pick], &err))
        fail_msg("%s", err.text);
}

void match_test_dealt(char *out, size_t size, const char *who, const char *token, const char *happened)
{
    snprintf(out, size,
             "conspiracy-record: 1\n"
             "game: solomon\n"
             "seat: 1 Glasgow %s \"Ada\"\n"
             "seat: 2 Athens human \"Bo\"\n"
             "\n"
             "chance agents Belgrade=Beacon Berlin=Magician Marseille=Roulette Paris=Spyglass Rome=Tempest "
             "Warsaw=Vagabond\n"
             "chance board 1 3\n"
             "chance board 2 1\n"
             "chance token 1 %s\n"
             "chance token 2 Roulette\n"
             "chance start 1\n"
             "%s",
             who, token, happened);
}

void match_test_four(char *out, size_t size, const char *third, const char *happened)
{
    snprintf(out, size,
             "conspiracy-record: 1\n"
             "game: solomon\n"
             "seat: 1 Glasgow ai:rookie \"Control\"\n"
             "seat: 2 Moscow ai:rookie \"Nils\"\n"
             "seat: 3 Athens %s \"Marlene\"\n"
             "seat: 4 Algiers human \"Ada\"\n"
             "\n"
             "chance agents Belgrade=Beacon Berlin=Roulette Marseille=Magician Paris=Spyglass Rome=Vagabond "
             "Warsaw=Tempest\n"
             "chance board 1 4\n"
             "chance board 2 2\n"
             "chance board 3 1\n"
             "chance board 4 3\n"
             "chance token 1 Spyglass\n"
             "chance token 2 Vagabond\n"
             "chance token 3 Tempest\n"
             "chance token 4 Beacon\n"
             "chance start 1\n"
             "%s",
             third, happened);
}

void match_test_two(char *out, size_t size, const char *token, const char *invest, const char *payoff)
{
    char happened[256];

    snprintf(happened, sizeof happened, "1 invest %s\n2 invest Beacon Magician\n%s%s%s", invest,
             payoff ? "1 payoff " : "", payoff ? payoff : "", payoff ? "\n" : "");
    match_test_dealt(out, size, "human", token, happened);
}
