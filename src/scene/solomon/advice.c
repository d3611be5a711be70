#include "scene/solomon/advice.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"

static void advise_payoff(const game_action *a, struct text *out)
{
    if (a->arg[0] == SOLOMON_NOBODY)
        text_add(out, "%s", _("Make a feint: a payoff to nobody."));
    else if (a->arg[0] == SOLOMON_DOCTOR)
        text_add(out, "%s", _("Put a sovereign on Dr. Solomon."));
    else
        text_add(out, P_("Put %d sovereign on %s.", "Put %d sovereigns on %s.", (unsigned)a->arg[1]),
                 a->arg[1], name_agent((size_t)a->arg[0]));
}

static void advise_use(const struct table *t, const game_action *a, struct text *out)
{
    const struct game_box *box = t->box;
    switch (shown(t)->pub.agent) {
    case SOLOMON_BEACON:
        text_add(out, _("Let Beacon call %s over."), name_agent((size_t)(a->arg[0] - SOLOMON_ARG_AGENT)));
        break;
    case SOLOMON_MAGICIAN:
        text_add(out, _("Let Magician send the briefcase to %s."), name_city(box, (size_t)a->arg[0]));
        break;
    case SOLOMON_ROULETTE:
        text_add(out, "%s", _("Let Roulette draw the briefcase in."));
        break;
    case SOLOMON_SPYGLASS:
        text_add(out, _("Let Spyglass send %s on to %s."),
                 name_agent((size_t)(a->arg[0] - SOLOMON_ARG_AGENT)), name_city(box, (size_t)a->arg[1]));
        break;
    case SOLOMON_TEMPEST:
        text_add(out, _("Let Tempest run on to %s."), name_city(box, (size_t)a->arg[a->n > 1 ? 1 : 0]));
        break;
    default:
        text_add(out,
                 a->n == 2 ? _("Let Vagabond ride on to %s with the briefcase.")
                           : _("Let Vagabond ride on to %s."),
                 name_city(box, (size_t)a->arg[0]));
    }
}

static void advise_answer(const game_action *a, struct text *out)
{
    switch (a->kind) {
    case SOLOMON_PASS:
        text_add(out, "%s", _("Let it pass."));
        break;
    case SOLOMON_CHALLENGE:
        text_add(out, _("Challenge with %d."), a->arg[0]);
        break;
    case SOLOMON_RAISE:
        text_add(out, _("Go up to %d."), a->arg[0]);
        break;
    case SOLOMON_YIELD:
        text_add(out, "%s", _("Yield."));
        break;
    case SOLOMON_CARRY:
        text_add(out, "%s", _("Take the briefcase along."));
        break;
    case SOLOMON_LEAVE:
        text_add(out, "%s", _("Leave the briefcase."));
        break;
    default:
        text_add(out, "%s", _("Leave it at that; do nothing more."));
    }
}

void advice_sentence(const struct table *t, const game_action *a, struct text *out)
{
    switch (a->kind) {
    case SOLOMON_INVEST:
        text_add(out, _("Put a sovereign each on %s and %s."), name_agent((size_t)a->arg[0]),
                 name_agent((size_t)a->arg[1]));
        break;
    case SOLOMON_PAYOFF:
        advise_payoff(a, out);
        break;
    case SOLOMON_MOVE:
        text_add(out, _("Send %s to %s."), name_agent((size_t)a->arg[0]),
                 name_city(t->box, (size_t)a->arg[1]));
        break;
    case SOLOMON_BURN:
        text_add(out, _("Let %s burn %s."), name_agent((size_t)a->arg[0]), name_agent((size_t)a->arg[1]));
        break;
    case SOLOMON_USE:
        advise_use(t, a, out);
        break;
    default:
        advise_answer(a, out);
    }
}

const char *advice_reason(const game_action *a)
{
    switch (a->kind) {
    case SOLOMON_INVEST:
        return _("Whoever has coins on an agent has a say in where that agent goes.");
    case SOLOMON_PAYOFF:
        return a->arg[0] == SOLOMON_NOBODY ? _("It costs nothing, and the others cannot tell.")
                                           : _("More there wins the next challenge over it.");
    case SOLOMON_MOVE:
    case SOLOMON_USE:
    case SOLOMON_CARRY:
        return _("It brings the briefcase, or who can fetch it, to a better place for you.");
    case SOLOMON_BURN:
        return _("That agent serves the others more than you.");
    case SOLOMON_CHALLENGE:
    case SOLOMON_RAISE:
        return _("The move would hurt you, and you may well have the most there.");
    case SOLOMON_PASS:
    case SOLOMON_YIELD:
        return _("It is not worth the risk.");
    default:
        return _("Nothing better can be had from it now.");
    }
}
