/* Setting up a match; what chance deals, and what follows from public facts alone about what it deals from. */
#include "rules/draw.h"
#include "rules/options.h"
#include "rules/topsecret/tss_change.h"

unsigned tss_agents_in(const struct tss_view *v, int building)
{
    unsigned found = 0;
    for (int a = 0; a < TSS_AGENTS; a++)
        found |= (unsigned)(v->place[a] == building) << a;
    return found;
}

unsigned tss_unknown(const struct tss_view *v, int seat, int cards)
{
    unsigned unknown = v->used;
    for (int i = 0; i < cards && i < v->held[seat]; i++)
        if (v->agent[seat][i] != TSS_NONE)
            unknown &= ~(1U << v->agent[seat][i]);
    return unknown;
}

int tss_free(const struct tss_view *v)
{
    int left = __builtin_popcount(v->used);
    for (int i = 0; i < v->seats; i++)
        left -= v->held[i];
    return left;
}

void tss_unseen(const struct tss_view *v, uint8_t heap[TSS_CARDS])
{
    memset(heap, 0, TSS_CARDS);
    if (!v->option[TSS_CARDS_ON])
        return;
    memset(heap, 1, TSS_CARDS);
    memset(heap, 2, TSS_CARD_CURFEW);
    heap[TSS_CARD_RECRUIT] = (uint8_t)((v->seats < TSS_SEATS) - v->gone); /* seven play without it */
    deck_unseen(heap, v->discards, TSS_CARDS);
    for (int i = 0; i < v->seats; i++)
        deck_unseen(heap, v->card[i], TSS_CARDS);
    if (v->in_play != TSS_NONE)
        deck_take(heap, NULL, v->in_play);
}

int tss_supply(const struct tss_view *v)
{
    uint8_t heap[TSS_CARDS];
    tss_unseen(v, heap);
    int left = deck_count(heap, TSS_CARDS);
    for (int i = 0; i < v->seats; i++)
        left -= v->hand[i] - deck_count(v->card[i], TSS_CARDS); /* cards in hands that are not known */
    return left;
}

int tss_drawer(const struct tss_view *v)
{
    int seat = 0;
    if (v->start >= 0)
        return v->in_play == TSS_NONE ? v->turn : v->first;
    while (v->phase == TSS_PHASE_AGENT ? v->held[seat] > 0 : v->hand[seat] >= TSS_FIRST_HAND)
        seat++;
    return seat;
}

bool tss_init(const struct game_box *box, const game_config *config, struct game_state *out, game_error *err)
{
    (void)box;
    struct tss_view *s = (struct tss_view *)out;
    if (!config_allowed(&tss_rules, TSS_SEATS, config, err))
        return false;
    *s = (struct tss_view){
        .seat = SEAT_NONE, .used = 0x7f, .safe = TSS_SAFE_START, .first = SEAT_NONE, .in_play = TSS_NONE};
    turns_clear(&s->at, config->seats);
    if (s->seats < 4) /* ruling 2: without Ginger; with two seats without Navy, too */
        s->used = s->seats == 3 ? 0x7b : 0x6b;
    for (int i = 0; i < TSS_OPTIONS; i++)
        s->option[i] = (uint8_t)config->option[i];
    for (int a = 0; a < TSS_AGENTS; a++)
        s->place[a] = s->used >> a & 1 ? TSS_CHURCH : TSS_NONE;
    memset(s->arrived, TSS_NONE, sizeof s->arrived);
    memset(s->agent, TSS_NONE, sizeof s->agent);
    memset(s->keeps, TSS_NONE, sizeof s->keeps);
    return true;
}

game_action tss_deal_due(const struct tss_view *s)
{
    static const uint8_t verb[] = {[TSS_PHASE_AGENT] = TSS_DEAL_AGENT,
                                   [TSS_PHASE_CARD] = TSS_DEAL_CARD,
                                   [TSS_PHASE_START] = TSS_DEAL_START,
                                   [TSS_PHASE_DIE] = TSS_ROLL,
                                   [TSS_PHASE_FREE] = TSS_DEAL_FREE};
    uint8_t kind = verb[s->phase];
    if (kind == TSS_DEAL_START || kind == TSS_ROLL)
        return (game_action){.kind = kind, .n = 1, .arg = {GAME_HIDDEN}};
    return (game_action){.kind = kind, .n = 2, .arg = {(int16_t)tss_drawer(s), GAME_HIDDEN}};
}

/* Bits of the agents whose cards lie under the board. */
static unsigned under_the_board(const struct tss_view *s)
{
    unsigned left = s->used;
    for (int i = 0; i < s->seats; i++)
        left &= tss_unknown(s, i, TSS_HELD);
    return left;
}

bool tss_deal_allowed(const struct tss_view *s, const game_action *a)
{
    uint8_t heap[TSS_CARDS];
    game_action due = tss_deal_due(s);
    if (a->kind != due.kind || a->n != due.n)
        return false;
    if (a->n == 1)
        return a->kind == TSS_ROLL ? a->arg[0] >= TSS_ANY && a->arg[0] <= 6
                                   : a->arg[0] >= 0 && a->arg[0] < s->seats;
    if (a->arg[0] != due.arg[0])
        return false;
    if (a->kind != TSS_DEAL_CARD)
        return (unsigned)a->arg[1] < TSS_AGENTS && (under_the_board(s) >> a->arg[1] & 1U);
    tss_unseen(s, heap);
    return deck_holds(heap, TSS_CARDS, &a->arg[1], 1);
}

game_action tss_chance(const struct game_box *box, const struct game_state *state, game_draw draw, void *ctx)
{
    (void)box;
    const struct tss_view *s = tss_view_of(state);
    game_action a = tss_deal_due(s);
    uint8_t heap[TSS_CARDS];
    if (a.kind == TSS_ROLL) {
        a.arg[0] = (int16_t)(TSS_ANY + draw_below(draw, ctx, 6));
    } else if (a.kind == TSS_DEAL_START) {
        a.arg[0] = (int16_t)draw_below(draw, ctx, s->seats);
    } else if (a.kind == TSS_DEAL_CARD) {
        tss_unseen(s, heap);
        a.arg[1] = (int16_t)deck_draw(heap, TSS_CARDS, draw, ctx);
    } else {
        a.arg[1] = (int16_t)draw_member(draw, ctx, under_the_board(s));
    }
    return a;
}
