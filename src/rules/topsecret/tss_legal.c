/* What the seat to act may do, from public facts, its own agents and its own hand, so that a view and the truth cannot disagree. */
#include "rules/listing.h"
#include "rules/topsecret/tss_change.h"

/* ---- Moves ---- */

enum { HALF = 3, SPLITS = 120 }; /* ways to split up to three points among seven agents */

/* Ways to split no, one, two and three points, each size by the last agent that moves: written for all agents at once, since six points
 * have 924 of them. */
struct splits {
    listing_arguments of[SPLITS];
    uint8_t first[SPLITS];              /* the first agent that moves, as a number among those in use */
    uint8_t begin[HALF + 2];            /* where each size begins */
    uint8_t upto[HALF + 1][TSS_AGENTS]; /* how many of a size move nobody after this agent */
};

GAME_INLINE void split(struct splits *s, unsigned used)
{
    int n = 1;
    s->of[0] = (listing_arguments){0};
    s->first[0] = (uint8_t)(__builtin_popcount(used) - 1);
    s->begin[0] = 0;
    memset(s->upto[0], 1, sizeof s->upto[0]);
    for (int points = 1; points <= HALF; points++) {
        const listing_arguments *less = &s->of[s->begin[points - 1]];
        const uint8_t *first = &s->first[s->begin[points - 1]];
        int last = 0;
        s->begin[points] = (uint8_t)n;
        for (unsigned left = used; left; left &= left - 1, last++) {
            listing_arguments one = {0};
            one[__builtin_ctz(left)] = 1;
            for (int i = 0; i < s->upto[points - 1][last]; i++) {
                s->of[n] = less[i] + one;
                s->first[n++] = points == 1 || first[i] > last ? (uint8_t)last : first[i];
            }
            s->upto[points][last] = (uint8_t)(n - s->begin[points]);
        }
    }
    s->begin[HALF + 1] = (uint8_t)n;
}

/* So many points: three or fewer as they stand; more as three and a rest that begins no earlier than these end. */
GAME_INLINE void list_splits(struct listing *k, const struct splits *s, int points)
{
    int low = points < HALF ? points : HALF, high = points - low;
    for (int rest = s->begin[high]; rest < s->begin[high + 1]; rest++)
        for (int i = 0; i < s->upto[low][s->first[rest]]; i++)
            listing_write(k, TSS_MOVE, TSS_AGENTS, s->of[s->begin[low] + i] + s->of[rest]);
}

/* Whether one move spends all points on agents in use. */
static bool spends(const struct tss_view *v, const game_action *a)
{
    int points = 0;
    for (int agent = 0; agent < TSS_AGENTS; agent++) {
        if (a->arg[agent] < 0 || (a->arg[agent] > 0 && !(v->used >> agent & 1)))
            return false;
        points += a->arg[agent];
    }
    return v->die == TSS_ANY ? points >= 1 && points <= HALF : points == v->die;
}

GAME_INLINE void list_moves(struct listing *k, const struct tss_view *v)
{
    struct splits splits;
    bool any = v->die == TSS_ANY;
    if (any && v->option[TSS_CARDS_ON])
        listing_put(k, TSS_STAY, 0, 0, 0);
    if (k->want) {
        k->found |= k->want->kind == TSS_MOVE && k->want->n == TSS_AGENTS && spends(v, k->want);
        return;
    }
    split(&splits, v->used);
    for (int points = any ? 1 : v->die; points <= (any ? HALF : v->die); points++)
        list_splits(k, &splits, points);
}

/* ---- Cards ---- */

/* Each agent of a set, with every number from `least` to `most`. */
GAME_INLINE void each_steps(struct listing *k, int card, unsigned agents, int least, int most)
{
    for (; agents; agents &= agents - 1)
        for (int n = least; n <= most; n++)
            listing_put3(k, TSS_PLAY, card, __builtin_ctz(agents), n);
}

/* Every two agents of a set; `apart`: in different buildings. */
GAME_INLINE void each_pair(struct listing *k, const struct tss_view *v, int card, unsigned agents, bool apart)
{
    for (; agents; agents &= agents - 1) {
        int a = __builtin_ctz(agents);
        for (unsigned others = agents & (agents - 1); others; others &= others - 1)
            if (!apart || v->place[a] != v->place[__builtin_ctz(others)])
                listing_put3(k, TSS_PLAY, card, a, __builtin_ctz(others));
    }
}

/* Two markers that can go on; one, if it is the only one (ruling 27). */
GAME_INLINE void list_markers(struct listing *k, const struct tss_view *v)
{
    unsigned behind = 0;
    for (int a = 0; a < TSS_AGENTS; a++)
        behind |= (unsigned)((v->used >> a & 1) && v->marker[a] < TSS_MARKERS_LAST) << a;
    if (behind && !(behind & (behind - 1)))
        listing_each(k, TSS_PLAY, TSS_CARD_MARKERS, behind);
    else
        each_pair(k, v, TSS_CARD_MARKERS, behind, false);
}

/* Each agent, with each other building where somebody is. */
GAME_INLINE void list_joins(struct listing *k, const struct tss_view *v)
{
    unsigned buildings = 0;
    for (unsigned left = v->used; left; left &= left - 1)
        buildings |= 1U << v->place[__builtin_ctz(left)];
    for (unsigned left = v->used; left; left &= left - 1) {
        int a = __builtin_ctz(left);
        for (unsigned to = buildings & ~(1U << v->place[a]); to; to &= to - 1)
            listing_put3(k, TSS_PLAY, TSS_CARD_JOIN, a, __builtin_ctz(to));
    }
}

enum { ALL_BUILDINGS = (1 << TSS_BUILDINGS) - 1 };

static void list_card(struct listing *k, const struct tss_view *v, int card)
{
    unsigned ruins = tss_agents_in(v, TSS_RUINS), at_safe = tss_agents_in(v, v->safe);
    switch (card) {
    case TSS_CARD_SAFE:
        listing_each(k, TSS_PLAY, card, ALL_BUILDINGS & ~(1U << v->safe));
        break;
    case TSS_CARD_MARKERS:
        list_markers(k, v);
        break;
    case TSS_CARD_BACK:
        each_steps(k, card, v->used, 1, 2);
        break;
    case TSS_CARD_DASH:
        each_steps(k, card, v->used, 1, 3);
        break;
    case TSS_CARD_SIDESTEP:
        each_steps(k, card, v->used, 0, 1);
        break;
    case TSS_CARD_ADVANCE:
    case TSS_CARD_RETREAT:
        each_pair(k, v, card, v->used, false);
        break;
    case TSS_CARD_SHOVE:
        each_steps(k, card, at_safe, 0, 1);
        break;
    case TSS_CARD_CRACK:
        listing_each(k, TSS_PLAY, card, v->used & ~at_safe);
        break;
    case TSS_CARD_AMBUSH:
        listing_each(k, TSS_PLAY, card, v->used & ~ruins);
        break;
    case TSS_CARD_RESCUE:
        listing_each(k, TSS_PLAY, card, ruins);
        each_pair(k, v, card, ruins, false);
        break;
    case TSS_CARD_CURFEW:
        if (tss_agents_in(v, TSS_CHURCH) != v->used)
            listing_put(k, TSS_PLAY, 1, card, 0);
        break;
    case TSS_CARD_SWAP:
        each_pair(k, v, card, v->used, true);
        break;
    case TSS_CARD_JOIN:
        list_joins(k, v);
        break;
    default: /* recruit */
        listing_put(k, TSS_PLAY, 1, card, 0);
        break;
    }
}

static void list_plays(struct listing *k, const struct tss_view *v, const uint8_t *mine)
{
    listing_put(k, TSS_PASS, 0, 0, 0);
    for (int card = 0; card < TSS_CARDS; card++)
        if (mine[card] > 0 && (!k->want || k->want->arg[0] == card))
            list_card(k, v, card);
}

/* ---- Guesses and the safe ---- */

/* Everybody in `agents` from here on: each rival left once, all others free, in the order of the agents. */
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

/* Whether a guess names all these agents, each rival once, and nobody else (ruling 31). */
static bool names_each_once(const game_action *a, unsigned agents, unsigned rivals)
{
    for (int agent = 0; agent < TSS_AGENTS; agent++) {
        unsigned owner = (unsigned)a->arg[agent];
        if (!(agents >> agent & 1U) ? owner != 0 : owner < 1 || owner > TSS_FREE)
            return false;
        if (owner == 0 || owner == TSS_FREE)
            continue;
        if (!(rivals >> (owner - 1) & 1U))
            return false;
        rivals &= ~(1U << (owner - 1));
    }
    return rivals == 0;
}

static void list(struct listing *k, const struct tss_view *v, int seat)
{
    unsigned to = ALL_BUILDINGS & ~(1U << v->safe), rivals = ((1U << v->seats) - 1) & ~(1U << seat);
    unsigned unknown;
    switch (v->phase) {
    case TSS_PHASE_MOVE:
        list_moves(k, v);
        break;
    case TSS_PHASE_PLAY:
        list_plays(k, v, v->card[seat]);
        break;
    case TSS_PHASE_GUESS:
        unknown = tss_unknown(v, seat, TSS_HELD);
        if (!k->want)
            list_guesses(k, unknown, rivals, (listing_arguments){0});
        else
            k->found = k->want->kind == TSS_GUESS_ALL && k->want->n == TSS_AGENTS &&
                       names_each_once(k->want, unknown, rivals);
        break;
    default: /* SAFE; with `vacant-safe` where nobody is */
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
    const struct tss_view *s = tss_const_state(state);
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
    const struct tss_view *s = tss_const_state(state);
    if (seat != s->to_act || seat == SEAT_NONE || !game_plain(action))
        return false;
    if (seat == SEAT_NATURE)
        return tss_deal_allowed(s, action);
    struct listing k = {.want = action};
    list(&k, s, seat);
    return k.found;
}
