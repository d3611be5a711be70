/* The cards of the seats: what they say, and what a press on them opens. */
#include "table/seats.h"
#include "base/text.h"
#include "cmocka_all.h"
#include "rules/topsecret/tss_view.h"
#include "scene/app_test.h"
#include "scene/matches.h"
#include "scene/record_1982.h"
#include "table/past.h"
#include "table/table.h"
#include "ui/ui.h"

#include <stdio.h>
#include <string.h>

/* A match of Solomon's that is over, watched again at the moment when the second, whose name is given, has answered the first move. */
static void watch_answer(struct app_test *t, const char *second)
{
    enum { ANSWERED = 16 };
    static const char moves[] =
        "1 move Spyglass Vienna\n2 pass\n3 pass\n4 pass\n2 payoff none\n3 payoff none\n4 payoff none\n"
        "1 move Spyglass Paris\n2 pass\n3 pass\n4 pass\n1 carry\n2 payoff none\n3 payoff none\n4 payoff "
        "none\n"
        "1 move Spyglass London\n2 pass\n3 pass\n4 pass\n1 carry\n2 payoff none\n3 payoff none\n4 payoff "
        "none\n"
        "1 move Spyglass Glasgow\n2 pass\n3 pass\n4 pass\n1 carry\n";
    char record[4096];
    struct text out = text_over(record, sizeof record);
    const struct host *h = &t->app.host;

    text_add(
        &out,
        "conspiracy-record: 1\ngame: solomon\nseat: 1 Glasgow ai:rookie \"Control\"\n"
        "seat: 2 Moscow ai:rookie \"%s\"\nseat: 3 Athens ai:rookie \"Marlene\"\n"
        "seat: 4 Algiers human \"Ada\"\n\n"
        "chance agents Belgrade=Beacon Berlin=Roulette Marseille=Magician Paris=Spyglass Rome=Vagabond "
        "Warsaw=Tempest\nchance board 1 4\nchance board 2 2\nchance board 3 1\nchance board 4 3\n"
        "chance token 1 Spyglass\nchance token 2 Vagabond\nchance token 3 Tempest\nchance token 4 Beacon\n"
        "chance start 1\n1 invest Beacon Tempest\n2 invest Magician Spyglass\n"
        "3 invest Roulette Vagabond\n4 invest Spyglass Tempest\n%s",
        second, moves);
    app_test_open(t, NULL);
    app_test_load(t, record);
    app_test_settle(t);
    assert_true(h->past->replay(h, ANSWERED, false, NULL));
    app_test_settle(t);
}

static void an_answer_is_read_whatever_the_name(void **state)
{
    (void)state;
    static const char *const name[] = {"Bo", "Bartholomew Featherston"};
    static const int size[] = {100, 200};
    for (size_t i = 0; i < 4; i++) {
        struct app_test t;
        watch_answer(&t, name[i % 2]);
        t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, size[i / 2]);
        app_test_settle(&t);
        assert_int_equal(app_test_count(&t, "lets it pass"), 1);
        app_test_close(&t);
    }
}

static void press_seat(struct app_test *t, int seat)
{
    struct rect at;
    float px = ui_scale(t->app.ui);

    assert_true(seats_card(app_test_table(t), seat, &at));
    app_test_press(t, (at.x + at.w * 0.3f) * px, (at.y + at.h / 2) * px);
    app_test_settle(t);
}

/* Where nothing is secret there is no page about oneself; a press used to open that of the first rival. */
static void ones_own_card_opens_no_rivals_page(void **state)
{
    (void)state;
    char error[512] = "";
    for (int seats = 2; seats <= 4; seats++) {
        struct app_test t;
        struct options options = {
            .begin = true, .game = "senate", .seats = seats, .seeded = true, .seed = 3, .speed = -1};
        for (int seat = 0; seat < seats; seat++)
            options.seat[seat] = seat == 1 ? "human:Ada" : "ai:rookie";
        app_test_open(&t, NULL);
        assert_true(app_begin(&t.app, &options, error, sizeof error));
        app_test_settle(&t);
        struct table *table = app_test_table(&t);
        int self = table->viewer;
        assert_true(self >= 0 && table_asks(table));
        press_seat(&t, self);
        assert_int_equal(table->now.card, CARD_NONE);
        for (int ahead = 1; ahead < seats; ahead++) {
            press_seat(&t, (self + ahead) % seats);
            assert_int_equal(table->now.card, CARD_DOSSIER);
            assert_int_equal(table->dossier_page, ahead - 1);
            table->now.card = CARD_NONE;
            app_test_settle(&t);
        }
        app_test_close(&t);
    }
}

/* In a match of four with cards, one of whom is a person, after what happened in the first turn: so many cards say that their seat is asked
 * next, that it is asked last, and that it has passed. */
static void check_asked(int person, const char *happened, int next, int last, int passed)
{
    static const char *const place[] = {"Lisbon", "London", "Paris", "Bonn"};
    struct app_test t;
    char record[2048];
    struct text out = text_over(record, sizeof record);

    text_add(&out, "conspiracy-record: 1\ngame: topsecret\n");
    for (int seat = 0; seat < 4; seat++)
        text_add(&out, "seat: %d %s %s \"%s\"\n", seat + 1, place[seat],
                 seat == person ? "human" : "ai:rookie", seat == person ? "Ada" : place[seat]);
    text_add(&out,
             "option: cards=on\n\nchance agent 1 Violet\nchance agent 2 Ash\nchance agent 3 Canary\nchance "
             "agent 4 Ginger\nchance card 1 markers\nchance card 1 shove\nchance card 2 retreat\nchance card "
             "2 rescue\nchance card 3 safe\nchance card 3 rescue\nchance card 4 safe\nchance card 4 dash\n"
             "chance start 4\nchance die 2\n4 move Ginger=2\n%s",
             happened);
    app_test_open(&t, NULL);
    app_test_load(&t, record);
    app_test_settle(&t);
    assert_int_equal(app_test_table(&t)->viewer, person);
    assert_int_equal(app_test_count(&t, "asked next"), next);
    assert_int_equal(app_test_count(&t, "asked last"), last);
    assert_int_equal(app_test_count(&t, "passed"), passed);
    app_test_close(&t);
}

static void in_which_order_all_are_asked_is_seen(void **state)
{
    (void)state;
    check_asked(0, "4 pass\n", 1, 0, 1);
    check_asked(0, "4 play dash Ash 2\n4 pass\n", 1, 1, 0);
    check_asked(2, "4 play dash Ash 2\n4 pass\n1 pass\n2 pass\n", 0, 1, 2);
    check_asked(2, "4 play dash Ash 2\n4 play safe 3\n1 pass\n2 pass\n", 0, 0, 2); /* with an empty hand */
}

/* Whoever has no card is told of in their own place: an automaton, too. What the viewer did in the
 * turn before stood there as if it were news. */
static void a_deed_is_told_where_its_doer_is(void **state)
{
    (void)state;
    struct app_test t;
    static const char begun[] =
        "conspiracy-record: 1\ngame: senate\nseat: 1 Ebb human \"Ada\"\noption: opponent=4\n\n"
        "chance location Pearl-Stairs\n1 draw 2\nchance lords Consul-1 Military-2\n1 keep Military-2\n"
        "chance top Grower-1\nchance top Consul-3\n";
    char record[1024];
    for (int placed = 0; placed <= 1; placed++) {
        app_test_open(&t, NULL);
        snprintf(record, sizeof record, "%s%s", begun, placed ? "1 place Consul-3\n" : "");
        app_test_load(&t, record);
        app_test_settle(&t);
        assert_true(app_test_shows(&t, "Corvo takes")); /* why stands there to the end of its turn */
        assert_false(app_test_shows(&t, "You keep"));
        app_test_close(&t);
    }
}

/* A whole turn was played for somebody who was not told why. */
static void a_turn_without_a_choice_says_why(void **state)
{
    (void)state;
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_load(&t,
                  "conspiracy-record: 1\ngame: senate\nseat: 1 Ebb human \"Ada\"\noption: opponent=4\n\n"
                  "chance location Sluice\n1 draw 2\nchance lords Military-4 Oracle-2\n1 keep Oracle-2\n");
    t.app.host.shell->set_setting(&t.app.host, HOST_SPEED, HOST_SPEED_NORMAL);
    t.app.host.shell->set_setting(&t.app.host, HOST_NO_CHOICE, 1);
    bool told = false;
    for (int i = 0; i < 1200 && !told; i++, app_test_frames(&t, 1))
        told = app_test_shows(&t, "may take no pile") && app_test_shows(&t, "given for you.");
    assert_true(told);
    app_test_close(&t);
}

/* Nothing said that the end was near before it was. */
static void what_fills_a_chamber_is_foreseen(void **state)
{
    (void)state;
    struct app_test t;
    for (int events = 4; events <= 55; events += 51) {
        app_test_lay(&t, RECORDS_FOLDER "/../../senate/records", "solo-any", events, "");
        assert_int_equal(app_test_shows(&t, "then full"), events == 55);
        app_test_close(&t);
    }
}

/* Chance names it: in the log of that event it had no name yet. */
static void an_automaton_is_named_when_it_comes(void **state)
{
    (void)state;
    struct app_test t;
    struct host_log_line line;
    app_test_open(&t, NULL);
    app_test_load(&t, "conspiracy-record: 1\ngame: senate\nseat: 1 Ebb human \"Ada\"\n\n"
                      "chance opponent Oracle\nchance location Mint\n");
    app_test_settle(&t);
    assert_true(t.app.host.log_line(&t.app.host, 0, &line));
    assert_string_equal(line.text, "Zenobia comes to the table");
    app_test_close(&t);
}

/* Of several others, whose turn comes next is on the card. */
static void whose_turn_comes_next_is_seen(void **state)
{
    (void)state;
    enum { BEFORE_THE_MOVE = 14 };
    struct app_test t;
    const struct host *h = &t.app.host;

    watch_answer(&t, "Bo");
    assert_int_equal(app_test_count(&t, "next"), 0); /* that seat has just answered */
    assert_true(h->past->replay(h, BEFORE_THE_MOVE, false, NULL));
    app_test_settle(&t);
    assert_int_equal(app_test_count(&t, "next"), 1);
    app_test_close(&t);
}

/* The first text on the cards of the seats that had to be cut, or NULL. */
static const char *cut_on_cards(struct app_test *t)
{
    struct table *table = app_test_table(t);
    float px = ui_scale(t->app.ui);
    struct rect seats = {table->layout.seats.x * px, table->layout.seats.y * px, table->layout.seats.w * px,
                         table->layout.seats.h * px};
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);

    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && rect_has(seats, rect_center(item[i].at)) &&
            strstr(item[i].text, "…"))
            return item[i].text;
    return NULL;
}

/* Seven sit there, with cards: who is asked, who comes next and that one's own agent is covered leave every name whole, in large type, too. */
static void what_stands_on_small_cards_is_whole(void **state)
{
    (void)state;
    static const struct {
        int width, height, type, people;
    } at[] = {{854, 480, 200, 1},  {854, 480, 200, 2},  {854, 480, 100, 2}, {1280, 720, 200, 1},
              {1280, 720, 200, 2}, {1024, 768, 200, 2}, {960, 540, 200, 2}};
    static const char *const person[] = {"human:Moscow", "human:Winifred"};

    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        char error[512] = "";
        struct app_test t;
        struct options options = {
            .begin = true, .game = "topsecret", .seats = 7, .seeded = true, .seed = 5, .speed = -1};
        int asked = 0;
        options.option[options.option_count++] = "cards=on";
        for (int seat = 0; seat < 7; seat++)
            options.seat[seat] = seat % 3 == 0 && seat < 3 * at[i].people ? person[seat / 3] : "ai:rookie";
        app_test_open(&t, NULL);
        t.width = at[i].width;
        t.height = at[i].height;
        assert_true(app_begin(&t.app, &options, error, sizeof error));
        t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, at[i].type);
        for (int press = 0; press < 40 && asked < 3; press++) {
            app_test_settle(&t);
            const char *cut = cut_on_cards(&t);
            if (cut)
                fail_msg("%d x %d at %d %%: %s", at[i].width, at[i].height, at[i].type, cut);
            asked += table_asks(app_test_table(&t)) && table_may(app_test_table(&t), TSS_PASS);
            app_test_act(&t, ACTION_ACCEPT);
        }
        assert_true(asked > 1);
        app_test_close(&t);
    }
}

/* Seven own all agents there are: on their sheet nobody is nobody's, in no column and no sentence. */
static void nobody_has_a_column_only_where_agents_are_free(void **state)
{
    (void)state;
    for (int seats = 6; seats <= 7; seats++) {
        char error[512] = "";
        struct app_test t;
        struct options options = {
            .begin = true, .game = "topsecret", .seats = seats, .seeded = true, .seed = 5, .speed = -1};
        options.option[options.option_count++] = "dossier=on";
        for (int seat = 0; seat < seats; seat++)
            options.seat[seat] = seat == 0 ? "human:Ada" : "ai:rookie";
        app_test_open(&t, NULL);
        assert_true(app_begin(&t.app, &options, error, sizeof error));
        app_test_settle(&t);
        app_test_press_text(&t, "Rivals");
        app_test_settle(&t);
        app_test_press_text(&t, "Who is who");
        app_test_settle(&t);
        assert_true(app_test_shows(&t, "5 points"));
        assert_int_equal(app_test_shows(&t, "Nobody"), seats == 6);
        app_test_close(&t);
    }
}

/* Who is on turn is told until the cards are turned up: from then on there is nothing left to ask. It stood there as if there were. */
static void nobody_is_asked_while_the_cards_are_turned_up(void **state)
{
    (void)state;
    enum { EVENTS = 137, FRAMES = 600 };
    static const char *const told[] = {"on turn", "to answer", "asked next", "passed", "'s turn"};
    struct app_test t;
    int before = 0, after = 0;

    app_test_lay(&t, RECORDS_FOLDER, "cards-3", EVENTS, "");
    const struct host *h = &t.app.host;
    h->shell->set_setting(h, HOST_SPEED, HOST_SPEED_NORMAL);
    assert_true(h->past->replay(h, EVENTS - 1, true, NULL));
    app_test_frames(&t, 2);
    for (int frame = 0; frame < FRAMES && !table_over(app_test_table(&t)); frame++) {
        const struct performance *play = &app_test_table(&t)->play;
        bool up = play->running &&
                  (play->now.kind == TSS_OWNS || play->now.kind == TSS_JUDGED || play->now.kind == TSS_ENDED);
        app_test_frames(&t, 1);
        for (size_t i = 0; i < sizeof told / sizeof told[0]; i++)
            if (up && app_test_table(&t)->play.running && app_test_shows(&t, told[i]))
                fail_msg("%s", told[i]);
        before += !up && app_test_shows(&t, "on turn");
        after += up;
    }
    assert_true(before > 0 && after > 0 && table_over(app_test_table(&t)));
    app_test_close(&t);
}

/* Where rivals are at home stands on all of their cards or on none: the next one's, which says so, used to lack it. */
static void all_rivals_have_a_home_or_none(void **state)
{
    (void)state;
    static const int size[][2] = {{854, 480}, {960, 540}, {1024, 768}, {1280, 720}, {1920, 1080}};
    struct app_test t;
    int all = 0, none = 0;

    app_test_open(&t, NULL);
    app_test_load(&t,
                  RECORD_1982("fixed") "1 open none\n2 open none\n3 open none\n4 open none\nchance start 1\n"
                                       "1 payoff none\n2 payoff none\n3 payoff none\n4 payoff none\n");
    t.app.host.shell->set_setting(&t.app.host, HOST_RECAP, 0); /* before which cards become strips */
    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        t.width = size[i][0];
        t.height = size[i][1];
        app_test_settle(&t);
        int homes =
            app_test_count(&t, ", London") + app_test_count(&t, ", Moscow") + app_test_count(&t, ", Peking");
        if (homes != 0 && homes != 3)
            fail_msg("%dx%d: %d homes", t.width, t.height, homes);
        all += homes == 3;
        none += homes == 0;
    }
    assert_true(all > 0 && none > 0);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_answer_is_read_whatever_the_name),
        cmocka_unit_test(all_rivals_have_a_home_or_none),
        cmocka_unit_test(ones_own_card_opens_no_rivals_page),
        cmocka_unit_test(in_which_order_all_are_asked_is_seen),
        cmocka_unit_test(a_deed_is_told_where_its_doer_is),
        cmocka_unit_test(an_automaton_is_named_when_it_comes),
        cmocka_unit_test(a_turn_without_a_choice_says_why),
        cmocka_unit_test(what_fills_a_chamber_is_foreseen),
        cmocka_unit_test(whose_turn_comes_next_is_seen),
        cmocka_unit_test(what_stands_on_small_cards_is_whole),
        cmocka_unit_test(nobody_has_a_column_only_where_agents_are_free),
        cmocka_unit_test(nobody_is_asked_while_the_cards_are_turned_up),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
