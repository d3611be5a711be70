#include "ai/solomon/mind.h"

#include "ai/solomon/habits.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(sizeof(struct solomon_mind) <= 1U << 20,
               "a player and its search fit into a megabyte, and nothing is allocated later");

static bool has_express(const struct ai_setup *setup)
{
    return setup->config->option[SOLOMON_OPTION_EXPRESS];
}

/* A stream of its own, so that whoever has no choice draws nothing. */
static float thrift_of(const struct solomon_level *level, const struct ai_setup *setup)
{
    struct rng rng;

    rng_start(&rng, setup->seed, "purse");
    if (rng_below(&rng, 100) < level->lavish[setup->config->seats])
        return level->lax;
    return level->thrift + (has_express(setup) ? level->express : 0);
}

void solomon_mind_dress(struct solomon_mind *m, const char *character)
{
    m->own = *solomon_style_of(character);
    solomon_style_soften(&m->own, m->level->soft);
    m->own.keep *= 1 - m->level->looser;
    m->style = &m->own;
}

void *solomon_mind_create(const struct ai_setup *setup, const struct solomon_level *level)
{
    struct solomon_mind *m = calloc(1, sizeof *m);

    if (!m)
        return NULL;
    m->setup = *setup;
    if (level->with_express && has_express(setup))
        level = level->with_express;
    m->level = level;
    m->look = &level->ahead[setup->config->seats];
    m->play = &level->play[setup->config->seats];
    solomon_mind_dress(m, setup->character);
    solomon_map_read(setup->box, (setup->config->option[SOLOMON_OPTION_EXPRESS] != 0), &m->map);
    solomon_belief_start(&m->belief, setup->rules, setup->box, &m->map, setup->seat, setup->seed,
                         level->habits ? level->habits : &solomon_habits_1);
    if (m->play->actions)
        solomon_belief_start_about(&m->mirror, setup->rules, setup->box, &m->map, setup->seat, setup->seed,
                                   m->belief.habits);
    m->thrift = thrift_of(level, setup);
    m->blur = level->blur + (has_express(setup) ? level->blur_express : 0);
    rng_start(&m->rng, setup->seed, "mind");
    rng_start(&m->think, setup->seed, "think");
    rng_start(&m->luck, setup->seed, "luck");
    return m;
}

void *solomon_mind_of_kind(const struct ai_kind *kind, const struct ai_setup *setup)
{
    return solomon_mind_create(setup, kind->numbers);
}

void solomon_mind_destroy(void *player)
{
    free(player);
}

/* The event as it looks to whoever knows nobody's coins. */
static void see_in_mirror(struct solomon_mind *m, int actor, const game_action *masked,
                          const struct game_view *after)
{
    union {
        max_align_t align;
        struct solomon_view view;
    } open = {.view = *solomon_view_of(after)};

    open.view.seat = SEAT_NONE;
    open.view.open = 0;
    memset(open.view.secret, 0, sizeof open.view.secret);
    solomon_belief_see(&m->mirror, actor, masked, (const struct game_view *)(const void *)&open);
}

void solomon_mind_see(void *player, int actor, const game_action *masked, const struct game_view *after)
{
    struct solomon_mind *m = player;
    const struct solomon_public *b = &m->before;

    /* Who made this seat yield on its own turn is remembered. */
    if (masked->kind == SOLOMON_YIELD && actor == m->setup.seat && b->turn == actor &&
        b->bidding.challenger >= 0 && m->stopped_by[b->bidding.challenger] < 4)
        m->stopped_by[b->bidding.challenger]++;
    solomon_belief_see(&m->belief, actor, masked, after);
    if (m->play->actions)
        see_in_mirror(m, actor, masked, after);
    bool begins = solomon_view_of(after)->pub.phase == SOLOMON_PHASE_TURN && b->phase != SOLOMON_PHASE_TURN;
    m->before = solomon_view_of(after)->pub;
    if (begins)
        m->seen[m->turns++ % MIND_SEEN] = solomon_position_of(&m->before);
}

int solomon_mind_worlds(const struct solomon_mind *m)
{
    uint32_t n = m->limits->iterations ? m->limits->iterations : m->level->worlds;

    return n > MIND_WORLDS ? MIND_WORLDS : (int)n;
}

/* More time goes into more ways and more worlds alike: of few ways it knows soon which is best, and of few worlds never. */
solomon_look solomon_look_of(const struct solomon_level *level, int seats, int worlds)
{
    solomon_look look = level->ahead[seats];
    double times = level->grows ? sqrt((double)worlds / level->worlds) : 1;

    if (look.actions == 0)
        return look;
    look.actions = (uint16_t)fmin(MIND_AHEAD, fmax(2, round(look.actions * times)));
    look.worlds = (uint16_t)fmin(MIND_WORLDS, fmax(2, round(look.worlds * times)));
    return look;
}

solomon_look solomon_mind_look(const struct solomon_mind *m)
{
    solomon_look look = solomon_look_of(m->level, m->pub->seats, solomon_mind_worlds(m));

    if (look.worlds > m->worlds)
        look.worlds = (uint16_t)m->worlds;
    return look;
}

void solomon_mind_draw(struct solomon_mind *m, int n)
{
    struct solomon_secret secret[SOLOMON_SEATS];

    for (; m->worlds < n && m->worlds < MIND_WORLDS; m->worlds++) {
        struct solomon_world *w = &m->world[m->worlds];
        memset(secret, 0, sizeof secret);
        solomon_belief_draw(&m->belief, m->view, &m->rng, secret);
        solomon_world_of(m->pub, secret, w);
        solomon_value_after(&m->map, w, &w->at, m->level->values, m->stay[m->worlds]);
    }
}

double solomon_mind_mood(struct solomon_mind *m)
{
    return (2 * rng_unit(&m->rng) - 1) * (double)(m->style->noise + m->blur);
}

const game_action *solomon_mind_legal(const struct solomon_mind *m, int kind, int n)
{
    for (size_t i = 0; i < m->legal_count; i++)
        if (m->legal[i].kind == kind && (n < 0 || m->legal[i].arg[0] == n))
            return &m->legal[i];
    return NULL;
}

unsigned solomon_asked_after(const struct solomon_public *pub, int seat)
{
    unsigned left = 0;

    for (int next = (seat + 1) % pub->seats; next != pub->turn; next = (next + 1) % pub->seats)
        left |= 1U << next;
    return left;
}

/* How sure a rival with coins enough is to stop an action, by what it gains: as one would guess, and as was seen in play.
 * There whoever is known to have as many as the mover nearly always stops it, however little it gains; others are not so
 * sure of themselves. */
static double will_guessed(double gain)
{
    return gain <= 0 ? 0.02 : fmin(gain * 8, 0.96);
}

double solomon_will_to_stop(double gain)
{
    return gain <= -0.02 ? 0.1 : gain <= 0 ? 0.25 : fmin(0.3 + gain * 10, 0.96);
}

static double will_seen_of_known(double gain)
{
    return gain <= -0.02 ? 0.05 : gain <= 0 ? 0.3 : gain < 0.01 ? 0.75 : 0.96;
}

/* The chance that it does stop it, and wins the bid. */
static double will_to_stop(const struct solomon_mind *m, const struct solomon_world *w, int rival, int agent,
                           double gain)
{
    int moving = w->paid[w->next][agent];
    int shown = m->pub->proof[rival][agent].least - m->pub->spent[rival][agent];

    if (m->level->wary && shown > 0 && shown >= moving)
        return will_seen_of_known(gain);
    double will = m->level->wary ? solomon_will_to_stop(gain) : will_guessed(gain);
    return w->paid[rival][agent] == moving ? will * 0.7 : will; /* whoever names them all first */
}

double solomon_stopped(const struct solomon_mind *m, int i, int agent, int least, unsigned askable,
                       const float *out)
{
    const struct solomon_world *w = &m->world[i];
    const float *stay = m->stay[i];
    double stands = 1;

    for (int rival = 0; rival < w->seats; rival++) {
        int coins = w->paid[rival][agent];
        if (!(askable >> rival & 1) || coins < least || coins < w->paid[w->next][agent])
            continue;
        stands *= 1 - will_to_stop(m, w, rival, agent, (double)(stay[rival] - out[rival]));
    }
    return 1 - stands;
}

static void begin(struct solomon_mind *m, const struct game_view *view, const struct ai_limits *limits)
{
    const struct solomon_view *v = solomon_view_of(view);

    m->view = view;
    m->pub = &v->pub;
    m->me = v->seat;
    m->mine = &v->secret[v->seat];
    m->limits = limits;
    m->clock = ai_clock_start(limits);
    m->worlds = m->ahead = 0;
    m->option_count = 0;
    m->legal_count = m->setup.rules->view_legal(m->setup.box, view, m->legal, GAME_MAX_LEGAL);
}

void solomon_mind_decide(void *player, const struct game_view *view, const struct ai_limits *limits,
                         ai_choice *out)
{
    struct solomon_mind *m = player;

    begin(m, view, limits);
    if (m->legal_count == 0)
        return;
    /* Drawn before anything else, from the phase alone. */
    out->think_ms = ai_think_ms(&m->think, m->pub->phase == SOLOMON_PHASE_TURN);
    out->action = m->legal[0];
    switch (m->pub->phase) {
    case SOLOMON_PHASE_INVEST:
        solomon_choose_invest(m, out);
        break;
    case SOLOMON_PHASE_TURN:
        solomon_choose_turn(m, out);
        break;
    case SOLOMON_PHASE_RESPOND:
        solomon_choose_response(m, out);
        break;
    case SOLOMON_PHASE_BID:
        solomon_choose_bid(m, out);
        break;
    case SOLOMON_PHASE_CARRY:
        solomon_choose_carry(m, out);
        break;
    case SOLOMON_PHASE_ABILITY:
        solomon_choose_use(m, out);
        break;
    default:
        break;
    }
    if (!out->why[0])
        solomon_say_rest(m, out);
}

double solomon_mind_expects(const void *player, int seat, int thing)
{
    const struct solomon_mind *m = player;

    return solomon_belief_mean(&m->belief, seat, thing);
}
