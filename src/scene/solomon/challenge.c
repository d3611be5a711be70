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
#include "table/stakes.h"

/* What an agent does with the briefcase on arrival is said beforehand: whoever is asked about the move should know before it is gone. The
 * sentence has places for the agent, where it goes and where the briefcase is. NULL: it can do nothing with it. */
static const char *says_ability(const struct solomon_public *p, const struct game_box *box,
                                const game_action *move)
{
    const struct solomon_box *map = solomon_box_of(box);
    uint8_t here = p->agent_city[move->arg[0]], to = (uint8_t)move->arg[1];
    bool at_hand = p->case_city == to || p->case_city == here;

    if (move->arg[0] == SOLOMON_ROULETTE && p->case_city == here && map_holds(map->map.near[to], here))
        /* TRANSLATORS: where an agent goes, and from where she can take the briefcase along */
        return _("%s goes to %s, perhaps taking the briefcase from %s");
    if (move->arg[0] == SOLOMON_ROULETTE && map_holds(map->map.near[to], p->case_city))
        /* TRANSLATORS: where an agent goes, and from where she can then have the briefcase brought to her */
        return _("%s goes to %s, perhaps drawing the briefcase from %s");
    if (move->arg[0] == SOLOMON_MAGICIAN && at_hand)
        /* TRANSLATORS: where an agent goes, and sends the briefcase from there to any city beside it */
        return _("%s goes to %s, perhaps sending the briefcase on");
    if (move->arg[0] == SOLOMON_VAGABOND && at_hand && map_holds(map->stations[p->express], to))
        /* TRANSLATORS: where an agent goes, and from there by another train */
        return _("%s goes to %s, perhaps riding on with the briefcase");
    return NULL;
}

static void say_ability(const struct table *t, struct bidding *b)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct game_box *box = t->h->box(t->h);
    game_action move;

    if (layout_announcer(table_rules(t), table_view_of(t), &move) < 0 || move.kind != SOLOMON_MOVE)
        return;
    const char *says = says_ability(p, box, &move);
    struct text out = text_over(b->act, sizeof b->act);
    if (says && (!stakes_high(t) || move.arg[0] == SOLOMON_ROULETTE)) /* else the banner says it */
        text_add(&out, says, name_agent((size_t)move.arg[0]), name_city(box, move.arg[1]),
                 name_city(box, p->case_city));
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
    say_ability(t, b);
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
