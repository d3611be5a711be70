/* What the seat to act may do. Everything here is worked out from public facts and that seat's own secret, so that a
 * view and the truth cannot disagree. The order of the list is fixed, the mildest answer first:
 *   invest: pairs of agents ascending;
 *   turn: payoff none, Solomon, then agents ascending with amounts ascending; moves by agent and city; burns by actor
 *   and target; respond: pass, challenges ascending; bid: yield, raises ascending; leave, carry; skip, then uses. */
#include "rules/listing.h"
#include "rules/solomon/solomon_change.h"

/* Agents in one of the cities of a set, but for the one named. */
static unsigned agents_in(const struct solomon_public *pub, uint64_t cities, int but)
{
    unsigned found = 0;
    for (int a = 0; a < SOLOMON_AGENTS; a++)
        if (a != but && pub->agent_city[a] != SOLOMON_NOWHERE && (cities & map_bit(pub->agent_city[a])))
            found |= 1U << a;
    return found;
}

solomon_uses solomon_uses_now(const struct solomon_box *box, const struct solomon_public *pub)
{
    solomon_uses u = {.alone = true};
    uint8_t here = pub->agent_city[pub->agent];
    uint64_t next = box->map.near[here], stations = box->stations[pub->express];
    switch (pub->agent) {
    case SOLOMON_BEACON:
        u.first = agents_in(pub, next, pub->agent);
        u.guest = SOLOMON_ARG_AGENT;
        break;
    case SOLOMON_MAGICIAN:
        u.first = pub->case_city == here ? next : 0;
        break;
    case SOLOMON_ROULETTE:
        u.bare = map_holds(next, pub->case_city);
        break;
    case SOLOMON_SPYGLASS:
        u.first = agents_in(pub, map_bit(here), pub->agent);
        u.second = next;
        u.guest = SOLOMON_ARG_AGENT;
        u.alone = false;
        break;
    case SOLOMON_TEMPEST:
        u.first = box->go[pub->express][here];
        break;
    default:
        u.first = map_holds(stations, here) ? stations & ~map_bit(here) : 0;
        u.carry = pub->case_city == here;
        break;
    }
    return u;
}

GAME_INLINE void list_invest(struct listing *k, const struct solomon_secret *mine)
{
    for (int a = 0; a < SOLOMON_AGENTS; a++)
        for (int b = a + 1; b < SOLOMON_AGENTS; b++)
            if (a != mine->token && b != mine->token)
                listing_put(k, SOLOMON_INVEST, 2, a, b);
}

GAME_INLINE void list_turn(struct listing *k, const struct solomon_box *box, const struct solomon_public *pub,
                           const struct solomon_secret *mine)
{
    unsigned in_play = ~(unsigned)pub->burnt & ((1U << SOLOMON_AGENTS) - 1);
    if (k->want) /* one agent is enough to look at */
        in_play &= map_holds(in_play, k->want->arg[0]) ? 1U << k->want->arg[0] : 0;
    if (listing_wants(k, SOLOMON_PAYOFF)) {
        listing_put(k, SOLOMON_PAYOFF, 2, SOLOMON_NOBODY, 0);
        if (mine->reserve > 0)
            listing_put(k, SOLOMON_PAYOFF, 2, SOLOMON_DOCTOR, 1);
        for (unsigned a = in_play; a; a &= a - 1)
            listing_run(k, SOLOMON_PAYOFF, 2, map_lowest(a), 1, 1, 1, mine->reserve);
    }
    if (pub->restricted >> pub->to_act & 1)
        return;
    if (listing_wants(k, SOLOMON_MOVE))
        for (unsigned left = in_play; left; left &= left - 1) {
            int a = map_lowest(left);
            listing_each(k, SOLOMON_MOVE, a, box->go[pub->express][pub->agent_city[a]]);
        }
    if (listing_wants(k, SOLOMON_BURN))
        for (unsigned left = in_play; left; left &= left - 1) {
            int a = map_lowest(left);
            if (mine->paid[a] >= SOLOMON_BURN_COST)
                listing_each(k, SOLOMON_BURN, a, agents_in(pub, map_bit(pub->agent_city[a]), a));
        }
}

/* The answers of the seat that is asked. The least number that may open a challenge goes by what is announced (ruling 11). */
GAME_INLINE void list_answers(struct listing *k, const struct solomon_public *pub,
                              const struct solomon_secret *mine)
{
    bool opens = pub->phase == SOLOMON_PHASE_RESPOND;
    challenge_choice choice = challenge_choices(&pub->bidding, CHALLENGE_RAISE, mine->paid[pub->agent],
                                                pub->verb == SOLOMON_BURN ? SOLOMON_BURN_COST : 1);
    listing_put(k, opens ? SOLOMON_PASS : SOLOMON_YIELD, 0, 0, 0);
    listing_run(k, opens ? SOLOMON_CHALLENGE : SOLOMON_RAISE, 1, choice.least, 0, 0, 1,
                choice.most - choice.least + 1);
}

GAME_INLINE void list_uses(struct listing *k, const struct solomon_box *box, const struct solomon_public *pub)
{
    solomon_uses u = solomon_uses_now(box, pub);
    listing_put(k, SOLOMON_SKIP, 0, 0, 0);
    if (u.bare)
        listing_put(k, SOLOMON_USE, 0, 0, 0);
    for (uint64_t left = u.first; left; left &= left - 1) {
        int first = map_lowest(left);
        if (u.alone)
            listing_put(k, SOLOMON_USE, 1, u.guest + first, 0);
        if (u.carry)
            listing_put(k, SOLOMON_USE, 2, first, SOLOMON_ARG_CARRY);
        listing_each(k, SOLOMON_USE, u.guest + first,
                     pub->agent == SOLOMON_TEMPEST ? box->go[pub->express][first] : u.second);
    }
}

GAME_INLINE void list(struct listing *k, const struct solomon_box *box, const struct solomon_public *pub,
                      const struct solomon_secret *mine)
{
    if (pub->phase == SOLOMON_PHASE_RESPOND || pub->phase == SOLOMON_PHASE_BID) {
        list_answers(k, pub, mine); /* most questions are these */
        return;
    }
    switch (pub->phase) {
    case SOLOMON_PHASE_INVEST:
        list_invest(k, mine);
        break;
    case SOLOMON_PHASE_TURN:
        list_turn(k, box, pub, mine);
        break;
    case SOLOMON_PHASE_CARRY:
        listing_put(k, SOLOMON_LEAVE, 0, 0, 0);
        listing_put(k, SOLOMON_CARRY, 0, 0, 0);
        break;
    case SOLOMON_PHASE_ABILITY:
        list_uses(k, box, pub);
        break;
    default:
        break;
    }
}

GAME_INLINE void list_known(struct listing *k, const struct game_box *box, const struct game_state *state)
{
    const struct solomon_state *s = solomon_const_state(state);
    list(k, solomon_box_of(box), &s->pub, &s->secret[s->pub.to_act]);
}

LISTING_FUNCTIONS(solomon, list_known, solomon_due)

size_t solomon_view_legal(const struct game_box *box, const struct game_view *view, game_action *out,
                          size_t cap)
{
    const struct solomon_view *v = solomon_view_of(view);
    struct listing k = {.to = out, .end = out + cap};
    if (v->seat < 0 || v->seat != v->pub.to_act)
        return 0;
    list(&k, solomon_box_of(box), &v->pub, &v->secret[v->seat]);
    return listing_count(&k, out);
}
