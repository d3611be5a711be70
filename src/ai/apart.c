#include "ai/apart.h"

#include "ai/particles.h"
#include "rules/match.h"

#include <stdlib.h>
#include <string.h>

/* By what it weighs less that a guess had to be mended. */
static const float MENDED = 0.05f;

struct apart {
    struct ai_setup setup;
    const struct ai_game *knowledge;
    struct rng rng;
    struct particles guess[GAME_MAX_SEATS]; /* of each other seat */
    int seat;                               /* whose guesses are being tended */
    union match_view_room view;             /* after the last event */
    union match_view_room world;            /* fits it; what others hide is anything */
    bool fits;                              /* there is such a world */
};

static struct game_state *state_in(union match_view_room *room)
{
    return (struct game_state *)(void *)room;
}

static void *guess_at(const struct apart *a, int seat, int i)
{
    return (unsigned char *)a->guess[seat].item + a->guess[seat].size * (size_t)i;
}

/* What a seat hides in a world. */
static unsigned char *secret_of(const struct apart *a, struct game_state *world, int seat)
{
    return (unsigned char *)world + a->knowledge->secret_at + (size_t)seat * a->knowledge->secret_size;
}

/* The seat does in the world what was seen; by what the guess at it is to be multiplied. */
static float carry_out(struct apart *a, struct game_state *world, int seat, const game_action *seen)
{
    const struct ai_game *k = a->knowledge;
    const struct game_box *box = a->setup.box;
    game_action whole = *seen;
    float weight = k->likelihood ? k->likelihood(box, world, seat, seen) : 1;

    if (!ai_is_open(seen) && !k->complete(box, world, seat, seen, &a->rng, &whole))
        return 0;
    return a->setup.rules->apply(box, world, seat, &whole, NULL) ? weight : 0;
}

/* One guess follows the match, mended where it has to be; returns by what its weight is to be multiplied. */
static float follow(struct apart *a, int seat, int i, const game_action *seen, const struct game_view *after)
{
    union match_view_room room = a->world, looks;
    struct game_state *world = state_in(&room);
    void *guess = guess_at(a, seat, i);

    memcpy(secret_of(a, world, seat), guess, a->knowledge->secret_size);
    float weight = carry_out(a, world, seat, seen);
    if (weight <= 0 && a->knowledge->mend && a->knowledge->mend(a->setup.box, world, seat, seen))
        weight = MENDED * carry_out(a, world, seat, seen);
    if (weight <= 0)
        return 0;
    a->setup.rules->observe(a->setup.box, world, a->setup.seat, match_room_view(&looks));
    memcpy(guess, secret_of(a, world, seat), a->knowledge->secret_size);
    return memcmp(&looks, after, a->setup.rules->view_size) == 0 ? weight : 0;
}

static bool fresh(void *ctx, int slot)
{
    struct apart *a = ctx;
    union match_view_room room;

    if (!a->setup.rules->sample(a->setup.box, match_room_view(&a->view), rng_draw, &a->rng, state_in(&room)))
        return false;
    memcpy(guess_at(a, a->seat, slot), secret_of(a, state_in(&room), a->seat), a->knowledge->secret_size);
    return true;
}

/* Keeps the guesses at a seat rich. */
static void tend(struct apart *a, int seat)
{
    struct particles *guess = &a->guess[seat];
    float most = 0;

    for (int i = 0; i < guess->count; i++)
        most = guess->weight[i] > most ? guess->weight[i] : most;
    for (int i = 0; i < guess->count && most > 0; i++) /* particles are picked by weights of at most 2 */
        guess->weight[i] *= 2 / most;
    a->seat = seat;
    particles_tend(guess, &a->rng, fresh, a);
}

static void look(struct apart *a, const struct game_view *after)
{
    memcpy(&a->view, after, a->setup.rules->view_size);
    a->fits = a->setup.rules->sample(a->setup.box, after, rng_draw, &a->rng, state_in(&a->world));
}

void apart_see(struct apart *a, int actor, const game_action *masked, const struct game_view *after)
{
    bool rival = actor >= 0 && actor != a->setup.seat;

    for (int i = 0; rival && i < a->guess[actor].count; i++)
        if (a->guess[actor].weight[i] > 0)
            a->guess[actor].weight[i] *= follow(a, actor, i, masked, after);
    look(a, after);
    if (rival)
        tend(a, actor);
}

bool apart_draw(struct apart *a, struct rng *rng, struct game_state *out)
{
    if (!a->fits)
        return false;
    memcpy(out, &a->world, a->setup.rules->state_size);
    for (int seat = 0; seat < a->setup.config->seats; seat++) {
        const struct particles *guess = &a->guess[seat];
        if (seat != a->setup.seat)
            memcpy(secret_of(a, out, seat),
                   guess_at(a, seat, particles_pick(guess->weight, guess->count, rng)),
                   a->knowledge->secret_size);
    }
    return true;
}

/* ---- Made and freed ---- */

/* Everybody as the match begins. False: it cannot begin so. */
static bool begin(struct apart *a, int count)
{
    game_error err;
    union match_view_room room;

    if (!a->setup.rules->init(a->setup.box, a->setup.config, state_in(&room), &err))
        return false;
    a->setup.rules->observe(a->setup.box, state_in(&room), a->setup.seat, match_room_view(&a->view));
    a->world = room;
    a->fits = true;
    for (int seat = 0; seat < a->setup.config->seats; seat++)
        for (int i = 0; i < count; i++) {
            a->guess[seat].weight[i] = 1;
            memcpy(guess_at(a, seat, i), secret_of(a, state_in(&room), seat), a->knowledge->secret_size);
        }
    return true;
}

struct apart *apart_create(const struct ai_setup *setup, const struct ai_game *knowledge, int count)
{
    size_t size = knowledge->secret_size, all = size * (size_t)count, n = (size_t)count;
    size_t seats = setup->config->seats;
    struct apart *a = calloc(1, sizeof *a);
    unsigned char *room = calloc(seats * (sizeof(float) * n + 2 * all), 1);

    if (a && room) {
        unsigned char *item = room + seats * n * sizeof(float);
        a->setup = *setup;
        a->knowledge = knowledge;
        rng_start(&a->rng, setup->seed, "worlds");
        for (size_t i = 0; i < seats; i++)
            a->guess[i] = (struct particles){.item = item + 2 * i * all,
                                             .spare = item + (2 * i + 1) * all,
                                             .weight = (float *)(void *)room + i * n,
                                             .size = size,
                                             .count = count};
        if (begin(a, count))
            return a;
    }
    free(room);
    free(a);
    return NULL;
}

void apart_free(struct apart *a)
{
    if (a)
        free(a->guess[0].weight);
    free(a);
}
