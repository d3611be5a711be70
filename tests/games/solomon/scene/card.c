/* The card of a challenge, in windows of many shapes and at all sizes of type. */
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "scene/matches.h"
#include "scene/solomon/own.h"
#include "table/bidding.h"
#include "table/dossier.h"
#include "table/map_board.h"
#include "table/seats.h"
#include "table/stakes.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Four seats, of which the last is a person's (or the last two); what happened after they placed their coins. */
static void load(struct app_test *t, const char *third, const char *happened)
{
    char record[4096], all[2048];

    snprintf(all, sizeof all,
             "1 invest Beacon Tempest\n"
             "2 invest Magician Spyglass\n"
             "3 invest Roulette Vagabond\n"
             "4 invest Spyglass Tempest\n"
             "%s",
             happened);
    match_test_four(record, sizeof record, third, all);
    app_test_open(t, NULL);
    app_test_load(t, record);
}

#define STANDS "2 pass\n3 pass\n4 pass\n"
#define NOBODY_PAYS "2 payoff none\n3 payoff none\n4 payoff none\n"
#define TO_LONDON                                                                                            \
    "1 move Spyglass Vienna\n" STANDS "2 payoff none\n3 payoff none\n4 payoff Spyglass 12\n"                 \
    "1 move Spyglass Paris\n" STANDS "1 carry\n" NOBODY_PAYS                                                 \
    "1 move Spyglass London\n2 challenge 1\n1 raise 3\n2 yield\n3 pass\n4 pass\n1 carry\n" NOBODY_PAYS

static const char *const positions[] = {
    /* it can win, and it is the last who is asked */
    TO_LONDON "1 move Spyglass Glasgow\n2 pass\n3 pass\n",
    /* in the middle of it */
    TO_LONDON
    "1 move Spyglass Glasgow\n2 challenge 1\n1 raise 3\n2 yield\n3 pass\n4 challenge 2\n1 raise 3\n",
    /* nothing is at stake; in the far corners of the map */
    "1 payoff Spyglass 20\n2 payoff none\n3 payoff none\n4 payoff none\n1 move Vagabond Tunis\n2 pass\n3 "
    "pass\n",
    "1 move Tempest Kiev\n2 pass\n3 pass\n",
    /* it cannot be won any more */
    "1 payoff Spyglass 20\n2 payoff Spyglass 15\n3 payoff none\n4 payoff Spyglass 5\n1 move Spyglass "
    "Vienna\n"
    "2 challenge 14\n1 raise 15\n2 yield\n3 pass\n",
};
enum { POSITIONS = sizeof positions / sizeof positions[0] };

static const int windows[][2] = {{1024, 768},  {1280, 720},  {1280, 800},  {1920, 1080},
                                 {2560, 1080}, {3440, 1440}, {3840, 2160}, {1080, 1080}};
enum { WINDOWS = sizeof windows / sizeof windows[0] };
static const int types[] = {100, 130, 170, 200};
enum { TYPES = sizeof types / sizeof types[0] };

static void at_size(struct app_test *t, size_t window, int type)
{
    t->width = windows[window][0];
    t->height = windows[window][1];
    t->app.host.shell->set_setting(&t->app.host, HOST_TEXT_SIZE, type);
    app_test_frames(t, 2);
}

static struct rect pixels(struct app_test *t, struct rect r)
{
    float k = ui_scale(t->app.ui);

    return (struct rect){r.x * k, r.y * k, r.w * k, r.h * k};
}

static bool within(struct rect in, struct rect at)
{
    return at.x >= in.x - 1 && at.y >= in.y - 1 && at.x + at.w <= in.x + in.w + 1 &&
           at.y + at.h <= in.y + in.h + 1;
}

/* A line with these words stands whole on a sheet. */
static void assert_whole(struct app_test *t, struct rect sheet, const char *words)
{
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);

    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && strstr(item[i].text, words) && within(pixels(t, sheet), item[i].at))
            return;
    fail_msg("%dx%d, text %d: \"%s\" is not whole on its sheet", t->width, t->height,
             ui_text_scale(t->app.ui), words);
}

/* Text that begins on the card ends on it. */
static void assert_nothing_runs_off(struct app_test *t)
{
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    struct rect card = pixels(t, app_test_table(t)->layout.card);

    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && rect_has(card, (struct point){item[i].at.x, item[i].at.y}) &&
            !within(card, item[i].at))
            fail_msg("%dx%d, text %d: \"%s\" runs off the card", t->width, t->height,
                     ui_text_scale(t->app.ui), item[i].text);
}

/* It lies beside the whole map, so that it covers no city that it speaks of, and no other part of the table. */
static void assert_beside(struct app_test *t)
{
    const struct table *table = app_test_table(t);
    const struct table_layout *l = &table->layout;
    const struct rect part[] = {l->middle, l->head, l->seats, l->log, l->file, l->bar};

    assert_false(rect_empty(l->card));
    assert_true(within(l->window, l->card));
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++) {
        struct rect common = rect_common(l->card, part[i]);
        if (common.w > 1 && common.h > 1)
            fail_msg("%dx%d, text %d: the card lies over part %zu", t->width, t->height,
                     ui_text_scale(t->app.ui), i);
    }
    const struct solomon_public *p = &shown(table)->pub;
    uint8_t city[] = {p->from, p->target, p->case_city, p->agent_city[p->agent]};
    for (size_t i = 0; i < sizeof city; i++) {
        struct point pin = lens_to_window(&table->lens, l->middle, table->board->plan.place[city[i]]);
        assert_true(rect_has(l->middle, pin));
        assert_false(rect_has(l->card, pin));
    }
    if (l->middle.w < l->window.w * 0.3f)
        fail_msg("%dx%d, text %d: the map is but %.0f of %.0f wide", t->width, t->height,
                 ui_text_scale(t->app.ui), (double)l->middle.w, (double)l->window.w);
}

/* Everybody is named, the viewer at least as "you"; where type is very large the card alone names two. */
static void assert_seats(struct app_test *t)
{
    static const char *const names[] = {"Control", "Nils", "Marlene", "Ada"};
    const struct table_layout *l = &app_test_table(t)->layout;

    if (ui_text_scale(t->app.ui) > 130)
        return;
    if (rect_empty(l->seats))
        fail_msg("%dx%d, text %d: the seats are gone", t->width, t->height, ui_text_scale(t->app.ui));
    for (size_t i = 0; i < 4; i++)
        if (!app_test_shows(t, names[i]) && !(i == 3 && app_test_shows(t, "YOU")))
            fail_msg("%dx%d, text %d: %s has no name", t->width, t->height, ui_text_scale(t->app.ui),
                     names[i]);
}

/* The first in all windows and types; the others where it is narrow or wide, in the smallest type and the largest. */
static bool is_tried(size_t position, size_t window, int type)
{
    bool ends = type == types[0] || type == types[TYPES - 1];

    return position == 0 || (ends && (window < 2 || window == 4));
}

static void the_card_lies_beside_the_map_and_is_whole(void **state)
{
    (void)state;
    for (size_t p = 0; p < POSITIONS; p++) {
        struct app_test t;
        load(&t, "ai:rookie", positions[p]);
        for (size_t i = 0; i < WINDOWS * TYPES; i++) {
            if (!is_tried(p, i / TYPES, types[i % TYPES]))
                continue;
            at_size(&t, i / TYPES, types[i % TYPES]);
            struct rect card = app_test_table(&t)->layout.card;
            assert_beside(&t);
            assert_nothing_runs_off(&t);
            assert_seats(&t);
            assert_whole(&t, card, p == 1 ? "Yield" : "Let it pass");
            if (p != 2) /* where there is no choice there is nothing to compare */
                assert_whole(&t, card, "Coins on");
            if (p < 2) {
                assert_whole(&t, card, "If nobody");
                assert_whole(&t, card, "Glasgow.");
            }
        }
        app_test_close(&t);
    }
}

/* Where no card says it: to those who look on, and while the card is folded away. */
static void the_bar_says_what_is_at_stake(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", positions[0]);
    app_test_frames(&t, 3);
    app_test_act(&t, ACTION_FOLD);
    for (size_t i = 0; i < WINDOWS * TYPES; i += 1 + i % 2) { /* two of three */
        at_size(&t, i / TYPES, types[i % TYPES]);
        assert_true(stakes_in_bar(app_test_table(&t)));
        assert_whole(&t, app_test_table(&t)->layout.bar, "If nobody stops it, Control can win this turn.");
        assert_whole(&t, app_test_table(&t)->layout.bar, "Glasgow.");
    }
    app_test_close(&t);
}

static ui_id id_on_card(struct app_test *t, const char *key)
{
    ui_id id;

    ui_screen(t->app.ui, "table");
    ui_scope_push(t->app.ui, "bidding", 0);
    id = strcmp(key, "dial") == 0 ? ui_id_of(t->app.ui, key) : ui_id_at(t->app.ui, key, 0);
    ui_scope_pop(t->app.ui);
    return id;
}

/* Not even by a press that came too early, or from somebody who has nothing there but is not alone at the screen. */
static void the_focus_is_never_on_what_loses(void **state)
{
    (void)state;
    for (size_t p = 0; p < 2; p++) {
        struct app_test t;
        load(&t, "ai:rookie", positions[p]);
        app_test_frames(&t, 3);
        assert_true(stakes_high(app_test_table(&t)));
        assert_int_equal(ui_focused(t.app.ui), id_on_card(&t, "dial"));
        assert_false(app_test_primary(&t, "Let it pass"));
        uint32_t events = t.app.host.events(&t.app.host);
        app_test_act(&t, ACTION_ACCEPT);
        assert_int_equal(t.app.host.events(&t.app.host), events);
        app_test_close(&t);
    }
    struct app_test t;
    load(&t, "ai:rookie", positions[2]); /* nothing is at stake */
    app_test_frames(&t, 3);
    assert_false(stakes_high(app_test_table(&t)));
    assert_int_equal(ui_focused(t.app.ui), id_on_card(&t, "pass"));
    assert_true(app_test_primary(&t, "Let it pass"));
    app_test_close(&t);
}

/* A match of one person, at home in Glasgow, who has the token of Tempest, against two rookies. */
static void load_own(struct app_test *t, const char *happened)
{
    char record[4096];

    snprintf(record, sizeof record,
             "conspiracy-record: 1\n"
             "game: solomon\n"
             "seat: 1 Glasgow human \"Philippa\"\n"
             "seat: 2 Moscow ai:rookie \"Marlene\"\n"
             "seat: 3 Athens ai:rookie \"Halloran\"\n"
             "\n"
             "chance agents Belgrade=Spyglass Berlin=Magician Marseille=Roulette Paris=Tempest Rome=Beacon "
             "Warsaw=Vagabond\n"
             "chance board 1 3\nchance board 2 4\nchance board 3 2\n"
             "chance token 1 Tempest\nchance token 2 Vagabond\nchance token 3 Magician\nchance start 2\n"
             "1 invest Roulette Vagabond\n2 invest Beacon Roulette\n3 invest Roulette Spyglass\n"
             "%s",
             happened);
    app_test_open(t, NULL);
    app_test_load(t, record);
    app_test_frames(t, 3);
}

#define OUTBID                                                                                               \
    "2 move Vagabond Vienna\n3 pass\n1 pass\n2 use Warsaw carry\n3 payoff Solomon\n1 move Vagabond Paris\n"  \
    "2 challenge 1\n1 yield\n2 move Vagabond Minsk\n3 pass\n1 challenge 1\n2 raise 2\n1 yield\n2 carry\n"    \
    "3 move Roulette Warsaw\n"
#define LAST_STEP                                                                                            \
    OUTBID                                                                                                   \
    "1 pass\n2 pass\n3 use\n1 payoff Roulette 7\n2 move Roulette Minsk\n3 pass\n1 challenge 1\n2 yield\n"    \
    "3 payoff Roulette 4\n1 move Roulette Paris\n2 pass\n3 pass\n1 carry\n2 payoff Tempest 4\n"              \
    "3 payoff Solomon\n1 move Roulette London\n2 pass\n3 pass\n1 carry\n2 payoff Roulette 4\n"               \
    "3 move Roulette Paris\n1 challenge 5\n3 yield\n1 move Roulette Glasgow\n2 pass\n3 pass\n"

/* The mover cannot have more, for the token is one's own: letting it pass is not the first of two equal answers. */
static void what_is_proven_to_win_is_the_first_answer(void **state)
{
    (void)state;
    struct app_test t;
    load_own(&t, "2 move Tempest London\n3 pass\n");
    assert_false(stakes_high(app_test_table(&t)));
    assert_true(app_test_shows(&t, "Sure to work: Marlene has at most 1."));
    assert_true(app_test_primary(&t, "Challenge with 1"));
    assert_false(app_test_primary(&t, "Let it pass"));
    assert_int_equal(ui_focused(t.app.ui), id_on_card(&t, "dial"));
    app_test_close(&t);
}

static void what_yielding_costs_is_not_what_one_has_paid_already(void **state)
{
    (void)state;
    struct app_test t;
    load_own(&t, OUTBID);
    assert_true(app_test_shows(&t, "and that is all."));
    assert_false(app_test_shows(&t, "you are restricted."));
    app_test_close(&t);
    load_own(&t, OUTBID "1 pass\n2 pass\n3 use\n"); /* the stamp leaves the reserve its place */
    assert_true(app_test_shows(&t, "RESTRICTED"));
    assert_true(app_test_shows(&t, "25 left"));
    app_test_close(&t);
}

static void the_answer_that_wins_says_so_and_has_the_focus(void **state)
{
    (void)state;
    struct app_test t;
    load_own(&t, LAST_STEP);
    assert_true(app_test_primary(&t, "Take it along"));
    assert_false(app_test_primary(&t, "Leave it"));
    assert_int_equal(app_test_count(&t, "wins the match"), 1);
    app_test_press_text(&t, "Take it along");
    app_test_settle(&t);
    assert_true(t.app.host.over(&t.app.host, NULL));
    app_test_table(&t)->now.end_page = END_BOARD;
    app_test_frames(&t, 3);
    assert_int_equal(app_test_count(&t, "?"), 0); /* all shields are up */
    assert_int_equal(app_test_count(&t, "5"), 3); /* on Roulette of both rivals, and on the track */
    app_test_close(&t);
}

/* Whoever is asked sits down. */
static void sit_down(struct app_test *t)
{
    app_test_frames(t, 20);
    if (strcmp(screens_top(&t->app.screens)->id, "table") != 0)
        app_test_act(t, ACTION_ACCEPT);
    app_test_frames(t, 20);
}

static void the_card_says_what_follows(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", positions[0]);
    at_size(&t, 4, 100);
    assert_true(app_test_shows(&t, "If nobody stops it,"));
    assert_true(app_test_shows(&t, "have let it pass, so Spyglass goes to Glasgow."));
    assert_true(app_test_shows(&t, "Sure to work: Control has at most 3."));
    assert_true(app_test_shows(&t, "Starts at 3: Control has at least 3."));
    assert_true(app_test_shows(&t, "Coins on Spyglass"));
    app_test_close(&t);
    load(&t, "human", TO_LONDON "1 move Spyglass Glasgow\n2 pass\n");
    at_size(&t, 4, 100);
    sit_down(&t);
    assert_true(app_test_shows(&t, "Ada is asked next"));
    app_test_close(&t);
    load(&t, "ai:rookie",
         "1 payoff none\n2 payoff none\n3 payoff none\n4 move Tempest Kiev\n1 challenge 1\n");
    at_size(&t, 4, 100);
    assert_true(app_test_shows(&t, "The move is stopped, and your turn is over."));
    assert_false(app_test_shows(&t, "have let it pass"));
    app_test_close(&t);
}

#define CHALLENGED                                                                                           \
    "1 payoff none\n2 payoff none\n3 payoff none\n4 move Roulette Amsterdam\n1 pass\n2 pass\n3 challenge "   \
    "1\n"

/* Then all it takes is a small card: why, one button, what follows; the column beside the map stays as it was. */
static void where_there_is_no_choice_the_card_is_small_and_the_bar_says_so(void **state)
{
    (void)state;
    struct app_test t;
    struct rect own;
    load(&t, "ai:rookie", CHALLENGED);
    for (size_t i = 1; i < WINDOWS; i += 2) {
        at_size(&t, i, 100);
        assert_whole(&t, app_test_table(&t)->layout.card, "Marlene has named 1.");
        assert_whole(&t, app_test_table(&t)->layout.card, "The move is stopped,");
        assert_whole(&t, app_test_table(&t)->layout.bar,
                     "You want to send Roulette from Berlin to Amsterdam.");
        assert_whole(&t, app_test_table(&t)->layout.bar, "You must yield.");
        assert_false(app_test_shows(&t, "igher, or yield?"));
        assert_false(app_test_shows(&t, "Solid: certain."));
        assert_int_equal(app_test_table(&t)->layout.strips, 0);
        assert_true(app_test_table(&t)->layout.fact_rows > 0);
    }
    at_size(&t, 1, 100);
    assert_true(seats_card(app_test_table(&t), 3, &own));
    assert_whole(&t, own, "–"); /* nothing on Roulette, as one knows */
    app_test_close(&t);
    load(&t, "ai:rookie", "1 move Vagabond Venice\n2 pass\n3 pass\n");
    at_size(&t, 4, 100);
    assert_true(app_test_shows(&t, "You must let it pass."));
    assert_whole(&t, app_test_table(&t)->layout.card, "You have nothing on Vagabond.");
    app_test_close(&t);
}

/* The bar says why, and the log that it was so. */
static void where_there_is_no_choice_it_may_be_answered_by_itself(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", positions[2]);
    t.app.host.shell->set_setting(&t.app.host, HOST_SPEED, HOST_SPEED_NORMAL);
    t.app.host.shell->set_setting(&t.app.host, HOST_NO_CHOICE, 1);
    uint32_t events = t.app.host.events(&t.app.host);
    at_size(&t, 1, 100);
    assert_false(bidding_up(app_test_table(&t)));
    assert_whole(&t, app_test_table(&t)->strip, ". So your answer is given for you.");
    assert_int_equal(t.app.host.events(&t.app.host), events);
    t.app.host.shell->set_setting(&t.app.host, HOST_SPEED, HOST_SPEED_INSTANT);
    app_test_settle(&t);
    app_test_act(&t, ACTION_LOG);
    assert_true(app_test_shows(&t, "Ada lets it pass (no choice)"));
    app_test_close(&t);
}

/* What is won by, and where the briefcase is, has its place in every state of a match. */
static void the_head_stays_beside_every_card(void **state)
{
    (void)state;
    static const char *const last[] = {"Sure to work", "Yield", "You have nothing", "Let it pass",
                                       "Can be outbid"};
    struct point at = {0, 0};
    for (size_t p = 0; p < POSITIONS; p++) {
        struct app_test t;
        load(&t, "ai:rookie", positions[p]);
        at_size(&t, 1, 100);
        const struct table_layout *l = &app_test_table(&t)->layout;
        assert_whole(&t, l->card, last[p]);
        assert_whole(&t, l->head, "Round ");
        assert_whole(&t, l->head, "The die is rolled in ");
        assert_whole(&t, l->head, "Briefcase lies in ");
        assert_whole(&t, l->head, "Bring it to Algiers on your turn to win");
        assert_true(p == 0 || (l->head.x == at.x && l->head.y == at.y));
        at = (struct point){l->head.x, l->head.y};
        if (l->fact_rows == 0)
            fail_msg("position %zu: the cities of the agents are gone", p);
        app_test_close(&t);
    }
}

/* In large type the column has no room for it: it lies on the bar, which has nothing else to say. */
static void in_large_type_the_head_is_on_the_bar(void **state)
{
    (void)state;
    for (int size = 150; size <= 200; size += 50) {
        struct app_test t;
        load(&t, "ai:rookie", positions[0]);
        at_size(&t, 1, size);
        const struct table_layout *l = &app_test_table(&t)->layout;
        struct rect at = rect_empty(l->head) ? l->bar : l->head;
        assert_whole(&t, at, "Round ");
        assert_whole(&t, at, "Briefcase");
        assert_whole(&t, at, "to Algiers");
        assert_whole(&t, at, "Die ");
        app_test_close(&t);
    }
}

/* … and no thumbnail is left of the map, nor any seat without its strip. */
static void in_large_type_the_map_and_the_seats_stay(void **state)
{
    (void)state;
    static const float share = 0.27f; /* of the window's width */
    for (size_t p = 0; p < POSITIONS; p++) {
        struct app_test t;
        load(&t, "ai:rookie", positions[p]);
        at_size(&t, 1, 200);
        const struct table *table = app_test_table(&t);
        const struct table_layout *l = &table->layout;
        if (l->middle.w < share * l->window.w)
            fail_msg("position %zu: of %.0f the map has %.0f", p, (double)l->window.w, (double)l->middle.w);
        if (rect_empty(l->log) && rect_empty(l->seats))
            fail_msg("position %zu: the seats have no place", p);
        for (int s = 0; s < 4 && !rect_empty(l->seats); s++)
            assert_whole(&t, l->seats, s == 3 ? "Ada" : table_seat_name(table, s));
        app_test_close(&t);
    }
}

#define PAID "1 payoff Spyglass 20\n2 payoff Spyglass 9\n3 payoff Spyglass 9\n4 payoff Spyglass 12\n"
#define SENT PAID "1 payoff none\n2 payoff none\n3 payoff none\n4 move Spyglass Vienna\n"

/* Whoever has lost a challenge is seen to be restricted while another is argued about, in one column of strips or two. */
static void who_is_restricted_wears_it_on_a_strip(void **state)
{
    (void)state;
    struct app_test t;
    int in_two = 0;
    load(&t, "ai:rookie", SENT "1 challenge 2\n4 raise 3\n1 yield\n2 challenge 1\n");
    for (size_t w = 0; w < WINDOWS; w++)
        for (size_t type = 0; type < TYPES; type++) {
            at_size(&t, w, types[type]);
            const struct table_layout *l = &app_test_table(&t)->layout;
            if (!rect_empty(l->seats) && l->strips > 0) {
                assert_whole(&t, l->seats, "RESTRICTED");
                assert_whole(&t, l->seats, "Control");
            }
            in_two += l->strips == 2 && !rect_empty(l->seats);
        }
    assert_true(in_two > 0);
    app_test_close(&t);
}

/* Questions of one challenge. */
static const char *const asked[][3] = {
    {SENT "1 challenge 2\n", SENT "1 challenge 2\n4 raise 3\n1 raise 5\n",
     SENT "1 challenge 2\n4 raise 3\n1 yield\n2 challenge 1\n4 raise 4\n2 raise 8\n"},
    {PAID "1 move Spyglass Vienna\n2 pass\n3 pass\n",
     PAID "1 move Spyglass Vienna\n2 pass\n3 pass\n4 challenge 1\n1 raise 2\n",
     PAID "1 move Spyglass Vienna\n2 challenge 3\n1 raise 5\n2 yield\n3 pass\n4 challenge 2\n1 raise 12\n"},
};

/* Where the buttons of both answers are, in pixels. */
static void find_answers(struct app_test *t, struct rect at[2])
{
    assert_true(ui_spot_seen(t->app.ui, id_on_card(t, "name"), &at[0]));
    assert_true(ui_spot_seen(t->app.ui, id_on_card(t, "pass"), &at[1]));
}

/* Nobody's hand has to look for them, whatever stands above. */
static void the_answers_keep_their_place_from_question_to_question(void **state)
{
    (void)state;
    struct app_test t;
    struct rect first[WINDOWS][2], now[2];
    for (size_t k = 0; k < 6; k++) {
        load(&t, "ai:rookie", asked[k / 3][k % 3]);
        app_test_frames(&t, 3);
        for (size_t i = 0; i < WINDOWS; i += i == 0 ? 1 : 2) { /* narrow, wide, square */
            at_size(&t, i, i == 0 ? 130 : 100);
            find_answers(&t, now);
            if (k % 3 == 0)
                memcpy(first[i], now, sizeof now);
            for (size_t b = 0; b < 2; b++)
                if (fabsf(now[b].x + now[b].w - first[i][b].x - first[i][b].w) > 1 ||
                    fabsf(now[b].y + now[b].h - first[i][b].y - first[i][b].h) > 1)
                    fail_msg("%dx%d, text %d, question %zu: answer %zu has moved, %.0f %.0f to %.0f %.0f",
                             t.width, t.height, ui_text_scale(t.app.ui), k, b, first[i][b].x + first[i][b].w,
                             first[i][b].y + first[i][b].h, now[b].x + now[b].w, now[b].y + now[b].h);
        }
        app_test_close(&t);
    }
}

/* What all have, and what happened: by a press on a seat's strip, or with the card put aside. */
static void all_counts_and_the_log_stay_within_reach(void **state)
{
    (void)state;
    struct app_test t;
    struct rect nils;
    load(&t, "ai:rookie", positions[0]);
    at_size(&t, 1, 100);
    assert_true(app_test_table(&t)->layout.strips > 0);
    assert_true(seats_card(app_test_table(&t), 1, &nils));
    nils = pixels(&t, nils);
    app_test_press(&t, nils.x + nils.w / 2, nils.y + nils.h / 2);
    assert_int_equal(app_test_table(&t)->now.card, CARD_DOSSIER);
    assert_int_equal(app_test_table(&t)->dossier_page, 1);
    app_test_act(&t, ACTION_BACK);
    app_test_press_text(&t, "See cards and log");
    assert_int_equal(app_test_table(&t)->layout.strips, 0);
    assert_false(rect_empty(app_test_table(&t)->layout.log));
    assert_true(app_test_shows(&t, "Marlene lets it pass"));
    app_test_close(&t);
}

/* Not as a proof: it stands beside what is proven, in the dossier and in the tip of the scale, until more is proven. */
static void where_a_rival_gave_way_is_remembered(void **state)
{
    (void)state;
    struct app_test t;
    struct yield_mark m;
    load(&t, "ai:rookie",
         "1 payoff Spyglass 9\n2 payoff Spyglass 9\n3 payoff none\n4 payoff Spyglass 9\n"
         "1 move Spyglass Vienna\n2 challenge 2\n1 raise 4\n2 yield\n3 pass\n");
    app_test_frames(&t, 3);
    assert_true(yields_mark(app_test_table(&t), 1, SOLOMON_SPYGLASS, (range){2, 20}, &m));
    assert_int_equal(m.at, 4);
    assert_int_equal(m.round, 2);
    assert_false(
        yields_mark(app_test_table(&t), 1, SOLOMON_SPYGLASS, (range){5, 20}, &m)); /* more is proven */
    assert_false(yields_mark(app_test_table(&t), 1, SOLOMON_BEACON, (range){0, 20}, &m));
    assert_false(yields_mark(app_test_table(&t), 0, SOLOMON_SPYGLASS, (range){4, 20}, &m));
    dossier_open(app_test_table(&t), 1);
    app_test_frames(&t, 2);
    assert_true(app_test_shows(&t, "yielded at 4 in round 2"));
    app_test_close(&t);
}

/* One's own page sets what others know beside what is true, but never where others look on. */
static void ones_own_page_sets_what_is_true_beside_what_is_known(void **state)
{
    (void)state;
    static const char *const others[] = {"ai:rookie", "human"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        struct app_test t;
        load(&t, others[i],
             "1 payoff Spyglass 9\n2 payoff Spyglass 9\n3 payoff none\n4 payoff Spyglass 9\n"
             "1 move Spyglass Vienna\n2 challenge 2\n1 raise 4\n2 yield\n3 pass\n");
        if (i == 1)
            sit_down(&t);
        app_test_frames(&t, 3);
        dossier_open(app_test_table(&t), app_test_table(&t)->viewer);
        app_test_frames(&t, 2);
        assert_true(app_test_shows(&t, "What they know about you"));
        assert_int_equal(app_test_shows(&t, "you have"), i == 0);
        app_test_close(&t);
    }
}

static void a_shared_screen_neither_tells_that_there_is_no_choice_nor_the_number(void **state)
{
    (void)state;
    struct app_test t;
    struct rect own;
    load(&t, "human", CHALLENGED);
    at_size(&t, 1, 100);
    sit_down(&t);
    assert_true(app_test_shows(&t, "Raise, or yield?"));
    assert_false(app_test_shows(&t, "You have nothing"));
    assert_true(seats_card(app_test_table(&t), 3, &own));
    assert_whole(&t, own, "covered");
    app_test_close(&t);
}

static void the_first_number_is_one_that_can_win(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", positions[0]); /* three are proven of the mover */
    app_test_frames(&t, 3);
    assert_int_equal(app_test_table(&t)->now.bid.number, 3);
    assert_false(app_test_shows(&t, "Can be outbid"));
    assert_false(app_test_shows(&t, "would go"));
    app_test_act(&t, (enum input_action)(ACTION_DIGIT_0 + 2)); /* a lower one is no use, and why is said */
    assert_int_equal(app_test_table(&t)->now.bid.number, 2);
    assert_true(app_test_shows(&t, "would go"));
    app_test_close(&t);
    load(&t, "ai:rookie", positions[4]);
    at_size(&t, 4, 100);
    assert_true(app_test_shows(&t, "Can be outbid: at least 15 are there."));
    int most = app_test_table(&t)->now.bid.number; /* all that Ada has: it may at least frighten */
    char words[32];
    assert_true(most > 1);
    snprintf(words, sizeof words, "Challenge with %d", most);
    assert_true(app_test_shows(&t, "Each challenger")); /* somebody has yielded already */
    app_test_press_text(&t, words);                     /* but it can be done */
    assert_int_equal(shown(app_test_table(&t))->pub.proof[3][SOLOMON_SPYGLASS].least, most);
    app_test_close(&t);
}

static void numbers_are_typed(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", positions[0]);
    app_test_frames(&t, 3);
    app_test_act(&t, ACTION_DIGIT_0 + 1);
    assert_int_equal(app_test_table(&t)->now.bid.number, 1);
    app_test_act(&t, ACTION_DIGIT_0 + 2);
    assert_int_equal(app_test_table(&t)->now.bid.number, 12);
    app_test_act(&t, ACTION_DIGIT_0 + 4); /* 124 is too many: another begins */
    assert_int_equal(app_test_table(&t)->now.bid.number, 4);
    assert_int_equal(app_test_table(&t)->now.card, CARD_NONE);
    app_test_close(&t);
}

/* The frame in words. */
static char *list_covered(const char *announced)
{
    struct app_test t;
    load(&t, "human", announced);
    sit_down(&t);
    assert_true(bidding_up(app_test_table(&t)));
    assert_true(app_test_table(&t)->discreet);
    char *list = app_test_list(&t);
    app_test_close(&t);
    return list;
}

/* Whoever looks on learns nothing from the card: not whether there is enough to challenge, not whether it can win. */
static void the_card_looks_alike_whatever_one_has(void **state)
{
    (void)state;
    char *poor = list_covered("1 payoff Spyglass 9\n2 payoff none\n3 payoff none\n4 payoff none\n"
                              "1 move Spyglass Vienna\n2 pass\n");
    char *rich = list_covered("1 payoff Spyglass 9\n2 payoff none\n3 payoff Spyglass 20\n4 payoff none\n"
                              "1 move Spyglass Vienna\n2 pass\n");
    assert_string_equal(poor, rich);
    assert_null(strstr(poor, "You can go up to"));
    free(poor);
    free(rich);
}

/* Where the briefcase is drawn last, the shadow and the small one in the head left out, and as which of all that is drawn. */
static struct rect the_case(struct app_test *t, size_t *when)
{
    size_t n = 0, last = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    for (size_t i = 0; i < n; i++)
        if (item[i].text && strcmp(item[i].text, "solomon/figures/case.png") == 0 && item[i].at.h > 36)
            last = i;
    assert_true(last > 0);
    *when = last;
    return item[last].at;
}

static size_t last_figure(struct app_test *t)
{
    size_t n = 0, last = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    for (size_t i = 0; i < n; i++)
        if (item[i].text &&
            (strstr(item[i].text, "figures/spyglass") || strstr(item[i].text, "figures/tempest")))
            last = i;
    return last;
}

/* Ada is asked whether the briefcase goes along: it lies there larger, above all that stands about it. */
static void the_case_that_is_asked_about_lies_large_above_all(void **state)
{
#define BRINGS_SPYGLASS                                                                                      \
    "1 payoff none\n2 payoff none\n3 payoff none\n4 move Spyglass Vienna\n1 pass\n2 pass\n3 pass\n"          \
    "1 payoff none\n2 payoff none\n3 payoff none\n"
    (void)state;
    struct app_test t;
    size_t when;
    load(&t, "ai:rookie", BRINGS_SPYGLASS);
    app_test_frames(&t, 4);
    struct rect before = the_case(&t, &when);
    app_test_close(&t);
    load(&t, "ai:rookie", BRINGS_SPYGLASS "4 move Spyglass Paris\n1 pass\n2 pass\n3 pass\n");
    app_test_frames(&t, 4);
    assert_true(app_test_shows(&t, "take the briefcase along?"));
    struct rect large = the_case(&t, &when);
    assert_true(large.w > before.w * 1.2f && large.h > before.h * 1.2f);
    assert_true(when > last_figure(&t));
    app_test_close(&t);
}

#define GAVE_WAY                                                                                             \
    "1 payoff Spyglass 3\n2 payoff none\n3 payoff Spyglass 2\n4 payoff none\n1 move Spyglass Zurich\n2 "     \
    "pass\n"                                                                                                 \
    "3 challenge 1\n1 raise 2\n3 yield\n4 pass\n"

/* Marlene gave way and is restricted when Nils announces: on strips, and on cards whatever she says. A card on which there was an answer,
 * too, lost the name to the stamp. Strips in two columns have no room for it. */
static void a_stamp_is_worn_beside_the_name(void **state)
{
    (void)state;
    static const int sizes[][2] = {{854, 480}, {960, 540}, {1024, 768}, {1280, 720}, {1920, 1080}};
    static const char *const happened[] = {GAVE_WAY "2 move Beacon Budapest\n3 pass\n",
                                           GAVE_WAY "2 move Magician Barcelona\n3 pass\n"};
    for (size_t i = 0; i < 4 * (sizeof sizes / sizeof sizes[0]); i++) {
        struct app_test t;
        bool choice = i / 2 % 2 == 0; /* else the cards of the seats stay */
        load(&t, "ai:rookie", happened[choice ? 0 : 1]);
        t.width = sizes[i / 4][0];
        t.height = sizes[i / 4][1];
        app_test_frames(&t, 2);
        if (i % 2 == 1)
            app_test_act(&t, ACTION_FOLD);
        assert_int_equal(shown(app_test_table(&t))->pub.restricted, 1U << 2);
        if (app_test_count(&t, "Marlene") == 0)
            fail_msg("%dx%d, choice %d, folded %zu: no name", t.width, t.height, choice, i % 2);
        if (app_test_table(&t)->layout.strips < 2 && app_test_count(&t, "RESTRICTED") == 0)
            fail_msg("%dx%d, folded %zu: no stamp", t.width, t.height, i % 2);
        app_test_close(&t);
    }
}

/* A second challenger begins low again: what was named to the first is known all the same, and nothing up to there tells more. */
static void what_rivals_know_of_stands_on_the_scale(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    for (size_t i = 0; i < 2 * (sizeof sizes / sizeof sizes[0]); i++) {
        struct app_test t;
        load(&t, "ai:rookie",
             i % 2 == 0 ? SENT "1 challenge 2\n" : SENT "1 challenge 2\n4 raise 3\n1 yield\n2 challenge 1\n");
        t.width = sizes[i / 2][0];
        t.height = sizes[i / 2][1];
        app_test_frames(&t, 2);
        assert_int_equal(app_test_shows(&t, "they know of 3"), i % 2);
        assert_int_equal(app_test_shows(&t, "they know of none"), i % 2 == 0);
        app_test_close(&t);
    }
}

/* That a number named to another binds nobody is told in every window; and of what the scale does not show no number is told. */
static void what_nobody_expects_is_told_in_small_windows_too(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {854, 480}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct app_test t;
        load(&t, "ai:rookie",
             "1 payoff Tempest 6\n2 payoff Tempest 4\n3 payoff none\n4 payoff Tempest 9\n"
             "1 move Tempest Minsk\n2 challenge 2\n1 raise 4\n2 yield\n3 pass\n");
        t.width = sizes[i][0];
        t.height = sizes[i][1];
        app_test_frames(&t, 3);
        assert_true(app_test_shows(&t, "Each challenger")); /* the line may break after it */
        if (i == 0)
            assert_true(app_test_shows(&t, "at least 4") && !app_test_shows(&t, "at most"));
        app_test_close(&t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_card_lies_beside_the_map_and_is_whole),
        cmocka_unit_test(the_bar_says_what_is_at_stake),
        cmocka_unit_test(the_focus_is_never_on_what_loses),
        cmocka_unit_test(what_is_proven_to_win_is_the_first_answer),
        cmocka_unit_test(what_yielding_costs_is_not_what_one_has_paid_already),
        cmocka_unit_test(the_answer_that_wins_says_so_and_has_the_focus),
        cmocka_unit_test(the_card_says_what_follows),
        cmocka_unit_test(where_there_is_no_choice_the_card_is_small_and_the_bar_says_so),
        cmocka_unit_test(where_there_is_no_choice_it_may_be_answered_by_itself),
        cmocka_unit_test(the_head_stays_beside_every_card),
        cmocka_unit_test(in_large_type_the_head_is_on_the_bar),
        cmocka_unit_test(in_large_type_the_map_and_the_seats_stay),
        cmocka_unit_test(who_is_restricted_wears_it_on_a_strip),
        cmocka_unit_test(the_answers_keep_their_place_from_question_to_question),
        cmocka_unit_test(all_counts_and_the_log_stay_within_reach),
        cmocka_unit_test(where_a_rival_gave_way_is_remembered),
        cmocka_unit_test(ones_own_page_sets_what_is_true_beside_what_is_known),
        cmocka_unit_test(a_shared_screen_neither_tells_that_there_is_no_choice_nor_the_number),
        cmocka_unit_test(the_first_number_is_one_that_can_win),
        cmocka_unit_test(numbers_are_typed),
        cmocka_unit_test(the_case_that_is_asked_about_lies_large_above_all),
        cmocka_unit_test(the_card_looks_alike_whatever_one_has),
        cmocka_unit_test(a_stamp_is_worn_beside_the_name),
        cmocka_unit_test(what_rivals_know_of_stands_on_the_scale),
        cmocka_unit_test(what_nobody_expects_is_told_in_small_windows_too),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
