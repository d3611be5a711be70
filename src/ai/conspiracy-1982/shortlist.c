/* Amounts worth a thought: a handful. Everything else that is legal is. */
#include "ai/conspiracy-1982/knowledge.h"
#include "rules/conspiracy-1982/c82_view.h"

/* The most that any rival is proven to have with a spy. */
static int proven(const struct c82_view *v, int spy)
{
    int most = 0;

    for (int i = 0; i < v->seats; i++) {
        int least = v->proof[i][spy].least - C82_COVER_COST * v->covers[i][spy];
        if (i != v->seat && least > most)
            most = least;
    }
    return most;
}

static bool is_one_of(int n, const int *handful, int count)
{
    for (int i = 0; i < count; i++)
        if (handful[i] == n)
            return true;
    return false;
}

/* Just more than is proven, what an informer costs, round sums. */
static bool is_payoff(const struct c82_view *v, const game_action *a)
{
    int hundreds = a->arg[1] / C82_UNIT, has = a->arg[0] < C82_SPIES ? v->book[v->seat].paid[a->arg[0]] : 0;
    int lead = a->arg[0] < C82_SPIES ? proven(v, a->arg[0]) + 1 - has : 0;
    const int handful[] = {0, lead, lead + 5, 3, 8, 15, 25, 40, v->book[v->seat].balance};

    return is_one_of(hundreds, handful, sizeof handful / sizeof *handful);
}

/* Just more than the last bid and than is proven, a step on, all. */
static bool is_bid(const struct c82_view *v, const game_action *a)
{
    int hundreds = a->arg[0] / C82_UNIT, named = v->bidding.named;
    int shown = v->proof[v->turn][v->spy].least - C82_COVER_COST * v->covers[v->turn][v->spy];
    const int handful[] = {named + 1 + named / 4, shown + 1, shown + 5, named + 10,
                           v->book[v->seat].paid[v->spy]};

    return is_one_of(hundreds, handful, sizeof handful / sizeof *handful);
}

size_t c82_shortlist(const struct game_box *box, const struct game_view *view, const game_action *legal,
                     size_t count, uint16_t *keep)
{
    const struct c82_view *v = c82_view_of(view);
    size_t kept = 0;

    (void)box;
    for (size_t i = 0; i < count; i++) {
        const game_action *a = &legal[i];
        bool good = true;
        if (a->kind == C82_OPEN || a->kind == C82_PAYOFF)
            good = is_payoff(v, a);
        else if (a->kind == C82_BID)
            good = is_bid(v, a);
        if (good)
            keep[kept++] = (uint16_t)i;
    }
    if (kept == 0)
        keep[kept++] = 0;
    return kept;
}
