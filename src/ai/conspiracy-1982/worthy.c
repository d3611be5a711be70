/* What is worth a thought: a handful of amounts, spies that are not far from the briefcase. */
#include "ai/conspiracy-1982/knowledge.h"
#include "ai/conspiracy-1982/outlook.h"
#include "rules/conspiracy-1982/c82_dossier.h"

enum { FAR = 4 }; /* steps from the briefcase: no spy is paid there whom nobody has paid */

/* The most that any rival is proven to have with a spy. */
static int proven(const struct c82_view *v, int spy)
{
    int most = 0;

    for (int i = 0; i < v->seats; i++)
        if (i != v->seat && c82_proven(v, i, spy) > most)
            most = c82_proven(v, i, spy);
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

/* Just more than the last bid and than is known, a step on, all. Less than is known proves nothing and wins nothing. */
static bool is_bid(const struct c82_view *v, const game_action *a)
{
    int hundreds = a->arg[0] / C82_UNIT, named = v->bidding.named;
    int shown = c82_proven(v, v->turn, v->spy);
    const int handful[] = {named + 1 + named / 4, shown + 1, shown + 5, named + 10,
                           v->book[v->seat].paid[v->spy]};

    return hundreds > shown && is_one_of(hundreds, handful, sizeof handful / sizeof *handful);
}

/* The move wins if it stands: nobody looks on who may have more. */
static bool is_the_end(const struct c82_view *v)
{
    return v->carried && !v->casablanca && v->target == v->hq[v->turn];
}

float c82_advice(const struct game_box *box, const struct game_view *view, const game_action *a)
{
    static const float homeward = 0.08f;
    const struct c82_view *v = c82_view_of(view);
    const uint8_t *to_home = c82_box_of(box)->map.steps[v->hq[v->seat]];
    int has = a->kind == C82_MOVE && a->n == 3 && !v->casablanca ? v->book[v->seat].paid[a->arg[0]] : 0;

    return has > 0 && has >= proven(v, a->arg[0]) && to_home[a->arg[1]] < to_home[v->case_place] ? homeward
                                                                                                 : 0;
}

bool c82_worthy(const struct game_box *box, const struct game_view *view, const game_action *a)
{
    const struct c82_view *v = c82_view_of(view);

    switch (a->kind) {
    case C82_OPEN:
    case C82_PAYOFF:
        return is_payoff(c82_box_of(box), v, a);
    case C82_MOVE:
        return c82_goes_somewhere(c82_box_of(box), v, a->arg[0], a->arg[1]);
    case C82_PASS:
    case C82_STOP:
        return !is_the_end(v) || v->book[v->seat].paid[v->spy] <= c82_proven(v, v->turn, v->spy);
    case C82_CHALLENGE:
        return v->book[v->seat].paid[v->spy] > c82_proven(v, v->turn, v->spy);
    case C82_BID:
        return is_bid(v, a);
    default:
        return true;
    }
}
