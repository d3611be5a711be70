/* The rules of the toy. Everything that changes a table does so through an event (`tell`), and what an event changes is
 * written once (`change`): a state takes all events, a view those that its seat may see. So the one cannot drift from
 * the other, and a table on the screen never carries out rules of its own. */
#include "games/toy/toy_view.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/deck.h"
#include "rules/events.h"
#include "rules/refuse.h"
#include "rules/state_text.h"
#include "rules/words.h"

#include <string.h>

/* ---- The table, and what events change on it ---- */

static void change(struct toy_view *t, const game_event *e)
{
    uint8_t seat = (uint8_t)e->arg[0], first = seat, second = (uint8_t)e->arg[1];

    switch (e->kind) {
    case TOY_SHOWN:
        t->card[seat] = second;
        break;
    case TOY_DEALT:
        t->dealt++;
        break;
    case TOY_ROUND:
        t->round = first;
        t->phase = TOY_TURN_UP;
        break;
    case TOY_TURNED_UP:
        t->prize = first;
        t->phase = TOY_BID;
        memset(t->bid, 0, sizeof t->bid);
        break;
    case TOY_OFFERED:
        t->bid[seat] = second;
        break;
    case TOY_SEALED:
        t->answered |= (uint8_t)(1U << seat);
        break;
    case TOY_REVEALED:
        t->chips[seat] -= second;
        t->bid[seat] = second;
        break;
    case TOY_TAKEN:
        if (seat != TOY_NOBODY)
            t->won[seat] += second;
        t->prize = t->answered = 0;
        break;
    case TOY_ENDED:
        t->phase = TOY_OVER;
        t->how = first;
        t->winners = second;
        break;
    }
}

static void show(const struct game_box *box, struct game_view *view, const game_event *event)
{
    (void)box;
    change((struct toy_view *)view, event);
}

/* What is carried out: on which table, and who is told (NULL: nobody asks). */
struct act {
    struct toy_view *t;
    game_events *events;
};

static void tell(const struct act *a, uint8_t kind, int actor, uint32_t see, int first, int second)
{
    game_event e = {kind, (int8_t)actor, 2, see, {(int16_t)first, (int16_t)second}};

    change(a->t, &e);
    game_tell(a->events, &e);
}

/* ---- Setting up ---- */

static bool default_config(const struct game_box *box, uint8_t seats, game_config *out)
{
    (void)box;
    *out = (game_config){.seats = seats};
    return seats >= 1 && seats <= TOY_SEATS;
}

static bool init(const struct game_box *box, const game_config *config, struct game_state *out,
                 game_error *err)
{
    (void)box;
    (void)err;
    struct toy_view *t = (void *)out;
    *t = (struct toy_view){.seat = SEAT_NONE, .seats = config->seats, .rounds = config->option[0] ? 5 : 3};
    memset(t->chips, TOY_CHIPS, config->seats);
    return true;
}

/* The cards that have not been dealt, as far as the table tells: a heap for deck.h, by card. */
static void unseen(const struct toy_view *t, uint8_t heap[TOY_CARDS + 1])
{
    memset(heap, 1, TOY_CARDS + 1);
    heap[0] = 0;
    for (int i = 0; i < TOY_SEATS; i++)
        if (t->card[i])
            heap[t->card[i]]--;
}

static bool check(const struct game_box *box, const struct game_state *state, game_error *err)
{
    (void)box;
    const struct toy_view *t = toy_view_of(state);
    uint8_t heap[TOY_CARDS + 1];

    unseen(t, heap);
    if (memchr(heap, UINT8_MAX, sizeof heap))
        return game_refuse(err, "a card is held twice");
    for (int i = 0; i < t->seats; i++)
        if (t->chips[i] > TOY_CHIPS || (t->phase == TOY_BID && t->bid[i] > t->chips[i]))
            return game_refuse(err, "seat %d has %d chips and bids %d", i + 1, t->chips[i], t->bid[i]);
    return true;
}

/* ---- Who is asked, and what they may do ---- */

static game_decision asked(const struct toy_view *t)
{
    uint32_t all = (1U << t->seats) - 1;

    return (game_decision){.asked = t->phase == TOY_BID ? all & ~(uint32_t)t->answered : 0,
                           .chance = t->phase < TOY_BID,
                           .over = t->phase == TOY_OVER,
                           .phase = t->phase,
                           .round = t->round,
                           .turn = t->round};
}

static game_decision decision(const struct game_box *box, const struct game_state *state)
{
    (void)box;
    return asked(toy_view_of(state));
}

static game_decision view_decision(const struct game_box *box, const struct game_view *view)
{
    (void)box;
    return asked(toy_view_of(view));
}

static size_t list(const struct toy_view *t, int seat, game_action *out, size_t cap)
{
    game_decision d = asked(t);
    size_t n = !game_asks(&d, seat) ? 0 : seat == SEAT_NATURE ? 1 : t->chips[seat] + 1U;

    for (size_t i = 0; i < n && i < cap; i++)
        if (t->phase == TOY_DEAL)
            out[i] = (game_action){TOY_CARD, 2, {t->dealt, GAME_HIDDEN}};
        else if (t->phase == TOY_TURN_UP)
            out[i] = (game_action){TOY_PRIZE, 1, {GAME_HIDDEN}};
        else
            out[i] = (game_action){TOY_OFFER, 1, {(int16_t)i}};
    return n;
}

static size_t legal(const struct game_box *box, const struct game_state *state, int seat, game_action *out,
                    size_t cap)
{
    (void)box;
    return list(toy_view_of(state), seat, out, cap);
}

static size_t view_legal(const struct game_box *box, const struct game_view *view, game_action *out,
                         size_t cap)
{
    (void)box;
    return list(toy_view_of(view), toy_view_of(view)->seat, out, cap);
}

static bool is_legal(const struct game_box *box, const struct game_state *state, int seat,
                     const game_action *a)
{
    (void)box;
    const struct toy_view *t = toy_view_of(state);
    game_decision d = asked(t);
    uint8_t heap[TOY_CARDS + 1];

    if (!game_asks(&d, seat) || a->kind != t->phase || a->n != (a->kind == TOY_CARD ? 2 : 1) ||
        !game_plain(a))
        return false;
    if (t->phase == TOY_TURN_UP)
        return a->arg[0] >= 1 && a->arg[0] <= TOY_PRIZES;
    if (t->phase == TOY_BID)
        return a->arg[0] >= 0 && a->arg[0] <= t->chips[seat];
    unseen(t, heap);
    return a->arg[0] == t->dealt && deck_holds(heap, sizeof heap, &a->arg[1], 1);
}

static game_action chance(const struct game_box *box, const struct game_state *state, game_draw draw,
                          void *ctx)
{
    (void)box;
    const struct toy_view *t = toy_view_of(state);
    uint8_t heap[TOY_CARDS + 1];

    if (t->phase == TOY_TURN_UP)
        return (game_action){TOY_PRIZE, 1, {(int16_t)(1 + draw(ctx, TOY_PRIZES))}};
    unseen(t, heap);
    return (game_action){TOY_CARD, 2, {t->dealt, (int16_t)deck_draw(heap, sizeof heap, draw, ctx)}};
}

/* ---- Carrying out ---- */

/* Whoever has most of this, if nobody is level with it; a lone seat has to come up to `least`. */
static int best(const struct toy_view *t, int (*of)(const struct toy_view *, int), int least)
{
    int who = TOY_NOBODY, most = t->seats == 1 ? least - 1 : -1;

    for (int i = 0; i < t->seats; i++)
        if (of(t, i) >= most) {
            who = of(t, i) > most ? i : TOY_NOBODY;
            most = of(t, i);
        }
    return who;
}

static int bid_of(const struct toy_view *t, int seat)
{
    return t->bid[seat];
}

static void end(const struct act *a)
{
    for (int i = 0; i < a->t->seats; i++)
        tell(a, TOY_SHOWN, i, GAME_ALL, i, a->t->card[i]);
    int winner = best(a->t, toy_score, TOY_TARGET);
    int nobody = a->t->seats == 1 ? TOY_END_SHORT : TOY_END_DRAW;
    tell(a, TOY_ENDED, SEAT_NATURE, GAME_ALL, winner == TOY_NOBODY ? nobody : TOY_END_SCORE,
         winner == TOY_NOBODY ? 0 : 1 << winner);
}

static void reveal(const struct act *a)
{
    int winner = best(a->t, bid_of, a->t->prize);

    for (int i = 0; i < a->t->seats; i++)
        tell(a, TOY_REVEALED, i, GAME_ALL, i, a->t->bid[i]);
    tell(a, TOY_TAKEN, winner == TOY_NOBODY ? SEAT_NATURE : winner, GAME_ALL, winner, a->t->prize);
    if (a->t->round < a->t->rounds)
        tell(a, TOY_ROUND, SEAT_NATURE, GAME_ALL, a->t->round + 1, 0);
    else
        end(a);
}

static bool apply(const struct game_box *box, struct game_state *state, int seat, const game_action *action,
                  game_events *events)
{
    const struct act a = {(void *)state, events};
    int first = action->arg[0];

    if (!is_legal(box, state, seat, action))
        return false;
    if (action->kind == TOY_CARD) {
        tell(&a, TOY_SHOWN, first, 1U << first, first, action->arg[1]);
        tell(&a, TOY_DEALT, first, GAME_ALL, first, 0);
        if (a.t->dealt == a.t->seats)
            tell(&a, TOY_ROUND, SEAT_NATURE, GAME_ALL, 1, 0);
    } else if (action->kind == TOY_PRIZE) {
        tell(&a, TOY_TURNED_UP, SEAT_NATURE, GAME_ALL, first, 0);
    } else {
        tell(&a, TOY_OFFERED, seat, 1U << seat, seat, first);
        tell(&a, TOY_SEALED, seat, GAME_ALL, seat, 0);
        if (!asked(a.t).asked)
            reveal(&a);
    }
    return true;
}

static bool outcome(const struct game_box *box, const struct game_state *state, game_outcome *out)
{
    (void)box;
    const struct toy_view *t = toy_view_of(state);
    *out = (game_outcome){.winners = t->winners, .how = t->how, .scored = true};
    for (int i = 0; i < t->seats; i++)
        out->score[i] = (int16_t)toy_score(t, i);
    return t->phase == TOY_OVER;
}

/* A bid can be taken back until it is the last one. */
static bool reveals(const struct game_box *box, const struct game_state *before, int seat,
                    const game_action *action)
{
    (void)box;
    (void)action;
    return seat == SEAT_NATURE || asked(toy_view_of(before)).asked == 1U << seat;
}

/* ---- What a seat may know ---- */

static void unveil(const struct game_box *box, const struct game_state *state, struct game_view *out)
{
    (void)box;
    *(struct toy_view *)out = *toy_view_of(state);
}

static void observe(const struct game_box *box, const struct game_state *state, int seat,
                    struct game_view *out)
{
    struct toy_view *v = (struct toy_view *)out;

    unveil(box, state, out);
    v->seat = (int8_t)seat;
    for (int i = 0; i < TOY_SEATS; i++)
        if (i != seat) {
            v->bid[i] = v->phase == TOY_BID ? 0 : v->bid[i];
            v->card[i] = v->phase == TOY_OVER ? v->card[i] : 0;
        }
}

/* Every card that was not seen is as likely in a hand, and so is every bid that can be under seal. */
static bool sample(const struct game_box *box, const struct game_view *view, game_draw draw, void *ctx,
                   struct game_state *out)
{
    (void)box;
    struct toy_view *t = (void *)out;
    uint8_t heap[TOY_CARDS + 1];

    *t = *toy_view_of(view);
    t->seat = SEAT_NONE;
    unseen(t, heap);
    for (int i = 0; i < TOY_SEATS && i < t->dealt; i++) {
        if (!t->card[i])
            t->card[i] = (uint8_t)deck_draw(heap, sizeof heap, draw, ctx);
        heap[t->card[i]] = 0;
        if (i != toy_view_of(view)->seat && (t->answered >> i & 1))
            t->bid[i] = (uint8_t)draw(ctx, t->chips[i] + 1U);
    }
    return true;
}

static game_action mask(const struct game_box *box, const struct game_state *now, const game_decision *then,
                        int actor, const game_action *action, int viewer)
{
    (void)box;
    const struct toy_view *t = toy_view_of(now);
    game_action a = *action;

    if (a.kind == TOY_CARD && a.arg[0] != viewer && t->phase != TOY_OVER)
        a.arg[1] = GAME_HIDDEN;
    if (a.kind == TOY_OFFER && actor != viewer && t->phase == TOY_BID && t->round == then->round)
        a.arg[0] = GAME_HIDDEN;
    return a;
}

/* ---- Words ---- */

static const struct word_type seats = {.least = 1, .most = TOY_SEATS, .plus = -1};
static const struct word_type cards = {.least = 1, .most = TOY_CARDS};
static const struct word_type prizes = {.least = 1, .most = TOY_PRIZES};
static const struct word_type chips = {.least = 0, .most = TOY_CHIPS};
static const struct word_rule verbs[] = {
    {.verb = "card", .kind = TOY_CARD, .chance = true, .least = 2, .most = 2, .type = {&seats, &cards}},
    {.verb = "prize", .kind = TOY_PRIZE, .chance = true, .least = 1, .most = 1, .type = {&prizes}},
    {.verb = "bid", .kind = TOY_OFFER, .least = 1, .most = 1, .type = {&chips}},
};
static const struct words words = {verbs, sizeof verbs / sizeof *verbs, 4};

static int amount_step(const struct game_box *box, uint8_t kind)
{
    (void)box;
    return kind == TOY_OFFER;
}

static void view_text(const struct game_box *box, const struct game_view *view,
                      const struct game_state *truth, struct text *out)
{
    const struct game_state *shown = truth ? truth : (const void *)view;
    const struct toy_view *t = toy_view_of(shown);
    game_decision d = asked(t);
    game_outcome o;

    text_add(out, "round: %d\nprize: %d\n", t->round, t->prize);
    state_to_act(&toy_rules, &d, out);
    for (int i = 0; i < t->seats; i++) {
        text_add(out, "seat %d chips: %d\nseat %d won: %d\n", i + 1, t->chips[i], i + 1, t->won[i]);
        text_add(out, t->card[i] ? "seat %d card: %d\n" : "seat %d card: ?\n", i + 1, t->card[i]);
    }
    state_outcome(&toy_rules, outcome(box, shown, &o) ? &o : NULL, "none", out);
}

static const char *const phase_word[] = {"deal", "turn-up", "bid", "over", NULL};
static const char *const ending_word[] = {"running", "score", "draw", "short", NULL};
static const char *const lengths[] = {"short", "long", NULL};
static const char *const length_titles[] = {N_("Three rounds"), N_("Five rounds"), NULL};
static const struct game_option length = {"length",    N_("Length"),    N_("How many prizes are bid for."),
                                          OPTION_WORD, .seats = 0xfc, /* not for a seat alone */
                                          .most = 1,   .word = lengths, .value_title = length_titles};

// clang-format off
const struct game_rules toy_rules = {
    .id = "toy", .title = N_("Sealed Bids"), .version = 1, .min_seats = 1, .max_seats = TOY_SEATS, .usual_seats = 4,
    .state_size = sizeof(struct toy_view), .view_size = sizeof(struct toy_view),
    .phase_name = phase_word, .ending_name = ending_word, .options = &length, .option_count = 1,
    .default_config = default_config, .init = init, .check = check, .decision = decision, .legal = legal,
    .is_legal = is_legal, .apply = apply, .chance = chance, .outcome = outcome, .reveals = reveals, .unveil = unveil,
    .observe = observe, .view_decision = view_decision, .view_legal = view_legal, .sample = sample, .mask = mask,
    .show = show, .words = &words, .amount_step = amount_step,
    .view_text = view_text,
};
// clang-format on
