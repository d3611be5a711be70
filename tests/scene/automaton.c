/* What the house shows of somebody who plays without a seat, by the Opponents of the Drowned Senate. */
#include "base/text.h"
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "table/story.h"
#include "table/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Whoever plays without a seat is measured all the same. */
static void charts_have_a_line_for_an_automaton(void **state)
{
    (void)state;
    struct app_test t;
    app_test_lay(&t, RECORDS_FOLDER, "solo-military", 64, "");
    assert_false(app_test_shows(&t, "Rivals")); /* there are none */
    struct story *story = story_tell(app_test_table(&t));
    assert_non_null(story);
    assert_int_equal(story->series, 2);
    assert_true(story->y[2 * story->points - 1] > 0);
    for (size_t i = 1; i < story->points; i++) /* two extra turns in a round, too */
        assert_true(story->x[i] > story->x[i - 1]);
    story_free(story);
    app_test_close(&t);
}

/* The moments of a match that is over, a line each, and how it was won. The caller frees it. */
static char *told(const char *record, int events)
{
    struct app_test t;
    char *words = NULL;
    size_t size;
    FILE *out = open_memstream(&words, &size);
    app_test_lay(&t, RECORDS_FOLDER, record, events, "");
    struct story *story = story_tell(app_test_table(&t));
    assert_non_null(story);
    for (size_t i = 0; i < story->moments; i++)
        fprintf(out, "%s\n", story->moment[i].text);
    story_free(story);
    app_test_close(&t);
    fclose(out);
    return words;
}

static void a_story_says_what_the_automaton_gained_and_since_when_it_led(void **state)
{
    (void)state;
    char *words = told("solo-broker", 68);
    assert_non_null(strstr(words, "From here on Fontego led until the end."));
    assert_non_null(strstr(words, "That brought "));
    free(words);
}

static void a_story_says_what_made_the_difference(void **state)
{
    (void)state;
    char *words = told("solo-military", 64);
    assert_non_null(strstr(words, " made most of the difference: "));
    free(words);
    words = told("solo-oracle", 64); /* level on points */
    assert_null(strstr(words, " made most of the difference: "));
    free(words);
}

/* What it finds is said when its questions have been gone through, and not at once. */
static void the_answer_is_not_told_before_the_questions_are_asked(void **state)
{
    (void)state;
    struct app_test t;
    const struct host *h = &t.app.host;
    int asked = 0, told = 0, both = 0;
    game_action legal[GAME_MAX_LEGAL];
    app_test_lay(&t, RECORDS_FOLDER, "solo-military", 2, "");
    h->shell->set_setting(h, HOST_SPEED, HOST_SPEED_NORMAL);
    assert_true(h->legal(h, legal, GAME_MAX_LEGAL) > 0 && h->submit(h, &legal[0], NULL));
    for (int i = 0; i < 400; i++, app_test_frames(&t, 1)) {
        bool asks = app_test_shows(&t, "looks for a pile."),
             tells = app_test_shows(&t, "Corvo turns up a Lord.") || app_test_shows(&t, "Corvo takes");
        assert_false(asks && tells);
        asked += asks;
        both += app_test_count(&t, "Corvo looks for a pile.") == 2;
        told += tells;
    }
    assert_true(asked > 40 && told > 40); /* frames of 40 ms */
    assert_true(both > 40); /* on the bar and beside its questions, where nothing is left blank */
    app_test_close(&t);
}

/* Its whole turn followed from what the player did: that is told beside its place all the same. */
static void a_turn_between_two_of_the_players_is_told(void **state)
{
    (void)state;
    struct app_test t;
    app_test_lay(&t, RECORDS_FOLDER, "solo-oracle", 36, "");
    assert_true(app_test_shows(&t, "Zenobia takes"));
    app_test_close(&t);
}

/* Once the player has said in which order its Lords are placed, that stood there and no longer why it took them. */
static void why_it_took_a_pile_stays_told(void **state)
{
    (void)state;
    struct app_test t;
    app_test_lay(&t, RECORDS_FOLDER, "solo-oracle", 20, "");
    assert_false(app_test_shows(&t, "in the order you choose"));
    assert_true(app_test_shows(&t, "Zenobia takes"));
    app_test_close(&t);
}

/* Frames of 40 ms in which the words are shown, from the one on in which the only choice has been made. */
static int frames_of(const char *record, int events, int speed, const char *words)
{
    struct app_test t;
    const struct host *h = &t.app.host;
    int frames = 0;
    game_action legal[GAME_MAX_LEGAL];
    app_test_lay(&t, RECORDS_FOLDER, record, events, "");
    h->shell->set_setting(h, HOST_SPEED, speed);
    assert_true(h->legal(h, legal, GAME_MAX_LEGAL) > 0 && h->submit(h, &legal[0], NULL));
    for (int i = 0; i < 300; i++, app_test_frames(&t, 1))
        frames += app_test_shows(&t, words);
    app_test_close(&t);
    return frames;
}

/* A Lord that is turned up is read at any speed; where all is shown at once, it is not waited for. */
static void what_must_be_understood_stands_long_enough(void **state)
{
    (void)state;
    assert_true(frames_of("solo-military", 2, HOST_SPEED_FAST, "is turned up.") >= 35);
    assert_int_equal(frames_of("solo-military", 2, HOST_SPEED_INSTANT, "is turned up."), 0);
}

/* Whoever looks at the table once all is over finds the way back on the bar, and nothing lies over names. */
static void the_way_back_to_the_end_is_on_the_bar(void **state)
{
    (void)state;
    struct app_test t;
    app_test_lay(&t, RECORDS_FOLDER, "solo-military", 64, "");
    struct table *table = app_test_table(&t);
    table->now.end_page = END_BOARD;
    app_test_frames(&t, 3);
    char *list = app_test_list(&t), *at = strstr(list, "How it ended");
    assert_non_null(at);
    while (at > list && at[-1] != '\n')
        at--;
    float y = strtof(strchr(strchr(at, ' ') + 1, ' '), NULL);
    assert_true(y * ui_area(table->ui).h >= table->layout.bar.y * (float)t.height); /* units and pixels */
    free(list);
    app_test_press_text(&t, "How it ended");
    app_test_frames(&t, 3);
    assert_int_equal(table->now.end_page, END_SEATS);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(charts_have_a_line_for_an_automaton),
        cmocka_unit_test(a_story_says_what_the_automaton_gained_and_since_when_it_led),
        cmocka_unit_test(a_story_says_what_made_the_difference),
        cmocka_unit_test(the_answer_is_not_told_before_the_questions_are_asked),
        cmocka_unit_test(a_turn_between_two_of_the_players_is_told),
        cmocka_unit_test(why_it_took_a_pile_stays_told),
        cmocka_unit_test(what_must_be_understood_stands_long_enough),
        cmocka_unit_test(the_way_back_to_the_end_is_on_the_bar),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
