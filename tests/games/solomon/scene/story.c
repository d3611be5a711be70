/* What counts as a moment of a match, on positions that are drawn by hand: one assertion each. */
#include "table/story.h"
#include "base/text.h"
#include "rules/list.h"
#include "rules/shelf.h"
#include "rules/solomon/solomon_view.h"
#include "scene/scene.h"
#include "scene/solomon/parts.h"
#include "table/dress.h"
#include "table/game.h"
#include "table/past.h"
#include "table/table.h"

#include "cmocka_all.h"

#include <string.h>

/* Ada (Glasgow) has sent Beacon from Paris, where the case is; Bo (Athens) sits beside her. */
struct position {
    struct solomon_view before, after;
    struct host_happening what;
    struct story_look look;
    struct table t;
    char words[STORY_WORDS];
    struct text said;
};

static const struct host_seat people[] = {{.name = "Ada"}, {.name = "Bo"}};

static const struct host_seat *seat(const struct host *h, int i)
{
    (void)h;
    return &people[i];
}

static int seats(const struct host *h)
{
    (void)h;
    return 2;
}

static const struct host host = {.seat = seat};
static struct dress *dress; /* of the game's table */

static void draw(struct position *p, int actor, int kind, int ada, int bo)
{
    memset(p, 0, sizeof *p);
    p->before.pub =
        (struct solomon_public){.seats = 2, .turn = 0, .verb = SOLOMON_MOVE, .agent = SOLOMON_BEACON};
    p->before.pub.bidding.challenger = 1;
    p->before.open = 3;
    p->before.secret[0].paid[SOLOMON_BEACON] = (uint8_t)ada;
    p->before.secret[1].paid[SOLOMON_BEACON] = (uint8_t)bo;
    p->after = p->before;
    p->before.pub.from = 1;
    p->t.h = &host;
    p->t.game = dress_table(dress);
    p->what = (struct host_happening){.number = 9, .actor = actor, .action = {.kind = (uint8_t)kind}};
    p->what.before = (const struct game_view *)&p->before;
    p->what.after = (const struct game_view *)&p->after;
    p->look = (struct story_look){.t = &p->t, .what = &p->what};
    p->said = text_over(p->words, sizeof p->words);
}

static int weight(struct position *p)
{
    return solomon_story.moment(&p->look, &p->said);
}

static void a_challenger_that_yields_with_as_much_was_not_bluffed(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 1, SOLOMON_YIELD, 4, 4);
    (void)weight(&p);
    assert_string_equal(p.words,
                        "Bo yielded with 4 on Beacon. Ada had no more: going on would have stopped it.");
}

static double seven(const struct host *h, uint32_t n, int who, int about, int thing)
{
    (void)h;
    return n == 8 && who == 1 && about == 0 && thing == SOLOMON_BEACON ? 7 : -1;
}

static const struct host_past past = {.expects = seven};
static const struct host remembered = {.seat = seat, .past = &past};

static void who_was_bluffed_is_told_what_there_was_to_think(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 1, SOLOMON_YIELD, 4, 4);
    p.t.h = &remembered;
    (void)weight(&p);
    assert_string_equal(
        p.words, "Bo yielded with 4 on Beacon. Ada had no more: going on would have stopped it. From what Bo "
                 "had seen, one would have guessed about 7 coins there.");
}

static void what_a_rival_made_of_one_is_told(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 0, SOLOMON_MOVE, 4, 0);
    p.t.h = &remembered;
    story_judged(&p.look, 1, 0, &p.said);
    assert_string_equal(p.words,
                        "Before the last turn Bo could only guess Ada's coins, from bids alone: about 7 on "
                        "Beacon. In truth there were 4.");
    draw(&p, 0, SOLOMON_MOVE, 6, 0); /* whoever was read well is told so, too */
    p.t.h = &remembered;
    story_judged(&p.look, 1, 0, &p.said);
    assert_string_equal(p.words,
                        "Before the last turn Bo could only guess Ada's coins, from bids alone: about 7 on "
                        "Beacon. In truth there were 6.");
    draw(&p, 0, SOLOMON_MOVE, 3, 0); /* nobody would believe that of whoever is to have guessed so */
    p.t.h = &remembered;
    story_judged(&p.look, 1, 0, &p.said);
    assert_string_equal(p.words, "");
    draw(&p, 0, SOLOMON_MOVE, 0, 0); /* who has put nothing anywhere has hidden nothing */
    p.t.h = &remembered;
    story_judged(&p.look, 1, 0, &p.said);
    assert_string_equal(p.words, "");
}

static void a_mover_that_yields_needs_more_to_have_been_bluffed(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 0, SOLOMON_YIELD, 4, 4);
    (void)weight(&p);
    assert_string_equal(p.words, "");
}

/* Who kept it, from whom, and with which number. */
static void what_was_kept_is_told_with_the_number(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 0, SOLOMON_YIELD, 1, 4);
    p.before.pub.case_city = p.before.pub.from;
    p.before.pub.bidding.named = 3;
    struct game_shelf shelf = {0};
    game_error err;
    p.t.box = shelf_box(&shelf, game_find("solomon"), &err);
    assert_non_null(p.t.box);
    (void)weight(&p);
    shelf_clear(&shelf);
    assert_non_null(strstr(p.words, "Bo named 3 against Ada and kept Beacon, and the briefcase, in "));
}

static void a_mover_with_more_was_bluffed(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 0, SOLOMON_YIELD, 5, 4);
    (void)weight(&p);
    assert_string_equal(p.words, "Ada yielded with 5 on Beacon. Bo had no more than 4: the bluff worked.");
}

/* Whether the case was in the city already or would have come with an ability: what could have won is all that counts. */
static void a_challenge_that_stops_a_winning_move_says_so(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 0, SOLOMON_YIELD, 2, 4);
    p.look.may = 1;
    (void)weight(&p);
    assert_string_equal(p.words,
                        "Bo stopped a winning move: if Beacon had gone, Ada could have won in this turn.");
}

static void who_moved_with_nothing_there_bluffed(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 0, SOLOMON_YIELD, 0, 4);
    p.look.may = 1;
    (void)weight(&p);
    assert_string_equal(
        p.words, "Bo stopped a winning move: if Beacon had gone, Ada could have won in this turn. Ada had "
                 "nothing on Beacon: it was a bluff.");
}

static void a_stopped_win_weighs_more_than_a_bluff(void **state)
{
    (void)state;
    struct position stopped, bluffed;
    draw(&stopped, 0, SOLOMON_YIELD, 2, 4);
    stopped.look.may = 1;
    draw(&bluffed, 1, SOLOMON_YIELD, 4, 9);
    assert_true(weight(&stopped) > weight(&bluffed));
}

static void to_let_a_winning_move_pass_with_more_is_a_moment(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 1, SOLOMON_PASS, 2, 6);
    p.look.may = 1;
    (void)weight(&p);
    assert_string_equal(p.words,
                        "Bo let a move that could win pass with 6 on Beacon. Ada had no more than 2 there.");
}

static void to_let_another_move_pass_is_none(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 1, SOLOMON_PASS, 2, 6);
    assert_int_equal(weight(&p), 0);
}

static void to_yield_when_there_is_no_more_is_none(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 1, SOLOMON_YIELD, 4, 4);
    p.before.pub.bidding.named = 4;
    (void)weight(&p);
    assert_string_equal(p.words, "");
}

static void shields_are_led_by_coins_on_the_doctor_then_by_the_reserve(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 0, SOLOMON_PAYOFF, 0, 0);
    p.before.secret[1].paid[SOLOMON_DOCTOR] = p.before.secret[0].paid[SOLOMON_DOCTOR] = 1;
    p.before.secret[1].reserve = 2;
    assert_int_equal(solomon_story.leads(NULL, p.what.before), 2);
}

static void nobody_leads_once_the_case_is_home(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 0, SOLOMON_PAYOFF, 0, 0);
    p.before.pub.how = SOLOMON_END_BRIEFCASE;
    assert_int_equal(solomon_story.leads(NULL, p.what.before), 0);
}

/* What the plan says of one who has brought the case home, or has paid Dr. Solomon most. */
static void how_it_was_won_is_told_by_who_paid_what(void **state)
{
    (void)state;
    struct position p;
    char words[STORY_WORDS];
    const struct game_view *end = (const struct game_view *)&p.before;
    struct host two = {.seat = seat, .seats = seats};
    draw(&p, 0, SOLOMON_CARRY, 8, 3);
    p.t.h = &two;
    p.before.pub.how = SOLOMON_END_BRIEFCASE;
    assert_int_equal(solomon_story.won_by(end, SOLOMON_BEACON), SOLOMON_BEACON);
    assert_int_equal(solomon_story.put(end, 0, SOLOMON_BEACON), 8);
    struct text out = text_over(words, sizeof words);
    story_backed(&p.t, 0, SOLOMON_BEACON, "3 at the start and 5 in round 2", &out);
    assert_string_equal(words, "Ada backed Beacon: 3 at the start and 5 in round 2.");
    out = text_over(words, sizeof words);
    story_unstopped(&p.t, end, 0, SOLOMON_BEACON, &out);
    assert_string_equal(words, "Nobody could have stopped the last move. On Beacon: Ada 8 and Bo 3.");
    p.before.secret[1].paid[SOLOMON_BEACON] = 8; /* Bo could have */
    out = text_over(words, sizeof words);
    story_unstopped(&p.t, end, 0, SOLOMON_BEACON, &out);
    assert_string_equal(words, "The last move could have been stopped by Bo. On Beacon: Ada 8 and Bo 8.");
    p.before.pub.how = SOLOMON_END_DOCTOR;
    assert_int_equal(solomon_story.won_by(end, -1), SOLOMON_DOCTOR);
}

/* Ada has won with eight on Beacon, or on Dr. Solomon; Bo had three, and so many in reserve when last up. */
static void say_missed(struct position *p, int how, int reserve, const char *wanted)
{
    int thing = how == SOLOMON_END_DOCTOR ? SOLOMON_DOCTOR : SOLOMON_BEACON;

    draw(p, 0, SOLOMON_CARRY, 8, 3);
    p->before.secret[1].reserve = (uint8_t)reserve;
    p->after.pub.how = (uint8_t)how;
    p->after.pub.winners = 1;
    p->after.secret[0].paid[SOLOMON_DOCTOR] = 2;
    solomon_story.missed(&p->t, p->what.before, p->what.after, 1, thing, &p->said);
    assert_string_equal(p->words, wanted);
}

static void who_has_lost_is_told_what_would_have_helped(void **state)
{
    (void)state;
    struct position p;
    say_missed(&p, SOLOMON_END_BRIEFCASE, 9,
               "5 more coins on Beacon in your last turn would have stopped it. You had 9 in reserve.");
    say_missed(&p, SOLOMON_END_BRIEFCASE, 4,
               "Ada had 8 on Beacon and you had 3: only moving the briefcase or Beacon away in time could "
               "have stopped it.");
    say_missed(&p, SOLOMON_END_DOCTOR, 0, "With 3 more coins on Dr. Solomon you would have had the most.");
    draw(&p, 0, SOLOMON_CARRY, 4, 4);
    p.after.pub.how = SOLOMON_END_BRIEFCASE;
    p.after.pub.winners = 1;
    solomon_story.missed(&p.t, p.what.before, p.what.after, 1, SOLOMON_BEACON, &p.said);
    assert_string_equal(p.words, "With your 4 on Beacon you could have stopped it: Ada had no more than 4.");
}

/* A bluff: without a coin nobody could have challenged it, and "no more than 0" says nothing. */
static void nothing_is_no_number(void **state)
{
    (void)state;
    struct position p;
    draw(&p, 0, SOLOMON_CARRY, 0, 0);
    p.after.pub.how = SOLOMON_END_BRIEFCASE;
    p.after.pub.winners = 1;
    solomon_story.missed(&p.t, p.what.before, p.what.after, 1, SOLOMON_BEACON, &p.said);
    assert_string_equal(p.words,
                        "Ada had nothing on Beacon: with a single coin there you could have stopped it.");
    draw(&p, 0, SOLOMON_CARRY, 0, 2);
    p.after.pub.how = SOLOMON_END_BRIEFCASE;
    p.after.pub.winners = 1;
    solomon_story.missed(&p.t, p.what.before, p.what.after, 1, SOLOMON_BEACON, &p.said);
    assert_string_equal(p.words, "With your 2 on Beacon you could have stopped it: Ada had nothing there.");
}

static void what_was_got_away_with_is_told(void **state)
{
    (void)state;
    struct position p;
    struct story_secret secret;
    game_event went = {.kind = SOLOMON_TRAVELLED, .n = 4, .arg = {SOLOMON_BEACON}};

    draw(&p, 1, SOLOMON_PASS, 0, 4);
    p.what.events = (game_events){.item = {went}, .count = 1};
    assert_true(solomon_story.secret(&p.look, &secret));
    story_kept(&p.t, &secret, "in round 2", &p.said);
    assert_string_equal(p.words, "Ada sent Beacon in round 2 without a coin there, and nobody stopped it.");
    draw(&p, 1, SOLOMON_PASS, 1, 4);
    p.what.events = (game_events){.item = {went}, .count = 1};
    assert_false(solomon_story.secret(&p.look, &secret));
}

static int open_dress(void **state)
{
    (void)state;
    game_error err = {""};
    dress = dress_open(game_scene_of("solomon")->table, game_find("solomon"), &err);
    assert_string_equal(err.text, "");
    return 0;
}

static int close_dress(void **state)
{
    (void)state;
    dress_free(dress);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_challenger_that_yields_with_as_much_was_not_bluffed),
        cmocka_unit_test(who_was_bluffed_is_told_what_there_was_to_think),
        cmocka_unit_test(what_a_rival_made_of_one_is_told),
        cmocka_unit_test(a_mover_that_yields_needs_more_to_have_been_bluffed),
        cmocka_unit_test(what_was_kept_is_told_with_the_number),
        cmocka_unit_test(a_mover_with_more_was_bluffed),
        cmocka_unit_test(a_challenge_that_stops_a_winning_move_says_so),
        cmocka_unit_test(who_moved_with_nothing_there_bluffed),
        cmocka_unit_test(a_stopped_win_weighs_more_than_a_bluff),
        cmocka_unit_test(to_let_a_winning_move_pass_with_more_is_a_moment),
        cmocka_unit_test(to_let_another_move_pass_is_none),
        cmocka_unit_test(to_yield_when_there_is_no_more_is_none),
        cmocka_unit_test(shields_are_led_by_coins_on_the_doctor_then_by_the_reserve),
        cmocka_unit_test(how_it_was_won_is_told_by_who_paid_what),
        cmocka_unit_test(nobody_leads_once_the_case_is_home),
        cmocka_unit_test(what_was_got_away_with_is_told),
        cmocka_unit_test(who_has_lost_is_told_what_would_have_helped),
        cmocka_unit_test(nothing_is_no_number),
    };
    return cmocka_run_group_tests(tests, open_dress, close_dress);
}
