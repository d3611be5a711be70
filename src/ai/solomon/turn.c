/* A seat's own turn: every way it can end is weighed over a few worlds, the best actions over all of them. */
#include "ai/solomon/mind.h"
#include "ai/solomon/study.h"

#include <math.h>
#include <string.h>

/* So many coins behind at the end are behind for sure. */
static const float SURELY_BEHIND = 1.5f;
enum { SIFTED = 256 }; /* options between two looks at the clock */

static solomon_option *add(struct solomon_mind *m, const game_action *action, const solomon_position *after)
{
    if (m->option_count == MIND_OPTIONS)
        return NULL;
    solomon_option *o = &m->option[m->option_count++];
    *o = (solomon_option){.action = *action, .after = *after};
    return o;
}

/* --- what there is to choose from --- */

struct listing {
    struct solomon_mind *m;
    const game_action *action;
    double bonus;
};

/* To and fro leads nowhere: what comes of a move is worth less, the oftener it has been on the map. */
static double staleness(const struct solomon_mind *m, const solomon_position *after)
{
    int kept = m->turns < MIND_SEEN ? m->turns : MIND_SEEN, times = 0;

    for (int i = 0; i < kept && m->level->stale > 0; i++)
        times += memcmp(&m->seen[i], after, sizeof *after) == 0;
    return (double)(m->level->stale * (float)times);
}

static void list_outcome(void *ctx, const solomon_position *after)
{
    const struct listing *l = ctx;
    solomon_option *o = add(l->m, l->action, after);

    if (o)
        o->bonus = l->bonus - staleness(l->m, after);
}

/* The agent in play on which this seat has most. */
static int favourite(const struct solomon_mind *m)
{
    int best = SOLOMON_NOBODY;

    for (int agent = 0; agent < SOLOMON_AGENTS; agent++)
        if (!(m->pub->burnt >> agent & 1) && m->mine->paid[agent] > 0 &&
            (best == SOLOMON_NOBODY || m->mine->paid[agent] > m->mine->paid[best]))
            best = agent;
    return best;
}

/* Amounts worth telling apart: 1 to 5, then ever wider steps, and all there is. */
static bool worth_trying(const struct solomon_mind *m, int coins)
{
    return coins <= 5 || coins == 7 || coins == 9 || coins == 12 || coins == 16 || coins == m->mine->reserve;
}

/* On a seat's last turn before the die is rolled nothing but Dr. Solomon counts any more, unless the case does; where rivals
 * have too much there in all the worlds drawn, these do not show it. So it is worth a little more than any mood. */
static double last_coin(const struct solomon_mind *m)
{
    if (m->pub->track > 0)
        return 0;
    return 2.5 * (double)(m->style->noise + m->blur) * m->pub->die_faces / 6;
}

/* What a coin to Dr. Solomon is worth for being paid now. Each turn takes one, so whoever has to catch up must begin in time;
 * whoever cannot, or is ahead of all that rivals can do, is in no hurry. */
static double race(const struct solomon_mind *m)
{
    float left = (float)m->pub->track + 1, need = 0;

    for (int rival = 0; rival < m->pub->seats && m->level->race > 0; rival++) {
        float paid = (float)solomon_belief_mean(&m->belief, rival, SOLOMON_DOCTOR);
        float more = fminf((float)solomon_belief_reserve(&m->belief, rival), left / 2);
        if (rival != m->me)
            need = fmaxf(need, paid + more + 0.5f - (float)m->mine->paid[SOLOMON_DOCTOR]);
    }
    if (m->pub->track == 0 || need > left || need > (float)m->mine->reserve)
        return 0; /* last_coin is for the very end */
    return (double)(m->level->race * need / left / (1 + (left - 1) / 4));
}

/* Turns that a seat has until the die may end the match, the one at hand counted. */
static int turns_left(const struct solomon_public *pub, int seat)
{
    int up = (pub->turn - pub->start + pub->seats) % pub->seats;
    int at = (seat - pub->start + pub->seats) % pub->seats;

    return pub->track + (at >= up);
}

/* What a seat comes to with Dr. Solomon that pays him in so many of its turns; whoever is level wins by what he keeps. */
static float comes_to(const struct solomon_mind *m, int seat, float paid, float keeps, float often)
{
    float pays = fminf(fminf(often, 1) * (float)turns_left(m->pub, seat), keeps);

    return paid + pays + (keeps - pays) / (SOLOMON_COINS + 1);
}

/* What a rival has most likely paid Dr. Solomon, as likely more as less: a mean is pulled down by all that it might have done with
 * its coins instead, and who is a coin behind must not take itself to be ahead. */
static int has_paid_doctor(const struct solomon_mind *m, int rival)
{
    int coins = 0;

    while (solomon_belief_has(&m->belief, rival, SOLOMON_DOCTOR, coins + 1) >= 0.5)
        coins++;
    return coins;
}

/* How surely some rival who pays Dr. Solomon on as often as so far stays ahead, though this seat paid at every turn: 0 to 1. */
static float beaten(const struct solomon_mind *m)
{
    float most = 0, rounds = (float)(m->pub->round > 0 ? m->pub->round : 1);

    if (m->pub->track == 0 || (m->level->futile <= 0 && !m->level->frees))
        return 0; /* last_coin is for the very end */
    for (int rival = 0; rival < m->pub->seats; rival++) {
        float paid = (float)has_paid_doctor(m, rival);
        float keeps = (float)solomon_belief_reserve(&m->belief, rival);
        if (rival != m->me)
            most = fmaxf(most, comes_to(m, rival, paid, keeps, (paid + 1) / (rounds + 1)));
    }
    float mine = comes_to(m, m->me, m->mine->paid[SOLOMON_DOCTOR], m->mine->reserve, 1);
    return fminf(fmaxf(most - mine, 0) / SURELY_BEHIND, 1);
}

/* What is made up for of the thrift where this many coins leave the seat no poorer than the richest rival. */
static double spared(const struct solomon_mind *m, int coins)
{
    float spare = fmaxf(fminf((float)m->mine->reserve - m->rich, (float)coins), 0);

    if (m->level->frees)
        spare += m->beaten * ((float)coins - spare);
    return m->level->spares ? (double)(spare * (m->thrift - m->level->lax)) : 0;
}

/* Where everybody has paid at every turn so far, whoever does something else first falls behind with Dr. Solomon: so nobody did for
 * rounds on end. Whoever goes for the briefcase while there is time wins as often, and the match is one. */
static double early(const struct solomon_mind *m)
{
    return (double)(m->level->early * (float)m->pub->track / 20);
}

static void list_payoff(struct solomon_mind *m, const game_action *a, int liked)
{
    const struct solomon_style *s = m->style;
    int target = a->arg[0], coins = a->arg[1];

    if (target < SOLOMON_DOCTOR && !worth_trying(m, coins))
        return;
    solomon_option *o = add(m, a, &m->world[0].at);
    if (!o)
        return;
    if (target == SOLOMON_DOCTOR)
        o->bonus =
            (double)s->doctor + last_coin(m) + race(m) - (double)(m->level->futile * m->beaten) - early(m);
    else if (target == SOLOMON_NOBODY)
        o->bonus = (double)s->feint;
    else
        o->bonus = (double)((coins > 3 ? s->heap * (float)(coins - 3) : 0) -
                            (s->keep + m->thrift) * (float)coins + (target == liked ? s->loyal : 0)) +
                   spared(m, coins);
}

static void list_options(struct solomon_mind *m)
{
    const struct solomon_style *s = m->style;
    const solomon_position *now = &m->world[0].at;
    int liked = favourite(m);

    for (size_t i = 0; i < m->legal_count; i++) {
        const game_action *a = &m->legal[i];
        if (a->kind == SOLOMON_PAYOFF) {
            list_payoff(m, a, liked);
        } else if (a->kind == SOLOMON_BURN) {
            solomon_option *o = add(m, a, now);
            if (o)
                o->bonus = (double)s->burn;
        } else {
            struct listing l = {m, a,
                                (double)((a->arg[0] == liked ? s->loyal : 0) +
                                         (m->mine->paid[a->arg[0]] == 0 ? s->bluff : 0))};
            solomon_each_outcome(&m->map, now, a->arg[0], (size_t)a->arg[1], list_outcome, &l);
        }
    }
}

/* --- what it is worth --- */

/* The world after a payoff or a burn that stands. */
static struct solomon_world spent(const struct solomon_mind *m, const struct solomon_world *w,
                                  const game_action *a)
{
    struct solomon_world next = *w;

    if (a->kind == SOLOMON_PAYOFF)
        solomon_world_pay(&next, m->me, a->arg[0], a->arg[1]);
    else
        solomon_world_burn(&next, m->me, a->arg[0], a->arg[1]);
    return next;
}

/* The worth to this seat of an option in world i: out is what each seat has if it stands, stay if it is stopped. */
static double worth(const struct solomon_mind *m, const solomon_option *o, int i, const float *out,
                    const float *stay)
{
    const game_action *a = &o->action;

    if (a->kind == SOLOMON_PAYOFF)
        return (double)out[m->me];
    int least = a->kind == SOLOMON_BURN ? SOLOMON_BURN_COST : 1;
    double stopped = solomon_stopped(m, i, a->arg[0], least, solomon_asked_after(m->pub, m->me), out);
    return (1 - stopped) * (double)out[m->me] + stopped * ((double)stay[m->me] - (double)m->level->in_vain);
}

/* As the map says at once; study is of world i. */
static double worth_at_once(const struct solomon_mind *m, struct solomon_study *study,
                            const solomon_option *o, int i)
{
    float out[SOLOMON_SEATS];

    if (o->action.kind == SOLOMON_MOVE) {
        solomon_study_after(study, &o->after, out);
    } else {
        struct solomon_world next = spent(m, &m->world[i], &o->action);
        solomon_value_after(&m->map, &next, &next.at, m->level->values, out);
    }
    return worth(m, o, i, out, m->stay[i]);
}

/* As the next turns come to. */
static double worth_ahead(const struct solomon_mind *m, const solomon_option *o, int i)
{
    const struct solomon_world *w = &m->world[i];
    float out[SOLOMON_SEATS];

    if (o->action.kind == SOLOMON_MOVE) {
        solomon_ahead(m, w, &o->after, out);
    } else {
        struct solomon_world next = spent(m, w, &o->action);
        solomon_ahead(m, &next, &next.at, out);
    }
    return worth(m, o, i, out, m->stay_ahead[i]);
}

static void try_worlds(struct solomon_mind *m, size_t from, size_t to, int first, int last)
{
    struct solomon_study study;

    for (int i = first; i < last; i++) {
        solomon_study_start(&study, &m->map, &m->world[i], m->level->values);
        for (size_t k = from; k < to; k++)
            m->option[k].sum += worth_at_once(m, &study, &m->option[k], i);
    }
}

/* Brings the best `keep` options to the front, best first, and drops the others. */
static void keep_best(struct solomon_mind *m, size_t keep)
{
    if (keep > m->option_count)
        keep = m->option_count;
    for (size_t k = 0; k < keep; k++) {
        size_t best = k;
        for (size_t i = k + 1; i < m->option_count; i++)
            if (m->option[i].sum + m->option[i].bonus > m->option[best].sum + m->option[best].bonus)
                best = i;
        solomon_option o = m->option[k];
        m->option[k] = m->option[best];
        m->option[best] = o;
    }
    m->option_count = keep;
}

/* Leaves one option an action, its best, and of those the best few; sums become means for the comparison and back. */
static void sift(struct solomon_mind *m, int worlds)
{
    size_t kept = 0;

    for (size_t k = 0; k < m->option_count; k++)
        m->option[k].sum /= worlds;
    for (size_t k = 0; k < m->option_count; k++) {
        solomon_option o = m->option[k];
        if (kept > 0 && ai_same_action(&m->option[kept - 1].action, &o.action)) {
            if (o.sum > m->option[kept - 1].sum)
                m->option[kept - 1] = o;
        } else {
            m->option[kept++] = o;
        }
    }
    m->option_count = kept;
    keep_best(m, m->level->keep);
    for (size_t k = 0; k < m->option_count; k++)
        m->option[k].sum *= worlds;
}

/* Weighs all options over the first few worlds, and what is left of them over the others. Sums are means afterwards. */
static void weigh_options(struct solomon_mind *m)
{
    int tried = m->level->sift, all = solomon_mind_worlds(m);

    if (all < tried)
        tried = all;
    solomon_mind_draw(m, tried);
    list_options(m);
    for (size_t k = 0; k < m->option_count; k += SIFTED) {
        if (ai_halt(&m->clock)) {
            m->option_count = k ? k : 1;
            break;
        }
        try_worlds(m, k, k + SIFTED < m->option_count ? k + SIFTED : m->option_count, 0, tried);
    }
    sift(m, tried);
    while (tried < all && !ai_halt(&m->clock)) {
        int last = tried + MIND_CHUNK < all ? tried + MIND_CHUNK : all;
        solomon_mind_draw(m, last);
        try_worlds(m, 0, m->option_count, tried, last);
        tried = last;
    }
    for (size_t k = 0; k < m->option_count; k++)
        m->option[k].sum /= tried;
}

/* Plays the next turns out after each of the options, in one world. False: it was time to answer, and nothing was added. */
static bool look_ahead_in(struct solomon_mind *m, int world)
{
    double value[MIND_AHEAD];

    solomon_mind_look_ahead(m, world + 1);
    if (m->ahead <= world)
        return false;
    for (size_t k = 0; k < m->option_count; k++) {
        if (world > 0 && ai_halt(&m->clock))
            return false;
        value[k] = worth_ahead(m, &m->option[k], world);
    }
    for (size_t k = 0; k < m->option_count; k++)
        m->option[k].deep += value[k];
    return true;
}

/* The same for the best few, in as many worlds as there is time for; only they are left. */
static void look_ahead(struct solomon_mind *m)
{
    solomon_look look = solomon_mind_look(m);
    int done = 0;

    if (look.actions == 0 || ai_halt(&m->clock))
        return;
    keep_best(m, look.actions);
    if (m->option[0].sum > 0.97) /* as good as won */
        return;
    for (size_t k = 0; k < m->option_count; k++)
        m->option[k].deep = 0;
    while (done < look.worlds && look_ahead_in(m, done))
        done++;
    for (size_t k = 0; k < m->option_count; k++)
        m->option[k].sum = 0.2 * m->option[k].sum + 0.8 * m->option[k].deep / done;
}

/* What the richest rival is believed to keep. */
static float richest_reserve(const struct solomon_mind *m)
{
    double most = 0;

    for (int rival = 0; rival < m->pub->seats && m->level->spares; rival++)
        if (rival != m->me)
            most = fmax(most, solomon_belief_reserve(&m->belief, rival));
    return (float)most;
}

static bool wins(const struct solomon_mind *m, const solomon_option *o)
{
    return o->action.kind == SOLOMON_MOVE && solomon_world_arrival(&m->world[0], m->me, &o->after) == m->me;
}

/* The best of what is left, or what comes near enough to it for the mood of the moment. */
static const solomon_option *choose(struct solomon_mind *m)
{
    const solomon_option *best = &m->option[0], *liked = best;
    double most = -1e9;

    for (size_t k = 0; k < m->option_count; k++) {
        const solomon_option *o = &m->option[k];
        double value = o->sum + o->bonus + solomon_mind_mood(m);
        if (o->sum + o->bonus > best->sum + best->bonus)
            best = o;
        if (value > most) {
            most = value;
            liked = o;
        }
    }
    return m->level->takes_wins && wins(m, best) ? best : liked;
}

void solomon_choose_turn(struct solomon_mind *m, ai_choice *out)
{
    m->rich = richest_reserve(m);
    m->beaten = beaten(m);
    weigh_options(m);
    look_ahead(m);
    if (m->play->actions) {
        keep_best(m, m->play->actions);
        solomon_play_out(m);
    }
    const solomon_option *chosen = choose(m);
    out->action = chosen->action;
    solomon_say_turn(m, out, wins(m, chosen));
}

/* --- carrying out --- */

static double mean_after(struct solomon_mind *m, const solomon_position *after)
{
    double sum = 0;

    for (int i = 0; i < m->worlds; i++) {
        float out[SOLOMON_SEATS];
        solomon_value_after(&m->map, &m->world[i], after, m->level->values, out);
        sum += (double)out[m->me];
    }
    return sum / m->worlds;
}

struct seeker {
    struct solomon_mind *m;
    double most;
};

static void seek(void *ctx, const solomon_position *after)
{
    struct seeker *s = ctx;
    double value = ai_halt(&s->m->clock) && s->most > 0 ? 0 : mean_after(s->m, after);

    if (value > s->most)
        s->most = value;
}

/* Worlds enough to compare what the own turn may leave behind; rivals' coins matter little there. */
static void draw_for_outcomes(struct solomon_mind *m)
{
    int worlds = solomon_mind_worlds(m);

    solomon_mind_draw(m, worlds < 8 ? worlds : 8 + (worlds - 8) / 4);
}

void solomon_choose_carry(struct solomon_mind *m, ai_choice *out)
{
    struct seeker carried = {m, -1}, left = {m, -1};

    draw_for_outcomes(m);
    solomon_position with = m->world[0].at;
    with.case_city = with.agent_city[m->pub->agent];
    solomon_each_use(&m->map, &with, m->pub->agent, seek, &carried);
    solomon_each_use(&m->map, &m->world[0].at, m->pub->agent, seek, &left);
    bool carry = carried.most > left.most || (m->level->carries && carried.most >= left.most);
    out->action = *solomon_mind_legal(m, carry ? SOLOMON_CARRY : SOLOMON_LEAVE, -1);
}

void solomon_choose_use(struct solomon_mind *m, ai_choice *out)
{
    double most = -1;

    draw_for_outcomes(m);
    for (size_t i = 0; i < m->legal_count && !(most >= 0 && ai_halt(&m->clock)); i++) {
        solomon_position after = m->world[0].at;
        if (m->legal[i].kind == SOLOMON_USE)
            solomon_position_use(&after, m->pub->agent, &m->legal[i]);
        double value = mean_after(m, &after);
        if (value > most) {
            most = value;
            out->action = m->legal[i];
        }
    }
}

/* Agents near the case, those that move it oddly a little more; never twice alike. */
void solomon_choose_invest(struct solomon_mind *m, ai_choice *out)
{
    double liking[SOLOMON_AGENTS], most = -1e9;

    for (int agent = 0; agent < SOLOMON_AGENTS; agent++) {
        size_t city = m->pub->agent_city[agent];
        bool odd = agent == SOLOMON_MAGICIAN || agent == SOLOMON_ROULETTE || agent == SOLOMON_VAGABOND;
        liking[agent] = (odd ? 0.6 : 0) + 1.2 * rng_unit(&m->rng);
        if (city < m->map.cities)
            liking[agent] -= 0.2 * m->map.hops[city][m->pub->hq[m->me]];
    }
    for (size_t i = 0; i < m->legal_count; i++) {
        const game_action *a = &m->legal[i];
        double value = liking[a->arg[0]] + liking[a->arg[1]];
        if (value > most) {
            most = value;
            out->action = *a;
        }
    }
}
