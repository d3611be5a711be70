/* What is said at the table of the Drowned Senate. */
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "table/story.h"

static void points_are_seen_unless_they_are_hidden(void **state)
{
    (void)state;
    struct app_test t;
    app_test_lay(&t, RECORDS_FOLDER, "solo-any", 62, "");
    assert_true(app_test_shows(&t, "58"));
    assert_true(app_test_shows(&t, "Coalition "));
    app_test_close(&t);
    app_test_lay(&t, RECORDS_FOLDER, "solo-any", 62, "option: hidden-scores=on\n");
    assert_false(app_test_shows(&t, "58"));
    assert_false(app_test_shows(&t, "Coalition "));
    app_test_close(&t);
}

/* The Opponent is no seat, and is measured all the same. */
static void charts_have_a_line_for_the_opponent(void **state)
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

/* Once the Opponent's chamber is full it takes nothing more, and nobody says what it would. */
static void the_opponent_wants_nothing_after_its_last_turn(void **state)
{
    (void)state;
    struct app_test t;
    app_test_lay(&t, RECORDS_FOLDER, "solo-any", 62, "");
    assert_true(app_test_shows(&t, "has no turns left."));
    assert_false(app_test_shows(&t, "would take"));
    assert_false(app_test_shows(&t, "turns up Lords"));
    app_test_close(&t);
    app_test_lay(&t, RECORDS_FOLDER, "solo-any", 4, "");
    assert_false(app_test_shows(&t, "has no turns left."));
    app_test_close(&t);
}

/* What it finds is said when its questions have been gone through, and not at once. */
static void the_answer_is_not_told_before_the_questions_are_asked(void **state)
{
    (void)state;
    struct app_test t;
    const struct host *h = &t.app.host;
    int asked = 0, told = 0;
    game_action legal[GAME_MAX_LEGAL];
    app_test_lay(&t, RECORDS_FOLDER, "solo-military", 2, "");
    h->shell->set_setting(h, HOST_SPEED, HOST_SPEED_NORMAL);
    assert_true(h->legal(h, legal, GAME_MAX_LEGAL) > 0 && h->submit(h, &legal[0], NULL));
    for (int i = 0; i < 400; i++, app_test_frames(&t, 1)) {
        bool asks = app_test_shows(&t, "looks for a pile."),
             tells = app_test_shows(&t, "Corvo turns up a Lord.") || app_test_shows(&t, "Corvo takes");
        assert_false(asks && tells);
        asked += asks;
        told += tells;
    }
    assert_true(asked > 40 && told > 40); /* frames of 40 ms */
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_are_seen_unless_they_are_hidden),
        cmocka_unit_test(charts_have_a_line_for_the_opponent),
        cmocka_unit_test(the_opponent_wants_nothing_after_its_last_turn),
        cmocka_unit_test(the_answer_is_not_told_before_the_questions_are_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
