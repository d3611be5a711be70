/* Books that seats fill in by hand: the viewer's own alone, and covered while others look on; all of them once the match is over. */
#include "base/text.h"
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "table/cast.h"
#include "table/dossier.h"
#include "table/game.h"
#include "table/ruled.h"
#include "table/table.h"
#include "ui/theme.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEAD = 7, MIDDLE = 19 }; /* lines before the first event; events up to a turn of the first seat */

/* The recorded match up to so many events; the second seat is that. */
static void load(struct app_test *t, int events, const char *second)
{
    char record[8192] = "", line[256];
    FILE *file = fopen(RECORDS_FOLDER "/random-2.rec", "r");

    assert_non_null(file);
    for (int i = 0; i < HEAD + events && fgets(line, sizeof line, file); i++) {
        bool other = strncmp(line, "seat: 2 Moscow", 14) == 0;
        size_t used = strlen(record);
        snprintf(record + used, sizeof record - used, "%s%s%s", other ? "seat: 2 Moscow " : "",
                 other ? second : line, other ? "\n" : "");
    }
    fclose(file);
    app_test_load(t, record);
}

static void open_own_book(struct app_test *t)
{
    app_test_press_text(t, "Rivals");
    app_test_settle(t);
    app_test_press_text(t, "Your bank book");
    app_test_settle(t);
}

static void ones_own_book_tells_of_nobody_else(void **state)
{
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    load(&t, MIDDLE, "ai:rookie \"Rookie\"");
    open_own_book(&t);
    assert_true(app_test_shows(&t, "$10000"));
    assert_int_equal(app_test_count(&t, "~~~ feint"), 2);
    assert_false(app_test_shows(&t, "$1300"));
    assert_false(app_test_shows(&t, "$1400"));
    app_test_close(&t);
}

/* Before anything has been written it says what one has, and what stands in each column. */
static void a_book_begins_with_what_there_is(void **state)
{
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    load(&t, 0, "ai:rookie \"Rookie\"");
    open_own_book(&t);
    assert_true(app_test_shows(&t, "Start"));
    assert_int_equal(app_test_count(&t, "$10000"), 1);
    assert_true(app_test_shows(&t, "Payoff"));
    assert_int_equal(app_test_count(&t, "Balance"), 1);
    app_test_close(&t);
}

static void while_others_look_on_it_is_covered(void **state)
{
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    load(&t, MIDDLE, "human \"P2\"");
    t.app.host.open_curtain(&t.app.host);
    app_test_settle(&t);
    open_own_book(&t);
    assert_true(app_test_shows(&t, "Hold P, or press here, to look"));
    assert_false(app_test_shows(&t, "~~~ feint"));
    app_test_close(&t);
}

static void at_the_end_all_lie_open(void **state)
{
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    load(&t, 100, "ai:rookie \"Rookie\"");
    app_test_press_text(&t, "Open the bank books");
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "$10000"));
    assert_true(app_test_shows(&t, "$1300"));
    assert_true(app_test_shows(&t, "−$1000"));
    assert_true(app_test_shows(&t, "Asked for a bid"));
    app_test_act(&t, ACTION_BACK); /* to where they were opened, and from there to the table */
    app_test_frames(&t, 3);
    assert_true(app_test_shows(&t, "Open the bank books"));
    app_test_act(&t, ACTION_BACK);
    app_test_frames(&t, 3);
    assert_true(app_test_shows(&t, "How it ended"));
    app_test_close(&t);
}

/* In large type they have the room of a second row of buttons, whose pages the first one leads to. */
static void large_books_have_room(void **state)
{
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    t.width = 1280;
    t.height = 720;
    t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, 200);
    load(&t, 100, "ai:rookie \"Rookie\"");
    app_test_press_text(&t, "Open the bank books");
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "Play again") && app_test_shows(&t, "Back"));
    assert_false(app_test_shows(&t, "Charts"));
    app_test_close(&t);
}

/* A sheet whose first line begins lower than its upper end is paper all the same, with no desk between them. */
static void a_sheet_has_no_gap(void **state)
{
    struct app_test t;
    size_t before, n;

    (void)state;
    app_test_open(&t, NULL);
    load(&t, MIDDLE, "ai:rookie \"Rookie\"");
    app_test_settle(&t);
    const struct ruled_paper *paper = app_test_table(&t)->game->log_paper;
    struct ruled_sheet sheet = {{100, 100, 400, 300}, 28, 28, 30, 0};
    float top = ruled_inside(paper, &sheet).y, first = INFINITY;
    sheet.first = top + 10;
    (void)gfx_recorded(t.app.gfx, &before);
    assert_true(ruled_draw(t.app.ui, paper, &sheet));
    const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
    for (size_t i = before; i < n; i++)
        if (item[i].kind == ITEM_QUAD && item[i].at.h > 1.2f * 30 * ui_scale(t.app.ui)) /* rows, not ends */
            first = fminf(first, item[i].at.y);
    assert_true(first <= top * ui_scale(t.app.ui) + 1);
    app_test_close(&t);
}

/* Whoever is out of the game stands out among those of whom it is told where they are. */
static void who_is_out_is_written_in_brass(void **state)
{
    (void)state;
    enum { BLOWN = 31 };
    struct app_test t;
    char brass[64];

    app_test_open(&t, NULL);
    load(&t, BLOWN, "ai:rookie \"Rookie\"");
    app_test_settle(&t);
    struct color c = ui_theme(t.app.ui)->color.brass;
    snprintf(brass, sizeof brass, "%.3f %.3f %.3f 1.000 blown", (double)c.r, (double)c.g, (double)c.b);
    char *list = app_test_list(&t);
    assert_non_null(strstr(list, brass));
    free(list);
    app_test_close(&t);
}

/* A match of four to its end, which the last of them has won and alone is a person. */
static void load_won(struct app_test *t)
{
    static char record[1 << 14];
    char line[256];
    size_t used = 0;
    FILE *file = fopen(RECORDS_FOLDER "/walk-4.rec", "r");

    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        char *human = line[0] == 's' && line[6] != '4' ? strstr(line, "human ") : NULL;
        int before = human ? (int)(human - line) : (int)strlen(line);
        used += (size_t)snprintf(record + used, sizeof record - used, "%.*s%s%s", before, line,
                                 human ? "ai:rookie " : "", human ? human + strlen("human ") : "");
    }
    fclose(file);
    app_test_load(t, record);
}

/* In narrow books as well: all of them by their last word, however long it is. */
static void all_who_were_paid_are_named(void **state)
{
    static const char *const paid[] = {"Ibi", "Byrd", "Tom", "Cahr", "Palm", "Hyde"};
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    t.width = 960;
    t.height = 540;
    load_won(&t);
    app_test_press_text(&t, "Open the bank books");
    app_test_settle(&t);
    for (size_t i = 0; i < sizeof paid / sizeof paid[0]; i++)
        assert_true(app_test_count(&t, paid[i]) > 0);
    app_test_close(&t);
}

/* Everybody sees everything then: it was not known before, and is no proof of what they could know. */
/* The lines of the last column are printed: a remark that reached into it would be struck through. */
static void remarks_keep_out_of_the_last_column(void **state)
{
    struct app_test t;
    size_t n = 0, remarks = 0;

    (void)state;
    app_test_open(&t, NULL);
    load_won(&t);
    app_test_press_text(&t, "Open the bank books");
    app_test_settle(&t);
    const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
    for (size_t i = 0; i < n; i++) {
        bool remark = item[i].kind == ITEM_TEXT && item[i].text && strstr(item[i].text, "Asked for");
        float column = 1e6f;
        for (size_t k = 0; k < n && remark; k++)
            if (item[k].kind == ITEM_TEXT && item[k].text && strcmp(item[k].text, "Balance") == 0 &&
                item[k].at.x > item[i].at.x && item[k].at.x < column)
                column = item[k].at.x;
        remarks += remark;
        assert_true(!remark || item[i].at.x + item[i].at.w <= column);
    }
    assert_true(remarks > 0);
    app_test_close(&t);
}

static void what_they_know_of_one_is_no_page_after_the_end(void **state)
{
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    load_won(&t);
    const struct table *table = app_test_table(&t);
    assert_int_equal(table->viewer, 3);
    assert_true(dossier_has(table, 0));
    assert_false(dossier_has(table, 3));
    app_test_close(&t);
}

/* The plate speaks to whoever has won; what is told of the match then has a name for everybody. */
static void the_story_names_its_winner(void **state)
{
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    load_won(&t);
    assert_true(app_test_shows(&t, "you win."));
    app_test_press_text(&t, "How it was won");
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "P4 wins."));
    assert_false(app_test_shows(&t, "you win"));
    app_test_close(&t);
}

/* Who has no name is spoken to in the story as everywhere, as the mover and as the challenger, and never called by the place. */
static void the_story_speaks_to_who_has_no_name(void **state)
{
    static const char *const played =
        "conspiracy-record: 1\ngame: conspiracy-1982\n"
        "seat: 1 Washington human \"Chief\"\nseat: 2 London ai:rookie \"Marlene\"\noption: round-limit=3\n\n"
        "chance spies Buenos-Aires=Ahmed-Cahr Havana=Tanya-Hyde Hong-Kong=Al-Ibi Leningrad=Earl-E-Byrd "
        "Reykjavik=Peking-Tom Samarkand=Polly-Graff Stockholm=Rita-Palm Sydney=Rock-Bottom\n"
        "1 open Tanya-Hyde 500\n2 open Tanya-Hyde 300\nchance start 1\n"
        "1 move Tanya-Hyde Dakar\n2 challenge\n1 fight\n2 bid 100\n1 covered\n2 stop\n1 payoff none\n"
        "2 move Tanya-Hyde Rio\n1 challenge\n2 fight\n1 bid 100\n2 covered\n1 stop\n2 move Peking-Tom "
        "Lisbon\n";
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    app_test_load(&t, played);
    app_test_settle(&t);
    app_test_press_text(&t, "Let it pass");
    app_test_settle(&t);
    app_test_press_text(&t, "How it went");
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "lost a turn by challenging: you had $500."));
    assert_true(app_test_shows(&t, "You had $500 with Tanya Hyde and stopped bidding. Marlene had no more"));
    assert_false(app_test_shows(&t, "Washington had"));
    app_test_close(&t);
}

/* Whose cover is blown by now still has a face in the lines of before: else nobody could tell whom they paid. */
static void a_line_keeps_its_face(void **state)
{
    static const char *const blown =
        "conspiracy-record: 1\ngame: conspiracy-1982\n"
        "seat: 1 Washington human \"Ada\"\nseat: 2 London ai:rookie \"Marlene\"\n\n"
        "chance spies Buenos-Aires=Ahmed-Cahr Havana=Tanya-Hyde Hong-Kong=Al-Ibi Leningrad=Earl-E-Byrd "
        "Reykjavik=Peking-Tom Samarkand=Polly-Graff Stockholm=Rita-Palm Sydney=Rock-Bottom\n"
        "1 open Tanya-Hyde 500\n2 open none\nchance start 1\n"
        "1 payoff Peking-Tom 1500\n2 payoff none\n1 move Peking-Tom Dakar\n2 pass\n2 payoff none\n"
        "1 move Tanya-Hyde Dakar\n2 pass\n2 payoff none\n1 blow Peking-Tom Tanya-Hyde\n2 pass\n2 payoff "
        "none\n";
    struct app_test t;
    size_t n = 0;
    float light = 0;

    (void)state;
    app_test_open(&t, NULL);
    app_test_load(&t, blown);
    app_test_settle(&t);
    open_own_book(&t);
    const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
    for (size_t i = 0; i < n; i++) /* the last lies in front */
        if (item[i].text && strstr(item[i].text, "badges/tanya-hyde.png"))
            light = item[i].color.r;
    assert_true(light > 0.95f);
    app_test_close(&t);
}

/* What blew a cover used to pass by in a line. At the end it is told among what counted, and so is what was bid. */
static void a_blown_cover_is_a_moment(void **state)
{
    static const char *const blown =
        "conspiracy-record: 1\ngame: conspiracy-1982\n"
        "seat: 1 Washington human \"Ada\"\nseat: 2 London ai:rookie \"Marlene\"\n\n"
        "chance spies Buenos-Aires=Ahmed-Cahr Havana=Tanya-Hyde Hong-Kong=Al-Ibi Leningrad=Earl-E-Byrd "
        "Reykjavik=Peking-Tom Samarkand=Polly-Graff Stockholm=Rita-Palm Sydney=Rock-Bottom\n"
        "1 open Tanya-Hyde 500\n2 open Peking-Tom 1500\nchance start 2\n"
        "2 move Peking-Tom Dakar\n1 pass\n1 payoff none\n2 move Tanya-Hyde Dakar\n1 pass\n1 payoff none\n"
        "2 blow Peking-Tom Tanya-Hyde\n";
    struct app_test t;
    bool seen = false;

    (void)state;
    app_test_open(&t, NULL);
    app_test_load(&t, blown);
    app_test_settle(&t);
    preferences_override(&t.app.settings, HOST_SPEED, HOST_SPEED_NORMAL);
    app_test_press_text(&t, "Let it pass");
    for (int i = 0; i < 2000 && !seen; i++) {
        thinker_wait(t.app.thinker);
        app_test_frames(&t, 1);
        seen = app_test_shows(&t, "Tanya Hyde's cover is blown");
    }
    assert_true(seen);
    assert_true(app_test_shows(&t, "Your $500 there are lost."));
    assert_true(app_test_shows(&t, "Peking Tom did it for Marlene"));
    app_test_close(&t);
}

/* Who paid nothing is not asked about what was paid, but told so. */
static void nothing_paid_is_called_nothing(void **state)
{
    static const char *const blown =
        "conspiracy-record: 1\ngame: conspiracy-1982\n"
        "seat: 1 Washington human \"Ada\"\nseat: 2 London ai:rookie \"Marlene\"\noption: reveal=on\n\n"
        "chance spies Buenos-Aires=Ahmed-Cahr Havana=Tanya-Hyde Hong-Kong=Al-Ibi Leningrad=Earl-E-Byrd "
        "Reykjavik=Peking-Tom Samarkand=Polly-Graff Stockholm=Rita-Palm Sydney=Rock-Bottom\n"
        "1 open %s\n2 open none\nchance start 1\n"
        "1 payoff Peking-Tom 1500\n2 payoff none\n1 move Peking-Tom Dakar\n2 pass\n2 payoff none\n"
        "1 move Tanya-Hyde Dakar\n2 pass\n2 payoff none\n1 blow Peking-Tom Tanya-Hyde\n2 pass\n";
    static const char *const paid[] = {"none", "Tanya-Hyde 500"};

    (void)state;
    for (int i = 0; i < 2; i++) {
        struct app_test t;
        char record[1600];
        snprintf(record, sizeof record, blown, paid[i]);
        app_test_open(&t, NULL);
        app_test_load(&t, record);
        app_test_settle(&t);
        assert_int_equal(app_test_shows(&t, "You paid nothing there."), i == 0);
        assert_int_equal(app_test_shows(&t, "Show what you paid there?"), i == 1);
        t.width = 854; /* where whole sentences are left out, and none is cut */
        t.height = 480;
        app_test_frames(&t, 4);
        assert_int_equal(app_test_shows(&t, "Show what you paid there?"), i == 1);
        assert_false(app_test_shows(&t, "must then"));
        app_test_close(&t);
    }
}

/* The book scrolls to what is about to be written, however many lines stand above it. */
static void a_book_follows_what_is_dialled(void **state)
{
    static const char *const paid =
        "conspiracy-record: 1\ngame: conspiracy-1982\n"
        "seat: 1 Washington human \"Ada\"\nseat: 2 London ai:rookie \"Marlene\"\n\n"
        "chance spies Buenos-Aires=Ahmed-Cahr Havana=Tanya-Hyde Hong-Kong=Al-Ibi Leningrad=Earl-E-Byrd "
        "Reykjavik=Peking-Tom Samarkand=Polly-Graff Stockholm=Rita-Palm Sydney=Rock-Bottom\n"
        "1 open none\n2 open none\nchance start 1\n"
        "1 payoff none\n2 payoff none\n1 payoff none\n2 payoff none\n1 payoff none\n2 payoff none\n"
        "1 payoff none\n2 payoff none\n1 payoff none\n2 payoff none\n1 payoff none\n2 payoff none\n"
        "1 payoff none\n2 payoff none\n1 payoff none\n2 payoff none\n";
    struct app_test t;
    size_t n = 0;
    bool seen = false;

    (void)state;
    app_test_open(&t, NULL);
    t.width = 1280;
    t.height = 720;
    app_test_load(&t, paid);
    app_test_settle(&t);
    app_test_press_text(&t, "Pay off");
    app_test_settle(&t);
    app_test_act(&t, ACTION_PLUS);
    app_test_settle(&t);
    const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
    for (size_t i = 0; i < n; i++) /* the balance, in the book alone */
        seen |= item[i].text && strcmp(item[i].text, "$9900") == 0 && item[i].at.y >= item[i].clip.y &&
                item[i].at.y + item[i].at.h <= item[i].clip.y + item[i].clip.h + 2;
    assert_true(seen);
    app_test_close(&t);
}

/* Of the two ways to go home the one that wins stands out, and says so. */
static void what_wins_stands_out(void **state)
{
    static const char *const near =
        "conspiracy-record: 1\ngame: conspiracy-1982\n"
        "seat: 1 Washington human \"Ada\"\nseat: 2 London ai:rookie \"Marlene\"\n\n"
        "chance spies Buenos-Aires=Ahmed-Cahr Havana=Tanya-Hyde Hong-Kong=Al-Ibi Leningrad=Earl-E-Byrd "
        "Reykjavik=Peking-Tom Samarkand=Polly-Graff Stockholm=Rita-Palm Sydney=Rock-Bottom\n"
        "1 open Tanya-Hyde 500\n2 open none\nchance start 1\n"
        "1 move Tanya-Hyde Rio\n2 pass\n2 payoff none\n1 move Tanya-Hyde Lagos\n2 pass\n2 payoff none\n"
        "1 move Tanya-Hyde Zerzura\n2 pass\n2 payoff none\n1 move Tanya-Hyde Lagos case\n2 pass\n2 payoff "
        "none\n"
        "1 move Tanya-Hyde Rio case\n2 pass\n2 payoff none\n1 move Tanya-Hyde Havana case\n2 pass\n2 payoff "
        "none\n";
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    app_test_load(&t, near);
    app_test_settle(&t);
    struct table *table = app_test_table(&t);
    for (uint8_t kind = 1; kind < table->game->things; kind++)
        for (uint8_t i = 0; i < 32; i++) {
            struct thing thing = {kind, i};
            if (strcmp(table->game->thing[kind].key, "spy") == 0 &&
                strcmp(cast_name(table->game->words->cast, i % 8), "Tanya Hyde") == 0 && i < 8)
                table_press(table, thing);
        }
    app_test_settle(&t);
    app_test_press_text(&t, "Washington");
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "wins, unless stopped"));
    assert_true(app_test_primary(&t, "With the briefcase"));
    assert_false(app_test_primary(&t, "Without the briefcase"));
    app_test_close(&t);
}

static bool has_begun(struct app_test *t)
{
    char list[1 << 16];
    struct text out = text_over(list, sizeof list);

    screens_describe(&t->app.screens, &out);
    return strstr(list, "begun\n");
}

/* A spy who was chosen once too often leaves nothing else to choose by keys: whoever plays by the list has to know of Back. */
static void what_back_would_take_back_is_described(void **state)
{
    struct app_test t;

    (void)state;
    app_test_open(&t, NULL);
    load(&t, MIDDLE, "ai:rookie \"Rookie\"");
    app_test_settle(&t);
    assert_false(has_begun(&t));
    app_test_act(&t, ACTION_NEXT);
    app_test_act(&t, ACTION_ACCEPT);
    assert_true(has_begun(&t));
    app_test_act(&t, ACTION_BACK);
    assert_false(has_begun(&t));
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ones_own_book_tells_of_nobody_else),
        cmocka_unit_test(a_book_begins_with_what_there_is),
        cmocka_unit_test(while_others_look_on_it_is_covered),
        cmocka_unit_test(who_is_out_is_written_in_brass),
        cmocka_unit_test(at_the_end_all_lie_open),
        cmocka_unit_test(large_books_have_room),
        cmocka_unit_test(a_sheet_has_no_gap),
        cmocka_unit_test(all_who_were_paid_are_named),
        cmocka_unit_test(remarks_keep_out_of_the_last_column),
        cmocka_unit_test(what_they_know_of_one_is_no_page_after_the_end),
        cmocka_unit_test(the_story_names_its_winner),
        cmocka_unit_test(the_story_speaks_to_who_has_no_name),
        cmocka_unit_test(a_line_keeps_its_face),
        cmocka_unit_test(a_blown_cover_is_a_moment),
        cmocka_unit_test(nothing_paid_is_called_nothing),
        cmocka_unit_test(a_book_follows_what_is_dialled),
        cmocka_unit_test(what_wins_stands_out),
        cmocka_unit_test(what_back_would_take_back_is_described),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
