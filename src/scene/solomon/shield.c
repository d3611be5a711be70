#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "gfx/draw.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/coins.h"
#include "table/map_board.h"
#include "ui/ui.h"

#include <stdio.h>

/* Of a shield's four boards, which differ in nothing but where the spaces stand, none is shown: nobody looks on behind it, and
 * the agents stand everywhere in one order. */
enum { SPACES = SOLOMON_DOCTOR + 1 };

static bool investing(const struct table *t)
{
    return shown(t)->pub.phase == SOLOMON_PHASE_INVEST;
}

/* The two free coins go to two agents, not to that of the token, whose coins lie there already or are yet to be put. */
static void free_coins(const struct table *t, const struct solomon_secret *own, size_t k,
                       struct amount_space *s)
{
    bool token = k == own->token, both = amounts_chosen(&t->ask.laid) >= 2;

    s->lies = token && own->paid[k] == 0 ? 3 : own->paid[k];
    s->most = k != SOLOMON_DOCTOR && !token && (t->ask.laid.on[k] > 0 || !both);
    s->why_none = token                 ? _("Your starting token")
                  : k == SOLOMON_DOCTOR ? _("Agents only, at the start")
                                        : _("Both are placed");
}

/* Any number on an agent, or one on Dr. Solomon. */
static void payoff(const struct table *t, const struct solomon_secret *own, size_t k, struct amount_space *s)
{
    s->gone = k < SOLOMON_AGENTS && (shown(t)->pub.burnt >> k & 1);
    s->lies = own->paid[k];
    s->most = k == SOLOMON_DOCTOR ? own->reserve > 0 : s->gone ? 0 : own->reserve;
    s->why_none = _("Nothing left to pay with");
    s->why_most = k == SOLOMON_DOCTOR ? _("One a turn") : NULL;
}

/* What is not yet as it must be. */
static const char *missing(bool invest, int chosen, int reserve)
{
    if (invest)
        return chosen == 0 ? _("Place two more") : _("Place one more, on another agent");
    return reserve > 0 ? _("Lay at least one coin, or feint") : _("No coins left: you can only feint");
}

bool solomon_amounts(const struct table *t, struct amounts *out)
{
    const struct solomon_secret *own = own_secret(t);
    bool invest = investing(t);
    int chosen = amounts_chosen(&t->ask.laid);

    if (!own || (!invest && shown(t)->pub.phase != SOLOMON_PHASE_TURN))
        return false;
    *out = (struct amounts){
        .have = own->reserve,
        .one = !invest,
        .ready = invest ? chosen == 2 : chosen > 0,
        .missing = missing(invest, chosen, own->reserve),
        .title = invest ? _("Place two coins, one each on two agents") : _("Which one do you pay?"),
        .confirm = invest ? _("Place them") : _("Make the payoff"),
        /* TRANSLATORS: the button of a payoff: how many coins, and to whom: `Pay 3 to Beacon` */
        .pays = _("Pay %s to %s"),
        .feint = invest ? NULL : _("Feint: pay nobody"),
        .feint_says = _("It costs nothing, and your rivals cannot tell it from a real payoff."),
        .close = _("Back to the map"),
        .help = own->reserve == 0 ? _("No coins left: you can only feint")
                : invest          ? NULL
                         : _("Rivals never see whom you pay, or how much. Type a number, or use − and +."),
        .gone = _("BURNT"),
        .spaces = SPACES};
    for (size_t i = 0; i < SPACES; i++) {
        out->space[i] = (struct amount_space){.id = (uint8_t)i, .name = name_agent(i)};
        if (invest)
            free_coins(t, own, i, &out->space[i]);
        else
            payoff(t, own, i, &out->space[i]);
    }
    if (out->one && t->ask.laid.back > 0)
        snprintf(out->note, sizeof out->note, _("One agent per payoff: %s gives %d back."),
                 name_agent(t->ask.laid.from), t->ask.laid.back);
    return true;
}

bool solomon_amounts_of(const struct table *t, const game_action *a, struct laid *out)
{
    (void)t;
    for (int i = 0; i < 2 && a->kind == SOLOMON_INVEST; i++)
        out->on[a->arg[i]] = 1;
    if (a->kind == SOLOMON_PAYOFF && a->arg[0] != SOLOMON_NOBODY)
        out->on[a->arg[0]] = (uint8_t)a->arg[1];
    return a->kind == SOLOMON_INVEST || a->kind == SOLOMON_PAYOFF;
}

void solomon_coins(struct table *t, struct rect at, int n, int fresh)
{
    coins_draw(ui_gfx(t->ui), &t->board->sprites, at, n, fresh);
}
