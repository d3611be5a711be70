#include "ai/solomon/value.h"

#include "ai/solomon/world.h"

#include <math.h>
#include <string.h>

/* Nothing is certain before the game is over: so a win at hand is worth more than any to come. */
static const float IN_DOUBT = 0.03f;

/* Features of a seat. Where four stand in a row they are for cases 1, 2, 3, 4 and more. */
enum {
    F_ONE,
    F_CASE_HOPS,      /* four: the case is so far from home */
    F_CASE_RESTS = 5, /* it lies at home already, and must go out first */
    F_MARGIN,         /* four: best lead on an agent that needs so many turns */
    F_HOLDS = 10,     /* four: such an agent obeys this seat against everyone */
    F_WINS_NEXT = 14, /* up now, and can win */
    F_WINS_SOON,      /* not up, but can win when it is; fading with the seats before it */
    F_HOLDS_TWO,      /* two agents that can win */
    F_COULD_HOLD,     /* an agent that can win would obey after a payoff */
    F_COULD_HOLD_2,   /* one that needs two turns */
    F_LEADS,          /* agents on which it has most, sum of leads, most */
    F_LEAD_SUM,
    F_LEAD_MOST,
    F_COINS,      /* on agents in play */
    F_NEAR_SHARE, /* of the coins on agents near the case */
    F_RESERVE,
    F_RESERVE_LEAD,
    F_BURNS,    /* agents that could burn for it */
    F_BURNABLE, /* its best agent stands beside one who could burn it */
    F_DOCTOR,   /* own coins, lead, and is first; then the same as the end nears */
    F_DOCTOR_LEAD,
    F_DOCTOR_FIRST,
    F_DOCTOR_LATE, /* three */
    F_TRACK = F_DOCTOR_LATE + 3,
    F_LATE,
    F_UP, /* four: turns until it is up, 0 to 3 */
    F_RESTRICTED = F_UP + 4,
    F_RESTRICTED_UP,
    F_THREAT_NEXT,        /* a rival who is up can win */
    F_THREAT_BEFORE,      /* some rival who is up before this seat can */
    F_RACE,               /* reserve as a lead, once the end is near */
    F_STOPS,              /* threats of rivals that it could stop, by its own coins */
    F_MARGIN_UP,          /* best lead on an agent that can win, when up next */
    F_SAFE,               /* three: holds an agent that needs so many turns whatever rivals pay next */
    F_GRIPS = F_SAFE + 3, /* agents that can move the case now and obey this seat */
    F_GRIPPED,            /* that obey a rival */
    F_DOCTOR_ALONE,       /* first with Dr. Solomon, and nobody as good */
    F_DOCTOR_SAFE,        /* and cannot be overtaken before the first roll */
    F_DOCTOR_REACH,       /* not first, but could be by then */
    F_STOPS_TWO,          /* threats of rivals two turns away that it could stop */
    F_STOPPERS,           /* of its best agent that can win, as a share of the rivals */
    F_WITH_CASE,          /* an agent that obeys it stands with the case */
    F_DOCTOR_SHARE,       /* first, shared among so many */
    F_USED,
};

_Static_assert((int)F_USED <= (int)VALUE_FEATURES, "room for every feature");

/* What is worked out once for a world. */
struct scene {
    const struct solomon_map *map;
    const struct solomon_world *w;
    unsigned alive;
    uint64_t reach[SOLOMON_AGENTS];
    uint8_t hops[SOLOMON_AGENTS]; /* to the case */
    uint8_t most[SOLOMON_AGENTS]; /* coins of who has most there, and of the second */
    uint8_t second[SOLOMON_AGENTS];
    int8_t owner[SOLOMON_AGENTS]; /* who has most alone, else SEAT_NONE */
    float near_sum;
    int rich[SOLOMON_SEATS];        /* the largest reserve of the others */
    unsigned homing[SOLOMON_SEATS]; /* agents that can bring the case home for the seat */
    unsigned wins[SOLOMON_SEATS];   /* those of them that obey it against everyone */
    unsigned soon[SOLOMON_SEATS];   /* agents it has paid that could in two turns */
    uint8_t turns[SOLOMON_SEATS][SOLOMON_AGENTS];
    float late;
    unsigned doctor;
};

static float nearness(const struct scene *s, int agent)
{
    return 1.0f / (1.0f + (float)s->hops[agent]);
}

static void read_agent(struct scene *s, int agent)
{
    const struct solomon_world *w = s->w;
    size_t city = w->at.agent_city[agent];

    if (city >= s->map->cities)
        return;
    s->alive |= 1U << agent;
    s->reach[agent] = solomon_case_reach(s->map, &w->at, agent);
    s->hops[agent] = s->map->hops[city][w->at.case_city];
    s->owner[agent] = SEAT_NONE;
    for (int seat = 0; seat < w->seats; seat++) {
        uint8_t coins = w->paid[seat][agent];
        s->near_sum += coins * nearness(s, agent);
        if (coins > s->most[agent]) {
            s->second[agent] = s->most[agent];
            s->most[agent] = coins;
            s->owner[agent] = (int8_t)seat;
        } else if (coins > s->second[agent]) {
            s->second[agent] = coins;
        }
    }
    if (s->most[agent] == s->second[agent])
        s->owner[agent] = SEAT_NONE;
}

/* Turns until this agent could have brought the case home for the seat, nobody in the way: 1 to 4 (and more). */
static int turns_home(const struct scene *s, int seat, int agent)
{
    const struct solomon_world *w = s->w;
    int home = s->map->hops[w->at.case_city][w->hq[seat]];
    int turns = s->hops[agent] + (home ? home : 2);

    if (s->homing[seat] >> agent & 1)
        return 1;
    if (turns >= 3 && (agent == SOLOMON_MAGICIAN || agent == SOLOMON_ROULETTE || agent == SOLOMON_VAGABOND))
        turns--;
    return turns < 2 ? 2 : turns > 4 ? 4 : turns;
}

static void read_turns(struct scene *s, int seat)
{
    for (int agent = 0; agent < SOLOMON_AGENTS; agent++) {
        if (!(s->alive >> agent & 1))
            continue;
        s->turns[seat][agent] = (uint8_t)turns_home(s, seat, agent);
        if (s->w->paid[seat][agent] && s->turns[seat][agent] == 2)
            s->soon[seat] |= 1U << agent;
    }
}

static void read_scene(struct scene *s, const struct solomon_map *map, const struct solomon_world *w)
{
    memset(s, 0, sizeof *s);
    s->map = map;
    s->w = w;
    for (int agent = 0; agent < SOLOMON_AGENTS; agent++)
        read_agent(s, agent);
    for (int seat = 0; seat < w->seats; seat++)
        for (int agent = 0; agent < SOLOMON_AGENTS; agent++) {
            if (!(s->reach[agent] & solomon_city_bit(w->hq[seat])) || w->at.case_city == w->hq[seat])
                continue;
            s->homing[seat] |= 1U << agent;
            if (s->owner[agent] == seat)
                s->wins[seat] |= 1U << agent;
        }
    for (int seat = 0; seat < w->seats; seat++)
        for (int rival = 0; rival < w->seats; rival++)
            if (rival != seat && w->reserve[rival] > s->rich[seat])
                s->rich[seat] = w->reserve[rival];
    for (int seat = 0; seat < w->seats; seat++)
        read_turns(s, seat);
    s->late = 1.0f / (1.0f + 0.25f * (float)w->track);
    s->doctor = solomon_world_doctor(w);
}

static float clip(float x, float least, float most)
{
    return x < least ? least : x > most ? most : x;
}

static int rival_most(const struct scene *s, int seat, int agent)
{
    return s->w->paid[seat][agent] == s->most[agent] ? s->second[agent] : s->most[agent];
}

static bool burnable(const struct scene *s, int seat, int agent)
{
    for (int other = 0; other < SOLOMON_AGENTS; other++) {
        if (other == agent || !(s->alive >> other & 1) ||
            s->w->at.agent_city[other] != s->w->at.agent_city[agent])
            continue;
        for (int rival = 0; rival < s->w->seats; rival++)
            if (rival != seat && s->w->paid[rival][other] >= SOLOMON_BURN_COST &&
                s->w->paid[rival][other] > s->w->paid[seat][other])
                return true;
    }
    return false;
}

static void agents_of(const struct scene *s, int seat, float f[VALUE_FEATURES])
{
    const struct solomon_world *w = s->w;
    int best = -1, best_coins = 0;
    float near = 0;

    for (int t = 0; t < 4; t++)
        f[F_MARGIN + t] = -1;
    for (int agent = 0; agent < SOLOMON_AGENTS; agent++) {
        if (!(s->alive >> agent & 1))
            continue;
        int coins = w->paid[seat][agent], lead = coins - rival_most(s, seat, agent);
        int t = s->turns[seat][agent] - 1;
        float margin = clip((float)lead, -4, 8) * 0.25f;
        if (margin > f[F_MARGIN + t])
            f[F_MARGIN + t] = margin;
        if (s->reach[agent] && s->owner[agent] >= 0)
            f[lead > 0 ? F_GRIPS : F_GRIPPED] += 0.3f;
        if (lead > s->rich[seat] && t < 3)
            f[F_SAFE + t] = 1;
        if (lead > 0) {
            f[F_HOLDS + t] = 1;
            f[F_LEADS] += 1.0f / 3;
            f[F_LEAD_SUM] += clip((float)lead, 0, 10) * 0.1f;
            if ((float)lead * 0.1f > f[F_LEAD_MOST])
                f[F_LEAD_MOST] = (float)lead * 0.1f;
        }
        if (lead > 0 && w->at.agent_city[agent] == w->at.case_city)
            f[F_WITH_CASE] = 1;
        if (t < 2 && lead <= 0 && lead + w->reserve[seat] > 0)
            f[t ? F_COULD_HOLD_2 : F_COULD_HOLD] = 1;
        f[F_COINS] += (float)coins * 0.04f;
        near += (float)coins * nearness(s, agent);
        if (coins >= SOLOMON_BURN_COST)
            f[F_BURNS] += 1.0f / 3;
        if (coins > best_coins) {
            best_coins = coins;
            best = agent;
        }
    }
    f[F_NEAR_SHARE] = near / (s->near_sum + 0.5f);
    f[F_BURNABLE] = best >= 0 && burnable(s, seat, best) ? 1 : 0;
}

static void doctor_of(const struct scene *s, int seat, float f[VALUE_FEATURES])
{
    const struct solomon_world *w = s->w;
    int coins = 0, reserve = s->rich[seat];

    for (int rival = 0; rival < w->seats; rival++) {
        if (rival == seat)
            continue;
        if (w->paid[rival][SOLOMON_DOCTOR] > coins)
            coins = w->paid[rival][SOLOMON_DOCTOR];
    }
    f[F_RESERVE] = (float)w->reserve[seat] * 0.04f;
    f[F_RESERVE_LEAD] = clip((float)(w->reserve[seat] - reserve), -10, 10) * 0.1f;
    f[F_DOCTOR] = (float)w->paid[seat][SOLOMON_DOCTOR] * 0.2f;
    f[F_DOCTOR_LEAD] = clip((float)(w->paid[seat][SOLOMON_DOCTOR] - coins), -4, 4) * 0.25f;
    f[F_DOCTOR_FIRST] = s->doctor >> seat & 1;
    int left = w->track + 1, behind = coins - w->paid[seat][SOLOMON_DOCTOR];
    f[F_DOCTOR_SHARE] = s->doctor >> seat & 1 ? 1.0f / (float)__builtin_popcount(s->doctor) : 0;
    f[F_DOCTOR_ALONE] = s->doctor == 1U << seat;
    f[F_DOCTOR_SAFE] = -behind > left;
    f[F_DOCTOR_REACH] = behind >= 0 && behind < left && behind < w->reserve[seat];
    for (int i = 0; i < 3; i++)
        f[F_DOCTOR_LATE + i] = s->late * s->late * f[F_DOCTOR + i];
    f[F_RACE] = s->late * f[F_RESERVE_LEAD];
}

/* The rivals who could stop the agent of this seat that fewest could stop, of those that can win; 1 if there is none. */
static float stoppers_of(const struct scene *s, int seat)
{
    int fewest = s->w->seats - 1;

    for (unsigned left = s->homing[seat]; left; left &= left - 1) {
        int agent = __builtin_ctz(left), n = 0;
        for (int rival = 0; rival < s->w->seats; rival++)
            n += rival != seat && s->w->paid[rival][agent] &&
                 s->w->paid[rival][agent] >= s->w->paid[seat][agent];
        if (n < fewest)
            fewest = n;
    }
    return (float)fewest / (float)(s->w->seats - 1);
}

static void threats_of(const struct scene *s, int seat, int up, float f[VALUE_FEATURES])
{
    const struct solomon_world *w = s->w;
    bool may_move = !(w->restricted >> seat & 1);

    f[F_WINS_NEXT] = up == 0 && may_move && s->wins[seat] ? 1 : 0;
    f[F_WINS_SOON] = up > 0 && s->wins[seat] ? 1.0f / (float)up : 0;
    f[F_STOPPERS] = stoppers_of(s, seat);
    f[F_HOLDS_TWO] = (s->wins[seat] & (s->wins[seat] - 1)) ? 1 : 0;
    f[F_MARGIN_UP] = up == 0 && may_move ? f[F_MARGIN] : -1;
    for (int before = 0; before < w->seats; before++) {
        int rival = (w->next + before) % w->seats;
        if (rival == seat)
            continue;
        if (s->wins[rival] && !(before == 0 && (w->restricted >> rival & 1))) {
            if (before == 0)
                f[F_THREAT_NEXT] = 1;
            else if (before < up)
                f[F_THREAT_BEFORE] = 1;
        }
        for (unsigned left = s->homing[rival]; left; left &= left - 1)
            if (w->paid[seat][__builtin_ctz(left)] >= w->paid[rival][__builtin_ctz(left)])
                f[F_STOPS] += 0.1f;
        for (unsigned left = s->soon[rival]; left; left &= left - 1)
            if (w->paid[seat][__builtin_ctz(left)] >= w->paid[rival][__builtin_ctz(left)])
                f[F_STOPS_TWO] += 0.1f;
    }
}

static void features_of(const struct scene *s, int seat, float f[VALUE_FEATURES])
{
    const struct solomon_world *w = s->w;
    int up = (seat - w->next + w->seats) % w->seats;
    int home = s->map->hops[w->at.case_city][w->hq[seat]];

    memset(f, 0, VALUE_FEATURES * sizeof *f);
    f[F_ONE] = 1;
    if (home == 0)
        f[F_CASE_RESTS] = 1;
    else
        f[F_CASE_HOPS + (home > 4 ? 3 : home - 1)] = 1;
    agents_of(s, seat, f);
    doctor_of(s, seat, f);
    f[F_TRACK] = (float)w->track * 0.05f;
    f[F_LATE] = s->late;
    f[F_UP + up] = 1;
    f[F_RESTRICTED] = w->restricted >> seat & 1;
    f[F_RESTRICTED_UP] = up == 0 ? f[F_RESTRICTED] : 0;
    threats_of(s, seat, up, f);
}

void solomon_features(const struct solomon_map *map, const struct solomon_world *w,
                      float out[SOLOMON_SEATS][VALUE_FEATURES])
{
    struct scene s;

    read_scene(&s, map, w);
    for (int seat = 0; seat < w->seats; seat++)
        features_of(&s, seat, out[seat]);
}

/* A seat's features that are not 0, as most are: which, and how many. */
struct sparse {
    uint8_t at[VALUE_FEATURES];
    int count;
};

static void find_sparse(const float f[VALUE_FEATURES], struct sparse *out)
{
    uint32_t bits;
    int count = 0;

    for (int i = 0; i < F_USED; i++) { /* without a branch: no guess at it would be any good */
        out->at[count] = (uint8_t)i;
        memcpy(&bits, &f[i], sizeof bits);
        count += bits << 1 != 0; /* neither 0 nor -0 */
    }
    out->count = count;
}

static float score(const float f[VALUE_FEATURES], const struct sparse *some,
                   const struct solomon_weights *weights)
{
    float hidden[VALUE_HIDDEN] = {0}, sum = 0;

    for (int k = 0; k < some->count; k++) {
        const float *in = weights->in[some->at[k]];
        float x = f[some->at[k]];
        sum += weights->line[some->at[k]] * x;
        for (int h = 0; h < VALUE_HIDDEN && weights->hidden; h++)
            hidden[h] += in[h] * x;
    }
    for (int h = 0; h < weights->hidden; h++)
        if (hidden[h] > 0)
            sum += weights->out[h] * hidden[h];
    return sum;
}

/* Adds to each seat its share of the win, as these weights see it, times `part`. */
static void share_out(float f[SOLOMON_SEATS][VALUE_FEATURES], const struct sparse some[SOLOMON_SEATS],
                      int seats, const struct solomon_weights *weights, float part, float out[SOLOMON_SEATS])
{
    float chance[SOLOMON_SEATS], most = -1e9f, sum = 0;

    for (int seat = 0; seat < seats; seat++) {
        chance[seat] = score(f[seat], &some[seat], weights);
        if (chance[seat] > most)
            most = chance[seat];
    }
    for (int seat = 0; seat < seats; seat++)
        sum += chance[seat] = expf(chance[seat] - most);
    for (int seat = 0; seat < seats; seat++)
        out[seat] += part * chance[seat] / sum;
}

void solomon_value(const struct solomon_map *map, const struct solomon_world *w,
                   const struct solomon_values *values, float out[SOLOMON_SEATS])
{
    const struct solomon_weights *first = values->for_seats[w->seats], *second = values->second[w->seats];
    struct sparse some[SOLOMON_SEATS];
    float f[SOLOMON_SEATS][VALUE_FEATURES], part = second ? values->second_part[w->seats] : 0;

    solomon_features(map, w, f);
    for (int seat = 0; seat < w->seats; seat++)
        find_sparse(f[seat], &some[seat]);
    memset(out, 0, SOLOMON_SEATS * sizeof *out);
    for (int seat = 0; seat < w->seats; seat++)
        out[seat] = IN_DOUBT / (float)w->seats;
    share_out(f, some, w->seats, first, (1 - IN_DOUBT) * (1 - part), out);
    if (second)
        share_out(f, some, w->seats, second, (1 - IN_DOUBT) * part, out);
    if (w->roll)
        solomon_world_settle(w, out);
}

void solomon_value_after(const struct solomon_map *map, const struct solomon_world *w,
                         const solomon_position *next, const struct solomon_values *values,
                         float out[SOLOMON_SEATS])
{
    int winner = solomon_world_arrival(w, w->next, next);

    if (winner >= 0) {
        memset(out, 0, SOLOMON_SEATS * sizeof *out);
        out[winner] = 1;
        return;
    }
    struct solomon_world after = *w;
    after.at = *next;
    solomon_world_end_turn(&after);
    solomon_value(map, &after, values, out);
}

const struct solomon_weights solomon_value_by_hand = {
    .line =
        {
            [F_CASE_HOPS] = 0.5f,
            [F_CASE_HOPS + 1] = 0.25f,
            [F_CASE_HOPS + 2] = 0.1f,
            [F_CASE_RESTS] = 0.2f,
            [F_MARGIN] = 0.25f,
            [F_MARGIN + 1] = 0.2f,
            [F_MARGIN + 2] = 0.1f,
            [F_HOLDS] = 0.4f,
            [F_HOLDS + 1] = 0.3f,
            [F_HOLDS + 2] = 0.15f,
            [F_WINS_NEXT] = 4.0f,
            [F_WINS_SOON] = 1.0f,
            [F_HOLDS_TWO] = 0.4f,
            [F_COULD_HOLD] = 0.3f,
            [F_COULD_HOLD_2] = 0.1f,
            [F_LEADS] = 0.5f,
            [F_LEAD_SUM] = 0.2f,
            [F_COINS] = 0.8f,
            [F_NEAR_SHARE] = 0.8f,
            [F_RESERVE] = 0.7f,
            [F_RESERVE_LEAD] = 0.1f,
            [F_BURNS] = 0.1f,
            [F_BURNABLE] = -0.15f,
            [F_DOCTOR] = 0.3f,
            [F_DOCTOR_LEAD] = 0.4f,
            [F_DOCTOR_FIRST] = 0.2f,
            [F_DOCTOR_LATE + 1] = 1.5f,
            [F_DOCTOR_LATE + 2] = 1.5f,
            [F_RACE] = 0.4f,
            [F_RESTRICTED] = -0.15f,
            [F_STOPS] = 0.3f,
            [F_UP] = 0.1f,
        },
};

const struct solomon_values solomon_value_plain = {.for_seats = SOLOMON_FOR_ALL_SEATS(solomon_value_by_hand)};
