/* The language is changed while a match is on the table: nothing that was put together before stays in the old one. */
#include "base/text.h"
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "table/story.h"
#include "table/table.h"

#include <stdio.h>
#include <string.h>

static void watch_to_the_end(struct app_test *t)
{
    app_test_open(t, NULL);
    app_test_speak(t, "en");
    app_test_watch(t, 3);
    for (int i = 0; i < 100 && !session_over(t->app.session, NULL); i++)
        app_test_settle(t);
    app_test_settle(t);
}

static void a_story_is_told_anew(void **state)
{
    (void)state;
    struct app_test t;
    char was[STORY_WORDS];

    watch_to_the_end(&t);
    app_test_press_text(&t, "How it was won");
    struct table *table = app_test_table(&t);
    assert_true(table->story && table->story->plans > 0);
    snprintf(was, sizeof was, "%s", table->story->plan[0].text);
    table->now.missed.known = true;
    app_test_speak(&t, "de");
    app_test_settle(&t);
    assert_true(table->story && table->story->plans > 0);
    assert_string_not_equal(table->story->plan[0].text, was);
    assert_false(table->now.missed.known);
    app_test_speak(&t, "en");
    app_test_settle(&t);
    assert_string_equal(table->story->plan[0].text, was);
    app_test_close(&t);
}

static void reasons_in_another_language_are_left_out(void **state)
{
    (void)state;
    struct app_test t;
    struct host_happening what;
    size_t reasons = 0;

    watch_to_the_end(&t);
    const struct host *h = &t.app.host;
    for (uint32_t n = 1; n <= h->events(h); n++)
        reasons += h->happening_at(h, n, &what) && what.why[0] != '\0';
    assert_true(reasons > 0);
    app_test_speak(&t, "de");
    for (uint32_t n = 1; n <= h->events(h); n++)
        assert_true(h->happening_at(h, n, &what) && what.why[0] == '\0');
    app_test_close(&t);
}

/* A match of 1982 up to so many events. */
static void load(struct app_test *t, int lines)
{
    char record[8192] = "", line[256];
    FILE *file = fopen(RECORDS_FOLDER "/random-2.rec", "r");
    struct text out = text_over(record, sizeof record);

    assert_non_null(file);
    for (int i = 0; i < lines && fgets(line, sizeof line, file); i++)
        text_add(&out, "%s", strncmp(line, "seat: 2", 7) == 0 ? "seat: 2 Moscow ai:rookie \"Bo\"\n" : line);
    fclose(file);
    app_test_open(t, NULL);
    app_test_speak(t, "en");
    app_test_load(t, record);
}

static void books_are_written_anew(void **state)
{
    (void)state;
    struct app_test t;

    load(&t, 200);
    app_test_press_text(&t, "Open the bank books");
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "~~~ feint"));
    app_test_speak(&t, "de");
    app_test_settle(&t);
    assert_false(app_test_shows(&t, "~~~ feint"));
    assert_true(app_test_shows(&t, "~~~ Finte"));
    app_test_close(&t);
}

/* What never moves is drawn once: it may have words on it that are nobody's key. */
static void what_is_printed_is_printed_anew(void **state)
{
    (void)state;
    struct app_test t;
    char error[512] = "";
    struct options options = {.begin = true, .game = "senate", .seats = 2, .speed = -1};
    options.seat[0] = options.seat[1] = "ai:rookie";

    app_test_open(&t, NULL);
    app_test_speak(&t, "en");
    assert_true(app_begin(&t.app, &options, error, sizeof error));
    app_test_frames(&t, 3);
    struct table *table = app_test_table(&t);
    uint64_t was = table->backdrop.key;
    app_test_frames(&t, 3);
    assert_true(table->backdrop.key == was);
    app_test_speak(&t, "de");
    assert_true(table->backdrop.key != was);
    app_test_close(&t);
}

/* What a hint says. */
static void hear_hint(struct app_test *t, char *why, size_t size)
{
    const struct host *h = &t->app.host;
    struct host_hint hint;
    bool there = false;

    for (int i = 0; i < 20 && !(there = h->hint(h, &hint)); i++) {
        thinker_wait(t->app.thinker);
        app_test_frames(t, 1);
    }
    assert_true(there);
    snprintf(why, size, "%s", hint.why);
}

static void a_hint_is_given_anew(void **state)
{
    (void)state;
    enum { TO_A_TURN = 7 + 19 };
    struct app_test t;
    char was[HOST_LINE_MAX], is[HOST_LINE_MAX];

    load(&t, TO_A_TURN);
    hear_hint(&t, was, sizeof was);
    assert_true(was[0] != '\0');
    app_test_speak(&t, "de");
    hear_hint(&t, is, sizeof is);
    assert_true(is[0] != '\0');
    assert_string_not_equal(is, was);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_story_is_told_anew),   cmocka_unit_test(reasons_in_another_language_are_left_out),
        cmocka_unit_test(books_are_written_anew), cmocka_unit_test(what_is_printed_is_printed_anew),
        cmocka_unit_test(a_hint_is_given_anew),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
