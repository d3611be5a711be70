/* An act of the turn that has been begun, and waits for a word on the bar: its question stands there whole, and its answers are what
 * is to be pressed next. */
#include "cmocka_all.h"
#include "rules/topsecret/tss_view.h"
#include "scene/app_test.h"
#include "table/game.h"
#include "table/spend.h"
#include "table/table.h"

#include <math.h>
#include <string.h>

/* One is beside the briefcase, with money, and may take it on or leave it: the places have long names. */
static const char to_send[] =
    "conspiracy-record: 1\ngame: conspiracy-1982\n"
    "seat: 1 Washington human \"One\"\nseat: 2 London ai:rookie \"Two\"\n\n"
    "chance spies Buenos-Aires=Ahmed-Cahr Havana=Tanya-Hyde Hong-Kong=Al-Ibi Leningrad=Earl-E-Byrd "
    "Reykjavik=Peking-Tom Samarkand=Polly-Graff Stockholm=Rita-Palm Sydney=Rock-Bottom\n"
    "1 open Tanya-Hyde 800\n2 open none\nchance start 1\n"
    "1 move Tanya-Hyde Rio\n2 pass\n2 payoff none\n"
    "1 move Tanya-Hyde Lagos\n2 pass\n2 payoff none\n"
    "1 move Tanya-Hyde Zerzura\n2 pass\n2 payoff none\n"
    "1 move Tanya-Hyde Lagos case\n2 pass\n2 payoff none\n"
    "1 move Tanya-Hyde Rio case\n2 pass\n2 payoff none\n";

/* Presses all but the last of what makes an action that a word completes; false: that is none. */
static bool take(struct table *t, const game_action *action)
{
    struct way way[PICK_WAYS] = {{0}};
    size_t n = t->game->ways(t, &t->ask.pick, action, way);
    size_t last = n > 0 ? way[0].count : 0;

    if (last < 2 || !t->game->thing[way[0].step[last - 1].kind].word)
        return false;
    for (size_t i = 0; i + 1 < last; i++)
        table_press(t, way[0].step[i]);
    return true;
}

static bool is_light(struct app_test *a, const char *words)
{
    const struct gfx_item *item = gfx_recorded_text(a->app.gfx, words);
    assert_non_null(item);
    return item->color.r > 0.6f; /* on a dark button, which is a primary one */
}

static void assert_whole(struct app_test *a)
{
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(a->app.gfx, &n);

    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && item[i].at.y > (float)a->height * 0.85f && strstr(item[i].text, "…"))
            fail_msg("%d x %d: cut: %s", a->width, a->height, item[i].text);
}

static void the_question_is_whole_and_its_answers_are_what_is_next(void **state)
{
    (void)state;
    static const int size[][2] = {{1280, 720}, {1024, 768}};
    for (size_t s = 0; s < sizeof size / sizeof size[0]; s++) {
        struct app_test a;
        game_action legal[GAME_MAX_LEGAL];
        int asked = 0;
        float place = 0;
        app_test_open(&a, NULL);
        a.width = size[s][0];
        a.height = size[s][1];
        app_test_load(&a, to_send);
        app_test_settle(&a);
        struct table *t = app_test_table(&a);
        size_t n = session_legal(a.app.session, legal, GAME_MAX_LEGAL);
        assert_true(is_light(&a, "Pay off"));
        for (size_t i = 0; i < n; i++) {
            if (!take(t, &legal[i]))
                continue;
            app_test_frames(&a, 4);
            assert_true(app_test_shows(&a, "With the briefcase"));
            float here = gfx_recorded_text(a.app.gfx, "With the briefcase")->at.x;
            assert_true(asked == 0 || fabsf(here - place) < 1); /* it has one place, whatever is asked */
            place = here;
            assert_true(is_light(&a, "With the briefcase"));
            assert_true(is_light(&a, "Without the briefcase"));
            assert_true(!app_test_shows(&a, "Pay off") || !is_light(&a, "Pay off")); /* it gives way */
            assert_whole(&a);
            asked++;
            t->ask.pick.count = 0;
        }
        assert_in_range(asked, 4, 20); /* every city next to it, with and without */
        app_test_close(&a);
    }
}

/* With a die that lets one choose and a card to draw instead, there is much to do beside a question: what there is nothing to put back by, and
 * then what one has decided against, leaves it its room. */
static void the_question_is_whole_beside_all_that_can_be_done(void **state)
{
    (void)state;
    static const struct {
        int width, height, type;
    } at[] = {{854, 480, 100}, {854, 480, 200}, {960, 540, 100}, {1024, 768, 100}, {1280, 720, 100}};
    for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
        struct app_test a;
        app_test_open(&a, NULL);
        a.width = at[i].width;
        a.height = at[i].height;
        app_test_load(&a, "conspiracy-record: 1\ngame: topsecret\nseat: 1 Lisbon human \"Ada\"\n"
                          "seat: 2 London ai:rookie \"Bo\"\noption: cards=on\n\nchance agent 1 Violet\n"
                          "chance agent 2 Ruby\nchance card 1 markers\nchance card 1 shove\n"
                          "chance card 2 retreat\nchance card 2 rescue\nchance start 1\nchance die 1-3\n");
        a.app.host.shell->set_setting(&a.app.host, HOST_TEXT_SIZE, at[i].type);
        app_test_settle(&a);
        assert_true(app_test_shows(&a, "Stay, and draw a card"));
        assert_true(app_test_shows(&a, "them."));
        assert_whole(&a);
        struct table *t = app_test_table(&a);
        assert_true(spend_press(t, (struct thing){t->game->begin[0], TSS_AGENTS - 1}));
        app_test_frames(&a, 4);
        assert_true(app_test_shows(&a, "1 of 3"));
        assert_true(app_test_shows(&a, "Step back"));
        assert_whole(&a);
        app_test_close(&a);
    }
}

/* Of the text that lies in front, wherever else it stands. 0: it is not there. */
static float size_in_front(struct app_test *a, const char *words)
{
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(a->app.gfx, &n);

    for (size_t i = n; i > 0; i--)
        if (item[i - 1].kind == ITEM_TEXT && strcmp(item[i - 1].text, words) == 0)
            return item[i - 1].size;
    return 0;
}

/* Behind the screen every name is whole, in one type. */
static void names_are_of_one_size(void **state)
{
    (void)state;
    static const char *const name[] = {"Al Ibi", "Ahmed Cahr", "Earl E. Byrd", "Rock Bottom"};
    static const int size[][2] = {{960, 540}, {1024, 768}, {1280, 720}};

    for (size_t s = 0; s < sizeof size / sizeof size[0]; s++) {
        struct app_test a;
        app_test_open(&a, NULL);
        a.width = size[s][0];
        a.height = size[s][1];
        app_test_load(&a, to_send);
        app_test_settle(&a);
        app_test_press_text(&a, "Pay off");
        app_test_settle(&a);
        assert_true(app_test_shows(&a, "Make the payoff"));
        float first = size_in_front(&a, name[0]);
        assert_true(first > 0);
        for (size_t i = 1; i < sizeof name / sizeof name[0]; i++)
            assert_true(fabsf(size_in_front(&a, name[i]) - first) < 0.1f);
        app_test_close(&a);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_question_is_whole_and_its_answers_are_what_is_next),
        cmocka_unit_test(the_question_is_whole_beside_all_that_can_be_done),
        cmocka_unit_test(names_are_of_one_size)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
