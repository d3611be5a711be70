#include "scene/solomon/words.h"

#include "base/i18n.h"
#include "base/text.h"
#include "scene/solomon/names.h"

static const char *seat_name(const struct host *h, int seat)
{
    return seat >= 0 && h->seat(h, seat)->name[0] != 0 ? h->seat(h, seat)->name
           : seat >= 0                                 ? h->seat(h, seat)->place
                                                       : "";
}

static void say_payoff(const struct host *h, const struct host_happening *what, struct text *out)
{
    const game_action *a = &what->action;
    const char *who = seat_name(h, what->actor);
    bool shared = h->humans(h) > 1; /* others look at this screen: one's own is not told either */
    if (shared || a->arg[0] == GAME_HIDDEN || a->arg[1] == GAME_HIDDEN)
        text_add(out, _("%s makes a payoff"), who);
    else if (a->arg[0] == SOLOMON_NOBODY)
        text_add(out, _("%s makes a payoff (to nobody)"), who);
    else
        text_add(out, _("%s makes a payoff (%d to %s)"), who, a->arg[1], name_agent((size_t)a->arg[0]));
}

static void say_use(const struct host *h, const struct host_happening *what, struct text *out)
{
    const struct game_box *box = h->box(h);
    const game_action *a = &what->action;
    const struct solomon_public *p = &solomon_view_of(what->before)->pub;
    switch (p->agent) {
    case SOLOMON_BEACON:
        text_add(out, _("Beacon calls %s over"), name_agent((size_t)(a->arg[0] - SOLOMON_ARG_AGENT)));
        break;
    case SOLOMON_MAGICIAN:
        text_add(out, _("Magician sends the briefcase to %s"), name_city(box, (size_t)a->arg[0]));
        break;
    case SOLOMON_ROULETTE:
        text_add(out, "%s", _("Roulette draws the briefcase in"));
        break;
    case SOLOMON_SPYGLASS:
        text_add(out, _("Spyglass sends %s on to %s"), name_agent((size_t)(a->arg[0] - SOLOMON_ARG_AGENT)),
                 name_city(box, (size_t)a->arg[1]));
        break;
    case SOLOMON_TEMPEST:
        text_add(out, _("Tempest runs on to %s"), name_city(box, (size_t)a->arg[a->n > 1 ? 1 : 0]));
        break;
    default:
        text_add(out,
                 a->n == 2 ? _("Vagabond rides on to %s with the briefcase") : _("Vagabond rides on to %s"),
                 name_city(box, (size_t)a->arg[0]));
    }
}

/* What follows from an action by itself and deserves a word: who is restricted, what stands, how it ended. */
static void say_after(const struct host *h, const struct host_happening *what, struct text *out)
{
    for (size_t i = 0; i < what->events.count; i++) {
        const game_event *e = &what->events.item[i];
        if (e->kind == SOLOMON_RESTRICTED)
            text_add(out, _(" — %s is restricted"), seat_name(h, e->n > 0 ? e->arg[0] : e->seat));
        else if (e->kind == SOLOMON_BURNT)
            text_add(out, _(" — %s is burnt"), name_agent((size_t)e->arg[1]));
        else if (e->kind == SOLOMON_ENDED)
            text_add(out, "%s",
                     e->arg[0] == SOLOMON_END_BRIEFCASE ? _(" — the briefcase is home")
                                                        : _(" — shields go up"));
    }
}

static void say_chance(const struct host *h, const struct host_happening *what, struct text *out)
{
    const game_action *a = &what->action;
    if (a->kind == SOLOMON_DEAL_AGENTS)
        text_add(out, "%s", _("The agents take their places"));
    else if (a->kind == SOLOMON_DEAL_START)
        text_add(out, _("%s begins"), seat_name(h, a->arg[0]));
    else if (a->kind == SOLOMON_ROLL)
        text_add(out, "%s", a->arg[0] == 1 ? _("The die shows Dr. Solomon") : _("The die comes up blank"));
}

static void say_move(const struct host *h, const struct host_happening *what, struct text *out)
{
    const game_action *a = &what->action;
    if (a->kind == SOLOMON_MOVE)
        text_add(out, _("%s sends %s to %s"), seat_name(h, what->actor), name_agent((size_t)a->arg[0]),
                 name_city(h->box(h), (size_t)a->arg[1]));
    else
        text_add(out, _("%s lets %s burn %s"), seat_name(h, what->actor), name_agent((size_t)a->arg[0]),
                 name_agent((size_t)a->arg[1]));
}

void words_sentence(const struct host *h, const struct host_happening *what, struct text *out)
{
    const game_action *a = &what->action;
    const char *who = seat_name(h, what->actor);
    switch (a->kind) {
    case SOLOMON_INVEST:
        text_add(out, _("%s places two sovereigns"), who);
        break;
    case SOLOMON_PAYOFF:
        say_payoff(h, what, out);
        break;
    case SOLOMON_MOVE:
    case SOLOMON_BURN:
        say_move(h, what, out);
        break;
    case SOLOMON_PASS:
        text_add(out, _("%s lets it pass"), who);
        break;
    case SOLOMON_CHALLENGE:
        text_add(out, _("%s challenges with %d"), who, a->arg[0]);
        break;
    case SOLOMON_RAISE:
        text_add(out, _("%s goes up to %d"), who, a->arg[0]);
        break;
    case SOLOMON_YIELD:
        text_add(out, _("%s yields"), who);
        break;
    case SOLOMON_CARRY:
        text_add(out, _("%s takes the briefcase along"),
                 name_agent(solomon_view_of(what->before)->pub.agent));
        break;
    case SOLOMON_LEAVE:
        text_add(out, _("%s leaves the briefcase"), name_agent(solomon_view_of(what->before)->pub.agent));
        break;
    case SOLOMON_USE:
        say_use(h, what, out);
        break;
    default:
        say_chance(h, what, out);
    }
    if (out->length > 0)
        say_after(h, what, out);
}

/* The cities within one step of those in a set, by line or by train. */
static uint64_t widen(const struct game_box *box, bool express, uint64_t set)
{
    uint64_t wider = set;
    for (size_t c = 0; c < solomon_city_count(box); c++)
        if (set >> c & 1)
            wider |= solomon_destinations(box, express, c);
    return wider;
}

/* The case is near somebody's home, or Dr. Solomon near his arrival. */
int words_tension(const struct host *h, const struct game_view *view)
{
    const struct solomon_public *p = &solomon_view_of(view)->pub;
    const struct game_box *box = h->box(h);
    if (p->phase == SOLOMON_PHASE_OVER || p->round == 0 || p->case_city >= solomon_city_count(box))
        return 0;
    uint64_t homes = 0, one = widen(box, p->express, UINT64_C(1) << p->case_city),
             two = widen(box, p->express, one);
    for (int s = 0; s < p->seats; s++)
        homes |= UINT64_C(1) << p->hq[s];
    if (homes & one)
        return 100;
    if (homes & two)
        return 75;
    return p->track == 0 ? 60 : 20;
}
