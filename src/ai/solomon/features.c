#include "ai/solomon/features.h"

#include "ai/solomon/position.h"
#include "ai/solomon/world.h"

#include <string.h>

/* Where numbers may go either way there is no branch: a guess at them would cost more than the sum. */
static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static float clip(int x, int least, int most)
{
    return (float)smaller(larger(x, least), most);
}

/* ---- What coins come to ---- */

/* Coins on one agent of whoever has most, and of the second. */
struct top {
    int most, second;
};

static struct top top_of(const struct solomon_world *w, int agent)
{
    struct top top = {0, 0};

    for (int seat = 0; seat < w->seats; seat++) {
        int coins = w->paid[seat][agent];
        top.second = larger(top.second, smaller(coins, top.most));
        top.most = larger(top.most, coins);
    }
    return top;
}

/* The largest reserve of the others. */
static int richest_rival(const struct solomon_world *w, int seat)
{
    int most = 0;

    for (int rival = 0; rival < w->seats; rival++)
        most = larger(most, rival == seat ? 0 : w->reserve[rival]);
    return most;
}

/* Agents on which one seat has as many coins as another, or more. */
static uint8_t matches(const struct solomon_world *w, int seat, int rival)
{
    unsigned agents = 0;

    for (int agent = 0; agent < SOLOMON_AGENTS; agent++)
        agents |= (unsigned)(w->paid[seat][agent] >= w->paid[rival][agent]) << agent;
    return (uint8_t)agents;
}

/* The most that any rival of a seat with so many coins has. */
static int rival_most(const struct top *top, int coins)
{
    return top->most + top->second - larger(coins, top->second);
}

/* What a seat's coins on agents in play come to. Little is written to the ledger on the way, for what is read would have to be read
 * again. */
static void enter_agents(struct solomon_ledger *l, const struct solomon_world *w, int seat,
                         const struct top *top, int rich)
{
    unsigned paid = 0, owned = 0, safe = 0, in_reach = 0, burners = 0;
    float leads = 0, lead_sum = 0, lead_most = 0, sum = 0, burns = 0;
    int best = -1, most = 0, reserve = w->reserve[seat];

    for (unsigned left = l->alive; left; left &= left - 1) {
        int agent = __builtin_ctz(left), coins = w->paid[seat][agent];
        int theirs = rival_most(&top[agent], coins), lead = coins - theirs;
        float tenths = (float)larger(lead, 0) * 0.1f;
        l->coins[seat][agent] = (float)coins;
        l->margin[seat][agent] = clip(lead, -4, 8) * 0.25f;
        paid |= (unsigned)(coins > 0) << agent;
        owned |= (unsigned)(lead > 0) << agent;
        safe |= (unsigned)(lead > rich) << agent;
        in_reach |= (unsigned)((lead <= 0) & (lead + reserve > 0)) << agent;
        burners |= (unsigned)((theirs >= SOLOMON_BURN_COST) & (theirs > coins)) << agent;
        leads += lead > 0 ? 1.0f / 3 : 0;
        lead_sum += clip(lead, 0, 10) * 0.1f;
        lead_most = tenths > lead_most ? tenths : lead_most;
        sum += (float)coins * 0.04f;
        burns += coins >= SOLOMON_BURN_COST ? 1.0f / 3 : 0;
        best = coins > most ? agent : best;
        most = larger(most, coins);
    }
    l->paid[seat] = (uint8_t)paid;
    l->owned[seat] = (uint8_t)owned;
    l->safe[seat] = (uint8_t)safe;
    l->in_reach[seat] = (uint8_t)in_reach;
    l->burners[seat] = (uint8_t)burners;
    l->best[seat] = (int8_t)best;
    l->settled[seat][F_LEADS] = leads;
    l->settled[seat][F_LEAD_SUM] = lead_sum;
    l->settled[seat][F_LEAD_MOST] = lead_most;
    l->settled[seat][F_COINS] = sum;
    l->settled[seat][F_BURNS] = burns;
}

static void enter_doctor(const struct solomon_world *w, int seat, const struct top *top, int rich,
                         unsigned first, float late, float *f)
{
    int mine = w->paid[seat][SOLOMON_DOCTOR], theirs = rival_most(top, mine);

    int left = w->track + 1, behind = theirs - mine;
    f[F_RESERVE] = (float)w->reserve[seat] * 0.04f;
    f[F_RESERVE_LEAD] = clip(w->reserve[seat] - rich, -10, 10) * 0.1f;
    f[F_DOCTOR] = (float)mine * 0.2f;
    f[F_DOCTOR_LEAD] = clip(-behind, -4, 4) * 0.25f;
    f[F_DOCTOR_FIRST] = first >> seat & 1;
    f[F_DOCTOR_SHARE] = first >> seat & 1 ? 1.0f / (float)__builtin_popcount(first) : 0;
    f[F_DOCTOR_ALONE] = first == 1U << seat;
    f[F_DOCTOR_SAFE] = -behind > left;
    f[F_DOCTOR_REACH] = behind >= 0 && behind < left && behind < w->reserve[seat];
    for (int i = 0; i < 3; i++)
        f[F_DOCTOR_LATE + i] = late * late * f[F_DOCTOR + i];
    f[F_RACE] = late * f[F_RESERVE_LEAD];
}

static void enter_turns(const struct solomon_world *w, int seat, float late, float *f)
{
    int up = (seat - w->next + w->seats) % w->seats;

    f[F_ONE] = 1;
    f[F_TRACK] = (float)w->track * 0.05f;
    f[F_LATE] = late;
    f[F_UP + up] = 1;
    f[F_RESTRICTED] = w->restricted >> seat & 1;
    f[F_RESTRICTED_UP] = up == 0 ? f[F_RESTRICTED] : 0;
}

void solomon_ledger_read(const struct solomon_world *w, struct solomon_ledger *out)
{
    float late = 1.0f / (1.0f + 0.25f * (float)w->track);
    unsigned first = solomon_world_doctor(w);
    struct top top[SOLOMON_AGENTS + 1];

    memset(out, 0, sizeof *out);
    out->seats = w->seats;
    out->next = w->next;
    out->restricted = w->restricted;
    memcpy(out->hq, w->hq, sizeof out->hq);
    for (int agent = 0; agent <= SOLOMON_DOCTOR; agent++)
        top[agent] = top_of(w, agent);
    for (int agent = 0; agent < SOLOMON_AGENTS; agent++)
        out->alive |= (uint8_t)((w->at.agent_city[agent] < SOLOMON_CITIES) << agent);
    for (int seat = 0; seat < w->seats; seat++) {
        int rich = richest_rival(w, seat);
        enter_agents(out, w, seat, top, rich);
        enter_doctor(w, seat, &top[SOLOMON_DOCTOR], rich, first, late, out->settled[seat]);
        enter_turns(w, seat, late, out->settled[seat]);
        for (int rival = 0; rival < w->seats; rival++)
            out->matches[seat][rival] = matches(w, seat, rival);
    }
}

/* ---- What matters of a position ---- */

static void trace_agent(const struct solomon_map *map, const struct solomon_ledger *l,
                        const solomon_position *at, int agent, solomon_outline *o)
{
    uint64_t reach = solomon_case_reach(map, at, agent);
    unsigned bit = 1U << agent;

    o->hops[agent] = map->hops[at->agent_city[agent]][at->case_city];
    o->moving = (uint8_t)((o->moving & ~bit) | (reach ? bit : 0));
    for (int seat = 0; seat < l->seats; seat++) {
        bool home = o->home[seat] && reach & solomon_city_bit(l->hq[seat]);
        o->homing[seat] = (uint8_t)((o->homing[seat] & ~bit) | (home ? bit : 0));
    }
}

/* Seats whose best agent shares its city with one with which a rival could burn it. */
static uint8_t burnable(const struct solomon_ledger *l, const solomon_position *at)
{
    unsigned seats = 0;

    for (int seat = 0; seat < l->seats; seat++) {
        int best = l->best[seat];
        for (unsigned left = best < 0 ? 0 : l->burners[seat] & ~(1U << best); left; left &= left - 1)
            if (at->agent_city[__builtin_ctz(left)] == at->agent_city[best])
                seats |= 1U << seat;
    }
    return (uint8_t)seats;
}

void solomon_outline_read(const struct solomon_map *map, const struct solomon_ledger *l,
                          const solomon_position *at, solomon_outline *out)
{
    memset(out, 0, sizeof *out);
    for (int seat = 0; seat < l->seats; seat++)
        out->home[seat] = map->hops[at->case_city][l->hq[seat]];
    for (int agent = 0; agent < SOLOMON_AGENTS; agent++)
        if (l->alive >> agent & 1)
            trace_agent(map, l, at, agent, out);
    out->burnable = burnable(l, at);
}

void solomon_outline_change(const struct solomon_map *map, const struct solomon_ledger *l,
                            const solomon_position *from, const solomon_outline *outline,
                            const solomon_position *to, solomon_outline *out)
{
    if (from->case_city != to->case_city) {
        solomon_outline_read(map, l, to, out);
        return;
    }
    *out = *outline;
    for (int agent = 0; agent < SOLOMON_AGENTS; agent++)
        if (from->agent_city[agent] != to->agent_city[agent])
            trace_agent(map, l, to, agent, out);
    out->burnable = burnable(l, to);
}

/* ---- Both together ---- */

/* What a position comes to by a ledger, for all seats. */
struct scene {
    const struct solomon_ledger *l;
    const solomon_outline *o;
    unsigned with_case;        /* agents that stand there */
    float near[SOLOMON_SEATS]; /* the seat's coins on agents, by how near these are to the case */
    float near_sum;            /* everyone's */
    uint8_t wins
        [SOLOMON_SEATS]; /* agents that can bring the case home for the seat and obey it against everyone */
    uint8_t soon[SOLOMON_SEATS];  /* agents it has paid that could in two turns */
    uint8_t in[SOLOMON_SEATS][4]; /* agents that could in so many turns, 1 to 4 and more, nobody in the way */
    float margin[SOLOMON_SEATS][4]; /* the best of its margins on them */
};

static int turns_home(const solomon_outline *o, int seat, int agent)
{
    bool quick = agent == SOLOMON_MAGICIAN || agent == SOLOMON_ROULETTE || agent == SOLOMON_VAGABOND;
    int turns = o->hops[agent] + (o->home[seat] ? o->home[seat] : 2);

    if (o->homing[seat] >> agent & 1)
        return 1;
    turns -= quick && turns >= 3;
    return turns < 2 ? 2 : turns > 4 ? 4 : turns;
}

/* Of one seat. */
static void sort_agents(struct scene *s, int seat)
{
    float margin[4] = {-1, -1, -1, -1};
    unsigned in[4] = {0};

    for (unsigned left = s->l->alive; left; left &= left - 1) {
        int agent = __builtin_ctz(left), t = turns_home(s->o, seat, agent) - 1;
        float here = s->l->margin[seat][agent];
        in[t] |= 1U << agent;
        margin[t] = here > margin[t] ? here : margin[t];
    }
    for (int t = 0; t < 4; t++) {
        s->in[seat][t] = (uint8_t)in[t];
        s->margin[seat][t] = margin[t];
    }
    s->wins[seat] = s->o->homing[seat] & s->l->owned[seat];
    s->soon[seat] = s->l->paid[seat] & (uint8_t)in[1];
}

static void read_scene(struct scene *s, const struct solomon_ledger *l, const solomon_outline *o)
{
    float seats[SOLOMON_SEATS] = {0}, sum = 0;
    unsigned with_case = 0;

    for (unsigned left = l->alive; left; left &= left - 1) {
        int agent = __builtin_ctz(left);
        float near = 1.0f / (1.0f + (float)o->hops[agent]);
        with_case |= (unsigned)(o->hops[agent] == 0) << agent;
        for (int seat = 0; seat < l->seats; seat++) {
            float share = l->coins[seat][agent] * near;
            seats[seat] += share;
            sum += share;
        }
    }
    s->l = l;
    s->o = o;
    s->with_case = with_case;
    s->near_sum = sum;
    memcpy(s->near, seats, sizeof s->near);
    for (int seat = 0; seat < l->seats; seat++)
        sort_agents(s, seat);
}

/* A step for each of the agents, one after the other: floats are rounded at each. */
static void add_steps(float *sum, float step, unsigned agents)
{
    for (; agents; agents &= agents - 1)
        *sum += step;
}

static void agents_of(const struct scene *s, int seat, float *f)
{
    const struct solomon_ledger *l = s->l;
    unsigned owned = l->owned[seat], obeying = 0;
    const uint8_t *in = s->in[seat];

    for (int t = 0; t < 4; t++) {
        f[F_MARGIN + t] = s->margin[seat][t];
        f[F_HOLDS + t] = (owned & in[t]) != 0;
    }
    for (int t = 0; t < 3; t++)
        f[F_SAFE + t] = (l->safe[seat] & in[t]) != 0;
    f[F_COULD_HOLD] = (l->in_reach[seat] & in[0]) != 0;
    f[F_COULD_HOLD_2] = (l->in_reach[seat] & in[1]) != 0;
    for (int other = 0; other < l->seats; other++)
        obeying |= l->owned[other];
    add_steps(&f[F_GRIPS], 0.3f, s->o->moving & owned);
    add_steps(&f[F_GRIPPED], 0.3f, s->o->moving & obeying & ~owned);
    f[F_WITH_CASE] = (s->with_case & owned) != 0;
    f[F_NEAR_SHARE] = s->near[seat] / (s->near_sum + 0.5f);
    f[F_BURNABLE] = s->o->burnable >> seat & 1;
}

/* The rivals who could stop the agent of this seat that fewest could stop, of those that can win; 1 if there is none. */
static float stoppers_of(const struct scene *s, int seat)
{
    int fewest = s->l->seats - 1;

    for (unsigned left = s->o->homing[seat]; left; left &= left - 1) {
        int agent = __builtin_ctz(left), n = 0;
        for (int rival = 0; rival < s->l->seats; rival++)
            n += rival != seat && (s->l->matches[rival][seat] & s->l->paid[rival]) >> agent & 1;
        fewest = n < fewest ? n : fewest;
    }
    return (float)fewest / (float)(s->l->seats - 1);
}

static void threats_of(const struct scene *s, int seat, float *f)
{
    const struct solomon_ledger *l = s->l;
    int up = (seat - l->next + l->seats) % l->seats;
    bool may_move = !(l->restricted >> seat & 1);
    unsigned wins = s->wins[seat];

    f[F_WINS_NEXT] = up == 0 && may_move && wins;
    f[F_WINS_SOON] = up > 0 && wins ? 1.0f / (float)up : 0;
    f[F_STOPPERS] = stoppers_of(s, seat);
    f[F_HOLDS_TWO] = (wins & (wins - 1)) != 0;
    f[F_MARGIN_UP] = up == 0 && may_move ? f[F_MARGIN] : -1;
    for (int rival = 0; rival < l->seats; rival++) {
        int before = (rival - l->next + l->seats) % l->seats;
        if (rival == seat)
            continue;
        if (s->wins[rival] && before == 0 && !(l->restricted >> rival & 1))
            f[F_THREAT_NEXT] = 1;
        if (s->wins[rival] && before > 0 && before < up)
            f[F_THREAT_BEFORE] = 1;
        add_steps(&f[F_STOPS], 0.1f, s->o->homing[rival] & l->matches[seat][rival]);
        add_steps(&f[F_STOPS_TWO], 0.1f, s->soon[rival] & l->matches[seat][rival]);
    }
}

void solomon_features_by(const struct solomon_ledger *l, const solomon_outline *o,
                         float out[SOLOMON_SEATS][VALUE_FEATURES])
{
    struct scene s;

    read_scene(&s, l, o);
    memcpy(out, l->settled, sizeof l->settled);
    for (int seat = 0; seat < l->seats; seat++) {
        int home = o->home[seat];
        out[seat][home == 0 ? F_CASE_RESTS : F_CASE_HOPS + (home > 4 ? 3 : home - 1)] = 1;
        agents_of(&s, seat, out[seat]);
        threats_of(&s, seat, out[seat]);
    }
}

void solomon_features(const struct solomon_map *map, const struct solomon_world *w,
                      float out[SOLOMON_SEATS][VALUE_FEATURES])
{
    struct solomon_ledger l;
    solomon_outline o;

    solomon_ledger_read(w, &l);
    solomon_outline_read(map, &l, &w->at, &o);
    solomon_features_by(&l, &o, out);
}
