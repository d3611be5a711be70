/* Everything that can be pointed at or focused on the table of every game names itself, and what is grey says why. */
#include "base/rng.h"
#include "base/text.h"
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "ui/describe.h"
#include "ui/ui.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 16, DECISIONS = 40 };

/* The line that begins there is about a spot; what it is about: the next line begins with that word. */
static bool followed_by(const char *line, const char *word)
{
    const char *next = strchr(line, '\n');
    return next && strncmp(next + 1, word, strlen(word)) == 0;
}

/* The lines of a spot go up to that of the next. */
static bool has(const char *line, const char *word)
{
    while ((line = strchr(line, '\n')) && line[1] != '\0') {
        line++;
        if (strncmp(line, word, strlen(word)) == 0)
            return true;
        if (strncmp(line, "spot ", 5) == 0 || strncmp(line, "off ", 4) == 0 || strncmp(line, "tell ", 5) == 0)
            return false;
    }
    return false;
}

/* What answers to the whole of a sheet or of the map does so only to keep presses from what lies behind. */
static bool is_ground(const char *line, const struct app_test *t)
{
    float x, y, w, h;
    return sscanf(line, "spot %*x %f %f %f %f -", &x, &y, &w, &h) == 4 && strstr(line, " -\n") &&
           w * h > (float)(t->width * t->height) / 50;
}

static void everything_has_a_name(struct app_test *t, const char *where, int counted[2])
{
    static char words[ROOM];
    struct text out = text_over(words, sizeof words);
    ui_describe(t->app.ui, &out);
    for (const char *line = words; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
        int n = (int)strcspn(line, "\n");
        bool spot = strncmp(line, "spot ", 5) == 0, off = strncmp(line, "off ", 4) == 0;
        if ((spot || off) && !followed_by(line, "name ") && !is_ground(line, t))
            fail_msg("%s: no name: %.*s\n%s", where, n, line, words);
        if (off && !has(line, "why "))
            fail_msg("%s: grey for no reason: %.*s", where, n, line);
        counted[0] += spot;
        counted[1] += off;
    }
}

static void look_everywhere(struct app_test *t, const char *where, int counted[2])
{
    everything_has_a_name(t, where, counted);
    app_test_act(t, ACTION_LOG);
    everything_has_a_name(t, "log", counted);
    app_test_act(t, ACTION_LOG);
    app_test_act(t, ACTION_DIGIT_0 + 2); /* a card of the game's own, where it opens one */
    everything_has_a_name(t, "card", counted);
    app_test_act(t, ACTION_BACK);
    app_test_act(t, ACTION_ACCEPT);
    everything_has_a_name(t, "accepted", counted);
    app_test_act(t, ACTION_BACK);
}

static void whatever_is_on_the_table_has_a_name(void **state)
{
    (void)state;
    for (size_t game = 0; game_scene_at(game); game++) {
        struct app_test t;
        struct rng rng;
        int counted[2] = {0, 0};
        app_test_open(&t, NULL);
        rng_start(&rng, 7 + game, "naming");
        t.app.host.games->set_open(&t.app.host, game);
        t.app.host.shell->show(&t.app.host, HOST_SCREEN_NEW);
        app_test_frames(&t, 4);
        everything_has_a_name(&t, "new", counted);
        app_test_act(&t, ACTION_ACCEPT);
        for (int i = 0; i < DECISIONS && !session_over(t.app.session, NULL); i++) {
            static game_action legal[GAME_MAX_LEGAL];
            app_test_settle(&t);
            size_t n = session_legal(t.app.session, legal, GAME_MAX_LEGAL);
            if (n == 0)
                break;
            everything_has_a_name(&t, game_scene_at(game)->id, counted);
            if (i % 16 == 0)
                look_everywhere(&t, game_scene_at(game)->id, counted);
            n = session_legal(t.app.session, legal, GAME_MAX_LEGAL); /* to accept may have been an answer */
            if (n == 0)
                continue;
            assert_true(t.app.host.submit(&t.app.host, &legal[rng_below(&rng, (uint32_t)n)], NULL));
        }
        assert_true(counted[0] > 20);
        app_test_close(&t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(whatever_is_on_the_table_has_a_name)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
