#include "ai/solomon/habits.h"

enum { IN_RESERVE = SOLOMON_COINS - SOLOMON_TOKEN_COINS - 2, HABIT_CHANGES = 4 /* in a hundred payoffs */ };

/* Which of several, so many of a hundred being of each. */
static uint8_t draw_from(const uint8_t *share, uint8_t count, struct rng *rng)
{
    int at = (int)rng_below(rng, 100);
    uint8_t drawn = 0;

    while (drawn < count - 1 && (at -= share[drawn]) >= 0)
        drawn++;
    return drawn;
}

/* How likely a rival is to pay this agent next: those near the case, and those it has paid already. */
static float pull(const struct solomon_habit_scene *s, const solomon_particle *p, int agent)
{
    size_t city = s->pub->agent_city[agent];

    if (city >= s->map->cities || (s->pub->burnt >> agent & 1))
        return 0;
    float near = 1.0f / (1.0f + (float)s->map->hops[city][s->pub->case_city]);
    return 0.25f + near + (p->gross[agent] >= 2 ? 0.3f : 0);
}

/* The agent of a payoff, or SOLOMON_NOBODY. */
static int draw_agent(const struct solomon_habit_scene *s, const solomon_particle *p)
{
    float chance[SOLOMON_AGENTS], sum = 0;

    for (int agent = 0; agent < SOLOMON_AGENTS; agent++)
        sum += chance[agent] = pull(s, p, agent);
    float at = sum * (float)rng_unit(s->rng);
    int agent = 0;
    while (agent < SOLOMON_AGENTS - 1 && (at -= chance[agent]) >= 0)
        agent++;
    while (chance[agent] <= 0 && agent > 0)
        agent--;
    return chance[agent] > 0 ? agent : SOLOMON_NOBODY;
}

/* how: of a hundred; below `all` it is everything that is left, then for `heap` of them anything up to that, then a few. */
static void pay_agent(const struct solomon_habit_scene *s, solomon_particle *p, int how, int all, int heap)
{
    int agent = draw_agent(s, p);

    if (agent == SOLOMON_NOBODY)
        return;
    int coins = how < all          ? p->reserve
                : how < all + heap ? 1 + (int)rng_below(s->rng, p->reserve)
                                   : 1 + (int)rng_below(s->rng, 5);
    if (coins > p->reserve)
        coins = p->reserve;
    p->gross[agent] = (uint8_t)(p->gross[agent] + coins);
    p->reserve = (uint8_t)(p->reserve - coins);
}

static void pay_doctor(solomon_particle *p)
{
    p->doctor++;
    p->reserve--;
}

/* --- since version 5 --- */

/* In hundredths. The first of two: as long as it has paid no agent. */
typedef struct habit {
    uint8_t pays[2];   /* of its turns */
    uint8_t agent[2];  /* of its payoffs */
    uint8_t doctor[2]; /* the rest is for nobody */
    uint8_t all,
        heap; /* of what agents get: all that is left, or anything up to that; the rest is a few coins */
} habit;

enum { HABITS = 7 };

static const habit habits[HABITS] = {
    {{65, 50}, {95, 15}, {5, 80}, 8, 60},  /* backs an agent, then pays Dr. Solomon */
    {{60, 8}, {97, 20}, {3, 20}, 80, 15},  /* puts everything on one agent */
    {{97, 97}, {2, 5}, {97, 93}, 1, 2},    /* waits for the shields to go up */
    {{60, 45}, {92, 60}, {4, 10}, 2, 8},   /* spreads */
    {{95, 90}, {40, 10}, {5, 15}, 2, 5},   /* feints */
    {{80, 60}, {25, 30}, {74, 65}, 5, 50}, /* pays Dr. Solomon first */
    {{45, 35}, {50, 35}, {40, 40}, 20, 30} /* any of these */
};
/* Of a hundred rivals, how many are of each habit. */
static const uint8_t habit_share[HABITS] = {20, 15, 12, 15, 8, 15, 15};

static uint8_t draw(struct rng *rng)
{
    return draw_from(habit_share, HABITS, rng);
}

static bool has_paid_agents(const solomon_particle *p)
{
    return p->reserve + p->doctor < IN_RESERVE;
}

static void pay_by(const struct solomon_habit_scene *s, solomon_particle *p, uint8_t (*anew)(struct rng *rng))
{
    int roll = (int)rng_below(s->rng, 100), how = (int)rng_below(s->rng, 100);
    bool paid = has_paid_agents(p);

    if (rng_below(s->rng, 100) < HABIT_CHANGES)
        p->habit = anew(s->rng);
    const habit *h = &habits[p->habit];
    if (p->reserve == 0)
        return;
    if ((roll -= h->doctor[paid]) < 0)
        pay_doctor(p);
    else if (roll - h->agent[paid] < 0)
        pay_agent(s, p, how, h->all, h->heap);
}

static void pay(const struct solomon_habit_scene *s, solomon_particle *p)
{
    pay_by(s, p, draw);
}

static float pays(const solomon_particle *p)
{
    return p->reserve == 0 ? 0.05f : (float)habits[p->habit].pays[has_paid_agents(p)] / 100;
}

const struct solomon_habits solomon_habits_5 = {
    .particles = 1024, .anew = 12, .draw = draw, .pay = pay, .pays = pays};

/* --- since version 6: more of those who pay Dr. Solomon, for who has read the rules twice does --- */

static const uint8_t habit_share_6[HABITS] = {14, 8, 18, 15, 5, 30, 10};

static uint8_t draw_6(struct rng *rng)
{
    return draw_from(habit_share_6, HABITS, rng);
}

static void pay_6(const struct solomon_habit_scene *s, solomon_particle *p)
{
    pay_by(s, p, draw_6);
}

const struct solomon_habits solomon_habits_6 = {
    .particles = 1024, .anew = 12, .draw = draw_6, .pay = pay_6, .pays = pays, .temper = 0.4f};

/* --- up to version 4 --- */

/* In hundredths: nothing, Dr. Solomon (while the die is far, and near), everything to one agent, any heap; the rest is a few
 * coins. */
typedef struct habit_1 {
    uint8_t none, doctor_far, doctor_near, all, heap;
} habit_1;

enum { HABITS_1 = 5 };

static const habit_1 habits_1[HABITS_1] = {
    {6, 8, 25, 4, 10},   /* spreads */
    {5, 6, 20, 35, 35},  /* heaps */
    {6, 85, 85, 1, 2},   /* waits for the shields to go up */
    {60, 8, 20, 3, 5},   /* feints */
    {8, 10, 25, 20, 20}, /* any of these */
};
static const uint8_t habit_share_1[HABITS_1] = {30, 20, 15, 10, 25};

static uint8_t draw_1(struct rng *rng)
{
    return draw_from(habit_share_1, HABITS_1, rng);
}

static void pay_1(const struct solomon_habit_scene *s, solomon_particle *p)
{
    int roll = (int)rng_below(s->rng, 100), how = (int)rng_below(s->rng, 100);

    if (rng_below(s->rng, 100) < HABIT_CHANGES)
        p->habit = draw_1(s->rng);
    const habit_1 *h = &habits_1[p->habit];
    if (p->reserve == 0 || (roll -= h->none) < 0)
        return;
    if (roll < (s->pub->track <= 6 ? h->doctor_near : h->doctor_far))
        pay_doctor(p);
    else
        pay_agent(s, p, how, h->all, h->heap);
}

const struct solomon_habits solomon_habits_1 = {.particles = 256, .draw = draw_1, .pay = pay_1};
