#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "scene/solomon/board.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/bidding.h"
#include "table/map_board.h"

#include <stdio.h>

/* What follows from an answer of the mover. */
static void write_mover(const struct solomon_public *p, const char *rival, struct bidding *b)
{
    snprintf(b->pass_means, sizeof b->pass_means, "%s",
             p->verb == SOLOMON_BURN ? _("The burn is stopped, and your turn is over.")
                                     : _("The move is stopped, and your turn is over."));
    snprintf(b->name_means, sizeof b->name_means,
             _("%s must go higher, or is restricted: payoff only next turn."), rival);
}

void solomon_bidding(const struct table *t, int number, struct bidding *b)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct solomon_secret *own = own_secret(t);
    bool bid = p->phase == SOLOMON_PHASE_BID, burn = p->verb == SOLOMON_BURN;

    (void)number;
    b->name_kind = bid ? SOLOMON_RAISE : SOLOMON_CHALLENGE;
    b->pass_kind = bid ? SOLOMON_YIELD : SOLOMON_PASS;
    b->least = bid ? p->bidding.named + 1 : burn ? SOLOMON_BURN_COST : 1;
    b->most = SOLOMON_COINS;
    b->subject = p->agent;
    b->own = own ? own->paid[p->agent] : -1;
    b->price = _("Your next turn is payoff only.");
    b->risk = _("If you yield, your next turn is payoff only.");
    b->rule = _("Naming a number proves that you have as many. It costs none of them.");
    b->anew = _("Each challenger begins anew: a number that was named to another binds nobody.");
    b->bounds =
        _("Dark is proven by numbers named out loud. Pale is possible: what is left of 30 coins after all "
          "that must lie elsewhere.");
    snprintf(b->ruler.title, sizeof b->ruler.title, _("Coins on %s"), name_agent(p->agent));
    if (bid && p->turn == t->viewer)
        write_mover(p, table_seat_name(t, p->bidding.challenger), b);
}

int solomon_foresees(const game_action *first)
{
    return first->kind == SOLOMON_MOVE || first->kind == SOLOMON_BURN ? first->arg[0] : -1;
}
