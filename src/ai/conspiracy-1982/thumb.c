/* What a seat does by rule of thumb, where all books lie open: the turn that leaves it best off, if nobody who has more with the spy
 * is left worse off by it; and bids that are just enough. */
#include "ai/conspiracy-1982/knowledge.h"
#include "ai/conspiracy-1982/outlook.h"

#include <string.h>

static const float WORTH_A_STOP = 0.01f; /* what a seat loses before it challenges */
static const float STOPPED = 0.1f;       /* how likely it is that a rival does not stop what it could */
static const float MOOD = 0.015f;        /* what is nearer than that may go either way */

/* A turn being chosen. */
struct turn {
    struct c82_outlook o;
    const struct game_box *box;
    const struct game_state *world;
    const struct c82_view *s;
    struct rng *rng;
    int seat;
    float stay[GAME_MAX_SEATS]; /* if the turn changes nothing */
    float best;
    game_action *out;
};

/* A seat's worth of what somebody who has more with the spy may stop. */
static float expected(const struct turn *t, int spy, const float after[])
{
    float stands = 1;

    for (int i = 0; i < t->s->seats; i++)
        if (i != t->seat && t->s->book[i].paid[spy] > t->s->book[t->seat].paid[spy] &&
            t->stay[i] - after[i] > WORTH_A_STOP)
            stands *= STOPPED;
    return stands * after[t->seat] + (1 - stands) * t->stay[t->seat];
}

/* What the seat does leads to this. Nobody can stop a pay-off. */
static void weigh(struct turn *t, const struct c82_outlook *o, const game_action *a)
{
    float after[GAME_MAX_SEATS];

    c82_outlook_worth(o, after);
    float worth = a->kind == C82_PAYOFF ? after[t->seat] : expected(t, a->arg[0], after);
    worth += MOOD * (float)rng_unit(t->rng) * t->stay[t->seat];
    if (worth <= t->best)
        return;
    t->best = worth;
    *t->out = *a;
}

static void try_move(struct turn *t, int spy, int to, bool carries)
{
    struct c82_outlook o = t->o;
    game_action a = {.kind = C82_MOVE, .n = carries ? 3 : 2, .arg = {(int16_t)spy, (int16_t)to, carries}};

    if (carries && map_holds(o.box->hqs, to) && !c82_rules.is_legal(t->box, t->world, t->seat, &a))
        return;
    o.place[spy] = (uint8_t)to;
    if (carries) {
        o.case_place = (uint8_t)to;
        o.carrier = (int8_t)spy;
    }
    weigh(t, &o, &a);
}

static void try_moves(struct turn *t)
{
    for (int spy = 0; spy < C82_SPIES; spy++) {
        int from = t->s->spy_place[spy];
        if (from == C82_NOWHERE)
            continue;
        for (uint64_t go = t->o.box->map.near[from]; go; go &= go - 1)
            if (c82_goes_somewhere(t->o.box, t->s, spy, map_lowest(go)))
                try_move(t, spy, map_lowest(go), from == t->s->case_place);
    }
}

static void try_covers(struct turn *t)
{
    const uint8_t *place = t->s->spy_place;

    for (int spy = 0; spy < C82_SPIES; spy++)
        for (int victim = 0; victim < C82_SPIES; victim++) {
            game_action a = {.kind = C82_BLOW, .n = 2, .arg = {(int16_t)spy, (int16_t)victim}};
            struct c82_outlook o = t->o;
            if (t->s->book[t->seat].paid[spy] < C82_COVER_COST || victim == spy ||
                place[spy] != place[victim] || place[spy] == C82_NOWHERE)
                continue;
            o.place[victim] = C82_NOWHERE;
            weigh(t, &o, &a);
        }
}

static void try_payoff(struct turn *t, int spy, int amount)
{
    game_action a = {.kind = C82_PAYOFF, .n = 2, .arg = {(int16_t)spy, (int16_t)(amount * C82_UNIT)}};
    struct c82_outlook o = t->o;
    c82_book book[C82_SEATS];

    if (amount <= 0 || amount > t->s->book[t->seat].balance)
        return;
    memcpy(book, t->s->book, sizeof book);
    book[t->seat].paid[spy] += (uint8_t)amount;
    book[t->seat].balance -= (uint8_t)amount;
    c82_outlook_paid(&o, book, spy);
    weigh(t, &o, &a);
}

static void try_payoffs(struct turn *t)
{
    const c82_book *mine = &t->s->book[t->seat];

    for (int spy = 0; spy < C82_SPIES && mine->balance > 0; spy++) {
        int could, most = c82_rival_most(t->s->book, t->s->seats, t->seat, spy, &could);
        if (t->s->spy_place[spy] == C82_NOWHERE)
            continue;
        int lead = most + 1 - mine->paid[spy];
        try_payoff(t, spy, lead + (int)rng_below(t->rng, 6));
        try_payoff(t, spy, could - mine->paid[spy]);
    }
}

static void take_turn(struct turn *t)
{
    *t->out = (game_action){.kind = C82_PAYOFF, .n = 2, .arg = {C82_NOBODY, 0}};
    c82_outlook_worth(&t->o, t->stay);
    t->best = t->stay[t->seat];
    try_moves(t);
    try_covers(t);
    try_payoffs(t);
}

/* What the act that is open to challenge costs a seat if it stands. */
static float loses(const struct game_box *box, const struct game_state *world, int seat)
{
    const struct c82_view *s = c82_view_of(world);
    float stands[GAME_MAX_SEATS], undone[GAME_MAX_SEATS];
    struct c82_outlook o;

    c82_outlook_of(box, world, &o);
    if (s->verb == C82_BLOW)
        o.place[s->target] = C82_NOWHERE;
    else
        o.carrier = s->carried ? (int8_t)s->spy : -1;
    c82_outlook_worth(&o, stands);
    o.carrier = -1;
    if (s->verb == C82_BLOW)
        o.place[s->target] = s->spy_place[s->target];
    else
        o.place[s->spy] = s->from;
    if (s->carried)
        o.case_place = s->from;
    c82_outlook_worth(&o, undone);
    return undone[seat] - stands[seat];
}

static game_action say(uint8_t verb)
{
    return (game_action){.kind = verb};
}

static game_action bid(const struct c82_view *s, int mine)
{
    int enough = s->book[s->turn].paid[s->spy] + 1, next = s->bidding.named + 1;

    if (mine < enough && s->bidding.named > 0)
        return say(C82_STOP);
    enough = enough > mine ? 1 : enough;
    enough = enough > next ? enough : next;
    return (game_action){.kind = C82_BID, .n = 1, .arg = {(int16_t)(enough * C82_UNIT)}};
}

void c82_thumb(const struct game_box *box, const struct game_state *world, int seat, struct rng *rng,
               game_action *out)
{
    const struct c82_view *s = c82_view_of(world);
    int mine = s->book[seat].paid[s->spy];

    switch (s->phase) {
    case C82_PHASE_OPEN: {
        const game_action hidden = {.kind = C82_OPEN, .n = 2, .arg = {GAME_HIDDEN, GAME_HIDDEN}};
        c82_complete(box, world, seat, &hidden, rng, out);
        break;
    }
    case C82_PHASE_TURN: {
        struct turn t = {.box = box, .world = world, .s = s, .rng = rng, .seat = seat, .out = out};
        c82_outlook_of(box, world, &t.o);
        take_turn(&t);
        break;
    }
    case C82_PHASE_RESPOND:
        *out =
            say(mine > s->book[s->turn].paid[s->spy] && loses(box, world, seat) > WORTH_A_STOP ? C82_CHALLENGE
                                                                                               : C82_PASS);
        break;
    case C82_PHASE_ANSWER:
        *out = say(C82_FIGHT);
        break;
    case C82_PHASE_BID:
        *out = bid(s, mine);
        break;
    case C82_PHASE_REPLY:
        *out = say(mine >= s->bidding.named ? C82_COVERED : C82_UNCOVERED);
        break;
    default:
        *out = say(C82_SILENT);
        break;
    }
}
