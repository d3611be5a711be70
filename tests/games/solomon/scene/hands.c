/* Every legal action of any decision can be made by keys alone and by the mouse alone; and nothing that only others may
 * know changes what is drawn. */
#include "cmocka_all.h"

#include "base/text.h"
#include "games/solomon/scene/seat.h"
#include "rules/list.h"
#include "scene/solomon/board.h"
#include "scene/solomon/names.h"
#include "table/map_board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_IDS = 256 };

static int turn_of(const struct match *m)
{
    return match_next(m, match_length(m));
}

/* What was handed in, as often as it takes until every action that a test wants is there. */
struct wanted {
    game_action action[GAME_MAX_LEGAL];
    bool made[GAME_MAX_LEGAL];
    size_t n;
};

static void want_all(const struct match *m, struct wanted *w)
{
    memset(w, 0, sizeof *w);
    w->n = match_legal(m, match_length(m), turn_of(m), w->action, GAME_MAX_LEGAL);
}

/* Takes note of what was handed in and asks the same question again. */
static bool note_made(struct seat *s, struct wanted *w)
{
    bool any = s->handed > 0;
    if (any) {
        assert_int_equal(s->handed, 1);
        size_t i = 0;
        while (i < w->n && memcmp(&w->action[i], &s->got, sizeof s->got) != 0)
            i++;
        assert_true(i < w->n);
        w->made[i] = true;
    }
    seat_show(s, s->match, s->viewer);
    return any;
}

static void all_made(const struct wanted *w, int kind, const char *how)
{
    for (size_t i = 0; i < w->n; i++)
        if (w->action[i].kind == kind && !w->made[i])
            fail_msg("action %zu of kind %d (%d %d) cannot be made %s", i, kind, w->action[i].arg[0],
                     w->action[i].arg[1], how);
}

/* --- by keys ------------------------------------------------------------------------------------------------- */

static void accept_at(struct seat *s, ui_id id)
{
    ui_focus(s->ui, id);
    seat_frames(s, 1);
    s->time += 400;               /* a press is not taken by what has just got the focus by itself */
    if (!ui_focus_visible(s->ui)) /* the first press only shows where the focus is */
        seat_key(s, ACTION_ACCEPT);
    seat_key(s, ACTION_ACCEPT);
}

static bool on_the_board(uint8_t kind)
{
    return kind == SOLOMON_MOVE || kind == SOLOMON_BURN || kind == SOLOMON_CARRY || kind == SOLOMON_LEAVE ||
           kind == SOLOMON_USE || kind == SOLOMON_SKIP;
}

/* Accepts at everything the focus reaches, and again from there, so deep. The prefix of presses is made anew each time. */
static void explore(struct seat *s, struct wanted *w, bool burn, ui_id *prefix, size_t depth)
{
    ui_id ids[MOST_IDS];
    size_t n = seat_reach(s, ids, MOST_IDS);
    if (depth == 0)
        seat_try_arrows(s, ids, n);
    struct pick here = s->table->ask.pick;
    for (size_t i = 0; i < n; i++) {
        accept_at(s, ids[i]);
        bool deeper = s->handed == 0 && s->table->now.card == CARD_NONE &&
                      s->table->ask.pick.count > here.count && depth < 2;
        prefix[depth] = ids[i];
        if (deeper)
            explore(s, w, burn, prefix, depth + 1);
        note_made(s, w);
        if (burn)
            seat_key(s, ACTION_DIGIT_0 + 3);
        for (size_t k = 0; k < depth; k++)
            accept_at(s, prefix[k]);
    }
}

static void try_board_by_keys(struct seat *s, const struct match *m)
{
    struct wanted w;
    want_all(m, &w);
    ui_id prefix[4];
    explore(s, &w, false, prefix, 0);
    seat_show(s, m, s->viewer);
    seat_key(s, ACTION_DIGIT_0 + 3);
    if (s->table->ask.pick.mode == PICK_BURN)
        explore(s, &w, true, prefix, 0);
    seat_show(s, m, s->viewer);
    for (size_t i = 0; i < w.n; i++)
        if (on_the_board(w.action[i].kind) && !w.made[i])
            fail_msg("action of kind %d (%d %d) cannot be made by keys", w.action[i].kind, w.action[i].arg[0],
                     w.action[i].arg[1]);
}

/* Plus at everything that the focus reaches behind the shield: every space can be paid, up to the whole reserve. */
static void try_shield_by_keys(struct seat *s, const struct match *m)
{
    struct wanted w;
    want_all(m, &w);
    ui_id ids[MOST_IDS];
    seat_key(s, ACTION_DIGIT_0 + 2);
    assert_int_equal(s->table->now.card, CARD_SHIELD);
    size_t n = seat_reach(s, ids, MOST_IDS);
    seat_try_arrows(s, ids, n);
    unsigned paid = 0;
    int most[SOLOMON_NOBODY] = {0};
    for (size_t i = 0; i < n; i++) {
        ui_focus(s->ui, ids[i]);
        seat_frames(s, 1);
        for (int k = 0; k < SOLOMON_COINS; k++)
            seat_key(s, ACTION_PLUS);
        for (int target = 0; target <= SOLOMON_DOCTOR; target++) {
            if (s->table->ask.laid.on[target] == 0)
                continue;
            paid |= 1U << target;
            most[target] = s->table->ask.laid.on[target];
        }
    }
    for (size_t i = 0; i < w.n; i++) {
        const game_action *a = &w.action[i];
        if (a->kind == SOLOMON_PAYOFF && a->arg[0] != SOLOMON_NOBODY) {
            assert_true(paid >> a->arg[0] & 1);
            assert_true(most[a->arg[0]] >= a->arg[1]);
        }
    }
    for (size_t i = 0; i < n; i++) { /* the feint and the confirmation are among them */
        seat_show(s, m, s->viewer);
        seat_key(s, ACTION_DIGIT_0 + 2);
        accept_at(s, ids[i]);
        note_made(s, &w);
    }
    bool feint = false;
    for (size_t i = 0; i < w.n; i++)
        feint = feint ||
                (w.made[i] && w.action[i].kind == SOLOMON_PAYOFF && w.action[i].arg[0] == SOLOMON_NOBODY);
    assert_true(feint);
}

/* What plus and minus turn the number of the bid with; 0: nothing does. */
static ui_id dial_of_bid(struct seat *s, const ui_id *ids, size_t n)
{
    for (size_t k = 0; k < n; k++) {
        int before = s->table->now.bid.number;
        ui_focus(s->ui, ids[k]);
        seat_frames(s, 1);
        seat_key(s, ACTION_PLUS);
        if (s->table->now.bid.number == before)
            seat_key(s, ACTION_MINUS);
        if (s->table->now.bid.number != before)
            return ids[k];
    }
    return 0;
}

/* As near to the number as the dial goes. */
static void turn_to(struct seat *s, ui_id dial, int number)
{
    int before = SOLOMON_COINS + 1;
    ui_focus(s->ui, dial);
    seat_frames(s, 1);
    while (s->table->now.bid.number != number && s->table->now.bid.number != before) {
        before = s->table->now.bid.number;
        seat_key(s, before < number ? ACTION_PLUS : ACTION_MINUS);
    }
}

/* Where others look on, a number that is not proven to be there asks for a look first. */
static void answer_at(struct seat *s, ui_id id)
{
    accept_at(s, id);
    if (s->handed > 0 || !s->table->now.bid.warned)
        return;
    seat_key(s, ACTION_PEEK);
    accept_at(s, id);
}

/* Accepts at everything, and with each number at whatever handed something in. */
static void try_duel_by_keys(struct seat *s, const struct match *m)
{
    struct wanted w;
    want_all(m, &w);
    ui_id ids[MOST_IDS];
    size_t n = seat_reach(s, ids, MOST_IDS), answers = 0;
    seat_try_arrows(s, ids, n);
    ui_id dial = dial_of_bid(s, ids, n);
    for (size_t i = 0; i < n; i++) {
        answer_at(s, ids[i]);
        if (note_made(s, &w))
            ids[answers++] = ids[i];
    }
    for (int number = 0; number <= SOLOMON_COINS && dial != 0; number++)
        for (size_t i = 0; i < answers; i++) {
            turn_to(s, dial, number);
            answer_at(s, ids[i]);
            note_made(s, &w);
        }
    all_made(&w, SOLOMON_PASS, "by keys");
    all_made(&w, SOLOMON_YIELD, "by keys");
    all_made(&w, SOLOMON_CHALLENGE, "by keys");
    all_made(&w, SOLOMON_RAISE, "by keys");
}

/* Every pair: what each thing that the focus reaches adds is found out, then two are laid and confirmed. */
static void try_invest_by_keys(struct seat *s, const struct match *m)
{
    struct wanted w;
    want_all(m, &w);
    ui_id ids[MOST_IDS], dial[SOLOMON_AGENTS] = {0};
    accept_at(s, ui_focused(s->ui));
    assert_int_equal(s->table->now.card, CARD_SHIELD);
    size_t n = seat_reach(s, ids, MOST_IDS);
    seat_try_arrows(s, ids, n);
    for (size_t i = 0; i < n; i++) {
        ui_focus(s->ui, ids[i]);
        seat_frames(s, 1);
        seat_key(s, ACTION_PLUS);
        for (int a = 0; a < SOLOMON_AGENTS; a++)
            if (s->table->ask.laid.on[a] == 1)
                dial[a] = ids[i];
        seat_key(s, ACTION_MINUS);
        assert_int_equal(amounts_chosen(&s->table->ask.laid), 0);
    }
    for (size_t i = 0; i < w.n; i++) {
        for (int k = 0; k < 2; k++) {
            assert_true(dial[w.action[i].arg[k]] != 0);
            ui_focus(s->ui, dial[w.action[i].arg[k]]);
            seat_frames(s, 1);
            seat_key(s, ACTION_PLUS);
        }
        size_t reached = seat_reach(s, ids, MOST_IDS); /* the confirmation has come alive */
        struct laid laid = s->table->ask.laid;
        for (size_t k = 0; k < reached && s->handed == 0; k++) {
            if (s->table->now.card != CARD_SHIELD)
                break;
            accept_at(s, ids[k]);
            if (s->handed == 0 && s->table->now.card != CARD_SHIELD)
                s->table->now.card = CARD_SHIELD; /* that one closed it: open again, as it lay */
            s->table->ask.laid = laid;
            seat_frames(s, 2);
        }
        note_made(s, &w);
        if (!w.made[i])
            fail_msg("coins on %d and %d cannot be placed by keys", w.action[i].arg[0], w.action[i].arg[1]);
        accept_at(s, ui_focused(s->ui));
    }
}

static void try_by_keys(struct seat *s, const struct match *m)
{
    int phase = match_decision(m, match_length(m)).phase;
    seat_show(s, m, turn_of(m));
    if (phase == SOLOMON_PHASE_RESPOND || phase == SOLOMON_PHASE_BID) {
        try_duel_by_keys(s, m);
        return;
    }
    if (phase == SOLOMON_PHASE_INVEST) {
        try_invest_by_keys(s, m);
        return;
    }
    try_board_by_keys(s, m);
    if (phase == SOLOMON_PHASE_TURN) {
        seat_show(s, m, s->viewer);
        try_shield_by_keys(s, m);
    }
}

/* One position of each kind of decision, for so many players, and one more where nothing slows the program down. */
static void each_decision(uint8_t seats, int people, void (*try)(struct seat *s, const struct match *m))
{
    struct game_shelf shelf = {0};
    unsigned seen = 0;
    struct seat *s = calloc(1, sizeof *s);
    struct match *first = random_match(&shelf, seats, 1, 0);
    seat_open(s, first, turn_of(first), people);
    for (uint64_t seed = 1; seed < 60; seed++) {
        struct match *m = random_match(&shelf, seats, seed, 8 + (size_t)(seed * 11 % 90));
        game_decision d = match_decision(m, match_length(m));
        union match_view_room room;
        match_view(m, match_length(m), SEAT_NONE, match_room_view(&room));
        const struct solomon_public *p = &solomon_view_of(match_room_view(&room))->pub;
        unsigned kind = d.phase == SOLOMON_PHASE_ABILITY ? 16U + p->agent : (unsigned)d.phase;
        if (game_next(&d) >= 0 && (!(seen >> kind & 1) || (TEST_SHARE == 1 && seed % 40 == 0))) {
            seen |= 1U << kind;
            try(s, m);
        }
        match_free(m);
    }
    assert_true(seen >> SOLOMON_PHASE_TURN & 1);
    assert_true(seen >> SOLOMON_PHASE_RESPOND & 1);
    seat_close(s);
    match_free(first);
    free(s);
    shelf_clear(&shelf);
}

static void everything_by_keys(void **state)
{
    (void)state;
    if (TEST_SHARE > 1)
        skip();
    each_decision(2, 1, try_by_keys);
}

static void everything_by_keys_where_others_look_on(void **state)
{
    (void)state;
    each_decision(3, 3, try_by_keys);
}

/* --- by the mouse ------------------------------------------------------------------------------------------- */

static struct point place_of(struct seat *s, struct thing thing)
{
    const struct figure_layout *where = &s->table->board->pieces.from;
    struct point at = thing.kind == THING_CITY   ? s->table->board->plan.place[thing.index]
                      : thing.kind == THING_CASE ? where->feet[PIECE_CASE]
                                                 : where->feet[thing.index];
    if (thing.kind != THING_CITY)
        at.y -= thing.kind == THING_CASE ? 12 : 50;
    return lens_to_window(&s->table->lens, s->table->layout.middle, at);
}

/* Presses a city by its name's plate: figures of others may stand on its pin. */
static void press_city(struct seat *s, uint8_t city)
{
    seat_press(s, lens_to_window(&s->table->lens, s->table->layout.middle,
                                 rect_center(s->table->board->names.at[city])));
}

static void press_move(struct seat *s, const game_action *a)
{
    seat_press(s, place_of(s, (struct thing){THING_AGENT, (uint8_t)a->arg[0]}));
    press_city(s, (uint8_t)a->arg[1]);
}

static void press_use(struct seat *s, const game_action *a)
{
    switch (shown(s->table)->pub.agent) {
    case SOLOMON_BEACON:
        seat_press(s, place_of(s, (struct thing){THING_AGENT, (uint8_t)(a->arg[0] - SOLOMON_ARG_AGENT)}));
        break;
    case SOLOMON_ROULETTE:
        assert_true(seat_press_text(s, "Draw it in"));
        break;
    case SOLOMON_SPYGLASS:
        seat_press(s, place_of(s, (struct thing){THING_AGENT, (uint8_t)(a->arg[0] - SOLOMON_ARG_AGENT)}));
        press_city(s, (uint8_t)a->arg[1]);
        break;
    case SOLOMON_TEMPEST:
        press_city(s, (uint8_t)a->arg[0]);
        if (a->n > 1)
            press_city(s, (uint8_t)a->arg[1]);
        else
            assert_true(seat_press_text(s, "Stop there"));
        break;
    default:
        press_city(s, (uint8_t)a->arg[0]);
        if (s->handed == 0 && shown(s->table)->pub.agent == SOLOMON_VAGABOND)
            assert_true(seat_press_text(s, a->n == 2 ? "With the case" : "Without the case"));
    }
}

static struct point text_at(struct seat *s, const char *words)
{
    size_t n;
    const struct gfx_item *item = gfx_recorded(s->gfx, &n);
    for (size_t i = n; i > 0; i--)
        if (item[i - 1].kind == ITEM_TEXT && item[i - 1].text && strcmp(item[i - 1].text, words) == 0)
            return rect_center(item[i - 1].at);
    fail_msg("\"%s\" is not shown", words);
    return (struct point){0, 0};
}

static void pointer(struct seat *s, enum input_kind kind, struct point at)
{
    struct input_event event = {.kind = kind, .device = DEVICE_MOUSE, .x = at.x, .y = at.y, .pad = -1};
    event.button = kind == INPUT_POINTER_MOVE ? 0 : BUTTON_LEFT;
    event.clicks = 1;
    ui_feed(s->ui, &event);
    seat_frames(s, 2);
}

/* A coin from the reserve onto the card of this name. */
static void drag_coin(struct seat *s, const char *name)
{
    struct point reserve = text_at(s, "Reserve"), space = text_at(s, name);

    pointer(s, INPUT_POINTER_MOVE, reserve);
    pointer(s, INPUT_POINTER_DOWN, reserve);
    pointer(s, INPUT_POINTER_MOVE, (struct point){reserve.x - 30, reserve.y - 30});
    pointer(s, INPUT_POINTER_MOVE, space);
    pointer(s, INPUT_POINTER_UP, space);
}

static void press_word(struct seat *s, struct thing thing)
{
    char words[80] = "";
    struct text text = text_over(words, sizeof words);

    table_word(s->table, thing, &text);
    assert_true(seat_press_text(s, words));
}

static void press_payoff(struct seat *s, const game_action *a)
{
    seat_frames(s,
                12); /* the buttons of the turn lie still: a press as they move goes to none (ui/guard.h) */
    assert_true(seat_press_text(s, "Pay off") ||
                seat_press_text(s, "Feint: pay nobody")); /* nothing is left */
    if (a->arg[0] == SOLOMON_NOBODY) {
        assert_true(seat_press_text(s, "Feint: pay nobody"));
        return;
    }
    char pays[64];
    snprintf(pays, sizeof pays, "Pay %d to %s", a->arg[1], name_agent((size_t)a->arg[0]));
    for (int k = 0; k < a->arg[1]; k++)
        drag_coin(s, name_agent((size_t)a->arg[0]));
    assert_true(seat_press_text(s, pays));
}

static void press_action(struct seat *s, const game_action *a)
{
    switch (a->kind) {
    case SOLOMON_MOVE:
        press_move(s, a);
        break;
    case SOLOMON_BURN:
        assert_true(seat_press_text(s, "Burn an agent"));
        seat_press(s, place_of(s, (struct thing){THING_AGENT, (uint8_t)a->arg[0]}));
        seat_press(s, place_of(s, (struct thing){THING_AGENT, (uint8_t)a->arg[1]}));
        break;
    case SOLOMON_PAYOFF:
        press_payoff(s, a);
        break;
    case SOLOMON_CARRY:
        seat_press(s, place_of(s, (struct thing){THING_CASE, 0}));
        break;
    case SOLOMON_LEAVE:
        assert_true(seat_press_text(s, "Leave it"));
        break;
    case SOLOMON_SKIP:
        press_word(s, (struct thing){THING_LATER, 0});
        break;
    case SOLOMON_USE:
        press_use(s, a);
        break;
    case SOLOMON_PASS:
        assert_true(seat_press_text(s, "Let it pass"));
        break;
    case SOLOMON_YIELD:
        assert_true(seat_press_text(s, "Yield"));
        break;
    default:
        break;
    }
}

static void try_by_mouse(struct seat *s, const struct match *m)
{
    struct wanted w;
    want_all(m, &w);
    for (size_t i = 0; i < w.n; i++) {
        const game_action *a = &w.action[i];
        bool dial = a->kind == SOLOMON_CHALLENGE || a->kind == SOLOMON_RAISE || a->kind == SOLOMON_INVEST;
        bool many = a->kind == SOLOMON_PAYOFF && a->arg[1] > 3;
        bool like_another = i > 0 && w.action[i - 1].kind == a->kind && i % TEST_SHARE != 0;
        if (dial || many || like_another)
            continue;
        seat_show(s, m, turn_of(m));
        s->time += 400; /* nor by what has just come under the pointer */
        press_action(s, a);
        note_made(s, &w);
        if (!w.made[i])
            fail_msg("action of kind %d (%d %d) cannot be made by the mouse", a->kind, a->arg[0], a->arg[1]);
    }
}

static void everything_by_mouse(void **state)
{
    (void)state;
    each_decision(2, 1, try_by_mouse);
    each_decision(3, 1, try_by_mouse);
    each_decision(4, 2, try_by_mouse);
}

/* A coin is taken from the reserve by the mouse and laid on an agent; twice. */
static void coins_are_dragged_from_the_reserve(void **state)
{
    (void)state;
    struct game_shelf shelf = {0};
    struct match *m = first_turn_match(&shelf, 2, 5);
    struct seat *s = calloc(1, sizeof *s);
    seat_open(s, m, turn_of(m), 1);
    assert_true(seat_press_text(s, "Pay off"));
    for (int k = 0; k < 2; k++)
        drag_coin(s, "Beacon");
    assert_int_equal(s->table->ask.laid.on[SOLOMON_BEACON], 2);
    assert_int_equal(amounts_chosen(&s->table->ask.laid), 1);
    assert_true(seat_press_text(s, "Pay 2 to Beacon"));
    assert_int_equal(s->handed, 1);
    assert_int_equal(s->got.arg[1], 2);
    seat_close(s);
    free(s);
    match_free(m);
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_by_keys),
        cmocka_unit_test(everything_by_keys_where_others_look_on),
        cmocka_unit_test(everything_by_mouse),
        cmocka_unit_test(coins_are_dragged_from_the_reserve),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
