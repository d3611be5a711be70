/* The cards that move somebody or something: what each can be played on, and where it sends agents (rulings 18, 19 and 27). */
#include "rules/topsecret/tss_change.h"

/* Bits of the agents that a card can be played on. */
static unsigned agents_for(const struct tss_view *v, int card)
{
    unsigned behind = 0;
    switch (card) {
    case TSS_CARD_MARKERS:
        for (int a = 0; a < TSS_AGENTS; a++)
            behind |= (unsigned)(v->marker[a] < TSS_MARKERS_LAST) << a;
        return v->used & behind;
    case TSS_CARD_SHOVE:
        return tss_agents_in(v, v->safe);
    case TSS_CARD_CRACK:
        return v->used & ~tss_agents_in(v, v->safe);
    case TSS_CARD_AMBUSH:
        return v->used & ~tss_agents_in(v, TSS_RUINS);
    case TSS_CARD_RESCUE:
        return tss_agents_in(v, TSS_RUINS);
    case TSS_CARD_CURFEW:
        return v->used & ~tss_agents_in(v, TSS_CHURCH);
    default:
        return v->used;
    }
}

/* Each agent of a set, with every number of steps from `first` to `last`, `by` apart. */
static void each_steps(struct listing *k, int card, unsigned agents, int first, int last, int by)
{
    for (; agents; agents &= agents - 1)
        for (int n = first; n != last + by; n += by)
            listing_put3(k, TSS_PLAY, card, __builtin_ctz(agents), n);
}

/* Every two agents of a set; `apart`: in different buildings. */
static void each_pair(struct listing *k, const struct tss_view *v, int card, unsigned agents, bool apart)
{
    for (; agents; agents &= agents - 1)
        for (unsigned others = agents & (agents - 1); others; others &= others - 1) {
            int a = __builtin_ctz(agents), b = __builtin_ctz(others);
            if (!apart || v->place[a] != v->place[b])
                listing_put3(k, TSS_PLAY, card, a, b);
        }
}

/* Each agent, with each other building where somebody is. */
static void each_join(struct listing *k, const struct tss_view *v)
{
    for (unsigned left = v->used; left; left &= left - 1)
        for (int to = 0; to < TSS_BUILDINGS; to++)
            if (to != v->place[__builtin_ctz(left)] && tss_agents_in(v, to))
                listing_put3(k, TSS_PLAY, TSS_CARD_JOIN, __builtin_ctz(left), to);
}

void tss_list_card(struct listing *k, const struct tss_view *v, int card)
{
    unsigned agents = agents_for(v, card);
    switch (card) {
    case TSS_CARD_SAFE:
        listing_each(k, TSS_PLAY, card, TSS_ALL_BUILDINGS & ~(1U << v->safe));
        break;
    case TSS_CARD_BACK:
    case TSS_CARD_DASH:
        each_steps(k, card, agents, 1, card == TSS_CARD_BACK ? 2 : 3, 1);
        break;
    case TSS_CARD_SIDESTEP:
    case TSS_CARD_SHOVE:
        each_steps(k, card, agents, 1, -1, -2);
        break;
    case TSS_CARD_CRACK:
    case TSS_CARD_AMBUSH:
    case TSS_CARD_RESCUE:
        listing_each(k, TSS_PLAY, card, agents);
        if (card == TSS_CARD_RESCUE)
            each_pair(k, v, card, agents, false);
        break;
    case TSS_CARD_MARKERS: /* one alone, if it is the only one that can go on */
        if (__builtin_popcount(agents) == 1)
            listing_each(k, TSS_PLAY, card, agents);
        each_pair(k, v, card, agents, false);
        break;
    case TSS_CARD_ADVANCE:
    case TSS_CARD_RETREAT:
    case TSS_CARD_SWAP:
        each_pair(k, v, card, agents, card == TSS_CARD_SWAP);
        break;
    case TSS_CARD_JOIN:
        each_join(k, v);
        break;
    default: /* curfew, recruit */
        if (agents)
            listing_put(k, TSS_PLAY, 1, card, 0);
        break;
    }
}

void tss_send(const struct tss_view *s, const game_action *play, int16_t to[TSS_AGENTS])
{
    int card = play->arg[0], a = play->arg[1], b = play->arg[2], was = to[a];
    switch (card) {
    case TSS_CARD_ADVANCE:
    case TSS_CARD_RETREAT:
        to[a] = (int16_t)tss_ahead(was, card == TSS_CARD_ADVANCE ? 1 : -1);
        to[b] = (int16_t)tss_ahead(to[b], card == TSS_CARD_ADVANCE ? 1 : -1);
        break;
    case TSS_CARD_CRACK:
        to[a] = s->safe;
        break;
    case TSS_CARD_AMBUSH:
        to[a] = TSS_RUINS;
        break;
    case TSS_CARD_RESCUE:
        for (int i = 1; i < play->n; i++)
            to[play->arg[i]] = TSS_CHURCH;
        break;
    case TSS_CARD_CURFEW:
        for (unsigned left = s->used; left; left &= left - 1)
            to[__builtin_ctz(left)] = TSS_CHURCH;
        break;
    case TSS_CARD_SWAP:
        to[a] = to[b];
        to[b] = (int16_t)was;
        break;
    case TSS_CARD_JOIN:
        to[a] = (int16_t)b;
        break;
    default: /* back, dash, sidestep, shove */
        to[a] = (int16_t)tss_ahead(was, card == TSS_CARD_BACK ? -b : b);
        break;
    }
}
