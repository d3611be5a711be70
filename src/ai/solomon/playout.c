/* Choices played out: in a drawn world everybody takes turns to the end of the match by what seems best at once, as each sees
 * it. Nobody knows anybody else's coins there. Each takes the others to have something that they may have, of rivals what this
 * seat's belief draws, of this seat what one that knows nobody's coins draws (the mind's mirror); so whoever has paid in secret
 * is not stopped as if everybody had seen it. */
#include "ai/solomon/agent.h"
#include "ai/solomon/habits.h"
#include "ai/solomon/mind.h"
#include "ai/solomon/study.h"

#include <math.h>
#include <string.h>

static const double MOOD = 0.004; /* as of levels: how far two choices are apart and still a matter of mood */
static const double MINDS_FROM = 0.004; /* whoever loses less by a move lets it pass */
static const double DECIDED = 0.02;    /* what is left of a match after so many rolls of the die is nothing */
static const double FAR_BEHIND = 0.12; /* what is worth so much less at once is not played out */
static const double BEHIND = 2;        /* what is so many standard errors behind the best is dropped */
enum { HEAT = 8 };                     /* worlds between two looks at what is behind */

/* Coins of a seat as another takes them to be. */
struct hand {
    uint8_t paid[SOLOMON_AGENTS + 1];
    uint8_t reserve;
};

/* A match while it is played out. */
struct table {
    const struct solomon_mind *m;
    struct rng luck;
    struct solomon_world w;                          /* as it is */
    struct hand guess[SOLOMON_SEATS][SOLOMON_SEATS]; /* what a seat takes another to have */
    double won;                                      /* by this seat */
    double left;                                     /* the chance that it goes on */
};

/* What a seat does in its turn. */
struct deed {
    int kind;               /* SOLOMON_PAYOFF, SOLOMON_MOVE or SOLOMON_BURN */
    int agent;              /* that acts, or whom it pays */
    int number;             /* coins, or whom it burns */
    solomon_position after; /* of a move */
};

static double mood(struct table *t)
{
    return (2 * rng_unit(&t->luck) - 1) * MOOD;
}

/* The world as a seat takes it to be. */
static struct solomon_world seen_by(const struct table *t, int seat)
{
    struct solomon_world seen = t->w;

    for (int other = 0; other < SOLOMON_SEATS && other < t->w.seats; other++) {
        const struct hand *h = &t->guess[seat][other];
        if (other == seat)
            continue;
        memcpy(seen.paid[other], h->paid, sizeof seen.paid[other]);
        seen.reserve[other] = h->reserve;
    }
    return seen;
}

/* Everybody knows now that a seat has at least so many on an agent, and at most so many. */
static void show(struct table *t, int seat, int agent, int least, int most)
{
    for (int other = 0; other < t->w.seats; other++) {
        struct hand *h = &t->guess[other][seat];
        int was = h->paid[agent], is = was < least ? least : was > most ? most : was;
        int reserve = h->reserve + was - is;
        h->paid[agent] = (uint8_t)is;
        h->reserve = (uint8_t)(reserve < 0 ? 0 : reserve);
    }
}

/* --- what a seat does --- */

struct search {
    struct table *t;
    struct solomon_world seen;
    struct solomon_study study; /* of that */
    int seat, agent;
    uint64_t roamed; /* where Tempest alone was seen to end */
    float stay[SOLOMON_SEATS];
    double most;
    struct deed best;
};

/* The chance that an announced move stands, as the mover sees it; out is what each has then. */
static double may_stand(const struct search *s, const float *out)
{
    double stands = 1;

    for (int rival = 0; rival < s->seen.seats; rival++) {
        int coins = s->seen.paid[rival][s->agent];
        if (rival == s->seat || coins == 0 || coins < s->seen.paid[s->seat][s->agent])
            continue;
        stands *= 1 - solomon_will_to_stop((double)(s->stay[rival] - out[rival]));
    }
    return stands;
}

static void try_outcome(void *ctx, const solomon_position *after)
{
    struct search *s = ctx;
    float out[SOLOMON_SEATS];

    if (s->agent == SOLOMON_TEMPEST && after->case_city == s->seen.at.case_city) {
        uint64_t end = solomon_city_bit(after->agent_city[SOLOMON_TEMPEST]);
        if (s->roamed & end)
            return;
        s->roamed |= end;
    }
    solomon_study_after(&s->study, after, out);
    if ((double)out[s->seat] <= s->most)
        return;
    double stands = may_stand(s, out), lost = (double)s->stay[s->seat] - (double)s->t->m->level->in_vain;
    double value = stands * (double)out[s->seat] + (1 - stands) * lost + mood(s->t);
    if (value > s->most) {
        s->most = value;
        s->best = (struct deed){.kind = SOLOMON_MOVE, .agent = s->agent, .after = *after};
    }
}

static void try_moves(struct search *s)
{
    const struct solomon_map *map = &s->t->m->map;
    const solomon_position *at = &s->seen.at;

    for (s->agent = 0; s->agent < SOLOMON_AGENTS; s->agent++) {
        size_t city = at->agent_city[s->agent];
        if (city >= map->cities || map->hops[city][at->case_city] > 2 || s->seen.paid[s->seat][s->agent] == 0)
            continue;
        for (uint64_t to = map->dest[city]; to;)
            solomon_each_outcome(map, at, s->agent, solomon_pop(&to), try_outcome, s);
    }
}

static void try_payoff(struct search *s, int target, int coins)
{
    struct solomon_world next = s->seen;
    float out[SOLOMON_SEATS];

    if (coins > s->seen.reserve[s->seat])
        return;
    solomon_world_pay(&next, s->seat, target, coins);
    solomon_value_after(&s->t->m->map, &next, &next.at, &solomon_agent_values, out);
    double value = (double)out[s->seat] + mood(s->t);
    if (target < SOLOMON_DOCTOR)
        value -= (double)(s->t->m->thrift * (float)coins);
    if (value > s->most) {
        s->most = value;
        s->best = (struct deed){.kind = SOLOMON_PAYOFF, .agent = target, .number = coins};
    }
}

/* Enough to lead by a little and by more, and all there is. */
static void try_payoffs(struct search *s)
{
    static const int more[] = {0, 3, 8};
    const struct solomon_world *w = &s->seen;
    const struct solomon_map *map = &s->t->m->map;
    int all = w->reserve[s->seat];

    if (all == 0)
        return;
    try_payoff(s, SOLOMON_DOCTOR, 1);
    for (int agent = 0; agent < SOLOMON_AGENTS; agent++) {
        size_t city = w->at.agent_city[agent];
        int most = 0;
        if (city >= map->cities || map->hops[city][w->at.case_city] > 3)
            continue;
        for (int rival = 0; rival < w->seats; rival++)
            if (rival != s->seat && w->paid[rival][agent] > most)
                most = w->paid[rival][agent];
        int lead = most + 1 > w->paid[s->seat][agent] ? most + 1 - w->paid[s->seat][agent] : 1;
        for (size_t i = 0; i < sizeof more / sizeof more[0]; i++)
            if (lead + more[i] < all)
                try_payoff(s, agent, lead + more[i]);
        try_payoff(s, agent, all);
    }
}

/* What is best for the seat that is up, in the world as it sees it. */
static struct deed best_deed(struct table *t)
{
    struct search s = {.t = t, .seen = seen_by(t, t->w.next), .seat = t->w.next};

    s.best = (struct deed){.kind = SOLOMON_PAYOFF, .agent = SOLOMON_NOBODY};
    solomon_study_start(&s.study, &t->m->map, &s.seen, &solomon_agent_values);
    solomon_study_after(&s.study, &s.seen.at, s.stay);
    s.most = (double)s.stay[s.seat];
    if (!(t->w.restricted >> s.seat & 1))
        try_moves(&s);
    if (s.most < 0.99)
        try_payoffs(&s);
    return s.best;
}

/* --- what comes of it --- */

/* An announced action, and what is left on the map if it stands. */
struct announced_deed {
    int agent, least; /* coins that a challenge takes */
    solomon_position after;
    bool game; /* the mover wins by it */
};

/* Whether somebody who is asked loses enough by it to try and stop it. */
static bool minds(struct table *t, const struct announced_deed *a, int rival)
{
    struct solomon_world seen = seen_by(t, rival);
    float stay[SOLOMON_SEATS], out[SOLOMON_SEATS];

    if (t->w.paid[rival][a->agent] < seen.paid[t->w.next][a->agent])
        return false;
    solomon_value_after(&t->m->map, &seen, &seen.at, &solomon_agent_values, stay);
    solomon_value_after(&t->m->map, &seen, &a->after, &solomon_agent_values, out);
    return (double)(stay[rival] - out[rival]) + mood(t) > MINDS_FROM;
}

/* Whether a rival stops it. Whoever goes to the end of a bid shows what he has. */
static bool stops(struct table *t, const struct announced_deed *a, int rival)
{
    int mover = t->w.next, theirs = t->w.paid[rival][a->agent], mine = t->w.paid[mover][a->agent];

    if (theirs < a->least) {
        if (a->game) /* or he would have tried */
            show(t, rival, a->agent, 0, a->least - 1);
        return false;
    }
    if (!a->game && !minds(t, a, rival))
        return false;
    show(t, rival, a->agent, a->least, SOLOMON_COINS);
    if (!a->game && mine <= t->guess[mover][rival].paid[a->agent])
        return true; /* given up at once */
    bool stopped = theirs >= mine;
    show(t, stopped ? mover : rival, a->agent, stopped ? mine : theirs, stopped ? mine : theirs);
    show(t, stopped ? rival : mover, a->agent, stopped ? mine : theirs + 1, SOLOMON_COINS);
    if (!stopped)
        t->w.restricted |= (uint8_t)(1U << rival);
    return stopped;
}

static bool stands(struct table *t, const struct announced_deed *a)
{
    for (int i = 1; i < t->w.seats; i++)
        if (stops(t, a, (t->w.next + i) % t->w.seats))
            return false;
    return true;
}

/* That somebody pays is seen, but not what: each takes it to be as people pay. */
static void guess_payoff(struct table *t, int seat)
{
    struct solomon_public pub = {.case_city = t->w.at.case_city, .track = t->w.track};
    const struct solomon_habit_scene scene = {&t->m->map, &pub, &t->luck};
    const struct solomon_habits *habits = t->m->belief.habits;

    memcpy(pub.agent_city, t->w.at.agent_city, sizeof pub.agent_city);
    for (int other = 0; other < t->w.seats; other++) {
        struct hand *h = &t->guess[other][seat];
        solomon_particle p = {
            .habit = habits->draw(&t->luck), .doctor = h->paid[SOLOMON_DOCTOR], .reserve = h->reserve};
        if (other == seat)
            continue;
        memcpy(p.gross, h->paid, sizeof p.gross);
        habits->pay(&scene, &p);
        memcpy(h->paid, p.gross, sizeof p.gross);
        h->paid[SOLOMON_DOCTOR] = p.doctor;
        h->reserve = p.reserve;
    }
}

/* False: the match is over, or nearly. The die is not rolled: both of what it may show are counted. */
static bool end_turn(struct table *t)
{
    solomon_world_end_turn(&t->w);
    if (t->w.roll) {
        unsigned winners = solomon_world_doctor(&t->w);
        double rolled = t->w.die_faces / 6.0;
        if (winners >> t->m->me & 1)
            t->won += t->left * rolled / __builtin_popcount(winners);
        t->left *= 1 - rolled;
        t->w.roll = 0;
    }
    return t->left > DECIDED;
}

/* The seat that is up does it. False: as end_turn. */
static bool act(struct table *t, const struct deed *d)
{
    int seat = t->w.next;

    if (d->kind == SOLOMON_PAYOFF) {
        solomon_world_pay(&t->w, seat, d->agent, d->number);
        guess_payoff(t, seat);
        return end_turn(t);
    }
    struct announced_deed a = {.agent = d->agent, .least = 1, .after = d->after};
    if (d->kind == SOLOMON_BURN) {
        a.least = SOLOMON_BURN_COST;
        a.after = t->w.at;
        a.after.agent_city[d->number] = SOLOMON_NOWHERE;
    }
    int winner = solomon_world_arrival(&t->w, seat, &a.after);
    a.game = winner == seat;
    if (!stands(t, &a))
        return end_turn(t);
    if (winner != SEAT_NONE) {
        t->won += winner == t->m->me ? t->left : 0;
        return false;
    }
    if (d->kind == SOLOMON_BURN)
        solomon_world_burn(&t->w, seat, d->agent, d->number);
    t->w.at = a.after;
    return end_turn(t);
}

/* This seat's share of the win when it does this first. */
static double play(struct table *t, const struct deed *first)
{
    float out[SOLOMON_SEATS];
    struct deed next = *first;

    for (int turn = 0; act(t, &next); turn++) {
        if (turn == t->m->play->turns) {
            solomon_value(&t->m->map, &t->w, t->m->level->values, out);
            return t->won + t->left * (double)out[t->m->me];
        }
        next = best_deed(t);
    }
    return t->won;
}

static struct hand hand_of(const uint8_t *paid, uint8_t reserve)
{
    struct hand h = {.reserve = reserve};

    memcpy(h.paid, paid, sizeof h.paid);
    return h;
}

/* One of the worlds drawn, and what everybody in it takes the others to have. */
static struct table lay(struct solomon_mind *m, int world)
{
    struct table t = {.m = m, .w = m->world[world], .left = 1};

    for (int seat = 0; seat < t.w.seats; seat++) {
        const struct solomon_world *taken = &m->world[rng_below(&m->luck, (uint32_t)m->worlds)];
        struct solomon_secret mine;
        for (int rival = 0; rival < t.w.seats; rival++)
            t.guess[seat][rival] = hand_of(taken->paid[rival], taken->reserve[rival]);
        if (seat == m->me)
            continue;
        solomon_belief_draw_one(&m->mirror, m->me, &m->luck, &mine);
        t.guess[seat][m->me] = hand_of(mine.paid, mine.reserve);
    }
    for (size_t i = 0; i < sizeof t.luck.s / sizeof t.luck.s[0]; i++)
        t.luck.s[i] = rng_next(&m->luck);
    return t;
}

/* --- which choice is best --- */

/* Options, each played out in the same worlds with the same luck. */
struct race {
    struct solomon_mind *m;
    int worlds; /* so far */
    float won[MIND_PLAYED][MIND_WORLDS];
};

static double mean_won(const struct race *r, size_t option)
{
    double sum = 0;

    for (int i = 0; i < r->worlds; i++)
        sum += (double)r->won[option][i];
    return sum / r->worlds;
}

/* What an option is worth so far, and the style's liking. */
static double worth(const struct race *r, size_t option)
{
    const solomon_option *o = &r->m->option[option];
    double part = (double)r->m->level->played;

    return (1 - part) * o->sum + part * mean_won(r, option) + o->bonus;
}

/* How far chance may have taken two apart: the standard error. Half a match more keeps it from being sure of a few alike. */
static double doubt(const struct race *r, size_t one, size_t other)
{
    double mean = mean_won(r, one) - mean_won(r, other), sum = 0.5;

    for (int i = 0; i < r->worlds; i++) {
        double off = (double)(r->won[one][i] - r->won[other][i]) - mean;
        sum += off * off;
    }
    return (double)r->m->level->played * sqrt(sum) / r->worlds;
}

static void drop_behind(struct race *r)
{
    struct solomon_mind *m = r->m;
    bool out[MIND_PLAYED] = {false};
    size_t best = 0, kept = 0;

    for (size_t k = 1; k < m->option_count; k++)
        if (worth(r, k) > worth(r, best))
            best = k;
    for (size_t k = 0; k < m->option_count; k++)
        out[k] = k != best && worth(r, best) - worth(r, k) > BEHIND * doubt(r, best, k);
    for (size_t k = 0; k < m->option_count; k++) {
        if (out[k])
            continue;
        m->option[kept] = m->option[k];
        memmove(r->won[kept++], r->won[k], sizeof r->won[k]);
    }
    m->option_count = kept;
}

static void play_world(struct race *r)
{
    struct table t = lay(r->m, r->worlds);

    for (size_t k = 0; k < r->m->option_count; k++) {
        const solomon_option *o = &r->m->option[k];
        struct deed first = {o->action.kind, o->action.arg[0], o->action.arg[1], o->after};
        struct table now = t;
        r->won[k][r->worlds] = (float)play(&now, &first);
    }
    r->worlds++;
}

/* Worlds for a decision with so much time. */
static int worlds_of(const struct solomon_mind *m)
{
    int n = m->play->worlds * solomon_mind_worlds(m) / m->level->worlds;

    return n < HEAT ? HEAT : n > MIND_WORLDS ? MIND_WORLDS : n;
}

void solomon_play_out(struct solomon_mind *m)
{
    struct race r = {.m = m};
    int n = worlds_of(m);
    double best = m->option[0].sum + m->option[0].bonus;

    while (m->option[m->option_count - 1].sum + m->option[m->option_count - 1].bonus < best - FAR_BEHIND)
        m->option_count--;
    if (m->option_count < 2 || m->option[0].sum > 0.97 || ai_halt(&m->clock)) /* as good as won */
        return;
    solomon_mind_draw(m, n);
    while (r.worlds < n && m->option_count > 1 && !(r.worlds > 0 && ai_halt(&m->clock))) {
        play_world(&r);
        if (r.worlds % HEAT == 0)
            drop_behind(&r);
    }
    for (size_t k = 0; k < m->option_count; k++)
        m->option[k].sum = worth(&r, k) - m->option[k].bonus;
}
