/* In the window too, opponents hear what is revealed after they were told of it: an outside bot and a level beside a person play
 * the toy, whose sealed bids are opened. */
#include "cmocka_all.h"
#include "rules/list.h"
#include "scene/matches.h"

#include <stdio.h>
#include <string.h>

static const char *const bot = "bot:sh " BOTS_FOLDER "/first.sh heard";

static struct session *open_toy(struct match_test *w)
{
    const struct game_rules *rules = game_find("toy");
    struct match_setup setup;
    struct session_hooks nothing = {.ctx = NULL};
    struct session_bots bots = {.command = {[1] = bot}};
    game_error err = {""};
    const struct game_box *box = shelf_box(&w->shelf, rules, &err);
    assert_true(box && match_setup_default(rules, box, 3, &setup, &err));
    assert_true(match_setup_option(&setup, "length", "long", &err));
    assert_true(match_who_encode(bot, setup.seat[1].who));
    snprintf(setup.seat[2].who, sizeof setup.seat[2].who, "ai:rookie");
    struct session *s = session_new(&setup, &bots, 4, w->thinker, &nothing, &err);
    if (!s)
        fail_msg("%s", err.text);
    session_set_speed(s, HOST_SPEED_INSTANT, true);
    return s;
}

/* Every sealed bid of the person's is heard as such, and opened by its number before the next decision. */
static void check_heard(int bids)
{
    char line[512], sealed[64][32];
    int events = 0, sealed_count = 0, opened = 0, asked = 0;
    FILE *f = fopen("heard", "r");
    assert_non_null(f);
    while (fgets(line, sizeof line, f)) {
        int number, chips;
        if (strncmp(line, "event: ", 7) == 0)
            events++;
        if (strcmp(line, "event: 1 bid ?\n") == 0)
            snprintf(sealed[sealed_count++], sizeof sealed[0], "opened: %d 1 bid", events);
        if (sscanf(line, "opened: %d 1 bid %d", &number, &chips) == 2) {
            assert_memory_equal(line, sealed[opened], strlen(sealed[opened]));
            assert_int_equal(chips, 1);
            opened++;
        }
        if (strncmp(line, "decide ", 7) == 0)
            assert_int_equal(opened, asked++);
    }
    fclose(f);
    assert_int_equal(asked, bids);
    assert_int_equal(sealed_count, bids);
    assert_int_equal(opened, bids - 1); /* nothing is asked after the last */
}

static void bots_hear_what_is_opened(void **state)
{
    (void)state;
    struct match_test w;
    match_test_open(&w);
    struct session *s = open_toy(&w);
    int bids = 0;
    for (match_test_settle(&w, s); !session_over(s, NULL); match_test_settle(&w, s), bids++)
        match_test_do(s, "bid 1");
    assert_int_equal(bids, 5);
    session_free(s);
    match_test_close(&w);
    check_heard(bids);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(bots_hear_what_is_opened)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
