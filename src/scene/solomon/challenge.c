#include "scene/solomon/parts.h"

#include "base/i18n.h"
#include "scene/solomon/board.h"
#include "scene/solomon/names.h"
#include "scene/solomon/own.h"
#include "table/bidding.h"

#include <stdio.h>

static void write_rival(const struct table *t, struct bidding *b)
{
    const struct solomon_public *p = &shown(t)->pub;
    int rival = p->turn == t->viewer ? p->bidding.challenger : p->turn;

    if (rival < 0)
        return;
    solomon_range r = known_range(t, rival, p->agent);
    const char *who = table_seat_name(t, rival), *agent = name_agent(p->agent);
    if (r.least == r.most)
        snprintf(b->rival, sizeof b->rival, _("%s has %d on %s."), who, r.most, agent);
    else if (r.least == 0)
        snprintf(b->rival, sizeof b->rival, _("%s has at most %d on %s."), who, r.most, agent);
    else
        snprintf(b->rival, sizeof b->rival, _("%s has at least %d and at most %d on %s."), who, r.least,
                 r.most, agent);
    b->known = (range){r.least, r.most};
    b->rival_color = color_agency(t->box, p->hq[rival]);
}

static void write_own(const struct table *t, struct bidding *b)
{
    const struct solomon_secret *own = own_secret(t);
    uint8_t agent = shown(t)->pub.agent;

    if (!own)
        return;
    b->own_amount = own->paid[agent];
    snprintf(b->own, sizeof b->own,
             P_("You have %u sovereign on %s.", "You have %u sovereigns on %s.", own->paid[agent]),
             own->paid[agent], name_agent(agent));
    b->covered = _("Your coins are covered. Hold P or X to look.");
    b->own_color = color_agency(t->box, shown(t)->pub.hq[t->viewer]);
}

/* The agent leaves the briefcase's city for the mover's headquarters. Everybody can see it; a newcomer might not. */
static void write_stake(const struct table *t, struct bidding *b)
{
    const struct solomon_public *p = &shown(t)->pub;

    if (p->verb == SOLOMON_MOVE && p->turn >= 0 && p->from == p->case_city && p->target == p->hq[p->turn])
        snprintf(b->stake, sizeof b->stake, _("If the briefcase goes along, %s has won."),
                 table_seat_name(t, p->turn));
}

/* Where the move ends, where it begins, where its agent stands. */
static void write_places(const struct table *t, struct bidding *b)
{
    const struct solomon_public *p = &shown(t)->pub;
    const struct map_plan *plan = &own_of(t)->plan;
    uint8_t agent = p->agent < SOLOMON_AGENTS ? p->agent_city[p->agent] : SOLOMON_NOWHERE;
    uint8_t city[BIDDING_PLACES] = {p->verb == SOLOMON_MOVE ? p->target : agent, p->from, agent};

    for (size_t i = 0; i < BIDDING_PLACES; i++)
        if (city[i] < plan->places)
            b->place[b->places++] = plan->place[city[i]];
    b->pin = plan->pin;
}

void solomon_bidding(const struct table *t, int number, struct bidding *b)
{
    const struct solomon_public *p = &shown(t)->pub;
    bool bid = p->phase == SOLOMON_PHASE_BID;

    b->question = bid ? _("Higher, or yield?") : _("Do you challenge?");
    b->pass = bid ? _("Yield") : _("Let it pass");
    b->cannot = bid ? _("You cannot go higher.") : _("You have too little there.");
    snprintf(b->name, sizeof b->name, bid ? _("Name %d") : _("Challenge with %d"), number);
    snprintf(b->longest, sizeof b->longest, _("Challenge with %d"), 88);
    b->name_kind = bid ? SOLOMON_RAISE : SOLOMON_CHALLENGE;
    b->pass_kind = bid ? SOLOMON_YIELD : SOLOMON_PASS;
    b->least = bid ? p->bidding.named + 1 : p->verb == SOLOMON_BURN ? SOLOMON_BURN_COST : 1;
    b->most = b->scale = SOLOMON_COINS;
    write_stake(t, b);
    write_rival(t, b);
    write_own(t, b);
    write_places(t, b);
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
