/* What is read aloud: a stand-in for the voice writes down what it is given. */
#include "app/speech.h"

#include "base/text.h"
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "ui/describe.h"
#include "ui/ui.h"

#include <stdio.h>
#include <string.h>

struct heard {
    char lines[16384];
    struct text text;
};

static void hear(void *ctx, const char *words, bool happens)
{
    struct heard *h = ctx;
    text_add(&h->text, "%s%s\n", happens ? "! " : "", words);
}

static void listen(struct app_test *t, struct heard *h)
{
    h->text = text_over(h->lines, sizeof h->lines);
    h->lines[0] = '\0';
    t->app.speech.say = hear;
    t->app.speech.ctx = h;
}

static void forget(struct heard *h)
{
    h->text = text_over(h->lines, sizeof h->lines);
    h->lines[0] = '\0';
}

static int times(const struct heard *h, const char *words)
{
    int n = 0;
    for (const char *at = strstr(h->lines, words); at; at = strstr(at + 1, words))
        n++;
    return n;
}

static void open_at(struct app_test *t, struct heard *h, const char *record)
{
    static char error[256];
    struct options options = {.load = record};
    app_test_open(t, NULL);
    listen(t, h);
    if (!app_begin(&t->app, &options, error, sizeof error))
        fail_msg("%s", error);
    app_test_settle(t);
}

static void what_is_asked_and_what_has_the_focus_are_read(void **state)
{
    (void)state;
    static struct heard h;
    struct app_test t;
    open_at(&t, &h, RECORDS_FOLDER "/turn.rec");
    if (times(&h, "! Your turn:") != 1)
        fail_msg("%s", h.lines);
    forget(&h);
    app_test_frames(&t, 30);
    assert_string_equal(h.lines, ""); /* once */
    app_test_act(&t, ACTION_NEXT);
    assert_true(h.text.length > 0);
    assert_int_equal(times(&h, "! "), 0);
    app_test_close(&t);
}

static void what_happens_is_read_as_the_log_has_it(void **state)
{
    (void)state;
    static struct heard h;
    struct app_test t;
    open_at(&t, &h, RECORDS_FOLDER "/turn.rec");
    size_t before = t.app.host.log_count(&t.app.host), after;
    forget(&h);
    t.app.settings.value[HOST_AT_ONCE] = 1;
    assert_true(t.app.host.my_decision(&t.app.host));
    game_action legal[GAME_MAX_LEGAL];
    assert_true(t.app.host.legal(&t.app.host, legal, GAME_MAX_LEGAL) > 0);
    game_error err;
    assert_true(t.app.host.submit(&t.app.host, &legal[0], &err));
    app_test_settle(&t);
    after = t.app.host.log_count(&t.app.host);
    assert_true(after > before);
    for (size_t i = before; i < after; i++) {
        struct host_log_line line;
        assert_true(t.app.host.log_line(&t.app.host, i, &line));
        if (times(&h, line.text) < 1)
            fail_msg("not read: %s", line.text);
    }
    app_test_close(&t);
}

static void a_setting_says_what_it_is_set_to(void **state)
{
    (void)state;
    static struct heard h;
    struct app_test t;
    app_test_open(&t, NULL);
    listen(&t, &h);
    t.app.host.shell->show(&t.app.host, HOST_SCREEN_SETTINGS);
    app_test_frames(&t, 4);
    for (int i = 0; i < 60 && times(&h, "Reduce motion") == 0; i++)
        app_test_act(&t, ACTION_NEXT);
    if (times(&h, "Reduce motion on\n") != 1)
        fail_msg("%s", h.lines);
    app_test_act(&t, ACTION_ACCEPT);
    assert_int_equal(times(&h, "Reduce motion off\n"), 1);
    char words[128] = "";
    struct text text = text_over(words, sizeof words);
    (void)ui_in_words(t.app.ui, true, &text); /* as where others hear it */
    assert_string_equal(words, "Reduce motion");
    app_test_close(&t);
}

/* Two people: neither at the curtain between them nor at the table are anybody's coins read, which all would hear. */
static void nothing_secret_is_read_where_two_share_the_screen(void **state)
{
    (void)state;
    static struct heard h;
    struct app_test t;
    open_at(&t, &h, RECORDS_FOLDER "/couch.rec");
    struct host_log_line line;
    for (size_t i = 0; i < t.app.host.log_count(&t.app.host); i++)
        assert_true(t.app.host.log_line(&t.app.host, i, &line));
    assert_int_equal(t.app.host.viewer(&t.app.host), SEAT_NONE);
    for (int i = 0; i < 6; i++)
        app_test_act(&t, ACTION_NEXT);
    app_test_press_text(&t, "I am ");
    app_test_settle(&t);
    forget(&h); /* the log so far has been open to all */
    app_test_press_text(&t, "Pay off");
    app_test_settle(&t);
    if (app_test_shows(&t, "I am ")) { /* what follows is secret */
        app_test_press_text(&t, "I am ");
        app_test_settle(&t);
    }
    assert_true(app_test_shows(&t, "Vagabond"));
    forget(&h);
    for (int i = 0; i < 40; i++)
        app_test_act(&t, ACTION_NEXT);
    assert_true(h.text.length > 0);
    for (const char *c = h.lines; *c; c++) /* coins are numbers, and there are none */
        if (*c >= '0' && *c <= '9')
            fail_msg("a number is read where others hear it: %s", h.lines);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_asked_and_what_has_the_focus_are_read),
        cmocka_unit_test(what_happens_is_read_as_the_log_has_it),
        cmocka_unit_test(a_setting_says_what_it_is_set_to),
        cmocka_unit_test(nothing_secret_is_read_where_two_share_the_screen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
