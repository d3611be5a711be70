/* What is answered for the rest of a challenge is not asked again, and no longer than that challenge lasts. */
#include "cmocka_all.h"
#include "rules/conspiracy-1982/c82_view.h"
#include "rules/match.h"
#include "scene/app_test.h"
#include "scene/record_1982.h"
#include "table/amounts.h"
#include "table/bidding.h"
#include "table/table.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Marlene has more there than she bids, Ada more than that. */
static const char *const record =
    "conspiracy-record: 1\n"
    "game: conspiracy-1982\n"
    "seat: 1 Washington human \"Ada\"\n"
    "seat: 2 London ai:agent \"Marlene\"\n\n"
    "chance spies Buenos-Aires=Earl-E-Byrd Havana=Rita-Palm Hong-Kong=Rock-Bottom Leningrad=Al-Ibi "
    "Reykjavik=Tanya-Hyde Samarkand=Peking-Tom Stockholm=Ahmed-Cahr Sydney=Polly-Graff\n"
    "1 open Rock-Bottom 8000\n"
    "2 open Rock-Bottom 3000\n"
    "chance start 1\n"
    "1 move Rock-Bottom Singapore\n"
    "2 challenge\n"
    "1 fight\n"
    "2 bid 500\n";

/* Frames for as long as the program makes any by itself, or an opponent thinks. It never sleeps on what is still to be shown. */
static void run_until_asleep(struct app_test *t)
{
    for (int i = 0; i < 20000; i++) {
        struct session *s = t->app.session;
        if (ui_wake_in(t->app.ui) < 0 && session_wake_in(s, t->app.now) < 0) {
            assert_int_equal(session_played(s), session_events(s));
            if (session_thinking(s) == SEAT_NONE)
                return;
        }
        thinker_wait(t->app.thinker);
        app_test_frames(t, 1);
    }
    fail_msg("it never sleeps");
}

static size_t matched(const struct match *m)
{
    size_t n = 0;
    for (size_t i = 0; i < match_length(m); i++)
        n += match_actor(m, i) == 0 && match_action(m, i).kind == C82_COVERED;
    return n;
}

/* What answers by itself used to wait for the mouse to be moved, at the speed that people play with. */
static void it_needs_no_other_press(void **state)
{
    (void)state;
    struct app_test t;

    app_test_open(&t, NULL);
    app_test_load(&t, record);
    app_test_settle(&t);
    session_set_speed(t.app.session, HOST_SPEED_FAST, true);
    app_test_press_text(&t, "Match every bid");
    run_until_asleep(&t);
    assert_in_range(matched(session_match(t.app.session)), 2, 99);
    assert_false(app_test_shows(&t, "Match every bid"));
    app_test_close(&t);
}

/* A bidding is one line of the log, which says how high it went, and not two for every bid. */
static size_t lines_of(struct app_test *t, int kind)
{
    const struct host *h = &t->app.host;
    struct host_log_line line;
    size_t n = 0;

    for (size_t i = 0; i < h->log_count(h); i++)
        n += h->log_line(h, i, &line) && line.kind == kind;
    return n;
}

/* Ada has challenged, and bids. */
static const char *const challenged =
    RECORD_1982("fixed") "1 open Ahmed-Cahr 2000\n2 open Ahmed-Cahr 900\n3 open none\n4 open none\n"
                         "chance start 2\n"
                         "2 move Ahmed-Cahr Istanbul\n3 pass\n4 pass\n1 challenge\n2 fight\n";

/* Where a bid is pressed, nothing else comes to lie at the next question: who pressed twice would have stopped. */
static void a_bid_keeps_its_place(void **state)
{
    (void)state;
    char later[2000];
    float place[2] = {0, 0};

    snprintf(later, sizeof later, "%s1 bid 300\n2 covered\n", challenged);
    for (int i = 0; i < 2; i++) {
        struct app_test t;
        app_test_open(&t, NULL);
        t.width = 1280;
        t.height = 720;
        app_test_load(&t, i == 0 ? challenged : later);
        app_test_settle(&t);
        assert_int_equal(app_test_shows(&t, "Stop"), i);
        place[i] = gfx_recorded_text(t.app.gfx, i == 0 ? "Bid $100" : "Bid $400")->at.y;
        app_test_close(&t);
    }
    assert_true(fabsf(place[0] - place[1]) < 2);
}

/* Asking for a bid seemed better than taking it back, whatever one has: each says what it shows. So does matching every bid; and the line
 * across the bars has its number. */
static void each_answer_says_its_price(void **state)
{
    static const char *const moved =
        RECORD_1982("fixed") "1 open Ahmed-Cahr 2000\n2 open Ahmed-Cahr 900\n3 open none\n4 open none\n"
                             "chance start 1\n1 move Ahmed-Cahr Istanbul\n2 challenge\n";
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    app_test_load(&t, moved);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "Match it, and you show as much;"));
    assert_true(app_test_shows(&t, "Undone, nothing is shown"));
    app_test_load(&t, record);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "You show that much."));
    assert_true(app_test_shows(&t, "Match every bid: may show $8000"));
    assert_true(app_test_count(&t, "$500") > 0); /* the mark's, on the scale */
    app_test_close(&t);
}

/* From one step of a challenge to the next both bars stay on one scale, and where the spies are: Ada's move, then her challenge. */
static void bars_and_places_stay(void **state)
{
    static const char *const moved =
        RECORD_1982("fixed") "1 open Ahmed-Cahr 2000\n2 open Ahmed-Cahr 900\n3 open none\n4 open none\n"
                             "chance start 1\n1 move Ahmed-Cahr Istanbul\n2 challenge\n";
    static const char *const moves[] = {"", "1 fight\n2 bid 300\n",
                                        "1 fight\n2 bid 300\n1 covered\n2 bid 900\n"};
    static const char *const bids[] = {"", "1 bid 300\n2 covered\n"};

    (void)state;
    for (size_t i = 0; i < 5; i++) {
        struct app_test t;
        char record_then[2000];
        snprintf(record_then, sizeof record_then, "%s%s", i < 3 ? moved : challenged,
                 i < 3 ? moves[i] : bids[i - 3]);
        app_test_open(&t, NULL);
        t.width = 1280;
        t.height = 720;
        app_test_load(&t, record_then);
        app_test_settle(&t);
        assert_true(app_test_shows(&t, "You")); /* names the bar */
        assert_int_equal(app_test_count(&t, "$2000"),
                         3); /* on the strip, on the bar, on the scale up to $5000 */
        assert_true(app_test_shows(&t, "$5000"));
        assert_true(app_test_shows(&t, "Byrd") && app_test_shows(&t, "Hyde"));
        app_test_close(&t);
    }
}

/* In large type the head stands on the bar, and what wins has two lines there rather than the smallest type of all. */
static void what_wins_is_not_tiny_in_large_type(void **state)
{
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    t.width = 1280;
    t.height = 720;
    t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, 200);
    app_test_load(&t, challenged);
    app_test_settle(&t);
    const struct gfx_item *goal = gfx_recorded_text(t.app.gfx, "Washington to win"),
                          *answer = gfx_recorded_text(t.app.gfx, "Bid $100");
    assert_non_null(goal);
    assert_non_null(answer);
    assert_true(goal->size > answer->size * 0.66f);
    app_test_close(&t);
}

static void every_bid_is_matched_by_one_press(void **state)
{
    (void)state;
    struct app_test t;

    app_test_open(&t, NULL);
    app_test_load(&t, record);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "Match $500"));
    assert_true(app_test_shows(&t, "Match every bid: may show $8000"));
    app_test_press_text(&t, "Match every bid");
    app_test_settle(&t);
    assert_in_range(matched(session_match(t.app.session)), 2, 99);
    assert_int_equal(lines_of(&t, C82_COVERED),
                     matched(session_match(t.app.session))); /* which tells of the bid, too */
    assert_int_equal(lines_of(&t, C82_BID), 0);
    assert_false(app_test_shows(&t, "Match every bid"));
    app_test_close(&t);
}

/* `matched it` is said of the number that was bid then, and not alone beside a higher one. */
static void what_was_matched_is_not_what_is_bid(void **state)
{
    struct app_test t;
    char record_then[2000];

    (void)state;
    snprintf(
        record_then, sizeof record_then, "%s%s",
        RECORD_1982("fixed") "1 open Rock-Bottom 8000\n2 open Rock-Bottom 3000\n3 open none\n4 open none\n",
        "chance start 1\n1 move Rock-Bottom Singapore\n2 challenge\n1 fight\n2 bid 500\n1 covered\n2 bid "
        "700\n");
    app_test_open(&t, NULL);
    t.width = 854;
    t.height = 480;
    app_test_load(&t, record_then);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "bid $700"));
    assert_false(app_test_shows(&t, "matched it"));
    app_test_close(&t);
}

/* What is asked again is seen to be another question: the button and the card name what is bid now, and what one has matched. What giving
 * way costs stands on its button where there is no room under it. */
static void the_question_names_the_bid(void **state)
{
    (void)state;
    int before = (int)(strstr(record, "2 bid") - record);

    for (int i = 0; i < 2; i++) {
        struct app_test t;
        char record_then[2000];
        snprintf(record_then, sizeof record_then, "%.*s2 bid 100\n%s", before, record,
                 i == 0 ? "" : "1 covered\n2 bid 500\n");
        app_test_open(&t, NULL);
        t.width = 1280;
        t.height = 720;
        app_test_load(&t, record_then);
        app_test_settle(&t);
        assert_true(app_test_shows(&t, i == 0 ? "Match $100" : "Match $500"));
        assert_true(app_test_shows(&t, i == 0 ? "Bid: $100" : "Bid: $500 (you matched $100)"));
        assert_true(app_test_shows(&t, "Move undone, turn over"));
        app_test_close(&t);
    }
}

/* … and where four sit at the table, whose cards leave it less room: of the mover, and of the challenger. */
static void giving_way_says_what_it_costs(void **state)
{
    (void)state;
    static const struct {
        const char *happened, *costs;
    } cases[] = {
        {"chance start 1\n1 move Rock-Bottom Singapore\n2 challenge\n1 fight\n2 bid 500\n",
         "Move undone, turn over"},
        {"chance start 4\n4 move Rock-Bottom Singapore\n1 challenge\n4 fight\n1 bid 500\n4 covered\n",
         "Your next turn is lost"}};

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct app_test t;
        char four[2000];
        const char *open = strstr(record, "\nchance spies"), *start = strstr(record, "chance start");
        snprintf(four, sizeof four, "%.*s%s%.*s%s%s", (int)(open - record), record,
                 "seat: 3 Moscow ai:rookie \"Nils\"\nseat: 4 Peking ai:rookie \"Control\"\n",
                 (int)(start - open), open, "3 open none\n4 open Rock-Bottom 9000\n", cases[i].happened);
        app_test_open(&t, NULL);
        t.width = 1280;
        t.height = 720;
        app_test_load(&t, four);
        app_test_settle(&t);
        assert_true(bidding_up(app_test_table(&t)));
        assert_true(app_test_shows(&t, cases[i].costs));
        app_test_close(&t);
    }
}

/* Where somebody gave way is told within the column of what is compared, however narrow that is. */
static void where_somebody_stopped_stays_on_its_column(void **state)
{
    (void)state;
    struct app_test t;
    char three[2000];
    const char *spies = strstr(record, "chance spies"), *open = strstr(record, "1 open");

    snprintf(three, sizeof three, "%.*s%s%.*s%s", (int)(spies - record) - 1, record,
             "seat: 3 Moscow ai:rookie \"Nils\"\n\n", (int)(open - spies), spies,
             "1 open Rock-Bottom 8000\n2 open Rock-Bottom 3000\n3 open none\nchance start 1\n"
             "1 move Rock-Bottom Singapore\n2 challenge\n1 fight\n2 bid 2500\n1 covered\n2 stop\n3 pass\n"
             "3 payoff none\n1 move Rock-Bottom Sydney\n2 challenge\n");
    app_test_open(&t, NULL);
    t.width = 854;
    t.height = 480;
    app_test_load(&t, three);
    app_test_settle(&t);
    const struct gfx_item *told = gfx_recorded_text(t.app.gfx, "stopped at"),
                          *ask = gfx_recorded_text(t.app.gfx, "Ask for a bid");
    assert_non_null(told);
    assert_non_null(ask);
    assert_true(told->at.x + told->at.w <= ask->at.x);
    app_test_close(&t);
}

/* What the others can know of one's own money is told on one's own card, once anything is proven of it. */
static void what_is_proven_of_oneself_is_told(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct app_test t;
        char record_then[2000];
        snprintf(record_then, sizeof record_then, "%s%s", record, i == 0 ? "" : "1 covered\n2 stop\n");
        app_test_open(&t, NULL);
        app_test_load(&t, record_then);
        app_test_settle(&t);
        struct table *table = app_test_table(&t);
        if (bidding_up(table))
            bidding_fold(table);
        app_test_frames(&t, 3);
        const struct gfx_item *own = gfx_recorded_text(t.app.gfx, "8000");
        assert_non_null(own);
        struct input_event rests = {.kind = INPUT_POINTER_MOVE,
                                    .device = DEVICE_MOUSE,
                                    .x = own->at.x + own->at.w / 2,
                                    .y = own->at.y + own->at.h / 2,
                                    .pad = -1};
        app_event(&t.app, &rests);
        app_test_frames(&t, 120);
        assert_true(app_test_shows(&t, "You have $8000 with Rock Bottom."));
        assert_int_equal(app_test_shows(&t, "to the others: at least $500."), i);
        app_test_close(&t);
    }
}

/* Under the number that is bid stands the game's own word for it, as everywhere else, and not the kit's. */
static void a_number_is_bid_rather_than_named(void **state)
{
    struct app_test t;
    bool staged = false;

    (void)state;
    app_test_open(&t, NULL);
    app_test_load(&t, record);
    app_test_settle(&t);
    session_set_speed(t.app.session, HOST_SPEED_NORMAL, true);
    app_test_press_text(&t, "Match $500");
    for (int i = 0; i < 60; i++) {
        app_test_frames(&t, 1);
        staged = staged || app_test_count(&t, "bid") > 0;
        assert_false(app_test_shows(&t, "named"));
    }
    assert_true(staged);
    app_test_close(&t);
}

/* Marlene moves a spy whom Ada has paid as well, and nothing is known of what Marlene has there. */
static const char *const asked =
    RECORD_1982("fixed") "1 open Ahmed-Cahr 2000\n2 open Ahmed-Cahr 900\n3 open Al-Ibi 100\n4 open none\n"
                         "chance start 2\n"
                         "2 move Ahmed-Cahr Istanbul\n3 pass\n4 pass\n";

/* Letting it pass is not commended by its colour where nobody can tell; neither answer is. */
static void letting_pass_is_not_commended(void **state)
{
    (void)state;
    struct app_test t;

    app_test_open(&t, NULL);
    app_test_load(&t, asked);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "Let it pass") && app_test_shows(&t, "Challenge"));
    assert_false(app_test_primary(&t, "Let it pass"));
    app_test_close(&t);
}

/* Marlene has proven more there than Ada has: nothing can come of a challenge. */
static const char *const beaten = RECORD_1982(
    "fixed") "1 open Ahmed-Cahr 500\n2 open Ahmed-Cahr 900\n3 open none\n4 open none\n"
             "chance start 3\n"
             "3 move Ahmed-Cahr Istanbul\n4 pass\n1 pass\n2 challenge\n3 fight\n2 bid 700\n3 uncovered\n"
             "4 payoff none\n1 payoff none\n2 move Ahmed-Cahr Istanbul\n3 pass\n4 pass\n";

static void letting_pass_what_cannot_be_stopped_is_commended(void **state)
{
    (void)state;
    struct app_test t;

    app_test_open(&t, NULL);
    app_test_load(&t, beaten);
    app_test_settle(&t);
    assert_true(app_test_primary(&t, "Let it pass"));
    assert_false(app_test_primary(&t, "Challenge"));
    app_test_close(&t);
}

/* Ada's turn, who knows of Marlene's money with one spy. */
static const char *const turn = RECORD_1982(
    "fixed") "1 open Ahmed-Cahr 2000\n2 open Ahmed-Cahr 900\n3 open none\n4 open none\n"
             "chance start 3\n"
             "3 move Ahmed-Cahr Istanbul\n4 pass\n1 pass\n2 challenge\n3 fight\n2 bid 700\n3 uncovered\n"
             "4 payoff none\n";

/* Sums are written in full on the cards of the seats and where one pays, and may be typed so, or in hundreds. */
static void a_sum_is_written_in_one_way(void **state)
{
    (void)state;
    static const int typed[][5] = {{1, 5, 0, 0, -1}, {1, 5, -1}, {5, 0, 0, -1}, {1, 0, 0, -1}};
    static const int laid[] = {15, 15, 5, 1};
    struct app_test t;

    app_test_open(&t, NULL);
    app_test_load(&t, turn);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "700+") && app_test_count(&t, "2000") > 0);
    assert_int_equal(app_test_count(&t, "7+") + app_test_count(&t, "20"), 0);
    app_test_press_text(&t, "Pay off");
    app_test_frames(&t, 3);
    assert_true(app_test_shows(&t, "Marlene $700+"));
    struct table *table = app_test_table(&t);
    for (size_t k = 0; k < sizeof laid / sizeof laid[0]; k++) {
        int sum = 0;
        table->ask.laid = (struct laid){0};
        for (size_t i = 0; typed[k][i] >= 0; i++)
            app_test_act(&t, (enum input_action)(ACTION_DIGIT_0 + typed[k][i]));
        for (size_t i = 0; i < AMOUNTS_MOST; i++)
            sum += table->ask.laid.on[i];
        assert_int_equal(sum, laid[k]);
    }
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_bid_keeps_its_place),
                                       cmocka_unit_test(each_answer_says_its_price),
                                       cmocka_unit_test(bars_and_places_stay),
                                       cmocka_unit_test(what_wins_is_not_tiny_in_large_type),
                                       cmocka_unit_test(every_bid_is_matched_by_one_press),
                                       cmocka_unit_test(the_question_names_the_bid),
                                       cmocka_unit_test(what_was_matched_is_not_what_is_bid),
                                       cmocka_unit_test(a_number_is_bid_rather_than_named),
                                       cmocka_unit_test(giving_way_says_what_it_costs),
                                       cmocka_unit_test(where_somebody_stopped_stays_on_its_column),
                                       cmocka_unit_test(what_is_proven_of_oneself_is_told),
                                       cmocka_unit_test(it_needs_no_other_press),
                                       cmocka_unit_test(letting_pass_is_not_commended),
                                       cmocka_unit_test(letting_pass_what_cannot_be_stopped_is_commended),
                                       cmocka_unit_test(a_sum_is_written_in_one_way)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
