/* Parts of the kit by the game that has them all: points spent step by step on a ring of stands, cards that are held, an answer that
 * stands, a sheet of guesses; and what the story tells of it. */
#include "base/text.h"
#include "cmocka_all.h"
#include "rules/match.h"
#include "rules/topsecret/tss_view.h"
#include "scene/app_test.h"
#include "table/cast.h"
#include "table/ending.h"
#include "table/game.h"
#include "table/hint.h"
#include "table/holding.h"
#include "table/pointed.h"
#include "table/sheet.h"
#include "table/spend.h"
#include "table/stands.h"
#include "table/stands_inside.h"
#include "table/story.h"
#include "table/table.h"
#include "table/track.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { ASH, CANARY, HOUSE_1 = 1, HOUSE_2, HOUSE_3, HOUSE_4 };

#define TWO                                                                                                  \
    "conspiracy-record: 1\ngame: topsecret\nseat: 1 Lisbon human \"Ada\"\nseat: 2 London ai:rookie \"Bo\"\n"

static struct table *open_table(struct app_test *t, const char *record)
{
    app_test_open(t, NULL);
    app_test_load(t, record);
    return app_test_table(t);
}

static bool press_place(struct table *t, uint8_t place)
{
    return spend_press(t, (struct thing){t->game->stands->place_kind, place});
}

static bool press_figure(struct table *t, uint8_t figure)
{
    return spend_press(t, (struct thing){t->game->stands->figure_kind, figure});
}

/* Two seconds: whatever is answered at a person's pace has been by then. */
static void let_time_pass(struct app_test *t)
{
    for (int i = 0; i < 4; i++) {
        app_test_frames(t, 30);
        app_test_settle(t);
    }
}

/* How often a seat did something of that kind. */
static int done(struct app_test *t, int seat, uint8_t kind)
{
    const struct match *m = session_match(t->app.session);
    int n = 0;
    for (size_t i = 0; i < match_length(m); i++)
        n += match_actor(m, i) == seat && match_action(m, i).kind == kind;
    return n;
}

static const char *const to_move =
    TWO "\nchance agent 1 Violet\nchance agent 2 Ruby\nchance start 1\nchance die 3\n";

static void points_are_spent_and_put_back_step_by_step(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_move);
    game_action draft;
    const game_action wanted = {.kind = TSS_MOVE, .n = TSS_AGENTS, .arg = {3}};
    char word[64];
    struct text said = text_over(word, sizeof word);
    size_t before = match_length(session_match(a.app.session));

    assert_int_equal(spend_left(t), 3);
    assert_false(spend_done(t, &wanted, &said));
    assert_int_equal(spend_touched(t), -1);
    assert_false(spend_draft(t, &draft));
    assert_true(press_figure(t, ASH));
    assert_int_equal(spend_left(t), 2);
    assert_int_equal(spend_touched(t), ASH);
    assert_true(press_place(t, HOUSE_4)); /* too far: nothing comes of it */
    assert_int_equal(spend_left(t), 2);
    assert_true(press_place(t, HOUSE_3));
    assert_int_equal(spend_left(t), 0);
    assert_true(spend_done(t, &wanted, &said)); /* a lesson asks for that, then */
    assert_string_equal(word, "Confirm the move");
    app_test_settle(&a);
    assert_true(app_test_shows(&a, "+0")); /* and no dash, which would be nothing to read */
    assert_true(press_figure(t, CANARY));  /* there is no point left */
    assert_true(press_place(t, HOUSE_1));  /* the same piece, back to there */
    assert_true(spend_draft(t, &draft));
    assert_int_equal(draft.arg[ASH], 1);
    assert_true(press_figure(t, CANARY));
    assert_true(spend_back(t));
    assert_int_equal(spend_touched(t), ASH);
    app_test_press_text(&a, "Confirm the move"); /* not all is spent */
    assert_int_equal(match_length(session_match(a.app.session)), before);
    app_test_press_text(&a, "Step back");
    assert_int_equal(spend_left(t), 3);
    assert_false(spend_back(t));
    app_test_close(&a);
}

/* Presses a figure, so far down from its head. */
static void press_on(struct app_test *a, struct table *t, const char *figure, float down)
{
    struct rect at;
    float scale = ui_scale(a->app.ui);

    app_test_settle(a);
    assert_true(stands_point(t, figure, &at));
    at = lens_rect_to_window(&t->lens, t->layout.middle, at);
    app_test_press(a, (at.x + at.w / 2) * scale, (at.y + at.h * down) * scale);
    app_test_settle(a);
}

/* Six steps to walk, with Canary in house 2 and Jade in house 1. */
static const char to_join[] = TWO "\nchance agent 1 Violet\nchance agent 2 Ruby\nchance start 1\n"
                                  "chance die 2\n1 move Canary=2\nchance die 1-3\n2 move Jade=1\n"
                                  "chance die 6\n";

/* Where somebody stands, too; whoever stands there walks by its letter. */
static void a_place_that_is_lit_is_where_one_goes(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_join);

    press_on(&a, t, "canary", 0.3f); /* nobody has been chosen yet: so that is Canary */
    assert_int_equal(spend_points(t, CANARY), 1);
    assert_true(spend_back(t));
    assert_true(press_figure(t, ASH));
    press_on(&a, t, "canary", 0.3f);
    assert_int_equal(spend_points(t, CANARY), 0);
    assert_int_equal(spend_points(t, ASH), 2);
    press_on(&a, t, "jade", 0.3f); /* back to there */
    assert_int_equal(spend_points(t, ASH), 1);
    press_on(&a, t, "canary", 0.9f);
    assert_int_equal(spend_points(t, CANARY), 1);
    assert_int_equal(spend_points(t, ASH), 1);
    app_test_close(&a);
}

/* A finger sees it, too, for as long as it lies there, and nothing has been done if it slides off. */
static void a_finger_sees_who_would_walk(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_join);
    struct rect at;
    float scale = ui_scale(a.app.ui);

    assert_true(press_figure(t, ASH));
    app_test_settle(&a);
    assert_true(stands_point(t, "canary", &at));
    at = lens_rect_to_window(&t->lens, t->layout.middle, at);
    struct input_event finger = {.kind = INPUT_POINTER_DOWN,
                                 .device = DEVICE_TOUCH,
                                 .button = BUTTON_LEFT,
                                 .clicks = 1,
                                 .x = (at.x + at.w / 2) * scale,
                                 .y = (at.y + at.h * 0.3f) * scale,
                                 .pad = -1};
    app_event(&a.app, &finger);
    app_test_frames(&a, 3);
    assert_int_equal(table_looked(t).kind, t->game->stands->place_kind);
    assert_int_equal(table_looked(t).index, HOUSE_2);
    assert_int_equal(spend_points(t, ASH), 1);
    finger.kind = INPUT_POINTER_MOVE;
    finger.x = finger.y = 2;
    app_event(&a.app, &finger);
    finger.kind = INPUT_POINTER_UP;
    app_event(&a.app, &finger);
    app_test_frames(&a, 3);
    assert_int_equal(spend_points(t, ASH), 1);
    assert_int_equal(spend_points(t, CANARY), 0);
    app_test_close(&a);
}

/* What a hint to do that would give as its reason. */
static const char *reason(const struct table *t, const game_action *action, char *room, size_t size)
{
    struct text out = text_over(room, size);

    table_say(t, SAY_WHY, action, &out);
    return room;
}

/* Not how often one wins by it, but what it does for one's own agent. */
static void a_hint_says_what_an_act_does_for_ones_own(void **state)
{
    (void)state;
    enum { VIOLET = 6 };
    struct app_test a;
    char why[300];
    const struct table *t =
        open_table(&a, TWO "\nchance agent 1 Violet\nchance agent 2 Ruby\nchance start 2\nchance die 5\n"
                           "2 move Violet=5\nchance die 2\n");
    game_action move = {.kind = TSS_MOVE, .n = TSS_AGENTS};

    move.arg[VIOLET] = 2;
    assert_string_equal(
        reason(t, &move, why, sizeof why),
        "Then all score, and Violet, yours, gets more than anybody else: +7. The next best gets +0.");
    move.arg[VIOLET] = 0;
    move.arg[ASH] = 2;
    assert_string_equal(reason(t, &move, why, sizeof why),
                        "Nobody scores, and Violet, yours, stays where it is: nobody learns whose it is.");
    move.arg[VIOLET] = move.arg[ASH] = 1;
    assert_string_equal(
        reason(t, &move, why, sizeof why),
        "Nobody scores yet, and Violet, yours, comes to house 6. As it is not moved alone, nobody "
        "can be sure whose it is.");
    app_test_close(&a);
}

static void a_hint_says_where_the_safe_is_well_placed(void **state)
{
    (void)state;
    struct app_test a;
    char why[300];
    const struct table *t =
        open_table(&a, TWO "\nchance agent 1 Violet\nchance agent 2 Ruby\nchance start 2\nchance die 6\n"
                           "2 move Violet=6\nchance die 2\n1 move Ash=1 Violet=1\n");
    const game_action put = {.kind = TSS_PUT_SAFE, .n = 1, .arg = {10}};

    assert_string_equal(reason(t, &put, why, sizeof why),
                        "Violet, yours, is then 3 steps from it; the nearest of the others is 9 away.");
    app_test_close(&a);
}

/* Each of those whom it says to walk is framed, and nobody else. */
static void a_hint_frames_what_it_speaks_of(void **state)
{
    (void)state;
    enum { PATIENCE = 200 };
    struct app_test a;
    struct host_hint hint;
    struct pointed p;
    struct rect at;
    struct table *t =
        open_table(&a, TWO "\nchance agent 1 Violet\nchance agent 2 Ruby\nchance start 2\nchance die 6\n"
                           "2 move Ash=1 Canary=2 Jade=3\nchance die 5\n");

    app_test_settle(&a);
    hint_points(t, &p);
    assert_int_equal(p.n, 0);
    hint_toggle(t);
    for (int i = 0; i < PATIENCE && !hint_read(t, &hint); i++)
        let_time_pass(&a);
    assert_true(hint_read(t, &hint));
    hint_points(t, &p);
    assert_true(p.n > 0);
    for (size_t f = 0; f < TSS_AGENTS; f++) {
        bool framed = false;
        if (!(tss_view_of(table_view_of(t))->used >> f & 1))
            continue;
        assert_true(stands_point(t, cast_file(t->game->stands->cast, f), &at));
        at = lens_rect_to_window(&t->lens, t->layout.middle, at);
        for (size_t i = 0; i < p.n; i++)
            framed |= rect_has(p.at[i], rect_center(at));
        assert_true(framed >= (hint.action.arg[f] > 0));
    }
    app_test_close(&a);
}

/* Where all begin: of those behind, at least their faces are seen over those in front of them. */
static void a_crowd_can_be_told_apart(void **state)
{
    (void)state;
    enum { MOST = 8 };
    struct app_test a;
    struct table *t = open_table(&a, to_move);
    struct rect box[MOST];
    size_t n = 0;

    app_test_settle(&a);
    for (size_t f = 0; f < TSS_AGENTS; f++)
        n += stands_point(t, cast_file(t->game->stands->cast, f), &box[n]);
    assert_int_equal(n, 5);
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < i; k++)
            assert_true(fabsf(box[i].x - box[k].x) >= box[i].w * 0.9f ||
                        fabsf(box[i].y - box[k].y) >= box[i].h * 0.35f);
    app_test_close(&a);
}

/* Who stands there already is where it was pressed before. */
static void nobody_steps_aside_for_another(void **state)
{
    (void)state;
    static const char *const stay[] = {"canary", "jade", "ruby", "violet"};
    struct rect before[4], after;
    struct app_test a;
    struct table *t = open_table(&a, to_move);

    app_test_settle(&a);
    for (int i = 0; i < 4; i++)
        assert_true(stands_point(t, stay[i], &before[i]));
    assert_true(press_figure(t, ASH));
    app_test_settle(&a);
    assert_int_equal(t->stands->now.place[ASH], HOUSE_1);
    for (int i = 0; i < 4; i++) {
        assert_true(stands_point(t, stay[i], &after));
        assert_memory_equal(&after, &before[i], sizeof after);
    }
    app_test_close(&a);
}

static void what_is_spent_is_one_action(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_move);

    for (int i = 0; i < 3; i++)
        assert_true(press_figure(t, i % 2 ? ASH : CANARY));
    app_test_frames(&a, 4);
    app_test_press_text(&a, "Confirm the move");
    assert_int_equal(done(&a, 0, TSS_MOVE), 1);
    const struct match *m = session_match(a.app.session);
    for (size_t i = 0; i < match_length(m); i++)
        if (match_actor(m, i) == 0) {
            game_action action = match_action(m, i);
            assert_int_equal(action.arg[ASH], 1);
            assert_int_equal(action.arg[CANARY], 2);
        }
    app_test_close(&a);
}

static void places_lie_in_a_ring(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_move);
    struct rect at;

    assert_int_equal(t->stands->places, TSS_BUILDINGS);
    assert_int_equal(stands_ahead(t, TSS_RUINS, HOUSE_2), 3);
    assert_int_equal(stands_ahead(t, HOUSE_2, TSS_RUINS), 9);
    assert_int_equal(stands_round(t, HOUSE_1, -2), TSS_RUINS);
    assert_int_equal(stands_round(t, TSS_RUINS, 25), TSS_CHURCH);
    assert_true(stands_point(t, "ash", &at) && at.w > 0);
    assert_true(stands_point(t, "church", &at) && at.w > 0);
    assert_true(stands_point(t, "track 29", &at) && at.w > 0);
    assert_false(stands_point(t, "nobody", &at));
    app_test_close(&a);
}

/* Bo has passed; on his own turn Ada has a card left, and is asked. */
static const char *const to_play =
    TWO "option: cards=on\n\nchance agent 1 Violet\nchance agent 2 Ruby\nchance card 1 dash\nchance card 1 "
        "crack\n"
        "chance card 2 rescue\nchance card 2 rescue\nchance start 1\nchance die 2\n1 move Ash=1 Jade=1\n";

/* After a card of one's own one is asked until all others have passed, and then once more: where nobody else has any cards, that is twice
 * the same question, which is answered as before. */
static void nobody_passes_twice_with_nobody_in_between(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t =
        open_table(&a, TWO "option: cards=on\n\nchance agent 1 Violet\nchance agent 2 Ruby\n"
                           "chance card 1 dash\nchance card 1 crack\nchance card 2 safe\nchance card 2 safe\n"
                           "chance start 1\nchance die 2\n1 move Ash=1 Jade=1\n1 pass\n2 play safe 3\n"
                           "2 play safe 4\n1 pass\nchance die 2\n2 move Jade=2\n1 play dash Ash 1\n");
    struct host_log_line line;

    assert_true(table_may(t, TSS_PASS));
    let_time_pass(&a);
    assert_int_equal(done(&a, 0, TSS_PASS), 2); /* those of the record: a card was played since */
    app_test_press_text(&a, "Pass");
    let_time_pass(&a);
    assert_int_equal(done(&a, 0, TSS_PASS), 4);
    size_t said = 0;
    for (size_t i = 0; t->h->log_line(t->h, i, &line); i++)
        said += strcmp(line.text, "Ada passes") == 0;
    assert_int_equal(said, 3);
    app_test_close(&a);
}

static void passing_stands_until_something_changes(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_play);

    assert_true(table_may(t, TSS_PASS));
    assert_true(app_test_shows(&a, "Pass until something changes"));
    a.app.host.shell->set_setting(&a.app.host, HOST_SPEED, HOST_SPEED_NORMAL);
    app_test_act(&a, ACTION_FOLD);              /* the button's own key */
    assert_int_equal(done(&a, 0, TSS_PASS), 0); /* it takes a person's time */
    for (int i = 0; i < 200 && done(&a, 0, TSS_PASS) == 0; i++)
        app_test_frames(&a, 1);
    assert_int_equal(done(&a, 0, TSS_PASS), 1);
    assert_true(ui_wake_in(a.app.ui) >= 0); /* else nothing would go on before somebody moved the mouse */
    a.app.host.shell->set_setting(&a.app.host, HOST_SPEED, HOST_SPEED_INSTANT);
    let_time_pass(&a);
    let_time_pass(&a);
    const struct tss_view *v = tss_view_of(table_view_of(t));
    /* Bo can use no card, so that nothing changes before Ada's own next turn. */
    assert_int_equal(v->turn, 0);
    assert_int_equal(v->round, 2);
    assert_int_equal(done(&a, 0, TSS_PASS), 2);
    app_test_close(&a);
}

/* Whoever let one scoring pass has not said so of the next, though in both somebody stands at the safe. */
static void who_lets_a_scoring_pass_is_asked_at_the_next(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_play);
    struct tss_view v = *tss_view_of(table_view_of(t));

    v.arrived[__builtin_ctz(v.used)] = 0;
    v.turns = 3;
    table_show(t, (const struct game_view *)(const void *)&v);
    uint64_t then = t->game->standing->about(t);
    v.turns = 4; /* Bo's turn: Ada's own is not before the fifth */
    table_show(t, (const struct game_view *)(const void *)&v);
    assert_true(t->game->standing->about(t) != then);
    app_test_close(&a);
}

static void a_card_is_played_by_pressing_it_and_whom_it_is_played_on(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_play);
    uint8_t card = t->game->holding ? 0 : 1;

    assert_int_equal(card, 0);
    assert_false(holding_up(t)); /* nobody looks on: there is no card of its own */
    game_action ready;
    assert_true(app_test_primary(&a, "Pass"));
    app_test_press_text(&a, "Crack");
    assert_false(app_test_shows(&a, "Pass until")); /* it makes room for the way back */
    app_test_press_text(&a, "Step back");
    assert_int_equal(t->ask.pick.count, 0);
    assert_false(app_test_shows(&a, "Step back"));
    assert_true(app_test_shows(&a, "Pass until"));
    app_test_press_text(&a, "Crack");
    assert_false(app_test_primary(&a, "Pass")); /* which would leave what has been chosen */
    assert_int_equal(t->ask.pick.count, 1);
    assert_true(app_test_shows(&a, "Press the agent that goes to the safe."));
    assert_false(table_ready(t, &ready));
    table_press(t, (struct thing){t->game->stands->figure_kind, CANARY});
    app_test_settle(&a);
    assert_true(table_ready(t, &ready)); /* it is said and weighed before it is done */
    assert_int_equal(ready.arg[0], TSS_CARD_CRACK);
    assert_true(app_test_shows(&a, "Play Crack: Canary to the safe."));
    assert_true(t->stands->now.weighed);
    assert_int_equal(done(&a, 0, TSS_PLAY), 0);
    assert_true(app_test_primary(&a, "Play it"));
    assert_false(app_test_primary(&a, "Pass"));
    app_test_press_text(&a, "Play it");
    assert_int_equal(done(&a, 0, TSS_PLAY), 1);
    app_test_close(&a);
}

/* While a card does what it does, the bar says so. */
static void what_a_card_does_is_said_while_it_does_it(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_play);
    const game_action crack = {.kind = TSS_PLAY, .n = 2, .arg = {TSS_CARD_CRACK, CANARY}};
    int seen = 0;

    app_test_settle(&a);
    a.app.host.shell->set_setting(&a.app.host, HOST_SPEED, HOST_SPEED_NORMAL);
    a.app.host.shell->set_setting(&a.app.host, HOST_REDUCED_MOTION, 0);
    table_submit(t, &crack);
    for (int i = 0; i < 300; i++) {
        app_test_frames(&a, 1);
        seen += t->play.running && t->play.now.kind == TSS_SENT &&
                app_test_shows(&a, "Crack: Canary goes to the safe");
    }
    assert_true(seen > 0);
    app_test_close(&a);
}

/* Where a card may be played on one or on two, what it does to one is seen as soon as it could be played so. */
static void what_a_card_does_to_one_is_seen_before_a_second(void **state)
{
    enum { CHURCH, RUINS = 11 };
    (void)state;
    struct app_test a;
    struct table *t = open_table(
        &a, TWO "option: cards=on\n\nchance agent 1 Violet\nchance agent 2 Ruby\n"
                "chance card 1 rescue\nchance card 1 dash\nchance card 2 safe\nchance card 2 ambush\n"
                "chance start 2\nchance die 2\n2 move Ash=1 Jade=1\n2 play safe ruins\n"
                "2 play ambush Ash\nchance card 2 ambush\n2 play ambush Jade\nchance card 2 crack\n"
                "2 pass\n");
    game_action ready;

    app_test_press_text(&a, "Rescue");
    assert_int_equal(t->stands->now.place[ASH], RUINS);
    table_press(t, (struct thing){t->game->stands->figure_kind, ASH});
    app_test_settle(&a);
    assert_false(table_ready(t, &ready)); /* Jade could go, too */
    assert_int_equal(t->stands->now.place[ASH], CHURCH);
    assert_int_equal(done(&a, 0, TSS_PLAY), 0);
    app_test_close(&a);
}

/* Whoever plays it: what is drawn from, what was played before and the tally are still to be seen. */
static void a_card_that_is_played_covers_nothing(void **state)
{
    (void)state;
    static const char *const names[] = {"supply", "discards"};
    struct app_test a;
    struct table *t = open_table(&a, to_play);
    struct rect played, other;

    app_test_settle(&a);
    assert_true(holding_point(t, "played", &played));
    for (int i = 0; i < 2; i++) {
        assert_true(holding_point(t, names[i], &other));
        assert_true(rect_empty(rect_common(played, other)));
    }
    other = lens_rect_to_window(&t->lens, t->layout.middle, stands_tally(t));
    assert_false(rect_empty(other));
    assert_true(rect_empty(rect_common(played, other)));
    app_test_close(&a);
}

/* Where dossiers are due hangs at the edge of the track, where the tally lies: it lay over it, or touched it, in large type. */
static void a_tag_of_the_track_keeps_off_the_tally(void **state)
{
    (void)state;
    static const int size[][3] = {{854, 480, 200}, {854, 480, 100}, {960, 540, 100}, {1024, 768, 200}};
    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
        struct app_test a;
        struct laid_track l;
        app_test_open(&a, NULL);
        a.width = size[i][0];
        a.height = size[i][1];
        app_test_load(&a, "conspiracy-record: 1\ngame: topsecret\nseat: 1 Lisbon human \"Ada\"\n"
                          "seat: 2 London ai:rookie \"Bo\"\noption: dossier=on\n\nchance agent 1 Violet\n"
                          "chance agent 2 Ruby\nchance start 1\nchance die 3\n");
        struct table *t = app_test_table(&a);
        a.app.host.shell->set_setting(&a.app.host, HOST_TEXT_SIZE, size[i][2]);
        app_test_settle(&a);
        const struct gfx_item *words = gfx_recorded_text(a.app.gfx, "Dossiers");
        assert_non_null(words);
        stands_lay(t, &l);
        struct rect tally = stands_tally(t), tag = track_tag(t->ui, &l.track, (struct rect){0, 0, 0, 0}, 1);
        assert_false(rect_empty(tally));
        assert_false(rect_empty(tag));
        assert_true(rect_empty(rect_common(tally, tag)));
        app_test_close(&a);
    }
}

/* Named or not, one's own turn is not told as somebody's. */
static void ones_own_turn_is_not_named(void **state)
{
    (void)state;
    struct app_test a;

    (void)open_table(&a, to_play);
    assert_true(app_test_shows(&a, "Round 1: your turn"));
    assert_true(app_test_shows(&a, "Press a card of yours to play it, or pass."));
    app_test_close(&a);
}

/* Where several share the screen it is: `your` would be whoever sits nearest. */
static void among_several_people_a_turn_is_named(void **state)
{
    (void)state;
    struct app_test a;

    (void)open_table(&a, "conspiracy-record: 1\ngame: topsecret\nseat: 1 Lisbon human \"Ada\"\n"
                         "seat: 2 London human \"Bo\"\n\nchance agent 1 Violet\nchance agent 2 Ruby\n"
                         "chance start 1\nchance die 3\n");
    app_test_frames(&a, 40); /* what comes by itself takes no press at first */
    app_test_press_text(&a, "I am Ada");
    app_test_settle(&a);
    assert_true(app_test_shows(&a, "Round 1: Ada's turn"));
    app_test_close(&a);
}

/* Heaps have no order, but whoever looks has seen what was played last. */
static void the_card_played_last_lies_on_top(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(
        &a, TWO "option: cards=on\n\nchance agent 1 Violet\nchance agent 2 Ruby\nchance card 1 recruit\n"
                "chance card 1 join\nchance card 2 swap\nchance card 2 safe\nchance start 1\nchance die 2\n"
                "1 move Ash=1 Jade=1\n1 pass\n2 play swap Ash Violet\n2 play safe 3\n1 pass\n"
                "chance die 2\n2 move Ash=2\n");

    app_test_settle(&a);
    assert_int_equal(t->away.kind, TSS_CARD_SAFE);
    app_test_close(&a);
}

/* Whoever is about to make dossiers due is told so. */
static void it_is_said_before_dossiers_are_due(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(
        &a, TWO "option: dossier=on\n\nchance agent 1 Violet\nchance agent 2 Ruby\nchance start 1\n"
                "chance die 6\n1 move Ash=6\nchance die 6\n2 move Ash=1 Canary=5\n2 safe 9\n"
                "chance die 6\n1 move Ash=2 Canary=4\n1 safe 10\nchance die 2\n2 move Ash=1 Canary=1\n"
                "2 safe church\nchance die 2\n");

    press_figure(t, ASH);
    app_test_settle(&a);
    assert_false(app_test_shows(&a, "then everybody writes a dossier"));
    press_figure(t, ASH);
    app_test_settle(&a);
    assert_true(app_test_shows(&a, "Canary would come to 34: then everybody writes a dossier."));
    app_test_close(&a);
}

/* In the cards part the card that is bright is that of whose turn it is, as the head says; who is asked is told by words. */
static void whose_turn_it_is_stays_up(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(
        &a, TWO "option: cards=on\n\nchance agent 1 Violet\nchance agent 2 Ruby\nchance card 1 dash\n"
                "chance card 1 crack\nchance card 2 rescue\nchance card 2 rescue\nchance start 2\n"
                "chance die 2\n2 move Ash=1 Jade=1\n2 pass\n");

    assert_int_equal(tss_view_of(table_view_of(t))->turn, 1);
    assert_true(table_asks(t));
    assert_int_equal(table_up(t), 2);                                                 /* Bo alone */
    assert_true(app_test_shows(&a, "to answer") || app_test_count(&a, "asked") == 1); /* by the room */
    assert_true(app_test_shows(&a, "Round 1: Bo's turn"));                            /* which is said, too */
    assert_true(app_test_shows(&a, "Press a card of yours to play it in Bo's turn, or pass."));
    app_test_close(&a);
}

/* The track ends where it began: whoever comes past that stays there, and nobody is told of what cannot come any more. */
static void the_end_of_the_track_is_the_end(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_move);
    struct laid_track l;

    t->stands->now.marker[ASH] = 40;
    t->stands->then.marker[ASH] = 40;
    t->stands->now.gain[ASH] = 7;
    stands_lay(t, &l);
    assert_false(l.marker[l.track.markers - 1].ghost); /* what is not being weighed is in the tally alone */
    t->stands->now.weighed = true;
    stands_lay(t, &l);
    int last = l.track.markers - 1;
    assert_true(l.marker[last].ghost);
    assert_true(l.marker[last].at == 42); /* not 5 spaces on */
    app_test_close(&a);
}

/* Seven at one screen. */
static void a_pass_is_never_handed_over(void **state)
{
    (void)state;
    static const char *const place[] = {"Lisbon", "London", "Paris", "Bonn", "Vienna", "Prague", "Moscow"},
                             *const agent[] = {"Ash", "Canary", "Ginger", "Jade", "Navy", "Ruby", "Violet"};
    char record[2048];
    struct text out = text_over(record, sizeof record);
    struct app_test a;

    text_add(&out, "conspiracy-record: 1\ngame: topsecret\n");
    for (int i = 0; i < TSS_SEATS; i++)
        text_add(&out, "seat: %d %s human \"P%d\"\n", i + 1, place[i], i + 1);
    text_add(&out, "option: cards=on\n\n");
    for (int i = 0; i < TSS_SEATS; i++)
        text_add(&out, "chance agent %d %s\n", i + 1, agent[i]);
    static const char *const dealt[] = {"safe", "markers", "back", "dash", "sidestep", "advance", "retreat"};
    for (int i = 0; i < TSS_SEATS; i++)
        text_add(&out, "chance card %d %s\nchance card %d %s\n", i + 1, dealt[i], i + 1, dealt[i]);
    text_add(&out, "chance start 1\nchance die 2\n1 move Ash=1 Jade=1\n");
    app_test_open(&a, NULL);
    app_test_load(&a, record);
    const struct host *h = &a.app.host;
    if (h->curtain(h) != SEAT_NONE)
        h->open_curtain(h);
    app_test_settle(&a);
    uint32_t curtains = h->curtains(h);
    for (int i = 0; i < TSS_SEATS; i++) {
        assert_int_equal(h->curtain(h), SEAT_NONE);
        assert_int_equal(h->viewer(h), i);
        let_time_pass(&a); /* who is asked now is named for a moment, and nothing is pressed meanwhile */
        app_test_press_last(&a, "Pass");
        app_test_settle(&a);
    }
    assert_int_equal(h->curtains(h), curtains);
    assert_int_equal(tss_view_of(h->view(h))->turn, 1);
    app_test_close(&a);
}

/* The record of a match with dossiers, which is one with P1 alone where `until` is given: up to the line that begins so. guess: what
 * P1 wrote instead; or NULL. */
static void load_dossiers(struct app_test *t, const char *name, const char *until, const char *guess)
{
    char line[400], record[8192] = "";
    struct text out = text_over(record, sizeof record);
    FILE *file;

    snprintf(line, sizeof line, RECORDS_FOLDER "/%s.rec", name);
    file = fopen(line, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file) && !(until && strncmp(line, until, strlen(until)) == 0))
        text_add(&out, "%s",
                 guess && strncmp(line, "1 guess", 7) == 0 ? guess
                 : !until                                  ? line
                 : strncmp(line, "seat: 2", 7) == 0        ? "seat: 2 London ai:rookie \"P2\"\n"
                 : strncmp(line, "seat: 3", 7) == 0        ? "seat: 3 Paris ai:rookie \"P3\"\n"
                                                           : line);
    fclose(file);
    app_test_open(t, NULL);
    app_test_load(t, record);
}

/* What is ticked in pencil is what the dossier begins with; it is handed in once each rival is named. */
static void ticks_in_pencil_become_guesses(void **state)
{
    (void)state;
    enum { STRIDE = GAME_MAX_SEATS + 1, RUBY = 5 };
    struct app_test a;
    char note[STRIDE * 7 + 1];

    load_dossiers(&a, "dossier-3", "1 guess", NULL);
    struct table *t = app_test_table(&a);
    memset(note, '.', sizeof note - 1);
    note[sizeof note - 1] = '\0';
    note[CANARY * STRIDE + 2] = 'y';
    note[ASH * STRIDE + 1] = '?';
    a.app.host.set_note(&a.app.host, 0, note);
    app_test_press_text(&a, "Write the dossier");
    app_test_settle(&a);
    assert_int_equal(t->sheet.of[2], CANARY + 1);
    assert_int_equal(t->sheet.of[1], 0); /* a question mark is none */
    app_test_press_text(&a, "Hand it in for good");
    assert_int_equal(done(&a, 0, TSS_GUESS_ALL), 0);
    t->sheet.of[1] = RUBY + 1;
    app_test_frames(&a, 4);
    app_test_press_text(&a, "Hand it in for good");
    app_test_settle(&a);
    const struct match *m = session_match(a.app.session);
    assert_int_equal(done(&a, 0, TSS_GUESS_ALL), 1);
    for (size_t i = 0; i < match_length(m); i++)
        if (match_actor(m, i) == 0 && match_action(m, i).kind == TSS_GUESS_ALL) {
            game_action guess = match_action(m, i);
            assert_int_equal(guess.arg[CANARY], 3);
            assert_int_equal(guess.arg[RUBY], 2);
            assert_int_equal(guess.arg[ASH], TSS_FREE);
        }
    app_test_close(&a);
}

static bool tells(const struct story *s, const char *words)
{
    for (size_t i = 0; i < s->moments; i++)
        if (strstr(s->moment[i].text, words))
            return true;
    return false;
}

static void the_story_tells_who_was_right_and_who_led(void **state)
{
    (void)state;
    struct app_test a;

    load_dossiers(&a, "dossier-3", NULL, NULL);
    const struct host *h = &a.app.host;
    struct table table = {.h = h, .box = h->box(h), .game = h->table(h), .viewer = 0};
    struct story *s = story_tell(&table);
    assert_non_null(s);
    assert_true(tells(s, "P1 had 1 of 5 right in the dossier."));
    assert_true(tells(s, "P3 had 2 of 5 right in the dossier. Nobody had found out P1, P2 and P3."));
    assert_true(tells(s, " opened the safe, "));
    size_t last = s->points - 1;
    for (int seat = 0; seat < 3;
         seat++) /* of the two measures, the second is steps, which never grow fewer */
        assert_true(s->y[(STORY_SERIES + (size_t)seat) * s->points + last] >=
                    s->y[(STORY_SERIES + (size_t)seat) * s->points]);
    story_free(s);
    app_test_close(&a);
}

/* Looking back for who was found out used to make it forget that the last dossier changed nothing about who led. */
static void the_story_tells_since_when_who_won_had_led(void **state)
{
    (void)state;
    struct app_test a;

    load_dossiers(&a, "dossier-2", NULL, "1 guess Canary=2 Jade=free Ruby=free Violet=free\n");
    const struct host *h = &a.app.host;
    struct table table = {.h = h, .box = h->box(h), .game = h->table(h), .viewer = SEAT_NONE};
    struct story *s = story_tell(&table);
    assert_non_null(s);
    assert_true(tells(s, "P2 had 2 of 4 right in the dossier. Nobody had found out P1 and P2."));
    assert_true(tells(s, " From here on P1 led until the end."));
    story_free(s);
    app_test_close(&a);
}

/* The sentence that says why a finished match of the records ended as it did, and the note on its seats. */
static void ending_of(const char *record, struct ending *e, struct text *reason)
{
    struct app_test a;

    load_dossiers(&a, record, NULL, NULL);
    const struct host *h = &a.app.host;
    struct table table = {.h = h, .box = h->box(h), .game = h->table(h), .viewer = SEAT_NONE};
    memcpy(table.view.bytes, h->view(h), h->rules(h)->view_size);
    table.game->ending(&table, e, reason);
    app_test_close(&a);
}

/* A marker that would have been taken back got no more than nothing. */
static void advice_prints_no_hyphen_for_a_minus(void **state)
{
    (void)state;
    enum { RUBY = 5, VIOLET, SAFE = 1, BEFORE_IT = 10, FAR = 41 };
    struct app_test a;
    struct table *t = open_table(&a, to_move);
    union table_view turn, last;
    struct tss_view *v = (struct tss_view *)(void *)turn.bytes;
    char said[200] = "";
    struct text out = text_over(said, sizeof said);

    turn = t->view;
    v->safe = SAFE;
    v->place[VIOLET] = BEFORE_IT;
    v->marker[VIOLET] = FAR;
    v->place[RUBY] = TSS_RUINS;
    v->marker[RUBY] = FAR - 1;
    last = turn;
    t->game->story->missed(t, (const struct game_view *)(const void *)turn.bytes,
                           (const struct game_view *)(const void *)last.bytes, 0, RUBY, &out);
    assert_non_null(
        strstr(said, "Violet could have opened the safe: 1 forward, and no more than 0 for Ruby."));
    app_test_close(&a);
}

/* What lies there has a slip as what stands there has. */
static void the_die_says_what_it_is(void **state)
{
    (void)state;
    struct app_test a;
    struct rect at;
    struct table *t = open_table(&a, to_move);

    app_test_settle(&a);
    assert_true(ui_spot_seen(t->ui, ui_id_at(t->ui, "die", 0), &at));
    float scale = ui_scale(a.app.ui);
    struct input_event rest = {.kind = INPUT_POINTER_MOVE,
                               .device = DEVICE_MOUSE,
                               .x = (at.x + at.w / 2) * scale,
                               .y = (at.y + at.h / 2) * scale,
                               .pad = -1};
    app_event(&a.app, &rest);
    app_test_frames(&a, 90);
    assert_true(app_test_shows(&a, "The die"));
    app_test_close(&a);
}

/* Where a small window has no room for names, letters say who leads. */
static void who_leads_is_said_at_every_size(void **state)
{
    (void)state;
    struct app_test a;

    app_test_open(&a, NULL);
    a.width = 854;
    a.height = 480;
    app_test_load(&a,
                  TWO "option: cards=on\n\nchance agent 1 Violet\nchance agent 2 Ruby\n"
                      "chance card 1 markers\nchance card 1 back\nchance card 2 dash\nchance card 2 safe\n"
                      "chance start 1\nchance die 2\n1 move Ash=2\n1 play markers Canary Violet\n");
    int letters = 0;
    for (int size = 100; size <= 200; size += 20) {
        a.app.host.shell->set_setting(&a.app.host, HOST_TEXT_SIZE, size);
        app_test_settle(&a);
        assert_false(app_test_shows(&a, "The lead:"));
        letters += app_test_shows(&a, "C, V lead: 3 of 42");
    }
    assert_true(letters > 0);
    app_test_close(&a);
}

/* A frame around who is to be walked hides nothing of how far they have been walked. */
static void tags_lie_over_frames(void **state)
{
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_move);
    struct pointed p = {.n = 0};
    struct rect at;
    size_t before = 0, after = 0, n;

    assert_true(press_figure(t, ASH));
    app_test_settle(&a);
    assert_true(stands_point(t, "ash", &at));
    const struct gfx_item *item = gfx_recorded(a.app.gfx, &n);
    for (size_t i = 0; i < n; i++)
        before += item[i].kind == ITEM_TEXT && strcmp(item[i].text, "1") == 0;
    pointed_add(&p, lens_rect_to_window(&t->lens, t->layout.middle, at));
    pointed_draw(t, &p, 0);
    item = gfx_recorded(a.app.gfx, &n);
    for (size_t i = 0; i < n; i++)
        after += item[i].kind == ITEM_TEXT && strcmp(item[i].text, "1") == 0;
    assert_int_equal(after, before + 1);
    app_test_close(&a);
}

static void two_who_share_a_victory_are_level(void **state)
{
    (void)state;
    char room[400] = "";
    struct text reason = text_over(room, sizeof room);
    struct ending e = {.names = "P1 and P4"};

    ending_of("dossier-5", &e, &reason);
    assert_non_null(strstr(room, "Right guesses decided it. P1 and P4 are level at "));
}

/* A recruited agent that its player has not kept was somebody's until then; one that lay under the board was nobody's. */
static void who_was_given_back_was_not_nobodys(void **state)
{
    (void)state;
    char room[400] = "";
    struct text reason = text_over(room, sizeof room);
    struct ending e = {0};

    ending_of("limit-4", &e, &reason);
    assert_non_null(strstr(e.seats_note, "Ginger was given back by "));
    assert_non_null(strstr(e.seats_note, "Canary was nobody's, and came to "));
}

/* Where a match was given up nobody has chosen one yet: both of a seat's agents are told of, and the farther one is seen. */
static void whoever_gave_up_had_two_agents(void **state)
{
    enum { JADE = 3, NAVY = 4 };
    (void)state;
    struct app_test a;
    struct table *t = open_table(&a, to_play);
    struct tss_view v = *tss_view_of(table_view_of(t));
    char words[200] = "";
    struct text out = text_over(words, sizeof words);

    v.held[0] = 2;
    v.agent[0][0] = NAVY;
    v.agent[0][1] = JADE;
    v.marker[NAVY] = 8;
    v.marker[JADE] = 16;
    table_show(t, (const struct game_view *)(const void *)&v);
    t->game->end_says(t, 0, &out);
    assert_non_null(strstr(words, "Navy came to 8. Jade came to 16."));
    app_test_close(&a);
}

/* What follows from somebody's act has a line of its own, named by who brought it about, without its figures in the recap. */
static void what_follows_has_a_line_of_its_own(void **state)
{
    static const char head[] = "Bo brings Ash to the safe: all score";
    struct app_test t;
    struct host_log_line line;

    (void)state;
    const struct host *h =
        open_table(&t, TWO "\nchance agent 1 Ash\nchance agent 2 Canary\nchance start 1\nchance die 6\n"
                           "1 move Ash=6\nchance die 3\n2 move Ash=1 Canary=2\n")
            ->h;
    size_t i = 0;
    while (h->log_line(h, i, &line) && strcmp(line.text, "Bo moves Ash 1 and Canary 2") != 0)
        i++;
    assert_true(h->log_line(h, i + 1, &line));
    assert_memory_equal(line.text, head, sizeof head - 1);
    assert_non_null(strstr(line.text, "Ash +7 and Canary +2"));
    assert_int_equal(line.gist, sizeof head - 1);
    assert_int_equal(line.actor, 1);
    app_test_close(&t);
}

/* Once the cards are turned up it is waited for nobody, though somebody else has answered last. */
static void nobody_is_waited_for_at_the_end(void **state)
{
    enum { FRAMES = 900 };
    struct app_test a;
    int closing = 0;

    (void)state;
    struct table *t =
        open_table(&a, TWO "option: cards=on\noption: round-limit=1\n\nchance agent 1 Violet\n"
                           "chance agent 2 Ruby\nchance card 1 dash\nchance card 1 crack\n"
                           "chance card 2 rescue\nchance card 2 rescue\nchance start 2\nchance die 2\n"
                           "2 move Jade=2\n2 pass\n1 pass\nchance die 2\n1 move Ash=1 Jade=1\n");
    t->h->shell->set_setting(t->h, HOST_SPEED, HOST_SPEED_NORMAL);
    app_test_press_text(&a, "Pass");
    for (int frame = 0; frame < FRAMES && !table_over(t); frame++) {
        app_test_frames(&a, 1);
        bool turned_up = t->play.running && table_closed(t) && !table_over(t);
        closing += turned_up;
        assert_false(turned_up && app_test_shows(&a, "Waiting for"));
    }
    assert_true(closing > 0 && table_over(t));
    app_test_close(&a);
}

/* Passes, one after the other, have one line together, which is that of the last of them; what comes between parts them. */
static void a_run_of_passes_has_one_line(void **state)
{
    static const char *const first[] = {"Ada and Bo pass", "You and Bo pass"};

    (void)state;
    for (int unnamed = 0; unnamed < 2; unnamed++) {
        struct app_test t;
        struct host_log_line line;
        size_t i = 0;
        char record[900];
        snprintf(record, sizeof record,
                 "conspiracy-record: 1\ngame: topsecret\nseat: 1 Lisbon human \"%s\"\n"
                 "seat: 2 London ai:rookie \"Bo\"\nseat: 3 Paris ai:rookie \"Cleo\"\noption: cards=on\n\n"
                 "chance agent 1 Violet\nchance agent 2 Ruby\nchance agent 3 Ash\n"
                 "chance card 1 safe\nchance card 1 dash\nchance card 2 crack\nchance card 2 safe\n"
                 "chance card 3 back\nchance card 3 back\nchance start 1\nchance die 2\n"
                 "1 move Ash=1 Jade=1\n1 pass\n2 pass\n3 play back Ash 1\n3 pass\n1 pass\n2 pass\n3 pass\n"
                 "chance die 2\n2 move Jade=2\n2 pass\n3 pass\n",
                 unnamed ? "Chief" : "Ada");
        const struct host *h = open_table(&t, record)->h;
        while (h->log_line(h, i, &line) && !strstr(line.text, " pass"))
            i++;
        assert_string_equal(line.text, first[unnamed]);
        assert_true(h->log_line(h, i + 1, &line));
        assert_non_null(strstr(line.text, "Cleo plays About turn"));
        assert_true(h->log_line(h, i + 2, &line));
        assert_string_equal(line.text, "All pass");
        assert_int_equal(line.actor, SEAT_NONE);
        assert_true(h->log_line(h, i + 3, &line));
        assert_string_equal(line.text, "Bo moves Jade 2");
        assert_true(h->log_line(h, i + 4, &line));
        assert_string_equal(line.text, "Bo and Cleo pass");
        assert_int_equal(line.number, h->events(h));
        assert_false(h->log_line(h, i + 5, &line));
        app_test_close(&t);
    }
}

/* Whether a line of the log reads so to Ada, who sits there. */
static bool log_names(const char *second, const char *events, const char *words)
{
    struct app_test t;
    struct host_log_line line;
    char record[800];
    bool named = false;

    snprintf(record, sizeof record,
             "conspiracy-record: 1\ngame: topsecret\nseat: 1 Lisbon human \"Ada\"\nseat: 2 London %s \"Bo\"\n"
             "option: cards=on\n\nchance agent 1 Violet\nchance agent 2 Ruby\nchance card 1 recruit\n"
             "chance card 1 dash\nchance card 2 crack\nchance card 2 safe\nchance start 1\nchance die 2\n"
             "%s",
             second, events);
    app_test_open(&t, NULL);
    app_test_load(&t, record);
    session_open_curtain(t.app.session); /* Ada sits there */
    const struct host *h = &t.app.host;
    assert_int_equal(h->viewer(h), 0);
    for (size_t i = 0; h->log_line(h, i, &line); i++)
        named |= strcmp(line.text, words) == 0;
    app_test_close(&t);
    return named;
}

/* Who has been recruited is named in the log to whoever has recruited them, and not where others look on. */
static void a_recruit_is_named_to_its_own_alone(void **state)
{
    (void)state;
    assert_true(log_names("ai:rookie", "1 move Ash=1 Jade=1\n1 play recruit\nchance free 1 Jade\n",
                          "Ada's second agent is Jade"));
    assert_false(log_names("human", "1 move Ash=1 Jade=1\n1 play recruit\nchance free 1 Jade\n",
                           "Ada's second agent is Jade"));
}

static void a_card_drawn_is_named_to_its_own_alone(void **state)
{
    (void)state;
    static const char drawn[] =
        "1 move Ash=1 Jade=1\n1 pass\n2 pass\nchance die 1-3\n2 stay\nchance card 2 dash\n"
        "2 pass\n1 pass\nchance die 1-3\n1 stay\nchance card 1 swap\n";
    assert_true(log_names("ai:rookie", drawn, "Ada draws Swap"));
    assert_true(log_names("ai:rookie", drawn, "Bo draws a card"));
    assert_false(log_names("human", drawn, "Ada draws Swap"));
    assert_true(log_names("human", drawn, "Ada draws a card"));
}

/* It costs whoever stands there most: the line says it, and a recap has it before all others. */
static void who_is_walked_into_the_ruins_is_told(void **state)
{
    (void)state;
    assert_true(log_names("ai:rookie",
                          "1 move Ash=2\n1 pass\n2 pass\nchance die 6\n2 move Ash=6\n2 pass\n1 pass\n"
                          "chance die 4\n1 move Ash=3 Jade=1\nchance card 1 swap\n",
                          "Ada moves Ash 3 and Jade 1 — Ash into the ruins"));
}

/* Steps that were spent are not thrown away by a press on what could have been done instead. */
static void nothing_else_can_be_done_once_steps_are_spent(void **state)
{
    struct app_test a;

    (void)state;
    struct table *t = open_table(&a, TWO "option: cards=on\n\nchance agent 1 Violet\nchance agent 2 Ruby\n"
                                         "chance card 1 dash\nchance card 1 crack\nchance card 2 rescue\n"
                                         "chance card 2 rescue\nchance start 1\nchance die 1-3\n");
    app_test_settle(&a);
    assert_true(app_test_shows(&a, "Stay, and draw a card"));
    assert_true(app_test_shows(&a, "0 of 1–3"));
    assert_true(press_figure(t, ASH));
    app_test_settle(&a);
    assert_false(app_test_shows(&a, "Stay, and draw a card"));
    assert_true(app_test_shows(&a, "1 of 3"));
    app_test_close(&a);
}

/* What somebody's cards did for an agent, and against it, counts on the sheet beside the steps that were walked. */
static void the_sheet_counts_cards(void **state)
{
    enum { JADE = 3, BO = 1 };
    struct app_test a;
    char room[2][200] = {""};
    struct text few = text_over(room[0], sizeof room[0]), whole = text_over(room[1], sizeof room[1]);

    (void)state;
    struct table *t = open_table(
        &a,
        TWO "option: cards=on\n\nchance agent 1 Violet\nchance agent 2 Ruby\nchance card 1 dash\n"
            "chance card 1 crack\nchance card 2 ambush\nchance card 2 markers\nchance start 2\n"
            "chance die 3\n2 move Ash=1 Jade=2\n2 play markers Ash Jade\n2 play ambush Jade\nchance card 2 "
            "safe\n");
    app_test_settle(&a);
    t->game->sheet->cell(t, BO, JADE, &few, &whole);
    assert_string_equal(room[0], "2 ↑1 ↓1");
    assert_non_null(strstr(room[1], "Cards that helped it: 1. Cards that held it back: 0."));
    assert_non_null(strstr(room[1], "Into the ruins: 1."));
    app_test_close(&a);
}

/* A card whose name has its place under the picture has no empty head over it. */
static void a_card_has_no_empty_head(void **state)
{
    struct app_test a;
    struct rect picture = {0, 0, 0, 0};
    size_t n = 0;

    (void)state;
    app_test_open(&a, NULL);
    a.width = 1280;
    a.height = 720;
    app_test_load(&a,
                  TWO "option: cards=on\n\nchance agent 1 Violet\nchance agent 2 Ruby\nchance card 1 dash\n"
                      "chance card 1 safe\nchance card 2 rescue\nchance card 2 rescue\nchance start 1\n"
                      "chance die 2\n1 move Ash=1 Jade=1\n1 play safe 3\n");
    app_test_settle(&a);
    const struct gfx_item *item = gfx_recorded(a.app.gfx, &n), *name = gfx_recorded_text(a.app.gfx, "Dash");
    for (size_t k = 0; k < n; k++)
        if (item[k].text && strcmp(item[k].text, "topsecret/cards/dash.jpg") == 0)
            picture = item[k].at;
    assert_non_null(name);
    assert_true(name->at.y > picture.y);
    assert_true(picture.h > picture.w);
    app_test_close(&a);
}

/* On a small window in large type, too, the page of the end shows a picture of everybody's figure. */
static void whose_was_whose_is_seen_on_every_window(void **state)
{
    (void)state;
    static const char *const match[] = {"dossier-2", "dossier-3", "limit-4", "dossier-5"};
    static const int seats[] = {2, 3, 4, 5}, events[] = {89, 71, 81, 116}; /* to their ends */
    for (size_t i = 0; i < 4; i++) {
        struct app_test t;
        size_t n = 0, pictures = 0;
        app_test_lay(&t, RECORDS_FOLDER, match[i], events[i], "");
        t.width = 854;
        t.height = 480;
        t.app.host.shell->set_setting(&t.app.host, HOST_TEXT_SIZE, 200);
        app_test_table(&t)->now.end_page = END_SEATS;
        app_test_settle(&t);
        assert_true(app_test_shows(&t, "was nobody's"));
        const struct gfx_item *item = gfx_recorded(t.app.gfx, &n);
        for (size_t k = 0; k < n; k++)
            pictures +=
                item[k].kind == ITEM_QUAD && item[k].text && strstr(item[k].text, "topsecret/portraits/");
        assert_true(pictures >= (size_t)seats[i]);
        app_test_close(&t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_are_spent_and_put_back_step_by_step),
        cmocka_unit_test(a_place_that_is_lit_is_where_one_goes),
        cmocka_unit_test(a_finger_sees_who_would_walk),
        cmocka_unit_test(a_run_of_passes_has_one_line),
        cmocka_unit_test(what_a_card_does_is_said_while_it_does_it),
        cmocka_unit_test(what_a_card_does_to_one_is_seen_before_a_second),
        cmocka_unit_test(nobody_is_waited_for_at_the_end),
        cmocka_unit_test(a_card_has_no_empty_head),
        cmocka_unit_test(nobody_passes_twice_with_nobody_in_between),
        cmocka_unit_test(a_recruit_is_named_to_its_own_alone),
        cmocka_unit_test(a_card_drawn_is_named_to_its_own_alone),
        cmocka_unit_test(who_is_walked_into_the_ruins_is_told),
        cmocka_unit_test(nothing_else_can_be_done_once_steps_are_spent),
        cmocka_unit_test(the_sheet_counts_cards),
        cmocka_unit_test(a_hint_says_what_an_act_does_for_ones_own),
        cmocka_unit_test(a_hint_says_where_the_safe_is_well_placed),
        cmocka_unit_test(a_hint_frames_what_it_speaks_of),
        cmocka_unit_test(a_crowd_can_be_told_apart),
        cmocka_unit_test(nobody_steps_aside_for_another),
        cmocka_unit_test(what_is_spent_is_one_action),
        cmocka_unit_test(places_lie_in_a_ring),
        cmocka_unit_test(passing_stands_until_something_changes),
        cmocka_unit_test(who_lets_a_scoring_pass_is_asked_at_the_next),
        cmocka_unit_test(a_card_is_played_by_pressing_it_and_whom_it_is_played_on),
        cmocka_unit_test(a_card_that_is_played_covers_nothing),
        cmocka_unit_test(a_tag_of_the_track_keeps_off_the_tally),
        cmocka_unit_test(ones_own_turn_is_not_named),
        cmocka_unit_test(among_several_people_a_turn_is_named),
        cmocka_unit_test(the_card_played_last_lies_on_top),
        cmocka_unit_test(it_is_said_before_dossiers_are_due),
        cmocka_unit_test(whose_turn_it_is_stays_up),
        cmocka_unit_test(the_end_of_the_track_is_the_end),
        cmocka_unit_test(a_pass_is_never_handed_over),
        cmocka_unit_test(ticks_in_pencil_become_guesses),
        cmocka_unit_test(the_story_tells_who_was_right_and_who_led),
        cmocka_unit_test(the_story_tells_since_when_who_won_had_led),
        cmocka_unit_test(what_follows_has_a_line_of_its_own),
        cmocka_unit_test(advice_prints_no_hyphen_for_a_minus),
        cmocka_unit_test(the_die_says_what_it_is),
        cmocka_unit_test(who_leads_is_said_at_every_size),
        cmocka_unit_test(tags_lie_over_frames),
        cmocka_unit_test(two_who_share_a_victory_are_level),
        cmocka_unit_test(whoever_gave_up_had_two_agents),
        cmocka_unit_test(who_was_given_back_was_not_nobodys),
        cmocka_unit_test(whose_was_whose_is_seen_on_every_window),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
