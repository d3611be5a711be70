/* No frame, text or sound of a secret before the curtain is opened by its owner; nothing private to others on any screen. */
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "scene/matches.h"
#include "table/desk.h"
#include "ui/ui.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ada (seat 1) has done this or that in secret; it is for Bo (seat 2) to decide. */
static void open_one(struct app_test *t)
{
    char record[2048];
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", "Vagabond 9");
    app_test_open(t, NULL);
    app_test_load(t, record);
}

static void open_other(struct app_test *t)
{
    char record[2048];
    match_test_two(record, sizeof record, "Beacon", "Magician Roulette", "none");
    app_test_open(t, NULL);
    app_test_load(t, record);
}

static void the_curtain_shows_no_number(void **state)
{
    (void)state;
    struct app_test t;
    open_one(&t);
    assert_ptr_equal(screens_top(&t.app.screens), &scene_curtain);
    assert_true(app_test_shows(&t, "Pass to Bo"));
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
    for (size_t i = 0; i < n; i++) {
        const char *text = item[i].kind == ITEM_TEXT && item[i].text ? item[i].text : "";
        for (const char *c = text; *c != '\0'; c++)
            if (isdigit((unsigned char)*c))
                fail_msg("the curtain says \"%s\"", text);
        assert_null(strstr(text, "Vagabond"));
        assert_null(strstr(text, "Roulette"));
    }
    /* It is opaque: the first thing drawn covers the window. */
    assert_true(n > 0);
    assert_int_equal(item[0].kind, ITEM_QUAD);
    assert_true(item[0].at.w >= (float)t.width && item[0].at.h >= (float)t.height);
    assert_true(item[0].color.a >= 1);
    app_test_close(&t);
}

static void only_a_fresh_press_opens_it(void **state)
{
    (void)state;
    struct app_test t;
    char record[2048];
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", "Vagabond 9");
    app_test_open(&t, NULL);
    app_test_load(&t, record);
    app_test_frames(&t, 20);
    app_test_act(&t, ACTION_ACCEPT);
    assert_int_equal(session_curtain(t.app.session), SEAT_NONE);
    assert_int_equal(session_viewer(t.app.session), 1);
    /* The window is put away: closed at once, and a press that comes with it does not open. */
    struct input_event lost = {.kind = INPUT_PUT_AWAY};
    app_event(&t.app, &lost);
    assert_int_equal(session_curtain(t.app.session), 1);
    struct input_event press = {
        .kind = INPUT_ACTION, .device = DEVICE_KEYS, .action = ACTION_ACCEPT, .pad = -1};
    app_event(&t.app, &press);
    app_test_frames(&t, 2);
    assert_ptr_equal(screens_top(&t.app.screens), &scene_curtain);
    assert_int_equal(session_curtain(t.app.session), 1);
    app_test_frames(&t, 20);
    app_test_act(&t, ACTION_ACCEPT);
    assert_int_equal(session_curtain(t.app.session), SEAT_NONE);
    app_test_close(&t);
}

static int pieces_of_the_curtain(struct app_test *t)
{
    size_t n = 0;
    int pieces = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    for (size_t i = 0; i < n; i++)
        pieces += item[i].text && strstr(item[i].text, "ui/curtain.png");
    return pieces;
}

/* It shuts at once, but opens in its own time; meanwhile the table works. */
static void the_curtain_parts(void **state)
{
    (void)state;
    struct app_test t;
    open_one(&t);
    struct host *h = &t.app.host;
    assert_int_equal(pieces_of_the_curtain(&t), 1);
    h->shell->set_setting(h, HOST_REDUCED_MOTION, 0);
    h->shell->set_setting(h, HOST_SPEED, HOST_SPEED_NORMAL);
    app_test_frames(&t, 20);
    app_test_act(&t, ACTION_ACCEPT); /* takes four frames, */
    app_test_frames(&t, 2);          /* and the table behind it has to be laid */
    assert_int_equal(session_viewer(t.app.session), 1);
    assert_int_equal(pieces_of_the_curtain(&t), 2);
    app_test_act(&t, ACTION_DIGIT_0 + 4);
    assert_true(app_test_shows(&t, "Rivals"));
    app_test_frames(&t, 12);
    assert_int_equal(pieces_of_the_curtain(&t), 0);
    struct input_event lost = {.kind = INPUT_PUT_AWAY};
    app_event(&t.app, &lost);
    app_test_frames(&t, 1);
    assert_int_equal(pieces_of_the_curtain(&t), 1);
    assert_ptr_equal(screens_top(&t.app.screens), &scene_curtain);
    app_test_close(&t);
}

/* The last place in the drawing order of a picture; -1: it is not drawn. */
static int last_drawn(struct app_test *t, const char *picture)
{
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    for (size_t i = n; i > 0; i--)
        if (item[i - 1].text && strstr(item[i - 1].text, picture))
            return (int)i - 1;
    return -1;
}

/* Nor is there a bare desk where nothing is shown in its own time: the envelope gives way to the table. */
static void at_once_the_curtain_leaves_the_table(void **state)
{
    (void)state;
    struct app_test t;
    open_one(&t);
    assert_int_equal(t.app.host.shell->setting(&t.app.host, HOST_SPEED), HOST_SPEED_INSTANT);
    app_test_frames(&t, 20);
    struct input_event press = {
        .kind = INPUT_ACTION, .device = DEVICE_KEYS, .action = ACTION_ACCEPT, .pad = -1};
    app_event(&t.app, &press);
    for (int i = 0; i < 12; i++) {
        app_test_frames(&t, 1);
        int desk = last_drawn(&t, "ui/desk.jpg");
        if (desk > last_drawn(&t, "ui/curtain.png") && desk > last_drawn(&t, "solomon/map/map"))
            fail_msg("frame %d shows the bare desk", i + 1);
    }
    assert_int_equal(last_drawn(&t, "ui/curtain.png"), -1);
    app_test_close(&t);
}

static void escape_at_the_curtain_pauses(void **state)
{
    (void)state;
    static const enum input_action keys[] = {ACTION_BACK, ACTION_MENU};
    struct app_test t;
    open_one(&t);
    for (size_t i = 0; i < 2; i++) {
        app_test_act(&t, keys[i]);
        assert_ptr_equal(screens_top(&t.app.screens), &scene_pause);
        assert_int_equal(session_viewer(t.app.session), SEAT_NONE);
        app_test_act(&t, ACTION_BACK);
        assert_ptr_equal(screens_top(&t.app.screens), &scene_curtain);
    }
    app_test_close(&t);
}

static void assert_same_frame(struct app_test *a, struct app_test *b)
{
    char *x = app_test_list(a), *y = app_test_list(b);
    assert_string_equal(x, y);
    free(x);
    free(y);
}

/* Two matches that differ only in what is Ada's secret look the same, to the last pixel, to everyone else. */
static void what_is_private_changes_no_frame(void **state)
{
    (void)state;
    struct app_test a, b;
    open_one(&a);
    open_other(&b);
    assert_same_frame(&a, &b);
    app_test_frames(&a, 20);
    app_test_frames(&b, 20);
    app_test_act(&a, ACTION_ACCEPT);
    app_test_act(&b, ACTION_ACCEPT);
    assert_int_equal(session_viewer(a.app.session), 1);
    assert_int_equal(session_viewer(b.app.session), 1);
    for (int i = 0; i < 10; i++) {
        assert_same_frame(&a, &b);
        app_test_frames(&a, 1);
        app_test_frames(&b, 1);
    }
    const struct host *ha = &a.app.host, *hb = &b.app.host;
    assert_int_equal(ha->log_count(ha), hb->log_count(hb));
    for (size_t i = 0; i < ha->log_count(ha); i++) {
        struct host_log_line x, y;
        assert_true(ha->log_line(ha, i, &x) && hb->log_line(hb, i, &y));
        assert_string_equal(x.text, y.text);
        assert_int_equal(x.number, y.number);
    }
    app_test_act(&a, ACTION_LOG);
    app_test_act(&b, ACTION_LOG);
    assert_same_frame(&a, &b);
    app_test_close(&a);
    app_test_close(&b);
}

static void a_saved_line_tells_nothing(void **state)
{
    (void)state;
    struct app_test a, b;
    open_one(&a);
    open_other(&b);
    store_autosave(&a.app.store, session_match(a.app.session), 1);
    store_autosave(&b.app.store, session_match(b.app.session), 1);
    struct host_save x, y;
    assert_true(a.app.host.games->save(&a.app.host, 0, &x) && b.app.host.games->save(&b.app.host, 0, &y));
    assert_string_equal(x.line, y.line);
    app_test_close(&a);
    app_test_close(&b);
}

static struct rect words_at(struct app_test *t, const char *words)
{
    const struct gfx_item *item = gfx_recorded_text(t->app.gfx, words);
    assert_non_null(item);
    return item->at;
}

/* In large type the card's edge lay over the middle of the envelope's seal. */
static void the_card_covers_the_seal_or_leaves_it(void **state)
{
    (void)state;
    struct app_test t;
    open_one(&t);
    for (int size = 100; size <= 200; size += 20) {
        t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, size);
        app_test_frames(&t, 4);
        struct rect seal = envelope_seal(t.app.ui);
        float top = words_at(&t, "Pass to Bo").y / ui_scale(t.app.ui);
        float foot = words_at(&t, "I am Bo").y / ui_scale(t.app.ui);
        /* the card goes on for more than 60 below the words of its button */
        bool below = top > seal.y + seal.h * 0.75f, over = top < seal.y + 80 && foot + 60 > seal.y + seal.h;
        if (!below && !over)
            fail_msg("at %d %%: words from %.0f to %.0f, seal from %.0f to %.0f", size, (double)top,
                     (double)foot, (double)seal.y, (double)(seal.y + seal.h));
    }
    app_test_close(&t);
}

/* What is announced stands by itself, and whatever is told leaves name and button where they are. */
static void the_envelope_says_what_is_announced(void **state)
{
    (void)state;
    struct app_test quiet, busy;
    char record[2048];
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", "Vagabond 9");
    app_test_open(&quiet, NULL);
    app_test_load(&quiet, record);
    assert_true(app_test_shows(&quiet, "makes a payoff"));
    assert_false(app_test_shows(&quiet, "Announced"));
    snprintf(record + strlen(record), sizeof record - strlen(record),
             "2 payoff none\n1 payoff none\n2 move Vagabond Budapest\n1 pass\n1 move Beacon Venice\n");
    app_test_open(&busy, NULL);
    app_test_load(&busy, record);
    assert_true(app_test_shows(&busy, "Announced"));
    assert_true(words_at(&busy, "Announced").y < words_at(&busy, "sends Beacon to Venice").y);
    assert_int_equal(words_at(&quiet, "I am Bo").y, words_at(&busy, "I am Bo").y);
    assert_int_equal(words_at(&quiet, "Pass to Bo").y, words_at(&busy, "Pass to Bo").y);
    app_test_close(&quiet);
    app_test_close(&busy);
}

/* What has gone ahead is no longer announced, though what follows from it is still open. */
static void what_has_gone_ahead_is_not_announced(void **state)
{
    (void)state;
    struct app_test t;
    char record[2048];
    match_test_two(record, sizeof record, "Tempest", "Spyglass Vagabond", "Vagabond 9");
    snprintf(
        record + strlen(record), sizeof record - strlen(record),
        "2 payoff none\n1 payoff none\n2 move Vagabond Budapest\n1 pass\n1 move Beacon Venice\n2 pass\n");
    app_test_open(&t, NULL);
    app_test_load(&t, record);
    assert_true(app_test_shows(&t, "sends Beacon to Venice"));
    assert_false(app_test_shows(&t, "Announced"));
    app_test_close(&t);
}

/* It calls secret only what is: an opening payoff, and no turn. */
static void the_envelope_says_whether_others_may_look(void **state)
{
    (void)state;
    static const char *const before = "conspiracy-record: 1\ngame: conspiracy-1982\n"
                                      "seat: 1 Washington human \"Ada\"\nseat: 2 London human \"Bo\"\n"
                                      "option: fixed=on\n\n";
    char record[512];

    for (int open = 0; open < 2; open++) {
        struct app_test t;
        snprintf(record, sizeof record, "%s%s", before,
                 open ? "1 open none\n2 open none\nchance start 1\n" : "");
        app_test_open(&t, NULL);
        app_test_load(&t, record);
        assert_int_equal(app_test_shows(&t, "Everybody may look"), open);
        assert_int_equal(app_test_shows(&t, "For these eyes only"), !open);
        app_test_close(&t);
    }
}

/* That it is let pass is not worth a line, but what follows from that is. */
static void the_envelope_tells_a_burn_to_its_end(void **state)
{
    (void)state;
    struct app_test t;
    char record[2048];
    match_test_two(record, sizeof record, "Spyglass", "Beacon Tempest", "Spyglass 9");
    snprintf(record + strlen(record), sizeof record - strlen(record),
             "2 payoff none\n1 payoff none\n2 move Tempest Paris\n1 pass\n2 skip\n1 burn Spyglass Tempest\n2 "
             "pass\n");
    app_test_open(&t, NULL);
    app_test_load(&t, record);
    assert_true(app_test_shows(&t, "Ada lets Spyglass burn Tempest"));
    assert_true(app_test_shows(&t, "Tempest is burnt"));
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_curtain_shows_no_number),
        cmocka_unit_test(only_a_fresh_press_opens_it),
        cmocka_unit_test(the_curtain_parts),
        cmocka_unit_test(at_once_the_curtain_leaves_the_table),
        cmocka_unit_test(escape_at_the_curtain_pauses),
        cmocka_unit_test(what_is_private_changes_no_frame),
        cmocka_unit_test(a_saved_line_tells_nothing),
        cmocka_unit_test(the_card_covers_the_seal_or_leaves_it),
        cmocka_unit_test(the_envelope_says_what_is_announced),
        cmocka_unit_test(what_has_gone_ahead_is_not_announced),
        cmocka_unit_test(the_envelope_says_whether_others_may_look),
        cmocka_unit_test(the_envelope_tells_a_burn_to_its_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
