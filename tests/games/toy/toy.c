/* The rules of the toy. Everything that changes a table does so through an event (`tell`), and what an event changes is
 * written once (`change`): a state takes all events, a view those that its seat may see. So the one cannot drift from
 * the other, and a table on the screen never carries out rules of its own. */
#include "games/toy/toy_view.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/events.h"
#include "rules/refuse.h"
#include "rules/state_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- The table, and what events change on it ---- */

static struct toy_table *table_of(struct game_state *state)
{
    return (struct toy_table *)state;
}

static const struct toy_table *table_in(const struct game_state *state)
{
    return (const struct toy_table *)state;
}

static void change(struct toy_table *t, const game_event *e)
{
    int seat = e->arg[0], n = e->arg[1];

    switch ((toy_event)e->kind) {
    case TOY_DEALT:
        t->dealt++;
        break;
    case TOY_DREW:
    case TOY_OPENED:
        t->card[seat] = (uint8_t)n;
        break;
    case TOY_TURNED_UP:
        t->prize = (uint8_t)e->arg[0];
        t->phase = TOY_BID;
        break;
    case TOY_SEALED:
        t->answered |= (uint8_t)(1U << seat);
        break;
    case TOY_OFFERED:
        t->bid[seat] = (uint8_t)n;
        break;
    case TOY_REVEALED:
        t->chips[seat] -= (uint8_t)n;
        t->bid[seat] = 0;
        break;
    case TOY_TAKEN:
        if (seat != TOY_NOBODY)
            t->won[seat] += (uint8_t)n;
        t->prize = 0;
        t->answered = 0;
        break;
    case TOY_ROUND:
        t->round = (uint8_t)e->arg[0];
        t->phase = TOY_TURN_UP;
        break;
    case TOY_ENDED:
        t->phase = TOY_OVER;
        t->how = (uint8_t)e->arg[0];
        t->winners = (uint8_t)e->arg[1];
        break;
    }
}

static void show(const struct game_box *box, struct game_view *view, const game_event *event)
{
    (void)box;
    change(&((struct toy_view *)view)->table, event);
}

/* What is carried out: the table, and where its events go (NULL: nobody asks). */
struct act {
    struct toy_table *t;
    game_events *events;
};

static void tell(const struct act *a, toy_event kind, int actor, uint32_t see, int first, int second)
{
    game_event e = {
        .kind = kind, .seat = (int8_t)actor, .n = 2, .see = see, .arg = {(int16_t)first, (int16_t)second}};

    change(a->t, &e);
    game_tell(a->events, &e);
}

/* ---- Setting up ---- */

static struct game_box *open_box(const char *text, size_t length, game_error *err)
{
    (void)text;
    (void)length;
    void *nothing = malloc(1);
    if (!nothing)
        game_refuse(err, "%s", _("out of memory"));
    return nothing;
}

static void close_box(struct game_box *box)
{
    free(box);
}

static bool default_config(const struct game_box *box, uint8_t seats, game_config *out)
{
    (void)box;
    *out = (game_config){.seats = seats, .option[TOY_OPTION_TARGET] = 14};
    return seats >= 1 && seats <= TOY_SEATS;
}

static bool init(const struct game_box *box, const game_config *config, struct game_state *out,
                 game_error *err)
{
    (void)box;
    (void)err;
    struct toy_table *t = table_of(out);
    *t = (struct toy_table){.seats = config->seats,
                            .rounds = config->option[TOY_OPTION_LENGTH] ? 5 : 3,
                            .target = (uint8_t)config->option[TOY_OPTION_TARGET]};
    memset(t->chips, TOY_CHIPS, config->seats);
    return true;
}

static bool check(const struct game_box *box, const struct game_state *state, game_error *err)
{
    (void)box;
    const struct toy_table *t = table_in(state);
    for (int i = 0; i < t->seats; i++) {
        if (t->chips[i] > TOY_CHIPS || t->bid[i] > t->chips[i])
            return game_refuse(err, "seat %d has %d chips and bids %d", i + 1, t->chips[i], t->bid[i]);
        for (int k = 0; k < i; k++)
            if (t->card[i] && t->card[i] == t->card[k])
                return game_refuse(err, "card %d twice", t->card[i]);
    }
    return true;
}

/* ---- Who is asked, and what they may do ---- */

static game_decision asked(const struct toy_table *t)
{
    uint32_t all = (1U << t->seats) - 1;
    return (game_decision){.asked = t->phase == TOY_BID ? all & ~(uint32_t)t->answered : 0,
                           .chance = t->phase == TOY_DEAL || t->phase == TOY_TURN_UP,
                           .over = t->phase == TOY_OVER,
                           .phase = t->phase,
                           .round = t->round,
                           .turn = t->round};
}

static game_decision decision(const struct game_box *box, const struct game_state *state)
{
    (void)box;
    return asked(table_in(state));
}

static game_decision view_decision(const struct game_box *box, const struct game_view *view)
{
    (void)box;
    return asked(&toy_view_of(view)->table);
}

static size_t list(const struct toy_table *t, int seat, game_action *out, size_t cap)
{
    game_decision d = asked(t);
    if (!game_asks(&d, seat))
        return 0;
    size_t n = seat == SEAT_NATURE ? 1 : t->chips[seat] + 1U;
    for (size_t i = 0; i < n && i < cap; i++)
        if (t->phase == TOY_DEAL)
            out[i] = (game_action){.kind = TOY_CARD, .n = 2, .arg = {t->dealt, GAME_HIDDEN}};
        else if (t->phase == TOY_TURN_UP)
            out[i] = (game_action){.kind = TOY_PRIZE, .n = 1, .arg = {GAME_HIDDEN}};
        else
            out[i] = (game_action){.kind = TOY_OFFER, .n = 1, .arg = {(int16_t)i}};
    return n;
}

static size_t legal(const struct game_box *box, const struct game_state *state, int seat, game_action *out,
                    size_t cap)
{
    (void)box;
    return list(table_in(state), seat, out, cap);
}

static size_t view_legal(const struct game_box *box, const struct game_view *view, game_action *out,
                         size_t cap)
{
    (void)box;
    return list(&toy_view_of(view)->table, toy_view_of(view)->seat, out, cap);
}

static bool dealt_already(const struct toy_table *t, int card)
{
    return memchr(t->card, card, sizeof t->card);
}

static bool is_legal(const struct game_box *box, const struct game_state *state, int seat,
                     const game_action *a)
{
    (void)box;
    const struct toy_table *t = table_in(state);
    game_decision d = asked(t);
    game_action plain = {.kind = a->kind, .n = a->n, .arg = {a->arg[0], a->n == 2 ? a->arg[1] : 0}};

    if (!game_asks(&d, seat) || memcmp(a, &plain, sizeof plain) != 0)
        return false;
    if (t->phase == TOY_DEAL)
        return a->kind == TOY_CARD && a->n == 2 && a->arg[0] == t->dealt && a->arg[1] >= 1 &&
               a->arg[1] <= TOY_CARDS && !dealt_already(t, a->arg[1]);
    if (t->phase == TOY_TURN_UP)
        return a->kind == TOY_PRIZE && a->n == 1 && a->arg[0] >= 1 && a->arg[0] <= TOY_PRIZES;
    return a->kind == TOY_OFFER && a->n == 1 && a->arg[0] >= 0 && a->arg[0] <= t->chips[seat];
}

static game_action chance(const struct game_box *box, const struct game_state *state, game_draw draw,
                          void *ctx)
{
    (void)box;
    const struct toy_table *t = table_in(state);
    int card;

    if (t->phase == TOY_TURN_UP)
        return (game_action){.kind = TOY_PRIZE, .n = 1, .arg = {(int16_t)(1 + draw(ctx, TOY_PRIZES))}};
    do
        card = 1 + (int)draw(ctx, TOY_CARDS);
    while (dealt_already(t, card));
    return (game_action){.kind = TOY_CARD, .n = 2, .arg = {t->dealt, (int16_t)card}};
}

/* ---- Carrying out ---- */

/* The best seat, if it is alone with that; `of` measures. A lone seat has to come up to `least`. */
static int best(const struct toy_table *t, int (*of)(const struct toy_table *, int), int least)
{
    int first = TOY_NOBODY, most = t->seats == 1 ? least - 1 : -1;

    for (int i = 0; i < t->seats; i++)
        if (of(t, i) > most) {
            most = of(t, i);
            first = i;
        } else if (of(t, i) == most) {
            first = TOY_NOBODY;
        }
    return first;
}

static int bid_of(const struct toy_table *t, int seat)
{
    return t->bid[seat];
}

static void end(const struct act *a)
{
    int winner;

    for (int i = 0; i < a->t->seats; i++)
        tell(a, TOY_OPENED, i, GAME_ALL, i, a->t->card[i]);
    winner = best(a->t, toy_score, a->t->target);
    tell(a, TOY_ENDED, SEAT_NATURE, GAME_ALL,
         winner != TOY_NOBODY ? TOY_END_SCORE
         : a->t->seats == 1   ? TOY_END_SHORT
                              : TOY_END_DRAW,
         winner != TOY_NOBODY ? 1 << winner : 0);
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
    if (!is_legal(box, state, seat, action))
        return false;
    struct act a = {table_of(state), events};
    switch ((toy_verb)action->kind) {
    case TOY_CARD:
        tell(&a, TOY_DEALT, action->arg[0], GAME_ALL, action->arg[0], 0);
        tell(&a, TOY_DREW, action->arg[0], 1U << action->arg[0], action->arg[0], action->arg[1]);
        if (a.t->dealt == a.t->seats)
            tell(&a, TOY_ROUND, SEAT_NATURE, GAME_ALL, 1, 0);
        break;
    case TOY_PRIZE:
        tell(&a, TOY_TURNED_UP, SEAT_NATURE, GAME_ALL, action->arg[0], 0);
        break;
    case TOY_OFFER:
        tell(&a, TOY_SEALED, seat, GAME_ALL, seat, 0);
        tell(&a, TOY_OFFERED, seat, 1U << seat, seat, action->arg[0]);
        if (asked(a.t).asked == 0)
            reveal(&a);
        break;
    }
    return true;
}

static bool ended(const struct toy_table *t, game_outcome *out)
{
    if (t->phase != TOY_OVER)
        return false;
    *out = (game_outcome){.winners = t->winners, .how = t->how, .scored = true};
    for (int i = 0; i < t->seats; i++)
        out->score[i] = (int16_t)toy_score(t, i);
    return true;
}

static bool outcome(const struct game_box *box, const struct game_state *state, game_outcome *out)
{
    (void)box;
    return ended(table_in(state), out);
}

/* ---- What a seat may know ---- */

static void observe(const struct game_box *box, const struct game_state *state, int seat,
                    struct game_view *out)
{
    (void)box;
    struct toy_view *v = (struct toy_view *)out;
    *v = (struct toy_view){.seat = (int8_t)seat, .table = *table_in(state)};
    for (int i = 0; i < TOY_SEATS; i++) {
        if (i == seat)
            continue;
        v->table.bid[i] = 0;
        if (v->table.phase != TOY_OVER)
            v->table.card[i] = 0;
    }
}

static void unveil(const struct game_box *box, const struct game_state *state, struct game_view *out)
{
    (void)box;
    *(struct toy_view *)out = (struct toy_view){.seat = SEAT_NONE, .table = *table_in(state)};
}

/* Cards and sealed bids that may be: every card not seen is as likely, and so is every bid. */
static bool sample(const struct game_box *box, const struct game_view *view, game_draw draw, void *ctx,
                   struct game_state *out)
{
    (void)box;
    const struct toy_view *v = toy_view_of(view);
    struct toy_table *t = table_of(out);
    *t = v->table;
    for (int i = 0; i < TOY_SEATS && i < t->dealt; i++) {
        while (!t->card[i]) {
            int card = 1 + (int)draw(ctx, TOY_CARDS);
            if (!dealt_already(t, card))
                t->card[i] = (uint8_t)card;
        }
        if (i != v->seat && (t->answered >> i & 1))
            t->bid[i] = (uint8_t)draw(ctx, t->chips[i] + 1U);
    }
    return true;
}

static game_action mask(const struct game_box *box, const struct game_state *now, const game_decision *then,
                        int actor, const game_action *action, int viewer)
{
    (void)box;
    const struct toy_table *t = table_in(now);
    game_action a = *action;
    if (a.kind == TOY_CARD && a.arg[0] != viewer && t->phase != TOY_OVER)
        a.arg[1] = GAME_HIDDEN;
    if (a.kind == TOY_OFFER && actor != viewer && t->phase == TOY_BID && t->round == then->round)
        a.arg[0] = GAME_HIDDEN;
    return a;
}

/* A bid can be taken back until it is the last one. */
static bool reveals(const struct game_box *box, const struct game_state *before, int seat,
                    const game_action *action)
{
    (void)box;
    (void)action;
    return seat == SEAT_NATURE || asked(table_in(before)).asked == 1U << seat;
}

/* ---- Words ---- */

static const char *const verb_word[] = {"card", "prize", "bid"};
static const char *const phase_word[] = {"deal", "turn-up", "bid", "over", NULL};
static const char *const ending_word[] = {"running", "score", "draw", "short", NULL};

static void action_text(const struct game_box *box, const game_action *a, struct text *out)
{
    (void)box;
    text_add(out, "%s", verb_word[a->kind]);
    for (int i = 0; i < a->n; i++) {
        int number = a->arg[i] + (a->kind == TOY_CARD && i == 0); /* seats are written from 1 */
        if (a->arg[i] == GAME_HIDDEN)
            text_add(out, " ?");
        else
            text_add(out, " %d", number);
    }
}

static bool action_parse(const struct game_box *box, int actor, const char *words, game_action *out,
                         game_error *err)
{
    (void)box;
    char verb[16];
    int first, second, n = sscanf(words, "%15s %d %d", verb, &first, &second) - 1;

    for (int kind = 0; kind <= TOY_OFFER; kind++)
        if (n == (kind == TOY_CARD ? 2 : 1) && strcmp(verb, verb_word[kind]) == 0 &&
            (kind == TOY_OFFER) == (actor != SEAT_NATURE) && abs(first) < 100 &&
            (n < 2 || abs(second) < 100)) {
            *out = (game_action){.kind = (uint8_t)kind, .n = (uint8_t)n, .arg = {(int16_t)first}};
            if (kind == TOY_CARD) {
                out->arg[0]--;
                out->arg[1] = (int16_t)second;
            }
            return true;
        }
    return game_refuse(err, "no such event: %.40s", words);
}

static int amount_step(const struct game_box *box, uint8_t kind)
{
    (void)box;
    return kind == TOY_OFFER ? 1 : 0;
}

static void view_text(const struct game_box *box, const struct game_view *view,
                      const struct game_state *truth, struct text *out)
{
    (void)box;
    const struct toy_table *t = truth ? table_in(truth) : &toy_view_of(view)->table;
    game_decision d = asked(t);
    game_outcome o;
    text_add(out, "round: %d\nprize: %d\n", t->round, t->prize);
    state_to_act(&toy_rules, &d, out);
    for (int i = 0; i < t->seats; i++) {
        text_add(out, "seat %d chips: %d\nseat %d won: %d\n", i + 1, t->chips[i], i + 1, t->won[i]);
        text_add(out, t->card[i] ? "seat %d card: %d\n" : "seat %d card: ?\n", i + 1, t->card[i]);
    }
    state_outcome(&toy_rules, ended(t, &o) ? &o : NULL, "none", out);
}

static const char *const lengths[] = {"short", "long", NULL};
static const char *const length_titles[] = {N_("Three rounds"), N_("Five rounds"), NULL};
static const struct game_option options[] = {
    {.name = "length",
     .title = N_("Length"),
     .help = N_("How many prizes are bid for."),
     .kind = OPTION_WORD,
     .most = 1,
     .word = lengths,
     .value_title = length_titles},
    {.name = "target",
     .title = N_("Target"),
     .help = N_("What a lone player has to reach."),
     .kind = OPTION_NUMBER,
     .seats = 1U << 1,
     .least = 8,
     .most = 24},
};

const struct game_rules toy_rules = {
    .id = "toy",
    .title = N_("Sealed Bids"),
    .version = 1,
    .min_seats = 1,
    .max_seats = TOY_SEATS,
    .usual_seats = 4,
    .state_size = sizeof(struct toy_table),
    .view_size = sizeof(struct toy_view),
    .phase_name = phase_word,
    .ending_name = ending_word,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .open_box = open_box,
    .close_box = close_box,
    .default_config = default_config,
    .init = init,
    .check = check,
    .decision = decision,
    .legal = legal,
    .is_legal = is_legal,
    .apply = apply,
    .chance = chance,
    .outcome = outcome,
    .reveals = reveals,
    .unveil = unveil,
    .observe = observe,
    .view_decision = view_decision,
    .view_legal = view_legal,
    .sample = sample,
    .mask = mask,
    .show = show,
    .action_text = action_text,
    .action_parse = action_parse,
    .amount_step = amount_step,
    .view_text = view_text,
};
