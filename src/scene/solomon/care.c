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

/* The agent leaves the briefcase's city for the mover's headquarters. */
static bool may_win(const struct solomon_public *p)
{
    return p->verb == SOLOMON_MOVE && p->turn >= 0 && p->from == p->case_city && p->target == p->hq[p->turn];
}

static void ask_pass(const struct table *t, bool bid, struct confirm_question *q)
{
    const char *who = table_seat_name(t, shown(t)->pub.turn);

    snprintf(q->title, sizeof q->title, "%s", bid ? _("Yield?") : _("Let it pass?"));
    snprintf(q->text, sizeof q->text, _("If nobody else stops it, %s wins."), who);
    snprintf(q->yes, sizeof q->yes, "%s", bid ? _("Yield") : _("Let it pass"));
    snprintf(q->no, sizeof q->no, "%s", C_("button: go back to the question", "Think again"));
}

bool solomon_question(const struct table *t, const game_action *a, struct confirm_question *q)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool lets = a->kind == SOLOMON_PASS || (a->kind == SOLOMON_YIELD && p->turn != t->viewer);

    if (a->kind == SOLOMON_BURN)
        ask_burn(a, q);
    else if (lets && may_win(p))
        ask_pass(t, a->kind == SOLOMON_YIELD, q);
    else
        return false;
    return true;
}
