/* The recap says all that happened since one's last turn; where there is no room for all of it, it says so. It never takes the
 * place of what the cards of the seats count. */
#include "table/recap.h"
#include "base/text.h"
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "scene/record_1982.h"
#include "scene/stage.h"
#include "table/spend.h"
#include "table/stands.h"
#include "table/story.h"
#include "table/table.h"

/* The turn of Ada, who paid in the round before; Halloran lost a turn in between. */
static const char *const record =
    RECORD_1982("fixed") "1 open none\n2 open Ahmed-Cahr 900\n3 open Ahmed-Cahr 500\n4 open none\n"
                         "chance start 1\n"
                         "1 payoff none\n"
                         "2 move Ahmed-Cahr Istanbul\n3 challenge\n2 fight\n3 bid 100\n2 covered\n3 stop\n4 "
                         "pass\n1 pass\n"
                         "4 payoff none\n";

/* Words that no line break parts. */
static const char *const lines[] = {"Marlene sends", "Halloran challenges", "$100", "Halloran stops",
                                    "sits out",      "Wren makes"};
enum { LINES = sizeof lines / sizeof lines[0] };

static const struct table *table_of(const struct app_test *t)
{
    for (int i = 0; i < t->app.screens.count; i++)
        if (t->app.screens.item[i].scene == &scene_table)
            return (const struct table *)t->app.screens.item[i].state;
    fail_msg("there is no table");
    return NULL;
}

/* Whether the seats have lost their cards. */
static int strips(const struct app_test *t)
{
    return table_of(t)->layout.strips;
}

static void nothing_is_left_out_in_silence(void **state)
{
    (void)state;
    struct app_test t;
    int told = 0;

    app_test_open(&t, NULL);
    app_test_load(&t, record);
    for (int size = 100; size <= 200; size += 10) {
        t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, size);
        app_test_frames(&t, 4);
        assert_true(strips(&t) == 0 || size > 100); /* there, no log says the same */
        if (!app_test_shows(&t, "Since your"))
            continue; /* no room for any of it */
        told++;
        size_t shown = 0;
        for (size_t i = 0; i < LINES; i++)
            shown += app_test_shows(&t, lines[i]);
        if (shown < LINES)
            assert_true(app_test_shows(&t, "The rest is in"));
    }
    assert_true(told > 0);
    app_test_close(&t);
}

/* Three rivals had a turn, and one of them a challenge: whose turn it was is told of each, in a small window, too. */
static const char *const busy = RECORD_1982(
    "fixed") "1 open none\n2 open Ahmed-Cahr 900\n3 open Ahmed-Cahr 500\n4 open none\n"
             "chance start 1\n"
             "1 payoff none\n"
             "2 payoff none\n"
             "3 move Ahmed-Cahr Istanbul\n4 pass\n1 pass\n2 challenge\n3 fight\n2 bid 600\n3 uncovered\n"
             "4 payoff none\n";

static void every_turn_is_told_of(void **state)
{
    (void)state;
    struct app_test t;

    app_test_open(&t, NULL);
    t.width = 1280;
    t.height = 720;
    app_test_load(&t, busy);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "Since your"));
    assert_int_equal(strips(&t), 0);
    assert_true(app_test_shows(&t, "Marlene makes"));
    assert_true(app_test_shows(&t, "Halloran sends"));
    assert_true(app_test_shows(&t, "Wren makes"));
    app_test_press_text(&t, "Vienna"); /* while one chooses it stays, beside the map */
    app_test_settle(&t);
    assert_true(table_of(&t)->ask.pick.count > 0);
    assert_true(app_test_shows(&t, "Since your"));
    app_test_press_text(&t, "Close");
    app_test_settle(&t);
    assert_false(app_test_shows(&t, "Since your"));
    app_test_close(&t);
}

/* More has happened than the log has room for: rather than any of the map it takes what tells again what the map shows. */
static void it_lies_beside_the_map(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {3840, 2160}};
    char long_turns[2048];
    struct text record_text = text_over(long_turns, sizeof long_turns);
    struct app_test t;

    text_add(&record_text, "%s", busy);
    text_add(&record_text, "%s",
             "1 payoff none\n2 move Ahmed-Cahr Istanbul\n3 pass\n4 pass\n1 pass\n"
             "3 move Ahmed-Cahr Vienna\n4 pass\n1 pass\n2 challenge\n3 fight\n2 bid 600\n3 uncovered\n"
             "4 move Tanya-Hyde Dakar\n1 pass\n2 pass\n3 pass\n");
    app_test_open(&t, NULL);
    app_test_load(&t, long_turns);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        t.width = sizes[i][0];
        t.height = sizes[i][1];
        app_test_frames(&t, 4);
        app_test_settle(&t);
        assert_true(app_test_shows(&t, "Since your"));
        assert_true(recap_aside(table_of(&t)));
        assert_int_equal(strips(&t), 0);
        assert_true(app_test_shows(&t, "Marlene sends"));
        assert_true(app_test_shows(&t, "Wren sends"));
    }
    app_test_close(&t);
}

/* Ada moved her agent, and before her turn was over Marlene sent it away by a card. */
static const char *const cards = "conspiracy-record: 1\n"
                                 "game: topsecret\n"
                                 "seat: 1 Lisbon human \"Ada\"\n"
                                 "seat: 2 London ai:rookie \"Marlene\"\n"
                                 "option: cards=on\n\n"
                                 "chance agent 1 Violet\nchance agent 2 Ruby\n"
                                 "chance card 1 back\nchance card 1 dash\n"
                                 "chance card 2 ambush\nchance card 2 safe\n"
                                 "chance start 1\nchance die 4\n1 move Jade=2 Violet=2\n"
                                 "1 pass\n2 play ambush Violet\n2 pass\n1 pass\n2 pass\n"
                                 "chance die 3\n2 move Ash=3\n2 pass\n1 pass\nchance die 3\n";

static void what_others_did_in_ones_own_turn_is_told(void **state)
{
    (void)state;
    struct app_test t;

    app_test_open(&t, NULL);
    app_test_load(&t, cards);
    t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, 150); /* so that no log says the same */
    app_test_frames(&t, 4);
    assert_true(app_test_shows(&t, "Since your"));
    assert_true(app_test_shows(&t, "Marlene moves"));
    assert_true(app_test_shows(&t, "Ambush: Violet") || app_test_shows(&t, "plays Ambush"));
    assert_false(app_test_shows(&t, "You move"));
    app_test_close(&t);
}

/* Nor does it tell what one got in it oneself. */
static void what_one_drew_is_not_told(void **state)
{
    (void)state;
    struct app_test t;

    app_test_open(&t, NULL);
    app_test_load(&t, "conspiracy-record: 1\ngame: topsecret\nseat: 1 Lisbon human \"Ada\"\n"
                      "seat: 2 London ai:rookie \"Marlene\"\noption: cards=on\n\n"
                      "chance agent 1 Violet\nchance agent 2 Ruby\n"
                      "chance card 1 back\nchance card 1 dash\nchance card 2 ambush\nchance card 2 safe\n"
                      "chance start 1\nchance die 1-3\n1 stay\nchance card 1 swap\n1 pass\n2 pass\n"
                      "chance die 3\n2 move Ash=3\n2 pass\n1 pass\nchance die 3\n");
    app_test_frames(&t, 4);
    const struct gfx_item *since = gfx_recorded_text(t.app.gfx, "Since your"),
                          *drew = gfx_recorded_text(t.app.gfx, "draws Swap"),
                          *moved = gfx_recorded_text(t.app.gfx, "Marlene moves");
    assert_non_null(since);
    assert_non_null(moved);
    assert_true(moved->at.y > since->at.y);
    assert_true(!drew || drew->at.y < since->at.y);
    app_test_close(&t);
}

/* Seven at a small window, where it has to lie over the middle: somebody who moved in the first round, and whose turn it is again. */
static void open_among_seven(struct app_test *t)
{
    enum { SEATS = 7 };
    static const struct {
        const char *place, *agent, *card, *moves;
    } seat[SEATS] = {
        {"Lisbon", "Ash", "safe", "Canary=1 Jade=1"},      {"London", "Canary", "back", "Canary=1 Jade=1"},
        {"Paris", "Ginger", "dash", "Canary=1 Jade=1"},    {"Bonn", "Jade", "sidestep", "Canary=1 Navy=1"},
        {"Vienna", "Navy", "advance", "Canary=2"},         {"Prague", "Ruby", "retreat", "Canary=2"},
        {"Moscow", "Violet", "shove", "Canary=1 Ginger=1"}};
    char words[4096];
    struct text out = text_over(words, sizeof words);

    text_add(&out, "conspiracy-record: 1\ngame: topsecret\n");
    for (int i = 0; i < SEATS; i++)
        text_add(&out, "seat: %d %s %s \"Ada of %s\"\n", i + 1, seat[i].place, i == 0 ? "human" : "ai:rookie",
                 seat[i].place);
    text_add(&out, "option: cards=on\n\n");
    for (int i = 0; i < SEATS; i++)
        text_add(&out, "chance agent %d %s\n", i + 1, seat[i].agent);
    for (int i = 0; i < SEATS; i++)
        text_add(&out, "chance card %d %s\nchance card %d %s\n", i + 1, seat[i].card, i + 1, seat[i].card);
    text_add(&out, "chance start 1\n");
    for (int i = 0; i < SEATS; i++) {
        text_add(&out, "chance die 2\n%d move %s\n", i + 1, seat[i].moves);
        for (int k = 0; k < SEATS; k++)
            text_add(&out, "%d pass\n", (i + k) % SEATS + 1);
    }
    text_add(&out, "chance die 2\n");
    app_test_open(t, NULL);
    t->width = 854;
    t->height = 480;
    app_test_load(t, words);
    app_test_settle(t);
    assert_true(app_test_shows(t, "Since your"));
    assert_true(rect_empty(table_of(t)->layout.card)); /* there was no room for it anywhere else */
}

/* The hand lay over it, and took the presses on what closes it. */
static void the_hand_lies_under_it(void **state)
{
    (void)state;
    struct app_test t;

    open_among_seven(&t);
    const struct gfx_item *title = gfx_recorded_text(t.app.gfx, "Since your last turn"),
                          *card = gfx_recorded_text(t.app.gfx, "Safe house");
    assert_non_null(title);
    assert_non_null(card);
    assert_true(title > card); /* drawn later */
    app_test_press_text(&t, "Close");
    app_test_settle(&t);
    assert_false(app_test_shows(&t, "Since your"));
    app_test_close(&t);
}

/* Those who moved one after the other each have a line with words on it. */
static void every_move_has_its_words(void **state)
{
    (void)state;
    struct app_test t;

    open_among_seven(&t);
    assert_true(app_test_shows(&t, "Ada of Moscow moves"));
    app_test_close(&t);
}

/* … and it goes by itself as soon as somebody is walked, for it lies over where they go. */
static void it_goes_with_the_first_step(void **state)
{
    (void)state;
    struct app_test t;

    open_among_seven(&t);
    struct table *table = app_test_table(&t);
    table_press(table, (struct thing){table->game->stands->figure_kind, 1});
    app_test_settle(&t);
    assert_int_equal(spend_left(table), 1);
    assert_false(app_test_shows(&t, "Since your"));
    app_test_close(&t);
}

/* A scoring is told before all moves, and where there is room with what every agent got, not one's own alone. */
static const char *const scored = "conspiracy-record: 1\n"
                                  "game: topsecret\n"
                                  "seat: 1 Lisbon human \"Ada\"\n"
                                  "seat: 2 London ai:rookie \"Marlene\"\n"
                                  "seat: 3 Paris ai:rookie \"Halloran\"\n\n"
                                  "chance agent 1 Violet\nchance agent 2 Ruby\nchance agent 3 Ash\n"
                                  "chance start 1\nchance die 5\n1 move Ruby=1 Violet=4\n"
                                  "chance die 6\n2 move Ruby=6\n2 safe 10\n"
                                  "chance die 6\n3 move Ash=2 Jade=1 Navy=1 Violet=2\nchance die 2\n";

static void a_scoring_is_told_before_moves(void **state)
{
    (void)state;
    struct app_test t;
    int short_of_room = 0, told = 0, figures = 0;

    app_test_open(&t, NULL);
    app_test_load(&t, scored);
    for (int size = 100; size <= 200; size += 2) {
        t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, size);
        app_test_frames(&t, 4);
        if (!app_test_shows(&t, "Since your") || !table_of(&t)->recap)
            continue;
        told++;
        bool all = app_test_shows(&t, "Marlene moves") && app_test_shows(&t, "Halloran moves");
        assert_int_equal(app_test_shows(&t, "The rest is in"), !all); /* as where only its foot has no room */
        short_of_room += !all;
        assert_true(app_test_shows(&t, "Marlene brings"));
        figures += app_test_shows(&t, "Ruby +7");
    }
    assert_true(figures > 0);
    assert_true(told > 0);
    assert_true(short_of_room > 0);
    app_test_close(&t);
}

/* A match among two that the next scoring ends, and Ada has rolled a six. jade: what Marlene did meanwhile. held: with cards, which all
 * have kept so far; more: what happens then. */
static void open_near_end(struct app_test *t, const char *jade, bool held, const char *more)
{
    char words[2048], events[1024];
    struct text out = text_over(words, sizeof words);

    text_add(&out,
             "conspiracy-record: 1\ngame: topsecret\nseat: 1 Lisbon human \"Ada\"\n"
             "seat: 2 London ai:rookie \"Marlene\"\n%s\nchance agent 1 Violet\nchance agent 2 Ruby\n%s",
             held ? "option: cards=on\n" : "",
             held ? "chance card 1 back\nchance card 1 dash\nchance card 2 ambush\nchance card 2 shove\n"
                  : "");
    snprintf(events, sizeof events,
             "chance start 1\nchance die 6\n1 move Violet=6\nchance die 6\n2 move Jade=6\n"
             "chance die 6\n1 move Jade=2 Violet=4\n%s\nchance die 6\n1 move Ash=6\n1 safe 1\n"
             "chance die 6\n2 move Ash=6\n2 safe 7\nchance die 6\n1 move Ash=6\n1 safe 1\n"
             "chance die 6\n2 move Ash=6\n2 safe 7\nchance die 6\n",
             jade);
    for (const char *line = events; *line; line = strchr(line, '\n') + 1) {
        int seat = line[0] == '2' ? 2 : 1;
        text_add(&out, "%.*s\n", (int)strcspn(line, "\n"), line);
        if (held && strncmp(line + 1, " move", 5) == 0)
            text_add(&out, "%d pass\n%d pass\n", seat, 3 - seat);
    }
    text_add(&out, "%s", more);
    app_test_open(t, NULL);
    app_test_load(t, words);
    app_test_settle(t);
}

/* All who would be home are named, the farthest first, and what level markers mean. */
static void press_to_end(const char *jade, bool held, const char *says)
{
    struct app_test t;

    open_near_end(&t, jade, held, "");
    struct table *table = app_test_table(&t);
    for (int i = 0; i < 6; i++) {
        table_press(table, (struct thing){table->game->stands->figure_kind, 0});
        app_test_frames(&t, 2);
    }
    app_test_settle(&t);
    assert_int_equal(spend_left(table), 0);
    assert_true(app_test_shows(&t, says));
    app_test_close(&t);
}

static void who_would_end_it_is_told(void **state)
{
    (void)state;
    press_to_end("chance die 2\n2 move Ash=1 Jade=1", false, "you would win: Violet 50 and Jade");
    press_to_end("chance die 3\n2 move Ash=1 Jade=2", false, "who is level");
}

/* Whoever holds cards may answer, until they have passed. */
static void it_is_told_who_may_still_answer(void **state)
{
    (void)state;
    struct app_test t;

    press_to_end("chance die 2\n2 move Ash=1 Jade=1", true, "you would win unless somebody");
    open_near_end(&t, "chance die 2\n2 move Ash=1 Jade=1", true,
                  "1 move Canary=6\n1 pass\n2 pass\nchance die 6\n2 move Ash=6\n2 pass\n");
    assert_true(app_test_shows(&t, "you would win: Violet 50"));
    assert_false(app_test_shows(&t, "somebody answers"));
    app_test_close(&t);
}

static bool tells(const struct story *s, const char *words)
{
    for (size_t i = 0; i < s->moments; i++)
        if (strstr(s->moment[i].text, words))
            return true;
    return false;
}

/* Marlene's card stops a scoring by which Ada would have won. more: what happens then. tells: of that card. */
static void stop_by_a_card(const char *more, const char *tells_of_it)
{
    char all[512];
    struct app_test t;

    snprintf(all, sizeof all,
             "1 move Ash=6\n1 pass\n2 play ambush Ash\n2 pass\n1 pass\n2 pass\nchance die 6\n%s", more);
    open_near_end(&t, "chance die 2\n2 move Ash=1 Jade=1", true, all);
    const struct host *h = &t.app.host;
    struct table table = {.h = h, .box = h->box(h), .game = h->table(h), .viewer = SEAT_NONE};
    struct story *s = story_tell(&table);
    assert_non_null(s);
    assert_true(tells(s, tells_of_it));
    story_free(s);
    app_test_close(&t);
}

static void the_story_tells_which_card_took_a_win_away(void **state)
{
    (void)state;
    stop_by_a_card("2 move Canary=5 Violet=1\nchance card 2 swap\n2 pass\n1 pass\nchance die 2\n1 move "
                   "Canary=2\n1 pass\n2 pass\n",
                   "Marlene played a card just before the end: without it Violet would have been first, at "
                   "50, for Ada.");
    /* and which took none away, for Ada won all the same */
    stop_by_a_card("2 move Canary=6\n2 pass\n1 pass\nchance die 1-3\n1 move Canary=1\n1 pass\n2 pass\n",
                   "Marlene stopped a scoring with a card: Violet would have run 10, for Ada.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(nothing_is_left_out_in_silence),
                                       cmocka_unit_test(every_turn_is_told_of),
                                       cmocka_unit_test(it_lies_beside_the_map),
                                       cmocka_unit_test(what_others_did_in_ones_own_turn_is_told),
                                       cmocka_unit_test(what_one_drew_is_not_told),
                                       cmocka_unit_test(the_hand_lies_under_it),
                                       cmocka_unit_test(every_move_has_its_words),
                                       cmocka_unit_test(it_goes_with_the_first_step),
                                       cmocka_unit_test(a_scoring_is_told_before_moves),
                                       cmocka_unit_test(who_would_end_it_is_told),
                                       cmocka_unit_test(it_is_told_who_may_still_answer),
                                       cmocka_unit_test(the_story_tells_which_card_took_a_win_away)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
