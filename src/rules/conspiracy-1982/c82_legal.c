/* What the seat to act may do, from public facts and its own book, so that a view and the truth cannot disagree. The order of the list
 * is that of the verbs, the mildest answer first; pay-offs by spy and amount, moves by spy and place, each without the briefcase
 * first, covers by informer and victim. */
#include "rules/conspiracy-1982/c82_change.h"
#include "rules/listing.h"

GAME_INLINE unsigned in_play(const struct listing *k, const struct c82_view *v)
{
    unsigned all = ~(unsigned)v->blown & ((1U << C82_SPIES) - 1);
    if (k->want) /* one spy is enough to look at */
        all &= (unsigned)k->want->arg[0] < C82_SPIES ? 1U << k->want->arg[0] : 0;
    return all;
}

/* Spies in play in a place. */
GAME_INLINE unsigned spies_in(const struct c82_view *v, int place)
{
    unsigned found = 0;
    for (int spy = 0; spy < C82_SPIES; spy++)
        found |= (unsigned)(v->spy_place[spy] == place) << spy;
    return found;
}

/* A pay-off of each amount to each spy, or none. */
GAME_INLINE void list_payoffs(struct listing *k, const struct c82_view *v, const c82_book *mine, uint8_t kind)
{
    if (!listing_wants(k, kind))
        return;
    listing_put(k, kind, 2, C82_NOBODY, 0);
    for (unsigned left = in_play(k, v); left; left &= left - 1)
        listing_run(k, kind, 2, __builtin_ctz(left), C82_UNIT, 1, C82_UNIT, mine->balance);
}

/* Rivals' HQs, into which the briefcase may not go (ruling 11). */
GAME_INLINE uint64_t barred(const struct c82_view *v)
{
    uint64_t hqs = 0;
    for (int i = 0; i < v->seats && !v->any_arrival && !v->casablanca; i++)
        hqs |= i == v->turn ? 0 : map_bit(v->hq[i]);
    return hqs;
}

GAME_INLINE void list_moves(struct listing *k, const struct c82_box *box, const struct c82_view *v)
{
    uint64_t closed = barred(v);
    for (unsigned spies = in_play(k, v); spies; spies &= spies - 1) {
        int spy = __builtin_ctz(spies);
        uint64_t go = box->map.near[v->spy_place[spy]];
        if (v->spy_place[spy] != v->case_place) {
            listing_each(k, C82_MOVE, spy, go);
            continue;
        }
        for (; go; go &= go - 1) {
            int to = map_lowest(go);
            listing_put(k, C82_MOVE, 2, spy, to);
            if (!map_holds(closed, to))
                listing_put3(k, C82_MOVE, spy, to, 1);
        }
    }
}

GAME_INLINE void list_covers(struct listing *k, const struct c82_view *v, const c82_book *mine)
{
    for (unsigned spies = in_play(k, v); spies; spies &= spies - 1) {
        int spy = __builtin_ctz(spies);
        if (mine->paid[spy] >= C82_COVER_COST)
            listing_each(k, C82_BLOW, spy, spies_in(v, v->spy_place[spy]) & ~(1U << spy));
    }
}

/* The answers of the seat that is asked in a challenge: what gives way first, what does not, then bids. */
GAME_INLINE void list_answers(struct listing *k, const struct c82_view *v, const c82_book *mine)
{
    static const uint8_t verb[][2] = {[CHALLENGE_RESPOND] = {C82_PASS, C82_CHALLENGE},
                                      [CHALLENGE_ANSWER] = {C82_BACK, C82_FIGHT},
                                      [CHALLENGE_BID] = {C82_STOP, C82_BID},
                                      [CHALLENGE_REPLY] = {C82_UNCOVERED, C82_COVERED}};
    const uint8_t *said = verb[v->bidding.step];
    challenge_choice choice = challenge_choices(&v->bidding, CHALLENGE_COVER, mine->paid[v->spy], 1);
    if (choice.answers & (1U << CHALLENGE_PASS | 1U << CHALLENGE_YIELD))
        listing_put(k, said[0], 0, 0, 0);
    if (choice.answers & (1U << CHALLENGE_OPEN | 1U << CHALLENGE_HOLD))
        listing_put(k, said[1], 0, 0, 0);
    listing_run(k, C82_BID, 1, choice.least * C82_UNIT, 0, 0, C82_UNIT, choice.most - choice.least + 1);
}

GAME_INLINE void list(struct listing *k, const struct game_box *box, const struct game_state *state)
{
    const struct c82_view *v = c82_view_of(state);
    const c82_book *mine = &v->book[v->to_act];
    switch (v->phase) {
    case C82_PHASE_OPEN:
        list_payoffs(k, v, mine, C82_OPEN);
        break;
    case C82_PHASE_TURN:
        list_payoffs(k, v, mine, C82_PAYOFF);
        if (listing_wants(k, C82_MOVE))
            list_moves(k, c82_box_of(box), v);
        if (listing_wants(k, C82_BLOW))
            list_covers(k, v, mine);
        break;
    case C82_PHASE_REVEAL:
        listing_put(k, C82_SILENT, 0, 0, 0);
        listing_put(k, C82_REVEAL, 1, mine->paid[v->target] * C82_UNIT, 0);
        break;
    default:
        list_answers(k, v, mine);
        break;
    }
}

LISTING_FUNCTIONS(c82, list, c82_due)
