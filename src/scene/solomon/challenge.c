#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "base/text.h"
#include "rules/layout.h"
#include "rules/map.h"
#include "scene/solomon/board.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/bidding.h"
#include "table/map_board.h"

/* Roulette draws the briefcase out of a city next to hers. Whoever is asked about her move should know before the case is gone. */
static void say_draws(const struct table *t, struct bidding *b)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct game_box *box = t->h->box(t->h);
    game_action move;

    if (layout_announcer(table_rules(t), table_view_of(t), &move) < 0 || move.kind != SOLOMON_MOVE ||
        move.arg[0] != SOLOMON_ROULETTE ||
        !map_holds(solomon_box_of(box)->map.near[move.arg[1]], p->case_city))
        return;
    struct text out = text_over(b->act, sizeof b->act);
    /* TRANSLATORS: where an agent goes, and from where she can then have the briefcase brought to her */
    text_add(&out, _("%s goes to %s, perhaps drawing the briefcase from %s"), name_agent(SOLOMON_ROULETTE),
             name_city(box, move.arg[1]), name_city(box, p->case_city));
}

void solomon_bidding(const struct table *t, struct bidding_terms *b)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct solomon_secret *own = own_secret(t);
    bool bid = p->phase == SOLOMON_PHASE_BID, burn = p->verb == SOLOMON_BURN;

    b->least = bid ? p->bidding.named + 1 : burn ? SOLOMON_BURN_COST : 1;
    b->most = SOLOMON_COINS;
    b->subject = p->agent;
    b->own = own ? own->paid[p->agent] : -1;
}

void solomon_bidding_says(const struct table *t, struct bidding *b)
{
    say_draws(t, b);
    if (t->viewer >= 0 && (shown(t)->pub.restricted >> t->viewer & 1)) {
        b->price = _("You are restricted already.");
        b->risk = _("If you yield, it goes ahead, and that is all.");
    } else if (solomon_nothing_left(t))
        b->risk = _("If you yield, it goes ahead; next turn you only feint.");
}

int solomon_foresees(const game_action *first)
{
    return first->kind == SOLOMON_MOVE || first->kind == SOLOMON_BURN ? first->arg[0] : -1;
}
