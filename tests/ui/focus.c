/* Arrow keys: from every widget one can reach every other, in whatever way a screen is laid out. */
#include "ui/focus.h"

#include <string.h>

#include "base/rng.h"
#include "ui_test.h"

enum { MOST = 64 };

/* How many boxes can be reached from `from` by arrows. */
static int reach(const struct nav_box *box, int n, int from)
{
    bool seen[MOST] = {false};
    int queue[MOST], head = 0, tail = 0;
    seen[from] = true;
    queue[tail++] = from;
    while (head < tail) {
        int at = queue[head++];
        for (enum input_action a = ACTION_UP; a <= ACTION_RIGHT; a++) {
            int to = nav_pick(box, n, at, a);
            if (to >= 0 && !seen[to]) {
                seen[to] = true;
                queue[tail++] = to;
            }
        }
    }
    return tail;
}

static bool clear_of(const struct nav_box *box, int n, struct rect r)
{
    for (int i = 0; i < n; i++)
        if (!rect_empty(rect_common(rect_grow(box[i].at, 4), r)))
            return false;
    return true;
}

/* mapped: what lies on the left is of one area. */
static void connected(bool mapped)
{
    struct rng r;
    rng_start(&r, 11, "layouts");
    int short_of = 0, pairs = 0;
    for (int trial = 0; trial < 100; trial++) {
        struct nav_box box[MOST];
        int n = 0, want = 2 + (int)rng_below(&r, 38);
        for (int tries = 0; n < want && tries < 600; tries++) {
            struct rect b = {(float)rng_below(&r, 1700), (float)rng_below(&r, 950),
                             20 + (float)rng_below(&r, 260), 20 + (float)rng_below(&r, 80)};
            if (clear_of(box, n, b))
                box[n++] = (struct nav_box){b, mapped && b.x < 1100 ? 1 : 0};
        }
        for (int from = 0; from < n; from++) {
            pairs++;
            short_of += reach(box, n, from) != n;
        }
    }
    if (short_of)
        fail_msg("%d of %d starts do not reach everything", short_of, pairs);
}

static void random_layouts_are_connected(void **state)
{
    (void)state;
    connected(false);
    connected(true);
}

static void arrows_keep_to_the_map_while_there_is_more_of_it(void **state)
{
    (void)state;
    enum { SOFIA, ODESSA, BELGRADE, LOG, HINT };
    const struct nav_box box[] = {{{722, 442, 26, 26}, 1},
                                  {{823, 340, 26, 26}, 1},
                                  {{672, 402, 26, 26}, 1},
                                  {{981, 477, 280, 150}, 0},
                                  {{925, 660, 80, 46}, 0}};
    assert_int_equal(nav_pick(box, 5, SOFIA, ACTION_RIGHT), ODESSA); /* not the log, which lies straighter */
    assert_int_equal(nav_pick(box, 5, ODESSA, ACTION_RIGHT), LOG);
    assert_int_equal(nav_pick(box, 5, LOG, ACTION_LEFT), SOFIA); /* not the button below */
    assert_int_equal(nav_pick(box, 5, LOG, ACTION_DOWN), HINT);
}

static void arrows_go_where_they_point(void **state)
{
    (void)state;
    struct nav_box grid9[9];
    for (int i = 0; i < 9; i++)
        grid9[i] = (struct nav_box){{100 * (float)(i % 3), 100 * (float)(i / 3), 50, 50}, 0};
    assert_int_equal(nav_pick(grid9, 9, 4, ACTION_UP), 1);
    assert_int_equal(nav_pick(grid9, 9, 4, ACTION_DOWN), 7);
    assert_int_equal(nav_pick(grid9, 9, 4, ACTION_LEFT), 3);
    assert_int_equal(nav_pick(grid9, 9, 4, ACTION_RIGHT), 5);
    assert_int_equal(nav_pick(grid9, 9, 5, ACTION_RIGHT), 3); /* round to the other side of the row */
    assert_int_equal(nav_pick(grid9, 9, 6, ACTION_DOWN), 0);
    assert_int_equal(nav_pick(grid9, 1, 0, ACTION_DOWN), -1);
}

/* ---- On a screen ---- */

struct board {
    struct rect at[12];
    int n, clicks[12];
    bool off[12], second;
};

static void screen(struct ui_test *test)
{
    struct board *b = test->ctx;
    ui_screen(test->ui, b->second ? "second" : "first");
    for (int i = 0; i < b->n; i++) {
        ui_id id = ui_id_at(test->ui, "city", i);
        b->clicks[i] += ui_spot(test->ui, id, b->at[i], b->off[i] ? SPOT_DISABLED : SPOT_ROUND).clicked;
    }
    ui_focus_default(test->ui, ui_id_at(test->ui, "city", 2));
}

static void fill(struct board *b)
{
    *b = (struct board){.n = 12};
    for (int i = 0; i < 12; i++)
        b->at[i] = (struct rect){100 + 200.0f * (float)(i % 4), 100 + 200.0f * (float)(i / 4), 80, 80};
}

static int focused(struct ui_test *test, const char *key)
{
    for (int i = 0; i < 12; i++)
        if (ui_focused(test->ui) == ui_id_at(test->ui, key, i))
            return i;
    return -1;
}

/* A column of settings: what stands at the right end of its line, below one that is as wide as the page, was passed over. */
static void arrows_pass_over_no_line_of_a_column(void **state)
{
    (void)state;
    const struct nav_box box[] = {{{100, 100, 1700, 90}, 0},
                                  {{720, 260, 1080, 70}, 0},
                                  {{100, 360, 1700, 90}, 0},
                                  {{720, 560, 1080, 90}, 0}};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(nav_pick(box, 4, i, ACTION_DOWN), i + 1);
        assert_int_equal(nav_pick(box, 4, i + 1, ACTION_UP), i);
    }
}

static void tab_visits_each_and_accept_presses(void **state)
{
    (void)state;
    struct ui_test test;
    struct board b;
    fill(&b);
    b.off[5] = true;
    ui_test_open(&test, screen, &b);
    assert_int_equal(focused(&test, "city"), 2); /* the default */
    bool seen[12] = {false};
    for (int i = 0; i < 11; i++) {
        ui_test_key(&test, ACTION_NEXT);
        int at = focused(&test, "city");
        assert_true(at >= 0 && !seen[at]);
        seen[at] = true;
        ui_test_key(&test, ACTION_ACCEPT);
        assert_int_equal(b.clicks[at], 1);
    }
    assert_false(seen[5]); /* disabled */
    ui_test_close(&test);
}

static void hovering_does_not_steal_the_focus_and_keys_show_it_first(void **state)
{
    (void)state;
    struct ui_test test;
    struct board b;
    fill(&b);
    ui_test_open(&test, screen, &b);
    assert_false(ui_focus_visible(test.ui)); /* nobody has used keys yet */
    ui_test_key(&test, ACTION_NEXT);
    assert_true(ui_focus_visible(test.ui));
    assert_int_equal(focused(&test, "city"), 2);
    ui_test_point(&test, 140, 140); /* a mouse that moves hides it and leaves it where it is */
    assert_false(ui_focus_visible(test.ui));
    assert_int_equal(focused(&test, "city"), 2);
    ui_test_key(&test, ACTION_NEXT);
    assert_true(ui_focus_visible(test.ui));
    assert_int_equal(focused(&test, "city"), 2);
    ui_test_click(&test, b.at[0]);
    assert_int_equal(b.clicks[0], 1);
    assert_int_equal(focused(&test, "city"), 0);
    assert_false(ui_focus_visible(test.ui));
    ui_test_key(&test, ACTION_ACCEPT); /* an unseen focus is shown, not pressed */
    assert_int_equal(b.clicks[0], 1);
    assert_true(ui_focus_visible(test.ui));
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(b.clicks[0], 2);
    ui_test_click(&test, b.at[0]);
    ui_test_action(&test, ACTION_RIGHT, DEVICE_PAD); /* first shows where one is */
    assert_int_equal(focused(&test, "city"), 0);
    ui_test_action(&test, ACTION_RIGHT, DEVICE_PAD);
    assert_int_equal(focused(&test, "city"), 1);
    ui_test_close(&test);
}

/* ---- A question with a main answer ---- */

struct question {
    int no, yes;
    bool up, reset;
};

static void ask(struct ui_test *test)
{
    struct question *q = test->ctx;
    ui_screen(test->ui, "below");
    (void)ui_button(test->ui, "below", (struct rect){20, 20, 200, 60}, "Below");
    if (!q->up)
        return;
    struct ui_modal m = ui_modal_begin(test->ui, "question", 800, 400, "Burn Spyglass?", 0);
    struct rect row = m.inside;
    struct rect left = {row.x, row.y + 80, 200, 70}, right = {row.x + 300, row.y + 80, 200, 70};
    struct ui_button no = {.text = "Not now", .kind = BUTTON_PRIMARY}, yes = {.text = "Burn"};
    q->no += ui_button_with(test->ui, "no", 0, left, &no);
    q->yes += ui_button_with(test->ui, "yes", 0, right, &yes);
    ui_focus_default(test->ui, ui_id_at(test->ui, q->reset ? "yes" : "no", 0));
    ui_modal_end(test->ui);
}

/* The first Return after the mouse did nothing but wake a frame, though the answer shone in its colour. */
static void accept_presses_the_main_answer_with_the_mouse_in_hand(void **state)
{
    (void)state;
    struct ui_test test;
    struct question q = {0};
    ui_test_open(&test, ask, &q);
    ui_test_click(&test, (struct rect){600, 20, 40, 40}); /* nothing is there */
    q.up = true;
    ui_test_settle(&test);
    assert_false(ui_focus_visible(test.ui));
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(q.no, 1);
    assert_true(ui_focus_visible(test.ui));
    ui_test_close(&test);
}

/* A default in the colour of any other answer may be the one that loses: it is shown first. */
static void an_unseen_default_of_another_kind_is_shown_first(void **state)
{
    (void)state;
    struct ui_test test;
    struct question q = {.reset = true};
    ui_test_open(&test, ask, &q);
    ui_test_click(&test, (struct rect){600, 20, 40, 40});
    q.up = true;
    ui_test_settle(&test);
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(q.no + q.yes, 0);
    assert_true(ui_focus_visible(test.ui));
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(q.yes, 1);
    ui_test_close(&test);
}

static void each_screen_remembers_its_own(void **state)
{
    (void)state;
    struct ui_test test;
    struct board b;
    fill(&b);
    ui_test_open(&test, screen, &b);
    ui_test_key(&test, ACTION_NEXT); /* shows the focus */
    ui_test_key(&test, ACTION_DOWN);
    assert_int_equal(focused(&test, "city"), 6);
    b.second = true;
    ui_test_settle(&test);
    assert_int_equal(focused(&test, "city"), 2);
    ui_test_key(&test, ACTION_LEFT);
    b.second = false;
    ui_test_settle(&test);
    assert_int_equal(focused(&test, "city"), 6);
    b.second = true;
    ui_test_settle(&test);
    assert_int_equal(focused(&test, "city"), 1);
    ui_test_close(&test);
}

static void a_round_spot_is_round(void **state)
{
    (void)state;
    struct ui_test test;
    struct board b;
    fill(&b);
    ui_test_open(&test, screen, &b);
    ui_test_click(&test, (struct rect){102, 102, 4, 4}); /* the corner of its box */
    assert_int_equal(b.clicks[0], 0);
    ui_test_click(&test, (struct rect){130, 104, 16, 16});
    assert_int_equal(b.clicks[0], 1);
    ui_test_press(&test, 140, 140); /* let go elsewhere: nothing */
    ui_test_release(&test, 340, 140);
    assert_int_equal(b.clicks[0], 1);
    assert_int_equal(b.clicks[1], 0);
    ui_test_close(&test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_layouts_are_connected),
        cmocka_unit_test(arrows_keep_to_the_map_while_there_is_more_of_it),
        cmocka_unit_test(arrows_go_where_they_point),
        cmocka_unit_test(arrows_pass_over_no_line_of_a_column),
        cmocka_unit_test(tab_visits_each_and_accept_presses),
        cmocka_unit_test(hovering_does_not_steal_the_focus_and_keys_show_it_first),
        cmocka_unit_test(accept_presses_the_main_answer_with_the_mouse_in_hand),
        cmocka_unit_test(an_unseen_default_of_another_kind_is_shown_first),
        cmocka_unit_test(each_screen_remembers_its_own),
        cmocka_unit_test(a_round_spot_is_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
