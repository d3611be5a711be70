#include "scene/solomon/pick.h"

struct path {
    size_t count;
    struct thing step[PICK_STEPS];
};

static struct thing a_city(int city)
{
    return (struct thing){THING_CITY, (uint8_t)city};
}

static struct thing an_agent(int agent)
{
    return (struct thing){THING_AGENT, (uint8_t)agent};
}

static struct thing word(enum thing_kind kind)
{
    return (struct thing){(uint8_t)kind, 0};
}

static bool same(struct thing a, struct thing b)
{
    return a.kind == b.kind && a.index == b.index;
}

static struct path one(struct thing a)
{
    return (struct path){1, {a}};
}

static struct path two(struct thing a, struct thing b)
{
    return (struct path){2, {a, b}};
}

struct pick pick_begin(const struct solomon_view *view, enum pick_mode mode)
{
    return (struct pick){.mode = (uint8_t)mode, .acting = view->pub.agent};
}

/* Vagabond is asked about the case only where taking it is possible. */
static bool may_carry(const game_action *legal, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (legal[i].kind == SOLOMON_USE && legal[i].n == 2 && legal[i].arg[1] == SOLOMON_ARG_CARRY)
            return true;
    return false;
}

static struct path use_path(const game_action *a, uint8_t acting, const game_action *legal, size_t n)
{
    switch (acting) {
    case SOLOMON_BEACON:
        return one(an_agent(a->arg[0] - SOLOMON_ARG_AGENT));
    case SOLOMON_MAGICIAN:
        return one(a_city(a->arg[0]));
    case SOLOMON_ROULETTE:
        return one(word(THING_CASE));
    case SOLOMON_SPYGLASS:
        return two(an_agent(a->arg[0] - SOLOMON_ARG_AGENT), a_city(a->arg[1]));
    case SOLOMON_TEMPEST:
        return two(a_city(a->arg[0]), a->n > 1 ? a_city(a->arg[1]) : word(THING_STOP));
    default:
        if (!may_carry(legal, n))
            return one(a_city(a->arg[0]));
        return two(a_city(a->arg[0]), word(a->n == 2 ? THING_WITH : THING_WITHOUT));
    }
}

/* The ways to press an action together; returns how many. None: it is not made on the board. */
static size_t paths_of(const struct pick *pick, const game_action *a, const game_action *legal, size_t n,
                       struct path out[2])
{
    switch (a->kind) {
    case SOLOMON_MOVE:
        out[0] = two(an_agent(a->arg[0]), a_city(a->arg[1]));
        out[1] = two(a_city(a->arg[1]), an_agent(a->arg[0]));
        return pick->mode == PICK_MOVE ? 2 : 0;
    case SOLOMON_BURN:
        out[0] = two(an_agent(a->arg[0]), an_agent(a->arg[1]));
        return pick->mode == PICK_BURN ? 1 : 0;
    case SOLOMON_CARRY:
        out[0] = one(word(THING_CASE));
        return 1;
    case SOLOMON_LEAVE:
    case SOLOMON_SKIP:
        out[0] = one(word(THING_LATER));
        return 1;
    case SOLOMON_USE:
        out[0] = use_path(a, pick->acting, legal, n);
        return 1;
    default:
        return 0;
    }
}

static void light(struct pick_lit *lit, struct thing thing)
{
    switch (thing.kind) {
    case THING_AGENT:
        lit->agents |= (uint8_t)(1U << thing.index);
        break;
    case THING_CITY:
        lit->cities |= UINT64_C(1) << thing.index;
        break;
    case THING_CASE:
        lit->the_case = true;
        break;
    case THING_STOP:
        lit->stop = true;
        break;
    case THING_WITH:
        lit->with = true;
        break;
    case THING_WITHOUT:
        lit->without = true;
        break;
    default:
        lit->later = true;
    }
}

static bool begins_with(const struct path *path, const struct thing *taken, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (i >= path->count || !same(path->step[i], taken[i]))
            return false;
    return true;
}

struct pick_lit pick_next(const struct pick *pick, const game_action *legal, size_t n)
{
    struct pick_lit lit = {0};
    for (size_t i = 0; i < n; i++) {
        struct path path[2];
        size_t ways = paths_of(pick, &legal[i], legal, n, path);
        for (size_t w = 0; w < ways; w++)
            if (path[w].count > pick->count && begins_with(&path[w], pick->taken, pick->count))
                light(&lit, path[w].step[pick->count]);
    }
    for (size_t i = 0; i < n; i++) /* not now is always there */
        lit.later = lit.later || legal[i].kind == SOLOMON_SKIP || legal[i].kind == SOLOMON_LEAVE;
    return lit;
}

static bool is_lit(const struct pick_lit *lit, struct thing thing)
{
    struct pick_lit alone = {0};
    light(&alone, thing);
    return (alone.cities & lit->cities) || (alone.agents & lit->agents) ||
           (alone.the_case && lit->the_case) || (alone.stop && lit->stop) || (alone.with && lit->with) ||
           (alone.without && lit->without) || (alone.later && lit->later);
}

/* The action that is wholly pressed, or NULL. */
static const game_action *complete(const struct pick *pick, const game_action *legal, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        struct path path[2];
        size_t ways = paths_of(pick, &legal[i], legal, n, path);
        for (size_t w = 0; w < ways; w++)
            if (path[w].count == pick->count && begins_with(&path[w], pick->taken, pick->count))
                return &legal[i];
    }
    return NULL;
}

enum pick_result pick_press(struct pick *pick, struct thing thing, const game_action *legal, size_t n,
                            game_action *out)
{
    if (pick->count > 0 && same(pick->taken[pick->count - 1], thing)) {
        pick->count--;
        return PICK_BACK;
    }
    struct pick trial = *pick;
    struct pick_lit lit = pick_next(&trial, legal, n);
    if (thing.kind == THING_LATER || !is_lit(&lit, thing)) {
        trial.count = 0;
        lit = pick_next(&trial, legal, n);
        if (!is_lit(&lit, thing))
            return PICK_REFUSED;
    }
    trial.taken[trial.count++] = thing;
    *pick = trial;
    const game_action *done = complete(pick, legal, n);
    if (!done)
        return PICK_ON;
    *out = *done;
    return PICK_DONE;
}

bool pick_back(struct pick *pick)
{
    if (pick->count == 0)
        return false;
    pick->count--;
    return true;
}

bool pick_taken(const struct pick *pick, struct thing thing)
{
    for (size_t i = 0; i < pick->count; i++)
        if (same(pick->taken[i], thing))
            return true;
    return false;
}
