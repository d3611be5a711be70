/* What must be true of every state: for tests, and for whoever reads one from outside. */
#include "base/i18n.h"
#include "rules/refuse.h"
#include "rules/solomon/solomon_state.h"

static bool pieces_good(const struct solomon_box *b, const struct solomon_public *p, game_error *err)
{
    bool dealt = p->phase > SOLOMON_PHASE_AGENTS;
    if (p->seats < 2 || p->seats > SOLOMON_SEATS)
        return game_refuse(err, _("%d seats"), p->seats);
    if (p->phase > SOLOMON_PHASE_OVER)
        return game_refuse(err, _("no such phase: %d"), p->phase);
    if (p->case_city >= b->map.places)
        return game_refuse(err, _("the briefcase is nowhere"));
    for (int a = 0; a < SOLOMON_AGENTS; a++) {
        bool burnt = p->burnt >> a & 1, somewhere = p->agent_city[a] < b->map.places;
        if (somewhere != (dealt && !burnt))
            return game_refuse(err, _("%s is in no place that it can be in"), solomon_agent_name((size_t)a));
    }
    if (p->burnt >= (1U << SOLOMON_AGENTS) - 1)
        return game_refuse(err, _("no agent is left"));
    if (p->restricted >> p->seats)
        return game_refuse(err, _("a seat is restricted that does not play"));
    if (p->track > b->track[p->seats])
        return game_refuse(err, _("the die stands beyond its start"));
    return true;
}

/* Who acts, and what is announced, go with the phase. */
static bool phase_good(const struct solomon_public *p, game_error *err)
{
    bool nature = p->phase <= SOLOMON_PHASE_START || p->phase == SOLOMON_PHASE_DIE;
    bool over = p->phase == SOLOMON_PHASE_OVER;
    bool announced = p->phase >= SOLOMON_PHASE_RESPOND && p->phase <= SOLOMON_PHASE_ABILITY;
    if (p->to_act >= p->seats || (nature && p->to_act != SEAT_NATURE) || (over && p->to_act != SEAT_NONE) ||
        (!nature && !over && p->to_act < 0))
        return game_refuse(err, _("the wrong seat acts: %d"), p->to_act);
    if (announced != (p->verb != 0) || (announced && (p->burnt >> p->agent & 1)))
        return game_refuse(err, _("what is announced does not go with the phase"));
    if ((p->bidding.challenger >= 0) != (p->phase == SOLOMON_PHASE_BID))
        return game_refuse(err, _("a challenger outside a challenge"));
    if (p->phase == SOLOMON_PHASE_BID && p->to_act != p->turn && p->to_act != p->bidding.challenger)
        return game_refuse(err, _("a stranger bids"));
    if (over != (p->how != SOLOMON_END_NONE) || over != (p->winners != 0))
        return game_refuse(err, _("an outcome before the end, or an end without one"));
    return true;
}

static bool secret_good(const struct solomon_state *s, int seat, game_error *err)
{
    const struct solomon_public *p = &s->pub;
    const struct solomon_secret *m = &s->secret[seat];
    bool dealt = solomon_step_done(p, SOLOMON_PHASE_TOKEN, seat);
    bool invested = solomon_step_done(p, SOLOMON_PHASE_INVEST, seat);
    int sum = m->reserve + m->paid[SOLOMON_DOCTOR];
    for (int a = 0; a < SOLOMON_AGENTS; a++)
        sum += m->paid[a] + p->spent[seat][a];
    if (sum != SOLOMON_COINS)
        return game_refuse(err, _("seat %d has %d coins, not %d"), seat + 1, sum, SOLOMON_COINS);
    if (dealt != (m->token < SOLOMON_AGENTS) ||
        invested != (m->invested[0] < m->invested[1] && m->invested[1] < SOLOMON_AGENTS))
        return game_refuse(err, _("seat %d has an opening that does not go with the phase"), seat + 1);
    if (solomon_step_done(p, SOLOMON_PHASE_BOARD, seat) != (m->board >= 1 && m->board <= SOLOMON_SEATS))
        return game_refuse(err, _("seat %d has no board, or one too many"), seat + 1);
    for (int i = 0; i < seat; i++)
        if ((dealt && s->secret[i].token == m->token) || (m->board && s->secret[i].board == m->board))
            return game_refuse(err, _("seats %d and %d were dealt the same"), i + 1, seat + 1);
    const solomon_opening opening = {m->token, {m->invested[0], m->invested[1]}};
    if (invested && (m->token == m->invested[0] || m->token == m->invested[1] ||
                     !solomon_opening_fits(p, seat, &opening, m->paid)))
        return game_refuse(err, _("seat %d has coins that contradict what was shown"), seat + 1);
    return true;
}

bool solomon_check(const struct game_box *box, const struct game_state *state, game_error *err)
{
    const struct solomon_state *s = solomon_const_state(state);
    err->text[0] = '\0';
    if (!pieces_good(solomon_box_of(box), &s->pub, err) || !phase_good(&s->pub, err))
        return false;
    for (int i = 0; i < s->pub.seats; i++)
        if (!secret_good(s, i, err))
            return false;
    return true;
}
