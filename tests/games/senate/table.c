/* What is said at the table of the Drowned Senate. */
#include "cmocka_all.h"
#include "rules/senate/senate_view.h"
#include "scene/app_test.h"

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

/* What is said of a choice is said of what was chosen, once it is. */
static void a_pile_that_was_granted_is_the_only_one_that_is_spoken_of(void **state)
{
    (void)state;
    struct app_test t;
    app_test_lay(&t, RECORDS_FOLDER, "solo-oracle", 46, "");
    assert_true(app_test_shows(&t, "Zenobia takes"));
    assert_false(app_test_shows(&t, "All the same"));
    assert_int_equal(app_test_count(&t, "1 key"), 1);
    app_test_close(&t);
}

/* A six turns up a Lord, and nobody knows which. */
static void what_the_opponent_would_take_after_a_six_is_not_sure(void **state)
{
    (void)state;
    struct app_test t;
    int sure = 0, unsure = 0;
    app_test_lay(&t, RECORDS_FOLDER, "solo-any", 26, "");
    for (int i = 0; i < 3; i++) { /* Lords to be kept, the last of them a six */
        app_test_act(&t, i < 2 ? ACTION_RIGHT : ACTION_DOWN);
        bool six = app_test_shows(&t, "your six turns up a Lord first");
        unsure += six;
        sure += !six && app_test_shows(&t, "would take");
    }
    assert_true(unsure == 1 && sure == 2);
    const struct host *h = &t.app.host;
    const game_action keep = {.kind = SENATE_KEEP, .n = 1, .arg = {23}};
    h->shell->set_setting(h, HOST_SPEED, HOST_SPEED_NORMAL);
    assert_true(h->submit(h, &keep, NULL));
    for (int i = 0; i < 200; i++, app_test_frames(&t, 1)) /* and once it has, no more is said of it */
        assert_false(app_test_shows(&t, "Morosin's turn.") && app_test_shows(&t, "of 100"));
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_are_seen_unless_they_are_hidden),
        cmocka_unit_test(the_opponent_wants_nothing_after_its_last_turn),
        cmocka_unit_test(a_pile_that_was_granted_is_the_only_one_that_is_spoken_of),
        cmocka_unit_test(what_the_opponent_would_take_after_a_six_is_not_sure),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
