#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "scene/solomon/board.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/bidding.h"

#include <stdio.h>

/* The seat that is asked when this answer is given and everybody who is asked lets it pass, or SEAT_NONE. */
static int asked_next(const struct solomon_public *p)
{
    int seat = p->bidding.challenger >= 0 ? p->bidding.challenger : p->to_act;

    seat = (seat + 1) % p->seats;
    return seat == p->turn ? SEAT_NONE : seat;
}

/* What is announced, as a clause that goes on with a sentence. */
static void write_act(const struct table *t, char *out, size_t size)
{
    const struct solomon_public *p = &shown(t)->pub;

    if (p->verb == SOLOMON_BURN)
        snprintf(out, size, _("%s burns %s"), name_agent(p->agent), name_agent(p->target));
    else
        snprintf(out, size, _("%s goes to %s"), name_agent(p->agent), name_city(t->box, p->target));
}

/* What follows when the one who is asked gives way. */
static void write_pass(const struct table *t, struct bidding *b)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool bid = p->phase == SOLOMON_PHASE_BID;
    char act[128];
    int next = asked_next(p);
    const char *who = table_seat_name(t, next);

    write_act(t, act, sizeof act);
    if (bid && p->turn == t->viewer)
        snprintf(b->pass_means, sizeof b->pass_means, "%s",
                 p->verb == SOLOMON_BURN ? _("The burn is off, and your turn is over.")
                                         : _("The move is off, and your turn is over."));
    else if (bid && next != SEAT_NONE)
        /* TRANSLATORS: what happens if you yield; first %s: a name, then a clause such as `Spyglass goes to Rome` */
        snprintf(b->pass_means, sizeof b->pass_means,
                 _("Your next turn is payoff only. %s is asked next; if nobody stops it, %s."), who, act);
    else if (bid)
        snprintf(b->pass_means, sizeof b->pass_means,
                 _("Your next turn is payoff only. Nobody else is asked: %s."), act);
    else if (next != SEAT_NONE)
        snprintf(b->pass_means, sizeof b->pass_means, _("%s is asked next; if nobody stops it, %s."), who,
                 act);
    else
        snprintf(b->pass_means, sizeof b->pass_means, _("Nobody else is asked: %s."), act);
}

/* What follows when a number is named. */
static void write_name(const struct table *t, struct bidding *b, int rival)
{
    const struct solomon_public *p = &shown(t)->pub;
    const char *who = table_seat_name(t, rival);

    if (p->phase != SOLOMON_PHASE_BID)
        snprintf(b->name_means, sizeof b->name_means,
                 _("%s must go higher or give up. If you yield, your next turn is payoff only."), who);
    else if (p->turn == t->viewer)
        snprintf(b->name_means, sizeof b->name_means,
                 _("%s must go higher, or is limited to a payoff next turn."), who);
    else
        snprintf(b->name_means, sizeof b->name_means, _("%s must go higher or give up."), who);
}

static void add_row(struct bidding *b, const char *name, solomon_range known, struct color color)
{
    struct ruler_row *row = &b->ruler.row[b->ruler.rows++];

    snprintf(row->name, sizeof row->name, "%s", name);
    row->known = (range){known.least, known.most};
    row->color = color;
}

/* What is proven of the rival, and what one has oneself. */
static void write_ruler(const struct table *t, struct bidding *b, int rival)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct solomon_secret *own = own_secret(t);
    uint8_t agent = p->agent;

    snprintf(b->ruler.title, sizeof b->ruler.title, _("Sovereigns on %s"), name_agent(agent));
    b->ruler.scale = SOLOMON_COINS;
    if (rival < 0)
        return;
    solomon_range known = known_range(t, rival, agent);
    add_row(b, table_seat_name(t, rival), known, color_agency(t->box, p->hq[rival]));
    b->beaten = known.least - 1;
    snprintf(
        b->hopeless, sizeof b->hopeless,
        P_("Cannot win: at least %d is there.", "Cannot win: at least %d are there.", (unsigned)known.least),
        known.least);
    if (!own)
        return;
    uint8_t paid = own->paid[agent];
    add_row(b, C_("whose coins", "You"), (solomon_range){paid, paid}, color_agency(t->box, p->hq[t->viewer]));
    snprintf(b->highest, sizeof b->highest, _("You can name up to %d."), paid);
    b->covered = _("Your coins are covered. Hold P or X to look.");
}

void solomon_bidding(const struct table *t, int number, struct bidding *b)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool bid = p->phase == SOLOMON_PHASE_BID;
    int rival = p->turn == t->viewer ? p->bidding.challenger : p->turn;

    known_refresh(t);
    b->question = bid ? _("Higher, or yield?") : _("Do you challenge?");
    b->pass = bid ? _("Yield") : _("Let it pass");
    snprintf(b->name, sizeof b->name, bid ? _("Name %d") : _("Challenge with %d"), number);
    snprintf(b->longest, sizeof b->longest, bid ? _("Name %d") : _("Challenge with %d"), 28);
    snprintf(b->cannot, sizeof b->cannot,
             bid ? _("You cannot go higher: you have too few on %s.")
                 : _("You cannot challenge: you have too few on %s."),
             name_agent(p->agent));
    b->name_kind = bid ? SOLOMON_RAISE : SOLOMON_CHALLENGE;
    b->pass_kind = bid ? SOLOMON_YIELD : SOLOMON_PASS;
    b->least = bid ? p->bidding.named + 1 : p->verb == SOLOMON_BURN ? SOLOMON_BURN_COST : 1;
    b->most = SOLOMON_COINS;
    b->subject = p->agent;
    write_pass(t, b);
    write_name(t, b, rival);
    write_ruler(t, b, rival);
}

int solomon_announcer(const struct game_box *box, const struct game_view *view)
{
    const struct solomon_public *p = &solomon_view_of(view)->pub;

    (void)box;
    return p->verb != 0 && p->phase != SOLOMON_PHASE_OVER ? p->turn : SEAT_NONE;
}

const struct challenge *solomon_challenge(const struct game_view *view)
{
    const struct solomon_public *p = &solomon_view_of(view)->pub;

    return p->verb != 0 ? &p->bidding : NULL;
}

void solomon_unopposed(const struct game_box *box, struct game_view *view)
{
    struct solomon_public *p = &((struct solomon_view *)view)->pub;

    (void)box;
    if (p->phase != SOLOMON_PHASE_BID)
        return;
    challenge_unsay(&p->bidding);
    p->phase = SOLOMON_PHASE_RESPOND;
    p->to_act = p->bidding.asked;
}

void solomon_bidding_portrait(struct table *t, struct rect at)
{
    agent_poster(t, shown(t)->pub.agent, at, false);
}

void solomon_bidding_figure(struct table *t, struct rect at)
{
    agent_figure(t, shown(t)->pub.agent, at, 1);
}
