/* What is said at the table of the Drowned Senate. */
#include "base/file.h"
#include "base/text.h"
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "table/story.h"

#include <stdlib.h>
#include <string.h>

/* The match of a record up to its nth event, with an option more, on the table. */
static void lay(struct app_test *t, const char *name, int events, const char *option)
{
    char path[512], record[8192], *bytes, *from;
    struct text name_of = text_over(path, sizeof path), out = text_over(record, sizeof record);
    struct file_error err;
    size_t length;
    text_add(&name_of, "%s/%s.rec", RECORDS_FOLDER, name);
    assert_true(file_read(path, sizeof record, &bytes, &length, &err));
    from = strstr(bytes, "\n\n") + 2;
    text_add(&out, "%.*s%s\n", (int)(from - 1 - bytes), bytes, option);
    for (int i = 0; i < events; i++, from = strchr(from, '\n') + 1)
        text_add(&out, "%.*s", (int)(strchr(from, '\n') + 1 - from), from);
    free(bytes);
    app_test_open(t, NULL);
    app_test_load(t, record);
    app_test_frames(t, 3);
    app_test_settle(t);
}

static void points_are_seen_unless_they_are_hidden(void **state)
{
    (void)state;
    struct app_test t;
    lay(&t, "solo-any", 62, "");
    assert_true(app_test_shows(&t, "58"));
    assert_true(app_test_shows(&t, "Coalition "));
    app_test_close(&t);
    lay(&t, "solo-any", 62, "option: hidden-scores=on\n");
    assert_false(app_test_shows(&t, "58"));
    assert_false(app_test_shows(&t, "Coalition "));
    app_test_close(&t);
}

/* The Opponent is no seat, and is measured all the same. */
static void charts_have_a_line_for_the_opponent(void **state)
{
    (void)state;
    struct app_test t;
    lay(&t, "solo-military", 64, "");
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
    lay(&t, "solo-any", 62, "");
    assert_true(app_test_shows(&t, "has no turns left."));
    assert_false(app_test_shows(&t, "would take"));
    assert_false(app_test_shows(&t, "turns up Lords"));
    app_test_close(&t);
    lay(&t, "solo-any", 4, "");
    assert_false(app_test_shows(&t, "has no turns left."));
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_are_seen_unless_they_are_hidden),
        cmocka_unit_test(charts_have_a_line_for_the_opponent),
        cmocka_unit_test(the_opponent_wants_nothing_after_its_last_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
