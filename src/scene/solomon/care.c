#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/confirm.h"

#include <stdio.h>

bool solomon_question(const struct table *t, const game_action *a, struct confirm_question *q)
{
    (void)t;
    if (a->kind != SOLOMON_BURN)
        return false;
    const char *by = name_agent((size_t)a->arg[0]), *whom = name_agent((size_t)a->arg[1]);
    snprintf(q->title, sizeof q->title, _("Burn %s?"), whom);
    snprintf(q->text, sizeof q->text,
             _("%s is out of the match for good, and the coins on that card with it. It takes five of your "
               "sovereigns on %s."),
             whom, by);
    snprintf(q->yes, sizeof q->yes, _("Burn %s"), whom);
    snprintf(q->no, sizeof q->no, "%s", C_("button: do not do it", "Not now"));
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
