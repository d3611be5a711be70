/* By keys alone: the shield without Tab, help at the page that fits, a sign while nothing is heard. */
#include "app/session_part.h"
#include "base/text.h"
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "scene/matches.h"
#include "scene/showcase.h"
#include "scene/solomon/own.h"
#include "table/ending.h"
#include "table/game.h"
#include "ui/ui.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const turn = "1 invest Spyglass Vagabond\n"
                                "2 invest Beacon Magician\n"
                                "1 payoff none\n";

static void load(struct app_test *t, const char *happened)
{
    char record[2048];
    match_test_dealt(record, sizeof record, "ai:rookie", "Tempest", happened);
    app_test_open(t, NULL);
    app_test_load(t, record);
}

static int laid_on(struct app_test *t, int *where)
{
    int n = 0;
    for (int i = 0; i < AMOUNTS_MOST; i++)
        if (app_test_table(t)->ask.laid.on[i] > 0) {
            *where = i;
            n += app_test_table(t)->ask.laid.on[i];
        }
    return n;
}

static void digits_go_to_the_agent_that_has_the_focus(void **state)
{
    (void)state;
    struct app_test t;
    int first = -1, second = -1;
    load(&t, turn);
    app_test_act(&t, ACTION_DIGIT_0 + 2);
    assert_int_equal(app_test_table(&t)->now.card, CARD_SHIELD);
    app_test_act(&t, ACTION_DIGIT_0 + 1); /* the focus is on the first agent at once, not on Close */
    app_test_act(&t, ACTION_DIGIT_0 + 2);
    assert_int_equal(laid_on(&t, &first), 12);
    app_test_act(&t, ACTION_RIGHT);
    app_test_act(&t, ACTION_DIGIT_0 + 4); /* not the dossier */
    assert_int_equal(app_test_table(&t)->now.card, CARD_SHIELD);
    assert_int_equal(laid_on(&t, &second), 4);
    assert_int_not_equal(first, second);
    app_test_act(&t, ACTION_PLUS);
    app_test_act(&t, ACTION_PLUS);
    app_test_act(&t, ACTION_MINUS);
    assert_int_equal(laid_on(&t, &second), 5);
    app_test_act(&t, ACTION_ERASE);
    assert_int_equal(laid_on(&t, &second), 0);
    app_test_act(&t, ACTION_ERASE); /* nothing left to delete: it stays */
    assert_int_equal(app_test_table(&t)->now.card, CARD_SHIELD);
    app_test_act(&t, ACTION_BACK);
    assert_int_equal(app_test_table(&t)->now.card, CARD_NONE);
    app_test_close(&t);
}

/* The middle of the text, on the shield, that reads just so; the last one drawn. */
static struct rect text_at(struct app_test *t, const char *words)
{
    size_t n;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    for (size_t i = n; i > 0; i--)
        if (item[i - 1].kind == ITEM_TEXT && item[i - 1].text && strcmp(item[i - 1].text, words) == 0)
            return item[i - 1].at;
    fail_msg("\"%s\" is not shown", words);
    return (struct rect){0, 0, 0, 0};
}

/* They stood in another order than on the plate and the seats. */
static void agents_stand_in_one_order_everywhere(void **state)
{
    static const char *const names[] = {"Beacon",  "Magician", "Roulette",   "Spyglass",
                                        "Tempest", "Vagabond", "Dr. Solomon"};
    (void)state;
    for (int board = 1; board <= 4; board++) {
        struct app_test t;
        char record[2048];
        match_test_dealt(record, sizeof record, "ai:rookie", "Tempest", turn);
        char *dealt = strstr(record, "chance board 1 3");
        assert_non_null(dealt);
        dealt[strlen("chance board 1 ")] = (char)('0' + board);
        char *other = strstr(record, "chance board 2 1");
        assert_non_null(other);
        other[strlen("chance board 2 ")] = board == 1 ? '2' : '1';
        app_test_open(&t, NULL);
        app_test_load(&t, record);
        app_test_act(&t, ACTION_DIGIT_0 + 2);
        struct rect before = {0, 0, 0, 0};
        for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
            struct rect at = text_at(&t, names[i]);
            assert_true(i == 0 || at.y > before.y + 50 || at.x > before.x);
            before = at;
        }
        app_test_close(&t);
    }
}

/* Digits typed after a click on the number of an agent went to another, and were spent. */
static void keys_go_to_the_agent_that_was_clicked(void **state)
{
    (void)state;
    struct app_test t;
    int agent = -1;
    load(&t, turn);
    app_test_act(&t, ACTION_DIGIT_0 + 2);
    struct rect name = text_at(&t, "Vagabond"), other = text_at(&t, "Beacon"), field = {0, 0, 0, 0};
    size_t n;
    const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
    for (size_t i = 0; i < n; i++) { /* the number in the field, on the lower edge of the card */
        bool below = item[i].at.y > name.y + 60 && item[i].at.x > name.x && item[i].at.x < name.x + 250;
        if (item[i].kind == ITEM_TEXT && item[i].text && strcmp(item[i].text, "0") == 0 && below)
            field = item[i].at;
    }
    assert_true(field.w > 0);
    app_test_press(&t, field.x + field.w / 2, field.y + field.h / 2);
    assert_int_equal(laid_on(&t, &agent), 0); /* it selects, and lays nothing */
    struct input_event over = {.kind = INPUT_POINTER_MOVE, .device = DEVICE_MOUSE, .pad = -1};
    over.x = other.x + other.w / 2;
    over.y = other.y + other.h / 2;
    ui_feed(t.app.ui, &over); /* passing over another changes nothing */
    app_test_frames(&t, 2);
    app_test_act(&t, ACTION_DIGIT_0 + 4);
    assert_int_equal(laid_on(&t, &agent), 4);
    assert_int_equal(agent, SOLOMON_VAGABOND);
    app_test_act(&t, ACTION_PLUS);
    assert_int_equal(laid_on(&t, &agent), 5);
    assert_int_equal(agent, SOLOMON_VAGABOND);
    app_test_close(&t);
}

/* What lay on the first vanished without a word. */
static void a_second_agent_says_what_the_first_gives_back(void **state)
{
    (void)state;
    struct app_test t;
    int agent = -1;
    load(&t, turn);
    app_test_act(&t, ACTION_DIGIT_0 + 2);
    app_test_act(&t, ACTION_DIGIT_0 + 4);
    assert_false(app_test_shows(&t, "One agent per payoff"));
    app_test_act(&t, ACTION_RIGHT);
    app_test_act(&t, ACTION_DIGIT_0 + 3);
    assert_int_equal(laid_on(&t, &agent), 3);
    assert_true(app_test_shows(&t, "One agent per payoff"));
    app_test_act(&t, ACTION_DIGIT_0 + 2); /* and it goes on being said while the number is typed */
    assert_true(app_test_shows(&t, "One agent per payoff"));
    app_test_close(&t);
}

/* In large type some numbers fell below their names, and what was left to do was cut short. */
static void large_type_keeps_rows_and_says_all(void **state)
{
    (void)state;
    struct app_test t;
    char *record = showcase_record("turn");
    app_test_open(&t, NULL);
    t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, 200);
    app_test_load(&t, record);
    free(record);
    app_test_act(&t, ACTION_DIGIT_0 + 2);
    float first = text_at(&t, "8").y - text_at(&t, "Roulette").y;
    float second = text_at(&t, "17").y - text_at(&t, "Vagabond").y;
    assert_true(first > 0 && fabsf(first - second) < 2);
    assert_true(app_test_shows(&t, "feint"));
    app_test_close(&t);
}

static void what_cannot_be_placed_says_how_much_is_missing(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "1 invest Spyglass Vagabond\n");
    app_test_press_text(&t, "Look behind the shield");
    struct amounts a;
    struct table *table = app_test_table(&t);
    assert_true(table->game->amounts(table, &a));
    assert_string_equal(a.missing, "Place two more");
    app_test_act(&t, ACTION_DIGIT_0 + 1);
    assert_int_equal(amounts_chosen(&table->ask.laid), 1);
    assert_true(table->game->amounts(table, &a));
    assert_string_equal(a.missing, "Place one more, on another agent");
    struct rect confirm = text_at(&t, "Place them");
    app_test_press(&t, confirm.x + confirm.w / 2, confirm.y + confirm.h / 2);
    assert_true(app_test_shows(&t, "Place one more"));
    app_test_close(&t);
}

static game_action last_of(struct app_test *t, uint32_t before)
{
    assert_true(session_events(t->app.session) > before);
    return match_action(session_match(t->app.session), before);
}

static void enter_hands_in_and_f_feints(void **state)
{
    (void)state;
    for (int feint = 0; feint < 2; feint++) {
        struct app_test t;
        int agent = -1;
        load(&t, turn);
        uint32_t before = session_events(t.app.session);
        app_test_act(&t, ACTION_DIGIT_0 + 2);
        app_test_act(&t, ACTION_DIGIT_0 + 3);
        assert_int_equal(laid_on(&t, &agent), 3);
        app_test_act(&t, feint ? ACTION_FOLD : ACTION_ACCEPT);
        game_action a = last_of(&t, before);
        assert_int_equal(a.kind, SOLOMON_PAYOFF);
        assert_int_equal(a.arg[0], feint ? SOLOMON_NOBODY : agent);
        assert_int_equal(feint ? 3 : a.arg[1], 3);
        app_test_close(&t);
    }
}

static struct ending end_of(struct table *table)
{
    char words[400];
    struct text reason = text_over(words, sizeof words);
    struct ending e = {.names = "Somebody"};
    table->game->ending(table, &e, &reason);
    snprintf(e.reason, sizeof e.reason, "%s", words);
    return e;
}

/* The doctor's own picture threatens: who has won by his die once saw it too. */
static void an_end_shows_who_brought_it_about(void **state)
{
    (void)state;
    struct app_test t;
    showcase_open(&t, "doctor");
    struct table *table = app_test_table(&t);
    struct solomon_public *p = (struct solomon_public *)&shown(table)->pub;
    assert_int_equal(p->how, SOLOMON_END_DOCTOR);
    for (int winner = 0; winner < p->seats; winner++) {
        p->winners = (uint8_t)(1U << winner);
        struct ending e = end_of(table);
        assert_string_equal(e.plate, winner == table->viewer ? "solomon/portraits/victory.jpg"
                                                             : "solomon/portraits/solomon-wins.jpg");
        assert_string_equal(e.hero, "solomon/portraits/home-solomon.png");
    }
    app_test_close(&t);
}

/* With the match what was announced is over, too, so that it is not in the last view any more. */
static void whoever_brought_the_briefcase_home_stands_at_the_end(void **state)
{
    (void)state;
    char record[4096];
    struct app_test t;
    match_test_four(
        record, sizeof record, "ai:rookie",
        "1 invest Beacon Tempest\n2 invest Magician Spyglass\n3 invest Roulette Vagabond\n"
        "4 invest Spyglass Tempest\n1 move Spyglass Vienna\n2 pass\n3 pass\n4 pass\n"
        "2 payoff none\n3 payoff none\n4 payoff none\n1 move Spyglass Paris\n2 pass\n3 pass\n4 pass\n"
        "1 carry\n2 payoff none\n3 payoff none\n4 payoff none\n1 move Spyglass London\n2 pass\n3 pass\n"
        "4 pass\n1 carry\n2 payoff none\n3 payoff none\n4 payoff none\n1 move Spyglass Glasgow\n2 pass\n"
        "3 pass\n4 pass\n1 carry\n");
    app_test_open(&t, NULL);
    app_test_load(&t, record);
    app_test_settle(&t);
    struct table *table = app_test_table(&t);
    assert_int_equal(shown(table)->pub.how, SOLOMON_END_BRIEFCASE);
    struct ending e = end_of(table);
    assert_string_equal(e.hero, "solomon/portraits/home-spyglass.png");
    assert_non_null(strstr(e.reason, "Spyglass"));
    assert_true(poster_read(e.plate).hero.h > 0.3f);
    app_test_close(&t);
}

static void help_opens_where_one_is(void **state)
{
    static const struct {
        const char *happened;
        enum input_action first; /* pressed before */
        const char *says;
    } at[] = {
        {"1 invest Spyglass Vagabond\n2 invest Beacon Magician\n1 payoff none\n2 payoff Spyglass 5\n"
         "1 move Spyglass Zurich\n",
         ACTION_NONE, "lets it pass or challenges by naming a number"},
        {"1 invest Spyglass Vagabond\n2 invest Beacon Magician\n1 payoff none\n", ACTION_NONE,
         "Do one thing. Pay, move, or burn."},
        {"1 invest Spyglass Vagabond\n2 invest Beacon Magician\n1 payoff none\n", ACTION_DIGIT_0 + 2,
         "You begin with 30 coins. Three already"},
        {"1 invest Spyglass Vagabond\n2 invest Beacon Magician\n1 payoff none\n", ACTION_DIGIT_0 + 4,
         "Whoever names a number has at least that many coins there"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        struct app_test t;
        load(&t, at[i].happened);
        if (at[i].first != ACTION_NONE)
            app_test_act(&t, at[i].first);
        app_test_act(&t, ACTION_HELP);
        assert_string_equal(screens_top(&t.app.screens)->id, "help");
        assert_string_equal(t.app.topic, i == 0 ? "challenge" : i == 1 ? "turn" : i == 2 ? "money" : "know");
        char words[24];
        (void)strncpy(words, at[i].says, sizeof words - 1); /* as far as a line goes */
        words[sizeof words - 1] = '\0';
        assert_true(app_test_shows(&t, words));
        app_test_act(&t, ACTION_BACK);
        app_test_close(&t);
    }
}

static void a_sign_says_that_it_is_muted(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, turn);
    size_t before, muted, after;
    (void)gfx_recorded(t.app.gfx, &before);
    app_test_act(&t, ACTION_DIGIT_0 + 2); /* a card in front does not keep the key away */
    app_test_act(&t, ACTION_MUTE);
    assert_int_equal(t.app.host.shell->setting(&t.app.host, HOST_MUTE), 1);
    app_test_act(&t, ACTION_BACK);
    app_test_settle(&t);
    (void)gfx_recorded(t.app.gfx, &muted);
    assert_true(muted > before);
    app_test_act(&t, ACTION_MUTE);
    app_test_settle(&t);
    (void)gfx_recorded(t.app.gfx, &after);
    assert_true(after < muted);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(digits_go_to_the_agent_that_has_the_focus),
        cmocka_unit_test(agents_stand_in_one_order_everywhere),
        cmocka_unit_test(keys_go_to_the_agent_that_was_clicked),
        cmocka_unit_test(a_second_agent_says_what_the_first_gives_back),
        cmocka_unit_test(large_type_keeps_rows_and_says_all),
        cmocka_unit_test(what_cannot_be_placed_says_how_much_is_missing),
        cmocka_unit_test(enter_hands_in_and_f_feints),
        cmocka_unit_test(an_end_shows_who_brought_it_about),
        cmocka_unit_test(whoever_brought_the_briefcase_home_stands_at_the_end),
        cmocka_unit_test(help_opens_where_one_is),
        cmocka_unit_test(a_sign_says_that_it_is_muted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
