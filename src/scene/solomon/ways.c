#include "scene/solomon/parts.h"

#include "scene/solomon/own.h"

static struct thing a_city(int city)
{
    return (struct thing){THING_CITY, (uint8_t)city};
}

static struct thing an_agent(int agent)
{
    return (struct thing){THING_AGENT, (uint8_t)agent};
}

static struct thing word(int kind)
{
    return (struct thing){(uint8_t)kind, 0};
}

static struct way one(struct thing a)
{
    return (struct way){1, {a}};
}

static struct way two(struct thing a, struct thing b)
{
    return (struct way){2, {a, b}};
}

/* Vagabond is asked about the case only where taking it is possible. */
static bool may_carry(const struct ways_of *of)
{
    for (size_t i = 0; i < of->n; i++)
        if (of->legal[i].kind == SOLOMON_USE && of->legal[i].n == 2 &&
            of->legal[i].arg[1] == SOLOMON_ARG_CARRY)
            return true;
    return false;
}

static struct way way_to_use(const struct ways_of *of, const game_action *a)
{
    switch (of->view->pub.agent) {
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
        if (!may_carry(of))
            return one(a_city(a->arg[0]));
        return two(a_city(a->arg[0]), word(a->n == 2 ? THING_WITH : THING_WITHOUT));
    }
}

size_t solomon_ways(const void *of, const struct pick *pick, const game_action *a, struct way out[PICK_WAYS])
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
        out[0] = way_to_use(of, a);
        return 1;
    default:
        return 0;
    }
}
