/* What seats got away with is told once the match is over: feints, spies sent without a dollar; and why a turn was the turning
 * point. A match that was won by bluffing. */
#include "base/text.h"
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "scene/record_1982.h"
#include "table/story.h"
#include "table/table.h"

#include <string.h>

static const char *const bluffed = RECORD_1982(
    "reveal") "chance spies Buenos-Aires=Earl-E-Byrd Havana=Rita-Palm Hong-Kong=Rock-Bottom Leningrad=Al-Ibi "
              "Reykjavik=Tanya-Hyde Samarkand=Peking-Tom Stockholm=Ahmed-Cahr Sydney=Polly-Graff\n"
              "1 open none\n"
              "2 open Ahmed-Cahr 500\n"
              "3 open Polly-Graff 1200\n"
              "4 open Peking-Tom 1200\n"
              "chance start 4\n"
              "4 payoff Al-Ibi 1200\n"
              "1 move Earl-E-Byrd Rio\n"
              "2 pass\n"
              "3 pass\n"
              "4 pass\n"
              "2 payoff Peking-Tom 100\n"
              "3 payoff Peking-Tom 300\n"
              "4 move Al-Ibi Istanbul\n"
              "1 pass\n"
              "2 pass\n"
              "3 pass\n"
              "1 move Earl-E-Byrd Lagos\n"
              "2 pass\n"
              "3 pass\n"
              "4 pass\n"
              "2 move Ahmed-Cahr Lisbon\n"
              "3 pass\n"
              "4 pass\n"
              "1 pass\n"
              "3 payoff Rita-Palm 100\n"
              "4 payoff Earl-E-Byrd 500\n"
              "1 move Earl-E-Byrd Zerzura\n"
              "2 pass\n"
              "3 pass\n"
              "4 pass\n"
              "2 payoff Tanya-Hyde 100\n"
              "3 move Tanya-Hyde Lisbon\n"
              "4 pass\n"
              "1 pass\n"
              "2 pass\n"
              "4 payoff Earl-E-Byrd 1200\n"
              "1 move Earl-E-Byrd Lagos case\n"
              "2 pass\n"
              "3 pass\n"
              "4 pass\n"
              "2 move Earl-E-Byrd Rome\n"
              "3 pass\n"
              "4 challenge\n"
              "2 fight\n"
              "4 bid 100\n"
              "2 uncovered\n"
              "3 move Rock-Bottom Delhi\n"
              "4 pass\n"
              "1 pass\n"
              "2 pass\n"
              "4 payoff Al-Ibi 300\n"
              "1 payoff Earl-E-Byrd 2500\n"
              "2 payoff Tanya-Hyde 400\n"
              "3 move Earl-E-Byrd Zerzura\n"
              "4 challenge\n"
              "3 fight\n"
              "4 bid 1700\n"
              "3 uncovered\n"
              "4 move Earl-E-Byrd Zerzura\n"
              "1 challenge\n"
              "4 fight\n"
              "1 bid 1800\n"
              "4 uncovered\n"
              "1 move Earl-E-Byrd Rio case\n"
              "2 pass\n"
              "3 pass\n"
              "4 challenge\n"
              "1 fight\n"
              "4 bid 1700\n"
              "1 covered\n"
              "4 stop\n"
              "2 move Rock-Bottom Hong-Kong\n"
              "3 pass\n"
              "4 pass\n"
              "1 pass\n"
              "3 payoff Tanya-Hyde 1200\n"
              "1 move Earl-E-Byrd Havana case\n"
              "2 pass\n"
              "3 pass\n"
              "4 pass\n"
              "2 payoff Rita-Palm 100\n"
              "3 payoff Rita-Palm 1200\n"
              "4 move Earl-E-Byrd Rio\n"
              "1 challenge\n"
              "4 fight\n"
              "1 bid 1800\n"
              "4 uncovered\n"
              "1 move Earl-E-Byrd Washington case\n"
              "2 pass\n"
              "3 pass\n"
              "4 challenge\n"
              "1 fight\n"
              "4 bid 100\n"
              "1 covered\n"
              "4 bid 200\n"
              "1 covered\n"
              "4 stop\n";

static bool says(const struct story_moment *m, size_t n, const char *words)
{
    for (size_t i = 0; i < n; i++)
        if (strstr(m[i].text, words))
            return true;
    return false;
}

static bool tells(const struct story *s, const char *words)
{
    return says(s->moment, s->moments, words);
}

/* Opens it, loads the record and tells its story to seat 1; the caller frees it. */
static struct story *open_story(struct app_test *t, const char *record)
{
    app_test_open(t, NULL);
    app_test_load(t, record);
    const struct host *h = &t->app.host;
    struct table table = {.h = h, .box = h->box(h), .game = h->table(h), .viewer = 0};
    struct story *s = story_tell(&table);
    assert_non_null(s);
    return s;
}

/* Whoever could have held the briefcase back and let it go is told of, in one sentence; and that nobody lied, to whoever looks for lies. */
static void what_was_let_go_is_told(void **state)
{
    static const char *const way[] = {"Rio",      "Lagos",       "Zerzura",        "Lagos case",
                                      "Rio case", "Havana case", "Washington case"};
    struct app_test t;
    char record[4000];
    struct text out = text_over(record, sizeof record);

    (void)state;
    text_add(&out, "%s",
             RECORD_1982("reveal") "chance spies Buenos-Aires=Earl-E-Byrd Havana=Rita-Palm "
                                   "Hong-Kong=Rock-Bottom Leningrad=Al-Ibi Reykjavik=Tanya-Hyde "
                                   "Samarkand=Peking-Tom Stockholm=Ahmed-Cahr Sydney=Polly-Graff\n"
                                   "1 open Earl-E-Byrd 3000\n2 open Earl-E-Byrd 3500\n"
                                   "3 open Rita-Palm 100\n4 open Rita-Palm 100\nchance start 1\n");
    for (size_t i = 0; i < sizeof way / sizeof way[0]; i++) {
        text_add(&out, "1 move Earl-E-Byrd %s\n2 pass\n3 pass\n4 pass\n", way[i]);
        if (i + 1 < sizeof way / sizeof way[0])
            text_add(&out, "%s", "2 payoff Al-Ibi 100\n3 payoff Al-Ibi 100\n4 payoff Al-Ibi 100\n");
    }
    struct story *s = open_story(&t, record);
    assert_true(tells(s,
                      "Marlene had more money with Earl E. Byrd than the mover, and let the briefcase go in "
                      "rounds 4, 5 and 6."));
    assert_true(tells(s, "Nobody feinted, and nobody moved a spy without having paid that spy."));
    story_free(s);
    app_test_close(&t);
}

static void bluffs_and_feints_are_told(void **state)
{
    (void)state;
    struct app_test t;

    struct story *s = open_story(&t, bluffed);
    assert_true(tells(s, "Ada feinted at the start"));
    assert_false(tells(s, "Nobody feinted"));
    assert_true(tells(s, "Ada sent Earl E. Byrd in rounds 1, 2, 3 and 4 with no money there"));
    assert_true(tells(s, "Wren had $1700 with Earl E. Byrd and lost a turn by challenging: Ada had $2500."));
    assert_true(tells(s, "The turning point: Ada makes a"));
    assert_true(tells(s, "That made $2500 with Earl E. Byrd; no rival had more than $1700."));
    assert_false(tells(s, "could only guess")); /* rookies believe nothing of anybody */
    assert_true(tells(s,
                      "Proven to the others before the last turn: at least $1800 of Ada's with Earl E. Byrd. "
                      "In truth it was $2500."));
    assert_true(says(s->plan, s->plans, "Ada paid Earl E. Byrd: $2500 in round 5."));
    assert_string_equal(s->plan[s->plans - 1].text,
                        "Nobody could have stopped the last move. With Earl E. Byrd: Ada $2500, Marlene $0, "
                        "Halloran $0 and Wren $1700.");
    story_free(s);
    app_test_close(&t);
}

/* Ada has the case brought home, and Bo lets every move pass. */
static void what_nobody_challenged_is_no_turning_point(void **state)
{
    (void)state;
    static const char *const way[] = {"Lisbon",      "Rome",           "Zerzura",     "Rome case",
                                      "Lisbon case", "Reykjavik case", "Havana case", "Washington case"};
    enum { STEPS = sizeof way / sizeof way[0] };
    struct app_test t;
    char record[2048];
    struct text out = text_over(record, sizeof record);

    text_add(&out, "%s",
             "conspiracy-record: 1\ngame: conspiracy-1982\nseat: 1 Washington human \"Ada\"\n"
             "seat: 2 London ai:rookie \"Bo\"\n\n"
             "chance spies Buenos-Aires=Earl-E-Byrd Havana=Rita-Palm Hong-Kong=Rock-Bottom Leningrad=Al-Ibi "
             "Reykjavik=Tanya-Hyde Samarkand=Peking-Tom Stockholm=Ahmed-Cahr Sydney=Polly-Graff\n"
             "1 open none\n2 open none\nchance start 1\n");
    for (size_t i = 0; i < STEPS; i++)
        text_add(&out, "1 move Tanya-Hyde %s\n2 pass\n%s", way[i], i + 1 < STEPS ? "2 payoff none\n" : "");
    struct story *s = open_story(&t, record);
    assert_false(tells(s, "turning point"));
    assert_true(tells(s, "Nobody challenged this, and no other turn helped Ada more."));
    story_free(s);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(bluffs_and_feints_are_told),
                                       cmocka_unit_test(what_was_let_go_is_told),
                                       cmocka_unit_test(what_nobody_challenged_is_no_turning_point)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
