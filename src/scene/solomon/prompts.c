#include "scene/solomon/prompts.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/perform.h"

void prompt_announcement(const struct table *t, struct text *out)
{
    const struct solomon_public *p = &shown(t)->pub;
    if (p->agent >= SOLOMON_AGENTS || p->turn < 0)
        return;
    const char *who = table_seat_name(t, p->turn), *agent = name_agent(p->agent);
    bool mine = p->turn == t->viewer;
    if (p->verb == SOLOMON_BURN && p->target < SOLOMON_AGENTS) {
        if (mine)
            text_add(out, _("You let %s burn %s."), agent, name_agent(p->target));
        else
            text_add(out, _("%s lets %s burn %s."), who, agent, name_agent(p->target));
        return;
    }
    if (p->verb != SOLOMON_MOVE || p->from >= own_of(t)->plan.places || p->target >= own_of(t)->plan.places)
        return;
    const char *from = name_city(t->box, p->from), *to = name_city(t->box, p->target);
    if (mine)
        text_add(out, _("You send %s from %s to %s."), agent, from, to);
    else
        text_add(out, _("%s sends %s from %s to %s."), who, agent, from, to);
}

void prompt_track(const struct table *t, struct text *out)
{
    unsigned left = shown(t)->pub.track;
    if (shown(t)->pub.seats == 0)
        return;
    if (left == 0)
        text_add(out, "%s", _("Dr. Solomon's die: this round"));
    else
        text_add(out, P_("Dr. Solomon's die: in %u round", "Dr. Solomon's die: in %u rounds", left), left);
}

static void ask_turn(const struct table *t, struct text *out)
{
    const struct pick *p = &t->pick;
    if (shown(t)->pub.restricted >> t->viewer & 1) {
        text_add(out, "%s", _("You are restricted: this turn you may only make a payoff."));
    } else if (p->mode == PICK_BURN) {
        if (p->count == 0)
            text_add(out, "%s",
                     _("Burn: pick the agent who does it. It takes five of your sovereigns on that agent."));
        else
            text_add(out, _("Whom shall %s burn?"), name_agent(p->taken[0].index));
    } else if (p->count == 0 && t->move_asked && !t->second) {
        text_add(out, "%s", _("Move: pick the agent who shall go."));
    } else if (p->count == 0) {
        text_add(out, "%s",
                 t->second ? _("Your turn. Pick the city where somebody shall go.")
                           : _("Your turn. Pick an agent to move, make a payoff, or burn."));
    } else if (p->taken[0].kind == THING_AGENT) {
        text_add(out, _("Where shall %s go? Afterwards: %s"), name_agent(p->taken[0].index),
                 name_ability(p->taken[0].index));
    } else {
        text_add(out, _("Who shall go to %s?"), name_city(t->box, p->taken[0].index));
    }
}

/* The agent who acts has just brought the briefcase along, or found it. */
static bool has_the_case(const struct table *t)
{
    const struct solomon_public *p = &shown(t)->pub;
    return p->case_city == p->agent_city[p->agent];
}

static void ask_ability(const struct table *t, struct text *out)
{
    const struct pick *p = &t->pick;
    switch (shown(t)->pub.agent) {
    case SOLOMON_BEACON:
        text_add(out, "%s", _("Whom shall Beacon call over?"));
        break;
    case SOLOMON_MAGICIAN:
        text_add(out, "%s", _("Where shall Magician send the briefcase?"));
        break;
    case SOLOMON_ROULETTE:
        text_add(out, "%s", _("Shall Roulette draw the briefcase in? Press it, or let it lie."));
        break;
    case SOLOMON_SPYGLASS:
        if (p->count == 0)
            text_add(out, "%s", _("Whom shall Spyglass send on?"));
        else
            text_add(out, _("Where shall %s go?"), name_agent(p->taken[0].index));
        break;
    case SOLOMON_TEMPEST:
        if (p->count == 0)
            text_add(out, "%s",
                     has_the_case(t) ? _("Shall Tempest run on, without the briefcase? Pick a city.")
                                     : _("Shall Tempest run on? Pick a city."));
        else
            text_add(out, _("One more step from %s, or stop there?"), name_city(t->box, p->taken[0].index));
        break;
    default:
        if (p->count == 0)
            text_add(out, "%s", _("Shall Vagabond ride on? Pick a station."));
        else
            text_add(out, _("To %s: with the briefcase, or without?"), name_city(t->box, p->taken[0].index));
    }
}

static void ask(const struct table *t, struct text *out)
{
    switch (shown(t)->pub.phase) {
    case SOLOMON_PHASE_INVEST:
        text_add(out, "%s", _("Place a sovereign each on two more agents, behind your shield."));
        break;
    case SOLOMON_PHASE_TURN:
        ask_turn(t, out);
        break;
    case SOLOMON_PHASE_RESPOND:
        prompt_announcement(t, out);
        text_add(out, " %s", _("Do you challenge?"));
        break;
    case SOLOMON_PHASE_BID:
        text_add(out, _("%u has been named. Name more, or yield?"), shown(t)->pub.bid);
        break;
    case SOLOMON_PHASE_CARRY:
        text_add(out, _("Shall %s take the briefcase along? Press it, or leave it."),
                 name_agent(shown(t)->pub.agent));
        break;
    case SOLOMON_PHASE_ABILITY:
        ask_ability(t, out);
        break;
    default:
        break;
    }
}

static void tell_waiting(const struct table *t, struct text *out)
{
    int thinking = t->h->thinking(t->h), to_act = shown(t)->pub.to_act;
    if (shown(t)->pub.phase == SOLOMON_PHASE_OVER)
        text_add(out, "%s", _("The game is over."));
    else if (thinking >= 0)
        text_add(out, _("%s is thinking …"), table_seat_name(t, thinking));
    else if (to_act >= 0)
        text_add(out, _("It is for %s to act."), table_seat_name(t, to_act));
}

static void tell_event(const struct table *t, struct text *out)
{
    const game_event *e = &t->play.now;
    int seat = event_seat(e);
    const char *who = seat >= 0 ? table_seat_name(t, seat) : "";
    switch (e->kind) {
    case SOLOMON_PAID:
        text_add(out, _("%s makes a payoff."), who);
        break;
    case SOLOMON_INVESTED:
        text_add(out, _("%s has placed two sovereigns."), who);
        break;
    case SOLOMON_PASSED:
        text_add(out, _("%s lets it pass."), who);
        break;
    case SOLOMON_CHALLENGED:
        text_add(out, _("%s challenges: %d."), who, e->arg[1]);
        break;
    case SOLOMON_RAISED:
        text_add(out, _("%s goes up to %d."), who, e->arg[1]);
        break;
    case SOLOMON_YIELDED:
        text_add(out, _("%s yields."), who);
        break;
    case SOLOMON_RESTRICTED:
        text_add(out, _("%s is restricted."), who);
        break;
    case SOLOMON_BURNT:
        text_add(out, _("%s burns %s."), name_agent((size_t)e->arg[0]), name_agent((size_t)e->arg[1]));
        break;
    case SOLOMON_ROLLED:
        text_add(out, "%s", _("Dr. Solomon's die is rolled …"));
        break;
    case SOLOMON_TRAVELLED:
        text_add(out, _("%s arrives in %s."), name_agent((size_t)e->arg[0]),
                 name_city(t->box, (size_t)e->arg[2]));
        break;
    case SOLOMON_CASE_MOVED:
        text_add(out, _("The briefcase goes to %s."), name_city(t->box, (size_t)e->arg[1]));
        break;
    default:
        prompt_announcement(t, out);
        if (out->length == 0)
            tell_waiting(t, out);
    }
}

void prompt_write(const struct table *t, struct text *out, bool *urgent)
{
    *urgent = t->legal_count > 0 && !t->looking.on;
    if (t->looking.on)
        text_add(out, "%s", _("Looking back. Nothing can be done in the past."));
    else if (*urgent)
        ask(t, out);
    else if (t->play.running)
        tell_event(t, out);
    else
        tell_waiting(t, out);
}
