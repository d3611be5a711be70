#include "ai/worlds.h"

#include "ai/apart.h"
#include "ai/particles.h"
#include "rules/match.h"

#include <stdlib.h>
#include <string.h>

enum {
    /* events of one secret choice at once; of a longer one the rest is drawn from what fits */
    HELD_BACK = 64,
    DRAW_TRIES = 32, /* of a chance event that has to look as it was seen */
};

/* An event of a secret choice that is not over yet. */
struct held {
    int actor;
    size_t number; /* of the event, from 1 */
    game_action action;
};

struct worlds {
    struct ai_setup setup;
    const struct ai_game *knowledge;
    struct rng rng;
    /* what does the work where each seat is guessed at by itself, and then nothing below is used; or NULL */
    struct apart *apart;
    void *mind; /* the game's own belief (ai_game.mind), likewise; or NULL */
    struct particles set;
    size_t seen;                /* events so far */
    game_decision decision;     /* after the last one */
    union match_view_room view; /* after the last one */
    struct held held[HELD_BACK];
    int held_count;
    bool choice_over; /* what is held is to be made up for */
    bool lost_count;  /* there was more than HELD_BACK */
};

/* ---- One world ---- */

static struct game_state *world_at(const struct worlds *w, int i)
{
    return (struct game_state *)(void *)((unsigned char *)w->set.item + w->set.size * (size_t)i);
}

/* Whether an action may be the one that was seen. */
static bool fits(const game_action *whole, const game_action *seen)
{
    if (whole->kind != seen->kind || whole->n != seen->n)
        return false;
    for (int i = 0; i < seen->n; i++)
        if (seen->arg[i] != GAME_HIDDEN && seen->arg[i] != whole->arg[i])
            return false;
    return true;
}

static bool complete_chance(struct worlds *w, const struct game_state *world, const game_action *seen,
                            game_action *out)
{
    const struct game_rules *rules = w->setup.rules;

    for (int tries = 0; tries < DRAW_TRIES; tries++) {
        *out = rules->chance(w->setup.box, world, rng_draw, &w->rng);
        if (fits(out, seen))
            return true;
        if (out->kind != seen->kind || out->n != seen->n)
            continue;
        for (int i = 0; i < seen->n; i++)
            if (seen->arg[i] != GAME_HIDDEN)
                out->arg[i] = seen->arg[i];
        if (rules->is_legal(w->setup.box, world, SEAT_NATURE, out))
            return true;
    }
    return false;
}

/* Any legal action that fits, as likely as it is for such a seat; *weight: their share in all
 * that the seat could do, so 1 where everything is hidden. */
static bool complete_choice(struct worlds *w, const struct game_state *world, int actor,
                            const game_action *seen, game_action *out, float *weight)
{
    const struct game_box *box = w->setup.box;
    game_action legal[GAME_MAX_LEGAL];
    size_t count = w->setup.rules->legal(box, world, actor, legal, GAME_MAX_LEGAL);
    double sum = 0, all = 0;

    /* Each is taken in place of those before with the chance that its weight has in the sum so far. */
    for (size_t i = 0; i < count; i++) {
        double likely =
            w->knowledge->likelihood ? (double)w->knowledge->likelihood(box, world, actor, &legal[i]) : 1;
        all += likely;
        if (!fits(&legal[i], seen))
            continue;
        sum += likely;
        if (likely > 0 && rng_unit(&w->rng) * sum < likely)
            *out = legal[i];
    }
    *weight = w->knowledge->likelihood && all > 0 ? (float)(sum / all) : 1;
    return sum > 0;
}

static bool complete(struct worlds *w, const struct game_state *world, int actor, const game_action *seen,
                     game_action *out, float *weight)
{
    if (w->knowledge->complete && actor >= 0 && w->knowledge->likelihood)
        *weight = w->knowledge->likelihood(w->setup.box, world, actor, seen);
    if (w->knowledge->complete)
        return w->knowledge->complete(w->setup.box, world, actor, seen, &w->rng, out);
    if (actor == SEAT_NATURE)
        return complete_chance(w, world, seen, out);
    return complete_choice(w, world, actor, seen, out, weight);
}

/* Carries out what was seen in one world; returns by what its weight is to be multiplied. */
static float carry_out(struct worlds *w, struct game_state *world, int actor, const game_action *seen)
{
    game_action whole = *seen;
    float weight = 1;

    if (!ai_is_open(seen)) {
        if (!complete(w, world, actor, seen, &whole, &weight))
            return 0;
        if (actor == w->setup.seat) /* it knew */
            weight = 1;
    } else if (actor >= 0 && actor != w->setup.seat && w->knowledge->likelihood) {
        weight = w->knowledge->likelihood(w->setup.box, world, actor, seen);
    }
    return w->setup.rules->apply(w->setup.box, world, actor, &whole, NULL) ? weight : 0;
}

/* ---- All of them ---- */

static void move_all(struct worlds *w, int actor, const game_action *seen)
{
    for (int i = 0; i < w->set.count; i++)
        if (w->set.weight[i] > 0)
            w->set.weight[i] *= carry_out(w, world_at(w, i), actor, seen);
}

static bool fresh(void *ctx, int slot)
{
    struct worlds *w = ctx;

    return w->setup.rules->sample(w->setup.box, match_room_view(&w->view), rng_draw, &w->rng,
                                  world_at(w, slot));
}

/* Worlds that do not look as the match does weigh nothing; keeps the rest rich. */
static void reconcile(struct worlds *w)
{
    union match_view_room room;
    float most = 0;

    for (int i = 0; i < w->set.count; i++) {
        if (w->set.weight[i] <= 0)
            continue;
        w->setup.rules->observe(w->setup.box, world_at(w, i), w->setup.seat, match_room_view(&room));
        if (memcmp(&room, &w->view, w->setup.rules->view_size) != 0)
            w->set.weight[i] = 0;
        most = w->set.weight[i] > most ? w->set.weight[i] : most;
    }
    /* Likelihoods are on any scale; particles are picked by weights of at most 2. */
    for (int i = 0; i < w->set.count && most > 0; i++)
        w->set.weight[i] *= 2 / most;
    particles_tend(&w->set, &w->rng, fresh, w);
}

void worlds_settle(struct worlds *w)
{
    if (!w->choice_over)
        return;
    for (int i = 0; i < w->held_count && !w->lost_count; i++)
        move_all(w, w->held[i].actor, &w->held[i].action);
    for (int i = 0; i < w->set.count && w->lost_count; i++)
        w->set.weight[i] = 0;
    w->held_count = 0;
    w->choice_over = w->lost_count = false;
    reconcile(w);
}

/* ---- Following the match ---- */

static int asked_count(const game_decision *d)
{
    return __builtin_popcount(d->asked);
}

/* Whether the secret choice that was made in `then` goes on in `now`. */
static bool goes_on(const game_decision *then, const game_decision *now)
{
    return now->asked && !(now->asked & ~then->asked) && now->phase == then->phase &&
           now->round == then->round && now->turn == then->turn;
}

static void hold_back(struct worlds *w, int actor, const game_action *masked)
{
    if (w->held_count < HELD_BACK)
        w->held[w->held_count++] = (struct held){actor, w->seen, *masked};
    else
        w->lost_count = true;
}

void worlds_see(struct worlds *w, int actor, const game_action *masked, const struct game_view *after)
{
    if (w->apart) {
        apart_see(w->apart, actor, masked, after);
        return;
    }
    if (w->mind) {
        w->knowledge->mind->see(w->mind, actor, masked, after);
        return;
    }
    worlds_settle(w);
    game_decision then = w->decision;
    bool secret = asked_count(&then) > 1 || w->held_count > 0;

    w->seen++;
    w->decision = w->setup.rules->view_decision(w->setup.box, after);
    memcpy(&w->view, after, w->setup.rules->view_size);
    if (secret) {
        hold_back(w, actor, masked);
        w->choice_over = !goes_on(&then, &w->decision);
        return;
    }
    move_all(w, actor, masked);
    reconcile(w);
}

void worlds_opened(struct worlds *w, size_t n, int actor, const game_action *masked)
{
    for (int i = 0; i < w->held_count; i++)
        if (w->held[i].number == n && w->held[i].actor == actor)
            w->held[i].action = *masked;
}

bool worlds_at_once(const struct worlds *w)
{
    return asked_count(&w->decision) > 1 || (w->held_count > 0 && !w->choice_over);
}

bool worlds_answer(struct worlds *w, const struct game_view *view, game_action *out)
{
    return w->mind && w->knowledge->mind->answer && w->knowledge->mind->answer(w->mind, view, out);
}

float worlds_cost(struct worlds *w, const struct game_view *view, const game_action *action)
{
    return w->mind && w->knowledge->mind->cost ? w->knowledge->mind->cost(w->mind, view, action) : 0;
}

bool worlds_draw(struct worlds *w, struct rng *rng, struct game_state *out)
{
    if (w->apart)
        return apart_draw(w->apart, rng, out);
    if (w->mind)
        return w->knowledge->mind->draw(w->mind, rng, out);
    int i = particles_pick(w->set.weight, w->set.count, rng);

    if (w->set.weight[i] <= 0)
        return w->setup.rules->sample(w->setup.box, match_room_view(&w->view), rng_draw, rng, out);
    memcpy(out, world_at(w, i), w->setup.rules->state_size);
    for (int k = 0; k < w->held_count; k++)
        if (w->held[k].actor == w->setup.seat)
            w->setup.rules->apply(w->setup.box, out, w->setup.seat, &w->held[k].action, NULL);
    return true;
}

/* ---- Made and freed ---- */

/* Every world as the match begins. False: it cannot begin so. */
static bool begin(struct worlds *w)
{
    const struct game_rules *rules = w->setup.rules;
    game_error err;

    for (int i = 0; i < w->set.count; i++) {
        w->set.weight[i] = 1;
        if (!rules->init(w->setup.box, w->setup.config, world_at(w, i), &err))
            return false;
    }
    rules->observe(w->setup.box, world_at(w, 0), w->setup.seat, match_room_view(&w->view));
    w->decision = rules->decision(w->setup.box, world_at(w, 0));
    return true;
}

static struct worlds *create_apart(const struct ai_setup *setup, const struct ai_game *knowledge, int count)
{
    struct worlds *w = calloc(1, sizeof *w);

    if (w && (w->apart = apart_create(setup, knowledge, count)))
        return w;
    free(w);
    return NULL;
}

static struct worlds *create_mind(const struct ai_setup *setup, const struct ai_game *knowledge)
{
    struct worlds *w = calloc(1, sizeof *w);

    if (w && (w->mind = calloc(1, knowledge->mind->size))) {
        w->knowledge = knowledge;
        knowledge->mind->begin(w->mind, setup);
        return w;
    }
    free(w);
    return NULL;
}

struct worlds *worlds_create(const struct ai_setup *setup, const struct ai_game *knowledge, int count)
{
    if (knowledge->secret_size > 0)
        return create_apart(setup, knowledge, count);
    if (knowledge->mind)
        return create_mind(setup, knowledge);
    size_t align = sizeof(max_align_t);
    size_t size = (setup->rules->state_size + align - 1) / align * align, all = size * (size_t)count;
    struct worlds *w = calloc(1, sizeof *w);
    unsigned char *room = calloc(2 * all + sizeof(float) * (size_t)count, 1);

    if (w && room) {
        w->setup = *setup;
        w->knowledge = knowledge;
        rng_start(&w->rng, setup->seed, "worlds");
        w->set = (struct particles){.item = room,
                                    .spare = room + all,
                                    .weight = (float *)(void *)(room + 2 * all),
                                    .size = size,
                                    .count = count};
        if (begin(w))
            return w;
    }
    free(room);
    free(w);
    return NULL;
}

void worlds_free(struct worlds *w)
{
    if (w) {
        free(w->set.item);
        apart_free(w->apart);
        free(w->mind);
    }
    free(w);
}
