/* What is worth a thought: a handful of amounts, spies that are not far from the briefcase. */
#include "ai/conspiracy-1982/knowledge.h"
#include "ai/conspiracy-1982/outlook.h"

enum { FAR = 4 }; /* steps from the briefcase: no spy is paid there whom nobody has paid */

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

/* Just more than is proven, round sums, all; to whom it may matter. */
static bool is_payoff(const struct c82_box *box, const struct c82_view *v, const game_action *a)
{
    int spy = a->arg[0], hundreds = a->arg[1] / C82_UNIT;

    if (spy == C82_NOBODY)
        return true;
    int has = v->book[v->seat].paid[spy], shown = proven(v, spy), lead = shown + 1 - has;
    const int handful[] = {lead, lead + 4, 3, 12, 35, v->book[v->seat].balance};
    if (has == 0 && shown == 0 && box->map.steps[v->spy_place[spy]][v->case_place] >= FAR)
        return false;
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

static bool is_good(const struct c82_box *box, const struct c82_view *v, const game_action *a)
{
    if (a->kind == C82_OPEN || a->kind == C82_PAYOFF)
        return is_payoff(box, v, a);
    if (a->kind == C82_MOVE)
        return c82_goes_somewhere(box, v, a->arg[0], a->arg[1]);
    return a->kind != C82_BID || is_bid(v, a);
}

size_t c82_shortlist(const struct game_box *box, const struct game_view *view, const game_action *legal,
                     size_t count, uint16_t *keep)
{
    size_t kept = 0;

    for (size_t i = 0; i < count; i++)
        if (is_good(c82_box_of(box), c82_view_of(view), &legal[i]))
            keep[kept++] = (uint16_t)i;
    if (kept == 0)
        keep[kept++] = 0;
    return kept;
}
