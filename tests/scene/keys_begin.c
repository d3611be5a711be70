/* Keys begin where the answer is: whatever page opens, the first press of Enter goes on with what the page is there for, and is never
 * the one that only puts it away again. And back leads one step back, to what lay beneath. */
#include "base/text.h"
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "table/dossier.h"
#include "table/ending.h"
#include "table/story.h"
#include "table/table.h"
#include "ui/describe.h"
#include "ui/ui.h"

#include <stdio.h>
#include <string.h>

enum { WORDS = 400, ROOM = 1 << 16 };

/* What has the focus is called, or set to; "" where it has no name, as a thing on the map. False: nothing has it. */
static bool focused(struct app_test *t, char out[WORDS])
{
    static char room[ROOM];
    struct text all = text_over(room, sizeof room);
    bool found = false, mine = false;

    out[0] = '\0';
    ui_describe(t->app.ui, &all);
    for (char *line = strtok(room, "\n"); line; line = strtok(NULL, "\n")) {
        char kind[8], flags[8];
        int words = 0;
        if (sscanf(line, "%7s %*x %*d %*d %*d %*d %7s", kind, flags) == 2 && strcmp(kind, "name") != 0) {
            mine = strchr(flags, 'f');
            found |= mine && strcmp(kind, "off") != 0;
        } else if (mine && sscanf(line, "name %*x %n", &words) == 0 && words > 0) {
            snprintf(out, WORDS, "%.*s", WORDS - 1, line + words);
        }
    }
    return found;
}

static void expect(struct app_test *t, const char *page, const char *wanted)
{
    static const char *const away[] = {"Close", "Back", "Cancel", "Back to the table", "Back to the end"};
    char words[WORDS];

    if (!focused(t, words))
        fail_msg("%s: nothing that can be pressed has the focus", page);
    if (wanted && strcmp(words, wanted) != 0)
        fail_msg("%s: keys begin on \"%s\", not on \"%s\"", page, words, wanted);
    for (size_t i = 0; i < sizeof away / sizeof away[0] && !wanted; i++)
        if (strcmp(words, away[i]) == 0)
            fail_msg("%s: keys begin on \"%s\"", page, words);
}

static void show(struct app_test *t, enum host_screen screen)
{
    t->app.host.shell->show(&t->app.host, screen);
    app_test_frames(t, 5);
}

static const char *top(struct app_test *t)
{
    return screens_top(&t->app.screens)->id;
}

static const struct {
    enum host_screen screen;
    const char *name, *begins; /* NULL: anything but what leads away */
} screens[] = {
    {HOST_SCREEN_NEW, "new game", "Start"},
    {HOST_SCREEN_LOAD, "load, empty", "New game"},
    {HOST_SCREEN_RECORDS, "records, empty", "New game"},
    {HOST_SCREEN_STATISTICS, "statistics", NULL},
    {HOST_SCREEN_SETTINGS, "settings", NULL},
    {HOST_SCREEN_KEYS, "keys", "U"},
    {HOST_SCREEN_HELP, "help", "Next page"},
    {HOST_SCREEN_RULES, "rules", NULL},
};

static void screens_begin_with_what_they_are_for(void **state)
{
    (void)state;
    struct app_test t;

    app_test_open(&t, NULL);
    show(&t, HOST_SCREEN_TITLE);
    expect(&t, "title", "New game");
    for (size_t i = 0; i < sizeof screens / sizeof screens[0]; i++) {
        show(&t, screens[i].screen);
        expect(&t, screens[i].name, screens[i].begins);
        app_test_act(&t, ACTION_BACK);
        assert_string_equal(top(&t), "title");
    }
    app_test_close(&t);
}

/* A card over the table as its button or key opens it. */
static void open_card(struct app_test *t, enum table_card card)
{
    struct table *table = app_test_table(t);

    table->now.card = card;
    table->now.card_fresh = true;
    app_test_frames(t, 5);
}

static void close_card(struct app_test *t)
{
    app_test_act(t, ACTION_BACK);
    assert_int_equal(app_test_table(t)->now.card, CARD_NONE);
}

static void pages_over_the_end_begin_with_what_they_are_for(void **state)
{
    (void)state;
    struct app_test t;

    app_test_open(&t, NULL);
    app_test_watch_out(&t, 3);
    app_test_settle(&t);
    app_test_frames(&t, 20);
    expect(&t, "the end", "Play again");
    app_test_table(&t)->now.end_page = END_SEATS;
    app_test_frames(&t, 5);
    expect(&t, "the seats at the end", "Play again");
    open_card(&t, CARD_DOSSIER);
    expect(&t, "what is known, after the end", NULL);
    close_card(&t);
    open_card(&t, CARD_LOG);
    expect(&t, "the log, after the end", NULL);
    close_card(&t);
    open_card(&t, CARD_STORY);
    expect(&t, "the story", "Watch the winning turn");
    close_card(&t);
    app_test_table(&t)->story_page = STORY_COUNTED;
    open_card(&t, CARD_STORY);
    expect(&t, "the moments", "Replay the match");
    app_test_press_text(&t, "Replay the match");
    app_test_settle(&t);
    expect(&t, "the replay", "Play");
    show(&t, HOST_SCREEN_RECORDS);
    expect(&t, "records", NULL);
    show(&t, HOST_SCREEN_TITLE);
    show(&t, HOST_SCREEN_STATISTICS);
    expect(&t, "statistics with entries", NULL);
    app_test_close(&t);
}

/* Of every game, in a person's first decision. */
static void cards_over_a_table_begin_with_what_they_are_for(void **state)
{
    (void)state;
    static const char *const games[] = {"solomon", "conspiracy-1982", "topsecret", "senate"};

    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct app_test t;
        char error[512] = "", page[64];
        struct options options = {
            .begin = true, .game = games[i], .seats = 3, .seeded = true, .seed = 3, .speed = -1};
        app_test_open(&t, NULL);
        for (int seat = 0; seat < options.seats; seat++)
            options.seat[seat] = seat == 0 ? "human:Ada" : "ai:rookie";
        if (!app_begin(&t.app, &options, error, sizeof error))
            fail_msg("%s", error);
        app_test_settle(&t);
        snprintf(page, sizeof page, "%s: dossier", games[i]);
        if (dossier_has(app_test_table(&t), 1)) {
            open_card(&t, CARD_DOSSIER);
            expect(&t, page, NULL);
            close_card(&t);
        }
        snprintf(page, sizeof page, "%s: log", games[i]);
        open_card(&t, CARD_LOG);
        expect(&t, page, NULL);
        close_card(&t);
        app_test_act(&t, ACTION_HELP);
        snprintf(page, sizeof page, "%s: help", games[i]);
        expect(&t, page, "Next page");
        app_test_act(&t, ACTION_BACK);
        assert_string_equal(top(&t), "table");
        app_test_close(&t);
    }
}

static void begin_from(struct app_test *t, const char *record)
{
    struct options options = {.load = record};
    char error[512] = "";

    app_test_open(t, NULL);
    if (!app_begin(&t->app, &options, error, sizeof error))
        fail_msg("%s", error);
    app_test_settle(t);
}

static const struct {
    const char *words, *screen;
} from_pause[] = {{"Rules and help", "help"}, {"Settings", "settings"}, {"Load game", "load"}};

/* Back leads one step back, never two: what was opened from the pause leads to the pause, and that to the table. */
static void back_leads_one_step_back(void **state)
{
    (void)state;
    struct app_test t;

    begin_from(&t, RECORDS_FOLDER "/turn.rec");
    app_test_act(&t, ACTION_MENU);
    expect(&t, "pause", "Back to the table");
    for (size_t i = 0; i < sizeof from_pause / sizeof from_pause[0]; i++) {
        app_test_press_last(&t, from_pause[i].words);
        assert_string_equal(top(&t), from_pause[i].screen);
        expect(&t, from_pause[i].screen, NULL);
        app_test_act(&t, ACTION_BACK);
        assert_string_equal(top(&t), "pause");
    }
    app_test_press_last(&t, "Give up");
    expect(&t, "before giving up", "Play on");
    app_test_act(&t, ACTION_BACK);
    app_test_act(&t, ACTION_BACK);
    assert_string_equal(top(&t), "table");
    app_test_close(&t);
}

/* Where nothing can be laid with anybody, keys begin on the way on, else with the first who can have something. */
static void the_shield_begins_with_its_agents(void **state)
{
    (void)state;
    struct app_test t;

    begin_from(&t, RECORDS_FOLDER "/invest.rec");
    open_card(&t, CARD_GAME);
    expect(&t, "the shield", NULL);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(screens_begin_with_what_they_are_for),
        cmocka_unit_test(pages_over_the_end_begin_with_what_they_are_for),
        cmocka_unit_test(cards_over_a_table_begin_with_what_they_are_for),
        cmocka_unit_test(back_leads_one_step_back),
        cmocka_unit_test(the_shield_begins_with_its_agents),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
