/* What the seat to act may do, from public facts, its own agents and its own hand, so that a view and the truth cannot disagree. */
#include "rules/splits.h"
#include "rules/topsecret/tss_change.h"

static void list_moves(struct listing *k, const struct tss_view *v)
{
    struct splits room;
    int least = v->die, most = v->die == TSS_ANY ? 3 : v->die;
    if (v->die == TSS_ANY && v->option[TSS_CARDS_ON])
        listing_put(k, TSS_STAY, 0, 0, 0);
    if (k->want) {
        int spent = splits_spent(k->want, TSS_AGENTS, v->used);
        k->found |= k->want->kind == TSS_MOVE && k->want->n == TSS_AGENTS && spent >= least && spent <= most;
        return;
    }
    const struct splits *splits = splits_lay(&room, v->used);
    for (int points = least; points <= most; points++)
        splits_list(k, splits, v->used, TSS_MOVE, TSS_AGENTS, points);
}

/* Each rival once and all others free, in the order of the agents. */
static void list_guesses(struct listing *k, unsigned agents, unsigned rivals, listing_arguments so_far)
{
    if (!agents) {
        listing_write(k, TSS_GUESS_ALL, TSS_AGENTS, so_far);
        return;
    }
    int a = __builtin_ctz(agents);
    unsigned rest = agents & (agents - 1);
    for (unsigned left = rivals; left; left &= left - 1) {
        so_far[a] = (int16_t)(__builtin_ctz(left) + 1);
        list_guesses(k, rest, rivals & ~(left & -left), so_far);
    }
    so_far[a] = TSS_FREE;
    if (__builtin_popcount(rest) >= __builtin_popcount(rivals))
        list_guesses(k, rest, rivals, so_far);
}

/* The other seats, as bits. */
static unsigned rivals_of(int seat, int seats)
{
    return ((1U << seats) - 1) & ~(1U << seat);
}

bool tss_guess_fits(const game_action *guess, int seat, int seats, unsigned agents)
{
    unsigned named = 0, rivals = rivals_of(seat, seats);
    for (int a = 0; a < TSS_AGENTS; a++) {
        int owner = guess->arg[a];
        if ((owner != 0) != (agents >> a & 1U) || owner < 0 || owner > TSS_FREE)
            return false;
        unsigned bit = owner == 0 || owner == TSS_FREE ? 0 : 1U << (owner - 1);
        if (bit & (named | ~rivals))
            return false;
        named |= bit;
    }
    return named == rivals;
}

static void list(struct listing *k, const struct tss_view *v, int seat)
{
    unsigned to = TSS_ALL_BUILDINGS & ~(1U << v->safe), unknown = tss_unknown(v, seat, TSS_HELD);
    switch (v->phase) {
    case TSS_PHASE_MOVE:
        list_moves(k, v);
        break;
    case TSS_PHASE_PLAY:
        listing_put(k, TSS_PASS, 0, 0, 0);
        for (int card = 0; card < TSS_CARDS; card++)
            if (v->card[seat][card] > 0 && (!k->want || k->want->arg[0] == card))
                tss_list_card(k, v, card);
        break;
    case TSS_PHASE_GUESS:
        if (!k->want)
            list_guesses(k, unknown, rivals_of(seat, v->seats), (listing_arguments){0});
        else
            k->found = k->want->kind == TSS_GUESS_ALL && k->want->n == TSS_AGENTS &&
                       tss_guess_fits(k->want, seat, v->seats, unknown);
        break;
    default: /* SAFE */
        for (unsigned left = v->option[TSS_VACANT_SAFE] ? v->used : 0; left; left &= left - 1)
            to &= ~(1U << v->place[__builtin_ctz(left)]);
        for (; to; to &= to - 1)
            listing_put(k, TSS_PUT_SAFE, 1, __builtin_ctz(to), 0);
        break;
    }
}

size_t tss_legal(const struct game_box *box, const struct game_state *state, int seat, game_action *out,
                 size_t cap)
{
    (void)box;
    const struct tss_view *s = tss_view_of(state);
    struct listing k = {.to = out, .end = out + cap};
    if (seat != s->to_act || seat == SEAT_NONE)
        return 0;
    if (seat >= 0) {
        list(&k, s, seat);
        return listing_count(&k, out);
    }
    if (cap > 0)
        out[0] = tss_deal_due(s);
    return 1;
}

bool tss_is_legal(const struct game_box *box, const struct game_state *state, int seat,
                  const game_action *action)
{
    (void)box;
    const struct tss_view *s = tss_view_of(state);
    if (seat != s->to_act || seat == SEAT_NONE || !game_plain(action))
        return false;
    if (seat == SEAT_NATURE)
        return tss_deal_allowed(s, action);
    struct listing k = {.want = action};
    list(&k, s, seat);
    return k.found;
}
