/* What a person meets at the table: the card of a challenge leaves everything else working, a hint says what to do, a
 * recap says it whole, keys do what they say. */
#include "cmocka_all.h"
#include "scene/app_test.h"
#include "scene/matches.h"
#include "scene/showcase.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/badges.h"
#include "table/bidding.h"
#include "table/cast.h"
#include "table/hint.h"
#include "table/map_board.h"
#include "table/plane.h"
#include "table/seats.h"
#include "ui/theme.h"
#include "ui/ui.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_LINES = 20 };

/* Seat 2 is a person's; first: who sits in seat 1; then what has happened after the deal. */
static void load(struct app_test *t, const char *first, const char *happened)
{
    char record[2048];
    match_test_dealt(record, sizeof record, first, "Tempest", happened);
    app_test_open(t, NULL);
    app_test_load(t, record);
}

static const char *const announced = "1 invest Spyglass Vagabond\n"
                                     "2 invest Beacon Magician\n"
                                     "1 payoff none\n"
                                     "2 payoff Spyglass 5\n"
                                     "1 move Spyglass Zurich\n";

static const char *top(struct app_test *t)
{
    return screens_top(&t->app.screens)->id;
}

static void the_card_of_who_is_asked_is_framed(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", "1 invest Spyglass Vagabond\n");
    assert_int_equal(shown(app_test_table(&t))->pub.to_act, 1);
    assert_int_not_equal(shown(app_test_table(&t))->pub.turn, 1); /* who begins later */
    assert_int_equal(seats_up(app_test_table(&t)), 1U << 1);
    app_test_close(&t);
    load(&t, "ai:rookie", announced);
    assert_int_equal(seats_up(app_test_table(&t)), 1U << 0); /* whoever answers, it is seat 1's turn */
    app_test_close(&t);
}

/* What `5+` means is said once somebody's card bears such a number, not before. */
static void a_sign_is_explained_once_it_is_there(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", "1 invest Spyglass Vagabond\n");
    app_test_frames(&t, 3);
    assert_null(gfx_recorded_text(t.app.gfx, "“5+”: five coins or more on that agent, proven by bidding"));
    app_test_close(&t);
}

static void beside_the_challenge_everything_works(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", announced);
    assert_true(app_test_shows(&t, "Do you challenge?"));
    app_test_table(&t)->now.bid.number = 3;
    app_test_act(&t, ACTION_HELP);
    assert_string_equal(top(&t), "help");
    app_test_act(&t, ACTION_BACK);
    assert_true(app_test_shows(&t, "Challenge with 3"));
    app_test_act(&t, ACTION_MENU);
    assert_string_equal(top(&t), "pause");
    app_test_act(&t, ACTION_BACK);
    app_test_act(&t, ACTION_BACK);
    assert_string_equal(top(&t), "pause");
    app_test_act(&t, ACTION_BACK);
    assert_true(app_test_shows(&t, "Challenge with 3"));
    app_test_act(&t, ACTION_LOG);
    assert_int_equal(app_test_table(&t)->now.card, CARD_LOG);
    app_test_act(&t, ACTION_BACK);
    assert_int_equal(app_test_table(&t)->now.card, CARD_NONE);
    app_test_act(&t, ACTION_HINT);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "A colleague would"));
    assert_true(app_test_shows(&t, "Challenge with 3"));
    app_test_act(&t, ACTION_BACK); /* what lies open goes before the game pauses */
    assert_false(app_test_shows(&t, "A colleague would"));
    assert_string_equal(top(&t), "table");
    app_test_act(&t, ACTION_BACK);
    assert_string_equal(top(&t), "pause");
    app_test_close(&t);
}

/* How far apart two colours look: 0 to some 760, weighted by how the eye sees red, green and blue. */
static float far_apart(struct color a, struct color b)
{
    float red = (a.r + b.r) / 2, r = a.r - b.r, g = a.g - b.g, blue = a.b - b.b;

    return 255 * sqrtf((2 + red) * r * r + 4 * g * g + (3 - red) * blue * blue);
}

/* Red says what must be looked at: no agent and no player wears it. */
static void red_is_nobodys_colour(void **state)
{
    (void)state;
    static const float alike = 100;
    struct app_test t;
    app_test_open(&t, NULL);
    app_test_watch(&t, 3);
    app_test_frames(&t, 3);
    struct table *table = app_test_table(&t);
    struct color red = ui_theme(t.app.ui)->color.accent;
    for (size_t a = 0; a <= SOLOMON_DOCTOR; a++) {
        float far = far_apart(red, cast_color(&solomon_agents, a));
        print_message("%s %.0f\n", cast_file(&solomon_agents, a), (double)far);
        if (far < alike)
            fail_msg("%s is red: %.0f", cast_file(&solomon_agents, a), (double)far);
    }
    for (int seat = 0; seat < 4; seat++) {
        float far = far_apart(red, badge_seat_color(table, seat));
        print_message("seat %d %.0f\n", seat, (double)far);
        if (far < alike)
            fail_msg("seat %d is red: %.0f", seat, (double)far);
    }
    assert_true(far_apart(red, red) < alike);
    app_test_close(&t);
}

/* Over the columns of counts: what stands for somebody is at least 24 points high on a usual television. */
static void icons_of_counters_are_large_enough(void **state)
{
    (void)state;
    enum { POINTS = 24 };
    struct app_test t;
    size_t n = 0, faces = 0;
    app_test_open(&t, NULL);
    t.width = 1920;
    t.height = 1080;
    app_test_watch(&t, 3);
    app_test_settle(&t);
    const struct table_layout *l = &app_test_table(&t)->layout;
    float k = ui_scale(t.app.ui), column = (l->middle.x + l->middle.w) * k,
          below = (l->head.y + l->head.h) * k;
    assert_false(rect_empty(l->seats));
    const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
    for (size_t i = 0; i < n; i++) {
        if (item[i].kind == ITEM_TEXT || !item[i].text || !strstr(item[i].text, "badges/") ||
            item[i].at.x < column || item[i].at.y < below)
            continue;
        faces++;
        if (item[i].at.h < POINTS)
            fail_msg("%s is %.1f high", item[i].text, (double)item[i].at.h);
    }
    assert_true(faces >= SOLOMON_AGENTS);
    app_test_close(&t);
}

static bool some_hint(const struct host *h, struct host_hint *out)
{
    (void)h;
    *out = (struct host_hint){.action = {.kind = SOLOMON_PAYOFF, .n = 2, .arg = {SOLOMON_NOBODY, 0}}};
    snprintf(
        out->why, sizeof out->why,
        "Vagabond brings the briefcase nearer to Glasgow. You have 17 on Vagabond; Moscow has at least 1. A "
        "challenge that succeeds is unlikely.");
    return true;
}

/* What a hint says lies where the log is, in the usual windows: no city is under it. */
static void a_hint_covers_no_city(void **state)
{
    (void)state;
    static const int windows[][2] = {{1280, 720}, {1920, 1080}, {3840, 2160}};
    char record[4096];
    match_test_four(record, sizeof record, "ai:rookie",
                    "1 invest Beacon Tempest\n2 invest Magician Spyglass\n3 invest Roulette Vagabond\n"
                    "4 invest Spyglass Tempest\n1 payoff none\n2 payoff none\n3 payoff none\n");
    for (size_t w = 0; w < sizeof windows / sizeof windows[0]; w++) {
        struct app_test t;
        size_t n = 0, said = 0;
        app_test_open(&t, NULL);
        t.width = windows[w][0];
        t.height = windows[w][1];
        app_test_load(&t, record);
        app_test_settle(&t);
        struct table *table = app_test_table(&t);
        t.app.host.hint = some_hint;
        hint_toggle(table);
        app_test_frames(&t, 2);
        const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
        float column = (table->layout.middle.x + table->layout.middle.w) * ui_scale(t.app.ui);
        for (size_t i = 0; i < n; i++)
            if (item[i].kind == ITEM_TEXT &&
                (strstr(item[i].text, "A colleague") || strstr(item[i].text, "Vagabond brings"))) {
                said++;
                if (item[i].at.x < column)
                    fail_msg("%dx%d: \"%s\" lies on the map", t.width, t.height, item[i].text);
            }
        assert_true(said >= 2);
        app_test_close(&t);
    }
}

static void the_challenge_folds_away_and_comes_back(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", announced);
    app_test_table(&t)->now.bid.number = 4;
    app_test_frames(&t, 1);
    app_test_press_text(&t, "See cards and log");
    assert_false(app_test_shows(&t, "Challenge with 4"));
    app_test_press_text(&t, "Answer");
    assert_true(app_test_shows(&t, "Challenge with 4"));
    app_test_act(&t, ACTION_FOLD);
    assert_false(app_test_shows(&t, "Challenge with 4"));
    app_test_act(&t, ACTION_FOLD);
    assert_true(app_test_shows(&t, "Challenge with 4"));
    app_test_close(&t);
}

/* The size (u) of a text that stands whole in that place (u); 0 where it does not. */
static float whole_text(struct app_test *t, struct rect at, const char *words)
{
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    float scale = ui_scale(t->app.ui);
    struct rect there = {at.x * scale, at.y * scale, at.w * scale, at.h * scale};
    for (size_t i = 0; i < n; i++)
        if (item[i].kind == ITEM_TEXT && strcmp(item[i].text, words) == 0 && plane_within(item[i].at, there))
            return item[i].size / scale;
    return 0;
}

static struct rect on_pixels(const struct app_test *t, struct rect at)
{
    float scale = ui_scale(t->app.ui);
    return (struct rect){at.x * scale, at.y * scale, at.w * scale, at.h * scale};
}

/* On the cards and at the head whoever is pictured is known by the picture; where there are no coins there is no number. */
static void counters_are_large_and_none_says_nought(void **state)
{
    (void)state;
    struct app_test t;
    showcase_open(&t, "turn");
    t.width = 1920;
    t.height = 1080;
    app_test_frames(&t, 4);
    size_t n = 0, icons = 0;
    const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
    struct rect seats = on_pixels(&t, app_test_table(&t)->layout.seats),
                head = on_pixels(&t, app_test_table(&t)->layout.head);
    for (size_t i = 0; i < n; i++) {
        struct point middle = rect_center(item[i].at);
        if (!rect_has(seats, middle) && !rect_has(head, middle))
            continue;
        if (item[i].kind == ITEM_TEXT)
            assert_string_not_equal(item[i].text, "0");
        if (item[i].kind != ITEM_QUAD || !item[i].text || !strstr(item[i].text, "solomon/badges/"))
            continue;
        icons++;
        assert_true(item[i].at.w / 0.8f >= 24); /* the disc around it */
    }
    assert_true(icons >= 2 * SOLOMON_AGENTS + 1); /* at the head, and over the columns */
    app_test_close(&t);
}

/* The faces over the columns of all cards, in pixels; returns how many. */
static size_t faces_over(struct app_test *t, struct rect out[SOLOMON_AGENTS + 1])
{
    size_t n = 0, found = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    struct rect seats = on_pixels(t, app_test_table(t)->layout.seats);

    for (size_t i = 0; i < n && found <= SOLOMON_AGENTS; i++)
        if (item[i].kind == ITEM_QUAD && item[i].text && strstr(item[i].text, "solomon/badges/") &&
            rect_has(seats, rect_center(item[i].at)))
            out[found++] = item[i].at;
    return found;
}

/* A number or a sign stands on the card in the column of that face, which no other number reaches. */
static bool counted_under(struct app_test *t, struct rect card, struct rect face)
{
    size_t n = 0, found = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    float middle = rect_center(face).x;

    for (size_t i = 0; i < n; i++) {
        struct point at = rect_center(item[i].at);
        bool number = item[i].kind == ITEM_TEXT &&
                      strspn(item[i].text, "0123456789+?\u2013\u00d7") == strlen(item[i].text);
        found += number && rect_has(card, at) && fabsf(at.x - middle) < 2.5f;
    }
    return found == 1;
}

/* Also where agents are burnt and two figures with a sign stand. */
static void faces_are_large_and_stand_over_their_columns(void **state)
{
    (void)state;
    static const char *const records[] = {"turn", "respond", "doctor", "carry"};
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {960, 540}};
    size_t burnt = 0, counted = 0;
    for (size_t r = 0; r < sizeof records / sizeof records[0]; r++)
        for (size_t s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
            struct app_test t;
            struct rect card, face[SOLOMON_AGENTS + 1];
            showcase_open(&t, records[r]);
            t.width = sizes[s][0];
            t.height = sizes[s][1];
            app_test_frames(&t, 4);
            bool cards = app_test_table(&t)->layout.strips == 0;
            size_t n = cards ? faces_over(&t, face) : 0;
            assert_int_equal(n, cards ? SOLOMON_AGENTS + 1 : 0);
            for (size_t k = 0; k < n; k++) {
                if (face[k].w / ui_scale(t.app.ui) + 1 /* its rim */ < 24)
                    fail_msg("%s at %d: a face of %.1f", records[r], t.width, (double)face[k].w);
                for (int seat = 0; seat < 4; seat++) {
                    assert_true(seats_card(app_test_table(&t), seat, &card));
                    assert_true(counted_under(&t, on_pixels(&t, card), face[k]));
                    burnt += table_gone(app_test_table(&t), 0);
                    counted++;
                }
            }
            app_test_close(&t);
        }
    assert_true(burnt > 0);
    assert_true(counted > 100);
}

/* Who stands where is told at the head as well: a card may hide a figure, and two groups may be taken for one. The longest
 * name of a city is among these. */
static void the_head_says_where_everybody_is(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 720},  {1280, 800}, {1920, 1080},
                                   {2560, 1080}, {1024, 768}, {3840, 2160}};
    static const char *const where[] = {"Thessaloniki", "Berlin", "Marseille", "Paris", "Rome", "Warsaw"};
    struct app_test t;
    load(&t, "ai:rookie",
         "1 invest Spyglass Vagabond\n2 invest Beacon Magician\n1 payoff none\n2 payoff Spyglass 5\n"
         "1 move Beacon Sofia\n2 pass\n2 payoff none\n1 move Beacon Thessaloniki\n2 pass\n");
    t.app.host.shell->set_setting(&t.app.host, HOST_RECAP,
                                  0); /* it may take their place, rather than hide any figure */
    for (size_t i = 0; i < 2 * sizeof sizes / sizeof sizes[0]; i++) {
        t.width = sizes[i / 2][0];
        t.height = sizes[i / 2][1];
        bool couch = i % 2 == 1;
        t.app.host.shell->set_setting(&t.app.host, HOST_COUCH, couch);
        app_test_frames(&t, 4);
        for (size_t a = 0; a < SOLOMON_AGENTS; a++) {
            float size = whole_text(&t, app_test_table(&t)->layout.head, where[a]);
            if (size < (couch ? 26 : 18) - 0.5f / ui_scale(t.app.ui)) /* type comes in whole pixels */
                fail_msg("%dx%d, couch %d: %s at the head in %.1f", t.width, t.height, couch, where[a],
                         (double)size);
        }
    }
    app_test_close(&t);
}

static bool in_the_log(struct app_test *t, const struct gfx_item *item)
{
    struct rect l = app_test_table(t)->layout.log;
    float scale = ui_scale(t->app.ui);
    struct rect log = {l.x * scale, l.y * scale, l.w * scale, l.h * scale};
    return item->kind == ITEM_TEXT && rect_has(log, rect_center(item->at));
}

/* A sheet that is full begins with a line at its head, not with the room that another would have needed. */
static void a_full_log_begins_at_its_head(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {1024, 768}, {1280, 800}};
    struct app_test t;
    showcase_open(&t, "turn");
    t.app.host.shell->set_setting(&t.app.host, HOST_RECAP,
                                  0); /* it takes the place of a log that does not tell it all */
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        t.width = sizes[i][0];
        t.height = sizes[i][1];
        app_test_frames(&t, 4);
        float scale = ui_scale(t.app.ui), top = 1e6f, tall = 0;
        size_t n = 0;
        const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
        for (size_t k = 0; k < n; k++)
            if (in_the_log(&t, &item[k]) && item[k].at.y < top) {
                top = item[k].at.y;
                tall = item[k].at.h;
            }
        assert_true(tall > 0);
        top -= app_test_table(&t)->layout.log.y * scale;
        float sheet = 28 * scale;     /* its margin */
        if (top > sheet + 14 * scale) /* the first may stand under its rule */
            fail_msg("%dx%d: %.1f pixels are left above the first line", t.width, t.height,
                     (double)(top - sheet));
    }
    app_test_close(&t);
}

static void a_hint_says_what_to_do(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", "");
    app_test_act(&t, ACTION_HINT);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "Put one coin each on"));
    assert_false(app_test_shows(&t, "invest "));
    app_test_close(&t);
    load(&t, "ai:rookie", "1 invest Spyglass Vagabond\n2 invest Beacon Magician\n1 payoff none\n");
    app_test_act(&t, ACTION_HINT);
    app_test_settle(&t);
    struct host_hint hint;
    assert_true(t.app.host.hint(&t.app.host, &hint));
    assert_true(app_test_shows(&t, "Put ") || app_test_shows(&t, "Send ") ||
                app_test_shows(&t, "Feint: pay nobody") || app_test_shows(&t, "Let "));
    app_test_close(&t);
}

static void a_hint_is_for_one_pair_of_eyes(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "human", "1 invest Spyglass Vagabond\n");
    app_test_frames(&t, 20);
    app_test_act(&t, ACTION_ACCEPT);
    app_test_frames(&t, 2); /* the table is laid */
    assert_int_equal(session_viewer(t.app.session), 1);
    app_test_act(&t, ACTION_HINT);
    app_test_settle(&t);
    assert_true(app_test_shows(&t, "Only for you"));
    assert_false(app_test_shows(&t, "Put one coin each on"));
    struct input_event event = {
        .kind = INPUT_ACTION, .device = DEVICE_KEYS, .action = ACTION_PEEK, .pad = -1};
    app_event(&t.app, &event);
    app_test_frames(&t, 3);
    assert_true(app_test_shows(&t, "Put one coin each on"));
    event.kind = INPUT_ACTION_UP;
    app_event(&t.app, &event);
    app_test_frames(&t, 3);
    assert_false(app_test_shows(&t, "Put one coin each on"));
    app_test_close(&t);
}

static const char *const one_round = "1 invest Spyglass Vagabond\n"
                                     "2 invest Beacon Magician\n"
                                     "1 payoff none\n"
                                     "2 payoff Spyglass 5\n"
                                     "1 move Spyglass Zurich\n"
                                     "2 pass\n";

static void a_recap_begins_after_the_last_turn_and_can_be_switched_off(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", one_round);
    for (int i = 0; i < 20 && session_decision(t.app.session).phase != SOLOMON_PHASE_TURN; i++) {
        if (bidding_wanted(app_test_table(&t)))
            app_test_press_text(
                &t, shown(app_test_table(&t))->pub.phase == SOLOMON_PHASE_BID ? "Yield" : "Let it pass");
        app_test_settle(&t);
    }
    struct host *h = &t.app.host;
    struct host_happening last;
    assert_true(h->since(h) > 0 && h->happening_at(h, h->since(h), &last));
    assert_int_equal(last.action.kind, SOLOMON_PAYOFF);      /* not the pass, which came later */
    assert_true(app_test_shows(&t, "Since your last turn")); /* the log beside the map says it */
    assert_false(app_test_shows(&t, "Close"));
    h->shell->set_setting(h, HOST_TEXT_SIZE, 200); /* no room for that: a card does */
    app_test_frames(&t, 4);
    assert_true(app_test_shows(&t, "Close"));
    assert_true(app_test_shows(&t, "Spyglass to") || app_test_shows(&t, "sends Spyglass"));
    app_test_act(&t, ACTION_BACK);
    assert_false(app_test_shows(&t, "Close"));
    assert_string_equal(top(&t), "table");
    app_test_table(&t)->recap_for.on = false;
    app_test_frames(&t, 2);
    assert_true(app_test_shows(&t, "Close"));
    h->shell->set_setting(h, HOST_RECAP, 0);
    app_test_frames(&t, 4);
    assert_false(app_test_shows(&t, "Close"));
    h->shell->set_setting(h, HOST_TEXT_SIZE, 100);
    app_test_frames(&t, 4);
    assert_false(app_test_shows(&t, "Since your last turn"));
    app_test_close(&t);
}

/* Around what a recap says: its key, head and lines, which are drawn one after the other. */
static bool recap_card(struct app_test *t, struct rect *card)
{
    size_t n = 0;
    const struct gfx_item *all = gfx_recorded(t->app.gfx, &n);
    const struct gfx_item *item = gfx_recorded_text(t->app.gfx, "Close");
    if (!item)
        return false; /* the log says it */
    float left = item->at.x, right = 0, top = item->at.y, foot = 0;
    for (; item < all + n && item->kind == ITEM_TEXT; item++) {
        right = fmaxf(right, item->at.x + item->at.w);
        foot = fmaxf(foot, item->at.y + item->at.h);
        top = fminf(top, item->at.y);
    }
    *card = (struct rect){left, top, right - left, foot - top};
    return true;
}

/* The lines that a recap shows; how many. Its key and its head are drawn before them. */
static size_t recap_lines(struct app_test *t, const char *line[MOST_LINES])
{
    size_t n = 0, all_items = 0, skip = 2;
    const struct gfx_item *all = gfx_recorded(t->app.gfx, &all_items);
    const struct gfx_item *item = gfx_recorded_text(t->app.gfx, "Close");
    for (; item && item < all + all_items && item->kind == ITEM_TEXT && n < MOST_LINES; item++)
        if (skip > 0)
            skip--;
        else
            line[n++] = item->text;
    return n;
}

/* The first line that says one of two things, n: none does. */
static size_t first_of(const char *const *line, size_t n, const char *one, const char *other)
{
    size_t i = 0;
    while (i < n && !strstr(line[i], one) && !strstr(line[i], other))
        i++;
    return i;
}

/* It once began with how high somebody went, and did not say about what; and half of it were those who let something pass. */
static void a_recap_tells_whole_turns_and_no_passes(void **state)
{
    (void)state;
    static const char *const upto[] = {"1 payoff none\n2 payoff none", "1 payoff none\n2 payoff Beacon"};
    size_t cards = 0, most = 0, cut = 0;
    for (size_t k = 0; k < 2; k++) {
        struct app_test t;
        char *record = showcase_record("turn"), *end = strstr(record, upto[k]);
        assert_non_null(end);
        *end = '\0';
        app_test_open(&t, NULL);
        app_test_load(&t, record);
        free(record);
        for (int size = 100; size <= 200; size += 10) {
            const char *line[MOST_LINES];
            t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, size);
            app_test_frames(&t, 4);
            size_t n = recap_lines(&t, line);
            cards += n > 0;
            cut += n > 0 && n < most;
            most = n > most ? n : most;
            assert_int_equal(first_of(line, n, "lets it pass", "lets it"), n);
            size_t said = first_of(line, n, "makes a", "sends"),
                   answer = first_of(line, n, "challenges", "raises");
            if (said < n && answer < said)
                fail_msg("at %d %% it begins with: %s", size, line[answer]);
        }
        app_test_close(&t);
    }
    assert_true(cards > 0 && cut > 0);
}

/* Of a bidding only the highest number: else a long one pushes out what others did. */
static void a_recap_tells_how_high_a_bidding_went(void **state)
{
    (void)state;
    const char *line[MOST_LINES];
    struct app_test t;
    load(&t, "ai:rookie",
         "1 invest Spyglass Vagabond\n2 invest Beacon Magician\n1 payoff Spyglass 6\n2 payoff Spyglass 5\n"
         "1 move Spyglass Zurich\n2 challenge 1\n1 raise 2\n2 raise 3\n1 raise 4\n2 yield\n");
    t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, 200);
    app_test_settle(&t);
    size_t n = recap_lines(&t, line), raised = 0;
    for (size_t i = 0; i < n; i++)
        if (strstr(line[i], "raises"))
            raised++;
    assert_int_equal(raised, 1);
    assert_true(first_of(line, n, "raises to 4", "raises to 4") < n);
    assert_true(first_of(line, n, "sends Spyglass", "sends Spyglass") < n);
    app_test_close(&t);
}

/* From a sofa the map is small and the card large: it once lay over London and Glasgow, then over Dublin. */
static void a_recap_hides_no_name(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {1024, 768}};
    struct app_test t;
    showcase_open(&t, "turn");
    t.app.host.shell->set_setting(&t.app.host, HOST_COUCH, 1);
    int cards = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        t.width = sizes[i][0];
        t.height = sizes[i][1];
        app_test_frames(&t, 4);
        struct rect card;
        if (!recap_card(&t, &card))
            continue;
        cards++;
        struct table *table = app_test_table(&t);
        float scale = ui_scale(t.app.ui);
        for (size_t c = 0; c < table->board->plan.places; c++) {
            struct rect name = table->board->names.at[c];
            struct point at =
                lens_to_window(&table->lens, table->layout.middle, (struct point){name.x, name.y});
            struct rect shown = {at.x * scale, at.y * scale, name.w * scale, name.h * scale};
            if (!rect_empty(rect_common(card, shown)))
                fail_msg("%dx%d: the recap hides the name of city %d", t.width, t.height, (int)c);
        }
    }
    assert_true(cards > 0);
    app_test_close(&t);
}

/* With four at a small table the head once went before anything else. */
static void a_challenge_leaves_the_round_in_sight(void **state)
{
    (void)state;
    struct app_test t;
    showcase_open(&t, "respond");
    t.width = 1280;
    t.height = 720;
    app_test_frames(&t, 4);
    assert_true(bidding_up(app_test_table(&t)) && app_test_table(&t)->layout.fact_rows > 0);
    assert_true(app_test_shows(&t, "Round 15"));
    app_test_close(&t);
}

static void the_word_move_lights_as_burn_does(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", "1 invest Spyglass Vagabond\n2 invest Beacon Magician\n1 payoff none\n");
    const char *words = "Move: pick an agent to send.";
    assert_false(app_test_shows(&t, words));
    app_test_act(&t, ACTION_DIGIT_0 + 1);
    assert_true(app_test_shows(&t, words));
    app_test_act(&t, ACTION_BACK);
    assert_false(app_test_shows(&t, words));
    assert_string_equal(top(&t), "table");
    app_test_close(&t);
}

static void a_player_goes_by_one_name(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", announced);
    assert_true(app_test_shows(&t, "Bo"));
    assert_true(app_test_shows(&t, "YOU"));
    app_test_act(&t, ACTION_FOLD); /* the card lies where the log is */
    assert_true(app_test_shows(&t, "Bo makes a payoff"));
    assert_true(app_test_shows(&t, "Ada wants to send Spyglass from Paris to Zurich."));
    app_test_act(&t, ACTION_MENU);
    app_test_press_text(&t, "Quit to title");
    assert_false(app_test_shows(&t, "Glasgow to move"));
    app_test_close(&t);
}

/* Whoever is restricted wears a mark of it, and what is in reserve is told, too: the name gives way to neither. */
static void who_is_restricted_keeps_the_name(void **state)
{
    (void)state;
    struct app_test t;
    char record[2048];
    match_test_dealt(record, sizeof record, "ai:rookie", "Tempest",
                     "1 invest Spyglass Vagabond\n2 invest Beacon Magician\n1 payoff Spyglass 3\n"
                     "2 payoff Spyglass 5\n1 move Spyglass Zurich\n2 challenge 1\n1 raise 2\n2 yield\n");
    app_test_open(&t, NULL);
    t.width = 1280;
    t.height = 720;
    char *name = strstr(record, "\"Bo\"");
    assert_non_null(name);
    memmove(name + 12, name + 4, strlen(name + 4) + 1);
    memcpy(name, "\"Alexandra\" ", 12);
    app_test_load(&t, record);
    app_test_frames(&t, 4);
    assert_int_equal(shown(app_test_table(&t))->pub.restricted, 1U << 1);
    assert_true(app_test_shows(&t, "YOU"));
    assert_true(app_test_count(&t, "Alexandra") > 0);
    app_test_close(&t);
}

static void house_rules_lie_on_the_map(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", announced);
    assert_false(app_test_shows(&t, "Express trains"));
    app_test_close(&t);
    char record[2048], ruled[2200];
    match_test_dealt(record, sizeof record, "ai:rookie", "Tempest", announced);
    char *blank = strstr(record, "\n\n");
    assert_non_null(blank);
    snprintf(ruled, sizeof ruled, "%.*s\noption: die-faces=4\noption: express=on%s", (int)(blank - record),
             record, blank);
    app_test_open(&t, NULL);
    app_test_load(&t, ruled);
    assert_true(app_test_shows(&t, "Express trains"));
    assert_true(app_test_shows(&t, "faces: 4"));
    assert_false(app_test_shows(&t, "Any arrival wins"));
    t.app.host.shell->set_setting(&t.app.host, HOST_COUCH, 1);
    static const int sizes[][2] = {{1920, 1080}, {1280, 720}, {1024, 768}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        t.width = sizes[i][0];
        t.height = sizes[i][1];
        app_test_frames(&t, 4);
        const struct map_plan *plan = &app_test_table(&t)->board->plan;
        for (size_t k = 0; k < 2; k++) {
            const struct gfx_item *words = gfx_recorded_text(t.app.gfx, k == 0 ? "Express" : "trains");
            assert_non_null(words); /* and around them the frame of the stamp */
            float scale = ui_scale(t.app.ui), y = rect_center(words->at).y / scale - plan->at.y;
            float right = (words->at.x + words->at.w * 1.12f) / scale - plan->at.x;
            assert_true(words->size >= 26 * scale - 0.5f);
            for (size_t c = 0; c < plan->places; c++) {
                struct rect name = plan->label[c];
                if (y > name.y && y < name.y + name.h && right > name.x && right < name.x + name.w)
                    fail_msg("%dx%d: a rule lies under the name of city %d", t.width, t.height, (int)c);
            }
        }
    }
    app_test_close(&t);
}

/* No dial without a word why. */
static void the_shield_says_where_nothing_can_be_laid(void **state)
{
    (void)state;
    struct app_test t;
    load(&t, "ai:rookie", "1 invest Spyglass Vagabond\n");
    app_test_press_text(&t, "Look behind the shield");
    assert_true(app_test_shows(&t, "Agents only, at the start"));
    assert_true(app_test_shows(&t, "Your starting token"));
    assert_false(app_test_shows(&t, "Both are placed"));
    app_test_table(&t)->ask.laid.on[SOLOMON_BEACON] = app_test_table(&t)->ask.laid.on[SOLOMON_MAGICIAN] = 1;
    app_test_frames(&t, 2);
    assert_true(app_test_shows(&t, "Both are placed"));
    app_test_close(&t);
}

/* From a sofa a name beside "+1" was two thirds of the size of the others. */
static void the_names_on_the_shield_are_of_one_size(void **state)
{
    (void)state;
    static const char *const names[] = {"Beacon",  "Magician", "Roulette",   "Spyglass",
                                        "Tempest", "Vagabond", "Dr. Solomon"};
    struct app_test t;
    load(&t, "ai:rookie", "1 invest Spyglass Vagabond\n");
    t.width = 1920;
    t.height = 1080;
    t.app.host.shell->set_setting(&t.app.host, HOST_COUCH, 1);
    app_test_frames(&t, 4);
    app_test_press_text(&t, "Look behind the shield");
    app_test_table(&t)->ask.laid.on[SOLOMON_ROULETTE] = app_test_table(&t)->ask.laid.on[SOLOMON_MAGICIAN] = 1;
    app_test_frames(&t, 2);
    assert_true(app_test_shows(&t, "+1"));
    size_t n = 0, found = 0;
    float size = 0;
    const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
    for (size_t i = n;
         i-- > 0 && found < sizeof names / sizeof names[0];) /* under it they stand on the map, too */
        for (size_t k = 0; k < sizeof names / sizeof names[0]; k++)
            if (item[i].kind == ITEM_TEXT && strcmp(item[i].text, names[k]) == 0 &&
                item[i].color.r < 0.7f) { /* those at the head are pale */
                size = found++ == 0 ? item[i].size : size;
                if (fabsf(item[i].size - size) > 0.5f)
                    fail_msg("%s is %.1f high, others %.1f", names[k], (double)item[i].size, (double)size);
            }
    assert_int_equal(found, sizeof names / sizeof names[0]);
    app_test_close(&t);
}

/* The window as small as most, and type as large as it gets. */
static void open_large(struct app_test *t, const char *name, int percent)
{
    char *record = showcase_record(name);
    app_test_open(t, NULL);
    t->app.host.shell->set_setting(&t->app.host, HOST_TEXT_SIZE, percent);
    app_test_load(t, record);
    free(record);
    app_test_frames(t, 4);
}

/* What a turn can be used for is written whole, and what has happened does not take the place of the round. */
static void in_large_type_the_turn_is_whole(void **state)
{
    (void)state;
    struct app_test t;
    open_large(&t, "turn", 200);
    assert_int_equal(app_test_count(&t, "Move"), 1);
    assert_int_equal(app_test_count(&t, "Feint: pay nobody"), 1);
    assert_int_equal(app_test_count(&t, "Burn: remove an agent"), 1);
    assert_true(app_test_shows(&t, "Round 9"));
    app_test_close(&t);
}

/* Why it ended is read to its last word, and the keys cover nobody. */
static void in_large_type_the_end_is_whole(void **state)
{
    static const struct {
        const char *record, *last;
        float free; /* of the window's width: from there on stands whoever must be seen; 0: nobody does */
    } ends[] = {{"home", "round 6.", 0.33f}, {"doctor", "share the win.", 0}};
    (void)state;
    for (int percent = 100; percent <= 200; percent += 25)
        for (size_t i = 0; i < 2; i++) {
            struct app_test t;
            open_large(&t, ends[i].record, percent);
            if (!app_test_shows(&t, ends[i].last))
                fail_msg("%s at %d %%: not said to its end", ends[i].record, percent);
            const struct gfx_item *key = gfx_recorded_text(t.app.gfx, "Charts");
            assert_non_null(key);
            if (ends[i].free > 0 && key->at.x + key->at.w > ends[i].free * (float)t.width)
                fail_msg("%s at %d %%: a key lies over the figures", ends[i].record, percent);
            app_test_close(&t);
        }
}

/* A grey key says why on itself: here two agents have five coins of the viewer's, and nobody is beside them. */
static void a_grey_key_says_what_it_lacks(void **state)
{
    (void)state;
    struct app_test t;
    showcase_open(&t, "turn");
    app_test_frames(&t, 4);
    const struct gfx_item *key = gfx_recorded_text(t.app.gfx, "Burn: remove an agent"),
                          *lacks = gfx_recorded_text(t.app.gfx, "nobody beside those with 5");
    assert_non_null(key);
    assert_non_null(lacks);
    assert_true(lacks->at.y > key->at.y && lacks->at.x < key->at.x + key->at.w);
    app_test_close(&t);
}

/* What the marks on the bars of what is known of a rival stand for. */
static void the_bars_of_a_rival_have_a_scale(void **state)
{
    (void)state;
    struct app_test t;
    showcase_open(&t, "turn");
    app_test_frames(&t, 4);
    int fifteens = app_test_count(&t, "15"), thirties = app_test_count(&t, "30");
    app_test_table(&t)->now.card = CARD_DOSSIER;
    app_test_frames(&t, 4);
    assert_int_equal(app_test_count(&t, "15"), fifteens + 1);
    assert_int_equal(app_test_count(&t, "30"), thirties + 1);
    app_test_close(&t);
}

/* Where such words stand that were written last. */
static struct rect written_last(struct app_test *t, const char *words)
{
    size_t n = 0;
    const struct gfx_item *item = gfx_recorded(t->app.gfx, &n);
    while (n > 0 && (item[n - 1].kind != ITEM_TEXT || strcmp(item[n - 1].text, words) != 0))
        n--;
    assert_true(n > 0);
    return item[n - 1].at;
}

static void in_large_type_no_line_about_a_rival_runs_into_the_next(void **state)
{
    (void)state;
    struct app_test t;
    showcase_open(&t, "turn");
    t.width = 854;
    t.height = 480;
    t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, 200);
    app_test_frames(&t, 4);
    app_test_table(&t)->now.card = CARD_DOSSIER;
    app_test_frames(&t, 4);
    struct rect first = written_last(&t, "Beacon"), next = written_last(&t, "Magician");
    assert_true(next.y >= first.y + first.h * 0.8f);
    app_test_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sign_is_explained_once_it_is_there),
        cmocka_unit_test(the_card_of_who_is_asked_is_framed),
        cmocka_unit_test(beside_the_challenge_everything_works),
        cmocka_unit_test(red_is_nobodys_colour),
        cmocka_unit_test(icons_of_counters_are_large_enough),
        cmocka_unit_test(a_hint_covers_no_city),
        cmocka_unit_test(the_challenge_folds_away_and_comes_back),
        cmocka_unit_test(counters_are_large_and_none_says_nought),
        cmocka_unit_test(faces_are_large_and_stand_over_their_columns),
        cmocka_unit_test(the_head_says_where_everybody_is),
        cmocka_unit_test(a_full_log_begins_at_its_head),
        cmocka_unit_test(a_hint_says_what_to_do),
        cmocka_unit_test(a_hint_is_for_one_pair_of_eyes),
        cmocka_unit_test(a_recap_begins_after_the_last_turn_and_can_be_switched_off),
        cmocka_unit_test(a_recap_tells_whole_turns_and_no_passes),
        cmocka_unit_test(a_recap_tells_how_high_a_bidding_went),
        cmocka_unit_test(a_recap_hides_no_name),
        cmocka_unit_test(in_large_type_the_turn_is_whole),
        cmocka_unit_test(in_large_type_the_end_is_whole),
        cmocka_unit_test(a_challenge_leaves_the_round_in_sight),
        cmocka_unit_test(the_word_move_lights_as_burn_does),
        cmocka_unit_test(a_player_goes_by_one_name),
        cmocka_unit_test(who_is_restricted_keeps_the_name),
        cmocka_unit_test(house_rules_lie_on_the_map),
        cmocka_unit_test(the_shield_says_where_nothing_can_be_laid),
        cmocka_unit_test(a_grey_key_says_what_it_lacks),
        cmocka_unit_test(the_bars_of_a_rival_have_a_scale),
        cmocka_unit_test(in_large_type_no_line_about_a_rival_runs_into_the_next),
        cmocka_unit_test(the_names_on_the_shield_are_of_one_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
