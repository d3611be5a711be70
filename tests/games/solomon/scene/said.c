/* What is said of those who play: whoever has no name is `you`, an opponent is never called by its level, and what is one deed is
 * one sentence. */
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "scene/matches.h"
#include "table/game.h"
#include "table/story.h"
#include "table/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RECORD = 4096 };

/* Puts another name in the place of one in a record. */
static void rename_seat(char record[RECORD], const char *name, const char *now)
{
    char *at = strstr(record, name), rest[RECORD];

    assert_non_null(at);
    snprintf(rest, sizeof rest, "%s", at + strlen(name));
    snprintf(at, (size_t)(record + RECORD - at), "%s%s", now, rest);
}

#define INVESTED                                                                                             \
    "1 invest Beacon Tempest\n2 invest Magician Roulette\n3 invest Roulette Vagabond\n"                      \
    "4 invest Magician Tempest\n"

/* The fourth, a person, is called so, and the third by the name of a level. */
static void load(struct app_test *t, const char *person, const char *happened)
{
    char record[RECORD], name[64];

    match_test_four(record, sizeof record, "ai:agent", happened);
    snprintf(name, sizeof name, "\"%s\"", person);
    rename_seat(record, "\"Ada\"", name);
    rename_seat(record, "\"Marlene\"", "\"agent\"");
    app_test_open(t, NULL);
    app_test_load(t, record);
    app_test_frames(t, 3);
}

/* How many lines of the log are these words. */
static int lines(struct app_test *t, const char *words)
{
    const struct host *h = &t->app.host;
    struct host_log_line line;
    int n = 0;

    for (size_t i = 0; i < h->log_count(h) && h->log_line(h, i, &line); i++)
        n += strcmp(line.text, words) == 0;
    return n;
}

#define QUIET "1 payoff none\n2 payoff none\n3 payoff none\n"

#define CHALLENGED                                                                                           \
    "1 payoff Tempest 2\n2 payoff none\n3 payoff none\n4 payoff Beacon 2\n"                                  \
    "1 move Tempest Minsk\n2 pass\n3 pass\n4 challenge 1\n1 raise 2\n4 yield\n1 skip\n"                      \
    "2 payoff none\n3 payoff none\n4 payoff none\n" QUIET                                                    \
    "4 move Magician Bordeaux\n1 pass\n2 pass\n3 pass\n" QUIET

static void whoever_has_no_name_is_you(void **state)
{
    (void)state;
    static const char *const yours[] = {"You place two more coins", "You challenge with 1",
                                        "You make a payoff (2 to Beacon)", "You send Magician to Bordeaux"};
    static const char *const adas[] = {"Ada places two more coins", "Ada challenges with 1",
                                       "Ada makes a payoff (2 to Beacon)", "Ada sends Magician to Bordeaux"};
    struct app_test t;
    load(&t, "Chief", INVESTED CHALLENGED);
    for (size_t i = 0; i < sizeof yours / sizeof yours[0]; i++)
        assert_int_equal(lines(&t, yours[i]), 1);
    assert_int_equal(lines(&t, "You yield and are restricted — it goes ahead (no choice)"), 1);
    app_test_close(&t);
    load(&t, "Ada", INVESTED CHALLENGED); /* who has chosen a name goes by it */
    for (size_t i = 0; i < sizeof adas / sizeof adas[0]; i++)
        assert_int_equal(lines(&t, adas[i]), 1);
    app_test_close(&t);
}

static void an_opponent_is_not_called_by_its_level(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "Ada", INVESTED CHALLENGED);
    assert_string_equal(host_seat_name(&t.app.host, 2), "Athens");
    assert_string_equal(host_seat_name(&t.app.host, 1), "Nils");
    assert_int_equal(lines(&t, "Athens makes a payoff"), 4);
    app_test_close(&t);
}

/* Roulette leaves the case in Vienna, and draws it in after all. */
static void what_is_one_deed_is_one_sentence(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "Chief",
         INVESTED "1 payoff none\n2 move Roulette Prague\n3 pass\n4 pass\n1 pass\n2 skip\n"
                  "3 move Roulette Vienna\n4 pass\n1 pass\n2 pass\n"
                  "4 move Roulette Venice\n1 pass\n2 pass\n3 pass\n4 leave\n4 use\n");
    assert_int_equal(lines(&t, "Roulette draws the briefcase in"), 1);
    assert_int_equal(lines(&t, "Roulette leaves the briefcase"), 0);
    app_test_close(&t);
    load(&t, "Chief",
         INVESTED "1 payoff none\n2 payoff none\n3 payoff none\n4 payoff none\n"
                  "1 move Spyglass Vienna\n2 pass\n3 pass\n4 pass\n2 payoff none\n3 payoff none\n"
                  "4 move Spyglass Paris\n1 pass\n2 pass\n3 pass\n4 leave\n1 payoff none\n");
    assert_int_equal(lines(&t, "Spyglass leaves the briefcase"), 1);
    app_test_close(&t);
}

/* You bring Spyglass and the case to Algiers, by way of Barcelona; the story speaks of you. */
static void the_story_speaks_of_you(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "Chief",
         INVESTED QUIET "4 payoff Spyglass 9\n" QUIET "4 move Spyglass Vienna\n1 pass\n2 pass\n3 pass\n" QUIET
                        "4 move Spyglass Marseille\n1 pass\n2 pass\n3 pass\n4 carry\n4 skip\n" QUIET
                        "4 move Spyglass Barcelona\n1 pass\n2 pass\n3 pass\n4 carry\n" QUIET
                        "4 move Spyglass Algiers\n1 pass\n2 pass\n3 pass\n4 carry\n");
    struct story *told = story_tell(t.app.screens.item[0].state);
    assert_non_null(told);
    assert_true(told->plans > 1 && told->steps > 0);
    bool backed = false;
    assert_string_equal(told->step[0].text, "You send Spyglass to Algiers");
    for (size_t i = 0; i < told->plans; i++) {
        backed |= strcmp(told->plan[i].text, "You backed Spyglass: 9 in round 1.") == 0;
        assert_null(strstr(told->plan[i].text, "Chief"));
    }
    assert_true(backed);
    for (size_t i = 0; i < told->moments; i++)
        assert_null(strstr(told->moment[i].text, "Chief"));
    for (size_t i = 0; i < told->steps; i++)
        assert_null(strstr(told->step[i].behind, "Chief"));
    story_free(told);
    struct table *table = t.app.screens.item[0].state;
    for (int seat = 0; seat < 4; seat++) { /* shields are up: nothing is secret, and nobody is restricted */
        struct table_status status = {.words = ""};
        table->game->status(table, seat, &status);
        assert_null(strstr(status.words, "secret"));
    }
    story_open(t.app.screens.item[0].state, STORY_WON);
    app_test_frames(&t, 3);
    assert_true(app_test_shows(&t, "Show")); /* a line says that it can be pressed */
    app_test_close(&t);
}

/* Who bluffed, with what, and what came of it: nobody challenged, somebody called it, a challenge with less was called. */
static void who_bluffed_is_told(void **state)
{
    (void)state;
    static const struct {
        const char *text, *outcome;
    } bluffs[] = {{"Control sends Tempest to Minsk",
                   "on Tempest: Control 1, Nils 0, Athens 3 and you 1. Nobody challenged: the bluff worked."},
                  {"Nils sends Beacon to Sofia", "and you 3. You called the bluff."},
                  {"Control challenges with 1", "and you 9. You went on, and the bluff was called."}};
    struct app_test t;
    load(&t, "Chief",
         INVESTED "1 move Tempest Minsk\n2 pass\n3 pass\n4 pass\n1 skip\n"
                  "2 move Beacon Sofia\n3 pass\n4 challenge 1\n2 yield\n"
                  "3 payoff none\n4 payoff Spyglass 9\n" QUIET
                  "4 move Spyglass Vienna\n1 challenge 1\n4 raise 2\n1 yield\n2 pass\n3 pass\n" QUIET
                  "4 move Spyglass Marseille\n1 pass\n2 pass\n3 pass\n4 carry\n4 skip\n" QUIET
                  "4 move Spyglass Barcelona\n1 pass\n2 pass\n3 pass\n4 carry\n" QUIET
                  "4 move Spyglass Algiers\n1 pass\n2 pass\n3 pass\n4 carry\n");
    struct story *told = story_tell(t.app.screens.item[0].state);
    assert_non_null(told);
    assert_int_equal(told->bluffs, 3);
    for (size_t i = 0; i < told->bluffs; i++) {
        assert_string_equal(told->bluff[i].text, bluffs[i].text);
        if (!strstr(told->bluff[i].behind, bluffs[i].outcome))
            fail_msg("%s", told->bluff[i].behind);
    }
    story_free(told);
    story_open(t.app.screens.item[0].state, STORY_COUNTED);
    app_test_frames(&t, 3);
    assert_true(app_test_shows(&t, "Bluffs: Control 2, Nils 1, Athens 0 and you 0"));
    app_test_close(&t);
}

/* Until one has sent somebody. */
static void a_first_turn_says_that_a_move_takes_no_coins(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "Ada", INVESTED QUIET);
    assert_true(app_test_shows(&t, "A move takes no coins; they only count in a challenge."));
    app_test_close(&t);
    load(&t, "Ada", INVESTED QUIET "4 move Magician Bordeaux\n1 pass\n2 pass\n3 pass\n" QUIET);
    assert_false(app_test_shows(&t, "A move takes no coins"));
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_has_no_name_is_you),
        cmocka_unit_test(an_opponent_is_not_called_by_its_level),
        cmocka_unit_test(what_is_one_deed_is_one_sentence),
        cmocka_unit_test(the_story_speaks_of_you),
        cmocka_unit_test(who_bluffed_is_told),
        cmocka_unit_test(a_first_turn_says_that_a_move_takes_no_coins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
