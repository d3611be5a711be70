#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "scene/solomon/board.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/bidding.h"
#include "table/map_board.h"

void solomon_bidding(const struct table *t, int number, struct bidding *b)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct solomon_secret *own = own_secret(t);
    bool bid = p->phase == SOLOMON_PHASE_BID, burn = p->verb == SOLOMON_BURN;

    (void)number;
    b->least = bid ? p->bidding.named + 1 : burn ? SOLOMON_BURN_COST : 1;
    b->most = SOLOMON_COINS;
    b->subject = p->agent;
    b->own = own ? own->paid[p->agent] : -1;
    if (solomon_nothing_left(t))
        b->risk = _("If you yield, it goes ahead, and you can only feint next turn.");
}

int solomon_foresees(const game_action *first)
{
    return first->kind == SOLOMON_MOVE || first->kind == SOLOMON_BURN ? first->arg[0] : -1;
}
