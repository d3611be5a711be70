#include "table/pick.h"

bool thing_same(struct thing a, struct thing b)
{
    return a.kind == b.kind && a.index == b.index;
}

bool pick_is_lit(const struct pick_lit *lit, struct thing thing)
{
    return lit->of[thing.kind] >> thing.index & 1;
}

void pick_light(struct pick_lit *lit, struct thing thing)
{
    lit->of[thing.kind] |= UINT64_C(1) << thing.index;
}

static bool begins_with(const struct way *way, const struct thing *taken, size_t count)
{
    if (count > way->count)
        return false;
    for (size_t i = 0; i < count; i++)
        if (!thing_same(way->step[i], taken[i]))
            return false;
    return true;
}

/* What goes on with what was taken; with `alone` also what makes an action by itself, whatever was taken before. */
static struct pick_lit next(const struct pick *pick, const struct pick_from *from, bool alone)
{
    struct pick_lit lit = {0};

    for (size_t i = 0; i < from->n; i++) {
        struct way way[PICK_WAYS];
        size_t ways = from->ways(from->ctx, pick, &from->legal[i], way);

        for (size_t w = 0; w < ways; w++)
            if (way[w].count > pick->count && begins_with(&way[w], pick->taken, pick->count))
                pick_light(&lit, way[w].step[pick->count]);
            else if (alone && way[w].count == 1)
                pick_light(&lit, way[w].step[0]);
    }
    return lit;
}

struct pick_lit pick_next(const struct pick *pick, const struct pick_from *from)
{
    return next(pick, from, true);
}

/* The action that is wholly pressed, or NULL. */
static const game_action *complete(const struct pick *pick, const struct pick_from *from)
{
    for (size_t i = 0; i < from->n; i++) {
        struct way way[PICK_WAYS];
        size_t ways = from->ways(from->ctx, pick, &from->legal[i], way);

        for (size_t w = 0; w < ways; w++)
            if (way[w].count == pick->count && begins_with(&way[w], pick->taken, pick->count))
                return &from->legal[i];
    }
    return NULL;
}

enum pick_result pick_press(struct pick *pick, struct thing thing, const struct pick_from *from,
                            game_action *out)
{
    if (pick->count > 0 && thing_same(pick->taken[pick->count - 1], thing)) {
        pick->count--;
        return PICK_BACK;
    }
    struct pick trial = *pick;
    struct pick_lit lit = next(&trial, from, false);
    if (!pick_is_lit(&lit, thing)) {
        trial.count = 0;
        lit = next(&trial, from, false);
        if (!pick_is_lit(&lit, thing))
            return PICK_REFUSED;
    }
    trial.taken[trial.count++] = thing;
    *pick = trial;
    const game_action *done = complete(pick, from);
    if (!done)
        return PICK_ON;
    *out = *done;
    return PICK_DONE;
}

const game_action *pick_only(const struct pick *pick, const struct pick_from *from)
{
    const game_action *found = NULL;

    for (size_t i = 0; i < from->n; i++) {
        struct way way[PICK_WAYS];
        size_t ways = from->ways(from->ctx, pick, &from->legal[i], way);
        bool goes_on = false;

        for (size_t w = 0; w < ways; w++)
            goes_on |= way[w].count > pick->count && begins_with(&way[w], pick->taken, pick->count);
        if (goes_on && found)
            return NULL;
        found = goes_on ? &from->legal[i] : found;
    }
    return found;
}

const game_action *pick_ends(const struct pick *pick, const struct pick_from *from, uint32_t kinds)
{
    for (size_t i = 0; i < from->n; i++) {
        struct way way[PICK_WAYS];
        size_t ways = from->ways(from->ctx, pick, &from->legal[i], way);
        for (size_t w = 0; w < ways; w++)
            if (way[w].count == pick->count + 1U && begins_with(&way[w], pick->taken, pick->count) &&
                kinds >> way[w].step[pick->count].kind & 1)
                return &from->legal[i];
    }
    return NULL;
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
        if (thing_same(pick->taken[i], thing))
            return true;
    return false;
}
