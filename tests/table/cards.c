/* Cards in hands, piles and rows: pressed by mouse, keys and pad, dragged, and covered where others look on. */
#include "table/fan.h"
#include "table/hand.h"
#include "table/pile.h"
#include "table/print.h"
#include "table/row.h"

#include "base/text.h"
#include "ui/describe.h"
#include "ui/ui_test.h"
#include "ui/widgets.h"

#include <string.h>

static const struct rect own_at = {300, 640, 1200, 400}, row_at_ = {200, 60, 900, 300},
                         pile_at = {1300, 60, 260, 360};

struct desk {
    card_face face[HAND_MAX];
    struct row_place place[4];
    struct hand hand;
    struct pile pile;
    struct row row;
    bool held;
    int card, place_pressed, place_dropped, payload, piles, pile_payload;
};

static void screen(struct ui_test *test)
{
    struct desk *d = test->ctx;
    ui_screen(test->ui, "desk");
    if (d->hand.held) /* as a table does */
        d->hand.covered = !d->held && !ui_holding(test->ui, ACTION_PEEK);
    d->held = false;
    int card = hand_frame(test->ui, "hand", own_at, &d->hand);
    row_answer a = row_frame(test->ui, "row", row_at_, &d->row);
    pile_answer p = pile_frame(test->ui, "pile", 0, pile_at, &d->pile);
    d->card = card >= 0 ? card : d->card;
    d->place_pressed = a.pressed >= 0 ? a.pressed : d->place_pressed;
    if (a.dropped >= 0) {
        d->place_dropped = a.dropped;
        d->payload = a.payload;
    }
    d->piles += p.pressed;
    if (p.dropped)
        d->pile_payload = p.payload;
}

static void lay(struct desk *d)
{
    static const char *const title[4] = {"Anchor", "Beetle", "Candle", "Dagger"};
    *d = (struct desk){
        .card = -1, .place_pressed = -1, .place_dropped = -1, .payload = -1, .pile_payload = -1};
    for (int i = 0; i < HAND_MAX; i++)
        d->face[i] = (card_face){
            .title = title[i % 4], .text = "What it does.", .mark = "7", .band = {0.5f, 0.1f, 0.1f, 1}};
    d->hand = (struct hand){.card = d->face, .n = 4, .lit = 0xe, .payload = 100, .drag = true};
    for (int i = 0; i < 4; i++)
        d->place[i] = (struct row_place){.word = "free", .flags = i < 2 ? ROW_DROP | ROW_LIT : 0};
    d->row = (struct row){.place = d->place, .n = 4};
    d->pile = (struct pile){
        .kind = PILE_DECK, .card = d->face, .n = 23, .known = 1, .down = true, .counted = true, .lit = true};
}

static void open_desk(struct ui_test *test, struct desk *d)
{
    lay(d);
    ui_test_open(test, screen, d);
}

/* A point of the card that no other covers. */
static struct point edge_of(const struct desk *d, int i)
{
    struct rect r = hand_place(own_at, d->hand.n, i).at;
    return (struct point){r.x + 12, r.y + r.h / 2};
}

static void click_card(struct ui_test *test, const struct desk *d, int i)
{
    struct point p = edge_of(d, i);
    ui_test_click(test, rect_around(p, 2, 2));
}

static void a_lit_card_is_pressed_by_mouse(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d;
    open_desk(&test, &d);
    click_card(&test, &d, 0); /* not lit */
    assert_int_equal(d.card, -1);
    click_card(&test, &d, 2);
    assert_int_equal(d.card, 2);
    ui_test_close(&test);
}

static void a_lit_card_is_pressed_by_keys_and_by_pad(void **state)
{
    static const enum input_device devices[] = {DEVICE_KEYS, DEVICE_PAD};
    (void)state;
    for (size_t k = 0; k < 2; k++) {
        struct ui_test test;
        struct desk d;
        open_desk(&test, &d);
        for (int i = 0; i < 3; i++)
            ui_test_action(&test, ACTION_NEXT, devices[k]);
        ui_test_action(&test, ACTION_ACCEPT, devices[k]);
        assert_int_equal(d.card, 2); /* pressed, not picked up */
        assert_int_equal(ui_dragged(test.ui, NULL), 0);
        ui_test_action(&test, ACTION_LEFT, devices[k]);
        ui_test_action(&test, ACTION_ACCEPT, devices[k]);
        assert_int_equal(d.card, 1);
        ui_test_close(&test);
    }
}

static void a_card_is_dragged_to_a_place_and_to_a_pile(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d;
    open_desk(&test, &d);
    d.pile.drop = true;
    ui_test_settle(&test);
    struct point from = edge_of(&d, 1), to = rect_center(row_at(row_at_, &d.row, 1)),
                 pile = rect_center(pile_at);
    ui_test_point(&test, from.x, from.y);
    ui_test_press(&test, from.x, from.y);
    ui_test_point(&test, from.x, from.y - 60);
    ui_test_point(&test, to.x, to.y);
    ui_test_release(&test, to.x, to.y);
    assert_int_equal(d.place_dropped, 1);
    assert_int_equal(d.payload, 101);
    ui_test_press(&test, from.x, from.y);
    ui_test_point(&test, from.x, from.y - 60);
    ui_test_point(&test, pile.x, pile.y);
    ui_test_release(&test, pile.x, pile.y);
    assert_int_equal(d.pile_payload, 101);
    ui_test_close(&test);
}

static void places_and_piles_are_pressed(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d;
    open_desk(&test, &d);
    ui_test_click(&test, row_at(row_at_, &d.row, 3));
    assert_int_equal(d.place_pressed, -1);
    ui_test_click(&test, row_at(row_at_, &d.row, 0));
    assert_int_equal(d.place_pressed, 0);
    ui_test_click(&test, pile_at);
    assert_int_equal(d.piles, 1);
    ui_test_key(&test, ACTION_RIGHT); /* shows the focus, on the pile */
    ui_test_key(&test, ACTION_ACCEPT);
    assert_int_equal(d.piles, 2);
    ui_test_close(&test);
}

static void describe(struct ui_test *test, char *out, size_t size)
{
    struct text text = text_over(out, size);
    ui_describe(test->ui, &text);
}

static void a_covered_hand_tells_nothing(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d;
    char one[2048], other[2048];
    open_desk(&test, &d);
    d.hand.held = &d.held;
    ui_test_settle(&test);
    assert_null(gfx_recorded_text(test.gfx, "Anchor"));
    assert_null(gfx_recorded_text(test.gfx, "What it does"));
    describe(&test, one, sizeof one);
    uint64_t seen = ui_test_looks(&test);
    d.hand.lit = 0;
    d.hand.taken = 3;
    d.face[1] = (card_face){.title = "Something else entirely", .mark = "12", .picture = "none.png"};
    ui_test_settle(&test);
    describe(&test, other, sizeof other);
    assert_string_equal(one, other);
    assert_true(seen == ui_test_looks(&test));
    ui_test_close(&test);
}

static void press_edge(struct ui_test *test, const struct desk *d, enum input_kind kind)
{
    struct point p = edge_of(d, 2);
    float scale = ui_scale(test->ui);
    struct input_event e = {
        .kind = kind, .device = DEVICE_MOUSE, .pad = -1, .x = p.x * scale, .y = p.y * scale};
    e.button = BUTTON_LEFT;
    e.clicks = 1;
    ui_feed(test->ui, &e);
    ui_test_settle(test);
    ui_test_settle(test);
}

/* It is looked at for as long as the press, which chooses nothing. */
static void a_covered_hand_is_shown_while_it_is_pressed(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d;
    open_desk(&test, &d);
    d.hand.held = &d.held;
    ui_test_settle(&test);
    press_edge(&test, &d, INPUT_POINTER_MOVE);
    assert_null(gfx_recorded_text(test.gfx, "Anchor"));
    for (int i = 0; i < 2; i++) {
        press_edge(&test, &d, INPUT_POINTER_DOWN);
        assert_non_null(gfx_recorded_text(test.gfx, "Anchor"));
        press_edge(&test, &d, INPUT_POINTER_UP);
        assert_null(gfx_recorded_text(test.gfx, "Anchor"));
    }
    assert_int_equal(d.card, -1);
    ui_test_close(&test);
}

static void a_covered_hand_is_shown_while_a_key_is_held(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d;
    open_desk(&test, &d);
    d.hand.held = &d.held;
    struct input_event e = {.kind = INPUT_ACTION, .device = DEVICE_KEYS, .action = ACTION_PEEK, .pad = -1};
    ui_feed(test.ui, &e);
    ui_test_settle(&test);
    assert_non_null(gfx_recorded_text(test.gfx, "Anchor"));
    e.kind = INPUT_ACTION_UP;
    ui_feed(test.ui, &e);
    ui_test_settle(&test);
    ui_test_settle(&test);
    assert_null(gfx_recorded_text(test.gfx, "Anchor"));
    ui_test_close(&test);
}

struct narrow {
    card_face face[4];
    struct hand hand;
    struct rect at;
};

static void narrow_screen(struct ui_test *test)
{
    struct narrow *n = test->ctx;
    ui_screen(test->ui, "narrow");
    (void)hand_frame(test->ui, "hand", n->at, &n->hand);
}

/* As on a window of 854 pixels in large type: every name is whole, and nothing lies over it. */
static void names_in_a_narrow_hand_are_whole(void **state)
{
    (void)state;
    static const char *const title[] = {"Forged papers", "Shove", "Swap", "Sidestep"};
    for (int cards = 2; cards <= 4; cards++) {
        struct ui_test test;
        struct narrow d = {.at = {400, 400, 122, 214}, .hand = {.card = d.face, .n = cards, .lit = 0xf}};
        struct rect seen[16];
        int texts = 0;
        size_t n = 0;
        for (int i = 0; i < cards; i++)
            d.face[i].title = title[i];
        ui_test_open(&test, narrow_screen, &d);
        test.width = 854;
        test.height = 480;
        ui_test_settle(&test);
        const struct gfx_item *item = gfx_recorded(test.gfx, &n);
        for (size_t i = 0; i < n; i++) {
            if (item[i].kind == ITEM_QUAD)
                for (int k = 0; k < texts; k++) {
                    struct rect over = rect_common(seen[k], item[i].at);
                    assert_true(over.h < seen[k].h * 0.35f);
                }
            if (item[i].kind != ITEM_TEXT || !item[i].text[0])
                continue;
            if (strstr(item[i].text, "…"))
                fail_msg("%d: %s", cards, item[i].text);
            assert_true(texts < 16);
            seen[texts++] = item[i].at;
        }
        assert_true(texts >= cards);
        ui_test_close(&test);
    }
}

struct shelf {
    card_face face;
    struct row_place place[2];
    struct rect at;
};

static void shelf_screen(struct ui_test *test)
{
    struct shelf *s = test->ctx;
    ui_screen(test->ui, "shelf");
    (void)row_frame(test->ui, "row", s->at, &(struct row){.place = s->place, .n = 2});
}

/* How many cards show what they do, with the pointer on the first, if the cards are so high. */
static int read_on_a_shelf(float high)
{
    struct ui_test test;
    struct shelf s = {.face = {.title = "Dash", .text = "Three on."}, .at = {200, 400, 800, high}};
    size_t n = 0;
    int read = 0;
    for (int i = 0; i < 2; i++)
        s.place[i].card = &s.face;
    ui_test_open(&test, shelf_screen, &s);
    struct point m = rect_center(row_at(s.at, &(struct row){.place = s.place, .n = 2}, 0));
    ui_test_point(&test, m.x, m.y);
    ui_test_settle(&test);
    const struct gfx_item *item = gfx_recorded(test.gfx, &n);
    for (size_t i = 0; i < n; i++)
        read += item[i].kind == ITEM_TEXT && strcmp(item[i].text, "Three on.") == 0;
    ui_test_close(&test);
    return read;
}

/* A card that can be read where it lies is not laid over its neighbour once more. */
static void what_can_be_read_is_not_enlarged(void **state)
{
    (void)state;
    assert_int_equal(read_on_a_shelf(230), 2);
    assert_int_equal(read_on_a_shelf(70), 1); /* the enlarged one alone */
}

static void what_lies_face_down_is_not_drawn(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d;
    open_desk(&test, &d);
    d.hand.down = true;
    d.place[0] = (struct row_place){.card = &d.face[0], .flags = ROW_DOWN};
    d.pile.n = 1;
    ui_test_settle(&test);
    assert_null(gfx_recorded_text(test.gfx, "Anchor"));
    assert_non_null(gfx_recorded_text(test.gfx, "1")); /* the pile's count */
    ui_test_close(&test);
}

static void a_hand_of_any_size_keeps_to_its_place(void **state)
{
    (void)state;
    static const struct rect places[] = {{0, 0, 1200, 400}, {10, 10, 500, 300}, {0, 0, 300, 500}};
    for (size_t k = 0; k < 3; k++)
        for (int n = 1; n <= HAND_MAX; n++)
            for (int i = 0; i < n; i++) {
                struct rect at = hand_place(places[k], n, i).at,
                            before = hand_place(places[k], n, i > 0 ? i - 1 : 0).at;
                struct rect in = rect_common(at, places[k]);
                assert_true(in.w > at.w - 0.5f && in.h > at.h - 0.5f);
                if (i > 0) /* something of each is seen */
                    assert_true(at.x - before.x > 12 ||
                                at.y - before.y >= 0.2f * at.h); /* its name is seen */
            }
}

static void a_triangle_stands_on_its_point(void **state)
{
    (void)state;
    static const uint8_t line[5] = {5, 4, 3, 2, 1};
    struct row_place place[15] = {{0}};
    struct row row = {.place = place, .n = 15, .line = line, .lines = 5};
    struct rect first = row_at(row_at_, &row, 0), second = row_at(row_at_, &row, 1),
                sixth = row_at(row_at_, &row, 5);
    struct rect last = row_at(row_at_, &row, 14), third = row_at(row_at_, &row, 2);
    assert_float_equal(rect_center(sixth).x, (rect_center(first).x + rect_center(second).x) / 2, 0.1);
    assert_float_equal(rect_center(last).x, rect_center(third).x, 0.1);
    for (int i = 0; i < 15; i++)
        for (int k = 0; k < i; k++)
            assert_true(rect_empty(rect_common(row_at(row_at_, &row, i), row_at(row_at_, &row, k))));
}

static void a_card_travels_from_where_it_lay(void **state)
{
    (void)state;
    card_pose a = {.at = {0, 0, 100, 140}, .down = 1}, b = {.at = {400, 200, 50, 70}, .turn = 0.1f};
    card_pose begin = card_between(a, b, 0), half = card_between(a, b, 0.5f), end = card_between(a, b, 1);
    assert_float_equal(begin.at.x, 0, 0.01);
    assert_float_equal(half.at.x, 200, 0.01);
    assert_true(half.lift > 10);
    assert_float_equal(half.down, 0.5, 0.01);
    assert_float_equal(end.at.x, 400, 0.01);
    assert_float_equal(end.lift, 0, 0.01);
}

/* On a card that is being turned over neither side can be read. */
static void a_card_that_turns_over_shows_its_face_late(void **state)
{
    (void)state;
    struct ui_test test;
    struct desk d;
    open_desk(&test, &d);
    d.hand.n = 1;
    d.hand.coming = 1;
    d.hand.from = (card_pose){.at = pile_at, .down = 1};
    d.hand.t = 0.4f;
    ui_test_settle(&test);
    assert_null(gfx_recorded_text(test.gfx, "Anchor"));
    d.hand.t = 1;
    ui_test_settle(&test);
    assert_non_null(gfx_recorded_text(test.gfx, "Anchor"));
    ui_test_close(&test);
}

/* As cards where those are large enough, else as slips with the name beside the mark. */
static void cards_chosen_by_name_show_it_however_little_room_there_is(void **state)
{
    (void)state;
    static const struct {
        struct rect at;
        enum row_names is;
    } places[] = {{{0, 0, 1600, 900}, ROW_CARDS},
                  {{0, 0, 500, 300}, ROW_SLIPS},
                  {{40, 40, 300, 500}, ROW_SLIPS},
                  {{0, 0, 300, 136}, ROW_CUT}, /* small, but whole */
                  {{0, 0, 160, 60}, ROW_CUT}};
    enum { MANY = 9 };
    struct ui_test test;
    struct desk d;
    struct rect at[MANY];
    card_face face[MANY];
    open_desk(&test, &d);
    for (int i = 0; i < MANY; i++)
        face[i] =
            (card_face){.title = i % 2 ? "Turnstile" : "Growers' Hall", .mark = "12", .art = {.large = 186}};
    for (size_t k = 0; k < sizeof places / sizeof places[0]; k++) {
        assert_int_equal(row_named(test.ui, places[k].at, face, MANY, 3, at), places[k].is);
        for (int i = 0; i < MANY; i++) {
            struct rect in = rect_common(at[i], places[k].at);
            assert_true(in.w > at[i].w - 0.5f && in.h > at[i].h - 0.5f);
            for (int other = 0; other < i; other++)
                assert_true(rect_empty(rect_common(at[i], at[other])));
            assert_true(places[k].is == ROW_CUT || card_named(test.ui, &face[i], at[i]));
            assert_true(k + 1 == sizeof places / sizeof places[0] || card_spelled(test.ui, &face[i], at[i]));
        }
    }
    ui_test_close(&test);
}

/* A card that is large, one that is small, and a slip with a name. */
static void three_sizes(struct ui_test *test)
{
    const card_face *face = test->ctx;
    static const struct rect at[] = {{0, 0, 300, 420}, {400, 0, 70, 98}, {500, 0, 300, 70}};
    for (int i = 0; i < 3; i++)
        card_draw(test->ui, face, (card_pose){.at = at[i]}, 0);
}

static int drawn(const struct ui_test *test, const char *picture)
{
    size_t n;
    int found = 0;
    const struct gfx_item *item = gfx_recorded(test->gfx, &n);
    for (size_t i = 0; i < n; i++)
        found += item[i].text && strcmp(item[i].text, picture) == 0;
    return found;
}

static void a_card_that_is_drawn_small_shows_what_was_drawn_for_it(void **state)
{
    (void)state;
    static const char whole[] = "senate/cards/mint.jpg", small[] = "senate/cards/mint-small.jpg";
    struct ui_test test;
    card_face face = {.title = "Mint", .mark = "2", .picture = whole, .art = {.large = 186}};
    ui_test_open(&test, three_sizes, &face);
    ui_test_settle(&test);
    assert_int_equal(drawn(&test, whole), 3);
    face.art.small = small;
    gfx_wait_loaded(test.gfx);
    ui_test_settle(&test);
    assert_int_equal(drawn(&test, whole), 1);
    assert_int_equal(drawn(&test, small), 2);
    ui_test_close(&test);
}

struct first {
    card_face face;
    int whole, small, strips; /* drawn in the first frame */
};

static void enlarged(struct ui_test *test)
{
    struct first *f = test->ctx;
    bool first = f->small == 0;

    card_draw(test->ui, &f->face, (card_pose){.at = {0, 0, 300, 420}}, 0);
    if (!first)
        return;
    f->whole = drawn(test, f->face.picture);
    f->small = drawn(test, f->face.art.small);
    f->strips = gfx_recorded_text(test->gfx, f->face.title) ? 1 : 0;
}

/* Enlarged, a card was blank paper until its print had been read. */
static void a_card_whose_print_is_still_read_is_drawn_as_a_small_one(void **state)
{
    (void)state;
    struct ui_test test;
    struct first f = {.face = {.title = "Mint",
                               .mark = "2",
                               .picture = "senate/cards/mint.jpg",
                               .art = {.large = 186, .small = "senate/cards/mint-small.jpg"}}};
    ui_test_open(&test, enlarged, &f);
    assert_int_equal(f.whole, 0);
    assert_int_equal(f.small, 1);
    assert_int_equal(f.strips, 1);
    gfx_wait_loaded(test.gfx);
    ui_test_settle(&test);
    assert_int_equal(drawn(&test, f.face.picture), 1);
    assert_int_equal(drawn(&test, f.face.art.small), 0);
    ui_test_close(&test);
}

/* In a print whose plate is too low for its name the name was missing: then it is drawn small, with the name on a strip. */
static void a_card_is_not_large_where_its_name_has_no_room(void **state)
{
    (void)state;
    struct ui_test test;
    card_face face = {.title = "Mint",
                      .mark = "2",
                      .picture = "senate/cards/mint.jpg",
                      .art = {.large = 186, .plate = {0.05f, 0.64f, 0.9f, 0.078f}}};
    for (int i = 0; i < 2; i++) {
        ui_test_open(&test, three_sizes, &face);
        face.art.plate.h = i == 0 ? 0.078f : 0.02f;
        ui_test_settle(&test);
        assert_int_equal(drawn(&test, face.title), 3);
        ui_test_close(&test);
    }
}

static void slip_at(struct ui_test *test)
{
    const struct rect *at = test->ctx;

    ui_screen(test->ui, "slip");
    card_draw(test->ui, &(card_face){.title = "Growers' Hall", .mark = "4"}, (card_pose){.at = *at}, 0);
}

/* What was measured in plain letters was drawn with air between them, and cut. */
static void a_name_that_is_said_to_be_whole_is_drawn_whole(void **state)
{
    (void)state;
    struct ui_test test;
    struct rect at = {40, 40, 60, 18};
    int small = 0;
    ui_test_open(&test, slip_at, &at);
    for (; at.w < 140; at.w++) {
        card_face face = {.title = "Growers' Hall", .mark = "4"};
        ui_test_settle(&test);
        if (!card_spelled(test.ui, &face, at))
            continue;
        small += !card_named(test.ui, &face, at);
        assert_non_null(gfx_recorded_text(test.gfx, face.title));
    }
    assert_true(small > 4);
    ui_test_close(&test);
}

static void draw_at(struct ui_test *test)
{
    static const card_face face = {.title = "Anchor"};
    const card_pose *pose = test->ctx;

    ui_screen(test->ui, "card");
    card_draw(test->ui, &face, *pose, FACE_LIT | FACE_TAKEN);
}

/* As where it flies from a place that is not laid out yet: a back is hatched in steps of its width, so of none. */
static void a_card_without_a_place_is_not_drawn(void **state)
{
    (void)state;
    static const struct rect places[] = {{0, 0, 0, 0}, {100, 100, 0, 140}, {100, 100, 100, 0}};

    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        for (int down = 0; down < 2; down++) {
            struct ui_test test;
            card_pose pose = {.at = places[i], .down = (float)down};
            size_t n = 0;
            ui_test_open(&test, draw_at, &pose);
            ui_test_settle(&test);
            (void)gfx_recorded(test.gfx, &n);
            assert_int_equal(n, 0);
            ui_test_close(&test);
        }
}

static void deck_at(struct ui_test *test)
{
    const struct rect *at = test->ctx;
    static const card_face back = {.title = "Anchor"};

    ui_screen(test->ui, "deck");
    fan_deck(test->ui, *at, &back, 23, "Locations", NULL);
}

/* Where there was little height the count lay over the name. */
static void the_count_of_a_deck_is_not_on_its_name(void **state)
{
    (void)state;
    struct ui_test test;
    struct rect at = {100, 100, 180, 40};
    ui_test_open(&test, deck_at, &at);
    test.width = 854;
    test.height = 480;
    for (; at.h < 240; at.h += 10) {
        ui_test_settle(&test);
        const struct gfx_item *name = gfx_recorded_text(test.gfx, "Locations"),
                              *count = gfx_recorded_text(test.gfx, "23");
        assert_true(name && count &&
                    rect_empty(rect_common(name->at, rect_grow(count->at, 3)))); /* its tag */
    }
    ui_test_close(&test);
}

static void type_can_be_read_in_every_window(void **state)
{
    (void)state;
    static const int sizes[][2] = {{1024, 768}, {1280, 720}, {1920, 1080}, {3840, 2160}, {2560, 720}};
    struct ui_test test;
    struct desk d;
    open_desk(&test, &d);
    for (int i = 0; i < 4; i++)
        d.place[i].card = &d.face[i];
    d.pile = (struct pile){.kind = PILE_FAN, .card = d.face, .n = 9, .name = "Discards", .counted = true};
    for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
        test.width = sizes[k][0];
        test.height = sizes[k][1];
        ui_test_settle(&test);
        size_t n;
        const struct gfx_item *item = gfx_recorded(test.gfx, &n);
        for (size_t i = 0; i < n; i++)
            if (item[i].kind == ITEM_TEXT)
                assert_true(item[i].size >= 14);
    }
    ui_test_close(&test);
}

/* Where every word has room, so has the whole, as long as there are lines enough: no width is an unlucky one. */
static void words_that_can_be_broken_are_printed_in_any_width(void **state)
{
    static const char *const words[] = {"An agent goes 1 forward or back.", "Two agents go 1 back each."};
    (void)state;
    struct ui_test test;
    struct desk d;
    open_desk(&test, &d);
    struct print p = {test.ui, {0, 0}, 0};
    struct gfx_type type = ui_theme(test.ui)->type[STYLE_BODY];
    for (size_t k = 0; k < sizeof words / sizeof words[0]; k++)
        for (int half = 28; half <= 40; half++) {
            float size = (float)half / 2;
            for (int quarter = 12 * half; quarter < 48 * half; quarter++)
                assert_true(print_fitting(&p, type.font, words[k], (float)quarter / 4, 6, size, size) > 0);
        }
    ui_test_close(&test);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lit_card_is_pressed_by_mouse),
        cmocka_unit_test(a_lit_card_is_pressed_by_keys_and_by_pad),
        cmocka_unit_test(a_card_is_dragged_to_a_place_and_to_a_pile),
        cmocka_unit_test(places_and_piles_are_pressed),
        cmocka_unit_test(a_covered_hand_tells_nothing),
        cmocka_unit_test(a_covered_hand_is_shown_while_it_is_pressed),
        cmocka_unit_test(a_covered_hand_is_shown_while_a_key_is_held),
        cmocka_unit_test(what_lies_face_down_is_not_drawn),
        cmocka_unit_test(what_can_be_read_is_not_enlarged),
        cmocka_unit_test(names_in_a_narrow_hand_are_whole),
        cmocka_unit_test(a_hand_of_any_size_keeps_to_its_place),
        cmocka_unit_test(a_triangle_stands_on_its_point),
        cmocka_unit_test(a_card_travels_from_where_it_lay),
        cmocka_unit_test(a_card_that_turns_over_shows_its_face_late),
        cmocka_unit_test(cards_chosen_by_name_show_it_however_little_room_there_is),
        cmocka_unit_test(a_card_that_is_drawn_small_shows_what_was_drawn_for_it),
        cmocka_unit_test(a_card_whose_print_is_still_read_is_drawn_as_a_small_one),
        cmocka_unit_test(a_card_is_not_large_where_its_name_has_no_room),
        cmocka_unit_test(a_name_that_is_said_to_be_whole_is_drawn_whole),
        cmocka_unit_test(a_card_without_a_place_is_not_drawn),
        cmocka_unit_test(words_that_can_be_broken_are_printed_in_any_width),
        cmocka_unit_test(the_count_of_a_deck_is_not_on_its_name),
        cmocka_unit_test(type_can_be_read_in_every_window),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
