/* What the seat to act may do. Everything here is worked out from public facts and that seat's own secret, so that a
 * view and the truth cannot disagree. The order of the list is fixed, the mildest answer first:
 *   invest: pairs of agents ascending;
 *   turn: payoff none, Solomon, then agents ascending with amounts ascending; moves by agent and city; burns by actor
 *   and target; respond: pass, challenges ascending; bid: yield, raises ascending; leave, carry; skip, then uses. */
#include "rules/solomon/solomon_state.h"

#include <string.h>

/* Where the list goes; counts on when it is full. */
struct sink {
    game_action *out;
    size_t cap, n;
};

typedef int16_t arguments __attribute__((vector_size(sizeof(int16_t) * GAME_MAX_ARGS)));

/* A run of actions, each with arguments that differ by `step` from those before it. They are written where they belong, all
 * arguments at once: to put actions together elsewhere and then copy them, or to write argument by argument, costs a search
 * more than all the rest of the rules. */
static inline void put_run(struct sink *k, uint8_t kind, uint8_t n, arguments arg, arguments step, int count)
{
    size_t room = k->n < k->cap ? k->cap - k->n : 0;
    game_action *to = &k->out[k->cap - room];
    for (int i = 0; i < count && (size_t)i < room; i++, to++, arg += step) {
        to->kind = kind;
        to->n = n;
        memcpy(to->arg, &arg, sizeof arg);
    }
    k->n += count > 0 ? (size_t)count : 0;
}

static inline void put(struct sink *k, uint8_t kind, uint8_t n, int a, int b)
{
    put_run(k, kind, n, (arguments){(int16_t)a, (int16_t)b}, (arguments){0}, 1);
}

/* Agents in one of the cities of a set, but for the one named. */
static unsigned agents_in(const struct solomon_public *pub, uint64_t cities, int but)
{
    unsigned found = 0;
    for (int a = 0; a < SOLOMON_AGENTS; a++)
        if (a != but && pub->agent_city[a] != SOLOMON_NOWHERE && (cities & map_bit(pub->agent_city[a])))
            found |= 1U << a;
    return found;
}

static bool restricted(const struct solomon_public *pub)
{
    return pub->restricted >> pub->to_act & 1;
}

solomon_uses solomon_uses_now(const struct solomon_box *box, const struct solomon_public *pub)
{
    solomon_uses u = {0};
    uint8_t here = pub->agent_city[pub->agent];
    uint64_t self = map_bit(here), next = box->map.near[here];
    switch (pub->agent) {
    case SOLOMON_BEACON:
        u.guests = agents_in(pub, next, pub->agent);
        u.at_all = u.guests != 0;
        break;
    case SOLOMON_MAGICIAN:
        u.cities = pub->case_city == here ? next : 0;
        u.at_all = u.cities != 0;
        break;
    case SOLOMON_ROULETTE:
        u.at_all = (next & map_bit(pub->case_city)) != 0;
        break;
    case SOLOMON_SPYGLASS:
        u.guests = agents_in(pub, self, pub->agent);
        u.cities = u.guests ? next : 0;
        u.at_all = u.guests != 0;
        break;
    case SOLOMON_TEMPEST:
        u.cities = box->go[pub->express][here];
        u.at_all = true;
        break;
    default:
        u.cities = box->stations[pub->express] & self ? box->stations[pub->express] & ~self : 0;
        u.at_all = u.cities != 0;
        u.with_case = pub->case_city == here;
        break;
    }
    return u;
}

static void list_invest(struct sink *k, const struct solomon_secret *mine)
{
    for (int a = 0; a < SOLOMON_AGENTS; a++)
        for (int b = a + 1; b < SOLOMON_AGENTS; b++)
            if (a != mine->token && b != mine->token)
                put(k, SOLOMON_INVEST, 2, a, b);
}

static void list_payoffs(struct sink *k, const struct solomon_public *pub, const struct solomon_secret *mine)
{
    put(k, SOLOMON_PAYOFF, 2, SOLOMON_NOBODY, 0);
    if (mine->reserve > 0)
        put(k, SOLOMON_PAYOFF, 2, SOLOMON_DOCTOR, 1);
    for (int a = 0; a < SOLOMON_AGENTS; a++) {
        if (pub->burnt >> a & 1)
            continue;
        put_run(k, SOLOMON_PAYOFF, 2, (arguments){(int16_t)a, 1}, (arguments){0, 1}, mine->reserve);
    }
}

static void list_turn(struct sink *k, const struct solomon_box *box, const struct solomon_public *pub,
                      const struct solomon_secret *mine)
{
    list_payoffs(k, pub, mine);
    if (restricted(pub))
        return;
    for (int a = 0; a < SOLOMON_AGENTS; a++) {
        if (pub->burnt >> a & 1)
            continue;
        for (uint64_t to = box->go[pub->express][pub->agent_city[a]]; to; to &= to - 1)
            put(k, SOLOMON_MOVE, 2, a, map_lowest(to));
    }
    for (int a = 0; a < SOLOMON_AGENTS; a++) {
        if (pub->burnt >> a & 1 || mine->paid[a] < SOLOMON_BURN_COST)
            continue;
        for (unsigned t = agents_in(pub, map_bit(pub->agent_city[a]), a); t; t &= t - 1)
            put(k, SOLOMON_BURN, 2, a, map_lowest(t));
    }
}

/* The answers of the seat that is asked. The least number that may open a challenge goes by what is announced (ruling 11). */
static challenge_choice answers(const struct solomon_public *pub, const struct solomon_secret *mine)
{
    return challenge_choices(&pub->bidding, CHALLENGE_RAISE, mine->paid[pub->agent],
                             pub->verb == SOLOMON_BURN ? SOLOMON_BURN_COST : 1);
}

static void list_answers(struct sink *k, const struct solomon_public *pub, const struct solomon_secret *mine)
{
    bool opens = pub->phase == SOLOMON_PHASE_RESPOND;
    challenge_choice choice = answers(pub, mine);
    put(k, opens ? SOLOMON_PASS : SOLOMON_YIELD, 0, 0, 0);
    put_run(k, opens ? SOLOMON_CHALLENGE : SOLOMON_RAISE, 1, (arguments){choice.least}, (arguments){1},
            choice.most - choice.least + 1);
}

static void list_uses(struct sink *k, const struct solomon_box *box, const struct solomon_public *pub)
{
    solomon_uses u = solomon_uses_now(box, pub);
    put(k, SOLOMON_SKIP, 0, 0, 0);
    if (pub->agent == SOLOMON_ROULETTE)
        put(k, SOLOMON_USE, 0, 0, 0);
    if (pub->agent == SOLOMON_BEACON)
        for (uint64_t g = u.guests; g; g &= g - 1)
            put(k, SOLOMON_USE, 1, SOLOMON_ARG_AGENT + map_lowest(g), 0);
    if (pub->agent == SOLOMON_SPYGLASS)
        for (uint64_t g = u.guests; g; g &= g - 1)
            for (uint64_t c = u.cities; c; c &= c - 1)
                put(k, SOLOMON_USE, 2, SOLOMON_ARG_AGENT + map_lowest(g), map_lowest(c));
    if (pub->agent != SOLOMON_MAGICIAN && pub->agent != SOLOMON_TEMPEST && pub->agent != SOLOMON_VAGABOND)
        return;
    for (uint64_t c = u.cities; c; c &= c - 1) {
        int to = map_lowest(c);
        put(k, SOLOMON_USE, 1, to, 0);
        if (u.with_case)
            put(k, SOLOMON_USE, 2, to, SOLOMON_ARG_CARRY);
        if (pub->agent == SOLOMON_TEMPEST)
            for (uint64_t then = box->go[pub->express][to]; then; then &= then - 1)
                put(k, SOLOMON_USE, 2, to, map_lowest(then));
    }
}

size_t solomon_list_legal(const struct solomon_box *box, const struct solomon_public *pub,
                          const struct solomon_secret *mine, game_action *out, size_t cap)
{
    struct sink k = {.out = out, .cap = cap};
    switch (pub->phase) {
    case SOLOMON_PHASE_INVEST:
        list_invest(&k, mine);
        break;
    case SOLOMON_PHASE_TURN:
        list_turn(&k, box, pub, mine);
        break;
    case SOLOMON_PHASE_RESPOND:
    case SOLOMON_PHASE_BID:
        list_answers(&k, pub, mine);
        break;
    case SOLOMON_PHASE_CARRY:
        put(&k, SOLOMON_LEAVE, 0, 0, 0);
        put(&k, SOLOMON_CARRY, 0, 0, 0);
        break;
    case SOLOMON_PHASE_ABILITY:
        list_uses(&k, box, pub);
        break;
    default:
        break;
    }
    return k.n;
}

static bool is_agent_in_play(const struct solomon_public *pub, int agent)
{
    return agent >= 0 && agent < SOLOMON_AGENTS && !(pub->burnt >> agent & 1);
}

static bool payoff_allowed(const struct solomon_public *pub, const struct solomon_secret *mine,
                           const game_action *a)
{
    int target = a->arg[0], coins = a->arg[1];
    if (target == SOLOMON_NOBODY)
        return coins == 0;
    if (target == SOLOMON_DOCTOR)
        return coins == 1 && mine->reserve > 0;
    return is_agent_in_play(pub, target) && coins >= 1 && coins <= mine->reserve;
}

static bool turn_allowed(const struct solomon_box *box, const struct solomon_public *pub,
                         const struct solomon_secret *mine, const game_action *a)
{
    if (a->n != 2)
        return false;
    if (a->kind == SOLOMON_PAYOFF)
        return payoff_allowed(pub, mine, a);
    if (restricted(pub) || !is_agent_in_play(pub, a->arg[0]))
        return false;
    if (a->kind == SOLOMON_MOVE)
        return map_holds(box->go[pub->express][pub->agent_city[a->arg[0]]], a->arg[1]);
    return a->kind == SOLOMON_BURN && is_agent_in_play(pub, a->arg[1]) && a->arg[0] != a->arg[1] &&
           pub->agent_city[a->arg[0]] == pub->agent_city[a->arg[1]] &&
           mine->paid[a->arg[0]] >= SOLOMON_BURN_COST;
}

static bool use_allowed(const struct solomon_box *box, const struct solomon_public *pub, const game_action *a)
{
    solomon_uses u = solomon_uses_now(box, pub);
    const int16_t *arg = a->arg;
    if (!u.at_all)
        return false;
    switch (pub->agent) {
    case SOLOMON_ROULETTE:
        return a->n == 0;
    case SOLOMON_BEACON:
        return a->n == 1 && map_holds(u.guests, arg[0] - SOLOMON_ARG_AGENT);
    case SOLOMON_SPYGLASS:
        return a->n == 2 && map_holds(u.guests, arg[0] - SOLOMON_ARG_AGENT) && map_holds(u.cities, arg[1]);
    case SOLOMON_MAGICIAN:
        return a->n == 1 && map_holds(u.cities, arg[0]);
    case SOLOMON_TEMPEST:
        return map_holds(u.cities, arg[0]) &&
               (a->n == 1 || (a->n == 2 && map_holds(box->go[pub->express][arg[0]], arg[1])));
    default:
        return map_holds(u.cities, arg[0]) &&
               (a->n == 1 || (a->n == 2 && arg[1] == SOLOMON_ARG_CARRY && u.with_case));
    }
}

static bool answer_allowed(const struct solomon_public *pub, const struct solomon_secret *mine,
                           const game_action *a)
{
    bool opens = pub->phase == SOLOMON_PHASE_RESPOND;
    challenge_choice choice = answers(pub, mine);
    if (a->kind == (opens ? SOLOMON_CHALLENGE : SOLOMON_RAISE))
        return a->n == 1 && challenge_may(choice, CHALLENGE_NAME, a->arg[0]);
    return a->kind == (opens ? SOLOMON_PASS : SOLOMON_YIELD) && a->n == 0;
}

bool solomon_seat_allowed(const struct solomon_box *box, const struct solomon_public *pub,
                          const struct solomon_secret *mine, const game_action *a)
{
    if (!game_plain(a))
        return false;
    switch (pub->phase) {
    case SOLOMON_PHASE_INVEST:
        return a->kind == SOLOMON_INVEST && a->n == 2 && a->arg[0] >= 0 && a->arg[0] < a->arg[1] &&
               a->arg[1] < SOLOMON_AGENTS && a->arg[0] != mine->token && a->arg[1] != mine->token;
    case SOLOMON_PHASE_TURN:
        return turn_allowed(box, pub, mine, a);
    case SOLOMON_PHASE_RESPOND:
    case SOLOMON_PHASE_BID:
        return answer_allowed(pub, mine, a);
    case SOLOMON_PHASE_CARRY:
        return (a->kind == SOLOMON_CARRY || a->kind == SOLOMON_LEAVE) && a->n == 0;
    case SOLOMON_PHASE_ABILITY:
        return a->kind == SOLOMON_USE ? use_allowed(box, pub, a) : a->kind == SOLOMON_SKIP && a->n == 0;
    default:
        return false;
    }
}

size_t solomon_legal(const struct game_box *box, const struct game_state *state, int seat, game_action *out,
                     size_t cap)
{
    const struct solomon_state *s = solomon_const_state(state);
    if (seat != s->pub.to_act)
        return 0;
    if (seat >= 0)
        return solomon_list_legal(solomon_box_of(box), &s->pub, &s->secret[seat], out, cap);
    if (seat != SEAT_NATURE)
        return 0;
    if (cap > 0)
        out[0] = solomon_deal_due(&s->pub);
    return 1;
}

bool solomon_is_legal(const struct game_box *box, const struct game_state *state, int seat,
                      const game_action *action)
{
    const struct solomon_state *s = solomon_const_state(state);
    if (seat != s->pub.to_act || seat == SEAT_NONE || action->n > GAME_MAX_ARGS)
        return false;
    if (seat == SEAT_NATURE)
        return solomon_deal_allowed(s, action);
    return solomon_seat_allowed(solomon_box_of(box), &s->pub, &s->secret[seat], action);
}

size_t solomon_view_legal(const struct game_box *box, const struct game_view *view, game_action *out,
                          size_t cap)
{
    const struct solomon_view *v = solomon_view_of(view);
    if (v->seat < 0 || v->seat != v->pub.to_act)
        return 0;
    return solomon_list_legal(solomon_box_of(box), &v->pub, &v->secret[v->seat], out, cap);
}
