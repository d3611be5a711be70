/* Before one's own turn is over the table says who is within reach of winning. */
#include "cmocka_all.h"
#include "rules/words.h"
#include "scene/app_test.h"
#include "scene/matches.h"
#include "scene/solomon/own.h"
#include "table/bidding.h"
#include "table/map_board.h"
#include "table/past.h"
#include "table/stakes.h"
#include "table/story.h"
#include "table/table.h"
#include "ui/ui.h"

#include <stdio.h>
#include <string.h>

/* Control (Glasgow) has brought the case to London, a step from home, and Ada (Algiers) is up; who third is, and what else has
 * happened. */
#define TO_PARIS                                                                                             \
    "1 move Spyglass Vienna\n2 pass\n3 pass\n4 pass\n2 payoff none\n3 payoff none\n4 payoff none\n"          \
    "1 move Spyglass Paris\n2 pass\n3 pass\n4 pass\n1 carry\n2 payoff none\n3 payoff none\n4 payoff none\n"

static void load_after(struct app_test *t, const char *third, const char *ada, const char *first,
                       const char *then)
{
    char record[4096], all[2048];

    snprintf(all, sizeof all,
             "1 invest Beacon Tempest\n"
             "2 invest Magician Roulette\n"
             "3 invest Roulette Vagabond\n"
             "4 invest %s Tempest\n"
             "%s%s",
             ada, first, then);
    match_test_four(record, sizeof record, third, all);
    app_test_open(t, NULL);
    app_test_load(t, record);
    app_test_frames(t, 3);
}

static void load(struct app_test *t, const char *third, const char *ada, const char *then)
{
    load_after(t, third, ada, TO_PARIS "1 move Spyglass London\n2 pass\n3 pass\n4 pass\n1 carry\n", then);
}

#define QUIET "2 payoff none\n3 payoff none\n"

static void who_may_win_next_turn_is_said_while_it_can_be_helped(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", "Spyglass", QUIET);
    assert_true(threats_near(app_test_table(&t)));
    assert_int_equal(
        app_test_count(&t, "Control may win next turn: Spyglass goes home to Glasgow with the briefcase. "
                           "In a challenge only Spyglass counts: your 1 may stop it."),
        1);
    assert_true(app_test_shows(&t, "Nils and Marlene make payoffs"));
    app_test_close(&t);
    load(&t, "ai:rookie", "Magician", QUIET);
    assert_true(app_test_shows(&t, "In a challenge only Spyglass counts, and you have nothing there."));
    app_test_close(&t);
}

/* Spyglass brings the case home; Magician goes to it in London, and then sends it home. */
static void the_way_is_drawn_step_by_step(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", "Spyglass", QUIET);
    assert_int_equal(app_test_table(&t)->board->threats, 1);
    app_test_close(&t);
    load(&t, "ai:rookie", "Magician",
         "2 move Spyglass Dublin\n3 pass\n4 pass\n1 pass\n2 leave\n"
         "3 move Magician Paris\n4 pass\n1 pass\n2 pass\n");
    assert_int_equal(app_test_table(&t)->board->threats, 2);
    assert_true(app_test_table(&t)->board->threat[1].n > 1);
    assert_true(app_test_shows(&t, ", then the briefcase comes home to "));
    app_test_close(&t);
    load(&t, "ai:rookie", "Magician", "2 move Magician Paris\n3 pass\n4 pass\n1 pass\n3 payoff none\n");
    assert_int_equal(app_test_table(&t)->board->threats,
                     2); /* either of two ways; the second half is that of the first */
    assert_true(
        app_test_shows(&t, "Control may win next turn: Spyglass goes home to Glasgow with the briefcase or "
                           "Magician goes to London, then the briefcase comes home to Glasgow."));
    app_test_close(&t);
    load(&t, "ai:rookie", "Magician",
         "2 move Spyglass Dublin\n3 pass\n4 pass\n1 pass\n2 leave\n3 payoff none\n");
    assert_int_equal(app_test_table(&t)->board->threats, 0);
    app_test_close(&t);
}

/* Restricted, Control can only pay; and with the courier gone there is nobody near the case. */
static void nothing_is_said_where_nothing_threatens(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", "Spyglass",
         "2 payoff none\n3 move Tempest Minsk\n4 pass\n1 challenge 1\n3 raise 2\n1 yield\n2 pass\n3 skip\n");
    assert_true(app_test_table(&t)->ask.legal_count > 0);
    assert_false(app_test_shows(&t, "may win next turn"));
    app_test_close(&t);
    load(&t, "ai:rookie", "Magician",
         "2 move Spyglass Dublin\n3 pass\n4 pass\n1 pass\n2 leave\n3 payoff none\n");
    assert_false(threats_near(app_test_table(&t)));
    assert_false(app_test_shows(&t, "may win next turn"));
    app_test_close(&t);
}

/* While others look on it tells nothing of one's own coins. */
static void own_coins_are_not_told_to_those_who_look_on(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct app_test t;
        load(&t, "human", i == 0 ? "Spyglass" : "Magician", QUIET);
        t.app.host.open_curtain(&t.app.host);
        app_test_settle(&t);
        assert_int_equal(
            app_test_count(&t,
                           "Control may win next turn: Spyglass goes home to Glasgow with the briefcase."),
            1);
        assert_false(app_test_shows(&t, "only Spyglass"));
        app_test_close(&t);
    }
}

/* Ada has the case in Paris, and may take it to London, where it is a step from Control's home. */
static void an_answer_that_lets_a_rival_win_is_said_to(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", "Spyglass",
         QUIET "4 move Spyglass Paris\n1 pass\n2 pass\n3 pass\n4 carry\n1 payoff none\n" QUIET
               "4 move Spyglass London\n1 pass\n2 pass\n3 pass\n");
    assert_true(app_test_table(&t)->threats.answers > 0);
    assert_true(
        app_test_shows(&t, "If you choose “Take it along”, Control may win next turn with Spyglass."));
    app_test_close(&t);
    load(&t, "ai:rookie", "Spyglass", QUIET "4 move Spyglass Paris\n1 pass\n2 pass\n3 pass\n");
    assert_int_equal(app_test_table(&t)->threats.answers, 0); /* either way Control is too far */
    assert_false(app_test_shows(&t, "If you choose"));
    app_test_close(&t);
}

/* What the story tells of the turn by which the match came within Control's reach, in the eyes of a seat; "": nothing. */
static void say_exposed(struct app_test *t, int viewer, const char *wanted)
{
    const struct host *h = &t->app.host;
    struct table table = {.h = h, .box = h->box(h), .game = h->table(h), .viewer = viewer};
    struct story_exposed by;

    assert_int_equal(story_exposed(&table, &by), wanted[0] != '\0');
    assert_string_equal(by.text, wanted);
}

/* Ada has taken the case away from Control's door, then brings it back there; Control goes home with it. */
static void the_turn_that_gave_the_match_away_is_told(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", "Spyglass",
         QUIET "4 move Spyglass Paris\n1 pass\n2 pass\n3 pass\n4 carry\n1 payoff none\n" QUIET
               "4 move Spyglass London\n1 pass\n2 pass\n3 pass\n4 carry\n"
               "1 move Spyglass Glasgow\n2 pass\n3 pass\n4 pass\n1 carry\n");
    say_exposed(&t, 3,
                "Your turn in round 4 brought the briefcase within Control's reach: Spyglass to London.");
    say_exposed(&t, 0, "Ada's turn in round 4 brought the briefcase within your reach: Spyglass to London.");
    say_exposed(&t, 1,
                "Ada's turn in round 4 brought the briefcase within Control's reach: Spyglass to London.");
    app_test_close(&t);
    load(&t, "ai:rookie", "Spyglass",
         QUIET "4 payoff none\n1 move Spyglass Glasgow\n2 pass\n3 pass\n4 pass\n1 carry\n");
    say_exposed(&t, 3, ""); /* Control had brought it there itself */
    app_test_close(&t);
}

/* Ada is asked about Control's announcement: she sees what it says of Control's next turn, on the card and of letting it pass. */
static void check_later(const char *ada, const char *announced, const char *what, const char *how)
{
    struct app_test t;
    struct bidding b;

    load_after(&t, "ai:rookie", ada, TO_PARIS, announced);
    struct table *table = app_test_table(&t);
    assert_true(bidding_wanted(table));
    assert_false(stakes_high(table));
    assert_int_equal(table->stakes.later.may, what[0] != '\0');
    bidding_read(table, 1, &b);
    if (what[0] != '\0') {
        assert_true(app_test_shows(&t, "If this goes ahead, Control")); /* the banner has lines */
        assert_non_null(strstr(b.pass_tells, what));
        assert_non_null(strstr(b.pass_tells, how));
    } else {
        assert_false(app_test_shows(&t, "may win next turn"));
        assert_string_equal(b.pass_tells, "");
    }
    app_test_close(&t);
}

/* Where the case was drawn last on the map, and the last of what an arrow is cut of, as numbers of what was drawn. */
static void drawn_last(struct app_test *t, size_t *prop, size_t *arrow)
{
    const struct table *table = app_test_table(t);
    size_t n;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);

    *prop = *arrow = 0;
    for (size_t i = 0; i < n; i++) {
        bool red = item[i].color.r > 0.8f && item[i].color.g < 0.25f && item[i].color.b < 0.2f;
        if (item[i].kind != ITEM_TEXT && item[i].text && strstr(item[i].text, "/case.png") &&
            item[i].at.w > 30) /* not that of the head */
            *prop = i;
        if (item[i].kind != ITEM_TEXT && red && rect_has(table->layout.middle, rect_center(item[i].at)))
            *arrow = i;
    }
}

static void no_arrow_lies_over_the_case(void **state)
{
    (void)state;
    struct app_test t;
    size_t prop, arrow;

    load_after(&t, "ai:rookie", "Magician", TO_PARIS, "1 move Magician Paris\n2 pass\n3 pass\n");
    assert_true(app_test_table(&t)->board->arrow.n > 0);
    drawn_last(&t, &prop, &arrow);
    assert_true(arrow > 0);
    assert_true(prop > arrow);
    app_test_close(&t);
}

/* The case lies in Paris with Spyglass, two steps from Control's home. */
static void what_an_announcement_may_lead_to_next_turn_is_said_before_it_is_let_pass(void **state)
{
    (void)state;
    check_later("Magician", "1 move Magician Paris\n2 pass\n3 pass\n",
                "If this goes ahead, Control may win next turn with Magician.", "");
    check_later("Spyglass", "1 move Spyglass London\n2 pass\n3 pass\n",
                "If this goes ahead, Control may win next turn.",
                "The briefcase may go along with Spyglass to London.");
    check_later("Magician", "1 move Tempest Minsk\n2 pass\n3 pass\n", "", "");
}

static void load_asking(struct app_test *t, const char *ada, const char *then)
{
    load(t, "ai:rookie", ada, then);
    preferences_override(&t->app.settings, HOST_ASK_FIRST, 1);
}

/* Presses what a move of the viewer is pressed together from. */
static void press_move(struct app_test *t, const char *words)
{
    struct table *table = t->app.screens.item[0].state;
    game_action action;
    game_error err = {""};

    assert_true(words_read(table_rules(table)->words, table->box, table->viewer, words, &action, &err));
    bool legal = false;
    for (size_t i = 0; i < table->ask.legal_count; i++)
        legal |= memcmp(&table->ask.legal[i], &action, sizeof action) == 0;
    assert_true(legal);
    while (pick_back(&table->ask.pick))
        ;
    table_press(table, (struct thing){THING_AGENT, (uint8_t)action.arg[0]});
    table_press(table, (struct thing){THING_CITY, (uint8_t)action.arg[1]});
    app_test_frames(t, 2);
}

#define WARNING "This may give the match away"

/* Nils has sent Spyglass away from London, where the case lies at Control's door: whoever goes there opens it to Control. */
static void what_would_give_the_match_away_is_said_before_it_is_announced(void **state)
{
    (void)state;
    struct app_test t;
    load_asking(&t, "Magician", "2 move Spyglass Dublin\n3 pass\n4 pass\n1 pass\n2 leave\n3 payoff none\n");
    uint32_t events = t.app.host.events(&t.app.host);
    press_move(&t, "move Spyglass London");
    assert_true(app_test_shows(&t, WARNING));
    assert_true(app_test_shows(&t, "If this goes ahead, Control may win next turn with Spyglass."));
    app_test_press_text(&t, "Think again");
    assert_false(app_test_shows(&t, WARNING));
    press_move(&t, "move Magician Bordeaux"); /* nothing follows from that */
    assert_true(t.app.host.events(&t.app.host) > events);
    app_test_close(&t);
}

static void that_is_said_once(void **state)
{
    (void)state;
    struct app_test t;
    load_asking(&t, "Magician", "2 move Spyglass Dublin\n3 pass\n4 pass\n1 pass\n2 leave\n3 payoff none\n");
    uint32_t events = t.app.host.events(&t.app.host);
    press_move(&t, "move Spyglass London");
    app_test_press_text(&t, "Think again");
    press_move(&t, "move Spyglass London");
    assert_false(app_test_shows(&t, WARNING));
    assert_true(t.app.host.events(&t.app.host) > events);
    app_test_close(&t);
}

/* Control could win before it, too; and where the case was brought along it can still be left. */
static void nothing_new_is_no_warning(void **state)
{
    (void)state;
    struct app_test t;
    load_asking(&t, "Spyglass", QUIET);
    press_move(&t, "move Beacon Bucharest");
    assert_false(app_test_shows(&t, WARNING));
    app_test_close(&t);
    load_asking(&t, "Spyglass",
                QUIET "4 move Spyglass Paris\n1 pass\n2 pass\n3 pass\n4 carry\n1 payoff none\n" QUIET);
    press_move(&t, "move Spyglass London");
    assert_false(app_test_shows(&t, WARNING));
    app_test_close(&t);
}

/* Nobody looks on from a seat there; but the one person who played keeps the tag and the place of the cards. */
static void in_a_replay_the_one_who_played_is_still_you(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", "Spyglass",
         QUIET "4 payoff none\n1 move Spyglass Glasgow\n2 pass\n3 pass\n4 pass\n1 carry\n");
    const struct host *h = &t.app.host;
    int self = host_self(h);
    assert_true(h->past->replay(h, h->past->length(h) / 2, false, NULL));
    app_test_settle(&t);
    assert_true(h->past->replaying(h));
    assert_int_equal(h->viewer(h), SEAT_NONE);
    assert_true(self != SEAT_NONE);
    assert_int_equal(host_self(h), self);
    assert_true(app_test_shows(&t, "YOU"));
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_may_win_next_turn_is_said_while_it_can_be_helped),
        cmocka_unit_test(the_way_is_drawn_step_by_step),
        cmocka_unit_test(nothing_is_said_where_nothing_threatens),
        cmocka_unit_test(an_answer_that_lets_a_rival_win_is_said_to),
        cmocka_unit_test(the_turn_that_gave_the_match_away_is_told),
        cmocka_unit_test(no_arrow_lies_over_the_case),
        cmocka_unit_test(what_an_announcement_may_lead_to_next_turn_is_said_before_it_is_let_pass),
        cmocka_unit_test(what_would_give_the_match_away_is_said_before_it_is_announced),
        cmocka_unit_test(that_is_said_once),
        cmocka_unit_test(nothing_new_is_no_warning),
        cmocka_unit_test(in_a_replay_the_one_who_played_is_still_you),
        cmocka_unit_test(own_coins_are_not_told_to_those_who_look_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
