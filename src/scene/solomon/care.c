#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/confirm.h"

#include <stdio.h>

static void ask_burn(const game_action *a, struct confirm_question *q)
{
    const char *by = name_agent((size_t)a->arg[0]), *whom = name_agent((size_t)a->arg[1]);

    snprintf(q->title, sizeof q->title, _("Burn %s?"), whom);
    snprintf(q->text, sizeof q->text,
             _("%s is out of the match for good, and the coins on that card with it. It takes five of your "
               "sovereigns on %s."),
             whom, by);
    snprintf(q->yes, sizeof q->yes, _("Burn %s"), whom);
    snprintf(q->no, sizeof q->no, "%s", C_("button: do not do it", "Not now"));
}

static void ask_pass(const struct table *t, bool bid, struct confirm_question *q)
{
    int rival = shown(t)->pub.turn;
    bool sure = t->stakes.is.sure >> rival & 1;

    snprintf(q->title, sizeof q->title, "%s", bid ? _("Yield?") : _("Let it pass?"));
    snprintf(q->text, sizeof q->text,
             sure ? _("If nobody else stops it, %s wins.")
                  : _("If nobody else stops it, %s can win this turn."),
             table_seat_name(t, rival));
    snprintf(q->yes, sizeof q->yes, "%s", bid ? _("Yield") : _("Let it pass"));
    snprintf(q->no, sizeof q->no, "%s", C_("button: go back to the question", "Think again"));
}

bool solomon_question(const struct table *t, const game_action *a, struct confirm_question *q)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool lets = a->kind == SOLOMON_PASS || (a->kind == SOLOMON_YIELD && p->turn != t->viewer);

    if (a->kind == SOLOMON_BURN)
        ask_burn(a, q);
    else if (lets && p->turn >= 0 && (t->stakes.is.may >> p->turn & 1))
        ask_pass(t, a->kind == SOLOMON_YIELD, q);
    else
        return false;
    return true;
}

bool solomon_aim(const struct table *t, struct point *at)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct map_plan *plan = &own_of(t)->plan;
    uint8_t agent = p->verb == SOLOMON_BURN ? p->target : p->agent;
    uint8_t city = p->verb == SOLOMON_MOVE  ? p->target
                   : agent < SOLOMON_AGENTS ? p->agent_city[agent]
                                            : SOLOMON_NOWHERE;

    if (p->verb == 0 || city >= plan->places)
        return false;
    *at = plan->place[city];
    return true;
}
