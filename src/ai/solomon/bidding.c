/* Challenges. Whoever is ready to go to the end wins them by having more coins on the acting agent or, with as many, by
 * naming them all first. So a challenge is worth what stopping the action is worth in the worlds where this seat
 * has enough, less what losing costs in the others, less what the numbers tell everyone. */
#include "ai/solomon/mind.h"
#include "ai/solomon/study.h"

#include <string.h>

/* What stands on a bid: the worth of every seat if the action stands, in each world. */
struct stakes {
    struct solomon_mind *m;
    int least; /* coins that a challenge takes */
    unsigned later;
    double stands[MIND_WORLDS]; /* to this seat, others' challenges counted */
    double won[MIND_WORLDS];    /* the same when the mover has won the bid: the challenger is restricted */
    bool game;                  /* the mover can win with it */
    bool ahead;                 /* the next turns are played out */
    int worlds;                 /* weighed */
};

static void list_outcome(void *ctx, const solomon_position *after)
{
    struct solomon_mind *m = ctx;

    if (m->option_count < MIND_OPTIONS)
        m->option[m->option_count++] = (solomon_option){.after = *after};
}

/* What the mover would make of its move: what is best for it on the mean of a few worlds. */
static const solomon_option *movers_best(struct solomon_mind *m)
{
    int mover = m->pub->turn, tried = m->worlds < 4 ? m->worlds : 4;
    const solomon_option *best = m->option;
    struct solomon_study study;
    float out[SOLOMON_SEATS];

    solomon_each_outcome(&m->map, &m->world[0].at, m->pub->agent, m->pub->target, list_outcome, m);
    for (int i = 0; i < tried && !(i > 0 && ai_halt(&m->clock)); i++) {
        solomon_study_start(&study, &m->map, &m->world[i], m->level->values);
        for (size_t k = 0; k < m->option_count; k++) {
            solomon_study_after(&study, &m->option[k].after, out);
            m->option[k].sum += (double)out[mover];
        }
    }
    for (size_t k = 1; k < m->option_count; k++)
        if (m->option[k].sum > best->sum)
            best = &m->option[k];
    return best;
}

static void outcome_in(const struct stakes *s, const solomon_position *after, const struct solomon_world *w,
                       float *out)
{
    const struct solomon_mind *m = s->m;
    struct solomon_world next = *w;

    if (m->pub->verb == SOLOMON_BURN) {
        solomon_world_burn(&next, m->pub->turn, m->pub->agent, m->pub->target);
        after = &next.at;
    }
    if (s->ahead)
        solomon_ahead(m, &next, after, out);
    else
        solomon_value_after(&m->map, &next, after, m->level->values, out);
}

/* What this seat has in a world if the action is stopped. */
static double stopped_worth(const struct stakes *s, int i)
{
    return (double)(s->ahead ? s->m->stay_ahead : s->m->stay)[i][s->m->me];
}

static double with_later(const struct stakes *s, int i, const float *out)
{
    const struct solomon_mind *m = s->m;
    double stopped = solomon_stopped(m, i, m->pub->agent, s->least, s->later, out);

    return (1 - stopped) * (double)out[m->me] + stopped * stopped_worth(s, i);
}

static void weigh(struct stakes *s, struct solomon_mind *m, int last_asked)
{
    solomon_position after;

    *s = (struct stakes){.m = m, .least = m->pub->verb == SOLOMON_BURN ? SOLOMON_BURN_COST : 1};
    s->later = solomon_asked_after(m->pub, last_asked);
    solomon_mind_draw(m, solomon_mind_worlds(m));
    after = m->world[0].at;
    if (m->pub->verb == SOLOMON_MOVE) {
        after = movers_best(m)->after;
        s->game = solomon_world_arrival(&m->world[0], m->pub->turn, &after) == m->pub->turn;
    }
    s->worlds = m->worlds;
    if (m->look->actions && m->mine->paid[m->pub->agent] >= s->least && !ai_halt(&m->clock)) {
        s->ahead = true;
        s->worlds = solomon_mind_look(m).worlds;
        solomon_mind_look_ahead(m, s->worlds);
        s->worlds = m->ahead < s->worlds ? m->ahead : s->worlds;
    }
    for (int i = 0; i < s->worlds; i++) {
        float out[SOLOMON_SEATS];
        struct solomon_world restricted = m->world[i];
        if (i > 0 && ai_halt(&m->clock)) {
            s->worlds = i;
            break;
        }
        outcome_in(s, &after, &m->world[i], out);
        s->stands[i] = with_later(s, i, out);
        restricted.restricted |=
            (uint8_t)(1U << (m->me == m->pub->turn ? m->pub->bidding.challenger : m->me));
        outcome_in(s, &after, &restricted, out);
        s->won[i] = with_later(s, i, out);
    }
}

/* Coins of a seat on the acting agent that everyone knows of. */
static int known_of(const struct solomon_mind *m, int seat)
{
    return m->pub->proof[seat][m->pub->agent].least - m->pub->spent[seat][m->pub->agent];
}

/* What it costs to let everyone know of coins up to n. */
static double shown(const struct solomon_mind *m, int n)
{
    int known = known_of(m, m->me);

    float minds = m->me == m->pub->turn ? 1 - m->level->frank : 1;

    return n > known ? (double)(m->style->show * minds * (float)(n - known)) : 0;
}

static int stake_of(const struct stakes *s)
{
    double sum = 0;

    for (int i = 0; i < s->worlds; i++)
        sum += stopped_worth(s, i) - s->stands[i];
    return s->game ? 2 : sum > 0.04 * s->worlds || sum < -0.04 * s->worlds ? 1 : 0;
}

/* A number from `from` that this seat has, a little higher by mood. */
static int number(struct solomon_mind *m, int from)
{
    int coins = m->mine->paid[m->pub->agent];
    int n = from +
            (m->style->jump && rng_below(&m->rng, 4) == 0 ? (int)rng_below(&m->rng, m->style->jump + 1U) : 0);

    return n > coins ? coins : n;
}

/* Sums over worlds of what a seat can do about the bid. Going up step by step wins against fewer coins; naming all there
 * is wins against as many, too, for nobody can go higher then, but it tells everything. */
typedef struct ways {
    double give_up, steps, all;
    int worlds;
} ways;

/* Apart for a rival with fewer coins, as many, and more. */
enum { FEWER, AS_MANY, MORE, CLASSES };

/* What it costs to name coins up to n, when the bid is won by that or lost. */
static double told(const struct stakes *s, bool won, int n)
{
    const struct solomon_mind *m = s->m;
    bool stands = won == (m->me == m->pub->turn);

    return m->level->bares && s->game && stands ? 0 : shown(m, n);
}

/* theirs is coins on the acting agent; won and lost what they lead to, in one world. */
static void add_world(const struct stakes *s, ways of[CLASSES], int theirs, int least, double give_up,
                      double won, double lost)
{
    int mine = s->m->mine->paid[s->m->pub->agent];
    int named = theirs + 1 > least ? theirs + 1 : least;
    ways *w = &of[theirs < mine ? FEWER : theirs == mine ? AS_MANY : MORE];
    bool by_steps = mine > theirs, by_all = mine >= theirs;

    w->give_up += give_up;
    w->steps += (by_steps ? won : lost) - told(s, by_steps, named < mine ? named : mine);
    w->all += (by_all ? won : lost) - told(s, by_all, mine);
    w->worlds++;
}

/* The means. The worlds drawn are few, but the belief knows how likely it is that the rival has more: so each class counts
 * for its chance, and not for the worlds that happened to be drawn, where both say enough. */
static ways weigh_classes(const struct solomon_mind *m, const ways of[CLASSES], int rival)
{
    int agent = m->pub->agent, mine = m->mine->paid[agent], drawn = 0;
    double as_many = solomon_belief_has(&m->belief, rival, agent, mine);
    double more = solomon_belief_has(&m->belief, rival, agent, mine + 1);
    double chance[CLASSES] = {1 - as_many, as_many - more, more}, sum = 0;
    bool believed = m->belief.last.phase > SOLOMON_PHASE_INVEST;
    ways mean = {0};

    for (int k = 0; k < CLASSES; k++) {
        drawn += of[k].worlds;
        if (of[k].worlds > 0)
            sum += chance[k];
        else if (chance[k] > 0.05)
            believed = false;
    }
    for (int k = 0; k < CLASSES; k++) {
        if (of[k].worlds == 0)
            continue;
        double part = (believed && sum > 0.9 ? chance[k] / sum / of[k].worlds : 1.0 / drawn);
        mean.give_up += part * of[k].give_up;
        mean.steps += part * of[k].steps;
        mean.all += part * of[k].all;
    }
    mean.worlds = drawn;
    return mean;
}

/* The match is lost if nobody tries, and to try costs nothing: so it does, unless the rival is known to have more. */
static bool has_to_try(const struct stakes *s, double lead, int rival)
{
    const struct solomon_mind *m = s->m;

    return m->level->bares && s->game && lead >= 0 && known_of(m, rival) <= m->mine->paid[m->pub->agent];
}

void solomon_choose_response(struct solomon_mind *m, ai_choice *out)
{
    struct stakes s;
    ways of[CLASSES] = {{0}};
    int mine = m->mine->paid[m->pub->agent], mover = m->pub->turn;

    weigh(&s, m, m->me);
    for (int i = 0; i < s.worlds; i++)
        add_world(&s, of, m->world[i].paid[mover][m->pub->agent], s.least, s.stands[i], stopped_worth(&s, i),
                  s.won[i]);
    ways w = weigh_classes(m, of, mover);
    double liking = (double)(m->style->challenge + m->style->grudge * (float)m->stopped_by[mover]);
    double best = w.all > w.steps ? w.all : w.steps;
    double lead = best - w.give_up + liking + solomon_mind_mood(m) / 2;
    bool hopeless = of[FEWER].worlds + of[AS_MANY].worlds == 0;
    out->action = *solomon_mind_legal(m, SOLOMON_PASS, -1);
    if (mine >= s.least && ((lead > 0 && !hopeless) || has_to_try(&s, best - w.give_up, mover)))
        out->action = *solomon_mind_legal(m, SOLOMON_CHALLENGE, w.all > w.steps ? mine : number(m, s.least));
    solomon_say_answer(m, out, stake_of(&s));
}

void solomon_choose_bid(struct solomon_mind *m, ai_choice *out)
{
    struct stakes s;
    ways of[CLASSES] = {{0}};
    int agent = m->pub->agent, mine = m->mine->paid[agent], mover = m->pub->turn;
    int rival = m->me == mover ? m->pub->bidding.challenger : mover;

    weigh(&s, m, m->pub->bidding.challenger);
    for (int i = 0; i < s.worlds; i++) {
        double stay = stopped_worth(&s, i);
        double won = m->me == mover ? s.won[i] : stay, lost = m->me == mover ? stay : s.won[i];
        add_world(&s, of, m->world[i].paid[rival][agent], m->pub->bidding.named + 1, lost, won, lost);
    }
    ways w = weigh_classes(m, of, rival);
    double best = w.all > w.steps ? w.all : w.steps;
    int named = w.all > w.steps ? mine : number(m, m->pub->bidding.named + 1);
    const game_action *higher =
        mine > m->pub->bidding.named ? solomon_mind_legal(m, SOLOMON_RAISE, named) : NULL;
    out->action = *solomon_mind_legal(m, SOLOMON_YIELD, -1);
    double lead = best - w.give_up + 0.5 * (double)m->style->challenge;
    if (higher && (lead > 0 || has_to_try(&s, lead, rival)))
        out->action = *higher;
    solomon_say_answer(m, out, stake_of(&s));
}
